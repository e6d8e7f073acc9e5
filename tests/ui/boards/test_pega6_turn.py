"""The status line and the main button of the base game: whose turn it is, what may be done."""

import pytest

from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.ui.table.view import ActionView, StatusView
from tests.builders import A, B, C
from tests.ui.boards.desk import BOARD, desk
from tests.ui.table.lying import prices, rows_of

pytestmark = pytest.mark.usefixtures("english")

MOCK_ROWS = "8 15 22 27 30 | 41 44 50 | 66 68 | 89 95 97 101"
MOCK_HAND = "4 17 33 55 58 72 103"


def test_your_turn_asks_for_a_card() -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND)
    assert at.status == StatusView("Your turn:", "choose a card from your hand.", "turn")
    assert at.action == ActionView("Choose a card", is_enabled=False)


def test_a_lifted_card_says_where_it_goes_and_why() -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND).lift(58)
    assert (
        at.status.text
        == "the 58 goes to row 2, after the 50 (difference 8), as the rows lie now. Drop it or press Enter."
    )
    assert at.action == ActionView("Play the 58", is_enabled=True)
    assert at.aim(2).action == ActionView("Play on 2", is_enabled=True)


def test_field_report_1_the_smallest_difference_decides_not_the_first_row_that_fits() -> None:
    at = desk("12 | 37 | 43 | 58", hand="44 99").lift(44)
    assert [(target.zone, target.place) for target in at.targets] == [(("row", 2), 1)]
    assert at.status.text.startswith("the 44 goes to row 3, after the 43 (difference 1)")


def test_a_place_that_others_may_fill_first_is_not_promised() -> None:
    at = desk("41 42 43 50 | 66 | 68 | 90", hand="58 99").lift(58)
    assert at.status.text == "the 58 goes to row 1, after the 50 (difference 8), unless others fill it first."
    alone = desk("41 42 43 57 | 66 | 68 | 90", hand="58 99").lift(58)
    assert (
        alone.status.text
        == "the 58 goes to row 1, after the 57 (difference 1), as the rows lie now. Drop it or press Enter."
    )


def test_enough_others_with_cards_between_may_fill_several_places() -> None:
    few = desk("41 42 50 | 66 | 68 | 90", hand="58 99", players=2).lift(58)
    many = desk("41 42 50 | 66 | 68 | 90", hand="58 99", players=3).lift(58)
    assert "unless" not in few.status.text
    assert "unless others fill it first" in many.status.text


def test_a_card_that_lies_open_or_in_a_pile_fills_nothing() -> None:
    seen = desk("41 42 43 57 | 66 | 68 | 90", hand="59 99", piles={1: "58"}).lift(59)
    assert "unless" not in seen.status.text


def test_the_sixth_card_is_announced_with_its_price() -> None:
    at = desk(MOCK_ROWS, hand="31 99").lift(31)
    assert at.status.text == "the 31 takes row 1, which is full: 12 heads (difference 1), unless others move first."
    assert [(target.zone, target.place) for target in at.targets] == [(("row", 0), 5)]
    assert at.targets[0].name == "Row 1, sixth place: takes 12 heads"


def test_a_low_card_says_that_the_row_is_chosen_later() -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND).lift(4)
    assert at.status.text == "the 4 is lower than every row: which one you take is chosen after the cards turn up."
    assert at.targets == ()
    assert at.keys == ["Enter play", "Esc let go", "? why?"]


def test_a_wrong_row_is_told_while_the_card_is_still_in_the_air() -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND).lift(58).aim(1)
    assert at.status.text == "the 58 does not go to row 1. The smallest difference decides: row 2."
    assert at.status.tone == "turn"
    assert at.action == ActionView("Play the 58", is_enabled=True)


def test_a_card_that_is_not_in_the_hand_promises_nothing() -> None:
    at = desk(MOCK_ROWS, hand=MOCK_HAND).lift(60)
    assert at.status.text == "choose a card from your hand."
    assert at.targets == ()


def test_field_report_13_the_status_names_who_is_still_choosing() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41 42", players=3).choose(A, 41)
    assert at.status == StatusView("Waiting:", "Ana and Bia are still choosing. Z takes your 41 back.", "wait")
    at = at.choose(B, at.story.state.hands[B][0])
    assert at.status.text == "Bia is still choosing. Z takes your 41 back."
    assert at.action == ActionView("Please wait", is_enabled=False)


def test_many_who_choose_are_counted() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41 42", players=8).choose(A, 41)
    assert at.status.text == "Ana, Bia, Caio and 4 more are still choosing. Z takes your 41 back."


def test_a_spectator_is_told_who_chooses() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41 42", players=3).seen_by(None)
    assert at.status == StatusView("Waiting:", "Marina, Ana and Bia are still choosing.", "wait")
    assert BOARD.liftable(at.observation) == ()


def test_the_owner_of_a_low_card_is_shown_what_each_row_costs() -> None:
    at = desk("11 | 20 22 | 30 | 55", hands={0: "3 99", 1: "56 98"}).choose(B, 56).choose(A, 3)
    assert at.status == StatusView("Your turn:", "your 3 is lower than every row. Choose the row you take.", "turn")
    assert at.action == ActionView("Choose a row", is_enabled=False)
    assert [target.name for target in at.targets] == [
        "Row 1: 1 card, 5 heads",
        "Row 2: 2 cards, 8 heads",
        "Row 3: 1 card, 3 heads",
        "Row 4: 1 card, 7 heads",
    ]
    assert at.aim(2).status.text == (
        "your 3 is lower than all: choose the row you take. Here: row 2, 8 heads (2 cards)."
    )
    assert at.aim(2).action == ActionView("Take row 2", is_enabled=True)


@pytest.mark.parametrize(
    ("rows", "costs", "cheapest"),
    [
        ("11 | 20 22 | 30 | 55", [5, 8, 3, 7], [2]),
        ("21 | 38 | 63 | 82", [1, 1, 1, 1], [0, 1, 2, 3]),
        ("21 44 | 31 32 | 63 64 | 82 83 84 86 87", [6, 2, 2, 5], [1, 2]),
    ],
)
def test_the_place_that_takes_the_row_shows_its_price_and_the_cheapest_are_marked(
    rows: str, costs: list[int], cheapest: list[int]
) -> None:
    at = desk(rows, hands={0: "2 99", 1: "96 98"}).choose(B, 96).choose(A, 2)
    shown = prices(at.targets)
    assert [price.heads for price in shown] == costs
    assert [row for row, price in enumerate(shown) if price.least == "the cheapest"] == cheapest
    assert {(price.word, price.note) for price in shown} == {("takes", "the row begins again with your 2")}


def test_a_card_that_takes_a_full_row_shows_what_it_costs() -> None:
    at = desk("10 11 12 13 14 | 30 | 40 | 50", hand="15 60").lift(15)
    assert [price.heads for price in prices(at.targets)] == [11]


def test_the_low_card_of_somebody_else_is_waited_for() -> None:
    at = desk("11 | 20 | 30 | 55", hands={0: "57 99", 1: "3 98"}).choose(A, 57).choose(B, 3)
    assert at.status == StatusView("Ana's turn:", "the 3 is lower than every row, so a row must be taken.", "wait")
    assert at.targets == ()


def test_the_course_of_a_trick_is_told() -> None:
    at = desk("10 | 20 | 30 | 40", hands={0: "41", 1: "42"}).choose(A, 41)
    assert at.begin_to_choose(B, 42, events=1).status == StatusView(
        "Everybody has chosen:", "the cards turn up now… Z takes your 41 back.", "wait"
    )
    revealed = at.begin_to_choose(B, 42, events=2)
    placing = StatusView("Trick 1:", "the cards are placed from the lowest to the highest.", "info")
    assert revealed.status == placing
    assert [revealed.seat(seat).is_turn for seat in (A, B)] == [True, False]
    half = at.begin_to_choose(B, 42, events=3)
    assert [half.seat(seat).state for seat in (A, B)] == ["placed", "shown"]
    assert half.seat(A).card is None
    ended = at.begin_to_choose(B, 42, events=5)
    assert ended.status == StatusView("Round 1:", "all cards are played.", "info")
    assert ended.view.subtitle == "End of round 1"


def test_a_row_that_was_just_taken_is_empty_for_a_moment() -> None:
    at = desk("10 20 30 40 50 | 60 | 70 | 80", hands={0: "51 99", 1: "61 98"}).choose(B, 61)
    taken = at.begin_to_choose(A, 51, events=3)
    assert (rows_of(taken.view).rows[0].name, rows_of(taken.view).rows[0].cards) == ("Row 1, empty", ())
    assert (rows_of(taken.view).rows[0].heads, rows_of(taken.view).rows[0].heads_word) == (0, "heads")
    assert taken.seat(A).points == 15


def test_the_moves_are_sentences() -> None:
    at = desk(MOCK_ROWS, hand="4 31 58")
    assert [BOARD.move_name(at.observation, move) for move in at.observation.legal] == [
        "Play the 4: lower than every row, you take one",
        "Play the 31: it takes the full row 1, 12 heads",
        "Play the 58: row 2, after the 50 (difference 8)",
    ]
    low = desk("11 | 20 | 30 | 55", hands={0: "3 99", 1: "56 98"}).choose(B, 56).choose(A, 3)
    assert BOARD.move_name(low.observation, TakeRow(3)) == "Take row 4: 1 card, 7 heads"


def test_the_card_of_a_move() -> None:
    assert BOARD.card_of(PlayCard(58)) == ("card", 58)
    assert BOARD.card_of(TakeRow(0)) is None


def test_the_end_of_the_match_names_the_winner() -> None:
    at = desk("10 | 20 | 30 | 40", hands={0: "41", 1: "42"}, totals=(4, 70)).trick(A=41, B=42)
    assert at.status == StatusView("End of the match:", "you won with 4 heads!", "info")
    assert at.view.subtitle == "End of the match"
    assert at.action == ActionView("Please wait", is_enabled=False)
    other = desk("10 | 20 | 30 | 40", hands={0: "41", 1: "42"}, totals=(70, 4)).trick(A=41, B=42)
    assert other.status.text == "Ana won with 4 heads."
    both = desk("10 | 20 | 30 | 40", hands={0: "41", 1: "42", 2: "43"}, totals=(4, 4, 70), players=3)
    assert both.trick(A=41, B=42, C=43).status.text == "you and Ana share the victory with 4 heads each."


def test_with_two_humans_nobody_is_you() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41 42", players=3, humans=2)
    assert at.status.lead == "Marina's turn:"
    assert at.seen_by(1).status.lead == "Rui's turn:"


def test_something_of_another_game_is_a_fault() -> None:
    with pytest.raises(TypeError, match="not a move of Pega em 6!"):
        BOARD.move_name(desk(MOCK_ROWS, hand="4").observation, "play 4")
    with pytest.raises(TypeError, match="not an event"):
        BOARD.hint(C)
    with pytest.raises(TypeError, match="not an observation"):
        BOARD.liftable(None)  # type: ignore[arg-type]  # what a wrong room would pass
