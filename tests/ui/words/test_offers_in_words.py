"""Whatever can be chosen for a match has words: whoever adds a variant, a house rule or a level hears here of them."""

from collections.abc import Iterator

import pytest

from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.variant import Choice, HouseRule
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.ui.screens.common.words import level_word
from pega6_desktop.ui.words.catalog import WORDS

RULES = {(game, rule) for game in GAMES for variant in GAMES[game].variants.values() for rule in variant.house_rules}


def lacking(game: str, rule: HouseRule) -> Iterator[str]:
    """What is missing of the words of a house rule."""
    said = WORDS[game].rule(rule.key)
    yield from ["name"] if said.name in ("", rule.key) else []
    yield from [] if said.sentence else ["sentence"]
    if isinstance(rule, Choice):
        yield from (f"value {value}" for value in rule.values if not said.values.get(value))


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(("game", "rule"), sorted(RULES, key=str), ids=lambda one: getattr(one, "key", one))
def test_every_house_rule_has_a_name_a_sentence_and_names_of_its_values(game: str, rule: HouseRule) -> None:
    assert list(lacking(game, rule)) == []


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("game", GAMES)
def test_every_variant_and_edition_has_a_name(game: str) -> None:
    words = WORDS[game]
    named = [(variant, words.variant(variant).name) for variant in GAMES[game].variants]
    named += [(edition.id, words.edition(edition.id).name) for edition in GAMES[game].editions]
    assert [name for name, said in named if said in ("", name)] == []


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize("level", sorted({level for levels in LEVELS.values() for level in levels}))
def test_every_level_has_a_name(level: str) -> None:
    assert level_word(level) not in ("", level)
