"""How one step of the game moves: who starts where, who goes where and when, who turns over, when the next may start.

Owns the translation of a StepHint into legs. Pure: it starts nothing. Must not know items, scenes or any one game.
"""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.motions import Leg
from pega6_desktop.ui.table.cards.tempo import Motion, Pace
from pega6_desktop.ui.table.places import Pose
from pega6_desktop.ui.table.view import CardKey, StepHint, ZoneId

AIR_Z: Final = 500.0
"""Layer of cards on their way."""
_NEXT_CHOICE_MS = 60
_STACK_STEP = 0.035
_BLOCKING = frozenset({"deal", "reveal", "place", "take", "gate"})
_IN_TRICK = frozenset({"reveal", "place", "take"})


class Phase(msgspec.Struct, frozen=True):
    """Legs that start together, `at` ms after the step began."""

    at: int
    legs: dict[CardKey, Leg]


class Plan(msgspec.Struct, frozen=True):
    """One step. starts: cards that appear, where and how visible. leaving: cards that go and are gone at the end.

    vanished: cards that are gone at once. flip_ms: (away, back) of cards that turn over. total: when all is at rest.
    next: when the following step may begin. count_at: when heads begin to count up. is_blocking: whether the player
    has to wait (or skip) meanwhile.
    """

    starts: dict[CardKey, tuple[Pose, float]]
    leaving: tuple[CardKey, ...]
    vanished: tuple[CardKey, ...]
    phases: tuple[Phase, ...]
    flip_ms: tuple[int, int]
    total: int
    next: int
    count_at: int
    is_blocking: bool


class Choreography(msgspec.Struct, frozen=True):
    """What the plan is made from. before: poses of the cards on the table so far, under their new keys.

    after: poses they are to have. in_hand: cards that stay in hand or tray, or come back there. zone: pose of a zone.
    waiting: revealed cards still to be placed.
    """

    before: Mapping[CardKey, Pose]
    after: Mapping[CardKey, Pose]
    in_hand: frozenset[CardKey]
    zone: Callable[[ZoneId], Pose]
    waiting: int


def plan(hint: StepHint, scene: Choreography, pace: Pace) -> Plan:
    """The step as the motion table has it, at the present pace; of zero length where nothing moves."""
    share = _share(hint, scene, pace)
    starts, entering = _entering(hint, scene, pace, share)
    moving = {**entering, **_moving(hint, scene, pace, share)}
    gather, fly = _leaving(hint, scene, pace, share)
    covered = _covered(scene, moving, fly)
    phases = _phases({**moving, **covered}, gather, fly)
    flips = (pace.ms(tempo.TURN_AWAY.ms, share), pace.ms(tempo.TURN_BACK.ms, share))
    total = max((phase.at + leg.delay + leg.ms for phase in phases for leg in phase.legs.values()), default=0)
    if hint.kind == "reveal" or (hint.kind == "place" and hint.rekeys):
        total = max(total, sum(flips))
    total += pace.ms(hint.rest)
    return Plan(
        starts={key: (pose, 1.0) for key, pose in scene.after.items() if key not in scene.before} | starts,
        leaving=(*fly, *covered),
        vanished=tuple(key for key in scene.before if key not in scene.after.keys() | fly.keys() | covered.keys()),
        phases=phases,
        flip_ms=flips,
        total=total,
        next=min(total, _next(hint, scene, pace, share)) if total else 0,
        count_at=max((phase.at + leg.ms for phase in phases[1:] for leg in phase.legs.values()), default=0),
        is_blocking=hint.kind in _BLOCKING,
    )


def _share(hint: StepHint, scene: Choreography, pace: Pace) -> float:
    if hint.kind not in _IN_TRICK:
        return 1.0
    if hint.kind == "reveal":
        pace.begin_trick()
    return pace.trick_share(_nominal(hint), scene.waiting)


def _nominal(hint: StepHint) -> int:
    match hint.kind:
        case "reveal":
            return tempo.TURN_AWAY.ms + tempo.TURN_BACK.ms
        case "take":
            return tempo.GATHER.ms + tempo.FLY.ms
        case _:
            return tempo.NEXT_SLIDE.ms


def _next(hint: StepHint, scene: Choreography, pace: Pace, share: float) -> int:
    """When the following step may begin: placing overlaps, everything else is waited for."""
    if hint.kind == "choose":
        return pace.ms(_NEXT_CHOICE_MS)
    if hint.kind == "place" and scene.waiting:
        return pace.ms(tempo.NEXT_SLIDE.ms, share)
    if hint.kind == "take":
        return pace.ms(tempo.GATHER.ms + tempo.FLY.ms, share)
    return 1 << 30


def _entering(
    hint: StepHint, scene: Choreography, pace: Pace, share: float
) -> tuple[dict[CardKey, tuple[Pose, float]], dict[CardKey, Leg]]:
    starts: dict[CardKey, tuple[Pose, float]] = {}
    legs: dict[CardKey, Leg] = {}
    named = [(key, zone) for key, zone in hint.enters if key in scene.after and key not in scene.before]
    motion, apart = (tempo.DEAL, tempo.NEXT_DEALT.ms) if hint.kind == "deal" else (tempo.SLIDE, 0)
    for order, (key, zone) in enumerate(named):
        pose = scene.after[key]
        starts[key] = (scene.zone(zone), 0.0)
        legs[key] = Leg(pose, motion, pace.ms(motion.ms, share), delay=pace.ms(apart * order), z=AIR_Z + order)
    return starts, legs


def _moving(hint: StepHint, scene: Choreography, pace: Pace, share: float) -> dict[CardKey, Leg]:
    legs: dict[CardKey, Leg] = {}
    for key, pose in scene.after.items():
        before = scene.before.get(key)
        if before is None or before == pose:
            continue
        if key in scene.in_hand:
            legs[key] = Leg(pose, tempo.CLOSE_UP, pace.ms(tempo.CLOSE_UP.ms))
        else:
            layer = None if _is_step_aside(before, pose) else AIR_Z + pose.z
            legs[key] = Leg(pose, tempo.SLIDE, pace.ms(tempo.SLIDE.ms, share), z=layer)
    return legs


def _is_step_aside(before: Pose, after: Pose) -> bool:
    """Whether a card only makes room among its neighbours: it stays in its layer, under what lies on them."""
    return abs(after.x - before.x) < 2 * after.width and abs(after.y - before.y) < after.width / 2


def _leaving(
    hint: StepHint, scene: Choreography, pace: Pace, share: float
) -> tuple[dict[CardKey, Leg], dict[CardKey, Leg]]:
    """The two legs of the cards that go: gather on the first of them, fly away together."""
    going = [(key, zone) for key, zone in hint.leaves if key in scene.before and key not in scene.after]
    if not going:
        return {}, {}
    is_taken = hint.kind == "take"
    first = scene.before[going[0][0]]
    gather: dict[CardKey, Leg] = {}
    fly: dict[CardKey, Leg] = {}
    for order, (key, zone) in enumerate(going):
        own = scene.before[key]
        if is_taken:
            stacked = msgspec.structs.replace(own, x=first.x + order * own.width * _STACK_STEP, y=first.y, z=own.z)
            gather[key] = Leg(stacked, tempo.GATHER, pace.ms(tempo.GATHER.ms, share), z=AIR_Z + order)
        fly[key] = Leg(scene.zone(zone), *_way_out(pace, share, is_taken=is_taken), z=AIR_Z + order, opacity=0.0)
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


def _way_out(pace: Pace, share: float, *, is_taken: bool) -> tuple[Motion, int]:
    motion = tempo.FLY if is_taken else tempo.SLIDE
    return motion, pace.ms(motion.ms, share)


def _phases(moving: dict[CardKey, Leg], gather: dict[CardKey, Leg], fly: dict[CardKey, Leg]) -> tuple[Phase, ...]:
    gathered = max((leg.ms for leg in gather.values()), default=0)
    if not gather:
        return (Phase(0, {**moving, **fly}),)
    return Phase(0, {**moving, **gather}), Phase(gathered, fly)
