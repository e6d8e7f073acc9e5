"""Why a number may be crossed or not, in the few words of a bubble. Owns these words."""

from pega6_desktop.ui.words.messages import Messages, filled


class QwixxReasons(Messages):
    """Words of a bubble."""


def hidden_colour() -> str:
    """Of a back."""
    return QwixxReasons.tr("The back shows the number of the card; its colour is seen only once it is in your hand.")


def joker() -> str:
    """Of a joker."""
    return QwixxReasons.tr("A joker has any colour, but always its own number. With other cards it takes theirs.")


def spacing() -> str:
    """Of any card."""
    return QwixxReasons.tr("Several numbers of one action: at most one may be left out between them.")


def after(crossed: tuple[int, ...]) -> str:
    """Where the number would come."""
    if not crossed:
        return QwixxReasons.tr("first cross")
    return filled(QwixxReasons.tr("after the {number}"), number=crossed[-1])


def barred(code: str, crossed: tuple[int, ...], needed: int) -> str:
    """Why not, in a few words."""
    match code:
        case "row_completed":
            return QwixxReasons.tr("completed")
        case "left_of_cross":
            return filled(QwixxReasons.tr("left of the {number}"), number=crossed[-1])
        case _:
            words = QwixxReasons.tr("{count} of {needed} crosses")
            return filled(words, count=len(crossed), needed=needed)
