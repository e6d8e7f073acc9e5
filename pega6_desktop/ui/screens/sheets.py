"""Sheets to be read, with one way back: what this program is, and the rules of the match on the table.

Owns their sentences. Must not know where the version comes from, nor how rules are chosen: it shows what was agreed.
"""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from pega6_desktop.records.record import MatchHeader
from pega6_desktop.ui.look import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, Look, paint
from pega6_desktop.ui.look.widgets import Drawn, Label, Panel, TopBar
from pega6_desktop.ui.screens.common.house_rules import AgreedRule, agreed
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, abreast, in_units, stacked, take_out
from pega6_desktop.ui.words.messages import filled

LINES = 7
"""Seen at once at least."""


class LicenceText(QPlainTextEdit):
    """Arrow and page keys scroll, letters can be marked and copied; Tab goes on."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(text)
        self._look = look
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        look.changed.connect(self._on_look_changed)
        self._on_look_changed()

    def _on_look_changed(self) -> None:
        theme, palette = self._look.theme, QPalette(self.palette())
        for role, colour in (
            (QPalette.ColorRole.Base, theme.plate),
            (QPalette.ColorRole.Text, theme.ink),
            (QPalette.ColorRole.Highlight, theme.accent),
            (QPalette.ColorRole.HighlightedText, theme.plate),
        ):
            palette.setColor(role, QColor(colour))
        self.setPalette(palette)
        self.setFont(self._look.font(14, REGULAR))
        self.document().setDocumentMargin(0)
        self.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())


class AboutScreen(PageScreen):
    """A sheet with the ox."""

    def __init__(self, look: Look, bar: TopBar, version: str, licences: str) -> None:
        super().__init__(look, bar)
        self._version = version
        self._name = Label(look, size=40, weight=EXTRABOLD)
        self._texts = [Label(look, size=16, weight=SEMIBOLD, is_wrapped=True) for _ in range(4)]
        self._texts[0].set_colour("muted")
        self._heading = Label(look, size=16, weight=EXTRABOLD, is_wrapped=True)
        self._licences = LicenceText(look, licences)
        self._arrange()
        self.retranslate()

    def retranslate(self) -> None:
        """All sentences in the present language."""
        self._bar.set_title(self.tr("About"), self.tr("Pega 6"))
        self._name.setText(self.tr("Pega 6"))
        texts = (
            filled(self.tr("Version {version}"), version=self._version),
            self.tr("Pega em 6!, No Thanks! and Qwixx Cards against bots or friends, by mouse or keyboard alone."),
            self.tr("Cards, ox and people were drawn for this program. It is free software under the MIT licence."),
            self.tr("Font: Bricolage Grotesque, SIL Open Font License 1.1. Interface: Qt for Python, LGPL 3."),
        )
        for words, text in zip(self._texts, texts, strict=True):
            words.setText(text)
        heading = self.tr("Licences of everything this program carries")
        self._heading.setText(heading)
        self._licences.setAccessibleName(heading)
        self.back_button.set_label(self.tr("Back"))

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=26)
        inside = abreast(panel, (_Ox(self.look), 0, Qt.AlignmentFlag.AlignTop), gap=24)
        content = QWidget()
        words = self._name, *self._texts, self._heading
        in_units(self.look, stacked(content, *words, (self._licences, 1)), gap=12)
        inside.addWidget(Scroll(self.look, content), 1)
        page = self.begin(flags=(22, 24))
        in_units(self.look, abreast(page, panel, share=1), margins=(160, 10, 160, 0))
        self.end(page, None, self.back_button)


class _Ox(Drawn):
    """The sign of the program."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """A square."""
        side = self._look.px(190)
        return QSize(side, side)

    def draw(self, painter: QPainter) -> None:
        """The head in the colour of heads, its horns in gold."""
        theme = self._look.theme
        paint.ox_head(
            painter,
            QRectF(self.rect()),
            colour=theme.accent,
            cut=theme.plate,
            horn=theme.warm,
            detail=paint.OxDetail.HEAD,
        )


class AgreedLine(Panel):
    """One house rule: name and value, and its sentence; a gold edge where it is not the standard."""

    def __init__(self, look: Look, rule: AgreedRule) -> None:
        super().__init__(look, kind="chosen" if rule.is_changed else "inset", radius=12, padding=10)
        name = Label(look, rule.name, size=16, weight=EXTRABOLD, is_wrapped=True)
        value = Label(look, rule.value, size=16, weight=EXTRABOLD, colour="good")
        column = stacked(self, gap=2)
        abreast(column, (name, 1), value, gap=10)
        column.addWidget(Label(look, rule.sentence, size=14, weight=SEMIBOLD, colour="muted", is_wrapped=True))


class AgreedScreen(PageScreen):
    """What the people at this table have agreed."""

    def __init__(self, look: Look, bar: TopBar) -> None:
        super().__init__(look, bar)
        self._match: MatchHeader | None = None
        self.lines: list[AgreedLine] = []
        self._variant = Label(look, size=30, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=16, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._edition = Label(look, size=16, weight=BOLD, is_wrapped=True)
        self._note = Label(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._cards = Label(look, size=14, weight=SEMIBOLD, colour="muted", is_wrapped=True)
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
        take_out(self._list, self.lines)
        self.lines = [AgreedLine(self.look, rule) for rule in told.rules]
        for line in self.lines:
            self._list.addWidget(line)

    def relayout(self) -> None:
        """The sheet keeps its distance from the edges where there is room."""
        u, width = self.look.u, self.width()
        side = max(round(8 * u), (width - round(860 * u * max(1.0, self.look.text_scale * 0.8))) // 2)
        self._body.setContentsMargins(side, round(6 * u), side, 0)

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=24)
        content = QWidget()
        column = stacked(content, self._variant, self._sentence, self._edition, self._cards)
        self._list = in_units(self.look, stacked(column), gap=7)
        column.addWidget(self._note)
        column.addStretch(1)
        in_units(self.look, column, gap=8, margins=(0, 0, 8, 0))
        stacked(panel, Scroll(self.look, content))
        self._note.hide()
        page = self.begin(flags=(18, 14))
        self._body = abreast(page, panel, share=1)
        self.end(page, None, self.back_button)
