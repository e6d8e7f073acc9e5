"""The numbers: nothing is said about one's matches before the store has told."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from pega6_desktop.app.i18n import Translations
from pega6_desktop.records.finished.statistics import NOTHING, Person
from pega6_desktop.runtime.shelf_messages import AskNumbers, NumbersTold, PeopleTold
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.statistics import StatisticsScreen

NO_MATCH = "Finish a match to see its numbers here."
NUMBERS = "Where they finish"
ANA = PeopleTold("pega6", ("pega6",), (Person("h:Ana", 1),), 0)
NOBODY = PeopleTold("pega6", (), (), 0)


@pytest.fixture
def screen(look: Look, show: Callable[[StatisticsScreen], StatisticsScreen], english: Translations) -> StatisticsScreen:
    return show(StatisticsScreen(look, TopBar(look)))


def texts(screen: StatisticsScreen) -> set[str]:
    return {label.text() for label in screen.findChildren(QLabel) if label.isVisible()}


def test_before_the_store_has_told_neither_numbers_nor_their_absence_are_claimed(screen: StatisticsScreen) -> None:
    assert texts(screen).isdisjoint({NO_MATCH, NUMBERS})


def test_who_has_finished_no_match_is_told_where_numbers_will_come_from(screen: StatisticsScreen) -> None:
    screen.answer(NOBODY)
    assert NO_MATCH in texts(screen)
    assert NUMBERS not in texts(screen)


def test_numbers_are_shown_once_they_are_told(screen: StatisticsScreen) -> None:
    asked: list[object] = []
    screen.wished.connect(asked.append)
    screen.answer(ANA)
    assert texts(screen).isdisjoint({NO_MATCH, NUMBERS})
    (question,) = [one for one in asked if isinstance(one, AskNumbers)]
    screen.answer(NumbersTold(question.ticket, NOTHING, ()))
    assert NUMBERS in texts(screen)
    assert NO_MATCH not in texts(screen)
