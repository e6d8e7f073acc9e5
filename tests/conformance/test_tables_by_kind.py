"""Every table of the program that is looked up by special card or by game has a line for each one in the catalog."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping

import pytest

import pega6_desktop
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.specials.catalog import SPECIALS

MAY_LACK = "REFERENCES"
"""Of a game that has no players of reference the arena measures the levels against each other."""

CATALOGS: Mapping[str, frozenset[object]] = {"special cards": frozenset(SPECIALS), "games": frozenset(GAMES)}


def tables() -> Iterator[tuple[str, frozenset[object]]]:
    """Name and keys of every mapping that stands in a module, and of the mappings in it."""
    for module in pkgutil.walk_packages(pega6_desktop.__path__, "pega6_desktop."):
        # Qt's loudspeakers look for those of the machine as soon as they are imported.
        if not module.name.endswith(("__main__", "speakers")):
            for name, value in vars(importlib.import_module(module.name)).items():
                yield from within(f"{module.name}.{name}", value)


def within(name: str, value: object) -> Iterator[tuple[str, frozenset[object]]]:
    if isinstance(value, Mapping) and not name.endswith("__builtins__"):
        yield name, frozenset(value)
        for key, inner in value.items():
            yield from within(f"{name}[{key!r}]", inner)


@pytest.mark.parametrize("catalog", CATALOGS)
def test_a_table_that_knows_one_knows_all(catalog: str) -> None:
    known = CATALOGS[catalog]
    found = {name: keys for name, keys in tables() if keys & known and not name.endswith(MAY_LACK)}
    assert "pega6_desktop.bots.pega6.turns.KEEPING" in found or catalog == "games"
    assert {name: sorted(map(str, known - keys)) for name, keys in found.items() if not known <= keys} == {}
