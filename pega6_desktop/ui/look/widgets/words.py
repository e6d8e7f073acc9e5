"""Things that only show: text in a token's colour, heads with their number, key hints, a player's face.

Owns their size and their spoken text. Must not know where the words come from.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from pega6_desktop.records import faces
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.marks import printed
from pega6_desktop.ui.look.pictures import GROUNDS, OWN_GROUNDS, Pictures
from pega6_desktop.ui.look.type import SEMIBOLD, elided, text_width
from pega6_desktop.ui.look.widgets.reach import Drawn
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
        self,
        look: Look,
        pictures: Pictures,
        index: int,
        name: str,
        *,
        side: float = 46,
        ring: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
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
