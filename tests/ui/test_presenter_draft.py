"""The table of (stage x act) while an open card is drafted, without Qt."""

import pytest

from pega6_desktop.ui.table.turns.acts import (
    NOTHING,
    Absorb,
    Act,
    Aim,
    AskBack,
    AskSkip,
    AskWhy,
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

OWN_STRIP: ZoneId = ("hand", 0)


def card(number: int) -> CardKey:
    return ("card", number)


def grid(numbers: str, columns: int) -> TableSnapshot:
    """Open cards as they lie, a dot where one was taken."""
    places = tuple(None if word == "." else card(int(word)) for word in numbers.split())
    return TableSnapshot(
        liftable=tuple(key for key in places if key is not None),
        targets=(OWN_STRIP,),
        grid=places,
        columns=columns,
    )


OPEN = grid(
    """
    1  .  3  4
    5  .  .  8
    .  .  .  .
    .  14 15 .
    """,
    columns=4,
)


def do(act: Act, selection: Selection = NOTHING, lay: TableSnapshot = OPEN) -> Reaction:
    return react("draft", selection, act, lay)


def keyed(number: int) -> Selection:
    return Selection(lifted=card(number), is_keyed=True)


# ---------------------------------------------------------------- arrows


@pytest.mark.parametrize(
    ("start", "step", "end"), [(None, 1, 1), (None, -1, 15), (1, 1, 3), (4, 1, 5), (15, 1, 1), (1, -1, 15), (14, -1, 8)]
)
def test_arrows_to_the_sides_walk_the_open_cards_by_number(start: int | None, step: int, end: int) -> None:
    assert do(Walk(step), NOTHING if start is None else keyed(start)) == Select(keyed(end))


@pytest.mark.parametrize(
    ("start", "step", "end"),
    [(None, 1, 1), (None, -1, 14), (1, 1, 5), (4, 1, 8), (3, 1, 8), (8, 1, 15), (5, 1, 14), (14, 1, 1), (1, -1, 14)],
)
def test_arrows_up_and_down_go_to_the_nearest_card_of_the_next_line(start: int | None, step: int, end: int) -> None:
    assert do(Climb(step), NOTHING if start is None else keyed(start)) == Select(keyed(end))


def test_the_last_open_card_stays_where_it_is() -> None:
    last = grid(". . 7 .", columns=2)
    assert do(Climb(1), keyed(7), last) == Select(keyed(7))
    assert do(Walk(1), keyed(7), last) == Select(keyed(7))


def test_without_open_cards_arrows_do_nothing() -> None:
    assert do(Walk(1), lay=TableSnapshot()) == Ignore()
    assert do(Climb(1), lay=TableSnapshot()) == Ignore()


# ---------------------------------------------------------------- typed numbers


def typed(*digits: int, lay: TableSnapshot = OPEN) -> Reaction:
    """The reaction to the last of these digits, typed one after the other."""
    selection, reaction = NOTHING, do(Digit(digits[0]), lay=lay)
    for digit in digits[1:]:
        if isinstance(reaction, Select):
            selection = reaction.selection
        reaction = do(Digit(digit), selection, lay)
    return reaction


def lifts(number: int | None, text: str) -> Select:
    return Select(Selection(lifted=None if number is None else card(number), is_keyed=True, typed=text))


def test_digits_build_the_number_of_an_open_card() -> None:
    assert typed(1) == lifts(1, "1")
    assert typed(1, 4) == lifts(14, "14")
    tens = grid("3 33 34", columns=3)
    assert typed(3, 3, lay=tens) == lifts(33, "33")


def test_a_first_digit_without_a_card_of_its_own_lifts_nothing_yet() -> None:
    tens = grid("30 33", columns=2)
    assert typed(3, lay=tens) == lifts(None, "3")
    assert do(Confirm(), Selection(is_keyed=True, typed="3"), tens) == Absorb("nothing_lifted")


def test_a_digit_that_leads_nowhere_begins_another_number() -> None:
    assert typed(1, 8) == lifts(8, "8")
    assert typed(1, 4, 5) == lifts(5, "5")


def test_a_number_without_an_open_card_lets_go_so_that_enter_drafts_no_other() -> None:
    assert do(Digit(2), keyed(4)) == Absorb("no_such_card", is_dropped=True)
    assert typed(0) == Absorb("no_such_card", is_dropped=True)
    assert typed(4, 7) == Absorb("no_such_card", is_dropped=True)


def test_a_number_that_was_left_alone_is_not_gone_on_with() -> None:
    left_alone = Selection(lifted=card(1), is_keyed=True)
    assert do(Digit(4), left_alone) == lifts(4, "4")


@pytest.mark.parametrize("act", [Walk(1), Climb(1), LetGo(), Press(card(4)), Tap(card(4))])
def test_arrows_escape_and_mouse_end_the_number(act: Act) -> None:
    reaction = do(act, Selection(lifted=card(1), is_keyed=True, typed="1"))
    assert isinstance(reaction, Select)
    assert reaction.selection.typed == ""


# ---------------------------------------------------------------- drafting


def test_enter_and_the_main_button_draft_the_lifted_card() -> None:
    assert do(Confirm(), keyed(4)) == Try(card(4), None)
    assert do(Push(), keyed(4)) == Try(card(4), None)
    assert do(Confirm()) == do(Push()) == Absorb("nothing_lifted")


def test_a_click_lifts_and_a_second_one_drafts() -> None:
    pressed = Selection(lifted=card(4), grip="first")
    assert do(Press(card(4))) == Select(pressed)
    lifted = Selection(lifted=card(4))
    assert do(Tap(card(4)), pressed) == Select(lifted)
    again = Selection(lifted=card(4), grip="again")
    assert do(Press(card(4)), lifted) == Select(again)
    assert do(Tap(card(4)), again) == Try(card(4), None)


def test_the_first_click_on_a_card_the_keyboard_lifted_only_takes_it_over() -> None:
    assert do(Press(card(4)), keyed(4)) == Select(Selection(lifted=card(4), grip="first"))


def test_a_click_on_the_own_strip_drafts_the_lifted_card() -> None:
    assert do(TapZone(OWN_STRIP), Selection(lifted=card(4))) == Try(card(4), OWN_STRIP)
    assert do(TapZone(OWN_STRIP)) == Absorb("nothing_lifted")


def test_a_card_dropped_on_the_own_strip_is_drafted_and_anywhere_near_the_open_cards_let_go() -> None:
    held = Selection(lifted=card(4), grip="first")
    assert do(Aim(OWN_STRIP), held) == Select(Selection(lifted=card(4), grip="first", aimed=OWN_STRIP))
    assert do(Drop(card(4), OWN_STRIP), held) == Try(card(4), OWN_STRIP)
    assert do(Drop(card(4), None), held) == Select(NOTHING)
    assert do(Drop(card(4), ("felt", 0)), held) == Select(NOTHING)
    assert do(Drop(card(4), ("seat", 1)), held) == Try(card(4), ("seat", 1)), "the board says why not"


def test_the_pointer_over_the_own_strip_aims_at_it() -> None:
    lifted = Selection(lifted=card(4))
    assert do(Aim(OWN_STRIP), lifted) == Select(Selection(lifted=card(4), aimed=OWN_STRIP))
    assert do(Aim(("felt", 0)), lifted) == Ignore()
    assert do(Aim(OWN_STRIP), keyed(4)) == Ignore()


# ---------------------------------------------------------------- everything else


def test_a_pick_is_asked_back_even_when_it_is_the_own_turn_again() -> None:
    assert do(AskBack()) == TakeBack()
    assert react("waiting", NOTHING, AskBack(), OPEN) == TakeBack()


def test_cards_of_others_are_explained_and_open_ones_are_lifted() -> None:
    assert do(Tap(card(12))) == Explain(card(12))
    assert do(AskWhy(card(12))) == Explain(card(12))
    assert do(AskWhy(), keyed(4)) == Explain(card(4))


def test_out_of_turn_the_board_says_why_an_open_card_cannot_be_taken() -> None:
    assert react("waiting", NOTHING, Tap(card(4)), OPEN) == Try(card(4), None)
    assert react("waiting", NOTHING, Drop(card(4), OWN_STRIP), OPEN) == Try(card(4), None)


def test_escape_lets_go_space_does_nothing_and_a_move_by_name_is_sent() -> None:
    assert do(LetGo(), keyed(4)) == Select(NOTHING)
    assert do(AskSkip(), keyed(4)) == Ignore()
    assert do(ChooseMove("move"), keyed(4)) == Send("move")
