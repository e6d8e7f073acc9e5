"""python -m tests.screen_reader: start the program on a screen of its own and let a stranger play a round by ear.

Needs Debian's xvfb, dbus, at-spi2-core and python3-pyatspi. Exit code 0 when the round was played to its end.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
DEBIAN_PYTHON = Path("/usr/bin/python3")
"""The system's Python: python3-pyatspi is made for it."""
PATIENCE_S = 300


def missing() -> list[str]:
    """Debian packages that are still needed."""
    commands = {"Xvfb": "xvfb", "xvfb-run": "xvfb", "dbus-run-session": "dbus"}
    lacking = {package for command, package in commands.items() if shutil.which(command) is None}
    if not BUS_LAUNCHER.exists():
        lacking.add("at-spi2-core")
    asked = subprocess.run([DEBIAN_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    if asked.returncode != 0:
        lacking.add("python3-pyatspi")
    return sorted(lacking)


def main() -> int:
    """Play the round and say how it went."""
    if lacking := missing():
        print(f"This needs: sudo apt-get install {' '.join(lacking)}")
        return 2
    with tempfile.TemporaryDirectory() as home:
        folders = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
        environment = {**os.environ, **folders, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANGUAGE": "en"}
        script = f"{BUS_LAUNCHER} --launch-immediately & sleep 1; {sys.executable} -m pega6_desktop & PROGRAM=$!; "
        script += f"{DEBIAN_PYTHON} {HERE / 'listener.py'}; CODE=$?; kill $PROGRAM; exit $CODE"
        session = ["xvfb-run", "-a", "dbus-run-session", "--", "sh", "-c", script]
        done = subprocess.run(session, cwd=ROOT, env=environment, timeout=PATIENCE_S, check=False)
    print("1 passed, 0 failed" if done.returncode == 0 else "0 passed, 1 failed")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
