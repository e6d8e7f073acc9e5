"""What narrows the history beside the typed words: the game, its variant, the result.

Owns the three choices and which of them stand there, and the menu that holds them where they have no room. Must not
know the list.
"""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.history import Result
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.widgets import Option, SegmentedChoice
from pega6_desktop.ui.look.widgets.menu import LookMenu
from pega6_desktop.ui.screens.common.history_words import RESULTS, result_word
from pega6_desktop.ui.screens.common.rule_words import variant_words
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.words.catalog import WORDS


class HistoryFilters(QWidget):
    """``chosen`` when the list is to be narrowed otherwise. A game with one variant needs no choice of variants."""

    chosen = Signal()

    def __init__(self, look: Look, boards: Mapping[str, Board], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._boards = look, boards
        self.games = SegmentedChoice(look, "", ())
        self.variants = SegmentedChoice(look, "", ())
        self.results = SegmentedChoice(look, "", ())
        self._column = stacked(self)
        for choice in (self.games, self.variants, self.results):
            self._column.addWidget(choice)
        self.games.chosen.connect(self._on_game)
        for choice in (self.variants, self.results):
            choice.chosen.connect(self.chosen)
        self.retranslate()

    @property
    def game(self) -> str:
        """The chosen game, empty for all."""
        return self.games.value

    @property
    def variant(self) -> str:
        """The chosen variant of the game, empty for all."""
        return self.variants.value if self.game else ""

    @property
    def result(self) -> Result | None:
        """The chosen result, None for all."""
        return next((result for result in RESULTS if result == self.results.value), None)

    def clear(self) -> bool:
        """Narrow nothing, without a word from ``chosen``; True when something was narrowed."""
        was_narrowed = bool(self.game or self.result)
        self.games.set_value("")
        self.results.set_value("")
        self._offer_variants()
        return was_narrowed

    @property
    def count(self) -> int:
        """How many choices narrow the list."""
        return sum(map(bool, (self.game, self.variant, self.result)))

    def menu(self, parent: QWidget) -> LookMenu:
        """The same choices in a menu of their own."""
        menu = LookMenu(self._look, parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in (self.games, self.variants, self.results):
            if not choice.isVisibleTo(self):
                continue
            if menu.actions():
                menu.addSeparator()
            group = QActionGroup(menu)
            for option in choice.options:
                action = menu.addAction(option.label.replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(option.value == choice.value)
                group.addAction(action)
                action.triggered.connect(lambda _, choice=choice, value=option.value: choice.pill(value).click())
        return menu

    def relayout(self, unit: float) -> None:
        """Lines close together, whatever the size of the window."""
        self._column.setSpacing(round(5 * unit))

    def retranslate(self) -> None:
        """Every word in the present language."""
        self.games.setAccessibleName(self.tr("Game"))
        self.variants.setAccessibleName(self.tr("Variant"))
        self.results.setAccessibleName(self.tr("Result"))
        named = [Option(game, WORDS[game].name()) for game in self._boards]
        self.games.set_options([Option("", self.tr("All games")), *named], self.game)
        self.games.setVisible(len(self._boards) > 1)
        self.results.set_options([Option("", self.tr("All results")), *(Option(r, result_word(r)) for r in RESULTS)])
        self.results.set_value(self.results.value)
        self._offer_variants()

    def _on_game(self) -> None:
        self._offer_variants()
        self.chosen.emit()

    def _offer_variants(self) -> None:
        board = self._boards.get(self.game)
        variants = () if board is None else tuple(board.variants)
        named = [Option(variant, variant_words(self.game, variant).name) for variant in variants]
        self.variants.set_options([Option("", self.tr("All variants")), *named])
        self.variants.set_value(self.variants.value)
        self.variants.setVisible(len(variants) > 1)
