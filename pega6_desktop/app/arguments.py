"""What the command line may say.

Owns the options of `pega6` and their meaning. Must not know Qt: `--version` and `--help` answer without it.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pega6_desktop import __version__

DEMO_FOLDER = "pega6-demo"


@dataclass(frozen=True, slots=True)
class Arguments:
    """One start of the program."""

    demo_folder: Path | None = None
    """Play a demonstration match without a display and leave its pictures and record here; None: open the window."""


def parse(words: Sequence[str]) -> Arguments:
    """Read the words after the command's name.

    Exits the process as every command does: 0 after `--version` and `--help`, 2 after a word it does not know.
    """
    parsed = _parser().parse_args(words)
    return Arguments(demo_folder=parsed.demo)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pega6", description="Pega 6: the card game Pega em 6! on your desktop.")
    parser.add_argument("--version", action="version", version=f"Pega 6 {__version__}")
    parser.add_argument(
        "--demo",
        nargs="?",
        type=Path,
        const=Path(DEMO_FOLDER),
        metavar="FOLDER",
        help="play a demonstration match that needs no display and leave a screenshot and the match record in FOLDER "
        f"(default: {DEMO_FOLDER})",
    )
    return parser
