"""The seven special cards in words: name, short line and help sentence of each kind.

Owns what is printed on and said about a special card. Must not know when one may be played.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.ui.text.speech import Speech


class Pega6Specials(Speech):
    """The special cards."""


class SpecialWords(msgspec.Struct, frozen=True):
    """name: as printed on the card. line: its effect in at most 30 letters. help: one plain sentence about it."""

    name: str
    line: str
    help: str


def _fifth_row() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Fifth row"),
        Pega6Specials.tr("Open a new row"),
        Pega6Specials.tr(
            "Your card begins a fifth row, whatever its number; the next row taken leaves the table together with the "
            "taker's card."
        ),
    )


def _seven_takes() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Takes seven"),
        Pega6Specials.tr("Only the 7th card takes"),
        Pega6Specials.tr(
            "Your card joins its row without taking it; until the row is taken, only the seventh card takes it."
        ),
    )


def _insert() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Insert"),
        Pega6Specials.tr("Slip in between two cards"),
        Pega6Specials.tr(
            "Your card goes to its place in a row that ends higher; if the row is too long then, you take all of it "
            "but the highest card."
        ),
    )


def _replace() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Replace"),
        Pega6Specials.tr("Swap it for another in hand"),
        Pega6Specials.tr("Your card goes back to your hand and you play another one in this trick instead."),
    )


def _move() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Move"),
        Pega6Specials.tr("Move a card to another row"),
        Pega6Specials.tr(
            "You move any card of an open row to its place in another open row, then your card is placed."
        ),
    )


def _block() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Block"),
        Pega6Specials.tr("Nobody touches the row"),
        Pega6Specials.tr("No card goes to the row you block and nobody takes it, until another row is taken."),
    )


def _neg_pos() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Negative = Positive"),
        Pega6Specials.tr("One card cancels heads"),
        Pega6Specials.tr(
            "When your card takes a row, one card of that row leaves the round and as many heads of your pile are "
            "cancelled with it."
        ),
    )


SPECIAL_WORDS: Mapping[str, Callable[[], SpecialWords]] = MappingProxyType(
    {
        "fifth_row": _fifth_row,
        "seven_takes": _seven_takes,
        "insert": _insert,
        "replace": _replace,
        "move": _move,
        "block": _block,
        "neg_pos": _neg_pos,
    }
)
"""What to say of each kind, in the present language."""


def words(kind: str) -> SpecialWords:
    """The words of a kind; a kind without words here is shown by its id."""
    return SPECIAL_WORDS[kind]() if kind in SPECIAL_WORDS else SpecialWords(kind, "", "")


def name(kind: str) -> str:
    """The name as printed on the card."""
    return words(kind).name
