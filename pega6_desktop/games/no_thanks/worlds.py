"""Worlds: complete tables that agree with an observation, to think ahead in (determinization).

Owns the only way from an observation to something that can be played on: everything the viewer cannot know is dealt
anew by address. Whoever watched knows the chips, for every chip was seen to move (NT-14); the order of the deck, what
is out of the round and the tigers of others are not known.
"""

from pega6_desktop.core.randomness import shuffled
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.no_thanks.cards import DECK
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import chips_each


def counted_chips(observation: Observation) -> tuple[int, ...]:
    """The chips of everybody, counted from what was passed and taken in this round.

    >>> from pega6_desktop.games.no_thanks.game import NoThanks
    >>> start = NoThanks.initial(NoThanks.setup("base", {}, 3, 7))
    >>> state = NoThanks.evolve(start, NoThanks().opening(start)[0])
    >>> counted_chips(NoThanks.observe(state, None))
    (11, 11, 11)
    """
    seats = observation.setup.seats
    chips = [chips_each(observation.setup.variant, seats)] * seats
    for offer in observation.offers:
        for turn in range(offer.passes):
            chips[(offer.starter + turn) % seats] -= 1
        if offer.taker >= 0:
            chips[offer.taker] += offer.passes
    return tuple(chips)


def unseen(observation: Observation) -> tuple[int, ...]:
    """Cards nobody but perhaps their owner has seen this round, ascending, the viewer's own tiger left out.

    >>> from pega6_desktop.games.no_thanks.game import NoThanks
    >>> start = NoThanks.initial(NoThanks.setup("base", {}, 3, 7))
    >>> state = NoThanks.evolve(start, NoThanks().opening(start)[0])
    >>> len(unseen(NoThanks.observe(state, 0)))
    32
    """
    seen = {card for area in observation.areas for card in area} | set(observation.removed)
    seen.update(card for card in (observation.active, observation.tiger) if card is not None)
    return tuple(card for card in DECK if card not in seen)


def determinized(observation: Observation, seed: int, purpose: str = "world") -> State:
    """A table drawn by this address, each deal of what is hidden equally likely.

    >>> from pega6_desktop.games.no_thanks.game import NoThanks
    >>> start = NoThanks.initial(NoThanks.setup("base", {}, 3, 7))
    >>> state = NoThanks.evolve(start, NoThanks().opening(start)[0])
    >>> one, other = (determinized(NoThanks.observe(state, 0), seed) for seed in (1, 2))
    >>> one.active == other.active, one.deck == other.deck
    (True, False)
    """
    seen = observation
    cards = shuffled(unseen(seen), seed, purpose)
    tigers: list[int | None] = []
    for seat, has_one in enumerate(seen.has_tiger):
        own = seen.tiger if seat == seen.viewer else None
        tigers.append(own if own is not None else cards.pop() if has_one else None)
    deck, aside = cards[: seen.deck_size], cards[seen.deck_size :]
    return State(
        setup=Setup(seen.setup.variant, seen.setup.options, seen.setup.seats, seed, seen.setup.rules_version),
        rules=seen.rules,
        phase=seen.phase,
        number=seen.number,
        chips=counted_chips(seen),
        areas=seen.areas,
        totals=seen.score.totals,
        rounds=seen.score.rounds,
        first=seen.first,
        active=seen.active,
        pot=seen.pot,
        turn=seen.turn,
        deck=tuple(deck),
        aside=tuple(sorted(aside)),
        tigers=tuple(tigers),
        played=seen.tigers,
        offers=seen.offers,
    )
