"""The palette of the application: what Qt draws itself (tooltips, selections, text cursors) in the theme's colours.

Owns the palette. Must not know widgets.
"""

from PySide6.QtGui import QColor, QPalette

from pega6_desktop.ui.look.theme import Theme


def palette_of(theme: Theme) -> QPalette:
    """Every role from a token, also for disabled things, so that nothing is black on black."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: theme.wood1,
        QPalette.ColorRole.WindowText: theme.ink,
        QPalette.ColorRole.Base: theme.field,
        QPalette.ColorRole.AlternateBase: theme.inset,
        QPalette.ColorRole.Text: theme.ink,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.plate,
        QPalette.ColorRole.ButtonText: theme.ink,
        QPalette.ColorRole.BrightText: theme.accent,
        QPalette.ColorRole.Highlight: theme.gold,
        QPalette.ColorRole.HighlightedText: theme.on_gold,
        QPalette.ColorRole.ToolTipBase: theme.bubble,
        QPalette.ColorRole.ToolTipText: theme.ink,
        QPalette.ColorRole.Link: theme.accent,
        QPalette.ColorRole.LinkVisited: theme.accent,
        QPalette.ColorRole.Accent: theme.gold,
    }
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return palette
