"""The head of the form: two fanned cards, the name of the game, who can play it, and how it goes in one sentence.

Owns how a game is introduced. Must not know any one game.
"""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.core.variant import Variant
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets import Words
from pega6_desktop.ui.screens.fields import LARGE_TYPE
from pega6_desktop.ui.screens.screen import abreast, stacked
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.text.speech import filled

_TILTED = ((-0.24, -7.0), (0.24, 7.0))
"""Shift in card widths, tilt in degrees, of the card behind and the one before."""

_PAIRS: Mapping[str, tuple[int | str, int | str]] = MappingProxyType({"pro": (104, 55), "special": (55, "insert")})
"""The two cards by variant: numbers, or the kind of a special card."""

_USUAL_PAIR = (40, 55)


class CardPair(QWidget):
    """Two cards that stand for a variant."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._pair: tuple[int | str, int | str] = _USUAL_PAIR
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_variant(self, variant: str) -> None:
        """The cards of this variant."""
        self._pair = _PAIRS.get(variant, _USUAL_PAIR)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for both cards and their shadows."""
        return QSize(self._look.px(88), self._look.px(76))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both around the middle."""
        painter = QPainter(self)
        paint.smooth(painter)
        width, dpr = self._look.px(42), self.devicePixelRatioF()
        margin, height = self._art.margin(width, dpr), self._art.height(width)
        for face, (shift, tilt) in zip(self._pair, _TILTED, strict=True):
            with paint.kept(painter):
                painter.translate(self.rect().toRectF().center() + QPointF(shift * width, 0))
                painter.rotate(tilt)
                at = QPointF(-width / 2 - margin, -height / 2 - margin)
                painter.drawPixmap(at, self._picture(face, width, dpr))
        painter.end()

    def _picture(self, face: int | str, width: int, dpr: float) -> QPixmap:
        # As narrow as here, special cards show neither name nor line.
        return (
            self._art.special(face, "", "", width, dpr) if isinstance(face, str) else self._art.pixmap(face, width, dpr)
        )


class GameHead(QWidget):
    """What is going to be played."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._name = Words(look, size=20, weight=EXTRABOLD)
        self._players = Words(look, size=13, weight=SEMIBOLD, colour="muted")
        self._sentence = Words(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        title = abreast(gap=10)
        title.addWidget(self._name)
        title.addWidget(self._players, 1)
        words = stacked()
        words.addLayout(title)
        words.addWidget(self._sentence)
        row = abreast(self, gap=10)
        self._cards = CardPair(look, art)
        row.addWidget(self._cards)
        row.addLayout(words, 1)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Large type takes two lines."""
        is_large = self._look.text_scale > LARGE_TYPE
        self._name.setWordWrap(is_large)
        self._players.setWordWrap(is_large)

    def show_variant(self, name: str, sentence: str, variant: Variant) -> None:
        """Introduce this variant in the present language."""
        self._cards.show_variant(variant.id)
        self._name.setText(name)
        self._sentence.setText(sentence)
        players = self.tr("{minimum} to {maximum} players")
        self._players.setText(filled(players, minimum=variant.min_seats, maximum=variant.max_seats))
