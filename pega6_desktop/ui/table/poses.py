"""Where every card of a table belongs: poses are the truth, animation is only how a card gets there.

Owns the pose of each card and of each zone a card may come from or go to. Must not know Qt, nor what a card is worth.
"""

from collections.abc import Iterator
from typing import Self

import msgspec

from pega6_desktop.ui.table.draft_layout import DraftLayout, DraftShape, draft_layout
from pega6_desktop.ui.table.draft_poses import bare_draft, draft_poses
from pega6_desktop.ui.table.fan import fan, fan_card
from pega6_desktop.ui.table.layout import Rect, TableLayout, card_height, table_layout
from pega6_desktop.ui.table.pose import HAND_Z, LIFTED_Z, ROW_Z, SEAT_Z, Pose
from pega6_desktop.ui.table.view import CardKey, CardView, DraftView, RowView, SeatView, TableView, ZoneId

__all__ = [
    "Cards",
    "Pose",
    "hand_strip",
    "layout_for",
    "portrait",
    "row_pose",
    "seat_pose",
    "table_poses",
    "zone_pose",
    "zone_rect",
]

_SEAT_TILT = 5.0


class Cards(msgspec.Struct, frozen=True):
    """The part of a table view that says which card lies where."""

    rows: tuple[RowView, ...] = ()
    others: tuple[SeatView, ...] = ()
    own: SeatView | None = None
    hand: tuple[CardView, ...] = ()
    draft: DraftView | None = None

    @classmethod
    def of(cls, view: TableView) -> "Cards":
        """The cards of a whole view."""
        return cls(view.rows, view.others, view.own, view.hand, view.draft)

    def bare(self) -> Self:
        """The same rows and seats before anything lies there."""
        replace = msgspec.structs.replace
        return type(self)(
            rows=tuple(replace(row, cards=()) for row in self.rows),
            others=tuple(replace(seat, card=None) for seat in self.others),
            own=None if self.own is None else replace(self.own, card=None),
            draft=None if self.draft is None else bare_draft(self.draft),
        )

    def faces(self) -> dict[CardKey, CardView]:
        """Every card on the table by its key."""
        lying = [card for row in self.rows for card in row.cards]
        laid = [seat.card for seat in self.seats if seat.card is not None]
        drafted = () if self.draft is None else [card for one in self.draft.drafters for card in one.cards]
        return {card.key: card for card in (*lying, *laid, *self.hand, *self.offer, *drafted)}

    @property
    def offer(self) -> tuple[CardView, ...]:
        """The open cards nobody has drafted yet."""
        places = () if self.draft is None else self.draft.places
        return tuple(place.card for place in places if place.card is not None)

    @property
    def movable(self) -> frozenset[CardKey]:
        """The cards the viewer may ever have in the air: those of the hand and those on offer."""
        return frozenset(card.key for card in (*self.hand, *self.offer))

    @property
    def shape(self) -> tuple[object, ...]:
        """What the rectangles depend on besides the window."""
        return len(self.others), len(self.rows), self.draft_shape

    @property
    def draft_shape(self) -> DraftShape | None:
        """What the rectangles of a draft depend on; None while nothing is drafted."""
        draft = self.draft
        if draft is None:
            return None
        return DraftShape(len(draft.places), draft.columns, len(draft.drafters), draft.hand_places)

    @property
    def seats(self) -> tuple[SeatView, ...]:
        return self.others if self.own is None else (*self.others, self.own)

    def row_of(self, key: CardKey) -> RowView | None:
        """The row the card lies in, if it lies in one."""
        return next((row for row in self.rows if any(card.key == key for card in row.cards)), None)


def layout_for(width: float, height: float, cards: Cards, *, text_scale: float, bar: float | None) -> TableLayout:
    """The rectangles for what is shown: a draft while one is on, else rows and seats; see `table_layout`."""
    shape = cards.draft_shape
    if shape is not None:
        return draft_layout(width, height, shape, text_scale=text_scale, bar=bar)
    return table_layout(width, height, len(cards.others), max(1, len(cards.rows)), text_scale=text_scale, bar=bar)


def table_poses(
    layout: TableLayout, cards: Cards, *, lifted: CardKey | None = None, hovered: CardKey | None = None
) -> dict[CardKey, Pose]:
    """The pose of every card; `lifted` and `hovered` are cards of the hand, or on offer."""
    if cards.draft is not None and isinstance(layout, DraftLayout):
        return draft_poses(layout, cards.draft, cards.hand, lifted=lifted, hovered=hovered)
    poses: dict[CardKey, Pose] = {}
    poses.update(_row_poses(layout, cards))
    for index, seat in enumerate(cards.others):
        if seat.card is not None:
            poses[seat.card.key] = seat_pose(layout, index)
    if cards.own is not None and cards.own.card is not None:
        poses[cards.own.card.key] = slot_pose(layout)
    poses.update(_hand_poses(layout, cards, lifted, hovered))
    return poses


def row_pose(layout: TableLayout, row: int, place: int, capacity: int) -> Pose:
    """A card in that place of a row; the place behind the last one is over the danger place."""
    places = layout.places(row, capacity)
    x = places.lefts[place] if place < capacity else places.danger.middle[0] - layout.card / 2
    return Pose(x, places.top, layout.card, z=ROW_Z + min(place, 20))


def seat_pose(layout: TableLayout, index: int) -> Pose:
    """The card in front of another seat, counted in play order."""
    box, width, u = layout.seats[index], layout.seat_card, layout.unit
    if layout.is_compact:
        middle = box.right - width / 2 - 9 * u, box.bottom - 25 * u
    else:
        middle = box.right - width / 2 - 12 * u, box.middle[1] + u
    return Pose(middle[0] - width / 2, middle[1] - card_height(width) / 2, width, _SEAT_TILT, SEAT_Z)


def slot_pose(layout: TableLayout) -> Pose:
    """The viewer's own chosen card, beside the own plate."""
    return Pose(layout.slot.x, layout.slot.y, layout.slot_card, z=SEAT_Z)


def hand_strip(layout: TableLayout, cards: Cards) -> Rect:
    """The strip the fan may use: the own chosen card takes its left end."""
    if cards.own is None or cards.own.card is None:
        return layout.fan
    left = layout.slot.right + 16 * layout.unit
    return Rect(left, layout.fan.y, layout.fan.right - left, layout.fan.height)


def portrait(layout: TableLayout, index: int | None) -> Rect:
    """The face of another seat in play order, or of the viewer for None."""
    u = layout.unit
    if index is None:
        return Rect(layout.own.x + 12 * u, layout.own.y + 11 * u, 54 * u, 54 * u)
    if isinstance(layout, DraftLayout):
        return layout.plates[index].portrait
    box = layout.seats[index]
    if layout.is_compact:
        return Rect(box.x + 8 * u, box.y + 8 * u, 34 * u, 34 * u)
    return Rect(box.x + 11 * u, box.y + 9 * u, 50 * u, 50 * u)


def zone_pose(layout: TableLayout, cards: Cards, zone: ZoneId) -> Pose:
    """Where a card comes from or goes to when all that is known is a zone.

    The hand and the pile of a player are behind the face; the felt is the deck in the middle of the mat.
    """
    kind, number = zone
    index = next((i for i, seat in enumerate(cards.others) if seat.seat == number), None)
    if kind == "row" and number < len(layout.rows):
        capacity = cards.rows[number].capacity if number < len(cards.rows) else 5
        return row_pose(layout, number, 0, capacity)
    if kind == "seat" and not isinstance(layout, DraftLayout):
        return slot_pose(layout) if index is None else seat_pose(layout, index)
    if kind in ("hand", "pile", "seat"):
        return _behind(portrait(layout, index))
    middle = layout.mat.middle
    return Pose(middle[0] - layout.card / 2, middle[1] - card_height(layout.card) / 2, layout.card, z=HAND_Z)


def zone_rect(layout: TableLayout, cards: Cards, zone: ZoneId) -> Rect:
    """What the zone covers: a whole row, a whole plate, the hand, the mat."""
    kind, number = zone
    if kind == "row" and number < len(layout.rows):
        return layout.rows[number]
    if kind == "felt":
        return layout.mat
    index = next((i for i, seat in enumerate(cards.others) if seat.seat == number), None)
    if index is not None:
        return layout.seats[index]
    return layout.fan if kind == "hand" else layout.slot if kind == "seat" else layout.own


def _behind(face: Rect) -> Pose:
    width = max(8, round(face.width * 0.5))
    x, y = face.middle
    return Pose(x - width / 2, y - card_height(width) / 2, width, z=SEAT_Z)


def _row_poses(layout: TableLayout, cards: Cards) -> Iterator[tuple[CardKey, Pose]]:
    for index, row in enumerate(cards.rows[: len(layout.rows)]):
        for place, card in enumerate(row.cards):
            yield card.key, row_pose(layout, index, place, row.capacity)


def _hand_poses(
    layout: TableLayout, cards: Cards, lifted: CardKey | None, hovered: CardKey | None
) -> Iterator[tuple[CardKey, Pose]]:
    keys = [card.key for card in cards.hand]
    strip, u = hand_strip(layout, cards), layout.unit
    width = fan_card(strip.width, len(keys), layout.hand_card, u)
    places = fan(strip, len(keys), width, u, lifted=_index(keys, lifted), hovered=_index(keys, hovered))
    for i, (key, place) in enumerate(zip(keys, places, strict=True)):
        z = LIFTED_Z if key == lifted else HAND_Z + i
        yield key, Pose(place.x, place.y, width, place.angle, z, is_lifted=key == lifted)


def _index(keys: list[CardKey], key: CardKey | None) -> int | None:
    return keys.index(key) if key in keys else None
