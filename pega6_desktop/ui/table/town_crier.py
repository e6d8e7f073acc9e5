"""What happens on the table, told to whoever cannot see it.

Owns when the lines of the log are said: as soon as they are written, those of one moment in one breath. Must not know
any game, nor who listens.
"""

from PySide6.QtCore import QModelIndex, QObject, QTimer, Signal, Slot

from pega6_desktop.ui.models.table import LogModel


class TownCrier(QObject):
    """said(str): these lines of the log are new. A log told again, in another language, gets no new lines."""

    said = Signal(str)

    def __init__(self, log: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self._log = log
        self._is_on = True
        self._fresh: list[str] = []
        self._breath = QTimer(self, singleShot=True, interval=0)
        self._breath.timeout.connect(self._cry)
        log.rowsInserted.connect(self._note)

    def set_on(self, *, is_on: bool) -> None:
        """Say what happens, or be quiet from now on."""
        self._is_on = is_on
        self._fresh.clear()

    @Slot(QModelIndex, int, int)
    def _note(self, _parent: QModelIndex, first: int, last: int) -> None:
        if self._is_on:
            self._fresh += [line.text for line in self._log.items[first : last + 1]]
            self._breath.start()

    @Slot()
    def _cry(self) -> None:
        said, self._fresh = " ".join(self._fresh), []
        if said:
            self.said.emit(said)
