"""The frozen program: one folder with everything in it, its sizes, and the archive made of it.

Owns build/bundle and dist. Must not know how the environment was made, nor how packages are tried out.
"""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.metadata import Distribution
from pathlib import Path

import dev_environment
from dev_checkout import CATALOGUES, PYTHON, ROOT, VENV, Problem, clean_environment, say

BUILD = ROOT / "build" / "bundle"
DIST = ROOT / "dist"
FOLDER = DIST / "pega6"
LICENCES = BUILD / "LICENSES.txt"
ICONS = BUILD / "icons"
LARGEST = 10
PACKED_GOAL_MB, UNPACKED_GOAL_MB = 75, 190
_NOT_STRIPPED = "numpy.libs"
"""Their sections are laid out in a way that strip breaks."""


def version() -> str:
    """The version, from the one place that has it."""
    text = (ROOT / "pega6_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise Problem("pega6_desktop/__init__.py names no version.")
    return found[1]


def freeze() -> Path:
    """Build the folder anew and return it. Raises Problem with the end of the builder's words."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    LICENCES.write_text("\n\n".join(_licences()), "utf-8")
    drawn = subprocess.run([PYTHON, ROOT / "packaging" / "icons.py", ICONS], env=clean_environment(), check=False)
    if drawn.returncode != 0:
        raise Problem("The icons could not be drawn.")
    environment = clean_environment() | {
        "PEGA6_BUILD": str(BUILD),
        "PEGA6_CATALOGUES": str(CATALOGUES),
        "PEGA6_VERSION": version(),
        # Two builds of one commit are the same: times and the order of sets do not matter.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": commit_time(),
    }
    command: list[str | Path] = [PYTHON, "-m", "PyInstaller", "--noconfirm"]
    command += ["--distpath", DIST, "--workpath", BUILD / "work"]
    built = subprocess.run(
        [*command, ROOT / "packaging" / "pega6.spec"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if built.returncode != 0:
        raise Problem("The program could not be frozen:\n" + "\n".join(built.stderr.splitlines()[-15:]))
    _strip()
    return FOLDER


def commit_time() -> str:
    """Seconds since 1970 of the present commit; of 2026 where there is no commit."""
    told = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False)
    return told.stdout.strip() or "1767225600"


def pack() -> Path:
    """The folder as a .tar.gz that runs wherever it is unpacked."""
    archive = DIST / f"pega6-{version()}-{sys.platform}-{_machine()}.tar.gz"
    moment = int(commit_time())

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment
        return entry

    with tarfile.open(archive, "w:gz", compresslevel=9) as tar:
        for file in [FOLDER, *sorted(FOLDER.rglob("*"))]:
            tar.add(file, arcname=str(file.relative_to(DIST)), recursive=False, filter=plain)
    return archive


def report(*packages: Path) -> None:
    """Print how large everything is, and the largest parts."""
    unpacked = _megabytes(FOLDER)
    say(f"unpacked: {unpacked:.0f} MB (goal {UNPACKED_GOAL_MB} MB)")
    for package in packages:
        say(f"{package.relative_to(ROOT)}: {_megabytes(package):.0f} MB (goal {PACKED_GOAL_MB} MB)")
    parts = sorted((file for file in FOLDER.rglob("*") if file.is_file()), key=lambda file: -file.lstat().st_size)
    say(f"The {LARGEST} largest parts:")
    for file in parts[:LARGEST]:
        say(f"  {_megabytes(file):6.1f} MB  {file.relative_to(FOLDER)}")


def selftest() -> int:
    """Let the frozen program try itself; its exit code."""
    program = FOLDER / ("pega6.exe" if sys.platform == "win32" else "pega6")
    return subprocess.run([program, "--selftest"], cwd=DIST, env=clean_environment(), check=False).returncode


def _machine() -> str:
    return os.uname().machine if hasattr(os, "uname") else "x86_64"


def _megabytes(place: Path) -> float:
    files = [place] if place.is_file() else [file for file in place.rglob("*") if file.is_file()]
    return sum(file.lstat().st_size for file in files) / 1e6


def _strip() -> None:
    """Take the symbols out of shared libraries; only a developer's tools read them."""
    if not sys.platform.startswith("linux") or shutil.which("strip") is None:
        return
    libraries = [
        file
        for file in FOLDER.rglob("*.so*")
        if file.is_file() and not file.is_symlink() and _NOT_STRIPPED not in file.parts
    ]
    subprocess.run(["strip", "--strip-unneeded", *libraries], stderr=subprocess.DEVNULL, check=False)


def _licences() -> Iterator[str]:
    """Every bundled part with its licence, for the file beside the program and the page About."""
    yield "Pega 6 contains, besides its own work (MIT licence), the following."
    yield f"Python {sys.version.split()[0]}: Python Software Foundation License 2.0\n{_python_licence()}"
    site = next((VENV / "lib").glob("python3*/site-packages"), None) or VENV / "Lib" / "site-packages"
    for name in bundled(site):
        part = _part(site, name)
        licence = " ".join(
            {*(part.metadata.get_all("License-Expression") or ()), *(part.metadata.get_all("License") or ())}
        )
        texts = [str(file.read_text()) for file in part.files or () if "/licenses/" in str(file)]
        yield "\n\n".join([f"{name} {part.version}: {licence}", *texts])
    yield "Letters: Bricolage Grotesque\n" + (ROOT / "resources" / "fonts" / "OFL.txt").read_text("utf-8")


def bundled(site: Path) -> list[str]:
    """Names of the installed parts the program needs, and of what those need, in the alphabet's order."""
    found: set[str] = set()
    waiting = [_name(requirement) for requirement in dev_environment.wanted(has_dev_tools=False)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            asked = (one for one in _part(site, name).requires or () if "extra ==" not in one)
            waiting += [_name(requirement) for requirement in asked]
    return sorted(found)


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found is not None, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _part(site: Path, name: str) -> Distribution:
    return next(iter(Distribution.discover(name=name, path=[str(site)])))


def _python_licence() -> str:
    places = (Path(sys.base_prefix) / "LICENSE.txt", Path(os.__file__).parent / "LICENSE.txt")
    return next(
        (place.read_text("utf-8") for place in places if place.is_file()), "https://docs.python.org/3/license.html"
    )
