"""Still pieces of the table: pictures painted once per content, size, pixel ratio and theme, shown by Qt alone; and
what is written on a table while everybody looks on: strokes that are drawn one after the other, a lock that turns.

Owns the cache of those pictures, the items that show them, and the animations of what is written, which Qt runs alone.
Must not know what is on the pictures, nor what is written.
"""

import math
from collections.abc import Callable
from typing import Literal

import shiboken6
from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QPauseAnimation,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    QSequentialAnimationGroup,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.tempo import Motion, Pace, easing
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


def whole_rect(rect: Rect) -> QRect:
    """The rectangle for a widget: its edges on whole pixels."""
    return QRect(QPoint(round(rect.x), round(rect.y)), QPoint(round(rect.right) - 1, round(rect.bottom) - 1))


def rect_of(rect: QRectF) -> Rect:
    """The rectangle as the table counts."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def on_pixels(box: Rect, dpr: float) -> QRectF:
    """The box where a card or piece in it lies: at whole device pixels."""
    return QRectF(snap(box.x, dpr), snap(box.y, dpr), box.width, box.height)


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


Way = Literal["right", "down", "turn"]
"""How a part comes: drawn to the right, drawn downwards, or turned into its place."""

_BESIDE_Z = 0.5
"""Above what it is written on."""
_UNTURNED = -50.0


class _Frame(QGraphicsWidget):
    """A window through which a picture is seen; it opens as it grows."""

    def __init__(self, parent: QGraphicsItem, pixmap: QPixmap, size: QSizeF) -> None:
        super().__init__()
        self.setParentItem(parent)  # The constructor would leave it to Python's collector, in the middle of its motion
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self.setMinimumSize(0, 0)
        self.resize(size)
        self._picture: QGraphicsPixmapItem = pixmap_item(self)
        self._picture.setPixmap(pixmap)


class Inking(QObject):
    """Everything that is being written at this moment."""

    def __init__(self, scene: QGraphicsScene, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._scene, self._pace = scene, pace
        self._running: dict[QSequentialAnimationGroup, Piece] = {}

    def write(
        self, box: Rect, margin: float, z: float, before: QPixmap, parts: list[tuple[QPixmap, Way]], dpr: float
    ) -> None:
        """Cover the box with how it was, then let the parts come one after the other; all pictures show `margin` more.

        When the last one is there everything goes: what is beneath shows the same by then. Where nothing may take time
        nothing is covered: a course without length would end, and take its frames away, while it is being started.
        """
        if not self._pace.ms(tempo.STROKE.ms):
            return
        cover = Piece(self._scene, z + _BESIDE_Z)
        cover.put(before, box, margin, dpr)
        size = QSizeF(box.width + 2 * margin, box.height + 2 * margin)
        course = QSequentialAnimationGroup(self)
        for pixmap, way in parts:
            frame = _Frame(cover, pixmap, size)
            frame.setPos(QPointF(-margin, -margin))
            self._come(course, frame, way, size)
        course.addAnimation(QPauseAnimation(self._pace.ms(tempo.STROKE.ms)))
        course.finished.connect(self._on_finished)
        self._running[course] = cover
        course.start()

    def finish(self) -> None:
        """Everything is written."""
        for course in tuple(self._running):
            self._end(course)

    def _come(self, course: QSequentialAnimationGroup, frame: _Frame, way: Way, size: QSizeF) -> None:
        if way == "turn":
            frame.setTransformOriginPoint(QPointF(size.width() / 2, size.height() / 2))
            frame.setRotation(_UNTURNED)
            course.addAnimation(_animation(frame, b"rotation", tempo.STAMP, self._pace, (_UNTURNED, 0.0)))
            return
        closed = QSizeF(0, size.height()) if way == "right" else QSizeF(size.width(), 0)
        frame.resize(closed)
        course.addAnimation(_animation(frame, b"size", tempo.STROKE, self._pace, (closed, size)))

    def _on_finished(self) -> None:
        ended = [course for course in self._running if course.state() == QSequentialAnimationGroup.State.Stopped]
        for course in ended:
            self._end(course)

    def _end(self, course: QSequentialAnimationGroup) -> None:
        cover = self._running.pop(course)
        course.finished.disconnect(self._on_finished)
        course.stop()
        course.deleteLater()
        cover.remove()


def _animation(
    frame: _Frame, name: bytes, motion: Motion, pace: Pace, way: tuple[object, object]
) -> QPropertyAnimation:
    animation = QPropertyAnimation(frame, name)
    animation.setDuration(pace.ms(motion.ms))
    animation.setEasingCurve(easing(motion))
    animation.setStartValue(way[0])
    animation.setEndValue(way[1])
    return animation
