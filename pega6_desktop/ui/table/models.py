"""The models of the table: rows, hand, seats, legal moves and log, read by the felt and by the item views alike.

Owns which words of a view appear under which role. Must not know any game: the board has put all words into the views.
"""

from operator import attrgetter
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from pega6_desktop.ui.look.listing import ListingModel
from pega6_desktop.ui.table.arrangement import Arrangement, TableView
from pega6_desktop.ui.table.view import CardKey, CardView, LogPicture, RowView, SeatView


class MoveView(msgspec.Struct, frozen=True):
    """One legal move: the move itself for ``Presenter.submit_move``, the card it plays, and its sentence."""

    move: object
    card: CardKey | None
    name: str


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log. number counts from 1 in the order things happened.

    kind: "round" opens a round, "take" tells of heads taken, "trouble" of something that went wrong, "event" the rest.
    picture: what stands there for the eye instead of the text, where anything does.
    """

    number: int
    text: str
    kind: Literal["event", "take", "round", "trouble"] = "event"
    picture: LogPicture | None = None


class TableModels(QObject):
    """The table shown, and its lists as models.

    view: all of it, as the board gave it. rows: top to bottom as numbered, the note of the sixth place beside each.
    hand: the viewer's, sorted. seats: the others in play order from the viewer's left, then the viewer's own, each in
    one breath. moves: the viewer's legal ones, empty while others are to act. log: oldest first, grows at the end.

    header_changed: title, subtitle, progress, target or standing is another now; emitted after the models were set.
    order_changed: another order of turns is told now, or none; emitted likewise.
    """

    header_changed = Signal()
    order_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = TableView("", "", (0, 0), None, (), None, Arrangement())
        self.rows = ListingModel[RowView](attrgetter("zone"), attrgetter("name"), attrgetter("note"), parent=self)
        self.hand = ListingModel[CardView](attrgetter("key"), attrgetter("name"), parent=self)
        self.seats = ListingModel[SeatView](attrgetter("seat"), attrgetter("spoken"), parent=self)
        self.moves = ListingModel[MoveView](attrgetter("move"), attrgetter("name"), parent=self)
        self.log = ListingModel[LogLine](attrgetter("number"), attrgetter("text"), parent=self)

    def set_view(self, view: TableView) -> None:
        """Show this table; equal views change nothing."""
        former, self.view = self.view, view
        self.rows.set_items(view.rows)
        self.hand.set_items(view.hand)
        self.seats.set_items(view.others if view.own is None else (*view.others, view.own))
        if _header(view) != _header(former):
            self.header_changed.emit()
        if view.order != former.order:
            self.order_changed.emit()


def _header(view: TableView) -> tuple[object, ...]:
    return view.title, view.subtitle, view.progress, view.target, view.standing
