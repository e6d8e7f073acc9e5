"""Passing the screen on in every variant: draft, special decisions, exchanges; two and three people, and bots."""

import re

import pytest
from PySide6.QtWidgets import QApplication

from pega6_desktop.records.profiles import Profile, with_pin
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.conftest import House, preferences
from tests.e2e.family import NAMES, Family, family
from tests.e2e.test_passing import forget_matches, image, said_of
from tests.pilot import TablePilot

pytestmark = [pytest.mark.gui, pytest.mark.blind]


def at_table(house: House, kinds: str, variant: str, **fields: object) -> Family:
    """A match of this family, at its first decision."""
    house.settle_in(preferences(plan=family(kinds, variant=variant), **fields))
    pilot = house.open()
    pilot.click("Play now")
    return Family(pilot).until_asked()


def people_of(kinds: str) -> set[str]:
    return {name for name, kind in zip(NAMES, kinds, strict=False) if kind == "h"}


def nothing_lies_open(people: Family) -> None:
    """Behind the curtain lies what everybody may see, and nothing else."""
    assert not people.pilot.hand
    assert not people.pilot.specials
    assert people.cards_in_scene() <= people.open_cards()
    assert not people.extras_in_scene()


def pass_around(people: Family, *, choices: int = 1500) -> tuple[set[str], set[str]]:
    """Play to the end, or so many choices; who was called, and at which decisions."""
    pilot, called, decided = people.pilot, set[str](), set[str]()
    left = choices
    while left:
        left -= 1
        people.until_asked()
        if pilot.screen == "match_result":
            break
        if pilot.screen == "round_result":
            pilot.press("Enter")
            continue
        if people.is_closed:
            nothing_lies_open(people)
            called.add(people.called)
            people.come()
        decided.add(pilot.table.presenter.stage)
        people.play(left % 3)
    assert not [line for line in pilot.log if re.search(r"\b[Yy]ou(r|rs)?\b", line)]
    return called, decided


@pytest.mark.parametrize("variant", ["pro", "special"])
def test_two_people_pass_a_whole_match_of_every_variant(house: House, variant: str) -> None:
    people = at_table(house, "hh", variant)
    called, decided = pass_around(people)
    assert people.pilot.screen == "match_result"
    assert called == people_of("hh")
    assert decided >= {"hand", "option" if variant == "special" else "draft"}


def test_three_people_among_robots_pass_the_anniversary_game(house: House) -> None:
    people = at_table(house, "bhhbh", "special")
    called, decided = pass_around(people, choices=16)
    assert called == people_of("bhhbh")
    assert decided >= {"hand", "option"}


def test_a_draft_needs_no_curtain_and_the_hands_after_it_do(house: House) -> None:
    people = at_table(house, "hhb", "pro")
    pilot, taken = people.pilot, 0
    while pilot.table.presenter.stage == "draft":
        assert not people.curtain.isVisible()
        people.play(taken)
        taken += 1
        people.until_asked()
    assert taken == 20
    assert people.is_closed
    nothing_lies_open(people)


# ---------------------------------------------------------------- nothing of a hand is left behind


def unlike_counts(cards: set[int]) -> set[int]:
    """Those whose numbers cannot be those of a row, a place or some heads."""
    return {card for card in cards if card > 12}


def test_at_every_hand_over_of_the_anniversary_game_nothing_private_can_be_found(house: House) -> None:
    people = at_table(house, "hhbh", "special")
    pilot, shown = people.pilot, set[int]()
    hands: dict[str, set[int]] = {}
    for turn in range(16):
        people.until_asked()
        shown |= people.open_cards()
        if people.is_closed:
            hidden = unlike_counts(set().union(*hands.values()) - shown)
            nothing_lies_open(people)
            if hidden:
                assert not said_of(hidden).search(people.traces())
            people.come()
        shown |= people.open_cards()
        name = people.sitting
        if pilot.table.presenter.stage == "hand":
            hands[name] = set(pilot.hand)
        others = set().union(*(hand for other, hand in hands.items() if other != name)) - shown - hands.get(name, set())
        assert not others & people.cards_in_scene()
        others = unlike_counts(others)
        if others:
            assert not said_of(others).search(people.traces())
        people.play(turn % 2)


@pytest.mark.looking
@pytest.mark.parametrize(("variant", "theme"), [("pro", "light"), ("special", "dark"), ("special", "contrast")])
def test_behind_the_curtain_a_known_hand_and_special_cards_look_like_none(
    house: House, variant: str, theme: str
) -> None:
    people = at_table(house, "hhb", variant, theme=theme)
    while not people.is_closed:
        people.play().until_asked()
    pilot = people.pilot
    QApplication.clipboard().clear()
    picture, traces, name = image(people), people.traces(), people.called
    people.come()
    assert pilot.hand
    assert len(pilot.specials) == (3 if variant == "special" else 0)
    pilot.press("h", "Right", "Right", "?", "Ctrl+C", "F6", "Ctrl+C", "F6", "Ctrl+C", "h", "F2")
    people.until_closed(name)
    nothing_lies_open(people)
    assert image(people) == picture
    assert set(people.traces().splitlines()) <= set(traces.splitlines())


@pytest.mark.looking
@pytest.mark.parametrize("variant", ["pro", "special"])
def test_which_card_was_chosen_makes_no_difference_in_any_variant(house: House, variant: str) -> None:
    found = []
    for place in (0, 5):
        people = at_table(house, "hhb", variant)
        while not people.is_closed:
            people.play().until_asked()
        first = people.called
        people.come().play(place).until_closed()
        assert people.called != first
        pilot = people.pilot
        found.append((image(people), people.traces(pilot.table), people.traces(people.curtain)))
        pilot.window.close()
        forget_matches(house)
    assert found[0] == found[1]


@pytest.mark.looking
def test_from_the_first_moment_the_sheet_before_the_curtain_stands_still(house: House) -> None:
    people = at_table(house, "hhb", "special")
    while not people.is_closed:
        people.play().until_asked()
    people.come().play().until_closed()
    first = image(people)
    for _ in range(5):
        QApplication.processEvents()
    assert image(people) == first


# ---------------------------------------------------------------- hiding everything at any moment


def at_a_special_decision(house: House, **fields: object) -> Family:
    """Somebody at a shared screen may play a special card."""
    people = at_table(house, "hhb", "special", **fields)
    for _ in range(40):
        if people.is_closed:
            people.come()
        if people.pilot.table.presenter.stage == "option" and people.pilot.specials:
            return people
        people.play().until_asked()
    raise AssertionError("nobody could play a special card")


def hidden_and_back(people: Family) -> None:
    """F2 leaves nothing private behind, and whoever sat there comes back to the same cards."""
    pilot = people.pilot
    before = (pilot.hand, pilot.specials)
    pilot.press("F2")
    people.until_closed()
    nothing_lies_open(people)
    assert not pilot.window.menu_actions.menu.isVisible()
    people.come()
    assert (pilot.hand, pilot.specials) == before


def test_a_special_decision_is_hidden_and_comes_back(house: House) -> None:
    people = at_a_special_decision(house)
    hidden_and_back(people)
    people.pilot.click(special=people.pilot.specials[0])
    hidden_and_back(people)


def test_a_card_in_the_air_is_hidden_too(house: House) -> None:
    people = at_a_special_decision(house)
    people.pilot.grab(special=people.pilot.specials[0])
    hidden_and_back(people)
    people.pilot.release()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_an_open_menu_is_closed_when_everything_is_hidden(house: House) -> None:
    people = at_a_special_decision(house)
    menu_actions = people.pilot.window.menu_actions
    people.pilot.press("m").wait_for(menu_actions.menu.isVisible)
    menu_actions.hide_all.trigger()
    people.until_closed()
    nothing_lies_open(people)
    assert not menu_actions.menu.isVisible()


@pytest.mark.parametrize("variant", ["base", "pro", "special"])
def test_everything_is_hidden_at_once_while_cards_are_moving(house: House, variant: str) -> None:
    people = at_table(house, "hhb", variant, tempo="slow")
    pilot = people.pilot
    while not people.is_closed:
        people.play().until_asked()
    pilot.press("Enter")
    pilot.wait_for(lambda: bool(pilot.hand))
    pilot.press("F2")
    people.until_closed()
    nothing_lies_open(people)
    people.come()
    pilot.press("Right", "Enter", "F2")
    people.until_closed()
    nothing_lies_open(people)


@pytest.mark.parametrize("key", ["Ctrl+R", "F1", "Ctrl+Y"])
def test_over_another_screen_everything_is_hidden_and_the_table_stays_so(house: House, key: str) -> None:
    people = at_a_special_decision(house)
    pilot, name = people.pilot, people.sitting
    before = (pilot.hand, pilot.specials)
    screen = pilot.press(key).window.screen_shown
    assert screen is not pilot.table
    pilot.press("F2").wait_for(lambda: people.curtain.is_drawn)
    nothing_lies_open(people)
    people.come()
    assert pilot.window.screen_shown is screen
    nothing_lies_open(people)
    pilot.press("Esc")
    people.until_closed(name)
    nothing_lies_open(people)
    people.come()
    assert (pilot.hand, pilot.specials) == before


def test_hiding_once_more_while_the_curtain_opens_keeps_it_closed(house: House) -> None:
    people = at_table(house, "hhb", "special")
    pilot = people.pilot
    pilot.press("Enter", "F2")
    pilot.qtbot.wait(300)
    people.until_closed("Ana")
    nothing_lies_open(people)
    people.come()
    assert pilot.hand


def test_a_pin_stands_before_a_hand_with_special_cards(house: House) -> None:
    people = at_table(house, "bhh", "special", profiles=(with_pin(Profile("Caio"), "1357"),))
    pilot: TablePilot = people.pilot
    for _ in range(12):
        if people.is_closed and people.called == "Caio":
            break
        if people.is_closed:
            people.come()
        people.play().until_asked()
    pilot.press("Enter")
    assert people.is_closed
    nothing_lies_open(people)
    pilot.write("1357").press("Enter")
    pilot.wait_for(lambda: not people.curtain.isVisible()).settle()
    assert pilot.hand
    assert pilot.specials


def test_whoever_has_drawn_in_qwixx_decides_at_once_and_then_the_curtain_closes_for_the_other(house: House) -> None:
    seats = tuple(SeatInfo(name=name, kind="human", avatar=at) for at, name in enumerate(NAMES[:2]))
    house.settle_in(preferences(plan=TablePlan(game="qwixx_cards", seats=seats, deal="7")))
    pilot = house.open()
    pilot.click("Play now")
    people = Family(pilot).until_closed()
    first = people.called
    people.come()
    pilot.press("1", "Enter")
    pilot.wait_for(lambda: "for all" in pilot.status and pilot.table.presenter.stage == "gather")
    assert not people.curtain.isVisible()
    assert people.sitting == first
    pilot.press("0")
    second = people.until_closed().called
    assert second != first
    nothing_lies_open(people)
    people.come()
    pilot.press("0")
    assert people.until_closed().called == first
