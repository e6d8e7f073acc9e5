"""What a seat may ask for in Pega em 6!. Owns the closed union and its text form."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.core.errors import RecordError, not_a_move


class PlayCard(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Choose this card of the own hand for the trick (P6-B-04)."""

    card: int


class TakeRow(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """Take this row with the low card that waits; rows count from 0, their text form from 1 (P6-B-10)."""

    row: int


class DraftCard(msgspec.Struct, frozen=True, gc=False, tag="draft"):
    """Take this open card into the own hand (P6-P-03)."""

    card: int


class PlaySpecial(msgspec.Struct, frozen=True, gc=False, tag="special"):
    """Play one special card with the number card about to be placed (P6-S-04)."""

    kind: str
    """Id of the special card."""
    card: int | None = None
    """The number card it names (moved, put aside, played instead), None where it names none."""
    row: int | None = None
    """The row it names, from 0, None where it names none."""


class PlayNoSpecial(msgspec.Struct, frozen=True, gc=False, tag="none"):
    """Place the number card without a special card (P6-S-05)."""


class Exchange(msgspec.Struct, frozen=True, gc=False, tag="exchange"):
    """After taking a row, give this special card away for the top one of the special deck (P6-S-90)."""

    kind: str


class KeepSpecials(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """After taking a row, exchange nothing (P6-S-90)."""


class SetAside(msgspec.Struct, frozen=True, gc=False, tag="aside"):
    """With Negative = Positive by whole cards, put this card of the own pile aside (P6-S-83)."""

    card: int


class KeepRest(msgspec.Struct, frozen=True, gc=False, tag="rest"):
    """With Negative = Positive by whole cards, put no further card aside (P6-S-83)."""


Move = PlayCard | TakeRow | DraftCard | PlaySpecial | PlayNoSpecial | Exchange | KeepSpecials | SetAside | KeepRest

_NUMBER = "([1-9][0-9]{0,2})"
_KIND = "([a-z][a-z_]{0,15})"


def format_move(move: Move) -> str:
    """The move as one line: ``play 42``, ``take 2`` (rows count from 1), ``special move card 24 row 3``.

    >>> format_move(TakeRow(1))
    'take 2'
    >>> format_move(PlaySpecial("move", card=24, row=2))
    'special move card 24 row 3'
    """
    match move:
        case PlayCard(card):
            return f"play {card}"
        case TakeRow(row):
            return f"take {row + 1}"
        case DraftCard(card):
            return f"draft {card}"
        case PlaySpecial():
            return _format_special(move)
        case PlayNoSpecial():
            return "none"
        case Exchange(kind):
            return f"exchange {kind}"
        case KeepSpecials():
            return "keep"
        case SetAside(card):
            return f"aside {card}"
        case KeepRest():
            return "rest"
        case _:
            raise not_a_move(move)


def _format_special(move: PlaySpecial) -> str:
    card = "" if move.card is None else f" card {move.card}"
    row = "" if move.row is None else f" row {move.row + 1}"
    return f"special {move.kind}{card}{row}"


def _parsed_special(found: re.Match[str]) -> PlaySpecial:
    card, row = found[2], found[3]
    return PlaySpecial(found[1], int(card) if card else None, int(row) - 1 if row else None)


_FORMS: Mapping[re.Pattern[str], Callable[[re.Match[str]], Move]] = MappingProxyType(
    {
        re.compile(f"play {_NUMBER}", re.ASCII): lambda found: PlayCard(int(found[1])),
        re.compile(f"take {_NUMBER}", re.ASCII): lambda found: TakeRow(int(found[1]) - 1),
        re.compile(f"draft {_NUMBER}", re.ASCII): lambda found: DraftCard(int(found[1])),
        re.compile(f"special {_KIND}(?: card {_NUMBER})?(?: row {_NUMBER})?", re.ASCII): _parsed_special,
        re.compile("none"): lambda _: PlayNoSpecial(),
        re.compile(f"exchange {_KIND}", re.ASCII): lambda found: Exchange(found[1]),
        re.compile("keep"): lambda _: KeepSpecials(),
        re.compile(f"aside {_NUMBER}", re.ASCII): lambda found: SetAside(int(found[1])),
        re.compile("rest"): lambda _: KeepRest(),
    }
)


def parse_move(text: str) -> Move:
    """The move written by format_move. Raises RecordError ``move_text`` for anything else.

    >>> parse_move("take 2")
    TakeRow(row=1)
    >>> parse_move("take two")
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.RecordError: move_text [] text=take two
    """
    for pattern, build in _FORMS.items():
        if (found := pattern.fullmatch(text)) is not None:
            return build(found)
    raise RecordError("move_text", text=text[:80])
