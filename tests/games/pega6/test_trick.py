"""One trick, told as at the table: placing, full rows, low cards (P6-B-05 to P6-B-11)."""

import pytest

from pega6_desktop.core.errors import RuleBug
from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardPlaced,
    CardsRevealed,
    ChoiceTakenBack,
    RoundDealt,
    RowChoiceNeeded,
    RowTaken,
)
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from tests.builders import PEGA6, A, B, C, D, row, table

FIGURE_1 = "12 | 37 | 43 | 58"


def test_a_card_that_fits_several_rows_goes_to_the_largest_lower_end() -> None:
    table(FIGURE_1).play(A, 44).expect(rows="12 | 37 | 43 44 | 58 104", took="")


def test_all_cards_are_placed_in_ascending_order() -> None:
    table(FIGURE_1, seats=4).trick(A=61, B=44, C=15, D=14).expect(order="D C B A", rows="12 14 15 | 37 | 43 44 | 58 61")


def test_the_sixth_card_takes_the_five_and_begins_the_row() -> None:
    table("10 20 30 40 50 | 60 | 70 | 80").play(A, 51).expect(
        took=row(1), heads=15, rows="51 | 60 | 70 | 80 104", points={A: 15, B: 0}
    )


def test_nobody_evades_a_full_row() -> None:
    table("10 20 30 40 47 | 46 | 60 | 70").play(A, 48).expect(took=row(1), rows="48 | 46 | 60 | 70 104")


def test_a_player_behind_a_taking_profits() -> None:
    table("1 2 3 4 6 | 50 | 60 | 70").trick(A=9, B=8).expect(took="B 1 2 3 4 6", rows="8 9 | 50 | 60 | 70")


def test_a_low_card_waits_for_its_owner_while_the_others_wait_too() -> None:
    table("21 | 32 | 43 | 54", seats=3).trick(A=6, B=4, C=8).expect(to_act="B", took="", rows="21 | 32 | 43 | 54")


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_low_card_may_take_any_row_and_the_top_row_is_one_of_them(number: int) -> None:
    story = table("20 | 30 | 40 | 50").play(A, 3).take(A, number)
    story.expect(took=row(number), to_act="A B")
    assert story.state.rows[number - 1].cards[0] == 3


def test_a_low_card_may_take_a_full_and_expensive_row() -> None:
    table("33 44 55 66 77 | 80 | 90 | 100").trick(A=5, B=7).take(A, 1).expect(
        took=row(1), heads=27, rows="5 7 | 80 | 90 | 100"
    )


def test_a_second_low_card_follows_the_first_and_takes_nothing() -> None:
    table(FIGURE_1).trick(A=3, B=9).take(A, 2).expect(took="A 37", rows="12 | 3 9 | 43 | 58", points={A: 1, B: 0})


def test_the_wanted_row_of_two_equal_ones_is_the_one_taken() -> None:
    """Rows of 7, 1, 9 and 1 heads: the index names the table's row, not a place in a filtered list."""
    table("55 | 61 | 15 25 35 45 46 | 91").play(A, 2).take(A, 4).expect(took="A 91", heads=1)


def test_both_reasons_for_taking_are_named_with_row_cards_and_heads() -> None:
    low = table(FIGURE_1).play(A, 3).take(A, 2).log
    assert low[:2] == (RowTaken(A, 1, (37,), 1, "low"), CardPlaced(A, 3, 1, 0))
    full = table("1 2 3 4 6 | 50 | 60 | 70").play(A, 8).log
    assert RowTaken(A, 0, (1, 2, 3, 4, 6), 5, "full") in full


def test_a_second_taking_reports_its_own_cards_and_the_pile_keeps_both() -> None:
    story = table("20 | 30 | 40 | 50", piles={A: "1 2 3 4 6"}).play(A, 7).take(A, 1)
    story.expect(took="A 20", heads=3, points={A: 8})
    assert story.state.piles[A] == (1, 2, 3, 4, 6, 20)


def test_ten_players_one_low_card_five_into_one_row_the_sixth_takes() -> None:
    plays = {"A": 5, "B": 21, "C": 22, "D": 23, "E": 24, "F": 25, "G": 41, "H": 61, "I": 81, "J": 104}
    story = table("20 | 40 | 60 | 80", seats=10).trick(**plays)
    story.take(A, 4).expect(took="A 80, F 20 21 22 23 24", rows="25 | 40 41 | 60 61 81 104 | 5")


def test_what_players_notice_comes_in_the_order_they_notice_it() -> None:
    story = table("20 | 30 | 40 | 50").choose(A, 3).choose(B, 51)
    assert story.log == (CardChosen(B, 51), CardsRevealed(((3, A), (51, B))), RowChoiceNeeded(A, 3))
    assert story.take(A, 1).log == (
        RowTaken(A, 0, (20,), 3, "low"),
        CardPlaced(A, 3, 0, 0),
        CardPlaced(B, 51, 3, 1),
    )


def test_every_moment_of_a_trick_has_its_name() -> None:
    story = table("20 | 30 | 40 | 50", hands={A: "3 9", B: "51 52"}).choose(A, 3)
    moments = [story.state.phase]
    for step in (story.choose(B, 51), story.choose(B, 51).take(A, 1)):
        state = step.before
        for event in step.log:
            state = PEGA6.evolve(state, event)
            moments.append(state.phase)
    assert moments == ["choose", "choose", "place", "take_row", "place", "place", "choose"]


# ---------------------------------------------------------------- what is refused


def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    story = table("20 | 30 | 40 | 50", hands={A: "3 9", B: "60 61"})
    for card in (10, 60, 0, 105, -3):
        story.refuses(A, PlayCard(card), "card_not_in_hand", "P6-B-04")


def test_a_second_choice_is_refused_and_the_first_stands() -> None:
    story = table("20 | 30 | 40 | 50", hands={A: "33 39", B: "60 61"}).choose(A, 33)
    story.refuses(A, PlayCard(39), "already_chosen", "P6-B-04").refuses(A, PlayCard(33), "already_chosen", "P6-B-04")
    assert story.state.chosen[A] == 33


def test_nobody_whose_card_fits_chooses_a_row() -> None:
    story = table("10 20 30 40 47 | 46 | 60 | 70").choose(A, 48)
    story.refuses(A, TakeRow(1), "row_choice_not_offered", "P6-B-08")
    story.choose(B, 49).refuses(A, TakeRow(1), "row_choice_not_offered", "P6-B-08")


def test_only_the_owner_of_the_low_card_chooses_the_row() -> None:
    story = table("21 | 32 | 43 | 54", seats=3).trick(A=6, B=4, C=8)
    for seat in (A, C):
        story.refuses(seat, TakeRow(0), "row_choice_not_offered", "P6-B-10")


@pytest.mark.parametrize("index", [-1, 4, 99])
def test_a_row_that_does_not_exist_is_refused(index: int) -> None:
    table("21 | 32 | 43 | 54").play(A, 6).refuses(A, TakeRow(index), "no_such_row", "P6-B-10")


def test_nobody_plays_on_while_a_row_choice_is_due() -> None:
    story = table("21 | 32 | 43 | 54").play(A, 6)
    for seat in (A, B):
        story.refuses(seat, PlayCard(story.state.hands[seat][0]), "row_choice_due", "P6-B-10")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_nobody_sits_on_is_refused(seat: int) -> None:
    story = table("21 | 32 | 43 | 54", hands={A: "3 9", B: "60 61"})
    story.refuses(seat, PlayCard(60), "no_such_seat", "").refuses(seat, TakeRow(0), "no_such_seat", "")
    assert PEGA6.legal_moves(story.state, seat) == ()


def test_before_the_deal_nobody_plays() -> None:
    empty = PEGA6.initial(PEGA6.setup("base", {}, 2, 1))
    story = table("20 | 30 | 40 | 50")
    type(story)(empty, empty).refuses(A, PlayCard(1), "not_dealt", "P6-B-02").expect(to_act="")


# ---------------------------------------------------------------- changing one's mind


def test_choosing_again_and_again_keeps_the_same_cards() -> None:
    story = table("20 | 30 | 40 | 50", hands={A: "17 44 60", B: "70 71 72"})
    for card in (44, 17, 44):
        story = story.choose(A, card)
        assert sorted((*story.state.hands[A], card)) == [17, 44, 60]
        story = story.take_back(A).expect(hand={A: "17 44 60"})
        assert story.log == (ChoiceTakenBack(A, card),)
    story.choose(A, 44).choose(B, 70).expect(hand={A: "17 60"}, rows="20 | 30 | 40 44 | 50 70")


def test_after_the_reveal_nothing_is_taken_back() -> None:
    story = table("21 | 32 | 43 | 54", seats=3).trick(A=6, B=4, C=8)
    for seat in (A, B, C):
        story.refuses_back(seat)
    played = story.take(B, 1)
    for seat in (A, B, C):
        played.refuses_back(seat)


def test_only_one_s_own_choice_is_taken_back() -> None:
    story = table("21 | 32 | 43 | 54").choose(A, 60)
    story.refuses_back(B)
    story.refuses_back(D, "no_such_seat", "")
    story.refuses_back(-1, "no_such_seat", "")
    assert story.state.chosen == (60, None)


# ---------------------------------------------------------------- events that cannot be


@pytest.mark.parametrize(
    "event",
    [RoundDealt(2, (1, 2, 3, 4), ((5,), None)), CardChosen(A, None), ChoiceTakenBack(A, None)],
    ids=lambda event: type(event).__name__,
)
def test_a_redacted_event_cannot_rebuild_a_table(event: RoundDealt | CardChosen | ChoiceTakenBack) -> None:
    with pytest.raises(RuleBug, match=r"^redacted_event \[\]$"):
        PEGA6.evolve(table("20 | 30 | 40 | 50").state, event)
