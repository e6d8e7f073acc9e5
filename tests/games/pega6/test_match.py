"""Rounds and the end of a match (P6-B-12 to P6-B-16), and who may sit down (P6-B-01)."""

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Trick
from tests.builders import NAMES, PEGA6, A, B, C, Table, folded, rows_of, table


def _last_trick(
    totals: tuple[int, ...],
    piles: Mapping[int, str],
    *,
    number: int = 1,
    options: Mapping[str, OptionValue] | None = None,
) -> Table:
    """The last trick of a round in which nobody takes anything more."""
    hands = {seat: str(90 + seat) for seat in range(len(totals))}
    story = table(
        "1 | 2 | 3 | 89", seats=len(totals), hands=hands, piles=piles, totals=totals, number=number, options=options
    )
    return story.trick(**{NAMES[seat]: 90 + seat for seat in range(len(totals))})


# ---------------------------------------------------------------- the end of a round


def test_a_round_nobody_ends_at_66_is_followed_by_another_with_the_totals_kept() -> None:
    story = _last_trick((0, 0, 0), {A: "55 5", B: "11"})
    assert story.round_end is not None
    assert story.next_deal is not None
    assert (story.round_end.points, story.round_end.totals) == ((9, 5, 0), (9, 5, 0))
    assert (story.next_deal.number, story.state.number, story.match_end) == (2, 2, None)
    assert (story.state.totals, story.state.points, story.state.piles) == ((9, 5, 0), (0, 0, 0), ((), (), ()))
    assert [len(hand) for hand in story.state.hands] == [10, 10, 10]
    assert len(story.state.rows) == 4
    story.expect(to_act="A B C")


def test_a_row_taken_with_the_last_card_counts_in_this_round() -> None:
    story = table("10 20 30 40 50 | 60 | 70 | 80", hands={A: "51", B: "81"}, totals=(60, 0)).trick(A=51, B=81)
    assert story.round_end is not None
    assert (story.round_end.points, story.round_end.totals) == ((15, 0), (75, 0))


def test_a_row_taken_with_a_low_last_card_counts_in_this_round() -> None:
    story = table("10 20 30 40 50 | 60 | 70 | 80", hands={A: "2", B: "81"}).trick(A=2, B=81).take(A, 1)
    assert story.round_end is not None
    assert story.round_end.points == (15, 0)


def test_a_last_low_card_keeps_the_round_open_until_the_row_is_chosen() -> None:
    story = table("10 | 60 | 70 | 80", hands={A: "2", B: "81"}).trick(A=2, B=81)
    assert story.round_end is None
    story.expect(to_act="A", hand={A: "", B: ""})


@pytest.mark.parametrize("hands", [{A: "2 9", B: "81 82"}, {A: "2 9", B: "81"}, {A: "2", B: "81 82"}], ids=str)
def test_a_low_card_before_the_last_trick_ends_no_round(hands: Mapping[int, str]) -> None:
    story = table("10 | 60 | 70 | 80", hands=hands).trick(A=2, B=81).take(A, 1)
    assert (story.round_end, story.state.number) == (None, 1)


def test_cards_left_in_the_rows_count_for_nobody() -> None:
    story = table("55 | 66 | 77 | 88", hands={A: "89", B: "90"}).trick(A=89, B=90)
    assert story.round_end is not None
    assert story.round_end.points == (0, 0)


def test_passing_66_in_mid_round_plays_the_round_out() -> None:
    story = table("33 44 55 66 77 | 80 | 90 | 100", hands={A: "78 3", B: "81 4"}, totals=(60, 10))
    passed = story.trick(A=78, B=81).expect(points={A: 27}, to_act="A B")
    assert (passed.round_end, passed.match_end, passed.state.totals) == (None, None, (60, 10))
    ended = passed.trick(A=3, B=4).take(A, 2)
    assert ended.match_end is not None
    assert ended.match_end.winners == (B,)


# ---------------------------------------------------------------- the end of the match


@pytest.mark.parametrize(
    ("total", "options", "is_over"),
    [
        (65, {}, False),
        (66, {}, True),
        (67, {}, True),
        (66, {"endCompare": "gt"}, False),
        (67, {"endCompare": "gt"}, True),
        (29, {"endTarget": 30}, False),
        (30, {"endTarget": 30}, True),
        (200, {"fixedRounds": 3}, False),
    ],
    ids=str,
)
def test_the_match_ends_at_the_target_and_not_before(
    total: int, options: Mapping[str, OptionValue], is_over: object
) -> None:
    story = _last_trick((total - 7, 0), {A: "55"}, options=options)
    assert story.state.totals == (total, 0)
    assert (story.match_end is not None) is is_over
    assert (story.next_deal is None) is is_over


def test_the_target_may_be_one() -> None:
    assert _last_trick((0, 0), {A: "1"}, options={"endTarget": 1}).match_end is not None
    assert _last_trick((0, 0), {}, options={"endTarget": 1}).match_end is None


@pytest.mark.parametrize(("number", "is_over"), [(1, False), (2, False), (3, True)])
def test_a_fixed_number_of_rounds_is_played_to_its_end(number: int, is_over: object) -> None:
    story = _last_trick((78, 40), {B: "20"}, number=number, options={"fixedRounds": 3})
    assert (story.match_end is not None) is is_over


def test_the_lowest_total_comes_first() -> None:
    story = _last_trick((4, 30, 63), {C: "55"})
    assert story.match_end is not None
    assert story.match_end.winners == (A,)
    outcome = PEGA6.outcome(story.state)
    assert outcome is not None
    assert outcome.places == (1, 2, 3)


def test_equal_lowest_totals_share_the_victory() -> None:
    story = _last_trick((61, 25, 30), {A: "11 22", B: "33"})
    assert story.match_end is not None
    assert story.match_end.winners == (B, C)
    outcome = PEGA6.outcome(story.state)
    assert outcome is not None
    assert (outcome.winners, outcome.places) == ((B, C), (3, 1, 1))


def test_even_over_the_target_the_lowest_total_wins() -> None:
    story = _last_trick((29, 28), {A: "11", B: "22"}, options={"endTarget": 30})
    assert story.match_end is not None
    assert (story.match_end.totals, story.match_end.winners) == ((34, 33), (B,))


def test_after_the_end_nothing_is_accepted() -> None:
    story = _last_trick((66, 0), {})
    story.expect(to_act="")
    story.refuses(A, PlayCard(1), "match_over", "P6-B-14").refuses(A, TakeRow(0), "match_over", "P6-B-14")
    story.refuses_back(A)
    assert PEGA6.legal_moves(story.state, A) == ()


def test_before_the_end_there_is_no_outcome() -> None:
    assert PEGA6.outcome(_last_trick((0, 0), {}).state) is None


# ---------------------------------------------------------------- beginning


def _opened(options: Mapping[str, OptionValue], seats: int, seed: int) -> Table:
    empty = PEGA6.initial(PEGA6.setup("base", options, seats, seed))
    events = PEGA6.opening(empty)
    state = folded(empty, events)
    return Table(state, empty, events)


@pytest.mark.parametrize("seats", range(2, 11))
def test_a_new_match_starts_from_nothing(seats: int) -> None:
    story = _opened({}, seats, 5)
    state = story.state
    assert (story.before.number, story.before.phase, state.phase) == (0, "deal", "choose")
    assert (state.number, state.totals, state.rounds, state.tricks) == (1, (0,) * seats, (), ())
    assert [len(hand) for hand in state.hands] == [10] * seats
    assert [len(row.cards) for row in state.rows] == [1] * 4
    assert all(list(hand) == sorted(hand) for hand in state.hands)
    dealt = [card for hand in state.hands for card in hand] + [row.end for row in state.rows]
    assert len(set(dealt)) == 10 * seats + 4


def test_rows_lie_in_the_order_drawn() -> None:
    ends = [tuple(row.end for row in _opened({}, 4, seed).state.rows) for seed in range(20)]
    assert any(list(row) != sorted(row) for row in ends)


def test_a_frozen_deal() -> None:
    """This deal never changes: saved matches and bug reports rest on it."""
    state = _opened({}, 3, 42).state
    assert [row.end for row in state.rows] == [94, 75, 53, 52]
    assert state.hands == (
        (3, 17, 20, 28, 31, 33, 50, 84, 88, 100),
        (7, 9, 29, 30, 64, 87, 90, 95, 101, 103),
        (23, 36, 55, 56, 63, 65, 70, 73, 74, 89),
    )


def test_equal_seeds_deal_alike_and_different_seeds_differently() -> None:
    assert _opened({}, 4, 9).state.hands == _opened({"endTarget": 30}, 4, 9).state.hands
    assert len({_opened({}, 4, seed).state.hands for seed in range(50)}) == 50


def test_every_round_of_a_match_is_dealt_anew() -> None:
    story = _opened({"fixedRounds": 2}, 2, 3)
    first = story.state.hands
    while story.next_deal is None or story.state.number == 1:
        seat = PEGA6.to_act(story.state)[0]
        move = PEGA6.legal_moves(story.state, seat)[0]
        events = PEGA6.decide(story.state, seat, move)
        story = Table(folded(story.state, events), story.state, events)
    assert story.state.hands != first
    assert story.state.tricks == ()


@pytest.mark.parametrize("seats", [0, 1, 11, -4])
def test_nobody_plays_alone_and_eleven_are_too_many(seats: int) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        PEGA6.setup("base", {}, seats, 1)
    assert (refusal.value.code, refusal.value.rule) == ("seat_count", "P6-B-01")


@pytest.mark.parametrize(
    ("options", "code", "rule"),
    [
        ({"endTarget": 0}, "number_range", "P6-B-14"),
        ({"endTarget": -5}, "number_range", "P6-B-14"),
        ({"endTarget": 10**9}, "number_range", "P6-B-14"),
        ({"endTarget": True}, "number_range", "P6-B-14"),
        ({"endTarget": "66"}, "number_range", "P6-B-14"),
        ({"endTarget": None}, "number_range", "P6-B-14"),
        ({"endCompare": "ge"}, "option_value", "P6-B-14"),
        ({"endCompare": None}, "option_value", "P6-B-14"),
        ({"fixedRounds": 0}, "number_range", "P6-B-16"),
        ({"fixedRounds": 2.5}, "number_range", "P6-B-16"),
        ({"fixedRounds": 3, "endTarget": 30}, "target_and_rounds", "P6-B-16"),
        ({"swapHands": True}, "unknown_option", ""),
    ],
    ids=str,
)
def test_house_rules_that_cannot_be_played_are_refused(
    options: Mapping[str, OptionValue], code: str, rule: str
) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        PEGA6.setup("base", options, 4, 1)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


@pytest.mark.parametrize("most", [1, 1_000_000])
def test_the_smallest_and_the_largest_target_may_be_agreed(most: int) -> None:
    assert dict(PEGA6.setup("base", {"endTarget": most}, 4, 1).options)["endTarget"] == most


def test_a_target_nobody_can_reach_is_refused() -> None:
    with pytest.raises(IllegalSetup) as refusal:
        PEGA6.setup("base", {"endTarget": 1_000_001}, 4, 1)
    assert refusal.value.params["maximum"] == 1_000_000


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(IllegalSetup, match="unknown_variant"):
        PEGA6.setup("doubles", {}, 4, 1)


def test_the_standard_agreement_is_66_reached() -> None:
    setup = PEGA6.setup("base", {}, 4, 1)
    assert dict(setup.options) == {"endTarget": 66, "endCompare": "gte", "fixedRounds": None}


def test_the_round_remembers_its_tricks() -> None:
    story = table("20 | 30 | 40 | 50", seats=2).trick(A=21, B=31)
    assert story.state.tricks == (Trick(rows_of("20 | 30 | 40 | 50"), (21, 31)),)


def test_the_match_remembers_the_tricks_of_finished_rounds_for_everybody() -> None:
    ended = _last_trick((0, 0, 0), {})
    assert PEGA6.observe(ended.state, B).tricks == ()
    assert PEGA6.observe(ended.state, B).past == ((Trick(rows_of("1 | 2 | 3 | 89"), (90, 91, 92)),),)


def test_a_memory_of_old_rounds_is_no_part_of_the_table_that_records_vouch_for() -> None:
    state = _last_trick((0, 0, 0), {}).state
    assert PEGA6.hash(state) == PEGA6.hash(replace(state, past=()))
    assert PEGA6.hash(state) != PEGA6.hash(replace(state, totals=(1, 0, 0)))
