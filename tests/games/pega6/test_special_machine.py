"""An anniversary table where people choose, play special cards, take, exchange, change their minds and try what is
forbidden, in any order and under any house rules. An auditor looks at it after every step.
"""

from collections import Counter
from itertools import chain
from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.events import (
    CardPlaced,
    CardSetAside,
    CardsRevealed,
    Event,
    ExchangeDeclined,
    ExchangeOffered,
    HeadsCancelled,
    MatchEnded,
    RoundDealt,
    RoundEnded,
    RowTaken,
    SpecialDeclined,
    SpecialDrawn,
    SpecialPlayed,
)
from pega6_desktop.games.pega6.moves import (
    Exchange,
    KeepRest,
    KeepSpecials,
    Move,
    PlayCard,
    PlayNoSpecial,
    PlaySpecial,
    SetAside,
    TakeRow,
)
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from tests.builders import PEGA6
from tests.games.pega6.audit import faults
from tests.games.pega6.machine import SEATS, Machine

CARDS = st.integers(-1, 106)
ROWS = st.integers(-1, 6)
KINDS = st.sampled_from((*SPECIALS, "joker"))
HOUSE = st.fixed_dictionaries(
    {
        "insertAtEnd": st.booleans(),
        "moveIntoFull": st.sampled_from(("take", "forbidden")),
        "negPosMode": st.sampled_from(("points", "cards")),
        "round2Specials": st.sampled_from(("all", "deckOnly")),
    }
)
ATTEMPTS = st.one_of(
    st.builds(PlayCard, CARDS),
    st.builds(TakeRow, ROWS),
    st.builds(PlaySpecial, KINDS, st.none() | CARDS, st.none() | ROWS),
    st.builds(Exchange, KINDS),
    st.builds(SetAside, CARDS),
    st.sampled_from((PlayNoSpecial(), KeepSpecials(), KeepRest())),
)


class AnniversaryTable(Machine):
    """Anniversary games under any house rules."""

    tricks = 12

    @initialize(seats=st.integers(2, 8), seed=st.integers(0, 2**53 - 1), agreed=HOUSE)
    def sit_down(self, seats: int, seed: int, agreed: dict[str, bool | str]) -> None:
        self.begin("special", dict(agreed), seats, seed)

    # ------------------------------------------------------------ what people do

    @precondition(lambda self: bool(PEGA6.to_act(self.state)))
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(PEGA6.to_act(self.state)), label="seat")
        self._do(seat, data.draw(st.sampled_from(PEGA6.legal_moves(self.state, seat)), label="move"))

    @precondition(lambda self: self.state.phase == "special")
    @rule(data=st.data())
    def play_a_kind_of_special_card(self, data: st.DataObject) -> None:
        (seat,) = PEGA6.to_act(self.state)
        plays = [move for move in PEGA6.legal_moves(self.state, seat) if isinstance(move, PlaySpecial)]
        if plays:
            kind = data.draw(st.sampled_from(sorted({play.kind for play in plays})), label="kind")
            self._do(seat, data.draw(st.sampled_from([play for play in plays if play.kind == kind]), label="play"))

    @precondition(lambda self: self.state.phase == "choose")
    @rule(luck=st.randoms(use_true_random=False))
    def play_the_trick_out(self, luck: Random) -> None:
        tricks, number = len(self.state.tricks), self.state.number
        while (len(self.state.tricks), self.state.number) == (tricks, number) or self.state.phase not in (
            "choose",
            "over",
        ):
            self._do_anything(luck)

    @precondition(lambda self: bool(PEGA6.to_act(self.state)))
    @rule(luck=st.randoms(use_true_random=False))
    def play_the_round_out(self, luck: Random) -> None:
        rounds = len(self.state.rounds)
        while len(self.state.rounds) == rounds:
            self._do_anything(luck)

    # ------------------------------------------------------------ what they try

    @rule(seat=SEATS, move=ATTEMPTS)
    def try_anything(self, seat: int, move: Move) -> None:
        self.attempt(seat, move)

    @precondition(lambda self: self.state.phase == "special")
    @rule(move=st.builds(PlaySpecial, KINDS, st.none() | CARDS, st.none() | ROWS))
    def try_a_special_card_when_asked(self, move: Move) -> None:
        self.attempt(self.state.queue[0][1], move)

    # ------------------------------------------------------------ what must always be true

    @invariant()
    def the_auditor_finds_nothing(self) -> None:
        """Both decks are whole, rows lawful, hands as long as they must be, heads and totals right (see audit)."""
        assert faults(self.state) == []

    @invariant()
    def somebody_is_to_act_or_the_match_is_over_after_two_rounds(self) -> None:
        is_over = any(isinstance(event, MatchEnded) for event in self.log)
        ends = [event.number for event in self.log if isinstance(event, RoundEnded)]
        assert (not PEGA6.to_act(self.state)) == is_over == (ends == [1, 2])

    @invariant()
    def heads_cancelled_are_the_only_ones_missing_from_a_pile(self) -> None:
        since = self._since(RoundDealt)
        taken, cancelled = Counter[int](), Counter[int]()
        for event in since:
            if isinstance(event, RowTaken):
                assert event.heads == heads(event.cards)
                taken[event.seat] += event.heads
            if isinstance(event, HeadsCancelled):
                cancelled[event.seat] += event.heads
                assert event.points == taken[event.seat] - cancelled[event.seat] >= 0
            if isinstance(event, CardSetAside):
                cancelled[event.seat] += event.heads
        if self.state.phase != "over":
            assert self.state.points == tuple(taken[s] - cancelled[s] for s in range(self.state.setup.seats))

    @invariant()
    def every_card_of_the_trick_had_at_most_one_special_card(self) -> None:
        """P6-S-04: between two placings or takings of the own card, one decision about a special card and no more."""
        decided = Counter(event.seat for event in self._since(CardsRevealed) if isinstance(event, SpecialPlayed))
        assert all(count == 1 for count in decided.values())
        declined = {event.seat for event in self._since(CardsRevealed) if isinstance(event, SpecialDeclined)}
        assert not declined & decided.keys()

    @invariant()
    def every_revealed_card_comes_to_lie_once(self) -> None:
        """Placed, or taken along with five rows (P6-S-13); what still waits is the rest of the queue."""
        since = self._since(CardsRevealed)
        if not since or self.state.phase in ("choose", "over"):
            return
        done = Counter(event.seat for event in since if isinstance(event, CardPlaced))
        done.update(event.seat for event in since if isinstance(event, RowTaken) and event.own is not None)
        done.update(seat for _, seat in self.state.queue)
        assert done == Counter(range(self.state.setup.seats))

    @invariant()
    def every_exchange_follows_a_taking(self) -> None:
        """P6-S-90: never more offers than takings, and every offer is answered before the next."""
        names = [event for event in self.log if isinstance(event, RowTaken | ExchangeOffered)]
        assert all(isinstance(names[at - 1], RowTaken) for at, e in enumerate(names) if isinstance(e, ExchangeOffered))
        answered = sum(isinstance(event, SpecialDrawn | ExchangeDeclined) for event in self.log)
        offered = sum(isinstance(event, ExchangeOffered) for event in self.log)
        assert offered - answered == (self.state.phase == "exchange")

    @invariant()
    def nobody_sees_more_than_the_own_cards(self) -> None:
        """A spectator's table names no card of a hand that nobody has shown."""
        seen = PEGA6.observe(self.state, None)
        hidden = set(chain(*self.state.hands)) - set(chain(*seen.known))
        shown = {*chain(*seen.piles, *(row.cards for row in seen.rows), *seen.known), *seen.hand, *seen.set_aside}
        assert not hidden & shown
        assert (seen.hand, seen.specials, seen.own_choice, seen.legal) == ((), (), None, ())

    # ------------------------------------------------------------ how it is done

    def _since(self, kind: type[Event]) -> list[Event]:
        """What has happened since the last event of this kind; nothing when there was none."""
        last = max((at for at, event in enumerate(self.log) if isinstance(event, kind)), default=len(self.log))
        return self.log[last + 1 :]

    def _do_anything(self, luck: Random) -> None:
        seat = luck.choice(PEGA6.to_act(self.state))
        self._do(seat, luck.choice(PEGA6.legal_moves(self.state, seat)))

    def _do(self, seat: int, move: Move) -> None:
        kept = PEGA6.hash(self.state)
        events = PEGA6.decide(self.state, seat, move)
        assert PEGA6.hash(self.state) == kept
        self.happened(events)


TestAnniversaryTable = AnniversaryTable.TestCase
TestAnniversaryTable.settings = settings(max_examples=16, stateful_step_count=50, deadline=None)
