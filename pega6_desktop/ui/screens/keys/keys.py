"""The sheet of shortcuts: every key of the program, place by place.

Owns where the lists stand. Must not know any key: the table of shortcuts has them.
"""

import itertools

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pega6_desktop.ui.look import EXTRABOLD, Look
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton, PrimaryButton, TopBar
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.screens.common.shortcuts import PLACES, Place
from pega6_desktop.ui.screens.keys.key_list import KeyList
from pega6_desktop.ui.screens.keys.shortcut_words import place_word
from pega6_desktop.ui.words.catalog import WORDS

COLUMN = 400
"""Units a list wants at least; as many columns as fit, at most three."""

COLUMNS: dict[int, tuple[tuple[Place, ...], ...]] = {
    3: (("table", "reading"), ("everywhere", "page"), ("replay", "results", "home", "form", "curtain")),
    2: (("table", "replay", "page"), ("everywhere", "reading", "results", "home", "form", "curtain")),
    1: (PLACES,),
}
"""The lists column by column, about equally high."""


class KeysScreen(Screen):
    """``back_asked`` by Esc, Enter or the key that led here; ``help_asked`` for the rules."""

    back_asked = Signal()
    help_asked = Signal()

    def __init__(self, look: Look, bar: TopBar, game: str, parent: QWidget | None = None) -> None:
        """game: the one whose keys are told at first."""
        super().__init__(look, parent)
        self._bar, self._game = bar, game
        self.lists = {place: KeyList(look, place) for place in PLACES}
        self._heads = {place: Label(look, size=17, weight=EXTRABOLD) for place in PLACES}
        self._panels = {place: self._panel(place) for place in PLACES}
        self.help_button = PlateButton(look, icon="book", tall=56)
        self.back_button = PrimaryButton(look, icon="check", key="Esc", tall=56)
        self.help_button.clicked.connect(self.help_asked)
        self.back_button.clicked.connect(self.back_asked)
        self._columns = 0
        self._uprights: list[QVBoxLayout] = []
        self._arrange()
        self.set_main(self.back_button)
        self.set_way_back(self.back_button)
        self.retranslate()
        self.relayout()

    def show_keys_of(self, game: str) -> None:
        """Tell what the keys of the table do in this game."""
        self._game = game
        self.retranslate()

    def retranslate(self) -> None:
        """Heads, lines and buttons in the present language."""
        self._bar.set_title(self.tr("Keys"), self.tr("everything can be done without a mouse"))
        for place in PLACES:
            self._heads[place].setText(self._head(place))
            self.lists[place].show_keys_of(self._game)
        self.help_button.set_label(self.tr("How to play"))
        self.back_button.set_label(self.tr("Got it"))

    def _head(self, place: Place) -> str:
        """At the table the game is told, too: its keys are its own."""
        word = place_word(place)
        return f"{word} · {WORDS[self._game].name()}" if place == "table" else word

    def relayout(self) -> None:
        """As many columns as the width holds."""
        u = self.look.u
        self._body.setContentsMargins(round(8 * u), round(8 * u), round(8 * u), 0)
        self._feet.setContentsMargins(round(9 * u), 0, round(9 * u), round(10 * u))
        columns = max(1, min(3, int(self.width() // (COLUMN * u * max(1.0, self.look.text_scale)))))
        if columns != self._columns:
            self._fill(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may hold another number of columns."""
        super().resizeEvent(event)
        self.relayout()

    def _panel(self, place: Place) -> Panel:
        panel = Panel(self.look, padding=12)
        column = stacked(panel, gap=4)
        column.addWidget(self._heads[place])
        column.addWidget(self.lists[place])
        self.lists[place].selectionModel().currentChanged.connect(lambda now: self._show_line(place, now))
        return panel

    def _arrange(self) -> None:
        self._content = QWidget()
        self._body = abreast(self._content)
        self._scroll = Scroll(self.look, self._content)
        page = stacked(self)
        page.addWidget(self._bar)
        page.addWidget(self._scroll, 1)
        self._feet = abreast(page)
        self._feet.addWidget(self.help_button)
        self._feet.addStretch(1)
        self._feet.addWidget(self.back_button)

    def _fill(self, columns: int) -> None:
        self._columns = columns
        for panel in self._panels.values():
            for column in self._uprights:
                column.removeWidget(panel)
        for column in self._uprights:
            self._body.removeItem(column)
            column.deleteLater()
        self._uprights = [stacked(self._body, share=1) for _ in COLUMNS[columns]]
        for column, places in zip(self._uprights, COLUMNS[columns], strict=True):
            for place in places:
                column.addWidget(self._panels[place])
            column.addStretch(1)
        walked = [self.lists[place] for places in COLUMNS[columns] for place in places]
        for first, second in itertools.pairwise([*walked, self.help_button, self.back_button]):
            QWidget.setTabOrder(first, second)

    def _show_line(self, place: Place, line: QModelIndex) -> None:
        """Scroll to where the keyboard stands."""
        view = self.lists[place]
        box = view.visualRect(line)
        at = view.viewport().mapTo(self._content, box.center())
        self._scroll.ensureVisible(at.x(), at.y(), 0, box.height())
