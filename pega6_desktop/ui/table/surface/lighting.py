"""Everything that stands out on the table while a card is in the air: rows, gaps, cards, zones, and what is to come.

Owns the marks and the pieces that show them. Must not know the mouse, nor what a target brings about.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.tempo import GO_OUT, LIGHT_UP, Pace
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.poses import Cards, Pose
from pega6_desktop.ui.table.places.resting_place import CARD_PRICE, Covered, target_rect, worth_seeing
from pega6_desktop.ui.table.surface.card_signs import CardSigns, card_signs
from pega6_desktop.ui.table.surface.furniture import Furniture
from pega6_desktop.ui.table.surface.lights import RowMarks
from pega6_desktop.ui.table.surface.pieces import Prints
from pega6_desktop.ui.table.surface.preview_bubble import PreviewBubble
from pega6_desktop.ui.table.surface.target_signs import TargetSigns
from pega6_desktop.ui.table.view import CardKey, Target

_ROW_PRICE = 0.2
"""A px² of the row that changes, where no card lies."""


class LitTable(msgspec.Struct, frozen=True):
    """What is lit: the table as it is now. lifted, picked: the cards that are meant; held: the one at the pointer."""

    layout: TableLayout
    cards: Cards
    poses: Mapping[CardKey, Pose]
    items: Mapping[CardKey, CardItem]
    dpr: float
    lifted: CardKey | None = None
    picked: CardKey | None = None
    held: CardKey | None = None


class Lighting:
    """The marks on one table as they are to be seen."""

    def __init__(
        self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace, furniture: Furniture, table: QWidget
    ) -> None:
        self.marks = RowMarks()
        self._pace, self._furniture = pace, furniture
        self._card_signs = CardSigns(look, prints)
        self._target_signs = TargetSigns(scene, look, prints)
        self._preview = PreviewBubble(scene, look, prints, pace, table)
        self._previewed: tuple[Target, TableLayout] | None = None

    @property
    def preview(self) -> PreviewBubble:
        """The bubble that says what letting go would do."""
        return self._preview

    def show(self, now: LitTable, *, is_at_once: bool = False) -> None:
        """Show the marks on this table; what was lit otherwise goes out. is_at_once: the table itself is another."""
        marks, layout, cards, dpr = self.marks, now.layout, now.cards, now.dpr
        fades = (0, 0) if is_at_once else (self._pace.ms(LIGHT_UP.ms), self._pace.ms(GO_OUT.ms))
        self._furniture.light(layout, cards, dpr, marks.lights(cards.rows), fades)
        self._furniture.draft.light(layout, cards, dpr, marks.targets, fades)
        self._furniture.arrangement.light(layout, cards, dpr, (marks.targets, marks.aimed), fades)
        self._target_signs.show(layout, cards, marks.targets, marks.aimed, dpr, fades)
        if is_at_once:
            self._previewed = None
        self._show_preview(now)
        self.sign_cards(now)

    def sign_cards(self, now: LitTable) -> None:
        """Show the rings, pills and veils of single cards."""
        signs = card_signs(now.cards, now.lifted, now.picked, self.marks.targets, self.marks.aimed)
        self._card_signs.show(now.items, signs, now.dpr)

    def finish(self) -> None:
        """Light that comes up or goes out is there or gone."""
        self._furniture.end_fades()
        self._target_signs.finish()
        self._preview.end_fade()

    def _show_preview(self, now: LitTable) -> None:
        target = self.marks.aimed_target
        if target is None or target.preview is None or self.marks.is_refusing:
            self._previewed = None
            self._preview.hide()
            return
        if self._previewed == (target, now.layout):
            return
        self._previewed = target, now.layout
        layout = now.layout
        beside = target_rect(layout, now.cards, target)
        covered = worth_seeing(layout, now.cards, now.poses, None)
        if target.zone[0] == "row" and target.kind != "open":
            covered.append(Covered(layout.rows[target.zone[1]], _ROW_PRICE))
        item = now.items.get(now.held) if now.held is not None else None
        if item is not None:
            covered.append(Covered(item.seen_rect, 2 * CARD_PRICE))
        self._preview.show(target.preview, beside, bubble_bounds(layout), covered, now.dpr)


def bubble_bounds(layout: TableLayout) -> Rect:
    """Where on the table a bubble may stand: over the status line's words it hides what to do now."""
    top, status, gap = layout.bar.bottom, layout.status, 6 * layout.unit
    end = status.y if status.height else layout.height
    return Rect(layout.mat.x, top, layout.mat.width, end - top).grown(-gap)
