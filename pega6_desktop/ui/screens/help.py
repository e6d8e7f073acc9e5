"""How to play, variant by variant in short steps with pictures, and the way to the keys.

Owns the words of the help. Must not know a match that may be going on behind it.
"""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pega6_desktop.runtime.lesson_client import TAUGHT
from pega6_desktop.ui.boards.help_mat import GameHelp, HelpPage, Hints, Scene, StepPicture
from pega6_desktop.ui.boards.no_thanks import help as no_thanks
from pega6_desktop.ui.boards.pega6 import help as pega6
from pega6_desktop.ui.boards.qwixx_cards import help as qwixx_cards
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import KeyHints, Label, Option, Panel, PlateButton, SegmentedChoice, TopBar
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, in_units, stacked, take_out
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.catalog import WORDS

HELP: Mapping[str, GameHelp] = MappingProxyType({"pega6": pega6, "no_thanks": no_thanks, "qwixx_cards": qwixx_cards})
"""By game id."""


COLUMN = 380
"""Units a step wants at least; as many columns as fit, at most three."""


class HelpStep(Panel):
    """Number and title, picture, sentence."""

    def __init__(self, look: Look, art: CardArt, scene: Scene, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._title = Label(look, size=17, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=14.5, weight=SEMIBOLD, is_wrapped=True)
        stacked(self, self._title, StepPicture(look, art, scene), self._sentence, None, gap=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_words(self, title: str, sentence: str) -> None:
        """Say the step in the present language."""
        self._title.setText(title)
        self._sentence.setText(sentence)


class HelpScreen(PageScreen):
    """The rules of each variant; ``keys_asked`` for the sheet of shortcuts, ``lesson_asked(str)`` to learn a game."""

    keys_asked = Signal()
    lesson_asked = Signal(str)

    def __init__(
        self, look: Look, art: CardArt, bar: TopBar, boards: Mapping[str, Board], parent: QWidget | None = None
    ) -> None:
        """boards: of the games that are explained, the first one at first; a single one is no choice."""
        super().__init__(look, bar, parent)
        self._art, self._boards = art, boards
        self._edition = ""
        first = next(iter(boards))
        self._steps: list[HelpStep] = []
        self.game = SegmentedChoice(look, "", [Option(one, one) for one in boards], first)
        self.game.chosen.connect(self._choose_game)
        variants = boards[first].variants
        self.variant = SegmentedChoice(look, "", [Option(one, one) for one in variants], variants[0])
        self.variant.chosen.connect(self.show_variant)
        self._keys_word = Label(look, size=17, weight=EXTRABOLD)
        self._keys = [KeyHints(look, colour="ink"), KeyHints(look, colour="ink")]
        self._key_panel = Panel(look, padding=12)
        self.keys_button = PlateButton(look, key="F1", tall=56)
        self.keys_button.clicked.connect(self.keys_asked)
        self.lesson_button = PlateButton(look, icon="play", tall=56)
        self.lesson_button.clicked.connect(self._ask_for_lesson)
        self._content = QWidget()
        self._grid = QGridLayout(self._content)
        self._columns = 0
        self._arrange()
        self._make_steps()
        self.retranslate()
        self.relayout()

    def show_rules_of(self, game: str, variant: str) -> None:
        """Explain this game in this variant."""
        if game in self._boards:
            self.game.set_value(game)
            self._offer_variants()
            self.show_variant(variant)

    def _ask_for_lesson(self) -> None:
        self.lesson_asked.emit(self.game.value)

    def _choose_game(self, game: str) -> None:
        self.show_rules_of(game, self._boards[game].variants[0])

    def _offer_variants(self) -> None:
        game = self.game.value
        variants = self._boards[game].variants
        self.variant.set_options([Option(one, variant_words(game, one).short) for one in variants])
        if not self.variant.value:
            self.variant.set_value(variants[0])
        self.variant.setVisible(len(variants) > 1)
        self.lesson_button.setVisible(game in TAUGHT)

    def show_variant(self, variant: str) -> None:
        """Explain this variant, if the game has it."""
        if variant not in self._boards[self.game.value].variants:
            return
        self.variant.set_value(variant)
        self._make_steps()
        self.retranslate()
        self._columns = 0
        self.relayout()
        self._scroll.fit_at_once()
        self._scroll.verticalScrollBar().setValue(0)

    def show_rule(self, game: str, variant: str, rule: str) -> None:
        """Explain this variant and light the step that tells this rule; where only another variant tells it, that one.
        A rule no step tells changes nothing.
        """
        others = self._boards[game].variants if game in self._boards else ()
        for one in (variant, *others):
            for place, page in enumerate(HELP[game].pages(one, self._edition) if others else ()):
                if rule in page.rules:
                    if (game, one) != (self.game.value, self.variant.value):
                        self.show_rules_of(game, one)
                    self._steps[place].set_kind("chosen")
                    self._scroll.bring(self._steps[place])
                    announce(self, f"{page.title}. {page.sentence}")
                    return

    def show_edition(self, edition: str) -> None:
        """Call the special cards what they are called in that edition; empty for their own names."""
        self._edition = edition
        self.retranslate()

    def retranslate(self) -> None:
        """The steps and the keys."""
        game = self.game.value
        shown = variant_words(game, self.variant.value)
        self._bar.set_title(self.tr("How to play"), shown.name)
        self.game.setAccessibleName(self.tr("Game"))
        self.game.set_options([Option(one, WORDS[one].name()) for one in self._boards])
        self.variant.setAccessibleName(self.tr("Variant"))
        self._offer_variants()
        self.back_button.set_label(self.tr("Got it"))
        self.lesson_button.set_label(self.tr("Learn by playing"))
        self._keys_word.setText(self.tr("Keys at the table"))
        self.keys_button.set_label(self.tr("All keys"))
        for number, (step, page) in enumerate(zip(self._steps, self._pages(), strict=True), 1):
            step.set_words(f"{number}. {page.title}", page.sentence)
        play, table = self._key_words()
        self._keys[0].set_hints(play)
        self._keys[1].set_hints(table)

    def relayout(self) -> None:
        """As many columns of steps as the width holds."""
        columns = self.columns_of(COLUMN)
        if columns != self._columns:
            self._fill(columns)

    def _fill(self, columns: int) -> None:
        self._columns = columns
        for part in (*self._steps, self._key_panel):
            self._grid.removeWidget(part)
        for place, step in enumerate(self._steps):
            self._grid.addWidget(step, place // columns, place % columns)
        self._grid.addWidget(self._key_panel, (len(self._steps) - 1) // columns + 1, 0, 1, columns)
        self._key_panel.raise_()  # read after the steps, under which it stands
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _arrange(self) -> None:
        stacked(self._key_panel, self._keys_word, *self._keys, gap=4)
        in_units(self.look, self._grid, gap=0, margins=(8, 10, 8, 0))
        page = self.begin()
        self._scroll = Scroll(self.look, self._content)
        page.addWidget(self._scroll, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        choices, buttons = (self.game, self.variant), (self.lesson_button, self.keys_button, self.back_button)
        self.end(page, *((choice, 0, middle) for choice in choices), None, *buttons)
        # Not before it has its place: alone it would be shown as a window and take the keyboard.
        self.game.setVisible(len(self._boards) > 1)

    def _make_steps(self) -> None:
        take_out(self._grid, self._steps)
        self._steps = [HelpStep(self.look, self._art, page.scene) for page in self._pages()]

    def _pages(self) -> tuple[HelpPage, ...]:
        return HELP[self.game.value].pages(self.variant.value, self._edition)

    def _key_words(self) -> tuple[Hints, Hints]:
        play = HELP[self.game.value].keys()
        table: Hints = [
            (self.tr("why here?"), ("?",)),
            (self.tr("skip the animation"), ("Space",)),
            (self.tr("lists and log"), ("H",)),
            (self.tr("menu"), ("M",)),
            (self.tr("full screen"), ("F11",)),
        ]
        return play, table
