"""What can be gone on with. Owns the look into the store for the newest match that still can be played."""

import logging
from collections.abc import Callable
from typing import Protocol, runtime_checkable

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.replay import rebuilt
from pega6_desktop.records.store import Pending, Store
from pega6_desktop.runtime.messages import UnfinishedMatch

MOST_PASSED_OVER = 1000
"""So many unfinished matches are tried at most."""

_LOG = logging.getLogger(__name__)


@runtime_checkable
class _InTricks(Protocol):
    @property
    def trick(self) -> int: ...


def newest_unfinished(store: Store, mend: Callable[[str], bool] = lambda _: False) -> UnfinishedMatch | None:
    """The unfinished match that was played last and can be played on; None when there is none. A branch only where
    there is no other.

    mend: whether a match, of which the id is given, could be put right. One that cannot be read or played any more
    stays in the store and is passed over. Raises RecordError when the
    store itself cannot be read.
    """
    for pending in store.unfinished(MOST_PASSED_OVER):
        try:
            return _as_told(store, pending)
        except RecordError as error:
            if error.code.startswith("store_"):
                raise
            _LOG.warning("match %s cannot be gone on with: %s", pending.match_id, error)
        if mend(pending.match_id):  # it may be another match by now, or over
            return newest_unfinished(store, mend)
    return None


def _as_told(store: Store, pending: Pending) -> UnfinishedMatch:
    record = store.load(pending.match_id)
    if record.game not in GAMES:
        raise RecordError("unknown_game", game=record.game)
    game = GAMES[record.game]
    seen = game.observe(rebuilt(game, record), None)
    return UnfinishedMatch(
        header=record.header,
        observation=seen,
        round_number=len(seen.score.rounds) + 1,
        trick=trick_of(seen),
        played_at=pending.played_at,
        is_branch=pending.is_branch,
    )


def trick_of(seen: object) -> int:
    """The trick on the table, from 1; 0 in a game without tricks."""
    return seen.trick if isinstance(seen, _InTricks) else 0
