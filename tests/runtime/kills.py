"""``python -m tests.runtime.kills [COUNT]``: kills a program that plays at so many random instants (500 without one).

Each match is begun, killed, gone on with and killed again to its end, and must come out like one nobody killed; the
games take turns.
"""

import sys
import tempfile
from itertools import cycle
from pathlib import Path

from pega6_desktop.core.randomness import uniform
from pega6_desktop.games.catalog import GAMES
from tests.runtime.test_killed import killed_until_over, uninterrupted

OFTEN = 36
"""About so many times a match is killed before it comes to its end."""


def main() -> None:
    """Kill until there were enough."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    whole = cycle([uninterrupted(game) for game in GAMES])
    luck, kills, matches = uniform(2, "kills"), 0, 0
    with tempfile.TemporaryDirectory() as place:
        while kills < wanted:
            kills += killed_until_over(Path(place) / str(matches), next(whole), luck, OFTEN)
            matches += 1
    print(f"{kills} kills in {matches} matches, nothing acknowledged was lost")


if __name__ == "__main__":
    main()
