"""How to play, variant by variant in short steps with pictures, and the keys of the table.

Owns the words of the help. Must not know a match that may be going on behind it.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets import KeyHints, Option, Panel, PrimaryButton, SegmentedChoice, TopBar, Words
from pega6_desktop.ui.screens.help_pictures import SCENES, Scene, StepPicture
from pega6_desktop.ui.screens.help_specials import COURSE_SCENES, PRO_SCENES, SPECIAL_SCENES
from pega6_desktop.ui.screens.help_words import Step, pro_steps, special_steps
from pega6_desktop.ui.screens.rule_words import variant_words
from pega6_desktop.ui.screens.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.table.art import CardArt

Hints = list[tuple[str, tuple[str, ...]]]
"""What keys do, and the keys."""

GAME = "pega6"
"""The game that is explained."""

COLUMN = 380
"""Units a step wants at least; as many columns as fit, at most three."""


class HelpStep(Panel):
    """Number and title, picture, sentence."""

    def __init__(self, look: Look, art: CardArt, scene: Scene, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=12, parent=parent)
        self._title = Words(look, size=17, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Words(look, size=14.5, weight=SEMIBOLD, is_wrapped=True)
        column = stacked(self, gap=4)
        column.addWidget(self._title)
        column.addWidget(StepPicture(look, art, scene))
        column.addWidget(self._sentence)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def set_words(self, title: str, sentence: str) -> None:
        """Say the step in the present language."""
        self._title.setText(title)
        self._sentence.setText(sentence)


class HelpScreen(Screen):
    """The rules of each variant and the keys; ``back_asked`` by Esc."""

    back_asked = Signal()

    def __init__(
        self, look: Look, art: CardArt, bar: TopBar, variants: Sequence[str] = ("base",), parent: QWidget | None = None
    ) -> None:
        """variants: ids of those that are explained; with one of them there is no choice to show."""
        super().__init__(look, parent)
        self._bar, self._art, self._variants = bar, art, tuple(variants)
        self._steps: list[HelpStep] = []
        self._edition = ""
        self.variant = SegmentedChoice(look, "", [Option(one, one) for one in self._variants], self._variants[0])
        self.variant.chosen.connect(self.show_variant)
        self._keys_word = Words(look, size=17, weight=EXTRABOLD)
        self._keys = [KeyHints(look, colour="ink"), KeyHints(look, colour="ink")]
        self._key_panel = Panel(look, padding=12)
        self.back_button = PrimaryButton(look, icon="check", key="Esc", tall=56)
        self.back_button.clicked.connect(self.back_asked)
        self._content = QWidget()
        self._grid = QGridLayout(self._content)
        self._columns = 0
        self._arrange()
        self._make_steps()
        self.set_main(self.back_button)
        self.set_way_back(self.back_button)
        self.retranslate()
        self.relayout()

    def pressed(self, key: int) -> bool:
        """F1 goes back too."""
        return super().pressed(Qt.Key.Key_Escape if key == Qt.Key.Key_F1 else key)

    def show_variant(self, variant: str) -> None:
        """Explain this variant, if it is among them."""
        if variant not in self._variants:
            return
        self.variant.set_value(variant)
        self._make_steps()
        self.retranslate()
        self._columns = 0
        self.relayout()
        self._scroll.verticalScrollBar().setValue(0)

    def show_edition(self, edition: str) -> None:
        """Call the special cards what they are called in that edition; empty for their own names."""
        self._edition = edition
        self.retranslate()

    def retranslate(self) -> None:
        """The steps and the keys."""
        shown = variant_words(GAME, self.variant.value)
        self._bar.set_title(self.tr("How to play"), shown.name)
        self.variant.setAccessibleName(self.tr("Variant"))
        self.variant.set_options([Option(one, variant_words(GAME, one).short) for one in self._variants])
        self.back_button.set_label(self.tr("Got it"))
        self._keys_word.setText(self.tr("Keys at the table"))
        for number, (step, (title, sentence)) in enumerate(zip(self._steps, self._words(), strict=True), 1):
            step.set_words(f"{number}. {title}", sentence)
        play, table = self._key_words()
        self._keys[0].set_hints(play)
        self._keys[1].set_hints(table)

    def relayout(self) -> None:
        """As many columns of steps as the width holds."""
        u = self.look.u
        side = round(8 * u)
        self._grid.setContentsMargins(side, round(10 * u), side, 0)
        self._grid.setSpacing(0)
        self._feet.setContentsMargins(round(9 * u), 0, round(9 * u), round(10 * u))
        columns = max(1, min(3, int(self.width() // (COLUMN * u * max(1.0, self.look.text_scale)))))
        if columns != self._columns:
            self._fill(columns)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width may hold another number of columns."""
        super().resizeEvent(event)
        self.relayout()

    def _fill(self, columns: int) -> None:
        self._columns = columns
        while self._grid.count():
            self._grid.takeAt(0)
        for place, step in enumerate(self._steps):
            self._grid.addWidget(step, place // columns, place % columns)
        self._grid.addWidget(self._key_panel, (len(self._steps) - 1) // columns + 1, 0, 1, columns)
        for column in range(3):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _arrange(self) -> None:
        keys = stacked(self._key_panel, gap=4)
        keys.addWidget(self._keys_word)
        for hints in self._keys:
            keys.addWidget(hints)
        page = stacked(self)
        page.addWidget(self._bar)
        self._scroll = Scroll(self.look, self._content)
        page.addWidget(self._scroll, 1)
        self._feet = abreast()
        self._feet.addWidget(self.variant, 0, Qt.AlignmentFlag.AlignVCenter)
        self.variant.setVisible(len(self._variants) > 1)
        self._feet.addStretch(1)
        self._feet.addWidget(self.back_button)
        page.addLayout(self._feet)

    def _make_steps(self) -> None:
        for step in self._steps:
            self._grid.removeWidget(step)
            step.hide()
            step.deleteLater()
        scenes = {"pro": PRO_SCENES, "special": (*COURSE_SCENES, *SPECIAL_SCENES.values())}
        self._steps = [HelpStep(self.look, self._art, scene) for scene in scenes.get(self.variant.value, SCENES)]

    def _words(self) -> tuple[Step, ...]:
        match self.variant.value:
            case "pro":
                return pro_steps()
            case "special":
                return special_steps(self._edition)
            case _:
                return self._base_words()

    def _base_words(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("Ten cards each"),
                self.tr("A round lasts until all hands are empty. Heads are bad: collect as few as you can."),
            ),
            (
                self.tr("All choose in secret"),
                self.tr("Everybody lays one card face down. When all have chosen, the cards are turned up together."),
            ),
            (
                self.tr("The lowest card goes first"),
                self.tr(
                    "Each card goes behind the row end that is lower and nearest: the 58 behind the 50, never before."
                ),
            ),
            (
                self.tr("The sixth card takes the row"),
                self.tr(
                    "Five cards fill a row. Whoever must lay the sixth takes those five; the sixth begins the row anew."
                ),
            ),
            (
                self.tr("Too low for every row"),
                self.tr("Then choose any row, take all its cards, and your low card begins it anew."),
            ),
            (
                self.tr("Count the heads"),
                self.tr(
                    "Cards cost 1, 2, 3, 5 or 7 heads. After a round with 66 heads somewhere, the fewest heads win."
                ),
            ),
        )

    def _key_words(self) -> tuple[Hints, Hints]:
        play: Hints = [
            (self.tr("walk through the hand"), ("←", "→")),
            (self.tr("play"), ("Enter",)),
            (self.tr("choose a row"), ("1", "2", "3", "4")),
            (self.tr("let go"), ("Esc",)),
            (self.tr("take back"), ("Z",)),
        ]
        table: Hints = [
            (self.tr("why here?"), ("?",)),
            (self.tr("finish what moves"), (self.tr("Space", "the key"),)),
            (self.tr("lists and log"), ("H",)),
            (self.tr("menu"), ("M",)),
            (self.tr("full screen"), ("F11",)),
        ]
        return play, table
