"""The window takes its place of last time, and leaves it for the next.

Owns what Qt is asked about screens and shapes. Must not know what is in the window; where it fits is plain arithmetic.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore, WindowShape

FIRST_SIZE = (1280, 800)
SMALLEST_SIZE = (640, 400)
"""In logical px: what everything is laid out for. A screen that has no room for it makes the window smaller still."""

GRIP = (120, 40)
"""As much of a window must lie on some screen, at its upper edge, for a mouse to take hold of it."""


class ScreenBox(msgspec.Struct, frozen=True):
    """A rectangle in logical px of the whole desktop."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height


class Frame(NamedTuple):
    """What the desktop puts around a window, in logical px."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def size(self) -> tuple[int, int]:
        """By how much it is wider and taller than what is inside."""
        return self.left + self.right, self.top + self.bottom


NO_FRAME = Frame(0, 0, 0, 0)
USUAL_FRAME = Frame(6, 38, 6, 6)
"""Taken for the frame as long as the desktop has not told it, which it does with the first show."""


def placed(
    size: tuple[int, int] | None, corner: tuple[int, int] | None, screens: Sequence[ScreenBox], frame: Frame
) -> ScreenBox:
    """Where a window of this size and upper left corner opens on these screens, the first of which is the main one.

    size: without the frame, as is that of the answer; the corner is the frame's, here and there. It opens as it was
    left where enough of it can be seen and held; otherwise (its monitor is gone, the desktop has another size) in the
    middle of the main screen. With its frame it is never larger than its screen has room for.
    """
    across, down = frame.size
    wide, tall = FIRST_SIZE if size is None else size
    home = None if corner is None else _screen_of(ScreenBox(*corner, wide + across, tall + down), screens)
    room = screens[0] if home is None else home
    least = smallest(room, frame)
    wide = max(least[0], min(wide, room.width - across))
    tall = max(least[1], min(tall, room.height - down))
    if home is None or corner is None:
        left = room.x + max(0, room.width - wide - across) // 2
        return ScreenBox(left, room.y + max(0, room.height - tall - down) // 2, wide, tall)
    left = _within(corner[0], wide + across, room.x, room.right)
    return ScreenBox(left, _within(corner[1], tall + down, room.y, room.bottom), wide, tall)


def smallest(room: ScreenBox, frame: Frame) -> tuple[int, int]:
    """Width and height below which the window does not go on a screen with this room."""
    across, down = frame.size
    return min(SMALLEST_SIZE[0], room.width - across), min(SMALLEST_SIZE[1], room.height - down)


def _screen_of(window: ScreenBox, screens: Sequence[ScreenBox]) -> ScreenBox | None:
    """The screen that shows most of the window's upper edge, None where no screen shows enough to hold it."""
    edge = ScreenBox(window.x, window.y, window.width, GRIP[1])
    seen = [(_shared(edge, screen), screen) for screen in screens]
    held = [(wide * tall, screen) for (wide, tall), screen in seen if wide >= GRIP[0] and tall >= GRIP[1] // 2]
    return max(held, key=lambda entry: entry[0])[1] if held else None


def _shared(one: ScreenBox, other: ScreenBox) -> tuple[int, int]:
    """Width and height of what two boxes have in common."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, wide), max(0, tall)


def _within(start: int, length: int, low: int, high: int) -> int:
    """The start that keeps the whole length between low and high, or at least the start."""
    return max(low, min(start, high - length))


def take_place(window: QWidget, chosen: Preferences) -> None:
    """Stand where and as large as last time, as far as the screens of today allow."""
    corner = chosen.corner if _has_places() else None
    areas = screens()
    # What was left had room with the frame there is; if it has none now, the first activation draws the window in.
    box = placed(chosen.window, corner, areas, USUAL_FRAME if chosen.window is None else NO_FRAME)
    window.setMinimumSize(*smallest(areas[0], USUAL_FRAME))
    window.resize(box.width, box.height)
    if corner is not None:
        window.move(box.x, box.y)


def fit_with_frame(window: QWidget) -> None:
    """Draw the window in where it hangs over an edge of its screen with the frame that it has by now."""
    if window.isMaximized() or window.isFullScreen():
        return
    margins, room = window.windowHandle().frameMargins(), _room(window.screen())
    frame = Frame(margins.left(), margins.top(), margins.right(), margins.bottom())
    window.setMinimumSize(*smallest(room, frame))
    standing = ScreenBox(window.x(), window.y(), window.width(), window.height())
    box = placed((standing.width, standing.height), (standing.x, standing.y), [room], frame)
    window.resize(box.width, box.height)
    if (box.x, box.y) != (standing.x, standing.y) and _has_places():
        window.move(box.x, box.y)


def leave_place(window: QWidget, preferences: PreferenceStore) -> None:
    """Keep size, corner and shape; those of a window that fills a screen are the ones it had before."""
    shape: WindowShape = "full" if window.isFullScreen() else "maximized" if window.isMaximized() else "normal"
    box = window.geometry() if shape == "normal" else window.normalGeometry()
    kept: dict[str, object] = {"window_shape": shape}
    if box.isValid():
        kept["window"] = (box.width(), box.height())
        if _has_places():
            kept["corner"] = (window.x(), window.y()) if shape == "normal" else (box.x(), box.y())
    preferences.change(**kept)


def show_as_left(window: QWidget, shape: WindowShape) -> None:
    """Show it free, maximized, or over the whole screen."""
    match shape:
        case "full":
            window.showFullScreen()
        case "maximized":
            window.showMaximized()
        case _:
            window.show()


def toggle_full_screen(window: QWidget) -> None:
    """Over the whole screen, or back to the shape before."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def screens() -> list[ScreenBox]:
    """The room on every screen, the main one first."""
    main = QGuiApplication.primaryScreen()
    others = [screen for screen in QGuiApplication.screens() if screen != main]
    return [_room(screen) for screen in (main, *others)]


def _room(screen: QScreen) -> ScreenBox:
    room = screen.availableGeometry()
    return ScreenBox(room.x(), room.y(), room.width(), room.height())


def _has_places() -> bool:
    """Whether the desktop tells windows where they are; Wayland does not, and answers nought."""
    return not QGuiApplication.platformName().startswith("wayland")
