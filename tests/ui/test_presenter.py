"""A match at the table: the presenter between a match on paper and a felt without pixels."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtTest import QSignalSpy

from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.pega6.events import CardChosen
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.play.presenter import Presenter
from pega6_desktop.ui.table.turns.acts import Aim, Drop, LetGo, Press, Tap, TapZone
from pega6_desktop.ui.table.view import ActionView, CardKey, ExtraFace, OwnFace, StatusView, ZoneId
from pega6_desktop.ui.words.messages import KeyHint
from tests.builders import PEGA6, A, B, C, Table, table
from tests.ui.boards.desk import seats
from tests.ui.fakes import PaperFelt, PaperMatch
from tests.ui.table.lying import plate_of

pytestmark = pytest.mark.usefixtures("english")


def card(number: int) -> CardKey:
    return ("card", number)


def row(number: int) -> ZoneId:
    return ("row", number - 1)


class Evening:
    """A presenter with everything around it, and what it said."""

    def __init__(self, story: Table, *, players: int, viewer: int | None = 0) -> None:
        self.match = PaperMatch(story, seats(players), viewer)
        self.felt = PaperFelt()
        self.models = TableModels()
        self.presenter = Presenter(self.match, {"pega6": Pega6Board()}, self.models, self.felt)
        self.said: list[StatusView] = []
        self.named: list[ActionView] = []
        self.hinted: list[tuple[KeyHint, ...]] = []
        self.presenter.prompt.keys_changed.connect(self.hinted.append)
        self.gates: list[tuple[str, Observation]] = []
        self.presenter.prompt.status_changed.connect(self.said.append)
        self.presenter.prompt.action_changed.connect(self.named.append)
        self.presenter.gate.connect(lambda kind, seen: self.gates.append((kind, seen)))
        self.match.open()
        self.felt.settle()

    @property
    def status(self) -> str:
        return f"{self.said[-1].lead} {self.said[-1].text}"

    @property
    def action(self) -> ActionView:
        return self.named[-1]

    @property
    def keys(self) -> list[str]:
        """The key hints: the keys, then what they do."""
        return [" ".join((*hint.keys, hint.word)) for hint in self.hinted[-1]]

    @property
    def log(self) -> list[str]:
        return [line.text for line in self.models.log.items]

    @property
    def moves(self) -> list[str]:
        return [move.name for move in self.models.moves.items]

    @property
    def hand(self) -> list[int | str | ExtraFace | OwnFace]:
        return [view.face for view in self.models.hand.items]

    def everybody_else_plays(self, **cards: int) -> None:
        """Ana, Bia ... lay these cards; then everything settles."""
        for name, number in cards.items():
            self.match.play("_ABCDEFGH".index(name[0]), number)
        self.felt.settle_all()


SitDown = Callable[..., Evening]

MOCK_ROWS = "8 15 22 27 30 | 41 44 50 | 66 68 | 89 95 97 101"


@pytest.fixture
def sit_down(qapp: QCoreApplication) -> Iterator[SitDown]:
    """Begins evenings and ends them."""
    begun: list[Evening] = []

    def begin(story: Table, *, players: int, viewer: int | None = 0) -> Evening:
        begun.append(Evening(story, players=players, viewer=viewer))
        return begun[-1]

    yield begin
    for at in begun:
        at.presenter.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def evening(sit_down: SitDown) -> Evening:
    """You, Ana (1) and Bia (2); your hand is 4, 31, 58 and 72."""
    story = table(MOCK_ROWS, seats=3, hands={0: "4 31 58 72", 1: "51 60 61 99", 2: "69 70 71 102"})
    return sit_down(story, players=3)


@pytest.fixture
def low(sit_down: SitDown) -> Evening:
    """You and Ana; your 3 is lower than every row."""
    return sit_down(table("20 25 | 30 | 40 | 50", seats=2, hands={0: "3 60 71", 1: "61 70 98"}), players=2)


def played_down_to_the_rows(low: Evening) -> Evening:
    """Both have chosen, your 3 waits for a row."""
    low.presenter.walk(1)
    low.presenter.confirm()
    low.match.answer()
    low.match.play(B, 61)
    low.felt.settle_all()
    return low


# ---------------------------------------------------------------- opening


def test_a_match_that_goes_on_says_where_it_is_and_asks_for_a_card(evening: Evening) -> None:
    assert evening.log == ["The match goes on: Base game · Round 1, Trick 1 of 10."]
    assert evening.status == "Your turn: choose a card from your hand."
    assert evening.action == ActionView("Choose a card", is_enabled=False)
    assert evening.hand == [4, 31, 58, 72]
    assert evening.felt.liftable == (card(4), card(31), card(58), card(72))
    assert evening.moves[1] == "Play the 31: it takes the full row 1, 12 heads"


def test_another_match_forgets_the_last_one(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.match.play(B, 51)
    evening.match.epoch = 2
    evening.match.state = table("1 | 2 | 3 | 5", seats=3, hands={0: "90 91", 1: "92 93", 2: "94 95"}).state
    evening.match.open()
    evening.felt.settle_all()
    assert evening.hand == [90, 91]
    assert evening.felt.lifted is None
    assert len(evening.log) == 1
    assert evening.models.view.others[0].state == "choosing"


def test_nothing_reaches_a_match_that_is_not_on_the_table_yet(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.match.epoch = 2
    evening.presenter.confirm()
    evening.presenter.submit_move(PlayCard(4))
    evening.felt.acted.emit(Drop(card(58), row(2)))
    evening.presenter.take_back()
    assert evening.match.asked == []
    evening.match.open()
    evening.felt.settle_all()
    evening.presenter.walk(1)
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(4)]


def test_messages_of_an_earlier_match_are_ignored(evening: Evening) -> None:
    evening.match.happen((CardChosen(B, 51),), epoch=0)
    evening.match.epoch = 0
    evening.match.think(1)
    evening.match.stumble(B)
    evening.match.reject("match_over")
    assert [seat.state for seat in evening.models.view.others] == ["choosing", "choosing"]
    assert evening.status == "Your turn: choose a card from your hand."
    assert len(evening.log) == 1


# ---------------------------------------------------------------- playing a card, three ways


def test_the_keyboard_lifts_aims_and_plays(evening: Evening) -> None:
    for _ in range(3):
        evening.presenter.walk(1)
    assert evening.felt.lifted == evening.felt.focus == card(58)
    assert [target.zone for target in evening.felt.lit] == [row(2)]
    assert evening.status.startswith("Your turn: the 58 goes to row 2, after the 50 (difference 8)")
    assert evening.action == ActionView("Play the 58", is_enabled=True)
    evening.presenter.type_digit(2)
    assert evening.felt.aimed == row(2)
    assert evening.action == ActionView("Play on 2", is_enabled=True)
    assert evening.match.asked == []
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(58)]


def test_click_then_click_plays(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Tap(card(58)))
    assert evening.felt.lifted == card(58)
    assert evening.felt.focus is None
    evening.felt.acted.emit(TapZone(row(2)))
    assert evening.match.asked == [PlayCard(58)]


def test_dragging_plays_and_the_card_stays_where_it_was_dropped_until_the_answer(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Aim(row(1)))
    assert evening.status == "Your turn: the 58 does not go to row 1. The smallest difference decides: row 2."
    evening.felt.acted.emit(Aim(row(2)))
    evening.felt.acted.emit(Drop(card(58), row(2)))
    assert evening.match.asked == [PlayCard(58)]
    assert None not in evening.felt.lifts
    evening.match.answer()
    assert evening.felt.shown[-1] == "choose"
    evening.felt.settle_all()
    assert evening.felt.lifts[-1] is None


def test_a_move_from_an_item_view_is_played(evening: Evening) -> None:
    evening.presenter.submit_move(evening.models.moves.items[2].move)
    assert evening.match.asked == [PlayCard(58)]
    assert evening.moves == []
    evening.match.answer()
    assert evening.hand == [4, 31, 72]


def test_a_drop_on_nothing_lets_go(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), None))
    assert evening.match.asked == []
    assert evening.felt.lifted is None
    assert evening.felt.refused == []
    assert evening.felt.lit == ()
    assert evening.status == "Your turn: choose a card from your hand."


def test_a_low_card_books_no_row_before_the_reveal(evening: Evening) -> None:
    evening.presenter.walk(1)
    assert evening.felt.lit == ()
    evening.presenter.type_digit(3)
    assert (evening.felt.aimed, evening.felt.lifted) == (None, card(4))
    assert evening.status == "One moment: the row is chosen after the cards turn up. Enter plays the card."
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(4)]


def test_a_low_card_is_played_wherever_it_is_dropped(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(4)))
    assert evening.felt.lit == ()
    evening.felt.acted.emit(Drop(card(4), row(3)))
    assert evening.match.asked == [PlayCard(4)]


# ---------------------------------------------------------------- refusals


def test_a_refused_drop_says_why_and_enter_plays_the_card_where_it_belongs(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(1)))
    assert evening.match.asked == []
    assert evening.felt.refused == [
        (card(58), row(1), "the 58 does not go to row 1. The smallest difference decides: row 2.")
    ]
    assert evening.said[-1] == StatusView("Not possible:", evening.felt.refused[0][2], "refused", "P6-B-07")
    assert evening.action == ActionView("Play on 2", is_enabled=True)
    assert evening.felt.lifts[-1] == card(58)
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(58)]


def test_a_refused_digit_shakes_and_the_right_one_aims(evening: Evening) -> None:
    for _ in range(3):
        evening.presenter.walk(1)
    evening.presenter.type_digit(4)
    assert evening.felt.refused[-1][:2] == (card(58), row(4))
    assert evening.felt.focus == card(58)
    evening.presenter.type_digit(2)
    assert evening.felt.aimed == row(2)
    assert evening.felt.bubble == ""


def test_escape_has_understood_a_refusal(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(1)))
    assert evening.felt.bubble == "The smallest difference decides"
    evening.presenter.let_go()
    assert evening.felt.bubble == ""
    assert evening.felt.lifted is None
    evening.presenter.confirm()
    assert evening.match.asked == []
    assert evening.status == "One moment: choose a card first (arrows or mouse)."


def test_a_refusal_stands_until_the_player_acts_however_long_that_takes(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(1)))
    assert not [timer for timer in evening.presenter.findChildren(QTimer) if timer.isActive()]
    evening.match.play(B, 51)
    evening.felt.settle_all()
    evening.match.think(2)
    evening.felt.settle_all()
    assert evening.status.startswith("Not possible: ")
    assert evening.felt.bubble == "The smallest difference decides"
    assert evening.action.is_enabled
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(58)]


@pytest.mark.parametrize(
    "act",
    [
        lambda at: at.presenter.skip(),
        lambda at: at.presenter.type_digit(0),
        lambda at: at.presenter.let_go(),
        lambda at: at.felt.acted.emit(LetGo()),
        lambda at: at.felt.acted.emit(Press(card(4))),
    ],
    ids=["Space", "0", "Esc", "a click on nothing", "another card"],
)
def test_whatever_the_player_does_takes_a_refusal_away(evening: Evening, act: Callable[[Evening], None]) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(1)))
    act(evening)
    assert not evening.status.startswith("Not possible: ")
    assert evening.felt.bubble == ""


def test_escape_closes_the_answer_and_nothing_else(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Tap(card(58)))
    evening.presenter.ask_why()
    assert evening.felt.bubble == "The smallest difference decides"
    evening.presenter.let_go()
    assert (evening.felt.bubble, evening.felt.lifted) == ("", card(58))
    evening.presenter.let_go()
    assert evening.felt.lifted is None


def test_asking_why_after_a_refusal_lifts_the_card_and_shows_all_sums(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(1)))
    evening.presenter.ask_why()
    assert evening.felt.bubble == "The smallest difference decides"
    assert evening.felt.lifted == card(58)
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(58)]


def test_a_command_the_rules_refuse_is_told_with_its_reason(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.reject("card_not_in_hand", "P6-B-04", (("card", 4),))
    assert evening.said[-1] == StatusView("Not possible:", "this card is not in your hand.", "refused", "P6-B-04")
    assert evening.felt.refused[-1][0] == card(4)


def test_a_command_that_came_too_late_is_resynced_without_a_word(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(2)))
    evening.match.reject("stale", is_stale=True)
    assert evening.felt.refused == []
    assert evening.felt.lifts[-1] is None
    assert evening.status == "Your turn: choose a card from your hand."


def test_after_a_stale_command_the_table_is_shown_as_it_is(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.steps((CardChosen(B, 51),))
    evening.match.reject("stale", is_stale=True)
    assert evening.felt.shown[-1] == "at once"
    assert evening.models.view.others[0].state == "chosen"


# ---------------------------------------------------------------- the keys of the moment


def test_the_hints_name_the_keys_of_the_moment(evening: Evening) -> None:
    assert evening.keys == ["← → card", "Enter play", "Z undo"]
    evening.presenter.walk(-1)
    assert evening.keys == ["1  4 row", "Enter play", "Esc let go", "? why?"]
    evening.presenter.confirm()
    evening.match.answer()
    evening.felt.settle_all()
    assert evening.keys == ["Z undo", "? why?"]


def test_after_a_refusal_the_hints_lead_to_the_right_row(evening: Evening) -> None:
    evening.felt.acted.emit(Press(card(58)))
    evening.felt.acted.emit(Drop(card(58), row(1)))
    assert evening.keys == ["? why?", "Esc got it", "Enter right row"]
    evening.presenter.let_go()
    assert evening.keys == ["← → card", "Enter play", "Z undo"]


def test_a_refusal_without_a_right_place_can_only_be_understood(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    at.felt.acted.emit(Tap(card(60)))
    assert at.keys == ["Esc got it"]


def test_nothing_is_to_be_undone_once_all_cards_are_turned_up(sit_down: SitDown) -> None:
    at = sit_down(table("20 25 | 30 | 40 | 50", seats=2, hands={0: "60 71", 1: "3 61"}), players=2)
    at.presenter.walk(1)
    at.presenter.confirm()
    at.match.answer()
    at.everybody_else_plays(A=3)
    assert at.status.startswith("Ana's turn:")
    assert at.keys == ["? why?"]


# ---------------------------------------------------------------- at the wrong moment


def test_field_report_79_one_act_however_often_it_is_asked(evening: Evening) -> None:
    evening.presenter.walk(1)
    for _ in range(5):
        evening.presenter.confirm()
    evening.felt.acted.emit(Drop(card(58), row(2)))
    evening.presenter.submit_move(PlayCard(72))
    assert evening.match.asked == [PlayCard(4)]
    assert evening.status == "One moment: your move is on its way."


def test_a_held_enter_never_plays_into_the_next_trick(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    for _ in range(3):
        evening.presenter.confirm()
    evening.everybody_else_plays(A=51, B=69)
    for _ in range(3):
        evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(72)]
    assert evening.status == "One moment: choose a card first (arrows or mouse)."


def test_what_others_choose_does_not_answer_the_own_command(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.play(B, 51)
    evening.presenter.walk(1)
    evening.presenter.confirm()
    assert evening.match.asked == [PlayCard(4)]
    evening.match.answer()
    evening.presenter.walk(1)
    assert evening.felt.lifted is None
    evening.felt.settle_all()
    assert evening.hand == [31, 58, 72]


def test_while_cards_move_input_is_absorbed_with_a_word_and_not_kept(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.match.play(B, 51)
    evening.match.play(C, 69)
    while evening.felt.shown[-1] != "reveal":
        evening.felt.settle()
    evening.presenter.walk(1)
    assert evening.status == "One moment: the cards are still moving. Space skips."
    evening.presenter.confirm()
    evening.felt.acted.emit(Drop(card(58), row(2)))
    evening.felt.settle_all()
    assert evening.felt.lifted is None
    assert evening.match.asked == [PlayCard(72)]
    assert evening.status == "Your turn: choose a card from your hand."


def test_the_player_goes_on_choosing_while_others_lay_their_cards(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.match.play(B, 51)
    assert evening.felt.is_running
    evening.presenter.walk(1)
    assert evening.felt.lifted == card(31)
    evening.felt.settle_all()
    assert evening.felt.lifted == card(31)
    assert evening.status.startswith("Your turn: the 31 takes row 1")


def test_after_choosing_another_card_is_refused_with_the_way_out(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.felt.settle_all()
    evening.felt.acted.emit(Tap(card(58)))
    assert evening.status == "Not possible: your 4 already lies face down. Z takes it back."
    evening.presenter.walk(1)
    assert evening.felt.lifted is None


def test_a_card_that_is_not_offered_is_not_sent(evening: Evening) -> None:
    evening.presenter.submit_move(PlayCard(60))
    assert evening.match.asked == []
    assert evening.status == "One moment: this move is not possible any more."


# ---------------------------------------------------------------- taking back


def test_the_choice_comes_back_while_others_think(evening: Evening) -> None:
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.felt.settle_all()
    assert evening.status == "Waiting: Ana and Bia are still choosing. Z takes your 4 back."
    assert evening.action == ActionView("Please wait", is_enabled=False)
    evening.presenter.take_back()
    assert evening.match.asked[-1] == "take back"
    evening.match.answer()
    evening.felt.settle_all()
    assert evening.hand == [4, 31, 58, 72]
    assert evening.status == "Your turn: choose a card from your hand."


def test_field_report_14_choosing_again_and_again_loses_no_card(evening: Evening) -> None:
    for _ in range(3):
        evening.presenter.walk(1)
        evening.presenter.confirm()
        evening.match.answer()
        evening.felt.settle_all()
        assert len(evening.hand) == 3
        evening.presenter.take_back()
        evening.match.answer()
        evening.felt.settle_all()
        assert evening.hand == [4, 31, 58, 72]


def test_field_report_23_nothing_is_taken_back_after_the_reveal(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    before = (at.models.hand.items, at.models.rows.items)
    at.presenter.take_back()
    at.match.answer()
    assert at.status == "One moment: there is nothing to undo."
    assert (at.models.hand.items, at.models.rows.items) == before


WARNING = (
    "One moment: those cards have been seen. Z again goes back all the same; from then on the match counts as assisted."
)


def warned(low: Evening) -> Evening:
    at = played_down_to_the_rows(low)
    at.presenter.take_back()
    at.match.reject("past_reveal", "P6-B-04")
    assert at.status == WARNING
    return at


def test_going_back_past_a_reveal_is_warned_of_and_done_on_the_second_wish(low: Evening) -> None:
    at = warned(low)
    assert at.match.asked[-1] == "take back"
    at.presenter.take_back()
    assert at.match.asked[-1] == "take back at any price"


@pytest.mark.parametrize("act", ["let_go", "ask_why", "redo"])
def test_whatever_else_is_done_after_the_warning_takes_the_consent_back(low: Evening, act: str) -> None:
    at = warned(low)
    getattr(at.presenter, act)()
    if act == "redo":
        at.match.reject("nothing_to_redo")
        assert at.status == "One moment: there is nothing to redo."
    at.presenter.take_back()
    assert at.match.asked[-1] == "take back"


def test_the_table_stands_where_the_match_was_taken_back_to_and_the_log_tells_it(evening: Evening) -> None:
    before = evening.models.hand.items
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.felt.settle()
    assert evening.models.hand.items != before
    evening.match.go_back()
    evening.felt.settle()
    assert evening.models.hand.items == before
    assert evening.models.log.items[-1].text == "Move undone."
    assert evening.presenter.stage == "hand"
    evening.presenter.redo()
    assert evening.match.asked[-1] == "redo"


def test_taking_back_too_late_is_refused_with_the_rule(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.match.play(B, 51)
    evening.match.play(C, 69)
    evening.presenter.take_back()
    evening.match.answer()
    assert evening.status == "Not possible: a card can be taken back only until all cards are turned up."


# ---------------------------------------------------------------- a row to take


def test_a_low_card_asks_for_a_row_by_keyboard(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    assert len(at.felt.lit) == 4
    assert at.felt.ringed == row(2)
    why = "Your turn: your 3 is lower than all: choose the row you take. Here: "
    assert at.status == f"{why}row 2, 3 heads (1 card)."
    at.presenter.let_go()
    assert at.status == "Your turn: your 3 is lower than every row. Choose the row you take."
    at.presenter.confirm()
    assert at.status == "One moment: choose a row first (number or mouse)."
    at.presenter.type_digit(1)
    assert at.felt.ringed == row(1)
    assert at.status == f"{why}row 1, 5 heads (2 cards)."
    assert at.action == ActionView("Take row 1", is_enabled=True)
    at.presenter.walk(1)
    at.presenter.walk(-1)
    at.presenter.confirm()
    assert at.match.asked[-1] == TakeRow(0)


def test_enter_takes_a_row_that_costs_least(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    at.presenter.confirm()
    assert at.match.asked[-1] == TakeRow(1)


def test_a_low_card_takes_the_row_that_is_tapped(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    at.felt.acted.emit(TapZone(row(4)))
    assert at.match.asked[-1] == TakeRow(3)
    at.match.answer()
    at.felt.settle_all()
    assert plate_of(at.models.view.own).points == 3
    assert "You took 1 card from row 4: 3 heads (your card was too low)." in at.log


def test_a_hand_card_does_not_answer_for_the_low_card(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    at.felt.acted.emit(Tap(card(60)))
    assert at.status == "Not possible: first choose the row that your 3 takes."
    at.presenter.type_digit(8)
    assert at.status == "Not possible: there is no such row: they count from 1 to 4."
    assert at.match.asked == [PlayCard(3)]


def test_rows_can_be_taken_in_the_item_views(low: Evening) -> None:
    at = played_down_to_the_rows(low)
    assert at.moves[0] == "Take row 1: 2 cards, 5 heads"
    at.presenter.submit_move(at.models.moves.items[1].move)
    assert at.match.asked[-1] == TakeRow(1)


# ---------------------------------------------------------------- motion


def test_a_trick_is_played_step_by_step_as_the_felt_settles(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.match.play(B, 51)
    evening.match.play(C, 69)
    assert evening.felt.shown[-1] == "choose"
    evening.felt.settle_all()
    assert evening.felt.shown[1:] == ["choose", "choose", "choose", "reveal", "beat", "place", "place", "place"]
    assert [line for line in evening.log if "went to" in line] == [
        "Ana's 51 went to row 2, place 4.",
        "Bia's 69 went to row 3, place 3.",
        "Your 72 went to row 3, place 4.",
    ]


def test_space_ends_what_runs_and_space_again_brings_everything_to_its_end(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.match.play(B, 51)
    evening.match.play(C, 69)
    while evening.felt.shown[-1] != "reveal":
        evening.felt.settle()
    evening.presenter.skip()
    evening.felt.settle()
    assert evening.felt.shown[-2:] == ["reveal", "beat"]
    evening.presenter.skip()
    assert evening.felt.finishes == 2
    evening.felt.settle_all()
    assert evening.felt.shown[-2:] == ["beat", "at once"]
    assert evening.log[-1] == "Your 72 went to row 3, place 4."
    evening.match.play(B, 60)
    assert evening.felt.shown[-1] == "choose"


def test_space_turns_the_cards_up_at_once_when_all_have_chosen(evening: Evening) -> None:
    for seat, number in ((A, 72), (B, 51), (C, 69)):
        chosen, *_ = PEGA6.decide(evening.match.state, seat, PlayCard(number))
        evening.presenter.skip()
        assert "hasten" not in evening.match.asked
        evening.match.happen((chosen,))
        evening.felt.settle_all()
    evening.presenter.skip()
    evening.felt.acted.emit(TapZone(row(1)))
    assert evening.match.asked == ["hasten", "hasten"]


def test_where_nothing_travels_who_took_what_is_read_before_your_turn_until_you_move_on(sit_down: SitDown) -> None:
    story = table(MOCK_ROWS, seats=3, hands={0: "4 58 72", 1: "31 60 61", 2: "69 70 71"})
    evening = sit_down(story, players=3)
    evening.felt.is_still = True
    for seat, number in ((A, 58), (B, 31), (C, 69)):
        evening.match.play(seat, number)
    evening.felt.settle_all()
    assert evening.status == "Ana takes row 1: 12 heads. Your turn: choose a card from your hand."
    evening.presenter.walk(1)
    assert evening.status.startswith("Your turn: the 4 is lower")
    evening.presenter.let_go()
    assert evening.status.startswith("Ana takes row 1")
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.reject("nothing_to_redo")
    assert not evening.status.startswith("Ana takes row 1")


def test_what_has_happened_unseen_follows_the_language(sit_down: SitDown, translations: Translations) -> None:
    story = table(MOCK_ROWS, seats=3, hands={0: "4 58 72", 1: "31 60 61", 2: "69 70 71"})
    evening = sit_down(story, players=3)
    evening.felt.is_still = True
    for seat, number in ((A, 58), (B, 31), (C, 69)):
        evening.match.play(seat, number)
    evening.felt.settle_all()
    translations.use("pt_BR")
    evening.presenter.retranslate()
    assert evening.status == "Ana leva a fileira 1: 12 cabeças. Sua vez: escolha uma carta da sua mão."


def test_what_is_happening_follows_the_language_while_it_happens(evening: Evening, translations: Translations) -> None:
    for seat, number in ((A, 72), (B, 51), (C, 69)):
        evening.match.play(seat, number)
    while evening.felt.shown[-1] != "place":
        evening.felt.settle()
    assert evening.status == "Ana: the 51 goes to row 2."
    translations.use("pt_BR")
    evening.presenter.retranslate()
    assert evening.status == "Ana: o 51 vai para a fileira 2."


def test_where_nothing_travels_a_trick_is_told_in_full_and_shown_once(evening: Evening) -> None:
    evening.felt.is_still = True
    heard: list[str] = []
    evening.presenter.sounded.connect(heard.append)
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.match.play(B, 51)
    evening.match.play(C, 69)
    evening.felt.settle_all()
    assert evening.felt.shown[1:] == ["choose", "place"]
    assert [line for line in evening.log if "went to" in line] == [
        "Ana's 51 went to row 2, place 4.",
        "Bia's 69 went to row 3, place 3.",
        "Your 72 went to row 3, place 4.",
    ]
    assert evening.models.view.subtitle == "Trick 2 of 10"
    assert heard.count("snap") == 3


def test_where_nothing_travels_the_table_still_waits_at_a_gate(last_trick: Evening) -> None:
    last_trick.felt.is_still = True
    play_the_last_trick(last_trick)
    assert [kind for kind, _ in last_trick.gates] == ["round"]
    assert last_trick.models.view.subtitle == "End of round 1"
    last_trick.presenter.go_on()
    last_trick.felt.settle_all()
    assert last_trick.models.view.title == "Base game · Round 2"


def test_a_felt_that_lags_behind_shows_only_the_last_trick_at_leisure(sit_down: SitDown) -> None:
    story = table("10 | 20 | 30 | 40", seats=2, hands={0: "41 42 43 99", 1: "51 52 53 98"})
    spectator = sit_down(story, players=2, viewer=None)
    for first, second in ((41, 51), (42, 52), (43, 53)):
        spectator.match.play(A, first)
        spectator.match.play(B, second)
    spectator.felt.settle_all()
    assert spectator.felt.shown[-4:] == ["reveal", "beat", "place", "place"]
    assert spectator.felt.shown.count("reveal") == 1
    assert spectator.models.view.subtitle == "Trick 4 of 10"


def test_a_felt_that_is_hidden_in_mid_step_goes_on_when_it_is_back(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.everybody_else_plays(A=51)
    evening.match.play(C, 69)
    evening.felt.turn(is_seen=False)
    shown = len(evening.felt.shown)
    QCoreApplication.processEvents()
    assert len(evening.felt.shown) == shown
    evening.felt.turn(is_seen=True)
    QCoreApplication.processEvents()
    evening.felt.settle_all()
    assert evening.models.view.subtitle == "Trick 2 of 10"
    assert evening.status == "Your turn: choose a card from your hand."


# ---------------------------------------------------------------- gates


@pytest.fixture
def last_trick(sit_down: SitDown) -> Evening:
    """You and Ana hold one card each."""
    return sit_down(table("10 | 20 | 30 | 40", seats=2, hands={0: "41", 1: "42"}, totals=(5, 9)), players=2)


def play_the_last_trick(at: Evening) -> None:
    at.presenter.walk(1)
    at.presenter.confirm()
    at.match.answer()
    at.match.play(B, 42)
    at.felt.settle_all()


def test_the_table_waits_at_the_end_of_a_round(last_trick: Evening) -> None:
    play_the_last_trick(last_trick)
    assert [kind for kind, _ in last_trick.gates] == ["round"]
    assert last_trick.gates[0][1].score.totals == (5, 9)
    assert last_trick.models.view.subtitle == "End of round 1"
    assert last_trick.hand == []
    last_trick.presenter.confirm()
    assert last_trick.status == "One moment: first look at the result."
    last_trick.presenter.go_on()
    last_trick.felt.settle_all()
    assert last_trick.models.view.title == "Base game · Round 2"
    assert len(last_trick.hand) == 10
    assert last_trick.status == "Your turn: choose a card from your hand."
    last_trick.presenter.go_on()
    assert len(last_trick.gates) == 1


def test_space_does_not_run_through_a_gate(last_trick: Evening) -> None:
    last_trick.presenter.walk(1)
    last_trick.presenter.confirm()
    last_trick.match.answer()
    last_trick.match.play(B, 42)
    last_trick.presenter.skip()
    last_trick.felt.settle_all()
    last_trick.presenter.skip()
    assert [kind for kind, _ in last_trick.gates] == ["round"]
    assert last_trick.models.view.subtitle == "End of round 1"


def test_the_end_of_the_match_is_one_gate_and_takes_no_more_moves(sit_down: SitDown) -> None:
    at = sit_down(table("10 | 20 | 30 | 40", seats=2, hands={0: "41", 1: "42"}, totals=(4, 70)), players=2)
    play_the_last_trick(at)
    assert [kind for kind, _ in at.gates] == ["match"]
    assert at.log[-1] == "End of the match: you won with 4 heads!"
    at.presenter.go_on()
    at.presenter.submit_move(PlayCard(41))
    assert at.match.asked == [PlayCard(41)]
    assert at.status == "One moment: first look at the result."


def test_a_match_that_is_over_opens_at_its_gate(sit_down: SitDown) -> None:
    story = table("10 | 20 | 30 | 40", seats=2, hands={0: "41", 1: "42"}, totals=(4, 70)).trick(A=41, B=42)
    at = sit_down(story, players=2)
    assert [kind for kind, _ in at.gates] == ["match"]


# ---------------------------------------------------------------- others


def test_seats_that_think_are_shown_and_named(evening: Evening) -> None:
    evening.match.think(2)
    assert [seat.state for seat in evening.models.view.others] == ["choosing", "thinking"]
    assert evening.felt.shown[-1] == "quiet"
    evening.match.think()
    evening.felt.settle_all()
    assert [seat.state for seat in evening.models.view.others] == ["choosing", "choosing"]


def test_field_report_13_a_bot_that_stumbles_is_told_and_the_game_goes_on(evening: Evening) -> None:
    evening.match.stumble(B)
    evening.match.play(B, 51)
    evening.felt.settle_all()
    assert evening.log[-1] == "Ana lost the thread; a legal move was played in their place."
    assert evening.models.log.items[-1].kind == "trouble"
    assert evening.models.view.others[0].state == "chosen"


def test_a_failure_is_passed_on_and_told(evening: Evening) -> None:
    failures = QSignalSpy(evening.presenter.failed)
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.fail()
    assert failures.count() == 1
    assert evening.log[-1] == "Something went wrong here. The match is saved up to the last move."


def test_before_the_first_match_keys_do_nothing_and_a_failure_is_passed_on(qapp: QCoreApplication) -> None:
    match, felt, models = PaperMatch(table(MOCK_ROWS, seats=2), seats(2)), PaperFelt(), TableModels()
    presenter = Presenter(match, {"pega6": Pega6Board()}, models, felt)
    failures = QSignalSpy(presenter.failed)
    presenter.confirm()
    presenter.retranslate()
    match.epoch = 7
    match.fail("unknown_level")
    assert (failures.count(), match.asked, felt.shown, models.log.rowCount()) == (1, [], [], 0)


def test_a_spectator_moves_nothing(sit_down: SitDown) -> None:
    at = sit_down(table(MOCK_ROWS, seats=2), players=2, viewer=None)
    at.presenter.walk(1)
    assert at.status == "Not possible: you are only watching this match."
    at.presenter.take_back()
    assert at.status == "One moment: there is nothing to undo."
    assert at.match.asked == []


# ---------------------------------------------------------------- why


def test_why_is_shown_for_the_lifted_card_and_for_the_pointed_one(evening: Evening) -> None:
    evening.felt.pointed = card(50)
    evening.presenter.ask_why()
    assert evening.felt.bubble == "It opened the row"
    evening.presenter.walk(1)
    assert evening.felt.bubble == ""
    evening.presenter.ask_why()
    assert evening.felt.bubble == "Lower than every row"
    assert evening.felt.lifted == card(4)


def test_a_face_down_card_of_others_explains_nothing(evening: Evening) -> None:
    evening.match.play(B, 51)
    evening.felt.settle_all()
    evening.felt.pointed = ("slot", B, 0)
    evening.presenter.ask_why()
    assert evening.felt.bubble == ""
    assert evening.status == "One moment: point at a card, then ask why."


def test_a_tap_on_a_placed_card_explains_it(evening: Evening) -> None:
    evening.felt.acted.emit(Tap(card(50)))
    assert evening.felt.bubble == "It opened the row"
    assert evening.felt.lifted is None


def test_an_answer_ends_when_it_is_no_longer_true_and_stays_while_it_is(evening: Evening) -> None:
    """Asked where the 72 would go: behind the 68, until Bia's 69 lies there. The 50 has opened its row for good."""
    for asked, answer in ((72, ""), (50, "It opened the row")):
        evening.felt.pointed = card(asked)
        evening.presenter.ask_why()
        assert evening.felt.bubble
        if asked == 72:
            evening.match.play(0, 58)
            evening.everybody_else_plays(Ana=51, Bia=69)
        else:
            evening.match.play(0, 31)
            evening.felt.settle_all()
        assert evening.felt.bubble == answer


# ---------------------------------------------------------------- words


def test_field_report_106_every_word_follows_the_language(evening: Evening, translations: Translations) -> None:
    evening.presenter.walk(1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.felt.settle_all()
    translations.use("pt_BR")
    evening.presenter.retranslate()
    assert evening.status == "Esperando: Ana e Bia ainda estão escolhendo. Z desfaz o seu 4."
    assert evening.log == ["A partida continua: Jogo base · Rodada 1, Jogada 1 de 10."]
    assert evening.models.rows.items[0].note == "cheia: a 6ª leva 12"
    evening.presenter.take_back()
    evening.match.answer()
    evening.felt.settle_all()
    assert evening.moves[0] == "Jogar o 4: menor que todas as fileiras, você leva uma"
    translations.use("en")
    evening.presenter.retranslate()
    assert evening.moves[0] == "Play the 4: lower than every row, you take one"
    assert evening.log == ["The match goes on: Base game · Round 1, Trick 1 of 10."]


def test_field_report_16_nothing_the_player_sees_or_hears_names_a_hidden_card(sit_down: SitDown) -> None:
    hidden = {77, 78, 79, 87, 88, 86}
    story = table("10 | 20 | 30 | 40", seats=3, hands={0: "41 42 43", 1: "77 78 79", 2: "86 87 88"})
    at = sit_down(story, players=3)
    at.match.play(B, 77)
    at.match.think(2)
    at.match.play(C, 88)
    at.felt.settle_all()
    words = set(spoken(at.models)) | {at.status, at.action.text} | {status.text for status in at.said}
    assert words
    assert not hidden & {int(number) for text in words for number in re.findall(r"\d+", text)}


def spoken(models: TableModels) -> Iterator[str]:
    """Every word of every model under every role, and every value as it would be printed."""
    for model in (models.rows, models.hand, models.seats, models.moves, models.log):
        for index in range(model.rowCount()):
            for role in (*range(32), *range(256, 260)):
                value = model.data(model.index(index), role)
                if value is not None:
                    yield repr(value)


def test_field_report_109_two_hundred_matches_leave_nothing_behind(evening: Evening) -> None:
    kept = len(evening.presenter.findChildren(QObject)), len(evening.models.findChildren(QObject))
    for number in range(200):
        evening.match.epoch = number + 2
        evening.match.open()
        evening.felt.settle_all()
        evening.presenter.walk(1)
    assert (len(evening.presenter.findChildren(QObject)), len(evening.models.findChildren(QObject))) == kept
    assert len(evening.log) == 1
    assert evening.models.moves.rowCount() == 4


def test_who_thinks_is_known_when_the_table_is_set_back_while_that_news_waits(evening: Evening) -> None:
    evening.presenter.walk(-1)
    evening.presenter.confirm()
    evening.match.answer()
    evening.match.think(2)
    evening.match.go_back()
    evening.felt.settle()
    assert [(seat.seat, seat.state) for seat in evening.models.view.others] == [(1, "choosing"), (2, "thinking")]
