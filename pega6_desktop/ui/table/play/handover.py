"""Who sits in front of a screen that several humans share, and who is to come to it next.

Owns the order in which they come, and the asking for a seat's view of the table. The match shows nobody's secrets from
a move on until somebody is shown again (see runtime.host): so whoever holds a secret confirms each time the table was
everybody's, and nobody confirms while the own turn goes on. Must not know any game, nor how the screen is kept from
the others: that is the task of a curtain.
"""

from PySide6.QtCore import QObject, Signal, Slot

from pega6_desktop.runtime.messages import Opened, Seen, Update
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.play.ports import MatchPort

_FACE_DOWN = frozenset({"choose", "take_back", "quiet"})
"""Kinds of steps nobody needs time to look at."""


class Handover(QObject):
    """Watches the table as it is played, and calls one human after the other.

    called(int): this seat is to come to the screen alone, ``admit`` it when it has confirmed. seated(int): the table
    shows what this seat may see. With one human at the table nothing of this ever happens. begun: another match is on
    the table, and nobody of the last one is called any more.
    """

    called = Signal(int)
    begun = Signal()
    seated = Signal(int)

    def __init__(self, client: MatchPort, playback: Playback, parent: QObject) -> None:
        super().__init__(parent)
        self._client, self._playback = client, playback
        self._epoch = 0
        self._is_shared = False
        self._called: int | None = None
        self._sitting: int | None = None
        self._last = -1
        self._has_news = False
        self._mover: int | None = None
        self._wanted: int | None = None
        client.updated.connect(self._on_updated)
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
    def holder(self) -> int:
        """The seat that moved last, so that it has the screen: nobody passes it on to this one. -1 for nobody."""
        return self._last

    @property
    def mover(self) -> int | None:
        """The human who moved last and may still take that back."""
        return self._mover

    @property
    def has_news(self) -> bool:
        """Whether something happened since the last move that everybody at the table wants to look at."""
        return self._has_news

    @property
    def is_gone(self) -> bool:
        """Whether the match that still moves here was left: nobody of it is called, or shown, at the next one."""
        return self._client.epoch != self._epoch

    # ------------------------------------------------------------ what happens

    def open(self, message: Opened) -> None:
        """Another match is on the table."""
        self._epoch = message.epoch
        self._is_shared = sum(seat.kind == "human" for seat in message.seats) > 1
        self._called = self._sitting = self._mover = self._wanted = None
        self._last = -1
        self.begun.emit()

    def note_move(self, seat: int) -> None:
        """The seat moves."""
        self._last, self._wanted, self._has_news = seat, None, False

    def ask_back(self, viewer: int | None, *, is_assisted: bool) -> bool:
        """The viewer wants another choice, or whoever moved last, who comes to the screen again; False for nobody."""
        seat = self._mover if viewer is None else viewer
        if seat is None or self.is_gone:
            return False
        self._wanted = self._mover if viewer is None else self._wanted
        self._client.take_back(seat, is_assisted=is_assisted)
        return True

    def note_refusal(self, seat: int) -> None:
        """What the seat asked for was refused: it is called once more when that was its coming to the screen. Whoever
        else was called stays called.
        """
        if seat == self._wanted:
            self._wanted = None
        if seat == self._called:
            self._called = None
        self._look()

    def admit(self, seat: int) -> None:
        """The seat has confirmed that it alone looks."""
        self._show(seat, is_alone=True)

    def leave(self) -> None:
        """Whoever sits at the screen is hidden from it, and is the next to be called."""
        seat = self.sitting
        if seat is not None and not self.is_gone:
            self._wanted, self._called = seat, None
            self._client.show(None)

    # ------------------------------------------------------------ who is next

    @Slot()
    def _look(self) -> None:
        seen = self._playback.seen
        if not self._is_shared or seen is None or not self._playback.is_idle or self.is_gone:
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
        """Only whoever holds nothing secret is shown without having confirmed, and no longer than for one move."""
        if self._playback.board.needs_privacy(seen, seat):
            self.called.emit(seat)
        else:
            self._show(seat, is_alone=False)

    def _show(self, seat: int, *, is_alone: bool) -> None:
        self._mover = None
        self._client.show(seat, is_alone=is_alone)

    def _next(self, seen: Seen) -> int | None:
        """Round the table from whoever moved last; who was interrupted, or wants another choice, goes first.

        None while bots are to act.
        """
        seats = self._playback.seats
        due = [seat for seat in seen.to_act if seats[seat].kind == "human"]
        if self._wanted in due:
            return self._wanted
        return min(due, key=lambda seat: (seat - self._last - 1) % len(seats), default=None)

    @Slot(object)
    def _on_updated(self, message: Update) -> None:
        self._mover = message.mover
        if self._is_shared and not self._has_news:
            hint = self._playback.board.hint
            self._has_news = any(hint(step.event).kind not in _FACE_DOWN for step in message.steps)
