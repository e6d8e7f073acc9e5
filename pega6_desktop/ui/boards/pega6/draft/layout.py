"""Where everything of an open draft goes: pure arithmetic from the size of the window, in logical pixels.

Owns the formulas of the draft's layout: the mat, the plates beside it, or below it where the window is tall, and the
own cards. Every length is a token times the unit. Must not know Qt, cards or players.
"""

import math
from typing import NamedTuple

from msgspec.structs import asdict

from pega6_desktop.ui.table.places import (
    ASPECT,
    HAND_CARD,
    MARGIN,
    NARROW_PLATE,
    PLATE,
    Rect,
    TableLayout,
    card_height,
    table_layout,
)

_PLATES, _WIDEST_PLATES, _PLATES_SHARE = 360, 440, 0.29

_LEAST_PLATE, _LOW_PLATE, _HIGHEST_PLATE = 300, 96, 200
"""Below the mat: the least width of a plate, and between which heights it is."""

_PLATE_GAP, _TIGHT_PLATE_GAP, _ROOMY_PLATES = 12, 8, 3

_PAD_X, _PAD_Y, _GAP = 18, 20, 6

_WISHED_GAP, _WIDEST_GAP = 14, 24

_WORTH = 1.1
"""The plates go below the mat where that makes the cards so much larger."""

_OWN_CARDS_GAP, _WIDEST_OWN_GAP = 7, 16

_OWN_HEIGHT, _BELOW = 118, 168

_BUTTON = 176

_ROOMY = 1180
"""Below this many units of width the own plate gives room to the own cards."""

_HIGH_FROM, _LOW_BELOW = 300, 120

_SIDE, _LOW_SIDE, _HEAD = 96, 132, 98
"""Width of the person's part of a plate, at its left; on a high plate its height, at the top."""

_PORTRAIT, _LOW_PORTRAIT, _HIGH_PORTRAIT = 46, 36, 64

_SIDE_MARGIN, _MARGIN_DOWN = 12, 5

_CARD_GAP, _LINE_GAP, _TIGHT_LINE_GAP = 5.0, 8.0, 4.8

_WIDEST_PITCH = 1.5


class DraftShape(NamedTuple):
    """What the rectangles depend on besides the window: how many places in how many columns, how many others draft,
    and how many cards everybody will have.
    """

    places: int
    columns: int
    drafters: int
    hand_places: int


class PlateLayout(NamedTuple):
    """The plate of somebody else: the face, the places of the cards, and the width of these, whole px."""

    portrait: Rect
    places: tuple[Rect, ...]
    card: int


class DraftLayout(TableLayout, frozen=True):
    """The rectangles while a draft is on. seats: the plates of the drafters; no rows.

    grid: the places of all cards; card: their width, whole px. plates: what is on the drafters' plates. own_places: the
    places of the own cards, which `fan` holds. note, end_note: room for the words under the own cards and under the
    buttons.
    """

    card: int
    grid: tuple[Rect, ...]
    plates: tuple[PlateLayout, ...]
    own_places: tuple[Rect, ...]
    note: Rect
    end_note: Rect

    @property
    def hand_card(self) -> int:
        """Width of an own card, whole px."""
        return round(self.own_places[0].width)


def draft_layout(
    width: float, height: float, shape: DraftShape, *, text_scale: float = 1.0, bar: float | None = None
) -> DraftLayout:
    """The draft in a window of that many logical px; see `table_layout` for `text_scale` and `bar`."""
    frame = table_layout(width, height, text_scale=text_scale, bar=bar)
    u, own_top = frame.unit, height - _BELOW * frame.unit
    status = frame.status._replace(y=own_top - 34 * u - frame.status.height)
    ground = arranged(_between(frame, status), shape, u)
    own_width = max(NARROW_PLATE * u, PLATE * u - max(0.0, _ROOMY * u - width) / 3)
    own = Rect(MARGIN * u, own_top, own_width, _OWN_HEIGHT * u)
    buttons = width - (MARGIN + _BUTTON) * u
    own_places = _own_places(own.right + 20 * u, buttons - 20 * u, own_top, shape.hand_places, u)
    fan = Rect(own_places[0].x, own_top, own_places[-1].right - own_places[0].x, own_places[0].height)
    second = Rect(buttons, own_top + 66 * u, _BUTTON * u, 44 * u)
    fields = asdict(frame) | {
        "seats": ground.seats,
        "mat": ground.mat,
        "status": status,
        "hand": Rect(0, own_top, width, _BELOW * u),
        "own": own,
        "fan": fan,
        "main_button": Rect(buttons, own_top, _BUTTON * u, 58 * u),
        "second_button": second,
    }
    return DraftLayout(
        **fields,
        card=ground.card,
        grid=ground.places,
        plates=tuple(_plate(box, shape.hand_places, u) for box in ground.seats),
        own_places=own_places,
        note=Rect(fan.x, fan.bottom + 14 * u, buttons - 20 * u - fan.x, height - 20 * u - fan.bottom),
        end_note=Rect(buttons, second.bottom + 8 * u, _BUTTON * u, height - 14 * u - second.bottom),
    )


def _between(frame: TableLayout, status: Rect) -> Rect:
    """Where mat and plates go: below the bar, above the status line."""
    top = frame.bar.bottom + 14 * frame.unit
    return Rect(status.x, top, status.width, max(1.0, status.y - 14 * frame.unit - top))


def _own_places(left: float, right: float, top: float, count: int, u: float) -> tuple[Rect, ...]:
    count = max(1, count)
    pitch = (right - left + _OWN_CARDS_GAP * u) / count
    card = max(1, math.floor(min(pitch - _OWN_CARDS_GAP * u, _OWN_HEIGHT * u / ASPECT) + 1e-6))
    pitch = min(pitch, card + _WIDEST_OWN_GAP * u)
    return tuple(Rect(left + i * pitch, top, card, card_height(card)) for i in range(count))


# ---------------------------------------------------------------- the mat, and the plates beside or below it


class Market(NamedTuple):
    """The mat, the place of every card on it, the width of a card in whole px, and the plates of the drafters."""

    mat: Rect
    places: tuple[Rect, ...]
    card: int
    seats: tuple[Rect, ...]


class _Parts(NamedTuple):
    """Mat and plates before any card is placed."""

    mat: Rect
    card: int
    seats: tuple[Rect, ...]


def arranged(market: Rect, shape: DraftShape, u: float) -> Market:
    """Mat and plates in that rectangle, whichever way gives the larger cards."""
    parts = _beside(market, shape, u)
    if shape.drafters:
        below = _below(market, shape, u)
        parts = below if below.card > parts.card * _WORTH else parts
    return Market(parts.mat, _places(parts, shape, u), parts.card, parts.seats)


def _beside(market: Rect, shape: DraftShape, u: float) -> _Parts:
    """The plates at the right below each other; they may have what the mat does not need in width."""
    side = min(_PLATES * u, market.width * _PLATES_SHARE) + MARGIN * u if shape.drafters else 0.0
    widest = market.width - side
    card = _card(widest, market.height, shape, u)
    wished = shape.columns * card + (shape.columns - 1) * _WISHED_GAP * u + 2 * _PAD_X * u
    least = market.width - (_WIDEST_PLATES + MARGIN) * u if shape.drafters else widest
    mat = Rect(market.x, market.y, min(widest, max(wished, least)), market.height)
    gap = (_PLATE_GAP if shape.drafters <= _ROOMY_PLATES else _TIGHT_PLATE_GAP) * u
    left, height = mat.right + MARGIN * u, (market.height + gap) / max(1, shape.drafters) - gap
    seats = (Rect(left, market.y + i * (height + gap), market.right - left, height) for i in range(shape.drafters))
    return _Parts(mat, card, tuple(seats))


def _below(market: Rect, shape: DraftShape, u: float) -> _Parts:
    """The plates under the mat, side by side in as few lines as they fit; they may have what it does not need."""
    gap = _PLATE_GAP * u
    lines = math.ceil(shape.drafters / max(1, int((market.width + gap) / (_LEAST_PLATE * u + gap))))
    in_line = math.ceil(shape.drafters / lines)
    highest = market.height - lines * (_LOW_PLATE * u + gap)
    card = _card(market.width, highest, shape, u)
    wished = _lines(shape) * card_height(card) + (_lines(shape) - 1) * _WIDEST_GAP * u + 2 * _PAD_Y * u
    least = market.height - lines * (_HIGHEST_PLATE * u + gap)
    mat = Rect(market.x, market.y, market.width, min(highest, max(wished, least)))
    width, height = (market.width + gap) / in_line - gap, (market.height - mat.height) / lines - gap
    left, top = market.x, mat.bottom + gap
    seats = (
        Rect(left + i % in_line * (width + gap), top + i // in_line * (height + gap), width, height)
        for i in range(shape.drafters)
    )
    return _Parts(mat, card, tuple(seats))


def _lines(shape: DraftShape) -> int:
    return max(1, math.ceil(shape.places / shape.columns))


def _card(width: float, height: float, shape: DraftShape, u: float) -> int:
    """Width of the cards on a mat of that size, whole px."""
    columns, lines = shape.columns, _lines(shape)
    across = (width - 2 * _PAD_X * u - (columns - 1) * _GAP * u) / columns
    down = (height - 2 * _PAD_Y * u - (lines - 1) * _GAP * u) / lines / ASPECT
    return max(1, math.floor(min(across, down, HAND_CARD * u) + 1e-6))


def _places(parts: _Parts, shape: DraftShape, u: float) -> tuple[Rect, ...]:
    """The cards as far apart as the mat has room for, up to a limit, in its middle."""
    mat, card, columns, lines = parts.mat, parts.card, shape.columns, _lines(shape)
    height = card_height(card)
    gap_x = _apart(mat.width - 2 * _PAD_X * u, columns, card, u)
    gap_y = _apart(mat.height - 2 * _PAD_Y * u, lines, height, u)
    left = mat.x + (mat.width - columns * card - (columns - 1) * gap_x) / 2
    top = mat.y + (mat.height - lines * height - (lines - 1) * gap_y) / 2
    return tuple(
        Rect(left + i % columns * (card + gap_x), top + i // columns * (height + gap_y), card, height)
        for i in range(shape.places)
    )


def _apart(space: float, count: int, size: float, u: float) -> float:
    return min(_WIDEST_GAP * u, (space - count * size) / max(1, count - 1))


# ---------------------------------------------------------------- what stands where on the plate of a drafter


def _plate(box: Rect, places: int, u: float) -> PlateLayout:
    return PlateLayout(_face(box, u), card_places(box, places, u), card_width(box, places, u))


def _face(box: Rect, u: float) -> Rect:
    """Where the portrait is on that plate: beside the words, or over them."""
    part, face = person_part(box, u), portrait_width(box, u)
    is_beside = has_words_beside(box, u)
    left = part.x if is_beside else part.x + (part.width - face) / 2
    return Rect(left, part.y + part.height * (0.5 if is_beside else 0.3) - face / 2, face, face)


def has_words_beside(plate: Rect, u: float) -> bool:
    """Whether the words stand beside the portrait: there is no room below it, or the cards take that room."""
    return plate.height < _LOW_BELOW * u or _is_high(plate, u)


def portrait_width(plate: Rect, u: float) -> int:
    """Diameter of the portrait on the plate of a drafter, whole px."""
    if _is_high(plate, u):
        return round(_HIGH_PORTRAIT * u)
    return round((_LOW_PORTRAIT if plate.height < _LOW_BELOW * u else _PORTRAIT) * u)


def person_part(plate: Rect, u: float) -> Rect:
    """Where portrait and words stand: at the left, on a high plate at the top."""
    if _is_high(plate, u):
        return Rect(plate.x + _SIDE_MARGIN * u, plate.y, plate.width - 2 * _SIDE_MARGIN * u, _HEAD * u)
    return Rect(plate.x + 8 * u, plate.y, _side(plate, u) - 16 * u, plate.height)


def card_width(plate: Rect, places: int, u: float) -> int:
    """Width of a card on the plate, whole px."""
    room, lines = _room_on_plate(plate, u), _lines_on_plate(plate, u)
    columns = -(-places // lines)
    across = (room.width + _CARD_GAP * u) / columns - _CARD_GAP * u
    down = (room.height - (lines - 1) * _line_gap(plate, u)) / lines / ASPECT
    return max(1, int(min(across, down)))


def card_places(plate: Rect, places: int, u: float) -> tuple[Rect, ...]:
    """The places of the cards on a plate: in two lines, on a high one in three."""
    card, gap, room = card_width(plate, places, u), _line_gap(plate, u), _room_on_plate(plate, u)
    lines = _lines_on_plate(plate, u)
    tall, columns = card_height(card), -(-places // lines)
    pitch = min((room.width + _CARD_GAP * u) / columns, card * _WIDEST_PITCH)
    top = room.y + (room.height - lines * tall - (lines - 1) * gap) / 2
    left = room.x + (room.width - columns * pitch + pitch - card) / 2
    return tuple(
        Rect(left + index % columns * pitch, top + index // columns * (tall + gap), card, tall)
        for index in range(places)
    )


def _is_high(plate: Rect, u: float) -> bool:
    return plate.height >= _HIGH_FROM * u


def _side(plate: Rect, u: float) -> float:
    return (_LOW_SIDE if plate.height < _LOW_BELOW * u else _SIDE) * u


def _room_on_plate(plate: Rect, u: float) -> Rect:
    """The part of the plate that holds the cards."""
    x, y, width, height = plate
    edge = _SIDE_MARGIN * u
    if _is_high(plate, u):
        return Rect(x + edge, y + _HEAD * u, width - 2 * edge, height - _HEAD * u - edge)
    side = _side(plate, u)
    return Rect(x + side, y + _MARGIN_DOWN * u, width - side - edge, height - 2 * _MARGIN_DOWN * u)


def _lines_on_plate(plate: Rect, u: float) -> int:
    return 3 if _is_high(plate, u) else 2


def _line_gap(plate: Rect, u: float) -> float:
    return (_TIGHT_LINE_GAP if plate.height < _LOW_BELOW * u else _LINE_GAP) * u
