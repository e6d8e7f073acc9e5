"""The small button with an icon, on the dark bar or on paper.

Owns its look in each state. Must not know what it starts.
"""

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, text_width
from pega6_desktop.ui.look.widgets.buttons import LookButton


class IconButton(LookButton):
    """A small square button with an icon, and perhaps words: `bar` on the dark top bar, `plate` on paper, `gold` the
    main one of several.

    Drawn `side` units large; its hit area is never below 36 px. `name` is its accessible name and tooltip.
    """

    def __init__(
        self,
        look: Look,
        icon: str,
        name: str,
        *,
        label: str = "",
        ground: Literal["bar", "plate", "gold"] = "bar",
        side: float = 32,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._icon, self._side, self._ground = icon, side, ground
        self._shown = label
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """What it does, for screen readers and as a tooltip."""
        self.set_label(name)
        self.setToolTip(name)

    def set_icon(self, icon: str) -> None:
        """Another icon."""
        self._icon = icon
        self.update()

    def set_shown(self, label: str) -> None:
        """The words beside the icon, empty for none."""
        self._shown = label
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        side = self._look.px(self._side)
        words = round(text_width(self._shown, self._font()) + 12 * self._look.u) if self._shown else 0
        bleed = 2 * round(4 * self._look.u)
        return QSize(max(self._look.hit(0), side + words + bleed), max(self._look.hit(0), side + bleed))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        side, radius = float(self._look.px(self._side)), 9 * self._look.u
        words = text_width(self._shown, self._font()) + 12 * self._look.u if self._shown else 0.0
        box = QRectF(0, 0, side + words, side)
        box.moveCenter(QRectF(self.rect()).center())
        ink = self._paint_ground(painter, box, radius)
        mark = side * 0.56
        paint.icon(
            painter, self._icon, QRectF(box.x() + (side - mark) / 2, box.y() + (side - mark) / 2, mark, mark), ink
        )
        if self._shown:
            at = QPointF(box.x() + side - 3 * self._look.u, box.center().y())
            paint.text(painter, self._shown, at, self._font(), ink)
        if self.hasFocus():
            paint.focus_ring(painter, self._look, box.adjusted(2, 2, -2, -2), radius)
        painter.end()

    def _paint_ground(self, painter: QPainter, box: QRectF, radius: float) -> str:
        theme, is_hot = self._look.theme, self.underMouse() and self.isEnabled()
        if self._ground == "bar":
            fill = paint.tint("#FFFFFF", (0.22 if is_hot else 0.10) * (0.5 if self.isDown() else 1))
            edge = paint.tint(theme.bar_text, 1.0 if theme.is_flat else 0.28)
            paint.rounded(painter, box, radius, fill=fill, edge=edge, stroke=1.2)
            return theme.bar_text
        if not self.isDown() and self.isEnabled():
            u = self._look.u
            paint.shadow(painter, self._look, box, radius, blur=3 * u, drop=1.5 * u, strength=0.7)
        if self._ground == "gold":
            paint.rounded(painter, box, radius, fill=theme.gold, edge=theme.gold_edge, stroke=2.4 if is_hot else 1.2)
            return theme.on_gold
        paint.rounded(painter, box, radius, fill=theme.field if is_hot else theme.plate, edge=theme.control_edge)
        return theme.ink if self.isEnabled() else theme.muted

    def _font(self) -> QFont:
        return self._look.font(13, BOLD)
