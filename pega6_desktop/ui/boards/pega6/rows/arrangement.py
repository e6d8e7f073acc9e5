"""The table of Pega em 6! while it is played, as an arrangement: rows, seats, hand, tray, what lies beside the rows.

Owns where every card and every zone of it is, and the binding of its pictures. Must not know the rules: the board has
put all words into it.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Self

from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.rows import row_pictures, trays
from pega6_desktop.ui.boards.pega6.rows.cards import (
    ROW_LIMIT,
    CardRow,
    LaidFlag,
    RowsCards,
    RowTarget,
    SpareView,
    TrayCard,
)
from pega6_desktop.ui.boards.pega6.rows.happening import faces, flag_at, happening, hung, moods
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout, rows_layout
from pega6_desktop.ui.boards.pega6.rows.plate_painter import plates
from pega6_desktop.ui.boards.pega6.rows.row_pictures import target_signs
from pega6_desktop.ui.boards.pega6.rows.spots import (
    alone_line,
    behind,
    lying_pose,
    opening,
    pile_pose,
    portrait,
    row_cards,
    row_pose,
    seat_pose,
    slot_pose,
    spare_cell,
    title_strip,
    tray_box,
    tray_places,
    zones_beside,
)
from pega6_desktop.ui.table.arrangement import CARD_PRICE, Accents, Arrangement, Covered, Sign, Still
from pega6_desktop.ui.table.places import (
    HAND_Z,
    LIFTED_Z,
    PICKED_Z,
    ROW_Z,
    SEAT_Z,
    TRAY_Z,
    Pose,
    Rect,
    TableLayout,
    card_height,
    card_width,
    fan,
    fan_card,
    fan_in_lines,
    fan_pitch,
    seen_share,
)
from pega6_desktop.ui.table.turns.acts import ALONE
from pega6_desktop.ui.table.view import CardKey, CardView, StepHint, Target, ZoneId

CATCH = 24
"""Units beyond its edge at which a row still catches a card."""
_TRAY_RISE, _TRAY_HOVER_RISE, _PICKED_RISE = 8.0, 3.0, 7.0
_HELD_UP = 230.0
"""Width of a card that is held up, in units."""

_NOWHERE = Rect(-1, -1, 0, 0)

_ROW_PRICE = 0.2
"""A px² of the row that changes, where no card lies."""


class RowsArrangement(RowsCards, frozen=True):
    """Cards, places and pictures of a table of rows; see `Arrangement` for the meaning of each method."""

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> RowsLayout:
        """See `rows_layout`."""
        return rows_layout(
            width,
            height,
            len(self.others),
            self.room,
            text_scale=text_scale,
            bar=bar,
            has_spare=self.spare is not None,
            has_tray=self.tray is not None,
            has_hands=self.has_hands,
            is_watched=is_watched,
        )

    def succeeding(self, former: Arrangement, hint: StepHint) -> StepHint | None:
        """From open cards they go to rows and hand; what is open no longer flies to whoever has taken it. With a fifth
        row or without it again all rows go where there is room for them.
        """
        if isinstance(former, RowsArrangement) and former.frame == self.frame and self.spare is not None:
            return hint
        if not former.grid[0]:
            return None
        named = {key for key, _ in hint.leaves} | {card.key for card in self.cards()}
        hidden = ((key, ("hand", seat)) for key, seat in former.taken() if key not in named)
        return replace(hint, leaves=(*hint.leaves, *hidden))

    def moods(self, former: Self, hint: StepHint) -> Mapping[int, str]:
        """Faces made at heads that land."""
        return moods(self, dict(hint.counts)) if hint.counts else {}

    def under_way(self, former: Arrangement) -> Arrangement:
        """Before everything lies nobody chooses: until then the players do what they did."""
        was = {seat.seat: seat for seat in former.seats} if isinstance(former, RowsArrangement) else {}
        if not self.flags and not any(seat.is_choosing and seat.seat in was for seat in self.seats):
            return self
        seats = [
            seat.as_before(was[seat.seat]) if seat.is_choosing and seat.seat in was else seat for seat in self.seats
        ]
        others, own = tuple(seats[: len(self.others)]), None if self.own is None else seats[-1]
        return replace(self, others=others, own=own, flags=())

    # ------------------------------------------------------------ where cards belong

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """In the hand the others make room for the card in the air; in a row that is aimed at between two cards those
        behind step aside; cards that are chosen or pointed at rise a little, wherever they lie.
        """
        table, aimed = _rows(layout), now.aimed_target
        gap = (aimed.zone[1], aimed.place) if aimed is not None and aimed.kind == "gap" else None
        poses = _row_poses(table, self.rows, gap)
        for index, seat in enumerate(self.others):
            if seat.card is not None:
                poses[seat.card.key] = seat_pose(table, index)
            if seat.hand:
                poses.update(_open_hand_poses(table, index, seat.hand))
        if (laid := self.own_laid) is not None:
            poses[laid.key] = slot_pose(table)
        if self.spare is not None:
            poses.update(_spare_poses(table, self.spare))
        poses.update(_hand_poses(table, self, now))
        if self.tray:
            poses.update(_tray_poses(table, self.tray, now))
        for key in {now.picked, aimed.zone if aimed is not None and aimed.kind == "card" else None, now.lifted}:
            if key is not None and key in poses and not poses[key].is_lifted:
                poses[key] = _risen(poses[key], _PICKED_RISE * table.unit)
        return poses

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        """The hand and the pile of a player are behind the face; the felt is the deck in the middle of the mat. The
        deck and the open pile of extra cards lie beside the rows.
        """
        table, (kind, number) = _rows(layout), zone
        index = self._index_of(number)
        if kind in ("row", "ox") and number < len(table.rows):
            capacity = self._capacity(number)
            return row_pose(table, number, 0 if kind == "row" else capacity, capacity)
        if kind == "shown":
            return _held_up(table)
        if kind == "seat":
            return slot_pose(table) if index is None else seat_pose(table, index)
        if kind in ("hand", "pile"):
            return behind(portrait(table, index))
        if kind == "turn" and table.spare is not None:
            return slot_pose(table)
        if kind in ("discard", "deck") and (place := pile_pose(table, kind)) is not None:
            return place
        middle = table.mat.middle
        return Pose(middle[0] - table.card / 2, middle[1] - card_height(table.card) / 2, table.card, z=HAND_Z)

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        """A whole row, a whole plate, the hand, the mat, a card and what lies beside the rows."""
        table, (kind, number) = _rows(layout), zone
        if kind == "row":
            return table.rows[number] if number < len(table.rows) else opening(table) or _NOWHERE
        if kind == "felt":
            return table.mat
        if kind == "card":
            pose = self.poses(table, Accents()).get(zone)
            return table.mat if pose is None else pose.rect
        if zone == ALONE:
            return alone_line(table, len(self.tray or ())) or _NOWHERE
        if (beside := zones_beside(table).get(kind)) is not None:
            return beside
        index = self._index_of(number)
        if index is not None:
            return table.seats[index]
        return table.fan if kind == "hand" else table.slot if kind == "seat" else table.own

    def zone_at(self, layout: TableLayout, x: float, y: float) -> ZoneId | None:
        """Rows catch a little beyond their edge, the nearest one first. The seat zone of a player is the plate and the
        place of the chosen card; the rest of the mat is the felt.
        """
        table = _rows(layout)
        if self.alone_word and self.zone_rect(layout, ALONE).contains(x, y):
            return ALONE
        for kind, rect in zones_beside(table).items():
            if rect.contains(x, y):
                return (kind, 0)
        reach = [(box.distance(x, y), row.zone) for box, row in zip(table.rows, self.rows, strict=False)]
        distance, nearest = min(reach, default=(math.inf, None))
        if distance <= CATCH * table.unit:
            return nearest
        for box, seat in zip(table.seats, self.others, strict=False):
            if box.contains(x, y):
                return ("seat", seat.seat)
        if self.own is not None and self._own_area(table).contains(x, y):
            return ("seat", self.own.seat)
        return ("felt", 0) if table.mat.contains(x, y) else None

    def _own_area(self, table: RowsLayout) -> Rect:
        """The own plate, with the own chosen card once there is one."""
        own = table.own
        is_alone = table.spare is not None or self.own_laid is None
        return own if is_alone else Rect(own.x, own.y, table.slot.right - own.x, own.height)

    def _index_of(self, seat: int) -> int | None:
        return next((index for index, other in enumerate(self.others) if other.seat == seat), None)

    def _capacity(self, row: int) -> int:
        return self.rows[row].capacity if row < len(self.rows) else ROW_LIMIT

    def tip(self, layout: TableLayout, x: float, y: float) -> str:
        """A row's note, a player with what did not fit."""
        match self.zone_at(layout, x, y):
            case ("row", number):
                return next((row.note for row in self.rows if row.zone == ("row", number)), "")
            case ("seat", number):
                told = next(((seat.spoken, seat.drafted) for seat in self.seats if seat.seat == number), ())
                return "\n".join(filter(None, told))
            case _:
                return ""

    def flag_at(self, layout: TableLayout, x: float, y: float) -> LaidFlag | None:
        """The flag that hangs there."""
        return flag_at(_rows(layout), self, x, y) if self.flags else None

    def target_rect(self, layout: TableLayout, target: Target) -> Rect:
        """Of a row the place that is meant, or all its cards where it is to be locked."""
        kind, number = target.zone
        mark = target.mark if isinstance(target, RowTarget) else ""
        if kind != "row" or (target.kind == "zone" and mark != "open") or number >= len(_rows(layout).rows):
            return super().target_rect(layout, target)
        if mark == "lock" and number < len(self.rows):
            return row_cards(_rows(layout), number, self.rows[number])
        return self._place(_rows(layout), target)

    def _place(self, layout: RowsLayout, target: Target) -> Rect:
        return row_pose(layout, target.zone[1], target.place, self._capacity(target.zone[1])).rect

    def worth_seeing(self, layout: TableLayout, now: Accents) -> Iterator[Covered]:
        """The right place of a refused card, the row that would change, ends of rows, tray and piles."""
        table, right, aimed = _rows(layout), now.right, now.aimed_target
        yield from super().worth_seeing(layout, now)
        if right is not None and right.zone[0] == "row" and right.zone[1] < len(self.rows):
            yield Covered(self._place(table, right), CARD_PRICE)
        for index in range(min(len(table.rows), len(self.rows))):
            yield Covered(table.places(index).danger, 1.0)
        if table.tray is not None:
            yield Covered(table.tray, 1.0)
        for kind, rect in zones_beside(table).items():
            if kind != "discard":
                yield Covered(rect, 1.0)
        if aimed is not None and aimed.zone[0] == "row" and aimed.kind != "zone":
            yield Covered(table.rows[aimed.zone[1]], _ROW_PRICE)

    # ------------------------------------------------------------ pictures

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterator[Still]:
        """Rows, plates, piles, the words over the hand."""
        table = _rows(layout)
        yield from row_pictures.still_rows(table, self)
        yield from plates(table, self, owed)
        yield from trays.cell(table, self)
        yield from trays.pile_title(table, self.pile_title)
        if self.flags:
            yield from hung(table, self.flags)

    def following(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """The tray with the words of the card that is meant."""
        return trays.tray(_rows(layout), self, now)

    def lit(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """Rows, signs over them, and what happens there."""
        table = _rows(layout)
        if now.targets or now.is_refusing:
            yield from row_pictures.lit_rows(table, self, now)
            yield from target_signs(table, self, now)
        yield from happening(table, self, now)

    def signs(self, now: Accents) -> Mapping[CardKey, Sign]:
        """The order in which the cards turned up are laid, a ring around the next one and around what is lifted outside
        the hand; who laid the cards of the last trick; cards of the tray that may be played, veils on the others.
        """
        laid = faces(self.flags) if self.flags else {} if now.is_turning else self._in_order()
        signs = dict(laid)
        if now.lifted is not None and all(card.key != now.lifted for card in self.hand):
            signs[now.lifted] = Sign("strong")
        for one in self.tray or ():
            if one.card.key != now.lifted and one.tone != "quiet":
                signs[one.card.key] = Sign("soft") if one.tone == "playable" else Sign(is_veiled=True)
        return signs

    def _in_order(self) -> Iterator[tuple[CardKey, Sign]]:
        """The cards turned up before the seats: a disc with the place in the order, gold with a ring for the next."""
        waiting = [(seat.order, seat.card.key) for seat in self.seats if seat.order and seat.card is not None]
        first = min(waiting, default=(0, None))[0]
        for order, key in waiting:
            yield key, Sign("strong" if order == first else "none", is_chosen=order == first, turn=order)


def _held_up(layout: RowsLayout) -> Pose:
    """A card all are to read, in the middle of the mat."""
    (x, y), width = layout.mat.middle, round(min(_HELD_UP * layout.unit, card_width(0.86 * layout.mat.height)))
    return Pose(x - width / 2, y - card_height(width) / 2, width, z=LIFTED_Z, is_lifted=True)


def _row_poses(layout: RowsLayout, rows: Sequence[CardRow], gap: tuple[int, int] | None) -> dict[CardKey, Pose]:
    poses: dict[CardKey, Pose] = {}
    for index, row in enumerate(rows[: len(layout.rows)]):
        aside = gap[1] if gap is not None and gap[0] == index else len(row.cards)
        places = layout.places(index, row.capacity)
        for place, card in enumerate(row.cards):
            poses[card.key] = lying_pose(layout, places, place + (1 if place >= aside else 0))
    return poses


def _open_hand_poses(layout: RowsLayout, index: int, hand: tuple[CardView, ...]) -> Iterator[tuple[CardKey, Pose]]:
    if index >= len(layout.open_hands):
        return
    strip = layout.open_hands[index]
    width, corners = fan_in_lines(strip, len(hand), card_width(strip.height), layout.unit)
    for place, (card, (x, y)) in enumerate(zip(hand, corners, strict=True)):
        yield card.key, Pose(x, y, width, z=SEAT_Z + place / 100, seen=_seen_in_lines(corners, place, width))


def _spare_poses(layout: RowsLayout, spare: SpareView) -> Iterator[tuple[CardKey, Pose]]:
    cell, discard = spare_cell(layout), pile_pose(layout, "discard")
    if spare.marker is not None and cell is not None:
        yield spare.marker.key, Pose(cell.marker.x, cell.marker.y, cell.card, z=ROW_Z + 1)
    if spare.discard is not None and discard is not None:
        yield spare.discard.key, discard


def _tray_poses(layout: RowsLayout, cards: tuple[TrayCard, ...], now: Accents) -> Iterator[tuple[CardKey, Pose]]:
    tray = tray_places(layout, len(cards))
    if tray is None:
        return
    for index, (one, place) in enumerate(zip(cards, tray.places, strict=True)):
        key = one.card.key
        rise = _TRAY_RISE if key == now.lifted else _TRAY_HOVER_RISE if key == now.hovered else 0.0
        # A lifted card that lies over others must not cover still more of them.
        z = LIFTED_Z if key == now.lifted and tray.captions else TRAY_Z + index
        yield key, Pose(place.x, place.y - rise * layout.unit, tray.card, 0.0, z, is_lifted=key == now.lifted)


def _hand_poses(layout: RowsLayout, table: RowsCards, now: Accents) -> dict[CardKey, Pose]:
    keys = [card.key for card in table.hand]
    strip, u, poses = hand_strip(layout, table), layout.unit, dict[CardKey, Pose]()
    if table.pile_title:
        width, corners = fan_in_lines(strip, len(keys), layout.hand_card, u)
        for i, (key, (x, y)) in enumerate(zip(keys, corners, strict=True)):
            poses[key] = Pose(x, y, width, z=HAND_Z + i, seen=_seen_in_lines(corners, i, width))
        return poses
    width = fan_card(strip.width, len(keys), layout.hand_card, u)
    places = fan(strip, len(keys), width, u, lifted=_index(keys, now.lifted), hovered=_index(keys, now.hovered))
    # As much as is seen while any card is lifted: lifting one must not change the faces of the others.
    share = seen_share(fan_pitch(strip.width, len(keys), width, u, lifted=0 if len(keys) > 1 else None), width)
    for i, (key, place) in enumerate(zip(keys, places, strict=True)):
        z = LIFTED_Z if key == now.lifted else HAND_Z + i
        seen = 1.0 if key == now.lifted or i == len(keys) - 1 else share
        poses[key] = Pose(place.x, place.y, width, place.angle, z, is_lifted=key == now.lifted, seen=seen)
    return poses


def hand_strip(layout: RowsLayout, table: RowsCards) -> Rect:
    """The strip the fan may use: the own chosen card takes its left end where it lies there, a title its top."""
    strip, u = layout.fan, layout.unit
    if layout.tray is not None:
        box = tray_box(layout, len(table.tray or ()), table.tray_note)
        gained = layout.tray.width if box is None else box.x - layout.tray.x
        strip = Rect(strip.x, strip.y, strip.width + gained, strip.height)
    if layout.spare is None and table.own_laid is not None:
        left = layout.slot.right + 16 * u
        strip = Rect(left, strip.y, strip.right - left, strip.height)
    if not table.pile_title:
        return strip
    top = title_strip(layout).bottom + 7 * u
    return Rect(strip.x, top, strip.width, layout.hand.bottom - 12 * u - top)


def _seen_in_lines(corners: Sequence[tuple[float, float]], place: int, width: int) -> float:
    """Share of the card in this place that the next one in its line leaves to be seen."""
    if place + 1 == len(corners) or corners[place + 1][1] != corners[place][1]:
        return 1.0
    return seen_share(corners[place + 1][0] - corners[place][0], width)


def _index(keys: list[CardKey], key: CardKey | None) -> int | None:
    return keys.index(key) if key in keys else None


def _risen(pose: Pose, by: float) -> Pose:
    return replace(pose, y=pose.y - by, z=max(pose.z, PICKED_Z), is_lifted=True)


def _rows(layout: TableLayout) -> RowsLayout:
    if not isinstance(layout, RowsLayout):
        raise TypeError(f"not a table of rows: {type(layout).__name__}")
    return layout
