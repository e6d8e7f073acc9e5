"""The menu in the colours of the look.

Owns how menus look. Must not know their entries.
"""

from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QMenu, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import SEMIBOLD


class LookMenu(QMenu):
    """A menu on a paper plate."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        theme, look = self._look.theme, self._look
        self.setFont(look.font(15, SEMIBOLD))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.plate))
        palette.setColor(QPalette.ColorRole.WindowText, QColor(theme.ink))
        self.setPalette(palette)
        pad, side, radius = look.px(8), look.px(18), look.px(8)
        self.setStyleSheet(
            f"QMenu {{ background: {theme.plate}; border: 2px solid {theme.plate_edge}; padding: {pad}px; }}"
            f"QMenu::item {{ color: {theme.ink}; padding: {pad}px {side}px; border-radius: {radius}px; }}"
            f"QMenu::item:selected {{ background: {theme.gold}; color: {theme.on_gold}; }}"
            f"QMenu::item:disabled {{ color: {theme.muted}; }}"
            f"QMenu::separator {{ background: {theme.plate_edge}; height: 1px; margin: {pad // 2}px {side}px; }}"
        )
