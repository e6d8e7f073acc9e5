"""The full truth of a match of No Thanks!. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.no_thanks.observation import Offer, Phase
from pega6_desktop.games.no_thanks.variants import HouseRules


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything there is to know.

    number: round in progress, from 1; first: who began it. chips, areas: by seat. active: the card on offer with pot
    chips on it; turn: who decides. deck: face down, top first; aside: unseen cards out of the round. tigers: hidden
    ones by seat; played: those that lie open. offers: the cards of the round, see Offer; the last one is open.
    sealed: how many of the passes on this card cannot be taken back any more. rounds, totals: of the finished rounds.
    """

    setup: Setup
    rules: HouseRules
    phase: Phase
    number: int
    chips: tuple[int, ...]
    areas: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...] = ()
    first: int = 0
    active: int | None = None
    pot: int = 0
    turn: int = 0
    deck: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()
    tigers: tuple[int | None, ...] = ()
    played: tuple[int | None, ...] = ()
    offers: tuple[Offer, ...] = ()
    sealed: int = 0
