"""The golden runner itself: it finds every fault, counts everything, and never falls over a bad file."""

import copy
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.golden.__main__ import main
from tests.golden.adapters import ADAPTERS
from tests.golden.corpus import Entry
from tests.golden.runner import result
from tests.golden.test_golden import CASES, READY

ROOT = Path(__file__).parents[2]

GOOD: dict[str, object] = {
    "id": "X-1",
    "given": {"players": ["A", "B"], "rows": [[10], [20], [30], [40]]},
    "steps": [{"op": "trick", "reveal": {"A": 11, "B": 41}, "expect": {"rows": [[10, 11], [20], [30], [40, 41]]}}],
}


_PLAYERS = {"players": ["A", "B"], "rows": [[10], [20], [30], [40]]}


def _frame(*cases: object) -> str:
    return json.dumps({"format": "golden/1", "game": "pega6", "cases": cases})


def _with(**changes: object) -> dict[str, object]:
    return {**copy.deepcopy(GOOD), **changes}


def _step(**changes: object) -> dict[str, object]:
    step: dict[str, object] = {"op": "trick", "reveal": {"A": 11, "B": 41}}
    return _with(steps=[{**step, **changes}])


def _run(folder: Path, capsys: pytest.CaptureFixture[str], *flags: str) -> tuple[int, list[str]]:
    code = main([str(folder), *flags])
    return code, capsys.readouterr().out.splitlines()


# ---------------------------------------------------------------- every expectation can fail


def _spoiled(value: object) -> object:
    """The same kind of value, but wrong."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return 1
        case str():
            return f"{value}?"
        case list():
            return [*value[:-1], _spoiled(value[-1])] if value else [1]
        case dict():
            *rest, last = value
            return {**{key: value[key] for key in rest}, last: _spoiled(value[last])}
    raise TypeError(value)


def _spoilings() -> Iterator[object]:
    for entry in READY:
        for number, step in enumerate(entry.case.steps):
            expect = step.get("expect", {})
            assert isinstance(expect, dict)
            for key in expect:
                yield pytest.param(entry, number, key, id=f"{entry.name}-{number + 1}-{key}")


@pytest.mark.parametrize(("entry", "number", "key"), list(_spoilings()))
def test_a_wrong_expectation_is_found_at_its_step(entry: Entry, number: int, key: str) -> None:
    steps = copy.deepcopy(list(entry.case.steps))
    expect = steps[number]["expect"]
    assert isinstance(expect, dict)
    expect[key] = _spoiled(expect[key])
    found = result(Entry(entry.game, msgspec.structs.replace(entry.case, steps=tuple(steps))), ADAPTERS)
    assert found.problem.startswith(f"step {number + 1} ({steps[number]['op']}): {key}: expected ")


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.name) for e in READY if "reject" in e.case.steps[-1]])
def test_a_refusal_that_should_not_be_is_found(entry: Entry) -> None:
    last = {key: value for key, value in entry.case.steps[-1].items() if key != "reject"}
    case = msgspec.structs.replace(entry.case, steps=(*entry.case.steps[:-1], last))
    assert "but must be accepted" in result(Entry(entry.game, case), ADAPTERS).problem


FAULTS = [
    (_step(expect={"rows": [[10, 11], [20], [30], [40]]}), "rows: expected"),
    (
        _step(expect={"rows": [[10, 11], {"cards": [20]}, [30], {"cards": [40, 41], "block": True}]}),
        "rows: expected",
    ),
    (_step(expect={"rows": 4}), "rows: expected 4"),
    (_step(expect={"hands": {"C": []}}), "hands: expected"),
    (_step(expect={"hands": []}), "hands: expected"),
    (_step(expect={"piles": {"A": 1}}), "piles: expected"),
    (_step(expect={"took": {}}), "took: expected"),
    (_step(expect={"took": [{"player": "A"}]}), "took: expected"),
    (_step(expect={"roundOver": 0}), "roundOver: expected 0, got false"),
    (_step(expect={"rowz": []}), "rowz: no such key"),
    (_step(expect={"winners": []}), "winners: not reported after this step"),
    (_step(expect=[]), "expect is not an object"),
    (_step(reject={"rule": "P6-B-04"}), "accepted, but must be refused"),
    (_step(reject={"rule": "P6-B-04"}, expect={}), "a step with reject"),
    (_with(steps=[{"op": "deckHeads", "reject": {"rule": "x"}}, {"op": "deckHeads"}]), "a step with reject"),
    (_step(reveal={"A": 11}), "B reveals no card"),
    (_step(reveal={"A": 11, "B": 41, "Z": 50}), "nobody is called Z"),
    (_step(reveal={"A": 11, "B": 11}), "card 11 is in two places"),
    (_step(reveal={"A": 10, "B": 41}), "card 10 is in two places"),
    (_step(reveal={"A": 11, "B": 0}), "there is no card 0"),
    (_with(given={**_PLAYERS, "hands": {"A": [12], "B": [41]}}), "refused (A: card_not_in_hand"),
    (_step(reveal={"A": 1, "B": 41}), "A must choose a row, but the case does not say which"),
    (_step(turns={"A": {"takeRow": 1}}, reject={"rule": "P6-B-08", "player": "B"}), "but must refuse B"),
    (_step(reveal="A"), "no such step"),
    (_step(op="dance"), "no such step"),
    (_step(op=None), "no such step"),
    (_step(tempo=1), "no such step"),
    (_step(turns={"A": {"exchange": ["block"]}}), "no special cards"),
    (_with(steps=[{"op": "heads", "cards": [105]}]), "there is no card 105"),
    (_with(options={"endTarget": 0}), "number_range"),
    (_with(options={"variant": "nobody"}), "the catalog has no variant pega6/nobody"),
    (_with(given={}), "given: "),
    (_with(given={"players": ["A", "B"], "rowz": []}), "given: "),
    (_with(given={"players": ["A", "B"], "specials": {"A": ["move"]}}), "no special cards"),
    (_with(given={"players": ["A", "B"], "rows": [{"cards": [1], "seven": True}]}), "special cards lie in a row"),
    (_with(steps=[]), "has no steps"),
    (_with(steps=7), "not a case"),
    (_with(id=7), "not a case"),
    ({"id": "X-1"}, "not a case"),
    (_with(stepz=[]), "not a case"),
    ("X-1", "not a case"),
]


@pytest.mark.parametrize(
    ("case", "problem"),
    [pytest.param(*fault, id=f"{number}-{fault[1]}") for number, fault in enumerate(FAULTS, 1)],
)
def test_a_fault_is_one_failing_line(
    case: object, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "x.json").write_text(_frame(case), encoding="utf-8")
    code, lines = _run(tmp_path, capsys)
    assert code == 1
    assert len(lines) == 2
    assert lines[0].startswith("FAIL ")
    assert problem in lines[0]
    assert lines[1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (b"", "not readable as JSON"),
        (b"{", "not readable as JSON"),
        (b"\xff\xfe{}", "not readable as JSON"),
        (b"[" * 100_000, "not readable as JSON"),
        (b"[]", "not a file of format golden/1"),
        (b'{"format": "golden/2", "game": "pega6", "cases": []}', "not a file of format golden/1"),
        (b'{"format": "golden/1", "cases": []}', "names no game"),
        (b'{"format": "golden/1", "game": "pega6"}', "holds no cases"),
        (b'{"format": "golden/1", "game": "pega6", "cases": []}', "holds no cases"),
    ],
)
def test_a_broken_file_fails_and_the_others_still_run(
    text: bytes, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_bytes(text)
    (tmp_path / "good.json").write_text(_frame(GOOD), encoding="utf-8")
    code, lines = _run(tmp_path, capsys)
    assert code == 1
    assert len(lines) == 2
    assert lines[0].startswith(f"FAIL bad.json ({problem}")
    assert lines[1] == "1 passed, 1 failed"


def test_a_game_without_an_engine_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.json").write_text(_frame(GOOD).replace("pega6", "chess"), encoding="utf-8")
    assert _run(tmp_path, capsys) == (1, ["FAIL X-1 (the catalog has no game chess)", "0 passed, 1 failed"])


def test_an_id_used_twice_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.json").write_text(_frame(GOOD), encoding="utf-8")
    (tmp_path / "deeper").mkdir()
    (tmp_path / "deeper" / "b.json").write_text(_frame(GOOD), encoding="utf-8")
    code, lines = _run(tmp_path, capsys)
    assert (code, lines[-1]) == (1, "1 passed, 1 failed")


def test_good_cases_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.json").write_text(_frame(GOOD, _with(id="X-2")), encoding="utf-8")
    assert _run(tmp_path, capsys) == (0, ["2 passed, 0 failed"])
    assert _run(tmp_path / "x.json", capsys) == (0, ["2 passed, 0 failed"])


def test_an_empty_folder_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(tmp_path, capsys) == (1, [f"{tmp_path}: no cases found", "0 passed, 0 failed"])


def test_a_folder_that_is_not_there_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, lines = _run(tmp_path / "away", capsys)
    assert (code, lines[0], lines[-1]) == (1, f"{tmp_path / 'away'}: no such folder", "0 passed, 0 failed")


def test_a_filter_that_nothing_passes_is_no_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(CASES, capsys, "--only", "pega6/nobody")[0] == 1


def test_a_filter_hides_no_broken_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    assert _run(tmp_path, capsys, "--only", "pega6/base")[1][-1] == "0 passed, 1 failed"


def test_the_command_line_runs_the_cases_of_the_base_game() -> None:
    command = [sys.executable, "-m", "tests.golden", str(CASES), "--only", "pega6/base"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "30 passed, 0 failed\n", "")
