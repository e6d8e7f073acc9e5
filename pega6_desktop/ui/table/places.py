"""Where everything goes on a table that every game has: pure arithmetic from the size of the window, in logical pixels.

Owns rectangles and the frame of a table (bar, mat, status line, hand, own plate and buttons), the pose of a card with
the layers, and the hand as a shallow fan in which the others step aside for the one that is lifted. Every length is a
token times the unit. Must not know Qt, players, or which card lies where.
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


# ---------------------------------------------------------------- the pose of a card

ROW_Z = 10.0
PICKED_Z = 38.0
SEAT_Z = 40.0
HAND_Z = 100.0
TRAY_Z = 165.0
LIFTED_Z = 190.0


class Pose(msgspec.Struct, frozen=True):
    """Left top corner of the upright card, its width (whole px), its tilt around its middle in degrees, its layer.

    is_lifted: the card stands in the air, with the shadow of one. seen: the share of it, from the left, that the next
    card in a fan leaves to be seen; 1 where that is all of its figure.
    """

    x: float
    y: float
    width: int
    angle: float = 0.0
    z: float = 0.0
    is_lifted: bool = False
    seen: float = 1.0

    @property
    def height(self) -> int:
        return card_height(self.width)

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def rect(self) -> Rect:
        """The card as if it stood upright."""
        return Rect(self.x, self.y, self.width, self.height)


# ---------------------------------------------------------------- the fan of a hand

SEEN: Final = 0.46
"""Share of every card that stays to be seen, so that index and heads are never hidden."""
_SPREAD = 0.84
"""Share of a card from the left that holds its figure whole."""
_STEPS = 40
"""Faces of a fan are drawn for so many shares of a card, or there would be one for every width of a window."""
_TILT = 4.0
_DROP = 9.0
_RISE = 16.0
_HOVER_RISE = 6.0
_ASIDE = 7.0
_MOST_LINES = 4
_LINE_GAP = 11.0
_LEAST_HIT = 36
_LEAST_SHARE = 0.78


class FanCard(NamedTuple):
    """Left top corner of the upright card and its tilt in degrees around its middle."""

    x: float
    y: float
    angle: float


def fan(
    strip: Rect, count: int, card: int, unit: float, *, lifted: int | None = None, hovered: int | None = None
) -> tuple[FanCard, ...]:
    """Places of `count` cards that are `card` px wide, left to right, in the strip whose top is the cards' top.

    lifted: index of the card that stands upright above the others; those to its right step aside, so that it covers
    none. hovered: index of a card that rises a little.
    """
    pitch = fan_pitch(strip.width, count, card, unit, lifted=lifted)
    aside = card - pitch + _ASIDE * unit if _has_right_neighbour(lifted, count) else 0.0
    left = strip.x + (strip.width - pitch * (count - 1) - card - aside) / 2
    half, places = (count - 1) / 2, list[FanCard]()
    for index in range(count):
        turn = (index - half) / half if half else 0.0  # where in the fan it stands, from -1 (left end) to 1
        x = left + index * pitch + (aside if lifted is not None and index > lifted else 0.0)
        rise = _HOVER_RISE * unit if index == hovered else 0.0
        y, angle = strip.y + _DROP * unit * turn * turn - rise, _TILT * turn
        places.append(FanCard(x, strip.y - _RISE * unit, 0.0) if index == lifted else FanCard(x, y, angle))
    return tuple(places)


def fan_card(width: float, count: int, card: int, unit: float) -> int:
    """Width of the cards: as wished, or less where a strip of that width could not show SEEN of each of them.

    They are also a little narrower where that lets a finger hit each of them.
    """
    if count < 2:
        return card
    fitting = (width - _ASIDE * unit) / (2 + SEEN * (count - 2))
    hit = max(width - _LEAST_HIT * (count - 1), _LEAST_SHARE * card)
    return max(1, min(card, int(fitting), int(hit)))


def fan_pitch(width: float, count: int, card: int, unit: float, *, lifted: int | None = None) -> float:
    """Distance between two cards: 84 % of a card, or what the strip allows."""
    pitch = min(_SPREAD * card, (width - card) / max(1, count - 1))
    if _has_right_neighbour(lifted, count) and count > 2:
        pitch = min(pitch, (width - 2 * card - _ASIDE * unit) / (count - 2))
    return max(pitch, 1.0)


def seen_share(pitch: float, card: int) -> float:
    """Share of a card that the next one at this distance leaves to be seen, in steps; 1 where no figure is cut."""
    share = pitch / card
    return 1.0 if share >= _SPREAD - 0.005 else max(SEEN, math.floor(share * _STEPS) / _STEPS)


def fan_in_lines(strip: Rect, count: int, card: int, unit: float) -> tuple[int, tuple[tuple[float, float], ...]]:
    """Width and left top corners of upright cards that fill the strip in as many lines as let most be seen of each."""
    lines = max(range(1, _MOST_LINES + 1), key=lambda lines: _seen_of_each(strip, count, card, unit, lines))
    width, columns = _line_card(strip, count, card, unit, lines), math.ceil(count / lines)
    pitch, height = _line_pitch(strip, columns, width, unit), round(width * ASPECT)
    step = min(height + _LINE_GAP * unit, (strip.height - height) / max(1, lines - 1))
    top = strip.y + (strip.height - height - (lines - 1) * step) / 2

    def corner(index: int) -> tuple[float, float]:
        down, across = divmod(index, columns)
        lying = min(columns, count - down * columns)
        left = strip.x + (strip.width - width - (lying - 1) * pitch) / 2
        return left + across * pitch, top + down * step

    return width, tuple(corner(index) for index in range(count))


def _seen_of_each(strip: Rect, count: int, card: int, unit: float, lines: int) -> tuple[float, int]:
    """Px that are seen of each card, as far as it matters for hitting it; then fewer lines are better."""
    width = _line_card(strip, count, card, unit, lines)
    columns = math.ceil(count / lines)
    seen = min(width, _line_pitch(strip, columns, width, unit)) if columns > 1 else width
    return min(float(_LEAST_HIT), round(seen, 1)), -lines


def _line_pitch(strip: Rect, columns: int, card: int, unit: float) -> float:
    return max(1.0, min(card + _LINE_GAP * unit, (strip.width - card) / max(1, columns - 1)))


def _line_card(strip: Rect, count: int, card: int, unit: float, lines: int) -> int:
    columns = math.ceil(count / lines)
    across = strip.width / (1 + SEEN * (columns - 1))
    down = (strip.height - (lines - 1) * _LINE_GAP * unit) / (lines * ASPECT)
    return max(1, min(card, math.floor(min(across, down))))


def _has_right_neighbour(lifted: int | None, count: int) -> bool:
    return lifted is not None and lifted < count - 1
