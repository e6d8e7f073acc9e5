"""``python -m pega6_desktop.arena rate``: a rating for every level and number of players, into the shipped data file.

Owns the command and the choice of line-ups: levels drawn evenly, so that each meets each.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import Executor

from pega6_desktop.arena.arguments import agreed, earlier, file_to_write, job_count, one_round, table_count
from pega6_desktop.arena.executors import executor
from pega6_desktop.arena.play_table import Played, Sitting
from pega6_desktop.arena.players import REFERENCES
from pega6_desktop.arena.progress import bar
from pega6_desktop.arena.rating import Table, rated
from pega6_desktop.arena.tournament import deal_seed, play_sittings
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.ratings import LevelRating, read_ratings, written_ratings
from pega6_desktop.core.randomness import shuffled
from pega6_desktop.games.catalog import GAMES


def main(words: Sequence[str]) -> int:
    """Rate the levels at the table sizes asked for; other entries of the file stay."""
    parser = argparse.ArgumentParser(prog="pega6 arena rate", description="Rate every level against the others.")
    parser.add_argument("--game", choices=sorted(GAMES), default="pega6")
    parser.add_argument("--variant", default="", help="(default: the first of the game)")
    parser.add_argument("--seats", type=int, nargs="+", required=True)
    parser.add_argument("--tables", type=table_count, default=120, help="at each table size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=job_count, default=1)
    parser.add_argument("--out", type=file_to_write, required=True, help="the data file to write or add to")
    asked = parser.parse_args(words)
    variant = asked.variant or next(iter(GAMES[asked.game].variants))
    for seats in asked.seats:
        agreed(asked.game, variant, {}, seats)
    earlier(asked.out, read_ratings)
    with executor(asked.jobs, None) as pool:
        for seats in asked.seats:
            found = ratings(asked.game, variant, seats, asked.tables, asked.seed, pool)
            # Read anew: another run may have added to the file meanwhile.
            kept = earlier(asked.out, read_ratings)
            kept[(asked.game, variant, seats)] = found
            asked.out.write_text(written_ratings(kept), "utf-8")
    return 0


def ratings(
    game: str, variant: str, seats: int, tables: int, seed: int, pool: Executor | None
) -> tuple[LevelRating, ...]:
    """Ratings of all levels, from so many single rounds at tables of this size."""
    options = agreed(game, variant, one_round(game, variant), seats)
    ups = line_ups(tuple(LEVELS[game]), seats, tables, seed)
    sittings = [
        Sitting(game, variant, options, tuple(_spelt(game, name) for name in up), deal_seed(seed, deal), deal, 0)
        for deal, up in enumerate(ups)
    ]
    played: list[Played] = sorted(play_sittings(sittings, pool, bar), key=lambda one: one.deal)
    results: list[Table] = list(zip(ups, played, strict=True))
    return tuple(
        LevelRating(level, round(rating.elo), round(rating.low), round(rating.high), tables)
        for level, rating in rated(tuple(LEVELS[game]), results).items()
    )


def line_ups(levels: tuple[str, ...], seats: int, tables: int, seed: int) -> list[tuple[str, ...]]:
    """Seats filled from shuffled packs of all levels, so that everybody plays equally often and never only itself."""
    found = []
    for table in range(tables):
        packs = -(-seats // len(levels))
        names = [name for pack in range(packs) for name in shuffled(levels, seed, f"line-up/{table}/{pack}")]
        found.append(tuple(shuffled(names[:seats], seed, f"seats/{table}")))
    return found


def _spelt(game: str, level: str) -> str:
    return f"level-{level}" if level in REFERENCES.get(game, {}) else level
