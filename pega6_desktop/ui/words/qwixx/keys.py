"""What the keys of the table do in Qwixx cards, for the sheet of keys. Owns these words."""

from collections.abc import Mapping

from pega6_desktop.ui.words.messages import Messages


class QwixxKeys(Messages):
    """One line a key."""


def table_keys() -> Mapping[str, str]:
    """By the name of the shortcut."""
    return {
        "walk_back": QwixxKeys.tr("to a card, to a colour"),
        "climb_up": QwixxKeys.tr("cross with this card, another colour"),
        "play": QwixxKeys.tr("draw, cross or play what is chosen"),
        "row": QwixxKeys.tr("choose a card or a colour"),
        "none": QwixxKeys.tr("pass the number for all, play without a cross"),
        "take_back": QwixxKeys.tr("put the last one back, take back"),
        "skip": QwixxKeys.tr("choose this card, finish what moves"),
        "read_row": QwixxKeys.tr("my rows, then the other players"),
    }
