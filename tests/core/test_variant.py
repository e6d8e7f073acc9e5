"""Options as data: what is agreed, what is refused and with which words."""

import pytest

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import Choice, Edition, Flag, HouseRule, Number, OptionValue, Setup, Variant, differing

VARIANT = Variant(
    id="v",
    min_seats=2,
    max_seats=4,
    seat_rule="R-1",
    house_rules=(
        Number("target", "R-2", 66, minimum=5, maximum=100),
        Choice("compare", "R-3", ("gte", "gt")),
        Flag("draft", "R-4", default=True),
        Number("rounds", "R-5", None, is_optional=True),
        Flag("swap", "R-6"),
    ),
)


def test_what_nobody_names_is_the_default() -> None:
    assert VARIANT.checked(3, {}) == (
        ("compare", "gte"),
        ("draft", True),
        ("rounds", None),
        ("swap", False),
        ("target", 66),
    )


def test_what_is_named_is_agreed() -> None:
    said: dict[str, OptionValue] = {"target": 5, "compare": "gt", "draft": False, "rounds": 1, "swap": True}
    assert dict(VARIANT.checked(2, said)) == said


@pytest.mark.parametrize("value", [5, 100])
def test_the_limits_of_a_number_belong_to_it(value: int) -> None:
    assert dict(VARIANT.checked(2, {"target": value}))["target"] == value


def test_equal_agreements_are_equal_whatever_the_order_they_were_said_in() -> None:
    assert VARIANT.checked(4, {"target": 9, "draft": False}) == VARIANT.checked(4, {"draft": False, "target": 9})


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 11])
def test_too_few_and_too_many_seats_are_refused_with_the_limits(seats: int) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        VARIANT.checked(seats, {})
    assert (refusal.value.code, refusal.value.rule) == ("seat_count", "R-1")
    assert refusal.value.params == {"seats": seats, "minimum": 2, "maximum": 4}


def test_an_option_of_another_game_is_refused() -> None:
    with pytest.raises(IllegalSetup) as refusal:
        VARIANT.checked(2, {"jokers": True})
    assert (refusal.value.code, refusal.value.params) == ("unknown_option", {"option": "jokers"})


@pytest.mark.parametrize("value", [4, 101, 0, -5, 10**9, None, True, "66"], ids=repr)
def test_a_number_out_of_range_is_refused_with_the_range(value: OptionValue) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        VARIANT.checked(2, {"target": value})
    assert (refusal.value.code, refusal.value.rule) == ("number_range", "R-2")
    assert refusal.value.params == {"option": "target", "value": value, "minimum": 5, "maximum": 100}


@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("compare", "lt", "R-3"),
        ("compare", None, "R-3"),
        ("compare", 0, "R-3"),
        ("draft", 1, "R-4"),
        ("draft", None, "R-4"),
    ],
)
def test_a_value_that_is_not_offered_is_refused(option: str, value: OptionValue, rule: str) -> None:
    with pytest.raises(IllegalSetup) as refusal:
        VARIANT.checked(2, {option: value})
    assert (refusal.value.code, refusal.value.rule) == ("option_value", rule)
    assert refusal.value.params == {"option": option, "value": value}


@pytest.mark.parametrize("rule", VARIANT.house_rules, ids=[rule.key for rule in VARIANT.house_rules])
def test_every_default_is_a_value_that_may_be_chosen(rule: HouseRule) -> None:
    assert rule.is_valid(rule.default)


def test_a_setup_tells_its_options_by_key() -> None:
    setup = Setup("v", VARIANT.checked(2, {"target": 9}), 2, 1)
    assert setup.option("target") == 9
    with pytest.raises(KeyError):
        setup.option("jokers")


def test_only_what_is_not_the_default_differs_and_a_one_is_no_yes() -> None:
    said: dict[str, OptionValue] = {"target": 66, "swap": 0, "draft": 1, "rounds": 3, "unknown": 1}
    assert differing(VARIANT.house_rules, said) == (("draft", 1), ("rounds", 3), ("swap", 0))


def test_an_edition_lays_down_rules_for_the_variants_it_describes_and_for_no_other() -> None:
    edition = Edition("printed", {"base": (("target", 50),)})
    assert edition.options("base") == (("target", 50),)
    assert edition.options("pro") is None
