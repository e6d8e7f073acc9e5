"""What the pointer shows while no button is down: the card it hovers over, the shape of the cursor, the tool tip.

Owns hovering. Must not know what a press would mean.
"""

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.table.surface.felt import Felt
from pega6_desktop.ui.table.turns.acts import Aim
from pega6_desktop.ui.table.view import CardKey, ZoneId


class Pointer(QObject):
    """The mouse over the felt.

    acted(Aim): at the lit target the pointer has moved over, at None once it has left that one. Only a mouse that moves
    aims, so that a target which is lit under a resting one is not taken for a wish.
    """

    acted = Signal(object)

    def __init__(self, felt: Felt, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._felt, self._viewport = felt, viewport
        self._at: QPointF | None = None
        self._aimed: ZoneId | None = None

    @property
    def card(self) -> CardKey | None:
        """The card under the pointer; None where there is none, or the pointer is elsewhere."""
        return None if self._at is None else self._felt.card_under(self._at)

    def hover(self, at: QPointF) -> None:
        """The pointer is there: a card that may be lifted rises a little."""
        self._at = at
        key = self.card
        is_liftable = key is not None and self._felt.may_lift(key)
        self._felt.hover(key if is_liftable and not self._felt.is_blocking() else None)
        self._show_shape(self._shape_over(at, is_liftable=is_liftable))

    def move(self, at: QPointF) -> None:
        """The pointer has moved there with no button down: it may aim at another target now."""
        has_moved = at != self._at
        self.hover(at)
        if has_moved:
            zone = self._felt.zone_under(at) if self._felt.is_asking() else None
            self._aim(zone if zone is not None and self._felt.is_target(zone) else None)

    def leave(self) -> None:
        """The pointer has left the table."""
        self._at = None
        self._felt.hover(None)
        self._aim(None)

    def _aim(self, zone: ZoneId | None) -> None:
        if zone != self._aimed:
            self._aimed = zone
            self.acted.emit(Aim(zone))

    def show_cursor(self, at: QPointF, *, is_holding: bool) -> None:
        """A closed hand with a card, an open one over a card to lift, a finger over a row to choose."""
        if is_holding:
            self._show_shape(Qt.CursorShape.ClosedHandCursor)
            return
        key = self._felt.card_under(at)
        self._show_shape(self._shape_over(at, is_liftable=key is not None and self._felt.may_lift(key)))

    def _show_shape(self, shape: Qt.CursorShape) -> None:
        if self._viewport.cursor().shape() != shape:
            self._viewport.setCursor(shape)

    def tip(self, at: QPointF) -> str:
        """What a tool tip says there: a card's name and note, or what the arrangement says."""
        table, key = self._felt.arrangement, self._felt.card_under(at)
        if key is None:
            return table.tip(self._felt.layout, at.x(), at.y())
        card = next(card for card in table.cards() if card.key == key)
        return "\n".join(filter(None, (card.name, card.note)))

    def _shape_over(self, at: QPointF, *, is_liftable: bool) -> Qt.CursorShape:
        if is_liftable:
            return Qt.CursorShape.OpenHandCursor
        zone = self._felt.zone_under(at) if self._felt.wants_zone() else None
        is_choice = zone is not None and (zone[0] == "row" or self._felt.is_target(zone))
        return Qt.CursorShape.PointingHandCursor if is_choice else Qt.CursorShape.ArrowCursor
