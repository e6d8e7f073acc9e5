"""Which sounds are heard: a switch a line, each with a few words.

Owns these lines. Must not know what obeys them.
"""

from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, Switch, show_checked
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore

FIELDS = ("hears_cards", "hears_ox", "hears_turn")
"""The preferences that are set here, top to bottom."""


class _Line(NamedTuple):
    word: Label
    note: Label
    switch: Switch


class SoundLines(QWidget):
    """Shows the preferences in force and changes them at once; nothing can be chosen while all is muted."""

    def __init__(self, look: Look, preferences: PreferenceStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._preferences = look, preferences
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._lines = {field: self._line(row, field) for row, field in enumerate(FIELDS)}
        preferences.changed.connect(self.show_values)
        look.changed.connect(self._relayout)
        self.retranslate()
        self._relayout()

    def switch(self, field: str) -> Switch:
        """The switch of a preference; KeyError for one that is not set here."""
        return self._lines[field].switch

    def retranslate(self) -> None:
        """Every word in the present language."""
        for field, (word, note) in self._words().items():
            line = self._lines[field]
            line.word.setText(word)
            line.note.setText(note)
            line.switch.set_words(word)
            line.switch.setAccessibleDescription(note)
        self.show_values()

    def show_values(self) -> None:
        """What is in force now."""
        value = self._preferences.value
        for field, line in self._lines.items():
            show_checked(line.switch, is_on=bool(getattr(value, field)))
            line.switch.setEnabled(not value.is_muted)

    def standard(self) -> dict[str, object]:
        """The fields as they are in a new house."""
        return {field: getattr(Preferences(), field) for field in FIELDS}

    def _words(self) -> dict[str, tuple[str, str]]:
        return {
            "hears_cards": (self.tr("Cards and chips"), self.tr("slide, land, turn")),
            "hears_ox": (self.tr("Moo"), self.tr("when somebody takes a row")),
            "hears_turn": (self.tr("Call"), self.tr("two notes when you are to decide")),
        }

    def _line(self, row: int, field: str) -> _Line:
        look = self._look
        line = _Line(
            word=Label(look, size=15, weight=EXTRABOLD, is_wrapped=True),
            note=Label(look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True),
            switch=Switch(look, ""),
        )
        line.switch.toggled.connect(lambda is_on: self._preferences.change(**{field: is_on}))
        for column, part in enumerate(line):
            self._grid.addWidget(part, row, column)
        return line

    def _relayout(self) -> None:
        self._grid.setHorizontalSpacing(round(14 * self._look.u))
        self._grid.setVerticalSpacing(round(2 * self._look.u * self._look.text_scale**2))
        self._grid.setColumnMinimumWidth(0, round(140 * self._look.u * self._look.text_scale))
