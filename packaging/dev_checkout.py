"""The checkout, and how its commands speak.

Owns the folders of a checkout and the one exception that ends a command with a sentence. Must not know the commands.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
CATALOGUES = ROOT / "build" / "i18n"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

_LEADS_PYTHON_ASTRAY = frozenset(
    {"PYTHONHOME", "PYTHONPATH", "PIP_TARGET", "PIP_PREFIX", "PIP_USER", "__PYVENV_LAUNCHER__"}
)


class Problem(Exception):
    """Something the person at the terminal has to do first; the text says what."""


def say(line: str) -> None:
    """One line for the person at the terminal, at once."""
    print(line, flush=True)


def clean_environment() -> dict[str, str]:
    """The environment without the variables that would make the checkout's own Python look elsewhere."""
    return {key: value for key, value in os.environ.items() if key not in _LEADS_PYTHON_ASTRAY}


def run(words: Sequence[str | Path]) -> int:
    """Run a command in the checkout, its output on the terminal, and return its exit code."""
    return subprocess.run(words, cwd=ROOT, env=clean_environment(), check=False).returncode


def become_program(words: Sequence[str]) -> int:  # noqa: RET503  # execve never comes back
    """Let the program take this process's place, in the folder the person is in, where the system can do that."""
    command = [os.fspath(PYTHON), "-P", "-m", "pega6_desktop", *words]
    environment = {**clean_environment(), "PYTHONPATH": os.fspath(ROOT)}
    if sys.platform == "win32":
        return subprocess.run(command, env=environment, check=False).returncode
    os.execve(PYTHON, command, environment)
