"""Facts about No Thanks! for the laws."""

from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from pega6_desktop.core.randomness import shuffled
from pega6_desktop.core.variant import Variant
from pega6_desktop.games.no_thanks.events import CardTaken, CardTurned, Event, RoundDealt, RoundEnded, TigerPlayed
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import known_removed
from pega6_desktop.games.no_thanks.worlds import determinized


class NoThanksFacts:
    """See facts.Facts."""

    has_retract = True

    def bound(self, variant: Variant, seats: int) -> int:
        """At most 20 rounds of 24 cards; a card is passed as often as there are chips."""
        return 20 * (24 * 56 + seats)

    def places(self, state: State) -> Iterator[object]:
        """Cards in areas, on offer, in the deck, out of the round and face down before their owners."""
        yield from chain(*state.areas, state.deck, state.aside, known_removed(state.rules))
        yield from (tiger for tiger in state.tigers if tiger is not None)
        if state.active is not None:
            yield state.active

    def cards_in_play(self, state: State) -> int:
        """Every card (NT-01)."""
        return 33

    def strange_moves(self, state: State) -> tuple[Move, ...]:
        """All there are."""
        return Pass(), Take(), PlayTiger()

    def redealt(self, state: State, viewer: int | None, seed: int) -> State:
        """Deck, cards aside and others' tigers change among each other; the chips were counted by whoever watched."""
        others = [tiger for seat, tiger in enumerate(state.tigers) if tiger is not None and seat != viewer]
        cards = shuffled([*state.deck, *state.aside, *others], seed, "redeal")
        tigers = tuple(
            tiger if tiger is None or seat == viewer else cards.pop() for seat, tiger in enumerate(state.tigers)
        )
        deck = tuple(cards[: len(state.deck)])
        aside = tuple(sorted(cards[len(state.deck) :]))
        setup = replace(state.setup, seed=state.setup.seed + 1)
        return replace(state, deck=deck, aside=aside, tigers=tigers, setup=setup)

    def imagined(self, observation: Observation, seed: int) -> State:
        """One of the worlds of games.no_thanks.worlds."""
        return determinized(observation, seed)

    def retold(self, event: Event, after: State) -> Event:
        """A deal as it is in ``after``."""
        if isinstance(event, RoundDealt) and after.number == event.number:
            return replace(event, deck=after.deck, aside=after.aside, tigers=after.tigers)
        return event

    def discloses(self, event: Event) -> bool:
        """A taking turns up the next card; a tiger lies open; a round deals anew."""
        return isinstance(event, RoundDealt | CardTaken | CardTurned | TigerPlayed | RoundEnded)
