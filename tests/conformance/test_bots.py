"""What every level of every game owes it: a legal move for whatever it is asked, from what it sees and nothing else, in
whatever time it is given.
"""

from collections.abc import Iterator

import pytest

from pega6_desktop.bots.bot import Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.variant import Variant
from pega6_desktop.games.catalog import GAMES
from tests.conformance.facts import AnyGame
from tests.conformance.play import Decision, Table, folded, played, tables
from tests.conformance.registry import FACTS
from tests.conformance.test_laws import TABLES

pytestmark = pytest.mark.untraced  # What a bot looks at is covered by the laws; tracing it takes three times as long

on_every_table = pytest.mark.parametrize("table", TABLES, scope="module")

SMALL_AND_FULL = [
    table
    for table in tables()
    if table.seats in (table.game.variants[table.variant].min_seats, table.game.variants[table.variant].max_seats)
]
on_small_and_full_tables = pytest.mark.parametrize("table", SMALL_AND_FULL, ids=str, scope="module")

ALONE = [
    pytest.param(game, variant, level, id=f"{game.id}-{variant.id}-{level}")
    for game in GAMES.values()
    for variant in game.variants.values()
    for level in LEVELS[game.id]
]


def kinds_of_questions(table: Table) -> Iterator[Decision]:
    """Decisions of the match, one for every mixture of kinds of moves that somebody had to choose from."""
    met: set[frozenset[type]] = set()
    for decision in played(table).decisions:
        legal = table.game.legal_moves(decision.state, decision.seat)
        mixture = frozenset(map(type, legal))
        if len(legal) > 1 and mixture not in met:
            met.add(mixture)
            yield decision


def shortest(game: AnyGame, variant: Variant) -> Table:
    """The smallest table of the variant whose agreement lets a match end soonest."""
    smallest = [table for table in SMALL_AND_FULL if (table.game, table.variant) == (game, variant.id)]
    return min(
        (table for table in smallest if table.seats == variant.min_seats),
        key=lambda table: len(played(table).decisions),
    )


@on_every_table
def test_5_bots_choose_by_what_they_see(table: Table) -> None:
    game, facts = table.game, FACTS[table.game.id]
    asked = {*played(table).some_decisions(2), *kinds_of_questions(table)}
    for bot in LEVELS[game.id].values():
        for decision in asked:
            other = facts.redealt(decision.state, decision.seat, 6)
            seen = [game.observe(state, decision.seat) for state in (decision.state, other)]
            first, second = (bot.choose(each, ThinkBudget(worlds=8), "key") for each in seen)
            assert first == second
            assert first in game.legal_moves(decision.state, decision.seat)


@on_small_and_full_tables
@pytest.mark.parametrize("budget", ["one world", "no time at all"])
def test_however_little_it_may_think_a_bot_answers_every_kind_of_question(table: Table, budget: str) -> None:
    for bot in LEVELS[table.game.id].values():
        for decision in kinds_of_questions(table):
            allowed = ThinkBudget(worlds=1) if budget == "one world" else ThinkBudget(deadline=0.0)
            seen = table.game.observe(decision.state, decision.seat)
            assert bot.choose(seen, allowed, "key") in table.game.legal_moves(decision.state, decision.seat)


@on_small_and_full_tables
def test_whatever_it_is_asked_a_bot_gives_way_when_it_is_cancelled(table: Table) -> None:
    cancelled = ThinkBudget()
    cancelled.cancel()
    for bot in LEVELS[table.game.id].values():
        for decision in kinds_of_questions(table):
            with pytest.raises(Cancelled):
                bot.choose(table.game.observe(decision.state, decision.seat), cancelled, "key")


@pytest.mark.parametrize(("game", "variant", "level"), ALONE)
def test_a_level_alone_plays_to_the_end_with_no_time_to_think(game: AnyGame, variant: Variant, level: str) -> None:
    bot = LEVELS[game.id][level]
    table = shortest(game, variant)
    state = game.initial(game.setup(table.variant, dict(table.options), table.seats, table.seed))
    state = folded(game, state, game.opening(state))
    for number in range(FACTS[game.id].bound(variant, table.seats)):
        seats = game.to_act(state)
        if not seats:
            break
        move = bot.choose(game.observe(state, seats[0]), ThinkBudget(worlds=1, deadline=0.0), f"key/{number}")
        assert move in game.legal_moves(state, seats[0])
        state = folded(game, state, game.decide(state, seats[0], move))
    assert game.outcome(state) is not None
