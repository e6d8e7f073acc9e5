"""What past cards say about hidden hands and habits."""

import numpy as np
import pytest

from pega6_desktop.bots.bot import Cancelled, ThinkBudget
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.pega6.evidence import Worlds, dealt
from pega6_desktop.bots.pega6.habits import habits
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.pega6.situation import Situation
from pega6_desktop.games.pega6.observation import Observation
from tests.bots.tables import GAME, moments
from tests.builders import A, B, C, D, cards, table


def worlds_of(observation: Observation, count: int, key: str = "evidence") -> Worlds:
    situation = Situation.of(observation)
    expected = habits(observation, ThinkBudget())
    return dealt(situation, cast_for(situation.seats), expected, count, Dice(key), ThinkBudget())


@pytest.mark.parametrize("seats", [2, 3, 4, 7, 10])
def test_worlds_agree_with_what_was_seen(seats: int) -> None:
    looked_at = 0
    for _, seen in moments(seats, seats):
        if seen.phase != "choose" or len(seen.hand) == 1 or seen.number > 1 or any(seen.has_chosen):
            continue
        worlds = worlds_of(seen, 20)
        hidden = set(Situation.of(seen).unseen.tolist())
        assert worlds.hands.shape == (seats - 1, len(seen.hand), 20)
        for world in range(20):
            held = worlds.hands[:, :, world].ravel().tolist()
            assert len(set(held)) == len(held)
            assert set(held) <= hidden
        assert (np.diff(worlds.hands, axis=1) > 0).all()
        looked_at += 1
    assert looked_at == 9


def test_before_any_trick_every_unseen_card_is_as_likely_in_every_hand() -> None:
    _, seen = next(moments(5, 4))
    worlds = worlds_of(seen, 6000)
    for other in range(3):
        counts = np.bincount(worlds.hands[other].ravel(), minlength=105)[Situation.of(seen).unseen]
        assert np.abs(counts - 6000 * 10 / 90).max() < 5 * np.sqrt(6000 / 9)
    prior = cast_for(4).prior
    shares = np.bincount(worlds.types.ravel(), minlength=len(prior)) / worlds.types.size
    assert np.abs(shares - prior).max() < 0.02


def test_a_player_who_passed_up_the_perfect_card_is_less_likely_to_hold_it() -> None:
    # 51 to 54 would have lain down beside 50 closer than the 64 that B chose: it probably has none of them.
    story = table(
        "50 | 70 71 72 73 74 | 80 81 82 83 84 | 90 91 92 93 94",
        hands={A: "1 2 3 4 5 6 7 8 9 55", B: "10 11 12 13 14 15 16 17 18 64", C: "100 66", D: "101 68"},
        seats=4,
    ).trick(A=55, B=64, C=66, D=68)
    seen = GAME.observe(story.state, A)
    held = np.bincount(worlds_of(seen, 3000).hands[0].ravel(), minlength=105)
    assert held[51:55].mean() < 0.9 * held[Situation.of(seen).unseen].mean()


def test_whoever_always_plays_the_highest_card_is_found_out() -> None:
    story = table(
        "10 | 30 | 60 | 20",
        hands={A: "1 2 3 4 5 6 7 8 9 11", B: "12 13 14 40 50 70 80 90 100 104"},
    )
    for card in cards("104 100 90"):
        story = story.trick(A=story.state.hands[A][-1], B=card)
        if GAME.observe(story.state, A).phase == "take_row":
            story = story.take(story.state.queue[0][1], 1)
    names = cast_for(2).names
    types = worlds_of(GAME.observe(story.state, A), 1500).types
    shares = np.bincount(types.ravel(), minlength=len(names)) / types.size
    assert shares[names.index("highest")] > 2 * cast_for(2).prior[names.index("highest")]


def test_drawing_worlds_can_be_cancelled() -> None:
    seen = next(seen for _, seen in moments(3, 4) if seen.phase == "choose" and len(seen.hand) == 5)
    budget = ThinkBudget()
    budget.cancel()
    situation = Situation.of(seen)
    with pytest.raises(Cancelled):
        dealt(situation, cast_for(4), habits(seen, ThinkBudget()), 30, Dice("x"), budget)
