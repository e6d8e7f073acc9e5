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

Mark = Literal["", "assisted", "branch", "repeat"]
"""Why a match counts apart: somebody went back past what had been turned up, it left another match, or its cards had
been dealt here before.
"""

# ---------------------------------------------------------------- commands, table -> worker


class Begin(msgspec.Struct, frozen=True):
    """Go on with the match of this header where its moves end, or begin it where none is kept. viewer: who looks.

    deal: its cards, should it begin: a number as typed (see records.deal_code), empty for cards drawn now; None: it
    must be kept already. With several humans at the table nobody looks until a Show says who sits in front of the
    screen.
    """

    epoch: int
    header: MatchHeader
    viewer: int | None
    deal: str | None = None


class Submit(msgspec.Struct, frozen=True):
    """The seat asks for a move."""

    epoch: int
    revision: int
    seat: int
    move: object


class TakeBack(msgspec.Struct, frozen=True):
    """The seat asks for its last choice back.

    is_assisted: also past what has been turned up since, which marks the match; only for the one human of a match.
    """

    epoch: int
    revision: int
    seat: int
    is_assisted: bool = False


class Redo(msgspec.Struct, frozen=True):
    """The seat asks for what it has taken back to be done again."""

    epoch: int
    revision: int
    seat: int


class Show(msgspec.Struct, frozen=True):
    """The seat has confirmed that it alone looks at the screen: its cards may be told from now on. None: nobody looks.

    Only where several humans share the screen, and only for a human who owes a decision. is_alone: it has confirmed;
    then it goes on looking while its own turn goes on. Without that, every move of its own ends its looking.
    """

    epoch: int
    seat: int | None
    is_alone: bool = False


class SetPace(msgspec.Struct, frozen=True):
    """How long the last move may be taken back before it turns something up, in milliseconds; 0 means not at all."""

    epoch: int
    pause_ms: int


class Close(msgspec.Struct, frozen=True):
    """Leave the match; it stays in the store as it is."""

    epoch: int


class GoHome(msgspec.Struct, frozen=True):
    """Try to bring what is kept only for the time being to the matches' own place; answered by ``Unkept``."""


Command = Begin | Submit | TakeBack | Redo | Show | SetPace | Close | GoHome

# ---------------------------------------------------------------- messages, worker -> table


class Step(msgspec.Struct, frozen=True):
    """One event as the viewer may see it, and the table right after it."""

    event: object
    observation: Seen


class Opened(msgspec.Struct, frozen=True):
    """A match is on the table: who sits where, what was agreed, and the table as it stands.

    A match without moves opens on the bare table, before its first deal (no rows, no hands): the Update that follows
    at once brings the deal as a step like any other. A match that goes on opens where its moves end (is_resumed).
    mark: why it counts apart in the statistics, empty where it does not. past: what happened up to where it goes on,
    each event as the viewer may see it.
    """

    epoch: int
    revision: int
    match_id: str
    game: str
    variant: str
    seats: tuple[SeatInfo, ...]
    observation: Seen
    mark: Mark = ""
    is_resumed: bool = False
    past: tuple[object, ...] = ()


class Update(msgspec.Struct, frozen=True):
    """What happened since the last message, step by step; already written to the journal.

    mover: at a shared screen, whoever moved last and may still take it back; None for nobody, and for a lonely human.
    """

    epoch: int
    revision: int
    steps: tuple[Step, ...]
    mover: int | None = None


class Shown(msgspec.Struct, frozen=True):
    """Somebody else looks from now on (seat None: nobody): the same table as that viewer may see it."""

    epoch: int
    revision: int
    seat: int | None
    observation: Seen


class Rewound(msgspec.Struct, frozen=True):
    """The match stands at another of its moments from now on: an earlier one, or again the later one it was taken back
    from (is_again). There is no event for that; the table is shown at once. mark: why it counts apart from now on.
    """

    epoch: int
    revision: int
    observation: Seen
    is_again: bool
    mark: Mark = ""


class Rejected(msgspec.Struct, frozen=True):
    """A command was refused and nothing changed: the error's code, rule and parameters, and the table as it is.

    is_stale: the table had moved on; resync without a word.
    """

    epoch: int
    revision: int
    seat: int
    code: str
    rule: str
    params: tuple[tuple[str, Param], ...]
    observation: Seen
    is_stale: bool = False


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
    """Something of ours broke: what it was, and in which match (empty before one began).

    The worker has left the match; beginning it again goes on where it is safe. code is ``rule_bug``,
    ``internal_error``, ``unknown_level``, or what records and setup refuse (see records.codec, records.replay and
    records.trouble); params are the facts of that error, detail is for the log and the bug report.
    """

    epoch: int
    code: str
    detail: str
    match_id: str
    params: tuple[tuple[str, Param], ...] = ()


# ---------------------------------------------------------------- about the store, of no match and no epoch


class UnfinishedMatch(msgspec.Struct, frozen=True):
    """The newest match that can be gone on with; a branch of another one (is_branch) only where there is no other.

    Beginning its header goes on where the stored moves end. observation: the table as a spectator sees it.
    round_number counts from 1; trick counts from 1, 0 in a game without tricks. played_at: when its last move was
    made, ISO 8601 in UTC.
    """

    header: MatchHeader
    observation: Seen
    round_number: int
    trick: int
    played_at: str
    is_branch: bool = False


class Unfinished(msgspec.Struct, frozen=True):
    """What can be gone on with has changed; None: nothing."""

    match: UnfinishedMatch | None


class Notice(msgspec.Struct, frozen=True):
    """Something about the store of matches that the player should be told once; the program goes on.

    code: ``store_set_aside`` (a damaged store was kept under another name: ``kept_as``), ``store_home`` (the
    matches are in their own place again), or what keeps them from it (see records.trouble); then is_kept tells whether
    they survive the program all the same.
    """

    code: str
    params: tuple[tuple[str, Param], ...]


class Unkept(msgspec.Struct, frozen=True):
    """Ids of the matches of which something may be gone with the program; told when that changes, and when asked."""

    matches: tuple[str, ...]


Message = Opened | Update | Shown | Rewound | Rejected | Thinking | BotStumbled | Failed
News = Unfinished | Notice | Unkept
