"""What the keys do: in a word each for the hints beside the status line, in a line for the sheet of keys.

Owns these words.
"""

from collections.abc import Mapping

from pega6_desktop.ui.words.messages import KeyHint, Messages


class Pega6Keys(Messages):
    """One word a key."""


def card() -> KeyHint:
    """The arrows walk the hand."""
    return KeyHint(Pega6Keys.tr("card"), ("←", "→"))


def card_for_it() -> KeyHint:
    """The arrows up and down walk the cards the lifted special card may be for; those to the sides walk on."""
    return KeyHint(Pega6Keys.tr("card"), ("↑", "↓"))


def row(count: int) -> KeyHint:
    """Digits aim at a row; count: how many rows there are."""
    return KeyHint(Pega6Keys.tr("row"), ("1", "", str(count)))


def play() -> KeyHint:
    """Enter plays."""
    return KeyHint(Pega6Keys.tr("play"), ("Enter",))


def take() -> KeyHint:
    """Enter takes."""
    return KeyHint(Pega6Keys.tr("take"), ("Enter",))


def let_go() -> KeyHint:
    """Escape puts the card down."""
    return KeyHint(Pega6Keys.tr("let go"), ("Esc",))


def why() -> KeyHint:
    """The question mark asks why."""
    return KeyHint(Pega6Keys.tr("why?"), ("?",))


def undo() -> KeyHint:
    """Z takes back."""
    return KeyHint(Pega6Keys.tr("undo"), ("Z",))


def open_card() -> KeyHint:
    """The arrows walk the open cards."""
    return KeyHint(Pega6Keys.tr("card"), ("←", "↑", "↓", "→"))


def take_card() -> KeyHint:
    """Enter takes an open card."""
    return KeyHint(Pega6Keys.tr("pick", "take an open card"), ("Enter",))


def special() -> KeyHint:
    """The arrows walk the special cards."""
    return KeyHint(Pega6Keys.tr("special card"), ("←", "→"))


def act(word: str) -> KeyHint:
    """Enter does what the main button says; here in the middle of a line."""
    return KeyHint(word[:1].lower() + word[1:], ("Enter",))


def none(word: str) -> KeyHint:
    """Nought answers with none of them."""
    return KeyHint(word, ("0",))


def no_special() -> str:
    """What nought does in the decision about a special card."""
    return Pega6Keys.tr("no special card")


def keep() -> str:
    """What nought does when cards may be given away."""
    return Pega6Keys.tr("keep")


def exchange() -> str:
    """What Enter does with a special card that may be exchanged."""
    return Pega6Keys.tr("swap")


def put_aside() -> str:
    """What Enter does with a card of the pile."""
    return Pega6Keys.tr("put aside")


def chapter() -> str:
    """The arrows of a replay lead from trick to trick."""
    return Pega6Keys.tr("trick", "what the arrow keys of a replay lead to")


def table_keys() -> Mapping[str, str]:
    """What keys of the table do, for the sheet, by the name of the shortcut."""
    return {
        "walk_back": Pega6Keys.tr("walk over cards, rows and targets"),
        "play": Pega6Keys.tr("play, take the row"),
        "row": Pega6Keys.tr("aim at a row"),
        "none": Pega6Keys.tr("none of the cards on offer"),
        "read_row": Pega6Keys.tr("a row by its number"),
    }
