"""A game of the catalog is in every other list of games as well, and no list has one more."""

from collections.abc import Collection

import pytest

from pega6_desktop.app.selftest import FINAL_HASHES
from pega6_desktop.bots import catalog
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.deal_code import _GAMES as NUMBERED
from pega6_desktop.records.finished.counts.catalog import COUNTS
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.screens.help import HELP
from pega6_desktop.ui.words.catalog import WORDS

LISTS: dict[str, Collection[str]] = {
    "bots": LEVELS,
    "counts": COUNTS,
    "words": WORDS,
    "boards": BOARDS,
    "help": HELP,
    "numbers of games": {game for game, _ in NUMBERED},
    "self test": {game for game, _ in FINAL_HASHES},
}
ENTRIES = {(game, variant) for game in GAMES for variant in GAMES[game].variants}


@pytest.mark.parametrize("name", LISTS)
def test_every_list_of_games_has_the_games_of_the_catalog(name: str) -> None:
    assert sorted(LISTS[name]) == sorted(GAMES)


def test_every_variant_has_its_number_and_its_match_of_the_self_test() -> None:
    assert {(game, variant) for game, variants in NUMBERED for variant in variants} == ENTRIES
    assert set(FINAL_HASHES) == ENTRIES


def test_levels_are_known_by_the_names_their_bots_have() -> None:
    for levels in LEVELS.values():
        assert isinstance(levels, catalog._Late)
        assert list(levels) == list(levels._bots)
        assert len(levels) == len(levels._bots)
