"""Where everything of a table of Qwixx cards goes: the own sheet, the others', the mat with cards and the three steps.

Owns these formulas; bar, status line, hand and buttons are where they are at every table. Must not know Qt.
"""

from typing import NamedTuple

from msgspec.structs import asdict

from pega6_desktop.games.qwixx_cards.cards import COLOURS, DISPLAY
from pega6_desktop.games.qwixx_cards.sheets import LAST_PLACE, MISSED_BOXES
from pega6_desktop.ui.table.places import MARGIN, Rect, TableLayout, card_height, card_width, table_layout

_OWN_SHARE, _SHEET_SHARE = 0.653, 0.607
_OWN_OF_TWO = 0.56
"""Share of the width of the own sheet where there is one other: both lie over a mat as wide as the table."""
_ROOMY = 1000
"""Units of width below which two sheets beside each other would have too narrow boxes."""
_GAP = 11
_PAD, _FOOT, _ROW_GAP = 12, 46, 7
_LABEL, _POINTS, _SMALL_LABEL, _SMALL_POINTS = 80, 84, 47, 40
_HEAD, _SMALL_FOOT, _TALL = 46, 30, 180
"""Units; from a height of ``_TALL`` on another sheet has a foot for missed turns."""
_CARD, _LARGE_CARD, _DISCARD, _STEPS = 78, 96, 54, 236
_MISSED, _SMALL_MISSED = 24, 16
_STEP_COUNT = 3


class SheetPlace(NamedTuple):
    """Where a sheet lies. head: face, name and total of its player, of the own one the plate beside the hand.

    bars: the rows without their points; each begins with shape and code, `label` wide. missed: the boxes for missed
    turns, none on a sheet that is too low for them.
    """

    box: Rect
    head: Rect
    bars: tuple[Rect, ...]
    label: float
    missed: tuple[Rect, ...]

    def number(self, row: int, at: int) -> Rect:
        """The at-th box of a row; the one behind the last number is the lock."""
        bar = self.bars[row]
        pad = bar.height * 0.1
        pitch = (bar.width - self.label - pad) / (LAST_PLACE + 2)
        return Rect(bar.x + self.label + at * pitch, bar.y + pad, pitch - pad * 0.8, bar.height - 2 * pad)


class SheetLayout(TableLayout, frozen=True):
    """The rectangles of the table. sheets: the own one, then those of the others. stations: the display by place.

    foot: below the own rows, missed turns and the total. steps: the three actions.
    """

    sheets: tuple[SheetPlace, ...]
    foot: Rect
    stations: tuple[Rect, ...]
    pile: Rect
    discard: Rect
    steps: tuple[Rect, ...]


def sheet_layout(
    width: float, height: float, others: int, *, text_scale: float, bar: float | None, is_watched: bool
) -> SheetLayout:
    """All rectangles in a window of that many logical px."""
    plain = table_layout(width, height, text_scale=text_scale, bar=bar, is_watched=is_watched)
    u, top = plain.unit, plain.bar.bottom + 10 * plain.unit
    bottom = plain.status.y - 8 * u
    whole, are_two = width - 2 * MARGIN * u, others == 1 and width >= _ROOMY * u
    wide = width * (_OWN_OF_TWO if are_two else _OWN_SHARE)
    free = bottom - top - _GAP * u
    sheet = Rect(MARGIN * u, top, wide, free * _SHEET_SHARE)
    under = whole if are_two else wide
    mat = Rect(MARGIN * u, sheet.bottom + _GAP * u, under, free * (1 - _SHEET_SHARE))
    left = sheet.right + _GAP * u
    column = Rect(left, top, width - MARGIN * u - left, sheet.height if are_two else bottom - top)
    seats = _stacked(column, 1 if are_two else max(2, others), _GAP * 0.8 * u)[:others]
    foot = Rect(sheet.x + _PAD * u, sheet.bottom - _FOOT * u, sheet.width - 2 * _PAD * u, _FOOT * u)
    own = _own_place(sheet, plain.own, foot, u)
    fields = asdict(plain) | {"mat": mat, "seats": seats, "sheets": (own, *(other_place(box, u) for box in seats))}
    return SheetLayout(**fields, foot=foot, **_on_mat(mat, u, is_long=are_two)._asdict())


def _stacked(column: Rect, count: int, gap: float) -> tuple[Rect, ...]:
    """Sheets under each other."""
    height = (column.height - (count - 1) * gap) / count
    return tuple([Rect(column.x, column.y + at * (height + gap), column.width, height) for at in range(count)])


def _own_place(box: Rect, plate: Rect, foot: Rect, u: float) -> SheetPlace:
    height = (box.height - (_PAD + _FOOT) * u - (len(COLOURS) - 1) * _ROW_GAP * u) / len(COLOURS)
    bar = Rect(box.x + _PAD * u, box.y + _PAD * u, box.width - (_PAD + _POINTS) * u, height)
    missed = _in_line(foot.x + 6 * u, foot.middle[1], _MISSED * u)
    return SheetPlace(box, plate, _rows(bar, height + _ROW_GAP * u), _LABEL * u, missed)


def other_place(box: Rect, u: float) -> SheetPlace:
    """Where everything of a small sheet lies."""
    head, is_tall = min(_HEAD * u, box.height * 0.3), box.height >= _TALL * u
    pitch = (box.height - head - (_SMALL_FOOT if is_tall else 5) * u) / len(COLOURS)
    bar = Rect(box.x + 9 * u, box.y + head, box.width - (9 + _SMALL_POINTS) * u, pitch - min(4 * u, pitch * 0.14))
    missed = _in_line(box.x + 12 * u, box.bottom - 17 * u, _SMALL_MISSED * u) if is_tall else ()
    return SheetPlace(box, Rect(box.x, box.y, box.width, head), _rows(bar, pitch), _SMALL_LABEL * u, missed)


def _rows(first: Rect, pitch: float) -> tuple[Rect, ...]:
    return tuple([first.moved(0, row * pitch) for row in range(len(COLOURS))])


def _in_line(left: float, middle: float, side: float) -> tuple[Rect, ...]:
    """Boxes for missed turns."""
    return tuple([Rect(left + at * side * 1.25, middle - side / 2, side, side) for at in range(MISSED_BOXES)])


class _Mat(NamedTuple):
    stations: tuple[Rect, ...]
    pile: Rect
    discard: Rect
    steps: tuple[Rect, ...]


def _on_mat(mat: Rect, u: float, *, is_long: bool) -> _Mat:
    """Display, draw pile and discard pile at the left, the steps at the right."""
    words = 30 * u
    most, steps_most, apart = (_LARGE_CARD, 1.4 * _STEPS, 22) if is_long else (_CARD, _STEPS, 9)
    card = min(round(most * u), card_width(mat.height - words - 26 * u))
    steps_width = min(steps_most * u, mat.width * 0.3)
    steps = Rect(mat.right - 14 * u - steps_width, mat.y + 13 * u, steps_width, mat.height - 26 * u)
    room = steps.x - mat.x - 44 * u
    small = min(round(_DISCARD * u), card)
    card = max(1, min(card, int((room - small - 60 * u) / (DISPLAY + 1))))
    gap = min(apart * u, (room - small - (DISPLAY + 1) * card) / (DISPLAY + 3))
    top = mat.y + (mat.height - words - card_height(card)) / 2 + 5 * u
    lefts = [mat.x + 24 * u + at * (card + gap) for at in range(DISPLAY)]
    pile = Rect(lefts[-1] + card + 3.2 * gap, top, card, card_height(card))
    low = top + card_height(card) - card_height(small)
    height = (steps.height - (_STEP_COUNT - 1) * 7 * u) / _STEP_COUNT
    bars = [Rect(steps.x, steps.y + at * (height + 7 * u), steps.width, height) for at in range(_STEP_COUNT)]
    return _Mat(
        stations=tuple([Rect(left, top, card, card_height(card)) for left in lefts]),
        pile=pile,
        discard=Rect(pile.right + 2.4 * gap, low, small, card_height(small)),
        steps=tuple(bars),
    )
