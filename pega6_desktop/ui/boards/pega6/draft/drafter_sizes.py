"""Where things stand on the plate of somebody at the draft: the person, and the places of the cards.

Owns this arithmetic, so that painters and poses agree. Must not know Qt, nor who the person is.
"""

from typing import NamedTuple

_HIGH_FROM, _LOW_BELOW = 300, 120
_SIDE, _LOW_SIDE, _HEAD = 96, 132, 98
"""Width of the person's part of a plate, at its left; on a high plate its height, at the top."""
_PORTRAIT, _LOW_PORTRAIT, _HIGH_PORTRAIT = 46, 36, 64
_MARGIN, _MARGIN_DOWN = 12, 5
_CARD_GAP, _LINE_GAP, _TIGHT_LINE_GAP = 5.0, 8.0, 4.8
_ASPECT = 1.4
_WIDEST_PITCH = 1.5


class Part(NamedTuple):
    """A part of a plate: left top corner, counted from that of the plate, width and height, in logical px."""

    x: float
    y: float
    width: float
    height: float


class PlaceOnPlate(NamedTuple):
    """Left top corner of a card's place, counted from that of the plate, in logical px."""

    x: float
    y: float


def has_words_beside(u: float, height: float) -> bool:
    """Whether the words stand beside the portrait: there is no room below it, or the cards take that room."""
    return height < _LOW_BELOW * u or _is_high(u, height)


def portrait(u: float, height: float) -> int:
    """Diameter of the portrait, whole px."""
    if _is_high(u, height):
        return round(_HIGH_PORTRAIT * u)
    return round((_LOW_PORTRAIT if height < _LOW_BELOW * u else _PORTRAIT) * u)


def person(u: float, width: float, height: float) -> Part:
    """Where portrait and words stand: at the left, on a high plate at the top."""
    if _is_high(u, height):
        return Part(_MARGIN * u, 0.0, width - 2 * _MARGIN * u, _HEAD * u)
    return Part(8 * u, 0.0, _side(u, height) - 16 * u, height)


def card_width(u: float, width: float, height: float, places: int) -> int:
    """Width of a card on the plate, whole px."""
    room, lines = _cards(u, width, height), _lines(u, height)
    columns = -(-places // lines)
    across = (room.width + _CARD_GAP * u) / columns - _CARD_GAP * u
    down = (room.height - (lines - 1) * _line_gap(u, height)) / lines / _ASPECT
    return max(1, int(min(across, down)))


def card_places(u: float, width: float, height: float, places: int) -> tuple[PlaceOnPlate, ...]:
    """The places of the cards on a plate of that size: in two lines, on a high one in three."""
    card, gap, room = card_width(u, width, height, places), _line_gap(u, height), _cards(u, width, height)
    lines = _lines(u, height)
    tall, columns = round(card * _ASPECT), -(-places // lines)
    pitch = min((room.width + _CARD_GAP * u) / columns, card * _WIDEST_PITCH)
    top = room.y + (room.height - lines * tall - (lines - 1) * gap) / 2
    left = room.x + (room.width - columns * pitch + pitch - card) / 2
    return tuple(
        PlaceOnPlate(left + index % columns * pitch, top + index // columns * (tall + gap)) for index in range(places)
    )


def _is_high(u: float, height: float) -> bool:
    return height >= _HIGH_FROM * u


def _side(u: float, height: float) -> float:
    return (_LOW_SIDE if height < _LOW_BELOW * u else _SIDE) * u


def _cards(u: float, width: float, height: float) -> Part:
    """The part of the plate that holds the cards."""
    if _is_high(u, height):
        return Part(_MARGIN * u, _HEAD * u, width - 2 * _MARGIN * u, height - (_HEAD + _MARGIN) * u)
    side = _side(u, height)
    return Part(side, _MARGIN_DOWN * u, width - side - _MARGIN * u, height - 2 * _MARGIN_DOWN * u)


def _lines(u: float, height: float) -> int:
    return 3 if _is_high(u, height) else 2


def _line_gap(u: float, height: float) -> float:
    return (_TIGHT_LINE_GAP if height < _LOW_BELOW * u else _LINE_GAP) * u
