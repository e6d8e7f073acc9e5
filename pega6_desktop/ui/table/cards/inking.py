"""What is written on a table while everybody looks on: strokes that are drawn one after the other, a lock that turns.

Owns these pieces and their animations, which Qt runs alone. Must not know any game, nor what is written.
"""

from typing import Literal

from PySide6.QtCore import QObject, QPauseAnimation, QPointF, QPropertyAnimation, QSequentialAnimationGroup, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.pieces import Piece, pixmap_item
from pega6_desktop.ui.table.cards.tempo import Motion, Pace, easing
from pega6_desktop.ui.table.places import Rect

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
