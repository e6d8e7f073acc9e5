"""Where everything of a table of Qwixx cards goes: the own sheet, the others', the mat with cards and the three steps.

Owns these formulas; bar, status line, hand and buttons are where they are at every table. Must not know Qt.
"""

from typing import NamedTuple

from msgspec.structs import asdict

from pega6_desktop.games.qwixx_cards.cards import COLOURS, DISPLAY
from pega6_desktop.games.qwixx_cards.sheets import LAST_PLACE
from pega6_desktop.ui.table.places import MARGIN, Rect, TableLayout, card_height, card_width, table_layout

_OWN_SHARE, _SHEET_SHARE = 0.653, 0.607
_GAP = 11
_PAD, _FOOT, _ROW_GAP = 12, 46, 7
_LABEL, _POINTS, _SMALL_LABEL, _SMALL_POINTS = 80, 84, 47, 40
_HEAD, _SMALL_FOOT, _TALL = 46, 30, 180
_CARD, _DISCARD, _STEPS = 78, 54, 236
_MISSED, _SMALL_MISSED = 24, 16
_STEP_COUNT = 3


class SheetLayout(TableLayout, frozen=True):
    """The rectangles of the table. sheet: the own one; seats: those of the others. stations: the display by place.

    steps: the three actions. label: width of shape and code in an own row; points: what stands right of it.
    """

    sheet: Rect
    stations: tuple[Rect, ...]
    pile: Rect
    discard: Rect
    steps: tuple[Rect, ...]

    def missed_box(self, at: int) -> Rect:
        """A box for a missed turn on the own sheet."""
        foot, side = self.foot, _MISSED * self.unit
        return Rect(foot.x + 6 * self.unit + at * side * 1.25, foot.middle[1] - side / 2, side, side)

    def small_missed_box(self, index: int, at: int) -> Rect:
        """The same on another sheet that is tall."""
        box, u = self.seats[index], self.unit
        side = _SMALL_MISSED * u
        return Rect(box.x + 12 * u + at * side * 1.25, box.bottom - 17 * u - side / 2, side, side)

    @property
    def foot(self) -> Rect:
        """Below the own rows: missed turns and the total."""
        height, u = _FOOT * self.unit, self.unit
        return Rect(self.sheet.x + _PAD * u, self.sheet.bottom - height, self.sheet.width - 2 * _PAD * u, height)

    def own_row(self, row: int) -> Rect:
        """The bar of an own row, without its points."""
        u, box = self.unit, self.sheet
        height = (box.height - (_PAD + _FOOT) * u - (len(COLOURS) - 1) * _ROW_GAP * u) / len(COLOURS)
        top = box.y + _PAD * u + row * (height + _ROW_GAP * u)
        return Rect(box.x + _PAD * u, top, box.width - (2 * _PAD + _POINTS - _PAD) * u, height)

    def own_box(self, row: int, at: int) -> Rect:
        """A box of an own row; the one behind the last number is the lock."""
        return boxed(self.own_row(row), _LABEL * self.unit, at)

    def is_tall(self, index: int) -> bool:
        """Whether another sheet has a foot for missed turns."""
        return self.seats[index].height >= _TALL * self.unit

    def head(self, index: int) -> Rect:
        """Face, name, hand and total of another player."""
        box = self.seats[index]
        height = min(_HEAD * self.unit, box.height * 0.3)
        return Rect(box.x, box.y, box.width, height)

    def row(self, index: int, row: int) -> Rect:
        """The bar of a row of another sheet."""
        box, u, head = self.seats[index], self.unit, self.head(index).height
        foot = _SMALL_FOOT * u if self.is_tall(index) else 5 * u
        pitch = (box.height - head - foot) / len(COLOURS)
        gap = min(4 * u, pitch * 0.14)
        width = box.width - (9 + _SMALL_POINTS) * u
        return Rect(box.x + 9 * u, box.y + head + row * pitch, width, pitch - gap)

    def box(self, index: int, row: int, at: int) -> Rect:
        """A box of another sheet."""
        return boxed(self.row(index, row), _SMALL_LABEL * self.unit, at)


def boxed(bar: Rect, label: float, at: int) -> Rect:
    """The at-th box of a bar."""
    pad = bar.height * 0.1
    pitch = (bar.width - label - pad) / (LAST_PLACE + 2)
    return Rect(bar.x + label + at * pitch, bar.y + pad, pitch - pad * 0.8, bar.height - 2 * pad)


def sheet_layout(
    width: float, height: float, others: int, *, text_scale: float, bar: float | None, is_watched: bool
) -> SheetLayout:
    """All rectangles in a window of that many logical px."""
    plain = table_layout(width, height, text_scale=text_scale, bar=bar, is_watched=is_watched)
    u, top = plain.unit, plain.bar.bottom + 10 * plain.unit
    bottom = plain.status.y - 8 * u
    wide = width * _OWN_SHARE
    free = bottom - top - _GAP * u
    sheet = Rect(MARGIN * u, top, wide, free * _SHEET_SHARE)
    mat = Rect(MARGIN * u, sheet.bottom + _GAP * u, wide, free * (1 - _SHEET_SHARE))
    left = sheet.right + _GAP * u
    column = Rect(left, top, width - MARGIN * u - left, bottom - top)
    fields = asdict(plain) | {"mat": mat, "seats": _stacked(column, others, _GAP * 0.8 * u)}
    return SheetLayout(**fields, sheet=sheet, **_on_mat(mat, u)._asdict())


def _stacked(column: Rect, count: int, gap: float) -> tuple[Rect, ...]:
    """Sheets under each other; a single one is no higher than half of the column."""
    if not count:
        return ()
    height = (column.height - (max(2, count) - 1) * gap) / max(2, count)
    return tuple([Rect(column.x, column.y + at * (height + gap), column.width, height) for at in range(count)])


class _Mat(NamedTuple):
    stations: tuple[Rect, ...]
    pile: Rect
    discard: Rect
    steps: tuple[Rect, ...]


def _on_mat(mat: Rect, u: float) -> _Mat:
    """Display, draw pile and discard pile at the left, the steps at the right."""
    words = 30 * u
    card = min(round(_CARD * u), card_width(mat.height - words - 26 * u))
    steps_width = min(_STEPS * u, mat.width * 0.3)
    steps = Rect(mat.right - 14 * u - steps_width, mat.y + 13 * u, steps_width, mat.height - 26 * u)
    room = steps.x - mat.x - 44 * u
    small = min(round(_DISCARD * u), card)
    card = max(1, min(card, int((room - small - 60 * u) / (DISPLAY + 1))))
    gap = min(9 * u, (room - small - (DISPLAY + 1) * card) / (DISPLAY + 3))
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
