"""How Pega em 6! is played: the steps of each variant with their pictures, and its keys.

Owns which steps a variant has. Must not know widgets. Every call gives words in the present language.
"""

from PySide6.QtCore import QCoreApplication

from pega6_desktop.ui.boards.help_mat import HelpPage, Hints
from pega6_desktop.ui.boards.pega6.help.pictures import SCENES
from pega6_desktop.ui.boards.pega6.help.specials import COURSE_SCENES, PRO_SCENES, SPECIAL_SCENES
from pega6_desktop.ui.boards.pega6.help.words import HelpText, pro_steps, special_steps

translate = QCoreApplication.translate


class Pega6Help:
    """See the GameHelp protocol."""

    def pages(self, variant: str, edition: str) -> tuple[HelpPage, ...]:
        """Six steps for the base game, what is different for the others."""
        match variant:
            case "pro":
                scenes, steps = PRO_SCENES, pro_steps()
            case "special":
                scenes, steps = (*COURSE_SCENES, *SPECIAL_SCENES.values()), special_steps(edition)
            case _:
                scenes, steps = SCENES, _base_steps()
        return tuple(HelpPage(scene, *step) for scene, step in zip(scenes, steps, strict=True))

    def keys(self) -> Hints:
        """The keys that play."""
        return [
            (translate("HelpScreen", "walk through the hand"), ("←", "→")),
            (translate("HelpScreen", "play"), ("Enter",)),
            (translate("HelpScreen", "choose a row"), ("1", "2", "3", "4")),
            (translate("HelpScreen", "let go"), ("Esc",)),
            (translate("HelpScreen", "take back"), ("Z",)),
        ]


def _base_steps() -> tuple[HelpText, ...]:
    return (
        (
            translate("HelpScreen", "Ten cards each"),
            translate(
                "HelpScreen", "A round lasts until all hands are empty. Heads are bad: collect as few as you can."
            ),
        ),
        (
            translate("HelpScreen", "All choose in secret"),
            translate(
                "HelpScreen",
                "Everybody lays one card face down. When all have chosen, the cards are turned up together.",
            ),
        ),
        (
            translate("HelpScreen", "The lowest card goes first"),
            translate(
                "HelpScreen",
                "Each card goes behind the row end that is lower and nearest: the 58 behind the 50, never before.",
            ),
        ),
        (
            translate("HelpScreen", "The sixth card takes the row"),
            translate(
                "HelpScreen",
                "Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew.",
            ),
        ),
        (
            translate("HelpScreen", "Too low for every row"),
            translate("HelpScreen", "Then choose any row, take all its cards, and your low card begins it anew."),
        ),
        (
            translate("HelpScreen", "Count the heads"),
            translate(
                "HelpScreen",
                "Cards cost 1, 2, 3, 5 or 7 heads. After a round with 66 heads somewhere, the fewest heads win.",
            ),
        ),
    )
