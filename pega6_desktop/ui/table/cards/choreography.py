"""How one step of the game moves: who starts where, who goes where and when, who turns over, when the next may start.

Owns the translation of a StepHint into legs. Pure: it starts nothing. Must not know items, scenes or any one game.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.motions import Leg
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places import Pose
from pega6_desktop.ui.table.view import CardKey, StepHint, ZoneId

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
