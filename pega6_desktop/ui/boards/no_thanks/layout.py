"""Where everything of a table of No Thanks! goes: pure arithmetic from the size of the window, in logical pixels.

Owns these rectangles, and how the runs of an area lie side by side, in two lines where they are many: the lowest card
of a run whole and on top, the others peeping out behind it to the right. Every length is a token times the unit. Must
not know Qt, cards or players.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from pega6_desktop.ui.look.look import unit_for
from pega6_desktop.ui.table.places import (
    ASPECT,
    BAR,
    MARGIN,
    ROW_Z,
    Pose,
    Rect,
    TableLayout,
    button_heights,
    status_height,
)

_PEEK, _LEAST_PEEK, _GAP, _LEAST_GAP = 0.42, 0.36, 0.22, 0.14
"""Shares of a card's width; with less of it peeping out both digits of a number would not be seen."""
_BEHIND = 0.93
"""Width of a card behind, as a share of the card on top."""
_LOWER = 0.05
_LINE, _WORTH = 1.64, 1.08
"""Height of a line in widths of a card, its tag among it; how much larger cards must get to lie in two lines."""


class AreaPlaces(NamedTuple):
    """An area: its cards run by run, and the tag under each run's lowest card."""

    cards: tuple[tuple[Pose, ...], ...]
    tags: tuple[Rect, ...]


def laid(box: Rect, sizes: Sequence[int], card: float) -> AreaPlaces:
    """So many cards in each run, from the left of the box, as large as fits, at most `card` wide; in two lines, one
    run after the other, where they are clearly larger so.
    """
    alone = _fitting(sizes, card, box.width)
    if len(sizes) < 2 or alone == card:
        return _line(box, sizes, alone)
    cut = min(range(1, len(sizes)), key=lambda at: max(_smallest(sizes[:at]), _smallest(sizes[at:])))
    lines, low = (sizes[:cut], sizes[cut:]), min(card, box.height / 2 // _LINE)
    half = min(_fitting(line, low, box.width) for line in lines)
    if half < alone * _WORTH:
        return _line(box, sizes, alone)
    height = box.height / 2
    upper, lower = (
        _line(Rect(box.x, box.y + at * height, box.width, height), line, half) for at, line in enumerate(lines)
    )
    return AreaPlaces(upper.cards + lower.cards, upper.tags + lower.tags)


def _fitting(sizes: Sequence[int], card: float, room: float) -> float:
    """How wide a card is where all lie in one line of this width."""
    width = card
    while width > 8 and width * _smallest(sizes) > room:
        width -= 0.5
    return width


def _smallest(sizes: Sequence[int]) -> float:
    """The least width of a line in widths of a card."""
    return _needed(sizes, 1.0, _LEAST_PEEK, _LEAST_GAP)


def _line(box: Rect, sizes: Sequence[int], width: float) -> AreaPlaces:
    """The runs side by side, in cards of this width."""
    peek, gap = _pitches(sizes, width, box.width)
    whole = round(width)
    top = box.y + (box.height - whole * ASPECT) / 2 - whole * 0.04
    left, runs, tags, behind = box.x, [], [], round(whole * _BEHIND)
    for size in sizes:
        run = [Pose(left, top, whole, z=ROW_Z + min(20, size))]
        for at in range(1, size):
            x, y = left + at * peek + whole - behind, top + whole * ASPECT * _LOWER
            run.append(Pose(x, y, behind, z=ROW_Z + min(20, size - at)))
        runs.append(tuple(run))
        tags.append(_tag(left, top, whole))
        left += whole + (size - 1) * peek + gap
    return AreaPlaces(tuple(runs), tuple(tags))


def _pitches(sizes: Sequence[int], card: float, room: float) -> tuple[float, float]:
    """Distance of cards in a run, and between runs."""
    for peek, gap in ((_PEEK, _GAP), (_PEEK, _LEAST_GAP)):
        if _needed(sizes, card, peek, gap) <= room:
            return peek * card, gap * card
    hidden = sum(size - 1 for size in sizes)
    left = room - _needed(sizes, card, 0.0, _LEAST_GAP)
    return max(_LEAST_PEEK * card, left / max(1, hidden)), _LEAST_GAP * card


def _needed(sizes: Sequence[int], card: float, peek: float, gap: float) -> float:
    return card * sum(1 + (size - 1) * peek for size in sizes) + card * gap * max(0, len(sizes) - 1)


def _tag(left: float, top: float, card: float) -> Rect:
    width, height = card * 0.56, card * 0.36
    return Rect(left + card / 2 - width / 2, top + card * ASPECT - height * 0.55, width, height)


_SEAT_HEIGHT, _LOW_SEAT, _WIDEST_SEAT, _BOTTOM, _BOTTOM_HEIGHT = 158, 136, 620, 172, 156
_LOW_MAT = 202
"""Units of height below which the mat, with all words of its actions, takes room from the others: under a lesson."""
_PLATE, _NARROW_PLATE, _BUTTON, _CHIPS, _NARROW_CHIPS = 196, 178, 176, 250, 170
_ROOMY = 1180
"""Below this many units of width own plate and chips give room to the own area."""
_ACTIVE, _DECK, _PASSED, _ACTION, _ACTION_HEIGHT = 172, 92, 106, 320, 184
_LEAST_DECK, _LEAST_ACTIVE = 24, 60
"""Units of the width of these two, however low the mat is: a card that is not there can neither be seen nor painted."""
_BESIDE = 34
"""Units between the card on offer and the two actions."""
_TIGER_HEIGHT = 48
_COLUMN = 1100
"""From so many units of width of the mat on there is a column for those who passed."""


class NoThanksLayout(TableLayout, frozen=True):
    """The rectangles. seats: the other players with their areas.

    deck, active: places of cards. take, keep: the two actions; tiger: the third one, under the first. passed: column
    of those who passed, in narrow windows a line over the second action. area: the own one. chips: the own chips.
    """

    deck: Rect
    active: Rect
    take: Rect
    keep: Rect
    tiger: Rect
    passed: Rect
    area: Rect
    chips: Rect


def no_thanks_layout(
    width: float,
    height: float,
    others: int,
    *,
    text_scale: float,
    bar: float | None,
    is_watched: bool = False,
    has_own: bool = True,
) -> NoThanksLayout:
    """The table in a window of that many logical px, with so many opponents; where nobody looks on from a seat
    (has_own), they sit around it.
    """
    u = unit_for(width, height)
    bar_height = BAR * u if bar is None else bar
    line = 0.0 if is_watched else status_height(u, text_scale)  # A watched table has its status line elsewhere
    bottom = height - _BOTTOM * u
    status = Rect(MARGIN * u, bottom - (8 if is_watched else 16) * u - line, width - 2 * MARGIN * u, line)
    upper, mat = _upper(width, bar_height + 10 * u, status.y - (0 if is_watched else 8) * u, u)
    strip, middle = _bottom(width, bottom, u), _Middle(mat, u)
    lower = Rect(mat.x, bottom, strip.main_button.x - 14 * u - mat.x, _BOTTOM_HEIGHT * u)
    return NoThanksLayout(
        width=width,
        height=height,
        unit=u,
        text_scale=text_scale,
        bar=Rect(0, 0, width, bar_height),
        seats=_in_line(upper, others, u) if has_own else _around(upper, lower, others, u),
        mat=mat,
        status=status,
        hand=Rect(0, bottom, width, _BOTTOM * u),
        fan=strip.area,
        is_watched=is_watched,
        **vars(middle),
        **strip._asdict(),
    )


def _upper(width: float, top: float, bottom: float, u: float) -> tuple[Rect, Rect]:
    """The row of the others over the mat, between these heights."""
    seats = min(_SEAT_HEIGHT * u, max(_LOW_SEAT * u, bottom - top - (18 + _LOW_MAT) * u))
    mat = top + seats + 18 * u
    left, wide = MARGIN * u, width - 2 * MARGIN * u
    return Rect(left, top, wide, seats), Rect(left, mat, wide, max(1.0, bottom - mat))


class _Bottom(NamedTuple):
    own: Rect
    area: Rect
    chips: Rect
    main_button: Rect
    second_button: Rect


def _bottom(width: float, top: float, u: float) -> _Bottom:
    """Own plate, own area, own chips and buttons, left to right; in a narrow window the area keeps its room."""
    shortage, height = max(0.0, _ROOMY * u - width), _BOTTOM_HEIGHT * u
    plate = max(_NARROW_PLATE * u, _PLATE * u - shortage / 3)
    chips = max(_NARROW_CHIPS * u, _CHIPS * u - shortage / 2)
    own = Rect(MARGIN * u, top, plate, height)
    buttons = width - (MARGIN + _BUTTON) * u
    purse = Rect(buttons - 14 * u - chips, top, chips, height)
    main, second = button_heights(u)
    between = max(14 * u, 6.0)
    first = top + max(0.0, min(20 * u, (height - main - between - second) / 2))
    return _Bottom(
        own=own,
        area=Rect(own.right + 14 * u, top, purse.x - 14 * u - own.right - 14 * u, height),
        chips=purse,
        main_button=Rect(buttons, first, _BUTTON * u, main),
        second_button=Rect(buttons, first + main + between, _BUTTON * u, second),
    )


class _Middle:
    """What lies on the mat: deck, take, card, keep, who passed, left to right."""

    def __init__(self, mat: Rect, u: float) -> None:
        has_column = mat.width >= _COLUMN * u
        self.deck = self._deck(mat, u)
        left = self.deck.right + 34 * u
        right = mat.right - (_PASSED if has_column else 20) * u
        tall = min(max(_ACTIVE * u, (mat.height - 200 * u) / ASPECT), 1.5 * _ACTIVE * u, (mat.height - 84 * u) / ASPECT)
        card = max(_LEAST_ACTIVE * u, min(tall, (right - left) * 0.3))
        gap = min(_BESIDE * u, (right - left - card) * 0.04)
        x = mat.middle[0] if has_column else (left + right) / 2
        action = min(_ACTION * u, min(x - left, right - x) - card / 2 - gap)
        y = mat.middle[1] - 10 * u
        self.active = Rect(round(x - card / 2), round(y - card * ASPECT / 2), round(card), round(card * ASPECT))
        height = min(_ACTION_HEIGHT * u, mat.height - (40 if has_column else 58) * u)
        if not has_column:
            y = max(y, mat.y + 48 * u + height / 2)
        self.take = Rect(self.active.x - gap - action, y - height / 2, action, height)
        below = self.take.bottom + 9 * u
        self.tiger = Rect(self.take.x, below, action, min(_TIGER_HEIGHT * u, mat.bottom - 8 * u - below))
        self.keep = Rect(self.active.right + gap, y - height / 2, action, height)
        self.passed = Rect(self.keep.x + 6 * u, self.keep.y - 44 * u, action - 6 * u, 34 * u)
        if has_column:
            self.passed = Rect(mat.right - _PASSED * u, mat.y, 92 * u, mat.height)

    @staticmethod
    def _deck(mat: Rect, u: float) -> Rect:
        wide = max(_LEAST_DECK * u, min(_DECK * u, (mat.height - 90 * u) / ASPECT))
        return Rect(
            round(mat.x + 34 * u), round(mat.middle[1] - wide * 0.7 - 16 * u), round(wide), round(wide * ASPECT)
        )


def _around(upper: Rect, lower: Rect, seats: int, u: float) -> tuple[Rect, ...]:
    """All seats clockwise from the lower left, half of them in the lower line."""
    below = max(1, seats // 2)
    first, *others = _in_line(lower, below, u, _WIDEST_SEAT * u)
    return (first, *_in_line(upper, seats - below, u), *reversed(others))


def _in_line(line: Rect, seats: int, u: float, most: float = math.inf) -> tuple[Rect, ...]:
    """Seats side by side, each at most so wide, in the middle of the line."""
    if seats < 1:
        return ()
    gap = (12 if seats <= 4 else 8) * u
    one = min(most, (line.width - (seats - 1) * gap) / seats)
    left = line.x + (line.width - seats * one - (seats - 1) * gap) / 2
    return tuple(Rect(left + at * (one + gap), line.y, one, line.height) for at in range(seats))
