"""Frozen messages that cross the thread boundary, both ways. Owns the vocabulary between table and worker.

Every message carries the epoch of its match (a later match has a higher one) so that late ones can be told; every
move carries the revision of the table it was made against. Must not know Qt or any one game.
"""

from typing import Literal

import msgspec

from pega6_desktop.core.errors import Param
from pega6_desktop.core.game import Observed
from pega6_desktop.records.record import MatchHeader, SeatInfo

Seen = Observed[object]
"""An observation of whichever game is on the table; the game's board knows which."""

Mark = Literal["", "assisted", "branch", "repeat", "training"]
"""Why a match counts apart: somebody went back past what had been turned up, it left another match, its cards had been
dealt here before, or it is played to learn.
"""

# ---------------------------------------------------------------- commands, table -> worker


class Begin(msgspec.Struct, frozen=True):
    """Go on with the match of this header where its moves end, or begin it where none is kept.

    With several humans at the table nobody looks until a Show says who sits in front of the screen.
    """

    epoch: int
    """The number of this match from now on."""
    header: MatchHeader
    """Which match it is, who sits where and what was agreed."""
    viewer: int | None
    """The seat that looks, None for a spectator."""
    deal: str | None
    """Its cards, should it begin: a number as typed (see records.deal_code), empty for cards drawn now; None: it must
    be kept already."""


class Submit(msgspec.Struct, frozen=True):
    """The seat asks for a move."""

    epoch: int
    """The match it is meant for."""
    revision: int
    """The table the move was made against."""
    seat: int
    """Who moves."""
    move: object
    """A move of the game on the table."""


class TakeBack(msgspec.Struct, frozen=True):
    """The seat asks for its last choice back."""

    epoch: int
    """The match it is meant for."""
    revision: int
    """The table it was asked at."""
    seat: int
    """Whose choice it is."""
    is_assisted: bool
    """Also past what has been turned up since, which marks the match; only for the one human of a match."""


class Redo(msgspec.Struct, frozen=True):
    """The seat asks for what it has taken back to be done again."""

    epoch: int
    revision: int
    seat: int


class Show(msgspec.Struct, frozen=True):
    """The seat looks at the screen: its cards may be told from now on.

    Only where several humans share the screen, and only for a human who owes a decision.
    """

    epoch: int
    """The match it is meant for."""
    seat: int | None
    """Who looks, None for nobody."""
    is_alone: bool
    """Whether the seat has confirmed that it alone looks: then it goes on looking while its own turn goes on. Without
    that, every move of its own ends its looking."""


class SetPace(msgspec.Struct, frozen=True):
    """How long the last move may be taken back before it turns something up, in milliseconds; 0 means not at all."""

    epoch: int
    pause_ms: int


class Hasten(msgspec.Struct, frozen=True):
    """Turn up now what waits for the end of the time to take back."""

    epoch: int


class Close(msgspec.Struct, frozen=True):
    """Leave the match; it stays in the store as it is."""

    epoch: int


class GoHome(msgspec.Struct, frozen=True):
    """Try to bring what is kept only for the time being to the matches' own place; answered by ``Unkept``."""


Command = Begin | Submit | TakeBack | Redo | Show | SetPace | Hasten | Close | GoHome

# ---------------------------------------------------------------- messages, worker -> table


class Step(msgspec.Struct, frozen=True):
    """One event as the viewer may see it, and the table right after it."""

    event: object
    observation: Seen


class Opened(msgspec.Struct, frozen=True):
    """A match is on the table: who sits where, what was agreed, and the table as it stands.

    A match without moves opens on the bare table, before its first deal (no rows, no hands): the Update that
    follows at once brings the deal as a step like any other.
    """

    epoch: int
    """The number of this match."""
    revision: int
    """The number of this table."""
    match_id: str
    """The name of the match in the store."""
    game: str
    """Id of the game."""
    variant: str
    """Id of the variant."""
    seats: tuple[SeatInfo, ...]
    """Who sits where."""
    observation: Seen
    """The table as the viewer may see it."""
    is_resumed: bool
    """Whether it goes on; then it opens where its moves end."""
    mark: Mark = ""
    """Why the match counts apart in the statistics, empty where it does not."""
    past: tuple[object, ...] = ()
    """What happened up to where it goes on, each event as the viewer may see it."""


class Update(msgspec.Struct, frozen=True):
    """What happened since the last message, step by step; already written to the journal."""

    epoch: int
    """The match it tells of."""
    revision: int
    """The number of the table after it."""
    steps: tuple[Step, ...]
    """What happened, in order."""
    mover: int | None = None
    """At a shared screen, whoever moved last and may still take it back; None for nobody, and for a lonely human."""


class Shown(msgspec.Struct, frozen=True):
    """Somebody else looks from now on: the same table as that viewer may see it."""

    epoch: int
    """The match it tells of."""
    revision: int
    """The number of this table."""
    seat: int | None
    """Who looks, None for nobody."""
    observation: Seen
    """The table as that viewer may see it."""


class Rewound(msgspec.Struct, frozen=True):
    """The match stands at another of its moments from now on; no event tells of that, the table is shown at once."""

    epoch: int
    """The match it tells of."""
    revision: int
    """The number of this table."""
    observation: Seen
    """The table as the viewer may see it."""
    is_again: bool
    """Whether it is the later moment it was taken back from, not an earlier one."""
    mark: Mark
    """Why the match counts apart from now on."""


class Rejected(msgspec.Struct, frozen=True):
    """A command was refused and nothing changed."""

    epoch: int
    """The match it tells of."""
    revision: int
    """The number of the table as it is."""
    seat: int
    """Who asked."""
    code: str
    """The code of the refusal."""
    rule: str
    """Id of the rule behind it, empty where there is none."""
    params: tuple[tuple[str, Param], ...]
    """The facts a sentence needs, by name."""
    observation: Seen
    """The table as it is, as the viewer may see it."""
    is_stale: bool
    """Whether the table had moved on: then it is resynced without a word."""


class Thinking(msgspec.Struct, frozen=True):
    """These bot seats are thinking now."""

    epoch: int
    seats: tuple[int, ...]


class BotStumbled(msgspec.Struct, frozen=True):
    """A bot failed to answer and a legal move was played in its place."""

    epoch: int
    seat: int
    detail: str


class Failed(msgspec.Struct, frozen=True):
    """Something of ours broke. The worker has left the match; beginning it again goes on where it is safe."""

    epoch: int
    """The match it tells of."""
    code: str
    """``rule_bug``, ``internal_error``, ``unknown_level``, or what records and setup refuse (see records.codec,
    records.replay and records.trouble)."""
    detail: str
    """For the log and the bug report."""
    match_id: str
    """In which match; empty before one began."""
    params: tuple[tuple[str, Param], ...]
    """The facts of that error, by name."""


# ---------------------------------------------------------------- about the store, of no match and no epoch


class UnfinishedMatch(msgspec.Struct, frozen=True):
    """The newest match that can be gone on with; beginning its header goes on where the stored moves end."""

    header: MatchHeader
    """Which match it is."""
    observation: Seen
    """The table as a spectator sees it."""
    round_number: int
    """The round in progress, from 1."""
    trick: int
    """The trick in progress, from 1; 0 in a game without tricks."""
    played_at: str
    """When its last move was made, ISO 8601 in UTC."""
    is_branch: bool
    """Whether it left another match; only where there is no other."""


class Unfinished(msgspec.Struct, frozen=True):
    """What can be gone on with has changed; None: nothing."""

    match: UnfinishedMatch | None


class Notice(msgspec.Struct, frozen=True):
    """Something about the store of matches that the player should be told once; the program goes on.

    code: ``store_set_aside`` (a damaged store was kept under another name: ``kept_as``), ``store_from_copy`` (the file
    of the matches was gone, its copy was not), ``match_mended`` (a match that could not be read was put right from the
    copy; the file ``kept_as`` has it as it was), ``store_home`` (the matches are in their own place again), or what
    keeps them from it (see records.trouble); then is_kept tells whether they survive the program all the same.
    """

    code: str
    params: tuple[tuple[str, Param], ...]


class Unkept(msgspec.Struct, frozen=True):
    """Matches of which something may be gone with the program; told when that changes, and when asked."""

    matches: tuple[str, ...]
    """Their ids."""
    is_lasting: bool
    """Whether a later start finds them all the same, also when the machine was switched off."""


Message = Opened | Update | Shown | Rewound | Rejected | Thinking | BotStumbled | Failed
News = Unfinished | Notice | Unkept
