"""What a seat may ask for in No Thanks!. Owns the closed union and its text form."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.core.errors import RecordError, not_a_move


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """Put one own chip on the card; the next one decides (NT-09)."""


class Take(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take the card and all chips on it; decide about the next card (NT-11)."""


class PlayTiger(msgspec.Struct, frozen=True, gc=False, tag="tiger"):
    """Lay the own hidden card open into the own area; the same card is still to be decided about (NT-21)."""


Move = Pass | Take | PlayTiger

_MOVES: Mapping[str, Move] = MappingProxyType({"pass": Pass(), "take": Take(), "tiger": PlayTiger()})


def format_move(move: Move) -> str:
    """The move as one word: ``pass``, ``take``, ``tiger``.

    >>> format_move(Pass())
    'pass'
    """
    match move:
        case Pass():
            return "pass"
        case Take():
            return "take"
        case PlayTiger():
            return "tiger"
        case _:
            raise not_a_move(move)


def parse_move(text: str) -> Move:
    """The move written by format_move. Raises RecordError ``move_text`` for anything else.

    >>> parse_move("take")
    Take()
    >>> parse_move("leave")
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.RecordError: move_text [] text=leave
    """
    if text not in _MOVES:
        raise RecordError("move_text", text=text[:80])
    return _MOVES[text]
