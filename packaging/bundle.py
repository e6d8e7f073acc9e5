"""The frozen program: one folder with everything in it, how large it is, and whether it works.

Owns build/bundle and dist. Must not know how the environment was made, nor what packages are made of the folder.
"""

import ctypes
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import archives
import elf
import icu_data
import licences
import shared_objects
import stamps
import windows_version
from dev_checkout import CATALOGUES, PYTHON, ROOT, VENV, Problem, clean_environment, say

BUILD = ROOT / "build" / "bundle"
DIST = ROOT / "dist"
FOLDER = DIST / "pega6"
APPLICATION = DIST / "Pega 6.app"
PROGRAMS = {"win32": FOLDER / "pega6.exe", "darwin": APPLICATION / "Contents" / "MacOS" / "pega6"}
PROGRAM = PROGRAMS.get(sys.platform, FOLDER / "pega6")
"""What is shipped, and so what tests itself: on macOS the application is laid out anew of the folder."""
LICENCES = BUILD / "LICENSES.txt"
ICONS = BUILD / "icons"
WINDOWS_VERSION = BUILD / "windows-version.txt"
LARGEST = 10
PACKED_GOAL_MB, UNPACKED_GOAL_MB = 75, 145
_NOT_STRIPPED = "numpy.libs"
"""Their sections are laid out in a way that strip breaks."""


def why_impossible() -> str | None:
    """What this machine lacks to freeze the program, as a sentence; None when it lacks nothing."""
    if not sys.platform.startswith("linux"):
        return None
    if shutil.which("objdump") is None:
        return "To freeze the program objdump is needed. On Debian and Ubuntu: sudo apt-get install binutils"
    if not _has_library_of_python():
        package = f"libpython{sys.version_info.major}.{sys.version_info.minor}"
        return (
            "To freeze the program this Python's shared library is needed. "
            f"On Debian and Ubuntu: sudo apt-get install {package}"
        )
    return None


def freeze() -> Path:
    """Build the folder anew and return it; see `why_impossible`.

    Raises Problem with the end of the builder's words, or with libraries nobody declared.
    """
    shutil.rmtree(FOLDER, ignore_errors=True)
    BUILD.mkdir(parents=True, exist_ok=True)
    LICENCES.write_text(licences.text(site_packages()), "utf-8")
    WINDOWS_VERSION.write_text(windows_version.resource(stamps.version()), "utf-8")
    drawn = subprocess.run([PYTHON, ROOT / "packaging" / "icons.py", ICONS], env=clean_environment(), check=False)
    if drawn.returncode != 0:
        raise Problem("The icons could not be drawn.")
    _run_pyinstaller()
    _strip()
    for library in FOLDER.rglob(icu_data.PATTERN):
        if not library.is_symlink():
            icu_data.cut(library)
    _settle()
    _put_licences_beside()
    _refuse_undeclared()
    return FOLDER


def site_packages() -> Path:
    """Where the environment has its installed parts."""
    return next((VENV / "lib").glob("python3*/site-packages"), None) or VENV / "Lib" / "site-packages"


def report(*packages: Path) -> None:
    """Print how large everything is, and the largest parts."""
    say(f"unpacked: {_megabytes(FOLDER):.0f} MB (goal {UNPACKED_GOAL_MB} MB)")
    for package in packages:
        say(f"{package.relative_to(ROOT)}: {_megabytes(package):.0f} MB (goal {PACKED_GOAL_MB} MB)")
    parts = sorted((file for file in FOLDER.rglob("*") if file.is_file()), key=lambda file: -file.lstat().st_size)
    say(f"The {LARGEST} largest parts:")
    for file in parts[:LARGEST]:
        say(f"  {_megabytes(file):6.1f} MB  {file.relative_to(FOLDER)}")


def selftest() -> int:
    """Let the frozen program try itself, and start processes of its own; the exit code of what fails first.

    What it says is passed on: on Windows a program with windows has no terminal of its own to say it in.
    """
    for words in (["--selftest"], ["arena", "--bots", "random,lowest", "--rounds", "8", "--jobs", "2", "--quiet"]):
        done = subprocess.run(
            [PROGRAM, *words],
            cwd=DIST,
            env=clean_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        say(done.stdout.rstrip())
        if done.returncode != 0:
            return done.returncode
    return 0


def _has_library_of_python() -> bool:
    """Debian's Python is linked without its shared library, which lies in a package of its own."""
    name = f"libpython{sys.version_info.major}.{sys.version_info.minor}.so.1.0"
    places = [Path(str(sysconfig.get_config_var(key))) for key in ("LIBDIR", "LIBPL")]
    if any((place / name).is_file() for place in [*places, Path(sys.base_prefix) / "lib"]):
        return True
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _run_pyinstaller() -> None:
    environment = clean_environment() | {
        "PEGA6_BUILD": str(BUILD),
        "PEGA6_CATALOGUES": str(CATALOGUES),
        "PEGA6_VERSION": stamps.version(),
        # Nothing of other builds on this machine, and nothing left outside of the checkout.
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "cache"),
        # Two builds of one commit are the same: times and the order of sets do not matter.
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(stamps.commit_time()),
    }
    command: list[str | Path] = [PYTHON, "-m", "PyInstaller", "--noconfirm", "--clean"]
    command += ["--distpath", DIST, "--workpath", BUILD / "work", ROOT / "packaging" / "pega6.spec"]
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if built.returncode != 0:
        raise Problem("The program could not be frozen:\n" + "\n".join(built.stderr.splitlines()[-15:]))


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


def _settle() -> None:
    """Nothing in the folder tells of the machine it was built on: no path of its Python, no odd permissions."""
    if not sys.platform.startswith("linux"):
        return
    for file in FOLDER.rglob("*"):
        if file.is_file() and not file.is_symlink():
            if ".so" in file.name:
                elf.forget_builder(file)
            file.chmod(archives.EXECUTABLE if file == PROGRAM else archives.PLAIN)


def _put_licences_beside() -> None:
    """Where somebody who looks into the folder finds them; About shows its own copy."""
    shutil.copyfile(ROOT / "LICENSE", FOLDER / "LICENSE.txt")
    shutil.copyfile(LICENCES, FOLDER / "LICENSES.txt")


def _refuse_undeclared() -> None:
    if not sys.platform.startswith("linux"):
        return
    undeclared = shared_objects.undeclared(FOLDER)
    if undeclared:
        lines = [f"  {name}, asked for by {', '.join(files)}" for name, files in sorted(undeclared.items())]
        raise Problem("The frozen program asks for libraries nobody declared:\n" + "\n".join(lines))


def _megabytes(place: Path) -> float:
    files = [place] if place.is_file() else [file for file in place.rglob("*") if file.is_file()]
    return sum(file.lstat().st_size for file in files) / 1e6
