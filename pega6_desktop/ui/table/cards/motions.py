"""The motions of one card as Qt animations: travel, turn over, lift, straighten, shake.

Owns the animation objects of a card; they run in C++ and call back only when they end. Must not know what a card shows.
"""

from collections.abc import Callable

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

from pega6_desktop.ui.table.cards.tempo import LIFT, SHAKE, TURN_AWAY, TURN_BACK, Motion, easing
from pega6_desktop.ui.table.places import Pose

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
