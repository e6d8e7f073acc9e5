"""A special card that cannot be played at all in a turn says why: ``require`` refuses exactly when no way is left."""

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.specials.protocol import turn_of
from tests.builders import A, B, Table, party

OPEN = "10 20 | 30 | 40 | 50"

TURNS = {
    "fits": party(OPEN, {A: "insert"}).trick(A=25, B=60),
    "low": party(OPEN, {A: "insert"}).trick(A=5, B=60),
    "highest": party(OPEN, {A: "insert"}).trick(A=70, B=60),
    "last card": party(OPEN, {A: "insert"}, hands={A: "25", B: "60"}).trick(A=25, B=60),
    "five rows": party(OPEN + " | 60", {A: "insert"}).trick(A=25, B=70),
    "two blocks": party("10 block | 30 block | 40 | 50", {A: "insert"}).trick(A=25, B=60),
    "seven there": party("10 20 seven | 30 | 40 | 50", {A: "insert"}).trick(A=25, B=60),
    "full, no moving": party(
        "1 2 3 4 6 | 11 12 13 14 16 | 21 22 23 24 26 | 31 32 33 34 36", {A: "insert"}, moveIntoFull="forbidden"
    ).trick(A=27, B=60),
}


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("kind", SPECIALS)
def test_it_refuses_exactly_when_there_is_no_way(turn: str, kind: str) -> None:
    asked = turn_of(TURNS[turn].state)
    if SPECIALS[kind].plays(asked):
        SPECIALS[kind].require(asked)
        return
    with pytest.raises(IllegalMove) as refusal:
        SPECIALS[kind].require(asked)
    assert refusal.value.rule.startswith("P6-S-")


def refusals(table: Table) -> set[str]:
    asked = turn_of(table.state)
    codes = set()
    for special in SPECIALS.values():
        try:
            special.require(asked)
        except IllegalMove as refusal:
            codes.add(refusal.code)
    return codes


def test_every_reason_is_met() -> None:
    met = set().union(*(refusals(table) for table in TURNS.values()))
    assert met == {
        "fifth_row_exists",
        "seven_on_low_card",
        "seven_exists",
        "nowhere_to_insert",
        "no_other_card",
        "nowhere_to_move",
        "two_blocks",
        "no_taking",
    }
