"""A record becomes one readable text and comes back; anything else is refused with a code, and soon."""

import json

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pega6_desktop.core.errors import RecordError
from pega6_desktop.core.randomness import MAX_SEED
from pega6_desktop.records import codec
from pega6_desktop.records.faces import AVATARS
from pega6_desktop.records.players import cleaned_name
from pega6_desktop.records.record import FORMAT, GameRecord, RecordedMove, SeatInfo
from tests.runtime.desk import played, record

MATCH = played(record("hbb", seed=21))

READABLE = """{
  "format": 1,
  "match_id": "m-1",
  "game": "pega6",
  "variant": "base",
  "options": {"endCompare": "gte", "endTarget": 66, "fixedRounds": 1},
  "seed": 9,
  "final_hash": null,
  "seats": [
    {"name": "Ana", "kind": "human"},
    {"name": "Bia", "kind": "bot", "level": "random", "avatar": 1}
  ],
  "moves": [
    [0, "play 1"],
    [1, "take 4"]
  ]
}
"""


def refused(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as refusal:
        codec.decode(data)
    return refusal.value


def with_field(**fields: object) -> bytes:
    """A sound record but for these fields; a field of None is left out unless it may be null."""
    plain = json.loads(codec.encode(MATCH))
    plain.update(fields)
    return json.dumps(plain).encode()


def test_a_record_can_be_read_by_people() -> None:
    moves = (RecordedMove(0, "play 1"), RecordedMove(1, "take 4"))
    assert codec.encode(msgspec.structs.replace(record("hb", seed=9), moves=moves)).decode() == READABLE


def test_a_match_comes_back_as_it_was() -> None:
    assert codec.decode(codec.encode(MATCH)) == MATCH


def test_the_edition_is_written_when_there_is_one_and_read_back() -> None:
    french = msgspec.structs.replace(record("hb"), edition="fr")
    assert json.loads(codec.encode(french))["edition"] == "fr"
    assert "edition" not in json.loads(codec.encode(record("hb")))
    assert codec.decode(codec.encode(french)) == french
    assert refused(with_field(edition="a b")).code == "record_field"


def test_a_match_that_has_not_begun_comes_back_as_it_was() -> None:
    assert codec.decode(codec.encode(record())) == record()


NAMES = st.text(min_size=1, max_size=60).map(cleaned_name).filter(bool)
IDS = st.from_regex(r"\A[A-Za-z0-9_.-]{1,64}\Z")
OPTIONS = st.dictionaries(
    IDS, st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text(max_size=20), max_size=6
)
SEATS = st.builds(SeatInfo, NAMES, st.just("human"), avatar=st.integers(0, AVATARS - 1)) | st.builds(
    SeatInfo, NAMES, st.just("bot"), st.text(min_size=1, max_size=30), st.integers(0, 9)
)
RECORDS = st.builds(
    GameRecord,
    match_id=IDS,
    game=IDS,
    variant=IDS,
    options=OPTIONS.map(lambda options: tuple(sorted(options.items()))),
    seed=st.integers(0, MAX_SEED),
    seats=st.lists(SEATS, min_size=1, max_size=20).map(tuple),
    moves=st.lists(st.builds(RecordedMove, st.integers(0, 99), st.text(min_size=1, max_size=30)), max_size=20).map(
        tuple
    ),
    final_hash=st.none() | st.from_regex(r"\A[0-9a-f]{64}\Z"),
    edition=st.just("") | IDS,
)


@given(RECORDS)
def test_every_record_comes_back_as_it_was(any_record: GameRecord) -> None:
    assert codec.decode(codec.encode(any_record)) == any_record
    assert codec.checked(any_record) == any_record


def test_names_from_a_file_are_cleaned_like_typed_ones() -> None:
    seats = [{"name": " \u202eAna\0 ", "kind": "human"}, {"name": "Bia", "kind": "human"}]
    assert codec.decode(with_field(seats=seats)).seats[0].name == "Ana"


def test_a_file_saved_by_an_editor_with_a_mark_at_the_beginning_is_read() -> None:
    assert codec.decode(b"\xef\xbb\xbf" + codec.encode(MATCH)) == MATCH


def test_fields_of_a_later_program_that_do_not_matter_are_passed_over() -> None:
    assert codec.decode(with_field(mood="sunny")) == MATCH


def test_a_later_format_says_which_one() -> None:
    error = refused(with_field(format=FORMAT + 1, seats="other things"))
    assert (error.code, error.params) == ("record_newer", {"format": FORMAT + 1, "known": FORMAT})


@pytest.mark.parametrize("length", range(0, len(codec.encode(MATCH)) - 2, 37))
def test_half_a_file_is_called_truncated(length: int) -> None:
    assert refused(codec.encode(MATCH)[:length]).code == "record_truncated"


@pytest.mark.parametrize(
    ("fields", "where"),
    [
        ({"format": "1"}, "$.format"),
        ({"format": 0}, "$.format"),
        ({"format": True}, "$.format"),
        ({"seed": -1}, "$.seed"),
        ({"seed": MAX_SEED + 1}, "$.seed"),
        ({"seed": 10**400}, "$.seed"),
        ({"seed": 1.5}, "$.seed"),
        ({"match_id": "../../etc"}, "$.match_id"),
        ({"match_id": ""}, "$.match_id"),
        ({"match_id": "a\n"}, "$.match_id"),
        ({"game": 6}, "$.game"),
        ({"options": []}, "$.options"),
        ({"options": {"endTarget": [66]}}, "$.options[...]"),
        ({"options": {"endTarget": 6.5}}, "$.options[...]"),
        ({"seats": []}, "$.seats"),
        ({"seats": [{"name": "A", "kind": "human"}] * 21}, "$.seats"),
        ({"seats": [{"name": "A", "kind": "alien"}]}, "$.seats[0].kind"),
        ({"seats": [{"kind": "human"}]}, "$.seats[0]"),
        ({"seats": [{"name": "\u202e", "kind": "human"}]}, "$.seats[0].name"),
        ({"seats": [{"name": "A" * 1001, "kind": "human"}]}, "$.seats[0].name"),
        ({"seats": [{"name": "A", "kind": "human", "level": "random"}]}, "$.seats[0].level"),
        ({"seats": [{"name": "A", "kind": "human"}, {"name": "B", "kind": "bot"}]}, "$.seats[1].level"),
        ({"seats": [{"name": "A", "kind": "human", "avatar": AVATARS}]}, "$.seats[0].avatar"),
        ({"moves": [[0]]}, "$.moves[0]"),
        ({"moves": [[-1, "play 1"]]}, "$.moves[0][0]"),
        ({"moves": [[0, ""]]}, "$.moves[0][1]"),
        ({"moves": [[0, "x" * 201]]}, "$.moves[0][1]"),
        ({"final_hash": "0" * 63}, "$.final_hash"),
        ({"final_hash": 0}, "$.final_hash"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_a_wrong_field_is_named(fields: dict[str, object], where: str) -> None:
    error = refused(with_field(**fields))
    assert (error.code, error.params["where"]) == ("record_field", where)


def test_a_missing_field_is_named() -> None:
    error = refused(b'{"format": 1, "match_id": "m"}')
    assert error.code == "record_field"
    assert "game" in str(error.params["problem"])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "record_truncated"),
        (b"not json", "record_not_json"),
        (b"{} {}", "record_field"),
        (b"[]", "record_field"),
        (b"null", "record_field"),
        (b"\xff\xfe{\0}\0", "record_not_utf8"),
        (b'{"format": 1, "match_id": "\xc3\x28"}', "record_not_utf8"),
        (b'{"format": 1, "match_id": "\\ud800 and more"}', "record_not_json"),
        (b'{"format": NaN}', "record_not_json"),
        (b"[" * 900_000, "record_field"),
        (b'{"format": 1, "x": ' + b"[" * 900_000, "record_too_deep"),
        (b'{"x": ' + b'{"x": ' * 100_000, "record_too_deep"),
        (b" " * (codec.SIZE_LIMIT + 1), "record_too_large"),
        (b"9" * 900_000, "record_field"),
        (b'{"format": ' + b"9" * 900_000 + b"}", "record_field"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_record_is_refused_with_a_code(data: bytes, code: str) -> None:
    assert refused(data).code == code


def _mutilated(data: bytes, cuts: list[tuple[int, bytes]]) -> bytes:
    for at, patch in cuts:
        place = at % (len(data) + 1)
        data = data[:place] + patch + data[place + len(patch) :]
    return data


HOSTILE = st.binary(max_size=400) | st.builds(
    _mutilated,
    st.just(codec.encode(MATCH)),
    st.lists(
        st.tuples(
            st.integers(0, 10_000), st.sampled_from([b"[", b"]", b"{", b'"', b"\\", b"-", b"1e999", b"\0", b"\xff"])
        ),
        max_size=6,
    ),
)


@given(HOSTILE)
@example(b"-")
@example(b'{"format":1e5}')
@example(b'{"format":"\\u0000"}')
def test_hostile_bytes_give_a_record_or_a_coded_error(data: bytes) -> None:
    try:
        assert isinstance(codec.decode(data), GameRecord)
    except RecordError as error:
        assert error.code.startswith("record_")  # noqa: PT017 - either outcome is fine, nothing else is


def test_a_record_with_unclean_fields_is_cleaned_before_it_is_kept() -> None:
    unclean = msgspec.structs.replace(record("hb"), seats=(SeatInfo("\0Ana ", "human"), SeatInfo("B", "bot", "random")))
    assert codec.checked(unclean).seats[0].name == "Ana"
    with pytest.raises(RecordError):
        codec.checked(msgspec.structs.replace(unclean, seed=-1))
    with pytest.raises(RecordError):
        codec.checked(msgspec.structs.replace(unclean, format=FORMAT + 1))


def test_a_header_is_checked_as_the_record_it_belongs_to() -> None:
    unclean = msgspec.structs.replace(
        record("hb").header, seats=(SeatInfo(" Ana\0", "human"), SeatInfo("Bia", "bot", "x"))
    )
    assert [seat.name for seat in codec.checked_header(unclean).seats] == ["Ana", "Bia"]
    with pytest.raises(RecordError) as refused:
        codec.checked_header(msgspec.structs.replace(unclean, match_id=""))
    assert refused.value.code == "record_field"
