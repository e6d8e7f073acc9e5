"""Passing the screen on: when the curtain closes, for whom, and what becomes of the table behind it.

Owns the order of these things: first nothing of anybody's cards is on the table, then the curtain names who is next,
then its owner confirms, then the table shows that seat's cards, then the curtain opens. Must not know any game.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QToolTip, QWidget

from pega6_desktop.ui.screens.curtain.curtain import CLOSE_MS, OPEN_MS, Curtain
from pega6_desktop.ui.screens.curtain.curtain_sheet import Called
from pega6_desktop.ui.screens.table.table_screen import TableScreen

LOOK_MS = 1400
"""How long everybody may look at what was revealed before the curtain closes."""

Unlocks = Callable[[str], bool]


class ScreenPassing(QObject):
    """Draws and opens the curtain over ``behind``. covered(bool): whether it is closed, and nothing behind may be used.

    unlock_of: the check of a player's PIN by name, None for a player without one. duration: real ms of a motion that
    usually takes so many.
    """

    covered = Signal(bool)

    def __init__(
        self,
        curtain: Curtain,
        behind: QWidget,
        unlock_of: Callable[[str], Unlocks | None],
        duration: Callable[[int], int],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.curtain = curtain
        self._behind, self._unlock_of, self._duration = behind, unlock_of, duration
        self._table: TableScreen | None = None
        self._waiting: int | None = None
        self._admitted: int | None = None
        # The pictures of the words beneath the felt are taken when control is back in the event loop.
        self._lift = QTimer(self, singleShot=True, interval=0)
        self._lift.timeout.connect(self._part)
        self._look = QTimer(self, singleShot=True)
        self._look.timeout.connect(self.table_is_back)
        curtain.confirmed.connect(self._on_confirmed)
        curtain.peek_began.connect(self._on_peek_began)
        curtain.peek_ended.connect(self._close_at_once)
        curtain.take_back_asked.connect(self._on_take_back)
        curtain.opened.connect(self._on_opened)

    def watch(self, table: TableScreen) -> None:
        """Follow the match on this table from now on."""
        self._table = table
        handover = table.presenter.handover
        handover.begun.connect(self._on_begun)
        handover.called.connect(self._on_called)
        handover.seated.connect(self._on_seated)
        table.models.seats.dataChanged.connect(self._show_seats)
        table.models.seats.rowsInserted.connect(self._show_seats)
        table.models.seats.modelReset.connect(self._show_seats)
        table.models.header_changed.connect(lambda: self.curtain.show_place(self._place(table)))

    # ---------------------------------------------------------------- what happens

    @property
    def is_covered(self) -> bool:
        """Whether the curtain keeps everything from being seen and used."""
        return self.curtain.is_drawn or self.curtain.is_peeking

    @Slot()
    def hide_everything(self) -> None:
        """Close the curtain at once, whatever is shown, and also while it is about to open; it opens when confirmed."""
        if not self.curtain.is_drawn or self._admitted is not None or self._lift.isActive():
            self._close_at_once()

    @Slot()
    def _close_at_once(self) -> None:
        self._look.stop()
        self._admitted = None
        seat = self._conceal()
        is_elsewhere = self._table is not None and not self._table.isVisible()
        # A table that is not seen plays nothing on: whoever sat at it is called when it is back.
        self._waiting = seat if is_elsewhere else None
        self._cover(None if is_elsewhere else seat, ms=0)

    def table_is_back(self) -> None:
        """The table is in front again: whoever was called meanwhile is called now."""
        if self._waiting is not None:
            self._on_called(self._waiting)

    def leave(self) -> None:
        """The match is left: there is nothing to hide any more."""
        self._waiting = self._admitted = None
        self._lift.stop()
        self._look.stop()
        if self.curtain.isVisible():
            self.curtain.vanish()
            self._uncover()

    # ---------------------------------------------------------------- closing

    @Slot()
    def _on_begun(self) -> None:
        """A closed curtain stays closed, but it is not for a player of the last match: anybody may open it."""
        if self.curtain.sheet.called is not None and self.is_covered:
            self._waiting = self._admitted = None
            self._cover(None, ms=0)

    @Slot(int)
    def _on_called(self, seat: int) -> None:
        if self._table is None:
            return
        if not self._table.isVisible():
            self._waiting = seat  # over the table lies another screen
            return
        handover = self._table.presenter.handover
        if handover.has_news and self._waiting != seat and not self.curtain.is_drawn and self._duration(LOOK_MS):
            self._waiting = seat
            self._look.start(self._duration(LOOK_MS))
            return
        self._waiting = None
        if self._admitted == seat and self.curtain.is_drawn:
            handover.admit(seat)
            return
        self._admitted = None
        self._cover(seat, ms=0 if self.curtain.is_drawn else self._duration(CLOSE_MS))

    def _cover(self, seat: int | None, *, ms: int) -> None:
        self._lift.stop()
        QToolTip.hideText()
        self._behind.setEnabled(False)
        self.covered.emit(True)
        self.curtain.call(self._called(seat), "" if self._table is None else self._place(self._table))
        self.curtain.draw(ms=ms)
        self._show_seats()

    def _conceal(self) -> int | None:
        """Empty the table of what only one may see; who sat at a shared screen, None if nobody did."""
        if self._table is None:
            return None
        self._table.area.cancel_drag()
        handover = self._table.presenter.handover
        sitting = handover.sitting
        self._table.presenter.conceal()
        return sitting if handover.is_shared else None

    def _called(self, seat: int | None) -> Called | None:
        if seat is None or self._table is None:
            return None
        seats = {view.seat: view for view in self._table.models.seats.items}
        mover = self._table.presenter.handover.mover
        undo = "" if mover is None or mover == seat or mover not in seats else seats[mover].name
        view = seats[seat]
        has_screen = self._table.presenter.handover.holder == seat
        return Called(seat, view.name, view.avatar, undo, self._unlock_of(view.name), has_screen)

    def _show_seats(self) -> None:
        if self._table is not None and self.is_covered:
            self.curtain.show_seats(sorted(self._table.models.seats.items, key=lambda view: view.seat))

    def _place(self, table: TableScreen) -> str:
        models = table.models
        return " · ".join(part for part in (models.view.title, models.view.subtitle) if part)

    # ---------------------------------------------------------------- opening

    @Slot()
    def _on_confirmed(self) -> None:
        called = self.curtain.sheet.called
        if self._table is None or called is None:
            self._reveal()
            return
        self._admitted = called.seat
        handover = self._table.presenter.handover
        if handover.due == called.seat:
            handover.admit(called.seat)

    @Slot()
    def _on_peek_began(self) -> None:
        self._on_confirmed()

    @Slot(int)
    def _on_seated(self, seat: int) -> None:
        if self.curtain.is_drawn and seat == self._admitted:
            self._lift.start()

    def _reveal(self) -> None:
        self._lift.start()
        if self._table is not None and self._waiting is None:
            self._table.presenter.reveal()  # may call somebody at once, and then the curtain stays

    def _part(self) -> None:
        if not self.curtain.is_peeking:
            self._uncover()
        self._admitted = None
        self.curtain.part(ms=self._duration(OPEN_MS))

    def _uncover(self) -> None:
        self._behind.setEnabled(True)
        self.covered.emit(False)

    @Slot()
    def _on_opened(self) -> None:
        if not self.is_covered and self._table is not None and self._table.isVisible():
            self._table.arrive()

    @Slot()
    def _on_take_back(self) -> None:
        if self._table is not None:
            self._table.presenter.take_back()
