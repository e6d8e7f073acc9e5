"""What lies where, and under a point: the visible part of a card, or the lit target a card would be dropped into.

Owns the poses of the present table and hit sizes. Must not know Qt, nor what happens when something is hit.
"""

import math
from collections.abc import Collection, Mapping, Sequence

from pega6_desktop.ui.table.arrangement import Accents, Arrangement
from pega6_desktop.ui.table.places import Pose, TableLayout
from pega6_desktop.ui.table.view import CardKey, StepHint, Target, ZoneId

_SEEN_AT = (0.5, 0.3, 0.2, 0.12, 0.06)
_FARTHEST = 2.0
"""Widths of a card no point of it is farther from its left top corner, across or down."""
CARD_CATCH = 10
"""Units beyond its edge at which a card that is a target still catches another one."""
REACH, CARD_REACH = 72, 30
"""Units at which lit targets and cards are caught where the player wishes for larger ones."""


class Posed:
    """The poses of the present table by what may move cards there: asked for again they are the same.

    led: cards that lie ahead of the event that lays them there.
    """

    def __init__(self) -> None:
        self._table: tuple[Arrangement, TableLayout] | None = None
        self._poses: dict[tuple[object, ...], dict[CardKey, Pose]] = {}
        self._led: dict[CardKey, tuple[ZoneId, ZoneId]] = {}

    @property
    def led(self) -> frozenset[CardKey]:
        """See the class."""
        return frozenset(self._led)

    def lead(self, now: Arrangement, hint: StepHint | None) -> None:
        """Let the card lie elsewhere that the step leads away; one it has laid, or shown at once, is led no longer."""
        led = {} if hint is None else {key: way for key, way in self._led.items() if now.laid_at(way[0]) == key}
        if hint is not None and hint.leads is not None and (key := now.laid_at(hint.leads[0])) is not None:
            led[key] = hint.leads
        self._led = led

    def of(self, arrangement: Arrangement, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """Where every card belongs."""
        table, moving = self._table, now.moving
        if table is None or table[0] is not arrangement or table[1] is not layout:
            self._table, self._poses = (arrangement, layout), {}
        if moving not in self._poses:
            self._poses[moving] = arrangement.poses(layout, now)
        return self._poses[moving]

    def ahead(self, arrangement: Arrangement, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """The same, with the cards that are led."""
        poses = self.of(arrangement, layout, now)
        if not self._led:
            return poses
        led = {key: arrangement.zone_pose(layout, zone) for key, (_, zone) in self._led.items()}
        return poses | led


def covers(pose: Pose, x: float, y: float) -> bool:
    """Whether the tilted card covers the point."""
    half, tall, angle = pose.width / 2, pose.height / 2, -math.radians(pose.angle)
    dx, dy = x - pose.x - half, y - pose.y - tall  # from its middle
    across = dx * math.cos(angle) - dy * math.sin(angle)
    down = dx * math.sin(angle) + dy * math.cos(angle)
    return abs(across) <= half and abs(down) <= tall


def card_at(poses: Mapping[CardKey, Pose], x: float, y: float) -> CardKey | None:
    """The card that is seen at the point: the highest of those that cover it."""
    seen, highest = None, -math.inf
    for key, pose in poses.items():
        # No card reaches further from its left top corner, however it is tilted.
        near = (
            pose.z > highest and abs(x - pose.x) < _FARTHEST * pose.width and abs(y - pose.y) < _FARTHEST * pose.width
        )
        if near and covers(pose, x, y):
            seen, highest = key, pose.z
    return seen


def seen_point(poses: Mapping[CardKey, Pose], key: CardKey) -> tuple[float, float]:
    """A point at which that card is seen: its middle, or one nearer to the left edge where others lie over it."""
    pose = poses[key]
    row = [(round(pose.x + share * pose.width), round(pose.middle[1])) for share in _SEEN_AT]
    return next((point for point in row if card_at(poses, *point) == key), row[0])


def target_at(
    layout: TableLayout,
    table: Arrangement,
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
    rects = [(target.zone, table.zone_rect(layout, target.zone)) for target in targets if target.kind == "zone"]
    return next((zone for zone, rect in rects if rect.contains(x, y)), None)


def near_card(poses: Mapping[CardKey, Pose], keys: Collection[CardKey], u: float, x: float, y: float) -> CardKey | None:
    """The nearest of these cards within reach of a point where no card lies; u: the unit."""
    reach = [(poses[key].rect.distance(x, y), key) for key in keys if key in poses]
    distance, key = min(reach, default=(math.inf, None))
    return key if distance <= CARD_REACH * u else None


def near_target(
    layout: TableLayout, table: Arrangement, targets: Sequence[Target], x: float, y: float
) -> ZoneId | None:
    """The nearest lit target within reach; None over the own strip, where a card is put back."""
    if layout.fan.contains(x, y):
        return None
    reach = [(table.zone_rect(layout, target.zone).distance(x, y), target.zone) for target in targets]
    distance, zone = min(reach, default=(math.inf, None))
    return zone if distance <= REACH * layout.unit else None
