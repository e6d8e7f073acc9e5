"""The small pictures of the help page of Pega em 6!

Owns what each step of the rules looks like. Must not know the words beside it.
"""

from PySide6.QtCore import QPointF

from pega6_desktop.ui.boards.help_mat import Mat, Scene
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
