"""Section 6 pair by pair: one special card meets the lasting effect of another, told as stories at the table."""

from pega6_desktop.games.pega6.moves import PlaySpecial, TakeRow
from tests.builders import A, B, party

FULL = "1 2 3 4 6"


def test_fifth_row_and_fifth_row() -> None:
    story = party("20 | 30 | 40 | 50", {A: "fifth_row", B: "fifth_row"}).trick(A=21, B=22).special(A, "fifth_row")
    story = story.refuses(B, PlaySpecial("fifth_row"), "fifth_row_exists", "P6-S-20").no_special(B)
    story = story.trick(A=3, B=60).take(A, 1).special(B, "fifth_row")
    story.expect(rows="30 | 40 | 50 | 21 22 | 60", discard="fifth_row")


def test_fifth_row_and_seven() -> None:
    story = party(f"{FULL} 7 seven | 30 | 40 | 50 | 60", {}).trick(A=8, B=70)
    story.expect(took="A 1 2 3 4 6 7 8", rows="30 | 40 | 50 | 60 70", discard="seven_takes fifth_row")


def test_fifth_row_and_a_seven_in_it() -> None:
    story = party("20 | 30 | 40 | 50 | 60 61", {A: "seven_takes"}).trick(A=62, B=63).special(A, "seven_takes")
    story.expect(took="", rows="20 | 30 | 40 | 50 | 60 61 62 63 seven", discard="")


def test_fifth_row_and_an_insert_into_it() -> None:
    story = party("20 | 30 | 40 | 50 | 60", {A: "insert"}).trick(A=55, B=70).special(A, "insert", row=5)
    story.expect(took="", rows="20 | 30 | 40 | 50 | 55 60 70", discard="insert")


def test_fifth_row_and_insert() -> None:
    story = party(f"20 | 30 | 40 | 50 | {FULL}", {A: "insert", B: "insert"}).trick(A=5, B=25)
    story = story.special(A, "insert", row=5).expect(took="A 1 2 3 4 5 6", rows="20 | 30 | 40 | 50")
    story.special(B, "insert", row=2).expect(took="", rows="20 | 25 30 | 40 | 50", discard="insert insert fifth_row")


def test_fifth_row_and_replace() -> None:
    story = party(f"{FULL} | 30 | 40 | 50 | 60", {A: "replace"}, hands={A: "31 7", B: "70 71"}).trick(A=31, B=70)
    story.special(A, "replace", card=7).expect(
        took="A 1 2 3 4 6 7", rows="30 | 40 | 50 | 60 70", hand={A: "31"}, discard="replace fifth_row"
    )


def test_fifth_row_and_move() -> None:
    story = party("20 | 30 | 40 | 50 | 60", {A: "move"}).trick(A=61, B=70).special(A, "move", card=60, row=1)
    story.expect(took="", rows="20 60 | 30 | 40 | 50 | 61 70", discard="move")


def test_fifth_row_and_a_move_into_it() -> None:
    story = party("20 22 | 30 | 40 | 50 | 60", {A: "move"}).trick(A=61, B=70).special(A, "move", card=22, row=5)
    story.expect(took="", rows="20 | 30 | 40 | 50 | 22 60 61 70", discard="move")


def test_fifth_row_and_a_move_that_overfills_a_row() -> None:
    story = party(f"{FULL} | 20 24 | 30 | 40 | 50", {A: "move"}).trick(A=31, B=60).special(A, "move", card=24, row=1)
    story.expect(took="A 1 2 3 4 6 24 31", rows="20 | 30 | 40 | 50 60", discard="move fifth_row")
    other = party(f"{FULL} | 24 | 30 | 40 | 50", {A: "move"}).trick(A=31, B=60).special(A, "move", card=24, row=1)
    other.expect(took="A 1 2 3 4 6 24", rows="31 | 30 | 40 | 50 60", discard="move fifth_row")


def test_fifth_row_and_block() -> None:
    story = party("20 | 30 | 40 | 50 | 60", {A: "block"}).trick(A=21, B=70).special(A, "block", row=5)
    story = story.expect(rows="20 21 | 30 | 40 | 50 70 | 60 block").trick(A=31, B=3)
    story = story.refuses(B, TakeRow(4), "row_blocked", "P6-S-09").take(B, 2)
    story.expect(took="B 30 3", rows="20 21 31 | 40 | 50 70 | 60", discard="block fifth_row")


def test_fifth_row_and_neg_pos() -> None:
    story = party("1 2 3 4 22 | 30 | 40 | 50 | 60", {A: "neg_pos"}).trick(A=25, B=70)
    story.refuses(A, PlaySpecial("neg_pos", card=25), "own_card", "P6-S-84")
    story.special(A, "neg_pos", card=22).expect(took="A 1 2 3 4 22 25", points={A: 1})


def test_seven_and_seven() -> None:
    story = party("20 | 30 | 40 | 50", {A: "seven_takes", B: "seven_takes"}).trick(A=21, B=22)
    story = story.special(A, "seven_takes").refuses(B, PlaySpecial("seven_takes"), "seven_exists", "P6-S-30")
    other = party("20 | 30 | 40 | 50", {A: "seven_takes", B: "seven_takes"}).trick(A=21, B=31)
    other.special(A, "seven_takes").special(B, "seven_takes").expect(rows="20 21 seven | 30 31 seven | 40 | 50")


def test_seven_and_insert() -> None:
    story = party(f"{FULL} seven | 30 | 40 | 50", {A: "insert"}).trick(A=5, B=60)
    story.special(A, "insert", row=1).expect(took="", rows="1 2 3 4 5 6 seven | 30 | 40 | 50 60")


def test_seven_and_an_insert_as_the_seventh() -> None:
    story = party("1 2 3 4 6 8 seven | 30 | 40 | 50", {A: "insert"}).trick(A=5, B=60).special(A, "insert", row=1)
    story.expect(took="A 1 2 3 4 5 6", rows="8 | 30 | 40 | 50 60", discard="insert seven_takes")


def test_seven_and_a_move_into_the_row() -> None:
    story = party("1 2 3 4 5 6 seven | 7 30 | 40 | 50", {A: "move"}).trick(A=31, B=60)
    story.special(A, "move", card=7, row=1).expect(
        took="A 1 2 3 4 5 6", rows="7 | 30 31 | 40 | 50 60", discard="move seven_takes"
    )


def test_seven_and_a_move_out_of_the_row() -> None:
    story = party("20 21 seven | 30 | 40 | 50", {A: "move"}).trick(A=31, B=60).special(A, "move", card=21, row=2)
    story.expect(rows="20 seven | 21 30 31 | 40 | 50 60")


def test_seven_and_a_move_of_its_only_card() -> None:
    story = party("10 | 20 | 24 seven | 50", {A: "move"}).trick(A=61, B=62).special(A, "move", card=24, row=1)
    story.expect(rows="10 24 | 20 | 61 62 seven | 50")


def test_seven_and_block() -> None:
    story = party(f"20 seven | {FULL} | 40 | 50", {A: "block"}).trick(A=7, B=60).special(A, "block", row=1)
    story.expect(took="A 1 2 3 4 6", rows="20 seven | 7 | 40 | 50 60", discard="block")


def test_seven_and_neg_pos() -> None:
    story = party("1 2 3 4 6 11 seven | 30 | 40 | 50", {A: "neg_pos"}).trick(A=12, B=60)
    named = [move.card for move in story.legal(A) if isinstance(move, PlaySpecial)]
    assert named == [1, 2, 3, 4, 6, 11]
    story.special(A, "neg_pos", card=11).expect(took="A 1 2 3 4 6 11", points={A: 0}, discard="neg_pos seven_takes")


def test_seven_and_a_low_card() -> None:
    story = party("20 seven | 30 | 40 | 50", {A: "seven_takes"}).trick(A=3, B=60)
    story = story.refuses(A, PlaySpecial("seven_takes"), "seven_on_low_card", "P6-S-30").no_special(A).take(A, 1)
    story.keep(A).expect(rows="3 | 30 | 40 | 50 60", discard="seven_takes")


def test_seven_and_replace() -> None:
    story = party(f"{FULL} seven | 30 | 40 | 50", {A: "replace"}, hands={A: "31 7", B: "60 61"}).trick(A=31, B=60)
    story.special(A, "replace", card=7).expect(took="", rows="1 2 3 4 6 7 seven | 30 | 40 | 50 60")


def test_insert_and_block() -> None:
    story = party(f"20 block | {FULL} | 40 | 50", {A: "insert"}).trick(A=5, B=60)
    story.refuses(A, PlaySpecial("insert", row=0), "row_blocked", "P6-S-40")
    story.special(A, "insert", row=2).expect(took="A 1 2 3 4 5", rows="20 | 6 | 40 | 50 60", discard="insert block")


def test_insert_and_a_low_card() -> None:
    story = party("20 | 30 | 40 | 50", {A: "insert"}).trick(A=3, B=60).special(A, "insert", row=4)
    story.expect(took="", rows="20 | 30 | 40 | 3 50 60")


def test_replace_and_block() -> None:
    story = party("20 block | 22 | 40 | 50", {A: "replace"}, hands={A: "41 21", B: "60 61"}).trick(A=41, B=60)
    story = story.special(A, "replace", card=21).expect(to_act="A").refuses(A, TakeRow(0), "row_blocked", "P6-S-09")
    story.take(A, 2).expect(took="A 22", rows="20 | 21 | 40 | 50 60")


def test_move_and_block() -> None:
    story = party(f"20 block | {FULL} | 7 40 | 50", {A: "move"}).trick(A=21, B=60)
    story.refuses(A, PlaySpecial("move", 20, 3), "row_blocked", "P6-S-62")
    story.special(A, "move", card=7, row=2).expect(took="A 1 2 3 4 6", rows="20 21 | 7 | 40 | 50 60")


def test_block_and_block() -> None:
    story = party("20 | 30 | 40 | 50", {A: "block block", B: "block"}).trick(A=41, B=42).special(A, "block", row=1)
    story = story.special(B, "block", row=2).trick(A=43, B=44)
    story.refuses(A, PlaySpecial("block", row=2), "two_blocks", "P6-S-71")


def test_block_and_a_low_card() -> None:
    story = party("20 block | 30 | 40 | 50", {}).trick(A=25, B=60).refuses(A, TakeRow(0), "row_blocked", "P6-S-09")
    story.take(A, 2).expect(took="A 30", rows="20 | 25 | 40 | 50 60", discard="block")


def test_block_and_the_own_taking() -> None:
    story = party(f"{FULL} | 30 | 40 | 50", {A: "block"}).trick(A=7, B=60).special(A, "block", row=4)
    story.expect(took="A 1 2 3 4 6", rows="7 | 30 | 40 | 50 60", discard="block")


def test_block_lying_and_neg_pos() -> None:
    story = party("1 2 3 4 22 | 30 block | 40 | 50", {A: "neg_pos"}).trick(A=23, B=60)
    story.refuses(A, PlaySpecial("neg_pos", card=30), "not_in_taken_row", "P6-S-81")
    story.special(A, "neg_pos", card=22).expect(rows="23 | 30 | 40 | 50 60", discard="block neg_pos")


def test_insert_replace_and_move_leave_nothing_behind() -> None:
    hands = {A: "25 26 27 70", B: "60 61 62 63"}
    story = party("20 | 30 35 | 40 | 50", {A: "insert move replace"}, hands=hands)
    story = story.trick(A=25, B=60).special(A, "insert", row=2).expect(rows="20 | 25 30 35 | 40 | 50 60")
    story = story.trick(A=26, B=61).special(A, "move", card=30, row=3).expect(rows="20 26 | 25 35 | 30 40 | 50 60 61")
    story = story.trick(A=27, B=62).special(A, "replace", card=70)
    story.expect(rows="20 26 | 25 35 | 30 40 62 | 50 60 61 70", discard="insert move replace")


def test_two_neg_pos_in_a_round() -> None:
    story = party("1 2 3 4 22 | 33 | 40 | 50", {A: "neg_pos neg_pos"}, piles={A: "55 66"}).trick(A=23, B=60)
    story = story.special(A, "neg_pos", card=22).keep(A).expect(points={A: 11})
    story.trick(A=5, B=70).special(A, "neg_pos", card=33).expect(points={A: 6})


def test_never_two_special_cards_in_one_turn() -> None:
    story = party("20 | 30 | 40 | 50", {A: "block neg_pos"}).trick(A=25, B=60).special(A, "block", row=1)
    story.expect(to_act="A").refuses(A, PlaySpecial("neg_pos", card=30), "one_special_only", "P6-S-04")


def test_neg_pos_never_after_an_insert_in_the_same_turn() -> None:
    story = party(f"{FULL} | 30 | 40 | 50", {A: "insert neg_pos"}).trick(A=5, B=60).special(A, "insert", row=1)
    story.expect(took="A 1 2 3 4 5").refuses(A, PlaySpecial("neg_pos", card=6), "no_special_due", "P6-S-04")


def test_neg_pos_never_after_a_move_in_the_same_turn() -> None:
    story = party("10 20 | 30 | 40 | 50", {A: "move neg_pos"}).trick(A=5, B=60).special(A, "move", card=20, row=2)
    story = story.expect(to_act="A").refuses(A, PlaySpecial("neg_pos", card=10), "one_special_only", "P6-S-04")
    story.take(A, 1).expect(took="A 10", rows="5 | 20 30 | 40 | 50", points={A: 3})


def test_neg_pos_never_after_a_replace_in_the_same_turn() -> None:
    story = party("20 | 30 | 40 | 50", {A: "replace neg_pos"}, hands={A: "41 5", B: "60 61"}).trick(A=41, B=60)
    story = story.special(A, "replace", card=5).expect(to_act="A")
    story.refuses(A, PlaySpecial("neg_pos", card=20), "one_special_only", "P6-S-04")


def test_an_exchange_after_every_taking_and_the_new_card_not_in_this_turn() -> None:
    story = party(f"{FULL} | 30 40 | 41 | 50", {A: "move move"}, deck="neg_pos").trick(A=29, B=60)
    story = story.special(A, "move", card=40, row=1).exchange(A, "move").expect(specials={A: "neg_pos"}, to_act="A")
    story.refuses(A, PlaySpecial("neg_pos", card=30), "one_special_only", "P6-S-04")


def test_both_takings_of_a_move_offer_an_exchange() -> None:
    story = party(f"{FULL} | 20 21 22 23 24 | 30 40 | 50", {A: "move block"}, deck="insert replace").trick(A=25, B=60)
    story = story.special(A, "move", card=30, row=1).expect(took="A 1 2 3 4 6", to_act="A").keep(A)
    story.expect(took="A 20 21 22 23 24", to_act="A").exchange(A, "block").expect(specials={A: "insert"})
