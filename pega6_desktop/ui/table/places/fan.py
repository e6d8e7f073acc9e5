"""The hand as a shallow fan: where each card lies, and how the others step aside for the one that is lifted.

Owns the formulas of the fan. Must not know Qt, seats or rows.
"""

import math
from typing import Final, NamedTuple

from pega6_desktop.ui.table.places.layout import ASPECT, Rect

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
