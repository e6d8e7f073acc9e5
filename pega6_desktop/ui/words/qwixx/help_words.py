"""How Qwixx cards is played, in words: six steps and the keys. Owns these sentences."""

from pega6_desktop.ui.words.messages import Messages

HelpText = tuple[str, str]
"""Title and text."""


class QwixxHelp(Messages):
    """The help page."""


def steps() -> tuple[HelpText, ...]:
    """The course of a match, rule by rule."""
    return (
        (
            QwixxHelp.tr("Four rows, from left to right"),
            QwixxHelp.tr("Cross numbers only to the right of your last cross. What you leave out is lost."),
        ),
        (
            QwixxHelp.tr("Action 1: draw"),
            QwixxHelp.tr("Fill your hand to five from the table. You choose by number and see the colours afterwards."),
        ),
        (
            QwixxHelp.tr("Action 2: the number for all"),
            QwixxHelp.tr("The top card of the pile announces a number. Everybody may cross it in one row, in secret."),
        ),
        (
            QwixxHelp.tr("Action 3: play cards"),
            QwixxHelp.tr("Play 1 to 3 cards of one colour and cross their numbers; only one may be left out."),
        ),
        (
            QwixxHelp.tr("The lock"),
            QwixxHelp.tr("The last number needs five crosses before it. The lock counts too and closes only your row."),
        ),
        (
            QwixxHelp.tr("The end and the points"),
            QwixxHelp.tr(
                "Two completed rows of one player or four penalties end the match. Most points win; "
                "a turn without a cross costs 5. Jokers take any colour."
            ),
        ),
    )


def keys() -> list[tuple[str, tuple[str, ...]]]:
    """What keys do."""
    return [
        (QwixxHelp.tr("walk through the cards"), ("←", "→")),
        (QwixxHelp.tr("choose a card"), ("Space",)),
        (QwixxHelp.tr("cross its number, or change the row"), ("↑", "↓")),
        (QwixxHelp.tr("draw, cross or play"), ("Enter",)),
        (QwixxHelp.tr("pass the number"), ("0",)),
        (QwixxHelp.tr("take back"), ("Z",)),
    ]
