"""An open draft as an arrangement: the cards on offer, the plates of the drafters, the own places.

Owns where every card belongs, what is meant at a point, and the binding of the pictures. Must not know who may draft
what.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.draft.cards import DraftCards
from pega6_desktop.ui.boards.pega6.draft.layout import DraftLayout, DraftShape, draft_layout
from pega6_desktop.ui.boards.pega6.draft.pictures import lit_strip, still_draft
from pega6_desktop.ui.boards.pega6.rows.arrangement import CATCH
from pega6_desktop.ui.boards.pega6.rows.layout import own_places
from pega6_desktop.ui.boards.pega6.rows.spots import behind
from pega6_desktop.ui.table.arrangement import Accents, Still
from pega6_desktop.ui.table.places import HAND_Z, ROW_Z, SEAT_Z, Pose, Rect, TableLayout, card_height
from pega6_desktop.ui.table.view import CardKey, CardView, ZoneId

_LIFTED_SHARE = 1.07
"""Width of a lifted card as a share of the others'."""
_RISE, _HOVER_RISE = 3.0, 4.0
_LIFTED_Z = 90.0


class DraftArrangement(DraftCards, frozen=True):
    """Cards, places and pictures of a draft; see `Arrangement` for the meaning of each method."""

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> DraftLayout:
        """See `draft_layout`; a watched draft is the same."""
        shape = DraftShape(len(self.places), self.columns, len(self.others), self.hand_places)
        return draft_layout(width, height, shape, text_scale=text_scale, bar=bar)

    # ------------------------------------------------------------ where cards belong

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """A lifted card rises in its place and no other card steps aside."""
        table, poses = _draft(layout), dict[CardKey, Pose]()
        for place, box in zip(self.places, table.grid, strict=True):
            if place.card is not None:
                poses[place.card.key] = _pose(box, table.card, ROW_Z)
        for drafter, plate in zip(self.others, table.plates, strict=True):
            poses.update(_on_plate(drafter.cards, plate.places, plate.card))
        for index, (card, box) in enumerate(zip(self.hand, table.own_places, strict=False)):
            poses[card.key] = _pose(box, table.hand_card, HAND_Z + index)
        for key, raise_card in ((now.hovered, _hovered), (now.lifted, _lifted)):
            if key is not None and key in poses:
                poses[key] = raise_card(poses[key], table.unit)
        return poses

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        """Cards come from the middle of the mat, and from and to the faces of the players."""
        table, (kind, number) = _draft(layout), zone
        if kind in ("hand", "pile", "seat"):
            return behind(self._portrait(table, number))
        (x, y), width = table.mat.middle, table.card
        return Pose(x - width / 2, y - card_height(width) / 2, width, z=HAND_Z)

    def _portrait(self, table: DraftLayout, seat: int) -> Rect:
        index = self._index_of(seat)
        if index is not None:
            return table.plates[index].portrait
        places = own_places(table.own.width, table.own.height, table.unit, table.text_scale)
        return (places.face or places.name).moved(table.own.x, table.own.y)

    def _index_of(self, seat: int) -> int | None:
        return next((index for index, drafter in enumerate(self.others) if drafter.seat == seat), None)

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        """The mat, cards, plates, the own places."""
        table, (kind, number) = _draft(layout), zone
        if kind == "felt":
            return table.mat
        if kind == "card":
            pose = self.poses(table, Accents()).get(zone)
            return table.mat if pose is None else pose.rect
        index = self._index_of(number)
        if index is not None:
            return table.seats[index]
        return table.fan if kind == "hand" else table.own

    def zone_at(self, layout: TableLayout, x: float, y: float) -> ZoneId | None:
        """The own plate belongs to the own places, and a little around these; then plates, and the mat."""
        table = _draft(layout)
        is_own = table.own.contains(x, y) or table.fan.grown(CATCH * table.unit).contains(x, y)
        if self.own is not None and is_own:
            return ("hand", self.own.seat)
        for drafter, box in zip(self.others, table.seats, strict=False):
            if box.contains(x, y):
                return ("seat", drafter.seat)
        return ("felt", 0) if table.mat.contains(x, y) else None

    def tip(self, layout: TableLayout, x: float, y: float) -> str:
        """Who took the card from there, or all about the drafter."""
        table = _draft(layout)
        places = zip(table.grid, self.places, strict=False)
        said = [(box, f"{place.number}: {place.name}") for box, place in places if place.name]
        said += [(box, drafter.tip) for box, drafter in zip(table.seats, self.others, strict=False)]
        own = [] if self.own is None else [(table.own, self.own.spoken)]
        return next((words for box, words in [*said, *own] if box.contains(x, y)), "")

    # ------------------------------------------------------------ pictures

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterator[Still]:
        """Places, plates, the own places, notes."""
        return still_draft(_draft(layout), self)

    def lit(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """The own places as a target."""
        return lit_strip(_draft(layout), self, now)


def _on_plate(cards: Sequence[CardView], places: Sequence[Rect], width: int) -> Iterator[tuple[CardKey, Pose]]:
    for index, (card, box) in enumerate(zip(cards, places, strict=False)):
        yield card.key, _pose(box, width, SEAT_Z + index)


def _pose(box: Rect, width: int, z: float) -> Pose:
    return Pose(box.x, box.y, width, z=z)


def _hovered(pose: Pose, unit: float) -> Pose:
    return replace(pose, y=pose.y - _HOVER_RISE * unit, z=pose.z + 1)


def _lifted(pose: Pose, unit: float) -> Pose:
    """A little larger around the middle, a little higher, over its neighbours."""
    width = round(pose.width * _LIFTED_SHARE)
    x, y = pose.middle
    return Pose(x - width / 2, y - card_height(width) / 2 - _RISE * unit, width, z=_LIFTED_Z, is_lifted=True)


def _draft(layout: TableLayout) -> DraftLayout:
    if not isinstance(layout, DraftLayout):
        raise TypeError(f"not a table of a draft: {type(layout).__name__}")
    return layout
