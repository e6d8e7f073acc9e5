"""Tournaments: who plays whom how often, and that nothing depends on who does the work."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest

from pega6_desktop import __main__ as start
from pega6_desktop.arena import __main__ as program
from pega6_desktop.arena import arguments
from pega6_desktop.arena.play_table import Played, Sitting, play_table
from pega6_desktop.arena.players import UnknownPlayer, names, player
from pega6_desktop.arena.progress import silence
from pega6_desktop.arena.tournament import Tournament, deals_for, run

ONE_ROUND = {"fixedRounds": 1}


def timeless(played: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(one, seconds=()) for one in played]


def test_every_deal_is_played_from_every_seat() -> None:
    sittings = Tournament("pega6", "base", ONE_ROUND, ("random", "greedy", "lowest"), 4, 9).sittings()
    assert len(sittings) == 12
    assert {(one.deal, one.rotation) for one in sittings} == {(deal, turn) for deal in range(4) for turn in range(3)}
    assert all(one.seed == sittings[one.deal * 3].seed for one in sittings)
    assert len({one.seed for one in sittings}) == 4


@pytest.mark.parametrize(("tables", "seats", "deals"), [(2000, 4, 500), (2000, 3, 667), (1, 10, 1)])
def test_rounds_asked_for_are_rounded_up_to_whole_deals(tables: int, seats: int, deals: int) -> None:
    assert deals_for(tables, seats) == deals


def test_the_cards_stay_when_the_players_change_seats() -> None:
    # Three equal players without luck of their own: seat for seat the same round, whoever is called first.
    sittings = Tournament("pega6", "base", ONE_ROUND, ("greedy", "greedy", "greedy"), 1, 3).sittings()
    by_seat = []
    for sitting in sittings:
        points = play_table(sitting).points
        by_seat.append(tuple(points[(seat - sitting.rotation) % 3] for seat in range(3)))
    assert by_seat[0] == by_seat[1] == by_seat[2]
    assert sum(by_seat[0]) > 0


def test_results_do_not_depend_on_the_executor() -> None:
    plan = Tournament("pega6", "base", ONE_ROUND, ("master@12", "strong", "mcs100", "random"), 2, 5)
    alone = run(plan, None, silence)
    with ThreadPoolExecutor(3) as pool:
        assert timeless(run(plan, pool, silence)) == timeless(alone)
    assert sum(sum(one.shares) for one in alone) == pytest.approx(8)


def test_two_jobs_give_what_one_gives(tmp_path: Path) -> None:
    words = ["--bots", "random,greedy,tail-risk", "--rounds", "15", "--seed", "4", "--quiet"]
    results = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.json"
        assert program.main([*words, "--jobs", jobs, "--json", str(out)]) == 0
        found = msgspec.json.decode(out.read_bytes())
        for standing in found["standings"]:
            del standing["median_ms"], standing["p95_ms"]
        results.append(found)
    assert results[0] == results[1]


def test_a_whole_match_is_played_to_its_target() -> None:
    played = play_table(Sitting("pega6", "base", (("endTarget", 20),), ("random", "lowest"), 2, 0, 0))
    assert played.rounds >= 2
    assert max(played.points) >= 20
    assert sum(played.shares) == 1


def test_house_rules_can_be_agreed(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "random,lowest", "--matches", "2", "--set", "endTarget=10", "--set", "endCompare=gt", "--quiet"]
    assert program.main(words) == 0
    assert "endCompare=gt, endTarget=10" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "random,nobody"], "no player 'nobody' for pega6; there are: random, nearest"),
        (["--bots", "random"], "base is for 2 to 10 players, not for 1"),
        (["--bots", "random,random", "--variant", "nonsense"], "no variant 'nonsense'; there are: base, pro, special"),
        (["--bots", "random,random", "--set", "endTarget=0"], "endTarget cannot be 0; it may be a whole number from 1"),
        (["--bots", "random,random", "--set", "endTarget=--1"], "endTarget cannot be --1; it may be a whole number"),
        (["--bots", "random,random", "--set", "endTarget=" + "9" * 5000], "endTarget cannot be 999"),
        (["--bots", "random,random", "--set", "endTarget=none"], "endTarget cannot be none"),
        (["--bots", "random,random", "--set", "endCompare=lt"], "endCompare cannot be lt; it may be gte or gt"),
        (["--bots", "random,random", "--set", "foo=3"], "no house rule 'foo'; there are: endTarget, endCompare"),
        (["--bots", "random,random", "--set", "endTarget=20"], "ask for --matches"),
        (
            ["--bots", "random,random", "--variant", "special", "--set", "insertAtEnd=3"],
            "insertAtEnd cannot be 3; it may be true or false",
        ),
        (["--bots", "master@0,random"], "no player 'master@0'"),
        (["--bots", "master~101,random"], "no player 'master~101'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main([*words, "--rounds", "2"]) == program.CANNOT_PLAY
    said = capsys.readouterr().err
    assert said.startswith("pega6 arena: ")
    assert sentence in said


@pytest.mark.parametrize(
    "words",
    [
        ["--json", "{folder}/nowhere/table.json"],
        ["--csv", "{folder}"],
        ["--rounds", "0"],
        ["--rounds", "1000000000"],
        ["--matches", "\u00b2"],
        ["--jobs", "9999"],
        ["--set", "endTarget"],
    ],
)
def test_what_would_fail_in_the_end_is_refused_at_once(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        program.main(["--bots", "random,random", *(word.format(folder=tmp_path) for word in words)])
    assert f"argument {words[0]}: " in capsys.readouterr().err


def test_a_disk_that_fails_costs_the_file_but_not_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "table.json"
    out.symlink_to(tmp_path / "gone" / "table.json")
    words = ["--bots", "random,lowest", "--rounds", "2", "--quiet", "--json", str(out)]
    assert program.main(words) == program.CANNOT_WRITE
    said = capsys.readouterr()
    assert "2 tables" in said.out
    assert "table.json" in said.err


@pytest.fixture
def stop_after(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Press Ctrl+C when so many tables are over."""

    def press_after(tables: int) -> None:
        def progress(done: int, _of: int) -> None:
            if done >= tables:
                raise KeyboardInterrupt

        monkeypatch.setattr(program, "silence", progress)

    return press_after


def test_what_was_played_before_a_stop_is_printed(
    stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    stop_after(8)
    assert program.main(["--bots", "random,lowest,highest", "--rounds", "30", "--quiet"]) == program.STOPPED
    said = capsys.readouterr()
    # Eight tables were over: two deals from all three seats, and two tables of a third deal.
    assert "6 tables (2 deals from every seat)" in said.out
    assert "6 tables are counted" in said.err


def test_a_stop_before_the_first_whole_deal_prints_no_table(
    stop_after: Callable[[int], None], capsys: pytest.CaptureFixture[str]
) -> None:
    stop_after(1)
    assert program.main(["--bots", "random" + ",lowest" * 5, "--rounds", "30", "--quiet"]) == program.STOPPED
    assert capsys.readouterr().out == ""


def test_a_name_may_carry_worlds_and_slips() -> None:
    assert player("pega6", "master@150").worlds == 150
    assert player("pega6", "careful~20").worlds == 300
    with pytest.raises(UnknownPlayer):
        player("pega6", "Master")


def test_the_levels_and_the_reference_opponents_play() -> None:
    everybody = set(names("pega6"))
    assert {"random", "highest", "lowest", "greedy", "tail-risk", "mcs100", "mc100card"} <= everybody
    assert {"level-random", "nearest", "careful", "strong", "master"} <= everybody


def test_rounds_and_matches_are_not_asked_for_together() -> None:
    with pytest.raises(SystemExit):
        arguments.parse(["--bots", "a,b", "--rounds", "1", "--matches", "1"])


def test_the_word_arena_starts_a_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    assert start.main(["arena", "--bots", "lowest,highest", "--rounds", "2", "--quiet"]) == 0
    assert "2 tables (1 deals from every seat)" in capsys.readouterr().out
