"""The table of (stage x act): what every key, click and drop does at every moment, without Qt."""

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
    Finish,
    Ignore,
    LetGo,
    Play,
    Press,
    Push,
    Reaction,
    Redo,
    Select,
    Selection,
    Send,
    Stage,
    TableSnapshot,
    TakeBack,
    Tap,
    TapZone,
    Try,
    Walk,
)
from pega6_desktop.ui.table.turns.selection import kept, react
from pega6_desktop.ui.table.view import CardKey, ZoneId


def card(number: int) -> CardKey:
    return ("card", number)


def row(index: int) -> ZoneId:
    return ("row", index)


HAND = (card(4), card(17), card(58))
ROWS = tuple(row(index) for index in range(4))
LIFTED = Selection(lifted=card(17))
REFUSED = Selection(refused=card(17), aimed=row(1))
AIMED = Selection(aimed=row(2))

MEANINGFUL: tuple[Act, ...] = (
    Walk(1),
    Climb(1),
    Digit(0),
    Digit(1),
    Confirm(),
    Push(),
    AskWhy(card(4)),
    Tap(card(4)),
    Drop(card(4), row(0)),
    TapZone(row(0)),
    ChooseMove("move"),
)


LAY = TableSnapshot(hand=HAND, rows=ROWS, liftable=HAND, targets=(row(0),))


def do(stage: Stage, act: Act, selection: Selection = NOTHING) -> Reaction:
    return react(stage, selection, act, LAY)


# ---------------------------------------------------------------- nothing may be played


@pytest.mark.parametrize("stage", ["moving", "sent", "gate"])
@pytest.mark.parametrize("act", MEANINGFUL, ids=str)
def test_whatever_would_play_is_absorbed_with_a_word_while_the_table_is_busy(stage: Stage, act: Act) -> None:
    assert do(stage, act, LIFTED) == Absorb(stage)  # type: ignore[arg-type]  # these stages are reasons too


@pytest.mark.parametrize("stage", ["moving", "sent", "gate"])
def test_escape_and_passing_over_things_are_harmless_while_the_table_is_busy(stage: Stage) -> None:
    assert do(stage, LetGo(), LIFTED) == Select(NOTHING)
    assert do(stage, Press(card(4))) == Ignore()
    assert do(stage, Aim(row(0))) == Ignore()


def test_space_finishes_what_moves_or_is_waited_for_and_nothing_else() -> None:
    assert [do(stage, AskSkip()) for stage in ("moving", "waiting")] == [Finish()] * 2
    assert [do(stage, AskSkip()) for stage in ("sent", "gate", "hand", "rows")] == [Ignore()] * 4


def test_a_choice_can_be_taken_back_while_others_move_or_think() -> None:
    assert do("moving", AskBack()) == TakeBack()
    assert do("waiting", AskBack()) == TakeBack()
    assert do("sent", AskBack()) == Absorb("sent")
    assert do("gate", AskBack()) == Absorb("gate")
    assert do("hand", AskBack()) == TakeBack()
    assert do("rows", AskBack()) == TakeBack()


def test_what_was_taken_back_can_be_done_again_whenever_one_may_act() -> None:
    for stage in ("moving", "waiting", "hand", "rows"):
        assert do(stage, AskAgain()) == Redo()
    assert do("sent", AskAgain()) == Absorb("sent")
    assert do("gate", AskAgain()) == Absorb("gate")


@pytest.mark.parametrize(
    "act", [Walk(1), Climb(-1), Digit(0), Digit(1), Confirm(), Push(), TapZone(row(0)), ChooseMove("move")], ids=str
)
def test_out_of_turn_the_board_says_why(act: Act) -> None:
    assert do("waiting", act) == Try(None, None)


def test_out_of_turn_a_hand_card_is_refused_and_any_other_card_explained() -> None:
    assert do("waiting", Tap(card(4))) == Try(card(4), None)
    assert do("waiting", Drop(card(4), row(0))) == Try(card(4), None)
    assert do("waiting", Tap(card(99))) == Explain(card(99))
    assert do("waiting", AskWhy(card(99))) == Explain(card(99))
    assert do("waiting", AskWhy()) == Absorb("nothing_to_explain")
    assert do("waiting", LetGo(), LIFTED) == Select(NOTHING)
    assert do("waiting", Press(card(4))) == Ignore()


# ---------------------------------------------------------------- a card is owed


def test_arrows_walk_the_hand_and_around_its_ends() -> None:
    assert do("hand", Walk(1)) == Select(Selection(lifted=card(4), is_keyed=True))
    assert do("hand", Walk(-1)) == Select(Selection(lifted=card(58), is_keyed=True))
    assert do("hand", Walk(1), LIFTED) == Select(Selection(lifted=card(58), is_keyed=True))
    assert do("hand", Walk(-1), LIFTED) == Select(Selection(lifted=card(4), is_keyed=True))
    assert do("hand", Walk(1), Selection(lifted=card(58))) == Select(Selection(lifted=card(4), is_keyed=True))
    assert react("hand", NOTHING, Walk(1), TableSnapshot(rows=ROWS)) == Absorb("nothing_lifted")


def test_walking_forgets_the_row_that_was_aimed_at() -> None:
    at = Selection(lifted=card(17), aimed=row(2), is_keyed=True)
    assert do("hand", Walk(1), at) == Select(Selection(lifted=card(58), is_keyed=True))


def test_enter_plays_the_lifted_card_at_its_only_place_or_where_it_is_aimed() -> None:
    assert do("hand", Confirm(), LIFTED) == Try(card(17), None)
    assert do("hand", Confirm(), Selection(lifted=card(17), aimed=row(0))) == Try(card(17), row(0))
    assert do("hand", Confirm()) == Absorb("nothing_lifted")


def test_the_main_button_is_enter_where_something_is_owed() -> None:
    assert do("hand", Push(), LIFTED) == Try(card(17), None)
    assert do("hand", Push()) == Absorb("nothing_lifted")
    assert do("rows", Push(), AIMED) == Try(None, row(2))
    assert do("rows", Push()) == Absorb("no_row_aimed")


def test_after_a_refusal_enter_plays_the_card_where_it_belongs() -> None:
    assert do("hand", Confirm(), REFUSED) == Try(card(17), row(1))
    assert do("hand", TapZone(row(3)), REFUSED) == Try(card(17), row(3))
    assert do("hand", Walk(1), REFUSED) == Select(Selection(lifted=card(58), is_keyed=True))


def test_a_digit_aims_and_does_not_play() -> None:
    assert do("hand", Digit(1), LIFTED) == Check(card(17), row(0))
    assert do("hand", Digit(4), LIFTED) == Check(card(17), row(3))
    assert do("hand", Digit(1)) == Absorb("nothing_lifted")
    assert do("hand", Digit(0), LIFTED) == Ignore()
    assert do("hand", Climb(1), LIFTED) == Ignore()


def test_click_then_click_lifts_and_plays() -> None:
    assert do("hand", Tap(card(4))) == Select(Selection(lifted=card(4)))
    assert do("hand", TapZone(row(0)), Selection(lifted=card(4))) == Try(card(4), row(0))
    assert do("hand", TapZone(row(0))) == Absorb("nothing_lifted")


def test_field_report_79_clicking_a_lifted_card_again_changes_nothing() -> None:
    once = Select(Selection(lifted=card(4)))
    assert do("hand", Tap(card(4)), Selection(lifted=card(4))) == once
    assert do("hand", Press(card(4)), Selection(lifted=card(4))) == Select(Selection(lifted=card(4), grip="first"))


def test_a_double_click_plays_what_its_first_click_took_up_and_nothing_else() -> None:
    assert do("hand", Play(card(17)), LIFTED) == Try(card(17), None)
    assert do("hand", Play(card(17))) == Ignore()
    assert do("hand", Play(card(4)), LIFTED) == Ignore()
    assert do("hand", Play(card(17)), Selection(lifted=card(17), is_keyed=True)) == Ignore()
    assert do("sent", Play(card(17)), LIFTED) == Ignore()
    assert do("waiting", Play(card(17)), LIFTED) == Ignore()
    assert do("option", Play(card(17)), LIFTED) == Ignore()


def test_dragging_lifts_aims_and_drops() -> None:
    held = Selection(lifted=card(17), grip="first")
    assert do("hand", Press(card(17))) == Select(held)
    over = Selection(lifted=card(17), grip="first", aimed=row(3))
    assert do("hand", Aim(row(3)), held) == Select(over)
    assert do("hand", Aim(None), over) == Select(held)
    assert do("hand", Drop(card(17), row(0)), over) == Try(card(17), row(0))
    assert do("hand", Drop(card(17), None), over) == Select(NOTHING)


def test_a_hovering_pointer_aims_at_targets_only_and_takes_nothing_from_the_keyboard() -> None:
    assert do("hand", Aim(row(0)), LIFTED) == Select(Selection(lifted=card(17), aimed=row(0)))
    assert do("hand", Aim(row(3)), Selection(lifted=card(17), aimed=row(0))) == Select(LIFTED)
    assert do("hand", Aim(row(3)), LIFTED) == Ignore()
    assert do("hand", Aim(row(0)), Selection(lifted=card(17), is_keyed=True)) == Ignore()
    assert do("hand", Aim(row(0))) == Ignore()
    assert do("hand", Aim(row(0)), REFUSED) == Ignore()


def test_escape_lets_go_and_a_move_by_name_is_sent() -> None:
    assert do("hand", LetGo(), LIFTED) == Select(NOTHING)
    assert do("hand", ChooseMove("move"), LIFTED) == Send("move")


def test_why_is_asked_about_the_lifted_card_first_then_about_the_pointed_one() -> None:
    assert do("hand", AskWhy(card(99)), LIFTED) == Explain(card(17))
    assert do("hand", AskWhy(card(99)), REFUSED) == Explain(card(17))
    assert do("hand", AskWhy(card(99))) == Explain(card(99))
    assert do("hand", AskWhy()) == Absorb("nothing_to_explain")
    assert do("hand", Tap(card(99))) == Explain(card(99))


# ---------------------------------------------------------------- a row is owed


def test_arrows_and_digits_aim_at_the_row_to_take() -> None:
    assert do("rows", Walk(1)) == Select(Selection(aimed=row(0), is_keyed=True))
    assert do("rows", Walk(-1)) == Select(Selection(aimed=row(3), is_keyed=True))
    assert do("rows", Walk(1), AIMED) == Select(Selection(aimed=row(3), is_keyed=True))
    assert do("rows", Digit(1)) == Select(Selection(aimed=row(0), is_keyed=True))
    assert do("rows", Digit(5)) == Try(None, row(4))
    assert do("rows", Digit(0), AIMED) == Ignore()
    assert do("rows", Climb(-1), AIMED) == Select(Selection(aimed=row(1), is_keyed=True))
    assert do("rows", Aim(None), Selection(aimed=row(2), is_keyed=True)) == Ignore()


def test_field_report_2_the_first_row_can_be_aimed_at_and_taken() -> None:
    assert do("rows", Confirm(), Selection(aimed=row(0))) == Try(None, row(0))
    assert do("rows", TapZone(row(0))) == Try(None, row(0))


def test_field_report_91_enter_alone_and_escape_never_answer_a_forced_choice() -> None:
    assert do("rows", Confirm()) == Absorb("no_row_aimed")
    assert do("rows", LetGo(), AIMED) == Select(NOTHING)


def test_the_low_card_may_be_put_on_a_row_and_other_cards_may_not() -> None:
    assert do("rows", Drop(card(3), row(1))) == Try(card(3), row(1))
    assert do("rows", Drop(card(3), None)) == Select(NOTHING)
    assert do("rows", Tap(card(4))) == Try(card(4), None)
    assert do("rows", Tap(card(99))) == Explain(card(99))
    assert do("rows", Aim(row(1))) == Select(Selection(aimed=row(1)))
    assert do("rows", Aim(("felt", 0))) == Select(NOTHING)
    assert do("rows", Press(card(4))) == Ignore()
    assert do("rows", ChooseMove("move")) == Send("move")


# ---------------------------------------------------------------- what is left after something happened


def test_a_selection_survives_what_does_not_concern_it() -> None:
    assert kept(LIFTED, LAY) == LIFTED
    assert kept(REFUSED, LAY) == REFUSED
    assert kept(AIMED, LAY) == AIMED
    halfway = Selection(lifted=card(17), picked=card(99), aimed=row(0))
    assert kept(halfway, LAY) == halfway


def test_a_card_that_cannot_be_lifted_any_more_is_let_go() -> None:
    assert kept(LIFTED, TableSnapshot(liftable=(card(4),))) == NOTHING
    assert kept(REFUSED, TableSnapshot(liftable=(card(4),))) == NOTHING


def test_a_picked_card_is_forgotten_with_its_targets() -> None:
    halfway = Selection(lifted=card(17), picked=card(99), aimed=row(0))
    assert kept(halfway, TableSnapshot(liftable=HAND)) == LIFTED
