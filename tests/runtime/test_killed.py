"""A process that ends badly: every acknowledged move is found again, and the program leaves in peace."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.randomness import uniform
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.opening import open_store
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.replay import replay
from pega6_desktop.runtime.host import Host
from tests.runtime.desk import Notebook, bots_answer
from tests.runtime.victim import match

KILLS = 6
"""About so many times a match is killed before it comes to its end."""

ROOT = Path(__file__).parents[2]


def victim(folder: Path, *how: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.runtime.victim", os.fspath(folder), *how],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},  # as players start it
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def stored(folder: Path) -> GameRecord:
    store, set_aside = open_store(folder)
    assert set_aside is None
    record = store.load("m-1")
    store.close()
    return record


def heard_until_killed(folder: Path, lines: int, game: str) -> list[str]:
    """What the victim says before it is killed, in the middle of whatever it does after so many lines."""
    process = victim(folder, "play", game)
    assert process.stdout is not None
    heard = []
    for line in process.stdout:
        assert line.startswith(("opened", "+", "over")), line
        heard.append(line.strip())
        if len(heard) >= lines or line == "over\n":
            break
    process.kill()
    heard += process.stdout.read().split("\n")  # first, since communicate forgets what iterating has buffered
    process.communicate()
    return [line for line in heard if line]


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_match_goes_on_at_the_same_decision_however_often(tmp_path: Path, game: str) -> None:
    """A victim may get further than it was heard to, so it is counted how often a match was really killed."""
    whole, luck, kills = uninterrupted(game), uniform(1, "kills"), 0
    while kills < KILLS // 2:
        kills += killed_until_over(tmp_path / str(kills), whole, luck, KILLS)


def killed_until_over(folder: Path, whole: GameRecord, luck: Callable[[], float], often: int) -> int:
    """Play the match in this folder, killed about so often, and return how often it was."""
    known, kills = msgspec.structs.replace(whole, moves=(), final_hash=None), 0
    while known.final_hash is None:  # the kill may come before the victim can say that it is over
        heard = heard_until_killed(folder, 1 + int(luck() * 2 * len(whole.moves) / often), whole.game)
        kills += 1
        opened, *moves = heard
        if known.moves:
            assert opened == f"opened {GAMES[known.game].observe(replay(known).state, None)!r}"
        before, known = known, stored(folder)
        assert len(known.moves) >= len(before.moves) + moves.count("+")
        assert known.moves == whole.moves[: len(known.moves)]
    assert known == whole
    assert replay(known).hash == whole.final_hash
    return kills


def uninterrupted(game: str) -> GameRecord:
    """The match as it goes when nobody kills it."""
    host = Host(GAMES[game], match(game), Notebook(), None)
    bots_answer(host, LEVELS[game])
    assert host.is_over
    return host.record


def test_the_result_is_there_after_a_kill_right_at_the_end(tmp_path: Path) -> None:
    assert heard_until_killed(tmp_path, 10_000, "pega6")[-1] == "over"
    store, _ = open_store(tmp_path)
    result = store.result("m-1")
    assert result is not None
    assert result.final_hash == uninterrupted("pega6").final_hash
    assert store.unfinished() == ()
    store.close()


@pytest.mark.parametrize(("how", "code"), [("leave", 0), ("stubborn", 0), ("raise", 1)])
def test_the_program_ends_in_peace_while_a_bot_thinks(tmp_path: Path, how: str, code: int) -> None:
    process = victim(tmp_path, how)
    said, complaints = process.communicate(timeout=60)
    assert process.returncode == code, complaints
    assert (
        complaints.splitlines()
        == {
            "leave": [],
            "stubborn": ["a bot did not give way within 100 ms; the process will leave without it"],
            "raise": ["something else broke"],
        }[how]
    )
    assert said == ("stopped: False\nthe last word\n" if how == "stubborn" else "")
    assert stored(tmp_path).moves == ()
