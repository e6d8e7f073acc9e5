"""What a lesson is made of: scenes in which a learner makes real moves while the others play what is written for them.

Owns the shape of scenes and steps, for every game; which scenes there are stands in ``games.<game>.scenes``.
"""

import msgspec

LEARNER = 0
"""The seat of whoever learns."""

Moves = tuple[tuple[int, str], ...]
"""Seat and move in its text form, in the order in which they were made."""

Wanted = tuple[str, ...]
"""Moves in their text form, the one to be shown first."""


class Scene(msgspec.Struct, frozen=True):
    """A table in the middle of a match, and what is to be done at it."""

    variant: str
    """Id of the variant that is played, by its standard rules."""
    seats: int
    """How many play; the learner sits on LEARNER."""
    opening: tuple[object, ...]
    """Events from the bare table on: the deal, written by hand."""
    before: Moves
    """Made after the deal; then the learner is asked."""
    others: tuple[tuple[str, ...], ...]
    """By seat, what everybody else plays from then on, in order; for the learner what is played once the scene has been
    answered, where a turn is not over by then.
    """
    wanted: tuple[Wanted, ...]
    """By decision of the learner, the moves that are right; anything is where all legal ones are named. A round that is
    over earlier ends the scene.
    """


class LessonStep(msgspec.Struct, frozen=True):
    """One thing to learn: scenes one after the other, each done when its last wanted move has been made."""

    id: str
    """Stable name, by which words are found."""
    scenes: tuple[Scene, ...]


Lesson = tuple[LessonStep, ...]


def lesson_id(game: str, variant: str = "") -> str:
    """By which a lesson is found: the whole one of a game, or what is taught of one of its variants.

    >>> lesson_id("pega6"), lesson_id("pega6", "pro")
    ('pega6', 'pega6/pro')
    """
    return f"{game}/{variant}" if variant else game


def taught_in(lesson: str) -> tuple[str, str]:
    """Game and variant of a lesson of this id; the variant is empty for the whole one.

    >>> taught_in("pega6"), taught_in("pega6/pro")
    (('pega6', ''), ('pega6', 'pro'))
    """
    game, _, variant = lesson.partition("/")
    return game, variant
