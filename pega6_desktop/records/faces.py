"""The number of a portrait: which of our drawn faces, and on which ground.

Owns the arithmetic. Must not know how either looks. Numbers never change their meaning: records keep them.
"""

FACES = 16
COLOURS = 10
"""Grounds a player can choose; a face without a choice has a ground of its own."""

AVATARS = FACES * (COLOURS + 1)
"""Portraits are numbered from 0 to below this."""


def avatar_of(face: int, colour: int | None) -> int:
    """The portrait of a face (from 0) on a ground (from 0), None for the face's own."""
    return face % FACES + FACES * (0 if colour is None else colour % COLOURS + 1)


def face_of(avatar: int) -> int:
    """The face of a portrait; any number gives one."""
    return avatar % FACES


def colour_of(avatar: int) -> int | None:
    """The chosen ground of a portrait, None for the face's own; any number gives one."""
    chosen = avatar % AVATARS // FACES
    return chosen - 1 if chosen else None
