"""What a seat may ask in Qwixx – the card game, and its one-line text form.

Owns the closed union Move; imperative, frozen, without any meaning attached. Rows count from the top of the sheet.
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.core.errors import RecordError, not_a_move
from pega6_desktop.games.qwixx_cards.cards import COLOURS, Card, format_card, number_of, parse_card
from pega6_desktop.games.qwixx_cards.sheets import Row, place


class Draw(msgspec.Struct, frozen=True, gc=False, tag="draw"):
    """Take the cards on these places of the display, ascending from 0; their text form counts from 1 (QX-13)."""

    places: tuple[int, ...]


class CrossNumber(msgspec.Struct, frozen=True, gc=False, tag="cross"):
    """Cross the announced number in this row of the own sheet (QX-17)."""

    row: int


class CrossNothing(msgspec.Struct, frozen=True, gc=False, tag="nothing"):
    """Cross the announced number nowhere (QX-17)."""


class Play(msgspec.Struct, frozen=True, gc=False, tag="play"):
    """Play cards in one row and cross some of their numbers there (QX-19)."""

    cards: tuple[Card, ...]
    """The cards, ascending."""
    row: int
    """The row, from the top of the sheet."""
    numbers: Row = ()
    """The numbers crossed, from left to right in the row; empty where none is."""


Move = Draw | CrossNumber | CrossNothing | Play


def play(cards: tuple[Card, ...], row: int, numbers: tuple[int, ...] = ()) -> Play:
    """A play in its only form: cards ascending, numbers from left to right, whatever order they are given in.

    >>> format_move(play((parse_card("B4"), parse_card("B6")), 3, (4, 6)))
    'play B4 B6 in blue cross 6 4'
    """
    return Play(tuple(sorted(cards)), row, tuple(sorted(numbers, key=lambda number: place(row, number))))


def played_numbers(cards: tuple[Card, ...], row: int) -> Row:
    """The numbers of these cards, each once, from left to right in the row (QX-33).

    >>> cards = tuple(parse_card(text) for text in ("B4", "B6", "J6"))
    >>> played_numbers(cards, row=3)
    (6, 4)
    """
    return tuple(sorted({number_of(card) for card in cards}, key=lambda number: place(row, number)))


_COLOUR = f"({'|'.join(COLOURS)})"
_NUMBER = "(?:[2-9]|1[0-2])"
_CARD = f"[RYGBJ]{_NUMBER}"


def format_move(move: Move) -> str:
    """The move as one line: ``draw 1 3``, ``cross red``, ``cross nothing``, ``play R4 R5 J7 in red cross 4 5``.

    >>> format_move(Draw((0, 2))), format_move(CrossNumber(0))
    ('draw 1 3', 'cross red')
    """
    match move:
        case Draw(places):
            return " ".join(["draw", *(str(at + 1) for at in places)])
        case CrossNumber(row):
            return f"cross {COLOURS[row]}"
        case CrossNothing():
            return "cross nothing"
        case Play(cards, row, numbers):
            crosses = ["cross", *map(str, numbers)] if numbers else []
            return " ".join(["play", *map(format_card, cards), "in", COLOURS[row], *crosses])
        case _:
            raise not_a_move(move)


def _parsed_play(found: re.Match[str]) -> Play:
    cards = tuple([parse_card(text) for text in found[1].split()])
    return Play(cards, COLOURS.index(found[2]), tuple([int(text) for text in (found[3] or "").split()]))


_FORMS: Mapping[re.Pattern[str], Callable[[re.Match[str]], Move]] = MappingProxyType(
    {
        re.compile("draw((?: [1-9])*)", re.ASCII): lambda found: Draw(
            tuple([int(text) - 1 for text in found[1].split()])
        ),
        re.compile("cross nothing"): lambda _: CrossNothing(),
        re.compile(f"cross {_COLOUR}"): lambda found: CrossNumber(COLOURS.index(found[1])),
        re.compile(f"play((?: {_CARD})*) in {_COLOUR}(?: cross((?: {_NUMBER})+))?", re.ASCII): _parsed_play,
    }
)


def parse_move(text: str) -> Move:
    """The move written by format_move. Raises RecordError ``move_text`` for anything else.

    >>> parse_move("cross red")
    CrossNumber(row=0)
    >>> parse_move("cross pink")
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.RecordError: move_text [] text=cross pink
    """
    for pattern, build in _FORMS.items():
        if (found := pattern.fullmatch(text)) is not None:
            return build(found)
    raise RecordError("move_text", text=text[:80])
