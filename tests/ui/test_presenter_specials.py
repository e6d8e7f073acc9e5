"""Drafting and special cards through the presenter: every decision can be made in the list of moves."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from pega6_desktop.games.pega6.moves import Exchange, KeepSpecials, PlayNoSpecial, PlaySpecial, TakeRow
from pega6_desktop.ui.table.turns.acts import TapZone
from tests.builders import PEGA6, Table, folded, party
from tests.ui.table.lying import prices
from tests.ui.test_presenter import Evening

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def evenings(qapp: QCoreApplication) -> Iterator[list[Evening]]:
    """Evenings that are ended with the test."""
    begun: list[Evening] = []
    yield begun
    for at in begun:
        at.presenter.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def sat_down(evenings: list[Evening], story: Table) -> Evening:
    evenings.append(Evening(story, players=2))
    return evenings[-1]


def offered(at: Evening, move: object) -> Evening:
    """The move is chosen in the list, obeyed, and everything settles."""
    at.presenter.submit_move(move)
    assert at.match.asked[-1] == move
    at.match.answer()
    at.felt.settle_all()
    return at


def is_asked(at: Evening) -> bool:
    """Whether one of the cards on offer may be played now."""
    return at.presenter.stage == "option"


def test_a_special_card_and_the_exchange_are_played_from_the_list(evenings: list[Evening]) -> None:
    rows = "1 2 3 4 5 | 20 21 22 23 24 | 30 31 | 60"
    at = sat_down(evenings, party(rows, {0: "move block"}, deck="insert").trick(A=6, B=104))
    assert is_asked(at)
    offered(at, PlaySpecial("move", card=31, row=1))
    assert at.moves == ["Keep your special cards", "Exchange Block for the top special card"]
    offered(at, KeepSpecials())
    assert is_asked(at), "the same question came up again: it is a new one"
    offered(at, Exchange("block"))
    assert not is_asked(at)
    assert "You drew Insert." in at.log


def test_keys_and_taps_during_such_a_decision_play_nothing(evenings: list[Evening]) -> None:
    at = sat_down(evenings, party("1 2 3 4 5 | 20 22 | 30 31 | 60", {0: "block"}).trick(A=6, B=104))
    at.presenter.walk(1)
    at.presenter.confirm()
    at.presenter.type_digit(1)
    at.presenter.ask_why()
    at.presenter.let_go()
    assert at.match.asked == []
    offered(at, PlayNoSpecial())
    assert "Your 6 opened row 1." in at.log


@pytest.mark.parametrize("way", ["click", "digit"])
def test_one_click_on_a_row_of_a_low_card_plays_no_special_and_takes_that_row(
    evenings: list[Evening], way: str
) -> None:
    at = sat_down(evenings, party("10 | 20 22 | 30 31 | 60", {0: "block"}).trick(A=6, B=104))
    assert is_asked(at)
    assert len(prices(at.felt.lit)) == 4
    if way == "click":
        at.felt.acted.emit(TapZone(("row", 2)))
    else:
        at.presenter.type_digit(3)
        assert (at.match.asked, at.felt.ringed) == ([], ("row", 2))
        at.presenter.confirm()
    at.match.answer()
    at.felt.settle_all()
    at.match.answer()
    at.felt.settle_all()
    assert at.match.asked == [PlayNoSpecial(), TakeRow(2)]
    assert "You took 2 cards from row 3: 4 heads (your card was too low)." in at.log


def test_where_the_rows_have_become_other_ones_the_second_move_is_not_made(evenings: list[Evening]) -> None:
    at = sat_down(evenings, party("10 | 20 22 | 30 31 | 60", {0: "block"}).trick(A=6, B=104))
    at.felt.acted.emit(TapZone(("row", 2)))
    at.match.reject("stale", is_stale=True)
    at.felt.settle_all()
    assert at.match.asked == [PlayNoSpecial()]


def test_a_whole_draft_is_played_from_the_list(evenings: list[Evening]) -> None:
    state = PEGA6.initial(PEGA6.setup("pro", {}, 2, 7))
    state = folded(state, PEGA6.opening(state))
    at = sat_down(evenings, Table(state, state))
    while at.match.state.phase == "draft":
        if 0 in PEGA6.to_act(at.match.state):
            offered(at, at.models.moves.items[0].move)
        else:
            at.match.happen(PEGA6.decide(at.match.state, 1, PEGA6.legal_moves(at.match.state, 1)[-1]))
            at.felt.settle_all()
    assert len(at.hand) == 10
    assert at.status == "Your turn: choose a card from your hand."
    assert at.log[-1].startswith("The rows began with")


def test_that_nobody_plays_a_special_card_is_no_moment_of_its_own(evenings: list[Evening]) -> None:
    """Between the question and the card that goes nothing else is said."""
    at = sat_down(evenings, party("1 2 3 | 20 22 | 30 31 | 60", {0: "block"}).trick(A=62, B=104))
    said = list[str]()
    at.presenter.prompt.status_changed.connect(lambda status: said.append(f"{status.lead} {status.text}"))
    before = len(at.felt.shown)
    offered(at, PlayNoSpecial())
    assert at.felt.shown[before] == "place"
    assert not [words for words in said if "from the lowest to the highest" in words]
