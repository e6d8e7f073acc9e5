"""The new-game form: what can be played becomes a plan, everything else a sentence at its field."""

import msgspec
import pytest

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import deal_code
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.typed_plan import DEAL, TypedPlan, judged, typed_of
from tests.later_rules import RULE, rules_of_tomorrow
from tests.runtime.desk import record

LEVELS = ("random", "careful", "master")
FIRST = typed_of(plans.first_plan(LEVELS))


def typed(**fields: object) -> TypedPlan:
    return msgspec.structs.replace(FIRST, **fields)


def named(*names: str) -> TypedPlan:
    seats = tuple(
        SeatInfo(name=name, kind="bot" if place else "human", level="careful" if place else "")
        for place, name in enumerate(names)
    )
    return typed(seats=seats)


def numbers(target: str, rounds: str = "") -> TypedPlan:
    return typed(numbers={"endTarget": target, "fixedRounds": rounds})


def faults(typed: TypedPlan) -> list[tuple[object, str]]:
    plan, problems = judged(typed, "You")
    assert (plan is None) == bool(problems)
    return [(problem.field, problem.code) for problem in problems]


def test_the_first_table_can_be_played_once_the_player_has_a_name() -> None:
    assert faults(FIRST) == [(("name", 0), "name_empty")]
    assert faults(named("You", "Ana", "Bia", "Caio")) == []


def test_the_word_for_the_player_is_not_written_down_as_a_name() -> None:
    plan, _ = judged(named("You", "Ana"), "You")
    assert plan is not None
    assert [seat.name for seat in plan.seats] == ["", "Ana"]
    assert [seat.name for seat in plans.match_of(plan, "Você").seats] == ["Você", "Ana"]


@pytest.mark.parametrize("count", [0, 1, 11])
def test_impossible_numbers_of_players_are_refused(count: int) -> None:
    typed = named(*(f"N{place}" for place in range(count)))
    assert faults(typed) == [(("seats", 0), "seat_count")]


@pytest.mark.parametrize("count", [2, 10])
def test_two_and_ten_players_are_enough_and_not_too_many(count: int) -> None:
    assert faults(named(*(f"N{place}" for place in range(count)))) == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name_empty"),
        ("   ", "name_empty"),
        ("x" * 200, "name_long"),
        ("ana", "name_twice"),
        (" Ana ", "name_twice"),
    ],
)
def test_names_that_cannot_stand_are_refused_at_their_seat(name: str, code: str) -> None:
    assert faults(named("You", "Ana", name)) == [(("name", 2), code)]


def test_a_name_of_exactly_forty_characters_is_allowed_and_cleaned_of_spaces() -> None:
    plan, problems = judged(named("You", f"  {'x' * 40}  "), "You")
    assert problems == ()
    assert plan is not None
    assert plan.seats[1].name == "x" * 40


@pytest.mark.parametrize("target", ["0", "-5", "−5", "1000000000"])
def test_targets_that_cannot_be_reached_are_refused(target: str) -> None:
    (problem,) = judged(msgspec.structs.replace(named("You", "Ana"), numbers={"endTarget": target}), "You")[1]
    assert (problem.field, problem.code) == (("option", "endTarget"), "number_range")
    assert problem.params == {"minimum": 1, "maximum": 1_000_000}


@pytest.mark.parametrize(
    ("text", "code"), [("", "number_missing"), ("many", "not_a_number"), ("6.5", "not_a_number"), ("٦", "not_a_number")]
)
def test_a_target_must_be_a_whole_number(text: str, code: str) -> None:
    typed = msgspec.structs.replace(named("You", "Ana"), numbers={"endTarget": text})
    assert faults(typed) == [(("option", "endTarget"), code)]


def test_target_and_rounds_together_are_refused_but_either_alone_is_fine() -> None:
    seats = named("You", "Ana").seats
    both = msgspec.structs.replace(numbers("80", "3"), seats=seats)
    assert faults(both) == [(("option", "fixedRounds"), "target_and_rounds")]
    assert faults(msgspec.structs.replace(numbers("80"), seats=seats)) == []
    assert faults(msgspec.structs.replace(numbers("66", "3"), seats=seats)) == []


@pytest.mark.parametrize("deal", ["-1", "9007199254740992", "abc", "1e3"])
def test_numbers_of_deals_that_do_not_exist_are_refused(deal: str) -> None:
    typed = msgspec.structs.replace(named("You", "Ana"), deal=deal)
    assert [field for field, _ in faults(typed)] == [("deal", 0)]


def test_the_number_of_a_game_of_before_goes_with_its_rules_only(monkeypatch: pytest.MonkeyPatch) -> None:
    number = deal_code.number_of(record("hb"))
    rules_of_tomorrow(monkeypatch)
    table = msgspec.structs.replace(numbers("66", "1"), seats=named("You", "Ana").seats, deal=number)
    assert faults(table) == []
    assert faults(msgspec.structs.replace(table, values={RULE: True})) == [(DEAL, "deal_differs")]


def test_everything_wrong_is_said_at_once() -> None:
    typed = msgspec.structs.replace(named("", "Ana", "Ana"), numbers={"endTarget": "0"}, deal="x")
    assert [field for field, _ in faults(typed)] == [("name", 0), ("name", 2), ("option", "endTarget"), ("deal", 0)]


def test_only_what_differs_from_the_standard_is_written_down() -> None:
    seats = named("You", "Ana").seats
    plan, _ = judged(
        msgspec.structs.replace(numbers("40"), seats=seats, deal="12", values={"endCompare": "gte"}), "You"
    )
    assert plan is not None
    assert plan.options == (("endTarget", 40),)
    assert plan.deal == "12"
    assert typed_of(plan).numbers == {"endTarget": "40", "fixedRounds": ""}


def test_a_match_of_the_plan_can_be_played_and_no_two_matches_are_the_same() -> None:
    plan = plans.first_plan(LEVELS)
    one, two = plans.match_of(plan, "You"), plans.match_of(plan, "You")
    assert GAMES[one.game].setup(one.variant, dict(one.options), len(one.seats), 1).seats == 4
    assert one.match_id != two.match_id


def test_a_plan_of_another_version_is_repaired_or_replaced() -> None:
    first = plans.first_plan(LEVELS)
    lost = plans.with_seat(first, 1, SeatInfo(name="Ana", kind="bot", level="oracle"))
    assert plans.sound(lost, LEVELS).seats[1].level == "careful"
    assert plans.sound(msgspec.structs.replace(first, game="bridge"), LEVELS) == first
    assert plans.sound(msgspec.structs.replace(first, seats=first.seats[:1]), LEVELS) == first
    assert plans.sound(msgspec.structs.replace(first, options=(("endTarget", -1),)), LEVELS) == first
    assert plans.sound(None, LEVELS) == first


def test_one_more_has_a_name_and_a_face_nobody_has() -> None:
    plan = plans.first_plan(LEVELS)
    for _ in range(6):
        plan = plans.with_one_more(plan, "random")
    assert len({seat.name for seat in plan.seats}) == 10
    assert len({seat.avatar for seat in plan.seats}) == 10


def test_mixing_keeps_everybody_and_changes_the_order() -> None:
    plan = plans.first_plan(LEVELS)
    mixed = plans.with_seats_mixed(plan)
    assert mixed.seats != plan.seats
    assert sorted(seat.avatar for seat in mixed.seats) == [0, 1, 2, 3]
    assert mixed.seats[plans.human_place(mixed)].kind == "human"


def test_among_several_people_everybody_has_a_name() -> None:
    people = (SeatInfo(name="", kind="human"), SeatInfo(name="Bia", kind="human"))
    for own in ("", "You", "Você"):
        seats = (msgspec.structs.replace(people[0], name=own), people[1])
        typed = msgspec.structs.replace(FIRST, seats=seats)
        plan, problems = judged(typed, "You")
        assert plan is None
        assert [(problem.field, problem.code) for problem in problems] == [(("name", 0), "name_empty")]


def test_the_seats_are_rotated_for_another_match() -> None:
    plan = plans.first_plan(("careful",))
    rotated = plans.with_seats_rotated(plan)
    assert [seat.name for seat in rotated.seats] == ["Caio", "", "Ana", "Bia"]
    assert plans.sound(rotated, ("careful",)) == rotated
