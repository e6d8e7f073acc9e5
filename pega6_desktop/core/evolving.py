"""What every game's ``evolve`` is made of. Owns taking a full event at its word and changing one place of a tuple."""

from typing import TypeVar

from pega6_desktop.core.errors import RuleBug

T = TypeVar("T")


def known(value: T | None) -> T:
    """A value of a full event. Raises RuleBug for a redacted event: it cannot rebuild a state."""
    if value is None:
        raise RuleBug("redacted_event")
    return value


def with_at(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same values but for one."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)
