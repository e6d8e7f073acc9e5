"""The small pictures of the help page, drawn with the cards of the game.

Owns what each step of the rules looks like. Must not know the words beside it.
"""

from collections.abc import Callable
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.faces import BACK, Face
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.table.art import CardArt

_TALL = 128
_PITCH = 1.1
"""Distance of two cards in a row, in card widths."""


class StepPicture(QWidget):
    """A little felt mat with the cards of one step; ``scene`` paints on it."""

    def __init__(self, look: Look, art: CardArt, scene: "Scene", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art, self._scene = look, art, scene
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """As high as one row of cards with some felt around."""
        return QSize(self._look.px(330), self._look.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        """Narrower is allowed, lower is not."""
        return QSize(self._look.px(240), self._look.px(_TALL))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Felt, then the scene."""
        painter = QPainter(self)
        paint.smooth(painter)
        u = self._look.u
        box = QRectF(self.rect()).adjusted(4 * u, 4 * u, -4 * u, -6 * u)
        theme = self._look.theme
        paint.rounded(painter, box, 12 * u, fill=theme.felt2, edge=theme.trough_edge)
        self._scene(Mat(painter, self._look, self._art, box, self.devicePixelRatioF()))
        painter.end()


class Mat:
    """The felt of one picture and the few things that lie on it; x counts card widths from the middle."""

    def __init__(self, painter: QPainter, look: Look, art: CardArt, box: QRectF, dpr: float) -> None:
        self.painter, self.look, self.art, self.box, self.dpr = painter, look, art, box, dpr
        self.card_width = round(min(58 * look.u, box.width() / 7))

    def spot(self, x: float, y: float = 0.0) -> QRectF:
        """The box of a card whose middle is x card widths and y card heights from the middle of the felt."""
        width, height = self.card_width, self.art.height(self.card_width)
        middle = self.box.center() + QPointF(x * width, y * height)
        return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)

    def card(self, face: Face, x: float, y: float = 0.0, *, tilt: float = 0.0) -> None:
        """A card with its shadow."""
        self._lay(self.art.pixmap(face, self.card_width, self.dpr), x, y, tilt)

    def _lay(self, picture: QPixmap, x: float, y: float, tilt: float) -> None:
        spot, margin = self.spot(x, y), self.art.margin(self.card_width, self.dpr)
        with paint.kept(self.painter):
            self.painter.translate(spot.center())
            self.painter.rotate(tilt)
            at = QPointF(-spot.width() / 2 - margin, -spot.height() / 2 - margin)
            self.painter.drawPixmap(at, picture)

    def special(self, kind: str, x: float, y: float = 0.0, *, tilt: float = 0.0) -> None:
        """A special card by its sign."""
        self._lay(self.art.special(kind, "", "", self.card_width, self.dpr), x, y, tilt)

    def special_back(self, x: float) -> None:
        """A face-down special card."""
        self._lay(self.art.special_back(self.card_width, self.dpr), x, 0.0, 0.0)

    def place(self, label: str, x: float, kind: Literal["empty", "danger", "lit"] = "empty") -> None:
        """A place without a card: free, the one that takes the row, or where the card goes."""
        match kind:
            case "empty":
                paint.empty_place(self.painter, self.look, self.spot(x), label)
            case "danger":
                paint.danger_place(self.painter, self.look, self.spot(x), label, is_full=True)
            case "lit":
                paint.lit_place(self.painter, self.look, self.spot(x), label)

    def arrow(self, start: QPointF, end: QPointF) -> None:
        """A gold arrow from one point to another."""
        theme, u = self.look.theme, self.look.u
        pen = paint.pen_for(theme.gold, 4 * u)
        self.painter.setPen(pen)
        self.painter.drawLine(start, end)
        way = end - start
        length = max(1.0, (way.x() ** 2 + way.y() ** 2) ** 0.5)
        along, across = way / length * 11 * u, QPointF(-way.y(), way.x()) / length * 6 * u
        self.painter.drawLine(end, end - along + across)
        self.painter.drawLine(end, end - along - across)


Scene = Callable[[Mat], None]


def hand(mat: Mat) -> None:
    """A fan of the own cards."""
    for index, face in enumerate((4, 17, 33, 55, 72, 103)):
        x = (index - 2.5) * 0.78
        mat.card(face, x, 0.02 * (index - 2.5) ** 2, tilt=(index - 2.5) * 3)


def choice(mat: Mat) -> None:
    """Face-down cards, and your own."""
    for x in (-2.2, -1.1, 1.1, 2.2):
        mat.card(BACK, x)
    mat.card(58, 0, -0.06)


def nearest(mat: Mat) -> None:
    """The card goes behind the nearest lower end."""
    for x, face in ((-2.2, 41), (-1.1, 44), (0.0, 50)):
        mat.card(face, x)
    mat.place("58", 1.1, "lit")
    mat.place("", 2.2)


def sixth(mat: Mat) -> None:
    """Five cards lie, the sixth takes them."""
    for index, face in enumerate((8, 15, 22, 27, 30)):
        mat.card(face, (index - 2.5) * _PITCH)
    mat.place("6", 2.5 * _PITCH, "danger")


def low(mat: Mat) -> None:
    """A card that fits nowhere and the row it takes."""
    mat.card(3, -2.4, -0.04, tilt=-5)
    for x, face in ((0.2, 12), (1.3, 15)):
        mat.card(face, x)
    mat.place("", 2.4)
    left, right = mat.spot(-2.4), mat.spot(0.2)
    gap = 8 * mat.look.u
    mat.arrow(QPointF(left.right() + gap, left.center().y()), QPointF(right.left() - gap, right.center().y()))


def cost(mat: Mat) -> None:
    """The five kinds of cards."""
    for index, face in enumerate((7, 15, 40, 66, 55)):
        mat.card(face, (index - 2) * 1.18)


SCENES: tuple[Scene, ...] = (hand, choice, nearest, sixth, low, cost)
"""One picture per step of the help page."""
