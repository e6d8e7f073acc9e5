"""What the laws must be told about a game before they can test it: where its cards lie and what hides them.

Owns the contract; a game in the catalog without facts fails the laws. Knows no rule: facts never say what is legal.
"""

from collections.abc import Iterator
from typing import Any, Protocol, TypeVar

from pega6_desktop.core.game import Game
from pega6_desktop.core.variant import Variant

# Any: the laws speak of every game at once; each game's own types are checked where the game is tested.
AnyGame = Game[Any, Any, Any, Any]

S = TypeVar("S")
M_co = TypeVar("M_co", covariant=True)
E = TypeVar("E")
O_contra = TypeVar("O_contra", contravariant=True)


class Facts(Protocol[S, M_co, E, O_contra]):
    """Facts about one game, for all its variants."""

    has_retract: bool
    """Whether some choice of this game can be taken back."""

    def bound(self, variant: Variant, seats: int) -> int:
        """More decisions than this and a match under random play counts as endless."""

    def places(self, state: S) -> Iterator[object]:
        """Every card that lies somewhere in this state, once per place it lies in."""

    def cards_in_play(self, state: S) -> int:
        """How many cards lie somewhere while a round runs."""

    def strange_moves(self, state: S) -> tuple[M_co, ...]:
        """Moves of every kind, possible and impossible: the rules must know which is which."""

    def redealt(self, state: S, viewer: int | None, seed: int) -> S:
        """The same table with everything dealt anew that the viewer cannot know, the seed of the match included."""

    def imagined(self, observation: O_contra, seed: int) -> S:
        """A complete table dealt from the observation alone, as bots imagine it."""

    def retold(self, event: E, after: S) -> E:
        """The event as it would have read had it led to ``after``: hidden values replaced, nothing else."""

    def discloses(self, event: E) -> bool:
        """Whether the event shows everybody something that was hidden until then, or deals anew."""
