"""The log of the base game, in English and in Portuguese."""

import re

import pytest

from pega6_desktop.app.i18n import NAMES, Translations
from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardPlaced,
    CardsRevealed,
    ChoiceTakenBack,
    MatchEnded,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowTaken,
)
from pega6_desktop.games.pega6.scoring import outcome
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from tests.ui.boards.desk import seats

BOARD = Pega6Board()
FIVE = (10, 20, 30, 40, 50)
EVERY_EVENT = (
    RoundDealt(3, (12, 37, 43, 58), ((4, 17), None)),
    CardChosen(1, None),
    ChoiceTakenBack(1, None),
    CardsRevealed(((3, 1), (51, 0))),
    RowChoiceNeeded(1, 3),
    RowTaken(0, 0, FIVE, 15, "full"),
    RowTaken(1, 1, (37,), 1, "low"),
    CardPlaced(0, 51, 0, 0),
    CardPlaced(1, 44, 2, 1),
    RoundEnded(3, (15, 1), (22, 14)),
    MatchEnded((22, 14), (1,)),
)

YOU = {
    "en": "you|your",
    "pt_BR": "você|seu|sua",
    "es": "tú|tu|tus|ti|te|ganaste",
    "fr": "tu|toi|ton|ta|tes|te",
    "de": "du|dir|dich|deine?",
}


def say(event: object, *, humans: int = 1, viewer: int | None = 0, players: int = 2) -> str:
    return BOARD.sentence(event, seats(players, humans=humans), viewer)


@pytest.mark.usefixtures("portuguese")
def test_the_log_in_portuguese() -> None:
    assert [say(event) for event in EVERY_EVENT] == [
        "Rodada 3: as fileiras começaram com 12, 37, 43 e 58.",
        "",
        "",
        "As cartas foram abertas: 3 (Ana) e 51 (você).",
        "O 3 de Ana era menor que todas as fileiras: era preciso levar uma.",
        "Você levou 5 cartas da fileira 1: 15 cabeças (a fileira estava cheia).",
        "Ana levou 1 carta da fileira 2: 1 cabeça (a carta era baixa demais).",
        "O seu 51 abriu a fileira 1.",
        "O 44 de Ana entrou na fileira 3, posição 2.",
        "Fim da rodada 3: você com 15 cabeças e Ana com 1 cabeça.",
        "Fim da partida: Ana venceu com 14 cabeças.",
    ]


@pytest.mark.usefixtures("english")
def test_the_log_in_english() -> None:
    assert [say(event) for event in EVERY_EVENT] == [
        "Round 3: the rows began with 12, 37, 43 and 58.",
        "",
        "",
        "The cards turned up: 3 (Ana) and 51 (you).",
        "Ana's 3 was lower than every row: Ana had to take one.",
        "You took 5 cards from row 1: 15 heads (the row was full).",
        "Ana took 1 card from row 2: 1 head (the card was too low).",
        "Your 51 opened row 1.",
        "Ana's 44 went to row 3, place 2.",
        "End of round 3: you with 15 heads and Ana with 1 head.",
        "End of the match: Ana won with 14 heads.",
    ]


def test_the_log_in_spanish(translations: Translations) -> None:
    translations.use("es")
    assert [say(event) for event in EVERY_EVENT] == [
        "Ronda 3: las filas empezaron con 12, 37, 43 y 58.",
        "",
        "",
        "Se descubrieron las cartas: 3 (Ana) y 51 (tú).",
        "El 3 de Ana era menor que todas las filas: había que llevarse una.",
        "Te llevaste 5 cartas de la fila 1: 15 cabezas (la fila estaba llena).",
        "Ana se llevó 1 carta de la fila 2: 1 cabeza (la carta era demasiado baja).",
        "Tu 51 abrió la fila 1.",
        "El 44 de Ana entró en la fila 3, posición 2.",
        "Fin de la ronda 3: tú con 15 cabezas y Ana con 1 cabeza.",
        "Fin de la partida: Ana ganó con 14 cabezas.",
    ]


def test_the_log_in_french(translations: Translations) -> None:
    translations.use("fr")
    assert [say(event).replace("\N{NARROW NO-BREAK SPACE}", " ") for event in EVERY_EVENT] == [
        "Manche 3 : les séries ont commencé par 12, 37, 43 et 58.",
        "",
        "",
        "Les cartes ont été révélées : 3 (Ana) et 51 (toi).",
        "Le 3 (Ana) était plus faible que toutes les séries : Ana devait en ramasser une.",
        "Tu as ramassé 5 cartes de la série 1 : 15 têtes (la série était complète).",
        "Ana a ramassé 1 carte de la série 2 : 1 tête (la carte était trop faible).",
        "Ton 51 a ouvert la série 1.",
        "Le 44 (Ana) a rejoint la série 3, place 2.",
        "Fin de la manche 3 : toi (15 têtes) et Ana (1 tête).",
        "Fin de la partie : Ana a gagné (14 têtes).",
    ]


def test_the_log_in_german(translations: Translations) -> None:
    translations.use("de")
    assert [say(event) for event in EVERY_EVENT] == [
        "Runde 3: Die Reihen begannen mit 12, 37, 43 und 58.",
        "",
        "",
        "Die Karten wurden aufgedeckt: 3 (Ana) und 51 (du).",
        "Die 3 von Ana war niedriger als alle Reihen: Ana musste eine nehmen.",
        "Du hast 5 Karten aus Reihe 1 genommen: 15 Hornochsen (die Reihe war voll).",
        "Ana hat 1 Karte aus Reihe 2 genommen: 1 Hornochse (die Karte war zu niedrig).",
        "Deine 51 begann Reihe 1.",
        "Die 44 von Ana kam in Reihe 3, Platz 2.",
        "Ende von Runde 3: du (15 Hornochsen) und Ana (1 Hornochse).",
        "Ende der Partie: Ana hat gewonnen (14 Hornochsen).",
    ]


@pytest.mark.parametrize("language", sorted(NAMES))
def test_no_language_leaves_out_a_number_or_a_name(translations: Translations, language: str) -> None:
    translations.use(language)
    told = [set(re.findall(r"\d+|Ana|Marina", say(event))) for event in EVERY_EVENT]
    translations.use("en")
    assert told == [set(re.findall(r"\d+|Ana|Marina", say(event))) for event in EVERY_EVENT]


@pytest.mark.usefixtures("english")
def test_what_the_reader_does_is_told_as_you() -> None:
    assert say(RowTaken(0, 1, (37,), 1, "low")) == "You took 1 card from row 2: 1 head (your card was too low)."
    assert say(RowChoiceNeeded(0, 3)) == "Your 3 was lower than every row: you had to take one."
    assert say(CardPlaced(0, 44, 2, 1)) == "Your 44 went to row 3, place 2."
    assert say(MatchEnded((14, 70), (0,))) == "End of the match: you won with 14 heads!"


@pytest.mark.parametrize("language", sorted(NAMES))
def test_field_report_67_with_two_humans_the_log_never_says_you(translations: Translations, language: str) -> None:
    translations.use(language)
    for event in (*EVERY_EVENT, MatchEnded((4, 4), (0, 1)), RowTaken(0, 1, (37,), 1, "low")):
        for viewer in (0, 1, None):
            said = say(event, humans=2, viewer=viewer)
            assert re.search(rf"\b({YOU[language]})\b", said, re.IGNORECASE) is None


@pytest.mark.usefixtures("english")
def test_a_spectator_reads_names() -> None:
    assert say(RowTaken(0, 0, FIVE, 15, "full"), viewer=None).startswith("Marina took 5 cards")


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("viewer", [1, None])
def test_whoever_typed_no_name_is_spoken_to_from_every_place(viewer: int | None) -> None:
    """A sentence about somebody called "You" would be none."""
    table = (SeatInfo("You", "human"), *seats(2)[1:])
    assert BOARD.sentence(CardPlaced(0, 51, 0, 1), table, viewer) == "Your 51 went to row 1, place 2."
    assert BOARD.sentence(RowTaken(0, 1, (37,), 1, "low"), table, viewer).startswith("You took 1 card")


@pytest.mark.usefixtures("english")
def test_field_report_4_five_cards_are_taken_never_six() -> None:
    assert "5 cards" in say(RowTaken(0, 0, FIVE, 15, "full"))


@pytest.mark.usefixtures("english")
def test_field_report_9_a_taking_tells_the_cards_of_this_take_not_of_the_pile() -> None:
    assert say(RowTaken(0, 0, FIVE, 15, "full")).startswith("You took 5 cards from row 1: 15 heads")
    assert say(RowTaken(0, 1, (37,), 1, "low")).startswith("You took 1 card from row 2: 1 head")


@pytest.mark.usefixtures("english")
def test_field_report_12_both_kinds_of_taking_are_told_as_such() -> None:
    assert say(RowTaken(1, 0, FIVE, 15, "full")).endswith("(the row was full).")
    assert say(RowTaken(1, 0, FIVE, 15, "low")).endswith("(the card was too low).")


@pytest.mark.usefixtures("english")
def test_field_report_5_the_lowest_total_is_named_the_winner() -> None:
    totals = (30, 4, 70)
    ended = MatchEnded(totals, outcome(totals).winners)
    assert say(ended, players=3) == "End of the match: Ana won with 4 heads."


@pytest.mark.usefixtures("portuguese")
def test_a_shared_victory_names_all_winners() -> None:
    ended = MatchEnded((4, 70, 4), (0, 2))
    assert say(ended, players=3) == "Fim da partida: você e Bia dividiram a vitória, cada um com 4 cabeças."


@pytest.mark.parametrize("language", sorted(NAMES))
def test_field_report_16_no_hidden_number_is_in_the_log(translations: Translations, language: str) -> None:
    translations.use(language)
    dealt = RoundDealt(1, (12, 37, 43, 58), (None, (77, 78)))
    said = " ".join(say(event) for event in (dealt, CardChosen(1, None), CardChosen(0, 77), ChoiceTakenBack(0, 77)))
    assert not {77, 78} & set(map(int, re.findall(r"\d+", said)))


@pytest.mark.usefixtures("english")
def test_a_name_is_put_in_once_and_never_read_again() -> None:
    odd = (SeatInfo("{row} %n <b>", "human"), SeatInfo("{name}", "human"))
    said = BOARD.sentence(RowTaken(1, 0, FIVE, 15, "full"), odd, 0)
    assert said == "{name} took 5 cards from row 1: 15 heads (the row was full)."
    assert BOARD.sentence(CardPlaced(0, 51, 0, 0), odd, 1) == "{row} %n <b>'s 51 opened row 1."
