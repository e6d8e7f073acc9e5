"""The match on the table, the one that can be gone on with, and the plan of the next.

Owns how a match is begun, gone on with, played again and left. Must not know screens.
"""

import msgspec
from PySide6.QtCore import QObject, Signal

from pega6_desktop.records.players import cleaned_name
from pega6_desktop.records.profiles import Profile, remembered, with_pin
from pega6_desktop.records.record import MatchHeader, SeatInfo
from pega6_desktop.runtime.messages import Mark, Opened, UnfinishedMatch
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.plan import TablePlan
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
