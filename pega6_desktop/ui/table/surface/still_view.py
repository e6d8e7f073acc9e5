"""A graphics view that stands still: no scrolling, no items that take the mouse, as little painting as Qt can do.

Owns the settings of the view, and what ends a drag. Must not know what is in the scene or what a drag is.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

_MODIFIERS = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})

_PAINTED = QEvent.Type(QEvent.registerEventType())


class _Scene(QGraphicsScene):
    """A scene that has everything painted anew where a paint has come between a change and its telling.

    An item that has moved is told to the view by an event that is posted then, and until it arrives only the item knows
    where it was painted last. A paint in between, of whatever part, overwrites that, and the old picture would stay on
    the table for as long as nothing else is painted there. Events arrive in the order in which they were posted: the
    telling of such a change arrives before the mark of the paint that came between.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._marks = 0
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def on_paint(self) -> None:
        """Something of the scene is painted now."""
        self._marks += 1
        QCoreApplication.postEvent(self, QEvent(_PAINTED))

    def event(self, event: QEvent) -> bool:
        """Count the marks, and see whether one is still to come when changes are told."""
        if event.type() == _PAINTED:
            self._marks -= 1
            return True
        if event.type() == QEvent.Type.MetaCall and self._marks:
            for view in self.views():
                view.viewport().update()
        return super().event(event)


class StillView(QGraphicsView):
    """Scene coordinates are viewport coordinates. The scene must cover the view: nothing is painted beneath it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = _Scene(self)
        self.setScene(self._scene)
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

    def viewportEvent(self, event: QEvent) -> bool:
        """Let the scene know of every paint."""
        if event.type() == QEvent.Type.Paint:
            self._scene.on_paint()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    # ------------------------------------------------------------ what a subclass answers

    @property
    def is_dragging(self) -> bool:
        """Whether something hangs from the pointer."""
        return False

    def cancel_drag(self) -> bool:
        """Give up a drag; False when there was none."""
        return False

    def on_pixel_ratio(self) -> None:
        """The window has come to a screen with another pixel ratio."""

    # ------------------------------------------------------------ what ends a drag

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the screen around; only Escape in mid-drag is ours."""
        event.setAccepted(event.key() == Qt.Key.Key_Escape and self.cancel_drag())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag does not survive the loss of the keyboard."""
        self.cancel_drag()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """A shortcut ends a drag before it acts; Escape does nothing else then."""
        match event.type():
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and event.key() not in _MODIFIERS:
                if self.is_dragging and event.key() == Qt.Key.Key_Escape:
                    event.accept()  # so that it comes to keyPressEvent and to no shortcut
                    return True
                self.cancel_drag()
            case QEvent.Type.WindowDeactivate:
                self.cancel_drag()
            case QEvent.Type.DevicePixelRatioChange:
                self.on_pixel_ratio()
        return super().event(event)
