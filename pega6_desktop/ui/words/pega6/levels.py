"""The bots of Pega em 6! by their character. Owns these sentences."""

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def level_sentence(level: str) -> str:
    """The character of a bot level in one sentence."""
    known = {
        "random": translate("ScreenWords", "Plays any card, whatever lies there."),
        "nearest": translate("ScreenWords", "Mostly the cheapest card, nearest to its row."),
        "careful": translate("ScreenWords", "Now the strong one's card, now what it fancies."),
        "strong": translate("ScreenWords", "Decides at a glance, with much practice."),
        "master": translate("ScreenWords", "Thinks hundreds of games ahead, card by card."),
    }
    return known.get(level, "")
