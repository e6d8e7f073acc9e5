"""How Qwixx cards is played: six steps with their pictures, and its keys. Must not know widgets."""

from PySide6.QtCore import QRectF

from pega6_desktop.games.qwixx_cards.cards import JOKER, card
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, face
from pega6_desktop.ui.look.paint import qwixx_sheet as boxed
from pega6_desktop.ui.screens.help_mat import HelpPage, Hints, Mat
from pega6_desktop.ui.text.qwixx import help_words, table

_CROSSED = "crossed"


class QwixxCardsHelp:
    """See the GameHelp protocol."""

    def pages(self, variant: str, edition: str) -> tuple[HelpPage, ...]:
        """Six steps."""
        scenes = (_row, _display, _announced, _played, _lock, _joker)
        return tuple(HelpPage(scene, *step) for scene, step in zip(scenes, help_words.steps(), strict=True))

    def keys(self) -> Hints:
        """The keys that play."""
        return help_words.keys()


def _bar(mat: Mat, row: int, y: float, boxes: list[boxed.Box], *, is_closed: bool | None = None) -> None:
    """A piece of a row across the mat."""
    height = mat.box.height() * 0.3
    top = mat.box.center().y() + y * mat.box.height() - height / 2
    bar = QRectF(mat.box.x() + 14, top, mat.box.width() - 28, height)
    label = height * 1.9
    boxed.row_ground(mat.painter, mat.look, bar, row, table.code(row), label)
    count = len(boxes) + (is_closed is not None)
    pitch = (bar.width() - label - 4) / count
    for at, box in enumerate(boxes):
        place = QRectF(bar.x() + label + at * pitch, bar.y() + height * 0.1, pitch - 3, height * 0.8)
        boxed.number_box(mat.painter, mat.look, place, row, box)
    if is_closed is not None:
        place = QRectF(bar.right() - pitch, bar.y() + height * 0.1, pitch - 3, height * 0.8)
        boxed.lock_box(mat.painter, place, row, is_closed=is_closed)


def _row(mat: Mat) -> None:
    _bar(mat, 0, -0.2, [boxed.Box(n, "lost" if n == 3 else _CROSSED if n < 5 else "open") for n in range(2, 9)])
    _bar(mat, 2, 0.2, [boxed.Box(n, _CROSSED if n == 12 else "open") for n in range(12, 5, -1)])


def _display(mat: Mat) -> None:
    for at, number in enumerate((10, 3, 6, 12)):
        mat.card(CardFace(number), (at - 1.5) * 1.15)


def _announced(mat: Mat) -> None:
    mat.card(CardFace(None), -2.05, -0.03)
    mat.card(CardFace(5), -2.1)
    box = QRectF(mat.box)
    mat.box.setLeft(box.x() + box.width() * 0.36)
    _bar(mat, 1, -0.2, [boxed.Box(n, _CROSSED if n == 5 else "open") for n in (5, 6, 7, 8)])
    _bar(mat, 3, 0.2, [boxed.Box(n, "open") for n in (8, 7, 6, 5)])
    mat.box.setLeft(box.x())


def _played(mat: Mat) -> None:
    for at, number in enumerate((4, 5, 7)):
        mat.card(face(card(0, number)), (at - 1) * 1.15)


def _lock(mat: Mat) -> None:
    boxes = [boxed.Box(number, _CROSSED) for number in (7, 6, 5, 4, 3, 2)]
    _bar(mat, 3, 0.0, boxes, is_closed=True)


def _joker(mat: Mat) -> None:
    mat.card(face(card(JOKER, 9)), -0.65, tilt=-4)
    mat.card(face(card(3, 9)), 0.65, tilt=4)
