"""The full truth of a match of Pega em 6!. It stays with the rules: no interface and no bot ever sees it."""

import msgspec

from pega6_desktop.core.variant import Setup
from pega6_desktop.games.pega6.observation import Phase, Trick
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.variants import HouseRules


class State(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything there is to know.

    phase: see Phase. number: round in progress, from 1.
    hands: by seat, ascending; a chosen card has left its hand. chosen: by seat, the face-down card or None.
    queue: revealed cards still to be placed, (card, seat) in placing order.
    piles, points: cards taken this round and what they count, by seat (they differ only after Negative = Positive).
    rounds, totals: points of the finished rounds, and their sums by seat.
    tricks: what was revealed this round, for the memory of players. past: the same of the finished rounds.
    offer, picks, first: open cards on offer, (seat, card) drafted so far, first drafter of the round (P6-P-03).
    known: cards in hand that everybody has seen, by seat: drafted, or shown and taken back (P6-P-06, P6-S-51).
    specials: special cards in hand by seat, sorted. special_deck, special_discard: top first.
    in_play: special cards lying beside the rows: the fifth-row marker, or one whose place is not laid yet (P6-S-07).
    is_decided: the owner of queue[0] has decided about a special card. actor: who exchanges or sets aside.
    budget: heads that may still be set aside. set_aside: number cards put out of the round (P6-S-82).
    """

    setup: Setup
    rules: HouseRules
    phase: Phase
    number: int
    rows: Rows
    hands: tuple[tuple[int, ...], ...]
    chosen: tuple[int | None, ...]
    queue: tuple[tuple[int, int], ...]
    piles: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: tuple[tuple[int, ...], ...] = ()
    tricks: tuple[Trick, ...] = ()
    past: tuple[tuple[Trick, ...], ...] = ()
    offer: tuple[int, ...] = ()
    picks: tuple[tuple[int, int], ...] = ()
    first: int = 0
    known: tuple[tuple[int, ...], ...] = ()
    specials: tuple[tuple[str, ...], ...] = ()
    special_deck: tuple[str, ...] = ()
    special_discard: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    is_decided: bool = False
    actor: int = -1
    budget: int = 0
    set_aside: tuple[int, ...] = ()
