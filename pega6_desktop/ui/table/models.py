"""The models of the table: rows, hand, seats, legal moves and log, read by the felt and by the item views alike.

Owns which words of a view appear under which role. Must not know any game: the board has put all words into the views.
"""

from collections.abc import Hashable, Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QModelIndex, QObject, Qt, Signal

from pega6_desktop.ui.look.listing import ListingModel, ViewRole
from pega6_desktop.ui.table.arrangement import Arrangement, TableView
from pega6_desktop.ui.table.view import CardKey, CardView, RowView, SeatView, Standing, TurnOrder, ZoneId

__all__ = [
    "HandModel",
    "LogLine",
    "LogModel",
    "MoveView",
    "MovesModel",
    "RowsModel",
    "SeatsModel",
    "TableModels",
    "ViewRole",
]

_DISPLAY = int(Qt.ItemDataRole.DisplayRole)
_TOOL_TIP = int(Qt.ItemDataRole.ToolTipRole)
_SPOKEN = int(Qt.ItemDataRole.AccessibleTextRole)
_DESCRIBED = int(Qt.ItemDataRole.AccessibleDescriptionRole)


class MoveView(msgspec.Struct, frozen=True):
    """One legal move: the move itself for ``Presenter.submit_move``, the card it plays, and its sentence."""

    move: object
    card: CardKey | None
    name: str


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log. number counts from 1 in the order things happened.

    kind: "round" opens a round, "take" tells of heads taken, "trouble" of something that went wrong, "event" the rest.
    """

    number: int
    text: str
    kind: Literal["event", "take", "round", "trouble"] = "event"


class RowsModel(ListingModel[RowView]):
    """The rows of the felt, top to bottom as numbered."""

    def key(self, item: RowView) -> ZoneId:
        """The zone of the row."""
        return item.zone

    def words(self, item: RowView, role: int) -> str | None:
        """Name with cards and heads; the note of the sixth place as description and tooltip."""
        if role in (_DISPLAY, _SPOKEN):
            return item.name
        return item.note if role in (_TOOL_TIP, _DESCRIBED) else None


class HandModel(ListingModel[CardView]):
    """The viewer's hand, sorted."""

    def key(self, item: CardView) -> CardKey:
        """The key of the card."""
        return item.key

    def words(self, item: CardView, role: int) -> str | None:
        """The name of the card in every text role but the description."""
        return item.name if role in (_DISPLAY, _SPOKEN, _TOOL_TIP) else None


class SeatsModel(ListingModel[SeatView]):
    """The other seats in play order from the viewer's left, then the viewer's own."""

    def key(self, item: SeatView) -> int:
        """The seat."""
        return item.seat

    def words(self, item: SeatView, role: int) -> str | None:
        """The whole player in one breath: heads of the round, total, what the player is about."""
        return item.spoken if role in (_DISPLAY, _SPOKEN, _TOOL_TIP) else None


class MovesModel(ListingModel[MoveView]):
    """The viewer's legal moves; empty while others are to act."""

    def key(self, item: MoveView) -> Hashable:
        """The move."""
        return item.move

    def words(self, item: MoveView, role: int) -> str | None:
        """The sentence of the move."""
        return item.name if role in (_DISPLAY, _SPOKEN, _TOOL_TIP) else None


class LogModel(ListingModel[LogLine]):
    """What happened, oldest first; grows at the end."""

    def key(self, item: LogLine) -> int:
        """The number of the line."""
        return item.number

    def words(self, item: LogLine, role: int) -> str | None:
        """The sentence."""
        return item.text if role in (_DISPLAY, _SPOKEN, _TOOL_TIP) else None

    def append(self, lines: Sequence[LogLine]) -> None:
        """Add lines at the end."""
        if not lines:
            return
        first = len(self._items)
        self.beginInsertRows(QModelIndex(), first, first + len(lines) - 1)
        self._items.extend(lines)
        self.endInsertRows()


class TableModels(QObject):
    """All models of one table, and the words around it.

    header_changed: title, subtitle, progress, target or standing is another now; emitted after the models were set.
    order_changed: another order of turns is told now, or none; emitted likewise.
    """

    header_changed = Signal()
    order_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows = RowsModel(self)
        self.hand = HandModel(self)
        self.seats = SeatsModel(self)
        self.moves = MovesModel(self)
        self.log = LogModel(self)
        self.title = ""
        self.subtitle = ""
        self.progress = (0, 0)
        self.target: int | None = None
        self.standing: Standing | None = None
        self.others: tuple[SeatView, ...] = ()
        self.own: SeatView | None = None
        self.order: TurnOrder | None = None
        self.arrangement = Arrangement()

    def set_view(self, view: TableView) -> None:
        """Show this table; equal views change nothing."""
        self.others, self.own = view.others, view.own
        self.arrangement = view.arrangement
        self.rows.set_items(view.rows)
        self.hand.set_items(view.hand)
        self.seats.set_items(view.others if view.own is None else (*view.others, view.own))
        header = (view.title, view.subtitle, view.progress, view.target, view.standing)
        if header != (self.title, self.subtitle, self.progress, self.target, self.standing):
            self.title, self.subtitle, self.progress, self.target, self.standing = header
            self.header_changed.emit()
        if view.order != self.order:
            self.order = view.order
            self.order_changed.emit()

    def set_moves(self, moves: Sequence[MoveView]) -> None:
        """Offer these legal moves."""
        self.moves.set_items(moves)

    def append_log(self, lines: Sequence[LogLine]) -> None:
        """Add lines to the log."""
        self.log.append(lines)

    def set_log(self, lines: Sequence[LogLine]) -> None:
        """Show this whole log (a new match, or the same one in another language)."""
        self.log.set_items(lines)
