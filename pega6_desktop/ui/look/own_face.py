"""The contract of faces that a game draws itself: cards of other makes, chips, dice.

Owns the base of such values. Must not know any game, tables or caches of pixmaps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter

    from pega6_desktop.ui.look.look import Look
    from pega6_desktop.ui.look.pictures import Pictures


class OwnFace(msgspec.Struct, frozen=True):
    """What a thing on the table shows. Equal faces look equal in one look; subclasses hold all they depend on."""

    @property
    def is_card(self) -> bool:
        """Whether it fills its place like a card, so that a card's shadow is baked beneath; others bring their own."""
        return True

    def turns_over_from(self, former: OwnFace) -> bool:
        """Whether a thing that showed `former` turns over to show this; else its picture changes where it lies."""
        return True

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """Draw into `place`, whole device pixels of a painter without scaling; width in logical px."""
        raise NotImplementedError
