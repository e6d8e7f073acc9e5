"""Tool tips show letters as they were typed: a player's name is never read as markup. Owns nothing else."""

import html

from PySide6.QtGui import Qt


def as_tool_tip(text: str) -> str:
    """The text for Qt's tool tips, which take anything that looks like markup for markup."""
    return f"<span>{html.escape(text)}</span>" if Qt.mightBeRichText(text) else text
