"""What is remembered of a player, and the PIN before the player's cards."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pega6_desktop.records.profiles import (
    MOST_REMEMBERED,
    Profile,
    found,
    is_pin,
    remembered,
    renamed,
    unlocks,
    with_face,
    with_pin,
    without,
)


def test_who_played_last_stands_first_and_nobody_stands_twice() -> None:
    known = (Profile("Ana", 1), Profile("Bia", 2))
    assert remembered(known, "BIA", 7) == (Profile("BIA", 7), Profile("Ana", 1))
    assert [profile.name for profile in remembered(known, "Caio", 3)] == ["Caio", "Ana", "Bia"]


def test_a_player_who_comes_again_keeps_the_pin() -> None:
    locked = with_pin(Profile("Ana"), "1234")
    again = found(remembered((locked,), "ana", 5), "Ana")
    assert again is not None
    assert (again.avatar, again.pin) == (5, locked.pin)


def test_the_longest_unseen_are_forgotten() -> None:
    profiles: tuple[Profile, ...] = ()
    for number in range(MOST_REMEMBERED + 3):
        profiles = remembered(profiles, f"Player {number}", 0)
    assert len(profiles) == MOST_REMEMBERED
    assert found(profiles, "Player 2") is None
    assert found(profiles, "Player 3") is not None


@settings(max_examples=10)  # a PIN is slow to try, on purpose
@given(pin=st.from_regex(r"[0-9]{4,12}", fullmatch=True), typed=st.text(max_size=14))
def test_only_the_pin_itself_unlocks_and_it_is_kept_nowhere(pin: str, typed: str) -> None:
    locked = with_pin(Profile("Ana"), pin)
    assert unlocks(locked, pin)
    assert unlocks(locked, typed) == (typed == pin)
    assert pin not in locked.pin.split(":")


def test_the_same_pin_is_kept_differently_each_time() -> None:
    assert with_pin(Profile("Ana"), "1234").pin != with_pin(Profile("Ana"), "1234").pin


@pytest.mark.parametrize("text", ["123", "1234567890123", "12a4", "\uff11\uff12\uff13\uff14", "12 34"])
def test_a_pin_has_four_to_twelve_digits(text: str) -> None:
    assert not is_pin(text)
    with pytest.raises(ValueError, match="not a PIN"):
        with_pin(Profile("Ana"), text)


@pytest.mark.parametrize("pin", ["", "abc", "zz:zz", ":"])
def test_without_a_readable_pin_nobody_is_kept_out(pin: str) -> None:
    assert unlocks(Profile("Ana", pin=pin), "")


def test_a_pin_can_be_taken_away() -> None:
    assert with_pin(with_pin(Profile("Ana"), "1234"), "").pin == ""


def test_nobody_gets_the_name_of_somebody_else() -> None:
    two = (Profile("Ana"), Profile("Bia"))
    with pytest.raises(ValueError, match="somebody else"):
        renamed(two, "Ana", "bia")
    assert [one.name for one in renamed(two, "Ana", "ANA")] == ["ANA", "Bia"]


def test_a_new_face_and_a_farewell_concern_one_player_however_the_name_is_written() -> None:
    two = (Profile("Ana", 1), Profile("Bia", 2))
    assert with_face(two, "ANA", 7) == (Profile("Ana", 7), Profile("Bia", 2))
    assert without(two, "ana") == (Profile("Bia", 2),)
