"""The boxes of a Qwixx sheet: whatever is in them stays in them, be they as narrow as beside the open lists."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from pega6_desktop.ui.boards.qwixx_cards.sheets import badge
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.qwixx import NumberBox, corner_of, fresh_box, number_box
from pega6_desktop.ui.look.type import BOLD, text_width

EDGE = 2
"""px around a box that belong to the line around it."""

SHAPES = ((40, 40), (26, 44), (22, 48), (18, 46), (60, 50), (100, 90))


def painted(box: QRectF, draw: Callable[[QPainter, QRectF], object]) -> QImage:
    image = QImage(160, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint.smooth(painter)
    draw(painter, box)
    painter.end()
    return image


def outside(image: QImage, box: QRectF) -> list[tuple[int, int]]:
    """The painted pixels outside the box and the line around it."""
    inner = box.adjusted(-EDGE, -EDGE, EDGE, EDGE).toAlignedRect()
    spots = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return [(x, y) for x, y in spots if image.pixelColor(x, y).alpha() > 24 and not inner.contains(x, y)]


@pytest.mark.parametrize("number", [2, 10, 11, 12])
@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("state", ["open", "lost", "crossed", "fresh"])
def test_a_number_stays_in_its_box(look: Look, state: str, shape: tuple[int, int], number: int) -> None:
    box = QRectF(30, 25, *shape)
    image = painted(box, lambda painter, at: number_box(painter, look, at, 1, NumberBox(number, state, "ab 5")))
    assert outside(image, box) == []


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_the_number_of_a_crossed_box_stands_in_its_corner(look: Look, shape: tuple[int, int]) -> None:
    box = QRectF(30, 25, *shape)
    corner = corner_of(box)
    assert box.contains(corner)
    assert corner.right() <= box.center().x() + 0.06 * box.width()
    with_number = painted(box, lambda painter, at: fresh_box(painter, look, at, 12))
    other = painted(box, lambda painter, at: fresh_box(painter, look, at, 10))
    spots = [(x, y) for x in range(160) for y in range(140)]
    changed = [(x, y) for x, y in spots if with_number.pixel(x, y) != other.pixel(x, y)]
    assert all(corner.adjusted(-2, -2, 2, 2).contains(x, y) for x, y in changed)
    assert changed or text_width("12", look.exact_font(7, BOLD)) > corner.width() or shape[1] <= look.px(36)


def test_only_who_has_decided_has_a_badge(look: Look) -> None:
    box = QRectF(30, 25, 30, 30)
    chosen = painted(box, lambda painter, at: badge(painter, look, at.center(), "chosen"))
    middle = chosen.pixelColor(box.center().toPoint())
    assert middle.alpha() == 255
    disc = chosen.pixelColor(round(box.center().x()), round(box.center().y() - 5 * look.u))
    assert disc.name() == look.theme.good.lower()
    thinking = painted(box, lambda painter, at: badge(painter, look, at.center(), "choosing"))
    assert outside(thinking, QRectF()) == []
