"""The first screen: the feast at the left, and at the right everything one can do, the nearest thing first.

Owns which buttons are shown and which keys press them. Must not know how a match is begun or where it is kept.
"""

import itertools
from collections.abc import Sequence

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import KeyHints, Label, Option, PlateButton, PrimaryButton, SegmentedChoice
from pega6_desktop.ui.look.widgets.buttons import BLEED
from pega6_desktop.ui.screens.common.game_tiles import GameTiles, TileOfGame
from pega6_desktop.ui.screens.common.preferences import SYSTEM, PreferenceStore
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, stacked
from pega6_desktop.ui.screens.common.shortcuts import meant
from pega6_desktop.ui.screens.common.words import theme_word
from pega6_desktop.ui.table.cards.art import CardArt

NARROW = 900
"""Below this many units of width the picture becomes a strip on top."""

PICTURE_SHARE, SMALL_PICTURE_SHARE = 760 / 1280, 0.3


class HomeScreen(Screen):
    """Play now, go on, new game, help, settings, quit; language and theme at a touch."""

    play_asked = Signal()
    resume_asked = Signal()
    new_asked = Signal()
    help_asked = Signal()
    history_asked = Signal()
    statistics_asked = Signal()
    settings_asked = Signal()
    quit_asked = Signal()
    game_chosen = Signal(str)
    variant_chosen = Signal(str)

    def __init__(
        self,
        look: Look,
        art: CardArt,
        picture: QWidget,
        preferences: PreferenceStore,
        languages: Sequence[Option],
        themes: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._preferences = preferences
        self._themes = tuple(themes)
        self._picture = picture
        picture.setParent(self)
        self._make_words()
        self._make_doors()
        self.games = GameTiles(look, art)
        self.games.hide()
        self.variants = SegmentedChoice(look, "", ())
        self._has_variants = False
        self.languages = SegmentedChoice(look, "", languages)
        self.themes = SegmentedChoice(look, "", ())
        self._content = QWidget()
        self._column = self._arrange()
        self._scroll = Scroll(self.look, self._content, self)
        self._wire()
        self.retranslate()
        self.relayout()
        self._tight = QTimer(self, singleShot=True, interval=0)
        self._tight.timeout.connect(self._make_do)
        self._scroll.verticalScrollBar().rangeChanged.connect(lambda *_: self._tight.start())
        # After everything in the column has heard of it.
        look.changed.connect(self._place)

    def set_players(self, words: str) -> None:
        """The line under "Play now": against whom, how strong."""
        self.play_button.set_words(self.play_button.label, words)

    def set_games(self, tiles: Sequence[TileOfGame], game: str, variants: Sequence[Option], variant: str) -> None:
        """Offer these games as equals, and the variants of the chosen one; a single game is no choice."""
        self.games.set_games(tiles, game)
        self.variants.set_options(variants, variant)
        self._has_variants = len(tiles) > 1 and len(variants) > 1
        self._place()

    def set_unfinished(self, words: str) -> None:
        """Offer to go on with a match in these words; empty when there is none."""
        self.resume_button.setVisible(bool(words))
        self.resume_button.set_words(self.resume_button.label, words)
        self._place()

    def pressed(self, key: int) -> bool:
        """The keys on the buttons; Esc does not quit."""
        menu_actions = {"continue": self.resume_button, "new_game": self.new_button, "help": self.help_button}
        pressed = meant("home", key)
        button = None if pressed is None else menu_actions[pressed.name]
        if button is None or not button.isVisibleTo(self):
            return False
        button.click()
        return True

    def retranslate(self) -> None:
        self._title.setText(self.tr("Pega 6"))
        self._motto.setText(self.tr("Cards, heads and a little luck"))
        self.play_button.set_label(self.tr("Play now"))
        self.resume_button.set_label(self.tr("Continue"))
        self.new_button.set_words(self.tr("New game"), self.tr("Players and rules"))
        self.help_button.set_words(self.tr("How to play"), self.tr("In six short steps"))
        self.settings_button.set_label(self.tr("Settings"))
        self.history_button.set_label(self.tr("History"))
        self.statistics_button.set_label(self.tr("Statistics"))
        self.quit_button.set_label(self.tr("Quit"))
        self._language_word.setText(self.tr("Language"))
        self._theme_word.setText(self.tr("Theme"))
        self.games.setAccessibleName(self.tr("Choose the game"))
        self.variants.setAccessibleName(self.tr("Variant"))
        self.languages.setAccessibleName(self.tr("Language"))
        self.themes.setAccessibleName(self.tr("Theme"))
        self.themes.set_options([Option(name, theme_word(name)) for name in (*self._themes, SYSTEM)])
        hints = [(self.tr("keys"), ("F1",)), (self.tr("menu"), ("M",)), (self.tr("full screen"), ("F11",))]
        self._full.set_hints(hints)
        self._show_choices()

    def relayout(self) -> None:
        u = self.look.u
        self._column.setContentsMargins(round(41 * u), round(20 * u), round(41 * u), round(12 * u))
        self._column.setSpacing(round(2 * u))
        for words in (self._title, self._motto, self._language_word, self._theme_word):
            words.setIndent(self.look.px(BLEED))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    # ---------------------------------------------------------------- building

    def _make_words(self) -> None:
        look = self.look
        self._title = Label(look, size=54, weight=EXTRABOLD, colour="title")
        self._motto = Label(look, size=17, weight=SEMIBOLD, colour="wood_text", is_wrapped=True)
        self._language_word = Label(look, size=13.5, weight=BOLD, colour="wood_text")
        self._theme_word = Label(look, size=13.5, weight=BOLD, colour="wood_text")
        self._full = KeyHints(look)

    def _make_doors(self) -> None:
        look = self.look
        self.play_button = PrimaryButton(look, icon="play", key="Enter", size=24, tall=76, sub=" ")
        self.resume_button = PlateButton(look, icon="clock", key="C", size=18, tall=62, sub=" ")
        self.resume_button.hide()
        self.new_button = PlateButton(look, icon="plus", key="N", size=15.5, tall=62, sub=" ")
        self.help_button = PlateButton(look, icon="book", key="H", size=15.5, tall=62, sub=" ")
        self.settings_button = PlateButton(look, icon="gear", size=15.5, tall=50)
        self.history_button = PlateButton(look, icon="log", size=15.5, tall=50)
        self.statistics_button = PlateButton(look, icon="chart", size=15.5, tall=50)
        self.quit_button = PlateButton(look, icon="x", size=15.5, tall=50)
        self.set_main(self.play_button)

    def _arrange(self) -> QVBoxLayout:
        column = stacked(self._content)
        column.addStretch(2)
        column.addWidget(self._title)
        column.addWidget(self._motto)
        column.addStretch(2)
        column.addWidget(self.games)
        column.addWidget(self.variants)
        column.addWidget(self.play_button)
        column.addWidget(self.resume_button)
        grid = QGridLayout()
        column.addLayout(grid)  # before it is filled, as in `stacked`
        grid.setSpacing(0)
        # The longest words in one column.
        left = (self.new_button, self.settings_button, self.statistics_button)
        right = (self.help_button, self.history_button, self.quit_button)
        buttons = [button for pair in zip(left, right, strict=True) for button in pair]
        for place, button in enumerate(buttons):
            grid.addWidget(button, place // 2, place % 2)
        column.addStretch(2)
        for word, choice in ((self._language_word, self.languages), (self._theme_word, self.themes)):
            column.addWidget(word)
            column.addWidget(choice)
        column.addStretch(2)
        column.addWidget(self._full)
        return column

    def _wire(self) -> None:
        self.games.chosen.connect(self.game_chosen)
        self.variants.chosen.connect(self.variant_chosen)
        self.play_button.clicked.connect(self.play_asked)
        self.resume_button.clicked.connect(self.resume_asked)
        self.new_button.clicked.connect(self.new_asked)
        self.help_button.clicked.connect(self.help_asked)
        self.settings_button.clicked.connect(self.settings_asked)
        self.history_button.clicked.connect(self.history_asked)
        self.statistics_button.clicked.connect(self.statistics_asked)
        self.quit_button.clicked.connect(self.quit_asked)
        self.languages.chosen.connect(lambda code: self._preferences.change(language=code))
        self.themes.chosen.connect(lambda name: self._preferences.change(theme=name))
        self._preferences.changed.connect(self._show_choices)

    # ---------------------------------------------------------------- staying true

    def _show_choices(self) -> None:
        self.themes.set_value(self._preferences.value.theme)

    def _place(self) -> None:
        """The picture over or beside the column; with less of it where the column would scroll otherwise."""
        width, height = self.width(), self.height()
        if width < NARROW * self.look.u:
            strip = min(round(220 * self.look.u), height // 3)
            self._picture.setGeometry(0, 0, width, strip)
            self._scroll.setGeometry(0, strip, width, height - strip)
            self._find_room(self._spare)
            return
        # Before the title goes, or a choice, the picture makes room.
        for share, spare in ((PICTURE_SHARE, self._spare[:-1]), (SMALL_PICTURE_SHARE, self._spare)):
            self._part_at(share)
            if self._find_room(spare):
                return

    def _part_at(self, share: float) -> None:
        width, height, left = self.width(), self.height(), round(self.width() * share)
        self._picture.setGeometry(0, 0, left, height)
        self._scroll.setGeometry(left, 0, width - left, height)

    def _find_room(self, spare: Sequence[Sequence[QWidget]]) -> bool:
        """Let go what is to be had elsewhere too, as long as the column would scroll; whether it does not."""
        self.games.show_pictures(is_shown=True)
        self.variants.setVisible(self._has_variants)
        for part in itertools.chain(*self._spare):
            part.setVisible(True)
        for parts in spare:
            if self._fits():
                return True
            for part in parts:
                part.hide()
        if spare == self._spare and not self._fits():
            self.games.show_pictures(is_shown=False)
            self.variants.setVisible(self._has_variants and self._fits())
        return self._fits()

    def _make_do(self) -> None:
        """Some heights are known only once everything has its width: what still scrolls then lets go one thing more."""
        self._scroll.fit_at_once()  # What has gone meanwhile needs no room
        if self._scroll.verticalScrollBar().maximum() == 0:
            return
        shown = next((parts for parts in self._spare if not parts[-1].isHidden()), ())
        for part in shown:
            part.hide()
        if not shown:
            self.games.show_pictures(is_shown=False)
        if not shown and self._picture.height() == self.height():
            self._part_at(SMALL_PICTURE_SHARE)

    @property
    def _spare(self) -> tuple[tuple[QWidget, ...], ...]:
        """What can go, the most dispensable first: settings and the form of a new match have the same."""
        colours, languages = (self._theme_word, self.themes), (self._language_word, self.languages)
        return colours, languages, (self._full,), (self._motto,), (self._title,)

    def _fits(self) -> bool:
        needed = max(self._content.heightForWidth(self._scroll.width()), self._content.minimumSizeHint().height())
        return needed <= self._scroll.height()
