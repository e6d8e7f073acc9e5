"""The list of shared libraries is what the installed Qt really asks for: no more, no less."""

import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

import PySide6
import pytest

import shared_objects
from elf import needed
from pega6_desktop.app import system_libraries

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere PySide6 brings everything")

PYSIDE = Path(PySide6.__file__).parent
PLUGINS = PYSIDE / "Qt" / "plugins"
DRAWING = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets", "QtDBus")
PLUGIN_FILES = (
    "platforms/libqoffscreen.so",
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "imageformats/libqjpeg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
)
X11_PLUGIN_FILES = (
    "platforms/libqxcb.so",
    "xcbglintegrations/libqxcb-egl-integration.so",
    "xcbglintegrations/libqxcb-glx-integration.so",
)
WAYLAND_PLUGIN_FILES = (
    "platforms/libqwayland.so",
    "wayland-shell-integration/libxdg-shell.so",
    "wayland-decoration-client/libadwaita.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
)


@pytest.fixture(scope="module")
def carried() -> dict[str, Path]:
    """The libraries that come with PySide6 itself, by name."""
    return {
        file.name: file
        for file in PYSIDE.parent.glob("*/**/*.so*")
        if file.parts[-2] in {"lib", "shiboken6", "PySide6"}
    }


def outside(files: Iterable[Path], carried: dict[str, Path]) -> set[str]:
    """What `files` and everything of PySide6 they pull in ask of the system."""
    asked: set[str] = set()
    seen: set[Path] = set()
    waiting = list(files)
    while waiting:
        file = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        names = needed(file)
        waiting += [carried[name] for name in names & carried.keys()]
        asked |= names - carried.keys()
    return asked - shared_objects.OF_EVERY_LINUX


def test_drawing_needs_exactly_the_base_list(carried: dict[str, Path]) -> None:
    modules = [PYSIDE / f"{name}.abi3.so" for name in DRAWING]
    tools = [PYSIDE / "lrelease", PYSIDE / "lupdate"]
    files = [*modules, *tools, *(PLUGINS / name for name in PLUGIN_FILES)]
    asked = outside(files, carried)
    assert asked <= set(system_libraries.BASE)
    assert system_libraries.packages(asked) == system_libraries.packages(system_libraries.BASE)


def test_windows_on_x11_need_exactly_the_x11_list_beside_it(carried: dict[str, Path]) -> None:
    asked = outside([PLUGINS / name for name in X11_PLUGIN_FILES], carried)
    assert asked - set(system_libraries.BASE) == set(system_libraries.X11)


def test_windows_on_wayland_need_exactly_the_wayland_list_beside_it(carried: dict[str, Path]) -> None:
    asked = outside([PLUGINS / name for name in WAYLAND_PLUGIN_FILES], carried)
    assert asked - set(system_libraries.BASE) == set(system_libraries.WAYLAND)


def test_the_loudspeakers_need_exactly_the_sound_list_beside_it(carried: dict[str, Path]) -> None:
    asked = outside([PYSIDE / "QtMultimedia.abi3.so"], carried)
    assert asked - set(system_libraries.BASE) == set(system_libraries.SOUND)


def test_the_command_names_each_package_once() -> None:
    command = system_libraries.install_command(["libxcb.so.1", "libgthread-2.0.so.0", "libglib-2.0.so.0"])
    assert command == "sudo apt-get update && sudo apt-get install libglib2.0-0 libxcb1"


def test_a_library_that_is_nowhere_is_missing() -> None:
    assert system_libraries.missing(["libc.so.6", "libnothing-of-the-kind.so.9"]) == ("libnothing-of-the-kind.so.9",)


@pytest.mark.skipif(shutil.which("apt-get") is None, reason="not a Debian")
def test_this_machine_was_set_up() -> None:
    assert system_libraries.missing() == ()
