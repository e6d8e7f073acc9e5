"""The printed table, the JSON and the CSV of a tournament. Owns their layout."""

import csv
import io
from collections.abc import Sequence

import msgspec

from pega6_desktop.arena.play_table import Played
from pega6_desktop.arena.statistics import Standing
from pega6_desktop.arena.tournament import Tournament


def as_text(plan: Tournament, standings: Sequence[Standing], played: Sequence[Played]) -> str:
    """The table for people."""
    rules = ", ".join(f"{key}={value}" for key, value in sorted(plan.options.items())) or "as printed"
    title = (
        f"{plan.game}, {plan.variant}, {len(plan.line_up)} seats, house rules: {rules}; "
        f"{len(played)} tables ({deals_of(played)} deals from every seat), {rounds_of(played)} rounds, seed {plan.seed}"
    )
    head = ("bot", "places", "points/round", "wins %", "parity", "Elo (95 %)", "ms median", "ms p95")
    rows = [head, *(_cells(standing) for standing in standings)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = [
        "  ".join(
            cell.ljust(width) if at == 0 else cell.rjust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return "\n".join([title, *lines])


def _cells(standing: Standing) -> tuple[str, ...]:
    return (
        standing.name,
        str(standing.places),
        f"{standing.points.mean:.2f} ± {standing.points.error:.2f}",
        f"{100 * standing.wins.mean:.1f} ± {100 * standing.wins.error:.1f}",
        f"{100 * standing.parity:.1f}",
        f"{standing.rating.elo:+.0f} ({standing.rating.low:+.0f} to {standing.rating.high:+.0f})",
        f"{standing.median_ms:.1f}",
        f"{standing.p95_ms:.1f}",
    )


def deals_of(played: Sequence[Played]) -> int:
    """The different deals of all tables."""
    return len({one.deal for one in played})


def rounds_of(played: Sequence[Played]) -> int:
    """The rounds of all tables together: a table is a whole match where the variant knows no single round."""
    return sum(one.rounds for one in played)


class Report(msgspec.Struct, frozen=True):
    """Everything printed, for programs."""

    game: str
    variant: str
    options: dict[str, bool | int | str | None]
    line_up: tuple[str, ...]
    seed: int
    deals: int
    tables: int
    rounds: int
    standings: tuple[Standing, ...]


def as_json(plan: Tournament, standings: Sequence[Standing], played: Sequence[Played]) -> bytes:
    """The same as JSON."""
    report = Report(
        game=plan.game,
        variant=plan.variant,
        options=dict(plan.options),
        line_up=plan.line_up,
        seed=plan.seed,
        deals=deals_of(played),
        tables=len(played),
        rounds=rounds_of(played),
        standings=tuple(standings),
    )
    return msgspec.json.format(msgspec.json.encode(report), indent=1)


_COLUMNS = (
    *("bot", "places", "points", "points_error", "wins", "wins_error", "parity"),
    *("elo", "elo_low", "elo_high", "median_ms", "p95_ms"),
)


def as_csv(standings: Sequence[Standing]) -> str:
    """One line per name."""
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(_COLUMNS)
    for one in standings:
        numbers = (one.points.mean, one.points.error, one.wins.mean, one.wins.error, one.parity)
        times = (one.rating.elo, one.rating.low, one.rating.high, one.median_ms, one.p95_ms)
        writer.writerow((one.name, one.places, *(f"{number:.6g}" for number in (*numbers, *times))))
    return page.getvalue()
