"""The start picture fills whatever room it gets."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from pega6_desktop.ui.look.look import Look, load_theme
from pega6_desktop.ui.look.night import HomePicture


@pytest.mark.parametrize(
    "size", [(755, 800), (604, 640), (900, 220), (300, 900)], ids=["design", "small", "strip", "tall"]
)
def test_every_corner_is_painted(look: Look, resources: Path, size: tuple[int, int]) -> None:
    pixmap = HomePicture(look, resources).pixmap(QSize(*size), 1.0)
    image = pixmap.toImage()
    right, bottom = size[0] - 1, size[1] - 1
    assert (image.width(), image.height()) == size
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom), (right // 2, bottom // 2)):
        assert image.pixelColor(x, y).alpha() == 255


def test_it_is_painted_once_for_each_size_and_theme(look: Look, resources: Path) -> None:
    home = HomePicture(look, resources)
    first = home.pixmap(QSize(300, 320), 2.0)
    assert (first.width(), first.height(), first.devicePixelRatio()) == (600, 640, 2.0)
    assert home.pixmap(QSize(300, 320), 2.0).cacheKey() == first.cacheKey()
    look.set_theme(load_theme("contrast", resources / "themes"))
    flat = home.pixmap(QSize(300, 320), 2.0)
    assert flat.cacheKey() != first.cacheKey()
    assert flat.toImage().pixelColor(5, 300).name() == "#000000"
