"""How two values of an expectation are compared: in order, as a set, player by player. Knows no game."""

import json
from collections import Counter
from collections.abc import Callable, Mapping

Same = Callable[[object, object], bool]
"""Whether what was wanted is what was got."""


def text(value: object) -> str:
    """A value in one canonical line, so that True is not 1 and a tuple is a list."""
    return json.dumps(value, sort_keys=True, default=str)


def exact(want: object, got: object) -> bool:
    """Equal, in order."""
    return text(want) == text(got)


def unordered(want: object, got: object) -> bool:
    """The same items, each as often; order is irrelevant."""
    if not isinstance(want, list | tuple) or not isinstance(got, list | tuple):
        return False
    return Counter(map(text, want)) == Counter(map(text, got))


def by_name(same: Same) -> Same:
    """A mapping compared for the names that the expectation lists."""

    def compare(want: object, got: object) -> bool:
        if not isinstance(want, Mapping) or not isinstance(got, Mapping):
            return False
        return all(name in got and same(value, got[name]) for name, value in want.items())

    return compare


def each(same: Same) -> Same:
    """A list compared item by item."""

    def compare(want: object, got: object) -> bool:
        if not isinstance(want, list | tuple) or not isinstance(got, list | tuple):
            return False
        return len(want) == len(got) and all(map(same, want, got))

    return compare


def fields(shapes: Mapping[str, Same]) -> Same:
    """An object whose fields are compared each in its own way; all fields must be named."""

    def compare(want: object, got: object) -> bool:
        if not isinstance(want, Mapping) or not isinstance(got, Mapping) or want.keys() != shapes.keys():
            return False
        return all(same(want[name], got.get(name)) for name, same in shapes.items())

    return compare


def differences(expect: Mapping[str, object], got: Mapping[str, object], shapes: Mapping[str, Same]) -> list[str]:
    """One sentence per listed key that differs, including keys that the game does not know."""
    found = []
    for key, want in expect.items():
        if key not in shapes:
            found.append(f"{key}: no such key in an expectation of this game")
        elif key not in got:
            found.append(f"{key}: not reported after this step")
        elif not shapes[key](want, got[key]):
            found.append(f"{key}: expected {text(want)}, got {text(got[key])}")
    return found
