"""The contract between a running match and whatever keeps it: nothing is said before the journal has it.

Owns the protocol and the result of a match; must not know files, threads or games.
"""

from typing import Protocol

import msgspec

from pega6_desktop.records.record import RecordedMove


class Result(msgspec.Struct, frozen=True):
    """How a match ended: hash of the last state, totals by seat, and the seats that share the victory."""

    final_hash: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]


class Journal(Protocol):
    """Keeps the moves of matches. When a method returns, what it was told survives the end of the process."""

    def append(self, match_id: str, index: int, move: RecordedMove, result: Result | None = None) -> None:
        """Add the move as number ``index`` (from 0) of those that stand, with the result when it ends the match.

        Raises RecordError when it cannot be kept; then nothing was changed.
        """

    def retract(self, match_id: str, index: int, move: RecordedMove) -> None:
        """Remove the move at ``index``: it was taken back. Raises RecordError; then nothing was changed."""

    def rewrite(self, match_id: str, kept: int, moves: tuple[RecordedMove, ...], *, is_assisted: bool = True) -> None:
        """Let these moves follow the first ``kept`` ones instead of what follows them now.

        is_assisted: somebody knows by it what the cards had not told yet; the match is marked.

        Raises RecordError; then nothing was changed.
        """
