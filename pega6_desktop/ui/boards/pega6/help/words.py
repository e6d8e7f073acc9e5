"""The sentences of the help page about the professional and the anniversary game, in the program's own words.

Owns these words. Must not know pictures or widgets. Every call gives words in the present language.
"""

from pega6_desktop.ui.words.messages import Messages
from pega6_desktop.ui.words.pega6 import specials

HelpText = tuple[str, str]
"""Title and sentence."""


class HelpWords(Messages):
    """Steps of the help page."""


def pro_steps() -> tuple[HelpText, ...]:
    """How the professional game differs from the base game."""
    return (
        (
            HelpWords.tr("Only the cards you need"),
            HelpWords.tr("Ten for each player and four for the rows: with five players 1 to 54. None stays out."),
        ),
        (
            HelpWords.tr("All cards lie open"),
            HelpWords.tr(
                "In turn everybody takes one, until each has ten. The lot says who begins; next round the next."
            ),
        ),
        (
            HelpWords.tr("The last four begin the rows"),
            HelpWords.tr("They are laid in ascending order. From there on it is played as in the base game."),
        ),
    )


def special_steps(edition: str) -> tuple[HelpText, ...]:
    """How the anniversary game goes, then each special card by its name in that edition, as they are pictured."""
    sentences = (*_placing_otherwise(), *_changing_the_table())
    return (*_round_steps(), *((specials.name(kind, edition), sentence) for kind, sentence in sentences))


def _round_steps() -> tuple[HelpText, ...]:
    return (
        (
            HelpWords.tr("Twelve cards and three special cards"),
            HelpWords.tr("Two rounds of twelve tricks; their heads are added up, and the fewest heads win."),
        ),
        (
            HelpWords.tr("One special card with your card"),
            HelpWords.tr("When the turn of your card has come, you may play one special card with it, or none."),
        ),
        (
            HelpWords.tr("After a row you may swap"),
            HelpWords.tr(
                "Whoever takes a row may discard one special card and draw one, to be used from the next turn on."
            ),
        ),
        (
            HelpWords.tr("Into the second round"),
            HelpWords.tr("Special cards you still hold are yours to keep, and everybody gets up to three more."),
        ),
    )


def _placing_otherwise() -> tuple[tuple[str, str], ...]:
    """Of the kinds that change where the own card goes, or what it costs there."""
    return (
        (
            "fifth_row",
            HelpWords.tr(
                "When four rows lie there: your card begins a fifth. The next row taken leaves the table, and the card "
                "of its taker with it. Example: the 3 is too low for all rows, and yet takes none."
            ),
        ),
        (
            "seven_takes",
            HelpWords.tr(
                "When your card fits a row: it joins it without taking, and only the seventh card takes it. Example: "
                "the 31 is the sixth card and costs nothing."
            ),
        ),
        (
            "insert",
            HelpWords.tr(
                "When an open row ends higher than your card: it slips into its place. Overfill the row and you take "
                "all but its highest card. Example: the 24 goes between 20 and 27."
            ),
        ),
        (
            "replace",
            HelpWords.tr(
                "When you hold another number card: that one is placed, and yours goes back to your hand. Example: the "
                "12 comes back, the 58 is placed in its stead."
            ),
        ),
    )


def _changing_the_table() -> tuple[tuple[str, str], ...]:
    """Of the kinds that change a row or the own pile."""
    return (
        (
            "move",
            HelpWords.tr(
                "Always: move one card to its place in another open row, then yours is placed. A row you overfill is "
                "yours. Example: one card leaves the full row, so your 31 takes nothing."
            ),
        ),
        (
            "block",
            HelpWords.tr(
                "While fewer than two rows are blocked: nobody adds to this row or takes it, until some row is taken. "
                "Example: the full row is blocked, so your 35 goes to another one."
            ),
        ),
        (
            "neg_pos",
            HelpWords.tr(
                "When your card takes a row: one card of it goes, and cancels as many heads of your pile as it shows. "
                "Example: the 55 goes, and seven more heads with it."
            ),
        ),
    )
