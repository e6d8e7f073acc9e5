"""The file of match lengths: what is measured, written and read, and what ships."""

from pathlib import Path

import pytest

from pega6_desktop.arena import __main__ as program
from pega6_desktop.bots.lengths import MatchLength, length_of, read_lengths, written_lengths
from pega6_desktop.games.catalog import GAMES

EVERY_TABLE = [
    (game, name, seats)
    for game in ("pega6", "qwixx_cards")
    for name, one in GAMES[game].variants.items()
    for seats in range(one.min_seats, one.max_seats + 1)
]
ALWAYS = {"special": 2, "qwixx_cards": 1}
"""Rounds of a match where the rules leave no doubt, by variant or game."""


def test_lengths_are_written_and_read_back() -> None:
    lengths = {("pega6", "base", 4): MatchLength(5.5, 60.1, 400)}
    assert read_lengths(written_lengths(lengths)) == lengths


def test_measuring_a_variant_adds_every_table_of_it_and_keeps_the_others(tmp_path: Path) -> None:
    out = tmp_path / "lengths.json"
    kept = {("pega6", "base", 9): MatchLength(1.0, 2.0, 3)}
    out.write_text(written_lengths(kept), "utf-8")
    words = ["lengths", "--variant", "pro", "--matches", "1", "--out", str(out)]
    assert program.main(words) == 0
    found = read_lengths(out.read_text("utf-8"))
    assert found.pop(("pega6", "base", 9)) == kept[("pega6", "base", 9)]
    assert set(found) == {("pega6", "pro", seats) for seats in range(2, 7)}
    assert all(length.matches == seats for (_, _, seats), length in found.items())
    assert all(length.decisions > 9 * length.rounds for length in found.values())


def test_what_was_not_measured_has_no_length() -> None:
    assert length_of("pega6", "nonsense", 4) is None


@pytest.mark.parametrize(("game", "variant", "seats"), EVERY_TABLE)
def test_every_table_was_measured(game: str, variant: str, seats: int) -> None:
    length = length_of(game, variant, seats)
    assert length is not None
    assert length.matches >= 100
    assert length.decisions > 5 * length.rounds
    known = ALWAYS.get(variant, ALWAYS.get(game))
    assert length.rounds > 2 if known is None else length.rounds == known
