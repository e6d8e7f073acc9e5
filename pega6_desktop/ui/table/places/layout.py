"""Where everything on a table goes that every game has: pure arithmetic from the size of the window, in logical pixels.

Owns rectangles and the frame of a table: bar, mat, status line, hand, own plate and buttons. Every length is a token
times the unit. Must not know Qt, cards or players.
"""

import math
from typing import Final, NamedTuple

import msgspec

from pega6_desktop.ui.look.look import SMALL_UNIT, unit_for

ASPECT: Final = 1.4
MARGIN: Final = 16
BAR: Final = 48
HAND_CARD: Final = 106
_WATCHED_CARD = 80
PLATE: Final = 196
NARROW_PLATE: Final = 150
_NARROW_BUTTON, _LEAST_BUTTON = 176, 150
_HAND_WISH = 384
"""px the fan needs so that ten cards can be hit."""
_ROOMY = 1180
"""Below this many units of width own plate and buttons give room to the hand."""
_OWN_HEIGHT = 118
_MAIN, _SECOND = 58, 44
_LEAST_MAIN, _LEAST_SECOND, _LEAST_BETWEEN = 40, 36, 8
"""px of the two buttons and of the gap between them, whatever the unit: a finger has to hit them."""
FAN_SIDE: Final = 22
LINE: Final = 1.35
"""Height of a line of type, as a share of its size."""


class Rect(NamedTuple):
    """A rectangle in logical px; y grows downwards."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies inside or on the edge."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def grown(self, by: float) -> "Rect":
        """The rectangle with every edge moved outwards (inwards when negative)."""
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def moved(self, dx: float, dy: float) -> "Rect":
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.width, self.height)

    def overlap(self, other: "Rect") -> float:
        """Area both cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)

    def distance(self, x: float, y: float) -> float:
        """How far the point is from the rectangle; 0 inside."""
        return math.hypot(max(self.x - x, 0, x - self.right), max(self.y - y, 0, y - self.bottom))


class TableLayout(msgspec.Struct, frozen=True):
    """The rectangles of a table for one window size; games add their own.

    seats: in play order. fan: the strip the hand has between own plate and buttons. main_button, second_button: the two
    buttons at the right. is_watched: nobody plays here.
    """

    width: float
    height: float
    unit: float
    text_scale: float
    bar: Rect
    seats: tuple[Rect, ...]
    mat: Rect
    status: Rect
    hand: Rect
    own: Rect
    fan: Rect
    main_button: Rect
    second_button: Rect
    is_watched: bool

    @property
    def hand_card(self) -> int:
        """Width of a card in the hand, whole px."""
        return round((_WATCHED_CARD if self.is_watched else HAND_CARD) * self.unit)


def card_height(width: float) -> int:
    """Height of a card of that width in whole px, as its picture has it."""
    return round(width * ASPECT)


def card_width(height: float) -> int:
    """Width of the widest card that is no higher than that, whole px."""
    return max(1, math.floor(height / ASPECT))


class Strip(NamedTuple):
    """Units of the strip at the bottom: its height, and how far below its top own plate, fan and buttons begin."""

    height: float
    own: float
    fan: float
    buttons: tuple[float, float]


_PLAYED = Strip(182, 34, 18, (34, 106))
_WATCHED = Strip(130, 4, 6, (4, 76))


def strip_of(*, is_watched: bool) -> Strip:
    """The strip at the bottom; hand and own plate take less room where nobody plays."""
    return _WATCHED if is_watched else _PLAYED


def table_layout(
    width: float, height: float, *, text_scale: float = 1.0, bar: float | None = None, is_watched: bool = False
) -> TableLayout:
    """The frame of a table in a window of that many logical px, its mat as large as it gets, without other seats.

    bar: height of the bar on top where it is not 48 u. Larger type makes the status line higher, and the mat gives up
    that height. is_watched: nobody plays, so that there is no status line and the own cards are smaller.
    """
    u, strip = unit_for(width, height), strip_of(is_watched=is_watched)
    bar_height = BAR * u if bar is None else bar
    hand = Rect(0, height - strip.height * u, width, strip.height * u)
    line = 0.0 if is_watched else status_height(u, text_scale)
    status = Rect(MARGIN * u, hand.y - 6 * u - line, width - 2 * MARGIN * u, line)
    own, fan, main_button, second_button = _bottom(hand, u, strip)
    return TableLayout(
        width=width,
        height=height,
        unit=u,
        text_scale=text_scale,
        bar=Rect(0, 0, width, bar_height),
        seats=(),
        mat=mat_below(bar_height + 10 * u, status, u),
        status=status,
        hand=hand,
        own=own,
        fan=fan,
        main_button=main_button,
        second_button=second_button,
        is_watched=is_watched,
    )


def mat_below(top: float, status: Rect, u: float) -> Rect:
    """The mat from there down to the status line."""
    return Rect(status.x, top, status.width, max(1.0, status.y - 8 * u - top))


def _bottom(hand: Rect, u: float, strip: Strip) -> tuple[Rect, Rect, Rect, Rect]:
    """Own plate, hand and the two buttons, left to right; a narrow window takes from all but the hand."""
    shortage = max(0.0, _ROOMY * u - hand.width) / 3
    plate, button = max(NARROW_PLATE * u, PLATE * u - shortage), max(_NARROW_BUTTON * u, PLATE * u - shortage)
    lack = _HAND_WISH - (hand.width - 2 * (MARGIN + FAN_SIDE) * u - plate - button)
    button, _ = giving(button, _LEAST_BUTTON * u, lack)
    own = Rect(MARGIN * u, hand.y + strip.own * u, plate, _OWN_HEIGHT * u)
    left = hand.width - MARGIN * u - button
    main, second = button_heights(u)
    gap = max(strip.buttons[1] * u - strip.buttons[0] * u - _MAIN * u, _LEAST_BETWEEN)
    top = hand.y + max(0.0, min(strip.buttons[0] * u, hand.height - main - gap - second - _LEAST_BETWEEN))
    return (
        own,
        fan_strip(own.right, left, hand, u, strip),
        Rect(left, top, button, main),
        Rect(left, top + main + gap, button, second),
    )


def button_heights(u: float) -> tuple[float, float]:
    """Of the main button and of that for the lists: never lower than a finger needs."""
    return max(_MAIN * u, _LEAST_MAIN), max(_SECOND * u, _LEAST_SECOND)


def fan_strip(left: float, right: float, hand: Rect, u: float, strip: Strip) -> Rect:
    """The strip of the hand between these two edges."""
    height = (strip.height - strip.fan) * u
    return Rect(left + FAN_SIDE * u, hand.y + strip.fan * u, right - left - 2 * FAN_SIDE * u, height)


def giving(size: float, least: float, lack: float) -> tuple[float, float]:
    """What is left of the size after it has given what it can, and what is lacking still."""
    given = max(0.0, min(lack, size - least))
    return size - given, lack - given


def status_height(u: float, text_scale: float) -> float:
    """Height of the status line: one line of type, or two when it is much larger; smaller ones in a small window."""
    lines = 1.0 if text_scale <= 1.25 else 2.0 if u >= SMALL_UNIT else 1.4
    return max(36 * u, lines * LINE * 16 * u * text_scale + 12 * u)
