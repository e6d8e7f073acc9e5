"""Pictures of every screen in every look, and what differs between two sets of them.

    python -m tests.pictures take FOLDER [--only PART ...] [--quick]
    python -m tests.pictures compare BEFORE AFTER [--out FOLDER]

Owns the command line and the processes the windows live in. Must not load Qt.
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
    """Take each station in a process of its own; 1 when one could not be reached, or none is called so."""
    with tempfile.TemporaryDirectory(prefix="pega6-pictures-") as place:
        fixed = {**environment("offscreen", Path(place)), "TZ": "UTC", "PYTHONHASHSEED": "0"}
        child = [sys.executable, "-X", "faulthandler", "-m", "tests.pictures.child", place]
        listed = subprocess.run(child, cwd=ROOT, env=fixed, check=True, stdout=subprocess.PIPE, text=True).stdout
        names = [name for name in listed.splitlines() if not asked.only or any(part in name for part in asked.only)]
        child += ["--pictures", os.fspath(asked.folder.resolve()), *(["--quick"] if asked.quick else []), "--station"]
        missed = [name for name in names if subprocess.run([*child, name], cwd=ROOT, env=fixed, check=False).returncode]
    print(f"{len(names) - len(missed)} stations", *(f"not reached: {name}" for name in missed), sep="\n")
    return 1 if missed or not names else 0


if __name__ == "__main__":
    sys.exit(main())
