"""What one viewer may know of a match of Qwixx cards, built field by field: nothing is everything minus secrets."""

from typing import Literal

import msgspec

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.core.variant import Options
from pega6_desktop.games.qwixx_cards.cards import Card
from pega6_desktop.games.qwixx_cards.moves import Move
from pega6_desktop.games.qwixx_cards.sheets import Crosses, Sheet
from pega6_desktop.games.qwixx_cards.variants import HouseRules

Phase = Literal["deal", "draw", "mark", "play", "over"]
"""deal: before the cards are dealt; draw: the active seat takes cards from the display; mark: everybody decides where
to cross the announced number; play: the active seat plays cards; over: the match has ended."""


class PublicSetup(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody agreed on: the setup without its seed, which would tell every card."""

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
    """Turn in progress, from 1."""
    active: int
    """The seat whose turn it is."""
    first: int
    """The seat that began."""
    hand: tuple[Card, ...]
    """The viewer's cards, ascending."""
    hand_sizes: tuple[int, ...]
    """Cards in hand, by seat."""
    hand_numbers: tuple[tuple[int, ...], ...]
    """What the backs of the hands tell, by seat and ascending; empty where it was agreed to keep it secret (QX-12)."""
    display: tuple[int, ...]
    """Numbers of the display by place."""
    top: int
    """Number of the top card of the draw pile, 0 before the deal."""
    pile_size: int
    """Cards of the draw pile."""
    in_play: tuple[Card, ...]
    """Cards laid open in this moment."""
    discard: tuple[Card, ...]
    """Cards played since the pile was last made; all have seen them."""
    own_choice: int | None
    """The row the viewer has decided for, NOWHERE, or None."""
    has_chosen: tuple[bool, ...]
    """By seat, whether it has decided about the announced number."""
    has_crossed: bool
    """Whether the active seat has crossed a number in this turn."""
    fresh: tuple[Crosses, ...]
    """By seat, what was crossed since decisions were last revealed, so that it is still seen while the next number is
    decided about; empty before the first cross and at the end."""
    sheets: tuple[Sheet, ...]
    """The sheets, by seat; everybody sees them."""
    score: ScoreSheet
    """The public score."""
    to_act: tuple[int, ...]
    """Seats that owe a decision now."""
    legal: tuple[Move, ...]
    """The viewer's legal moves."""
