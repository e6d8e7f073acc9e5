"""Buttons with words: the paper plate and the gold main button.

Owns how a button looks in each state and answers mouse and keyboard. Must not know what it starts.
"""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QLinearGradient, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, text_width

BLEED = 7
"""Units around a button that belong to its shadow and focus ring: two buttons side by side need no more spacing."""

_ACTIVATING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LookButton(QPushButton):
    """A push button painted by us: hover, pressed, Enter as well as Space, spoken name apart from its mnemonics."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = ""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        look.changed.connect(self._on_look_changed)

    @property
    def look(self) -> Look:
        """The look it follows."""
        return self._look

    def set_label(self, label: str) -> None:
        """The words on the button, which are also its accessible name."""
        self._label = label
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self._on_look_changed()

    @property
    def label(self) -> str:
        """The words on the button."""
        return self._label

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses too; a held key presses once."""
        if event.key() in _ACTIVATING and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow what the change touches."""
        if event.type() == QEvent.Type.EnabledChange:
            shape = Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the mouse is here."""
        self.update()
        super().enterEvent(event)

    def _on_look_changed(self) -> None:
        self.updateGeometry()
        self.update()


class PlateButton(LookButton):
    """A paper plate with words, and perhaps a second line, an icon and the key that does the same.

    `size` is the base px of the words, `tall` the height of the plate in units.
    """

    def __init__(
        self,
        look: Look,
        label: str = "",
        *,
        sub: str = "",
        icon: str = "",
        key: str = "",
        size: float = 16,
        tall: float = 50,
        is_primary: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._sub, self._icon, self._key = sub, icon, key
        self._size, self._tall, self._is_primary = size, tall, is_primary
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_label(label)
        self.setAccessibleDescription(sub)

    def set_words(self, label: str, sub: str = "") -> None:
        """Change both lines."""
        self._sub = sub
        self.setAccessibleDescription(sub)
        self.set_label(label)

    def set_key(self, key: str) -> None:
        """The key hint at the right, empty for none."""
        self._key = key
        self._on_look_changed()

    def set_icon(self, icon: str) -> None:
        """The icon at the left, a name of icons.ICONS, empty for none."""
        self._icon = icon
        self._on_look_changed()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        words = max(text_width(self._label, self._font()), text_width(self._sub, self._sub_font()))
        width = words + self._icon_width() + self._key_width() + 2 * 18 * self._look.u
        lines = self._font().pixelSize() * (2.9 if self._sub else 1.9)
        height = max(self._look.hit(self._tall), round(lines))
        bleed = 2 * self._look.px(BLEED)
        return QSize(round(width) + bleed, height + bleed)

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), self._look.px(120)), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        paint.smooth(painter)
        bleed = self._look.px(BLEED)
        box = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)
        if self.isDown():
            box.translate(0, self._look.u)
        radius = min(12 * self._look.u, box.height() / 2)
        self._paint_plate(painter, box, radius)
        if self.hasFocus():
            paint.focus_ring(painter, self._look, box, radius)
        self._paint_words(painter, box)
        painter.end()

    def _paint_plate(self, painter: QPainter, box: QRectF, radius: float) -> None:
        theme, u = self._look.theme, self._look.u
        if not self.isEnabled():
            fill = QColor(theme.inset) if not theme.is_flat else QColor(theme.plate)
            paint.rounded(painter, box, radius, fill=fill, edge=theme.plate_edge, stroke=1.5 * u, dash=(3, 3))
            return
        if not self.isDown():
            lift = 1.4 if self.underMouse() else 1.0
            paint.shadow(painter, self._look, box, radius, blur=5 * u * lift, drop=2 * u * lift, strength=0.8)
        edge = theme.gold_edge if self._is_primary else theme.plate_edge
        paint.rounded(painter, box, radius, fill=self._fill(box), edge=edge, stroke=1.5 * u)

    def _fill(self, box: QRectF) -> QColor | QLinearGradient:
        theme = self._look.theme
        is_hot = self.underMouse() and not self.isDown()
        if self._is_primary:
            gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
            gradient.setColorAt(0, QColor(theme.gold_top).lighter(104 if is_hot else 100))
            gradient.setColorAt(1, QColor(theme.gold_bottom).lighter(106 if is_hot else 100))
            return gradient
        return QColor(theme.field if is_hot else theme.plate)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, u = self._look.theme, self._look.u
        is_gold = self._is_primary and self.isEnabled()
        ink = theme.on_gold if is_gold else theme.ink if self.isEnabled() else theme.muted
        middle, left, right = box.center().y(), box.x() + 16 * u, box.right() - 16 * u
        font, px = self._font(), self._font().pixelSize()
        if self._key:
            paint.keycap(
                painter,
                self._look,
                self._key,
                QPointF(box.right() - 12 * u, middle),
                self._key_font(),
                align=paint.Align.RIGHT,
            )
            right -= self._key_width() - 4 * u
        if self._icon:
            side = self._icon_side()
            paint.icon(painter, self._icon, QRectF(left, middle - side / 2, side, side), ink)
            left += self._icon_width()
        room = max(0.0, right - left)
        if self._sub:
            sub_ink = ink if is_gold else theme.muted
            paint.text(painter, self._label, QPointF(left, middle - px * 0.56), font, ink, max_width=room)
            below = QPointF(left, middle + px * 0.62)
            paint.text(painter, self._sub, below, self._sub_font(), sub_ink, max_width=room)
        elif self._icon or self._key:
            paint.text(painter, self._label, QPointF(left, middle), font, ink, max_width=room)
        else:
            at = QPointF(box.center().x(), middle)
            paint.text(painter, self._label, at, font, ink, align=paint.Align.MIDDLE, max_width=room)

    def _font(self) -> QFont:
        return self._look.font(self._size, EXTRABOLD if self._sub else BOLD)

    def _sub_font(self) -> QFont:
        return self._look.font(min(self._size * 0.8, 14.5), SEMIBOLD if self._is_primary else REGULAR)

    def _key_font(self) -> QFont:
        return self._look.font(self._size * 0.72, BOLD)

    def _icon_side(self) -> float:
        return self._font().pixelSize() * (1.8 if self._sub else 1.35)

    def _icon_width(self) -> float:
        return self._icon_side() + 11 * self._look.u if self._icon else 0.0

    def _key_width(self) -> float:
        return paint.keycap_size(self._key, self._key_font()).width() + 10 * self._look.u if self._key else 0.0


class PrimaryButton(PlateButton):
    """The gold button: the one thing to do now."""

    def __init__(
        self,
        look: Look,
        label: str = "",
        *,
        sub: str = "",
        icon: str = "",
        key: str = "",
        size: float = 19,
        tall: float = 58,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, label, sub=sub, icon=icon, key=key, size=size, tall=tall, is_primary=True, parent=parent)
