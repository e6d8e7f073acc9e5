"""The disk image for macOS: the application, and a link to where it is dragged to.

Owns the image and the trial of what is in it. Must not know how the application is frozen.
"""

import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from dev_checkout import Problem

TRIES, PAUSE_S = 5, 10.0
"""On rented machines something else often holds a fresh image ("Resource busy")."""


def build(application: Path, image: Path) -> Path:
    """Make the image of the application. Raises Problem where the system's tools refuse."""
    _must(["codesign", "--verify", "--deep", application])
    with tempfile.TemporaryDirectory() as folder:
        stage = Path(folder)
        _must(["ditto", application, stage / application.name])
        (stage / "Applications").symlink_to("/Applications")
        _must(
            ["hdiutil", "create", "-ov", "-volname", "Pega 6", "-srcfolder", stage, "-format", "UDZO", image],
            tries=TRIES,
        )
    return image


def selftest(image: Path, program: Path) -> int:
    """Let the program in the image, at this place of it, test itself; the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        _must(["hdiutil", "attach", "-nobrowse", "-readonly", "-mountpoint", folder, image], tries=TRIES)
        try:
            return subprocess.run([Path(folder) / program, "--selftest"], check=False).returncode
        finally:
            _must(["hdiutil", "detach", folder], tries=TRIES)


def _must(command: Sequence[str | Path], tries: int = 1) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    if tries == 1:
        raise Problem(f"{command[0]} failed:\n{done.stderr.strip()}")
    time.sleep(PAUSE_S)
    _must(command, tries - 1)
