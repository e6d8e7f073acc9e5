"""A deal as a short number: it says the same for ever, and what was mistyped is noticed."""

import itertools
from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.core.errors import IllegalSetup, RecordError
from pega6_desktop.core.randomness import MAX_SEED
from pega6_desktop.core.variant import Choice, Flag, HouseRule, OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.records import deal_code
from pega6_desktop.records.deal_code import Deal
from tests.runtime.desk import record

PEGA6 = Pega6()


def deal(
    variant: str = "base", seats: int = 4, seed: int = 606, options: Mapping[str, OptionValue] | None = None
) -> Deal:
    return Deal("pega6", PEGA6.setup(variant, options or {}, seats, seed))


def refusal(text: str) -> str:
    with pytest.raises(RecordError) as refused:
        deal_code.read(text)
    return refused.value.code


# Numbers that people have written down. They never change.
WRITTEN = {
    "four seats, standard rules": (deal(), "5XCR-0J"),
    "ten seats": (deal("base", 10, 2**37 - 1), "17ZZ-ZZZZ-R80J"),
    "the largest seed": (deal("base", 2, MAX_SEED, {"fixedRounds": 7}), "4RFZ-ZZZZ-ZZZZ-V80P"),
    "pro without draft": (deal("pro", 3, 1, {"proDraft": False}), "A000-0000-AH07"),
    "pro from memory": (deal("pro", 3, 1, {"showsDrafted": False}), "M000-0000-AH0Q"),
    "special cards": (deal("special", 8, 5, {"negPosMode": "cards", "insertAtEnd": True}), "11R0-0000-1KT0-K"),
    "another end": (deal("base", 4, 606, {"endTarget": 100, "endCompare": "gt"}), "74WF-2R00-005X-CR0P"),
}


def values_of(rule: HouseRule) -> st.SearchStrategy[OptionValue]:
    match rule:
        case Flag():
            return st.booleans()
        case Choice(values=values):
            return st.sampled_from(values)
        case _:
            return st.integers(rule.minimum, rule.maximum) | st.just(rule.default)


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    variant = PEGA6.variants[draw(st.sampled_from(sorted(PEGA6.variants)))]
    options = {rule.key: draw(values_of(rule)) for rule in variant.house_rules}
    if options.get("fixedRounds") is not None:
        options["endTarget"] = 66
    seats = draw(st.integers(variant.min_seats, variant.max_seats))
    return deal(variant.id, seats, draw(st.integers(0, MAX_SEED) | st.integers(0, 2**40)), options)


@given(deals())
def test_every_deal_comes_back_from_its_number(any_deal: Deal) -> None:
    assert deal_code.read(deal_code.written(any_deal)) == any_deal


@given(deals())
def test_a_number_may_be_typed_in_any_way(any_deal: Deal) -> None:
    number = deal_code.written(any_deal)
    sloppy = number.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert deal_code.read(f"  {sloppy} ") == any_deal


@pytest.mark.parametrize(("any_deal", "number"), WRITTEN.values(), ids=list(WRITTEN))
def test_a_number_says_the_same_in_every_version(any_deal: Deal, number: str) -> None:
    assert deal_code.written(any_deal) == number
    assert deal_code.read(number) == any_deal


def test_an_ordinary_deal_has_three_groups_of_four() -> None:
    longest = max(len(deal_code.written(deal(v, 2, deal_code.SHORT_SEED - 1))) for v in PEGA6.variants)
    assert longest == len("XXXX-XXXX-XXXX")


@given(deals(), st.data())
def test_one_wrong_symbol_is_noticed(any_deal: Deal, data: st.DataObject) -> None:
    number = deal_code.written(any_deal).replace("-", "")
    at = data.draw(st.integers(0, len(number) - 1))
    other = data.draw(st.sampled_from([s for s in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" if s != number[at]]))
    assert refusal(number[:at] + other + number[at + 1 :]) == "deal_mistyped"


def test_two_symbols_that_changed_places_are_noticed() -> None:
    number = deal_code.written(deal("pro", 5, 987_654_321)).replace("-", "")
    for one, two in itertools.combinations(range(len(number)), 2):
        if number[one] != number[two]:
            swapped = list(number)
            swapped[one], swapped[two] = swapped[two], swapped[one]
            assert refusal("".join(swapped)) == "deal_mistyped"


@pytest.mark.parametrize("text", ["", "-", "12", "U" * 12, "ÀÉ12-3456", "0" * 41, "\0" * 12])
def test_what_is_no_number_is_called_mistyped(text: str) -> None:
    assert refusal(text) == "deal_mistyped"


def test_whatever_is_typed_is_one_deal_a_later_programs_or_mistyped() -> None:
    seen = set()
    every = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    for symbols in map("".join, itertools.product("1K", "03Z", "05DX", every, every)):
        try:
            found = deal_code.read(symbols)
        except RecordError as error:
            seen.add((error.code, "reason" in error.params))
        else:
            seen.add(("deal", False))
            assert deal_code.written(found).replace("-", "") == symbols
    assert seen == {("deal", False), ("deal_unknown", False), ("deal_unknown", True), ("deal_mistyped", False)}


def test_a_game_without_numbers_has_none() -> None:
    with pytest.raises(RecordError) as refused:
        deal_code.written(Deal("chess", deal().setup))
    assert refused.value.code == "deal_unknown"
    with pytest.raises(IllegalSetup):
        deal(seats=99)


def test_a_match_of_a_game_without_numbers_has_no_number(monkeypatch: pytest.MonkeyPatch) -> None:
    assert deal_code.number_of(record("hb")) != ""
    monkeypatch.setattr(deal_code, "_GAMES", ())
    assert deal_code.number_of(record("hb")) == ""


def test_a_number_has_one_way_to_be_written() -> None:
    assert refusal("0" + deal_code.written(deal())) == "deal_unknown"


@pytest.mark.parametrize("first", ["Z", "5", "K", "9"])
def test_a_number_that_says_more_than_this_program_knows_is_unknown(first: str) -> None:
    said = {refusal(f"{first * 24}{check}") for check in "0123456789ABCDEFGHJKMNPQRSTVWXYZ"}
    assert said == {"deal_mistyped", "deal_unknown"}


def test_a_deal_of_qwixx_cards_has_its_number_with_and_without_jokers() -> None:
    game = GAMES["qwixx_cards"]
    for seats, jokers in ((2, False), (5, True)):
        dealt = Deal(game.id, game.setup("base", {"jokers": jokers}, seats, 606))
        assert deal_code.read(deal_code.written(dealt)) == dealt


def test_what_is_typed_stands_for_the_seed_of_a_whole_number_or_of_a_game() -> None:
    assert [deal_code.seed_of(text) for text in ("0", " 4711 ", str(MAX_SEED))] == [0, 4711, MAX_SEED]
    assert [deal_code.seed_of(text) for _, text in WRITTEN.values()] == [
        found.setup.seed for found, _ in WRITTEN.values()
    ]


@pytest.mark.parametrize("text", ["", "-1", "1e3", "2K", "٣٣", str(MAX_SEED + 1), "9" * 5000])
def test_what_stands_for_no_cards_is_called_mistyped(text: str) -> None:
    assert not deal_code.stands_for_cards(text)
    with pytest.raises(RecordError) as refused:
        deal_code.seed_of(text)
    assert refused.value.code == "deal_mistyped"


def test_the_number_of_a_game_tells_its_table_without_its_cards() -> None:
    told = deal_code.agreement(deal_code.written(deal("pro", 3, 1, {"proDraft": False})))
    assert (told.game, told.variant, told.seats, dict(told.options)["proDraft"]) == ("pega6", "pro", 3, False)
    assert "seed" not in told.__struct_fields__
    assert deal_code.stands_for_cards("5XCR-0J")
