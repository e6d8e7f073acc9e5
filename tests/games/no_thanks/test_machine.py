"""A table where people pass, take, play tigers, change their minds and try what is forbidden, in any order."""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.no_thanks.cards import points
from pega6_desktop.games.no_thanks.events import Event, RoundEnded
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.rules import last_passer
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import VARIANTS, chips_each, known_removed
from tests.games.no_thanks.story import GAME

MOVES = st.sampled_from([Pass(), Take(), PlayTiger()])


class NoThanksTable(RuleBasedStateMachine):
    """state is the table; log is everything that ever happened on it."""

    empty: State
    state: State
    log: list[Event]

    @initialize(variant=st.sampled_from(tuple(VARIANTS)), seats=st.integers(3, 7), seed=st.integers(0, 2**53 - 1))
    def sit_down(self, variant: str, seats: int, seed: int) -> None:
        seats = min(seats, VARIANTS[variant].max_seats)
        self.empty = GAME.initial(GAME.setup(variant, {"rounds": 2}, seats, seed))
        self.state, self.log = self.empty, []
        self._happened(GAME.opening(self.empty))

    @precondition(lambda self: bool(GAME.to_act(self.state)))
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        seat = GAME.to_act(self.state)[0]
        self._happened(GAME.decide(self.state, seat, data.draw(st.sampled_from(GAME.legal_moves(self.state, seat)))))

    @precondition(lambda self: bool(GAME.to_act(self.state)))
    @rule(takings=st.integers(1, 8))
    def take_many(self, takings: int) -> None:
        for _ in range(takings):
            for seat in GAME.to_act(self.state):
                self._happened(GAME.decide(self.state, seat, Take()))

    @precondition(lambda self: last_passer(self.state) is not None)
    @rule()
    def change_one_s_mind(self) -> None:
        seat = last_passer(self.state)
        assert seat is not None
        self._happened(GAME.retract(self.state, seat))
        assert GAME.to_act(self.state) == (seat,)

    @rule(seat=st.integers(-1, 8), move=MOVES)
    def try_anything(self, seat: int, move: Move) -> None:
        kept, is_legal = GAME.hash(self.state), move in GAME.legal_moves(self.state, seat)
        refusal: IllegalMove | None = None
        try:
            GAME.decide(self.state, seat, move)
        except IllegalMove as told:
            refusal = told
        assert (refusal is None) == is_legal
        assert refusal is None or refusal.rule.startswith("NT-") or refusal.code == "no_such_seat"
        assert GAME.hash(self.state) == kept

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        state = self.state
        tigers = [tiger for tiger in state.tigers if tiger is not None]
        active = [] if state.active is None else [state.active]
        cards = [*(card for area in state.areas for card in area), *state.deck, *state.aside, *tigers, *active]
        assert sorted((*cards, *known_removed(state.rules))) == list(range(3, 36))

    @invariant()
    def no_chip_is_lost(self) -> None:
        seats = self.state.setup.seats
        assert sum(self.state.chips) + self.state.pot == seats * chips_each(self.state.setup.variant, seats)
        assert min(self.state.chips) >= 0

    @invariant()
    def what_happened_rebuilds_the_table(self) -> None:
        state = self.empty
        for event in self.log:
            state = GAME.evolve(state, event)
        assert GAME.hash(state) == GAME.hash(self.state)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.log += events
        for event in events:
            if isinstance(event, RoundEnded):
                areas = zip(self.state.areas, self.state.chips, strict=True)
                assert event.points == tuple(points(area, held) for area, held in areas)
            self.state = GAME.evolve(self.state, event)


NoThanksTable.TestCase.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
TestNoThanksTable = NoThanksTable.TestCase
