"""A long plain text to be read and copied, as a quiet sheet with its own scroll bar.

Owns its look and its keys. Must not know what the text says.
"""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import REGULAR
from pega6_desktop.ui.screens.common.screen import ThinBar

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
        self.setVerticalScrollBar(ThinBar(look))
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
