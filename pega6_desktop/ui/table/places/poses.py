"""Where every card of a table belongs: poses are the truth, animation is only how a card gets there.

Owns the pose of each card and of each zone a card may come from or go to. Must not know Qt, nor what a card is worth.
"""

from collections.abc import Iterator, Sequence

import msgspec

from pega6_desktop.ui.table.arrangement import SpreadLayout
from pega6_desktop.ui.table.places.cards import Cards
from pega6_desktop.ui.table.places.draft_layout import DraftLayout, draft_layout
from pega6_desktop.ui.table.places.draft_poses import draft_poses
from pega6_desktop.ui.table.places.extras import spare_cell, tray_box, tray_places, turn_card
from pega6_desktop.ui.table.places.fan import fan, fan_card, fan_in_lines, fan_pitch, seen_share
from pega6_desktop.ui.table.places.layout import Rect, TableLayout, card_height, card_width, table_layout
from pega6_desktop.ui.table.places.plate_places import PlatePlaces, compact_places, large_places, own_places
from pega6_desktop.ui.table.places.pose import HAND_Z, LIFTED_Z, PICKED_Z, ROW_Z, SEAT_Z, TRAY_Z, Pose
from pega6_desktop.ui.table.view import CardKey, RowView, SeatView, ZoneId

__all__ = [
    "Cards",
    "Pose",
    "hand_strip",
    "layout_for",
    "plate_places",
    "portrait",
    "row_cards",
    "row_pose",
    "seat_pose",
    "table_poses",
    "title_strip",
    "zone_pose",
    "zone_rect",
]

_SEAT_TILT = 5.0
_DISCARD_TILT = -3.0
_TRAY_RISE, _TRAY_HOVER_RISE, _PICKED_RISE = 8.0, 3.0, 7.0
_TITLE = 15
"""Height of the words over the hand, in units at normal text size."""


def layout_for(width: float, height: float, cards: Cards, *, text_scale: float, bar: float | None) -> TableLayout:
    """The rectangles for what is shown: a draft while one is on, else rows and seats; see `table_layout`."""
    if cards.arrangement is not None:
        return cards.arrangement.layout(width, height, text_scale=text_scale, bar=bar, is_watched=cards.is_watched)
    shape = cards.draft_shape
    if shape is not None:
        return draft_layout(width, height, shape, text_scale=text_scale, bar=bar)
    return table_layout(
        width,
        height,
        len(cards.others),
        max(1, len(cards.rows)),
        text_scale=text_scale,
        bar=bar,
        has_spare=cards.spare is not None,
        has_tray=cards.tray is not None,
        has_hands=cards.has_hands,
        is_watched=cards.is_watched,
    )


def table_poses(
    layout: TableLayout,
    cards: Cards,
    *,
    lifted: CardKey | None = None,
    hovered: CardKey | None = None,
    picked: CardKey | None = None,
    aimed: CardKey | None = None,
    gap: tuple[int, int] | None = None,
    raised: frozenset[CardKey] = frozenset(),
) -> dict[CardKey, Pose]:
    """The pose of every card.

    lifted: the card in the air; in the hand the others make room for it. hovered: a card of hand or tray, or on offer.
    picked, aimed: cards anywhere that are chosen or pointed at and rise a little. gap: row and place before which the
    cards step aside. raised: cards of a spread that are chosen.
    """
    if cards.arrangement is not None and isinstance(layout, SpreadLayout):
        return cards.arrangement.poses(layout, lifted=lifted, hovered=hovered, raised=raised)
    if cards.draft is not None and isinstance(layout, DraftLayout):
        return draft_poses(layout, cards.draft, cards.hand, lifted=lifted, hovered=hovered)
    poses: dict[CardKey, Pose] = {}
    poses.update(_row_poses(layout, cards, gap))
    for index, seat in enumerate(cards.others):
        if seat.card is not None:
            poses[seat.card.key] = seat_pose(layout, index)
        poses.update(_open_hand_poses(layout, index, seat))
    if cards.own is not None and cards.own.card is not None:
        poses[cards.own.card.key] = slot_pose(layout)
    poses.update(_spare_poses(layout, cards))
    poses.update(_hand_poses(layout, cards, lifted, hovered))
    poses.update(_tray_poses(layout, cards, lifted, hovered))
    for key in {picked, aimed, lifted}:
        if key is not None and key in poses and not poses[key].is_lifted:
            poses[key] = _risen(poses[key], _PICKED_RISE * layout.unit)
    return poses


def row_pose(layout: TableLayout, row: int, place: int, capacity: int) -> Pose:
    """A card in that place of a row; the place behind the last one is over the danger place."""
    places = layout.places(row, capacity)
    x = places.lefts[place] if place < capacity else places.danger.middle[0] - layout.card / 2
    return Pose(x, places.top, layout.card, z=ROW_Z + min(place, 20))


def row_cards(layout: TableLayout, row: int, lying: RowView) -> Rect:
    """The box around the cards of a row, first to last; its first place where there are none."""
    places = layout.places(row, lying.capacity)
    last = places.lefts[min(max(0, len(lying.cards) - 1), lying.capacity - 1)]
    return Rect(places.lefts[0], places.top, last + layout.card - places.lefts[0], places.danger.height)


def seat_pose(layout: TableLayout, index: int) -> Pose:
    """The card in front of another seat, counted in play order."""
    box, width, u = layout.seat_head(index), layout.seat_card, layout.unit
    if layout.is_compact:
        middle = box.right - width / 2 - 9 * u, box.bottom - 25 * u
    else:
        middle = box.right - width / 2 - 12 * u, box.middle[1] + u
    return Pose(middle[0] - width / 2, middle[1] - card_height(width) / 2, width, _SEAT_TILT, SEAT_Z)


def slot_pose(layout: TableLayout) -> Pose:
    """The viewer's own chosen card: on the plate of the card whose turn it is, or beside the own plate."""
    cell = spare_cell(layout)
    if cell is None:
        return Pose(layout.slot.x, layout.slot.y, layout.slot_card, z=SEAT_Z)
    place = turn_card(cell.turn, layout.unit)
    return Pose(place.x, place.y, round(place.width), z=SEAT_Z)


def hand_strip(layout: TableLayout, cards: Cards) -> Rect:
    """The strip the fan may use: the own chosen card takes its left end where it lies there, a title its top."""
    strip, u = layout.fan, layout.unit
    if layout.tray is not None:
        box = tray_box(layout, len(cards.tray or ()), cards.tray_note)
        gained = layout.tray.width if box is None else box.x - layout.tray.x
        strip = Rect(strip.x, strip.y, strip.width + gained, strip.height)
    if layout.spare is None and cards.own is not None and cards.own.card is not None:
        left = layout.slot.right + 16 * u
        strip = Rect(left, strip.y, strip.right - left, strip.height)
    if not cards.pile_title:
        return strip
    top = title_strip(layout).bottom + 7 * u
    return Rect(strip.x, top, strip.width, layout.hand.bottom - 12 * u - top)


def title_strip(layout: TableLayout) -> Rect:
    """Where the words over the hand stand."""
    height = _TITLE * layout.unit * max(1.0, layout.text_scale)
    return Rect(layout.fan.x, layout.hand.y - layout.unit, layout.fan.width, height)


def portrait(layout: TableLayout, index: int | None) -> Rect:
    """The face of another seat in play order, or of the viewer for None."""
    if index is not None and isinstance(layout, DraftLayout):
        return layout.plates[index].portrait
    box = layout.own if index is None else layout.seat_head(index)
    places = plate_places(layout, index)
    # Where there is no room for a face, the name stands for the player.
    return (places.face or places.name).moved(box.x, box.y)


def plate_places(layout: TableLayout, index: int | None) -> PlatePlaces:
    """What stands where on the plate of another seat in play order, or on the viewer's own for None."""
    box = layout.own if index is None else layout.seat_head(index)
    arrange = own_places if index is None else compact_places if layout.is_compact else large_places
    return arrange(box.width, box.height, layout.unit, layout.text_scale)


def zone_pose(layout: TableLayout, cards: Cards, zone: ZoneId) -> Pose:
    """Where a card comes from or goes to when all that is known is a zone.

    The hand and the pile of a player are behind the face; the felt is the deck in the middle of the mat. The deck and
    the open pile of extra cards lie beside the rows.
    """
    if cards.arrangement is not None and isinstance(layout, SpreadLayout):
        return cards.arrangement.zone_pose(layout, zone)
    kind, number = zone
    index = next((i for i, seat in enumerate(cards.others) if seat.seat == number), None)
    if kind == "row" and number < len(layout.rows):
        capacity = cards.rows[number].capacity if number < len(cards.rows) else 5
        return row_pose(layout, number, 0, capacity)
    if kind == "seat" and not isinstance(layout, DraftLayout):
        return slot_pose(layout) if index is None else seat_pose(layout, index)
    if kind in ("hand", "pile", "seat"):
        return _behind(portrait(layout, index))
    if kind == "turn" and layout.spare is not None:
        return slot_pose(layout)
    if kind in ("discard", "deck") and (place := _beside(layout, kind)) is not None:
        return place
    middle = layout.mat.middle
    return Pose(middle[0] - layout.card / 2, middle[1] - card_height(layout.card) / 2, layout.card, z=HAND_Z)


def zone_rect(layout: TableLayout, cards: Cards, zone: ZoneId) -> Rect:
    """What the zone covers: a whole row, a whole plate, the hand, the mat, a card and what lies beside the rows."""
    if cards.arrangement is not None and isinstance(layout, SpreadLayout):
        return cards.arrangement.zone_rect(layout, zone)
    kind, number = zone
    if kind == "row" and number < len(layout.rows):
        return layout.rows[number]
    if kind == "felt":
        return layout.mat
    if kind == "card":
        pose = table_poses(layout, cards).get(zone)
        return layout.mat if pose is None else pose.rect
    cell = spare_cell(layout)
    if cell is not None and kind in ("discard", "deck", "turn"):
        return cell.turn if kind == "turn" else cell.discard if kind == "discard" else cell.deck
    index = next((i for i, seat in enumerate(cards.others) if seat.seat == number), None)
    if index is not None:
        return layout.seats[index]
    return layout.fan if kind == "hand" else layout.slot if kind == "seat" else layout.own


def _behind(face: Rect) -> Pose:
    width = max(8, round(face.width * 0.5))
    x, y = face.middle
    return Pose(x - width / 2, y - card_height(width) / 2, width, z=SEAT_Z)


def _beside(layout: TableLayout, kind: str) -> Pose | None:
    cell = spare_cell(layout)
    if cell is None:
        return None
    place, tilt = (cell.discard, _DISCARD_TILT) if kind == "discard" else (cell.deck, 0.0)
    return Pose(place.x, place.y, cell.card, tilt, ROW_Z)


def _risen(pose: Pose, by: float) -> Pose:
    return msgspec.structs.replace(pose, y=pose.y - by, z=max(pose.z, PICKED_Z), is_lifted=True)


def _row_poses(layout: TableLayout, cards: Cards, gap: tuple[int, int] | None) -> Iterator[tuple[CardKey, Pose]]:
    for index, row in enumerate(cards.rows[: len(layout.rows)]):
        aside = gap[1] if gap is not None and gap[0] == index else len(row.cards)
        for place, card in enumerate(row.cards):
            yield card.key, row_pose(layout, index, place + (1 if place >= aside else 0), row.capacity)


def _open_hand_poses(layout: TableLayout, index: int, seat: SeatView) -> Iterator[tuple[CardKey, Pose]]:
    if not seat.hand or index >= len(layout.open_hands):
        return
    strip = layout.open_hands[index]
    width, corners = fan_in_lines(strip, len(seat.hand), card_width(strip.height), layout.unit)
    for place, (card, (x, y)) in enumerate(zip(seat.hand, corners, strict=True)):
        yield card.key, Pose(x, y, width, z=SEAT_Z + place / 100, seen=_seen_in_lines(corners, place, width))


def _spare_poses(layout: TableLayout, cards: Cards) -> Iterator[tuple[CardKey, Pose]]:
    cell = spare_cell(layout)
    if cell is None or cards.spare is None:
        return
    if cards.spare.marker is not None:
        yield cards.spare.marker.key, Pose(cell.marker.x, cell.marker.y, cell.card, z=ROW_Z)
    if cards.spare.discard is not None:
        yield cards.spare.discard.key, zone_pose(layout, cards, ("discard", 0))


def _tray_poses(
    layout: TableLayout, cards: Cards, lifted: CardKey | None, hovered: CardKey | None
) -> Iterator[tuple[CardKey, Pose]]:
    tray = tray_places(layout, len(cards.tray or ()))
    if tray is None or not cards.tray:
        return
    for index, (one, place) in enumerate(zip(cards.tray, tray.places, strict=True)):
        key = one.card.key
        rise = _TRAY_RISE if key == lifted else _TRAY_HOVER_RISE if key == hovered else 0.0
        # A lifted card that lies over others must not cover still more of them.
        z = LIFTED_Z if key == lifted and tray.captions else TRAY_Z + index
        yield key, Pose(place.x, place.y - rise * layout.unit, tray.card, 0.0, z, is_lifted=key == lifted)


def _hand_poses(
    layout: TableLayout, cards: Cards, lifted: CardKey | None, hovered: CardKey | None
) -> Iterator[tuple[CardKey, Pose]]:
    keys = [card.key for card in cards.hand]
    strip, u = hand_strip(layout, cards), layout.unit
    if cards.pile_title:
        width, corners = fan_in_lines(strip, len(keys), layout.hand_card, u)
        for i, (key, (x, y)) in enumerate(zip(keys, corners, strict=True)):
            yield key, Pose(x, y, width, z=HAND_Z + i, seen=_seen_in_lines(corners, i, width))
        return
    width = fan_card(strip.width, len(keys), layout.hand_card, u)
    places = fan(strip, len(keys), width, u, lifted=_index(keys, lifted), hovered=_index(keys, hovered))
    # As much as is seen while any card is lifted: lifting one must not change the faces of the others.
    pitch = fan_pitch(strip.width, len(keys), width, u, lifted=0 if len(keys) > 1 else None)
    for i, (key, place) in enumerate(zip(keys, places, strict=True)):
        z = LIFTED_Z if key == lifted else HAND_Z + i
        seen = 1.0 if key == lifted or i == len(keys) - 1 else seen_share(pitch, width)
        yield key, Pose(place.x, place.y, width, place.angle, z, is_lifted=key == lifted, seen=seen)


def _seen_in_lines(corners: Sequence[tuple[float, float]], place: int, width: int) -> float:
    """Share of the card in this place that the next one in its line leaves to be seen."""
    if place + 1 == len(corners) or corners[place + 1][1] != corners[place][1]:
        return 1.0
    return seen_share(corners[place + 1][0] - corners[place][0], width)


def _index(keys: list[CardKey], key: CardKey | None) -> int | None:
    return keys.index(key) if key in keys else None
