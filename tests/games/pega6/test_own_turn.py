"""The own turn thought ahead: what is told is what then happens, up to where somebody else comes in."""

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.events import CardMoved, CardPlaced, RowTaken
from pega6_desktop.games.pega6.moves import Move, PlayNoSpecial, PlaySpecial
from pega6_desktop.games.pega6.own_turn import Outlook, OwnTurn
from tests.builders import PEGA6, A, B, Table, party, rows_text


def foreseen(story: Table, move: Move) -> OwnTurn:
    return Outlook(PEGA6.observe(story.state, A)).of(move)


def test_it_tells_exactly_what_the_own_move_does() -> None:
    story = party("10 20 | 30 | 40 | 50", {A: "insert block"}).trick(A=15, B=60)
    seen = foreseen(story, PlaySpecial("insert", row=0))
    assert seen.events == (CardPlaced(A, 15, 0, 1),)
    assert rows_text(seen.rows) == "10 15 20 | 30 | 40 | 50"
    assert seen.points == 0


def test_others_cards_are_no_part_of_it() -> None:
    story = party("10 | 30 | 40 | 50", {A: "block"}).trick(A=15, B=60)
    played = story.no_special(A)
    assert [event.seat for event in played.log if isinstance(event, CardPlaced)] == [A, B]
    seen = foreseen(story, PlayNoSpecial())
    assert seen.events == (CardPlaced(A, 15, 0, 1),)
    assert rows_text(seen.rows) == "10 15 | 30 | 40 | 50"


@pytest.mark.parametrize("held", ["block", "insert", "move", "replace"])
def test_what_somebody_else_is_asked_next_is_no_part_of_it(held: str) -> None:
    story = party("10 | 30 | 40 | 50", {A: "block", B: held}).trick(A=15, B=60)
    seen = foreseen(story, PlayNoSpecial())
    assert seen.events == (CardPlaced(A, 15, 0, 1),)
    assert rows_text(seen.rows) == "10 15 | 30 | 40 | 50"


def test_an_exchange_on_the_way_does_not_hide_where_the_own_card_goes() -> None:
    """P6-S-64: the moved card overfills a row, the exchange comes first, then the own card is placed."""
    story = party("1 2 3 4 5 | 20 21 22 23 24 | 30 31 | 60", {A: "move block"}, deck="insert").trick(A=6, B=104)
    move = PlaySpecial("move", 31, 1)
    seen = foreseen(story, move)
    assert [type(event) for event in seen.events] == [CardMoved, RowTaken, RowTaken, CardPlaced]
    moved = story.special(A, "move", 31, 2)
    for then in (moved.exchange(A, "block"), moved.keep(A)):
        assert then.state.points[A] == seen.points
        assert then.state.rows == seen.rows
    assert rows_text(seen.rows) == "6 | 31 | 30 | 60"


def test_it_stops_where_cards_may_be_put_aside() -> None:
    """P6-S-83: which cards go is asked only afterwards; nothing is answered for the player."""
    story = party("11 | 30 | 40 | 50", {A: "neg_pos"}, piles={A: "10 20"}, negPosMode="cards").trick(A=3, B=60)
    seen = foreseen(story, PlaySpecial("neg_pos", card=11))
    after = story.special(A, "neg_pos", card=11).expect(to_act="A")
    assert (seen.rows, seen.points) == (after.state.rows, after.state.points[A])


def test_it_refuses_what_the_rules_refuse() -> None:
    story = party("10 20 | 30 | 40 | 50", {A: "insert"}).trick(A=15, B=60)
    with pytest.raises(IllegalMove) as refusal:
        foreseen(story, PlaySpecial("insert", row=9))
    assert refusal.value.code == "no_such_row"
    with pytest.raises(IllegalMove) as spectator:
        Outlook(PEGA6.observe(story.state, None))
    assert spectator.value.code == "not_your_turn"
