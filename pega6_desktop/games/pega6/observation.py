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


class Trick(msgspec.Struct, frozen=True, gc=False):
    """One revealed trick: the rows as they lay before it and the cards by seat."""

    rows: Rows
    cards: tuple[int, ...]


class PublicSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody agreed on: the setup without its seed, which would tell every hand."""

    variant: str
    """Id of the variant."""
    options: Options
    """Every option of the variant, sorted by key."""
    seats: int
    """How many play."""
    rules_version: int = 1
    """By which version of the game's rules."""


class Observation(msgspec.Struct, frozen=True):
    """The table as the viewer sees it; a spectator (viewer None) has no private field filled."""

    viewer: int | None
    """The seat that looks, None for a spectator."""
    setup: PublicSetup
    """What everybody agreed on."""
    rules: HouseRules
    """The same house rules, typed."""
    phase: Phase
    """What is due now, see Phase."""
    number: int
    """Round in progress, from 1."""
    trick: int
    """Trick in progress, from 1."""
    trick_count: int
    """How many tricks the round has."""
    rows: Rows
    """The rows from top to bottom."""
    hand: tuple[int, ...]
    """The viewer's number cards, ascending."""
    own_choice: int | None
    """The viewer's face-down card."""
    has_chosen: tuple[bool, ...]
    """By seat, whether a card lies face down."""
    hand_sizes: tuple[int, ...]
    """Number cards in hand, by seat."""
    queue: tuple[tuple[int, int], ...]
    """Revealed cards still to be placed, (card, seat) in placing order."""
    piles: tuple[tuple[int, ...], ...]
    """Cards taken this round, by seat (public, P6-B-17)."""
    points: tuple[int, ...]
    """What the piles count, by seat."""
    tricks: tuple[Trick, ...]
    """The tricks revealed this round."""
    score: ScoreSheet
    """The public score."""
    to_act: tuple[int, ...]
    """Seats that owe a decision now."""
    legal: tuple[Move, ...]
    """The viewer's legal moves."""
    past: tuple[tuple[Trick, ...], ...] = ()
    """The tricks of the finished rounds, which everybody saw as well."""
    offer: tuple[int, ...] = ()
    """Open cards on offer in a draft (P6-P-03)."""
    picks: tuple[tuple[int, int], ...] = ()
    """(seat, card) drafted this round, seen by all (P6-P-06)."""
    first: int = 0
    """First drafter of the round."""
    known: tuple[tuple[int, ...], ...] = ()
    """Number cards in hand that everybody has seen, by seat (P6-P-06, P6-S-51)."""
    specials: tuple[str, ...] = ()
    """The viewer's special cards, sorted."""
    special_counts: tuple[int, ...] = ()
    """Special cards in hand, by seat; empty without special cards."""
    special_deck_size: int = 0
    """Cards in the special deck; which they are nobody knows."""
    special_discard: tuple[str, ...] = ()
    """The discard pile of special cards, face up, top first."""
    in_play: tuple[str, ...] = ()
    """Special cards beside the rows (P6-S-07)."""
    is_decided: bool = False
    """Whether the owner of the first waiting card has decided about a special card."""
    actor: int = -1
    """The seat that exchanges or sets aside, -1 while nobody does."""
    budget: int = 0
    """Heads that may still be set aside (P6-S-83)."""
    set_aside: tuple[int, ...] = ()
    """Number cards put out of the round (P6-S-82)."""
