"""Measure the program: ``python -m benchmarks [NAME ...] [--json]``.

Each benchmark runs in a process of its own, so that none warms up or burdens another. Numbers are for reading: missing
a goal is said in the table and does not change the exit code.
"""

import argparse
import json
import subprocess
import sys
from importlib import import_module

from benchmarks.report import Measure, as_json, table
from pega6_desktop.runtime.process import share_the_machine

NAMES = ("rules", "thinking", "frames", "start", "press", "memory", "idle", "history", "house", "way", "lesson")


def main() -> int:
    """Run the benchmarks named on the command line, all without names; 1 when one of them could not run."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure Pega 6 on this machine.")
    parser.add_argument("names", nargs="*", choices=[*NAMES, []], metavar="NAME", help=", ".join(NAMES))
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--inside", choices=NAMES, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.inside:
        share_the_machine()  # before anything imports numpy, as in the program
        print(as_json(import_module(f"benchmarks.{options.inside}").measure()))
        return 0
    runs = [_measured(name) for name in options.names or NAMES]
    measures = [one for found in runs if found is not None for one in found]
    print(as_json(measures) if options.json else table(measures))
    return 1 if None in runs else 0


def _measured(name: str) -> list[Measure] | None:
    """The measures of one benchmark, taken in a child process; None when it failed (it has said why on stderr)."""
    print(f"measuring {name} ...", file=sys.stderr)
    child = subprocess.run(
        [sys.executable, "-m", "benchmarks", "--inside", name], stdout=subprocess.PIPE, text=True, check=False
    )
    if child.returncode:
        print(f"{name} could not be measured (exit code {child.returncode})", file=sys.stderr)
        return None
    found = json.loads(child.stdout)
    return [Measure(**{key: one[key] for key in Measure.__dataclass_fields__}) for one in found]


if __name__ == "__main__":
    sys.exit(main())
