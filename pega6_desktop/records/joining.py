"""The matches of one store join those of another, as they are there.

Owns what becomes of a match that both have. Must not know why there are two stores.
"""

from hashlib import sha256

from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec
from pega6_desktop.records.journal import Result
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.store import Store


def take_over(store: Store, other: Store, since: int = 0) -> bool:
    """Store every match of another store that is not here yet; False when one could not be read there or here.

    Of those that are here, what was played on there; one that took another course comes under an id of its own.
    since: the other one was a copy of this one, and nothing was played in it but after this turn. The other store is
    only read. Raises RecordError when this store cannot be used.
    """
    is_whole = True
    played_here = frozenset(match_id for match_id, _ in store.everything(since)) if since else None
    for match_id, is_imported in other.everything(since or -1):
        # Nobody has played on here since it was copied: then it is what became of this one, take-backs included.
        is_heir = played_here is not None and match_id not in played_here
        is_whole &= _joins(store, other, match_id, is_imported=is_imported, is_heir=is_heir)
    return is_whole


def _joins(store: Store, other: Store, match_id: str, *, is_imported: bool, is_heir: bool) -> bool:
    """Take over one match; False when it could not be read there or here."""
    try:
        record, result, times = other.load(match_id), other.result(match_id), other.times(match_id)
        branch, is_assisted = other.branch_of(match_id), other.is_assisted(match_id)
        seconds = other.seconds(match_id)
    except RecordError:
        return False
    if store.knows(match_id):
        try:
            if _has_caught_up(store, record, result, is_assisted=is_assisted, is_heir=is_heir):
                return True
        except RecordError as error:
            if error.code != "record_field":
                raise
            return False
        record = replace(record, match_id=sha256(codec.encode(record)).hexdigest()[:32])
        if store.knows(record.match_id):
            return True
    store.take_in(
        record, result, times, is_imported=is_imported, seconds=seconds, branch=branch, is_assisted=is_assisted
    )
    return True


def _has_caught_up(
    store: Store, record: GameRecord, result: Result | None, *, is_assisted: bool, is_heir: bool
) -> bool:
    """What became elsewhere of a match that is here is here now; False where both took courses of their own."""
    stored = store.load(record.match_id)
    shorter = min(len(stored.moves), len(record.moves))
    kept = next((n for n in range(shorter) if stored.moves[n] != record.moves[n]), shorter)
    if stored.moves == record.moves or (kept == len(record.moves) and not is_heir):
        return True
    if stored.final_hash is not None or (kept < len(stored.moves) and not is_heir):
        return False
    store.rewrite(record.match_id, kept, record.moves[kept:], result, is_assisted=is_assisted)
    return True
