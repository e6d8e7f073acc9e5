"""The last trick hangs under the plates: who laid which card, where it went, what that brought, and for how long."""

import itertools

import pytest

from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag
from pega6_desktop.ui.boards.pega6.rows.happening import flag_places
from pega6_desktop.ui.boards.pega6.rows.layout import rows_layout
from pega6_desktop.ui.table.arrangement import Arrangement
from pega6_desktop.ui.table.places import Rect
from tests.builders import A, B, Table, party
from tests.ui.boards.desk import BOARD, Desk, desk, seats

pytestmark = pytest.mark.usefixtures("english")

FOUR = "12 19 24 | 40 44 45 52 58 | 63 66 71 | 82 87 91 97"
HANDS = {0: "103 28", 1: "74 1", 2: "31 2", 3: "62 3"}


def hung(table: Arrangement) -> list[str]:
    """Every flag in the order in which the cards were laid: the seat, the row (– for none) and the heads."""
    flags = [flag for flag in table.flags if isinstance(flag, LaidFlag)]
    return [
        f"{'ABCDEFGHIJ'[f.seat]} {f.key[1]} {f.zone[1] + 1 if f.zone else '–'} {f.heads or ''}".strip() for f in flags
    ]


def flags(at: Desk) -> list[str]:
    return hung(at.view.arrangement)


def after(story: Table) -> list[str]:
    return flags(Desk(story, seats(2)))


def a_trick() -> Desk:
    return desk(FOUR, hands=HANDS, players=4).trick(A=103, B=74, C=31, D=62)


def test_each_flag_says_who_laid_which_card_in_which_row_and_who_took_how_much() -> None:
    assert flags(a_trick()) == ["C 31 1", "D 62 2 12", "B 74 3", "A 103 4"]


def test_a_low_card_took_the_row_its_player_chose() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "9 99", 1: "3 98"}).choose(A, 9).choose(B, 3).take(B, 2)
    assert flags(at) == ["B 3 2 1", "A 9 2"]


def test_a_card_that_was_taken_again_at_once_went_to_its_row_all_the_same() -> None:
    at = desk("10 20 30 40 | 60 | 70 | 80", hands={0: "50 99", 1: "51 98"}).trick(A=50, B=51)
    assert flags(at) == ["A 50 1", "B 51 1 15"]
    why = at.why(50)
    assert why is not None
    assert why.closing == "You played it in trick 1."


def test_they_hang_until_the_own_next_card_lies_and_again_when_it_is_taken_back() -> None:
    at = a_trick()
    assert flags(at.choose(B, 1)) == flags(at)
    assert flags(at.choose(A, 28)) == []
    assert flags(at.choose(A, 28).take_back(A)) == flags(at)
    assert flags(at.choose(A, 28).seen_by(None)) == flags(at)


def test_nothing_hangs_before_the_first_trick_nor_while_one_is_laid() -> None:
    at = desk("12 | 37 | 43 | 58", hands={0: "9 99", 1: "3 98"})
    assert flags(at) == flags(at.choose(A, 9).choose(B, 3)) == []


def test_a_screen_reader_finds_it_at_each_player() -> None:
    told = {thing.name: thing.description for thing in a_trick().view.arrangement.things()}
    assert [told[name] for name in told if "in total" in name] == [
        "Last trick: the 74 went to row 3.",
        "Last trick: the 31 went to row 1.",
        "Last trick: the 62 took row 2, 12 heads.",
        "Last trick: the 103 went to row 4.",
    ]


def test_a_row_that_has_gone_with_its_card_has_no_number() -> None:
    story = party("20 | 30 | 40 | 50 | 60", {}).trick(A=3, B=70).take(A, 1)
    assert after(story) == ["A 3 – 4", "B 70 4"]
    assert Desk(story, seats(2)).view.arrangement.flags[0].words == (
        "the 3, which lies in no row any more. It brought 4 heads."
    )


def test_of_a_replaced_card_the_one_that_lies_there_is_told() -> None:
    story = party("10 | 17 | 40 | 50", {A: "replace"}, hands={A: "25 15 70", B: "60 61 62"}).trick(A=25, B=60)
    assert after(story.special(A, "replace", card=15)) == ["A 15 1", "B 60 4"]


def test_of_a_replaced_card_that_is_gone_again_nothing_is_guessed() -> None:
    story = party("10 11 13 14 16 | 30 | 40 | 50 | 60", {A: "replace"}, hands={A: "25 17 70", B: "65 61 62"})
    assert after(story.trick(A=25, B=65).special(A, "replace", card=17)) == ["B 65 4"]


# ---------------------------------------------------------------- where they hang


def lengths(seat: int) -> LaidFlag:
    """The longest a flag can be."""
    index = seat - 1 if seat else None
    return LaidFlag(seat, ("card", 104), ("row", 3), index, heads=27, avatar=0, lies=True, is_exact=True)


@pytest.mark.parametrize("text", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("others", [1, 3, 5, 9])
@pytest.mark.parametrize("is_special", [False, True])
def test_no_flag_hides_a_card_another_flag_or_a_button(
    size: tuple[int, int],
    text: float,
    others: int,
    is_special: bool,  # noqa: FBT001
) -> None:
    layout = rows_layout(*size, others, text_scale=text, has_spare=is_special, has_tray=is_special)
    boxes = [flag_places(layout, lengths(index + 1)).box for index in range(others)]
    own = flag_places(layout, lengths(0)).box
    cards = min(layout.places(row).top for row in range(len(layout.rows)))
    assert all(box.bottom <= cards for box in boxes)
    assert all(one.overlap(other) == 0 for one, other in itertools.combinations(boxes, 2))
    assert Rect(0, 0, *size).contains(own.right, own.bottom)
    assert own.overlap(layout.main_button) == 0
    assert own.right <= layout.fan.x or own.y >= layout.own.bottom - 4 * layout.unit


# ---------------------------------------------------------------- the log


def pictured(at: Desk) -> list[str]:
    """The lines of what has just happened that are pictures: face, cards, row, heads."""
    found = [BOARD.picture(event, at.sitting) for event in at.story.log]
    return [f"{one.avatar} {one.cards} {one.row} {one.points}" for one in found if one is not None]


def test_the_log_shows_cards_rows_and_who_took_as_pictures() -> None:
    at = desk("10 20 30 40 50 | 60 | 70 | 80", hands={0: "51 99", 1: "61 98"}).trick(A=51, B=61)
    assert pictured(at) == ["None (51, 61) None 0", "0 () 1 15", "0 (51,) 1 0", "1 (61,) 2 0"]
    assert all(BOARD.sentence(event, at.sitting, 0) for event in at.story.log if BOARD.picture(event, at.sitting))
