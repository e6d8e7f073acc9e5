"""What happens on the table, told to whoever cannot see it.

Owns what is said and in which order: first what has happened, the lines of one moment in one breath, then whose turn it
is, each once. Must not know any game, nor who listens.
"""

from PySide6.QtCore import QModelIndex, QObject, QTimer, Signal, Slot

from pega6_desktop.ui.table.models import LogModel
from pega6_desktop.ui.table.view import StatusView


class Announcer(QObject):
    """said(str): these lines of the log are new. A log told again, in another language, gets no new lines.

    told(str): whose turn it is and what may be done, or why something was not possible; never before the lines of what
    happened until then.
    """

    said = Signal(str)
    told = Signal(str)

    def __init__(self, log: LogModel, parent: QObject) -> None:
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
