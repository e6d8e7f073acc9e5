"""What the pointer shows while no button is down: the card it hovers over, the shape of the cursor, the tool tip.

Owns hovering. Must not know what a press would mean.
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.table import hits
from pega6_desktop.ui.table.felt import Felt
from pega6_desktop.ui.table.view import CardKey


class Pointer:
    """The mouse over the felt."""

    def __init__(self, felt: Felt, viewport: QWidget) -> None:
        self._felt, self._viewport = felt, viewport
        self._at: QPointF | None = None

    @property
    def card(self) -> CardKey | None:
        """The card under the pointer; None where there is none, or the pointer is elsewhere."""
        return None if self._at is None else self._felt.card_under(self._at)

    def hover(self, at: QPointF) -> None:
        """The pointer is there: a card that may be lifted rises a little."""
        self._at = at
        key = self.card
        is_liftable = key is not None and self._felt.may_lift(key) and not self._felt.is_blocking()
        self._felt.hover(key if is_liftable else None)
        self.show_cursor(at, is_holding=False)

    def leave(self) -> None:
        """The pointer has left the table."""
        self._at = None
        self._felt.hover(None)

    def show_cursor(self, at: QPointF, *, is_holding: bool) -> None:
        """A closed hand with a card, an open one over a card to lift, a finger over a row to choose."""
        shape = Qt.CursorShape.ClosedHandCursor if is_holding else self._shape_over(at)
        if self._viewport.cursor().shape() != shape:
            self._viewport.setCursor(shape)

    def tip(self, at: QPointF) -> str:
        """What a tool tip says there: a card's name, a row's note, a player with everything that did not fit."""
        cards = self._felt.cards
        key = self._felt.card_under(at)
        if key is not None:
            return cards.faces()[key].name
        if cards.draft is not None:
            return hits.draft_tip(self._felt.layout, cards, at.x(), at.y())
        match self._felt.zone_under(at):
            case ("row", number):
                return next((row.note for row in cards.rows if row.zone == ("row", number)), "")
            case ("seat", number):
                return next((seat.spoken for seat in cards.seats if seat.seat == number), "")
            case _:
                return ""

    def _shape_over(self, at: QPointF) -> Qt.CursorShape:
        key = self._felt.card_under(at)
        if key is not None and self._felt.may_lift(key):
            return Qt.CursorShape.OpenHandCursor
        zone = self._felt.zone_under(at)
        is_row = zone is not None and zone[0] == "row" and self._felt.wants_zone()
        return Qt.CursorShape.PointingHandCursor if is_row else Qt.CursorShape.ArrowCursor
