"""Fields of a form: a line to type in that can say what is wrong with it, and a row with a house rule.

Owns how a control, its sentence and its trouble stand together. Must not know what is agreed in the field.
"""

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QSizePolicy, QWidget

from pega6_desktop.core.variant import Choice, Flag, HouseRule, Number, OptionValue
from pega6_desktop.records.profiles import MOST_DIGITS
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, NameField, Option, Panel, SegmentedChoice, Switch, show_checked
from pega6_desktop.ui.screens.common.house_rules import rule_words, value_word
from pega6_desktop.ui.screens.common.screen import ENTER_KEYS, abreast, stacked
from pega6_desktop.ui.words.messages import RuleWords

LARGE_TYPE = 1.4
"""Text scale from which name and control of a rule stand under each other."""

LONGEST_TYPED = 1000
"""Characters a field takes; far more than can be right, so that the sentence about it can say so."""


class TypedField(NameField):
    """A line that shows trouble by a red edge and says it to screen readers."""

    def __init__(self, look: Look, text: str = "", *, parent: QWidget | None = None) -> None:
        super().__init__(look, "", text, longest=LONGEST_TYPED, parent=parent)
        self._trouble, self._description = "", ""

    def set_description(self, sentence: str) -> None:
        """What the field is for; screen readers hear it while nothing is wrong."""
        self._description = sentence
        self.setAccessibleDescription(self._trouble or sentence)

    def set_trouble(self, sentence: str) -> None:
        """What is wrong with the text; empty when it is right."""
        self._trouble, self.is_wrong = sentence, bool(sentence)
        self.setAccessibleDescription(sentence or self._description)
        self.update()


class NameEntry(TypedField):
    """A name that is typed to be kept: Enter says that it is ``given``, and does not reach the screen."""

    given = Signal(str)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            self.given.emit(self.text())
        else:
            super().keyPressEvent(event)


class PinField(TypedField):
    """A hidden line of digits, no more than a PIN has. The space bar, which no PIN holds, says that it is ``done``."""

    done = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setEchoMode(QLineEdit.EchoMode.Password)
        self.setMaxLength(MOST_DIGITS)
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self.done.emit()


class NumberField(TypedField):
    """A whole number as text; Up and Down count."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()))
        text = self.text().strip()
        if step is None or not text.lstrip("-").isdecimal():
            super().keyPressEvent(event)
            return
        self.setText(str(int(text) + step))
        self.textEdited.emit(self.text())


class Trouble(Label):
    """The sentence under a field; takes no room while all is well."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, size=13, weight=BOLD, colour="accent", is_wrapped=True)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show this sentence; hide when it is empty."""
        self.setText(sentence)
        self.setVisible(bool(sentence))


class RuleRow(Panel):
    """One house rule, made from its description: name, control, one sentence; ``edited`` after every change."""

    edited = Signal()

    def __init__(self, look: Look, game: str, rule: HouseRule) -> None:
        super().__init__(look, kind="inset", radius=12, padding=10)
        self._game, self.rule = game, rule
        self._name = Label(look, size=15, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=12.8, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._trouble = Trouble(look)
        self._state = Label(look, size=13, weight=SEMIBOLD, colour="muted")
        if not isinstance(rule, Flag):
            self._state.hide()
        self.control = self._make_control(look)
        column = stacked(self)
        self._top = abreast(column, (self._name, 1))
        abreast(self._top, self._state, self.control, gap=6)
        column.addWidget(self._trouble)
        column.addWidget(self._sentence)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.retranslate()

    @property
    def text(self) -> str:
        """The typed number of a number rule; empty for other rules."""
        return self.control.text() if isinstance(self.control, NumberField) else ""

    @property
    def value(self) -> OptionValue:
        """The value of a rule that is not a number."""
        match self.control:
            case SegmentedChoice():
                return self.control.value
            case Switch():
                return self.control.isChecked()
            case _:
                return None

    def show_value(self, value: OptionValue) -> None:
        """Set the control without telling anybody."""
        match self.control:
            case NumberField():
                self.control.setText("" if value is None else str(value))
            case SegmentedChoice():
                self.control.set_value(str(value))
            case Switch():
                show_checked(self.control, is_on=bool(value))
        self._say_state()

    def relayout(self) -> None:
        """With large type the control stands under the name."""
        is_large = self._look.text_scale > LARGE_TYPE
        self._top.setDirection(QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight)
        if isinstance(self.control, NumberField):
            self.control.setFixedWidth(round(max(110 * self._look.u, self._look.text_px(16) * 6)))

    def say(self, sentence: str) -> None:
        """Show what is wrong with the value; empty when nothing is."""
        self._trouble.say(sentence)
        self._sentence.setVisible(not sentence)
        if isinstance(self.control, NumberField):
            self.control.set_trouble(sentence)

    def retranslate(self) -> None:
        """Set the words of the rule in the present language."""
        words = rule_words(self._game, self.rule.key)
        self._name.setText(words.name)
        self._sentence.setText(words.sentence)
        self.control.setAccessibleName(words.name)
        self.control.setAccessibleDescription(words.sentence)
        if isinstance(self.control, NumberField):
            self.control.set_description(words.sentence)
            self.control.setPlaceholderText(words.placeholder)
        if isinstance(self.rule, Choice) and isinstance(self.control, SegmentedChoice):
            self.control.set_options(_options(self.rule, words))
        self._say_state()

    def _say_state(self) -> None:
        """Yes or no in words beside a switch."""
        if isinstance(self.control, Switch):
            self._state.setText(value_word(self._game, self.rule, self.control.isChecked()))

    def _make_control(self, look: Look) -> NumberField | SegmentedChoice | Switch:
        match self.rule:
            case Number():
                field = NumberField(look)
                field.textEdited.connect(self.edited)
                return field
            case Choice():
                words = rule_words(self._game, self.rule.key)
                choice = SegmentedChoice(look, "", _options(self.rule, words), self.rule.default)
                choice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
                choice.chosen.connect(self.edited)
                return choice
            case Flag():
                switch = Switch(look, "")
                switch.toggled.connect(self._say_state)
                switch.toggled.connect(self.edited)
                return switch


def _options(rule: Choice, words: RuleWords) -> list[Option]:
    return [Option(value, words.values.get(value, value)) for value in rule.values]
