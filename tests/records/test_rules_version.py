"""A match names the version of its rules: it opens, replays, goes on and is compared by them, whatever comes later."""

import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.errors import IllegalSetup, RecordError
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS, SPECIALS
from pega6_desktop.games.pega6.worlds import determinized
from pega6_desktop.records import codec, deal_code, history, joining, portable
from pega6_desktop.records.database import IN_MEMORY
from pega6_desktop.records.finished import facts
from pega6_desktop.records.history import Query
from pega6_desktop.records.importing import export_file, import_file
from pega6_desktop.records.journal import Result
from pega6_desktop.records.opening import FILE_NAME, open_store
from pega6_desktop.records.record import FORMAT, GameRecord
from pega6_desktop.records.replay import rebuilt, replay, told
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME, copying
from pega6_desktop.records.store import Branch, Store
from pega6_desktop.runtime import film, resume, shelf
from pega6_desktop.runtime.shelf_messages import AskSameDeal, LookAt, MatchUnreadable, OpenFile, SameDealTold
from tests.later_rules import KIND, LATER, RULE, rules_of_tomorrow
from tests.runtime.desk import Notebook, Pega6Host, played, record

FIXTURES = Path(__file__).parent / "fixtures"
FILES = sorted([*FIXTURES.glob("format-*.pega6"), *FIXTURES.glob("rules-*/*.pega6")])
NUMBERS = {file: deal_code.number_of(portable.read(file).record) for file in FILES}
PEGA6 = Pega6()
OLD = played(record("hbb", variant="special", options={}, seed=66, match_id="old"))


@pytest.fixture
def tomorrow(monkeypatch: pytest.MonkeyPatch) -> None:
    rules_of_tomorrow(monkeypatch)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened, _ = open_store(tmp_path / "data")
    with closing(opened):
        yield opened


def refusal(error: pytest.ExceptionInfo[RecordError]) -> tuple[str, dict[str, object]]:
    return error.value.code, dict(error.value.params)


def ended(match: GameRecord) -> Result:
    """A result for it, of which nobody here can know whether it is the right one."""
    return Result(str(match.final_hash), (1, 2, 3), (0,))


def a_match_of_tomorrow(match_id: str = "new", moves: int | None = None) -> GameRecord:
    """A match with special cards by the newest version of the rules. Only while that version is known."""
    return played(record("hbb", variant="special", options={RULE: True}, seed=66, match_id=match_id), moves)


@pytest.fixture(scope="module")
def unknown() -> GameRecord:
    with pytest.MonkeyPatch.context() as patch:
        rules_of_tomorrow(patch)
        return a_match_of_tomorrow()


# ---------------------------------------------------------------- what was played before


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_match_of_today_opens_replays_and_is_the_same_tomorrow(file: Path, tmp_path: Path, store: Store) -> None:
    match = import_file(store, file).record
    assert file.parent.name in {"fixtures", f"rules-{match.rules_version}"}
    assert store.load(match.match_id) == match
    assert match.final_hash in {None, replay(match).hash}
    shown = film.filmed(match)
    assert (shown.fault, shown.frames[-1].moves) == ("", len(match.moves))
    assert deal_code.number_of(match) == NUMBERS[file]
    export_file(store, match.match_id, tmp_path / "again.pega6")
    assert portable.read(tmp_path / "again.pega6").record == match


def test_there_is_a_finished_match_of_every_variant_of_every_version() -> None:
    matches = [portable.read(file).record for file in FILES]
    told = {(one.game, one.variant, one.rules_version) for one in matches if one.final_hash is not None}
    known = {
        (game.id, variant, version)
        for game in GAMES.values()
        for version, variants in game.versions.items()
        for variant in variants
    }
    assert told == known


def test_the_first_version_stands_in_no_file() -> None:
    for file in (FIXTURES / "rules-1").iterdir():
        assert codec.encode(portable.read(file).record) == file.read_bytes()


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("kept", [0, 1, 40])
def test_a_match_of_today_is_resumed_tomorrow_and_ends_as_it_would_have(kept: int) -> None:
    host = Pega6Host(PEGA6, replace(OLD, moves=OLD.moves[:kept], final_hash=None), Notebook(list(OLD.moves[:kept])), 0)
    for move in OLD.moves[kept:]:
        host._play(move.seat, PEGA6.parse_move(move.text))
        host.reveal()
    assert host.record == OLD
    assert host.result is not None
    assert host.result.final_hash == OLD.final_hash


@pytest.mark.usefixtures("tomorrow")
def test_a_branch_of_a_match_of_today_follows_its_rules(store: Store) -> None:
    store.take_in(OLD, portable.examined(OLD), None, is_imported=False)
    branch = replace(OLD, match_id="branch", moves=OLD.moves[: film.branch_point(OLD, 12, is_whole=True)])
    store.branch("old", replace(branch, final_hash=None))
    assert store.load("branch").rules_version == OLD.rules_version
    rebuilt(PEGA6, store.load("branch"))
    with pytest.raises(RecordError, match="store_differs"):
        store.branch("old", replace(branch, match_id="other", final_hash=None, rules_version=LATER))


@pytest.mark.usefixtures("tomorrow")
def test_a_bot_deals_the_hidden_cards_of_the_deck_that_is_played_with() -> None:
    for match in (OLD, a_match_of_tomorrow()):
        deck = sorted(SPECIAL_DECKS[OLD.rules_version]) + [KIND] * (4 if match.rules_version == LATER else 0)
        for step in list(told(PEGA6, match))[:300:30]:
            state = determinized(PEGA6.observe(step.state, 1), 5).state
            lying = [
                kind for row in state.rows for kind in ["seven_takes"] * row.has_seven + ["block"] * row.is_blocked
            ]
            hands = [kind for hand in state.specials for kind in hand]
            assert sorted([*lying, *hands, *state.special_deck, *state.special_discard, *state.in_play]) == sorted(deck)
            assert state.setup.rules_version == match.rules_version


@pytest.mark.parametrize("is_standard", [False, True])
def test_a_number_of_today_deals_tomorrow_what_it_dealt(monkeypatch: pytest.MonkeyPatch, *, is_standard: bool) -> None:
    number = deal_code.number_of(OLD)
    rules_of_tomorrow(monkeypatch, is_new_rule_standard=is_standard)
    offered = PEGA6.setup("special", {}, 3, 1).options
    assert deal_code.agreed_by(number, "pega6", "special", offered) == (OLD.rules_version, OLD.options)
    begun = replace(OLD, seed=deal_code.seed_of(number), moves=(), final_hash=None)
    dealt = next(told(PEGA6, begun)).event
    assert next(told(PEGA6, OLD)).event == dealt


@pytest.mark.usefixtures("tomorrow")
def test_a_number_of_today_with_a_rule_of_tomorrow_is_refused() -> None:
    offered = PEGA6.setup("special", {RULE: True}, 3, 1).options
    version, options = deal_code.agreed_by(deal_code.number_of(OLD), "pega6", "special", offered)
    with pytest.raises(IllegalSetup, match="unknown_option"):
        PEGA6.setup("special", dict(options), 3, 1, version)


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("text", ["", "4711", "no number", deal_code.number_of(record("hb"))])
def test_without_a_number_of_this_table_the_newest_rules_are_played(text: str) -> None:
    options = PEGA6.setup("special", {}, 3, 1).options
    assert deal_code.agreed_by(text, "pega6", "special", options) == (LATER, options)


def test_the_rules_of_a_game_nobody_knows_are_not_made_up() -> None:
    with pytest.raises(RecordError, match="unknown_game"):
        deal_code.agreed_by("", "bridge", "base", ())


# ---------------------------------------------------------------- what is played tomorrow


@pytest.mark.usefixtures("tomorrow")
def test_a_match_of_tomorrow_has_the_new_card_and_is_kept_with_its_version(store: Store, tmp_path: Path) -> None:
    match = a_match_of_tomorrow()
    assert any(KIND in move.text for move in match.moves)
    assert codec.decode(codec.encode(match)) == match
    assert store.begin(match, portable.examined(match)) == match
    export_file(store, "new", tmp_path / "new.pega6")
    assert import_file(store, tmp_path / "new.pega6").is_new is False
    assert film.filmed(store.load("new")).fault == ""
    number = deal_code.number_of(match)
    assert deal_code.read(number).setup == PEGA6.setup("special", dict(match.options), 3, match.seed)
    assert number != deal_code.number_of(OLD)


@pytest.mark.usefixtures("tomorrow")
@pytest.mark.parametrize("level", LEVELS["pega6"])
def test_every_bot_plays_by_both_versions(level: str) -> None:
    bot = LEVELS["pega6"][level]
    for match in (OLD, a_match_of_tomorrow()):
        for step in list(told(PEGA6, match))[:40:8]:
            for seat in PEGA6.to_act(step.state):
                seen = PEGA6.observe(step.state, seat)
                assert bot.choose(seen, ThinkBudget(), "key") in seen.legal


@pytest.mark.usefixtures("tomorrow")
def test_equal_numbers_by_other_rules_are_no_repeat_and_not_compared(store: Store) -> None:
    first = played(record("hbb", seed=66, match_id="first"))
    second = replace(first, match_id="second", rules_version=LATER - 1, moves=(), final_hash=None)
    store.begin(first, portable.examined(first))
    store.begin(second)
    assert not facts.is_repeat(store, "second")
    assert history.same_deal(store, second) == ()
    store.begin(replace(second, match_id="third", rules_version=LATER))
    assert facts.is_repeat(store, "third")
    assert [other.match_id for other in history.same_deal(store, replace(second, rules_version=LATER))] == ["first"]


# ---------------------------------------------------------------- what this program does not know yet


def test_a_match_by_later_rules_stays_in_the_store_and_says_so(store: Store, unknown: GameRecord) -> None:
    store.take_in(unknown, ended(unknown), None, is_imported=False)
    (line,) = history.page(store, Query()).lines
    assert (line.match_id, line.is_readable) == ("new", True)
    later = (("game", "pega6"), ("known", OLD.rules_version), ("version", LATER))
    assert shelf.answer(store, LookAt("new")) == MatchUnreadable("new", "unknown_rules", later)
    assert shelf.answer(store, AskSameDeal("new")) == SameDealTold("new", "", ())
    assert store.load("new") == unknown
    assert resume.newest_unfinished(store) is None


def test_a_file_by_later_rules_is_refused_and_left(store: Store, unknown: GameRecord, tmp_path: Path) -> None:
    path = tmp_path / "new.pega6"
    path.write_bytes(codec.encode(unknown))
    refused = shelf.answer(store, OpenFile(path))
    assert (refused.code, refused.has_part) == ("unknown_rules", False)  # type: ignore[union-attr]
    assert codec.decode(path.read_bytes()) == unknown


def test_it_is_counted_as_soon_as_its_rules_are_known(
    store: Store, unknown: GameRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.begin(OLD, portable.examined(OLD))
    store.begin(unknown, ended(unknown))
    assert facts.count_up(store, 1) == 0
    counted = "SELECT match_id FROM matches WHERE is_counted = 1 ORDER BY match_id"
    with store.transaction() as connection:
        assert connection.execute(counted).fetchall() == [("old",)]
    rules_of_tomorrow(monkeypatch)
    assert facts.count_up(store, 1) == 0
    with store.transaction() as connection:
        assert connection.execute(counted).fetchall() == [("new",), ("old",)]


def test_a_number_by_later_rules_is_one_of_a_later_program(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        rules_of_tomorrow(patch)
        number = deal_code.number_of(a_match_of_tomorrow())
    with pytest.raises(RecordError, match="deal_unknown"):
        deal_code.read(number)


@pytest.mark.parametrize("version", [0, -1, 257, "2", None, True])
def test_what_is_no_version_is_a_fault_of_the_text(version: object) -> None:
    text = codec.encode(OLD).replace(b'"seed"', b'"rules_version": %s, "seed"' % repr(version).encode())
    with pytest.raises(RecordError) as error:
        codec.decode(text.replace(b"None", b"null").replace(b"True", b"true").replace(b"'", b'"'))
    assert error.value.params["where"] == "$.rules_version"


# ---------------------------------------------------------------- every way a match is kept


def test_the_version_comes_along_into_another_store_and_its_copy(
    store: Store, unknown: GameRecord, tmp_path: Path
) -> None:
    store.take_in(unknown, ended(unknown), None, is_imported=False, branch=Branch("gone", 3))
    with closing(Store(IN_MEMORY)) as other:
        assert joining.take_over(other, store)
        assert other.load("new") == unknown
    for is_more in copying(store, tmp_path / "data"):
        if not is_more:
            break
    with closing(Store(tmp_path / "data" / COPY_NAME)) as copy:
        assert copy.load("new") == unknown


def test_the_version_stands_in_the_file_of_a_match_that_cannot_be_read(
    store: Store, unknown: GameRecord, tmp_path: Path
) -> None:
    store.take_in(unknown, ended(unknown), None, is_imported=False)
    with store.transaction() as connection:
        connection.execute("UPDATE matches SET format = 0")
    path = tmp_path / "as-it-is.pega6"
    assert not export_file(store, "new", path)
    repaired = codec.decode(path.read_bytes().replace(b'"format": 0', b'"format": %d' % FORMAT))
    assert repaired == unknown


def test_the_version_is_read_from_the_pages_of_a_damaged_store(
    store: Store, unknown: GameRecord, tmp_path: Path
) -> None:
    store.take_in(unknown, ended(unknown), None, is_imported=False)
    store.close()
    path = tmp_path / "data" / FILE_NAME
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE matches", b"CREATE TABLE m\xffaches"))
    saved, set_aside = open_store(tmp_path / "data")
    with closing(saved):
        assert set_aside is not None
        assert saved.load("new") == unknown


def test_the_rows_of_an_older_store_are_of_the_first_version(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    shutil.copy(FIXTURES / "store-5.sqlite3", path)
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE matches", b"CREATE TABLE m\xffaches"))
    saved, set_aside = open_store(tmp_path)
    with closing(saved):
        assert set_aside is not None
        assert {saved.load(name).rules_version for name in ("over", "running", "shared-name")} == {1}


def test_every_card_of_every_deck_is_in_the_catalog() -> None:
    assert set(SPECIAL_DECKS) == set(Pega6.versions)
    assert {kind for deck in SPECIAL_DECKS.values() for kind in deck} == set(SPECIALS)
