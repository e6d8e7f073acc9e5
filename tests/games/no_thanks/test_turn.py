"""Passing, taking, tigers and the end of rounds, told as stories."""

import pytest

from pega6_desktop.core.errors import IllegalMove, IllegalSetup, RecordError
from pega6_desktop.games.no_thanks.cards import DECK, area_points, runs
from pega6_desktop.games.no_thanks.events import CardTaken, CardTurned, MatchEnded, RoundDealt, RoundEnded
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take, format_move, parse_move
from tests.games.no_thanks.story import GAME, A, B, C, begun, table


def test_a_pass_costs_a_chip_and_hands_the_card_on() -> None:
    story = table((), (), (), active=30).does(A, Pass())
    assert (story.state.chips, story.state.pot, story.state.turn) == ((4, 5, 5), 1, B)


def test_the_turn_goes_round_the_table() -> None:
    story = table((), (), (), active=30, turn=C).does(C, Pass()).does(A, Pass())
    assert (story.state.turn, story.state.pot) == (B, 2)


def test_whoever_takes_gets_the_chips_and_decides_on() -> None:
    story = table((), (20,), (), active=21, pot=3, turn=B).does(B, Take())
    assert story.told == [CardTaken(B, 21, 3), CardTurned(5, 2)]
    assert (story.state.areas[B], story.state.chips[B], story.state.turn) == ((20, 21), 8, B)
    assert (story.state.active, story.state.pot) == (5, 0)


def test_chips_just_won_pay_the_next_pass() -> None:
    story = table((), (), (), active=21, pot=1, chips=(0, 5, 5)).does(A, Take()).does(A, Pass())
    assert story.state.chips[A] == 0


@pytest.mark.parametrize(
    ("seat", "move", "code", "rule"),
    [
        (A, Pass(), "no_chips", "NT-10"),
        (B, Take(), "not_your_turn", "NT-13"),
        (B, PlayTiger(), "not_your_turn", "NT-22"),
        (A, PlayTiger(), "no_tiger", "NT-22"),
        (-1, Take(), "no_such_seat", ""),
        (3, Take(), "no_such_seat", ""),
    ],
)
def test_what_cannot_be_done_is_refused(seat: int, move: Move, code: str, rule: str) -> None:
    refusal = table((), (), (), active=30, chips=(0, 5, 5)).refuses(seat, move)
    assert (refusal.code, refusal.rule) == (code, rule)


def test_without_chips_only_taking_is_left() -> None:
    story = table((), (), (), active=30, chips=(0, 5, 5))
    assert GAME.legal_moves(story.state, A) == (Take(),)
    assert GAME.legal_moves(story.state, B) == ()


def test_a_pass_can_be_taken_back_until_somebody_goes_on() -> None:
    story = table((), (), (), active=30).does(A, Pass()).takes_back(A)
    assert (story.state.chips, story.state.pot, story.state.turn) == ((5, 5, 5), 0, A)
    story.does(A, Pass()).does(B, Pass())
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        story.takes_back(A)
    assert story.takes_back(B).state.turn == B


def test_a_taking_cannot_be_taken_back() -> None:
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        table((), (), (), active=30).does(A, Take()).takes_back(A)
    with pytest.raises(IllegalMove, match="no_such_seat"):
        table((), (), (), active=30).takes_back(7)


# ---------------------------------------------------------------- tigers


def tigers() -> tuple[int, int, int]:
    return (14, 30, 9)


def test_a_tiger_joins_the_area_and_the_turn_goes_on() -> None:
    story = table((13, 15), (), (), active=23, variant="tiger", tigers=tigers()).does(A, PlayTiger())
    assert (story.state.areas[A], story.state.turn, story.state.active) == ((13, 14, 15), A, 23)
    assert (story.state.tigers, story.state.played) == ((None, 30, 9), (14, None, None))
    assert story.refuses(A, PlayTiger()).code == "tiger_played"


def test_a_tiger_ends_the_time_to_take_a_chip_back() -> None:
    story = table((), (), (), active=23, variant="tiger", tigers=tigers()).does(A, Pass()).does(B, PlayTiger())
    with pytest.raises(IllegalMove, match="nothing_to_take_back"):
        story.takes_back(A)


def test_everybody_is_dealt_a_tiger_that_is_nowhere_else() -> None:
    for variant, seats, options in (("tiger", 7, {}), ("tactical", 5, {"hiddenTiger": True})):
        state = begun(variant, seats, **options).state
        hidden = {tiger for tiger in state.tigers if tiger is not None}
        assert len(hidden) == seats
        assert not hidden & {*state.deck, *state.aside, state.active}


# ---------------------------------------------------------------- rounds and matches


def test_the_last_card_ends_the_round_and_the_next_one_is_dealt_one_seat_further() -> None:
    story = table((8, 9), (22, 24), (), active=23, deck=(), chips=(3, 5, 10), turn=B, pot=2).does(B, Take())
    ended = next(event for event in story.told if isinstance(event, RoundEnded))
    assert (ended.points, ended.chips) == ((5, 15, -10), (3, 7, 10))
    dealt = story.told[-1]
    assert isinstance(dealt, RoundDealt)
    assert (dealt.number, dealt.first) == (2, B)
    assert story.state.areas == ((), (), ())


def test_the_lowest_total_wins_and_equal_totals_share() -> None:
    last = table((10,), (10,), (35,), active=3, deck=(), chips=(1, 1, 0), turn=C, pot=0, rounds=1).does(C, Take())
    ended = last.told[-1]
    assert isinstance(ended, MatchEnded)
    assert ended.winners == (A, B)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert outcome.places == (1, 1, 3)
    assert GAME.to_act(last.state) == ()
    assert last.refuses(C, Take()).code == "match_over"
    assert last.refuses(C, PlayTiger()).rule == "NT-24"


def test_before_the_first_deal_nothing_can_be_done() -> None:
    empty = GAME.initial(GAME.setup("base", {}, 3, 1))
    for move in (Take(), PlayTiger()):
        with pytest.raises(IllegalMove, match="not_dealt"):
            GAME.decide(empty, A, move)


@pytest.mark.parametrize(("seats", "chips"), [(3, 11), (4, 11), (5, 11), (6, 9), (7, 7)])
def test_the_number_of_players_says_how_many_chips(seats: int, chips: int) -> None:
    state = begun("base", seats).state
    assert state.chips == (chips,) * seats
    assert sorted((*state.deck, *state.aside, state.active or 0)) == list(DECK)
    assert len(state.deck) == 23


@pytest.mark.parametrize(("chosen", "known"), [("10-20-30", {10, 20, 30}), ("10-19-28", {10, 19, 28})])
def test_three_known_cards_are_out_of_the_tactical_game(chosen: str, known: set[int]) -> None:
    state = begun("tactical", 4, tacticalSet=chosen).state
    assert not known & {*state.deck, *state.aside, state.active}
    assert len(state.aside) == 6


@pytest.mark.parametrize(("variant", "seats"), [("base", 2), ("base", 8), ("tactical", 6), ("later", 3)])
def test_what_cannot_be_played_is_not_begun(variant: str, seats: int) -> None:
    with pytest.raises(IllegalSetup):
        GAME.setup(variant, {}, seats, 1)


# ---------------------------------------------------------------- cards and moves


def test_only_the_lowest_of_each_run_counts() -> None:
    assert runs((17, 8, 15, 13, 14)) == ((8,), (13, 14, 15), (17,))
    assert area_points((17, 8, 15, 13, 16, 14)) == 21
    assert runs(()) == ()


def test_moves_are_words() -> None:
    for move in (Pass(), Take(), PlayTiger()):
        assert parse_move(format_move(move)) == move
    with pytest.raises(RecordError):
        parse_move("double")
