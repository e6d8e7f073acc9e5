"""Names: what may be typed, and what comes out."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.records.players import MAX_CHARACTERS, checked_names, cleaned_name

PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"
WIDE_BIA = "\uff22\uff49\uff41"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
WAVE = "\U0001f44b\U0001f3fd"
BRAZIL = "\U0001f1e7\U0001f1f7"
WALES = "\U0001f3f4\U000e0067\U000e0062\U000e0077\U000e006c\U000e0073\U000e007f"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ana", "Ana"),
        ("  José   Ñandú\t日本 \n", "José Ñandú 日本"),
        ("A\0n\x07a\x1b[2J", "Ana[2J"),
        ("\u202eevil\u202c \u2066x\u2069\u200f", "evil x"),
        ("Jose\u0301", "José"),
        ("a\u2028b\u00a0c\u3000d", "a b c d"),
        ("\ufeffBia\u00ad\u200b", "Bia"),
        ("\ud800Léo\udfff", "Léo"),
        ("\ue000Rui\ufdd0\U0010ffff", "Rui"),
        ("\u0301\ufe0fEva", "Eva"),
        (" \u3164\u2800 ", ""),
        ("\u200d\u200c", ""),
        ("\u200dAna\u200d \u200cB\u200c", "Ana B"),
        (PERSIAN, PERSIAN),
        (FAMILY, FAMILY),
        (WALES + BRAZIL, WALES + BRAZIL),
        ("", ""),
        (" \t\n", ""),
    ],
    ids=ascii,
)
def test_a_name_is_shown_clean(typed: str, shown: str) -> None:
    assert cleaned_name(typed) == shown


@pytest.mark.parametrize(
    "character", ["x", "e\u0323\u0302", FAMILY, WAVE, BRAZIL, WALES, "\u1100\u1161\u11ab"], ids=ascii
)
def test_a_long_name_is_cut_between_characters(character: str) -> None:
    shown = cleaned_name(character * 200)
    assert shown == unicodedata.normalize("NFC", character) * MAX_CHARACTERS


def test_five_hundred_letters_become_forty() -> None:
    assert cleaned_name("ab " * 170) == ("ab " * 14)[:40].strip()


def test_a_tower_of_accents_is_pulled_down() -> None:
    assert len(cleaned_name("Z" + "\u0336" * 500 + "oe")) < 25


def test_letters_newer_than_this_python_stay() -> None:
    unassigned = "\U0001faff"
    assert unicodedata.category(unassigned) in {"Cn", "So"}
    assert cleaned_name(unassigned) == unassigned


@given(st.text(max_size=300))
def test_cleaning_twice_changes_nothing(text: str) -> None:
    once = cleaned_name(text)
    assert cleaned_name(once) == once
    assert once == once.strip() == unicodedata.normalize("NFC", once)
    assert not {unicodedata.category(char) for char in once} & {"Cc", "Cs", "Co", "Zl", "Zp"}
    assert len(once) <= MAX_CHARACTERS * 16
    once.encode()


@given(st.text(alphabet="a \u200d\u200c\u0301\U0001f468\U0001f3fd\U0001f1e7\ufe0f\u1161", max_size=400))
def test_cleaning_twice_changes_nothing_of_joined_characters(text: str) -> None:
    once = cleaned_name(text)
    assert cleaned_name(once) == once


def test_names_for_a_table_come_back_clean() -> None:
    assert checked_names([" Ana ", "Bia"]) == ("Ana", "Bia")


def test_an_empty_name_names_its_seat() -> None:
    with pytest.raises(IllegalSetup) as refusal:
        checked_names(["Ana", " \0 "])
    assert (refusal.value.code, refusal.value.params) == ("name_empty", {"seat": 1})


@pytest.mark.parametrize(("one", "other"), [("Ana", "ana "), ("STRASSE", "straße"), ("Bia", WIDE_BIA), ("ﬁm", "FIM")])
def test_two_names_that_sound_the_same_are_refused(one: str, other: str) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        checked_names([one, "Zé", other])
    assert (refusal.value.code, refusal.value.params["seat"], refusal.value.params["other"]) == ("name_twice", 2, 0)
