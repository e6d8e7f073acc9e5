"""Which rows stand out and why: legal targets, the aimed one, a refused one, the right one; and the keyboard's ring.

Owns the signs of targets and focus. Must not know who asked for them.
"""

from collections.abc import Mapping, Sequence
from typing import assert_never

import msgspec
from PySide6.QtCore import QPointF, QPropertyAnimation
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.look.own_face import OwnFace
from pega6_desktop.ui.look.paint import RowState
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.tempo import TAKE_BACK, Pace, take_back_ms
from pega6_desktop.ui.table.places.layout import Rect, TableLayout, card_height
from pega6_desktop.ui.table.places.poses import Cards, Pose, zone_rect
from pega6_desktop.ui.table.surface.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.surface.row_painter import Light
from pega6_desktop.ui.table.view import CardKey, RowView, Target, ZoneId

_RING = "ring"
_RING_Z = 5.0
_RING_MARGIN = 8
_CLOSING_Z = 60.0
_WIDE = 1.5
"""How much wider than the card the closing ring begins."""


def target_lights(targets: tuple[Target, ...], aimed: ZoneId | None, rows: Sequence[RowView] = ()) -> dict[int, Light]:
    """How each row that is a target, or whose cards all are, stands out, by row number."""
    lights = _rows_of_cards(targets, rows)
    for target in targets:
        if target.zone[0] == "row" and target.kind != "card":
            lights[target.zone[1]] = _light(target, is_aimed=target.zone == aimed)
    return lights


def _light(target: Target, *, is_aimed: bool) -> Light:
    is_strong = target.is_sure or is_aimed
    state = RowState.LIT if is_strong else RowState.TARGET
    light = Light(state, ghost=target.ghost, is_sure=target.is_sure, is_aimed=is_strong, price=target.price)
    replace = msgspec.structs.replace
    match target.kind:
        case "place" | "open":
            return replace(light, place=target.place)
        case "seven":
            return replace(light, place=target.place, has_seal=True)
        case "gap":
            return replace(light, gap=target.place) if is_aimed else replace(light, state=RowState.TARGET)
        case "lock":
            return replace(light, state=RowState.LIT if is_aimed else RowState.TARGET)
        case "zone" | "card":
            return light
        case _:
            assert_never(target.kind)


def _rows_of_cards(targets: tuple[Target, ...], rows: Sequence[RowView]) -> dict[int, Light]:
    """The one row of which every card is a target: the row itself is meant. Several such rows are not lit."""
    zones = {target.zone for target in targets if target.kind == "card"}
    whole = [row.zone[1] for row in rows if row.cards and all(card.key in zones for card in row.cards)]
    return {whole[0]: Light(RowState.LIT)} if len(whole) == 1 else {}


def refusal_lights(refused: ZoneId | None, right: Target | None, lit: Mapping[int, Light]) -> dict[int, Light]:
    """The refused row and the right place; the right place stays a target where it is lit as one."""
    lights: dict[int, Light] = {}
    if right is not None and right.zone[0] == "row" and right.zone[1] not in lit:
        lights[right.zone[1]] = Light(RowState.QUIET, right.place, right.ghost, is_right=True)
    if refused is not None and refused[0] == "row":
        lights[refused[1]] = Light(RowState.REFUSED)
    return lights


class RowMarks:
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

    @property
    def gap(self) -> tuple[int, int] | None:
        """Row and place of the gap that is aimed at, if one is."""
        target = self.aimed_target
        return (target.zone[1], target.place) if target is not None and target.kind == "gap" else None

    @property
    def aimed_card(self) -> CardKey | None:
        """The card that is a target and aimed at, if one is."""
        target = self.aimed_target
        return target.zone if target is not None and target.kind == "card" else None

    @property
    def raised(self) -> frozenset[CardKey]:
        """Cards that stand out with a target."""
        return frozenset(target.raises for target in self.targets if target.raises is not None)

    @property
    def aimed_target(self) -> Target | None:
        """The target that is aimed at, if one is."""
        return next((target for target in self.targets if target.zone == self.aimed), None)

    def lights(self, rows: Sequence[RowView] = ()) -> dict[int, Light]:
        """How each row stands out, by row number."""
        lights = target_lights(self.targets, self.aimed, rows)
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
        is_round = isinstance(item.face, OwnFace) and not item.face.is_card
        height, corner = (width, width / 2) if is_round else (height, width * CARD_CORNER)
        pixmap = self._print(Rect(0, 0, width, height), corner, margin, dpr)
        item.set_badge(_RING, pixmap, QPointF(-width / 2 - margin, -height / 2 - margin))

    def _print(self, box: Rect, radius: float, margin: float, dpr: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            paint.focus_ring(painter, self._look, qrect(box), radius)

        return self._prints.picture((_RING, radius), box, margin, dpr, draw)


class ClosingRing:
    """The gold ring that closes around the own face-down card for as long as it may be taken back.

    Where nothing moves there is no ring: the words say it.
    """

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace) -> None:
        self._look, self._prints, self._pace = look, prints, pace
        self._piece = Piece(scene, _CLOSING_Z)
        self._piece.hide()
        self._closing = QPropertyAnimation(self._piece, b"scale", self._piece)
        self._around: tuple[CardKey, Pose] | None = None

    @property
    def key(self) -> CardKey | None:
        """The card the ring closes around, None while there is none."""
        return None if self._around is None else self._around[0]

    def show(self, key: CardKey | None, pose: Pose | None, dpr: float) -> None:
        """Close around this card, or be gone; asked again for the same card it goes on."""
        around = None if key is None or pose is None or self._pace.is_still else (key, pose)
        if around == self._around:
            return
        is_new = around is not None and (self._around is None or self._around[0] != around[0])
        self._around = around
        self._piece.setVisible(around is not None)
        if around is None:
            self._closing.stop()
            return
        self._draw(around[1], dpr)
        if is_new:
            self._closing.setDuration(take_back_ms(self._pace.tempo))
            self._closing.setEasingCurve(TAKE_BACK.easing())
            self._closing.setStartValue(_WIDE)
            self._closing.setEndValue(1.0)
            self._closing.start()

    def _draw(self, pose: Pose, dpr: float) -> None:
        box, margin, look = pose.rect, margin_px(_RING_MARGIN, self._look, dpr), self._look
        radius = box.width * CARD_CORNER + 2 * look.u

        def draw(painter: QPainter) -> None:
            ring = qrect(box.grown(2 * look.u))
            paint.rounded(painter, ring, radius, edge=look.theme.outline, stroke=6 * look.u)
            paint.rounded(painter, ring, radius, edge=look.theme.gold, stroke=3.6 * look.u)

        self._piece.put(self._prints.picture(("closing",), box, margin, dpr, draw), box, margin, dpr)
        self._piece.setTransformOriginPoint(box.width / 2, box.height / 2)
