"""The bots of No Thanks!: legal, repeatable, to be interrupted, and no worse than they claim."""

import threading

import numpy as np
import pytest

from pega6_desktop.arena.tournament import Tournament, run
from pega6_desktop.bots.bot import Cancelled, ThinkBudget
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.kernels.no_thanks import FEATURES, NoThanksTables, added, area_points
from pega6_desktop.bots.no_thanks.types import area_flags, evolved, library, posterior, threshold
from pega6_desktop.games.no_thanks import cards
from pega6_desktop.games.no_thanks.moves import Pass, PlayTiger, Take
from tests.games.no_thanks.story import GAME, A, B, begun, table

BOTS = LEVELS["no_thanks"]
AREAS = [(), (8,), (8, 9, 20), (3, 4, 5, 6), (20, 22), (34, 35), tuple(range(3, 27))]


@pytest.mark.parametrize("area", AREAS)
def test_the_kernel_counts_as_the_rules_do(area: tuple[int, ...]) -> None:
    flags = area_flags((area,))
    assert area_points(flags)[0] == cards.area_points(area)
    for card in cards.DECK:
        if card not in area:
            change = cards.area_points((*area, card)) - cards.area_points(area)
            assert added(flags, np.array([card], np.intp))[0] == change


def test_the_kernel_plays_as_the_rules_do() -> None:
    """Worlds of takers and of passers, step by step beside the rules."""
    state = begun("base", 4, seed=8).state
    seats = state.setup.seats
    weights = np.array([[threshold(most) for most in (-3, 2, 5, 30)]], np.float64)
    deck = np.array([[state.active or 0, *state.deck]], np.int16)
    areas = np.zeros((1, seats, 37), np.bool_)
    chips = np.array([state.chips], np.int16)
    tables = NoThanksTables(areas, chips, deck, np.zeros(1, np.int16), np.array([state.turn], np.int16), weights)
    while GAME.to_act(state) and state.number == 1 and tables.is_on.any():
        seat = GAME.to_act(state)[0]
        assert tables.turn[0] == seat
        before = tables.at[0]
        tables.play_on(1)
        for event in GAME.decide(state, seat, Take() if tables.at[0] > before else Pass()):
            if state.number == 1 and not state.rounds:
                state = GAME.evolve(state, event)
    assert tables.points()[0].astype(int).tolist() == list(state.rounds[0])


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("variant", ["base", "tiger", "tactical"])
def test_every_level_plays_legally_and_the_same_again(level: str, variant: str) -> None:
    story = begun(variant, 4, seed=5, rounds=1)
    for turn in range(24):
        if not GAME.to_act(story.state):
            break
        seat = GAME.to_act(story.state)[0]
        seen = GAME.observe(story.state, seat)
        move = BOTS[level].choose(seen, ThinkBudget(6), f"key/{turn}")
        assert move in seen.legal
        assert BOTS[level].choose(seen, ThinkBudget(6), f"key/{turn}") == move
        story.does(seat, move)


@pytest.mark.parametrize("chips", [(), (0, 3, 3)], ids=["free", "has to take"])
@pytest.mark.parametrize("level", BOTS)
def test_every_level_gives_way(level: str, chips: tuple[int, ...]) -> None:
    seen = GAME.observe(table((), (), (), active=30, chips=chips).state, A)
    stop = threading.Event()
    stop.set()
    with pytest.raises(Cancelled):
        BOTS[level].choose(seen, ThinkBudget(cancelled=stop), "key")


@pytest.mark.parametrize("level", ["careful", "strong", "master"])
def test_a_gift_is_taken_and_a_burden_is_not(level: str) -> None:
    gift = table((20, 22), (), (), active=4, pot=9).state
    burden = table((3,), (), (), active=35, deck=(5, 7, 9, 11)).state
    assert BOTS[level].choose(GAME.observe(gift, A), ThinkBudget(60), "key") == Take()
    assert BOTS[level].choose(GAME.observe(burden, A), ThinkBudget(60), "key") == Pass()


@pytest.mark.parametrize("level", ["careful", "strong", "master"])
def test_a_tiger_that_bridges_is_played(level: str) -> None:
    state = table((13, 15), (), (), active=30, variant="tiger", tigers=(14, 30, 9)).state
    assert BOTS[level].choose(GAME.observe(state, A), ThinkBudget(20), "key") == PlayTiger()


def test_whoever_passes_gifts_is_not_taken_for_a_taker() -> None:
    """A seat that passed a cheap card is more likely a miser than a spender."""
    story = table((), (), (), active=4, turn=B).does(B, Pass())
    seen = GAME.observe(story.state, A)
    likely = posterior(seen)[B]
    spender = len(list(range(-6, 12))) - 1
    assert likely[0] > 5 * likely[spender]
    assert likely.sum() == pytest.approx(1)


def test_the_library_has_many_types() -> None:
    assert library().shape[1] == FEATURES
    assert len({tuple(row) for row in library().tolist()}) == len(library())
    assert len(evolved()) >= 4


def test_the_strong_level_wins_against_two_careful_ones() -> None:
    plan = Tournament("no_thanks", "base", {"rounds": 1}, ("master@40", "careful", "careful"), 4, 3)
    played = run(plan, None, lambda done, everything: None)
    assert sum(one.shares[0] for one in played) / len(played) > 0.6
