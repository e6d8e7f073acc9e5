"""A turn: draw, the number for all, play; missed turns, the end and who has won (QX-11 to QX-30)."""

import pytest

from pega6_desktop.core.errors import IllegalMove, IllegalSetup, RuleBug
from pega6_desktop.games.qwixx_cards.cards import COLOURS
from pega6_desktop.games.qwixx_cards.events import MatchEnded, TurnMissed
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Play, play
from tests.games.qwixx_cards.story import QWIXX, A, B, cards, sheet, table, text_of

ONE_ROW = "2 3 4 5 6 12"

# ---------------------------------------------------------------- action 1


def test_drawn_cards_join_the_hand_and_the_places_are_filled_from_the_left() -> None:
    story = table("draw", hands={A: "R11 R12"}, display="R2 R3 R4 R6", pile="Y2 Y3 Y4 Y6 B5").draw(1, 3, 4)
    assert text_of(story.state.hands[A]) == "R2 R4 R6 R11 R12"
    assert story.state.display == cards("Y2 R3 Y3 Y4")
    assert text_of(story.state.pile) == "Y6 B5"
    assert story.kinds() == ["CardsDrawn", "DisplayRefilled", "NumberAnnounced"]
    assert QWIXX.to_act(story.state) == (A, B)


def test_a_pile_that_ends_with_the_refill_is_made_anew_at_once() -> None:
    story = table("draw", hands={A: "R11 R12 Y6 Y4"}, display="R2 R3 R4 R6", pile="Y2", discard="G7").draw(2)
    assert (text_of(story.state.pile), story.state.discard) == ("G7", ())
    assert story.kinds() == ["CardsDrawn", "DisplayRefilled", "PileReshuffled", "NumberAnnounced"]


def test_a_pile_that_ends_during_the_refill_is_made_anew_in_between() -> None:
    story = table("draw", hands={A: "R11 R12 Y6"}, display="R2 R3 R4 R6", pile="Y2", discard="G7 B7 Y7").draw(1, 2)
    assert story.kinds() == ["CardsDrawn", "DisplayRefilled", "PileReshuffled", "DisplayRefilled", "NumberAnnounced"]
    assert len(story.state.pile) == 2
    assert None not in story.state.display


@pytest.mark.parametrize(
    ("places", "code"),
    [((0,), "draw_count"), ((0, 1, 2), "draw_count"), ((0, 4), "no_such_place"), ((1, 0), "places_in_order")],
)
def test_only_as_many_as_are_needed_and_from_the_display(places: tuple[int, ...], code: str) -> None:
    story = table("draw", hands={A: "R11 R12 Y6"})
    assert story.refused(A, Draw(places)) == (code, "QX-13")


def test_nobody_else_draws_and_nobody_draws_later() -> None:
    assert table("draw").refused(B, Draw((0,))) == ("not_your_turn", "QX-13")
    assert table("mark").refused(A, Draw((0,))) == ("no_draw_due", "QX-13")
    assert table("draw").refused(-1, Draw((0,))) == ("no_such_seat", "")


# ---------------------------------------------------------------- action 2


def test_all_decide_in_secret_and_cross_together() -> None:
    story = table("mark", pile="B4 R7").mark("red")
    assert (story.row(A, "red"), story.state.chosen) == ((), (0, None))
    story.move(B, CrossNothing())
    assert (story.row(A, "red"), story.row(B, "red"), story.state.phase) == ((4,), (), "play")
    assert story.kinds() == ["MarkChosen", "MarksRevealed", "NumberCrossed"]
    assert text_of(story.state.pile) == "B4 R7"


def test_a_decision_may_be_taken_back_until_all_have_decided() -> None:
    story = table("mark", pile="B4 R7").mark("red")
    (back,) = QWIXX.retract(story.state, A)
    assert QWIXX.to_act(QWIXX.evolve(story.state, back)) == (A, B)
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        QWIXX.retract(story.state, B)
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        QWIXX.retract(table("play").state, A)


@pytest.mark.parametrize(
    ("row", "expected"),
    [("2 9", ("left_of_cross", "QX-06")), (ONE_ROW, ("row_completed", "QX-09")), ("2 3 4 5", ("", ""))],
)
def test_the_announced_number_goes_only_where_it_may(row: str, expected: tuple[str, str]) -> None:
    story = table("mark", pile="B7 R7", sheets={A: sheet(red=row)})
    if expected == ("", ""):
        assert CrossNumber(0) in QWIXX.legal_moves(story.state, A)
    else:
        assert story.refused(A, CrossNumber(0)) == expected
        assert CrossNumber(0) not in QWIXX.legal_moves(story.state, A)


def test_nobody_decides_twice_nor_in_a_fifth_row() -> None:
    story = table("mark", pile="B7 R7").mark("red")
    assert story.refused(A, CrossNothing()) == ("already_chosen", "QX-17")
    assert story.refused(B, CrossNumber(4)) == ("no_such_row", "QX-17")
    assert table("play").refused(A, CrossNothing()) == ("no_mark_due", "QX-17")


def test_two_rows_of_one_player_end_the_game_once_all_have_decided() -> None:
    done = sheet(red=ONE_ROW, yellow="2 3 4 5 6")
    story = table("mark", pile="G12 R7", sheets={A: sheet(red="2 3", missed=1), B: done}).mark("-", "yellow")
    assert (story.state.phase, story.state.sheets[A].missed) == ("over", 1)
    assert story.log[-1] == MatchEnded("rows", (B,), (3 - 5, 56), (B,))
    assert QWIXX.to_act(story.state) == ()
    assert story.refused(A, play(cards("R2"), 0)) == ("match_over", "QX-26")


# ---------------------------------------------------------------- action 3


def test_played_cards_are_crossed_from_left_to_right_and_leave_the_hand() -> None:
    story = table(hands={A: "G11 G9 G3 Y5 B7"}).play("G11 G9 G3", "green", 9, 11)
    assert story.row(A, "green") == (11, 9)
    assert text_of(story.state.hands[A]) == "Y5 B7"
    assert set(story.state.discard) == set(cards("G3 G9 G11"))
    assert story.kinds() == ["CardsPlayed", "NumberCrossed", "NumberCrossed", "CardsDiscarded", "TurnBegan"]
    assert (story.state.active, story.state.phase, story.state.number) == (B, "draw", 2)


@pytest.mark.parametrize(
    ("hand", "move", "expected"),
    [
        ("Y2 Y3 Y4 Y5 B9", Play((), 1), ("play_count", "QX-19")),
        ("Y2 Y3 Y4 Y5 B9", play(cards("Y2 Y3 Y4 Y5"), 1), ("play_count", "QX-19")),
        ("Y2 Y3 Y4 Y5 B9", play(cards("G2"), 2), ("card_not_in_hand", "QX-19")),
        ("Y2 Y3 Y4 Y5 B9", play(cards("Y2 B9"), 1), ("one_colour", "QX-19")),
        ("Y2 Y3 Y4 Y5 B9", play(cards("Y2"), 0), ("other_colour", "QX-32")),
        ("Y2 Y3 Y4 Y5 B9", Play(cards("Y2"), 4), ("no_such_row", "QX-19")),
        ("Y2 Y3 Y4 Y5 B9", Play(cards("Y3 Y2"), 1), ("cards_in_order", "QX-19")),
        ("Y2 Y3 Y4 Y5 B9", play(cards("Y2 Y4"), 1, (2, 3)), ("not_played", "QX-20")),
        ("Y2 Y3 Y4 Y5 B9", Play(cards("Y2 Y3"), 1, (3, 2)), ("numbers_in_order", "QX-20")),
        ("Y2 Y4 Y6 R2 B9", play(cards("Y2 Y4 Y6"), 1, (2, 6)), ("skipped_numbers", "QX-21")),
        ("R11 R12 Y4 Y5 B9", play(cards("R12"), 0, (12,)), ("five_crosses", "QX-07")),
    ],
)
def test_what_may_not_be_played(hand: str, move: Play, expected: tuple[str, str]) -> None:
    story = table(hands={A: hand}, sheets={A: sheet(red="2 3 4 5")})
    assert story.refused(A, move) == expected
    assert move not in QWIXX.legal_moves(story.state, A)


def test_the_fifth_cross_and_the_last_number_in_one_action() -> None:
    story = table(hands={A: "R11 R12 Y6 Y2 B9"}, sheets={A: sheet(red="2 3 4 5")}).play("R11 R12", "red", 11, 12)
    assert story.kinds()[3] == "RowCompleted"
    assert story.state.sheets[A].completed == (0,)


def test_a_joker_follows_the_colour_it_is_played_with_and_is_free_alone() -> None:
    story = table(hands={A: "J5 R6 Y6 Y2 B9"}, options={"jokers": True})
    assert story.refused(A, play(cards("J5 R6"), 3, (5,))) == ("joker_colour", "QX-32")
    legal = QWIXX.legal_moves(story.state, A)
    alone = {colour for row, colour in enumerate(COLOURS) if play(cards("J5"), row, (5,)) in legal}
    assert alone == set(COLOURS)
    assert story.play("J5 R6", "red", 5, 6).row(A, "red") == (5, 6)


def test_the_same_number_twice_is_one_cross() -> None:
    story = table(hands={A: "J6 R6 R8 Y2 B9"}, options={"jokers": True}).play("J6 R6 R8", "red", 6, 8)
    assert story.row(A, "red") == (6, 8)
    assert text_of(story.state.hands[A]) == "Y2 B9"


# ---------------------------------------------------------------- missed turns, the end


def test_who_crosses_nothing_in_the_whole_turn_misses_it() -> None:
    story = table("mark", pile="B7 R7", hands={A: "Y2 Y4 Y6 R2 B9"}).mark("-", "red").play("Y2", "yellow")
    assert (story.state.sheets[A].missed, story.state.sheets[B].missed) == (1, 0)
    assert TurnMissed(A, 1) in story.log


def test_a_cross_in_action_two_saves_the_turn() -> None:
    story = table("mark", pile="B7 R7", hands={A: "Y2 Y4 Y6 R2 B9"}).mark("blue", "-").play("Y2", "yellow")
    assert story.state.sheets[A].missed == 0


def test_a_cross_of_somebody_else_does_not() -> None:
    story = table("mark", pile="B7 R7", hands={A: "Y2 Y4 Y6 R2 B9"}).mark("-", "blue").play("Y2", "yellow")
    assert story.state.sheets[A].missed == 1


def test_the_fourth_missed_turn_ends_the_game() -> None:
    story = table(hands={A: "Y2 Y4 Y6 R2 B9"}, sheets={A: sheet(red="3 5 8 11", missed=3)}).play("Y2", "yellow")
    assert story.log[-1] == MatchEnded("missed", (A,), (-10, 0), (B,))
    outcome = QWIXX.outcome(story.state)
    assert outcome is not None
    assert outcome.places == (2, 1)


def test_two_rows_completed_by_playing_end_the_game_at_once() -> None:
    mine = sheet(blue="12 11 10 8", yellow=ONE_ROW)
    story = table(hands={A: "B2 B3 Y6 R2 R9"}, sheets={A: mine}).play("B2 B3", "blue", 3, 2)
    assert story.log[-1] == MatchEnded("rows", (A,), (56, 0), (A,))


def test_equal_totals_share_the_victory() -> None:
    mine, theirs = sheet(red="2 3 4", missed=3), sheet(blue="3", missed=3)
    story = table(hands={A: "Y2 Y4 Y6 R2 B9"}, sheets={A: mine, B: theirs}).play("Y2", "yellow")
    outcome = QWIXX.outcome(story.state)
    assert outcome is not None
    assert (outcome.winners, outcome.places, story.state.phase) == ((A, B), (1, 1), "over")


# ---------------------------------------------------------------- setup


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_cards_each_and_four_in_the_display(seats: int) -> None:
    empty = QWIXX.initial(QWIXX.setup("base", {}, seats, 7))
    (dealt,) = QWIXX.opening(empty)
    state = QWIXX.evolve(empty, dealt)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert (len(state.display), len(state.pile)) == (4, 40 - 4 * seats)
    assert QWIXX.to_act(state) == (state.first,)


def test_who_begins_is_drawn_by_lot() -> None:
    firsts = {QWIXX.opening(QWIXX.initial(QWIXX.setup("base", {}, 3, seed)))[0].first for seed in range(30)}
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(("variant", "seats"), [("base", 1), ("base", 6), ("dice", 3)])
def test_what_cannot_be_played_is_refused(variant: str, seats: int) -> None:
    with pytest.raises(IllegalSetup):
        QWIXX.setup(variant, {}, seats, 1)


def test_a_redacted_event_rebuilds_nothing() -> None:
    empty = QWIXX.initial(QWIXX.setup("base", {}, 2, 1))
    (dealt,) = QWIXX.opening(empty)
    with pytest.raises(RuleBug):
        QWIXX.evolve(empty, QWIXX.redact(dealt, A))
