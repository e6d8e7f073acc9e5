"""What the player's desktop wishes: dark or light, more contrast, less motion; and what it is told of the theme.

Owns asking the system. Must not fail where a system cannot be asked: then it wishes nothing.
"""

import configparser
import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

_ASK_LIMIT_S = 1.0
_CLIENT_AREA_ANIMATION = 0x1042


def theme_wish() -> str:
    """The name of the theme that looks like the desktop now."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "dark" if hints.colorScheme() == Qt.ColorScheme.Dark else "light"


def dress_windows(is_dark: bool | None) -> None:  # noqa: FBT001 - the three answers are the whole meaning
    """Let title bars and the desktop's own dialogs be dark or light as the table is; None: as the desktop is."""
    schemes = {None: Qt.ColorScheme.Unknown, True: Qt.ColorScheme.Dark, False: Qt.ColorScheme.Light}
    QGuiApplication.styleHints().setColorScheme(schemes[is_dark])


def wishes_less_motion(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether animations are switched off for this desktop."""
    if sys.platform == "win32":
        return not _windows_animates()
    if sys.platform == "darwin":
        return _answer("defaults", "read", "com.apple.universalaccess", "reduceMotion") == "1"
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").upper()
    if "KDE" in desktop:
        return _kde_is_still(environment)
    if desktop:
        return _answer("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false"
    return False


def _windows_animates() -> bool:
    is_on = ctypes.c_int(1)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009  # there only on Windows
    user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(is_on), 0)
    return bool(is_on.value)


def _kde_is_still(environment: Mapping[str, str]) -> bool:
    """Plasma scales all animations by a factor; 0 means none."""
    folder = Path(environment.get("XDG_CONFIG_HOME") or Path(environment.get("HOME", "")) / ".config")
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    with suppress(OSError, configparser.Error, ValueError):
        parser.read(folder / "kdeglobals", encoding="utf-8")
        return float(parser.get("KDE", "AnimationDurationFactor", fallback="1")) == 0
    return False


def _answer(program: str, *words: str) -> str:
    """What a system's own tool says; empty when it is not there, fails or does not answer in time."""
    found = shutil.which(program)
    if found is None:
        return ""
    with suppress(OSError, subprocess.SubprocessError):
        done = subprocess.run([found, *words], capture_output=True, text=True, timeout=_ASK_LIMIT_S, check=False)
        return done.stdout.strip()
    return ""
