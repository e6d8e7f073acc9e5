"""The head of the form: two fanned cards, the name of the game, who can play it, and how it goes in one sentence.

Owns how a game is introduced. Must not know any one game.
"""

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.core.variant import Variant
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets import Words
from pega6_desktop.ui.screens.screen import abreast, stacked
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.text.speech import filled

_CARDS = ((40, -0.24, -7.0), (55, 0.24, 7.0))
"""Face, shift in card widths, tilt in degrees."""


class CardPair(QWidget):
    """The 40 behind the 55."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Room for both cards and their shadows."""
        return QSize(self._look.px(92), self._look.px(84))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both around the middle."""
        painter = QPainter(self)
        paint.smooth(painter)
        width, dpr = self._look.px(46), self.devicePixelRatioF()
        margin, height = self._art.margin(width, dpr), self._art.height(width)
        for face, shift, tilt in _CARDS:
            with paint.kept(painter):
                painter.translate(self.rect().toRectF().center() + QPointF(shift * width, 0))
                painter.rotate(tilt)
                painter.drawPixmap(
                    QPointF(-width / 2 - margin, -height / 2 - margin), self._art.pixmap(face, width, dpr)
                )
        painter.end()


class GameHead(QWidget):
    """What is going to be played."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = Words(look, size=20, weight=EXTRABOLD)
        self._players = Words(look, size=13, weight=SEMIBOLD, colour="muted")
        self._sentence = Words(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        words = stacked()
        for line in (self._name, self._players, self._sentence):
            words.addWidget(line)
        row = abreast(self, gap=10)
        row.addWidget(CardPair(look, art))
        row.addLayout(words, 1)

    def set_words(self, name: str, sentence: str, variant: Variant) -> None:
        """Introduce this variant in the present language."""
        self._name.setText(name)
        self._sentence.setText(sentence)
        players = self.tr("{minimum} to {maximum} players")
        self._players.setText(filled(players, minimum=variant.min_seats, maximum=variant.max_seats))
