"""The match on the table: how it is begun, gone on with, played again and left, and how its screen is passed on.

Owns the one that can be gone on with and the plan of the next, and the order in which the screen passes: first nothing
of anybody's cards is on the table, then the curtain names who is next, then its owner confirms, then the table shows
that seat's cards, then the curtain opens. Must not know any game, nor which screen follows which.
"""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QToolTip, QWidget

from pega6_desktop.records.players import cleaned_name
from pega6_desktop.records.profiles import Profile, remembered, with_pin
from pega6_desktop.records.record import MatchHeader, SeatInfo
from pega6_desktop.runtime.messages import Mark, Opened, UnfinishedMatch
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.curtain.curtain import CLOSE_MS, OPEN_MS, Curtain
from pega6_desktop.ui.screens.curtain.curtain_sheet import Called
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.shell.screens import Services
from pega6_desktop.ui.words.messages import own_word

_UNMARKED: Mark = ""


class MatchController(QObject):
    """``begun`` when a match is on its way to the table; ``unfinished_changed`` when one can be gone on with;
    ``marked`` when the match on the table is known to count apart, or not to.
    """

    begun = Signal()
    marked = Signal()
    unfinished_changed = Signal()

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        client = services.client
        self._client, self._preferences = client, services.preferences
        self._boards, self._levels = services.boards, services.levels
        self._match: MatchHeader | None = None
        self._deal: str | None = None
        self._unfinished: UnfinishedMatch | None = None
        self._mark = _UNMARKED
        client.unfinished.connect(self._on_unfinished)
        client.opened.connect(self._on_opened)
        client.rewound.connect(lambda rewound: self._set_mark(rewound.mark))

    @property
    def match(self) -> MatchHeader | None:
        """The match on the table as it was begun; None when there is none."""
        return self._match

    @property
    def deal(self) -> str | None:
        """The cards the match on the table was begun with: as typed, empty where drawn; None: it was gone on with."""
        return self._deal

    @property
    def mark(self) -> Mark:
        """Why the match on the table counts apart, empty where it does not."""
        return self._mark

    @property
    def unfinished(self) -> UnfinishedMatch | None:
        """The newest match that can be gone on with."""
        return self._unfinished

    def next_plan(self) -> TablePlan:
        """The table of last time, for the next match."""
        plan = self._preferences.value.plan
        game = plan.game if plan is not None and plan.game in self._boards else next(iter(self._boards))
        return plans.sound(plan, self._levels(game))

    def choose_game(self, game: str) -> None:
        """The table of another game, as it was left, for the next match."""
        plan, preferences = self.next_plan(), self._preferences
        if game != plan.game:
            left = plans.with_left(preferences.value.left, plan)
            preferences.change(plan=plans.with_game(plan, left, game, self._levels(game)), left=left)

    def play(self, plan: TablePlan) -> None:
        """Begin a match of this plan; the table is remembered, a deal that was asked for is used up.

        Raises IllegalSetup for one that cannot be played.
        """
        kept = msgspec.structs.replace(plan, deal="")
        match = plans.match_of(plan, own_word())
        self._preferences.change(plan=kept, profiles=self._profiles_with(plan))
        self._begin(match, plan.deal)

    def train(self, game: str, variant: str) -> None:
        """Begin a training match; the remembered tables stay as they are."""
        plan = plans.training_of(self.next_plan(), self._levels(game), game, variant)
        self._begin(msgspec.structs.replace(plans.match_of(plan, own_word()), is_training=True), "")

    def lock(self, seat: SeatInfo, pin: str) -> None:
        """Remember that this player's cards lie behind a PIN, behind none if it is empty. Raises ValueError."""
        name = cleaned_name(seat.name)
        if name:
            first, *others = remembered(self._preferences.value.profiles, name, seat.avatar)
            self._preferences.change(profiles=(with_pin(first, pin), *others))

    def rematch(self) -> None:
        """The same seats and rules once more, with another deal."""
        if self._match is not None:
            self._begin(plans.match_of(plans.plan_of(self._match), own_word()), "")

    def rematch_rotated(self) -> None:
        """The same people and rules once more, everybody one seat further."""
        if self._match is not None:
            self._begin(plans.match_of(plans.with_seats_rotated(plans.plan_of(self._match)), own_word()), "")

    def resume(self) -> None:
        """Go on with the unfinished match."""
        if self._unfinished is not None:
            self._begin(self._unfinished.header, None)

    def go_on(self, match: MatchHeader, deal: str | None = None) -> None:
        """Go on with a stored match. deal: begin it with these cards if none is stored."""
        self._begin(match, deal)

    def leave(self) -> None:
        """Leave the table; the match stays saved as it is."""
        self._client.close_match()
        self._match = None

    def _profiles_with(self, plan: TablePlan) -> tuple[Profile, ...]:
        """Everybody who typed a name is remembered, in the order of the seats."""
        profiles = self._preferences.value.profiles
        for seat in reversed(plan.seats):
            if seat.kind == "human" and seat.name:
                profiles = remembered(profiles, seat.name, seat.avatar)
        return profiles

    def _begin(self, match: MatchHeader, deal: str | None) -> None:
        self._match, self._deal = match, deal
        self.begun.emit()
        self._client.begin(match, plans.viewer_of(match), deal=deal)

    def _on_opened(self, opened: Opened) -> None:
        self._set_mark(opened.mark)

    def _set_mark(self, mark: Mark) -> None:
        self._mark = mark
        self.marked.emit()

    def _on_unfinished(self, match: UnfinishedMatch | None) -> None:
        self._unfinished = match
        self.unfinished_changed.emit()


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
