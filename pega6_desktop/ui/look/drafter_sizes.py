"""Where things stand on the plate of somebody at the draft: the person, and the places of the cards.

Owns this arithmetic, so that painters and poses agree. Must not know Qt, nor who the person is.
"""

from typing import Final, NamedTuple

LINES: Final = 2
_TALL_SIDE, _LOW_SIDE = 96, 132
_TALL_PORTRAIT, _LOW_PORTRAIT = 46, 36
_LOW_BELOW = 120
_MARGIN_RIGHT, _MARGIN_DOWN = 12, 5
_CARD_GAP, _LINE_GAP = 5.0, 8.0
_ASPECT = 1.4
_WIDEST_PITCH = 1.5


class PlaceOnPlate(NamedTuple):
    """Left top corner of a card's place, counted from that of the plate, in logical px."""

    x: float
    y: float


def is_low(u: float, height: float) -> bool:
    """Whether the words stand beside the portrait, because there is no room below it."""
    return height < _LOW_BELOW * u


def side(u: float, height: float) -> float:
    """Width of the left part of the plate, which holds the person."""
    return (_LOW_SIDE if is_low(u, height) else _TALL_SIDE) * u


def portrait(u: float, height: float) -> int:
    """Diameter of the portrait, whole px."""
    return round((_LOW_PORTRAIT if is_low(u, height) else _TALL_PORTRAIT) * u)


def card_width(u: float, width: float, height: float, places: int) -> int:
    """Width of a card on the plate, whole px."""
    columns = -(-places // LINES)
    across = (_cards_width(u, width, height) + _CARD_GAP * u) / columns - _CARD_GAP * u
    down = (height - 2 * _MARGIN_DOWN * u - (LINES - 1) * _line_gap(u, height)) / LINES / _ASPECT
    return max(1, int(min(across, down)))


def card_places(u: float, width: float, height: float, places: int) -> tuple[PlaceOnPlate, ...]:
    """The places of the cards on a plate of that size, in two lines."""
    card, gap, space = card_width(u, width, height, places), _line_gap(u, height), _cards_width(u, width, height)
    tall, columns = round(card * _ASPECT), -(-places // LINES)
    pitch = min((space + _CARD_GAP * u) / columns, card * _WIDEST_PITCH)
    top = height / 2 - (LINES * tall + (LINES - 1) * gap) / 2
    left = side(u, height) + (space - columns * pitch + pitch - card) / 2
    return tuple(
        PlaceOnPlate(left + index % columns * pitch, top + index // columns * (tall + gap)) for index in range(places)
    )


def _cards_width(u: float, width: float, height: float) -> float:
    return width - side(u, height) - _MARGIN_RIGHT * u


def _line_gap(u: float, height: float) -> float:
    return _LINE_GAP * u * (0.6 if is_low(u, height) else 1.0)
