"""``python -m pega6_desktop.arena fit``: refit the nets and write the data file. Owns the command and the file."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from pega6_desktop.arena.arguments import earlier, file_to_write, scale
from pega6_desktop.arena.fitting import recipe
from pega6_desktop.arena.fitting.learning import Weights
from pega6_desktop.bots.policy import LARGEST, STEPS


def main(words: Sequence[str]) -> int:
    """Fit the table sizes asked for; nets of other sizes already in the file stay."""
    parser = argparse.ArgumentParser(prog="pega6 arena fit", description="Refit the bots' nets from self-play.")
    parser.add_argument("--seats", type=int, nargs="+", choices=range(2, 11), default=list(range(2, 11)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scale", type=scale, default=1.0, help="times the recipe's amount of data and steps")
    parser.add_argument("--out", type=file_to_write, required=True, help="the data file to write or add to")
    asked = parser.parse_args(words)
    kept = earlier(asked.out, _read, '{"recipes": {}, "nets": {}}')
    for seats in asked.seats:
        nets = recipe.nets_for(seats, asked.seed, asked.scale, _say)
        _write(asked.out, kept, seats, nets, f"version {recipe.VERSION}, seed {asked.seed}, scale {asked.scale:g}")
    return 0


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")


Kept = dict[str, dict[str, Any]]  # Any: JSON as it is written
"""How the nets of each table size were made, and the nets."""


def _read(text: str) -> Kept:
    return msgspec.json.decode(text, type=Kept)


def _write(path: Path, kept: Kept, seats: int, nets: dict[str, Weights], how: str) -> None:
    kept["recipes"][str(seats)] = how
    kept["nets"][str(seats)] = {name: _whole(weights) for name, weights in sorted(nets.items())}
    text = json.dumps(kept, indent=None, separators=(",", ":")).replace('"nets"', '\n"nets"').replace("]],", "]],\n")
    path.write_text(text + "\n", "utf-8")


def _whole(weights: Weights) -> list[list[int]]:
    """The weights on the nets' lattice."""
    lattice = np.rint(np.clip(weights, -LARGEST, LARGEST) * STEPS).astype(int)
    return [[int(number) for number in unit] for unit in lattice]
