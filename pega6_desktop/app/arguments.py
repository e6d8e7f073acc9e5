"""What the command line may say.

Owns the options of `pega6` and their meaning. Must not know Qt: `--version` and `--help` answer without it.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pega6_desktop import __version__
from pega6_desktop.app.command_words import SpokenParser, say

DEMO_FOLDER = "pega6-demo"


@dataclass(frozen=True, slots=True)
class Arguments:
    """One start of the program."""

    demo_folder: Path | None = None
    """Play a demonstration match without a display and leave its pictures and record here; None: open the window."""

    is_selftest: bool = False
    """Play whole matches without a display, say whether this installation works, and end."""

    match_file: Path | None = None
    """A file of a match that is to be opened and shown."""


def parse(words: Sequence[str]) -> Arguments:
    """Read the words after the command's name.

    Exits the process as every command does: 0 after `--version` and `--help`, 2 after a word it does not know.
    """
    parsed = _parser().parse_args(words)
    return Arguments(demo_folder=parsed.demo, is_selftest=parsed.selftest, match_file=parsed.file)


def files_to_check(words: Sequence[str]) -> list[str]:
    """Read the words after `pega6 check`. Exits the process as parse does."""
    parser = SpokenParser(
        "pega6 check",
        say(
            "Say of each file in one line whether it is a whole record of a match, or what is wrong with it. The exit "
            "code is 0 when all of them are whole, else 1."
        ),
    )
    parser.files.add_argument("files", nargs="+", metavar="FILE")
    files: list[str] = parser.parse_args(words).files
    return files


def _parser() -> argparse.ArgumentParser:
    parser = SpokenParser(
        "pega6",
        say("Pega 6: the card game Pega em 6! on your desktop."),
        say("Also: pega6 check FILE ... says whether files of matches are whole; pega6 arena lets bots compete."),
    )
    parser.files.add_argument(
        "file", nargs="?", type=Path, metavar="FILE.pega6", help=say("open the match in this file")
    )
    options = parser.options
    options.add_argument(
        "--version", action="version", version=f"Pega 6 {__version__}", help=say("show the version and end")
    )
    options.add_argument(
        "--demo",
        nargs="?",
        type=Path,
        const=Path(DEMO_FOLDER),
        metavar="FOLDER",
        help=say(
            "play a demonstration match that needs no display and leave a screenshot and the match record in FOLDER "
            "(default: {folder})",
            folder=DEMO_FOLDER,
        ),
    )
    options.add_argument(
        "--selftest",
        action="store_true",
        help=say("play a match of every kind without a display and say whether all works"),
    )
    return parser
