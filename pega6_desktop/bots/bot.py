"""The contract of a bot: it sees an observation and nothing else, and can be stopped at any moment.

Owns the protocol, the thinking budget and cancellation; must not know states, rules, Qt or any one game.
"""

import hashlib
import threading
import time
from typing import Protocol, TypeVar

O_contra = TypeVar("O_contra", contravariant=True)
M_co = TypeVar("M_co", covariant=True)


class Cancelled(Exception):
    """Raised inside a bot's thinking when nobody waits for the answer any more."""


class ThinkBudget:
    """How much a bot may think: a number of worlds, lowered by an optional deadline, ended by cancel.

    Worlds, not seconds, so that equal keys give equal moves on every machine.
    """

    def __init__(
        self, worlds: int = 300, deadline: float | None = None, cancelled: threading.Event | None = None
    ) -> None:
        """A fresh budget.

        deadline: a ``time.monotonic`` instant in seconds after which no further worlds are begun.
        cancelled: an event that cancels when it is set, for whoever must stop thoughts it does not hold in hand.
        """
        self.worlds = worlds
        self._deadline = deadline
        self._cancelled = threading.Event() if cancelled is None else cancelled

    def cancel(self) -> None:
        """Make the next checkpoint raise Cancelled; safe from any thread."""
        self._cancelled.set()

    def checkpoint(self) -> None:
        """Call at least every 10 ms of thinking. Raises Cancelled."""
        if self._cancelled.is_set():
            raise Cancelled

    @property
    def is_spent(self) -> bool:
        """True when the deadline has passed: finish with what is known."""
        return self._deadline is not None and time.monotonic() >= self._deadline


def key_of(salt: str, seat: int, turn: int) -> str:
    """What addresses the randomness of a seat's decision: 64 hexadecimal digits, the same for the same arguments.

    salt: what the bot cannot guess, as the random id of its match: of a seed alone a bot could try them all, find the
    one that makes this key, and know every hand. turn: how many decisions the seat, or the table, has made.
    """
    return hashlib.sha256(f"bot/{salt}/{seat}/{turn}".encode()).hexdigest()


class Bot(Protocol[O_contra, M_co]):
    """A player made of code."""

    def choose(self, observation: O_contra, budget: ThinkBudget, key: str) -> M_co:
        """A legal move for the viewer of the observation.

        key addresses the bot's randomness (see core.randomness): equal observation, worlds and key, equal move.
        Raises Cancelled.
        """
