"""A record leads to the same table again, or says at which move it stops making sense."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from pega6_desktop.core.errors import RecordError
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records import codec
from pega6_desktop.records.record import GameRecord, RecordedMove
from pega6_desktop.records.replay import Diverged, replay
from tests.runtime.desk import PEGA6, played, record

MATCH = played(record("hbbb", seed=4))


def with_moves(match: GameRecord, *moves: RecordedMove) -> GameRecord:
    return msgspec.structs.replace(match, moves=moves)


def test_a_finished_match_ends_with_the_hash_it_was_saved_with() -> None:
    end = replay(MATCH)
    assert end.hash == MATCH.final_hash
    assert end.moves == len(MATCH.moves)
    assert end.outcome is not None
    assert end.outcome.winners


def test_a_match_that_has_not_begun_is_dealt() -> None:
    start = replay(record(seed=4))
    assert (start.moves, start.outcome) == (0, None)
    assert isinstance(start.state, State)
    assert len(start.state.rows) == 4
    assert [len(hand) for hand in start.state.hands] == [10, 10, 10, 10]


@pytest.mark.parametrize("length", [0, 1, 4, 17, 39])
def test_every_beginning_of_a_match_can_be_replayed(length: int) -> None:
    match = played(record("hbbb", seed=4), length)
    assert match.moves == MATCH.moves[:length]
    assert replay(match).outcome is None
    assert replay(codec.decode(codec.encode(match))) == replay(match)


def test_face_down_choices_may_come_in_any_order() -> None:
    first, *others = played(record("hbbb", seed=4), 4).moves
    match = played(record("hbbb", seed=4), 4)
    assert replay(with_moves(match, *others, first)).hash == replay(match).hash


def test_the_same_seed_deals_the_same_cards_and_another_seed_others() -> None:
    assert replay(record(seed=5)).hash == replay(record(seed=5, match_id="m-2")).hash
    assert replay(record(seed=5)).hash != replay(record(seed=6)).hash


def test_another_process_comes_to_the_same_hash() -> None:
    code = (
        "import sys; from pega6_desktop.records.codec import decode; from pega6_desktop.records.replay import replay;"
        "print(replay(decode(sys.stdin.buffer.read())).hash)"
    )
    said = subprocess.run(
        [sys.executable, "-c", code],
        input=codec.encode(MATCH),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": os.fspath(Path.cwd())},
    )
    assert said.stdout.decode().strip() == MATCH.final_hash


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (RecordedMove(0, "play 105"), "card_not_in_hand"),
        (RecordedMove(0, "take 1"), "row_choice_not_offered"),
        (RecordedMove(0, "sing a song"), "move_text"),
        (RecordedMove(4, "play 1"), "no_such_seat"),
        (RecordedMove(99, "play 1"), "no_such_seat"),
    ],
)
def test_a_move_the_rules_refuse_is_named_and_the_rest_is_kept(wrong: RecordedMove, reason: str) -> None:
    match = played(record("hbbb", seed=4), 12)
    spoilt = with_moves(match, *match.moves[:6], wrong, *match.moves[7:])
    with pytest.raises(Diverged) as refusal:
        replay(spoilt)
    assert (refusal.value.code, refusal.value.params) == ("diverged", {"move": 6, "reason": reason})
    assert refusal.value.prefix == with_moves(match, *match.moves[:6])
    assert replay(refusal.value.prefix).moves == 6


def test_moves_after_the_end_are_refused() -> None:
    with pytest.raises(Diverged) as refusal:
        replay(with_moves(MATCH, *MATCH.moves, RecordedMove(0, "play 1")))
    assert refusal.value.params["move"] == len(MATCH.moves)
    assert refusal.value.prefix == msgspec.structs.replace(MATCH, final_hash=None)


@pytest.mark.parametrize("length", [len(MATCH.moves), 3])
def test_a_wrong_final_hash_is_noticed(length: int) -> None:
    spoilt = msgspec.structs.replace(MATCH, moves=MATCH.moves[:length], final_hash="0" * 64)
    with pytest.raises(RecordError) as refusal:
        replay(spoilt)
    assert refusal.value.code == "hash_differs"
    assert refusal.value.params["expected"] == "0" * 64


def test_a_seed_that_was_changed_does_not_go_unnoticed() -> None:
    with pytest.raises(RecordError):
        replay(msgspec.structs.replace(MATCH, seed=5))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"variant": "moonlight"}, "unknown_variant"),
        ({"options": (("endTarget", -5),)}, "number_range"),
        ({"options": (("colour", "red"),)}, "unknown_option"),
        ({"seats": MATCH.seats[:1]}, "seat_count"),
    ],
)
def test_what_was_agreed_must_be_playable(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(RecordError) as refusal:
        replay(msgspec.convert({**msgspec.structs.asdict(MATCH), **fields}, GameRecord, from_attributes=True))
    assert (refusal.value.code, refusal.value.params["reason"]) == ("unplayable_setup", reason)


def test_a_game_nobody_knows_is_refused() -> None:
    with pytest.raises(RecordError) as refusal:
        replay(msgspec.structs.replace(MATCH, game="bridge"))
    assert (refusal.value.code, refusal.value.params) == ("unknown_game", {"game": "bridge"})


def test_options_left_out_mean_their_defaults() -> None:
    bare = msgspec.structs.replace(record("hb", options={}), options=())
    assert replay(bare).hash == replay(record("hb", options={})).hash
    assert PEGA6.variants["base"].checked(2, {}) == record("hb", options={}).options
