"""Facts about Pega em 6! for the laws."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from pega6_desktop.core.randomness import shuffled
from pega6_desktop.core.variant import Variant
from pega6_desktop.games.pega6.cards import DECK
from pega6_desktop.games.pega6.events import CardChosen, CardsRevealed, ChoiceTakenBack, Event, RoundDealt
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.state import State


class Pega6Facts:
    """See facts.Facts."""

    has_retract = True

    def bound(self, variant: Variant, seats: int) -> int:
        """Forty rounds of ten tricks, each with one row choice."""
        return 40 * 10 * (seats + 1)

    def places(self, state: State) -> Iterator[int]:
        """Hands, face-down choices, cards being placed, rows and piles."""
        yield from chain(*state.hands, *state.piles, *(row.cards for row in state.rows))
        yield from (card for card in state.chosen if card is not None)
        yield from (card for card, _ in state.queue)

    def cards_in_play(self, state: State) -> int:
        """Ten for each seat and four on the table (P6-B-02)."""
        return 10 * state.setup.seats + 4

    def strange_moves(self, state: State) -> tuple[Move, ...]:
        """Every card of the deck and some that never were, every row and some more."""
        return (*(PlayCard(card) for card in range(-1, 107)), *(TakeRow(row) for row in range(-2, 7)))

    def redealt(self, state: State, viewer: int | None, seed: int) -> State:
        """Other hands, other face-down cards and the cards nobody has are shuffled together and dealt again."""
        others = [seat for seat in range(state.setup.seats) if seat != viewer]
        own = () if viewer is None else (*state.hands[viewer], state.chosen[viewer])
        known = {*own, *chain(*state.piles, *(row.cards for row in state.rows)), *(card for card, _ in state.queue)}
        pool = iter(shuffled([card for card in DECK if card not in known], seed, "redeal"))
        hands, chosen = list(state.hands), list(state.chosen)
        for seat in others:
            hands[seat] = tuple(sorted(next(pool) for _ in hands[seat]))
            chosen[seat] = None if chosen[seat] is None else next(pool)
        return replace(
            state, hands=tuple(hands), chosen=tuple(chosen), setup=replace(state.setup, seed=state.setup.seed + 1)
        )

    def retold(self, event: Event, after: State) -> Event:
        """Hands dealt and cards laid face down as in ``after``; a card taken back is some card of the hand."""
        match event:
            case RoundDealt():
                return replace(event, hands=after.hands)
            case CardChosen(seat):
                return CardChosen(seat, after.chosen[seat])
            case ChoiceTakenBack(seat):
                return ChoiceTakenBack(seat, after.hands[seat][0])
            case _:
                return event

    def discloses(self, event: Event) -> bool:
        """The reveal shows the choices; a new deal comes from the hidden seed."""
        return isinstance(event, CardsRevealed | RoundDealt)
