"""A table where people draw, decide, change their minds, play and try what is forbidden, in any order."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.qwixx_cards.events import Event, MatchEnded, NumberCrossed
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.sheets import is_from_left
from pega6_desktop.games.qwixx_cards.state import State
from tests.games.qwixx_cards.story import QWIXX

SEATS = st.integers(-1, 6)
CARDS = st.lists(st.integers(0, 54), max_size=4).map(tuple)


class QwixxTable(RuleBasedStateMachine):
    """state is the table; log is everything that ever happened on it."""

    empty: State
    state: State
    log: list[Event]

    @initialize(seats=st.integers(2, 5), seed=st.integers(0, 2**53 - 1), jokers=st.booleans(), shown=st.booleans())
    def sit_down(self, seats: int, seed: int, *, jokers: bool, shown: bool) -> None:
        options = {"jokers": jokers, "showHandNumbers": shown}
        self.empty = QWIXX.initial(QWIXX.setup("base", options, seats, seed))
        self.state, self.log = self.empty, []
        self._happened(QWIXX.opening(self.empty))

    # ------------------------------------------------------------ what people do

    @precondition(lambda self: bool(QWIXX.to_act(self.state)))
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(QWIXX.to_act(self.state)), label="seat")
        move = data.draw(st.sampled_from(QWIXX.legal_moves(self.state, seat)), label="move")
        self._happened(QWIXX.decide(self.state, seat, move))

    @precondition(lambda self: bool(QWIXX.to_act(self.state)))
    @rule(luck=st.randoms(use_true_random=False))
    def play_some_turns(self, luck: Random) -> None:
        until = self.state.number + 3
        while self.state.number < until and (seats := QWIXX.to_act(self.state)):
            self._happened(QWIXX.decide(self.state, seats[0], luck.choice(QWIXX.legal_moves(self.state, seats[0]))))

    @precondition(lambda self: any(row is not None for row in self.state.chosen))
    @rule(data=st.data())
    def change_one_s_mind(self, data: st.DataObject) -> None:
        chosen = [seat for seat, row in enumerate(self.state.chosen) if row is not None]
        seat = data.draw(st.sampled_from(chosen), label="seat")
        self._happened(QWIXX.retract(self.state, seat))
        assert seat in QWIXX.to_act(self.state)

    # ------------------------------------------------------------ what they try

    @rule(seat=SEATS, places=st.lists(st.integers(-1, 5), max_size=4).map(tuple))
    def try_to_draw(self, seat: int, places: tuple[int, ...]) -> None:
        self._attempt(seat, Draw(places))

    @rule(seat=SEATS, row=st.integers(-1, 5))
    def try_to_cross(self, seat: int, row: int) -> None:
        self._attempt(seat, CrossNumber(row))

    @rule(seat=SEATS)
    def try_to_pass(self, seat: int) -> None:
        self._attempt(seat, CrossNothing())

    @rule(seat=SEATS, cards=CARDS, row=st.integers(-1, 4), numbers=st.lists(st.integers(1, 13), max_size=3).map(tuple))
    def try_to_play(self, seat: int, cards: tuple[int, ...], row: int, numbers: tuple[int, ...]) -> None:
        self._attempt(seat, Play(cards, row, numbers))

    # ------------------------------------------------------------ what must always be true

    @invariant()
    def every_card_is_in_one_place(self) -> None:
        cards = [card for hand in self.state.hands for card in hand]
        cards += [card for card in self.state.display if card is not None]
        cards += [*self.state.pile, *self.state.discard, *self.state.in_play]
        assert sorted(cards) == list(range(55 if self.state.rules.jokers else 44))

    @invariant()
    def crosses_go_from_left_to_right(self) -> None:
        for sheet in self.state.sheets:
            assert all(is_from_left(row, crossed) for row, crossed in enumerate(sheet.rows))
            assert all(len(sheet.rows[row]) > 5 for row in sheet.completed)

    @invariant()
    def every_cross_was_made_by_somebody(self) -> None:
        made = sum(isinstance(event, NumberCrossed) for event in self.log)
        assert made == sum(len(row) for sheet in self.state.sheets for row in sheet.rows)

    @invariant()
    def hands_have_four_or_the_active_one_what_it_may(self) -> None:
        sizes = [len(hand) for hand in self.state.hands]
        assert all(2 <= size <= 5 for size in sizes)
        if self.state.phase in ("mark", "play"):
            assert sizes[self.state.active] == 5

    @invariant()
    def there_is_always_a_top_card_and_a_full_display(self) -> None:
        assert self.state.pile
        assert len(self.state.display) == 4
        assert None not in self.state.display

    @invariant()
    def the_match_ends_exactly_when_somebody_ends_it(self) -> None:
        is_ended = any(len(sheet.completed) > 1 or sheet.missed > 3 for sheet in self.state.sheets)
        assert is_ended == (self.state.phase == "over") == (not QWIXX.to_act(self.state))
        assert is_ended == isinstance(self.log[-1], MatchEnded)

    @invariant()
    def what_happened_rebuilds_the_table(self) -> None:
        state = self.empty
        for event in self.log:
            state = QWIXX.evolve(state, event)
        assert QWIXX.hash(state) == QWIXX.hash(self.state)

    # ------------------------------------------------------------ how it is done

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.log += events
        for event in events:
            self.state = QWIXX.evolve(self.state, event)

    def _attempt(self, seat: int, move: Move) -> None:
        """Accepted exactly when it is legal, refused with a rule, and nothing changes either way."""
        kept = QWIXX.hash(self.state)
        is_legal = move in QWIXX.legal_moves(self.state, seat)
        refusal: IllegalMove | None = None
        try:
            QWIXX.decide(self.state, seat, move)
        except IllegalMove as told:
            refusal = told
        assert (refusal is None) == is_legal
        assert refusal is None or refusal.rule.startswith("QX-") or refusal.code == "no_such_seat"
        assert QWIXX.hash(self.state) == kept


TestQwixxTable = QwixxTable.TestCase
TestQwixxTable.settings = settings(max_examples=16, stateful_step_count=50, deadline=None)
