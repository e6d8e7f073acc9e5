"""The table of (stage x act) while cards are on offer: special cards, the exchange, the own pile. Without Qt."""

import pytest

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskAgain,
    AskBack,
    AskSkip,
    AskWhy,
    Check,
    ChooseMove,
    Climb,
    Confirm,
    Digit,
    Drop,
    Explain,
    Ignore,
    LetGo,
    Press,
    Push,
    Reaction,
    Redo,
    Select,
    Selection,
    Send,
    TableSnapshot,
    TakeBack,
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.turns.selection import react
from pega6_desktop.ui.table.view import CardKey, ZoneId

BLOCK: CardKey = ("extra", 5, 0)
MOVE: CardKey = ("extra", 4, 0)
INSERT: CardKey = ("extra", 2, 0)
BARRED: CardKey = ("extra", 6, 0)
TRAY = (INSERT, MOVE, BLOCK)
HAND: tuple[CardKey, ...] = (("card", 4), ("card", 90))
ROWS: tuple[ZoneId, ...] = tuple(("row", index) for index in range(4))
ON_TABLE: tuple[ZoneId, ...] = (("card", 20), ("card", 22), ("card", 31))
OWN_CARD: ZoneId = ("turn", 0)

TO_ROWS = TableSnapshot(hand=HAND, rows=ROWS, liftable=TRAY, targets=(ROWS[1], ROWS[3]))
TO_CARDS = TableSnapshot(hand=HAND, rows=ROWS, liftable=TRAY, targets=ON_TABLE)
ONE_PLACE = TableSnapshot(hand=HAND, rows=ROWS, liftable=TRAY, targets=(("discard", 0),))
NO_PLACE = TableSnapshot(hand=HAND, tray=(*TRAY, BARRED), rows=ROWS, liftable=TRAY)
NONE_OF_THEM = Try(None, None)


def card(number: int) -> CardKey:
    return ("card", number)


def at(number: int) -> ZoneId:
    return ("card", number)


def do(act: Act, selection: Selection = NOTHING, lay: TableSnapshot = NO_PLACE) -> Reaction:
    return react("option", selection, act, lay)


BY_CLICK = Selection(lifted=MOVE)
BY_KEY = Selection(lifted=MOVE, is_keyed=True)
HALFWAY = Selection(lifted=MOVE, picked=card(22))


# ---------------------------------------------------------------- playing none of them


@pytest.mark.parametrize("selection", [NOTHING, BY_CLICK, BY_KEY, HALFWAY])
def test_zero_plays_none_of_them_whatever_is_in_the_air(selection: Selection) -> None:
    assert do(Digit(0), selection, TO_CARDS) == NONE_OF_THEM


def test_the_main_button_and_the_own_card_play_none_of_them_while_nothing_is_lifted() -> None:
    assert do(Push()) == NONE_OF_THEM
    assert do(TapZone(OWN_CARD)) == Try(None, OWN_CARD)
    assert do(TapZone(ROWS[3]), lay=TO_ROWS) == Try(None, ROWS[3])
    assert do(Push(), BY_CLICK, ONE_PLACE) == Try(MOVE, None)
    assert do(TapZone(OWN_CARD), BY_CLICK) == Try(MOVE, OWN_CARD)


def test_enter_alone_a_stray_click_and_escape_never_answer() -> None:
    assert do(Confirm()) == Absorb("none_lifted")
    assert do(Digit(2)) == Absorb("nothing_lifted")
    assert do(TapZone(ROWS[0]), lay=TO_ROWS) == Absorb("none_lifted")
    assert do(LetGo()) == Select(NOTHING)
    assert do(AskSkip()) == Ignore()
    assert do(AskBack()) == TakeBack()
    assert do(AskAgain()) == Redo()


def test_a_digit_aims_at_what_is_lit_without_any_of_them_and_enter_does_it() -> None:
    aimed = Selection(aimed=ROWS[3], is_keyed=True)
    assert do(Digit(4), lay=TO_ROWS) == Select(aimed)
    assert do(Confirm(), aimed, TO_ROWS) == Try(None, ROWS[3])
    assert do(Push(), aimed, TO_ROWS) == Try(None, ROWS[3])
    assert do(Digit(0), aimed, TO_ROWS) == NONE_OF_THEM
    assert do(Aim(None), aimed, TO_ROWS) == Ignore()
    assert do(LetGo(), aimed, TO_ROWS) == Select(NOTHING)


# ---------------------------------------------------------------- keys


def test_arrows_walk_the_cards_on_offer() -> None:
    assert do(Walk(1)) == Select(Selection(lifted=INSERT, is_keyed=True))
    assert do(Walk(-1)) == Select(Selection(lifted=BLOCK, is_keyed=True))
    assert do(Climb(1)) == Select(Selection(lifted=INSERT, is_keyed=True))
    assert do(Walk(1), BY_KEY, TO_ROWS) == Select(Selection(lifted=BLOCK, is_keyed=True))
    assert do(Walk(1), BY_KEY, TO_CARDS) == Select(Selection(lifted=BLOCK, is_keyed=True)), "only passing"
    assert do(Walk(1), BY_CLICK, TO_ROWS) == Select(Selection(lifted=BLOCK, is_keyed=True))
    assert do(Walk(1), lay=TableSnapshot()) == Absorb("nothing_offered")


def test_up_down_and_enter_go_in_among_the_targets() -> None:
    first = Select(Selection(lifted=MOVE, aimed=at(20), is_keyed=True))
    assert do(Climb(1), BY_KEY, TO_CARDS) == first
    assert do(Confirm(), BY_KEY, TO_CARDS) == first
    assert do(Climb(-1), BY_KEY, TO_CARDS) == Select(Selection(lifted=MOVE, aimed=at(31), is_keyed=True))
    assert do(Climb(1), BY_KEY, TO_ROWS) == Select(Selection(lifted=MOVE, aimed=ROWS[1], is_keyed=True))
    assert do(Climb(1), BY_KEY, NO_PLACE) == Select(Selection(lifted=BLOCK, is_keyed=True))


def test_once_inside_all_arrows_walk_the_cards_to_choose_from() -> None:
    inside = Selection(lifted=MOVE, aimed=at(20), is_keyed=True)
    for act in (Walk(1), Climb(1)):
        assert do(act, inside, TO_CARDS) == Select(Selection(lifted=MOVE, aimed=at(22), is_keyed=True))
    assert do(Walk(-1), inside, TO_CARDS) == Select(Selection(lifted=MOVE, aimed=at(31), is_keyed=True))


def test_who_lifted_by_click_or_has_one_card_only_is_inside_at_once() -> None:
    first = Select(Selection(lifted=MOVE, aimed=at(20), is_keyed=True))
    assert do(Walk(1), BY_CLICK, TO_CARDS) == first
    assert do(Walk(1), BY_KEY, TableSnapshot(liftable=(MOVE,), targets=ON_TABLE)) == first


def test_the_second_half_of_a_move_walks_its_rows() -> None:
    rows = Selection(lifted=MOVE, picked=card(22), is_keyed=True)
    assert do(Walk(1), rows, TO_ROWS) == Select(Selection(lifted=MOVE, picked=card(22), aimed=ROWS[1], is_keyed=True))
    assert do(Digit(4), rows, TO_ROWS) == Check(MOVE, ROWS[3], card(22))


def test_digits_aim_at_a_row_and_enter_does_it() -> None:
    assert do(Digit(2), BY_KEY, TO_ROWS) == Check(MOVE, ROWS[1])
    assert do(Confirm(), Selection(lifted=MOVE, aimed=ROWS[1], is_keyed=True), TO_ROWS) == Try(MOVE, ROWS[1])
    second = Selection(lifted=MOVE, picked=card(22), aimed=ROWS[1], is_keyed=True)
    assert do(Confirm(), second, TO_ROWS) == Try(MOVE, ROWS[1], card(22))


def test_enter_plays_at_once_where_there_is_one_place_or_none() -> None:
    assert do(Confirm(), BY_KEY, ONE_PLACE) == Try(MOVE, None)
    assert do(Confirm(), BY_KEY, NO_PLACE) == Try(MOVE, None), "the board says why not"


def test_escape_goes_back_step_by_step() -> None:
    aimed = Selection(lifted=MOVE, picked=card(22), aimed=ROWS[1], is_keyed=True)
    picked = Selection(lifted=MOVE, picked=card(22), is_keyed=True)
    assert do(LetGo(), aimed, TO_ROWS) == Select(picked)
    assert do(LetGo(), picked, TO_ROWS) == Select(BY_KEY)
    assert do(LetGo(), BY_KEY, TO_CARDS) == Select(NOTHING)


def test_where_only_the_pointer_aims_escape_takes_the_step_before() -> None:
    assert do(LetGo(), Selection(lifted=MOVE, picked=card(22), aimed=ROWS[1]), TO_ROWS) == Select(BY_CLICK)
    assert do(LetGo(), Selection(lifted=MOVE, aimed=at(20)), TO_CARDS) == Select(NOTHING)


# ---------------------------------------------------------------- clicks


def test_a_click_lifts_and_a_click_on_a_target_plays() -> None:
    assert do(Tap(MOVE)) == Select(BY_CLICK)
    assert do(TapZone(ROWS[1]), BY_CLICK, TO_ROWS) == Try(MOVE, ROWS[1])
    assert do(Tap(card(22)), BY_CLICK, TO_CARDS) == Try(MOVE, at(22))
    assert do(TapZone(at(22)), BY_CLICK, TO_CARDS) == Try(MOVE, at(22))
    assert do(TapZone(ROWS[3]), HALFWAY, TO_ROWS) == Try(MOVE, ROWS[3], card(22))


def test_clicking_the_lifted_or_picked_card_again_changes_nothing() -> None:
    for key in (MOVE, card(22)):
        assert do(Press(key), HALFWAY, TO_ROWS) == Select(Selection(lifted=MOVE, picked=card(22), grip="again"))
        assert do(Tap(key), HALFWAY, TO_ROWS) == Select(HALFWAY)


def test_clicking_another_card_on_offer_lifts_that_one() -> None:
    assert do(Press(BLOCK), HALFWAY, TO_ROWS) == Select(Selection(lifted=BLOCK, grip="first"))
    assert do(Tap(BLOCK), HALFWAY, TO_ROWS) == Select(Selection(lifted=BLOCK))


def test_clicking_a_card_that_cannot_be_played_says_why_and_any_other_is_explained() -> None:
    assert do(Tap(card(77)), BY_CLICK, TO_CARDS) == Explain(card(77))
    assert do(Tap(card(22)), NOTHING, TO_CARDS) == Explain(card(22))
    assert do(Tap(BARRED)) == Try(BARRED, None), "the board says which rule bars it"
    assert do(Tap(card(90))) == Try(card(90), None)
    assert do(AskWhy(card(77)), BY_CLICK) == Explain(MOVE)
    assert do(AskWhy(card(77))) == Explain(card(77))


# ---------------------------------------------------------------- drags


def test_dragging_lifts_aims_and_drops() -> None:
    held = Selection(lifted=MOVE, grip="first")
    assert do(Press(MOVE)) == Select(held)
    over = Selection(lifted=MOVE, grip="first", aimed=at(22))
    assert do(Aim(at(22)), held, TO_CARDS) == Select(over)
    assert do(Drop(MOVE, at(22)), over, TO_CARDS) == Try(MOVE, at(22))
    assert do(Drop(MOVE, None), over, TO_CARDS) == Select(NOTHING)
    assert do(Aim(ROWS[0]), held, TO_CARDS) == Select(Selection(lifted=MOVE, grip="first", aimed=ROWS[0]))


def test_the_second_half_goes_on_with_either_card() -> None:
    for key in (MOVE, card(22)):
        held = Selection(lifted=MOVE, picked=card(22), grip="again")
        assert do(Drop(key, ROWS[3]), held, TO_ROWS) == Try(MOVE, ROWS[3], card(22))
        assert do(Drop(key, None), held, TO_ROWS) == Select(HALFWAY), "let go over nothing it stays chosen"


def test_another_card_dropped_begins_anew() -> None:
    assert do(Drop(BLOCK, ROWS[0]), HALFWAY, TO_ROWS) == Try(BLOCK, ROWS[0])


def test_a_hovering_pointer_aims_at_targets_only() -> None:
    assert do(Aim(at(22)), BY_CLICK, TO_CARDS) == Select(Selection(lifted=MOVE, aimed=at(22)))
    assert do(Aim(ROWS[0]), Selection(lifted=MOVE, aimed=at(22)), TO_CARDS) == Select(BY_CLICK)
    assert do(Aim(at(22)), BY_KEY, TO_CARDS) == Ignore()
    assert do(Aim(ROWS[0]), lay=TO_ROWS) == Ignore()


def test_with_nothing_lifted_the_pointer_shows_what_comes_without_any_of_them() -> None:
    assert do(Aim(ROWS[1]), lay=TO_ROWS) == Select(Selection(aimed=ROWS[1]))
    assert do(Aim(None), Selection(aimed=ROWS[1]), TO_ROWS) == Select(NOTHING)
    assert do(Confirm(), Selection(aimed=ROWS[1]), TO_ROWS) == Absorb("none_lifted")
    assert do(Push(), Selection(aimed=ROWS[1]), TO_ROWS) == NONE_OF_THEM


def test_a_press_on_what_is_not_on_offer_does_nothing() -> None:
    assert do(Press(card(4))) == Ignore()


# ---------------------------------------------------------------- after a refusal


def test_after_a_refusal_the_card_is_still_meant() -> None:
    refused = Selection(refused=MOVE, aimed=ROWS[1])
    assert do(Confirm(), refused, TO_ROWS) == Try(MOVE, ROWS[1])
    assert do(TapZone(ROWS[3]), refused, TO_ROWS) == Try(MOVE, ROWS[3])
    assert do(Digit(4), refused, TO_ROWS) == Check(MOVE, ROWS[3])
    assert do(LetGo(), refused, TO_ROWS) == Select(NOTHING)


def test_a_move_by_name_is_sent() -> None:
    assert do(ChooseMove("move"), HALFWAY) == Send("move")
