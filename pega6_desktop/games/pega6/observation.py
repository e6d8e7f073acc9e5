"""What one viewer may know of a match of Pega em 6!, built field by field: nothing is everything minus secrets."""

from typing import Literal

import msgspec

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.core.variant import Options
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.variants import HouseRules

Phase = Literal["deal", "draft", "choose", "place", "special", "take_row", "set_aside", "exchange", "over"]
"""deal: between rounds; draft: open cards are drafted; choose: cards are chosen face down; place: revealed cards are
being placed; special: the owner of the first waiting card decides about a special card; take_row: that owner chooses a
row; set_aside, exchange: the seat that has just taken a row does so; over: the match has ended."""


class Trick(msgspec.Struct, frozen=True):
    """One revealed trick: the rows as they lay before it and the cards by seat."""

    rows: Rows
    cards: tuple[int, ...]


class PublicSetup(msgspec.Struct, frozen=True):
    """What everybody agreed on: the setup without its seed, which would tell every hand."""

    variant: str
    options: Options
    seats: int


class Observation(msgspec.Struct, frozen=True):
    """The table as the viewer sees it; a spectator (viewer None) has no private field filled.

    trick counts from 1, trick_count is how many the round has.
    hand, specials: the viewer's cards. own_choice: the viewer's face-down card. has_chosen: by seat.
    hand_sizes, special_counts: by seat. queue: revealed cards still to be placed, (card, seat) in placing order.
    piles, points: cards taken this round and what they count, by seat (public, P6-B-17).
    tricks: those revealed this round. past: the tricks of the finished rounds, which everybody saw as well.
    offer, picks: open cards on offer and (seat, card) drafted this round; both were seen by all (P6-P-06).
    first: first drafter of the round. known: cards in hand that everybody has seen, by seat.
    actor: the seat whose turn it is to place, take, exchange or set aside; -1 while all choose.
    special_discard and in_play (special cards beside the rows) are face up, of the deck only the size is known.
    """

    viewer: int | None
    setup: PublicSetup
    rules: HouseRules
    phase: Phase
    number: int
    trick: int
    trick_count: int
    rows: Rows
    hand: tuple[int, ...]
    own_choice: int | None
    has_chosen: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    queue: tuple[tuple[int, int], ...]
    piles: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    tricks: tuple[Trick, ...]
    score: ScoreSheet
    to_act: tuple[int, ...]
    legal: tuple[Move, ...]
    past: tuple[tuple[Trick, ...], ...] = ()
    offer: tuple[int, ...] = ()
    picks: tuple[tuple[int, int], ...] = ()
    first: int = 0
    known: tuple[tuple[int, ...], ...] = ()
    specials: tuple[str, ...] = ()
    special_counts: tuple[int, ...] = ()
    special_deck_size: int = 0
    special_discard: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    is_decided: bool = False
    actor: int = -1
    budget: int = 0
    set_aside: tuple[int, ...] = ()
