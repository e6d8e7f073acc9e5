"""The end of a round of No Thanks!: bags are opened from most points to fewest, chips are counted off, ranks filled."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look.listing import ViewRole
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import TopBar
from pega6_desktop.ui.screens.results.finale import Opening, length, opening_at
from pega6_desktop.ui.screens.results.results import RoundResult
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import Bag
from tests.runtime.desk import ended

pytestmark = pytest.mark.gui

SEATS = (SeatInfo("You", "human"), *(SeatInfo(name, "bot", "random", 1) for name in ("Ana", "Bia", "Caio")))
AREAS = ((3, 4, 5, 21, 22, 23, 27), (9, 16, 17), (11, 12, 29, 30, 31, 32), (7, 13, 19, 24, 25, 33, 34, 35))
ROUNDS = ((52, 61, 49, 24), (37, 9, 32, 90))


def seen(*, is_over: bool = False) -> Observation:
    """After two rounds; the areas are those of the second one."""
    record, _ = ended("no_thanks", "base", SEATS, 5)
    table = GAMES["no_thanks"].observe(replay(record).state, 0)
    assert isinstance(table, Observation)
    totals = tuple(map(sum, zip(*ROUNDS, strict=True)))
    outcome = ranked(totals, is_low_best=True) if is_over else None
    score = ScoreSheet(ROUNDS, totals, (0,) * 4, is_low_best=True, round_limit=3, outcome=outcome)
    return replace(table, areas=AREAS, score=score)


def bags() -> tuple[Bag, ...]:
    return BOARDS["no_thanks"].bags(seen(), SEATS)


@pytest.fixture
def page(look: Look, art: CardArt, show: Callable[[RoundResult], RoundResult], english: Translations) -> RoundResult:
    page = show(RoundResult(look, art, TopBar(look)))
    page.show_bags(bags())
    page.show_result("no_thanks", seen().score, SEATS, 0, "No Thanks!")
    return page


def test_every_seat_has_its_sum_most_points_first() -> None:
    assert [(bag.name, bag.value, bag.chips, bag.points) for bag in bags()] == [
        ("Caio", 96, 6, 90),
        ("You", 51, 14, 37),
        ("Bia", 40, 8, 32),
        ("Ana", 25, 16, 9),
    ]
    assert [bag.counted for bag in bags()] == [(7, 13, 19, 24, 33), (3, 21, 27), (11, 29), (9, 16)]
    assert [(bag.name, bag.is_best, bag.is_worst) for bag in bags() if bag.is_best or bag.is_worst] == [
        ("Caio", False, True),
        ("Ana", True, False),
    ]


def test_the_film_bag_after_bag_opens_chips_fall_then_the_result_stands_there() -> None:
    all_bags, whole = bags(), sum(map(length, bags()))
    assert 4000 < whole < 7000
    film = [opening_at(all_bags, at) for at in range(0, whole + 16, 16)]
    assert film[0] == Opening(0)
    assert film[-1] == Opening(4, is_over=True)
    for before, after in pairwise(film):
        assert after.opened - before.opened in (0, 1)
        if after.opened == before.opened:
            assert (after.is_open, after.chips, after.has_result) >= (before.is_open, before.chips, before.has_result)
        else:
            assert before.has_result, "a bag is opened only when the one before is counted off"
    for now in film[:-1]:
        assert now.is_open or not now.chips
        assert not now.has_result or now.chips == all_bags[now.opened].chips
    assert {now.opened for now in film if now.has_result} == {0, 1, 2, 3}


def test_a_bag_without_chips_is_counted_off_too() -> None:
    empty = replace(bags()[0], chips=0)
    assert opening_at([empty], 300) == Opening(0, 0, is_open=True)
    assert opening_at([empty], 450) == Opening(0, 0, is_open=True, has_result=True)


def ranks(page: RoundResult) -> list[list[str]]:
    model = page.ranking.model()
    rows = range(model.rowCount())
    cells = [[model.index(row, column).data(ViewRole) for column in range(model.columnCount())] for row in rows]
    return [[row[0].said, row[0].note, row[1].text, row[2].text] for row in cells]


BEFORE = [["1st Caio", "", "", "24"], ["2nd Bia", "", "", "49"], ["3rd You", "", "", "52"], ["4th Ana", "", "", "61"]]
AFTER = [
    ["1st Ana, 61 + 9", "61 + 9", "up 3", "70"],
    ["2nd Bia, 49 + 32", "49 + 32", "", "81"],
    ["3rd You, 52 + 37", "52 + 37", "", "89"],
    ["4th Caio, 24 + 90", "24 + 90", "down 3", "114"],
]


def test_the_ranking_fills_when_all_bags_are_open(page: RoundResult, qtbot: QtBot) -> None:
    heard = list[str]()
    page.sounded.connect(heard.append)
    page.open_bags(0.02)
    assert ranks(page) == BEFORE
    qtbot.waitUntil(lambda: page.finale.opening.is_over)
    assert ranks(page) == AFTER
    assert set(heard) == {"chips"}
    assert [plate.accessibleName() for plate in page.finale.plates] == [
        "Caio: 96 before the chips, minus 6: 90.",
        "You: 51 before the chips, minus 14: 37.",
        "Bia: 40 before the chips, minus 8: 32.",
        "Ana: 25 before the chips, minus 16: 9.",
    ]
    assert page.finale.told.text() == "Ana: 25 before the chips, minus 16: 9."


def test_the_page_is_read_in_its_order(page: RoundResult) -> None:
    page.open_bags(0)
    heard = QAccessible.queryAccessibleInterface(page.finale)
    assert heard.text(QAccessible.Text.Name) == "The bags"
    note, table, told = (heard.child(place) for place in range(heard.childCount()))
    assert note.text(QAccessible.Text.Name).startswith("Whoever has most points opens first.")
    read = [table.child(place).text(QAccessible.Text.Name) for place in range(table.childCount())]
    assert read == [plate.accessibleName() for plate in page.finale.plates]
    assert told.text(QAccessible.Text.Name) == read[-1]


def test_where_nothing_moves_everything_stands_there_at_once(page: RoundResult) -> None:
    page.open_bags(0)
    assert ranks(page) == AFTER
    assert [plate.shown for plate in page.finale.plates] == [(bag.chips, True, True) for bag in bags()]


def test_space_goes_on_to_the_next_seat_and_twice_to_the_end_and_enter_to_the_next_round(
    page: RoundResult, qtbot: QtBot
) -> None:
    asked = list[str]()
    page.next_asked.connect(lambda: asked.append("next"))
    page.open_bags(50)
    page.arrive()
    qtbot.waitUntil(page.finale.hasFocus)
    QTest.keyClick(page.finale, Qt.Key.Key_Space)
    assert page.finale.opening.opened == 1
    QTest.keyClick(page.finale, Qt.Key.Key_Space)
    assert page.finale.opening.is_over
    QTest.keyClick(page.finale, Qt.Key.Key_Space)
    assert asked == []
    qtbot.waitUntil(page.next_button.hasFocus)
    QTest.keyClick(page.next_button, Qt.Key.Key_Return)
    assert asked == ["next"]


def test_enter_is_the_next_round_from_the_first_frame(page: RoundResult, qtbot: QtBot) -> None:
    asked = list[str]()
    page.next_asked.connect(lambda: asked.append("next"))
    page.open_bags(50)
    page.arrive()
    qtbot.waitUntil(page.finale.hasFocus)
    QTest.keyClick(page.finale, Qt.Key.Key_Return)
    assert asked == ["next"]


def test_after_the_last_round_the_result_comes_next_and_nothing_is_left_to_save(page: RoundResult) -> None:
    page.show_result("no_thanks", seen(is_over=True).score, SEATS, 0, "No Thanks!")
    assert page.next_button.label == "To the result"
    assert not page.leave_button.isVisible()


def test_a_game_without_bags_has_its_sheet_again(page: RoundResult) -> None:
    assert not page.table.isVisible()
    page.show_bags(())
    page.show_result("pega6", replace(seen().score, round_limit=None, target=66), SEATS, 0, "Base game")
    assert page.table.isVisible()
    assert not page.finale.isVisible()


@pytest.mark.parametrize("size", [(1280, 800), (640, 400), (900, 1000)])
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_ranking_is_walked_and_nobody_is_cut_off(
    page: RoundResult, look: Look, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    look.set_text_scale(scale)
    look.set_window_size(*size)
    page.resize(QSize(*size))
    page.open_bags(0)
    heard = QAccessible.queryAccessibleInterface(page.ranking)
    assert heard.role() == QAccessible.Role.Table
    qtbot.waitUntil(lambda: page.ranking.height() >= page.ranking.sizeHint().height())
    for plate in page.finale.plates:
        assert plate.height() >= plate.minimumSizeHint().height()
