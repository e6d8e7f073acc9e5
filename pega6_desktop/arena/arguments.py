"""The command line of the arena. Owns its words, what they may be, and the sentences for what cannot be played."""

import argparse
import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from textwrap import wrap
from types import MappingProxyType
from typing import TypeVar

import msgspec

from pega6_desktop.arena.players import names
from pega6_desktop.arena.tournament import Tournament, deals_for
from pega6_desktop.core.errors import IllegalSetup, Param
from pega6_desktop.core.variant import Choice, Flag, HouseRule, Options, OptionValue, Variant
from pega6_desktop.games.catalog import GAMES

MOST_TABLES = 1_000_000
MOST_JOBS = 256
MOST_SCALE = 100

Found = TypeVar("Found")

ROUND_RULES = ("fixedRounds", "rounds")
"""House rules that say how many rounds a match has."""


class Asked(argparse.Namespace):
    """What the command line said."""

    game: str
    variant: str
    bots: tuple[str, ...]
    rounds: int | None
    matches: int | None
    seed: int
    jobs: int
    scheduler: str | None
    house_rules: list[tuple[str, OptionValue]]
    json: Path | None
    csv: Path | None
    is_quiet: bool


def parse(words: Sequence[str]) -> Asked:
    """The words as typed values; ends the program with a sentence for words that mean nothing."""
    parser = argparse.ArgumentParser(
        prog="pega6 arena",
        description="Let bots play each other: duplicate deals, every bot once in every seat.",
        epilog=_bots(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=sorted(GAMES), default="pega6")
    parser.add_argument("--variant", default="", help="(default: the first of the game)")
    parser.add_argument("--bots", type=_names, required=True, help="the line-up, names split by commas")
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--rounds",
        type=table_count,
        help="tables of a single round, or of a match where none is so short (default 200)",
    )
    length.add_argument("--matches", type=table_count, help="whole matches to play instead")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--jobs", type=job_count, default=1, help="processes (default 1: this one)")
    parser.add_argument("--scheduler", metavar="tcp://HOST:PORT", help="play on this Dask cluster (extra: cluster)")
    parser.add_argument(
        "--set", dest="house_rules", type=_house_rule, action="append", default=[], metavar="RULE=VALUE"
    )
    parser.add_argument("--json", type=file_to_write, metavar="FILE", help="write everything as JSON")
    parser.add_argument("--csv", type=file_to_write, metavar="FILE", help="write the table as CSV")
    parser.add_argument("--quiet", dest="is_quiet", action="store_true", help="no progress on stderr")
    return parser.parse_args(words, namespace=Asked())


def _bots() -> str:
    """Who can be asked for, game by game."""
    lines = ["A bot is a name, name@worlds, name~slips (of 100 moves) or name@worlds~slips. The names:"]
    for game in sorted(GAMES):
        lines += [
            "",
            f"{game}:",
            *wrap(", ".join(names(game)), initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False),
        ]
    return "\n".join(lines)


class Refused(ValueError):
    """The sentence for what the words ask and cannot be had."""


def plan(asked: Asked) -> Tournament:
    """The tournament asked for. Raises Refused."""
    options = dict(asked.house_rules)
    variant = asked.variant or next(iter(GAMES[asked.game].variants))
    if asked.matches is None:
        options = {**options, **one_round(asked.game, variant)}
    agreed(asked.game, variant, options, len(asked.bots))
    deals = deals_for(asked.matches or asked.rounds or 200, len(asked.bots))
    return Tournament(asked.game, variant, options, asked.bots, deals, asked.seed)


def known_variant(game: str, name: str) -> Variant:
    """The variant of this name. Raises Refused."""
    variants = GAMES[game].variants
    if name not in variants:
        raise Refused(f"{game} has no variant {name!r}; there are: {', '.join(variants)}")
    return variants[name]


def agreed(game: str, variant: str, options: Mapping[str, OptionValue], seats: int) -> Options:
    """All house rules of such a match. Raises Refused."""
    known = known_variant(game, variant)
    try:
        return GAMES[game].setup(variant, options, seats, 0).options
    except IllegalSetup as refusal:
        raise Refused(_why_not(refusal, known)) from refusal


def one_round(game: str, variant: str) -> dict[str, OptionValue]:
    """The house rule under which a match is a single round; empty where none can be agreed on."""
    known = GAMES[game].variants.get(variant)
    rules = () if known is None else known.house_rules
    return {rule.key: 1 for rule in rules if rule.key in ROUND_RULES}


def table_count(text: str) -> int:
    """So many tables. Raises argparse.ArgumentTypeError, as the other words here do."""
    return _whole(text, MOST_TABLES)


def job_count(text: str) -> int:
    """So many processes."""
    return _whole(text, MOST_JOBS)


def scale(text: str) -> float:
    """So many times a recipe's amounts."""
    number = float(text)
    if not 0 < number <= MOST_SCALE:
        raise argparse.ArgumentTypeError(f"{text} is not more than 0 and at most {MOST_SCALE}")
    return number


def file_to_write(text: str) -> Path:
    """A file that can be written, asked before anything is played: a tournament may take hours."""
    path = Path(text)
    if path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} is a folder; name a file in it")
    if not path.parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {path.parent}; make it first or name another")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise argparse.ArgumentTypeError(f"{text} may not be written; name another file")
    return path


def earlier(path: Path, read: Callable[[str], Found], empty: str = "[]") -> Found:
    """What the file has from earlier runs; no file is an empty one. Raises Refused for a file of another kind."""
    try:
        return read(path.read_text("utf-8") if path.exists() else empty)
    except (ValueError, msgspec.DecodeError) as trouble:
        raise Refused(f"{path} is there and cannot be added to ({trouble}); name another file") from trouble


def _why_not(refusal: IllegalSetup, variant: Variant) -> str:
    """The sentence for seats or house rules that cannot be played: what is wrong, and what there is instead."""
    facts = refusal.params
    rules = {rule.key: rule for rule in variant.house_rules}
    match refusal.code:
        case "seat_count":
            return f"{variant.id} is for {facts['minimum']} to {facts['maximum']} players, not for {facts['seats']}"
        case "unknown_option":
            there = f"there are: {', '.join(rules)}" if rules else "it has none"
            return f"{variant.id} has no house rule {facts['option']!r}; {there}"
        case "number_range" | "option_value":
            option = str(facts["option"])
            return f"{option} cannot be {_spelt(facts['value'])}; it may be {_values(rules[option])}"
        case "target_and_rounds":
            return "a match ends at a target (endTarget; ask for --matches) or after fixedRounds, not by both"
        case _:
            return str(refusal)


def _values(rule: HouseRule) -> str:
    if isinstance(rule, Flag):
        return "true or false"
    if isinstance(rule, Choice):
        return " or ".join(rule.values)
    none = ", or none" if rule.is_optional else ""
    return f"a whole number from {rule.minimum} to {rule.maximum}{none}"


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _whole(text: str, most: int) -> int:
    number = int(text) if text.isdecimal() else 0
    if not 1 <= number <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 to {most}")
    return number


WORDS: Mapping[str, OptionValue] = MappingProxyType({"true": True, "false": False, "none": None})
"""Values of house rules that are neither numbers nor names."""


def _house_rule(text: str) -> tuple[str, OptionValue]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("RULE=VALUE, for example endTarget=33")
    if value in WORDS:
        return key, WORDS[value]
    return key, int(value) if re.fullmatch(r"-?[0-9]{1,9}", value) else value


def _spelt(value: Param) -> str:
    """A value as the command line has it."""
    return next((word for word, meant in WORDS.items() if meant is value), str(value))
