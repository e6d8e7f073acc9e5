"""Playing with a second thought before every move of the mouse, and without empty decisions."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from pytestqt.qtbot import QtBot

from pega6_desktop.games.no_thanks.moves import Take
from pega6_desktop.games.pega6.moves import PlayCard, PlayNoSpecial, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.qwixx_cards.moves import CrossNothing
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.table.turns.acts import NOTHING, Drop, Tap, TapZone
from pega6_desktop.ui.table.turns.play_preferences import READING_MS, ForcedMoves, PlayPreferences, forced, needless
from tests.builders import PEGA6, Table, party, table
from tests.games.no_thanks import story as no_thanks
from tests.games.qwixx_cards import story as qwixx
from tests.ui.test_presenter import MOCK_ROWS, Evening, card, played_down_to_the_rows, row

pytestmark = pytest.mark.usefixtures("english")

CONFIRMING = PlayPreferences(is_confirming=True)
HURRIED = PlayPreferences(plays_forced=True)


@pytest.fixture
def evenings(qapp: QCoreApplication) -> Iterator[list[Evening]]:
    begun: list[Evening] = []
    yield begun
    for at in begun:
        at.presenter.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sat_down(evenings: list[Evening], story: Table, play_preferences: PlayPreferences, players: int = 2) -> Evening:
    evenings.append(Evening(story, players=players))
    evenings[-1].presenter.set_play_preferences(play_preferences)
    return evenings[-1]


def seen_at(at: Evening) -> Observation:
    return PEGA6.observe(at.match.state, 0)


def canary(room: QObject, ms: int = 0) -> QTimer:
    """Rings when every timer of so many ms that was started before it has rung."""
    timer = QTimer(room, singleShot=True, interval=ms)
    timer.start()
    return timer


def two_cards() -> Table:
    return table(MOCK_ROWS, seats=2, hands={0: "31 58", 1: "51 60"})


# ---------------------------------------------------------------- a second thought


def test_a_drop_only_chooses_and_enter_plays(evenings: list[Evening]) -> None:
    at = sat_down(evenings, two_cards(), CONFIRMING)
    at.felt.acted.emit(Drop(card(58), row(2)))
    assert at.match.asked == []
    assert at.felt.lifts[-2:] == [None, card(58)], "the card goes home and stays taken up"
    assert at.felt.aimed == row(2)
    assert at.action.text == "Play on 2"
    at.presenter.confirm()
    assert at.match.asked == [PlayCard(58)]


def test_a_click_on_a_row_only_aims_and_the_button_plays(evenings: list[Evening]) -> None:
    at = sat_down(evenings, two_cards(), CONFIRMING)
    at.felt.acted.emit(Tap(card(58)))
    at.felt.acted.emit(TapZone(row(2)))
    assert at.match.asked == []
    at.presenter.push()
    assert at.match.asked == [PlayCard(58)]


def test_a_chosen_drop_can_be_thought_better_of(evenings: list[Evening]) -> None:
    at = sat_down(evenings, two_cards(), CONFIRMING)
    at.felt.acted.emit(Drop(card(58), row(2)))
    at.presenter.let_go()
    at.presenter.confirm()
    assert at.match.asked == []
    at.felt.acted.emit(Drop(card(31), row(1)))
    at.presenter.confirm()
    assert at.match.asked == [PlayCard(31)]


def test_a_wrong_drop_is_refused_at_once(evenings: list[Evening]) -> None:
    at = sat_down(evenings, two_cards(), CONFIRMING)
    at.felt.acted.emit(Drop(card(58), row(4)))
    assert at.status.startswith("Not possible:")
    assert at.match.asked == []


def test_a_row_to_take_is_clicked_and_then_taken(evenings: list[Evening]) -> None:
    story = table("20 25 | 30 | 40 | 50", seats=2, hands={0: "3 60 71", 1: "61 70 98"})
    at = played_down_to_the_rows(sat_down(evenings, story, CONFIRMING))
    at.felt.acted.emit(TapZone(row(3)))
    assert at.action.text == "Take row 3"
    assert at.match.asked == [PlayCard(3)]
    at.presenter.confirm()
    assert at.match.asked[-1] == TakeRow(2)


def test_keys_play_as_before(evenings: list[Evening]) -> None:
    at = sat_down(evenings, two_cards(), CONFIRMING)
    at.presenter.walk(1)
    at.presenter.confirm()
    assert at.match.asked == [PlayCard(31)]


# ---------------------------------------------------------------- what is no choice


def test_the_last_card_plays_itself(evenings: list[Evening], qtbot: QtBot) -> None:
    at = sat_down(evenings, table(MOCK_ROWS, seats=2, hands={0: "58", 1: "60"}), HURRIED)
    qtbot.waitUntil(lambda: at.match.asked == [PlayCard(58)])


def test_a_choice_is_left_to_the_player(evenings: list[Evening]) -> None:
    at = sat_down(evenings, two_cards(), HURRIED)
    assert forced(seen_at(at), "hand", in_hand=2, is_shared=False) is None
    assert forced(seen_at(at), "hand", in_hand=1, is_shared=False) is None, "one card is shown, but there are two moves"


def test_moves_held_after_a_take_back_go_on_with_the_next_own_move(qtbot: QtBot) -> None:
    room = QObject()
    moves = ForcedMoves(room)
    played: list[object] = []
    moves.due.connect(played.append)
    moves.consider("58", breath_ms=0)
    moves.hold()
    moves.consider("58", breath_ms=0)
    with qtbot.waitSignal(canary(room).timeout):
        pass
    assert played == []
    moves.release()
    moves.consider("58", breath_ms=0)
    qtbot.waitUntil(lambda: played == ["58"])


def test_a_move_that_is_no_longer_forced_is_not_played(qtbot: QtBot) -> None:
    room = QObject()
    moves = ForcedMoves(room)
    played: list[object] = []
    moves.due.connect(played.append)
    moves.consider("58", breath_ms=0)
    moves.consider(None)
    with qtbot.waitSignal(canary(room).timeout):
        pass
    assert played == []


def test_a_card_taken_back_is_held(evenings: list[Evening], qtbot: QtBot) -> None:
    at = sat_down(evenings, table(MOCK_ROWS, seats=2, hands={0: "58", 1: "60"}), HURRIED)
    qtbot.waitUntil(lambda: at.match.asked == [PlayCard(58)])
    at.match.answer()
    at.felt.settle_all()
    at.presenter.take_back()
    at.match.answer()
    at.felt.settle_all()
    assert at.presenter.stage == "hand"
    at.presenter.walk(1)
    at.presenter.confirm()
    assert at.match.asked == [PlayCard(58), "take back", PlayCard(58)]


def test_the_only_row_that_is_not_blocked_is_taken(evenings: list[Evening], qtbot: QtBot) -> None:
    story = party("20 25 block | 30 block | 40 block | 50", {1: "block"}).trick(A=3, B=61)
    at = sat_down(evenings, story, HURRIED)
    assert at.presenter.stage == "rows"
    qtbot.waitUntil(lambda: at.match.asked == [TakeRow(3)])


# ---------------------------------------------------------------- what is never asked


def none_serves() -> Table:
    """Replace needs a card in hand: with none left the only answer is no, and only its owner knows why."""
    return party("1 2 3 4 5 | 20 22 | 30 31 | 60", {0: "replace"}, hands={0: "61", 1: "104"}).trick(A=61, B=104)


def test_where_no_special_card_serves_none_is_played_without_asking(evenings: list[Evening], qtbot: QtBot) -> None:
    at = sat_down(evenings, none_serves(), PlayPreferences())
    assert at.presenter.stage == "option"
    assert at.status == "Your turn: your 61 is placed now, and no special card serves. 0 plays without."
    qtbot.waitUntil(lambda: at.match.asked == [PlayNoSpecial()])


def test_whoever_wants_to_look_closer_first_answers_by_hand(evenings: list[Evening], qtbot: QtBot) -> None:
    at = sat_down(evenings, none_serves(), PlayPreferences())
    at.presenter.walk(1)
    with qtbot.waitSignal(canary(at.presenter, READING_MS + 100).timeout):
        pass
    assert at.match.asked == []
    at.presenter.type_digit(0)
    assert at.match.asked == [PlayNoSpecial()]


def test_a_question_with_two_answers_is_asked() -> None:
    story = party("1 2 3 4 5 | 20 22 | 30 31 | 60", {0: "block"}, hands={0: "61 70", 1: "104 98"}).trick(A=61, B=104)
    seen = PEGA6.observe(story.state, 0)
    action = Pega6Board().action(seen, NOTHING.intent)
    assert needless(seen, action, is_shared=False) is None


def test_people_at_one_screen_are_always_asked() -> None:
    """Otherwise everybody would see who holds no special card that serves: the curtain would not open."""
    seen = PEGA6.observe(none_serves().state, 0)
    action = Pega6Board().action(seen, NOTHING.intent)
    assert len(seen.legal) == 1
    assert needless(seen, action, is_shared=True) is None
    assert needless(seen, action, is_shared=False) == PlayNoSpecial()
    assert forced(seen, "option", in_hand=0, is_shared=False) is None, (
        "the habit of forced moves must not tell it either"
    )


@pytest.mark.parametrize("is_shared", [False, True])
def test_without_chips_the_card_is_taken_by_itself_where_nobody_else_could_tell(*, is_shared: bool) -> None:
    seen = no_thanks.GAME.observe(no_thanks.table((), (), (), active=30, chips=(0, 8, 8)).state, 0)
    assert forced(seen, "offer", in_hand=0, is_shared=is_shared) == (None if is_shared else Take())
    richer = no_thanks.GAME.observe(no_thanks.table((), (), (), active=30, chips=(1, 8, 8)).state, 0)
    assert forced(richer, "offer", in_hand=0, is_shared=is_shared) is None


@pytest.mark.parametrize("is_shared", [False, True])
def test_a_number_that_fits_nowhere_is_passed_by_itself(*, is_shared: bool) -> None:
    sheet = qwixx.sheet(red="3", yellow="3")
    nowhere = qwixx.table("mark", sheets={0: sheet}, pile="B2 R9").state
    seen = qwixx.QWIXX.observe(nowhere, 0)
    assert seen.legal == (CrossNothing(),)
    assert forced(seen, "gather", in_hand=5, is_shared=is_shared) == CrossNothing()
