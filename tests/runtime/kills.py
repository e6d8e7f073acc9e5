"""``python -m tests.runtime.kills [COUNT]``: kills a program that plays at so many random instants (500 without one).

Each match is begun, killed, gone on with and killed again to its end, and must come out like one nobody killed.
"""

import sys
import tempfile
from pathlib import Path

from pega6_desktop.core.randomness import uniform
from tests.runtime.test_killed import killed_until_over, uninterrupted


def main() -> None:
    """Kill until there were enough."""
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    whole, luck, kills, matches = uninterrupted(), uniform(2, "kills"), 0, 0
    with tempfile.TemporaryDirectory() as place:
        while kills < wanted:
            kills += killed_until_over(Path(place) / str(matches), whole, luck)
            matches += 1
    print(f"{kills} kills in {matches} matches, nothing acknowledged was lost")


if __name__ == "__main__":
    main()
