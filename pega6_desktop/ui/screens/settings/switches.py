"""The settings that are a yes or no: a switch a line, each with one sentence.

Owns these lines: which sounds are heard, and reach and habit. Must not know what obeys them.
"""

from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, Panel, Switch, show_checked
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore
from pega6_desktop.ui.screens.common.screen import abreast, in_units, stacked


class SwitchLine(NamedTuple):
    """What a preference is called, what it does, and its switch."""

    word: Label
    note: Label
    switch: Switch


class SwitchLines(QWidget):
    """Shows the preferences in force and changes them at once."""

    def __init__(self, look: Look, preferences: PreferenceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._preferences = look, preferences
        self._lines = {field: self._line(field) for field in self.words()}
        self._arrange()
        preferences.changed.connect(self.show_values)
        self.retranslate()

    def words(self) -> dict[str, tuple[str, str]]:
        """The preferences that are set here, top to bottom, by name and sentence in the present language."""
        raise NotImplementedError

    def _arrange(self) -> None:
        raise NotImplementedError

    def switch(self, field: str) -> Switch:
        """The switch of a preference; KeyError for one that is not set here."""
        return self._lines[field].switch

    def retranslate(self) -> None:
        """Every word in the present language."""
        for field, (word, note) in self.words().items():
            line = self._lines[field]
            line.word.setText(word)
            line.note.setText(note)
            line.switch.set_words(word)
            line.switch.setAccessibleDescription(note)
        self.show_values()

    def show_values(self) -> None:
        """What is in force now."""
        for field, line in self._lines.items():
            show_checked(line.switch, is_on=self._is_on(field))

    def standard(self) -> dict[str, object]:
        """The fields as they are in a new house."""
        return {field: getattr(Preferences(), field) for field in self._lines}

    def _is_on(self, field: str) -> bool:
        return bool(getattr(self._preferences.value, field))

    def _line(self, field: str) -> SwitchLine:
        line = SwitchLine(
            word=Label(self._look, size=15, weight=EXTRABOLD, is_wrapped=True),
            note=Label(self._look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True),
            switch=Switch(self._look, ""),
        )
        line.switch.toggled.connect(lambda is_on: self._preferences.change(**{field: is_on}))
        return line


class AccessPanel(SwitchLines):
    """Reach and habit, under their head: each line on a ground of its own, with its state in a word."""

    def words(self) -> dict[str, tuple[str, str]]:
        """See SwitchLines."""
        return {
            "is_motion_reduced": (self.tr("Less motion"), self.tr("Cards appear in their places and do not fly.")),
            "shows_keys": (self.tr("Show keys"), self.tr("The keys of the moment beside the status line.")),
            "shows_last_trick": (
                self.tr("Show the last trick"),
                self.tr("Flags under the players tell who played what, until your next card lies. U at the table."),
            ),
            "is_confirming": (
                self.tr("Confirm the move"),
                self.tr("A move made with the mouse counts only after Enter or the golden button."),
            ),
            "plays_forced": (
                self.tr("Play forced moves for me"),
                self.tr("The last card of a hand, the only row: never what would tell others about your cards."),
            ),
            "plays_on_click": (
                self.tr("One click plays"),
                self.tr("A click on a card of your hand plays it; until the cards turn up you can take it back."),
            ),
            "reads_aloud": (
                self.tr("Narrate the table to the screen reader"),
                self.tr("Every change becomes a sentence for the screen reader."),
            ),
            "has_large_targets": (
                self.tr("Larger targets"),
                self.tr("Cards, rows and boxes answer a click from further away."),
            ),
        }

    def retranslate(self) -> None:
        self._head.setText(self.tr("Accessibility"))
        super().retranslate()

    def show_values(self) -> None:
        super().show_values()
        for line, state in zip(self._lines.values(), self._states, strict=True):
            state.setText(self.tr("yes") if line.switch.isChecked() else self.tr("no"))
        self.switch("plays_on_click").setEnabled(not self._preferences.value.is_confirming)

    def _is_on(self, field: str) -> bool:
        return self._preferences.is_still if field == "is_motion_reduced" else super()._is_on(field)

    def _arrange(self) -> None:
        self._head = Label(self._look, size=18, weight=EXTRABOLD)
        self._states = [Label(self._look, size=13, weight=SEMIBOLD, colour="muted") for _ in self._lines]
        column = in_units(self._look, stacked(self, self._head), gap=5)
        for line, state in zip(self._lines.values(), self._states, strict=True):
            inset = Panel(self._look, kind="inset", radius=12, padding=7)
            inside = abreast(inset, gap=8)
            stacked(inside, line.word, line.note, share=1)
            inside.addWidget(state)
            inside.addWidget(line.switch)
            column.addWidget(inset)


class SoundLines(SwitchLines):
    """Which sounds are heard; nothing can be chosen while all is muted."""

    def words(self) -> dict[str, tuple[str, str]]:
        """See SwitchLines."""
        return {
            "hears_cards": (self.tr("Cards and chips"), self.tr("slide, land, turn")),
            "hears_ox": (self.tr("Moo"), self.tr("when somebody takes a row")),
            "hears_turn": (self.tr("Your-turn chime"), self.tr("two notes when you are to decide")),
        }

    def show_values(self) -> None:
        super().show_values()
        for line in self._lines.values():
            line.switch.setEnabled(not self._preferences.value.is_muted)

    def _arrange(self) -> None:
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        for row, line in enumerate(self._lines.values()):
            for column, part in enumerate(line):
                self._grid.addWidget(part, row, column)
        self._look.changed.connect(self._relayout)
        self._relayout()

    def _relayout(self) -> None:
        self._grid.setHorizontalSpacing(self._look.px(14))
        self._grid.setVerticalSpacing(round(2 * self._look.u * self._look.text_scale**2))
        self._grid.setColumnMinimumWidth(0, round(140 * self._look.u * self._look.text_scale))
