"""What a card would do to an area: the arithmetic behind every word of a table of No Thanks!

Owns these sums over what the viewer sees. Must not know words.
"""

from typing import NamedTuple

from pega6_desktop.games.no_thanks.cards import area_points, runs
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import REMOVED


class Prospect(NamedTuple):
    """A card in the viewer's area. added: to the area; lowest: of its run; at: the place of its run, from the left."""

    card: int
    added: int
    lowest: int
    at: int


def left_out(observation: Observation) -> int:
    """Cards that nobody holds and that do not come (NT-04); each hidden tiger is one of those put aside (NT-20)."""
    return REMOVED - (observation.setup.seats if observation.has_tiger else 0)


def prospect(area: tuple[int, ...], card: int) -> Prospect:
    """The card as if it lay in the area."""
    after = runs((*area, card))
    at = next(index for index, run in enumerate(after) if card in run)
    return Prospect(card, area_points((*area, card)) - area_points(area), after[at][0], at)


def own_area(observation: Observation) -> tuple[int, ...]:
    """The cards before the viewer; none before a spectator."""
    return () if observation.viewer is None else observation.areas[observation.viewer]


def own_chips(observation: Observation) -> int:
    """The viewer's chips; none for a spectator."""
    return observation.chips


def chips_of(observation: Observation, seat: int) -> int | None:
    """The chips of a seat as far as the viewer may see them."""
    if seat == observation.viewer:
        return observation.chips
    return observation.open_chips[seat] if observation.open_chips else None


def own_points(observation: Observation) -> int:
    """What the round counts for the viewer now."""
    return area_points(own_area(observation)) - own_chips(observation)


def is_own_turn(observation: Observation) -> bool:
    """Whether the viewer decides."""
    return observation.viewer is not None and observation.viewer in observation.to_act


def is_between(observation: Observation) -> bool:
    """Whether no card is on offer and none comes: between two rounds, and after the last."""
    return observation.active is None and (observation.phase != "decide" or not observation.deck_size)


def passers(observation: Observation) -> tuple[tuple[int, int], ...]:
    """Everybody who has put chips on the card on offer, in the order of their first, and how many."""
    if not observation.offers or observation.active is None:
        return ()
    offer, seats = observation.offers[-1], observation.setup.seats
    return tuple(
        ((offer.starter + turn) % seats, (offer.passes - turn - 1) // seats + 1)
        for turn in range(min(offer.passes, seats))
    )
