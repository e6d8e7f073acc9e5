"""The fitted numbers: how each type of player picks cards, by table size. Owns reading them from the package's data.

The file is written by ``python -m pega6_desktop.arena fit`` and names its recipe; never edited by hand.
"""

from dataclasses import dataclass
from functools import lru_cache
from importlib import resources

import msgspec
import numpy as np

from pega6_desktop.bots.policy import HIDDEN, STEPS, Net

PLAY = "play"
"""The net the search bot plays its own cards with in its thoughts."""

PRIOR = {"mc": 2.0}
"""Weight of a type before anything was seen; 1 for all the others."""

UNIFORM = "uniform"


@dataclass(frozen=True, slots=True)
class Cast:
    """Who may sit at a table of this size: type names, their nets (None plays anything) and prior shares."""

    names: tuple[str, ...]
    nets: tuple[Net | None, ...]
    prior: tuple[float, ...]
    play: Net


def weights_text() -> str:
    """The data file as it ships."""
    return resources.files("pega6_desktop.bots").joinpath("data", "pega6_nets.json").read_text("utf-8")


class _File(msgspec.Struct):
    """The nets as whole numbers on their lattice, by table size and name."""

    nets: dict[int, dict[str, list[list[int]]]]


def read_nets(text: str, seats: int) -> dict[str, Net]:
    """Nets by name, of this table size only: a player may wait for it. Raises ValueError or msgspec.DecodeError for a
    file of another layout, KeyError where nothing was fitted.
    """
    numbers = msgspec.json.decode(text, type=_File).nets[seats]
    return {name: _net(one) for name, one in numbers.items()}


def _net(numbers: list[list[int]]) -> Net:
    weights = np.array(numbers, np.float64)
    if weights.shape[0] != HIDDEN:
        raise ValueError(f"a net has {HIDDEN} units, not {weights.shape[0]}")
    return Net.of(weights / STEPS)


@lru_cache(maxsize=16)
def cast_for(seats: int) -> Cast:
    """The players to expect at a table of ``seats``."""
    return cast_of(read_nets(weights_text(), seats))


def cast_of(nets: dict[str, Net]) -> Cast:
    """A cast of these nets (among them the play net), with the players who play anything."""
    names = (UNIFORM, *sorted(nets))
    shares = [PRIOR.get(name, 1.0) for name in names]
    total = sum(shares)
    return Cast(names, tuple(nets.get(name) for name in names), tuple(share / total for share in shares), nets[PLAY])
