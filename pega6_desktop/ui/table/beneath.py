"""Pictures of widgets that lie under the table: cards move over them, and nobody paints the widgets again for that.

Owns these pictures. Must not know what the widgets are for.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QWidget

from pega6_desktop.ui.table.pieces import pixmap_item

_Z = 6.0


class Beneath:
    """One picture per widget, over the wood and under every card."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._pictures: list[QGraphicsPixmapItem] = []

    def show(self, widgets: Sequence[tuple[QWidget, QPoint]], dpr: float) -> None:
        """Show exactly these widgets as they look now, each at its place; hidden ones are not shown."""
        while len(self._pictures) > len(widgets):
            self._scene.removeItem(self._pictures.pop())
        while len(self._pictures) < len(widgets):
            picture = pixmap_item()
            picture.setZValue(_Z)
            self._scene.addItem(picture)
            self._pictures.append(picture)
        for picture, (widget, place) in zip(self._pictures, widgets, strict=True):
            picture.setVisible(not widget.isHidden())
            if picture.isVisible():
                picture.setPixmap(snapshot(widget, dpr))
                picture.setPos(place.x(), place.y())


def snapshot(widget: QWidget, dpr: float) -> QPixmap:
    """The widget as it paints itself, transparent where it paints nothing."""
    size = widget.size()
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    widget.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap
