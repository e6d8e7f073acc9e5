"""Where everything on the table goes: pure arithmetic from the size of the window, in logical pixels.

Owns the formulas of the table's layout; every length is a token times the unit. Must not know Qt, cards or players.
"""

import math
from typing import Final, Literal, NamedTuple

import msgspec

from pega6_desktop.ui.look.units import SMALL_UNIT, text_px, unit_for

ASPECT: Final = 1.4
MARGIN: Final = 16
BAR: Final = 48
SEAT_WIDTH: Final = 232
HAND_CARD: Final = 106
SLOT_CARD: Final = 84
SEAT_CARD: Final = 44
COMPACT_CARD: Final = 26
LARGE_LEFT: Final = 72
LARGE_RIGHT: Final = 20
"""Units of a large plate left of the name, and beside the card right of it."""
LARGE_NAME: Final = 16.5
LEAST_NAME: Final = 3.2
"""Em of the room for a name: five letters and the dots that stand for the others."""
DANGER_SHARE: Final = 0.62
"""Width of the place that takes the row, as a share of a card."""
_SEAT_HEIGHT = 84
OPEN_HAND: Final = 50
"""Units of the strip below a seat for its cards, where they lie open."""
_WATCHED_CARD, _WATCHED_SLOT = 80, 70
_PLATE, _NARROW_PLATE, _NARROW_BUTTON, _LEAST_BUTTON = 196, 150, 176, 150
_HAND_WISH = 384
"""px the fan needs so that ten cards can be hit."""
_ROOMY = 1180
"""Below this many units of width own plate and buttons give room to the hand."""
_TRAY, _NARROW_TRAY, _TRAY_GAP = 302, 190, 16
_OWN_HEIGHT, _LOW_OWN_HEIGHT, _BELOW_OWN = 118, 96, 10
_MAIN, _SECOND, _BETWEEN = 58, 44, 14
_LEAST_MAIN, _LEAST_SECOND, _LEAST_BETWEEN = 40, 36, 8
"""px of the two buttons and of the gap between them, whatever the unit: a finger has to hit them."""
_FAN_WISH = 470
"""px the fan needs beside a tray, so that twelve cards can be hit; plate, buttons and tray give it to the fan."""
_FAN_SIDE = 22
_CELLS = 6
"""Cells of the mat with a place for extra cards: five rows and that place, whether the fifth row lies or not."""
_HEADER_TOP, _HEADER_LEFT, _HEADER_GROWS = 26, 58, 50
_PLACES = 5
_ROW_PAD_X, _ROW_PAD_Y, _PLACE_GAP = 10, 8, 6
_LINE = 1.35

Header = Literal["top", "left"]


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


class Places(NamedTuple):
    """The places of one row: left edges of the cards, their common top, the danger place and where the header starts.

    pitch is smaller than the card where a row has more places than fit side by side.
    """

    lefts: tuple[float, ...]
    top: float
    pitch: float
    danger: Rect
    left: float
    right: float


class TableLayout(msgspec.Struct, frozen=True):
    """All rectangles of the table for one window size.

    seats: in play order. card: width of a card in a row, whole px. header: where a row has its number and heads.
    header_size: its height (top) or width (left). slot: where the own chosen card lies. fan: the strip the hand has
    between own plate and buttons. main_button, second_button: the two buttons at the right.
    spare: the cell beside the rows for extra cards; there are five rows then, the last may be only a place for one.
    tray: the panel of the own extra cards, between fan and buttons. open_hands: below each other seat the strip for its
    cards, where they lie open. is_watched: nobody plays here.
    """

    width: float
    height: float
    unit: float
    text_scale: float
    bar: Rect
    seats: tuple[Rect, ...]
    mat: Rect
    rows: tuple[Rect, ...]
    header: Header
    header_size: float
    card: int
    status: Rect
    hand: Rect
    own: Rect
    slot: Rect
    fan: Rect
    main_button: Rect
    second_button: Rect
    spare: Rect | None
    tray: Rect | None
    open_hands: tuple[Rect, ...]
    is_watched: bool

    def seat_head(self, index: int) -> Rect:
        """The plate of another seat without the strip of an open hand below it."""
        box = self.seats[index]
        return box if not self.open_hands else Rect(box.x, box.y, box.width, _SEAT_HEIGHT * self.unit)

    @property
    def is_compact(self) -> bool:
        """Whether the large plate would leave too little of a name between face and card."""
        if not self.seats:
            return False
        room = self.seats[0].width - (LARGE_LEFT + SEAT_CARD + LARGE_RIGHT) * self.unit
        return room < LEAST_NAME * text_px(LARGE_NAME, self.unit, self.text_scale) - 1e-6

    @property
    def hand_card(self) -> int:
        """Width of a card in the hand, whole px."""
        return round((_WATCHED_CARD if self.is_watched else HAND_CARD) * self.unit)

    @property
    def slot_card(self) -> int:
        """Width of the own chosen card, whole px."""
        return round((_WATCHED_SLOT if self.is_watched else SLOT_CARD) * self.unit)

    @property
    def seat_card(self) -> int:
        """Width of the card in front of another seat, whole px."""
        return round((COMPACT_CARD if self.is_compact else SEAT_CARD) * self.unit)

    def places(self, row: int, capacity: int = _PLACES) -> Places:
        """Where the cards of a row lie; more than five places move closer together."""
        u, box, card = self.unit, self.rows[row], self.card
        side = self.header_size if self.header == "left" else 0.0
        usable = box.width - 2 * _ROW_PAD_X * u - side
        pitch = card + _PLACE_GAP * u
        if capacity > _PLACES and capacity * pitch + DANGER_SHARE * card > usable:
            pitch = (usable - DANGER_SHARE * card - _PLACE_GAP * u) / capacity
        content = capacity * pitch + DANGER_SHARE * card
        left = box.x + _ROW_PAD_X * u + (side or max(0.0, (usable - content) / 2))
        top = _card_top(self, box)
        danger = Rect(left + capacity * pitch, top, DANGER_SHARE * card, card_height(card))
        return Places(tuple(left + i * pitch for i in range(capacity)), top, pitch, danger, left, danger.right)


def card_height(width: float) -> int:
    """Height of a card of that width in whole px, as its picture has it."""
    return round(width * ASPECT)


def card_width(height: float) -> int:
    """Width of the widest card that is no higher than that, whole px."""
    return max(1, math.floor(height / ASPECT))


def table_layout(
    width: float,
    height: float,
    others: int,
    rows: int = 4,
    *,
    text_scale: float = 1.0,
    bar: float | None = None,
    has_spare: bool = False,
    has_tray: bool = False,
    has_hands: bool = False,
    is_watched: bool = False,
) -> TableLayout:
    """The table in a window of that many logical px, with `others` opponents and `rows` rows.

    bar: height of the bar on top where it is not 48 u. Larger type makes row headers and the status line higher, and
    the mat gives up that height. has_spare: the mat has six cells, however many rows lie. has_tray: the hand shares
    its strip with a panel of extra cards. has_hands: the hands of the others lie open below their plates. is_watched:
    nobody plays, so that there is no status line and the own cards are smaller.
    """
    u = unit_for(width, height)
    bar_height = BAR * u if bar is None else bar
    strip = _WATCHED if is_watched else _PLAYED
    hand = Rect(0, height - strip.height * u, width, strip.height * u)
    line = 0.0 if is_watched else status_height(u, text_scale)
    status = Rect(MARGIN * u, hand.y - 6 * u - line, width - 2 * MARGIN * u, line)
    seats_top = bar_height + 10 * u
    seat_height = (_SEAT_HEIGHT + (OPEN_HAND if has_hands else 0)) * u
    seats = _seats(width, seats_top, others, u, seat_height)
    mat_top = seats_top + seat_height + 16 * u
    mat = Rect(MARGIN * u, mat_top, width - 2 * MARGIN * u, max(1.0, status.y - 8 * u - mat_top))
    cells = _CELLS if has_spare else rows
    arrangement = _arrange(mat, cells, u, text_scale)
    boxes = _row_boxes(mat, cells, arrangement.columns, u)
    bottom = _bottom(hand, u, strip, has_tray=has_tray)
    slot_width = round((_WATCHED_SLOT if is_watched else SLOT_CARD) * u)
    return TableLayout(
        width=width,
        height=height,
        unit=u,
        text_scale=text_scale,
        bar=Rect(0, 0, width, bar_height),
        seats=seats,
        mat=mat,
        rows=boxes[:-1] if has_spare else boxes,
        header=arrangement.header,
        header_size=arrangement.header_size,
        card=max(1, math.floor(arrangement.card + 1e-6)),
        status=status,
        hand=hand,
        own=bottom.own,
        slot=Rect(bottom.own.right + 16 * u, bottom.own.y, slot_width, card_height(slot_width)),
        fan=bottom.fan,
        main_button=bottom.main_button,
        second_button=bottom.second_button,
        spare=boxes[-1] if has_spare else None,
        tray=bottom.tray,
        open_hands=tuple(_open_hand(seat, u) for seat in seats) if has_hands else (),
        is_watched=is_watched,
    )


class _Strip(NamedTuple):
    """Units of the strip at the bottom: its height, and how far below its top own plate, fan, tray, buttons begin."""

    height: float
    own: float
    fan: float
    tray: float
    buttons: tuple[float, float]


_PLAYED = _Strip(182, 34, 18, 2, (34, 106))
_WATCHED = _Strip(130, 4, 6, 2, (4, 76))


class _Bottom(NamedTuple):
    own: Rect
    fan: Rect
    tray: Rect | None
    main_button: Rect
    second_button: Rect


def _bottom(hand: Rect, u: float, strip: _Strip, *, has_tray: bool) -> _Bottom:
    """Own plate, hand, tray and buttons, left to right; a narrow window takes from all but the hand."""
    if has_tray:
        return _bottom_with_tray(hand, u, strip)
    shortage = max(0.0, _ROOMY * u - hand.width) / 3
    plate, button = max(_NARROW_PLATE * u, _PLATE * u - shortage), max(_NARROW_BUTTON * u, _PLATE * u - shortage)
    lack = _HAND_WISH - (hand.width - 2 * (MARGIN + _FAN_SIDE) * u - plate - button)
    button, _ = _giving(button, _LEAST_BUTTON * u, lack)
    own = Rect(MARGIN * u, hand.y + strip.own * u, plate, _OWN_HEIGHT * u)
    left = hand.width - MARGIN * u - button
    main, second = button_heights(u)
    gap = max(strip.buttons[1] * u - strip.buttons[0] * u - _MAIN * u, _LEAST_BETWEEN)
    top = hand.y + max(0.0, min(strip.buttons[0] * u, hand.height - main - gap - second - _LEAST_BETWEEN))
    return _Bottom(
        own=own,
        fan=_fan_strip(own.right, left, hand, u, strip),
        tray=None,
        main_button=Rect(left, top, button, main),
        second_button=Rect(left, top + main + gap, button, second),
    )


def _bottom_with_tray(hand: Rect, u: float, strip: _Strip) -> _Bottom:
    """The same beside a tray: the buttons go below the own plate, so that the hand has their room."""
    plate, tray = _PLATE * u, _TRAY * u
    lack = _FAN_WISH - (hand.width - (2 * MARGIN + 2 * _FAN_SIDE + _TRAY_GAP) * u - plate - tray)
    plate, lack = _giving(plate, _NARROW_PLATE * u, lack)
    tray, lack = _giving(tray, _NARROW_TRAY * u, lack)
    main, second = button_heights(u)
    tall = min(_LOW_OWN_HEIGHT * u, hand.height - main - 12 * u)
    own = Rect(MARGIN * u, hand.y + 2 * u, plate - second - 6 * u, tall)
    top = own.bottom + min(_BELOW_OWN * u, hand.bottom - 4 * u - main - own.bottom)
    end = hand.width - MARGIN * u - tray
    return _Bottom(
        own=own,
        fan=_fan_strip(own.x + plate, end - _TRAY_GAP * u, hand, u, strip),
        tray=Rect(end, hand.y + strip.tray * u, tray, (strip.height - 4 * strip.tray) * u),
        main_button=Rect(own.x, top, plate, main),
        second_button=Rect(own.x + plate - second, own.y, second, second),
    )


def button_heights(u: float) -> tuple[float, float]:
    """Of the main button and of that for the lists: never lower than a finger needs."""
    return max(_MAIN * u, _LEAST_MAIN), max(_SECOND * u, _LEAST_SECOND)


def _fan_strip(left: float, right: float, hand: Rect, u: float, strip: _Strip) -> Rect:
    height = (strip.height - strip.fan) * u
    return Rect(left + _FAN_SIDE * u, hand.y + strip.fan * u, right - left - 2 * _FAN_SIDE * u, height)


def _giving(size: float, least: float, lack: float) -> tuple[float, float]:
    """What is left of the size after it has given what it can, and what is lacking still."""
    given = max(0.0, min(lack, size - least))
    return size - given, lack - given


class _Arrangement(NamedTuple):
    card: float
    columns: int
    header: Header
    header_size: float


def _arrange(mat: Rect, rows: int, u: float, text_scale: float) -> _Arrangement:
    """Columns and header side that give the largest card."""
    headers: tuple[tuple[Header, float], ...] = (
        ("top", max(_HEADER_TOP * u, _LINE * 16 * u * text_scale + 2 * u)),
        ("left", (_HEADER_LEFT + _HEADER_GROWS * max(0.0, text_scale - 1)) * u),
    )
    tried = []
    for columns in (1, 2):
        box = _row_boxes(mat, rows, columns, u)[0]
        for header, size in headers:
            across = box.width - 2 * _ROW_PAD_X * u - (size if header == "left" else 0) - _PLACES * _PLACE_GAP * u
            down = box.height - 2 * _ROW_PAD_Y * u - (size if header == "top" else 0)
            tried.append(_Arrangement(min(across / (_PLACES + DANGER_SHARE), down / ASPECT), columns, header, size))
    return max(tried, key=lambda one: one.card)


def _row_boxes(mat: Rect, rows: int, columns: int, u: float) -> tuple[Rect, ...]:
    pad, gap = 12 * u, 10 * u
    lines = math.ceil(rows / columns)
    width = (mat.width - 2 * pad - (columns - 1) * gap) / columns
    height = (mat.height - 2 * pad - (lines - 1) * gap) / lines
    return tuple(
        Rect(mat.x + pad + (i % columns) * (width + gap), mat.y + pad + (i // columns) * (height + gap), width, height)
        for i in range(rows)
    )


def _seats(width: float, top: float, others: int, u: float, height: float) -> tuple[Rect, ...]:
    if others < 1:
        return ()
    gap = (12 if others <= 6 else 7) * u
    space = width - 2 * MARGIN * u
    one = min(SEAT_WIDTH * u, (space - (others - 1) * gap) / others)
    left = MARGIN * u + (space - others * one - (others - 1) * gap) / 2
    return tuple(Rect(left + i * (one + gap), top, one, height) for i in range(others))


def _open_hand(seat: Rect, u: float) -> Rect:
    return Rect(seat.x + 7 * u, seat.bottom - OPEN_HAND * u, seat.width - 14 * u, (OPEN_HAND - 6) * u)


def status_height(u: float, text_scale: float) -> float:
    """Height of the status line: one line of type, or two when it is much larger; smaller ones in a small window."""
    lines = 1.0 if text_scale <= 1.25 else 2.0 if u >= SMALL_UNIT else 1.4
    return max(36 * u, lines * _LINE * 16 * u * text_scale + 12 * u)


def _card_top(layout: TableLayout, box: Rect) -> float:
    height = card_height(layout.card)
    if layout.header == "left":
        return box.y + (box.height - height) / 2
    return box.y + layout.header_size + (box.height - layout.header_size - height) / 2 - layout.unit
