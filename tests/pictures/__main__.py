"""Pictures of every screen in every look, and what differs between two sets of them.

    python -m tests.pictures take FOLDER [--only PART ...] [--quick]
    python -m tests.pictures compare BEFORE AFTER [--out FOLDER]

Owns the command line and the process the window lives in. Must not load Qt.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.apart import ROOT, environment

_TAKE = """Every station of the walk (tests/e2e/stations.py) and more, at a fixed time with fixed cards and without
animation, in 3 themes, 3 sizes and 5 languages, and with text of 200 %: one PNG each, and beside it what a screen
reader finds, in its order. The same commit gives the same files on the same machine."""
_COMPARE = """Names every picture that differs in a single pixel, with how many and in which rectangle, every list that
differs, and what is on one side only. Exits with 1 when there is any."""


def main() -> int:
    """Take or compare."""
    asked = _arguments()
    if asked.act == "take":
        return _take(asked)
    from tests.pictures.comparing import compare  # loads numpy and Qt, which the window must have to itself

    found = compare(asked.before, asked.after, asked.out)
    print("\n".join([*found, f"{len(found)} differences" if found else "no difference"]))
    return 1 if found else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__.partition("\n")[0])
    acts = parser.add_subparsers(dest="act", required=True)
    take = acts.add_parser("take", help="look at every screen", epilog=_TAKE)
    take.add_argument("folder", type=Path, help="where the pictures go")
    take.add_argument("--only", nargs="+", default=[], metavar="PART", help="stations with this in their name")
    take.add_argument("--quick", action="store_true", help="Portuguese only, each size in one theme")
    compare = acts.add_parser("compare", help="find what differs", epilog=_COMPARE)
    compare.add_argument("before", type=Path)
    compare.add_argument("after", type=Path)
    compare.add_argument("--out", type=Path, help="where pictures of the differences go")
    return parser.parse_args()


def _take(asked: argparse.Namespace) -> int:
    quick, only = ["--quick"] if asked.quick else [], ["--only", *asked.only] if asked.only else []
    with tempfile.TemporaryDirectory(prefix="pega6-pictures-") as place:
        fixed = {"TZ": "UTC", "PYTHONHASHSEED": "0", "TMPDIR": place}
        words = ["-X", "faulthandler", "-m", "tests.pictures.child", os.fspath(asked.folder.resolve()), *quick, *only]
        child = [sys.executable, *words]
        return subprocess.run(
            child, cwd=ROOT, env={**environment("offscreen", Path(place)), **fixed}, check=False
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
