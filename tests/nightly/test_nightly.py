"""A sample of the nightly rounds, and that the command would say so if something were wrong."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.games.pega6.events import Event, RowTaken, SpecialDrawn
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.moves import Move, PlaySpecial
from pega6_desktop.games.pega6.state import State
from tests.nightly import __main__ as command
from tests.nightly import matches

ROOT = Path(__file__).parents[2]
PRINTED = re.compile(
    r"(\d+) rounds with seed 5 in [\d,]+ s \([\d,]+ rounds/s\): (\d+) bugs, fingerprint ([0-9a-f]{16})"
)


def said(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """Exit code and what was printed."""
    code = command.main(["--seed", "5", *words])
    return code, capsys.readouterr().out.splitlines()


def test_random_rounds_show_no_bug_and_the_last_line_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = said(["--rounds", "120"], capsys)
    found = PRINTED.fullmatch(lines[-1])
    assert found is not None
    assert (code, found[1], found[2]) == (0, "120", "0")


def test_half_a_match_is_played_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = said(["--rounds", "3"], capsys)
    assert (code, lines[-1].split()[0]) == (0, "4")


def test_other_processes_play_the_same_matches(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--rounds", "8", "--seed", "5"]
    done = subprocess.run(
        [sys.executable, "-m", "tests.nightly", *words, "--processes", "2"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    theirs = PRINTED.fullmatch(done.stdout.splitlines()[-1])
    ours = PRINTED.fullmatch(said(words, capsys)[1][-1])
    assert theirs is not None
    assert ours is not None
    assert theirs.groups() == ours.groups()
    other = PRINTED.fullmatch(said(["--rounds", "10"], capsys)[1][-1])
    assert other is not None
    assert other[3] != ours[3]


def test_progress_is_told_while_it_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "EVERY_S", 0.0)
    _, lines = said(["--rounds", "6"], capsys)
    assert [line.split(" rounds, ")[0] for line in lines[:-1]] == ["2 of 6", "4 of 6", "6 of 6"]


class LosesACard(Pega6):
    """Drops the first card of a row that is taken."""

    @staticmethod
    def evolve(state: State, event: Event) -> State:
        after = Pega6.evolve(state, event)
        if not isinstance(event, RowTaken):
            return after
        return replace(after, piles=tuple(tuple(c for c in pile if c != event.cards[0]) for pile in after.piles))


class Raises(Pega6):
    """Cannot draw a special card."""

    @staticmethod
    def evolve(state: State, event: Event) -> State:
        if isinstance(event, SpecialDrawn):
            raise IndexError("no card to draw")
        return Pega6.evolve(state, event)


class RefusesWhatItOffers(Pega6):
    """Offers a special card that its owner does not hold."""

    @staticmethod
    def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
        moves = Pega6.legal_moves(state, seat)
        return (*moves, PlaySpecial("joker")) if state.phase == "special" else moves


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (LosesACard(), "AssertionError: 27 number cards in play"),
        (Raises(), "IndexError: no card to draw"),
        (RefusesWhatItOffers(), "IllegalMove: special_not_in_hand"),
    ],
    ids=["a card is lost", "something is raised", "a legal move is refused"],
)
def test_a_bug_is_told_with_all_it_takes_to_see_it_again(
    game: Pega6, complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches, "GAME", game)
    code, lines = said(["--rounds", "200"], capsys)
    bugs = [line for line in lines if line.startswith("BUG match ")]
    assert (code, len(bugs)) == (1, command.ENOUGH)
    assert f"{command.ENOUGH} bugs" in lines[-1]
    assert all("Setup(variant='special'" in bug and "seed=" in bug and " play " in bug for bug in bugs)
    assert any(complaint in bug for bug in bugs)


@pytest.mark.parametrize("words", [["--rounds", "0"], ["--rounds", "many"], ["--processes", "-1"], ["--dance"]])
def test_a_wrong_command_line_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        command.main(words)
    assert exit_.value.code == 2
    assert "usage: python -m tests.nightly" in capsys.readouterr().err
