"""Run golden cases from the command line: ``python -m tests.golden DIR [--only GAME[/VARIANT]]``.

Prints one line per failing case and ends with ``N passed, N failed``. Exit code 0 only when there were cases and
none failed; 1 when something failed or nothing was found; 2 for a wrong command line.
"""

import argparse
import sys
from pathlib import Path

from tests.golden.adapters import ADAPTERS
from tests.golden.corpus import Broken, Entry, entries
from tests.golden.runner import results


def _is_wanted(entry: Entry | Broken, only: list[str]) -> bool:
    """Whether the filter lets the entry through; what is broken is never filtered away."""
    return not only or isinstance(entry, Broken) or entry.place in only or entry.game in only


def main(arguments: list[str] | None = None) -> int:
    """Run the folder named on the command line; the exit code is returned."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Run golden/1 cases on the engine.")
    parser.add_argument("folder", type=Path, help="folder with golden/1 JSON files")
    parser.add_argument("--only", action="append", default=[], metavar="PLACE", help="pega6, pega6/base; repeatable")
    options = parser.parse_args(arguments)
    if not options.folder.exists():
        print(f"{options.folder}: no such folder")
    done = results((entry for entry in entries(options.folder) if _is_wanted(entry, options.only)), ADAPTERS)
    failed = [result for result in done if result.problem]
    for result in failed:
        print(result.line)
    if not done:
        print(f"{options.folder}: no cases found")
    print(f"{len(done) - len(failed)} passed, {len(failed)} failed")
    return 0 if done and not failed else 1


if __name__ == "__main__":
    sys.exit(main())
