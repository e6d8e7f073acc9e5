"""The nets' arithmetic is exact, whatever the order and the grouping of a batch."""

import numpy as np

from pega6_desktop.bots.kernels.cards import packed
from pega6_desktop.bots.kernels.dice import Dice
from pega6_desktop.bots.kernels.features import COUNT, SCALE
from pega6_desktop.bots.pega6.nets import cast_for
from pega6_desktop.bots.policy import HIDDEN, STEPS, Net, best_slots, drawn, grouped_logits


def some_inputs(columns: int) -> np.ndarray:
    whole = Dice("inputs").below(SCALE + 1, 5, COUNT, columns)
    return whole.astype(np.float32)


def test_a_net_computes_what_the_formula_says() -> None:
    net = cast_for(4).play
    inputs = some_inputs(3)
    for card in range(5):
        for column in range(3):
            x = inputs[card, :, column].astype(np.float64) / SCALE
            hidden = np.maximum(net.units.astype(np.float64) / STEPS @ x, 0)
            expected = float((net.out.astype(np.float64) / STEPS @ (np.rint(hidden * STEPS) / STEPS))[0])
            assert net.logits(inputs)[card, column] == expected


def test_logits_do_not_depend_on_the_batch_they_are_computed_in() -> None:
    net = cast_for(4).play
    inputs = some_inputs(97)
    whole = net.logits(inputs)
    order = np.argsort(Dice("order").bits(97))
    assert (net.logits(inputs[:, :, order]) == whole[:, order]).all()
    for column in (0, 31, 96):
        assert (net.logits(inputs[:, :, column : column + 1])[:, 0] == whole[:, column]).all()


def test_weights_are_cut_to_the_lattice() -> None:
    weights = np.zeros((HIDDEN, COUNT + 1))
    weights[0, 0], weights[1, 1], weights[2, COUNT] = 0.3, 99.0, -0.004
    net = Net.of(weights)
    assert (net.units[0, 0], net.units[1, 1], net.out[0, 2]) == (38, 1024, -1)


def test_every_group_is_played_by_its_own_net_and_nobodys_plays_anything() -> None:
    cast = cast_for(4)
    mc = cast.nets[cast.names.index("mc")]
    inputs = some_inputs(10)
    logits = grouped_logits([(cast.play, slice(0, 3)), (mc, slice(3, 7)), (None, slice(7, 10))], inputs)
    assert mc is not None
    assert (logits[:, :3] == cast.play.logits(inputs)[:, :3]).all()
    assert (logits[:, 3:7] == mc.logits(inputs)[:, 3:7]).all()
    assert (logits[:, 7:] == 0).all()


def test_the_card_with_the_highest_score_leaves_the_hand() -> None:
    hands = np.stack([packed((5, 30, 60)), packed((6, 31, 61))], axis=1)
    scores = np.array([[0, 2], [1, 2], [0.5, 1]], np.float32)
    slots = best_slots(scores)
    assert slots.tolist() == [1, 0]
    played, rest = drawn(hands, slots)
    assert (played >> 3).tolist() == [30, 6]
    assert (rest >> 3).T.tolist() == [[5, 60], [31, 61]]


def test_gumbel_noise_turns_logits_into_their_softmax() -> None:
    logits = np.log(np.array([0.6, 0.3, 0.1], np.float32))[:, None]
    slots = best_slots(logits + Dice("draws").gumbel(3, 20_000))
    assert np.abs(np.bincount(slots, minlength=3) / 20_000 - [0.6, 0.3, 0.1]).max() < 0.02
