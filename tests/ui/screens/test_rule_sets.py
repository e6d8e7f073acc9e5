"""Kept house rules as values: their names, and whether they can be played at the table that is laid."""

import pytest

from pega6_desktop.ui.screens.common.house_rules import RuleSet, misfit, naming_trouble, renamed, with_set, without_set

HOME = RuleSet("Casa da vovó", "pega6", "base", (("endCompare", "gt"),))
QUICK = RuleSet("Rapidinha", "pega6", "special", (("insertAtEnd", True),))


@pytest.mark.parametrize(
    ("typed", "trouble"),
    [
        ("", "name_empty"),
        ("  \t ", "name_empty"),
        ("\x00\x07\u202e", "name_empty"),
        ("x" * 200, "name_long"),
        ("casa da VOVÓ", "name_twice"),
        (" Casa  da vovó ", "name_twice"),
        ("Casa do vovô", ""),
        ("x" * 40, ""),
    ],
    ids=["empty", "blank", "control", "200", "case", "spaces", "another", "40"],
)
def test_names_of_kept_rules(typed: str, trouble: str) -> None:
    assert naming_trouble((HOME, QUICK), typed) == trouble


def test_a_set_may_keep_its_own_name_when_it_is_renamed_but_not_take_anothers() -> None:
    assert naming_trouble((HOME, QUICK), "CASA DA VOVÓ", HOME) == ""
    assert naming_trouble((HOME, QUICK), "Rapidinha", HOME) == "name_twice"


def test_sets_are_in_the_order_of_their_names_and_names_are_clean() -> None:
    sets = with_set((QUICK,), RuleSet(" avó\u202e ", "pega6", "base"))
    assert [one.name for one in sets] == ["avó", "Rapidinha"]
    assert [one.name for one in renamed(sets, QUICK, "A noite")] == ["A noite", "avó"]
    assert without_set(sets, QUICK) == (sets[0],)


@pytest.mark.parametrize(
    ("kept", "code"),
    [
        (HOME, None),
        (QUICK, "other_variant"),
        (RuleSet("R", "pega6", "solo"), "lost_variant"),
        (RuleSet("R", "pega6", "base", (("colour", "red"),)), "unknown_option"),
        (RuleSet("R", "pega6", "base", (("endTarget", 0),)), "number_range"),
        (RuleSet("R", "pega6", "base", (("endCompare", "eq"),)), "option_value"),
        (RuleSet("R", "pega6", "base", (("endTarget", 80), ("fixedRounds", 3))), "target_and_rounds"),
        (RuleSet("R", "pega6", "special", (("endTarget", 80),)), "unknown_option"),
    ],
    ids=["fits", "other", "lost", "unknown", "range", "value", "both", "none there"],
)
def test_a_set_that_cannot_be_played_says_why(kept: RuleSet, code: str | None) -> None:
    reason = misfit(kept, "base")
    assert (None if reason is None else reason.code) == code
