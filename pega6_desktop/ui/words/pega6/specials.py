"""The seven special cards in words: what is printed on each kind, what is said of it, and how it is played.

Owns THE table of words per kind, the names in the boxes of the editions, and the short reasons under a card that cannot
be played now. Must not know when one may be played.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.ui.words.messages import Messages


class Pega6Specials(Messages):
    """The special cards."""


class SpecialWords(msgspec.Struct, frozen=True):
    """Everything that is said of one kind.

    own_name: what it is called where no box gives it another name, see ``name``. line: its effect in at most 30
    letters. help: one plain sentence about it.
    lifted: under its place while it is in the air. act: the main button with it. prompt: the status line with it;
    {card} is the number card it goes with, {row} the row that is at stake. other_prompt: the same once its first card
    is picked ({picked}), or where several rows come into question; empty where there is only one way to say it.
    """

    own_name: str
    line: str
    help: str
    lifted: str
    act: str
    prompt: str
    other_prompt: str = ""


def _fifth_row() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Fifth row"),
        Pega6Specials.tr("Open a new row"),
        Pega6Specials.tr(
            "Your card begins a fifth row, whatever its number; the next row taken leaves the table together with the "
            "taker's card."
        ),
        Pega6Specials.tr("drop it on the fifth row"),
        Pega6Specials.tr("Open the row"),
        Pega6Specials.tr("your {card} opens a fifth row and takes nothing. Esc puts the card back."),
    )


def _seven_takes() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Takes seven"),
        Pega6Specials.tr("Only the 7th card takes"),
        Pega6Specials.tr(
            "Your card joins its row without taking it; until the row is taken, only the seventh card takes it."
        ),
        Pega6Specials.tr("drop it on the row"),
        Pega6Specials.tr("Join the row"),
        Pega6Specials.tr("your {card} joins row {row} without taking it. Esc puts the card back."),
    )


def _insert() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Insert"),
        Pega6Specials.tr("Slip in between two cards"),
        Pega6Specials.tr(
            "Your card goes to its place in a row that ends higher; if the row is too long then, you take all of it "
            "but the highest card."
        ),
        Pega6Specials.tr("drop it on a row"),
        Pega6Specials.tr("Insert it", "the main button"),
        Pega6Specials.tr("slip the {card} into a lit row. Esc puts the card back."),
    )


def _replace() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Replace"),
        Pega6Specials.tr("Swap it for another in hand"),
        Pega6Specials.tr("Your card goes back to your hand and you play another one in this trick instead."),
        Pega6Specials.tr("drop it on a hand card"),
        Pega6Specials.tr("Swap"),
        Pega6Specials.tr("choose the card of your hand that goes in place of the {card}. Esc puts the card back."),
    )


def _move() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Move"),
        Pega6Specials.tr("Move a card to another row"),
        Pega6Specials.tr(
            "You move any card of an open row to its place in another open row, then your card is placed."
        ),
        Pega6Specials.tr("drop it on a card"),
        Pega6Specials.tr("Move it", "the main button"),
        Pega6Specials.tr("choose the card that changes its row. Esc puts the card back."),
        Pega6Specials.tr("choose the row the {picked} goes to. Esc lets go of the {picked}."),
    )


def _block() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Block"),
        Pega6Specials.tr("Nobody touches the row"),
        Pega6Specials.tr("No card goes to the row you block and nobody takes it, until another row is taken."),
        Pega6Specials.tr("drop it on a row"),
        Pega6Specials.tr("Block it", "the main button"),
        Pega6Specials.tr("choose the row you lock before the {card} is placed. Esc puts the card back."),
    )


def _neg_pos() -> SpecialWords:
    return SpecialWords(
        Pega6Specials.tr("Negative = Positive"),
        Pega6Specials.tr("One card cancels heads"),
        Pega6Specials.tr(
            "When your card takes a row, one card of that row leaves the round and as many heads of your pile are "
            "cancelled with it."
        ),
        Pega6Specials.tr("drop it on a card"),
        Pega6Specials.tr("Remove it", "the main button"),
        Pega6Specials.tr("choose the card of row {row} that leaves the game. The row is still yours."),
        Pega6Specials.tr("choose the card that leaves the game. You take the row it lies in."),
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

BARRED: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "fifth_row_exists": lambda: Pega6Specials.tr("there are 5 rows"),
        "no_other_card": lambda: Pega6Specials.tr("no other card in hand"),
        "no_taking": lambda: Pega6Specials.tr("only when taking a row"),
        "nowhere_to_insert": lambda: Pega6Specials.tr("no row ends higher"),
        "nowhere_to_move": lambda: Pega6Specials.tr("no row has room"),
        "seven_exists": lambda: Pega6Specials.tr("the row has one"),
        "seven_on_low_card": lambda: Pega6Specials.tr("your card is too low"),
        "two_blocks": lambda: Pega6Specials.tr("there are 2 blocks"),
    }
)
"""Why a card cannot be played now, by the code of the refusal: a few words under the card."""


PRINTED: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "pt2020": MappingProxyType(
            {
                "fifth_row": "5ª Fileira",
                "seven_takes": "Pega em 7!",
                "insert": "Inserir",
                "replace": "Substituir",
                "move": "Movimentar",
                "block": "Bloquear",
                "neg_pos": "Negativo = Positivo",
            }
        ),
        "fr": MappingProxyType(
            {
                "fifth_row": "5e série",
                "seven_takes": "7 qui prend",
                "insert": "Insérer",
                "replace": "Remplacer",
                "move": "Glisser",
                "block": "Stop",
                "neg_pos": "Négatif = Positif",
            }
        ),
    }
)
"""Names as they stand on the cards in the box of an edition."""

TRANSLATED = "pt2020"
"""The edition every match has unless another one is chosen: its names follow the language of the program. Those of an
edition that was chosen for its box are never translated.
"""


def name(kind: str, edition: str) -> str:
    """What the card is called in a match of this edition (empty: rules of one's own)."""
    boxed = {} if edition == TRANSLATED else PRINTED.get(edition, {})
    return boxed.get(kind) or words(kind).own_name


def names(edition: str) -> Mapping[str, str]:
    """Every kind by what it is called in a match of this edition, for sentences that speak of one of them."""
    return {kind: name(kind, edition) for kind in SPECIAL_WORDS}


def printed(edition: str) -> tuple[tuple[str, str], ...]:
    """The special cards whose name in the box of that edition is another than the one they have here: (here, there)."""
    pairs = [(words(kind).own_name, there) for kind, there in PRINTED.get(edition, {}).items()]
    return tuple((here, there) for here, there in pairs if here != there)


def words(kind: str) -> SpecialWords:
    """The words of a kind; a kind without words here is shown by its id."""
    return SPECIAL_WORDS[kind]() if kind in SPECIAL_WORDS else SpecialWords(kind, "", "", "", kind, "")


def barred(code: str) -> str:
    """Why a card cannot be played now, in a few words."""
    return BARRED[code]() if code in BARRED else Pega6Specials.tr("not now")


# ---------------------------------------------------------------- in the tray, and under its cards


def none_held(*, may_get_more: bool) -> str:
    """Nothing lies in the tray; may_get_more: a round is still to come (P6-S-97)."""
    if may_get_more:
        return Pega6Specials.tr("You hold no special card. The next round may bring new ones.")
    return Pega6Specials.tr("You hold no special card.")


def may_be_played(*, is_first: bool) -> str:
    """It may be played now; the first of them says so plainly, the others join in."""
    return Pega6Specials.tr("may be played") if is_first else Pega6Specials.tr("may be played too")


def may_be_exchanged(*, is_first: bool) -> str:
    """It may be exchanged now."""
    return Pega6Specials.tr("may be swapped") if is_first else Pega6Specials.tr("may be swapped too")


def drop_to_exchange() -> str:
    """Under its place while it is in the air."""
    return Pega6Specials.tr("drop it on the discard pile")
