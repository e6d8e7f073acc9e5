"""Negative = Positive (P6-S-80 to P6-S-85), told as stories at the table."""

from pega6_desktop.games.pega6.events import CardSetAside, ExchangeOffered, SetAsideEnded
from pega6_desktop.games.pega6.moves import Exchange, KeepRest, KeepSpecials, PlaySpecial, SetAside
from tests.builders import A, B, Table, party


def test_a_card_of_the_taken_row_goes_out_and_cancels_as_many_heads_again() -> None:
    story = party("1 2 3 4 22 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "10 20"}).trick(A=23, B=60)
    story.expect(to_act="A").special(A, "neg_pos", card=22).expect(
        took="A 1 2 3 4 22", points={A: 5}, rows="23 | 30 | 40 | 50 60", discard="neg_pos"
    )


def test_points_never_fall_below_nothing() -> None:
    """Field report 36: pile 2 heads; take 11-13 and turn the 11."""
    story = party("11 13 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "5"}).trick(A=3, B=60)
    story.special(A, "neg_pos", card=11).expect(took="A 11 13", points={A: 0})


def test_heads_are_counted_not_cards() -> None:
    """Field report 37: pile 10, 20 (6 heads); turn an 11 taken alone."""
    story = party("11 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "10 20"}).trick(A=3, B=60)
    story.special(A, "neg_pos", card=11).expect(points={A: 1})


def test_for_a_low_card_the_card_put_out_names_the_row() -> None:
    story = party("20 30 | 33 | 40 | 50", {A: "neg_pos"}).trick(A=3, B=60)
    story.special(A, "neg_pos", card=33).expect(took="A 33", rows="20 30 | 3 | 40 | 50 60", points={A: 0})


def test_only_when_a_row_must_be_taken() -> None:
    story = party("20 30 | 33 | 40 | 50", {A: "neg_pos"}).trick(A=34, B=60)
    story.refuses(A, PlaySpecial("neg_pos", card=33), "no_taking", "P6-S-80")


def test_only_a_card_of_that_row() -> None:
    story = party("1 2 3 4 22 | 30 | 40 | 50", {A: "neg_pos"}).trick(A=23, B=60)
    story.refuses(A, PlaySpecial("neg_pos", card=30), "not_in_taken_row", "P6-S-81")
    story.refuses(A, PlaySpecial("neg_pos", card=23), "own_card", "P6-S-81")
    story.refuses(A, PlaySpecial("neg_pos"), "card_missing", "P6-S-81")


def test_with_five_rows_the_own_card_is_in_the_pile_and_can_be_cancelled() -> None:
    story = party("1 2 3 4 22 | 30 | 40 | 50 | 60", {A: "neg_pos"}).trick(A=25, B=70)
    story.special(A, "neg_pos", card=22).expect(took="A 1 2 3 4 22 25", points={A: 1}, rows="30 | 40 | 50 | 60 70")


def test_several_uses_in_a_round_add_up() -> None:
    story = party("1 2 3 4 22 | 33 | 40 | 50", {A: "neg_pos neg_pos"}, piles={A: "55 66"}, deck="move").trick(
        A=23, B=60
    )
    story = story.special(A, "neg_pos", card=22).keep(A).expect(points={A: 11})
    story.trick(A=5, B=70).special(A, "neg_pos", card=33).expect(points={A: 6})


def test_by_whole_cards_the_player_names_what_goes() -> None:
    story = party("11 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "10 20 55"}, negPosMode="cards").trick(A=3, B=60)
    story = story.special(A, "neg_pos", card=11).expect(points={A: 13}, to_act="A")
    story.refuses(A, SetAside(55), "too_many_heads", "P6-S-83").refuses(A, SetAside(30), "card_not_in_pile", "P6-S-83")
    story = story.put_aside(A, 10).expect(points={A: 10})
    assert story.state.phase != "set_aside"


def test_by_whole_cards_nothing_need_be_put_aside() -> None:
    story = party("11 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "10 20"}, negPosMode="cards").trick(A=3, B=60)
    story.special(A, "neg_pos", card=11).keep_rest(A).expect(points={A: 6}, rows="3 | 30 | 40 | 50 60")


def test_by_whole_cards_nobody_is_asked_where_no_card_of_the_pile_is_cheap_enough() -> None:
    story = party("20 | 30 | 40 | 50", {A: "neg_pos move"}, piles={A: "55"}, deck="block", negPosMode="cards")
    story = story.trick(A=3, B=60).special(A, "neg_pos", card=20).expect(points={A: 7}, to_act="A")
    assert KeepSpecials() in story.legal(A)


def test_blocks_go_as_with_any_taking() -> None:
    story = party("1 2 3 4 22 | 30 block | 40 | 50", {A: "neg_pos"}).trick(A=23, B=60)
    story.special(A, "neg_pos", card=22).expect(rows="23 | 30 | 40 | 50 60", discard="block neg_pos")


def may_put_aside(pile: str) -> Table:
    """A has cancelled the 22 of the row taken, may put aside cards worth 5 heads, and holds one more special card."""
    story = party("1 2 3 4 22 | 30 | 40 | 50", {A: "neg_pos move"}, piles={A: pile}, deck="block", negPosMode="cards")
    return story.trick(A=23, B=60).special(A, "neg_pos", card=22).expect(to_act="A")


def test_after_the_last_card_that_fits_a_special_card_may_be_exchanged() -> None:
    """P6-S-90: it belongs to the taking, however the putting aside has ended."""
    asked = may_put_aside("11")
    assert SetAside(11) in asked.legal(A)
    story = asked.put_aside(A, 11).expect(to_act="A")
    assert story.log == (CardSetAside(A, 11, 5), SetAsideEnded(A), ExchangeOffered(A))
    assert story.legal(A) == (KeepSpecials(), Exchange("move"))
    by_word = may_put_aside("11").keep_rest(A)
    assert by_word.log == (SetAsideEnded(A), ExchangeOffered(A))


def test_only_whoever_is_asked_puts_cards_aside_and_only_then() -> None:
    """P6-S-83: nobody spends the heads of somebody else on the own pile."""
    story = party(
        "1 2 3 4 22 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "10", B: "20"}, negPosMode="cards", deck="block"
    )
    story.refuses(A, SetAside(10), "no_set_aside_due", "P6-S-83").refuses(B, KeepRest(), "no_set_aside_due", "P6-S-83")
    story = story.trick(A=23, B=60).special(A, "neg_pos", card=22).expect(to_act="A")
    story.refuses(B, SetAside(20), "not_your_turn", "P6-S-83").refuses(B, KeepRest(), "not_your_turn", "P6-S-83")
