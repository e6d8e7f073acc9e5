"""Editions as presets of a plan: what they set, when they give way to rules of one's own, and where they travel."""

import itertools

import msgspec
import pytest

from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.plan import TablePlan

PEGA6 = Pega6()
FIRST = plans.first_plan(("random", "careful"))
BY_ID = {edition.id: edition for edition in PEGA6.editions}


def by(edition: str, variant: str = "base") -> TablePlan:
    plan = msgspec.structs.replace(FIRST, variant=variant, edition="", options=())
    return plans.with_edition(plan, BY_ID[edition])


@pytest.mark.parametrize(
    ("edition", "variant"),
    [(edition.id, variant) for edition, variant in itertools.product(PEGA6.editions, PEGA6.variants)],
)
def test_what_an_edition_lays_down_can_be_played(edition: str, variant: str) -> None:
    if BY_ID[edition].options(variant) is None:
        with pytest.raises(ValueError, match=edition):
            by(edition, variant)
        return
    plan = by(edition, variant)
    match = plans.match_of(plan, "You")
    assert match.edition == edition == plans.edition_in_force(plan)
    assert plans.plan_of(match).edition == edition
    assert plans.plan_of(match).options == plan.options


def test_the_french_match_ends_above_the_target_and_the_brazilian_ones_at_it() -> None:
    compared = {edition: dict(plans.match_of(by(edition), "You").options)["endCompare"] for edition in BY_ID}
    assert compared == {"pt2020": "gte", "fr": "gt", "ptClassic": "gte"}


def test_the_classic_edition_has_the_base_game_alone() -> None:
    assert set(BY_ID["ptClassic"].rules) == {"base"}
    assert set(BY_ID["fr"].rules) == set(BY_ID["pt2020"].rules) == set(PEGA6.variants)


def test_another_rule_makes_it_the_own_way_and_the_same_rule_again_the_edition() -> None:
    changed = plans.with_options(by("fr"), (("endCompare", "gt"), ("endTarget", 40)))
    assert plans.edition_in_force(changed) == ""
    assert plans.match_of(changed, "You").edition == ""
    assert plans.edition_in_force(plans.with_options(changed, (("endCompare", "gt"),))) == "fr"


def test_the_edition_goes_along_into_a_variant_it_describes_and_gives_way_otherwise() -> None:
    assert plans.with_variant(by("fr"), "special").edition == "fr"
    assert plans.with_variant(by("fr"), "special").options == ()
    assert plans.with_variant(by("fr", "special"), "pro").options == (("endCompare", "gt"),)
    assert plans.with_variant(by("ptClassic"), "pro").edition == "pt2020"


def test_own_rules_go_along_as_far_as_the_variant_has_them() -> None:
    own = plans.with_options(by("pt2020", "pro"), (("endTarget", 40), ("proDraft", False)))
    base = plans.with_variant(own, "base")
    assert (base.edition, base.options) == ("", (("endTarget", 40),))
    assert plans.with_variant(base, "special").options == ()


def test_nobody_is_sent_away_by_another_variant() -> None:
    assert plans.with_variant(FIRST, "special").seats == FIRST.seats


def test_rules_that_another_variant_lacks_make_nothing_ones_own_there() -> None:
    one_round = plans.with_options(plans.without_edition(FIRST), (("fixedRounds", 1),))
    special = plans.with_variant(one_round, "special")
    assert (special.options, plans.edition_in_force(special)) == ((), "pt2020")
    deliberate = plans.with_options(plans.without_edition(FIRST), ())
    assert plans.edition_in_force(plans.with_variant(deliberate, "special")) == ""
