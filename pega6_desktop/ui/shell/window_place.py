"""The window takes its place of last time, and leaves it for the next.

Owns what Qt is asked about screens and shapes. Must not know what is in the window; where it fits is plain arithmetic.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore, WindowShape
from pega6_desktop.ui.shell.window_size import NO_FRAME, USUAL_FRAME, Frame, ScreenBox, placed, smallest


def take_place(window: QWidget, chosen: Preferences) -> None:
    """Stand where and as large as last time, as far as the screens of today allow."""
    corner = chosen.corner if _has_places() else None
    rooms = screens()
    # What was left had room with the frame there is; if it has none now, the first activation draws the window in.
    box = placed(chosen.window, corner, rooms, USUAL_FRAME if chosen.window is None else NO_FRAME)
    window.setMinimumSize(*smallest(rooms[0], USUAL_FRAME))
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
