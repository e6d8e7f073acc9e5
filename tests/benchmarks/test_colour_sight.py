"""Colours as other eyes see them: greys stay grey, and the pair each sight is known to confuse comes closer."""

import numpy as np
import pytest

from benchmarks.colour_sight import SIGHTS, seen_with, sheet

RED, GREEN, BLUE, TEAL = (200, 40, 40), (70, 120, 30), (60, 60, 220), (30, 130, 110)


def one(colour: tuple[int, int, int]) -> np.ndarray:
    return np.array([[colour]], np.uint8)


def apart(first: tuple[int, int, int], second: tuple[int, int, int], sight: str = "") -> float:
    pixels = [one(colour) if not sight else seen_with(one(colour), sight) for colour in (first, second)]
    return float(np.linalg.norm(pixels[0].astype(float) - pixels[1].astype(float)))


@pytest.mark.parametrize("sight", SIGHTS)
def test_greys_stay_grey(sight: str) -> None:
    for level in (0, 90, 180, 255):
        seen = seen_with(one((level, level, level)), sight).astype(int)
        assert np.abs(seen - level).max() <= 2


@pytest.mark.parametrize(
    ("sight", "first", "second"),
    [("protanopia", RED, GREEN), ("deuteranopia", RED, GREEN), ("tritanopia", BLUE, TEAL)],
)
def test_what_a_sight_confuses_comes_closer(
    sight: str, first: tuple[int, int, int], second: tuple[int, int, int]
) -> None:
    assert apart(first, second, sight) < 0.75 * apart(first, second)


def test_a_sheet_shows_the_picture_and_every_sight() -> None:
    picture = np.full((4, 6, 3), RED, np.uint8)
    whole = sheet(picture)
    assert whole.shape == (8, 12, 3)
    assert (whole[:4, :6] == picture).all()
