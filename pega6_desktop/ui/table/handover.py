"""Who sits in front of a screen that several humans share, and who is to come to it next.

Owns the order in which they come, who may still take a choice back, and the asking for a seat's view of the table.
Must not know any game, nor how the screen is kept from the others: that is the task of a curtain.
"""

from PySide6.QtCore import QObject, Signal, Slot

from pega6_desktop.runtime.messages import Opened, Rejected, Seen, Step, Update
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.playback import Playback
from pega6_desktop.ui.table.ports import MatchPort

_SEEN_TOGETHER = frozenset({"deal", "reveal", "take", "gate"})
"""Kinds of steps everybody looks at: whoever sat at the screen before is not alone with it any more."""

_TAKEN_BACK = frozenset({"choose", "take_back", "quiet"})
"""Kinds of steps after which a choice may still be taken back."""


class Handover(QObject):
    """Watches the table as it is played, and calls one human after the other.

    called(int): this seat is to come to the screen alone, ``admit`` it when it has confirmed. seated(int): the table
    shows what this seat may see. With one human at the table nothing of this ever happens.
    """

    called = Signal(int)
    seated = Signal(int)

    def __init__(self, client: MatchPort, board: Board, playback: Playback, parent: QObject) -> None:
        super().__init__(parent)
        self._client, self._board, self._playback = client, board, playback
        self._is_shared = False
        self._called: int | None = None
        self._sitting: int | None = None
        self._last = -1
        self._has_news = False
        self._mover: int | None = None
        self._wanted: int | None = None
        self._staying: int | None = None
        self._is_alone = False
        self._due: frozenset[int] = frozenset()
        self._following: frozenset[int] = frozenset()
        client.updated.connect(self._on_updated)
        client.rejected.connect(self._on_rejected)
        playback.played.connect(self._look)

    @property
    def is_shared(self) -> bool:
        """Whether several humans share the screen."""
        return self._is_shared

    @property
    def due(self) -> int | None:
        """The seat that is to come to the screen and has not been admitted yet."""
        return self._called

    @property
    def sitting(self) -> int | None:
        """The seat whose cards a shared screen shows, or is about to show; None while it shows nobody's."""
        return self._called if self._sitting is None else self._sitting

    @property
    def mover(self) -> int | None:
        """The human who moved last and whom nobody has followed to the screen yet."""
        return self._mover

    @property
    def has_news(self) -> bool:
        """Whether something happened since the last move that everybody at the table wants to look at."""
        return self._has_news

    # ------------------------------------------------------------ what happens

    def open(self, message: Opened) -> None:
        """Another match is on the table."""
        self._is_shared = sum(seat.kind == "human" for seat in message.seats) > 1
        self._called = self._sitting = self._mover = self._wanted = self._staying = None
        self._last = -1

    def note_move(self, seat: int) -> None:
        """The seat moves, and leaves the screen unless it is asked again at once."""
        seen = self._playback.seen
        self._due, self._following = frozenset(() if seen is None else seen.to_act), frozenset()
        self._last = self._mover = self._staying = seat
        self._wanted, self._has_news = None, False

    def note_take_back(self) -> None:
        """Whoever moved last wants another choice, and comes to the screen again."""
        self._wanted, self._staying = self._mover, None

    def admit(self, seat: int) -> None:
        """The seat has confirmed that it alone looks, or nothing has to be kept from the others."""
        if seat != self._mover:
            self._mover = None
        self._client.show(seat)

    def leave(self) -> None:
        """Whoever sits at the screen is hidden from it, and is the next to be called."""
        seat = self._called if self._sitting is None else self._sitting
        if seat is not None:
            self._wanted, self._staying, self._called = seat, None, None
            self._client.show(None)

    # ------------------------------------------------------------ who is next

    @Slot()
    def _look(self) -> None:
        seen = self._playback.seen
        if not self._is_shared or seen is None or not self._playback.is_idle:
            return
        if seen.viewer is not None:
            self._note_seated(seen.viewer)
            return
        self._sitting = None
        seat = self._next(seen)
        if seat != self._called:
            self._called = seat
            if seat is not None:
                self._call(seen, seat)

    def _note_seated(self, seat: int) -> None:
        self._called, self._has_news = None, False
        if seat != self._sitting:
            self._sitting = seat
            self.seated.emit(seat)

    def _call(self, seen: Seen, seat: int) -> None:
        is_secret = self._board.needs_privacy(seen, seat)
        stays = seat == self._staying
        self._is_alone = is_secret and (self._is_alone or not stays)
        if stays or not is_secret:
            self.admit(seat)
        else:
            self.called.emit(seat)

    def _next(self, seen: Seen) -> int | None:
        """Round the table from whoever moved last; who was interrupted, or still sits there alone, goes first.

        None while bots are to act.
        """
        seats = self._playback.seats
        due = [seat for seat in seen.to_act if seats[seat].kind == "human"]
        for seat in (self._wanted, self._staying if self._is_alone else None):
            if seat in due:
                return seat
        return min(due, key=lambda seat: (seat - self._last - 1) % len(seats), default=None)

    @Slot(object)
    def _on_updated(self, message: Update) -> None:
        kinds = {self._board.hint(step.event).kind for step in message.steps}
        if kinds & _SEEN_TOGETHER:
            self._staying = None
        if kinds - _TAKEN_BACK:
            self._mover, self._has_news = None, True
        for step in message.steps:
            self._follow(step)

    def _follow(self, step: Step) -> None:
        """Where one decides after the other, nothing can be taken back once the next one has decided."""
        others = frozenset(step.observation.to_act) - self._due
        if self._following and others != self._following and self._board.hint(step.event).kind != "take_back":
            self._mover = None
        self._following = others

    @Slot(object)
    def _on_rejected(self, _message: Rejected) -> None:
        self._called = None
