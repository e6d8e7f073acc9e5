"""What holds other widgets: the wooden ground, paper panels, the string of flags.

Owns ground and margins. Must not know what is inside.
"""

from typing import Literal

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look

PANEL_BLEED = 10
"""Units around a raised panel that belong to its shadow."""


class Backdrop(QWidget):
    """The wooden ground of a screen, painted once per size and theme for all screens: only one is in front."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        dpr = self.devicePixelRatioF()
        part = event.rect()
        source = QRectF(part.x() * dpr, part.y() * dpr, part.width() * dpr, part.height() * dpr)
        painter.drawPixmap(QRectF(part), self._wood(dpr), source)
        painter.end()

    def _wood(self, dpr: float) -> QPixmap:
        key = (self.width(), self.height(), dpr, self._look.theme.name, self._look.u)
        kept = self._look.ground
        if kept is None or kept[0] != key:
            pixmap = QPixmap(max(1, round(self.width() * dpr)), max(1, round(self.height() * dpr)))
            pixmap.setDevicePixelRatio(dpr)
            painter = QPainter(pixmap)
            paint.smooth(painter)
            paint.wood(painter, self._look, QRectF(self.rect()))
            painter.end()
            kept = self._look.ground = (key, pixmap)
        return kept[1]


class Panel(QFrame):
    """A rounded sheet: `raised` with a shadow, `inset` flat inside another panel, `chosen` with a gold edge."""

    def __init__(
        self,
        look: Look,
        *,
        kind: Literal["raised", "inset", "chosen"] = "raised",
        radius: float = 16,
        padding: float = 22,
        beside: float = 0,
        parent: QWidget | None = None,
    ) -> None:
        """padding: units around what lies on it. beside: units that stay free to its left, for a picture."""
        super().__init__(parent)
        self._look, self._kind, self._radius, self._padding, self._beside = look, kind, radius, padding, beside
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def set_kind(self, kind: Literal["raised", "inset", "chosen"]) -> None:
        """Stand out or step back."""
        self._kind = kind
        self._on_look_changed()

    def sheet(self) -> QRect:
        """The visible sheet, without the room for its shadow."""
        bleed = self._bleed()
        return self.rect().adjusted(bleed, bleed, -bleed, -bleed)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme, u, sheet = self._look.theme, self._look.u, QRectF(self.sheet())
        match self._kind:
            case "raised":
                paint.plate(painter, self._look, sheet, radius=self._radius, blur=10, drop=4)
            case "chosen":
                fill = paint.tint(theme.gold, theme.chosen_strength)
                box = sheet.adjusted(u, u, -u, -u)
                paint.rounded(painter, box, self._radius * u, fill=fill, edge=theme.gold, stroke=1.8 * u)
            case "inset":
                edge = theme.plate_edge if theme.is_flat else None
                box = sheet.adjusted(1, 1, -1, -1) if edge else sheet
                paint.rounded(painter, box, self._radius * u, fill=QColor(theme.inset), edge=edge, stroke=1.2)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """A frame forgets its margins when it is first polished; they are set again."""
        is_handled = super().event(event)
        if event.type() == QEvent.Type.Polish:
            self._on_look_changed()
        return is_handled

    def _bleed(self) -> int:
        return self._look.px(PANEL_BLEED) if self._kind == "raised" else 0

    def _on_look_changed(self) -> None:
        margin = self._bleed() + self._look.px(self._padding)
        self.setContentsMargins(margin + self._look.px(self._beside), margin, margin, margin)
        self.updateGeometry()
        self.update()


class Pennants(QWidget):
    """A string of flags across its width; clicks go through it."""

    def __init__(self, look: Look, *, size: float = 22, sag: float = 24, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._size, self._sag = look, size, sag
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        return QSize(0, self._look.px(self._sag + 1.3 * self._size) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        u, width = self._look.u, self.width()
        size = self._size * u
        count = max(3, round((width + 40 * u) / (size * 1.75)))
        start, end = QPointF(-20 * u, 1), QPointF(width + 20 * u, 1)
        paint.pennants(painter, start, end, sag=self._sag * u, count=count, size=size, opacity=0.95)
        painter.end()

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()
