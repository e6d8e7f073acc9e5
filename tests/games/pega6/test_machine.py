"""A table where people choose, change their minds, take rows and try what is forbidden, in any order."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.events import CardsRevealed, Event, MatchEnded, RoundEnded
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from tests.builders import PEGA6
from tests.games.pega6.machine import SEATS, Machine

CARDS = st.integers(-1, 106)
ROWS = st.integers(-1, 5)


class PegaTable(Machine):
    """Base games up to a target."""

    tricks = 10

    @initialize(seats=st.integers(2, 10), seed=st.integers(0, 2**53 - 1), end=st.sampled_from([1, 5, 66]))
    def sit_down(self, seats: int, seed: int, end: int) -> None:
        self.begin("base", {"endTarget": end}, seats, seed)

    # ------------------------------------------------------------ what people do

    @precondition(lambda self: bool(PEGA6.to_act(self.state)))
    @rule(data=st.data())
    def choose_or_take(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(PEGA6.to_act(self.state)), label="seat")
        self.happened(
            self._decided(seat, data.draw(st.sampled_from(PEGA6.legal_moves(self.state, seat)), label="move"))
        )

    @precondition(lambda self: len(PEGA6.to_act(self.state)) > 1)
    @rule(data=st.data())
    def finish_the_trick(self, data: st.DataObject) -> None:
        for seat in PEGA6.to_act(self.state):
            move = data.draw(st.sampled_from(PEGA6.legal_moves(self.state, seat)), label="move")
            self.happened(self._decided(seat, move))

    @precondition(lambda self: self.state.phase == "choose")
    @rule(luck=st.randoms(use_true_random=False))
    def play_the_round_out(self, luck: Random) -> None:
        number = self.state.number
        while self.state.number == number and (seats := PEGA6.to_act(self.state)):
            self.happened(self._decided(seats[0], luck.choice(PEGA6.legal_moves(self.state, seats[0]))))

    # ------------------------------------------------------------ what they try

    @rule(seat=SEATS, card=CARDS)
    def try_a_card(self, seat: int, card: int) -> None:
        self.attempt(seat, PlayCard(card))

    @rule(seat=SEATS, row=ROWS)
    def try_a_row(self, seat: int, row: int) -> None:
        self.attempt(seat, TakeRow(row))

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

    # ------------------------------------------------------------ how it is done

    def _decided(self, seat: int, move: Move) -> tuple[Event, ...]:
        events = PEGA6.decide(self.state, seat, move)
        assert sum(isinstance(event, CardsRevealed) for event in events) <= 1
        return events


TestPegaTable = PegaTable.TestCase
TestPegaTable.settings = settings(max_examples=20, stateful_step_count=60, deadline=None)
