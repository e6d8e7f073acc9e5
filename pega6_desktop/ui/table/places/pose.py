"""One pose: where a card belongs, how large it is, and in which layer it lies.

Owns this value and the layers of the table. Must not know Qt, nor which card lies where.
"""

import msgspec

from pega6_desktop.ui.table.places.layout import Rect, card_height

ROW_Z = 10.0
PICKED_Z = 38.0
SEAT_Z = 40.0
HAND_Z = 100.0
TRAY_Z = 165.0
LIFTED_Z = 190.0


class Pose(msgspec.Struct, frozen=True):
    """Left top corner of the upright card, its width (whole px), its tilt around its middle in degrees, its layer.

    is_lifted: the card stands in the air, with the shadow of one. seen: the share of it, from the left, that the next
    card in a fan leaves to be seen; 1 where that is all of its figure.
    """

    x: float
    y: float
    width: int
    angle: float = 0.0
    z: float = 0.0
    is_lifted: bool = False
    seen: float = 1.0

    @property
    def height(self) -> int:
        return card_height(self.width)

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def rect(self) -> Rect:
        """The card as if it stood upright."""
        return Rect(self.x, self.y, self.width, self.height)
