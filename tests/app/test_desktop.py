"""What the desktop wishes, asked in the way of each desktop, and never a reason to fail."""

import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pega6_desktop.app import desktop

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the desktops of Linux")


def with_gsettings(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    tool = folder / "gsettings"
    tool.write_text(f"#!/bin/sh\n{script}\n")
    tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", f"{folder}:/bin:/usr/bin")


@pytest.mark.parametrize(
    ("script", "wish"),
    [("echo false", True), ("echo true", False), ("exit 1", False), ("sleep 5", False)],
    ids=["off", "on", "fails", "hangs"],
)
def test_gnome_is_asked_for_its_animations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, *, wish: bool
) -> None:
    with_gsettings(tmp_path, monkeypatch, script)
    assert desktop.wishes_less_motion({"XDG_CURRENT_DESKTOP": "GNOME"}) is wish


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[KDE]\n", False),
        ("[KDE]\nAnimationDurationFactor=much\n", False),
        ("no section\n", False),
    ],
    ids=["none", "half", "unsaid", "not a number", "broken"],
)
def test_plasma_is_asked_for_its_factor(tmp_path: Path, text: str, *, wish: bool) -> None:
    (tmp_path / "kdeglobals").write_text(text)
    environment = {"XDG_CURRENT_DESKTOP": "KDE", "XDG_CONFIG_HOME": str(tmp_path)}
    assert desktop.wishes_less_motion(environment) is wish


def test_without_a_desktop_or_its_tool_nothing_is_wished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert desktop.wishes_less_motion({}) is False
    assert desktop.wishes_less_motion({"XDG_CURRENT_DESKTOP": "sway"}) is False
    assert desktop.wishes_less_motion({"XDG_CURRENT_DESKTOP": "KDE", "HOME": str(tmp_path)}) is False


def test_the_theme_of_an_unknown_desktop_is_light(qapp: QApplication) -> None:
    assert desktop.theme_wish() == "light"
