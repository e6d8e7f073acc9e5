"""Things that only show: text in a token's colour, heads with their number, key hints, a player's face; and a short
notice that comes, is spoken, and goes once there was time to read it, or remains for as long as it is true.

Owns their size, their spoken text, and how long a notice lives and where. Must not know where the words come from.
"""

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QFont, QHideEvent, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from pega6_desktop.records import faces
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.marks import printed
from pega6_desktop.ui.look.pictures import GROUNDS, OWN_GROUNDS, Pictures
from pega6_desktop.ui.look.type import BOLD, SEMIBOLD, elided, line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.reach import Drawn, announce
from pega6_desktop.ui.words.messages import as_tool_tip


class Label(QLabel):
    """Plain text of base size `size`; `colour` is the name of a theme token ("ink", "muted", "wood_text" …).

    Wrapped words take more lines in a narrow place; elided ones end in dots there and keep the whole as a tooltip.
    """

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        size: float = 16,
        weight: int = SEMIBOLD,
        colour: str = "ink",
        is_wrapped: bool = False,
        is_elided: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._look, self._size, self._weight, self._colour = look, size, weight, colour
        self._is_elided = is_elided
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(is_wrapped)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def set_size(self, size: float) -> None:
        """Use another base size."""
        if size != self._size:
            self._size = size
            self._on_look_changed()

    def set_colour(self, colour: str) -> None:
        """Use another token."""
        self._colour = colour
        self._on_look_changed()

    def minimumSizeHint(self) -> QSize:
        """Elided words need room for a few letters only."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 3 * self.font().pixelSize()), hint.height()) if self._is_elided else hint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, or as many of them as there is room for."""
        is_cut = self._is_elided and self.sizeHint().width() > self.width()
        if self._is_elided:
            self.setToolTip(as_tool_tip(self.text()) if is_cut else "")
        if not is_cut:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        box = self.contentsRect()
        painter.drawText(box, self.alignment(), elided(self.text(), self.font(), box.width()))
        painter.end()

    def _on_look_changed(self) -> None:
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, QColor(getattr(self._look.theme, self._colour)))
        self.setPalette(palette)
        self.setFont(self._look.font(self._size, self._weight))


_DASH = "\N{EN DASH}"


class KeyHints(Drawn):
    """A row of keycaps with what they do: ("carta", ("←", "→")). Hints that do not fit are left out from the end.

    An empty key stands for the dash of a range: ("fileira", ("1", "", "5")).
    """

    spoken_role = QAccessible.Role.StaticText

    def __init__(
        self,
        look: Look,
        hints: Sequence[tuple[str, Sequence[str]]] = (),
        *,
        colour: str = "wood_text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._colour = colour
        self._hints: tuple[tuple[str, tuple[str, ...]], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_hints(hints)

    def set_hints(self, hints: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Show these hints: what it does, and the keys that do it."""
        self._hints = tuple((words, tuple(key or _DASH for key in keys)) for words, keys in hints)
        self.setAccessibleName(", ".join(f"{' '.join(map(printed, keys))}: {words}" for words, keys in self._hints))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        width = sum(self._width(words, keys) for words, keys in self._hints)
        return QSize(round(width), max(self._look.px(28), round(self._key_font().pixelSize() * 2.1)))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return QSize(0, self.sizeHint().height())

    def draw(self, painter: QPainter) -> None:
        colour, u, x, middle = getattr(self._look.theme, self._colour), self._look.u, 0.0, self.height() / 2
        for words, keys in self._hints:
            if x + self._width(words, keys) > self.width() + 16 * u:
                break
            for key in keys:
                x += paint.keycap(painter, self._look, key, QPointF(x, middle), self._key_font()) + 3 * u
            x += paint.text(painter, words, QPointF(x + 3 * u, middle), self._font(), colour) + 18 * u

    def _width(self, words: str, keys: Sequence[str]) -> float:
        u = self._look.u
        caps = sum(paint.keycap_size(key, self._key_font()).width() + 3 * u for key in keys)
        return caps + text_width(words, self._font()) + 18 * u

    def _font(self) -> QFont:
        return self._look.font(12, SEMIBOLD)

    def _key_font(self) -> QFont:
        return paint.hint_font(self._look)


class Avatar(Drawn):
    """A player's face, `side` units large, with a ring in a token's colour or none."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(
        self, look: Look, pictures: Pictures, index: int, name: str, *, side: float = 46, ring: str = ""
    ) -> None:
        super().__init__(look)
        self._pictures, self._side, self._ring = pictures, side, ring
        self._index = index
        self._kept: tuple[tuple[object, ...], QPixmap] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def show_face(self, index: int, name: str, *, side: float) -> None:
        """Show somebody else, `side` units large."""
        self._index, self._side = index, side
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        side = self._look.px(self._side)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return self.sizeHint()

    def draw(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, self._pixmap())

    def _pixmap(self) -> QPixmap:
        ring = getattr(self._look.theme, self._ring) if self._ring else None
        key = (self._index, self.width(), self.devicePixelRatioF(), ring, self._look.theme.name)
        if self._kept is None or self._kept[0] != key:
            pixmap = portrait(self._look, self._pictures, self._index, self.width(), self.devicePixelRatioF(), ring)
            self._kept = (key, pixmap)
        return self._kept[1]


def portrait(
    look: Look, pictures: Pictures, index: int, diameter: int, dpr: float, ring: str | None = None, mood: str = ""
) -> QPixmap:
    """The round portrait `index` (any integer, see ``records.faces``), `diameter` logical px with its ring; mood: of
    ``pictures.MOODS``, calm without.
    """
    side = max(1, round(diameter * dpr))
    pixmap = QPixmap(side, side)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    paint.smooth(painter)
    stroke = max(2.0, side * 0.065) if ring else max(1.0, side * 0.03)
    inset = stroke * 0.6 if ring else 0.0
    inner = QRectF(inset, inset, side - 2 * inset, side - 2 * inset)
    face, colour = faces.face_of(index), faces.colour_of(index)
    paint.disc(
        painter, inner.center(), inner.width() / 2, fill=GROUNDS[OWN_GROUNDS[face] if colour is None else colour]
    )
    pictures.draw(painter, f"cards/avatar-{face + 1:02d}" + (f"#{mood}" if mood else ""), inner)
    edge = ring or ("#FFFFFF" if look.theme.is_flat else paint.tint("#2B1D16", 0.45))
    paint.disc(painter, QPointF(side / 2, side / 2), (side - stroke) / 2, edge=edge, stroke=stroke)
    painter.end()
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


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
