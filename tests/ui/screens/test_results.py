"""What the result screens say about a score: places, shared victories, many rounds, ten players."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem, QLabel
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import faces
from pega6_desktop.records.finished.moments import MatchMoment, Moments
from pega6_desktop.records.finished.statistics import Mark
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.records.replay import replay
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look import feast, paint, text_width
from pega6_desktop.ui.look.listing import ViewRole
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.pictures import MOODS
from pega6_desktop.ui.look.widgets import TopBar, portrait
from pega6_desktop.ui.screens.common.lists import Figure, PlayerTable, TableCell
from pega6_desktop.ui.screens.common.same_deal import Compared, SameDealTable
from pega6_desktop.ui.screens.common.score_table import ScoreTable
from pega6_desktop.ui.screens.results.bars import FinishedSheet
from pega6_desktop.ui.screens.results.match_result import MatchResult
from pega6_desktop.ui.screens.results.results import ResultScreen, RoundResult
from pega6_desktop.ui.table import accessible
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import Highlight, Parts
from pega6_desktop.ui.words.catalog import WORDS
from tests.runtime.desk import ended

pytestmark = pytest.mark.gui

Show = Callable[[ResultScreen], ResultScreen]

NAMES = ("You", "Ana", "Bia", "Caio", "Davi", "Eva", "Gil", "Iara", "Joca", "Lia")


def seats(count: int) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(name=name, kind="bot" if place else "human", avatar=place) for place, name in enumerate(NAMES[:count])
    )


def score(
    *rounds: tuple[int, ...], target: int | None = 66, limit: int | None = None, is_over: bool = False
) -> ScoreSheet:
    totals = tuple(map(sum, zip(*rounds, strict=True)))
    return ScoreSheet(
        rounds=rounds,
        totals=totals,
        running=(0,) * len(totals),
        is_low_best=True,
        target=target,
        round_limit=limit,
        outcome=ranked(totals, is_low_best=True) if is_over else None,
    )


@pytest.fixture
def round_result(look: Look, art: CardArt, show: Show, english: Translations) -> ResultScreen:
    return show(RoundResult(look, art, TopBar(look)))


@pytest.fixture
def match_result(
    look: Look, art: CardArt, show: Callable[[MatchResult], MatchResult], english: Translations
) -> MatchResult:
    return show(MatchResult(look, art, TopBar(look)))


@pytest.mark.parametrize(
    ("rounds", "sentence"),
    [
        (((5, 9, 2),), "Nobody has reached 66: the match goes on. Bia is in the lead with 2 heads."),
        (((1, 9, 2),), "Nobody has reached 66: the match goes on. You are in the lead with 1 head."),
        (((4, 9, 4),), "Nobody has reached 66: the match goes on. In the lead with 4 heads: you and Bia."),
        (((4, 0, 4),), "Nobody has reached 66: the match goes on. Still without a single head: Ana."),
    ],
    ids=["somebody", "you", "two", "none"],
)
def test_after_a_round_it_says_how_things_stand(
    round_result: ResultScreen, rounds: tuple[tuple[int, ...], ...], sentence: str
) -> None:
    round_result.show_result("pega6", score(*rounds), seats(3), 0, "Base game")
    assert round_result.head == "End of round 1"
    assert round_result.sentence == sentence


def test_where_the_target_must_be_passed_standing_at_it_is_not_called_short_of_it(round_result: ResultScreen) -> None:
    round_result.show_result("pega6", score((66, 9)), seats(2), 0, "Base game")
    assert round_result.sentence.startswith("Nobody has passed 66: the match goes on.")


def test_the_rules_of_the_match_are_named_beside_the_chart(round_result: ResultScreen) -> None:
    round_result.show_rules("Ends at: 40")
    assert round_result.rules == "Ends at: 40"


def test_after_the_first_of_two_rounds_no_target_is_drawn(round_result: ResultScreen) -> None:
    round_result.show_result(
        "pega6", score((5, 2), target=None, limit=2), seats(2), 0, "Anniversary game · Round 1 of 2"
    )
    assert round_result.sentence == "1 round to go. Ana is in the lead with 2 heads."
    assert {line.share for line in round_result.table.sheet.lines} == {None}


def test_with_a_fixed_number_of_rounds_it_counts_them(round_result: ResultScreen) -> None:
    round_result.show_result("pega6", score((5, 2), (5, 2), target=None, limit=3), seats(2), 0, "Base game")
    assert round_result.sentence.startswith("1 round to go.")


@pytest.mark.parametrize(
    ("rounds", "head", "sentence", "detail", "tag"),
    [
        (((70, 30, 20),), "Bia has won", "3rd place, 50 heads short of victory.", "", None),
        (((10, 70, 20),), "You have won!", "The difference: 10 heads.", "", None),
        (((10, 70, 12),), "You have won!", "The difference: only 2 heads.", "", None),
        (((10, 70, 10),), "You share the victory with Bia", "Level at the top, each with: 10 heads.", "", None),
        (((70, 10, 10),), "Ana and Bia share the victory", "3rd place, 60 heads short of victory.", "", None),
        (
            ((14, 6, 9), (13, 9, 60), (3, 21, 12), (8, 9, 15)),
            "You have won!",
            "Turned in round 3: Ana had 12 less.",
            "In that round: you 3 heads, Ana 21.",
            ("3, turned here", "turned here"),
        ),
        (
            ((14, 9, 30), (3, 12, 60)),
            "You have won!",
            "Turned in the last round: Ana had 5 less.",
            "In that round: you 3 heads, Ana 12.",
            ("3, turned here", "turned here"),
        ),
        (
            ((4, 9, 30), (3, 12, 60)),
            "You have won!",
            "In front from the first round to the last.",
            "Lead over Ana at the end: 14 heads.",
            None,
        ),
        (
            ((4, 4, 30), (3, 12, 60), (1, 1, 1)),
            "You have won!",
            "In front from round 2 on.",
            "Lead over Ana at the end: 9 heads.",
            None,
        ),
        (
            ((4, 4, 30), (3, 12, 60)),
            "You have won!",
            "Decided in the last round. Level before it: you and Ana.",
            "In that round: you 3 heads, Ana 12.",
            ("3, decided here", "decided here"),
        ),
        (
            ((12, 8, 15), (6, 12, 18), (20, 10, 9), (5, 9, 68)),
            "Ana has won",
            "2nd place, 4 heads short of victory.",
            "After round 2 you were in front; round 3: 20 heads.",
            ("6, best at the table", "best at the table"),
        ),
        (
            ((12, 8, 15), (20, 10, 30), (5, 9, 68)),
            "Ana has won",
            "2nd place, 10 heads short of victory.",
            "Round 3 was yours: 5 heads, the best at the table.",
            ("5, best at the table", "best at the table"),
        ),
    ],
)
def test_after_the_match_it_says_who_has_won_and_how(
    match_result: MatchResult,
    rounds: tuple[tuple[int, ...], ...],
    head: str,
    sentence: str,
    detail: str,
    tag: tuple[str, str] | None,
) -> None:
    match_result.show_result("pega6", score(*rounds, is_over=True), seats(3), 0, "Base game")
    assert (match_result.head, match_result.sentence, match_result.detail) == (head, sentence, detail)
    best = min(line.total for line in match_result.table.sheet.lines)
    count = "1 round" if len(rounds) == 1 else f"{len(rounds)} rounds"
    assert f"Fewest heads after {count}: {best}. Less is better." in match_result.note
    figures = [figure for row in cells_of(match_result.table) for figure in row if isinstance(figure, Figure)]
    assert [(figure.said, figure.tag) for figure in figures if figure.is_best] == [*filter(None, (tag,))]


def cells_of(table: PlayerTable) -> list[list[TableCell]]:
    model = table.model()
    columns = range(model.columnCount())
    return [[model.index(row, column).data(ViewRole) for column in columns] for row in range(model.rowCount())]


def test_whoever_ended_the_match_is_named(match_result: MatchResult) -> None:
    match_result.show_result("pega6", score((70, 80, 20), is_over=True), seats(3), 0, "Base game")
    assert match_result.note.startswith("Reached 66 and ended the match: you and Ana.")


MOMENTS = Moments(
    MatchMoment(kind="taken", seat=1, card=55, round=1, trick=8, points=15),
    MatchMoment(kind="held", seat=0, card=48, round=1, trick=7, points=10, cards=(39, 41, 44, 45, 48), other=2, by=50),
)


def test_the_moments_and_the_record_are_told(match_result: MatchResult) -> None:
    match_result.show_faces(lambda card: card)
    match_result.show_result("pega6", score((10, 70, 20), is_over=True), seats(3), 0, "Base game")
    match_result.show_moments(MOMENTS, Mark(10, 12))
    assert match_result.card.words == "The card of the match: Ana took the 55 in round 1, trick 8: the row cost 15."
    assert match_result.own_card.words == (
        "Your best moment · round 1, trick 7: Your 48 was the last that fitted; Bia’s 50 came next and took 10 heads."
    )
    assert match_result.seal.accessibleName() == "10 heads: your best result before: 12"
    assert match_result.card.isVisible()
    assert match_result.seal.isVisible()


def test_a_match_that_one_card_has_decided_says_so(match_result: MatchResult) -> None:
    match_result.show_faces(lambda card: card)
    match_result.show_result("pega6", score((10, 70, 15), is_over=True), seats(3), 0, "Base game")
    match_result.show_moments(MOMENTS, None)
    assert match_result.sentence == "Saved by one card: the 48."
    assert match_result.detail == "The row went to the next card, with 10 heads."
    assert not match_result.seal.isVisible()


def test_the_moments_of_one_match_are_not_told_of_the_next(match_result: MatchResult) -> None:
    match_result.show_faces(lambda card: card)
    match_result.show_result("pega6", score((10, 70, 20), is_over=True), seats(3), 0, "Base game")
    match_result.show_moments(MOMENTS, Mark(10, 12))
    match_result.show_result("pega6", score((10, 70), is_over=True), seats(2), 0, "Base game")
    assert not match_result.card.isVisible()
    assert not match_result.own_card.isVisible()
    assert not match_result.seal.isVisible()
    assert match_result.sentence == "The difference: 60 heads."


def test_whoever_has_not_won_sees_the_own_moment_in_full(match_result: MatchResult) -> None:
    match_result.show_faces(lambda card: card)
    match_result.show_result("pega6", score((30, 70, 15), is_over=True), seats(3), 0, "Base game")
    match_result.show_moments(MOMENTS, None)
    assert match_result.own_card.isVisible()
    assert not match_result.card.isVisible()


def test_moments_of_no_thanks_are_cards_with_chips(match_result: MatchResult) -> None:
    match_result.show_faces(lambda card: card)
    match_result.show_result("no_thanks", score((10, 70, 20), target=None, is_over=True), seats(3), 0, "No Thanks!")
    best = MatchMoment(kind="chips", seat=0, card=16, round=1, points=14)
    for own, sentence in (
        (best, "You took the 16 with 14 chips on it."),
        (replace(best, is_free=True), "You took the 16 with 14 chips on it, and it counted nothing."),
        (replace(best, is_free=True, points=0), "The 16 became part of a run and counted nothing."),
    ):
        match_result.show_moments(Moments(best, own), None)
        assert match_result.own_card.words == f"Your best moment · round 1: {sentence}"
    assert match_result.card.words == "The card of the match: You took the 16 in round 1 with 14 chips on it."


def test_the_confetti_falls_once_and_then_lies_where_nothing_is_hidden(match_result: MatchResult, qtbot: QtBot) -> None:
    match_result.show_result("pega6", score((10, 70, 20), is_over=True), seats(3), 0, "Base game")
    stage, heard = match_result.stage, list[str]()
    match_result.sounded.connect(heard.append)
    match_result.celebrate(60)
    assert stage.share == 0.0
    qtbot.waitUntil(lambda: stage.share == 1.0)
    assert heard == ["win"]
    match_result.celebrate(0)
    assert (stage.share, heard) == (1.0, ["win", "win"])
    assert stage.accessibleName() == "The feast of the ox. You have won!"


@pytest.mark.parametrize("size", [(556, 752), (980, 220), (300, 700), (640, 96)])
@pytest.mark.parametrize("winners", [1, 2, 3, 6])
@pytest.mark.parametrize("is_own", [True, False])
def test_no_confetti_lies_or_flies_over_ox_faces_or_words(size: tuple[int, int], winners: int, *, is_own: bool) -> None:
    party = feast.Feast(tuple(range(winners)), "Bia", is_own, None if is_own else (9, "2nd"))
    area = QSize(*size)
    pieces, free = feast.confetti(party, area), feast.places(party, area).kept_free
    assert pieces
    for box in free:
        assert not [piece for piece in pieces if box.contains(piece.lies)]
    assert all(feast.fallen(piece, 1.0) == piece.lies for piece in pieces)
    assert all(feast.fallen(piece, 0.0).y() < 0 for piece in pieces)


@pytest.mark.parametrize(("width", "is_above"), [(1280, False), (1000, False), (999, True), (640, True)])
def test_in_a_narrow_window_the_feast_lies_above_the_sheet(
    match_result: MatchResult, qtbot: QtBot, width: int, *, is_above: bool
) -> None:
    match_result.show_result("pega6", score((10, 70, 20), is_over=True), seats(3), 0, "Base game")
    match_result.resize(width, 700)
    stage, table = match_result.stage, match_result.table
    qtbot.waitUntil(lambda: (stage.width() == match_result.width()) == is_above)
    assert (table.mapTo(match_result, QPoint()).x() < stage.width()) == is_above


def test_after_the_match_everything_is_reached_with_the_keyboard(match_result: MatchResult, qtbot: QtBot) -> None:
    match_result.show_result("pega6", score((10, 70, 20), is_over=True), seats(3), 0, "Base game")
    match_result.celebrate(0)
    match_result.arrive()
    qtbot.waitUntil(match_result.rematch_button.hasFocus)
    asked = list[str]()
    match_result.rematch_asked.connect(lambda: asked.append("rematch"))
    match_result.rotated_asked.connect(lambda: asked.append("rotated"))
    match_result.new_asked.connect(lambda: asked.append("new"))
    match_result.watch_asked.connect(lambda: asked.append("watch"))
    match_result.sheet_asked.connect(lambda: asked.append("sheet"))
    match_result.home_asked.connect(lambda: asked.append("home"))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_R, Qt.Key.Key_N, Qt.Key.Key_V, Qt.Key.Key_P, Qt.Key.Key_Escape):
        QTest.keyClick(match_result.rematch_button, key)
    assert asked == ["rematch", "rotated", "new", "watch", "sheet", "home"]


def walked(screen: ResultScreen, key: Qt.Key, count: int) -> list[str]:
    """What has the keyboard, from the arrival on, after each press of that key."""
    screen.arrive()
    names = list[str]()
    for _ in range(count):
        focused = QApplication.focusWidget()
        assert focused is not None
        names.append(focused.accessibleName())
        QTest.keyClick(focused, key)
    return names


@pytest.mark.parametrize("game", ["pega6", "no_thanks", "qwixx_cards"])
def test_arrows_go_through_the_buttons_of_the_page_in_reading_order(
    match_result: MatchResult, qtbot: QtBot, game: str
) -> None:
    match_result.show_result(game, score((10, 70, 20), is_over=True), seats(3), 0, "Match")
    match_result.activateWindow()
    qtbot.waitUntil(match_result.isActiveWindow)
    own = ["Watch step by step", "Score sheet as a file", "New game", "Home", "Rematch, other seats"]
    assert walked(match_result, Qt.Key.Key_Right, 7) == ["Rematch", *own, "Rematch"]
    assert walked(match_result, Qt.Key.Key_Left, 7) == ["Rematch", *own[::-1], "Rematch"]
    assert walked(match_result, Qt.Key.Key_Tab, 8) == ["Rematch", "Score sheet", "The match", *own]


def test_between_rounds_the_keyboard_begins_at_the_next_one(round_result: RoundResult, qtbot: QtBot) -> None:
    round_result.show_result("pega6", score((10, 30, 20)), seats(3), 0, "Base game")
    round_result.activateWindow()
    qtbot.waitUntil(round_result.isActiveWindow)
    own, seen = (
        ["Watch step by step", "Score sheet as a file", "Save and leave"],
        ["Score sheet", "Totals over the match"],
    )
    assert walked(round_result, Qt.Key.Key_Right, 5) == ["Next round", *own, "Next round"]
    assert walked(round_result, Qt.Key.Key_Tab, 4) == ["Next round", *seen, own[0]]


def test_field_report_5_the_fewest_heads_are_first(match_result: ResultScreen) -> None:
    match_result.show_result("pega6", score((30, 70, 4), is_over=True), seats(3), 0, "Base game")
    assert [(line.name, line.total) for line in match_result.table.sheet.lines] == [
        ("Bia", 4),
        ("You", 30),
        ("Ana", 70),
    ]
    assert match_result.head == "Bia has won"


def test_the_sheet_is_walked_cell_by_cell(match_result: ResultScreen, qtbot: QtBot) -> None:
    """Field report: to a screen reader the score was one image."""
    match_result.show_result("pega6", score((30, 70), (1, 2), is_over=True), seats(2), 0, "Base game")
    table = match_result.table
    heard = QAccessible.queryAccessibleInterface(table)
    assert heard.role() == QAccessible.Role.Table
    cells = {cell.text(QAccessible.Text.Name): cell for cell in map(heard.child, range(heard.childCount()))}
    assert [*cells][1:] == [
        *("Player", "R1", "R2", "Total"),
        *("1st You", "30", "1", "31 heads"),
        *("2nd Ana", "70", "2", "72 heads"),
    ]
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    QTest.keyClick(table, Qt.Key.Key_Right)
    QTest.keyClick(table, Qt.Key.Key_Down)
    assert table.currentIndex().data() == "70"
    left, under = cells["70"].rect(), cells["2"].rect()
    assert table.rect().contains(left.translated(-table.mapToGlobal(QPoint())))
    assert (left.right() < under.left(), left.top() == under.top()) == (True, True)


def test_who_played_the_same_cards_is_walked_cell_by_cell(
    look: Look, art: CardArt, show: Callable[[SameDealTable], SameDealTable], english: Translations
) -> None:
    table = show(SameDealTable(look, art.pictures))
    table.show_lines(WORDS["pega6"], (Compared("You", 0, 0, 1, 2, 31), Compared("Ana", 1, 1, 2, 2, 72)))
    heard = QAccessible.queryAccessibleInterface(table)
    cells = [heard.child(place).text(QAccessible.Text.Name) for place in range(heard.childCount())]
    assert cells == [
        *("", "Player", "Place", "Total"),
        *("You, this match · seat 1", "You, this match · seat 1", "1st of 2", "31 heads"),
        *("Ana, this match · seat 2", "Ana, this match · seat 2", "2nd of 2", "72 heads"),
    ]


def test_the_sheet_is_spoken_line_by_line(match_result: ResultScreen) -> None:
    match_result.show_result("pega6", score((30, 70), (1, 2), is_over=True), seats(2), 0, "Base game")
    spoken = match_result.table.accessibleDescription()
    assert "Place 1: You, 31 heads in all; rounds: 30, 1." in spoken
    assert "Ana stands at 72." in match_result.chart.accessibleDescription()


def test_many_rounds_and_ten_players_fit(round_result: ResultScreen, qtbot: QtBot) -> None:
    round_result.resize(1024, 640)
    round_result.look.set_window_size(1024, 640)
    many = score(*[tuple(range(10))] * 40, target=None, limit=99)
    round_result.show_result("pega6", many, seats(10), 0, "Base game")
    table = round_result.table
    assert len(table.sheet.lines) == 10
    assert table.sheet.columns[0].first == 1
    assert table.sheet.columns[-1].last == 40
    assert len(table.sheet.columns) < 12
    qtbot.waitUntil(lambda: table.minimumSizeHint().height() <= table.height())


def test_the_words_about_the_card_of_the_round_stand_beside_its_picture(round_result: ResultScreen) -> None:
    round_result.show_result("pega6", score((5, 9)), seats(2), 0, "Base game")
    round_result.show_card(Highlight(55, "Ana took the 55 in trick 6."))
    words = [label for label in round_result.card.findChildren(QLabel) if label.text()]
    assert len(words) == 2
    assert all(label.x() >= round_result.look.px(12 + 48 + 10) for label in words)


def test_the_card_of_the_round_is_shown_when_there_is_one(round_result: ResultScreen) -> None:
    round_result.show_result("pega6", score((5, 9)), seats(2), 0, "Base game")
    round_result.show_card(Highlight(55, "Ana took the 55 in trick 6."))
    assert round_result.card.isVisible()
    round_result.show_card(None)
    assert not round_result.card.isVisible()


def test_the_chart_is_a_picture_for_the_ear_and_follows_every_change(round_result: ResultScreen) -> None:
    accessible.install()
    chart = round_result.chart
    for rounds in (3, 1, 20):
        many = score(*[tuple(range(10))] * rounds, target=66 if rounds < 3 else None, limit=99)
        round_result.show_result("pega6", many, seats(10), 0, "Base game")
        round_result.look.set_text_scale(1 + rounds / 20)
    heard = QAccessible.queryAccessibleInterface(chart)
    assert heard.role() == QAccessible.Role.Graphic
    assert heard.text(QAccessible.Text.Name) == "Totals over the match"
    assert f"Lia stands at {9 * 20}." in heard.text(QAccessible.Text.Description)
    words = [item.text() for item in chart.scene().items() if isinstance(item, QGraphicsSimpleTextItem)]
    assert sorted(words) == sorted(str(20 * place) for place in range(10))


def test_what_the_totals_consist_of_is_shown_instead_of_a_single_round(
    match_result: MatchResult, look: Look, art: CardArt, show: Callable[[ScoreTable], ScoreTable]
) -> None:
    parts = Parts(
        titles=("Rd", "Bl", "Missed"),
        names=("red", "blue", "Penalties"),
        points=((21, 3, 6), (10, 45, 0), (0, -5, -20)),
        colours=(("#B5321F", "#FFF4E0"), ("#274C94", "#FFF4E0"), ("#DCC9A4", "#2B1D16")),
        way="Colour by colour",
        why="Two rows completed: Ana.",
    )
    seen = score((31, 43, -14), is_over=True)
    seen = replace(seen, is_low_best=False, target=None)
    match_result.show_result("qwixx_cards", seen, seats(3), 0, "Qwixx Cards", parts)
    sheet = match_result.table.sheet
    assert [[cell.points for cell in line.cells] for line in sheet.lines] == [[3, 45, -5], [21, 10, 0], [6, 0, -20]]
    assert [line.total for line in sheet.lines] == [43, 31, -14]
    assert match_result.sentence.startswith("Two rows completed: Ana.")
    assert "red 3, blue 45, Penalties -5" in match_result.table.accessibleDescription()
    bars = match_result.bars
    assert bars.isVisible()
    assert not match_result.table.isVisible()
    assert not match_result.view.isVisible()
    said = [[cell.text for cell in row] for row in cells_of(bars)]
    assert said == [
        ["Ana", "red 3, blue 45, Penalties −5", "43"],
        ["You", "red 21, blue 10, Penalties 0", "31"],
        ["Bia", "red 6, blue 0, Penalties −20", "−14"],
    ]
    heard = QAccessible.queryAccessibleInterface(bars)
    assert heard.role() == QAccessible.Role.Table
    names = [heard.child(place).text(QAccessible.Text.Name) for place in range(heard.childCount())]
    assert [*dict.fromkeys(names)][4:7] == ["1st Ana", "red 3, blue 45, Penalties −5", "43 points"]
    narrow = show(ScoreTable(look, art.pictures))
    narrow.show_score(WORDS["qwixx_cards"], seen, seats(3), 0, parts)
    narrow.resize(200, 200)
    assert [line.cells for line in narrow.sheet.lines] == [(), (), ()]
    assert narrow.accessibleDescription() == match_result.table.accessibleDescription()


def test_beside_the_list_of_matches_four_rounds_of_three_figures_stand_alone(look: Look, art: CardArt) -> None:
    table = ScoreTable(look, art.pictures, is_compact=True)
    table.resize(415, 300)
    table.show_score(WORDS["no_thanks"], score((178, 9), (46, 81), (123, 60), (98, 105), target=None), seats(2), 0)
    assert [(column.first, column.last) for column in table.sheet.columns] == [(1, 1), (2, 2), (3, 3), (4, 4)]
    table.deleteLater()


QWIXX = Parts(
    titles=("Vm", "Am", "Vd", "Az", "Falh."),
    names=("vermelho", "amarelo", "verde", "azul", "falhas"),
    points=((21, 3, 6), (10, 45, 0), (0, 78, 1), (10, 6, 0), (0, -5, -20)),
    colours=(("#B5321F", "#FFF4E0"),) * 5,
    way="",
    why="",
)


@pytest.mark.parametrize("width", [380, 430, 520, 700])
@pytest.mark.parametrize("is_compact", [True, False])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.25])
def test_no_word_or_figure_of_a_sheet_touches_the_next(
    look: Look, art: CardArt, monkeypatch: pytest.MonkeyPatch, width: int, scale: float, *, is_compact: bool
) -> None:
    look.set_text_scale(scale)
    table = ScoreTable(look, art.pictures, is_compact=is_compact)
    seen = replace(score((41, 127, -13), is_over=True), is_low_best=False, target=None)
    table.resize(width, 300)
    table.show_score(WORDS["qwixx_cards"], seen, seats(3), 0, QWIXX)
    lines: dict[int, set[tuple[float, float]]] = {}
    draw = paint.text

    def noted(painter: QPainter, words: str, at: QPointF, font: QFont, ink: str, **how: Any) -> float:
        if how.get("align") is paint.Align.RIGHT:
            lines.setdefault(round(at.y()), set()).add((at.x() - text_width(words, font), at.x()))
        return draw(painter, words, at, font, ink, **how)

    monkeypatch.setattr(paint, "text", noted)
    table.grab()
    table.deleteLater()
    least = look.text_px(18) * 0.5
    for boxes in map(sorted, lines.values()):
        assert [right for (_, right), (left, _) in pairwise(boxes) if left - right < least] == []


@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_finished_sheet_of_qwixx_is_shown_the_best_first(
    match_result: MatchResult, qtbot: QtBot, count: int
) -> None:
    people = (SeatInfo("You", "human"), *(SeatInfo(name, "bot", "random") for name in NAMES[1:count]))
    record, result = ended("qwixx_cards", "base", people, 5)
    record = replace(record, rules_version=max(GAMES["qwixx_cards"].versions))
    seen, board = GAMES["qwixx_cards"].observe(replay(record).state, 0), BOARDS["qwixx_cards"]
    match_result.show_faces(board.face)
    match_result.show_sheets(board.finished(seen, people))
    match_result.show_result("qwixx_cards", result, people, 0, "Qwixx", board.parts(seen, people))
    sheets = match_result.sheets.findChildren(FinishedSheet)
    order = [line.name for line in match_result.table.sheet.lines]
    qtbot.waitUntil(lambda: all(sheet.isVisible() for sheet in sheets))
    places = sorted(sheets, key=lambda sheet: (sheet.y(), sheet.x()))
    assert [sheet.accessibleName().split(",")[0].split(":")[0] for sheet in places] == order


@pytest.mark.parametrize("mood", sorted(MOODS))
def test_every_face_can_react(look: Look, art: CardArt, mood: str) -> None:
    for face in range(faces.FACES):
        calm, moved = (portrait(look, art.pictures, face, 60, 1.0, None, how).toImage() for how in ("", mood))
        assert calm != moved, face
