"""How large the window opens.

Owns the sizes. Must not know what is in the window.
"""

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

FIRST_SIZE = QSize(1280, 800)
SMALLEST_SIZE = QSize(800, 560)
"""Smaller windows scroll instead of shrinking further."""


def fitting(wish: tuple[int, int] | None) -> QSize:
    """The size of last time where the screen still has room for it, otherwise as much as fits."""
    size = FIRST_SIZE if wish is None else QSize(*wish)
    room = QGuiApplication.primaryScreen().availableSize()
    return size.boundedTo(room).expandedTo(SMALLEST_SIZE)
