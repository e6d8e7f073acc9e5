"""How to play, variant by variant: the lesson step by step, or a summary in pictures, and the way to the keys.

Owns the words of the help. Must not know a match that may be going on behind it.
"""

import functools
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pega6_desktop.runtime.lesson_client import LessonClient
from pega6_desktop.ui.boards.help_mat import GameHelp, HelpPage, Hints, Scene, StepPicture
from pega6_desktop.ui.boards.no_thanks import help as no_thanks
from pega6_desktop.ui.boards.pega6 import help as pega6
from pega6_desktop.ui.boards.qwixx_cards import help as qwixx_cards
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import KeyHints, Label, Option, Panel, PlateButton, SegmentedChoice, TopBar
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.lessons import GUIDES, LessonWords, lesson_for, place_in, standing, standing_word
from pega6_desktop.ui.screens.common.preferences import LessonPlace, PreferenceStore
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, abreast, in_units, stacked, take_out
from pega6_desktop.ui.screens.common.shortcuts import keys_of, meant
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import filled

HELP: Mapping[str, GameHelp] = MappingProxyType({"pega6": pega6, "no_thanks": no_thanks, "qwixx_cards": qwixx_cards})
"""By game id."""


_LESSON, _SUMMARY = "lesson", "summary"

COLUMN = 380
"""Units a step wants at least; as many columns as fit, at most three."""


class HelpStep(Panel):
    """Number and title, picture, sentence."""

    def __init__(self, look: Look, art: CardArt, scene: Scene) -> None:
        super().__init__(look, padding=12)
        self._title = Label(look, size=17, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=14.5, weight=SEMIBOLD, is_wrapped=True)
        stacked(self, self._title, StepPicture(look, art, scene), self._sentence, None, gap=4)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_words(self, title: str, sentence: str) -> None:
        """Say the step in the present language."""
        self._title.setText(title)
        self._sentence.setText(sentence)


class LessonPage(QWidget):
    """A lesson from outside: where to begin or to go on, and every step with how far it is. begun(step): from 0."""

    begun = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._words = Label(look, size=17, weight=EXTRABOLD, is_wrapped=True)
        self.go_button = PlateButton(look, icon="play", size=18, tall=66)
        self.go_button.clicked.connect(self._go_on)
        self.steps: list[PlateButton] = []
        self._at = 0
        panel = Panel(look, padding=12)
        abreast(panel, (self._words, 1), self.go_button, gap=12)
        self._grid = QGridLayout()
        column = in_units(look, stacked(self, panel), gap=4, margins=(8, 10, 8, 0))
        column.addLayout(self._grid)
        column.addStretch(1)

    def show_lesson(self, lesson: str, kept: Mapping[str, LessonPlace], columns: int) -> None:
        """The steps of this lesson in so many columns."""
        steps, place, guide = LessonClient.lesson(lesson), place_in(kept, lesson), GUIDES[lesson]
        take_out(self._grid, self.steps)
        self.steps, self._at = [], place.step
        for at, step in enumerate(steps):
            is_now = at == place.step
            button = PlateButton(
                self._look,
                icon="check" if step.id in place.done else "right",
                size=16,
                tall=66,
                sub=standing_word(standing(step.id, place, is_now=is_now)),
            )
            button.set_label(f"{at + 1}. {guide.step_name(step.id)}")
            button.clicked.connect(functools.partial(self.begun.emit, at))
            self._grid.addWidget(button, at // columns, at % columns)
            button.show()
            QWidget.setTabOrder(self.steps[-1] if self.steps else self.go_button, button)
            self.steps.append(button)
        self._words.setText(LessonWords.tr("%n step(s) at the table. Nothing is lost by trying.", "", len(steps)))
        first, on = LessonWords.tr("Begin the lesson"), LessonWords.tr("Go on with step {step}")
        self.go_button.set_label(filled(on, step=place.step + 1) if place.step or place.done else first)

    def _go_on(self) -> None:
        self.begun.emit(self._at)


class HelpScreen(PageScreen):
    """The lesson and the rules of each variant; ``keys_asked`` for the sheet of shortcuts, ``lesson_asked(str, int)``
    to learn, from this step.
    """

    keys_asked = Signal()
    lesson_asked = Signal(str, int)

    def __init__(
        self, look: Look, art: CardArt, bar: TopBar, boards: Mapping[str, Board], preferences: PreferenceStore
    ) -> None:
        """boards: of the games that are explained, the first one at first; a single one is no choice."""
        super().__init__(look, bar)
        self._art, self._boards, self._preferences = art, boards, preferences
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
        self.tab = SegmentedChoice(look, "", [Option(_LESSON, ""), Option(_SUMMARY, "")], _SUMMARY)
        self.tab.chosen.connect(self.show_tab)
        self._tab_keys = KeyHints(look)
        self.lesson = LessonPage(look)
        self.lesson.begun.connect(self._ask_for_lesson)
        preferences.changed.connect(self._follow)
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

    @property
    def _lesson(self) -> str:
        return lesson_for(self.game.value, self.variant.value)

    def _ask_for_lesson(self, step: int) -> None:
        self.lesson_asked.emit(self._lesson, step)

    def show_tab(self, tab: str) -> None:
        """The lesson, or the summary; where there is no lesson only this."""
        self.tab.set_value(tab)
        has_lesson = bool(self._lesson)
        is_lesson = has_lesson and self.tab.value == _LESSON
        self.tab.setVisible(has_lesson)
        self._tab_keys.setVisible(has_lesson)
        self._scroll.setVisible(not is_lesson)
        self._lesson_scroll.setVisible(is_lesson)
        if is_lesson:
            self.lesson.show_lesson(self._lesson, self._preferences.value.lessons, max(1, self._columns))

    def pressed(self, key: int) -> bool:
        """The keys of the two tabs."""
        found = meant("help", key)
        if found is None or not self._lesson:
            return super().pressed(key)
        self.show_tab(found.name)
        (self.lesson.go_button if found.name == _LESSON else self.back_button).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _follow(self, fields: frozenset[str]) -> None:
        if "lessons" in fields:
            self.show_tab(self.tab.value)

    def _choose_game(self, game: str) -> None:
        self.show_rules_of(game, self._boards[game].variants[0])

    def _offer_variants(self) -> None:
        game = self.game.value
        variants = self._boards[game].variants
        self.variant.set_options([Option(one, variant_words(game, one).short) for one in variants])
        if not self.variant.value:
            self.variant.set_value(variants[0])
        self.variant.setVisible(len(variants) > 1)

    def show_variant(self, variant: str) -> None:
        """Explain this variant, if the game has it."""
        if variant not in self._boards[self.game.value].variants:
            return
        self.variant.set_value(variant)
        self._make_steps()
        self.retranslate()
        self._columns = 0
        self.relayout()
        self.show_tab(self.tab.value)
        self._scroll.fit_at_once()
        self._scroll.verticalScrollBar().setValue(0)

    def show_rule(self, game: str, variant: str, rule: str) -> None:
        """Explain this variant and light the step that tells this rule; where only another variant tells it, that one.
        A rule no step tells changes nothing.
        """
        others = self._boards[game].variants if game in self._boards else ()
        self.show_tab(_SUMMARY)
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
        self.tab.setAccessibleName(self.tr("Lesson or summary"))
        tabs = {_LESSON: self.tr("Lesson", "a tab"), _SUMMARY: self.tr("Summary", "a tab")}
        self.tab.set_options([Option(one, word) for one, word in tabs.items()])
        self._tab_keys.set_hints([(word, keys_of("help", one)) for one, word in tabs.items()])
        self.show_tab(self.tab.value)
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
            self.show_tab(self.tab.value)

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
        self._lesson_scroll = Scroll(self.look, self.lesson)
        self._lesson_scroll.hide()
        row = in_units(self.look, abreast(page, self.tab, None, self._tab_keys), margins=(8, 6, 12, 0))
        row.setAlignment(self._tab_keys, Qt.AlignmentFlag.AlignVCenter)
        page.addWidget(self._scroll, 1)
        page.addWidget(self._lesson_scroll, 1)
        middle = Qt.AlignmentFlag.AlignVCenter
        choices, buttons = (self.game, self.variant), (self.keys_button, self.back_button)
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
