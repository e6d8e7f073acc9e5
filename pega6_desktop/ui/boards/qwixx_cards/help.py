"""How Qwixx cards is played: nine steps with their pictures, and its keys. Must not know widgets."""

from PySide6.QtCore import QPointF, QRectF

from pega6_desktop.games.qwixx_cards.cards import NUMBERS, card
from pega6_desktop.games.qwixx_cards.sheets import MISSED_BOXES, MISSED_COST, points
from pega6_desktop.ui.boards.help_mat import HelpPage, Hints, Mat
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, face
from pega6_desktop.ui.look import BOLD, EXTRABOLD, paint
from pega6_desktop.ui.look.paint import qwixx as painted
from pega6_desktop.ui.look.paint.brush import Align, rounded, text
from pega6_desktop.ui.words.messages import Messages, signed
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


def _skipped(mat: Mat) -> None:
    """Two plays: one number is left out, and two are, which may not be."""
    theme, box = mat.look.theme, QRectF(mat.box)
    for y, lost, sign, fill in ((-0.2, (5,), "check", theme.good), (0.2, (5, 6), "x", theme.danger_fill)):
        mat.box.setRight(box.x() + box.width() * 0.86)
        states = {number: "open" if number in lost else "fresh" for number in range(4, 8)}
        _bar(mat, 0, y, [painted.NumberBox(number, state) for number, state in states.items()])
        mat.box.setRight(box.right())
        at = QPointF(box.right() - box.width() * 0.085, box.center().y() + y * box.height())
        paint.sign_disc(mat.painter, sign, at, box.height() * 0.11, fill=fill, ink="#FFFFFF", edge="#FFFFFF")


def _missed(mat: Mat) -> None:
    _penalties(mat, QPointF(mat.box.x() + mat.box.width() * 0.36, mat.box.center().y()), mat.box.height() * 0.3, 1)
    mat.say(signed(-MISSED_COST), 1.7)


def _penalties(mat: Mat, middle: QPointF, side: float, marked: int) -> None:
    """The boxes for them, so many of them marked."""
    for at in range(MISSED_BOXES):
        left = middle.x() + (at - MISSED_BOXES / 2) * side * 1.25
        box = QRectF(left, middle.y() - side / 2, side, side)
        painted.missed_box(mat.painter, mat.look, box, is_marked=at < marked)


def _lock(mat: Mat) -> None:
    boxes = [painted.NumberBox(number, _CROSSED) for number in (7, 6, 5, 4, 3, 2)]
    _bar(mat, 3, 0.0, boxes, is_closed=True)


def _end(mat: Mat) -> None:
    """Two completed rows, or all penalties."""
    box = QRectF(mat.box)
    mat.box.setRight(box.x() + box.width() * 0.56)
    for row, y in ((0, -0.2), (2, 0.2)):
        last = (10, 11, 12) if row == 0 else (4, 3, 2)
        _bar(mat, row, y, [painted.NumberBox(number, _CROSSED) for number in last], is_closed=True)
    mat.box.setRight(box.right())
    middle = QPointF(box.x() + box.width() * 0.79, box.center().y())
    _penalties(mat, middle, box.height() * 0.2, MISSED_BOXES)


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


def pages(variant: str, edition: str) -> tuple[HelpPage, ...]:
    """Nine steps."""
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
            _end,
            QwixxHelp.tr("The end"),
            QwixxHelp.tr("The match ends when one player has completed two rows, or has four penalties."),
            ("QX-26", "QX-27"),
        ),
        HelpPage(
            _points,
            QwixxHelp.tr("The points"),
            QwixxHelp.tr("Each row counts by its crosses, the lock too; every penalty costs 5. Most points win."),
            ("QX-28", "QX-29", "QX-30"),
        ),
    )


def _actions() -> tuple[HelpPage, ...]:
    """The three of a turn, and what belongs to the last one."""
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
            QwixxHelp.tr(
                "In your turn play 1 to 3 cards of one colour, one at least, and cross their numbers. Jokers take any "
                "colour."
            ),
            ("QX-19", "QX-20", "QX-22", "QX-23", "QX-31", "QX-32", "QX-33", "QX-34"),
        ),
        HelpPage(
            _skipped,
            QwixxHelp.tr("Only one number is skipped"),
            QwixxHelp.tr("Between the numbers you cross in action 3 one may be left out, not two."),
            ("QX-21",),
        ),
        HelpPage(
            _missed,
            QwixxHelp.tr("A turn without a cross"),
            QwixxHelp.tr(
                "If you cross nothing in your own turn, neither in action 2 nor in action 3, you take a penalty."
            ),
            ("QX-24", "QX-25"),
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
