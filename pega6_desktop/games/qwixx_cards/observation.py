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


class PublicSetup(msgspec.Struct, frozen=True):
    """What everybody agreed on: the setup without its seed, which would tell every card."""

    variant: str
    options: Options
    seats: int


class Observation(msgspec.Struct, frozen=True):
    """The table as the viewer sees it; a spectator (viewer None) has no private field filled.

    number counts turns from 1. active: the seat whose turn it is; first: the seat that began.
    hand: the viewer's cards, ascending. hand_sizes: by seat.
    hand_numbers: what the backs of the hands tell, by seat and ascending; empty where it was agreed to keep it secret.
    display: numbers by place. top: number of the top card of the draw pile, 0 before the deal. pile_size: its cards.
    in_play: cards laid open in this moment. discard: cards played since the pile was last made; all have seen them.
    own_choice: the row the viewer has decided for, NOWHERE, or None. has_chosen: by seat.
    has_crossed: whether the active seat has crossed a number in this turn. sheets: by seat.
    fresh: by seat, what was crossed since decisions were last revealed, so that it is still seen while the next number
    is decided about; empty before the first cross and at the end.
    """

    viewer: int | None
    setup: PublicSetup
    rules: HouseRules
    phase: Phase
    number: int
    active: int
    first: int
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    hand_numbers: tuple[tuple[int, ...], ...]
    display: tuple[int, ...]
    top: int
    pile_size: int
    in_play: tuple[Card, ...]
    discard: tuple[Card, ...]
    own_choice: int | None
    has_chosen: tuple[bool, ...]
    has_crossed: bool
    fresh: tuple[Crosses, ...]
    sheets: tuple[Sheet, ...]
    score: ScoreSheet
    to_act: tuple[int, ...]
    legal: tuple[Move, ...]
