"""How long things take: the motion table, the player's tempo, and the one place where motion is switched off.

Owns every duration and easing of the table. Must not know items, scenes or cards.
"""

from enum import Enum
from functools import cache
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


@cache
def easing(motion: Motion) -> QEasingCurve:
    """Its curve for an animation, which copies it."""
    return QEasingCurve(motion.curve)


HOVER_RISE: Final = Motion(90, Curve.OutQuad)
HOVER_FALL: Final = Motion(120, Curve.OutQuad)
LIFT: Final = Motion(140)
LIGHT_UP: Final = Motion(120, Curve.Linear)
GO_OUT: Final = Motion(90, Curve.Linear)
SLIDE: Final = Motion(220)
TURN_AWAY: Final = Motion(130, Curve.InQuad)
TURN_BACK: Final = Motion(130, Curve.OutQuad)
GATHER: Final = Motion(260, Curve.InOutQuad)
FLY: Final = Motion(300, Curve.InCubic)
SHAKE: Final = Motion(180, Curve.InOutSine)
STOP: Final = Motion(400, Curve.InOutSine)
"""The card that takes lies on the ox place; the row trembles as long."""
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
GAINED: Final = 900
"""How long it is seen how many heads have just landed with a player."""

HOLD: Final = 800
"""All cards lie open, the lowest is lit, before the first one leaves."""
REST: Final = 120
"""A card lies still before the next one leaves."""
REST_OF_MANY: Final = 70
MANY_CARDS: Final = 7
LIT: Final = 300
"""The row somebody has chosen for a low card is lit before the card leaves."""
SHOWN: Final = 800
"""A card somebody else has played is seen large."""
UNHURRIED_TAKINGS: Final = 3
"""From the next one on in a trick, takings take less time."""
_HURRIED: Final = {STOP: 200, GATHER: 180, FLY: 200}

_FACTORS: Final = {Tempo.SLOW: 1.7, Tempo.NORMAL: 1.0, Tempo.FAST: 0.45, Tempo.OFF: 0.0}


def take_back_ms(speed: Tempo) -> int:
    """Real ms for which what the last choice turns up is held."""
    return max(TAKE_BACK_LEAST, round(TAKE_BACK.ms * _FACTORS[speed]))


class Pace:
    """Durations at the present tempo. Off, reduced motion and anything else that means "at once" give 0."""

    def __init__(self) -> None:
        self.tempo = Tempo.NORMAL
        self.is_still = False
        """Whether nothing moves at all."""
        self._is_reduced = False
        self._takings, self._rest = 0, REST

    def set_tempo(self, tempo: Tempo) -> None:
        self.tempo = tempo
        self.is_still = self._is_reduced or tempo is Tempo.OFF

    def set_reduced(self, *, is_reduced: bool) -> None:
        """Follow the desktop's wish for less motion."""
        self._is_reduced = is_reduced
        self.set_tempo(self.tempo)

    def ms(self, nominal: float) -> int:
        """Real ms of a motion that takes `nominal` at normal tempo."""
        return 0 if self.is_still else round(nominal * _FACTORS[self.tempo])

    def begin_trick(self, cards: int) -> None:
        """So many cards are revealed, to be placed one after the other."""
        self._takings, self._rest = 0, REST_OF_MANY if cards >= MANY_CARDS else REST

    def end_taking(self) -> None:
        """A row of this trick has been taken."""
        self._takings += 1

    @property
    def rest(self) -> int:
        """Nominal ms for which a card lies still before the next thing happens."""
        return self._rest

    def taking_ms(self, motion: Motion) -> int:
        """Real ms of a part of a taking: the first ones of a trick are not hurried."""
        is_hurried = self._takings >= UNHURRIED_TAKINGS
        return self.ms(_HURRIED.get(motion, motion.ms) if is_hurried else motion.ms)
