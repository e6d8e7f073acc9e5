"""The table for the ear: read out on demand, and what happens told as it happens.

Owns what belongs to the hand, a row, whose turn it is, what has just happened and how everybody stands, as words for
status line and screen reader; and the order of what is told unasked: first what has happened, the lines of one moment
in one breath, then whose turn it is, each once. It reads the models, which hold nothing the viewer may not see; it must
not know any game, nor who listens.
"""

from typing import Literal, assert_never

import msgspec
from PySide6.QtCore import QModelIndex, QObject, QTimer, Signal, Slot

from pega6_desktop.ui.look.listing import ListingModel
from pega6_desktop.ui.table.models import LogLine, TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.view import Intent, StatusView, TrickFlag
from pega6_desktop.ui.words import table_talk as words
from pega6_desktop.ui.words.messages import signed

Asked = Literal["hand", "news", "turn", "scores"]
"""What can be read beside the rows."""

MOST_NEWS = 24
"""Lines of the log read at most."""


class SpokenAnswer(msgspec.Struct, frozen=True):
    """Words for the status line, and the same in full for the ear where they are shorter to read."""

    lead: str
    text: str
    spoken: str = ""

    @property
    def aloud(self) -> str:
        """What a screen reader says."""
        return self.spoken or f"{self.lead} {self.text}".strip()


def turn(models: TableModels, status: StatusView) -> SpokenAnswer:
    """Whose turn it is and what may be done, with what there is to choose from."""
    return SpokenAnswer(status.lead, words.sentences([status.text, models.view.arrangement.offered()]))


def news(models: TableModels, since: int) -> SpokenAnswer:
    """The lines of the log after the one of that number; where none came, the last one."""
    lines = models.log.items
    fresh = [line.text for line in lines if line.number > since] or [line.text for line in lines[-1:]]
    return SpokenAnswer(words.just_now(), words.sentences(fresh[-MOST_NEWS:]) or words.nothing_yet())


def scores(models: TableModels) -> SpokenAnswer:
    """Everybody's total in a word, and all that is known of them for the ear."""
    seats = models.seats.items
    totals = " · ".join(f"{seat.name} {signed(seat.total)}" for seat in seats)
    spoken = words.sentences(seat.spoken for seat in seats)
    return SpokenAnswer(words.standings(), totals or words.nothing_yet(), f"{words.standings()} {spoken}".strip())


class ReadingMarks:
    """How much of the log each viewer had seen when they last moved."""

    def __init__(self) -> None:
        self._seen: dict[int | None, int] = {}
        self._old = 0

    def forget(self, old: int) -> None:
        """Another match; the lines of its log up to that number are old for everybody."""
        self._old = old
        self._seen.clear()

    def set(self, viewer: int | None, last: int) -> None:
        """The viewer moves now, with that line the last one."""
        self._seen[viewer] = last

    def of(self, viewer: int | None) -> int:
        """The last line that is old for this viewer."""
        return self._seen.get(viewer, self._old)


class Reader(QObject):
    """Answers what the player wants read. told(SpokenAnswer): these words are for the eye and the ear."""

    told = Signal(object)

    def __init__(self, models: TableModels, playback: Playback, parent: QObject) -> None:
        super().__init__(parent)
        self._models, self._playback = models, playback
        self._marks = ReadingMarks()

    def begin(self) -> None:
        """Another match lies on the table: of a log that is not empty only the last line is news."""
        self._marks.forget(max(0, self._last - 1))

    def mark(self) -> None:
        """The viewer moves now: what follows will be new to them."""
        self._marks.set(self._viewer, self._last)

    def read(self, asked: Asked) -> None:
        """Read this, unless nothing is on the table or it is being hidden."""
        seen = self._playback.seen
        if seen is None or self._playback.is_veiled:
            return
        match asked:
            case "hand":
                told = SpokenAnswer(*self._models.view.arrangement.read_hand())
            case "news":
                told = news(self._models, self._marks.of(self._viewer))
            case "turn":
                status = self._playback.board.status(seen, self._playback.seats, Intent())
                told = turn(self._models, status)
            case "scores":
                told = scores(self._models)
            case _:
                assert_never(asked)
        self.told.emit(told)

    def read_row(self, number: int) -> None:
        """Read the row of this number; during a draft the line of open cards."""
        if self._playback.seen is not None and not self._playback.is_veiled:
            self.told.emit(SpokenAnswer(*self._models.view.arrangement.read_part(number)))

    def read_flags(self, *, is_on: bool) -> None:
        """Read what everybody has done last; or that it is hidden."""
        if self._playback.seen is None or self._playback.is_veiled:
            return
        flags = self._models.view.arrangement.flags if is_on else ()
        text = words.flags_hang() if flags else words.flags_will_hang() if is_on else words.flags_are_hidden()
        told = [f"{self._name(flag.seat)}: {flag.words}" for flag in flags] or [text]
        self.told.emit(SpokenAnswer(words.last_time(), text, f"{words.last_time()} {words.sentences(told)}"))

    def read_flag(self, flag: TrickFlag) -> None:
        """Read what one of them has done last."""
        self.told.emit(SpokenAnswer(f"{self._name(flag.seat)}:", flag.words))

    def _name(self, number: int) -> str:
        return next(seat.name for seat in self._models.seats.items if seat.seat == number)

    @property
    def _last(self) -> int:
        """The number of the last line of the log, 0 before the first."""
        return max((line.number for line in self._models.log.items[-1:]), default=0)

    @property
    def _viewer(self) -> int | None:
        seen = self._playback.seen
        return None if seen is None else seen.viewer


class Announcer(QObject):
    """said(str): these lines of the log are new. A log told again, in another language, gets no new lines.

    told(str): whose turn it is and what may be done, or why something was not possible; never before the lines of what
    happened until then.
    """

    said = Signal(str)
    told = Signal(str)

    def __init__(self, log: ListingModel[LogLine], parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._is_on = True
        self._fresh: list[str] = []
        self._turn: StatusView | None = None
        self._last: StatusView | None = None
        self._breath = QTimer(self, singleShot=True, interval=0)
        self._breath.timeout.connect(self._cry)
        log.rowsInserted.connect(self._note)

    def set_on(self, *, is_on: bool) -> None:
        """Say what happens, or be quiet about it from now on."""
        self._is_on = is_on
        self._fresh.clear()

    @Slot(object)
    def tell_turn(self, status: StatusView | None) -> None:
        """Everything lies still and this holds, said after whatever else belongs to the moment; None: no longer."""
        self._turn = status
        if status is not None:
            self._breath.start()

    def answer(self, words: str) -> None:
        """Say at once why something the player did was not possible."""
        self._cry_news()
        self.told.emit(words)

    @Slot(QModelIndex, int, int)
    def _note(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._last = None  # the same turn after something has happened is another one
        if self._is_on:
            self._fresh += [line.text for line in self._log.items[first : last + 1]]
            self._breath.start()

    @Slot()
    def _cry(self) -> None:
        self._cry_news()
        status, self._turn = self._turn, None
        if status is None or status == self._last:
            return
        former, self._last = self._last, status
        if former is None or former.lead != status.lead:
            self.told.emit(f"{status.lead} {status.text}".strip())
        elif status.tone != "wait":  # who is waited for is told once, what may be done as often as it is another thing
            self.told.emit(status.text)

    def _cry_news(self) -> None:
        said, self._fresh = " ".join(self._fresh), []
        if said:
            self.said.emit(said)
