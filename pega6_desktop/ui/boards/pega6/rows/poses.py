"""Where every card of a table of rows belongs, and where every zone of it is.

Owns the pose of each card and of each zone a card may come from or go to. Must not know Qt, nor what a card is worth.
"""

import math
from collections.abc import Iterator, Sequence

import msgspec

from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, RowsCards, SpareView, TrayCard
from pega6_desktop.ui.boards.pega6.rows.extras import spare_cell, tray_box, tray_places, turn_card
from pega6_desktop.ui.boards.pega6.rows.layout import (
    Places,
    PlatePlaces,
    RowsLayout,
    compact_places,
    large_places,
    own_places,
)
from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.places import (
    HAND_Z,
    LIFTED_Z,
    PICKED_Z,
    ROW_Z,
    SEAT_Z,
    TRAY_Z,
    Pose,
    Rect,
    card_height,
    card_width,
    fan,
    fan_card,
    fan_in_lines,
    fan_pitch,
    seen_share,
)
from pega6_desktop.ui.table.view import CardKey, CardView, ZoneId

CATCH = 24
"""Units beyond its edge at which a row still catches a card."""
_SEAT_TILT = 5.0
_DISCARD_TILT = -3.0
_TRAY_RISE, _TRAY_HOVER_RISE, _PICKED_RISE = 8.0, 3.0, 7.0
_TITLE = 15
"""Height of the words over the hand, in units at normal text size."""


def card_poses(layout: RowsLayout, table: RowsCards, now: Accents) -> dict[CardKey, Pose]:
    """The pose of every card.

    In the hand the others make room for the card in the air; in a row that is aimed at between two cards those behind
    step aside; cards that are chosen or pointed at rise a little, wherever they lie.
    """
    aimed = now.aimed_target
    gap = (aimed.zone[1], aimed.place) if aimed is not None and aimed.kind == "gap" else None
    aimed_card = aimed.zone if aimed is not None and aimed.kind == "card" else None
    poses = _row_poses(layout, table, gap)
    for index, seat in enumerate(table.others):
        if seat.card is not None:
            poses[seat.card.key] = seat_pose(layout, index)
        if seat.hand:
            poses.update(_open_hand_poses(layout, index, seat.hand))
    if table.own is not None and table.own.card is not None:
        poses[table.own.card.key] = slot_pose(layout)
    if table.spare is not None:
        poses.update(_spare_poses(layout, table.spare))
    poses.update(_hand_poses(layout, table, now.lifted, now.hovered))
    if table.tray:
        poses.update(_tray_poses(layout, table.tray, now.lifted, now.hovered))
    for key in {now.picked, aimed_card, now.lifted}:
        if key is not None and key in poses and not poses[key].is_lifted:
            poses[key] = _risen(poses[key], _PICKED_RISE * layout.unit)
    return poses


def row_pose(layout: RowsLayout, row: int, place: int, capacity: int) -> Pose:
    """A card in that place of a row; the place behind the last one is over the danger place."""
    return _lying(layout, layout.places(row, capacity), place)


def _lying(layout: RowsLayout, places: Places, place: int) -> Pose:
    is_within = place < len(places.lefts)
    x = places.lefts[place] if is_within else places.danger.middle[0] - layout.card / 2
    return Pose(x, places.top, layout.card, z=ROW_Z + min(place, 20))


def row_cards(layout: RowsLayout, row: int, lying: CardRow) -> Rect:
    """The box around the cards of a row, first to last; its first place where there are none."""
    places = layout.places(row, lying.capacity)
    last = places.lefts[min(max(0, len(lying.cards) - 1), lying.capacity - 1)]
    return Rect(places.lefts[0], places.top, last + layout.card - places.lefts[0], places.danger.height)


def seat_pose(layout: RowsLayout, index: int) -> Pose:
    """The card in front of another seat, counted in play order."""
    box, width, u = layout.seat_head(index), layout.seat_card, layout.unit
    if layout.is_compact:
        middle = box.right - width / 2 - 9 * u, box.bottom - 25 * u
    else:
        middle = box.right - width / 2 - 12 * u, box.middle[1] + u
    return Pose(middle[0] - width / 2, middle[1] - card_height(width) / 2, width, _SEAT_TILT, SEAT_Z)


def slot_pose(layout: RowsLayout) -> Pose:
    """The viewer's own chosen card: on the plate of the card whose turn it is, or beside the own plate."""
    cell = spare_cell(layout)
    if cell is None:
        return Pose(layout.slot.x, layout.slot.y, layout.slot_card, z=SEAT_Z)
    place = turn_card(cell.turn, layout.unit)
    return Pose(place.x, place.y, round(place.width), z=SEAT_Z)


def hand_strip(layout: RowsLayout, table: RowsCards) -> Rect:
    """The strip the fan may use: the own chosen card takes its left end where it lies there, a title its top."""
    strip, u = layout.fan, layout.unit
    if layout.tray is not None:
        box = tray_box(layout, len(table.tray or ()), table.tray_note)
        gained = layout.tray.width if box is None else box.x - layout.tray.x
        strip = Rect(strip.x, strip.y, strip.width + gained, strip.height)
    if layout.spare is None and table.own is not None and table.own.card is not None:
        left = layout.slot.right + 16 * u
        strip = Rect(left, strip.y, strip.right - left, strip.height)
    if not table.pile_title:
        return strip
    top = title_strip(layout).bottom + 7 * u
    return Rect(strip.x, top, strip.width, layout.hand.bottom - 12 * u - top)


def title_strip(layout: RowsLayout) -> Rect:
    """Where the words over the hand stand."""
    height = _TITLE * layout.unit * max(1.0, layout.text_scale)
    return Rect(layout.fan.x, layout.hand.y - layout.unit, layout.fan.width, height)


def portrait(layout: RowsLayout, index: int | None) -> Rect:
    """The face of another seat in play order, or of the viewer for None."""
    box = layout.own if index is None else layout.seat_head(index)
    places = plate_places(layout, index)
    # Where there is no room for a face, the name stands for the player.
    return (places.face or places.name).moved(box.x, box.y)


def plate_places(layout: RowsLayout, index: int | None) -> PlatePlaces:
    """What stands where on the plate of another seat in play order, or on the viewer's own for None."""
    box = layout.own if index is None else layout.seat_head(index)
    arrange = own_places if index is None else compact_places if layout.is_compact else large_places
    return arrange(box.width, box.height, layout.unit, layout.text_scale)


def zone_pose(layout: RowsLayout, table: RowsCards, zone: ZoneId) -> Pose:
    """Where a card comes from or goes to when all that is known is a zone.

    The hand and the pile of a player are behind the face; the felt is the deck in the middle of the mat. The deck and
    the open pile of extra cards lie beside the rows.
    """
    kind, number = zone
    index = _index_of(table, number)
    if kind == "row" and number < len(layout.rows):
        capacity = table.rows[number].capacity if number < len(table.rows) else 5
        return row_pose(layout, number, 0, capacity)
    if kind == "seat":
        return slot_pose(layout) if index is None else seat_pose(layout, index)
    if kind in ("hand", "pile"):
        return behind(portrait(layout, index))
    if kind == "turn" and layout.spare is not None:
        return slot_pose(layout)
    if kind in ("discard", "deck") and (place := _beside(layout, kind)) is not None:
        return place
    middle = layout.mat.middle
    return Pose(middle[0] - layout.card / 2, middle[1] - card_height(layout.card) / 2, layout.card, z=HAND_Z)


def zone_rect(layout: RowsLayout, table: RowsCards, zone: ZoneId) -> Rect:
    """What the zone covers: a whole row, a whole plate, the hand, the mat, a card and what lies beside the rows."""
    kind, number = zone
    if kind == "row" and number < len(layout.rows):
        return layout.rows[number]
    if kind == "felt":
        return layout.mat
    if kind == "card":
        pose = card_poses(layout, table, Accents()).get(zone)
        return layout.mat if pose is None else pose.rect
    cell = spare_cell(layout)
    if cell is not None and kind in ("discard", "deck", "turn"):
        return cell.turn if kind == "turn" else cell.discard if kind == "discard" else cell.deck
    index = _index_of(table, number)
    if index is not None:
        return layout.seats[index]
    return layout.fan if kind == "hand" else layout.slot if kind == "seat" else layout.own


def zone_at(layout: RowsLayout, table: RowsCards, x: float, y: float) -> ZoneId | None:
    """The zone under the point, None over the hand and the bare table.

    Rows catch a little beyond their edge, the nearest one first. The seat zone of a player is the plate and the place
    of the chosen card; the rest of the mat is the felt.
    """
    beside = _beside_at(layout, x, y)
    if beside is not None:
        return beside
    reach = [(box.distance(x, y), row.zone) for box, row in zip(layout.rows, table.rows, strict=False)]
    distance, nearest = min(reach, default=(math.inf, None))
    if distance <= CATCH * layout.unit:
        return nearest
    for box, seat in zip(layout.seats, table.others, strict=False):
        if box.contains(x, y):
            return ("seat", seat.seat)
    if table.own is not None and own_area(layout, table).contains(x, y):
        return ("seat", table.own.seat)
    return ("felt", 0) if layout.mat.contains(x, y) else None


def own_area(layout: RowsLayout, table: RowsCards) -> Rect:
    """The own plate, with the own chosen card once there is one."""
    own = layout.own
    if layout.spare is not None or table.own is None or table.own.card is None:
        return own
    return Rect(own.x, own.y, layout.slot.right - own.x, own.height)


def _beside_at(layout: RowsLayout, x: float, y: float) -> ZoneId | None:
    """What lies beside the rows: deck, open pile, the plate of the card whose turn it is."""
    cell = spare_cell(layout)
    if cell is None:
        return None
    zones: tuple[tuple[ZoneId, Rect], ...] = (
        (("turn", 0), cell.turn),
        (("discard", 0), cell.discard),
        (("deck", 0), cell.deck),
    )
    return next((zone for zone, rect in zones if rect.contains(x, y)), None)


def _index_of(table: RowsCards, seat: int) -> int | None:
    return next((index for index, other in enumerate(table.others) if other.seat == seat), None)


def behind(face: Rect) -> Pose:
    """What is held or won lies behind the face of its player."""
    width = max(8, round(face.width * 0.5))
    x, y = face.middle
    return Pose(x - width / 2, y - card_height(width) / 2, width, z=SEAT_Z)


def _beside(layout: RowsLayout, kind: str) -> Pose | None:
    cell = spare_cell(layout)
    if cell is None:
        return None
    place, tilt = (cell.discard, _DISCARD_TILT) if kind == "discard" else (cell.deck, 0.0)
    return Pose(place.x, place.y, cell.card, tilt, ROW_Z)


def _risen(pose: Pose, by: float) -> Pose:
    return msgspec.structs.replace(pose, y=pose.y - by, z=max(pose.z, PICKED_Z), is_lifted=True)


def _row_poses(layout: RowsLayout, table: RowsCards, gap: tuple[int, int] | None) -> dict[CardKey, Pose]:
    poses: dict[CardKey, Pose] = {}
    for index, row in enumerate(table.rows[: len(layout.rows)]):
        aside = gap[1] if gap is not None and gap[0] == index else len(row.cards)
        places = layout.places(index, row.capacity)
        for place, card in enumerate(row.cards):
            poses[card.key] = _lying(layout, places, place + (1 if place >= aside else 0))
    return poses


def _open_hand_poses(layout: RowsLayout, index: int, hand: tuple[CardView, ...]) -> Iterator[tuple[CardKey, Pose]]:
    if index >= len(layout.open_hands):
        return
    strip = layout.open_hands[index]
    width, corners = fan_in_lines(strip, len(hand), card_width(strip.height), layout.unit)
    for place, (card, (x, y)) in enumerate(zip(hand, corners, strict=True)):
        yield card.key, Pose(x, y, width, z=SEAT_Z + place / 100, seen=_seen_in_lines(corners, place, width))


def _spare_poses(layout: RowsLayout, spare: SpareView) -> Iterator[tuple[CardKey, Pose]]:
    cell, discard = spare_cell(layout), _beside(layout, "discard")
    if spare.marker is not None and cell is not None:
        yield spare.marker.key, Pose(cell.marker.x, cell.marker.y, cell.card, z=ROW_Z)
    if spare.discard is not None and discard is not None:
        yield spare.discard.key, discard


def _tray_poses(
    layout: RowsLayout, cards: tuple[TrayCard, ...], lifted: CardKey | None, hovered: CardKey | None
) -> Iterator[tuple[CardKey, Pose]]:
    tray = tray_places(layout, len(cards))
    if tray is None:
        return
    for index, (one, place) in enumerate(zip(cards, tray.places, strict=True)):
        key = one.card.key
        rise = _TRAY_RISE if key == lifted else _TRAY_HOVER_RISE if key == hovered else 0.0
        # A lifted card that lies over others must not cover still more of them.
        z = LIFTED_Z if key == lifted and tray.captions else TRAY_Z + index
        yield key, Pose(place.x, place.y - rise * layout.unit, tray.card, 0.0, z, is_lifted=key == lifted)


def _hand_poses(
    layout: RowsLayout, table: RowsCards, lifted: CardKey | None, hovered: CardKey | None
) -> dict[CardKey, Pose]:
    keys = [card.key for card in table.hand]
    strip, u, poses = hand_strip(layout, table), layout.unit, dict[CardKey, Pose]()
    if table.pile_title:
        width, corners = fan_in_lines(strip, len(keys), layout.hand_card, u)
        for i, (key, (x, y)) in enumerate(zip(keys, corners, strict=True)):
            poses[key] = Pose(x, y, width, z=HAND_Z + i, seen=_seen_in_lines(corners, i, width))
        return poses
    width = fan_card(strip.width, len(keys), layout.hand_card, u)
    places = fan(strip, len(keys), width, u, lifted=_index(keys, lifted), hovered=_index(keys, hovered))
    # As much as is seen while any card is lifted: lifting one must not change the faces of the others.
    share = seen_share(fan_pitch(strip.width, len(keys), width, u, lifted=0 if len(keys) > 1 else None), width)
    for i, (key, place) in enumerate(zip(keys, places, strict=True)):
        z = LIFTED_Z if key == lifted else HAND_Z + i
        seen = 1.0 if key == lifted or i == len(keys) - 1 else share
        poses[key] = Pose(place.x, place.y, width, place.angle, z, is_lifted=key == lifted, seen=seen)
    return poses


def _seen_in_lines(corners: Sequence[tuple[float, float]], place: int, width: int) -> float:
    """Share of the card in this place that the next one in its line leaves to be seen."""
    if place + 1 == len(corners) or corners[place + 1][1] != corners[place][1]:
        return 1.0
    return seen_share(corners[place + 1][0] - corners[place][0], width)


def _index(keys: list[CardKey], key: CardKey | None) -> int | None:
    return keys.index(key) if key in keys else None
