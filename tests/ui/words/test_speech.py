"""Sentences, gaps, numbers and names, whichever game speaks."""

import pytest

from pega6_desktop.app.i18n import NAMES, Translations
from pega6_desktop.games.qwixx_cards.events import DisplayRefilled
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.words.messages import (
    OWN_WORDS,
    Messages,
    Voice,
    cards,
    filled,
    heads,
    listed,
    own_word,
    place_word,
)
from pega6_desktop.ui.words.pega6.special_turn import still_held
from pega6_desktop.ui.words.pega6.table import face_down
from pega6_desktop.ui.words.qwixx.table import sentence
from tests.ui.boards.desk import seats


def test_field_report_107_numbers_have_their_form_in_each_language(translations: Translations) -> None:
    translations.use("pt_BR")
    assert [heads(count) for count in (0, 1, 2, 66)] == ["nenhuma cabeça", "1 cabeça", "2 cabeças", "66 cabeças"]
    assert [cards(count) for count in (0, 1, 5)] == ["nenhuma carta", "1 carta", "5 cartas"]
    translations.use("en")
    assert [heads(count) for count in (0, 1, 2)] == ["no heads", "1 head", "2 heads"]
    assert [cards(count) for count in (0, 1, 5)] == ["no cards", "1 card", "5 cards"]


@pytest.mark.parametrize("language", sorted(NAMES))
def test_field_report_107_nothing_stays_nothing(translations: Translations, language: str) -> None:
    translations.use(language)
    assert Messages.tr("") == ""
    assert filled("") == ""


def test_names_are_listed_in_one_breath(translations: Translations) -> None:
    translations.use("pt_BR")
    assert [listed(names) for names in ([], ["Ana"], ["Ana", "Bia"], ["Ana", "Bia", "Caio"])] == [
        "",
        "Ana",
        "Ana e Bia",
        "Ana, Bia e Caio",
    ]
    assert listed(["Ana", "Bia", "Caio", "Davi"], at_most=3) == "Ana, Bia, Caio e mais 1"
    assert listed(["Ana", "Bia", "Caio"], at_most=3) == "Ana, Bia e Caio"


@pytest.mark.parametrize(
    ("last", "said"),
    [("Inés", "Ana e Inés"), ("Hilda", "Ana e Hilda"), ("Íñigo", "Ana e Íñigo"), ("Iara", "Ana y Iara")],
)
def test_the_spanish_and_gives_way_to_the_sound_of_i(translations: Translations, last: str, said: str) -> None:
    translations.use("es")
    assert listed(["Ana", last]) == said
    assert listed(["Inés", "Bia"]) == "Inés y Bia"
    translations.use("de")
    assert listed(["Ana", last]) == f"Ana und {last}"


@pytest.mark.parametrize(
    ("language", "places"),
    [("en", "1st 2nd 3rd"), ("pt_BR", "1º 2º 3º"), ("es", "1.º 2.º 3.º"), ("fr", "1er 2e 3e"), ("de", "1. 2. 3.")],
)
def test_places_are_written_as_in_each_language(translations: Translations, language: str, places: str) -> None:
    translations.use(language)
    assert " ".join(map(place_word, (1, 2, 3))) == places


def test_a_gap_without_a_value_stays_visible() -> None:
    assert filled("{card} goes to {row}", card=58) == "58 goes to {row}"


def test_you_is_only_the_single_human_who_looks(translations: Translations) -> None:
    translations.use("en")
    assert [Voice(seats(3), 0).called(seat) for seat in range(3)] == ["you", "Ana", "Bia"]
    assert [Voice(seats(3), None).called(seat) for seat in range(3)] == ["Marina", "Ana", "Bia"]
    assert [Voice(seats(3, humans=2), 0).called(seat) for seat in range(3)] == ["Marina", "Rui", "Ana"]
    assert Voice(seats(3), 1).called(1) == "Ana"


def test_a_player_who_typed_no_name_is_called_you_in_every_language(translations: Translations) -> None:
    unnamed = (SeatInfo(name="You", kind="human"), SeatInfo(name="Ana", kind="bot"))
    for language in translations.available():
        translations.use(language.code)
        assert own_word() in OWN_WORDS
        assert Voice(unnamed, 0).name(0) == own_word()
    assert Voice((SeatInfo(name="You", kind="bot"),), None).name(0) == "You"


def test_the_face_down_card_of_somebody_without_a_name_is_yours_from_every_place(translations: Translations) -> None:
    translations.use("en")
    unnamed = (SeatInfo(name="You", kind="human"), SeatInfo(name="Ana", kind="bot"))
    assert face_down(0, None, Voice(unnamed, 1)) == "Your face-down card"
    assert face_down(1, None, Voice(unnamed, 1)) == "Face-down card of Ana"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "New on the table: 8.", "New on the table: 8 and 12."),
        ("pt_BR", "Nova na mesa: 8.", "Novas na mesa: 8 e 12."),
        ("es", "Nueva en la mesa: 8.", "Nuevas en la mesa: 8 y 12."),
        ("fr", "Nouvelle carte sur la table\u202f: 8.", "Nouvelles cartes sur la table\u202f: 8 et 12."),
        ("de", "Neu auf dem Tisch: 8.", "Neu auf dem Tisch: 8 und 12."),
    ],
)
def test_one_new_card_is_not_told_as_several(translations: Translations, language: str, one: str, two: str) -> None:
    translations.use(language)
    voice = Voice(seats(3), 0)
    assert sentence(DisplayRefilled((0,), None, (8,)), voice) == one
    assert sentence(DisplayRefilled((0, 1), None, (8, 12)), voice) == two


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("pt_BR", "Já jogada: 5.", "Já jogadas: 5 e 9."),
        ("es", "Ya jugada: 5.", "Ya jugadas: 5 y 9."),
        ("fr", "Déjà jouée\u202f: 5.", "Déjà jouées\u202f: 5 et 9."),
    ],
)
def test_one_played_card_is_not_told_as_several(translations: Translations, language: str, one: str, two: str) -> None:
    translations.use(language)
    assert still_held([(3, False), (5, True)]).endswith(one)
    assert still_held([(5, True), (9, True)]) == two
