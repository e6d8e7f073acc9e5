"""Pictures of widgets that lie under the table: cards move over them, and nobody paints the widgets again for that.

Owns these pictures. Must not know what the widgets are for.
"""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QWidget

from pega6_desktop.ui.table.cards.pieces import pixmap_item

_Z = 6.0


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
            picture.setZValue(_Z)
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
