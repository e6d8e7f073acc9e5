"""Whatever stands in the text of the tables, the program starts: the store opens or is set aside, nobody is blamed."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import schema
from pega6_desktop.records.history import Query, page
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.refuge import open_anywhere
from tests.runtime.desk import played, record


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("sound")
    store, _ = open_store(folder)
    for number in range(4):
        store.begin(played(record("hb", match_id=f"m-{number}", seed=number), 4))
    store.close()
    return (folder / FILE_NAME).read_bytes()


def schema_spans(data: bytes) -> list[tuple[int, int]]:
    """Where the texts of the tables stand in the file."""
    found = []
    for statement in (text for version in schema.MIGRATIONS for text in version if text.startswith("CREATE")):
        at = data.find(statement[:60].encode())
        if at >= 0:
            found.append((at, at + len(statement)))
    return found


def opened_ids(folder: Path) -> list[str]:
    """The matches the program shows, opened as at a start, twice: never elsewhere, never blaming another copy."""
    shown: list[str] = []
    for _ in range(2):
        shelter = open_anywhere(folder)
        assert shelter.trouble is None
        shown = sorted(line.match_id for line in page(shelter.store, Query()).lines)
        shelter.close()
        assert not (folder / "copy-2").exists()
    return shown


@settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck))
@given(place=st.integers(0, 10**6), byte=st.integers(0, 255), count=st.integers(1, 3))
def test_damage_in_the_schema_text_is_survived(
    sound: bytes, tmp_path_factory: pytest.TempPathFactory, place: int, byte: int, count: int
) -> None:
    folder = tmp_path_factory.mktemp("torn")
    data = bytearray(sound)
    spots = [spot for begin, end in schema_spans(sound) for spot in range(begin - 30, end)]
    for index in range(count):
        data[spots[(place + 997 * index) % len(spots)]] = byte
    (folder / FILE_NAME).write_bytes(data)
    assert len(opened_ids(folder)) in range(5)
    shutil.rmtree(folder)


@pytest.mark.parametrize("byte", [b"\xff", b"\x80", b"\x00", b"("])
def test_one_byte_in_the_name_of_an_index_is_no_other_copy_and_no_error_of_the_program(
    sound: bytes, tmp_path: Path, byte: bytes
) -> None:
    at = sound.index(b"CREATE INDEX matches_by_turn") + len(b"CREATE INDEX mat")
    (tmp_path / FILE_NAME).write_bytes(sound[:at] + byte + sound[at + 1 :])
    assert len(opened_ids(tmp_path)) in range(5)


@pytest.mark.parametrize("version", [0, 1, 4, 1000, 2**31 - 1])
def test_a_broken_version_number_is_damage(sound: bytes, tmp_path: Path, version: int) -> None:
    (tmp_path / FILE_NAME).write_bytes(sound[:60] + version.to_bytes(4, "big") + sound[64:])
    assert len(opened_ids(tmp_path)) in range(5)


def test_a_later_version_is_left_alone(sound: bytes, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(sound)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute(f"PRAGMA user_version = {len(schema.MIGRATIONS) + 1}")
    before = (tmp_path / FILE_NAME).read_bytes()
    with pytest.raises(RecordError) as refusal:
        open_store(tmp_path)
    assert refusal.value.code == "store_newer"
    assert (tmp_path / FILE_NAME).read_bytes() == before
