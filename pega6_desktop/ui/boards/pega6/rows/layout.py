"""Where everything of a table of rows goes, and on the plate of a player: pure arithmetic, in logical pixels.

Owns the formulas of seats, rows and what lies beside them, from the size of the window; every length is a token times
the unit. On a plate, what gives way where there is no room: first the face, then the line with the total, which joins
that of the heads; never name and heads. Must not know Qt, cards or players.
"""

import math
from typing import Final, Literal, NamedTuple

from msgspec.structs import asdict

from pega6_desktop.ui.look.look import text_px
from pega6_desktop.ui.table.places import (
    ASPECT,
    FAN_SIDE,
    LINE,
    MARGIN,
    NARROW_PLATE,
    PLATE,
    Rect,
    TableLayout,
    button_heights,
    card_height,
    fan_strip,
    giving,
    mat_below,
    strip_of,
    table_layout,
)

SEAT_WIDTH: Final = 232

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

_WATCHED_SLOT = 70

_TRAY, _NARROW_TRAY, _TRAY_GAP, _TRAY_TOP = 302, 190, 16, 2

_LOW_OWN_HEIGHT, _BELOW_OWN = 96, 22
"""Below the own plate there is room for what hangs from it."""

_FAN_WISH = 470
"""px the fan needs beside a tray, so that twelve cards can be hit; plate, buttons and tray give it to the fan."""

_CELLS = 6
"""Cells of the mat for five rows and the place for extra cards."""

_BESIDE, _MAT_PAD, _ROW_GAP = 103, 12, 10
"""Units of the column for extra cards beside four rows, around all of it, and between rows and column."""

COLUMN_PAD: Final = 10
"""Units around and between what lies in the column."""

TURN_TITLE: Final = 2.1
"""Lines of small type over the own card in the column."""

_COLUMN_SPACES, _LEAST_COLUMN = 5, 36
"""Spaces from top to bottom of the column; px of a card in it, or there is none."""

_CAPTION_LINE, _CAPTION_PX, _CAPTION = 1.25, 11, 12

_HEADER_TOP, _HEADER_LEFT, _HEADER_GROWS = 26, 58, 50

_PLACES = 5

_ROW_PAD_X, _ROW_PAD_Y, _PLACE_GAP = 10, 8, 6

_NAME_BESIDE_FACE = 4.5
"""Em of the name on a compact plate for which a face still leaves room."""

_LEAST_BESIDE_OWN_FACE = 3.5

_LARGE_TYPE = 1.3
"""From this scale of type on three lines are too many for the plate of another player."""

_LINES_FILL_PLATE = 1.12
"""From this scale on three lines leave a compact plate no room for the bar below them."""

_TIGHT = 112

_OWN_LINES = 3.2
"""Height of three lines on the own plate, as a multiple of the name's type."""

_OWN_HEIGHT = 118
"""Units of the own plate for which its places are given."""

Header = Literal["top", "left"]


class RowPlaces(NamedTuple):
    """The places of one row: left edges of the cards, their common top, the danger place and where the header starts.

    pitch is smaller than the card where a row has more places than fit side by side.
    """

    lefts: tuple[float, ...]
    top: float
    pitch: float
    danger: Rect
    left: float
    right: float


class RowsLayout(TableLayout, frozen=True):
    """All rectangles of a table of rows.

    card: width of a card in a row, whole px. header: where a row has its number and heads. header_size: its height
    (top) or width (left). slot: where the own chosen card lies. spare: the place for extra cards, a column beside four
    rows or the cell after five, of which the last may be only a place for one. tray: the panel of the own extra cards,
    between fan and buttons. open_hands: below each other seat the strip for its cards, where they lie open. is_compact:
    the large plate would leave too little of a name between face and card.
    """

    rows: tuple[Rect, ...]
    header: Header
    header_size: float
    card: int
    slot: Rect
    spare: Rect | None
    tray: Rect | None
    open_hands: tuple[Rect, ...]
    is_compact: bool

    def seat_head(self, index: int) -> Rect:
        """The plate of another seat without the strip of an open hand below it."""
        box = self.seats[index]
        return box if not self.open_hands else Rect(box.x, box.y, box.width, _SEAT_HEIGHT * self.unit)

    @property
    def has_column(self) -> bool:
        """Whether the place for extra cards is a column beside the rows."""
        return self.spare is not None and len(self.rows) < _CELLS - 1

    @property
    def slot_card(self) -> int:
        """Width of the own chosen card, whole px."""
        return _slot_card(self.unit, is_watched=self.is_watched)

    @property
    def seat_card(self) -> int:
        """Width of the card in front of another seat, whole px."""
        return round((COMPACT_CARD if self.is_compact else SEAT_CARD) * self.unit)

    def places(self, row: int, capacity: int = _PLACES) -> RowPlaces:
        """Where the cards of a row lie; more than five places move closer together."""
        u, box, card = self.unit, self.rows[row], self.card
        side = self.header_size if self.header == "left" else 0.0
        usable = box.width - 2 * _ROW_PAD_X * u - side
        pitch = card + _PLACE_GAP * u
        if capacity > _PLACES and capacity * pitch + DANGER_SHARE * card > usable:
            pitch = (usable - DANGER_SHARE * card - _PLACE_GAP * u) / capacity
        content = capacity * pitch + DANGER_SHARE * card
        left = box.x + _ROW_PAD_X * u + (side or max(0.0, (usable - content) / 2))
        height, head = card_height(card), self.header_size if self.header == "top" else 0.0
        top = box.y + head + (box.height - head - height) / 2 - (u if self.header == "top" else 0.0)
        end, share = left + capacity * pitch, DANGER_SHARE * card
        lefts = tuple([left + i * pitch for i in range(capacity)])
        return RowPlaces(lefts, top, pitch, Rect(end, top, share, height), left, end + share)


def rows_layout(
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
) -> RowsLayout:
    """The table in a window of that many logical px, with `others` opponents and `rows` rows; see `table_layout`.

    Larger type makes row headers higher. has_spare: the mat has a place for extra cards. has_tray: the hand shares its
    strip with a panel of extra cards. has_hands: the hands of the others lie open below their plates.
    """
    frame = table_layout(width, height, text_scale=text_scale, bar=bar, is_watched=is_watched)
    u, top = frame.unit, frame.mat.y
    seat_height = (_SEAT_HEIGHT + (OPEN_HAND if has_hands else 0)) * u
    seats = _seats(width, top, others, u, seat_height)
    mat = mat_below(top + seat_height + 16 * u, frame.status, u)
    arrangement, boxes, spare = (
        _with_spare(mat, rows, u, text_scale) if has_spare else _spread(mat, rows, u, text_scale)
    )
    beside_tray = _beside_tray(frame.hand, u, is_watched=is_watched) if has_tray else {}
    fields = asdict(frame) | {"seats": seats, "mat": mat, "tray": None} | beside_tray
    own, slot = fields["own"], _slot_card(u, is_watched=is_watched)
    return RowsLayout(
        **fields,
        rows=boxes,
        header=arrangement.header,
        header_size=arrangement.header_size,
        card=max(1, math.floor(arrangement.card + 1e-6)),
        slot=Rect(own.right + 16 * u, own.y, slot, card_height(slot)),
        spare=spare,
        open_hands=tuple(_open_hand(seat, u) for seat in seats) if has_hands else (),
        is_compact=bool(seats) and _is_compact(seats[0].width, u, text_scale),
    )


def _is_compact(plate: float, u: float, text_scale: float) -> bool:
    room = plate - (LARGE_LEFT + SEAT_CARD + LARGE_RIGHT) * u
    return room < LEAST_NAME * text_px(LARGE_NAME, u, text_scale) - 1e-6


def _slot_card(u: float, *, is_watched: bool) -> int:
    return round((_WATCHED_SLOT if is_watched else SLOT_CARD) * u)


def _beside_tray(hand: Rect, u: float, *, is_watched: bool) -> dict[str, Rect]:
    """Own plate, hand and buttons beside a tray: the main button goes below the plate and the other one into its
    corner, so that the hand has their room.
    """
    strip = strip_of(is_watched=is_watched)
    plate, tray = PLATE * u, _TRAY * u
    lack = _FAN_WISH - (hand.width - (2 * MARGIN + 2 * FAN_SIDE + _TRAY_GAP) * u - plate - tray)
    plate, lack = giving(plate, NARROW_PLATE * u, lack)
    tray, lack = giving(tray, _NARROW_TRAY * u, lack)
    main, second = button_heights(u)
    tall = min(_LOW_OWN_HEIGHT * u, hand.height - main - 12 * u)
    own = Rect(MARGIN * u, hand.y + 2 * u, plate, tall)
    top = own.bottom + min(_BELOW_OWN * u, hand.bottom - 4 * u - main - own.bottom)
    end = hand.width - MARGIN * u - tray
    return {
        "own": own,
        "fan": fan_strip(own.x + plate, end - _TRAY_GAP * u, hand, u, strip),
        "tray": Rect(end, hand.y + _TRAY_TOP * u, tray, (strip.height - 4 * _TRAY_TOP) * u),
        "main_button": Rect(own.x, top, plate, main),
        "second_button": Rect(own.right - second - 4 * u, own.y + 4 * u, second, second),
    }


class _Arrangement(NamedTuple):
    card: float
    columns: int
    header: Header
    header_size: float


_Spread = tuple[_Arrangement, tuple[Rect, ...], Rect | None]


def _spread(mat: Rect, rows: int, u: float, text_scale: float) -> _Spread:
    arrangement = _arrange(mat, rows, u, text_scale)
    return arrangement, _row_boxes(mat, rows, arrangement.columns, u), None


def _with_spare(mat: Rect, rows: int, u: float, text_scale: float) -> _Spread:
    """Four rows with a column beside them where that lets their cards be larger, else six cells."""
    wide, width = _BESIDE * u, mat.width - (_BESIDE + _ROW_GAP) * u
    six, boxes, _ = _spread(mat, _CELLS, u, text_scale)
    beside = _spread(mat._replace(width=width), rows, u, text_scale)
    pad = _MAT_PAD * u
    column = Rect(mat.right - pad - wide, mat.y + pad, wide, mat.height - 2 * pad)
    has_room = column_card(column, small_line(u, text_scale), u) >= _LEAST_COLUMN
    if rows < _CELLS - 1 and beside[0].card > six.card and has_room:
        return *beside[:2], column
    return six, boxes[:-1], boxes[-1]


def column_card(column: Rect, line: float, u: float) -> int:
    """Width of three cards one below the other, whole px, two with a line of words and one with its title; may be
    negative.
    """
    room = column.height - _COLUMN_SPACES * COLUMN_PAD * u - (2 + TURN_TITLE) * line
    return math.floor(min(room / 3 / ASPECT, column.width - 2 * COLUMN_PAD * u))


def small_line(u: float, text_scale: float) -> float:
    """Height of a line of the small type under a card."""
    return _CAPTION_LINE * max(_CAPTION_PX, _CAPTION * u * text_scale)


def _arrange(mat: Rect, rows: int, u: float, text_scale: float) -> _Arrangement:
    """Columns and header side that give the largest card."""
    headers: tuple[tuple[Header, float], ...] = (
        ("top", max(_HEADER_TOP * u, LINE * 16 * u * text_scale + 2 * u)),
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
    pad, gap = _MAT_PAD * u, _ROW_GAP * u
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


# ---------------------------------------------------------------- what stands where on a plate


class TypeSizes(NamedTuple):
    """Base sizes of the type on a plate."""

    name: float
    heads: float
    total: float
    word: float


class PlatePlaces(NamedTuple):
    """RowPlaces on a plate whose upper left corner is (0, 0), in logical px.

    face: the portrait. name, heads, total: strips with the line in their middle; where the total has no strip of its
    own, it stands behind the heads if they leave room. bar: how near the end is. card: the middle of the card in front
    of the player; beside: where the little backs of special cards begin, None for behind the heads.
    """

    sizes: TypeSizes
    face: Rect | None
    name: Rect
    heads: Rect
    total: Rect | None
    bar: Rect | None
    card: tuple[float, float] | None
    beside: tuple[float, float] | None


_OWN = TypeSizes(18, 17, 18, 13)

_LARGE = TypeSizes(LARGE_NAME, 15.5, 15, 12)

_COMPACT = TypeSizes(13.5, 13, 14, 11)


def own_places(width: float, height: float, u: float, scale: float, corner: float = 0.0) -> PlatePlaces:
    """The viewer's own plate; no card lies on it. Beside a tray it is lower, and a button takes that much of the width
    of its upper corner. Large type on a low plate leaves the total only what the heads do.
    """
    end = width - 6 * u - corner
    if scale < _LARGE_TYPE and _em(end - 78 * u, _OWN, u, scale) >= _LEAST_BESIDE_OWN_FACE:
        k = height / _OWN_HEIGHT
        lefts, face, tops = (78 * u, 14 * u), Rect(12 * u, 11 * k, 54 * k, 54 * k), (23 * k, 48 * k, 84 * k)
        bar = Rect(14 * u, 95.5 * k, width - 28 * u, 9 * k)
        return _placed(_OWN, lefts, (end, width - 14 * u), tops, face=face, bar=bar, u=u, scale=scale)
    if _OWN_LINES * text_px(_OWN.name, u, scale) > height:
        return _two_lines(_OWN, 12 * u, end, width - 12 * u, height, None, u, scale)
    tops = (0.2 * height, 0.51 * height, 0.81 * height)
    return _placed(_OWN, (12 * u, 12 * u), (end, width - 12 * u), tops, u=u, scale=scale)


def large_places(width: float, height: float, u: float, scale: float) -> PlatePlaces:
    """The plate of another player that is wide enough for a large card."""
    left, right = LARGE_LEFT * u, width - (SEAT_CARD + LARGE_RIGHT) * u
    card = width - (SEAT_CARD / 2 + 12) * u, height / 2 + u
    if scale >= _LARGE_TYPE:
        return _two_lines(_LARGE, 12 * u, right, right, height, card, u, scale)
    face, bar = Rect(11 * u, 9 * u, 50 * u, 50 * u), Rect(left + 28 * u, 66 * u, right - left - 30 * u, 8 * u)
    tops = (20 * u, 42 * u, 70 * u)
    placed = _placed(_LARGE, (left, 12 * u), (right, left), tops, face=face, bar=bar, card=card, u=u, scale=scale)
    return placed._replace(beside=(40 * u, 47 * u))


def compact_places(width: float, height: float, u: float, scale: float) -> PlatePlaces:
    """The narrow plate of another player."""
    card, end = (width - (COMPACT_CARD / 2 + 9) * u, height - 25 * u), width - (COMPACT_CARD + 16) * u
    if scale >= _LARGE_TYPE:
        return _two_lines(_COMPACT, 9 * u, width - 6 * u, end, height, card, u, scale)
    has_face = _em(width - 55 * u, _COMPACT, u, scale) >= _NAME_BESIDE_FACE
    face = Rect(8 * u, 8 * u, 34 * u, 34 * u) if has_face else None
    left = 49 * u if has_face else 9 * u
    # On a very narrow plate the card reaches up to the heads.
    tops = (17 * u, 35 * u, 57 * u) if width >= _TIGHT * u else (15 * u, 31.5 * u, 57 * u)
    bar = None if scale > _LINES_FILL_PLATE else Rect(9 * u, 64.5 * u, width - (COMPACT_CARD + 30) * u, 7 * u)
    tops = tops if bar is not None else (0.2 * height, 0.5 * height, 0.79 * height)
    ends = width - 6 * u, end
    placed = _placed(_COMPACT, (left, 9 * u), ends, tops, face=face, bar=bar, card=card, u=u, scale=scale)
    return placed._replace(beside=(8 * u, 31 * u) if has_face else None)


def _two_lines(
    sizes: TypeSizes,
    left: float,
    name_end: float,
    end: float,
    height: float,
    card: tuple[float, float] | None,
    u: float,
    scale: float,
) -> PlatePlaces:
    """Large type: name and heads share the height, and the total what the heads leave of theirs."""
    tops = 0.29 * height, 0.72 * height, 0.0
    placed = _placed(sizes, (left, left), (name_end, end), tops, card=card, u=u, scale=scale)
    return placed._replace(total=None, heads=placed.heads._replace(width=end - left))


def _placed(
    sizes: TypeSizes,
    lefts: tuple[float, float],
    ends: tuple[float, float],
    tops: tuple[float, float, float],
    *,
    face: Rect | None = None,
    bar: Rect | None = None,
    card: tuple[float, float] | None = None,
    u: float,
    scale: float,
) -> PlatePlaces:
    """lefts, ends: of name and heads, and of the total. tops: the middles of the three lines."""

    def strip(left: float, end: float, middle: float, base: float) -> Rect:
        tall = 1.2 * text_px(base, u, scale)
        return Rect(left, middle - tall / 2, end - left, tall)

    return PlatePlaces(
        sizes,
        face,
        strip(lefts[0], ends[0], tops[0], sizes.name),
        strip(lefts[0], ends[0], tops[1], sizes.heads),
        strip(lefts[1], ends[1], tops[2], sizes.total),
        bar,
        card,
        None,
    )


def _em(room: float, sizes: TypeSizes, u: float, scale: float) -> float:
    """How many em of the name's type go into that room."""
    return room / text_px(sizes.name, u, scale)
