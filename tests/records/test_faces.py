"""The number of a portrait holds its face and its ground."""

import itertools

from pega6_desktop.records.faces import AVATARS, COLOURS, FACES, avatar_of, colour_of, face_of


def test_every_portrait_has_a_number_of_its_own_that_tells_face_and_ground() -> None:
    portraits = list(itertools.product(range(FACES), (None, *range(COLOURS))))
    numbers = [avatar_of(face, colour) for face, colour in portraits]
    assert sorted(numbers) == list(range(AVATARS))
    assert [(face_of(number), colour_of(number)) for number in numbers] == portraits


def test_a_number_of_a_later_version_still_shows_a_portrait() -> None:
    assert face_of(AVATARS + 5) == 5
    assert colour_of(AVATARS + 5) is None
