"""How cards move: the legs of each in one step of the game, and the motions of one card as Qt animations: travel, turn
over, lift, straighten, shake.

Owns the translation of a StepHint into legs (who starts where, who goes where and when, who turns over, when the next
may start), which is pure and starts nothing; and the animation objects of a card, which run in C++ and call back only
when they end. Must not know items, scenes, what a card shows, or any one game.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec
from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)
from PySide6.QtWidgets import QGraphicsScale, QGraphicsWidget

from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.tempo import LIFT, SHAKE, TURN_AWAY, TURN_BACK, Motion, Pace, easing
from pega6_desktop.ui.table.places import Pose
from pega6_desktop.ui.table.view import CardKey, StepHint, ZoneId

_RUNNING = QAbstractAnimation.State.Running


class Leg(msgspec.Struct, frozen=True):
    """One way to go: where to, how, in how many real ms, after which delay, in which layer, how visible at its end."""

    pose: Pose
    motion: Motion
    ms: int
    delay: int = 0
    z: float | None = None
    opacity: float = 1.0


class CardMotions:
    """Animations of one item, made when first needed and then used again; all are children of the item."""

    def __init__(
        self,
        item: QGraphicsWidget,
        air: QGraphicsWidget,
        on_arrived: Callable[[], None],
    ) -> None:
        self._item = item
        self._travel = QSequentialAnimationGroup(item)
        self._wait = QPauseAnimation(0, self._travel)
        self._going = QParallelAnimationGroup(self._travel)
        self._pos, self._rotation, self._scale, self._opacity = (
            QPropertyAnimation(item, name, self._going) for name in (b"pos", b"rotation", b"scale", b"opacity")
        )
        self._travel.finished.connect(on_arrived)
        self._lifting = QPropertyAnimation(air, b"opacity", item)
        self._straightening = QPropertyAnimation(item, b"rotation", item)
        self._air = air
        self._flip: _Flip | None = None
        self._shake: _Shake | None = None

    @property
    def is_running(self) -> bool:
        """Whether the card travels, shakes or turns over; lifting and straightening do not count."""
        return self._travel.state() == _RUNNING or self.is_shaking or (self._flip is not None and self._flip.is_running)

    @property
    def is_shaking(self) -> bool:
        """Whether the card shakes."""
        return self._shake is not None and self._shake.is_running

    def stop(self) -> None:
        """Stop everything where it is."""
        self.stop_travel()
        self._lifting.stop()
        if self._flip is not None:
            self._flip.stop()

    def stop_travel(self) -> None:
        """Stop going and shaking; a card that turns over goes on turning."""
        self._travel.stop()
        self._straightening.stop()
        if self._shake is not None:
            self._shake.stop()

    def travel(self, leg: Leg, middle: QPointF, scale: float) -> None:
        """Go to that middle and scale with the tilt of the leg's pose."""
        item = self._item
        for animation, start, end in (
            (self._pos, item.pos(), middle),
            (self._rotation, item.rotation(), leg.pose.angle),
            (self._scale, item.scale(), scale),
            (self._opacity, item.opacity(), leg.opacity),
        ):
            _aim(animation, start, end, leg.motion, leg.ms)
        self._wait.setDuration(leg.delay)
        self._travel.start()

    def fade_lift(self, opacity: float, ms: int) -> None:
        """Fade the picture of the lifted card."""
        self._lifting.stop()
        if ms <= 0:
            self._air.setOpacity(opacity)
        elif self._air.opacity() != opacity:
            _aim(self._lifting, self._air.opacity(), opacity, LIFT, ms)
            self._lifting.start()

    def straighten(self, ms: int) -> None:
        """Turn upright around the point the item turns around."""
        if ms <= 0:
            self._item.setRotation(0.0)
        elif self._item.rotation():
            _aim(self._straightening, self._item.rotation(), 0.0, LIFT, ms)
            self._straightening.start()

    def flip(self, turn: QGraphicsScale, away_ms: int, back_ms: int, on_edge: Callable[[], None]) -> None:
        """Turn over; `on_edge`, always the same, is called when the card is seen from its edge."""
        if self._flip is None:
            self._flip = _Flip(self._item, turn, on_edge)
        self._flip.start(away_ms, back_ms)

    def shake(self, reach: float, degrees: float, ms: int, *, swings: int) -> None:
        """Shake around where the item is, so many times to one side."""
        if self._shake is None:
            self._shake = _Shake(self._item)
        self._shake.start(reach, degrees, ms, swings)


class _Flip:
    def __init__(self, item: QGraphicsWidget, turn: QGraphicsScale, on_edge: Callable[[], None]) -> None:
        self._group = QSequentialAnimationGroup(item)
        self._away = QPropertyAnimation(turn, b"xScale", self._group)
        self._back = QPropertyAnimation(turn, b"xScale", self._group)
        self._away.finished.connect(on_edge)

    @property
    def is_running(self) -> bool:
        return self._group.state() == _RUNNING

    def start(self, away_ms: int, back_ms: int) -> None:
        self._group.stop()
        _aim(self._away, 1.0, 0.0, TURN_AWAY, away_ms)
        _aim(self._back, 0.0, 1.0, TURN_BACK, back_ms)
        self._group.start()

    def stop(self) -> None:
        self._group.stop()


class _Shake:
    def __init__(self, item: QGraphicsWidget) -> None:
        self._item = item
        self._group = QParallelAnimationGroup(item)
        self._x = QPropertyAnimation(item, b"x", self._group)
        self._rotation = QPropertyAnimation(item, b"rotation", self._group)

    @property
    def is_running(self) -> bool:
        return self._group.state() == _RUNNING

    def start(self, reach: float, degrees: float, ms: int, swings: int) -> None:
        self._group.stop()
        sides = [((2 * swing + 1) / (2 * swings), (-1) ** swing) for swing in range(swings)]
        for animation, rest, swing in ((self._x, self._item.x(), reach), (self._rotation, 0.0, degrees)):
            _aim(animation, rest, rest, SHAKE, ms)
            animation.setKeyValues([(0.0, rest), *((step, rest + side * swing) for step, side in sides), (1.0, rest)])
        self._group.start()

    def stop(self) -> None:
        self._group.stop()


def _aim(animation: QPropertyAnimation, start: object, end: object, motion: Motion, ms: int) -> None:
    animation.setStartValue(start)
    animation.setEndValue(end)
    animation.setDuration(ms)
    animation.setEasingCurve(easing(motion))


AIR_Z: Final = 500.0
"""Layer of cards on their way."""
_NEXT_CHOICE_MS = 60
_FAN_STEP, _FAN_DEGREES = 0.32, 5.0
"""How far apart the cards of a taken row lie in its fan, in widths of a card, and how they are tilted."""
_BLOCKING = frozenset({"deal", "reveal", "place", "take", "gate", "beat"})
_RESTING = frozenset({"place", "take"})


class Phase(msgspec.Struct, frozen=True):
    """Legs that start together, `at` ms after the step began."""

    at: int
    legs: dict[CardKey, Leg]

    @property
    def end(self) -> int:
        """When all of them are there."""
        return self.at + max([leg.delay + leg.ms for leg in self.legs.values()], default=0)


class Plan(msgspec.Struct, frozen=True):
    """One step. starts: cards that appear, where and how visible. leaving: cards that go and are gone at the end.

    vanished: cards that are gone at once. flip_ms: (away, back) of cards that turn over. total: when all is at rest.
    next: when the following step may begin. lands_at: when what is taken is with its owner, or all has come where it
    goes. is_blocking: whether the player has to wait (or skip) meanwhile. shakes: cards that tremble for so many ms.
    """

    starts: dict[CardKey, tuple[Pose, float]]
    leaving: tuple[CardKey, ...]
    vanished: tuple[CardKey, ...]
    phases: tuple[Phase, ...]
    flip_ms: tuple[int, int]
    total: int
    next: int
    lands_at: int
    is_blocking: bool
    shakes: tuple[CardKey, ...] = ()
    shake_ms: int = 0


class Choreography(msgspec.Struct, frozen=True):
    """What the plan is made from. before: poses of the cards on the table so far, under their new keys.

    after: poses they are to have. in_hand: cards that stay in hand or tray, or come back there. zone: pose of a zone.
    waiting: revealed cards still to be placed. led: cards that lie ahead of the event that lays them there.
    """

    before: Mapping[CardKey, Pose]
    after: Mapping[CardKey, Pose]
    in_hand: frozenset[CardKey]
    zone: Callable[[ZoneId], Pose]
    waiting: int
    led: frozenset[CardKey] = frozenset()


def plan(hint: StepHint, scene: Choreography, pace: Pace) -> Plan:
    """The step as the motion table has it, at the present pace; of zero length where nothing moves.

    One thing moves at a time: the following step begins when this one is at rest, but for cards that are chosen.
    """
    if hint.kind == "reveal":
        pace.begin_trick(scene.waiting)
    starts, entering = _entering(hint, scene, pace)
    moving = {**entering, **_moving(hint, scene, pace)}
    gather, fly = _leaving(hint, scene, pace)
    covered = _covered(scene, moving, fly)
    phases = _phases({**moving, **covered}, gather, fly, scene.led | scene.in_hand)
    if hint.is_shown and entering:
        phases = _shown(phases, entering, scene, pace)
    flips = (pace.ms(tempo.TURN_AWAY.ms), pace.ms(tempo.TURN_BACK.ms))
    moved = max([phase.end for phase in phases], default=0)
    if hint.kind == "reveal" or (hint.kind == "place" and hint.rekeys):
        moved = max(moved, sum(flips))
    total = moved + _rest(hint, pace)
    made = Plan(
        starts={key: (pose, 1.0) for key, pose in scene.after.items() if key not in scene.before} | starts,
        leaving=(*fly, *covered),
        vanished=tuple(key for key in scene.before if key not in scene.after.keys() | fly.keys() | covered.keys()),
        phases=phases,
        flip_ms=flips,
        total=total,
        next=min(total, pace.ms(_NEXT_CHOICE_MS)) if hint.kind == "choose" and not hint.rest else total,
        lands_at=phases[1].end if gather else moved,
        is_blocking=hint.kind in _BLOCKING or bool(hint.rest),
        shakes=hint.shakes,
        shake_ms=pace.taking_ms(tempo.STOP) if hint.shakes else 0,
    )
    if hint.kind == "take":
        pace.end_taking()
    return made


def _rest(hint: StepHint, pace: Pace) -> int:
    """How long the table rests at the end; a card that has taken a row rests when it has been laid."""
    if hint.shakes:
        return pace.taking_ms(tempo.STOP)
    if hint.kind in _RESTING and hint.leads is None:
        return pace.ms(max(hint.rest, pace.rest))
    return pace.ms(hint.rest)


def _entering(
    hint: StepHint, scene: Choreography, pace: Pace
) -> tuple[dict[CardKey, tuple[Pose, float]], dict[CardKey, Leg]]:
    starts: dict[CardKey, tuple[Pose, float]] = {}
    legs: dict[CardKey, Leg] = {}
    named = [(key, zone) for key, zone in hint.enters if key in scene.after and key not in scene.before]
    motion, apart = (tempo.DEAL, tempo.NEXT_DEALT.ms) if hint.kind == "deal" else (tempo.SLIDE, 0)
    for order, (key, zone) in enumerate(named):
        pose = scene.after[key]
        starts[key] = (scene.zone(zone), 0.0)
        legs[key] = Leg(pose, motion, pace.ms(motion.ms), delay=pace.ms(apart * order), z=AIR_Z + order)
    return starts, legs


def _shown(
    phases: tuple[Phase, ...], entering: Mapping[CardKey, Leg], scene: Choreography, pace: Pace
) -> tuple[Phase, ...]:
    """What comes is held up for all to read, then goes where it belongs."""
    large, came = scene.zone(("shown", 0)), pace.ms(tempo.SLIDE.ms)
    up = {key: Leg(large, tempo.SLIDE, came, z=AIR_Z + order) for order, key in enumerate(entering)}
    first, *others = phases
    at = came + pace.ms(tempo.SHOWN)
    return Phase(0, {**first.legs, **up}), *others, Phase(at, dict(entering))


def _moving(hint: StepHint, scene: Choreography, pace: Pace) -> dict[CardKey, Leg]:
    legs: dict[CardKey, Leg] = {}
    is_taking = hint.kind == "take"
    for key, pose in scene.after.items():
        before = scene.before.get(key)
        if before is None or before == pose:
            continue
        if key in scene.in_hand:
            legs[key] = Leg(pose, tempo.CLOSE_UP, pace.ms(tempo.CLOSE_UP.ms))
        elif is_taking and key in scene.led:
            legs[key] = Leg(pose, tempo.GATHER, pace.taking_ms(tempo.GATHER), z=AIR_Z - 1)
        else:
            layer = None if _is_step_aside(before, pose) else AIR_Z + pose.z
            legs[key] = Leg(pose, tempo.SLIDE, pace.ms(tempo.SLIDE.ms), z=layer)
    return legs


def _is_step_aside(before: Pose, after: Pose) -> bool:
    """Whether a card only makes room among its neighbours: it stays in its layer, under what lies on them."""
    return abs(after.x - before.x) < 2 * after.width and abs(after.y - before.y) < after.width / 2


def _leaving(hint: StepHint, scene: Choreography, pace: Pace) -> tuple[dict[CardKey, Leg], dict[CardKey, Leg]]:
    """The two legs of the cards that go: what is taken becomes one fan and flies away together."""
    going = [(key, zone) for key, zone in hint.leaves if key in scene.before and key not in scene.after]
    is_taken = hint.kind == "take"
    gather: dict[CardKey, Leg] = {}
    fly: dict[CardKey, Leg] = {}
    middle = scene.before[going[len(going) // 2][0]] if going else None
    for order, (key, zone) in enumerate(going):
        own, layer = scene.before[key], AIR_Z + order
        if not is_taken or middle is None:
            fly[key] = Leg(scene.zone(zone), tempo.SLIDE, pace.ms(tempo.SLIDE.ms), z=layer, opacity=0.0)
            continue
        aside = order - (len(going) - 1) / 2
        fan = msgspec.structs.replace(
            own, x=middle.x + aside * own.width * _FAN_STEP, y=middle.y, angle=aside * _FAN_DEGREES, z=own.z
        )
        gather[key] = Leg(fan, tempo.GATHER, pace.taking_ms(tempo.GATHER), z=layer)
        home = msgspec.structs.replace(scene.zone(zone), angle=aside * _FAN_DEGREES)
        fly[key] = Leg(home, tempo.FLY, pace.taking_ms(tempo.FLY), z=layer, opacity=0.0)
    return gather, fly


def _covered(scene: Choreography, moving: Mapping[CardKey, Leg], fly: Mapping[CardKey, Leg]) -> dict[CardKey, Leg]:
    """Cards that vanish because another one comes to lie on them: they stay until it is there."""
    legs: dict[CardKey, Leg] = {}
    for key, pose in scene.before.items():
        if key in scene.after or key in fly:
            continue
        cover = next((leg for leg in moving.values() if leg.pose == pose), None)
        if cover is not None:
            legs[key] = Leg(pose, cover.motion, cover.ms, delay=cover.delay, z=pose.z)
    return legs


def _phases(
    moving: dict[CardKey, Leg], gather: dict[CardKey, Leg], fly: dict[CardKey, Leg], at_once: frozenset[CardKey]
) -> tuple[Phase, ...]:
    """What is taken goes first; of the rest only at_once moves meanwhile."""
    if not gather:
        return (Phase(0, {**moving, **fly}),)
    first = Phase(0, {key: leg for key, leg in moving.items() if key in at_once} | gather)
    flight = Phase(max(leg.ms for leg in gather.values()), fly)
    late = {key: leg for key, leg in moving.items() if key not in at_once}
    return (first, flight, Phase(flight.end, late)) if late else (first, flight)
