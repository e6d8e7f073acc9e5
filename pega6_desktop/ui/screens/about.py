"""What this program is, which version, and under which licences.

Owns these few sentences. Must not know where the version comes from.
"""

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from pega6_desktop.ui.look import EXTRABOLD, REGULAR, SEMIBOLD, Look, paint
from pega6_desktop.ui.look.widgets import Label, Panel, Pennants, PrimaryButton, TopBar
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.words.messages import filled

LINES = 7
"""Seen at once at least."""


class LicenceText(QPlainTextEdit):
    """Arrow and page keys scroll, letters can be marked and copied; Tab goes on."""

    def __init__(self, look: Look, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
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


class AboutScreen(Screen):
    """A sheet with the ox; ``back_asked`` by Esc or Enter."""

    back_asked = Signal()

    def __init__(self, look: Look, bar: TopBar, version: str, licences: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._bar, self._version = bar, version
        self._name = Label(look, size=40, weight=EXTRABOLD)
        self._texts = [Label(look, size=16, weight=SEMIBOLD, is_wrapped=True) for _ in range(4)]
        self._texts[0].set_colour("muted")
        self._heading = Label(look, size=16, weight=EXTRABOLD, is_wrapped=True)
        self._licences = LicenceText(look, licences)
        self.back_button = PrimaryButton(look, icon="check", key="Esc", tall=56)
        self.back_button.clicked.connect(self.back_asked)
        self.set_main(self.back_button)
        self.set_way_back(self.back_button)
        self._arrange()
        self.retranslate()
        self.relayout()

    def retranslate(self) -> None:
        """All sentences in the present language."""
        self._bar.set_title(self.tr("About"), self.tr("Pega 6"))
        self._name.setText(self.tr("Pega 6"))
        texts = (
            filled(self.tr("Version {version}"), version=self._version),
            self.tr(
                "A table for the card game Pega em 6! against bots of several levels, in full by mouse or keyboard."
            ),
            self.tr("Cards, ox and people were drawn for this program. It is free software under the MIT licence."),
            self.tr("Letters: Bricolage Grotesque, SIL Open Font Licence 1.1. Windows: Qt for Python, LGPL 3."),
        )
        for words, text in zip(self._texts, texts, strict=True):
            words.setText(text)
        heading = self.tr("Licences of everything this program carries")
        self._heading.setText(heading)
        self._licences.setAccessibleName(heading)
        self.back_button.set_label(self.tr("Back"))

    def relayout(self) -> None:
        """The sheet keeps its distance from the edges."""
        u = self.look.u
        self._body.setContentsMargins(round(160 * u), round(10 * u), round(160 * u), 0)
        self._column.setSpacing(round(12 * u))
        self._feet.setContentsMargins(0, 0, round(9 * u), round(10 * u))

    def _arrange(self) -> None:
        panel = Panel(self.look, radius=20, padding=26)
        inside = abreast(panel, gap=24)
        inside.addWidget(_Ox(self.look), 0, Qt.AlignmentFlag.AlignTop)
        content = QWidget()
        self._column = stacked(content)
        for words in (self._name, *self._texts, self._heading):
            self._column.addWidget(words)
        self._column.addWidget(self._licences, 1)
        inside.addWidget(Scroll(self.look, content), 1)
        page = stacked(self)
        page.addWidget(self._bar)
        page.addWidget(Pennants(self.look))
        self._body = abreast(page, share=1)
        self._body.addWidget(panel)
        self._feet = abreast(page)
        self._feet.addStretch(1)
        self._feet.addWidget(self.back_button)


class _Ox(QWidget):
    """The sign of the program."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """A square."""
        side = self._look.px(190)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The head in the colour of heads, its horns in gold."""
        painter = QPainter(self)
        paint.smooth(painter)
        theme = self._look.theme
        paint.ox_head(
            painter,
            QRectF(self.rect()),
            colour=theme.accent,
            cut=theme.plate,
            horn=theme.warm,
            detail=paint.OxDetail.HEAD,
        )
        painter.end()
