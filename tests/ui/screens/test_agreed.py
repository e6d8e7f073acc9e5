"""What is agreed for a match, as it is told during play."""

import msgspec
import pytest

from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.house_rules import agreed, summary
from pega6_desktop.ui.words.pega6 import specials
from tests.later_rules import RULE, rules_of_tomorrow

FIRST = plans.first_plan(("random", "careful"))


def record(variant: str = "base", **options: object) -> MatchHeader:
    plan = plans.with_variant(FIRST, variant)
    said = tuple((key, value) for key, value in options.items() if isinstance(value, bool | int | str))
    return plans.match_of(plans.with_options(plan, said), "You")


def told(of: MatchHeader) -> list[tuple[str, str, bool]]:
    return [(rule.name, rule.value, rule.is_changed) for rule in agreed(of).rules]


def test_every_rule_in_force_is_told_with_its_value() -> None:
    assert told(record()) == [("Ends at", "66", False), ("The match ends when the total is", "reached", False)]
    assert told(record("special", negPosMode="cards"))[2] == ("Negative = Positive cancels", "cards", True)


def test_with_a_number_of_rounds_no_total_is_told() -> None:
    assert told(record(fixedRounds=3)) == [("Number of rounds", "3", True)]


@pytest.mark.parametrize(("edition", "name"), [("pt2020", "Brazil, 25 years"), ("fr", "French"), ("", "Your own way")])
def test_the_edition_is_named(edition: str, name: str) -> None:
    assert agreed(msgspec.structs.replace(record(), edition=edition)).edition == name


def test_a_match_of_before_tells_no_rule_that_came_later(monkeypatch: pytest.MonkeyPatch) -> None:
    before = record()
    rules_of_tomorrow(monkeypatch, is_new_rule_standard=True)
    assert RULE in dict(record().options)
    assert told(before) == [("Ends at", "66", False), ("The match ends when the total is", "reached", False)]


def test_only_what_is_not_the_standard_is_in_the_summary() -> None:
    assert summary("pega6", "base", record().options) == "standard rules"
    changed = record("special", insertAtEnd=True, round2Specials="deckOnly")
    said = summary("pega6", "special", changed.options)
    assert said == "Insert at the end too: yes · Special cards in round 2: deck only"


def test_the_names_printed_in_the_box_are_told_beside_ours() -> None:
    french = msgspec.structs.replace(record("special"), edition="fr")
    assert "Block: Stop" in agreed(french).cards
    assert "Move: Glisser" in agreed(french).cards
    assert "Block: Bloquear" in agreed(record("special")).cards
    assert agreed(msgspec.structs.replace(record("base"), edition="fr")).cards == ""


@pytest.mark.usefixtures("portuguese")
def test_names_that_are_the_same_in_the_box_are_not_told_twice() -> None:
    assert agreed(record("special")).cards == ""


def test_an_edition_with_special_cards_has_a_printed_name_for_every_special_card() -> None:
    for printed in specials.PRINTED.values():
        assert set(printed) == set(SPECIALS)
