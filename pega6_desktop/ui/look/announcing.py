"""Words for a screen reader that stand nowhere it would find them by itself.

Owns the call of Qt. Must not know what is said.
"""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent


def announce(speaker: QObject, words: str) -> None:
    """Have these words said when the screen reader has finished its sentence; without one nothing happens."""
    if words:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(speaker, words))
