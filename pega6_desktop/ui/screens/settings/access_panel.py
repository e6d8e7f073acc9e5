"""The settings of reach and habit: a switch a line, each with one sentence.

Owns these lines. Must not know what obeys them.
"""

from typing import NamedTuple

from PySide6.QtWidgets import QVBoxLayout, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, Panel, Switch, show_checked
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore
from pega6_desktop.ui.screens.common.screen import abreast, stacked

FIELDS = ("is_motion_reduced", "shows_keys", "is_confirming", "plays_forced", "reads_aloud", "has_large_targets")
"""The preferences that are set here, top to bottom."""


class _Line(NamedTuple):
    word: Label
    note: Label
    state: Label
    switch: Switch
    inset: Panel


class AccessPanel(Panel):
    """Shows the preferences in force and changes them at once."""

    def __init__(self, look: Look, preferences: PreferenceStore, parent: QWidget | None = None) -> None:
        super().__init__(look, padding=16, parent=parent)
        self._look, self._preferences = look, preferences
        self._head = Label(look, size=18, weight=EXTRABOLD)
        self._lines = {field: self._line(field) for field in FIELDS}
        self._states: dict[bool, str] = {}
        self._column = self._arrange()
        preferences.changed.connect(self.show_values)
        look.changed.connect(self._relayout)
        self.retranslate()
        self._relayout()

    def switch(self, field: str) -> Switch:
        """The switch of a preference; KeyError for one that is not set here."""
        return self._lines[field].switch

    def retranslate(self) -> None:
        """Every word in the present language."""
        self._head.setText(self.tr("Access"))
        self._states = {True: self.tr("yes"), False: self.tr("no")}
        for field, (word, note) in self._words().items():
            line = self._lines[field]
            line.word.setText(word)
            line.note.setText(note)
            line.switch.set_words(word)
            line.switch.setAccessibleDescription(note)
        self.show_values()

    def show_values(self) -> None:
        """What is in force now."""
        for field, line in self._lines.items():
            is_on = self._preferences.is_still if field == "is_motion_reduced" else self._is_on(field)
            show_checked(line.switch, is_on=is_on)
            line.state.setText(self._states[is_on])

    def standard(self) -> dict[str, object]:
        """The fields as they are in a new house."""
        return {field: getattr(Preferences(), field) for field in FIELDS}

    def _is_on(self, field: str) -> bool:
        return bool(getattr(self._preferences.value, field))

    def _words(self) -> dict[str, tuple[str, str]]:
        return {
            "is_motion_reduced": (self.tr("Less motion"), self.tr("Cards appear in their places and do not fly.")),
            "shows_keys": (self.tr("Show keys"), self.tr("The keys of the moment beside the status line.")),
            "is_confirming": (
                self.tr("Confirm the move"),
                self.tr("What the mouse plays counts only after Enter or the golden button."),
            ),
            "plays_forced": (
                self.tr("Play by itself what is no choice"),
                self.tr("The last card of a hand, the only row: never what would tell others about your cards."),
            ),
            "reads_aloud": (
                self.tr("Read the table aloud"),
                self.tr("Every change becomes a sentence for the screen reader."),
            ),
            "has_large_targets": (
                self.tr("Larger targets"),
                self.tr("Cards, rows and boxes answer a click from further away."),
            ),
        }

    def _line(self, field: str) -> _Line:
        look = self._look
        line = _Line(
            word=Label(look, size=15, weight=EXTRABOLD, is_wrapped=True),
            note=Label(look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True),
            state=Label(look, size=13, weight=SEMIBOLD, colour="muted"),
            switch=Switch(look, ""),
            inset=Panel(look, kind="inset", radius=12, padding=7),
        )
        inside = abreast(line.inset, gap=8)
        words = stacked(inside, share=1)
        words.addWidget(line.word)
        words.addWidget(line.note)
        inside.addWidget(line.state)
        inside.addWidget(line.switch)
        line.switch.toggled.connect(lambda is_on: self._preferences.change(**{field: is_on}))
        return line

    def _arrange(self) -> QVBoxLayout:
        column = stacked(self)
        column.addWidget(self._head)
        for line in self._lines.values():
            column.addWidget(line.inset)
        return column

    def _relayout(self) -> None:
        self._column.setSpacing(round(5 * self._look.u))
