"""The record of a match: the save, the replay and the bug report in one value.

Owns what a record says; how it becomes text is the codec's task, how it becomes a state is replay's.
"""

from typing import Literal

import msgspec

from pega6_desktop.core.variant import Options

FORMAT = 1
"""Version of the record; raised whenever an older reader would misread it."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat.

    name: as shown, already cleaned (see ``players.cleaned_name``). level: bot level id for bots, empty for humans.
    avatar: number of the portrait, see ``faces``.
    """

    name: str
    kind: Literal["human", "bot"]
    level: str = ""
    avatar: int = 0


class RecordedMove(msgspec.Struct, frozen=True, array_like=True):
    """One move that stands: the seat and the text form of what it asked for."""

    seat: int
    text: str


class MatchHeader(msgspec.Struct, frozen=True, kw_only=True):
    """Which match it is, who sits where and what was agreed; nothing that tells a card. Fields as in GameRecord."""

    match_id: str
    game: str
    variant: str
    options: Options
    seats: tuple[SeatInfo, ...]
    edition: str = ""
    is_training: bool = False


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A match from its first move: format, game, variant, options, seed, seats and moves.

    moves holds only what stands (a choice taken back is gone); bot moves are stored like any other and never
    recomputed on load. match_id is a random id that names the match in the store. final_hash is set when the match
    is over: the canonical hash of its last state. edition: id of the printed edition the players chose, whose words
    stand on the special cards; empty for rules of their own and in records from before there were editions. It is no
    rule: the options alone say what is played. rules_version: by which version of the game's rules, its decks, options
    and defaults; the first in records from before there were others. is_training: it is played to learn, and counts
    nowhere.
    """

    match_id: str
    game: str
    variant: str
    options: Options
    seed: int
    seats: tuple[SeatInfo, ...]
    moves: tuple[RecordedMove, ...] = ()
    final_hash: str | None = None
    edition: str = ""
    rules_version: int = 1
    is_training: bool = False
    format: int = FORMAT

    @property
    def header(self) -> MatchHeader:
        """All of it that may be known while the match goes on."""
        return MatchHeader(
            match_id=self.match_id,
            game=self.game,
            variant=self.variant,
            options=self.options,
            seats=self.seats,
            edition=self.edition,
            is_training=self.is_training,
        )
