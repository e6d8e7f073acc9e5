"""The head of the form: two fanned cards, the name of the game, who can play it, and how it goes in one sentence.

Owns how a game is introduced. Must not know any one game.
"""

from PySide6.QtWidgets import QWidget

from pega6_desktop.core.variant import Variant
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets import Label
from pega6_desktop.ui.screens.common.card_pair import CardPair
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.words.messages import filled


class GameHead(QWidget):
    """What is going to be played."""

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._name = Label(look, size=20, weight=EXTRABOLD)
        self._players = Label(look, size=13, weight=SEMIBOLD, colour="muted")
        self._sentence = Label(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        row = abreast(self, gap=10)
        self._cards = CardPair(look, art)
        row.addWidget(self._cards)
        words = stacked(row, share=1)
        title = abreast(words, gap=10)
        title.addWidget(self._name)
        title.addWidget(self._players, 1)
        words.addWidget(self._sentence)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Large type takes two lines."""
        is_large = self._look.text_scale > LARGE_TYPE
        self._name.setWordWrap(is_large)
        self._players.setWordWrap(is_large)

    def show_variant(self, name: str, sentence: str, variant: Variant, pair: tuple[CardFace, CardFace]) -> None:
        """Introduce this variant in the present language, with two cards that stand for it."""
        self._cards.show_pair(pair)
        self._name.setText(name)
        self._sentence.setText(sentence)
        players = self.tr("{minimum} to {maximum} players")
        self._players.setText(filled(players, minimum=variant.min_seats, maximum=variant.max_seats))
