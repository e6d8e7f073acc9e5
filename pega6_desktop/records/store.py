"""The store of matches on disk: one transaction for each move, safe against a process that is killed.

Owns what is kept of a match; the file is that of ``database``. Must not know rules, bots or the table. Every method
raises only RecordError, with a code of records.trouble, ``unknown_match``, or one of records.codec where a stored match
cannot be read.
"""

from datetime import datetime
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec
from pega6_desktop.records.codec import Times
from pega6_desktop.records.database import Database
from pega6_desktop.records.folding import folded
from pega6_desktop.records.journal import Result
from pega6_desktop.records.record import GameRecord, RecordedMove

_LONGEST_MATCH_S = 1e9
"""No match is played for longer, in seconds; more is no number of a sound store."""

_LONGEST_THOUGHT_S = 300
"""Nobody thinks longer about a move, in seconds: a match that was left for longer lay aside."""

MOST_TURNS = 2_000_000_000
"""No match gets a higher place in the order of playing; more is no number of a sound store."""

_NEXT_TURN = "(SELECT coalesce(max(turn), 0) + 1 FROM matches)"


class Branch(NamedTuple):
    """Where a branch comes from: the match, which may be gone, and after how many of its moves it left it."""

    parent_id: str
    moves: int


class Pending(NamedTuple):
    """A match without a result: its id, when its last move was made (empty where that cannot be read), and whether it
    left another match.
    """

    match_id: str
    played_at: str
    is_branch: bool


class Store(Database):
    """All matches; fulfils the Journal protocol."""

    def _prepare(self) -> None:
        super()._prepare()
        # A turn nobody has given would be the highest for ever, or would never come up.
        self._connection.execute(
            f"UPDATE matches SET turn = rowid WHERE turn > {MOST_TURNS} OR turn < 0 OR turn IS NULL"
        )

    # ------------------------------------------------------------ playing

    def begin(self, record: GameRecord, result: Result | None = None) -> GameRecord:
        """Store a new match, or find a stored one again; returns the record with the moves that are stored.

        The moves of ``record`` must be the first of the stored ones (none are, for a header alone).

        Raises:
            RecordError: ``store_differs`` when another match with this id is stored, or the moves are others.
        """
        with self.transaction():
            if not self._has(record.match_id):
                moment = self._moment()
                self._insert(record, result, Times(moment, moment), seconds=None if record.moves else 0.0)
                return record
            # Without a deleted match nothing is written: even from a full disk a match can be opened.
            self._connection.execute(
                "UPDATE matches SET deleted_at = NULL WHERE match_id = ? AND deleted_at IS NOT NULL", (record.match_id,)
            )
            stored = self._loaded(record.match_id)
        if _header(stored) != _header(record) or stored.moves[: len(record.moves)] != record.moves:
            raise RecordError("store_differs", match_id=record.match_id)
        return stored

    def append(self, match_id: str, index: int, move: RecordedMove, result: Result | None = None) -> None:
        """See Journal; move, time and result are one transaction."""
        with self.transaction():
            count, last = self._extent(match_id)
            if count != index:
                raise RecordError("store_differs", match_id=match_id, expected=index, found=count)
            self._insert_moves(match_id, last + 1, (move,))
            self._touch(match_id)
            if result is not None:
                self._insert_result(match_id, result)

    def retract(self, match_id: str, index: int, move: RecordedMove) -> None:
        """See Journal."""
        with self.transaction():
            row = self._connection.execute(
                "SELECT position, seat, move FROM moves WHERE match_id = ? ORDER BY position LIMIT 1 OFFSET ?",
                (match_id, index),
            ).fetchone()
            if row is None or RecordedMove(*row[1:]) != move:
                raise RecordError("store_differs", match_id=match_id, expected=index)
            self._connection.execute("DELETE FROM moves WHERE match_id = ? AND position = ?", (match_id, row[0]))
            self._touch(match_id)

    def rewrite(
        self,
        match_id: str,
        kept: int,
        moves: tuple[RecordedMove, ...],
        result: Result | None = None,
        *,
        is_assisted: bool = True,
    ) -> None:
        """See Journal; one transaction. A match that is over is left alone (``store_differs``)."""
        with self.transaction() as connection:
            count, _ = self._extent(match_id)
            over = connection.execute(
                "SELECT 1 FROM matches WHERE match_id = ? AND final_hash IS NOT NULL", (match_id,)
            ).fetchone()
            if kept > count or over is not None:
                raise RecordError("store_differs", match_id=match_id, expected=kept, found=count)
            self._replace_moves(match_id, kept, moves)
            if is_assisted:
                connection.execute("UPDATE matches SET is_assisted = 1 WHERE match_id = ?", (match_id,))
            self._touch(match_id)
            if result is not None:
                self._insert_result(match_id, result)

    def branch(self, parent_id: str, record: GameRecord) -> None:
        """Store a new match that goes on from the moves of another one, whose moves stay as they are.

        A branch shows what is still hidden in a match that is not over: such a match counts as assisted from then on.

        Raises RecordError ``unknown_match`` without a parent, ``store_differs`` when it has not begun with these moves.
        """
        parent = self.load(parent_id)
        if (
            _header(replace(record, match_id=parent_id)) != _header(parent)
            or record.moves != parent.moves[: len(record.moves)]
        ):
            raise RecordError("store_differs", match_id=parent_id)
        moment = self._moment()
        with self.transaction() as connection:
            self._insert(record, None, Times(moment, moment), seconds=0.0)
            connection.execute(
                "UPDATE matches SET is_assisted = 1 WHERE match_id = ? AND final_hash IS NULL", (parent_id,)
            )
            connection.execute(
                "UPDATE matches SET parent_id = ?, parent_moves = ? WHERE match_id = ?",
                (parent_id, len(record.moves), record.match_id),
            )

    def take_in(
        self,
        record: GameRecord,
        result: Result | None,
        times: Times | None,
        *,
        is_imported: bool = True,
        seconds: float | None = None,
        branch: Branch | None = None,
        is_assisted: bool = False,
    ) -> None:
        """Store a match with all that is known of it, under an id nobody has; an imported one never counts."""
        moment = self._moment()
        with self.transaction() as connection:
            self._insert(record, result, times or Times(moment, moment), is_imported=is_imported, seconds=seconds)
            connection.execute(
                "UPDATE matches SET parent_id = ?, parent_moves = ?, is_assisted = ? WHERE match_id = ?",
                (*(branch or (None, None)), is_assisted, record.match_id),
            )

    # ------------------------------------------------------------ reading

    def everything(self, since: int = -1) -> tuple[tuple[str, bool], ...]:
        """Ids of all matches that are not deleted, in the order they were played, and whether each came from a file.

        since: only those begun or played on after this turn.
        """
        with self.transaction() as connection:
            found = connection.execute(
                "SELECT match_id, is_imported FROM matches WHERE turn > ? AND deleted_at IS NULL ORDER BY turn",
                (since,),
            )
            return tuple((match_id, bool(is_imported)) for match_id, is_imported in found)

    def newest_turn(self) -> int:
        """The turn of the match that was played last, 0 without any."""
        with self._coded():
            found: int = self._connection.execute("SELECT coalesce(max(turn), 0) FROM matches").fetchone()[0]
        return found

    def times(self, match_id: str) -> Times:
        """When the match was begun and played last, empty where that cannot be read.

        Raises RecordError ``unknown_match``.
        """
        with self.transaction() as connection:
            found = connection.execute("SELECT begun_at, played_at FROM matches WHERE match_id = ?", (match_id,))
            row = found.fetchone()
        if row is None:
            raise RecordError("unknown_match", match_id=match_id)
        return Times(*map(codec.moment, row))

    def seconds(self, match_id: str) -> float | None:
        """How long the match was played, None where nobody has measured it or it cannot be read."""
        with self.transaction() as connection:
            row = connection.execute("SELECT seconds FROM matches WHERE match_id = ?", (match_id,)).fetchone()
        return row[0] if row is not None and isinstance(row[0], float) and 0 <= row[0] < _LONGEST_MATCH_S else None

    def branch_of(self, match_id: str) -> Branch | None:
        """Where a branch comes from, None for any other match."""
        with self.transaction() as connection:
            found = connection.execute(
                "SELECT parent_id, parent_moves FROM matches WHERE match_id = ? AND parent_id IS NOT NULL", (match_id,)
            ).fetchone()
        return Branch(*found) if found is not None and isinstance(found[1], int) else None

    def goes_on(self, match_id: str) -> bool:
        """Whether the match is there and not over."""
        with self.transaction() as connection:
            found = connection.execute(
                "SELECT 1 FROM matches WHERE match_id = ? AND final_hash IS NULL", (match_id,)
            ).fetchone()
        return found is not None

    def is_assisted(self, match_id: str) -> bool:
        """Whether somebody went back in this match past something that had been turned up."""
        with self.transaction() as connection:
            found = connection.execute("SELECT is_assisted FROM matches WHERE match_id = ?", (match_id,)).fetchone()
        return found is not None and bool(found[0])

    def knows(self, match_id: str) -> bool:
        """Whether a match with this id is stored."""
        with self.transaction():
            return self._has(match_id)

    def load(self, match_id: str) -> GameRecord:
        """The stored match. Raises RecordError ``unknown_match``, or ``record_field`` where it cannot be read."""
        with self.transaction():
            if not self._has(match_id):
                raise RecordError("unknown_match", match_id=match_id)
            return self._loaded(match_id)

    def unfinished(self, limit: int = 5) -> tuple[Pending, ...]:
        """Matches without a result, the one played last first; branches come after all others."""
        with self.transaction():
            found = self._connection.execute(
                "SELECT match_id, played_at, parent_id IS NOT NULL AS is_branch FROM matches"
                " WHERE final_hash IS NULL AND deleted_at IS NULL ORDER BY is_branch, turn DESC LIMIT ?",
                (limit,),
            )
            return tuple(Pending(match_id, codec.moment(then), bool(branch)) for match_id, then, branch in found)

    def result(self, match_id: str) -> Result | None:
        """How the match ended, None for one that is unfinished or unknown. Raises RecordError ``record_field``."""
        with self.transaction():
            final = self._connection.execute(
                "SELECT final_hash FROM matches WHERE match_id = ? AND final_hash IS NOT NULL", (match_id,)
            ).fetchone()
            rows = self._connection.execute(
                "SELECT total, is_winner FROM results WHERE match_id = ? ORDER BY seat", (match_id,)
            ).fetchall()
        if final is None:
            return None
        return codec.result_from(final[0], rows)

    # ------------------------------------------------------------ inside a transaction

    def _has(self, match_id: str) -> bool:
        found = self._connection.execute("SELECT 1 FROM matches WHERE match_id = ?", (match_id,))
        return found.fetchone() is not None

    def _extent(self, match_id: str) -> tuple[int, int]:
        """Number of stored moves and the highest position; (0, -1) without any."""
        row: tuple[int, int] = self._connection.execute(
            "SELECT COUNT(*), COALESCE(MAX(position), -1) FROM moves WHERE match_id = ?", (match_id,)
        ).fetchone()
        return row

    def _loaded(self, match_id: str) -> GameRecord:
        execute = self._connection.execute
        names = [
            "format",
            "game",
            "variant",
            "options",
            "seed",
            "final_hash",
            "edition",
            "rules_version",
            "is_training",
        ]
        match = execute(f"SELECT {', '.join(names)} FROM matches WHERE match_id = ?", (match_id,)).fetchone()
        plain = dict(zip(names, match, strict=True))
        plain["options"] = _json(plain["options"])
        seats = execute("SELECT name, kind, level, avatar FROM seats WHERE match_id = ? ORDER BY seat", (match_id,))
        fields = ("name", "kind", "level", "avatar")
        plain["seats"] = [dict(zip(fields, seat, strict=True)) for seat in seats]
        moves = execute("SELECT seat, move FROM moves WHERE match_id = ? ORDER BY position", (match_id,))
        return codec.from_plain({**plain, "match_id": match_id, "moves": moves.fetchall()})

    def _insert(
        self,
        record: GameRecord,
        result: Result | None,
        times: Times,
        *,
        is_imported: bool = False,
        seconds: float | None = None,
    ) -> None:
        options = msgspec.json.encode(dict(record.options)).decode()
        names = "\n".join(folded(seat.name) for seat in record.seats)
        humans = [seat for seat, info in enumerate(record.seats) if info.kind == "human"]
        self._connection.execute(
            "INSERT INTO matches (match_id, format, game, variant, options, seed, begun_at, played_at, is_imported,"
            f" names, own_seat, edition, seconds, rules_version, is_training, turn) VALUES ({'?, ' * 15}{_NEXT_TURN})",
            (
                *(record.match_id, record.format, record.game, record.variant, options, record.seed),
                *(times.begun_at, times.played_at, is_imported, names, humans[0] if len(humans) == 1 else None),
                *(record.edition, seconds, record.rules_version, record.is_training),
            ),
        )
        self._connection.executemany(
            "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)",
            [(record.match_id, n, s.name, s.kind, s.level, s.avatar) for n, s in enumerate(record.seats)],
        )
        self._insert_moves(record.match_id, 0, record.moves)
        if result is not None:
            self._insert_result(record.match_id, result)

    def _insert_moves(self, match_id: str, first: int, moves: tuple[RecordedMove, ...]) -> None:
        self._connection.executemany(
            "INSERT INTO moves VALUES (?, ?, ?, ?)",
            [(match_id, position, move.seat, move.text) for position, move in enumerate(moves, first)],
        )

    def put_result(self, match_id: str, result: Result) -> None:
        """Put the result of a match that is over anew."""
        with self.transaction() as connection:
            connection.execute("DELETE FROM results WHERE match_id = ?", (match_id,))
            self._insert_result(match_id, result)

    def _replace_moves(self, match_id: str, kept: int, moves: tuple[RecordedMove, ...]) -> None:
        """Let these moves follow the first ``kept`` ones instead of what follows them now."""
        _, last = self._extent(match_id)
        self._connection.execute(
            "DELETE FROM moves WHERE match_id = ? AND position IN"
            " (SELECT position FROM moves WHERE match_id = ? ORDER BY position LIMIT -1 OFFSET ?)",
            (match_id, match_id, kept),
        )
        self._insert_moves(match_id, last + 1, moves)

    def _insert_result(self, match_id: str, result: Result) -> None:
        self._connection.execute("UPDATE matches SET final_hash = ? WHERE match_id = ?", (result.final_hash, match_id))
        self._connection.executemany(
            "UPDATE matches SET is_won = ? WHERE match_id = ? AND own_seat = ?",
            [(seat in result.winners, match_id, seat) for seat in range(len(result.totals))],
        )
        self._connection.executemany(
            "INSERT INTO results VALUES (?, ?, ?, ?)",
            [(match_id, seat, total, seat in result.winners) for seat, total in enumerate(result.totals)],
        )

    def _touch(self, match_id: str) -> None:
        moment = self._moment()
        self._connection.execute(
            "UPDATE matches SET seconds = seconds + max(0, min(?, (julianday(?) - julianday(played_at)) * 86400)),"
            f" played_at = ?, turn = {_NEXT_TURN} WHERE match_id = ?",
            (_LONGEST_THOUGHT_S, moment, moment, match_id),
        )

    def _moment(self) -> str:
        return moment_text(self._now())


def moment_text(moment: datetime) -> str:
    """The moment as it is stored; such texts are ordered as their moments are."""
    return moment.isoformat(timespec="milliseconds")


def _header(record: GameRecord) -> GameRecord:
    """What makes it this match: not what people are called, whom the store may know by a newer name (``renaming``)."""
    seats = tuple(replace(seat, name="", avatar=0) if seat.kind == "human" else seat for seat in record.seats)
    return replace(record, seats=seats, moves=(), final_hash=None)


def _json(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, TypeError) as error:
        raise RecordError("record_field", where="$.options", problem=str(error)[:200]) from error
