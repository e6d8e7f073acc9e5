"""The mats of the help page: a little felt on which a game lays the cards of one step, and what a step is.

Owns the mat and the contract of a game's help. Must not know any game.
"""

from collections.abc import Callable
from typing import Literal, NamedTuple, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import EXTRABOLD, Look, paint
from pega6_desktop.ui.look.widgets import Drawn
from pega6_desktop.ui.table.cards.art import CardArt, CardFace

_TALL = 128

Hints = list[tuple[str, tuple[str, ...]]]
"""What keys do, and the keys."""


class StepPicture(Drawn):
    """A little felt mat with the cards of one step; ``scene`` paints on it."""

    def __init__(self, look: Look, art: CardArt, scene: "Scene", parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._art, self._scene = art, scene
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As high as one row of cards with some felt around."""
        return QSize(self._look.px(330), self._look.px(_TALL))

    def minimumSizeHint(self) -> QSize:
        """Narrower is allowed, lower is not."""
        return QSize(self._look.px(240), self._look.px(_TALL))

    def draw(self, painter: QPainter) -> None:
        """Felt, then the scene."""
        u = self._look.u
        box = QRectF(self.rect()).adjusted(4 * u, 4 * u, -4 * u, -6 * u)
        theme = self._look.theme
        paint.rounded(painter, box, 12 * u, fill=theme.felt2, edge=theme.trough_edge)
        self._scene(Mat(painter, self._look, self._art, box, self.devicePixelRatioF()))


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

    def card(self, face: CardFace, x: float, y: float = 0.0, *, tilt: float = 0.0) -> None:
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

    def say(self, words: str, x: float) -> None:
        """Large words or signs, from x on."""
        at = QPointF(self.spot(x).left(), self.box.center().y())
        font = self.look.exact_font(self.card_width / 2, EXTRABOLD)
        paint.text(self.painter, words, at, font, self.look.theme.felt_text)

    def arrow(self, left: float, right: float) -> None:
        """A gold arrow between two cards, from the one whose middle is at `left` to the one at `right`."""
        start, end, u = self.spot(left), self.spot(right), self.look.u
        tip, half = QPointF(end.left() - 8 * u, end.center().y()), 6 * u
        self.painter.setPen(paint.pen_for(self.look.theme.gold, 4 * u))
        self.painter.drawLine(QPointF(start.right() + 8 * u, start.center().y()), tip)
        for side in (half, -half):
            self.painter.drawLine(tip, tip + QPointF(-11 * u, side))


Scene = Callable[[Mat], None]


class HelpPage(NamedTuple):
    """One step: its picture, title and sentence, and how the ids of the rules begin that it tells."""

    scene: Scene
    title: str
    sentence: str
    rules: tuple[str, ...] = ()


class GameHelp(Protocol):
    """The module in which a game tells how it is played. Every call gives words in the present language."""

    def pages(self, variant: str, edition: str) -> tuple[HelpPage, ...]:
        """The steps of a variant in order, with the words of the box of that edition."""

    def keys(self) -> Hints:
        """The keys that play."""
