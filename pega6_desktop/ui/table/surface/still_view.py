"""A graphics view that stands still: no scrolling, no items that take the mouse, as little painting as Qt can do.

Owns the settings of the view, what ends a drag, and the pictures of widgets that lie under it: cards move over them,
and nobody paints the widgets again for that. Must not know what is in the scene, nor what a drag is.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap, QRegion, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from pega6_desktop.ui.table.cards.pieces import pixmap_item

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


_UNDERLAY_Z = 6.0


class Underlay(QObject):
    """One picture per widget, over the wood and under every card.

    Pictures are made when control is back in the event loop: once for many changes, and never from within a resize.
    """

    def __init__(self, scene: QGraphicsScene, table: QWidget) -> None:
        super().__init__(table)
        self._scene, self._table = scene, table
        self._widgets: tuple[QWidget, ...] = ()
        self._pictures: list[QGraphicsPixmapItem] = []
        self._due = QTimer(self)
        self._due.setInterval(0)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._refresh)

    def show(self, widgets: Sequence[QWidget]) -> None:
        """Show exactly these siblings of the table, as they look by then; hidden ones are not shown."""
        self._widgets = tuple(widgets)
        self.refresh_soon()

    def refresh_soon(self) -> None:
        """Take the pictures anew, unless nobody can see them."""
        if self._table.isVisible():
            self._due.start()

    def stop(self) -> None:
        """The table is hidden; pictures are taken when it is back."""
        self._due.stop()

    def _refresh(self) -> None:
        self._fit()
        dpr = self._table.devicePixelRatioF()
        for picture, widget in zip(self._pictures, self._widgets, strict=True):
            picture.setVisible(not widget.isHidden())
            if picture.isVisible():
                picture.setPixmap(snapshot(widget, dpr))
                picture.setPos((widget.pos() - self._table.pos()).toPointF())

    def tip(self, at: QPoint) -> str:
        """The tool tip of the widget shown at that point."""
        on_parent = at + self._table.pos()
        under = (widget for widget in self._widgets if not widget.isHidden() and widget.geometry().contains(on_parent))
        return next((widget.toolTip() for widget in under), "")

    def _fit(self) -> None:
        while len(self._pictures) > len(self._widgets):
            self._scene.removeItem(self._pictures.pop())
        while len(self._pictures) < len(self._widgets):
            picture = pixmap_item()
            picture.setZValue(_UNDERLAY_Z)
            self._scene.addItem(picture)
            self._pictures.append(picture)


def snapshot(widget: QWidget, dpr: float) -> QPixmap:
    """The widget as it paints itself, transparent where it paints nothing."""
    size = widget.size()
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    widget.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap
