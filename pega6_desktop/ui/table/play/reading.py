"""The table read out on demand: the hand, a row, whose turn it is, what has just happened, how everybody stands.

Owns what belongs to each of these, as words for the status line and for a screen reader. It reads the models, which
hold nothing the viewer may not see; it must not know any game.
"""

from typing import Literal, assert_never

import msgspec
from PySide6.QtCore import QObject, Signal

from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.playback import Playback
from pega6_desktop.ui.table.view import Intent, StatusView
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
    return SpokenAnswer(status.lead, words.sentences([status.text, models.arrangement.offered()]))


def news(models: TableModels, since: int) -> SpokenAnswer:
    """The lines of the log since so many of them had been written; where none came, the last one."""
    lines = [line.text for line in models.log.items]
    fresh = lines[since:] or lines[-1:]
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
        """Another match; so many lines of its log are old for everybody."""
        self._old = old
        self._seen.clear()

    def set(self, viewer: int | None, lines: int) -> None:
        """The viewer moves now."""
        self._seen[viewer] = lines

    def of(self, viewer: int | None) -> int:
        """Lines that are old for this viewer."""
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
        self._marks.forget(max(0, self._models.log.rowCount() - 1))

    def mark(self) -> None:
        """The viewer moves now: what follows will be new to them."""
        self._marks.set(self._viewer, self._models.log.rowCount())

    def read(self, asked: Asked) -> None:
        """Read this, unless nothing is on the table or it is being hidden."""
        seen = self._playback.seen
        if seen is None or self._playback.is_veiled:
            return
        match asked:
            case "hand":
                told = SpokenAnswer(*self._models.arrangement.read_hand())
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
            self.told.emit(SpokenAnswer(*self._models.arrangement.read_part(number)))

    @property
    def _viewer(self) -> int | None:
        seen = self._playback.seen
        return None if seen is None else seen.viewer
