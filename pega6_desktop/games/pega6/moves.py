"""What a seat may ask for in Pega em 6!. Owns the closed union and its text form."""

import re
from typing import assert_never

import msgspec

from pega6_desktop.core.errors import RecordError


class PlayCard(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Choose this card of the own hand for the trick (P6-B-04)."""

    card: int


class TakeRow(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take this row with the low card that waits; rows count from 0, their text form from 1 (P6-B-10)."""

    row: int


Move = PlayCard | TakeRow

_TEXT = re.compile(r"(play|take) ([1-9][0-9]{0,2})", re.ASCII)


def format_move(move: Move) -> str:
    """The move as text: ``play 42`` or ``take 2`` (row 2 of the table, counted from 1)."""
    match move:
        case PlayCard(card):
            return f"play {card}"
        case TakeRow(row):
            return f"take {row + 1}"
        case _:
            assert_never(move)


def parse_move(text: str) -> Move:
    """The move written by format_move. Raises RecordError ``move_text`` for anything else."""
    found = _TEXT.fullmatch(text)
    if found is None:
        raise RecordError("move_text", text=text[:80])
    number = int(found[2])
    return PlayCard(number) if found[1] == "play" else TakeRow(number - 1)
