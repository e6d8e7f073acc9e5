"""The environment in .venv: one Python, exactly what pyproject.toml names.

Owns .venv and the stamp that tells whether it is still right. Must not know what is run in it.
"""

import errno
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from dev_checkout import PYTHON, ROOT, VENV, Problem, clean_environment, run, say

STAMP = VENV / "pega6-stamp.json"
CONSTRAINTS = ROOT / "packaging" / "constraints.txt"
TOOLS = ROOT / "build" / "tools"
THIS_PYTHON = f"{sys.version_info.major}.{sys.version_info.minor}"


def wanted(*, has_dev_tools: bool, has_sound: bool = True) -> list[str]:
    """The requirements of pyproject.toml, as pip reads them; the loudspeakers are two thirds of them in bytes."""
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    chosen = [extras["sound"] if has_sound else [], extras["dev"] if has_dev_tools else []]
    return [*project["dependencies"], *(requirement for extra in chosen for requirement in extra)]


def ensure(requirements: Sequence[str], *, is_pinned: bool = False) -> None:
    """Make .venv hold `requirements` for this Python; quick when it already does.

    is_pinned: in exactly the versions, and from exactly the files, that packaging/constraints.txt names.

    Raises PermissionError where the checkout cannot be written to, Problem for everything else a person can mend.
    """
    stamp = _read_stamp()
    is_right_python = stamp.get("python") == THIS_PYTHON and PYTHON.exists()
    pins = [f"sha256:{hashlib.sha256(CONSTRAINTS.read_bytes()).hexdigest()}"] if is_pinned else []
    if is_right_python and {*requirements, *pins} <= set(stamp["requirements"]):
        return
    _prepare_folder()
    if is_pinned:
        _install(["--require-hashes", "--only-binary=:all:", f"--requirement={CONSTRAINTS}"])
    else:
        _install(requirements)
    requirements = [*requirements, *pins]
    STAMP.write_text(json.dumps({"python": THIS_PYTHON, "requirements": list(requirements)}), "utf-8")


def renew_constraints() -> int:
    """Let uv, fetched for this alone, name what pyproject.toml allows today on every system; the exit code."""
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--upgrade", f"--target={TOOLS}", "uv>=0.9"]
    if run(pip) != 0:
        raise Problem("pip could not fetch uv, which looks up the versions; its own words are above.")
    uv = TOOLS / "bin" / ("uv.exe" if sys.platform == "win32" else "uv")
    words = ["--quiet", "--upgrade", "--universal", "--generate-hashes", "--only-binary=:all:", "--no-header"]
    words += ["--python-version=3.11", "--extra=sound", "--extra=dev", "--custom-compile-command=dev.py constraints"]
    return run([uv, "pip", "compile", *words, f"--output-file={CONSTRAINTS.relative_to(ROOT)}", "pyproject.toml"])


def _read_stamp() -> dict[str, Any]:
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and isinstance(stamp.get("requirements"), list) else {}


def _prepare_folder() -> None:
    """Leave a .venv of this Python with a pip in it: the present one, or a new one."""
    STAMP.unlink(missing_ok=True)
    if VENV.exists() and not _is_usable():
        _remove()
    if not VENV.exists():
        _create()


def _is_usable() -> bool:
    """Made by a Python of this version, which is still there, and finished up to its pip."""
    settings = VENV / "pyvenv.cfg"
    if not settings.is_file() or not PYTHON.exists():
        return False
    lines = [line.partition("=") for line in settings.read_text("utf-8").splitlines()]
    version = next((value.strip() for key, _, value in lines if key.strip() == "version"), "")
    if version.split(".")[:2] != THIS_PYTHON.split("."):
        return False
    pip = subprocess.run([PYTHON, "-m", "pip", "--version"], env=clean_environment(), capture_output=True, check=False)
    return pip.returncode == 0


def _remove() -> None:
    if not (VENV / "pyvenv.cfg").is_file() and any(VENV.iterdir()):
        raise Problem(f"{VENV} is in the way: it is no Python environment. Move or delete it and start again.")
    say(f"Removing the environment in {VENV}: it was made for another Python or was not finished.")
    shutil.rmtree(VENV)


def _create() -> None:
    say(f"Making an environment for Python {THIS_PYTHON} in {VENV}")
    if importlib.util.find_spec("venv") is None or importlib.util.find_spec("ensurepip") is None:
        raise Problem(_no_venv())
    made = subprocess.run(
        [sys.executable, "-m", "venv", VENV], env=clean_environment(), capture_output=True, text=True, check=False
    )
    if made.returncode == 0:
        return
    if not os.access(ROOT, os.W_OK):
        raise PermissionError(errno.EACCES, "not writable", os.fspath(ROOT))
    said = (made.stdout + made.stderr).strip()
    advice = f"\n{_no_venv()}" if "ensurepip" in said else ""
    raise Problem(f"Python could not make an environment in {VENV}:\n{said}{advice}")


def _no_venv() -> str:
    return (
        f"{sys.executable} needs its modules venv and ensurepip. On Debian and Ubuntu they come with:\n"
        "  sudo apt-get install python3-venv"
    )


def _install(requirements: Sequence[str]) -> None:
    say("Installing what pyproject.toml names (about 110 MB the first time, 280 MB with sound)")
    options = ["--disable-pip-version-check", "--no-input", "--prefer-binary"]
    if run([PYTHON, "-m", "pip", "install", *options, *requirements]) != 0:
        raise Problem(
            "pip could not install what Pega 6 needs; its own words are above.\n"
            "If they speak of a connection, a time-out or no matching distribution: check the network (or the proxy or "
            "the mirror pip is set to) and start the same command again; what is already there is kept.\n"
            "If they speak of space: about 900 MB must be free."
        )
