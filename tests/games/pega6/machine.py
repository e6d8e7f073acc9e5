"""What every table under a state machine has: a log that rebuilds it, second thoughts, and forbidden tries."""

from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.events import Event, RoundEnded
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, folded

SEATS = st.integers(-1, 11)


class Machine(RuleBasedStateMachine):
    """state is the table; log is everything that ever happened on it. tricks: how many a round has."""

    tricks: ClassVar[int]
    empty: State
    state: State
    log: list[Event]

    def begin(self, variant: str, agreed: dict[str, bool | int | str], seats: int, seed: int) -> None:
        self.empty = PEGA6.initial(PEGA6.setup(variant, agreed, seats, seed))
        self.state, self.log = self.empty, []
        self.happened(PEGA6.opening(self.empty))

    @precondition(lambda self: any(card is not None for card in self.state.chosen))
    @rule(data=st.data())
    def change_one_s_mind(self, data: st.DataObject) -> None:
        chosen = [seat for seat, card in enumerate(self.state.chosen) if card is not None]
        seat = data.draw(st.sampled_from(chosen), label="seat")
        card = self.state.chosen[seat]
        self.happened(PEGA6.retract(self.state, seat))
        assert card in self.state.hands[seat]
        assert self.state.chosen[seat] is None
        assert seat in PEGA6.to_act(self.state)

    @rule(seat=SEATS)
    def try_to_take_back(self, seat: int) -> None:
        kept = PEGA6.hash(self.state)
        has_chosen = seat in range(self.state.setup.seats) and self.state.chosen[seat] is not None
        try:
            PEGA6.retract(self.state, seat)
            is_accepted = True
        except IllegalMove:
            is_accepted = False
        assert is_accepted == has_chosen
        assert PEGA6.hash(self.state) == kept

    @invariant()
    def what_happened_rebuilds_the_table(self) -> None:
        assert PEGA6.hash(folded(self.empty, self.log)) == PEGA6.hash(self.state)

    # ------------------------------------------------------------ how it is done

    def happened(self, events: tuple[Event, ...]) -> None:
        self.log += events
        for event in events:
            if isinstance(event, RoundEnded):
                assert not any(self.state.hands)
                assert len(self.state.tricks) == self.tricks
            self.state = PEGA6.evolve(self.state, event)

    def attempt(self, seat: int, move: Move) -> None:
        """Accepted exactly when it is legal, refused with a rule, and nothing changes either way."""
        kept = PEGA6.hash(self.state)
        is_legal = seat in PEGA6.to_act(self.state) and move in PEGA6.legal_moves(self.state, seat)
        refusal: IllegalMove | None = None
        try:
            PEGA6.decide(self.state, seat, move)
        except IllegalMove as told:
            refusal = told
        assert (refusal is None) == is_legal
        assert refusal is None or refusal.rule.startswith("P6-") or refusal.code == "no_such_seat"
        assert PEGA6.hash(self.state) == kept
