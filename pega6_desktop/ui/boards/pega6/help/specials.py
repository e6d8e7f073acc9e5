"""The pictures of the professional and the anniversary game on the help page.

Owns what each of their steps looks like. Must not know the words beside it.
"""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF

from pega6_desktop.ui.boards.help_mat import Mat, Scene
from pega6_desktop.ui.look.faces import BACK, Face

_SPECIAL_X = -2.65
"""Where the special card lies; the row of the example begins one card further right."""


def _reduced(mat: Mat) -> None:
    """The lowest and the highest card of five players."""
    for x, face in ((-2.2, 1), (-1.1, 2), (1.1, 53), (2.2, 54)):
        mat.card(face, x)
    mat.place("", 0)


def _open_cards(mat: Mat) -> None:
    """Open cards, one of them taken."""
    for index, face in enumerate((5, 11, 55, 20, 34)):
        mat.card(face, (index - 2) * 1.12, -0.12 if face == 34 else 0.0, tilt=4 if face == 34 else 0)


def _row_starts(mat: Mat) -> None:
    """Four cards, each at the beginning of a row."""
    for index, face in enumerate((9, 22, 35, 48)):
        mat.card(face, (index - 1.5) * 1.3)


def _dealt(mat: Mat) -> None:
    """Number cards and special cards."""
    for index, face in enumerate((8, 37, 61, 99)):
        mat.card(face, -2.4 + index * 0.72)
    for index, kind in enumerate(("insert", "block", "move")):
        mat.special(kind, 1.0 + index * 0.78)


def _one_each(mat: Mat) -> None:
    """A special card with a number card."""
    mat.special("seven_takes", -0.62, tilt=-4)
    mat.card(58, 0.62, tilt=4)


def _swap(mat: Mat) -> None:
    """One special card goes, another comes."""
    mat.special("replace", -1.6)
    mat.special_back(1.6)
    _arrow(mat, -1.6, 1.6)


def _second_round(mat: Mat) -> None:
    """A kept special card beside the new ones."""
    mat.special("neg_pos", -2.0, -0.06)
    for index in range(3):
        mat.special_back(0.2 + index * 0.8)


def _example(kind: str, row: tuple[Face | str, ...]) -> Scene:
    """A special card, and the row of the example: faces, or "lit 24", "danger 7", "empty" for places."""

    def scene(mat: Mat) -> None:
        mat.special(kind, _SPECIAL_X)
        for index, thing in enumerate(row):
            x = -1.1 + index * 1.12
            if isinstance(thing, int) or thing == BACK:
                mat.card(thing if isinstance(thing, int) else BACK, x)
            elif thing.startswith("danger"):
                mat.place(thing.removeprefix("danger").strip(), x, "danger")
            else:
                mat.place(thing.removeprefix("lit").strip(), x, "lit" if thing.startswith("lit") else "empty")

    return scene


def _arrow(mat: Mat, left: float, right: float) -> None:
    start, end, gap = mat.spot(left), mat.spot(right), 8 * mat.look.u
    mat.arrow(QPointF(start.right() + gap, start.center().y()), QPointF(end.left() - gap, end.center().y()))


PRO_SCENES: tuple[Scene, ...] = (_reduced, _open_cards, _row_starts)
"""One picture per step of the professional game."""

COURSE_SCENES: tuple[Scene, ...] = (_dealt, _one_each, _swap, _second_round)
"""One picture per step of the anniversary game, its special cards apart."""

SPECIAL_SCENES: Mapping[str, Scene] = MappingProxyType(
    {
        "fifth_row": _example("fifth_row", ("lit 3", "", "", "")),
        "seven_takes": _example("seven_takes", (27, 30, "lit 31", "danger 7")),
        "insert": _example("insert", (20, "lit 24", 27, "")),
        "replace": _example("replace", (BACK, 12, "lit 58", "")),
        "move": _example("move", (22, 27, "", "lit 31")),
        "block": _example("block", (27, 30, 34, "danger 6")),
        "neg_pos": _example("neg_pos", (44, 55, 58, "danger 6")),
    }
)
"""One picture for each special card."""
