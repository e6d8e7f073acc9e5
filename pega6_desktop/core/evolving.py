"""What every game's ``evolve`` is made of. Owns taking a full event at its word and changing one place of a tuple."""

from typing import TypeVar

from pega6_desktop.core.errors import RuleBug

T = TypeVar("T")


def known(value: T | None) -> T:
    """A value of a full event. Raises RuleBug for a redacted event: it cannot rebuild a state.

    >>> known(42)
    42
    >>> known(None)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.RuleBug: redacted_event []
    """
    if value is None:
        raise RuleBug("redacted_event")
    return value


def with_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values but for one.

    >>> with_at((10, 20, 30), 1, 0)
    (10, 0, 30)
    """
    changed = list(values)
    changed[at] = value
    return tuple(changed)
