"""Buttons with words: the paper plate and the gold main button.

Owns how a button looks in each state and answers mouse and keyboard. Must not know what it starts.
"""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFont, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, REGULAR, SEMIBOLD
from pega6_desktop.ui.look.widgets.fitting import ButtonWords, Fit, fit, fit_into, least_width, natural_width

BLEED = 7
"""Units around a button that belong to its shadow and focus ring: two buttons side by side need no more spacing."""

_SIDE = 16
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
        self._given_width = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.set_label(label)
        self.setAccessibleDescription(sub)

    def set_words(self, label: str, sub: str = "") -> None:
        """Change both lines."""
        self._sub = sub
        self.setAccessibleDescription(sub)
        self.set_label(label)

    def set_key(self, key: str) -> None:
        """Change the key that does the same."""
        if key != self._key:
            self._key = key
            self.set_label(self._label)

    def sizeHint(self) -> QSize:
        """Room for everything in one line each."""
        width = math.ceil(natural_width(self._words()) + 2 * _SIDE * self._look.u) + self._bleeds()
        return QSize(width, self.heightForWidth(self._given_width or width))

    def minimumSizeHint(self) -> QSize:
        """No word of the label is cut."""
        least = math.ceil(least_width(self._words()) + 2 * _SIDE * self._look.u) + self._bleeds()
        width = min(self.sizeHint().width(), max(self._look.px(96), least))
        return QSize(width, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a new width the words may need another height; layouts hold a fixed height to the hint."""
        before = self.sizeHint().height()
        self._given_width = self.width()
        if self.sizeHint().height() != before:
            self.updateGeometry()
        super().resizeEvent(event)

    def hasHeightForWidth(self) -> bool:
        """A narrow button needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height with all lines the words need in that width."""
        inner = width - self._bleeds() - 2 * _SIDE * self._look.u
        lines = fit(self._words(), inner).height + self._font().pixelSize() * 0.7
        return max(self._look.hit(self._tall), round(lines)) + self._bleeds()

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
        u, middle = self._look.u, box.center().y()
        inner = box.adjusted(_SIDE * u, 2 * u, -_SIDE * u, -2 * u)
        if self._icon and inner.width() < self._icon_width():
            # A button no wider than high shows what it does without words; they are its tool tip.
            side = min(self._icon_side(), 0.6 * box.width())
            paint.icon(
                painter, self._icon, QRectF(box.center().x() - side / 2, middle - side / 2, side, side), self._ink()
            )
            return
        fitted = fit_into(self._words(), inner.width(), inner.height())
        if fitted.has_key and self._key:
            at = QPointF(box.right() - 12 * u, middle)
            paint.keycap(painter, self._look, self._key, at, self._key_font(), align=paint.Align.RIGHT)
            inner.setRight(inner.right() - self._key_width())
        if fitted.has_icon and self._icon:
            side = self._icon_side()
            paint.icon(painter, self._icon, QRectF(inner.left(), middle - side / 2, side, side), self._ink())
            inner.setLeft(inner.left() + self._icon_width())
        is_alone = not (self._sub or self._icon or self._key)
        x, align = (inner.center().x(), paint.Align.MIDDLE) if is_alone else (inner.left(), paint.Align.LEFT)
        self._paint_lines(painter, fitted, QPointF(x, middle - fitted.height / 2), align)

    def _paint_lines(self, painter: QPainter, fitted: Fit, at: QPointF, align: paint.Align) -> None:
        is_gold = self._is_primary and self.isEnabled()
        y = at.y() + fitted.label_step / 2
        for line in fitted.lines:
            paint.text(painter, line, QPointF(at.x(), y), fitted.words.font, self._ink(), align=align)
            y += fitted.label_step
        y += (fitted.sub_step - fitted.label_step) / 2
        for line in fitted.sub_lines:
            ink = self._ink() if is_gold else self._look.theme.muted
            paint.text(painter, line, QPointF(at.x(), y), fitted.words.sub_font, ink, align=align)
            y += fitted.sub_step

    def _ink(self) -> str:
        theme = self._look.theme
        if not self.isEnabled():
            return theme.muted
        return theme.on_gold if self._is_primary else theme.ink

    def _words(self) -> ButtonWords:
        label, sub = self._label, self._sub
        return ButtonWords(label, sub, self._font(), self._sub_font(), self._icon_width(), self._key_width())

    def _bleeds(self) -> int:
        return 2 * self._look.px(BLEED)

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
        return paint.keycap_size(self._key, self._key_font()).width() + 6 * self._look.u if self._key else 0.0


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
