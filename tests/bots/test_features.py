"""What a policy net reads about each card, three positions by hand, digit by digit."""

from fractions import Fraction
from math import comb

import numpy as np
import pytest

from pega6_desktop.bots.kernels.cards import packed
from pega6_desktop.bots.kernels.features import COUNT, SCALE, Unseen, features
from pega6_desktop.bots.kernels.table import Pega6Tables
from tests.builders import rows_of

F = Fraction

LOW, FULL, ONE, TWO, THREE, FOUR = range(6)


def seen(rows: str, hand: tuple[int, ...], seats: int, gone: tuple[int, ...] = ()) -> list[list[int]]:
    """The features of every card of the hand, in steps of 1 / SCALE."""
    lines = rows_of(rows)
    table = np.array([*gone, *(card for line in lines for card in line.cards)], np.int16)
    inputs = features(
        packed(hand)[:, None],
        Pega6Tables.of(lines),
        Unseen.of(table),
        np.zeros(1, np.intp),
        seats=seats,
        unseen=104 - len(table) - len(hand),
    )
    assert inputs.shape == (len(hand), COUNT, 1)
    return [[int(value) for value in card] for card in inputs[:, :, 0]]


def steps(values: list[Fraction], kind: int) -> list[int]:
    """Hand-made features 0 to 15 and the class of the row, in steps of 1 / SCALE."""
    classes = [F(0)] * 6
    classes[kind] = F(1)
    return [round(value * SCALE) for value in (*values, *classes)]


def at_least(slots: int, others: int, share: Fraction) -> Fraction:
    return sum((comb(others, k) * share**k * (1 - share) ** (others - k) for k in range(slots, others + 1)), F(0))


def test_two_seats_a_low_card_a_short_row_and_the_top_row() -> None:
    # 9 cards lie, 3 are in hand, 92 are unseen: 1-4 6-9 11-19 21-24 26-29 31-49 55-59 61-89 91-104.
    low, short, top = seen("20 25 | 90 | 50 51 52 53 54 | 10", (5, 30, 60), seats=2)
    p = F(3, 64)  # 4 of 92 unseen cards are lower: 2.8 sixty-fourths
    e_low, e_short, e_full = F(3, 10), F(0), F(7, 10) * (1 - F(3, 64) / 2)  # 5 of 92 between: 3.5 sixty-fourths
    assert round(F(5, 92) * 64) == 3
    shared = [F(3, 10), F(3, 10), F(11, 16), F(8, 92)]
    assert low == steps(
        [p, e_low, F(4, 92), F(3, 10), F(5, 104), F(0), F(1, 6), F(0), F(4, 92), e_short, *shared, F(21, 92), F(2, 10)],
        LOW,
    )
    assert short == steps(
        [
            F(0),
            e_short,
            F(4, 92),
            F(5, 10),
            F(30, 104),
            F(1, 2),
            F(2, 6),
            F(0),
            F(19, 92),
            e_short,
            *shared,
            F(24, 92),
            F(2, 10),
        ],
        THREE,
    )
    assert top == steps(
        [
            F(3, 64),
            e_full,
            F(5, 92),
            F(7, 10),
            F(60, 104),
            F(1),
            F(2, 6),
            F(0),
            F(29, 92),
            e_short,
            *shared,
            F(43, 92),
            F(2, 10),
        ],
        FULL,
    )


def test_four_seats_own_cards_in_between_do_not_count_as_danger() -> None:
    # 10 cards lie, 2 are gone, 2 are in hand: 90 unseen. Between 70 and 75 the unseen are 71 73 74; 72 is our own.
    first, second = seen("70 | 3 4 | 8 9 12 | 20 22 31 40", (72, 75), seats=4, gone=(1, 2))
    t = at_least(4, 3, F(2, 64))  # four free places, three others: never
    assert t == 0
    shared = [F(2, 10), F(2, 10), F(10, 16), F(0)]
    assert first == steps(
        [t, F(0), F(1, 90), F(3, 10), F(72, 104), F(0), F(0), F(0), F(31, 90), F(0), *shared, F(2, 90), F(4, 10)], FOUR
    )
    assert second == steps(
        [
            t,
            F(0),
            F(3, 90),
            F(3, 10),
            F(75, 104),
            F(1),
            F(1, 6),
            F(1, 4),
            F(29, 90),
            F(0),
            *shared,
            F(29, 90),
            F(4, 10),
        ],
        FOUR,
    )


def test_ten_seats_a_single_card_that_nine_others_may_forestall() -> None:
    # 8 cards lie, one is in hand: 95 unseen, 14 of them between 60 and 75; one place is free.
    (card,) = seen("5 | 10 | 20 | 30 40 50 55 60", (75,), seats=10)
    assert round(F(14, 95) * 64) == 9
    t = at_least(1, 9, F(9, 64))
    heads = F(3 + 3 + 3 + 7 + 3)
    e = heads / 10 * (1 - t / 2)
    assert card == steps(
        [
            t,
            e,
            F(14, 95),
            heads / 10,
            F(75, 104),
            F(0),
            F(1, 6),
            F(0),
            F(29, 95),
            e,
            F(1, 10),
            F(2, 10),
            F(12, 16),
            F(4, 95),
            F(29, 95),
            F(1),
        ],
        FULL,
    )


@pytest.mark.parametrize("copies", [2, 7])
def test_a_batch_reads_every_hand_as_if_it_were_alone(copies: int) -> None:
    lines = rows_of("20 25 | 90 | 50 51 52 53 54 | 10")
    table = np.array([card for line in lines for card in line.cards], np.int16)
    hands = np.stack([packed((5, 30, 60)), packed((6, 31, 61))] * copies, axis=1)
    world = np.arange(2 * copies)[::-1].copy()
    tables, hidden = Pega6Tables.of(lines, 2 * copies), Unseen.of(table, 2 * copies)
    inputs = features(hands, tables, hidden, world, seats=2, unseen=92)
    alone = np.array(seen("20 25 | 90 | 50 51 52 53 54 | 10", (5, 30, 60), seats=2), np.float32)
    assert all((inputs[:, :, column] == alone).all() for column in range(0, 2 * copies, 2))
