"""How long things take: the motion table, the player's tempo, and the one place where motion is switched off.

Owns every duration and easing of the table. Must not know items, scenes or cards.
"""

from enum import Enum
from typing import Final

import msgspec
from PySide6.QtCore import QEasingCurve

Curve = QEasingCurve.Type


class Tempo(Enum):
    """The player's choice of speed."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


class Motion(msgspec.Struct, frozen=True):
    """One line of the motion table: ms at normal tempo and how it speeds up and slows down."""

    ms: int
    curve: Curve = Curve.OutCubic
    overshoot: float | None = None

    def easing(self) -> QEasingCurve:
        """The curve for an animation."""
        curve = QEasingCurve(self.curve)
        if self.overshoot is not None:
            curve.setOvershoot(self.overshoot)
        return curve


HOVER_RISE: Final = Motion(90, Curve.OutQuad)
HOVER_FALL: Final = Motion(120, Curve.OutQuad)
LIFT: Final = Motion(140)
LIGHT_UP: Final = Motion(120, Curve.Linear)
GO_OUT: Final = Motion(90, Curve.Linear)
SNAP: Final = Motion(160, Curve.OutBack, 0.8)
SLIDE: Final = Motion(220)
NEXT_SLIDE: Final = Motion(110)
TURN_AWAY: Final = Motion(130, Curve.InQuad)
TURN_BACK: Final = Motion(130, Curve.OutQuad)
GATHER: Final = Motion(140, Curve.InOutQuad)
FLY: Final = Motion(240, Curve.InCubic)
SHAKE: Final = Motion(180, Curve.InOutSine)
FLY_HOME: Final = Motion(200)
DEAL: Final = Motion(120)
NEXT_DEALT: Final = Motion(28)
CLOSE_UP: Final = Motion(160)
LOCK: Final = Motion(180, Curve.OutBounce)
STAMP: Final = Motion(160, Curve.OutBack)
STROKE: Final = Motion(90, Curve.InOutSine)
DISSOLVE: Final = Motion(160, Curve.Linear)
OPEN_ROW: Final = Motion(220, Curve.Linear)
TAKE_BACK: Final = Motion(1000, Curve.Linear)
TAKE_BACK_LEAST: Final = 450
"""Real ms within which a choice can be taken back at any tempo, also where nothing moves."""

COUNT_PER_HEAD: Final = 40
COUNT_AT_MOST: Final = 320
TRICK_AT_MOST: Final = 3800
"""Nominal ms a whole trick may take, from the reveal to the last card at rest."""

_FACTORS: Final = {Tempo.SLOW: 1.7, Tempo.NORMAL: 1.0, Tempo.FAST: 0.5, Tempo.OFF: 0.0}


def take_back_ms(speed: Tempo) -> int:
    """Real ms for which what the last choice turns up is held."""
    return max(TAKE_BACK_LEAST, round(TAKE_BACK.ms * _FACTORS[speed]))


class Pace:
    """Durations at the present tempo. Off, reduced motion and anything else that means "at once" give 0."""

    def __init__(self) -> None:
        self._tempo = Tempo.NORMAL
        self._is_reduced = False
        self._spent = 0.0

    @property
    def tempo(self) -> Tempo:
        return self._tempo

    @property
    def is_still(self) -> bool:
        """Whether nothing moves at all."""
        return self._is_reduced or self._tempo is Tempo.OFF

    def set_tempo(self, tempo: Tempo) -> None:
        self._tempo = tempo

    def set_reduced(self, *, is_reduced: bool) -> None:
        """Follow the desktop's wish for less motion."""
        self._is_reduced = is_reduced

    def ms(self, nominal: float, share: float = 1.0) -> int:
        """Real ms of a motion that takes `nominal` at normal tempo; share below 1 hurries it."""
        return 0 if self.is_still else round(nominal * share * _FACTORS[self._tempo])

    def begin_trick(self) -> None:
        """The cards are revealed: from now on `trick_share` watches the clock."""
        self._spent = 0.0

    def trick_share(self, nominal: float, waiting: int) -> float:
        """Share of its time the next step of the trick may take so that the whole ends within TRICK_AT_MOST.

        nominal: ms of the step. waiting: revealed cards that are still to be placed after it.
        """
        rest = waiting * NEXT_SLIDE.ms + SLIDE.ms
        left = TRICK_AT_MOST - self._spent
        share = min(1.0, max(0.0, left) / (nominal + rest)) if nominal + rest > 0 else 1.0
        self._spent += nominal * share
        return share
