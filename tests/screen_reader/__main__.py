"""python -m tests.screen_reader [--lesson] [base] [pro] [special] [no_thanks] [qwixx_cards]: start the program on a
screen of its own and let a stranger play a round of each by ear, or learn it.

Needs Debian's xvfb, dbus, at-spi2-core and python3-pyatspi. Exit code 0 when every
round was played to its end and the stranger was told of what happened.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pega6_desktop.app.settings import SettingsFile
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import Preferences

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BUS_LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
DEBIAN_PYTHON = Path("/usr/bin/python3")
"""The system's Python: python3-pyatspi is made for it."""
PATIENCE_S = 300
GAMES = ("no_thanks", "qwixx_cards")
VARIANTS = ("base", "pro", "special", *GAMES)
"""Variants of the first game, and the other games as they come."""
SEATS = (
    SeatInfo(name="", kind="human"),
    SeatInfo(name="Ana", kind="bot", level="random", avatar=1),
    SeatInfo(name="Bia", kind="bot", level="random", avatar=2),
)


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
    """Play the rounds and say how they went."""
    if lacking := missing():
        print(f"This needs: sudo apt-get install {' '.join(lacking)}")
        return 2
    what = "lesson" if "--lesson" in sys.argv else ""
    variants = [word for word in sys.argv[1:] if word in VARIANTS] or list(VARIANTS)
    failed = [variant for variant in variants if play(variant, what) != 0]
    print(f"{len(variants) - len(failed)} passed, {len(failed)} failed", *failed)
    return 1 if failed else 0


def play(variant: str, what: str) -> int:
    """One round of this variant, or its lesson; 0 when all went well."""
    print(f"--- {variant} {what}", flush=True)
    with tempfile.TemporaryDirectory() as home:
        folders = {f"XDG_{kind}_HOME": f"{home}/{kind.lower()}" for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
        plan = TablePlan(seats=SEATS, variant=variant, deal="20")
        if variant in GAMES:
            plan = TablePlan(game=variant, seats=SEATS, deal="20")
        chosen = Preferences(language="en", tempo="off", plan=plan)
        SettingsFile(Path(folders["XDG_CONFIG_HOME"]) / "pega6" / "settings.json").save(chosen)
        environment = {**os.environ, **folders, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LANGUAGE": "en"}
        script = f"{BUS_LAUNCHER} --launch-immediately & sleep 1; {sys.executable} -m pega6_desktop & PROGRAM=$!; "
        script += f"{DEBIAN_PYTHON} {HERE / 'listener.py'} {variant} {what}; CODE=$?; "
        script += "kill $PROGRAM; wait $PROGRAM; exit $CODE"
        session = ["xvfb-run", "-a", "dbus-run-session", "--", "sh", "-c", script]
        return subprocess.run(session, cwd=ROOT, env=environment, timeout=PATIENCE_S, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
