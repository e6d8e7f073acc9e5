"""Single spots on a table of rows: of a card in a row or before a player, of faces, and of the extra cards.

Owns these formulas, also those of the cell beside the rows and of the tray; every length is a token times the unit.
Must not know Qt, nor which cards lie there.
"""

import math
from collections.abc import Mapping
from typing import Final, NamedTuple

from pega6_desktop.ui.boards.pega6.rows.cards import CardRow
from pega6_desktop.ui.boards.pega6.rows.layout import (
    COLUMN_PAD,
    TURN_TITLE,
    PlatePlaces,
    RowPlaces,
    RowsLayout,
    column_card,
    compact_places,
    large_places,
    own_places,
    small_line,
)
from pega6_desktop.ui.table.places import ROW_Z, SEAT_Z, Pose, Rect, card_height

LEAST_HIT: Final = 36
"""px of a card that must be seen, so that it can be hit."""
STACK_STEP: Final = 2.2
"""Units between two cards of the deck, to the right and up."""
_LINE = 1.25
_CAPTION_EMS = (7.2, 5.6, 6.8)
"""Em of the words below marker, deck and discard pile, with a number of two digits."""
_PILE_SHARE, _PILE_GAP, _PILE_LEFT, _LEAST_GAP = 0.92, 26, 18, 10
_STACK_ROOM = 7
_TURN, _TURN_INSET, _LEAST_TURN = 206, 6, 117
_IN_PLAY = 0.3
"""By how much of its height a card in play lies higher than the open pile it goes to, in a column."""
_TRAY_CARD, _TRAY_TOP, _TRAY_SIDE, _TRAY_GAP, _WIDEST_GAP = 88, 9, 6, 5, 22
_TRAY_EDGE, _TRAY_BETWEEN, _ANY_NOTE = 11, 8, "…"
_LEAST_TRAY_CARD = 40
_LEAST_STRIP = 37
"""px for three lines of the smallest type below the cards of a tray."""
_SEAT_TILT, _DISCARD_TILT = 5.0, -3.0
_TITLE = 15
"""Height of the words over the hand, in units at normal text size."""


class SpareCell(NamedTuple):
    """Places of the cell or column for extra cards: deck, open pile and marker, the strips below deck and pile and in a
    cell the marker, and a plate.

    card: width of the cards in it, whole px. turn: the plate of the card whose turn it is; own: where that card lies.
    """

    card: int
    deck: Rect
    discard: Rect
    marker: Rect
    strips: tuple[Rect, ...]
    turn: Rect
    own: Rect


class TrayPlaces(NamedTuple):
    """RowPlaces of the own extra cards. card: their width, whole px.

    captions: a strip below each card where they lie side by side, else none; shared: the one strip below all of them
    then, None where they need its room.
    """

    card: int
    places: tuple[Rect, ...]
    captions: tuple[Rect, ...]
    shared: Rect | None


def spare_cell(layout: RowsLayout) -> SpareCell | None:
    """The cell after the rows or the column beside them in this layout; None where there is none."""
    cell, u = layout.spare, layout.unit
    if cell is None or layout.has_column:
        return None if cell is None else _column(layout, cell)
    strip = small_line(layout.unit, layout.text_scale)
    room = cell.height - strip - (_STACK_ROOM + 4) * u
    largest = min(_PILE_SHARE * layout.card, room / 1.4)
    wishes = [max(largest + _PILE_GAP * u, em * strip / _LINE) for em in _CAPTION_EMS]
    turn = _turn_width(layout, cell, sum(wishes))
    across = (cell.width - turn - (4 * _LEAST_GAP + _PILE_LEFT) * u) / 3
    card = max(1, math.floor(min(largest, across)))
    left, top = cell.x, cell.y + _STACK_ROOM * u + (room - card_height(card)) / 2
    places, strips = [], []
    share = min(1.0, (cell.width - turn - 8 * u) / sum(wishes))
    for width in (wish * share for wish in wishes):
        places.append(Rect(left + (width - card) / 2, top, card, card_height(card)))
        strips.append(Rect(left, top + card_height(card) + 2 * u, width, strip))
        left += width
    marker, deck, discard = places
    plate = Rect(cell.right - turn - 4 * u, cell.y + _TURN_INSET * u, turn, cell.height - 2 * _TURN_INSET * u)
    return SpareCell(card, deck, discard, marker, (strips[1], strips[2], strips[0]), plate, turn_card(plate, u))


def _column(layout: RowsLayout, cell: Rect) -> SpareCell:
    """Deck, open pile and the plate one below the other; a card in play waits on the pile it goes to."""
    u, line = layout.unit, small_line(layout.unit, layout.text_scale)
    card, pad = column_card(cell, line, u), COLUMN_PAD * u
    height, left = card_height(card), cell.middle[0] - card / 2
    low, inset = TURN_TITLE * line + height + pad, _TURN_INSET * u
    turn = Rect(cell.x + inset, cell.bottom - low - inset, cell.width - 2 * inset, low)
    top = cell.y + 1.3 * pad
    step = (turn.y - pad / 2 - top) / 2
    deck, discard = Rect(left, top, card, height), Rect(left, top + step, card, height)
    strips = tuple([Rect(cell.x, place.bottom + 2 * u, cell.width, line) for place in (deck, discard)])
    own = Rect(left, turn.bottom - 0.9 * pad - height, card, height)
    return SpareCell(card, deck, discard, discard.moved(0, -_IN_PLAY * height), strips, turn, own)


def opening(layout: RowsLayout) -> Rect | None:
    """Where a fifth row may be opened: its place after the others, or in the column over the piles."""
    cell = spare_cell(layout)
    if cell is None or layout.spare is None or not layout.has_column:
        return None if cell is None else layout.rows[-1]
    return layout.spare._replace(height=cell.turn.y - 4 * layout.unit - layout.spare.y)


def zones_beside(layout: RowsLayout) -> Mapping[str, Rect]:
    """The zones beside the rows by kind: deck, open pile, the plate of the card whose turn it is; none without them."""
    cell = spare_cell(layout)
    return {} if cell is None else {"deck": cell.deck, "turn": cell.turn, "discard": cell.discard}


def _turn_width(layout: RowsLayout, cell: Rect, piles: float) -> float:
    """Of the plate of the card whose turn it is; it gives up what the piles and their words need."""
    u = layout.unit
    wish = max(_TURN * u * max(1.0, layout.text_scale), 0.3 * cell.width)
    wish = min(wish, max(_LEAST_TURN * u, 0.42 * cell.width))
    return max(_LEAST_TURN * u, min(wish, cell.width - piles - 8 * u))


def turn_card(plate: Rect, u: float) -> Rect:
    """Where the card lies on the plate of the card whose turn it is: at its right end; its width is whole px."""
    width = max(1, math.floor(min((plate.height - 22 * u) / 1.4, 0.3 * plate.width)))
    height = card_height(width)
    return Rect(plate.right - width - 12 * u, plate.middle[1] - height / 2, width, height)


def tray_box(layout: RowsLayout, count: int, note: str) -> Rect | None:
    """The panel around that many cards: as wide as they need, at the right end of its room.

    None where there is no tray, or nothing to lie or to be said in it.
    """
    room, u = layout.tray, layout.unit
    if room is None or not (count or note):
        return None
    wish = max(1, count) * _TRAY_CARD + max(0, count - 1) * _TRAY_BETWEEN + 2 * _TRAY_EDGE
    width = min(room.width, wish * u * max(1.0, 0.75 * layout.text_scale))
    return Rect(room.right - width, room.y, width, room.height)


def tray_places(layout: RowsLayout, count: int) -> TrayPlaces | None:
    """The places of that many cards in the tray of this layout; None where there is no tray.

    Side by side as long as they fit; then over each other; then in two lines, where too little would be seen of each.
    """
    tray, u = tray_box(layout, count, _ANY_NOTE), layout.unit
    if tray is None:
        return None
    strip = max(34 * u, 2 * small_line(layout.unit, layout.text_scale) + 2 * u, _LEAST_STRIP)
    wish = math.floor(min(_TRAY_CARD * u, (tray.height - _TRAY_TOP * u - strip) / 1.4))
    inner = tray.width - 2 * _TRAY_SIDE * u
    beside = math.floor((inner - (count - 1) * _TRAY_GAP * u) / max(1, count))
    if count <= 3 and beside >= _LEAST_TRAY_CARD:
        return _side_by_side(tray, count, min(wish, beside), u)
    if count > 1 and (inner - wish) / (count - 1) < LEAST_HIT:
        wish = max(_LEAST_TRAY_CARD, math.floor(inner - LEAST_HIT * (count - 1)))
    if count > 1 and (inner - wish) / (count - 1) < LEAST_HIT:
        return _in_two_lines(tray, count, u)
    return _overlapping(tray, count, wish, u)


def alone_line(layout: RowsLayout, count: int) -> Rect | None:
    """The line below the cards of the tray, where there is room for one."""
    box, places, u = tray_box(layout, count, ""), tray_places(layout, count), layout.unit
    if box is None or places is None or not (places.captions or places.shared):
        return None
    top = places.places[0].bottom + 5 * u
    return Rect(box.x + 8 * u, top, box.width - 16 * u, box.bottom - 6 * u - top)


def _side_by_side(tray: Rect, count: int, card: int, u: float) -> TrayPlaces:
    gap = min(_WIDEST_GAP * u, (tray.width - count * card) / (count + 1))
    left = tray.middle[0] - (count * card + (count - 1) * gap) / 2
    top, height = tray.y + _TRAY_TOP * u, card_height(card)
    places = tuple(Rect(left + index * (card + gap), top, card, height) for index in range(count))
    below = tray.bottom - 3 * u - (top + height + 2 * u)
    return TrayPlaces(card, places, tuple(_strip(place, gap, below, u) for place in places), None)


def _overlapping(tray: Rect, count: int, card: int, u: float) -> TrayPlaces:
    inner = tray.width - 2 * _TRAY_SIDE * u
    pitch = min(card + _TRAY_GAP * u, (inner - card) / max(1, count - 1))
    left = tray.middle[0] - (card + (count - 1) * pitch) / 2
    top, height = tray.y + _TRAY_TOP * u, card_height(card)
    places = tuple(Rect(left + index * pitch, top, card, height) for index in range(count))
    shared = Rect(tray.x + 4 * u, top + height + 2 * u, tray.width - 8 * u, tray.bottom - top - height - 5 * u)
    return TrayPlaces(card, places, (), shared)


def _in_two_lines(tray: Rect, count: int, u: float) -> TrayPlaces:
    columns = math.ceil(count / 2)
    inner, gap = tray.width - 2 * _TRAY_SIDE * u, _TRAY_GAP * u
    line = (tray.height - 2 * _TRAY_TOP * u - gap) / 2
    card = max(1, math.floor(min(line / 1.4, (inner - (columns - 1) * gap) / columns)))
    pitch = min(card + _WIDEST_GAP * u, (inner - card) / max(1, columns - 1))
    height = card_height(card)

    def place(index: int) -> Rect:
        down, across = divmod(index, columns)
        lying = min(columns, count - down * columns)
        left = tray.middle[0] - (card + (lying - 1) * pitch) / 2
        top = tray.y + _TRAY_TOP * u + down * (line + gap) + (line - height) / 2
        return Rect(left + across * pitch, top, card, height)

    return TrayPlaces(card, tuple(place(index) for index in range(count)), (), None)


def _strip(card: Rect, gap: float, height: float, u: float) -> Rect:
    """The strip for words below a card, half a gap wider on each side."""
    return Rect(card.x - gap / 2, card.bottom + 2 * u, card.width + gap, height)


# ------------------------------------------------------------ cards in rows and before players, faces


def row_pose(layout: RowsLayout, row: int, place: int, capacity: int) -> Pose:
    """A card in that place of a row; the place behind the last one is over the danger place."""
    return lying_pose(layout, layout.places(row, capacity), place)


def lying_pose(layout: RowsLayout, places: RowPlaces, place: int) -> Pose:
    """The same, of a row whose places are known."""
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
    return Pose(cell.own.x, cell.own.y, round(cell.own.width), z=SEAT_Z)


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
    if index is None:
        button = layout.second_button
        corner = box.right - button.x if box.overlap(button) else 0.0
        return own_places(box.width, box.height, layout.unit, layout.text_scale, corner)
    arrange = compact_places if layout.is_compact else large_places
    return arrange(box.width, box.height, layout.unit, layout.text_scale)


def behind(face: Rect) -> Pose:
    """What is held or won lies behind the face of its player."""
    width = max(8, round(face.width * 0.5))
    x, y = face.middle
    return Pose(x - width / 2, y - card_height(width) / 2, width, z=SEAT_Z)


def pile_pose(layout: RowsLayout, kind: str) -> Pose | None:
    """The top of the deck or of the open pile beside the rows; None without them."""
    cell = spare_cell(layout)
    if cell is None:
        return None
    place, tilt = (cell.discard, _DISCARD_TILT) if kind == "discard" else (cell.deck, 0.0)
    return Pose(place.x, place.y, cell.card, tilt, ROW_Z)
