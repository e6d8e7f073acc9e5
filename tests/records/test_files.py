"""A file is put in its place whole, also where somebody looks into it just then."""

import os
import stat
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from pega6_desktop.records import files

not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="has other rights")


def refused(winerror: int | None) -> OSError:
    error = PermissionError(13, "Access is denied")
    if winerror is not None:
        error.winerror = winerror  # type: ignore[attr-defined, unused-ignore]  # there only on Windows
    return error


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waited: list[float] = []
    monkeypatch.setattr(time, "sleep", waited.append)
    return waited


def refuse(monkeypatch: pytest.MonkeyPatch, errors: Iterator[OSError]) -> None:
    """Renaming fails with each of these in turn, then succeeds."""
    rename = os.replace

    def replaced(source: Path, target: Path) -> Path:
        for error in errors:
            raise error
        rename(source, target)
        return target

    monkeypatch.setattr(Path, "replace", replaced)


@pytest.mark.parametrize("number", [5, 32, 33])
def test_a_file_that_a_scanner_holds_for_a_moment_is_written_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float], number: int
) -> None:
    refuse(monkeypatch, iter([refused(number), refused(number)]))
    files.write_whole(tmp_path / "match.pega6", b"cards")
    assert (tmp_path / "match.pega6").read_bytes() == b"cards"
    assert [file.name for file in tmp_path.iterdir()] == ["match.pega6"]
    assert len(pauses) == 2


@pytest.mark.parametrize(("number", "tries"), [(32, 5), (80, 0), (None, 0)])
def test_a_file_that_stays_refused_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pauses: list[float], number: int | None, tries: int
) -> None:
    file = tmp_path / "match.pega6"
    file.write_bytes(b"old")
    refuse(monkeypatch, iter([refused(number)] * 6))
    with pytest.raises(PermissionError):
        files.write_whole(file, b"new")
    assert file.read_bytes() == b"old"
    assert [one.name for one in tmp_path.iterdir()] == ["match.pega6"]
    assert len(pauses) == tries
    assert sum(pauses) < 1.5


@not_on_windows
def test_a_file_may_be_read_by_those_the_player_lets_read_files(tmp_path: Path) -> None:
    mask = os.umask(0o022)
    try:
        files.write_whole(tmp_path / "shared.pega6", b"")
        files.write_whole(tmp_path / "settings.json", b"", files.PRIVATE)
        (tmp_path / "kept.pega6").touch()
        (tmp_path / "kept.pega6").chmod(0o664)
        files.write_whole(tmp_path / "kept.pega6", b"new")
    finally:
        os.umask(mask)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert modes == {"shared.pega6": 0o644, "settings.json": 0o600, "kept.pega6": 0o664}
