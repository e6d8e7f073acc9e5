"""What belongs to special cards beside playing them: none of them, backing out, refusals, exchanging, the own pile."""

from collections.abc import Callable

import pytest

from pega6_desktop.games.pega6.moves import Exchange, KeepRest, KeepSpecials, PlayNoSpecial, PlaySpecial, SetAside
from pega6_desktop.games.pega6.observation import Observation
from tests.e2e.conftest import House
from tests.e2e.moments import Moment, moment
from tests.e2e.test_specials_by_hand import expect_told, may_play
from tests.pilot import DISCARD, OWN_CARD, TablePilot, on, row

pytestmark = pytest.mark.gui

BY_CARDS = (("negPosMode", "cards"),)


def is_asked(seen: Observation) -> bool:
    return any(isinstance(move, PlaySpecial) for move in seen.legal)


def has_a_barred_one(seen: Observation) -> bool:
    """The viewer is asked, and holds special cards of which one cannot be played."""
    return PlayNoSpecial() in seen.legal and bool(set(seen.specials) - playable(seen)) and bool(playable(seen))


def has_none_to_play(seen: Observation) -> bool:
    return PlayNoSpecial() in seen.legal and not playable(seen)


def playable(seen: Observation) -> set[str]:
    return {move.kind for move in seen.legal if isinstance(move, PlaySpecial)}


def has_rows_closed_to_insert(seen: Observation) -> bool:
    rows = {move.row for move in seen.legal if isinstance(move, PlaySpecial) and move.kind == "insert"}
    return 0 < len(rows) < len(seen.rows)


def may_exchange(seen: Observation) -> bool:
    return any(isinstance(move, Exchange) for move in seen.legal)


def may_put_aside(seen: Observation) -> bool:
    return any(isinstance(move, SetAside) for move in seen.legal)


def looks(pilot: TablePilot) -> tuple[str, str, str]:
    """Status line, main button, key hints."""
    return pilot.status, pilot.table.action_button.text(), pilot.table.hints.accessibleName()


# ---------------------------------------------------------------- none of them

NONE: dict[str, Callable[[TablePilot], object]] = {
    "key": lambda pilot: pilot.press("0"),
    "key with a card in the air": lambda pilot: pilot.press("Right", "0"),
    "the own card": lambda pilot: pilot.click(OWN_CARD),
    "button": lambda pilot: pilot.table.action_button.click(),
}


@pytest.mark.parametrize("way", NONE)
def test_the_card_is_placed_without_a_special_card(house: House, way: str) -> None:
    at = moment(is_asked)
    pilot = at.resume(house)
    NONE[way](pilot)
    expect_told(pilot, at, PlayNoSpecial())


def test_enter_and_escape_alone_never_answer(house: House) -> None:
    at = moment(is_asked)
    pilot = at.resume(house)
    before = looks(pilot), pilot.log
    pilot.press("Enter")
    assert "0 for none of them" in pilot.status
    pilot.press("Esc", "Space", "z", "Esc")
    assert (looks(pilot), pilot.log) == before


# ---------------------------------------------------------------- backing out


def test_escape_backs_out_of_a_move_step_by_step(house: House) -> None:
    at = moment(may_play("move"))
    pilot, move = at.resume(house), at.specials("move")[0]
    assert move.card is not None
    assert move.row is not None
    log, forward = pilot.log, [looks(pilot)]
    pilot.click(special="move")
    forward.append(looks(pilot))
    pilot.click(on(move.card))
    forward.append(looks(pilot))
    pilot.press(str(move.row + 1))
    for shown in reversed(forward):
        pilot.press("Esc")
        assert looks(pilot) == shown
    pilot.press("Esc")
    assert (looks(pilot), pilot.log) == (forward[0], log)


def test_escape_in_mid_drag_plays_nothing(house: House) -> None:
    at = moment(may_play("insert"))
    pilot, move = at.resume(house), at.specials("insert")[0]
    assert move.row is not None
    before = looks(pilot), pilot.log
    goal = row(move.row + 1)
    pilot.grab(special="insert").carry(goal)
    assert looks(pilot) != before[0]
    pilot.press("Esc").release(goal)
    assert (looks(pilot), pilot.log) == before


def test_a_card_dropped_far_from_everything_is_let_go(house: House) -> None:
    at = moment(may_play("block"))
    pilot = at.resume(house)
    before = looks(pilot), pilot.log
    pilot.grab(special="block").carry(row(1)).release()
    assert (looks(pilot), pilot.log) == before


# ---------------------------------------------------------------- refusals


def test_a_special_card_that_cannot_be_played_says_which_rule_bars_it(house: House) -> None:
    at = moment(has_a_barred_one)
    pilot, seen = at.resume(house), at.seen
    barred = next(kind for kind in pilot.specials if kind not in playable(seen))
    log = pilot.log
    pilot.click(special=barred)
    assert pilot.status.startswith("Not possible:")
    assert pilot.table.rule_button.isVisible()
    pilot.press("Esc").grab(special=barred).carry(row(1)).release(row(1))
    assert pilot.log == log


def test_with_no_card_that_serves_the_match_goes_on_by_itself(house: House) -> None:
    at = moment(has_none_to_play)
    pilot = at.resume(house)
    expect_told(pilot, at, PlayNoSpecial())


def test_a_special_card_on_a_row_it_cannot_go_to_is_refused_and_may_be_tried_again(house: House) -> None:
    at = moment(has_rows_closed_to_insert)
    pilot, right = at.resume(house), {move.row for move in at.specials("insert")}
    wrong = next(index for index in range(len(at.state.rows)) if index not in right)
    pilot.drag(special="insert", to=row(wrong + 1))
    assert pilot.status.startswith("Not possible:")
    assert pilot.table.rule_button.isVisible()
    move = at.specials("insert")[0]
    assert move.row is not None
    pilot.click(special="insert").click(row(move.row + 1))
    expect_told(pilot, at, move)


# ---------------------------------------------------------------- exchanging

EXCHANGE: dict[str, Callable[[TablePilot, str], object]] = {
    "drag": lambda pilot, kind: pilot.drag(special=kind, to=DISCARD),
    "click": lambda pilot, kind: pilot.click(special=kind).click(DISCARD),
    "keys": lambda pilot, kind: pilot.press(*["Right"] * (pilot.specials.index(kind) + 1), "Enter"),
    "button": lambda pilot, kind: pilot.click(special=kind).click("Swap it"),
}


@pytest.mark.parametrize("way", EXCHANGE)
def test_a_special_card_is_exchanged(house: House, way: str) -> None:
    at = moment(may_exchange)
    pilot = at.resume(house)
    kind = pilot.specials[-1]
    EXCHANGE[way](pilot, kind)
    expect_told(pilot, at, Exchange(kind))


def test_special_cards_are_kept(house: House) -> None:
    at = moment(may_exchange)
    pilot = at.resume(house)
    pilot.press("0")
    expect_told(pilot, at, KeepSpecials())


# ---------------------------------------------------------------- Negative = Positive by whole cards

ASIDE: dict[str, Callable[[TablePilot, int], object]] = {
    "drag": lambda pilot, card: pilot.drag(card=card, to=DISCARD),
    "click": lambda pilot, card: pilot.click(card=card).click(DISCARD),
    "keys": lambda pilot, card: pilot.press(*["Right"] * (asides(pilot).index(card) + 1), "Enter"),
}


def asides(pilot: TablePilot) -> list[int]:
    """The cards that may be put aside, as they lie."""
    moves = [move.move for move in pilot.table.models.moves.items]
    return sorted(move.card for move in moves if isinstance(move, SetAside))


@pytest.mark.parametrize("way", ASIDE)
def test_a_whole_card_of_the_own_pile_is_put_aside(house: House, way: str) -> None:
    at = _at_the_pile()
    pilot = at.resume(house)
    card = asides(pilot)[-1]
    ASIDE[way](pilot, card)
    expect_told(pilot, at, SetAside(card))


def test_the_rest_of_the_own_pile_is_kept(house: House) -> None:
    at = _at_the_pile()
    pilot = at.resume(house)
    pilot.press("0")
    expect_told(pilot, at, KeepRest())


def _at_the_pile() -> Moment:
    return moment(may_put_aside, options=BY_CARDS)
