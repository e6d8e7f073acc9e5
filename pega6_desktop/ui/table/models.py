"""The models of the table: rows, hand, seats, legal moves and log, read by the felt and by the item views alike.

Owns which words of a view appear under which role, and the log as it was told, so that it can be told again in another
language. Must not know any game: the board has put all words into the views, and turns events into sentences.
"""

from collections.abc import Mapping
from operator import attrgetter
from types import MappingProxyType
from typing import Literal, assert_never

import msgspec
from PySide6.QtCore import QObject, Signal

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.look.listing import ListingModel
from pega6_desktop.ui.table.arrangement import Arrangement, TableView
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.view import CardKey, CardView, LogPicture, RowView, SeatView, StepKind
from pega6_desktop.ui.words import table_talk


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

    view: all of it that is told, as the board gave it; while cards go to their places the felt shows more. rows: top to
    bottom as numbered, the note of the sixth place beside each. hand: the viewer's, sorted. seats: the others in play
    order from the viewer's left, then the viewer's own, each in one breath. moves: the viewer's legal ones, empty while
    others are to act. log: oldest first, grows at the end.

    told: another view is told. header_changed: title, subtitle, progress, target or standing is another now.
    order_changed: another order of turns is told now, or none. All are emitted after the models were set.
    """

    told = Signal()
    header_changed = Signal()
    order_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.view = self._coming = TableView("", "", (0, 0), None, (), None, Arrangement())
        self.rows = ListingModel[RowView](attrgetter("zone"), attrgetter("name"), attrgetter("note"), parent=self)
        self.hand = ListingModel[CardView](attrgetter("key"), attrgetter("name"), parent=self)
        self.seats = ListingModel[SeatView](attrgetter("seat"), attrgetter("spoken"), parent=self)
        self.moves = ListingModel[MoveView](attrgetter("move"), attrgetter("name"), parent=self)
        self.log = ListingModel[LogLine](attrgetter("number"), attrgetter("text"), parent=self)

    @property
    def lying(self) -> Arrangement:
        """What lies on the felt."""
        return self._coming.arrangement

    def set_view(self, view: TableView, *, is_coming: bool = False) -> None:
        """Show this table; equal views change nothing. is_coming: it is told with `tell`, when all of it lies there."""
        self._coming = view
        if not is_coming:
            self.tell()

    def tell(self) -> None:
        """Tell of what lies there."""
        former, self.view = self.view, self._coming
        if former is self.view:
            return
        view = self.view
        self.rows.set_items(view.rows)
        self.hand.set_items(view.hand)
        self.seats.set_items(view.others if view.own is None else (*view.others, view.own))
        self.told.emit()
        if _header(view) != _header(former):
            self.header_changed.emit()
        if view.order != former.order:
            self.order_changed.emit()


def _header(view: TableView) -> tuple[object, ...]:
    return view.title, view.subtitle, view.progress, view.target, view.standing


class Happened(msgspec.Struct, frozen=True):
    """An event of the game, and what kind of step it is."""

    event: object
    kind: StepKind


class Stumbled(msgspec.Struct, frozen=True):
    """A bot did not answer; a legal move was played for it."""

    seat: int


class Resumed(msgspec.Struct, frozen=True):
    """The match goes on where it was left: the table of that moment."""

    observation: Seen


class Turned(msgspec.Struct, frozen=True):
    """The player went back to an earlier moment, or forward again to one."""

    is_again: bool


class Broke(msgspec.Struct, frozen=True):
    """Something of ours failed."""


Entry = Happened | Stumbled | Resumed | Turned | Broke
Kind = Literal["event", "take", "round", "trouble"]

_LINES: Mapping[StepKind, Kind] = MappingProxyType({"take": "take", "deal": "round", "gate": "round"})
"""What a line is, by the kind of its step, where it is more than an event."""


class MatchLog:
    """Everything told since the match was put on the table."""

    def __init__(self, board: Board, models: TableModels) -> None:
        self._board = board
        self._models = models
        self._seats: tuple[SeatInfo, ...] = ()
        self._viewer: int | None = None
        self._told: list[Entry] = []
        self._past: list[object] = []
        self._forgotten: frozenset[int] = frozenset()
        self._lines = 0

    def begin(
        self, board: Board, seats: tuple[SeatInfo, ...], observation: Seen, past: tuple[object, ...] = ()
    ) -> None:
        """Another match: a log of what has happened in it, which is no news."""
        self._board, self._seats, self._viewer = board, seats, observation.viewer
        self._told, self._past = [Happened(event, board.hint(event).kind) for event in past], list(past)
        self._forgotten = board.forgotten(past, observation)
        self.retell()

    def tell(self, entry: Entry) -> None:
        """Add a line, if there is anything to say."""
        self._told.append(entry)
        self._past.append(entry.event if isinstance(entry, Happened) else None)
        self._models.log.append(self._worded([entry]))

    def happen(self, happened: Happened, observation: Seen) -> None:
        """The game goes on to this table, where some lines may be told no more; they do not come back in mid-log."""
        self.tell(happened)
        forgotten = self._board.forgotten(self._past, observation) | self._forgotten
        if forgotten != self._forgotten:
            self._forgotten = forgotten
            self.retell()

    def retell(self) -> None:
        """The whole log anew, in the present language; a line keeps its number when others are told no more."""
        self._lines = 0
        self._models.log.set_items(self._worded(self._told, self._forgotten))

    def _worded(self, entries: list[Entry], untold: frozenset[int] = frozenset()) -> list[LogLine]:
        lines = []
        for at, entry in enumerate(entries):
            text, kind = self._line(entry)
            self._lines += bool(text)
            if text and at not in untold:
                picture = self._board.picture(entry.event, self._seats) if isinstance(entry, Happened) else None
                lines.append(LogLine(self._lines, text, kind, picture))
        return lines

    def _line(self, entry: Entry) -> tuple[str, Kind]:
        match entry:
            case Happened(event, kind):
                return self._board.sentence(event, self._seats, self._viewer), _LINES.get(kind, "event")
            case Stumbled(seat):
                return table_talk.bot_stumbled(self._seats[seat].name), "trouble"
            case Resumed(observation):
                view = self._board.view(observation, self._seats)
                return table_talk.resumed(view.title, view.subtitle), "round"
            case Turned(is_again):
                return table_talk.turned(is_again=is_again), "round"
            case Broke():
                return table_talk.something_broke(), "trouble"
            case _:
                assert_never(entry)
