"""The tables of the laws leave no pair of house rules out, and what cannot be agreed is refused with its rule."""

import pytest

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import Variant
from pega6_desktop.games.catalog import GAMES
from tests.conformance.agreements import Pair, agreements, all_pairs, can_be_agreed, pairs, values
from tests.conformance.facts import AnyGame
from tests.conformance.play import tables

VARIANTS = [
    pytest.param(game, variant, id=f"{game.id}-{variant.id}")
    for game in GAMES.values()
    for variant in game.variants.values()
]
every_variant = pytest.mark.parametrize(("game", "variant"), VARIANTS)

IMPOSSIBLE: dict[str, frozenset[Pair]] = {
    "pega6-base": frozenset({(("endTarget", 22), ("fixedRounds", 2))}),
    "pega6-pro": frozenset({(("endTarget", 22), ("fixedRounds", 2))}),
}
"""Pairs that contradict each other, by game and variant (P6-B-16: a target or a number of rounds, not both)."""


@every_variant
def test_every_pair_of_values_of_two_house_rules_meets_at_the_smallest_and_at_the_fullest_table(
    game: AnyGame, variant: Variant
) -> None:
    met: dict[int, set[Pair]] = {seats: set() for seats in (variant.min_seats, variant.max_seats)}
    for table in tables():
        if (table.game, table.variant) == (game, variant.id) and table.seats in met:
            met[table.seats] |= pairs(dict(table.options))
    possible = all_pairs(variant) - IMPOSSIBLE.get(f"{game.id}-{variant.id}", frozenset())
    assert {seats: possible - found for seats, found in met.items()} == dict.fromkeys(met, frozenset())


@every_variant
def test_every_number_of_seats_plays_the_standard_and_something_else(game: AnyGame, variant: Variant) -> None:
    standard = variant.checked(variant.min_seats, {})
    for seats in range(variant.min_seats, variant.max_seats + 1):
        agreed = [
            variant.checked(seats, dict(table.options))
            for table in tables()
            if (table.game, table.variant, table.seats) == (game, variant.id, seats)
        ]
        assert standard in agreed
        assert len(set(agreed)) > 1


@every_variant
def test_every_house_rule_has_every_value_that_the_laws_can_try(game: AnyGame, variant: Variant) -> None:
    tried = {(key, value) for agreement in agreements(game, variant) for key, value in agreement.items()}
    assert tried == {(rule.key, value) for rule in variant.house_rules for value in values(rule)}
    assert all(len(set(values(rule))) > 1 for rule in variant.house_rules)


@every_variant
def test_the_covering_set_is_small(game: AnyGame, variant: Variant) -> None:
    """Two-valued rules by the handful need five to seven sets, not two to the power of their number."""
    assert len(agreements(game, variant)) <= 7


@every_variant
def test_the_first_agreement_is_the_standard_one(game: AnyGame, variant: Variant) -> None:
    first = agreements(game, variant)[0]
    assert variant.checked(variant.min_seats, first) == variant.checked(variant.min_seats, {})


@every_variant
def test_what_contradicts_itself_is_refused_at_every_number_of_seats_and_names_the_rule(
    game: AnyGame, variant: Variant
) -> None:
    for pair in all_pairs(variant):
        is_possible = pair not in IMPOSSIBLE.get(f"{game.id}-{variant.id}", frozenset())
        assert can_be_agreed(game, variant, dict(pair)) == is_possible
        for seats in range(variant.min_seats, variant.max_seats + 1):
            if not is_possible:
                with pytest.raises(IllegalSetup) as refusal:
                    game.setup(variant.id, dict(pair), seats, 1)
                assert refusal.value.rule.startswith("P6-")
