"""Answers questions about the stored matches. Owns the way from a question to its answer; knows no thread and no Qt."""

import logging
import secrets
from typing import assert_never

from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import codec, deal_code, history, portable, renaming
from pega6_desktop.records.finished import facts, statistics
from pega6_desktop.records.finished.moments import moments_of
from pega6_desktop.records.importing import export_file, import_file
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.replay import rebuilt
from pega6_desktop.records.store import Store
from pega6_desktop.runtime.film import branch_point, filmed
from pega6_desktop.runtime.resume import trick_of
from pega6_desktop.runtime.shelf_messages import (
    AskMoments,
    AskNumbers,
    AskPeople,
    AskSameDeal,
    BranchedOff,
    BranchOff,
    FileOpened,
    FileRefused,
    FileSaved,
    Filmed,
    ListMatches,
    LookAt,
    MatchesListed,
    MatchShown,
    MatchUnreadable,
    MomentsTold,
    NumbersTold,
    OpenFile,
    Params,
    PeopleTold,
    PlayerRenamed,
    Remove,
    Removed,
    RenamePlayer,
    Restore,
    Restored,
    SameDealTold,
    SaveFile,
    ShelfCommand,
    ShelfReply,
    Watch,
)

_LOG = logging.getLogger(__name__)

COUNTED_AT_ONCE = 20
"""So many matches are counted before an answer; more would let it wait."""


def answer(store: Store, command: ShelfCommand) -> ShelfReply:  # noqa: C901, PLR0912 - one answer per question
    """The answer. Raises RecordError when the store cannot be used, or a wish cannot be fulfilled."""
    match command:
        case ListMatches(ticket, query, before):
            return MatchesListed(ticket, history.page(store, query, before=before), is_first=before is None)
        case LookAt(match_id):
            return _shown(store, match_id)
        case Watch(ticket, match_id, seat):
            return _filmed(store, ticket, match_id, seat)
        case BranchOff():
            return _branched_off(store, command)
        case AskSameDeal(match_id):
            record = store.load(match_id)
            return SameDealTold(match_id, _number(store, record), history.same_deal(store, record))
        case AskMoments(match_id, seat):
            record = store.load(match_id)
            mark = None if seat is None else statistics.beaten(store, record, seat)
            return MomentsTold(match_id, moments_of(record, seat), mark)
        case OpenFile():
            return _opened(store, command)
        case SaveFile(match_id, path):
            return FileSaved(path, is_readable=export_file(store, match_id, path))
        case Remove(match_id):
            history.delete(store, match_id)
            return Removed(match_id)
        case Restore(match_id):
            history.restore(store, match_id)
            return Restored(match_id)
        case RenamePlayer(old, new):
            return PlayerRenamed(old, new, renaming.rename(store, old, new))
        case AskPeople(game):
            return _people(store, game)
        case AskNumbers(ticket, whos, game, kind):
            tally, versus = statistics.tally(store, whos, game, kind), statistics.versus(store, whos, game, kind)
            sizes = statistics.sizes(store, whos, game, kind) if kind.seats else tally.sizes
            return NumbersTold(ticket, tally, versus, sizes)
        case _:
            assert_never(command)


def unreadable(reply: ShelfReply) -> tuple[str, ...]:
    """Ids of the matches of which a reply says that they cannot be read."""
    match reply:
        case MatchUnreadable(match_id):
            return (match_id,)
        case MatchesListed(_, page):
            return tuple(line.match_id for line in page.lines if not line.is_readable)
        case _:
            return ()


def _people(store: Store, game: str) -> PeopleTold:
    waiting = facts.count_up(store, COUNTED_AT_ONCE)
    games = statistics.games(store)
    told = game if game in games else next(iter(games), "")
    return PeopleTold(told, games, statistics.people(store, told), waiting, statistics.variants(store, told))


def params_of(error: RecordError) -> Params:
    """The facts of an error in the form of messages."""
    return tuple(sorted(error.params.items()))


def _shown(store: Store, match_id: str) -> MatchShown | MatchUnreadable:
    try:
        record, times = store.load(match_id), store.times(match_id)
        if record.game not in GAMES:
            raise RecordError("unknown_game", game=record.game)
        game = GAMES[record.game]
        seen = game.observe(rebuilt(game, record), None)
    except RecordError as error:
        if _is_beyond(error, match_id):
            raise
        _LOG.warning("match %s cannot be shown: %s", match_id, error)
        return MatchUnreadable(match_id, error.code, params_of(error))
    return MatchShown(
        header=record.header,
        observation=seen,
        begun_at=times.begun_at,
        played_at=times.played_at,
        round_number=len(seen.score.rounds) + 1,
        trick=trick_of(seen),
        same_deal=history.same_deal(store, record),
        deal=_number(store, record),
        branch=store.branch_of(match_id),
        is_assisted=store.is_assisted(match_id),
        is_repeat=facts.is_repeat(store, match_id),
        seconds=store.seconds(match_id),
    )


def _number(store: Store, record: GameRecord) -> str:
    """The number of the deal, once it tells nobody a card of a match that still goes on, this one or its parent's."""
    branch = store.branch_of(record.match_id)
    goes_on = record.final_hash is None or (branch is not None and store.goes_on(branch.parent_id))
    return "" if goes_on else deal_code.number_of(record)


def _is_beyond(error: RecordError, match_id: str) -> bool:
    """Whether it is more than one match that cannot be read; a line whose id is broken can only be listed."""
    return error.code.startswith("store_") or (error.code == "unknown_match" and codec.is_id(match_id))


def _filmed(store: Store, ticket: int, match_id: str, seat: int | None) -> Filmed | MatchUnreadable:
    try:
        return Filmed(ticket, filmed(store.load(match_id), seat))
    except RecordError as error:
        if _is_beyond(error, match_id):
            raise
        return MatchUnreadable(match_id, error.code, params_of(error))


def _branched_off(store: Store, command: BranchOff) -> BranchedOff:
    parent = store.load(command.match_id)
    kept = branch_point(parent, command.moves, is_whole=command.is_whole)
    branch = replace(parent, match_id=secrets.token_hex(16), moves=parent.moves[:kept], final_hash=None)
    store.branch(parent.match_id, branch)
    return BranchedOff(branch.header)


def _opened(store: Store, command: OpenFile) -> FileOpened | FileRefused:
    try:
        imported = import_file(store, command.path, is_part_enough=command.is_part_enough)
    except RecordError as error:
        if error.code.startswith("store_"):
            raise
        return FileRefused(command.path, error.code, params_of(error), has_part=_has_part(command))
    return FileOpened(imported.record.match_id, imported.is_new)


def _has_part(command: OpenFile) -> bool:
    if command.is_part_enough:
        return False
    try:
        return portable.rescued(portable.read(command.path).record) is not None
    except RecordError:
        return False
