"""The table of the base game as the felt, the item views and a screen reader get it."""

import re

import pytest

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import Intent
from tests.builders import A, B, C
from tests.ui.boards.desk import BOARD, desk, seats
from tests.ui.table.lying import rows_of

pytestmark = pytest.mark.usefixtures("english")

MOCK_ROWS = "8 15 22 27 30 | 41 44 50 | 66 68 | 89 95 97 101"
MOCK_HAND = "4 17 33 55 58 72 103"


def test_rows_show_their_heads_before_they_are_paid() -> None:
    rows = rows_of(desk(MOCK_ROWS, hand=MOCK_HAND).view).rows
    assert [row.heads for row in rows] == [12, 9, 6, 5]
    assert [row.note for row in rows] == ["full: the 6th takes 12", *["the 6th card takes the row"] * 3]
    assert [row.is_full for row in rows] == [True, False, False, False]
    assert [row.name for row in rows][:2] == [
        "Row 1, full: 8, 15, 22, 27 and 30; 12 heads",
        "Row 2: 41, 44 and 50; 9 heads",
    ]
    assert [row.number for row in rows] == [1, 2, 3, 4]


def test_the_header_tells_round_and_trick() -> None:
    view = desk(MOCK_ROWS, hand=MOCK_HAND, number=3).view
    assert (view.title, view.subtitle, view.progress) == ("Base game · Round 3", "Trick 1 of 10", (1, 10))
    fixed = desk(MOCK_ROWS, hand=MOCK_HAND, number=3, fixedRounds=5).view
    assert (fixed.title, fixed.target) == ("Base game · Round 3 of 5", None)


def test_before_the_first_deal_the_table_is_bare() -> None:
    bare = desk(MOCK_ROWS, hand="4").story
    observation = Observation(
        viewer=0,
        setup=desk(MOCK_ROWS, hand="4").observation.setup,
        rules=desk(MOCK_ROWS, hand="4").observation.rules,
        phase="deal",
        number=0,
        trick=1,
        trick_count=10,
        rows=(),
        hand=(),
        own_choice=None,
        has_chosen=(False, False),
        hand_sizes=(0, 0),
        queue=(),
        piles=((), ()),
        points=(0, 0),
        tricks=(),
        score=desk(MOCK_ROWS, hand="4").observation.score,
        to_act=(),
        legal=(),
    )
    view = BOARD.view(observation, seats(2))
    assert bare.state.number == 1
    assert (view.title, view.subtitle, view.progress) == ("Base game", "The cards are being dealt", (0, 10))
    assert (view.rows, view.hand) == ((), ())
    assert BOARD.status(observation, seats(2), Intent()).text == "the cards are being dealt."


def test_others_sit_in_play_order_from_the_viewers_left() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41", players=4)
    assert [seat.name for seat in at.view.others] == ["Ana", "Bia", "Caio"]
    assert [seat.name for seat in at.seen_by(2).view.others] == ["Caio", "Marina", "Ana"]
    spectator = at.seen_by(None).view
    assert [seat.name for seat in spectator.others] == ["Marina", "Ana", "Bia", "Caio"]
    assert spectator.own is None
    assert spectator.hand == ()


def test_totals_hold_this_round_and_the_track_ends_at_the_target() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41", totals=(22, 61), piles={1: "55 11"})
    ana, own = at.seat(1), at.seat(0)
    assert (ana.points, ana.total, ana.share) == (12, 73, 1.0)
    assert (own.points, own.total, own.share) == (0, 22, 22 / 66)
    assert (own.goal, own.points_word, ana.points_word) == ("of 66", "this round", "round")
    assert ana.spoken == "Ana: 12 heads this round, 73 in total. Choosing a card."


def test_without_a_target_there_is_no_track() -> None:
    own = desk("10 | 20 | 30 | 40", hand="41", fixedRounds=3).seat(0)
    assert (own.goal, own.share) == ("", None)


def test_seats_go_through_their_states() -> None:
    at = desk("10 | 20 | 30 | 40", hands={0: "3 99", 1: "50 98", 2: "51 97"}, players=3)
    assert [at.seat(seat).state for seat in (A, B, C)] == ["choosing", "choosing", "choosing"]
    at = at.choose(B, 50)
    assert [at.seat(seat).state for seat in (A, B, C)] == ["choosing", "chosen", "choosing"]
    at = at.choose(A, 3).choose(C, 51)
    assert [at.seat(seat).state for seat in (A, B, C)] == ["shown", "shown", "shown"]
    assert [at.seat(seat).is_turn for seat in (A, B, C)] == [True, False, False]
    in_front = [at.seat(seat).card for seat in (A, B, C)]
    assert [card.face for card in in_front if card is not None] == [3, 50, 51]
    at = at.take(A, 1)
    assert [at.seat(seat).state for seat in (A, B, C)] == ["choosing", "choosing", "choosing"]


def test_a_seat_that_thinks_says_so() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41", players=3)
    view = BOARD.view(at.observation, at.sitting, {2})
    assert [seat.state for seat in view.others] == ["choosing", "thinking"]
    assert view.others[1].spoken.endswith("Thinking.")


def test_only_the_own_plate_says_now_while_all_choose() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41 42", players=3)
    assert [at.seat(seat).is_turn for seat in (A, B, C)] == [True, False, False]
    at = at.choose(A, 41)
    assert [at.seat(seat).is_turn for seat in (A, B, C)] == [False, False, False]


def test_a_face_down_card_has_a_handle_and_a_name_without_a_number() -> None:
    at = desk("10 | 20 | 30 | 40", hands={0: "41 42", 1: "77 78"}).choose(B, 77)
    card = at.seat(B).card
    assert card is not None
    assert (card.key, card.face, card.name) == (("slot", B, 0), "back", "Face-down card of Ana")


def test_the_own_face_down_card_is_named_to_its_owner_alone() -> None:
    at = desk("10 | 20 | 30 | 40", hands={0: "41 42", 1: "77 78"}).choose(A, 41)
    own = at.seat(A).card
    assert own is not None
    assert (own.key, own.face, own.name) == (("slot", A, 0), "back", "Your face-down card: 41")
    shared = desk("10 | 20 | 30 | 40", hands={0: "41 42", 1: "77 78"}, humans=2).choose(A, 41).seat(A).card
    assert shared is not None
    assert shared.name == "Face-down card of Marina: 41"
    theirs = at.seen_by(B).seat(A).card
    assert theirs is not None
    assert theirs.name == "Face-down card of Marina"


def test_field_report_16_and_89_no_number_of_a_hidden_card_is_anywhere_on_the_table() -> None:
    at = desk("10 | 20 | 30 | 40", hands={0: "41 42", 1: "77 78", 2: "87 88"}, players=3).choose(B, 77).choose(C, 88)
    hidden = {77, 78, 87, 88}
    assert numbers_in(at.view) & hidden == set()
    said = f"{at.status.text} {at.status.lead} {at.action.text}"
    assert set(map(int, re.findall(r"\d+", said))) & hidden == set()
    assert numbers_in(at.seen_by(None).view) & (hidden | {41, 42}) == set()


def test_field_report_14_hand_and_chosen_card_are_ten_different_cards_at_every_step() -> None:
    hand = "1 17 25 33 44 55 58 72 90 103"
    at = desk("10 | 20 | 30 | 40", hand=hand)
    for card in (44, 17, 44):
        assert faces(at.view) == sorted(map(int, hand.split()))
        at = at.choose(A, card)
        assert len(at.view.hand) == 9
        assert at.seat(A).card is not None
        assert at.observation.own_choice not in faces(at.view)
        at = at.take_back(A)


def test_a_name_with_markup_or_gaps_stays_a_name() -> None:
    at = desk("10 | 20 | 30 | 40", hand="41")
    odd = (at.sitting[0], type(at.sitting[1])("<b>{total}</b>", "bot"))
    view = BOARD.view(at.observation, odd)
    assert view.others[0].name == "<b>{total}</b>"
    assert view.others[0].spoken.startswith("<b>{total}</b>: no heads this round, 0 in total.")


def numbers_in(view: TableView) -> set[int]:
    """Every number that stands in any word or key of a view, but for what all may know."""
    words = re.sub(r"Row \d|Trick \d+ of \d+|Round \d+|of 66|the 6th|6th", "", repr(view))
    return {int(number) for number in re.findall(r"\d+", words)}


def faces(view: TableView) -> list[int]:
    return [card.face for card in view.hand if isinstance(card.face, int)]
