"""Errors carry a code, a rule and facts; the sentence is somebody else's."""

import pickle

import pytest

from pega6_desktop.core.errors import CodedError, IllegalMove, IllegalSetup, RecordError, RuleBug, StaleRevision


def test_an_error_says_code_rule_and_facts() -> None:
    error = IllegalMove("card_not_in_hand", "P6-B-04", card=44, seat=0)
    assert (error.code, error.rule, error.params) == ("card_not_in_hand", "P6-B-04", {"card": 44, "seat": 0})
    assert str(error) == "card_not_in_hand [P6-B-04] card=44, seat=0"


def test_an_error_without_rule_or_facts_is_still_readable() -> None:
    assert str(RuleBug("redacted_event")) == "redacted_event []"


@pytest.mark.parametrize("kind", [IllegalMove, IllegalSetup, StaleRevision, RecordError, RuleBug])
def test_each_kind_can_be_caught_alone_or_with_all(kind: type[CodedError]) -> None:
    others = {IllegalMove, IllegalSetup, StaleRevision, RecordError, RuleBug} - {kind}
    assert issubclass(kind, CodedError)
    assert not any(issubclass(kind, other) for other in others)


def test_two_errors_with_the_same_facts_print_alike_whatever_the_order() -> None:
    assert str(IllegalSetup("x", "R", a=1, b=2)) == str(IllegalSetup("x", "R", b=2, a=1))


def test_an_error_survives_a_trip_to_another_process() -> None:
    error = IllegalMove("no_such_row", "P6-B-10", row=7)
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), str(copy), copy.params) == (IllegalMove, str(error), error.params)
