"""How Qwixx cards is played: six steps with their pictures, and its keys. Must not know widgets."""

from PySide6.QtCore import QPointF, QRectF

from pega6_desktop.games.qwixx_cards.cards import NUMBERS, card
from pega6_desktop.games.qwixx_cards.sheets import points
from pega6_desktop.ui.boards.help_mat import HelpPage, Hints, Mat
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, face
from pega6_desktop.ui.look import BOLD, EXTRABOLD
from pega6_desktop.ui.look.paint import qwixx as painted
from pega6_desktop.ui.look.paint.brush import Align, rounded, text
from pega6_desktop.ui.words.messages import Messages
from pega6_desktop.ui.words.qwixx import table

_CROSSED = "crossed"

MOST_CROSSES = len(NUMBERS) + 1
"""Crosses of a completed row, the lock among them."""


class QwixxHelp(Messages):
    """Steps of the help page."""


def _bar(mat: Mat, row: int, y: float, boxes: list[painted.NumberBox], *, is_closed: bool | None = None) -> None:
    """A piece of a row across the mat."""
    height = mat.box.height() * 0.3
    top = mat.box.center().y() + y * mat.box.height() - height / 2
    bar = QRectF(mat.box.x() + 14, top, mat.box.width() - 28, height)
    label = height * 1.9
    painted.row_ground(mat.painter, mat.look, bar, row, table.code(row), label)
    count = len(boxes) + (is_closed is not None)
    pitch = (bar.width() - label - 4) / count
    for at, box in enumerate(boxes):
        place = QRectF(bar.x() + label + at * pitch, bar.y() + height * 0.1, pitch - 3, height * 0.8)
        painted.number_box(mat.painter, mat.look, place, row, box)
    if is_closed is not None:
        place = QRectF(bar.right() - pitch, bar.y() + height * 0.1, pitch - 3, height * 0.8)
        painted.lock_box(mat.painter, place, row, is_closed=is_closed)


def _row(mat: Mat) -> None:
    _bar(mat, 0, -0.2, [painted.NumberBox(n, "lost" if n == 3 else _CROSSED if n < 5 else "open") for n in range(2, 9)])
    _bar(mat, 2, 0.2, [painted.NumberBox(n, _CROSSED if n == 12 else "open") for n in range(12, 5, -1)])


def _display(mat: Mat) -> None:
    for at, number in enumerate((10, 3, 6, 12)):
        mat.card(CardFace(number), (at - 1.5) * 1.15)


def _announced(mat: Mat) -> None:
    mat.card(CardFace(None), -2.05, -0.03)
    mat.card(CardFace(5), -2.1)
    box = QRectF(mat.box)
    mat.box.setLeft(box.x() + box.width() * 0.36)
    _bar(mat, 1, -0.2, [painted.NumberBox(n, _CROSSED if n == 5 else "open") for n in (5, 6, 7, 8)])
    _bar(mat, 3, 0.2, [painted.NumberBox(n, "open") for n in (8, 7, 6, 5)])
    mat.box.setLeft(box.x())


def _played(mat: Mat) -> None:
    for at, number in enumerate((4, 5, 7)):
        mat.card(face(card(0, number)), (at - 1) * 1.15)


def _lock(mat: Mat) -> None:
    boxes = [painted.NumberBox(number, _CROSSED) for number in (7, 6, 5, 4, 3, 2)]
    _bar(mat, 3, 0.0, boxes, is_closed=True)


def _points(mat: Mat) -> None:
    """Crosses of a row over the points they count."""
    pitch, height = (mat.box.width() - 28) / MOST_CROSSES, mat.box.height()
    for count in range(1, MOST_CROSSES + 1):
        left = mat.box.x() + 14 + (count - 1) * pitch
        place = QRectF(left, mat.box.y() + height * 0.18, pitch - 3, height * 0.3)
        font, middle = mat.look.exact_font(min(pitch * 0.42, height * 0.18), BOLD), place.center()
        rounded(mat.painter, place, height * 0.04, fill=painted.PREVIEW, edge=painted.DARK_EDGE)
        text(mat.painter, f"{count}×", middle, font, painted.DARK_EDGE, align=Align.MIDDLE)
        large, below = mat.look.exact_font(min(pitch * 0.56, height * 0.22), EXTRABOLD), QPointF(0, height * 0.4)
        text(mat.painter, str(points(count)), middle + below, large, mat.look.theme.felt_text, align=Align.MIDDLE)


_REST = ("QX-29", "QX-30", "QX-31", "QX-32", "QX-33", "QX-34")
"""Sums, shared victory and jokers."""


def pages(variant: str, edition: str) -> tuple[HelpPage, ...]:
    """Six steps."""
    return (
        HelpPage(
            _row,
            QwixxHelp.tr("Four rows, from left to right"),
            QwixxHelp.tr("Cross numbers only to the right of your last cross. What you skip is lost."),
            ("QX-06", "QX-10"),
        ),
        *_actions(),
        HelpPage(
            _lock,
            QwixxHelp.tr("The lock"),
            QwixxHelp.tr("The last number needs five crosses before it. The lock counts too and closes only your row."),
            ("QX-07", "QX-08", "QX-09"),
        ),
        HelpPage(
            _points,
            QwixxHelp.tr("The end and the points"),
            QwixxHelp.tr(
                "Two completed rows of one player or four penalties end the match. Most points win; a turn "
                "without a cross costs 5. Jokers take any colour."
            ),
            ("QX-24", "QX-25", "QX-26", "QX-27", "QX-28", *_REST),
        ),
    )


def _actions() -> tuple[HelpPage, ...]:
    """The three of a turn."""
    return (
        HelpPage(
            _display,
            QwixxHelp.tr("Action 1: draw"),
            QwixxHelp.tr("Fill your hand to five from the table. You choose by number and see the colours afterwards."),
            ("QX-11", "QX-12", "QX-13", "QX-14", "QX-15"),
        ),
        HelpPage(
            _announced,
            QwixxHelp.tr("Action 2: the number for all"),
            QwixxHelp.tr("The top card of the pile announces a number. Everybody may cross it in one row, in secret."),
            ("QX-16", "QX-17", "QX-18"),
        ),
        HelpPage(
            _played,
            QwixxHelp.tr("Action 3: play cards"),
            QwixxHelp.tr("Play 1 to 3 cards of one colour and cross their numbers; only one may be skipped."),
            ("QX-19", "QX-20", "QX-21", "QX-22", "QX-23"),
        ),
    )


def keys() -> Hints:
    """The keys that play."""
    return [
        (QwixxHelp.tr("walk through the cards"), ("←", "→")),
        (QwixxHelp.tr("choose a card"), ("Space",)),
        (QwixxHelp.tr("cross its number, or change the row"), ("↑", "↓")),
        (QwixxHelp.tr("draw, cross or play"), ("Enter",)),
        (QwixxHelp.tr("pass the number"), ("0",)),
        (QwixxHelp.tr("undo"), ("Z",)),
    ]
