"""Still pieces of the table: pictures painted once per content, size, pixel ratio and theme, shown by Qt alone.

Owns the cache of those pictures and the items that show them. Must not know what is on the pictures.
"""

import math
from collections.abc import Callable
from typing import Literal

import shiboken6
from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.cards.tempo import Motion, easing
from pega6_desktop.ui.table.places import Rect

CACHE_BYTES = 8 * 1024 * 1024
"""What kept pictures may take at one device pixel a unit; it grows with their area."""


def magnified(u: float, pixmap: QPixmap) -> float:
    """How many times the area a picture of this table has, against one device pixel a unit; at least 1."""
    return max(1.0, (u * pixmap.devicePixelRatio()) ** 2)


def snap(value: float, dpr: float) -> float:
    """The nearest whole device pixel, in logical px."""
    return round(value * dpr) / dpr


class Prints:
    """Pictures by content; another theme, unit, type or pixel ratio makes other pictures, old ones are forgotten."""

    def __init__(self, look: Look, *, cache_bytes: int = CACHE_BYTES) -> None:
        self._look = look
        self._limit = cache_bytes
        self._kept: dict[tuple[object, ...], QPixmap] = {}
        self._bytes = 0
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """Keep nothing: what is shown holds its own pictures, and in another look or size none is asked for again."""
        self._kept.clear()
        self._bytes = 0

    def picture(
        self, content: tuple[object, ...], box: Rect, margin: float, dpr: float, draw: Callable[[QPainter], None]
    ) -> QPixmap:
        """The picture of `content`, which must name all that `draw` depends on besides box and look.

        It shows `box` with `margin` around; `draw` paints in the coordinates of the window.
        """
        look = self._look
        key = (*content, box, margin, dpr, look.theme.name, look.u, look.text_scale)
        pixmap = self._kept.pop(key, None)
        if pixmap is None:
            pixmap = paint.picture(_size_with(box, margin), dpr, lambda painter: _draw(painter, box, margin, dpr, draw))
            self._bytes += _weight(pixmap)
        self._kept[key] = pixmap
        self._forget(self._limit * magnified(look.u, pixmap))
        return pixmap

    def _forget(self, limit: float) -> None:
        while self._bytes > limit and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.pop(next(iter(self._kept))))


class Piece(QGraphicsWidget):
    """A picture on the table that can fade in and out; it takes no mouse and paints nothing itself."""

    def __init__(self, scene: QGraphicsScene, z: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(z)
        self._picture = pixmap_item(self)
        self._under: QGraphicsItem | None = None
        self._home = QPointF()
        self._entrance: QPropertyAnimation | None = None
        self._fade = QPropertyAnimation(self, b"opacity", self)
        self._fade.finished.connect(self._on_faded)
        scene.addItem(self)

    def put(self, pixmap: QPixmap, rect: Rect, margin: float, dpr: float) -> None:
        """Show the pixmap, which reaches `margin` beyond `rect`, at whole device pixels."""
        if pixmap.cacheKey() != self._picture.pixmap().cacheKey():
            self._picture.setPixmap(pixmap)
        self._picture.setOffset(QPointF(-margin, -margin))
        home = QPointF(snap(rect.x, dpr), snap(rect.y, dpr))
        if home != self._home:
            self._end_entrance()
            self._home = home
            self.setPos(home)

    def blank(self) -> None:
        """Show nothing, and keep no picture."""
        self._picture.setPixmap(QPixmap())

    def remove(self) -> None:
        """Take the piece off the table for good, whatever still refers to it; not from a signal of its own fade.

        Deleted from Qt's side: left to Python it would lose what its animation hangs from before the animation ends,
        and memory that is free already would be written to.
        """
        self._fade.stop()
        self._end_entrance()
        self.scene().removeItem(self)
        shiboken6.delete(self)

    def stand_in_for(self, under: QGraphicsItem | None) -> None:
        """Hide that item while this piece is fully shown: it says the same, but lit."""
        if under is not self._under:
            self._under = under
            self._uncover(is_covered=self.isVisible() and self.opacity() >= 1)

    def let_go_of(self, under: QGraphicsItem) -> None:
        """That item is about to go: hide it no longer."""
        if under is self._under:
            self._under = None

    def enter(self, way: Literal["drop", "stamp"], reach: float, size: Rect, motion: Motion, ms: int) -> None:
        """Fall into place from `reach` heights above it, or be pressed on from `reach` times the size."""
        self._end_entrance()
        if way == "drop":
            self._entrance = QPropertyAnimation(self, b"pos", self)
            self._entrance.setStartValue(self._home - QPointF(0, reach * size.height))
            self._entrance.setEndValue(self._home)
        else:
            self.setTransformOriginPoint(size.width / 2, size.height / 2)
            self._entrance = QPropertyAnimation(self, b"scale", self)
            self._entrance.setStartValue(reach)
            self._entrance.setEndValue(1.0)
        self._entrance.setDuration(ms)
        self._entrance.setEasingCurve(easing(motion))
        self._entrance.start()

    def _end_entrance(self) -> None:
        if self._entrance is not None:
            self._entrance.setCurrentTime(self._entrance.duration())
            self._entrance.stop()
            self._entrance.deleteLater()
            self._entrance = None

    @property
    def picture(self) -> QPixmap:
        """What is shown now."""
        return self._picture.pixmap()

    @property
    def is_shown(self) -> bool:
        """Whether the piece is to be seen, be it that it is only now fading in."""
        return self.isVisible() and self.is_wanted

    @property
    def is_wanted(self) -> bool:
        """The same, also while another piece stands in for this one."""
        is_fading = self._fade.state() == QPropertyAnimation.State.Running
        return float(self._fade.endValue() if is_fading else self.opacity()) > 0

    def fade(self, opacity: float, ms: int) -> None:
        """Fade to that opacity; at 0 the piece is hidden afterwards."""
        self._fade.stop()
        self._uncover(is_covered=False)
        if opacity > 0 and not self.isVisible():
            self.setOpacity(0.0)
            self.show()
        if ms <= 0 or self.opacity() == opacity:
            self.setOpacity(opacity)
            self._on_faded()
            return
        self._fade.setDuration(ms)
        self._fade.setEasingCurve(QEasingCurve.Type.Linear)
        self._fade.setStartValue(self.opacity())
        self._fade.setEndValue(opacity)
        self._fade.start()

    def end_fade(self) -> None:
        """Bring a running fade or entrance to its end at once."""
        self._end_entrance()
        if self._fade.state() == QPropertyAnimation.State.Running:
            self.fade(float(self._fade.endValue()), 0)

    def _on_faded(self) -> None:
        self.setVisible(self.opacity() > 0)
        self._uncover(is_covered=self.opacity() >= 1)

    def _uncover(self, *, is_covered: bool) -> None:
        if self._under is not None:
            self._under.setVisible(not is_covered)


def pixmap_item(parent: QGraphicsItem | None = None) -> QGraphicsPixmapItem:
    """An item that is drawn smoothly and never asks Python."""
    item = QGraphicsPixmapItem(parent) if parent is not None else QGraphicsPixmapItem()
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    return item


def margin_px(units: float, look: Look, dpr: float) -> float:
    """A margin of at least that many units that is whole in device pixels."""
    return math.ceil(units * look.u * dpr) / dpr


def _draw(painter: QPainter, box: Rect, margin: float, dpr: float, draw: Callable[[QPainter], None]) -> None:
    painter.translate(margin - snap(box.x, dpr), margin - snap(box.y, dpr))
    draw(painter)


def _size_with(rect: Rect, margin: float) -> QSizeF:
    return QSizeF(math.ceil(rect.width + 2 * margin), math.ceil(rect.height + 2 * margin))


def qrect(rect: Rect) -> QRectF:
    """The rectangle for a painter."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


def rect_of(rect: QRectF) -> Rect:
    """The rectangle as the table counts."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def on_pixels(box: Rect, dpr: float) -> QRectF:
    """The box where a card or piece in it lies: at whole device pixels."""
    return QRectF(snap(box.x, dpr), snap(box.y, dpr), box.width, box.height)


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
