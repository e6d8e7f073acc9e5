"""How Pega em 6! is played: the steps of each variant with their pictures, and its keys.

Owns which steps a variant has. Must not know widgets. Every call gives words in the present language.
"""

from PySide6.QtCore import QCoreApplication, QPointF

from pega6_desktop.ui.boards.help_mat import HelpPage, Hints, Mat, Scene
from pega6_desktop.ui.boards.pega6.help.specials import COURSE_SCENES, PRO_SCENES, SPECIAL_SCENES
from pega6_desktop.ui.boards.pega6.help.words import HelpText, pro_steps, special_steps
from pega6_desktop.ui.look.faces import BACK

_PITCH = 1.1
"""Distance of two cards in a row, in card widths."""


def hand(mat: Mat) -> None:
    """A fan of the own cards."""
    for index, face in enumerate((4, 17, 33, 55, 72, 103)):
        x = (index - 2.5) * 0.78
        mat.card(face, x, 0.02 * (index - 2.5) ** 2, tilt=(index - 2.5) * 3)


def choice(mat: Mat) -> None:
    """Face-down cards, and your own."""
    for x in (-2.2, -1.1, 1.1, 2.2):
        mat.card(BACK, x)
    mat.card(58, 0, -0.06)


def nearest(mat: Mat) -> None:
    """The card goes behind the nearest lower end."""
    for x, face in ((-2.2, 41), (-1.1, 44), (0.0, 50)):
        mat.card(face, x)
    mat.place("58", 1.1, "lit")
    mat.place("", 2.2)


def sixth(mat: Mat) -> None:
    """Five cards lie, the sixth takes them."""
    for index, face in enumerate((8, 15, 22, 27, 30)):
        mat.card(face, (index - 2.5) * _PITCH)
    mat.place("6", 2.5 * _PITCH, "danger")


def low(mat: Mat) -> None:
    """A card that fits nowhere and the row it takes."""
    mat.card(3, -2.4, -0.04, tilt=-5)
    for x, face in ((0.2, 12), (1.3, 15)):
        mat.card(face, x)
    mat.place("", 2.4)
    left, right = mat.spot(-2.4), mat.spot(0.2)
    gap = 8 * mat.look.u
    mat.arrow(QPointF(left.right() + gap, left.center().y()), QPointF(right.left() - gap, right.center().y()))


def cost(mat: Mat) -> None:
    """The five kinds of cards."""
    for index, face in enumerate((7, 15, 40, 66, 55)):
        mat.card(face, (index - 2) * 1.18)


SCENES: tuple[Scene, ...] = (hand, choice, nearest, sixth, low, cost)
"""One picture per step of the help page."""


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
                scenes, steps = SCENES, (*_trick_steps(), *_taking_steps())
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


def _trick_steps() -> tuple[HelpText, ...]:
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
    )


def _taking_steps() -> tuple[HelpText, ...]:
    return (
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
