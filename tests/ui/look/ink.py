"""Where something was painted: boxes around pixels, for the tests of the look."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from pega6_desktop.ui.look import paint


def painted(width: float, height: float, draw: Callable[[QPainter], object], dpr: float = 1.0) -> QImage:
    """What `draw` paints on a transparent picture of that many logical px."""

    def paint_it(painter: QPainter) -> None:
        draw(painter)

    return paint.picture(QSizeF(width, height), dpr, paint_it).toImage()


def pixels(picture: QImage | QPixmap) -> NDArray[np.int16]:
    """Rows, columns, and blue, green, red, alpha."""
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    image = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    raw = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return raw[:, : image.width()].astype(np.int16)


def grey(picture: QImage | QPixmap) -> NDArray[np.float64]:
    """Brightness of each pixel, 0 to 255, as somebody without any colour sees it."""
    shown = pixels(picture)
    brightness: NDArray[np.float64] = shown[..., :3] @ np.array([0.0722, 0.7152, 0.2126])
    return brightness


def changed(first: QImage | QPixmap, second: QImage | QPixmap, *, least: int = 24) -> QRectF | None:
    """The box (device px) around all pixels that differ, None where none does."""
    return _box(np.abs(pixels(first) - pixels(second)).max(axis=2) > least)


def rgb_of(colour: str) -> list[int]:
    """Red, green, blue, 0 to 255."""
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]


def inked(picture: QImage | QPixmap, *, least: int = 40) -> QRectF:
    """The box (device px) around everything that is not transparent."""
    box = _box(pixels(picture)[..., 3] > least)
    assert box is not None
    return box


def _box(marked: NDArray[np.bool_]) -> QRectF | None:
    rows, columns = np.nonzero(marked.any(axis=1))[0], np.nonzero(marked.any(axis=0))[0]
    if not len(rows):
        return None
    return QRectF(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)
