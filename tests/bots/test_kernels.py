"""The batch simulators agree with the rules, and their dice with themselves."""

import itertools
import math

import numpy as np
import pytest

from pega6_desktop.bots.kernels.cards import heads, numbers, packed
from pega6_desktop.bots.kernels.dice import Dice, gumbel_quantiles
from pega6_desktop.bots.kernels.sorting import network
from pega6_desktop.bots.kernels.table import Pega6Tables
from pega6_desktop.games.pega6.cards import DECK, HEADS
from pega6_desktop.games.pega6.placement import Row
from tests.bots.differential import compare

SEATS = range(2, 11)


@pytest.mark.parametrize("seats", SEATS)
def test_a_trick_ends_as_the_rules_say(seats: int) -> None:
    low_cards = compare(seats, 60, seed=500 * seats)
    assert low_cards > 0, "no position had a low card: the choice of a row was not compared"


def test_a_packed_card_keeps_its_number_and_heads() -> None:
    cards = packed(DECK)
    assert numbers(cards).tolist() == list(DECK)
    assert heads(cards).tolist() == list(HEADS[1:])
    assert sorted(cards.tolist()) == cards.tolist()


@pytest.mark.parametrize("count", range(1, 11))
def test_a_network_sorts_everything_of_noughts_and_ones(count: int) -> None:
    # Whatever sorts all sequences of 0 and 1 sorts all sequences.
    for values in itertools.product((0, 1), repeat=count):
        line = list(values)
        for low, high in network(count):
            if line[low] > line[high]:
                line[low], line[high] = line[high], line[low]
        assert line == sorted(values)


def test_a_low_card_spares_heads_and_rids_itself_of_the_longest_row() -> None:
    tables = Pega6Tables.of((Row((20,)), Row((31, 32)), Row((41, 42)), Row((55,))))
    taken = tables.place(packed([3])[:, None])
    assert taken.tolist() == [[2]]
    assert tables.ends[:, 0].tolist() == [3, 20, 42, 55]
    assert tables.sizes[:, 0].tolist() == [1, 1, 2, 1]
    assert tables.heads[:, 0].tolist() == [1, 3, 2, 7]


def test_dice_of_one_address_always_fall_alike() -> None:
    # Published vectors: whoever changes the dice changes every bot's moves for a key.
    assert Dice("a match").bits(4).tolist() == BITS
    assert Dice("a match").below(6, 8).tolist() == BELOW
    assert Dice("another").bits(4).tolist() != BITS


BITS = [511531053, 2561749685, 3520191503, 859965193]
BELOW = [0, 3, 4, 1, 1, 3, 2, 0]


def test_noise_has_the_mean_and_spread_of_gumbel() -> None:
    noise = Dice("noise").gumbel(200, 500)
    assert noise.mean() == pytest.approx(0.5772, abs=0.02)
    assert noise.var() == pytest.approx(1.6449, abs=0.05)


def test_no_noise_lies_so_close_between_two_steps_that_another_machine_could_round_it_elsewhere() -> None:
    steps = gumbel_quantiles()
    assert np.abs(steps - np.floor(steps) - 0.5).min() > 1e-7
    exact = [-math.log(-math.log((step + 0.5) / len(steps))) for step in range(len(steps))]
    assert np.abs(steps / 1024 - exact).max() < 1e-12


def test_deals_are_different_cards_each_place_as_likely() -> None:
    deck = np.arange(1, 11, dtype=np.int16)
    deals = Dice("deals").deals(deck, 4, 5000)
    assert deals.shape == (4, 5000)
    assert all(len(set(deals[:, world].tolist())) == 4 for world in range(5000))
    for place in range(4):
        counts = np.bincount(deals[place], minlength=11)[1:]
        assert np.abs(counts - 500).max() < 100  # five standard deviations
