"""A short notice that comes, is spoken, and goes once there was time to read it; or remains for as long as it is true.

Owns its own life time and place. Must not know what it announces.
"""

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QFont, QHideEvent, QPainter
from PySide6.QtWidgets import QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.reach import Drawn, announce

_BLEED = 12
_BOTTOM = 64
SHOWN_MS = 5000
"""No notice goes sooner."""
_NOTICED_MS, _SIGN_MS = 2000, 80
"""How long it takes to see that there is one, and to read a sign of it without hurry."""

ToastTone = Literal["info", "good", "refused"]
_ICONS = {"info": "info", "good": "check", "refused": "warning"}


def reading_ms(text: str) -> int:
    """How long a notice is shown."""
    return max(SHOWN_MS, _NOTICED_MS + _SIGN_MS * len(text))


class Toast(Drawn):
    """A pill near the lower edge of its parent; a new notice replaces the old one, a click sends it away."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._host = parent
        self._text = ""
        self._tone: ToastTone = "info"
        self._remaining = ""
        self._may_remain = True
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_read)
        self.hide()
        parent.installEventFilter(self)
        look.changed.connect(self._place)

    @property
    def text(self) -> str:
        """The words shown last."""
        return self._text

    @property
    def remaining(self) -> str:
        """The words that come back behind shorter notices; empty when there are none, or they were sent away."""
        return self._remaining

    def announce(self, text: str, *, tone: ToastTone = "info", shown_ms: int | None = None) -> None:
        """Show the notice and have it spoken; it goes after `shown_ms`, or when it could be read. 0: it stays."""
        self._show(text, tone, reading_ms(text) if shown_ms is None else shown_ms)
        announce(self, text)

    def add(self, text: str, *, tone: ToastTone = "info") -> None:
        """Show the notice behind one that is still shown, so that neither is missed."""
        shown = f"{self._text} {text}" if self.isVisible() else text
        self._show(shown, tone, reading_ms(shown))
        announce(self, text)

    def remain(self, text: str) -> None:
        """Show the notice, and show it on where it may remain, until a click sends it away or it is settled."""
        self.settle()
        self._remaining = text
        self.add(text)

    def settle(self) -> None:
        """What remained is not so any more."""
        if self._remaining and self._text == self._remaining:
            self.hide()
        self._remaining = ""

    def let_remain(self, *, is_allowed: bool) -> None:
        """Whether what remains may lie over what is shown now; if not, it goes when it could be read."""
        self._may_remain = is_allowed
        if not self._timer.isActive():
            self._on_read()

    def _on_read(self) -> None:
        if self._remaining and self._may_remain:
            self._show(self._remaining, "info", 0)
        else:
            self.hide()

    def _show(self, text: str, tone: ToastTone, shown_ms: int) -> None:
        self._text, self._tone = text, tone
        self.setAccessibleName(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.stop()
        if shown_ms:
            self._timer.start(shown_ms)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place when the parent changes its size."""
        if event.type() == QEvent.Type.Resize and watched is self._host:
            self._place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QEvent) -> None:
        """A click sends it away."""
        if self._can_be_closed:
            self._remaining = ""
        self._on_read()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs while it is hidden."""
        self._timer.stop()
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        u, font = self._look.u, self._font()
        lines = self._lines()
        sides = font.pixelSize() * 1.4 * (2 if self._can_be_closed else 1)
        width = max((text_width(line, font) for line in lines), default=0) + sides + 52 * u
        height = max(40 * u, len(lines) * line_step(font) + 18 * u)
        bleed = 2 * self._look.px(_BLEED)
        return QSize(round(width) + bleed, round(height) + bleed)

    def draw(self, painter: QPainter) -> None:
        theme, u, bleed = self._look.theme, self._look.u, self._look.px(_BLEED)
        box = QRectF(self.rect()).adjusted(bleed, bleed, -bleed, -bleed)
        radius = min(box.height() / 2, 20 * u)
        paint.shadow(painter, self._look, box, radius, blur=8 * u, drop=3 * u)
        fill = theme.refused if self._tone == "refused" else theme.bar
        paint.rounded(painter, box, radius, fill=fill, edge=theme.gold, stroke=1.8 * u)
        font, lines = self._font(), self._lines()
        side, x = font.pixelSize() * 1.3, box.left() + 16 * u
        icon_box = QRectF(x, box.center().y() - side / 2, side, side)
        paint.icon(painter, _ICONS[self._tone], icon_box, theme.gold, 2.6)
        if self._can_be_closed:
            right = QRectF(box.right() - 14 * u - side * 0.8, box.center().y() - side * 0.4, side * 0.8, side * 0.8)
            paint.icon(painter, "x", right, theme.bar_text, 2.6)
        y = box.center().y() - (len(lines) - 1) * line_step(font) / 2
        for index, line in enumerate(lines):
            at = QPointF(x + side + 10 * u, y + index * line_step(font))
            paint.text(painter, line, at, font, theme.bar_text)

    @property
    def _can_be_closed(self) -> bool:
        """Whether it would stay, so that a cross says how to send it away."""
        return bool(self._remaining) and self._text.endswith(self._remaining)

    def _lines(self) -> tuple[str, ...]:
        room = self._host.width() - 140 * self._look.u
        return wrapped(self._text, self._font(), max(120 * self._look.u, min(room, 640 * self._look.u)))

    def _place(self) -> None:
        size, parent = self.sizeHint(), self._host
        left = (parent.width() - size.width()) // 2
        self.setGeometry(left, parent.height() - size.height() - self._look.px(_BOTTOM), size.width(), size.height())
        self.update()

    def _font(self) -> QFont:
        return self._look.font(15, BOLD)
