"""What one viewer may know of a match of Pega em 6!, built field by field: nothing is everything minus secrets."""

from typing import Literal

import msgspec

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.placement import Row

Phase = Literal["deal", "choose", "place", "take_row", "over"]
"""deal: between rounds; choose: cards are chosen face down; place: revealed cards are being placed; take_row: the
owner of the first waiting card chooses a row; over: the match has ended."""


class Trick(msgspec.Struct, frozen=True):
    """One revealed trick: the rows as they lay before it and the cards by seat."""

    rows: tuple[Row, ...]
    cards: tuple[int, ...]


class PublicSetup(msgspec.Struct, frozen=True):
    """What everybody agreed on: the setup without its seed, which would tell every hand."""

    variant: str
    options: tuple[tuple[str, bool | int | str | None], ...]
    seats: int


class Observation(msgspec.Struct, frozen=True):
    """The table as the viewer sees it; a spectator (viewer None) has no private field filled.

    trick counts from 1, trick_count is how many the round has.
    hand: the viewer's cards, ascending. own_choice: the viewer's face-down card. has_chosen: by seat.
    hand_sizes: by seat. queue: revealed cards still to be placed, (card, seat) in placing order.
    piles, points: cards taken this round and their heads, by seat (public, P6-B-17).
    """

    viewer: int | None
    setup: PublicSetup
    phase: Phase
    number: int
    trick: int
    trick_count: int
    rows: tuple[Row, ...]
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
