"""The mat with the open cards and the plates of the drafters beside it, or below it where the window is tall.

Owns these formulas; every length is a token times the unit. Must not know Qt, cards or players.
"""

import math
from typing import NamedTuple

from pega6_desktop.ui.table.places import ASPECT, HAND_CARD, MARGIN, Rect, card_height

_PLATES, _WIDEST_PLATES, _PLATES_SHARE = 360, 440, 0.29
_LEAST_PLATE, _LOW_PLATE, _HIGHEST_PLATE = 300, 96, 200
"""Below the mat: the least width of a plate, and between which heights it is."""
_PLATE_GAP, _TIGHT_PLATE_GAP, _ROOMY_PLATES = 12, 8, 3
_PAD_X, _PAD_Y, _GAP = 18, 20, 6
_WISHED_GAP, _WIDEST_GAP = 14, 24
_WORTH = 1.1
"""The plates go below the mat where that makes the cards so much larger."""


class DraftShape(NamedTuple):
    """What the rectangles depend on besides the window: how many places in how many columns, how many others draft,
    and how many cards everybody will have.
    """

    places: int
    columns: int
    drafters: int
    hand_places: int


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
