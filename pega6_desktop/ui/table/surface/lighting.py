"""Everything that stands out on the table while a card is in the air: rows, gaps, cards, zones, and what is to come.

Owns the pieces that show it. Must not know the mouse, nor what a target brings about.
"""

from collections.abc import Mapping

import msgspec
from PySide6.QtWidgets import QGraphicsScene, QWidget

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.table.arrangement import CARD_PRICE, Accents, Arrangement, Covered
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.pieces import Prints
from pega6_desktop.ui.table.cards.tempo import GO_OUT, LIGHT_UP, Pace
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.pose import Pose
from pega6_desktop.ui.table.surface.card_signs import CardSigns, card_signs
from pega6_desktop.ui.table.surface.preview_bubble import PreviewBubble
from pega6_desktop.ui.table.surface.still_pieces import StillPieces
from pega6_desktop.ui.table.view import CardKey, Target


class LitTable(msgspec.Struct, frozen=True):
    """What is lit: the table as it is now. held: the card at the pointer."""

    layout: TableLayout
    table: Arrangement
    now: Accents
    poses: Mapping[CardKey, Pose]
    items: Mapping[CardKey, CardItem]
    dpr: float
    held: CardKey | None = None


class Lighting:
    """The accents of one table as they are to be seen."""

    def __init__(
        self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace, pieces: StillPieces, table: QWidget
    ) -> None:
        self._pace, self._pieces = pace, pieces
        self._card_signs = CardSigns(look, prints)
        self._preview = PreviewBubble(scene, look, prints, pace, table)
        self._previewed: tuple[Target, TableLayout] | None = None

    @property
    def preview(self) -> PreviewBubble:
        """The bubble that says what letting go would do."""
        return self._preview

    def show(self, lit: LitTable, *, is_at_once: bool = False) -> None:
        """Show the accents of this table; what was lit otherwise goes out. is_at_once: the table itself is another."""
        fades = (0, 0) if is_at_once else (self._pace.ms(LIGHT_UP.ms), self._pace.ms(GO_OUT.ms))
        self._pieces.light(lit.layout, lit.table, lit.now, lit.dpr, fades)
        if is_at_once:
            self._previewed = None
        self._show_preview(lit)
        self.sign_cards(lit.table, lit.now, lit.items, lit.dpr)

    def sign_cards(self, table: Arrangement, now: Accents, items: Mapping[CardKey, CardItem], dpr: float) -> None:
        """Show the rings, pills and veils of single cards."""
        self._card_signs.show(items, card_signs(table, now), dpr)

    def finish(self) -> None:
        """Light that comes up or goes out is there or gone."""
        self._pieces.end_fades()
        self._preview.end_fade()

    def _show_preview(self, lit: LitTable) -> None:
        target = lit.now.aimed_target
        if target is None or target.preview is None or lit.now.is_refusing:
            self._previewed = None
            self._preview.hide()
            return
        if self._previewed == (target, lit.layout):
            return
        self._previewed = target, lit.layout
        beside = lit.table.target_rect(lit.layout, target)
        covered = worth_seeing(lit.layout, lit.table, lit.poses, lit.now)
        item = lit.items.get(lit.held) if lit.held is not None else None
        if item is not None:
            covered.append(Covered(item.seen_rect, 2 * CARD_PRICE))
        self._preview.show(target.preview, beside, bubble_bounds(lit.layout), covered, lit.dpr)


def worth_seeing(layout: TableLayout, table: Arrangement, poses: Mapping[CardKey, Pose], now: Accents) -> list[Covered]:
    """What a bubble should not cover: the cards, and what the arrangement names."""
    return [*(Covered(pose.rect, CARD_PRICE) for pose in poses.values()), *table.worth_seeing(layout, now)]


def bubble_bounds(layout: TableLayout) -> Rect:
    """Where on the table a bubble may stand: over the status line's words it hides what to do now."""
    top, status, gap = layout.bar.bottom, layout.status, 6 * layout.unit
    end = status.y if status.height else layout.height
    return Rect(layout.mat.x, top, layout.mat.width, end - top).grown(-gap)
