"""Every golden case of every variant in the catalog, one test each; the others are skipped by name, visibly.

Which cases run is derived from the catalog: a new variant brings its cases with it, and one without cases fails here.
"""

from collections import Counter
from pathlib import Path

import pytest

from pega6_desktop.games.catalog import GAMES
from tests.golden.adapters import ADAPTERS
from tests.golden.corpus import Broken, Entry, entries
from tests.golden.runner import missing, result

CASES = Path(__file__).parent / "cases"
CORPUS = list(entries(CASES))
ENTRIES = [entry for entry in CORPUS if isinstance(entry, Entry)]
READY = [entry for entry in ENTRIES if not missing(entry, ADAPTERS)]


def _param(entry: Entry) -> object:
    absent = missing(entry, ADAPTERS)
    marks = [pytest.mark.skip(reason=absent)] if absent else []
    return pytest.param(entry, id=entry.name, marks=marks)


@pytest.mark.parametrize("entry", [_param(entry) for entry in ENTRIES])
def test_case(entry: Entry) -> None:
    assert result(entry, ADAPTERS).problem == ""


def test_the_corpus_is_whole() -> None:
    assert [entry for entry in CORPUS if isinstance(entry, Broken)] == []
    assert Counter(entry.game for entry in ENTRIES) == {"pega6": 136, "nothanks": 28, "qwixx": 47}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_of_the_catalog_has_an_adapter(game: str) -> None:
    assert game in {adapter.game for adapter in ADAPTERS.values()}


@pytest.mark.parametrize(
    ("game", "variant"), [(game.id, variant) for game in GAMES.values() for variant in game.variants]
)
def test_every_variant_of_the_catalog_has_cases(game: str, variant: str) -> None:
    ready = [(ADAPTERS[entry.game], entry.case) for entry in READY]
    run = [case for adapter, case in ready if adapter.game == game and adapter.variant(case) == variant]
    assert len(run) >= 4


def test_every_rule_of_the_base_game_that_a_case_can_show_is_shown() -> None:
    shown = {rule for entry in READY if entry.place == "pega6/base" for rule in entry.case.rules}
    assert {f"P6-B-{number:02}" for number in range(1, 17)} - shown == set()
