"""Frozen messages about the stored matches: what the history and the statistics ask, and what they are told.

Owns the vocabulary. They belong to no match on the table and carry no epoch; a ticket names the question an answer
belongs to. Must not know Qt or any one game.
"""

from pathlib import Path

import msgspec

from pega6_desktop.core.errors import Param
from pega6_desktop.records.finished.moments import Moments
from pega6_desktop.records.finished.statistics import ALL, Kind, Mark, Person, Tally, Versus
from pega6_desktop.records.history import Page, Query, SameDeal
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.records.store import Branch
from pega6_desktop.runtime.film import Film
from pega6_desktop.runtime.messages import Seen

Params = tuple[tuple[str, Param], ...]

# ---------------------------------------------------------------- questions and wishes


class ListMatches(msgspec.Struct, frozen=True):
    """A page of the list: from the beginning, or after the line with turn ``before``."""

    ticket: int
    query: Query
    before: int | None = None


class LookAt(msgspec.Struct, frozen=True):
    """One match, closely."""

    match_id: str


class AskSameDeal(msgspec.Struct, frozen=True):
    """Who else has played the cards of this match to the end."""

    match_id: str


class AskMoments(msgspec.Struct, frozen=True):
    """What was worth remembering in this match, and whether it is a record, for this seat; None: for nobody's."""

    match_id: str
    seat: int | None


class OpenFile(msgspec.Struct, frozen=True):
    """Take the match of a file in; is_part_enough: of a faulty one keep what the rules allow."""

    path: Path
    is_part_enough: bool = False


class Watch(msgspec.Struct, frozen=True):
    """The film of a match, as this seat saw it; None: whose match it is."""

    ticket: int
    match_id: str
    seat: int | None = None


class BranchOff(msgspec.Struct, frozen=True):
    """Go on from a moment of a match as a new match of its own; the first stays as it is. See film.branch_point."""

    match_id: str
    moves: int
    is_whole: bool


class SaveFile(msgspec.Struct, frozen=True):
    """Write a stored match as a file."""

    match_id: str
    path: Path


class Remove(msgspec.Struct, frozen=True):
    """Delete a match; ``Restore`` undoes it."""

    match_id: str


class Restore(msgspec.Struct, frozen=True):
    """Have a deleted match back."""

    match_id: str


class RenamePlayer(msgspec.Struct, frozen=True):
    """Call a person otherwise in every match played here."""

    old: str
    new: str


class AskPeople(msgspec.Struct, frozen=True):
    """Who has finished matches of this game; empty: of the first one that was played at all."""

    game: str = ""


class AskNumbers(msgspec.Struct, frozen=True):
    """The numbers of everybody under these names together, in matches of this kind of the game."""

    ticket: int
    whos: tuple[str, ...]
    game: str
    kind: Kind = ALL


ShelfCommand = (
    ListMatches
    | LookAt
    | AskSameDeal
    | AskMoments
    | Watch
    | BranchOff
    | OpenFile
    | SaveFile
    | Remove
    | Restore
    | RenamePlayer
    | AskPeople
    | AskNumbers
)

# ---------------------------------------------------------------- answers


class MatchesListed(msgspec.Struct, frozen=True):
    """A page of the list. is_first: it replaces what was there."""

    ticket: int
    page: Page
    is_first: bool


class MatchShown(msgspec.Struct, frozen=True):
    """One match: its header, and the table where it stands as a spectator sees it.

    begun_at, played_at: ISO 8601 in UTC. same_deal: finished matches with the same cards. deal: its short number,
    empty while it would tell the cards of a match that goes on, and for a game that has none. round_number and
    trick count from 1; trick is 0 in a game without tricks. branch: where it comes from, for a branch. is_assisted:
    somebody went back past what had been turned up. is_repeat: its cards had been dealt here before. seconds: how
    long it was played, None where nobody has measured it.
    """

    header: MatchHeader
    observation: Seen
    begun_at: str
    played_at: str
    round_number: int
    trick: int
    same_deal: tuple[SameDeal, ...]
    deal: str
    branch: Branch | None
    is_assisted: bool
    is_repeat: bool
    seconds: float | None


class MatchUnreadable(msgspec.Struct, frozen=True):
    """A stored match that cannot be played any more; it stays where it is."""

    match_id: str
    code: str
    params: Params


class Filmed(msgspec.Struct, frozen=True):
    """The film of a match."""

    ticket: int
    film: Film


class BranchedOff(msgspec.Struct, frozen=True):
    """A branch is stored; beginning it goes on where it left the other match."""

    header: MatchHeader


class SameDealTold(msgspec.Struct, frozen=True):
    """Finished matches with the same cards as this one, newest first. deal: its number, empty while that is secret."""

    match_id: str
    deal: str
    others: tuple[SameDeal, ...]


class MomentsTold(msgspec.Struct, frozen=True):
    """The moments of a match, and the record it has set, None for none."""

    match_id: str
    moments: Moments
    mark: Mark | None


class FileOpened(msgspec.Struct, frozen=True):
    """A match came from a file and is stored. is_new: it was not there before."""

    match_id: str
    is_new: bool


class FileRefused(msgspec.Struct, frozen=True):
    """What is wrong with a file; nothing was changed. has_part: the rules allow a part of it, which could be kept."""

    path: Path
    code: str
    params: Params
    has_part: bool


class FileSaved(msgspec.Struct, frozen=True):
    """A match was written as a file."""

    path: Path
    is_readable: bool
    """False for a match that cannot be read: it was written just as it is stored."""


class Removed(msgspec.Struct, frozen=True):
    """A match was deleted."""

    match_id: str


class Restored(msgspec.Struct, frozen=True):
    """A deleted match is back."""

    match_id: str


class PlayerRenamed(msgspec.Struct, frozen=True):
    """A person is called otherwise now, in so many matches."""

    old: str
    new: str
    matches: int


class PeopleTold(msgspec.Struct, frozen=True):
    """Who has finished matches of this game; empty while none was finished. games: all with finished matches;
    variants: those of this game.

    waiting: matches that are not counted yet; asking again counts more of them.
    """

    game: str
    games: tuple[str, ...]
    people: tuple[Person, ...]
    waiting: int
    variants: tuple[str, ...] = ()


class NumbersTold(msgspec.Struct, frozen=True):
    """The numbers asked for. sizes: with how many at the table there are such matches."""

    ticket: int
    tally: Tally
    versus: tuple[Versus, ...]
    sizes: tuple[int, ...] = ()


class ShelfFailed(msgspec.Struct, frozen=True):
    """A wish that could not be fulfilled, see records.trouble and records.portable; nothing was changed."""

    code: str
    params: Params


ShelfReply = (
    MatchesListed
    | MatchShown
    | MatchUnreadable
    | Filmed
    | BranchedOff
    | SameDealTold
    | MomentsTold
    | FileOpened
    | FileRefused
    | FileSaved
    | Removed
    | Restored
    | PlayerRenamed
    | PeopleTold
    | NumbersTold
    | ShelfFailed
)
