"""A table where people choose, change their minds, take rows and try what is forbidden, in any order."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.events import CardsRevealed, Event, MatchEnded, RoundEnded
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.state import State
from tests.builders import PEGA6, folded

SEATS = st.integers(-1, 11)
CARDS = st.integers(-1, 106)
ROWS = st.integers(-1, 5)


class PegaTable(RuleBasedStateMachine):
    """state is the table; log is everything that ever happened on it."""

    state: State
    log: list[Event]

    @initialize(seats=st.integers(2, 10), seed=st.integers(0, 2**53 - 1), end=st.sampled_from([1, 5, 66]))
    def sit_down(self, seats: int, seed: int, end: int) -> None:
        self.empty = PEGA6.initial(PEGA6.setup("base", {"endTarget": end}, seats, seed))
        self.state, self.log = self.empty, []
        self._happened(PEGA6.opening(self.empty))

    # ------------------------------------------------------------ what people do

    @precondition(lambda self: bool(PEGA6.to_act(self.state)))
    @rule(data=st.data())
    def choose_or_take(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(PEGA6.to_act(self.state)), label="seat")
        self._happened(
            self._decided(seat, data.draw(st.sampled_from(PEGA6.legal_moves(self.state, seat)), label="move"))
        )

    @precondition(lambda self: len(PEGA6.to_act(self.state)) > 1)
    @rule(data=st.data())
    def finish_the_trick(self, data: st.DataObject) -> None:
        for seat in PEGA6.to_act(self.state):
            move = data.draw(st.sampled_from(PEGA6.legal_moves(self.state, seat)), label="move")
            self._happened(self._decided(seat, move))

    @precondition(lambda self: self.state.phase == "choose")
    @rule(luck=st.randoms(use_true_random=False))
    def play_the_round_out(self, luck: Random) -> None:
        number = self.state.number
        while self.state.number == number and (seats := PEGA6.to_act(self.state)):
            self._happened(self._decided(seats[0], luck.choice(PEGA6.legal_moves(self.state, seats[0]))))

    @precondition(lambda self: self.state.phase == "choose" and any(self.state.chosen))
    @rule(data=st.data())
    def change_one_s_mind(self, data: st.DataObject) -> None:
        chosen = [seat for seat, card in enumerate(self.state.chosen) if card is not None]
        seat = data.draw(st.sampled_from(chosen), label="seat")
        card = self.state.chosen[seat]
        self._happened(PEGA6.retract(self.state, seat))
        assert card in self.state.hands[seat]
        assert self.state.chosen[seat] is None

    # ------------------------------------------------------------ what they try

    @rule(seat=SEATS, card=CARDS)
    def try_a_card(self, seat: int, card: int) -> None:
        self._try(seat, PlayCard(card))

    @rule(seat=SEATS, row=ROWS)
    def try_a_row(self, seat: int, row: int) -> None:
        self._try(seat, TakeRow(row))

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

    # ------------------------------------------------------------ what must always be true

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        places = [*self.state.hands, *self.state.piles, *(row.cards for row in self.state.rows)]
        cards = [card for place in places for card in place]
        cards += [card for card in self.state.chosen if card is not None]
        cards += [card for card, _ in self.state.queue]
        assert len(cards) == len(set(cards)) == 10 * self.state.setup.seats + 4

    @invariant()
    def rows_ascend_and_hold_one_to_five(self) -> None:
        assert len(self.state.rows) == 4
        for row in self.state.rows:
            assert 1 <= len(row.cards) <= 5
            assert list(row.cards) == sorted(row.cards)

    @invariant()
    def heads_are_counted_right(self) -> None:
        if self.state.phase != "over":
            assert self.state.points == tuple(heads(pile) for pile in self.state.piles)
        assert self.state.totals == tuple(map(sum, zip(*self.state.rounds, strict=True))) or not self.state.rounds

    @invariant()
    def hand_and_choice_make_the_cards_still_to_play(self) -> None:
        left = {len(hand) + (card is not None) for hand, card in zip(self.state.hands, self.state.chosen, strict=True)}
        assert left == {10 - len(self.state.tricks)}

    @invariant()
    def only_the_first_card_of_a_trick_can_be_low(self) -> None:
        if self.state.phase == "take_row":
            assert len(self.state.queue) == self.state.setup.seats
            assert all(row.end > self.state.queue[0][0] for row in self.state.rows)

    @invariant()
    def somebody_is_to_act_or_the_match_is_over(self) -> None:
        over = any(isinstance(event, MatchEnded) for event in self.log)
        assert (not PEGA6.to_act(self.state)) == over == (self.state.phase == "over")

    @invariant()
    def a_match_ends_only_at_the_end_of_a_round_that_reached_the_target(self) -> None:
        ends = [event for event in self.log if isinstance(event, RoundEnded)]
        for number, end in enumerate(ends, 1):
            assert end.number == number
            is_last = number == len(ends) and self.state.phase == "over"
            assert (max(end.totals) >= self.state.rules.end_target) == is_last

    @invariant()
    def what_happened_rebuilds_the_table(self) -> None:
        assert PEGA6.hash(folded(self.empty, self.log)) == PEGA6.hash(self.state)

    # ------------------------------------------------------------ how it is done

    def _decided(self, seat: int, move: Move) -> tuple[Event, ...]:
        events = PEGA6.decide(self.state, seat, move)
        assert sum(isinstance(event, CardsRevealed) for event in events) <= 1
        return events

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.log += events
        for event in events:
            if isinstance(event, RoundEnded):
                assert not any(self.state.hands)
                assert len(self.state.tricks) == 10
            self.state = PEGA6.evolve(self.state, event)

    def _try(self, seat: int, move: Move) -> None:
        kept = PEGA6.hash(self.state)
        is_legal = seat in PEGA6.to_act(self.state) and move in PEGA6.legal_moves(self.state, seat)
        try:
            PEGA6.decide(self.state, seat, move)
            is_accepted = True
        except IllegalMove:
            is_accepted = False
        assert is_accepted == is_legal
        assert PEGA6.hash(self.state) == kept


TestPegaTable = PegaTable.TestCase
TestPegaTable.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
