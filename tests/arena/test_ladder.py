"""The ratings file: who plays, what is written, what is read."""

from collections import Counter
from pathlib import Path

import pytest

from pega6_desktop.arena import __main__ as program
from pega6_desktop.arena.ladder import line_ups
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.ratings import LevelRating, ratings_for, read_ratings, written_ratings
from pega6_desktop.games.catalog import GAMES

NAMES = tuple(LEVELS["pega6"])


@pytest.mark.parametrize("seats", range(2, 11))
def test_every_level_plays_about_as_often(seats: int) -> None:
    ups = line_ups(NAMES, seats, 120, seed=3)
    played = Counter(name for up in ups for name in up)
    assert set(played) == set(NAMES)
    assert min(played.values()) > 0.6 * 120 * seats / len(NAMES)
    assert all(len(up) == seats and len(set(up)) > 1 for up in ups)


def test_ratings_are_written_and_read_back() -> None:
    ratings = {("pega6", "base", 4): (LevelRating("random", -200, -230, -170, 80),)}
    assert read_ratings(written_ratings(ratings)) == ratings


def test_rating_some_tables_adds_an_entry_and_keeps_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = {name: LEVELS["pega6"][name] for name in ("random", "nearest", "strong")}
    monkeypatch.setattr("pega6_desktop.arena.ladder.LEVELS", {"pega6": quick})
    out = tmp_path / "ratings.json"
    kept = {("pega6", "base", 9): (LevelRating("random", -1, -2, 3, 4),)}
    out.write_text(written_ratings(kept), "utf-8")
    assert program.main(["rate", "--seats", "3", "--tables", "40", "--out", str(out)]) == 0
    found = read_ratings(out.read_text("utf-8"))
    assert found[("pega6", "base", 9)] == kept[("pega6", "base", 9)]
    by_level = {rating.level: rating.elo for rating in found[("pega6", "base", 3)]}
    assert by_level["random"] < by_level["nearest"]
    assert by_level["random"] < by_level["strong"]


@pytest.mark.parametrize("command", ["rate", "lengths"])
def test_a_file_of_another_kind_is_left_alone(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "letter.txt"
    out.write_text("Dear Ana", "utf-8")
    words = {"rate": ["--seats", "3"], "lengths": ["--variant", "base"]}[command]
    assert program.main([command, *words, "--out", str(out)]) == program.CANNOT_PLAY
    assert "letter.txt is there and cannot be added to" in capsys.readouterr().err
    assert out.read_text("utf-8") == "Dear Ana"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["rate", "--seats", "3", "11"], "base is for 2 to 10 players, not for 11"),
        (["rate", "--seats", "3", "--variant", "x"], "no variant 'x'"),
        (["lengths", "--variant", "base", "x"], "no variant 'x'"),
        (["lengths", "--variant", "base", "--level", "x"], "no player 'x'"),
    ],
)
def test_what_cannot_be_measured_is_refused_at_once(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "data.json"
    assert program.main([*words, "--out", str(out)]) == program.CANNOT_PLAY
    assert sentence in capsys.readouterr().err
    assert not out.exists()


def test_what_was_not_measured_has_no_rating() -> None:
    assert ratings_for("pega6", "nonsense", 4) == ()


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        ("pega6", "base"),
        ("pega6", "pro"),
        ("pega6", "special"),
        *(("no_thanks", variant) for variant in GAMES["no_thanks"].variants),
        ("qwixx_cards", "base"),
    ],
)
def test_every_level_is_rated_at_every_table_and_the_master_above_the_lowest(game: str, variant: str) -> None:
    limits = GAMES[game].variants[variant]
    for seats in range(limits.min_seats, limits.max_seats + 1):
        by_level = {rating.level: rating for rating in ratings_for(game, variant, seats)}
        assert tuple(by_level) == tuple(LEVELS[game])
        assert by_level["master"].low > by_level["random"].high
