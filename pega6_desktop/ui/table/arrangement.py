"""The contract of a table that is arranged in another way than rows, plates and a hand: a game brings its own spread.

Owns the base of such spreads: what lies there, where it belongs, what stands still, what is lit. A spread is a frozen
value made by a board; equal spreads look equal. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

import msgspec

from pega6_desktop.ui.table.places.layout import Rect, TableLayout

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from pega6_desktop.ui.look import Look
    from pega6_desktop.ui.table.cards.art import CardArt
    from pega6_desktop.ui.table.cards.inking import Way
    from pega6_desktop.ui.table.places.pose import Pose
    from pega6_desktop.ui.table.view import CardKey, CardView, Target, ZoneId

Drawing = Callable[["QPainter", "Look", "CardArt", float], None]
"""Paints in window coordinates; the last argument is the device pixel ratio."""


class SpreadLayout(TableLayout, frozen=True):
    """The rectangles of a spread; games add their own. There are no rows, and no plates but those the spread draws."""


class Still(NamedTuple):
    """One picture that stands still.

    name: which one it is, so that the same piece shows its next picture. content: all that `draw` depends on besides
    box and look. z: its layer; cards of a mat lie at 10, those of a hand at 100. margin: units around the box that may
    be painted on.
    """

    name: str
    content: tuple[object, ...]
    box: Rect
    z: float
    draw: Drawing
    margin: float = 12


class Thing(NamedTuple):
    """A place for screen readers: a zone with its name and description."""

    zone: ZoneId
    name: str
    description: str = ""


class Writing(NamedTuple):
    """Something that is written before the eyes of all: a box as it was, and what comes into it, part after part.

    content: all that the drawings depend on besides box and look. z: the layer of what it is written on.
    """

    content: tuple[object, ...]
    box: Rect
    z: float
    before: Drawing
    parts: tuple[tuple[Drawing, Way], ...]


class Arrangement(msgspec.Struct, frozen=True):
    """What a game lays on the mat, see the module. Geometry methods are pure."""

    @property
    def shape(self) -> tuple[object, ...]:
        """What the rectangles depend on besides the window."""
        raise NotImplementedError

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> SpreadLayout:
        """The rectangles in a window of that many logical px; see `table_layout`. is_watched: nobody plays here."""
        raise NotImplementedError

    def cards(self) -> Iterator[CardView]:
        """Everything that may ever move."""
        raise NotImplementedError

    def movable(self) -> frozenset[CardKey]:
        """What the viewer may ever have in the air."""
        raise NotImplementedError

    def glued(self) -> frozenset[CardKey]:
        """What lies on another thing and is no target of the pointer: whoever grasps it grasps what is below."""
        return frozenset()

    def bare(self) -> Self:
        """The same table before anything lies there."""
        raise NotImplementedError

    def veiled(self) -> Self:
        """The same table without what only its viewer may see."""
        raise NotImplementedError

    def opened(self, views: Mapping[int, Arrangement]) -> Self:
        """The same table with what the others hold lying open. views: by seat, the table as each of them sees it."""
        return self

    def poses(
        self,
        layout: SpreadLayout,
        *,
        lifted: CardKey | None,
        hovered: CardKey | None,
        raised: frozenset[CardKey] = frozenset(),
    ) -> dict[CardKey, Pose]:
        """Where each of `cards` belongs. raised: those that are chosen."""
        raise NotImplementedError

    def zone_pose(self, layout: SpreadLayout, zone: ZoneId) -> Pose:
        """Where something comes from or goes to when all that is known is a zone."""
        raise NotImplementedError

    def zone_rect(self, layout: SpreadLayout, zone: ZoneId) -> Rect:
        """What the zone covers."""
        raise NotImplementedError

    def zone_at(self, layout: SpreadLayout, x: float, y: float) -> ZoneId | None:
        """The zone under the point, None over the bare table."""
        raise NotImplementedError

    def tip(self, layout: SpreadLayout, x: float, y: float) -> str:
        """What there is to say at a point where nothing movable lies; empty for nothing."""
        raise NotImplementedError

    def still(self, layout: SpreadLayout) -> Iterator[Still]:
        """The pictures that stand still."""
        raise NotImplementedError

    def lit(self, layout: SpreadLayout, targets: Sequence[Target], aimed: ZoneId | None) -> Iterator[Still]:
        """The pictures that show these targets, the aimed one most of all; they fade in and out."""
        raise NotImplementedError

    def writings(self, former: Self, layout: SpreadLayout) -> Iterator[Writing]:
        """What is new on this table since the former one and is to be seen being written; nothing on most tables."""
        return iter(())

    def things(self) -> Iterator[Thing]:
        """The places as screen readers walk them."""
        raise NotImplementedError

    def alike(self) -> frozenset[CardKey]:
        """Cards that screen readers pass over, because another one stands for them and their number is told."""
        return frozenset()

    # ------------------------------------------------------------ read out on demand

    def held(self) -> tuple[str, ...]:
        """What the viewer has, thing by thing, where it is more than the hand; empty where the hand is all."""
        return ()

    def offered(self) -> str:
        """What is to be chosen from, told with whose turn it is; empty for nothing."""
        return ""

    def parts(self) -> tuple[str, ...]:
        """The table part by part, as the numbers call them."""
        raise NotImplementedError
