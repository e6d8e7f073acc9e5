"""What the keys of the table do in No Thanks!, for the sheet of keys. Owns these words."""

from collections.abc import Mapping

from pega6_desktop.ui.words.messages import Messages


class NoThanksKeys(Messages):
    """One line a key."""


def table_keys() -> Mapping[str, str]:
    """By the name of the shortcut; empty for a key that does nothing here."""
    return {
        "walk_back": NoThanksKeys.tr("to the card, a chip, the tiger"),
        "climb_up": NoThanksKeys.tr("aim at passing; once more passes"),
        "climb_down": NoThanksKeys.tr("aim at taking; once more takes"),
        "play": NoThanksKeys.tr("do what is aimed at"),
        "row": "",
        "none": "",
        "hand": NoThanksKeys.tr("my area and my chips"),
        "read_row": NoThanksKeys.tr("a player, in the order of play"),
    }
