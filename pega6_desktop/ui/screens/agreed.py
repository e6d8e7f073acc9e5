"""The rules of the match on the table: variant, edition, and each house rule with its value.

Owns this page. Must not know how rules are chosen: it shows what its players agreed.
"""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.record import MatchHeader
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, Panel, Pennants, PrimaryButton, TopBar
from pega6_desktop.ui.screens.common.rule_words import AgreedRule, agreed
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.words.messages import filled


class AgreedLine(Panel):
    """One house rule: name and value, and its sentence; a gold edge where it is not the standard."""

    def __init__(self, look: Look, rule: AgreedRule, parent: QWidget | None = None) -> None:
        super().__init__(look, kind="chosen" if rule.is_changed else "inset", radius=12, padding=10, parent=parent)
        name = Label(look, rule.name, size=16, weight=EXTRABOLD, is_wrapped=True)
        value = Label(look, rule.value, size=16, weight=EXTRABOLD, colour="good")
        sentence = Label(look, rule.sentence, size=14, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        column = stacked(self, gap=2)
        top = abreast(column, gap=10)
        top.addWidget(name, 1)
        top.addWidget(value)
        column.addWidget(sentence)


class AgreedScreen(Screen):
    """What the people at this table have agreed; ``back_asked`` by Esc or Enter."""

    back_asked = Signal()

    def __init__(self, look: Look, bar: TopBar, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._bar = bar
        self._match: MatchHeader | None = None
        self.lines: list[AgreedLine] = []
        self._variant = Label(look, size=30, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=16, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._edition = Label(look, size=16, weight=BOLD, is_wrapped=True)
        self._note = Label(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._cards = Label(look, size=14, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self.back_button = PrimaryButton(look, icon="check", key="Esc", tall=56)
        self.back_button.clicked.connect(self.back_asked)
        self.set_main(self.back_button)
        self.set_way_back(self.back_button)
        self._arrange()
        self.retranslate()
        self.relayout()

    def show_match(self, match: MatchHeader) -> None:
        """Show the rules of this match."""
        self._match = match
        self.retranslate()

    def retranslate(self) -> None:
        """All rules in the present language."""
        self.back_button.set_label(self.tr("Back to the table"))
        self._bar.set_title(self.tr("Rules of this match"), self.tr("as agreed before the first deal"))
        if self._match is None:
            return
        told = agreed(self._match)
        self._variant.setText(told.variant)
        self._sentence.setText(told.sentence)
        self._edition.setText(filled(self.tr("Edition: {edition}"), edition=told.edition))
        self._cards.setText(told.cards)
        self._cards.setVisible(bool(told.cards))
        has_changed = any(rule.is_changed for rule in told.rules)
        self._note.setText(self.tr("Rules with a golden edge are not the standard ones.") if has_changed else "")
        self._note.setVisible(has_changed)
        for line in self.lines:
            self._list.removeWidget(line)
            line.hide()
            line.deleteLater()
        self.lines = [AgreedLine(self.look, rule) for rule in told.rules]
        for line in self.lines:
            self._list.addWidget(line)

    def relayout(self) -> None:
        """The sheet keeps its distance from the edges where there is room."""
        u, width = self.look.u, self.width()
        side = max(round(8 * u), (width - round(860 * u * max(1.0, self.look.text_scale * 0.8))) // 2)
        self._body.setContentsMargins(side, round(6 * u), side, 0)
        self._column.setContentsMargins(0, 0, round(8 * u), 0)
        self._column.setSpacing(round(8 * u))
        self._list.setSpacing(round(7 * u))
        self._feet.setContentsMargins(0, 0, round(9 * u), round(10 * u))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width leaves other margins."""
        super().resizeEvent(event)
        self.relayout()

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=24)
        content = QWidget()
        self._column = stacked(content)
        for words in (self._variant, self._sentence, self._edition, self._cards):
            self._column.addWidget(words)
        self._list = stacked(self._column)
        self._column.addWidget(self._note)
        self._column.addStretch(1)
        stacked(panel).addWidget(Scroll(self.look, content))
        self._note.hide()
        page = stacked(self)
        page.addWidget(self._bar)
        page.addWidget(Pennants(self.look, size=18, sag=14))
        self._body = abreast(page, share=1)
        self._body.addWidget(panel)
        self._feet = abreast(page)
        self._feet.addStretch(1)
        self._feet.addWidget(self.back_button)
