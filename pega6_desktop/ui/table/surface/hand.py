"""The hand on the mouse: what lies under it, and press, drag, drop, tap; one card at a time, and everything that may
interrupt it.

Owns the poses of the present table and hit sizes (the visible part of a card, the lit target a card would be dropped
into), and the course of one press from beginning to end. Must not know what a drop means, nor how the table is drawn.
"""

import math
from collections.abc import Collection, Mapping, Sequence
from typing import Protocol

import msgspec
from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMouseEvent

from pega6_desktop.ui.table.arrangement import Accents, Arrangement
from pega6_desktop.ui.table.cards.items import CardItems
from pega6_desktop.ui.table.cards.motions import Leg
from pega6_desktop.ui.table.cards.tempo import FLY_HOME, LIFT, Pace
from pega6_desktop.ui.table.places import Pose, TableLayout
from pega6_desktop.ui.table.turns import acts
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


DRAG_Z = 880.0
_PATIENCE_MS = 2000


class HitTest(Protocol):
    """What the hand asks of the table."""

    def card_under(self, point: QPointF) -> CardKey | None:
        """The card seen at that point."""

    def zone_under(self, point: QPointF) -> ZoneId | None:
        """The zone a card would drop into."""

    def may_lift(self, key: CardKey) -> bool:
        """Whether the player may pick the card up now."""

    def wants_zone(self) -> bool:
        """Whether a tap on the table means a place and not a card: something is lifted or targets are lit."""

    def is_target(self, zone: ZoneId) -> bool:
        """Whether that zone is lit as a target."""

    def is_blocking(self) -> bool:
        """Whether a step runs that the player has to wait for."""

    def is_just_over(self) -> bool:
        """Whether such a step ended a moment ago, and a press is meant for it."""


class _Press(msgspec.Struct):
    """One press of the left button.

    is_repeat: a further one of a double click, which may drag but does not tap. is_second: the second of it.
    """

    at: tuple[float, float]
    card: CardKey | None
    is_grip: bool
    is_repeat: bool
    is_second: bool
    is_drag: bool = False
    aimed: ZoneId | None = None


class DragController(QObject):
    """Turns mouse events into acts.

    acted(Act): pressed, tapped, played by a double click, dropped, aimed, or let go; while the player has to wait a
    press asks to skip, and does nothing else. interrupted: input began, whatever it is.
    """

    acted = Signal(object)
    interrupted = Signal()

    def __init__(self, ground: HitTest, stage: CardItems, pace: Pace, parent: QObject) -> None:
        super().__init__(parent)
        self._ground, self._stage, self._pace = ground, stage, pace
        self._press: _Press | None = None
        self._tapped: CardKey | None = None
        self._last_double = -1 << 30
        self._last_point = QPointF()
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self.send_home)

    @property
    def is_holding(self) -> bool:
        """Whether a card hangs from the pointer now."""
        return self._press is not None and self._press.is_grip

    @property
    def is_dragging(self) -> bool:
        """Whether that card has left its place."""
        return self._press is not None and self._press.is_grip and self._press.is_drag

    @property
    def is_pressed(self) -> bool:
        """Whether the button is down, with a card or without."""
        return self._press is not None

    def press(self, event: QMouseEvent, *, is_double: bool = False) -> None:
        """A button went down; all but the first left one are absorbed."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is not None:
            return
        is_repeat = self._is_repeat(event, is_double=is_double)
        self.interrupted.emit()
        if not is_repeat:
            self._tapped = None
        if self._ground.is_blocking():
            self.acted.emit(acts.AskSkip())
            return
        if self._ground.is_just_over():
            return
        at = event.position()
        card = self._ground.card_under(at)
        is_grip = card is not None and self._ground.may_lift(card)
        self._press = _Press(at.toTuple(), card, is_grip, is_repeat, is_double)
        if is_grip and card is not None:
            self._take(card, at)
            if not is_repeat:
                self.acted.emit(acts.Press(card))

    def move(self, event: QMouseEvent) -> None:
        """The pointer moved: a held card goes with it."""
        press = self._press
        if press is None:
            return
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self.cancel()
            return
        at = event.position()
        if not press.is_drag and self._has_left(press, at):
            press.is_drag = True
        if press.is_grip:
            self._carry(press, at)

    def release(self, event: QMouseEvent) -> None:
        """The button went up: a drop, or a tap."""
        press = self._press
        if press is None or event.button() != Qt.MouseButton.LeftButton:
            return
        self._press = None
        at = event.position()
        if press.is_grip and press.card is not None:
            if press.is_drag:
                self._drop(press.card, self._ground.zone_under(at))
            else:
                self._put_back(press.card, is_tap=not press.is_repeat)
        elif not press.is_drag and not press.is_repeat:
            self._tap(press.card, at)
        if press.is_second and not press.is_drag and self._tapped is not None:
            tapped, self._tapped = self._tapped, None
            self.acted.emit(acts.Play(tapped))

    def cancel(self) -> bool:
        """Give up the press: the card returns, and counts as dropped nowhere. False when nothing was held."""
        press, self._press = self._press, None
        if press is None or not press.is_grip or press.card is None:
            return False
        self._drop(press.card, None)
        return True

    def forget(self) -> None:
        """Give up the press and say nothing: the card has gone another way, or the table is rearranged."""
        self._press = None
        self._patience.stop()
        self._stage.hold(None)

    def answered(self) -> None:
        """What the drop meant is known; nobody needs to wait for it any more."""
        self._patience.stop()

    def send_home(self) -> None:
        """Let a dropped card fly home."""
        if not self.is_holding:
            self._return_held()

    def _return_held(self) -> None:
        key = self._stage.held
        self._patience.stop()
        if key is not None:
            self._stage.hold(None)
            self._stage.travel(key, Leg(self._stage.items[key].pose, FLY_HOME, self._pace.ms(FLY_HOME.ms), z=DRAG_Z))

    def _is_repeat(self, event: QMouseEvent, *, is_double: bool) -> bool:
        """Whether this press is a further one of a double or triple click."""
        hints = QGuiApplication.styleHints()
        near = (event.position() - self._last_point).manhattanLength() <= hints.mouseDoubleClickDistance()
        soon = event.timestamp() - self._last_double <= hints.mouseDoubleClickInterval()
        is_repeat = is_double or (near and soon)
        if is_repeat:
            self._last_double = event.timestamp()
        self._last_point = event.position()
        return is_repeat

    def _take(self, key: CardKey, at: QPointF) -> None:
        self._return_held()
        self._stage.hold(key)
        item = self._stage.items[key]
        item.hold(item.mapFromScene(at), DRAG_Z, self._pace.ms(LIFT.ms))

    def _carry(self, press: _Press, at: QPointF) -> None:
        item = self._stage.items.get(press.card) if press.card is not None else None
        if item is None:
            self.forget()
            return
        item.drag_to(at)
        zone = self._ground.zone_under(at) if press.is_drag else None
        if zone != press.aimed:
            press.aimed = zone
            self.acted.emit(acts.Aim(zone))

    def _drop(self, key: CardKey, zone: ZoneId | None) -> None:
        """Leave the card where it is until its meaning is known; nowhere, it goes home at once."""
        self._patience.start()
        self.acted.emit(acts.Drop(key, zone))
        if zone is None:
            self.send_home()

    def _put_back(self, key: CardKey, *, is_tap: bool) -> None:
        self._stage.hold(None)
        item = self._stage.items.get(key)
        if item is not None:
            self._stage.travel(key, Leg(item.pose, LIFT, self._pace.ms(LIFT.ms)))
        if is_tap:
            self._tapped = key
            self.acted.emit(acts.Tap(key))

    def _tap(self, card: CardKey | None, at: QPointF) -> None:
        zone = self._ground.zone_under(at)
        if zone is not None and self._is_meant(zone, card):
            self.acted.emit(acts.TapZone(zone))
        elif card is not None:
            self.acted.emit(acts.Tap(card))
        elif zone is not None and zone[0] != "felt":
            self.acted.emit(acts.TapZone(zone))
        else:
            self.acted.emit(acts.LetGo())

    def _is_meant(self, zone: ZoneId, card: CardKey | None) -> bool:
        """Whether the tap means the zone and not the card in it: a lit target, or a row while rows are asked for."""
        is_row = zone[0] == "row" and (card is None or self._ground.wants_zone())
        return is_row or self._ground.is_target(zone)

    def _has_left(self, press: _Press, at: QPointF) -> bool:
        reach = QGuiApplication.styleHints().startDragDistance()
        return (at - QPointF(*press.at)).manhattanLength() >= reach
