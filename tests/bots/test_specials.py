"""When the Master plays a special card: for what it saves to the end of the round, against what it is worth in hand."""

import pytest

from pega6_desktop.bots.bot import Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.pega6.specials import finished
from pega6_desktop.games.pega6.moves import Move, PlayNoSpecial, PlaySpecial
from pega6_desktop.games.pega6.worlds import determinized
from tests.builders import PEGA6, A, B, C, Table, party, rows_of

DEAR = "11 22 33 44 55 | 70 | 80 | 90"
CHEAP = "1 2 3 4 6 | 70 | 80 | 90"
FREE = "11 22 | 70 | 80 | 90"
HANDS = {A: "57 71 81 91", B: "58 72 82 92", C: "59 73 83 93"}


def asked(rows: str, kinds: str, *, number: int = 1, hands: dict[int, str] | None = None) -> Table:
    """A is about to place its 57 and holds these special cards."""
    held = hands or HANDS
    story = party(rows, {A: kinds}, seats=3, hands=held, number=number, deck="move block insert")
    return story.choose(A, 57).choose(B, 58).choose(C, 59)


def answer(story: Table, key: str = "key") -> Move:
    """What the Master does."""
    move: Move = LEVELS["pega6"]["master"].choose(PEGA6.observe(story.state, A), ThinkBudget(40), key)
    return move


def test_a_dear_row_is_worth_a_special_card() -> None:
    assert answer(asked(DEAR, "fifth_row")) == PlaySpecial("fifth_row")


def test_where_nothing_is_to_be_saved_the_card_is_kept() -> None:
    assert answer(asked(FREE, "fifth_row seven_takes")) == PlayNoSpecial()


def test_a_cheap_row_is_not_worth_a_card_that_may_save_more_later() -> None:
    hands = {A: "57 71 81 91 100 101 102", B: "58 72 82 92 94 95 96", C: "59 73 83 93 97 98 99"}
    assert answer(asked(CHEAP, "fifth_row", hands=hands)) == PlayNoSpecial()


def test_with_the_last_trick_of_the_match_no_card_is_worth_keeping() -> None:
    assert answer(asked(CHEAP, "fifth_row", number=2, hands={A: "57", B: "58", C: "59"})) == PlaySpecial("fifth_row")


def test_the_same_key_gives_the_same_answer() -> None:
    story = asked(DEAR, "block insert fifth_row")
    assert len({answer(story) for _ in range(3)}) == 1


def test_thinking_about_a_special_card_can_be_called_off() -> None:
    budget = ThinkBudget(40)
    budget.cancel()
    with pytest.raises(Cancelled):
        LEVELS["pega6"]["master"].choose(PEGA6.observe(asked(DEAR, "fifth_row").state, A), budget, "key")


# ---------------------------------------------------------------- the rest of the trick


def test_a_trick_is_finished_as_the_rules_say() -> None:
    story = asked(DEAR, "fifth_row")
    end = finished(determinized(PEGA6.observe(story.state, A), 0), A, PlayNoSpecial())
    assert end.rows == rows_of("57 58 59 | 70 | 80 | 90")
    assert end.hand == (71, 81, 91)
    assert end.heads == (27, 0, 0)
    spared = finished(determinized(PEGA6.observe(story.state, A), 0), A, PlaySpecial("fifth_row"))
    assert spared.rows == rows_of("11 22 33 44 55 | 70 | 80 | 90 | 57 58 59")
    assert spared.heads == (0, 0, 0)


def test_heads_are_told_from_the_viewer_on() -> None:
    story = party(DEAR, {B: "fifth_row"}, seats=3, hands={A: "91 92", B: "57 71", C: "81 82"}, deck="move")
    story = story.choose(A, 91).choose(B, 57).choose(C, 81)
    end = finished(determinized(PEGA6.observe(story.state, B), 0), B, PlayNoSpecial())
    assert end.heads == (27, 0, 0)


def test_cancelled_heads_count_for_who_cancels_them() -> None:
    story = asked(DEAR, "neg_pos")
    world = determinized(PEGA6.observe(story.state, A), 0)
    end = finished(world, A, PlaySpecial("neg_pos", card=55))
    assert end.heads[0] == 27 - 2 * 7


def test_heads_put_aside_as_whole_cards_are_not_paid() -> None:
    hands = {A: "57 71", B: "58 72", C: "59 73"}
    story = party(DEAR, {A: "neg_pos"}, seats=3, hands=hands, deck="move", negPosMode="cards")
    story = story.choose(A, 57).choose(B, 58).choose(C, 59)
    end = finished(determinized(PEGA6.observe(story.state, A), 0), A, PlaySpecial("neg_pos", card=55))
    assert end.heads[0] == 27 - 7 - 5


def test_with_the_last_trick_the_round_ends() -> None:
    story = asked(DEAR, "fifth_row", hands={A: "57", B: "58", C: "59"})
    end = finished(determinized(PEGA6.observe(story.state, A), 0), A, PlayNoSpecial())
    assert end.hand == ()
    assert end.heads == (27, 0, 0)
