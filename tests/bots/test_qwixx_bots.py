"""Bots of Qwixx cards: the batch keeps the rules, levels play legally and alike, each is better than the one before."""

import numpy as np
import pytest
from msgspec.structs import replace

from pega6_desktop.arena.tournament import Tournament, run
from pega6_desktop.bots.bot import Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.qwixx_rows import NEVER, PATTERNS, PLACES, RowValues
from pega6_desktop.bots.kernels.qwixx_tables import play_out
from pega6_desktop.bots.qwixx_cards.judgement import fitted, fitted_text, keep_values, plain_rows, read_judgements
from pega6_desktop.bots.qwixx_cards.situation import dealt_tables, masks_of, repeated, states_of
from pega6_desktop.bots.qwixx_cards.weighing import play_worths
from pega6_desktop.core.randomness import picked
from pega6_desktop.games.qwixx_cards.cards import number_of
from pega6_desktop.games.qwixx_cards.moves import CrossNumber, Draw, Play
from pega6_desktop.games.qwixx_cards.sheets import MOST_SKIPPED, crossings, number_at, place, skipped
from pega6_desktop.games.qwixx_cards.state import State
from tests.games.qwixx_cards.story import QWIXX, A, B, sheet, table

NAMES = tuple(LEVELS["qwixx_cards"])


def moments(seed: int, seats: int, *, jokers: bool = False) -> list[tuple[State, int]]:
    """Decisions of a match in which everybody plays at random."""
    state = QWIXX.initial(QWIXX.setup("base", {"jokers": jokers}, seats, seed))
    state = QWIXX.evolve(state, QWIXX.opening(state)[0])
    found = []
    while seats_due := QWIXX.to_act(state):
        seat = seats_due[0]
        found.append((state, seat))
        for event in QWIXX.decide(state, seat, picked(QWIXX.legal_moves(state, seat), seed, f"move/{len(found)}")):
            state = QWIXX.evolve(state, event)
    return found


# ---------------------------------------------------------------- the batch and the rules


def test_the_sets_that_may_be_crossed_are_those_of_the_rules() -> None:
    allowed = {chosen for chosen in crossings(0, (), tuple(range(2, 12))) if 0 < len(chosen) <= 3}
    known = {tuple(number_at(0, at) for at in places) for places in PATTERNS}
    assert {numbers for numbers in known if 12 not in numbers} == allowed
    assert all(skipped(0, numbers) <= MOST_SKIPPED for numbers in known)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_batch_writes_the_same_totals_as_the_rules(seats: int) -> None:
    for state, seat in moments(3, seats)[::5]:
        tables = dealt_tables(QWIXX.observe(state, seat), 3, Dice("same"))
        expected = [one.total for one in state.sheets]
        assert tables.points().tolist() == [expected] * 3


def test_a_batch_plays_only_what_the_rules_allow() -> None:
    """Each turn of the batch on an imagined deal is found among the legal moves of that deal."""
    judgement = fitted(3)
    for state, seat in [moment for moment in moments(5, 3, jokers=True) if moment[0].phase == "play"][:12]:
        tables = dealt_tables(QWIXX.observe(state, seat), 1, Dice("legal"))
        tables.crossed[:] = state.has_crossed
        before = state.sheets[seat]
        tables.play(judgement.at(0), judgement)
        ends = set()
        for move in QWIXX.legal_moves(state, seat):
            assert isinstance(move, Play)
            after = before
            for number in move.numbers:
                after = after.crossed(move.row, number)
            left = masks_of(tuple(card for card in state.hands[seat] if card not in move.cards))
            missed = before.missed + (not move.numbers and not state.has_crossed)
            ends.add((tuple(states_of(after)), tuple(left.tolist()), missed))
        rows = zip(tables.counts[0, seat].tolist(), tables.lasts[0, seat].tolist(), strict=True)
        assert (tuple(rows), tuple(tables.hands[0, seat].tolist()), int(tables.missed[0, seat])) in ends


def test_marks_of_a_batch_are_legal_marks() -> None:
    judgement = fitted(3)
    for state, seat in [moment for moment in moments(6, 3) if moment[0].phase == "mark"][::4]:
        seen = QWIXX.observe(state, seat)
        tables = dealt_tables(seen, 1, Dice("marks"))
        gains = tables.mark_gains(seat, tables.number, judgement.at(0))[0]
        legal = {move.row for move in seen.legal if isinstance(move, CrossNumber)}
        assert {row for row in range(4) if gains[row] > NEVER} == legal


def test_deals_keep_what_is_seen() -> None:
    story = table("mark", pile="B4 R7 R8", seats=3)
    seen = QWIXX.observe(story.state, A)
    tables = dealt_tables(seen, 40, Dice("deal"))
    assert set(tables.number.tolist()) == {4}
    for seat in (1, 2):
        worlds = {tuple(hand) for hand in tables.hands[:, seat].tolist()}
        assert len(worlds) > 5
    assert [[number_of(int(card)) for card in cards] for cards in tables.display[:3]] == [list(seen.display)] * 3


def test_every_card_stays_on_the_table_to_the_end() -> None:
    state, seat = moments(8, 4, jokers=True)[6]
    tables = repeated(dealt_tables(QWIXX.observe(state, seat), 8, Dice("cards")), 3, Dice("more"))
    play_out(tables, fitted(4), lambda: None, turns=12)
    for at in range(tables.batch):
        lying = [int(card) for card in tables.display[at]] + tables.pile[at, tables.at[at] : tables.ends[at]].tolist()
        masks = tables.hands[at].sum(axis=0) + tables.played[at] + masks_of(tuple(lying))
        assert masks.tolist() == [(1 << PLACES) - 1] * 5


def test_a_match_is_played_out_to_its_end() -> None:
    state, seat = moments(9, 2)[0]
    tables = dealt_tables(QWIXX.observe(state, seat), 20, Dice("end"))
    play_out(tables, fitted(2), lambda: None)
    assert tables.over.all()
    completed = (tables.lasts == PLACES).sum(axis=2).max(axis=1)
    assert ((completed >= 2) | (tables.missed.max(axis=1) >= 4)).all()


def test_the_best_use_of_cards_is_found_by_look_up() -> None:
    values = RowValues(plain_rows(0, 8), keep_values())
    uses, hand = values.uses, 0b111
    assert PATTERNS[uses.pattern[0, 0, hand]] == (0, 1, 2)
    assert uses.cross_mask[0, 0, hand] == hand
    assert uses.cross[0, 0, 0] == NEVER
    assert uses.cross[4, 5, 1 << (PLACES - 1)] == NEVER
    late = RowValues(plain_rows(7, 8), keep_values()).uses
    assert late.cross[4, 5, 1 << (PLACES - 1)] == NEVER
    assert late.cross[5, 6, 1 << (PLACES - 1)] > 0
    assert uses.drop_mask[3, 0b101] == 0b101


# ---------------------------------------------------------------- the levels


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_choice_is_legal_and_alike_for_a_key(name: str, seats: int) -> None:
    bot = LEVELS["qwixx_cards"][name]
    for state, seat in moments(seats, seats, jokers=seats == 3)[:: 9 if name == "master" else 5]:
        seen = QWIXX.observe(state, seat)
        first = bot.choose(seen, ThinkBudget(4), "key")
        assert first in seen.legal
        assert bot.choose(seen, ThinkBudget(4), "key") == first


@pytest.mark.parametrize("name", NAMES)
def test_a_cancelled_bot_gives_way(name: str) -> None:
    budget = ThinkBudget()
    budget.cancel()
    for state, seat in moments(1, 3)[::9]:
        with pytest.raises(Cancelled):
            LEVELS["qwixx_cards"][name].choose(QWIXX.observe(state, seat), budget, "key")


@pytest.mark.parametrize("name", ["careful", "strong", "master"])
def test_good_bots_see_the_obvious(name: str) -> None:
    bot = LEVELS["qwixx_cards"][name]
    locking = table("play", hands={A: "R11 R12 G2 G3 B2"}, sheets={A: sheet(red="2 3 4 6 8 9 10")})
    move = bot.choose(QWIXX.observe(locking.state, A), ThinkBudget(60), "key")
    assert isinstance(move, Play)
    assert move.numbers == (11, 12)
    far = table("mark", pile="B11 R5", sheets={B: sheet(blue="12 11")})
    mark = bot.choose(QWIXX.observe(far.state, B), ThinkBudget(60), "key")
    assert not (isinstance(mark, CrossNumber) and place(mark.row, 11) > 5)


def test_the_display_is_drawn_from_by_what_is_needed() -> None:
    full = sheet(red="2 3 4 5 6 7", yellow="2 3 4 5 6 7", green="12 11", blue="12 11")
    story = table("draw", display="R2 R8 Y3 Y2", sheets={A: full}, pile="B4 R7")
    assert LEVELS["qwixx_cards"]["strong"].choose(QWIXX.observe(story.state, A), ThinkBudget(), "key") == Draw((1,))


def test_each_level_beats_the_one_before_it() -> None:
    """Deals played from both seats, points summed; the differences are far beyond chance."""
    for weaker, better in (("random", "careful"), ("careful", "strong")):
        played = run(Tournament("qwixx_cards", "base", {}, (better, weaker), 20, 3), None, lambda done, of: None)
        assert sum(one.points[0] - one.points[1] for one in played) > 0


def test_the_shipped_numbers_are_read_and_another_layout_is_refused() -> None:
    assert set(read_judgements(fitted_text())) == {2, 3, 4, 5}
    with pytest.raises(ValueError, match="row values"):
        read_judgements('{"seats": {"2": [[[1, 2], [3, 4]]]}}')
    assert np.all(fitted(3).at(99).rows == fitted(3).rounds[-1].rows)


def test_a_miss_is_weighed_as_what_it_costs_and_only_where_nothing_is_crossed() -> None:
    seen = QWIXX.observe(table("play", hands={A: "R4 R5 G2 G3 B2"}).state, A)
    judgement = fitted(2)
    missing, crossed = (
        play_worths(replace(seen, has_crossed=has_crossed), judgement.at(0), judgement.miss, ThinkBudget())
        for has_crossed in (False, True)
    )
    costs = [after - before for before, after in zip(missing, crossed, strict=True)]
    plays = [move for move in seen.legal if isinstance(move, Play)]
    assert costs == [0 if move.numbers else judgement.miss for move in plays]
    assert {0, judgement.miss} == set(costs)
