"""Who sees what (P6-B-17): hands and face-down cards are their owner's, everything else is everybody's."""

import re

import msgspec
import pytest

from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardsRevealed,
    ChoiceTakenBack,
    Event,
    RoundDealt,
    RowTaken,
    SpecialDrawn,
    SpecialsReshuffled,
)
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.viewing import trick_number
from tests.builders import PEGA6, A, B, C, D, table

HANDS = {A: "13 44", B: "17 71", C: "19 91"}


def test_a_player_sees_the_own_hand_and_choice_only() -> None:
    story = table("20 | 30 | 40 | 50", seats=3, hands=HANDS).choose(B, 17)
    own = PEGA6.observe(story.state, B)
    assert (own.hand, own.own_choice, own.legal) == ((71,), 17, ())
    other = PEGA6.observe(story.state, A)
    assert (other.hand, other.own_choice) == ((13, 44), None)
    assert (other.has_chosen, other.hand_sizes, other.to_act) == ((False, True, False), (2, 1, 2), (A, C))
    assert other.legal == (PlayCard(13), PlayCard(44))


@pytest.mark.parametrize("viewer", [A, C, None])
def test_no_number_of_a_face_down_card_is_written_anywhere_but_for_its_owner(viewer: int | None) -> None:
    state = table("20 | 30 | 40 | 50", seats=3, hands=HANDS).choose(B, 17).state
    seen = msgspec.json.encode(PEGA6.observe(state, viewer)).decode()
    assert not {"17", "71"} & set(re.findall(r"\d+", seen))


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    seen = PEGA6.observe(table("20 | 30 | 40 | 50", seats=3, hands=HANDS).choose(B, 17).state, None)
    assert (seen.viewer, seen.hand, seen.own_choice, seen.legal) == (None, (), None, ())
    assert seen.has_chosen == (False, True, False)


def test_the_seed_is_nobody_s_to_see() -> None:
    state = table("20 | 30 | 40 | 50", seats=3, hands=HANDS).state
    assert "seed" not in msgspec.to_builtins(PEGA6.observe(state, A))["setup"]


@pytest.mark.parametrize(
    ("event", "viewer", "seen"),
    [
        (CardChosen(B, 17), B, CardChosen(B, 17)),
        (CardChosen(B, 17), A, CardChosen(B, None)),
        (CardChosen(B, 17), None, CardChosen(B, None)),
        (ChoiceTakenBack(B, 17), B, ChoiceTakenBack(B, 17)),
        (ChoiceTakenBack(B, 17), A, ChoiceTakenBack(B, None)),
        (ChoiceTakenBack(B, 17), None, ChoiceTakenBack(B, None)),
        (RoundDealt(1, (1, 2, 3, 4), ((5,), (6,))), B, RoundDealt(1, (1, 2, 3, 4), (None, (6,)))),
        (RoundDealt(1, (1, 2, 3, 4), ((5,), (6,))), None, RoundDealt(1, (1, 2, 3, 4), (None, None))),
        (CardsRevealed(((5, A), (17, B))), A, CardsRevealed(((5, A), (17, B)))),
        (SpecialDrawn(B, "move"), B, SpecialDrawn(B, "move")),
        (SpecialDrawn(B, "move"), A, SpecialDrawn(B, None)),
        (SpecialDrawn(B, "move"), None, SpecialDrawn(B, None)),
        (SpecialsReshuffled(2, ("move", "block")), A, SpecialsReshuffled(2, None)),
        (RowTaken(A, 0, (1, 2), 2, "low"), None, RowTaken(A, 0, (1, 2), 2, "low")),
    ],
    ids=repr,
)
def test_events_are_told_without_what_is_hidden(event: Event, viewer: int | None, seen: Event) -> None:
    assert PEGA6.redact(event, viewer) == seen


def test_while_a_row_is_chosen_the_revealed_cards_lie_open() -> None:
    seen = PEGA6.observe(table("21 | 32 | 43 | 54", seats=3).trick(A=6, B=4, C=8).state, None)
    assert (seen.phase, seen.queue, seen.to_act) == ("take_row", ((4, B), (6, A), (8, C)), (B,))


def test_the_row_chooser_sees_four_rows_to_take_and_nobody_else_does() -> None:
    state = table("21 | 32 | 43 | 54", seats=3).trick(A=6, B=4, C=8).state
    assert PEGA6.observe(state, B).legal == tuple(TakeRow(index) for index in range(4))
    assert PEGA6.observe(state, A).legal == ()


def test_the_score_is_public_and_names_the_agreed_end() -> None:
    to_target = PEGA6.observe(table("20 | 30 | 40 | 50", totals=(8, 9), piles={B: "55"}).state, None).score
    assert (to_target.totals, to_target.running, to_target.target) == ((8, 9), (0, 7), 66)
    assert (to_target.round_limit, to_target.is_low_best, to_target.outcome) == (None, True, None)
    fixed = PEGA6.observe(table("20 | 30 | 40 | 50", options={"fixedRounds": 3}).state, None).score
    assert (fixed.target, fixed.round_limit) == (None, 3)


def test_the_trick_is_counted_from_one_while_chosen_and_while_placed() -> None:
    story = table("21 | 32 | 43 | 54", seats=4)
    assert trick_number(story.state) == 1
    waiting = story.trick(A=6, B=4, C=8)
    assert (trick_number(waiting.state), waiting.state.phase) == (1, "take_row")
    assert trick_number(waiting.take(B, 1).state) == 2
    assert trick_number(PEGA6.initial(PEGA6.setup("base", {}, D, 1))) == 1
