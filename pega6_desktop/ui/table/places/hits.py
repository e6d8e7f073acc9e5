"""What lies under a point: the visible part of a card, or the zone a card would be dropped into.

Owns hit sizes. Must not know Qt, nor what happens when something is hit.
"""

import math
from collections.abc import Collection, Mapping, Sequence

from pega6_desktop.ui.table.arrangement import SpreadLayout
from pega6_desktop.ui.table.places.draft_layout import DraftLayout
from pega6_desktop.ui.table.places.extras import spare_cell
from pega6_desktop.ui.table.places.layout import Rect, TableLayout
from pega6_desktop.ui.table.places.poses import Cards, Pose, zone_rect
from pega6_desktop.ui.table.view import CardKey, Target, ZoneId

_SEEN_AT = (0.5, 0.3, 0.2, 0.12, 0.06)
CATCH = 24
"""Units beyond its edge at which a row still catches a card."""
CARD_CATCH = 10
"""The same for a card that is a target."""
REACH, CARD_REACH = 72, 30
"""Units at which lit targets and cards are caught where the player wishes for larger ones."""
_NO_ROWS = frozenset({"zone", "open"})


def covers(pose: Pose, x: float, y: float) -> bool:
    """Whether the tilted card covers the point."""
    middle_x, middle_y = pose.middle
    angle = -math.radians(pose.angle)
    dx, dy = x - middle_x, y - middle_y
    across = dx * math.cos(angle) - dy * math.sin(angle)
    down = dx * math.sin(angle) + dy * math.cos(angle)
    return abs(across) <= pose.width / 2 and abs(down) <= pose.height / 2


def card_at(poses: Mapping[CardKey, Pose], x: float, y: float) -> CardKey | None:
    """The card that is seen at the point: the highest of those that cover it."""
    hit = [key for key, pose in poses.items() if covers(pose, x, y)]
    return max(hit, key=lambda key: poses[key].z, default=None)


def seen_point(poses: Mapping[CardKey, Pose], key: CardKey) -> tuple[float, float]:
    """A point at which that card is seen: its middle, or one nearer to the left edge where others lie over it."""
    pose = poses[key]
    row = [(round(pose.x + share * pose.width), round(pose.middle[1])) for share in _SEEN_AT]
    return next((point for point in row if card_at(poses, *point) == key), row[0])


def zone_at(layout: TableLayout, cards: Cards, x: float, y: float) -> ZoneId | None:
    """The zone under the point, None over the hand and the bare table; in a draft the own strip is a zone.

    Rows catch a little beyond their edge, the nearest one first. The seat zone of a player is the plate and the place
    of the chosen card; the rest of the mat is the felt.
    """
    if cards.arrangement is not None and isinstance(layout, SpreadLayout):
        return cards.arrangement.zone_at(layout, x, y)
    if isinstance(layout, DraftLayout) and cards.own is not None and _own_strip(layout, x, y):
        return ("hand", cards.own.seat)
    beside = _beside_at(layout, x, y)
    if beside is not None:
        return beside
    row = _row_at(layout, cards, x, y)
    if row is not None:
        return row
    for index, seat in enumerate(cards.others[: len(layout.seats)]):
        if layout.seats[index].contains(x, y):
            return ("seat", seat.seat)
    if cards.own is not None and own_area(layout, cards).contains(x, y):
        return ("seat", cards.own.seat)
    return ("felt", 0) if layout.mat.contains(x, y) else None


def _own_strip(layout: DraftLayout, x: float, y: float) -> bool:
    """Whether a card let go there is meant for the own places: the own plate belongs to them, and a little around."""
    return layout.own.contains(x, y) or layout.fan.grown(CATCH * layout.unit).contains(x, y)


def draft_tip(layout: TableLayout, cards: Cards, x: float, y: float) -> str:
    """What there is to say at a place of a draft where no card lies: who took it, or all about the drafter."""
    if cards.draft is None or not isinstance(layout, DraftLayout):
        return ""
    places = zip(layout.grid, cards.draft.places, strict=False)
    drafters = zip(layout.seats, cards.draft.drafters, strict=False)
    own = [] if cards.own is None else [(layout.own, cards.own.spoken)]
    said = [(box, f"{place.number}: {place.name}") for box, place in places if place.name]
    said += [(box, drafter.spoken) for box, drafter in drafters]
    return next((words for box, words in [*said, *own] if box.contains(x, y)), "")


def target_at(
    layout: TableLayout,
    cards: Cards,
    poses: Mapping[CardKey, Pose],
    targets: Sequence[Target],
    x: float,
    y: float,
) -> ZoneId | None:
    """The lit target under the point that is no row lying there: a card, a zone, the place of a row to come.

    Cards come first, wherever they lie; one is hit a little beyond its edge too, where no other card is seen.
    """
    on_cards = {target.zone for target in targets if target.kind == "card"}
    seen = card_at(poses, x, y)
    if seen is not None and len(seen) == 2 and seen in on_cards:
        return seen
    if seen is None:
        near = [(poses[zone].rect.distance(x, y), zone) for zone in on_cards if zone in poses]
        distance, zone = min(near, default=(math.inf, ("felt", 0)))
        if distance <= CARD_CATCH * layout.unit:
            return zone
    rects = [(target.zone, zone_rect(layout, cards, target.zone)) for target in targets if target.kind in _NO_ROWS]
    return next((zone for zone, rect in rects if rect.contains(x, y)), None)


def near_card(poses: Mapping[CardKey, Pose], keys: Collection[CardKey], u: float, x: float, y: float) -> CardKey | None:
    """The nearest of these cards within reach of a point where no card lies; u: the unit."""
    reach = [(poses[key].rect.distance(x, y), key) for key in keys if key in poses]
    distance, key = min(reach, default=(math.inf, None))
    return key if distance <= CARD_REACH * u else None


def near_target(layout: TableLayout, cards: Cards, targets: Sequence[Target], x: float, y: float) -> ZoneId | None:
    """The nearest lit target within reach; None over the own strip, where a card is put back."""
    if layout.fan.contains(x, y):
        return None
    reach = [(zone_rect(layout, cards, target.zone).distance(x, y), target.zone) for target in targets]
    distance, zone = min(reach, default=(math.inf, None))
    return zone if distance <= REACH * layout.unit else None


def own_area(layout: TableLayout, cards: Cards) -> Rect:
    """The own plate, with the own chosen card once there is one."""
    own = layout.own
    if layout.spare is not None or cards.own is None or cards.own.card is None:
        return own
    return Rect(own.x, own.y, layout.slot.right - own.x, own.height)


def _beside_at(layout: TableLayout, x: float, y: float) -> ZoneId | None:
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


def _row_at(layout: TableLayout, cards: Cards, x: float, y: float) -> ZoneId | None:
    reach = [(box.distance(x, y), row.zone) for box, row in zip(layout.rows, cards.rows, strict=False)]
    distance, zone = min(reach, default=(math.inf, None))
    return zone if distance <= CATCH * layout.unit else None
