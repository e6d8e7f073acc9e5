"""``python -m pega6_desktop.arena lengths``: how long matches are, into the shipped data file.

Owns the command: whole matches by the standard rules, among bots of one level. They slip now and then: those that never
do draft the same cards in every match of the professional game, and all its matches are alike.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import Executor
from statistics import fmean

from pega6_desktop.arena.arguments import earlier, file_to_write, job_count, known_variant, table_count
from pega6_desktop.arena.executors import executor
from pega6_desktop.arena.players import player
from pega6_desktop.arena.progress import bar
from pega6_desktop.arena.tournament import Tournament, deals_for, run
from pega6_desktop.bots.lengths import MatchLength, read_lengths, written_lengths
from pega6_desktop.games.catalog import GAMES


def main(words: Sequence[str]) -> int:
    """Measure every number of players of the variants asked for; other entries of the file stay."""
    parser = argparse.ArgumentParser(prog="pega6 arena lengths", description="Measure how long matches are.")
    parser.add_argument("--game", choices=sorted(GAMES), default="pega6")
    parser.add_argument("--variant", nargs="+", required=True)
    parser.add_argument("--level", default="careful~20", help="who sits on every seat")
    parser.add_argument("--matches", type=table_count, default=100, help="at least so many of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=job_count, default=1)
    parser.add_argument("--out", type=file_to_write, required=True, help="the data file to write or add to")
    asked = parser.parse_args(words)
    variants = [known_variant(asked.game, name) for name in asked.variant]
    player(asked.game, asked.level)
    found = earlier(asked.out, read_lengths)
    with executor(asked.jobs, None) as pool:
        for variant in variants:
            for seats in range(variant.min_seats, variant.max_seats + 1):
                line_up = (asked.level,) * seats
                plan = Tournament(asked.game, variant.id, {}, line_up, deals_for(asked.matches, seats), asked.seed)
                found[(asked.game, variant.id, seats)] = measured(plan, pool)
                asked.out.write_text(written_lengths(found), "utf-8")
    return 0


def measured(plan: Tournament, pool: Executor | None) -> MatchLength:
    """How long the matches of this plan are."""
    played = run(plan, pool, bar)
    decisions = fmean(len(seconds) for one in played for seconds in one.seconds)
    return MatchLength(round(fmean(one.rounds for one in played), 2), round(decisions, 1), len(played))
