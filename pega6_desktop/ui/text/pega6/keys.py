"""What the keys do, in a word each, for the hints beside the status line. Owns these words."""

from pega6_desktop.ui.table.view import KeyHint
from pega6_desktop.ui.text.speech import Speech


class Pega6Keys(Speech):
    """One word a key."""


def card() -> KeyHint:
    """The arrows walk the hand."""
    return KeyHint(Pega6Keys.tr("card"), ("←", "→"))


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
