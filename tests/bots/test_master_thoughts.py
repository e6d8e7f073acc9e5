"""What the masters think, not only what comes of it: which worlds, which candidates, what an end is worth."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import features
from pega6_desktop.bots.kernels.qwixx_rows import SCALE
from pega6_desktop.bots.no_thanks import master as no_thanks_master
from pega6_desktop.bots.pega6 import evidence as pega6_evidence
from pega6_desktop.bots.pega6.evidence import dealt
from pega6_desktop.bots.pega6.habits import habits
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.pega6.playout import WIN_BONUS, costs
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.bots.qwixx_cards.judgement import MISS, fitted
from pega6_desktop.bots.qwixx_cards.master import SURE, _order, _Thought
from pega6_desktop.bots.qwixx_cards.situation import dealt_tables
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.qwixx_cards.cards import DISPLAY
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import Sheet
from tests.bots.tables import GAME
from tests.builders import B, table
from tests.games.no_thanks.story import GAME as NO_THANKS
from tests.games.no_thanks.story import table as offering
from tests.games.qwixx_cards.story import QWIXX, A, Table, sheet
from tests.games.qwixx_cards.story import table as qwixx_table

QWIXX_MASTER, BUDGET = LEVELS["qwixx_cards"]["master"], ThinkBudget(80)

# ---------------------------------------------------------------- Qwixx cards: what a candidate leads to


def chosen(story: Table) -> Move:
    move = QWIXX_MASTER.choose(QWIXX.observe(story.state, A), BUDGET, "key")
    assert isinstance(move, Draw | CrossNumber | CrossNothing | Play)
    return move


BUSY = sheet(0, red="2 3 4", yellow="2 3 4", green="12 11", blue="12 11")
"""18 points, and much more to come."""


def with_three_misses(rival: Sheet) -> Move:
    """33 points, no more to come but a small cross; without it the turn is the fourth missed and the match is over."""
    own = sheet(3, red="2 3 4 5 6 7 8 9 10", yellow="10", green="3", blue="3")
    return chosen(qwixx_table("play", hands={A: "Y11 Y2 G12 B12 R2"}, sheets={A: own, 1: rival}))


def test_whoever_leads_ends_the_match_by_a_fourth_miss_and_whoever_is_behind_does_not() -> None:
    ahead = with_three_misses(BUSY)
    assert isinstance(ahead, Play)
    assert ahead.numbers == ()
    behind = with_three_misses(sheet(0, red="2 3 4 5 6 7 8 9 10 11", green="3", blue="3", yellow="11"))
    assert isinstance(behind, Play)
    assert behind.numbers


def at_the_second_lock(rival: Sheet, **open_rows: str) -> Move:
    """The 12 is announced: crossing it in yellow completes a second row and ends the match."""
    own = sheet(0, red="2 3 4 5 6 12", yellow="2 3 4 5 6", **open_rows)
    return chosen(qwixx_table("mark", pile="Y12 R2 G5 B5 Y8 R9", sheets={A: own, 1: rival}))


def test_a_second_row_is_completed_by_whoever_wins_by_it_and_has_nothing_more_to_come() -> None:
    assert at_the_second_lock(BUSY, green="3", blue="3") == CrossNumber(1)
    idle = sheet(0, red="2 3 4 5 6 7 8 9 10 11", green="12 11 10 9 8 3", blue="3", yellow="11")
    assert at_the_second_lock(idle) != CrossNumber(1)


def thought(seen: Observation) -> _Thought:
    return _Thought(seen, fitted(seen.setup.seats), list(seen.legal), "key")


def test_a_miss_costs_while_the_match_goes_on() -> None:
    """Of two tables that are alike but for a miss of the viewer, or of a rival."""
    seen = QWIXX.observe(qwixx_table("play", hands={A: "R4 R5 R7 Y2 B9"}).state, A)
    tables = dealt_tables(seen, 3, Dice("miss"))
    for name in ("counts", "lasts", "hands"):
        facts = getattr(tables, name)
        facts[:] = facts[0]
        facts[:, 1] = facts[:, 0]
    tables.missed[1, 0] = 1
    tables.missed[2, 1] = 1
    same, own, rivals = thought(seen)._worth(tables).tolist()
    assert same - own == 2 * MISS
    assert rivals - same == MISS


def test_the_end_is_worth_its_points_and_the_victory() -> None:
    seen = QWIXX.observe(qwixx_table("play", hands={A: "R4 R5 R7 Y2 B9"}).state, A)
    tables = dealt_tables(seen, 3, Dice("end"))
    tables.over[:] = True
    tables.totals[:] = [[10, 3], [3, 10], [5, 5]]
    assert thought(seen)._worth(tables).tolist() == [10 * SCALE + SURE, 3 * SCALE - SURE, 5 * SCALE]


def test_the_places_drawn_from_come_first_and_every_place_once() -> None:
    for count in range(1, DISPLAY + 1):
        for places in itertools.combinations(range(DISPLAY), count):
            order = _order(places)
            assert tuple(order[:count]) == places
            assert sorted(order) == list(range(DISPLAY))


class Told(_Thought):
    """Remembers how many candidates were looked at in how many worlds; the later a candidate, the better it ends."""

    def __init__(self, seen: Observation, count: int) -> None:
        super().__init__(seen, fitted(2), list(seen.legal)[:count], "key")
        self.looks: list[tuple[int, int]] = []

    def _ends(self, left: npt.NDArray[np.intp], worlds: int, budget: ThinkBudget) -> npt.NDArray[np.int64]:
        self.looks.append((len(left), worlds))
        return left.astype(np.int64) * worlds


@pytest.fixture
def many() -> Observation:
    return QWIXX.observe(qwixx_table("play", hands={A: "R4 R5 R6 R7 R8"}).state, A)


def test_all_are_looked_at_first_then_the_better_half_then_the_best_third(many: Observation) -> None:
    told = Told(many, 12)
    assert told.best(ThinkBudget(40)) == many.legal[11]
    assert told.looks == [(12, 10), (6, 10), (4, 20)]


def test_with_no_time_left_every_candidate_is_looked_at_once(many: Observation) -> None:
    told = Told(many, 12)
    assert told.best(ThinkBudget(40, deadline=0.0)) == many.legal[11]
    assert told.looks == [(12, 10)]


# ---------------------------------------------------------------- No Thanks!: how many rounds are tried


def rounds_tried(monkeypatch: pytest.MonkeyPatch, budget: ThinkBudget, gain: float = 1.0) -> tuple[object, list[int]]:
    tried: list[int] = []

    def noted(seen: object, types: object, worlds: int, dice: object, thinking: object) -> float:
        tried.append(worlds)
        return gain

    monkeypatch.setattr(no_thanks_master, "_gain", noted)
    seen = NO_THANKS.observe(offering((), (), (), active=20, pot=3).state, A)
    return no_thanks_master.NoThanksMasterBot().choose(seen, budget, "key"), tried


def test_as_many_rounds_are_tried_as_the_budget_holds_hundreds_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rounds_tried(monkeypatch, ThinkBudget(250)) == (Take(), [100, 100, 50])
    assert rounds_tried(monkeypatch, ThinkBudget(250), -1.0)[0] == Pass()
    assert rounds_tried(monkeypatch, ThinkBudget(250), 0.0)[0] == Pass()
    assert sum(rounds_tried(monkeypatch, ThinkBudget())[1]) >= 200


def test_with_no_time_left_one_batch_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rounds_tried(monkeypatch, ThinkBudget(250, deadline=0.0)) == (Take(), [100])


# ---------------------------------------------------------------- Pega em 6!: what a round costs, what is unseen


def test_only_whoever_has_the_fewest_heads_gets_the_bonus_and_ties_share_it() -> None:
    heads = np.array([[3, 5, 4, 0], [7, 5, 2, 0], [9, 6, 9, 0]], np.int16)
    assert WIN_BONUS == 24
    assert costs(heads).tolist() == [3 - 24, 5 - 12, 4, 0 - 8]


def test_whoever_judges_the_first_choice_knows_how_many_cards_were_unseen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 104 cards four lay in the rows and each hand held ten: 90 were unseen to whoever chose."""
    told: list[int] = []

    def noted(*parts: Any, seats: int, unseen: int) -> object:  # Any: passed on as they come
        told.append(unseen)
        return features(*parts, seats=seats, unseen=unseen)

    story = table("10 | 30 | 60 | 20", hands={A: "1 2 3 4 5 6 7 8 9 11", B: "12 13 14 40 50 70 80 90 100 104"})
    situation = Situation.of(GAME.observe(story.trick(A=11, B=12).state, A))
    expected = habits(GAME.observe(story.state, A), ThinkBudget())
    monkeypatch.setattr(pega6_evidence, "features", noted)
    dealt(situation, cast_for(2), expected, 3, Dice("unseen"), ThinkBudget())
    assert told == [90]
