"""The card of the round: its picture, tilted, and what happened to it.

Owns this corner of the score sheet. Must not know how the card was found.
"""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, Look, paint
from pega6_desktop.ui.look.widgets import Label, Panel
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.table.cards.art import CardArt, CardFace

_TALL = 86
"""Units of height the tilted card needs."""

_WIDE = 76
"""Units the tilted card needs beside the words."""


class RoundCard(Panel):
    """The card of the round: its picture, tilted, and what happened to it."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(look, kind="inset", radius=16, padding=10, beside=_WIDE, parent=parent)
        self._art = art
        self._face: CardFace | None = None
        self._label = Label(look, size=13, weight=BOLD, colour="muted")
        self._sentence = Label(look, size=16, weight=EXTRABOLD, is_wrapped=True)
        column = stacked(self)
        column.addStretch(1)
        column.addWidget(self._label)
        column.addWidget(self._sentence)
        column.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._make_room)
        self._make_room()

    def show_card(self, face: CardFace, sentence: str) -> None:
        """Show this card and its story."""
        self._face = face
        self._label.setText(self.tr("The card of the round"))
        self._sentence.setText(sentence)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._face is None:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        width = self._look.px(48)
        dpr = self.devicePixelRatioF()
        pixmap, margin = self._art.pixmap(self._face, width, dpr), self._art.margin(width, dpr)
        painter.translate(QPointF(self._look.px(12) + width / 2, self.height() / 2))
        painter.rotate(-5)
        painter.drawPixmap(QPointF(-width / 2 - margin, -self._art.height(width) / 2 - margin), pixmap)
        painter.end()

    def _make_room(self) -> None:
        self.setMinimumHeight(self._look.px(_TALL))
