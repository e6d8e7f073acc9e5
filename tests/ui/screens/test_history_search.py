"""What a player may type to find a match again: a day as they write it, a game or a variant by its name."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDate, QLocale

from pega6_desktop.ui.screens.history.match_list import query_of

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def brazilian_dates(english: None) -> Iterator[None]:
    """English words, the dates as in Brazil."""
    before = QLocale()
    QLocale.setDefault(QLocale("pt_BR"))
    yield
    QLocale.setDefault(before)


def days(typed: str) -> tuple[str, ...]:
    return query_of(typed).words[0].days


def kinds(typed: str) -> set[tuple[str, str]]:
    return set(query_of(typed).words[0].kinds)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("28/11/2026", "2026-11-28"),
        ("28/11/26", "2026-11-28"),
        ("28.11.", "????-11-28"),
        ("28/11", "????-11-28"),
        ("11/2026", "2026-11-??"),
        ("2026-11-28", "2026-11-28"),
        ("2026-11", "2026-11-??"),
        ("2026", "2026-??-??"),
        ("7", "????-??-07"),
        ("nov", "????-11-??"),
        ("11/28", "????-11-28"),
    ],
)
def test_a_day_is_understood_as_it_is_written(typed: str, meant: str) -> None:
    assert days(typed) == (meant,)


def test_the_month_comes_first_where_people_write_it_first() -> None:
    QLocale.setDefault(QLocale("en_US"))
    assert days("11/28") == ("????-11-28",)
    assert days("11/28/2026") == ("2026-11-28",)


def test_today_and_yesterday_are_days() -> None:
    today = QDate.currentDate()
    assert days("today") == (today.toString("yyyy-MM-dd"),)
    assert days("yester") == (today.addDays(-1).toString("yyyy-MM-dd"),)


@pytest.mark.parametrize("typed", ["", "/", "1/2/3/4", "123", "٣", "12345", "1//2", "-", "4294967296", "no"])
def test_what_is_no_day_means_none(typed: str) -> None:
    assert all(not word.days for word in query_of(typed).words)


def test_a_game_is_found_by_its_name_and_a_variant_by_its_own() -> None:
    assert kinds("pega") == {("pega6", "base"), ("pega6", "pro"), ("pega6", "special")}
    assert kinds("base") == {("pega6", "base")}
    assert kinds("qwi") == {("qwixx_cards", "base")}
    assert kinds("thanks!") == {("no_thanks", "base"), ("no_thanks", "tiger"), ("no_thanks", "tactical")}
    assert kinds("hidden") == {("no_thanks", "tiger")}
    assert kinds("no") == set()
