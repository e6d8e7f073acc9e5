"""How opponents at No Thanks! may play: a library of types, and which of them fit the moves seen.

Owns the types and the inference. Types are weights of features, see kernels.no_thanks; those evolved in the arena are
data. Must not know states or rules.
"""

from functools import lru_cache
from importlib import resources

import msgspec
import numpy as np

from pega6_desktop.bots.kernels.no_thanks import FEATURES, Flags, Floats, added, features
from pega6_desktop.games.no_thanks.cards import HIGHEST
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import chips_each

_ERROR = 0.08
"""How often anybody does what their type would not."""

THRESHOLDS = range(-6, 12)


def threshold(most: float) -> list[float]:
    """Takes whatever costs at most so many points, the chips on it counted."""
    return [most + 0.5, -1.0, 1.0, 0.0, 0.0, 0.0, 0.0]


def hoarder(most: float) -> list[float]:
    """The same, and dearer cards the fewer chips are left."""
    return [most + 0.5, -1.0, 1.0, 0.0, 2.0, 0.0, 0.0]


def milker(most: float) -> list[float]:
    """The same, but lets cards that nobody else wants go round for more chips."""
    return [most + 0.5, -1.0, 1.0, 0.0, 0.0, -0.35, 0.0]


@lru_cache(maxsize=1)
def evolved() -> Floats:
    """The policies evolved in the arena, best first; shape (policies, features)."""
    text = resources.files("pega6_desktop.bots").joinpath("data", "no_thanks_policies.json").read_text("utf-8")
    return np.array(msgspec.json.decode(text, type=list[list[float]]), np.float64).reshape(-1, FEATURES)


@lru_cache(maxsize=1)
def library() -> Floats:
    """Every type; shape (types, features)."""
    made = [threshold(most) for most in THRESHOLDS]
    made += [hoarder(most) for most in (-2, 1, 4)]
    made += [milker(most) for most in (2, 5, 8)]
    return np.concatenate([np.array(made, np.float64), evolved()])


def posterior(observation: Observation) -> Floats:
    """How likely each type is at each seat, by the moves of this round; shape (seats, types)."""
    types = library()
    logs = np.zeros((observation.setup.seats, len(types)))
    for seat, sums, is_taking in _decisions(observation):
        fits = (types @ sums > 0) == is_taking
        logs[seat] += np.where(fits, np.log(1 - _ERROR), np.log(_ERROR))
    likely = np.exp(logs - logs.max(1, keepdims=True))
    found: Floats = likely / likely.sum(1, keepdims=True)
    return found


def _decisions(observation: Observation) -> list[tuple[int, Floats, bool]]:
    """Every free decision of this round: who, the features, and whether the card was taken."""
    seats = observation.setup.seats
    chips = [chips_each(observation.setup.variant, seats)] * seats
    areas = np.zeros((seats, HIGHEST + 2), np.bool_)
    deck = observation.deck_size + len(observation.offers)
    found: list[tuple[int, Floats, bool]] = []
    for number, offer in enumerate(observation.offers):
        adds = added(areas, np.full(seats, offer.card, np.intp))
        left = (deck - number) / 24.0
        for turn in range(offer.passes + (offer.taker >= 0)):
            seat, is_taking = (offer.starter + turn) % seats, turn == offer.passes
            if chips[seat]:
                found.append((seat, _features(adds, seat, turn, chips[seat], left), is_taking))
            if not is_taking:
                chips[seat] -= 1
        if offer.taker >= 0:
            chips[offer.taker] += offer.passes
            areas[offer.taker, offer.card] = True
    return found


def _features(adds: Floats, seat: int, pot: int, chips: int, left: float) -> Floats:
    others = float(np.delete(adds, seat).min())
    one = [np.array([value], np.float64) for value in (adds[seat], chips, others, left)]
    found: Floats = features(one[0], np.array([pot], np.int16), *one[1:])[0]
    return found


def area_flags(areas: tuple[tuple[int, ...], ...]) -> Flags:
    """Areas as the kernels have them; shape (seats, numbers)."""
    flags = np.zeros((len(areas), HIGHEST + 2), np.bool_)
    for seat, area in enumerate(areas):
        flags[seat, list(area)] = True
    return flags
