"""GameRecord to one readable JSON text and back, typed and strict.

Owns the text form and its limits. Whatever bytes come in, only a GameRecord or a RecordError comes out, and soon.
Codes: ``record_too_large``, ``record_not_utf8``, ``record_truncated``, ``record_not_json``, ``record_too_deep``,
``record_newer`` (a later format), ``record_field`` (a field missing, of a wrong type or out of range). Must not know
the rules: whether the moves can be played is replay's question.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, Literal, TypeGuard

import msgspec
from msgspec import Meta

from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.randomness import MAX_SEED
from pega6_desktop.core.variant import MOST_VERSIONS, OptionValue
from pega6_desktop.records.faces import AVATARS
from pega6_desktop.records.journal import Result
from pega6_desktop.records.players import cleaned_name
from pega6_desktop.records.record import FORMAT, GameRecord, MatchHeader, RecordedMove, SeatInfo

SIZE_LIMIT = 1_000_000
"""Largest text in bytes: fifty thousand moves, hundreds of rounds with ten players; read within a blink."""

_ID = r"\A[A-Za-z0-9_.-]{1,64}\Z"
_Id = Annotated[str, Meta(pattern=_ID)]
_IdOrNone = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_.-]{0,64}\Z")]
_SEATS = Meta(min_length=1, max_length=20)
_Moment = Annotated[str, Meta(pattern=r"\A\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00\Z")]


class _Seat(msgspec.Struct, omit_defaults=True):
    name: Annotated[str, Meta(max_length=1000)]
    kind: Literal["human", "bot"]
    level: Annotated[str, Meta(max_length=64)] = ""
    avatar: Annotated[int, Meta(ge=0, lt=AVATARS)] = 0


class _Move(msgspec.Struct, array_like=True, gc=False):
    seat: Annotated[int, Meta(ge=0, le=99)]
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class _Head(msgspec.Struct):
    format: Annotated[int, Meta(ge=1, le=MAX_SEED)]


class Times(msgspec.Struct, frozen=True):
    """When a match was begun and when its last move was made: ISO 8601 in UTC, to the millisecond."""

    begun_at: str
    played_at: str


class _Wire(msgspec.Struct):
    format: Annotated[int, Meta(ge=1, le=FORMAT)]
    match_id: _Id
    game: _Id
    variant: _Id
    options: Annotated[dict[_Id, OptionValue], Meta(max_length=100)]
    seed: Annotated[int, Meta(ge=0, le=MAX_SEED)]
    seats: Annotated[list[_Seat], _SEATS]
    moves: list[_Move] = []
    final_hash: Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")] | None = None
    begun_at: _Moment | None = None
    played_at: _Moment | None = None
    edition: _IdOrNone = ""
    rules_version: Annotated[int, Meta(ge=1, le=MOST_VERSIONS)] = 1
    is_training: bool | Literal[0, 1] = False  # a number in the tables


_HEAD = msgspec.json.Decoder(_Head)
_WIRE = msgspec.json.Decoder(_Wire)


def encode(record: GameRecord, times: Times | None = None) -> bytes:
    """The record as UTF-8 JSON: one line for each fact, seat and move; with its times where they are known."""
    head: dict[str, object] = {
        "format": record.format,
        "match_id": record.match_id,
        "game": record.game,
        "variant": record.variant,
        **({"edition": record.edition} if record.edition else {}),
        **({"rules_version": record.rules_version} if record.rules_version != 1 else {}),
        **({"is_training": True} if record.is_training else {}),
        "options": dict(record.options),
        "seed": record.seed,
        "final_hash": record.final_hash,
    }
    if times is not None:
        head |= msgspec.structs.asdict(times)
    lines = [f'"{name}": {_line(value)}' for name, value in head.items()]
    lines += [f'"seats": {_lines(record.seats)}', f'"moves": {_lines(record.moves)}']
    return ("{\n  " + ",\n  ".join(lines) + "\n}\n").encode()


def _line(value: object) -> str:
    return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _lines(values: tuple[SeatInfo, ...] | tuple[RecordedMove, ...]) -> str:
    return "[\n    " + ",\n    ".join(map(_line, values)) + "\n  ]" if values else "[]"


def decode(data: bytes) -> GameRecord:
    """The record in this text. Raises RecordError, see the module, and nothing else."""
    return _built(_read(data))


def decode_timed(data: bytes) -> tuple[GameRecord, Times | None]:
    """The record in this text and its times, None where the text does not tell both of them. Raises as decode."""
    wire = _read(data)
    record = _built(wire)
    if wire.begun_at is None or wire.played_at is None:
        return record, None
    return record, Times(wire.begun_at, wire.played_at)


def _read(data: bytes) -> _Wire:
    if len(data) > SIZE_LIMIT:
        raise RecordError("record_too_large", size=len(data), limit=SIZE_LIMIT)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("record_not_utf8", at=error.start) from error
    try:
        head = _HEAD.decode(text)
        if head.format > FORMAT:
            raise RecordError("record_newer", format=head.format, known=FORMAT)
        return _WIRE.decode(text)
    except msgspec.ValidationError as error:
        raise _wrong(error) from error
    except msgspec.DecodeError as error:
        code = "record_truncated" if "truncated" in str(error) else "record_not_json"
        raise RecordError(code, problem=str(error)) from error
    except RecursionError as error:
        raise RecordError("record_too_deep") from error


def checked(record: GameRecord) -> GameRecord:
    """The record as it would come back from its text: names cleaned, options sorted.

    Raises:
        RecordError: ``record_field`` or ``record_newer``.
    """
    plain = msgspec.to_builtins(record)
    return from_plain({**plain, "options": dict(record.options)})


def checked_header(header: MatchHeader) -> MatchHeader:
    """The header as it would come back from a record. Raises RecordError ``record_field``."""
    return checked(GameRecord(**msgspec.structs.asdict(header), seed=0)).header


def from_plain(plain: dict[str, object]) -> GameRecord:
    """The record made of plain lists and dicts, as JSON would give them. Raises RecordError ``record_field``."""
    try:
        return _built(msgspec.convert(plain, _Wire))
    except msgspec.ValidationError as error:
        raise _wrong(error) from error


# ---------------------------------------------------------------- what stands in a store


def legible(data: bytes) -> str:
    """The text, with a sign for each byte that is no UTF-8: one broken letter takes nothing else with it."""
    return data.decode(errors="replace")


def is_id(found: object) -> TypeGuard[str]:
    """Whether this can name a match, a game or a variant."""
    return isinstance(found, str) and re.match(_ID, found) is not None


def moment(found: object) -> str:
    """A stored moment, empty where it is none."""
    try:
        text: str = msgspec.convert(found, _Moment)
        datetime.fromisoformat(text)
        return text
    except ValueError:  # msgspec's is one too
        return ""


def seats_from(rows: Sequence[Sequence[object]]) -> tuple[SeatInfo, ...]:
    """The seats in rows of name, kind, level and avatar. Raises RecordError ``record_field``."""
    plain = [dict(zip(_Seat.__struct_fields__, row, strict=True)) for row in rows]
    try:
        return _seats(msgspec.convert(plain, list[_Seat]))
    except msgspec.ValidationError as error:
        raise _wrong(error) from error


def result_from(final_hash: object, rows: Sequence[tuple[object, object]]) -> Result:
    """The result in rows of total and victory, one a seat. Raises RecordError ``record_field``."""
    winners = [seat for seat, (_, is_winner) in enumerate(rows) if is_winner]
    plain = {"final_hash": final_hash, "totals": [total for total, _ in rows], "winners": winners}
    try:
        return msgspec.convert(plain, Result)
    except msgspec.ValidationError as error:
        raise _wrong(error) from error


def _wrong(error: msgspec.ValidationError) -> RecordError:
    problem, _, where = str(error).partition(" - at ")
    return RecordError("record_field", where=where.strip("`") or "$", problem=problem[:200])


def _built(wire: _Wire) -> GameRecord:
    return GameRecord(
        match_id=wire.match_id,
        game=wire.game,
        variant=wire.variant,
        options=tuple(sorted(wire.options.items())),
        seed=wire.seed,
        seats=_seats(wire.seats),
        moves=tuple([RecordedMove(move.seat, move.text) for move in wire.moves]),
        final_hash=wire.final_hash,
        edition=wire.edition,
        rules_version=wire.rules_version,
        is_training=bool(wire.is_training),
        format=wire.format,
    )


def _seats(seats: Sequence[_Seat]) -> tuple[SeatInfo, ...]:
    return tuple([_seat(number, seat) for number, seat in enumerate(seats)])


def _seat(number: int, seat: _Seat) -> SeatInfo:
    name = cleaned_name(seat.name)
    if not name:
        raise RecordError("record_field", where=f"$.seats[{number}].name", problem="empty")
    if (seat.kind == "bot") != bool(seat.level):
        raise RecordError("record_field", where=f"$.seats[{number}].level", problem="a level is a bot's")
    return SeatInfo(name, seat.kind, seat.level, seat.avatar)
