"""A graphics view that stands still: no scrolling, no items that take the mouse, as little painting as Qt can do.

Owns the settings of the view. Must not know what is in the scene.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget


class StillView(QGraphicsView):
    """Scene coordinates are viewport coordinates. The scene must cover the view: nothing is painted beneath it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        scene = QGraphicsScene(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        viewport = self.viewport()
        viewport.setMouseTracking(True)
        viewport.setAutoFillBackground(False)
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def fit_scene(self) -> QSize:
        """Make the scene as large as the viewport, and say how large that is."""
        size = self.viewport().size()
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        return size

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()
