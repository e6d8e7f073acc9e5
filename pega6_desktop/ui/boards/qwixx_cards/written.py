"""What is written on the sheets of Qwixx cards from one step to the next: crosses, locks, missed turns.

Owns which strokes are drawn where. Must not know rules or moves.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Protocol

from pega6_desktop.games.qwixx_cards.sheets import place
from pega6_desktop.ui.boards.qwixx_cards import sheet_pictures as pictures
from pega6_desktop.ui.boards.qwixx_cards.canvas import drawing
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout
from pega6_desktop.ui.boards.qwixx_cards.sheet_views import SheetView, is_locked
from pega6_desktop.ui.table.arrangement import Writing
from pega6_desktop.ui.table.places.layout import Rect


class WrittenSheets(Protocol):
    """All sheets of a table, the large one first."""

    @property
    def own(self) -> SheetView: ...
    @property
    def others(self) -> tuple[SheetView, ...]: ...


def written(now: WrittenSheets, former: WrittenSheets, layout: SheetLayout, z: float) -> Iterator[Writing]:
    """What is new on any sheet since the former table."""
    before: Mapping[int, SheetView] = {view.seat: view for view in (former.own, *former.others)}
    for index, view in enumerate((now.own, *now.others)):
        if (was := before.get(view.seat)) is not None:
            yield from _crosses(index - 1, view, was, layout, z)
            yield from _locks(index - 1, view, was, layout, z)
            yield from _missed(index - 1, view, was, layout, z)


def _crosses(index: int, view: SheetView, was: SheetView, layout: SheetLayout, z: float) -> Iterator[Writing]:
    for row, number in view.fresh:
        if number not in was.sheet.rows[row]:
            rect = _box(index, row, place(row, number), layout)
            before = drawing(partial(pictures.blank_box, rect, number))
            first, second = (drawing(partial(pictures.box_stroke, rect, stroke)) for stroke in (0, 1))
            yield Writing(("cross", row, number), rect, z, before, ((first, "right"), (second, "down")))


def _locks(index: int, view: SheetView, was: SheetView, layout: SheetLayout, z: float) -> Iterator[Writing]:
    for row in range(pictures.ROWS):
        if is_locked(row, view.sheet) and not is_locked(row, was.sheet):
            rect = _box(index, row, pictures.BOXES, layout)
            before = drawing(partial(pictures.lock, rect, row, is_closed=False))
            after = drawing(partial(pictures.lock, rect, row, is_closed=True))
            yield Writing(("lock", row), rect, z, before, ((after, "turn"),))


def _missed(index: int, view: SheetView, was: SheetView, layout: SheetLayout, z: float) -> Iterator[Writing]:
    if index >= 0 and not layout.is_tall(index):
        return
    for at in range(was.sheet.missed, view.sheet.missed):
        rect = layout.missed_box(at) if index < 0 else layout.small_missed_box(index, at)
        before = drawing(partial(pictures.blank_missed, rect))
        first, second = (drawing(partial(pictures.missed_stroke, rect, stroke)) for stroke in (0, 1))
        yield Writing(("missed",), rect, z, before, ((first, "right"), (second, "down")))


def _box(index: int, row: int, at: int, layout: SheetLayout) -> Rect:
    """index: of the other sheet, -1 for the large one."""
    return layout.own_box(row, at) if index < 0 else layout.box(index, row, at)
