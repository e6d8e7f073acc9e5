"""The store on disk keeps every acknowledged move, one copy of the program at a time, and never deletes a thing."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.records import schema
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.records.store import Store
from tests.runtime.desk import played, record

MATCH = played(record("hbb", seed=21))
BEGUN = msgspec.structs.replace(MATCH, moves=(), final_hash=None)
END = Result(MATCH.final_hash or "", (9, 4, 4), (1, 2))
NIGHT = datetime(2031, 2, 3, 4, 5, 6, tzinfo=UTC)


class Clock:
    """A minute passes at every look."""

    def __init__(self) -> None:
        self.now = NIGHT

    def __call__(self) -> datetime:
        self.now += timedelta(minutes=1)
        return self.now


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "José Ñandú 日本 #1" / "pega6"


@pytest.fixture
def store(folder: Path) -> Iterator[Store]:
    opened, set_aside = open_store(folder, Clock())
    assert set_aside is None
    yield opened
    opened.close()


def refusal_of(act: Callable[[], object]) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        act()
    return refusal.value


def write_moves(store: Store, moves: tuple[RecordedMove, ...], first: int = 0) -> None:
    for index, move in enumerate(moves, first):
        store.append(BEGUN.match_id, index, move)


def sql(folder: Path, *statements: str) -> None:
    """Meddle with the database while nobody has it."""
    connection = sqlite3.connect(folder / FILE_NAME, isolation_level=None)
    for statement in statements:
        connection.execute(statement)
    connection.close()


# ---------------------------------------------------------------- keeping matches


def test_a_match_is_kept_move_by_move_and_found_again(store: Store, folder: Path) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:7])
    store.close()
    again, _ = open_store(folder)
    assert again.load("m-1") == msgspec.structs.replace(BEGUN, moves=MATCH.moves[:7])
    again.close()


def test_the_last_move_and_the_result_arrive_together(store: Store) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:-1])
    assert store.result("m-1") is None
    store.append("m-1", len(MATCH.moves) - 1, MATCH.moves[-1], END)
    assert store.load("m-1") == MATCH
    assert store.result("m-1") == END
    assert replay(store.load("m-1")).hash == END.final_hash


def test_a_check_that_is_told_to_end_when_none_runs_leaves_the_store_as_it_is(store: Store) -> None:
    store.begin(MATCH, END)
    store.stop_check()
    store.check()
    assert store.is_checked
    assert store.load("m-1") == MATCH


def test_a_finished_match_can_be_stored_whole(store: Store) -> None:
    assert store.begin(MATCH, END) == MATCH
    assert store.load("m-1") == MATCH
    assert store.result("m-1") == END


def test_a_move_taken_back_is_gone(store: Store) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:3])
    store.retract("m-1", 1, MATCH.moves[1])
    write_moves(store, (MATCH.moves[3],), 2)
    assert store.load("m-1").moves == (MATCH.moves[0], MATCH.moves[2], MATCH.moves[3])


def test_only_the_move_that_stands_there_is_taken_back(store: Store) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:3])
    assert refusal_of(lambda: store.retract("m-1", 1, MATCH.moves[2])).code == "store_differs"
    assert refusal_of(lambda: store.retract("m-1", 3, MATCH.moves[3])).code == "store_differs"
    assert store.load("m-1").moves == MATCH.moves[:3]


@pytest.mark.parametrize("index", [0, 3])
def test_a_move_out_of_step_is_refused(store: Store, index: int) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:2])
    error = refusal_of(lambda: store.append("m-1", index, MATCH.moves[2]))
    assert (error.code, error.params["found"]) == ("store_differs", 2)
    assert store.load("m-1").moves == MATCH.moves[:2]


def test_a_move_of_a_match_nobody_stored_is_refused(store: Store) -> None:
    assert refusal_of(lambda: store.append("m-9", 0, MATCH.moves[0])).code == "store_error"


def test_the_header_alone_is_enough_to_go_on(store: Store) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:5])
    on_disk = msgspec.structs.replace(BEGUN, moves=MATCH.moves[:5])
    assert store.begin(BEGUN) == on_disk
    assert store.begin(msgspec.structs.replace(BEGUN, moves=MATCH.moves[:3])) == on_disk
    assert store.begin(on_disk) == on_disk


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(BEGUN, seed=22),
        msgspec.structs.replace(BEGUN, seats=(SeatInfo("Zé", "bot", "random"), *BEGUN.seats[1:])),
        msgspec.structs.replace(BEGUN, moves=MATCH.moves[:6]),
        msgspec.structs.replace(BEGUN, moves=(MATCH.moves[1],)),
    ],
    ids=["seed", "seats", "longer", "other moves"],
)
def test_another_match_under_the_same_id_is_refused(store: Store, other: GameRecord) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:5])
    assert refusal_of(lambda: store.begin(other)).code == "store_differs"
    assert store.load("m-1").moves == MATCH.moves[:5]


def test_a_match_nobody_stored_is_unknown(store: Store) -> None:
    assert refusal_of(lambda: store.load("m-9")).code == "unknown_match"
    assert store.result("m-9") is None


def test_the_match_played_last_is_offered_first(store: Store) -> None:
    for number in range(7):
        store.begin(record(match_id=f"m{number}"))
    store.append("m2", 0, MATCH.moves[0])
    store.append("m4", 0, MATCH.moves[0], END)
    offered = store.unfinished()
    assert [pending.match_id for pending in offered] == ["m2", "m6", "m5", "m3", "m1"]
    assert offered[0].played_at == "2031-02-03T04:14:06.000+00:00"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE matches SET options = '{'",
        "UPDATE matches SET seed = 'x'",
        "UPDATE matches SET format = 99",
        "UPDATE seats SET kind = 'alien'",
        "DELETE FROM seats",
        "UPDATE moves SET move = x'00ff'",
    ],
)
def test_a_match_whose_rows_make_no_sense_is_refused_alone(store: Store, folder: Path, damage: str) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:2])
    store.close()
    sql(folder, damage)
    again, set_aside = open_store(folder)
    again.begin(record(match_id="m-2"))
    assert set_aside is None
    assert refusal_of(lambda: again.load("m-1")).code == "record_field"
    assert again.load("m-2") == record(match_id="m-2")
    again.close()


# ---------------------------------------------------------------- who may have the file


def test_a_second_copy_of_the_program_is_told_and_does_no_damage(store: Store, folder: Path) -> None:
    store.begin(BEGUN)
    error = refusal_of(lambda: open_store(folder))
    assert error.code == "store_in_use"
    write_moves(store, MATCH.moves[:2])
    assert store.load("m-1").moves == MATCH.moves[:2]


def test_a_second_process_is_told_too(store: Store, folder: Path) -> None:
    store.begin(BEGUN)
    code = (
        "import sys; from pathlib import Path; from pega6_desktop.records.opening import open_store\n"
        "try: open_store(Path(sys.argv[1]))\n"
        "except Exception as error: print(error.code)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code, os.fspath(folder)],
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.fspath(Path.cwd()), "PYTHONIOENCODING": "utf-8"},
    )
    assert said.stdout.decode().strip() == "store_in_use"
    write_moves(store, MATCH.moves[:1])


def test_closing_gives_the_file_free_and_closing_twice_is_fine(store: Store, folder: Path) -> None:
    store.close()
    store.close()
    again, _ = open_store(folder)
    again.close()


def test_what_is_on_disk_is_safe_against_power_cuts(store: Store, folder: Path) -> None:
    pragma = store._connection.execute
    assert pragma("PRAGMA journal_mode").fetchone() == ("wal",)
    assert pragma("PRAGMA synchronous").fetchone() == (2,)
    assert pragma("PRAGMA foreign_keys").fetchone() == (1,)


# ---------------------------------------------------------------- damage is set aside


def spoil_header(file: Path) -> None:
    file.write_bytes(b"this is no database" * 100)


def spoil_middle(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    file.write_bytes(content)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:5000])


def foreign(file: Path) -> None:
    file.unlink()
    sql(file.parent, "CREATE TABLE recipes (dish)")


def other_table(file: Path) -> None:
    sql(file.parent, "ALTER TABLE moves RENAME COLUMN move TO speech")


def other_owner(file: Path) -> None:
    sql(file.parent, "PRAGMA application_id = 7")


@pytest.mark.parametrize("spoil", [spoil_header, spoil_middle, cut, foreign, other_table, other_owner])
def test_a_damaged_store_is_kept_under_another_name(store: Store, folder: Path, spoil: Callable[[Path], None]) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:5])
    store.close()
    spoil(folder / FILE_NAME)
    before = (folder / FILE_NAME).read_bytes()
    fresh, kept_as = open_store(folder, lambda: NIGHT)
    assert kept_as == "matches-damaged-2031-02-03T040506Z.sqlite3"
    assert (folder / kept_as).read_bytes()[100:4096] == before[100:4096]  # the head notes how SQLite opened it
    rescued = [pending.match_id for pending in fresh.unfinished()]
    assert rescued == (["m-1"] if spoil in (other_owner, other_table) else [])
    assert fresh.begin(BEGUN).moves == (MATCH.moves[:5] if rescued else ())
    fresh.close()


def test_two_damaged_stores_of_the_same_second_are_both_kept(folder: Path) -> None:
    folder.mkdir(parents=True)
    names = []
    for content in (b"first" * 100, b"second" * 100, b"third" * 100):
        (folder / FILE_NAME).write_bytes(content)
        (folder / f"{FILE_NAME}-wal").write_bytes(b"beside " + content)
        fresh, kept_as = open_store(folder, lambda: NIGHT)
        fresh.close()
        (folder / FILE_NAME).unlink()
        names.append(kept_as)
        assert kept_as is not None
        assert (folder / kept_as).read_bytes() == content
        assert (folder / f"{kept_as}-wal").read_bytes() == b"beside " + content
    assert len(set(names)) == 3


@pytest.mark.parametrize("is_there", [True, False])
def test_a_journal_without_its_file_is_kept_too(folder: Path, *, is_there: bool) -> None:
    folder.mkdir(parents=True)
    if is_there:
        (folder / FILE_NAME).touch()
    (folder / f"{FILE_NAME}-wal").write_bytes(b"the last moves")
    fresh, kept_as = open_store(folder)
    fresh.close()
    assert (folder / f"{kept_as}-wal").read_bytes() == b"the last moves"


def test_an_empty_file_is_simply_begun(folder: Path) -> None:
    folder.mkdir(parents=True)
    (folder / FILE_NAME).touch()
    fresh, kept_as = open_store(folder)
    fresh.close()
    assert kept_as is None


def test_the_store_of_a_later_program_is_left_alone(store: Store, folder: Path) -> None:
    store.begin(BEGUN)
    store.close()
    sql(folder, "PRAGMA user_version = 99")
    before = (folder / FILE_NAME).read_bytes()
    error = refusal_of(lambda: open_store(folder))
    assert (error.code, error.params) == ("store_newer", {"version": 99, "known": len(schema.MIGRATIONS)})
    assert (folder / FILE_NAME).read_bytes() == before


def test_the_edition_is_kept(store: Store) -> None:
    french = msgspec.structs.replace(BEGUN, edition="fr")
    store.begin(french)
    assert store.load("m-1") == french


def test_a_store_from_before_there_were_editions_is_read(folder: Path) -> None:
    folder.mkdir(parents=True)
    options = msgspec.json.encode(dict(BEGUN.options)).decode()
    sql(
        folder,
        *schema.MIGRATIONS[0],
        f"INSERT INTO matches VALUES ('m-1', 1, 'pega6', 'base', '{options}', {BEGUN.seed}, '', '', NULL)",
        *(
            f"INSERT INTO seats VALUES ('m-1', {n}, '{seat.name}', '{seat.kind}', '{seat.level}', {seat.avatar})"
            for n, seat in enumerate(BEGUN.seats)
        ),
        "PRAGMA user_version = 1",
    )
    again, kept_as = open_store(folder)
    assert kept_as is None
    assert again.load("m-1") == BEGUN
    again.close()


def test_a_migration_keeps_what_is_there(store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.begin(BEGUN)
    store.close()
    more = (*schema.MIGRATIONS, ("ALTER TABLE matches ADD COLUMN mood TEXT", "UPDATE matches SET mood = 'sunny'"))
    monkeypatch.setattr(schema, "MIGRATIONS", more)
    again, _ = open_store(folder)
    assert again.load("m-1") == BEGUN
    assert again._connection.execute("SELECT mood FROM matches").fetchone() == ("sunny",)
    again.close()


def test_a_migration_that_fails_changes_nothing(store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store.begin(BEGUN)
    store.close()
    with monkeypatch.context() as patched:
        broken = (*schema.MIGRATIONS, ("ALTER TABLE matches ADD COLUMN mood TEXT", "UPDATE nothing SET mood = 1"))
        patched.setattr(schema, "MIGRATIONS", broken)
        assert refusal_of(lambda: open_store(folder)).code == "store_error"
    again, kept_as = open_store(folder)
    assert kept_as is None
    assert again.load("m-1") == BEGUN
    again.close()


def test_of_a_damaged_store_every_match_that_can_be_read_goes_on(store: Store, folder: Path) -> None:
    matches = [msgspec.structs.replace(BEGUN, match_id=f"m-{number}", moves=MATCH.moves[:9]) for number in range(60)]
    for match in matches:
        store.begin(match)
    store.close()
    data = bytearray((folder / FILE_NAME).read_bytes())
    for page in range(12, 16):
        data[page * 4096 : (page + 1) * 4096] = b"\xa5" * 4096
    (folder / FILE_NAME).write_bytes(data)
    fresh, kept_as = open_store(folder)
    assert kept_as is not None
    assert (folder / kept_as).read_bytes() == bytes(data)
    rescued = {match_id: fresh.load(match_id) for match_id, _ in fresh.everything()}
    assert 10 < sum(rescued.get(match.match_id) == match for match in matches) < 60
    # Of the others what is left of their moves.
    assert all(set(found.moves) < set(MATCH.moves[:9]) for found in rescued.values() if found not in matches)
    assert {file.name for file in folder.iterdir()} - {kept_as} <= {FILE_NAME, f"{FILE_NAME}-wal"}
    fresh.close()


@pytest.mark.parametrize("value", ["'long'", "-1.0", "1e300", "NULL", "x'00'"])
def test_a_time_of_playing_that_is_none_is_not_told(store: Store, value: str) -> None:
    store.begin(BEGUN)
    assert store.seconds("m-1") == 0.0
    with store.transaction() as connection:
        connection.execute(f"UPDATE matches SET seconds = {value}")
    assert store.seconds("m-1") is None
    assert store.seconds("m-9") is None


def test_a_moment_and_a_parent_that_are_none_are_not_told(store: Store) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:2])
    store.branch("m-1", msgspec.structs.replace(BEGUN, match_id="child", moves=MATCH.moves[:1]))
    with store.transaction() as connection:
        connection.execute("UPDATE matches SET played_at = '2031-02-30T00:00:00.000+00:00', parent_moves = 'two'")
    assert store.times("child").played_at == ""
    assert store.times("child").begun_at != ""
    assert store.branch_of("child") is None


def test_a_choice_taken_back_counts_as_playing(folder: Path) -> None:
    clock = [NIGHT]
    store, _ = open_store(folder, lambda: clock[0])
    for match_id in ("older", "newer"):
        store.begin(msgspec.structs.replace(BEGUN, match_id=match_id))
        store.append(match_id, 0, MATCH.moves[0])
    clock[0] += timedelta(seconds=40)
    store.retract("older", 0, MATCH.moves[0])
    assert [pending.match_id for pending in store.unfinished()] == ["older", "newer"]
    assert store.times("older").played_at == "2031-02-03T04:05:46.000+00:00"
    assert store.seconds("older") == pytest.approx(40, abs=0.1)
    store.close()


@pytest.mark.parametrize("other", ["header", "move", "more moves"])
def test_a_branch_goes_on_from_its_own_match_alone(store: Store, other: str) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:4])
    child = msgspec.structs.replace(BEGUN, match_id="child", moves=MATCH.moves[:3])
    strange = {
        "header": msgspec.structs.replace(child, seed=child.seed + 1),
        "move": msgspec.structs.replace(child, moves=(*MATCH.moves[:2], RecordedMove(0, "play 1"))),
        "more moves": msgspec.structs.replace(child, moves=MATCH.moves[:5]),
    }[other]
    assert refusal_of(lambda: store.branch("m-1", strange)).code == "store_differs"
    assert not store.knows("child")
    store.branch("m-1", child)
    assert store.load("child") == child


def test_only_the_time_of_playing_counts(folder: Path) -> None:
    clock = [NIGHT]
    store, _ = open_store(folder, lambda: clock[0])
    store.begin(BEGUN)
    for number, pause in enumerate((60, 30, 7200, -500, 90)):
        clock[0] += timedelta(seconds=pause)
        store.append("m-1", number, MATCH.moves[number])
    assert store.seconds("m-1") == pytest.approx(60 + 30 + 300 + 0 + 90, abs=0.1)
    store.close()


# ---------------------------------------------------------------- the disk says no


def test_a_file_where_the_folder_should_be_is_reported(tmp_path: Path) -> None:
    (tmp_path / "pega6").write_text("in the way")
    assert refusal_of(lambda: open_store(tmp_path / "pega6")).code == "store_unwritable"


def test_a_folder_where_the_file_should_be_is_reported(folder: Path) -> None:
    (folder / FILE_NAME).mkdir(parents=True)
    assert refusal_of(lambda: open_store(folder)).code == "store_unwritable"


def test_a_full_disk_is_reported_and_the_moves_before_are_kept(store: Store) -> None:
    store.begin(BEGUN)
    write_moves(store, MATCH.moves[:2])
    store._connection.execute("PRAGMA max_page_count = 1")
    errors = []
    kept = 2
    for _ in range(400):
        try:
            store.append("m-1", kept, RecordedMove(0, "x" * 190))
            kept += 1
        except RecordError as error:
            errors.append(error.code)
            break
    assert errors == ["store_full"]
    assert len(store.load("m-1").moves) == kept


def test_a_folder_removed_while_playing_is_reported_and_can_be_made_again(store: Store, folder: Path) -> None:
    store.begin(BEGUN)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    assert refusal_of(lambda: store.append("m-1", 0, MATCH.moves[0])).code == "store_gone"
    assert refusal_of(lambda: store.load("m-1")).code == "store_gone"
    again, kept_as = open_store(folder)
    assert kept_as is None
    again.begin(msgspec.structs.replace(BEGUN, moves=MATCH.moves[:4]))
    again.append("m-1", 4, MATCH.moves[4])
    assert again.load("m-1").moves == MATCH.moves[:5]
    again.close()


def test_another_file_put_in_the_place_of_the_store_is_not_written(store: Store, folder: Path) -> None:
    store.begin(BEGUN)
    (folder / FILE_NAME).rename(folder / "elsewhere")
    (folder / FILE_NAME).write_text("somebody else's")
    assert refusal_of(lambda: store.append("m-1", 0, MATCH.moves[0])).code == "store_gone"
    assert (folder / FILE_NAME).read_text() == "somebody else's"


def test_a_store_that_was_closed_says_so(store: Store) -> None:
    store.close()
    assert refusal_of(store.unfinished).code == "store_error"
