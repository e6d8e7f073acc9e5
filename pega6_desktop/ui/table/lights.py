"""Which rows stand out and why: legal targets, the aimed one, a refused one, the right one; and the keyboard's ring.

Owns the signs of targets and focus. Must not know who asked for them.
"""

from collections.abc import Mapping

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint import RowState
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.table.items import CardItem
from pega6_desktop.ui.table.layout import Rect, TableLayout, card_height
from pega6_desktop.ui.table.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.poses import Cards, zone_rect
from pega6_desktop.ui.table.troughs import Light
from pega6_desktop.ui.table.view import Target, ZoneId

_RING = "ring"
_RING_Z = 5.0
_RING_MARGIN = 8


def target_lights(targets: tuple[Target, ...], aimed: ZoneId | None) -> dict[int, Light]:
    """How each row that is a target stands out, by row number."""
    lights: dict[int, Light] = {}
    for target in targets:
        if target.zone[0] != "row":
            continue
        is_aimed = target.zone == aimed
        state = RowState.LIT if target.is_sure or is_aimed else RowState.TARGET
        lights[target.zone[1]] = Light(
            state, target.place, target.ghost, is_sure=target.is_sure, is_aimed=target.is_sure or is_aimed
        )
    return lights


def refusal_lights(refused: ZoneId | None, right: Target | None, lit: Mapping[int, Light]) -> dict[int, Light]:
    """The refused row and the right place; the right place stays a target where it is lit as one."""
    lights: dict[int, Light] = {}
    if right is not None and right.zone[0] == "row" and right.zone[1] not in lit:
        lights[right.zone[1]] = Light(RowState.QUIET, right.place, right.ghost, is_right=True)
    if refused is not None and refused[0] == "row":
        lights[refused[1]] = Light(RowState.REFUSED)
    return lights


class Marks:
    """What makes rows stand out now: targets, the aimed one, and what is left of a refusal."""

    def __init__(self) -> None:
        self.targets: tuple[Target, ...] = ()
        self.aimed: ZoneId | None = None
        self.is_refusing = False
        self.refused: ZoneId | None = None
        self.right: Target | None = None

    def set_targets(self, targets: tuple[Target, ...], aimed: ZoneId | None) -> bool:
        """Mark these targets; False when they are marked already."""
        is_other = (targets, aimed) != (self.targets, self.aimed)
        self.targets, self.aimed = targets, aimed
        return is_other

    def refuse(self, zone: ZoneId | None, right: Target | None) -> None:
        """Mark the refused row and the right place."""
        self.is_refusing, self.refused, self.right = True, zone, right

    def forget_refusal(self) -> bool:
        """Take these two marks away; False when there were none."""
        was_refusing = self.is_refusing
        self.is_refusing, self.refused, self.right = False, None, None
        return was_refusing

    def lights(self) -> dict[int, Light]:
        """How each row stands out, by row number."""
        lights = target_lights(self.targets, self.aimed)
        return lights | refusal_lights(self.refused, self.right, lights)


class FocusRing:
    """The double ring of the keyboard around a card or a zone."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints) -> None:
        self._look, self._prints = look, prints
        self._around_zone = Piece(scene, _RING_Z)
        self._around_zone.hide()
        self._ringed: CardItem | None = None

    def show_zone(self, layout: TableLayout, cards: Cards, zone: ZoneId | None, dpr: float) -> None:
        """Ring that zone, or none."""
        self._around_zone.setVisible(zone is not None)
        if zone is None:
            return
        box, margin = zone_rect(layout, cards, zone), margin_px(_RING_MARGIN, self._look, dpr)
        radius = ROW_RADIUS * self._look.u
        self._around_zone.put(self._print(box, radius, margin, dpr), box, margin, dpr)

    def show_card(self, item: CardItem | None, dpr: float) -> None:
        """Ring that card and no other; the ring goes with it, whatever the card is called by then."""
        if self._ringed is not None and self._ringed is not item:
            self._ringed.set_badge(_RING, None)
        self._ringed = item
        if item is None:
            return
        width = item.pose.width
        height, margin = card_height(width), margin_px(_RING_MARGIN, self._look, dpr)
        pixmap = self._print(Rect(0, 0, width, height), width * CARD_CORNER, margin, dpr)
        item.set_badge(_RING, pixmap, QPointF(-width / 2 - margin, -height / 2 - margin))

    def _print(self, box: Rect, radius: float, margin: float, dpr: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            paint.focus_ring(painter, self._look, qrect(box), radius)

        return self._prints.picture((_RING, radius), box, margin, dpr, draw)
