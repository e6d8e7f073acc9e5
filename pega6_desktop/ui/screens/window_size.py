"""Where the window opens and how large.

Owns the sizes, and what becomes of the place of last time on the screens of today. Must not know what is in the window,
nor ask Qt for anything: screens and saved places come in as plain boxes.
"""

from collections.abc import Sequence

import msgspec

FIRST_SIZE = (1280, 800)
SMALLEST_SIZE = (800, 560)
"""Smaller windows scroll instead of shrinking further."""

GRIP = (120, 40)
"""As much of a window must lie on some screen, at its upper edge, for a mouse to take hold of it."""


class Box(msgspec.Struct, frozen=True):
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


def placed(size: tuple[int, int] | None, corner: tuple[int, int] | None, screens: Sequence[Box]) -> Box:
    """Where a window of this size and upper left corner opens on these screens, the first of which is the main one.

    It opens as it was left where enough of it can be seen and held; otherwise (its monitor is gone, the desktop has
    another size) in the middle of the main screen. It is never larger than its screen has room for, but for the
    smallest size, whose upper left corner stays in view.
    """
    wide, tall = FIRST_SIZE if size is None else size
    home = None if corner is None else _screen_of(Box(*corner, wide, tall), screens)
    room = screens[0] if home is None else home
    wide = max(SMALLEST_SIZE[0], min(wide, room.width))
    tall = max(SMALLEST_SIZE[1], min(tall, room.height))
    if home is None or corner is None:
        return Box(room.x + max(0, room.width - wide) // 2, room.y + max(0, room.height - tall) // 2, wide, tall)
    return Box(_within(corner[0], wide, room.x, room.right), _within(corner[1], tall, room.y, room.bottom), wide, tall)


def _screen_of(window: Box, screens: Sequence[Box]) -> Box | None:
    """The screen that shows most of the window's upper edge, None where no screen shows enough to hold it."""
    edge = Box(window.x, window.y, window.width, GRIP[1])
    seen = [(_shared(edge, screen), screen) for screen in screens]
    held = [(wide * tall, screen) for (wide, tall), screen in seen if wide >= GRIP[0] and tall >= GRIP[1] // 2]
    return max(held, key=lambda entry: entry[0])[1] if held else None


def _shared(one: Box, other: Box) -> tuple[int, int]:
    """Width and height of what two boxes have in common."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, wide), max(0, tall)


def _within(start: int, length: int, low: int, high: int) -> int:
    """The start that keeps the whole length between low and high, or at least the start."""
    return max(low, min(start, high - length))
