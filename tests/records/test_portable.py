"""A match leaves as a file and comes back; what is no whole match is named, and its sound part can be had."""

import errno
import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import codec, portable
from pega6_desktop.records.codec import Times
from pega6_desktop.records.journal import Result
from pega6_desktop.records.portable import Portable
from pega6_desktop.records.record import GameRecord, RecordedMove
from tests.runtime.desk import played, record

TIMES = Times("2031-02-03T04:05:06.000+00:00", "2031-02-03T05:00:00.000+00:00")
MATCH = played(record("hbb", seed=21))
HALF = played(record("hbb", seed=21), 9)
STRANGE = RecordedMove(0, "play 105")


def fault_of(path: Path) -> str:
    with pytest.raises(RecordError) as fault:
        portable.read(path)
    return fault.value.code


def fault_in(match: GameRecord) -> str:
    with pytest.raises(RecordError) as fault:
        portable.examined(match)
    return fault.value.code


def test_a_match_comes_back_from_its_file_with_its_times(tmp_path: Path) -> None:
    file = tmp_path / "Ana & José.pega6"
    portable.write(file, Portable(MATCH, TIMES))
    assert portable.read(file) == Portable(MATCH, TIMES)
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_without_times_or_with_one_of_them_has_none(tmp_path: Path) -> None:
    file = tmp_path / "m.pega6"
    portable.write(file, Portable(HALF))
    assert portable.read(file) == Portable(HALF, None)
    file.write_bytes(file.read_bytes().replace(b'"seed"', f'"begun_at": "{TIMES.begun_at}", "seed"'.encode()))
    assert portable.read(file) == Portable(HALF, None)


def test_the_result_of_a_match_that_is_over_is_found_and_none_of_one_that_goes_on() -> None:
    result = portable.examined(MATCH)
    assert isinstance(result, Result)
    assert result.final_hash == MATCH.final_hash
    assert [seat for seat, total in enumerate(result.totals) if total == min(result.totals)] == list(result.winners)
    assert portable.examined(HALF) is None
    assert portable.examined(record()) is None


@pytest.mark.parametrize(
    ("match", "code"),
    [
        (replace(MATCH, final_hash="0" * 64), "hash_differs"),
        (replace(MATCH, final_hash=None), "hash_missing"),
        (replace(HALF, game="chess"), "unknown_game"),
        (replace(HALF, variant="chess"), "unplayable_setup"),
        (replace(HALF, moves=(*HALF.moves, STRANGE)), "diverged"),
    ],
    ids=["wrong hash", "no hash", "game", "variant", "illegal move"],
)
def test_what_is_no_whole_match_is_named(match: GameRecord, code: str) -> None:
    assert fault_in(match) == code


def test_a_final_hash_before_the_end_is_refused() -> None:
    from pega6_desktop.records.replay import replay

    assert fault_in(replace(HALF, final_hash=replay(HALF).hash)) == "hash_early"


def test_everything_before_an_illegal_move_is_kept() -> None:
    assert portable.rescued(replace(MATCH, moves=(*HALF.moves, STRANGE, *MATCH.moves[9:]))) == (HALF, None)


def test_a_finished_match_with_a_wrong_or_missing_hash_keeps_all_its_moves() -> None:
    whole = (MATCH, portable.examined(MATCH))
    assert portable.rescued(replace(MATCH, final_hash="0" * 64)) == whole
    assert portable.rescued(replace(MATCH, final_hash=None)) == whole
    assert portable.rescued(replace(MATCH, moves=(*MATCH.moves, STRANGE))) == whole


def test_a_whole_match_is_kept_as_it_is() -> None:
    assert portable.rescued(MATCH) == (MATCH, portable.examined(MATCH))


@pytest.mark.parametrize(
    "match",
    [replace(HALF, game="chess"), replace(HALF, variant="chess"), replace(HALF, moves=(STRANGE,))],
    ids=["game", "variant", "first move"],
)
def test_where_no_move_is_sound_there_is_nothing_to_keep(match: GameRecord) -> None:
    assert portable.rescued(match) is None


# ---------------------------------------------------------------- what lies at a path


def test_what_is_no_file_is_told_before_it_is_read(tmp_path: Path) -> None:
    assert fault_of(tmp_path / "nothing") == "file_missing"
    assert fault_of(tmp_path) == "file_not_plain"
    assert fault_of(tmp_path / "a\0b") == "file_unreadable"
    assert fault_of(tmp_path / ("x" * 5000)) == "file_unreadable"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a named pipe")
def test_a_pipe_that_nobody_fills_does_not_stop_the_program(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert fault_of(tmp_path / "pipe") == "file_not_plain"


def test_the_size_is_looked_at_before_the_file_is_read(tmp_path: Path) -> None:
    huge = tmp_path / "huge.pega6"
    with huge.open("wb") as file:
        file.truncate(200_000_000)
    assert fault_of(huge) == "record_too_large"


def test_the_text_of_a_file_is_refused_with_the_codes_of_texts(tmp_path: Path) -> None:
    file = tmp_path / "m.pega6"
    file.write_bytes(codec.encode(MATCH)[:100])
    assert fault_of(file) == "record_truncated"


# ---------------------------------------------------------------- writing


def test_a_file_that_is_there_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "m.pega6"
    file.write_text("my diary")
    portable.write(file, Portable(MATCH, TIMES))
    assert portable.read(file).record == MATCH


@pytest.mark.parametrize("name", ["no/such/folder/m.pega6", "a\0b.pega6"])
def test_a_place_that_cannot_be_written_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError) as fault:
        portable.write(tmp_path / name, Portable(MATCH))
    assert fault.value.code == "file_unwritable"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "code", "facts"),
    [
        (errno.ENOSPC, "file_full", {}),
        (errno.EDQUOT, "file_full", {}),
        (errno.EIO, "file_unwritable", {"detail": os.strerror(errno.EIO)}),
    ],
)
def test_a_disk_that_fails_while_writing_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, code: str, facts: dict[str, str]
) -> None:
    file = tmp_path / "m.pega6"
    portable.write(file, Portable(HALF))

    def fails(_file: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(RecordError) as fault:
        portable.write(file, Portable(MATCH))
    assert (fault.value.code, fault.value.params) == (code, facts)
    assert portable.read(file).record == HALF
    assert list(tmp_path.iterdir()) == [file]
