"""The command line of the arena. Owns its words and what they may be."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from pega6_desktop.arena.tournament import Plan, deals_for
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES

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
        epilog="A bot is a name, name@worlds, name~slips (of 100 moves) or name@worlds~slips.",
    )
    parser.add_argument("--game", choices=sorted(GAMES), default="pega6")
    parser.add_argument("--variant", default="", help="(default: the first of the game)")
    parser.add_argument("--bots", type=_names, required=True, help="the line-up, names split by commas")
    length = parser.add_mutually_exclusive_group()
    length.add_argument(
        "--rounds", type=_positive, help="tables of a single round, or of a match where none is so short (default 200)"
    )
    length.add_argument("--matches", type=_positive, help="whole matches to play instead")
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--jobs", type=_positive, default=1, help="processes (default 1: this one)")
    parser.add_argument("--scheduler", metavar="tcp://HOST:PORT", help="play on this Dask cluster (extra: cluster)")
    parser.add_argument(
        "--set", dest="house_rules", type=_house_rule, action="append", default=[], metavar="RULE=VALUE"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the table as CSV")
    parser.add_argument("--quiet", dest="is_quiet", action="store_true", help="no progress on stderr")
    return parser.parse_args(words, namespace=Asked())


def plan(asked: Asked) -> Plan:
    """The tournament asked for."""
    options = dict(asked.house_rules)
    variant = asked.variant or next(iter(GAMES[asked.game].variants))
    if asked.matches is None:
        options = {**options, **one_round(asked.game, variant)}
    tables = asked.matches or asked.rounds or 200
    deals = deals_for(tables, len(asked.bots))
    return Plan(asked.game, variant, options, asked.bots, deals, asked.seed)


def one_round(game: str, variant: str) -> dict[str, OptionValue]:
    """The house rule under which a match is a single round; empty where none can be agreed on."""
    known = GAMES[game].variants.get(variant)
    rules = () if known is None else known.house_rules
    return {rule.key: 1 for rule in rules if rule.key in ROUND_RULES}


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 on")
    return number


def _house_rule(text: str) -> tuple[str, OptionValue]:
    key, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError("RULE=VALUE, for example endTarget=33")
    words: dict[str, OptionValue] = {"true": True, "false": False, "none": None}
    if value in words:
        return key, words[value]
    return key, int(value) if value.lstrip("-").isdigit() else value
