"""The anniversary and the professional game at the table: what each decision is called, and what the log tells."""

import random

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.moves import DraftCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.state import State
from pega6_desktop.ui.table.view import ActionView, Intent, Refusal
from tests.builders import PEGA6, A, B, Table, folded, party
from tests.ui.boards.desk import BOARD, lines, seats
from tests.ui.table.lying import rows_of

pytestmark = pytest.mark.usefixtures("english")

ROWS = "1 2 3 4 5 | 20 22 | 30 31 | 60"


def waiting(specials: str, card: int, rows: str = ROWS, *, pile: str = "", mode: str = "points") -> Table:
    """You are about to place this card, and hold these special cards; Ana has played the 104."""
    return party(rows, {0: specials}, piles={0: pile}, negPosMode=mode).trick(A=card, B=104)


def seen(story: Table, viewer: int | None = A) -> Observation:
    return PEGA6.observe(story.state, viewer)


def names(story: Table) -> list[str]:
    at = seen(story)
    return [BOARD.move_name(at, move) for move in at.legal]


def told(story: Table, viewer: int | None = A) -> list[str]:
    said = [BOARD.sentence(PEGA6.redact(event, viewer), seats(2), viewer) for event in story.log]
    return [line for line in said if line]


def status(story: Table, viewer: int | None = A) -> str:
    line = BOARD.status(seen(story, viewer), seats(2), Intent())
    return f"{line.lead} {line.text}"


def draft() -> State:
    """A professional round of two players, its cards open, A to draft."""
    state = PEGA6.initial(PEGA6.setup("pro", {}, 2, 7))
    return folded(state, PEGA6.opening(state))


# ---------------------------------------------------------------- names with exact results


def test_placing_without_a_special_card_says_what_it_costs() -> None:
    assert names(waiting("block", 6))[0] == (
        "Place the 6 without a special card: you take 5 cards from row 1, 6 heads; the 6 goes to row 1, place 1"
    )


def test_inserting_says_where_and_what_is_taken() -> None:
    assert names(waiting("insert", 21, "1 2 3 4 5 | 20 22 24 25 26 | 30 31 | 19"))[1:] == [
        "Insert: the 21 goes to row 2, place 2; you take 5 cards from row 2, 12 heads, and the 26 stays",
        "Insert: the 21 goes to row 3, place 1",
    ]


def test_moving_says_what_moves_what_is_taken_and_where_the_own_card_goes() -> None:
    moves = names(waiting("move", 6, "1 2 3 4 5 | 20 21 22 23 24 | 30 31 | 60"))
    assert (
        "Move: the 31 moves from row 3 to row 2, place 6; you take 5 cards from row 2, 11 heads, and the 31 stays; "
        "you take 5 cards from row 1, 6 heads; the 6 goes to row 1, place 1"
    ) in moves
    assert "Move: the 60 moves from row 4 to row 3, place 3; the 6 goes to row 4, place 1" in moves


def test_blocking_says_where_the_own_card_goes_instead() -> None:
    assert names(waiting("block", 23))[2] == (
        "Block: row 2 is blocked; you take 5 cards from row 1, 6 heads; the 23 goes to row 1, place 1; "
        "the blocks are lifted"
    )


def test_cancelling_says_what_the_pile_counts_then() -> None:
    assert names(waiting("neg_pos", 6))[-1].endswith(
        "the 5 leaves the round and cancels 4 heads, your pile counts 2 heads"
    )
    by_cards = waiting("neg_pos", 6, pile="71 72", mode="cards")
    assert names(by_cards)[-1].endswith("your pile counts 6 heads; then you may put aside cards, up to 2 heads")


def test_the_cards_without_parameters_say_what_they_do() -> None:
    moves = names(waiting("fifth_row seven_takes replace", 23))
    assert moves[1] == "Fifth row: a fifth row opens; the 23 goes to row 5, place 1"
    assert moves[-1] == "Takes seven: the 23 goes to row 2, place 3; only the 7th card takes row 2"
    assert moves[2].startswith("Replace: the 23 returns to your hand, you play the")


def test_with_five_rows_the_own_card_goes_along() -> None:
    moves = names(waiting("block", 6, f"{ROWS} | 70"))
    assert moves[0] == (
        "Place the 6 without a special card: you take row 1: 6 cards, including your 6, 7 heads; four rows are left"
    )


def test_taking_in_the_five_row_game_counts_the_own_card_and_spares_blocked_rows() -> None:
    low = waiting("block", 6, "10 | 20 block | 30 | 40 | 50").no_special(A)
    assert names(low)[:2] == ["Take row 1: 2 cards, 4 heads", "Take row 3: 2 cards, 4 heads"]
    assert [target.zone for target in BOARD.targets(seen(low), seats(2), Intent())] == [
        ("row", 0),
        ("row", 2),
        ("row", 3),
        ("row", 4),
    ]
    refused = BOARD.meaning(seen(low), seats(2), Intent(aimed=("row", 1)))
    assert isinstance(refused, Refusal)
    assert refused.text == "row 2 is blocked and cannot be taken: choose an open row."
    assert not BOARD.action(seen(low), Intent(aimed=("row", 1))).is_enabled


# ---------------------------------------------------------------- status line and main button


def test_every_decision_says_whose_it_is_and_where_to_make_it() -> None:
    asked = waiting("block neg_pos", 6)
    assert status(asked) == "Your turn: your 6 is placed now. Pick up a special card, or press 0 to play without."
    unserved = waiting("neg_pos", 23)
    assert status(unserved) == "Your turn: your 23 is placed now, and no special card serves. 0 plays without."
    assert status(asked, B) == "Marina's turn: the 6 is placed now, with or without a special card."
    assert BOARD.action(seen(asked), Intent()) == ActionView("No special card", is_enabled=True, key="0")
    assert BOARD.action(seen(asked, B), Intent()) == ActionView("Please wait", is_enabled=False)
    exchange = asked.no_special(A)
    assert status(exchange) == ("Your turn: you took a row and may swap one special card for another. 0 keeps them.")
    assert BOARD.action(seen(exchange), Intent()) == ActionView("Keep them all", is_enabled=True, key="0")
    assert names(exchange) == [
        "Keep your special cards",
        "Exchange Block for the top special card",
        "Exchange Negative = Positive for the top special card",
    ]


def test_putting_cards_aside_counts_what_may_still_go() -> None:
    aside = waiting("neg_pos", 6, pile="71 70", mode="cards").special(A, "neg_pos", card=5)
    assert status(aside).startswith("Your turn: you may put aside cards of your pile, up to 2 heads.")
    assert status(aside, B) == "Marina's turn: cards may be put aside, up to 2 heads."
    assert "Put the 71 aside: 1 head less, 1 head can still be removed" in names(aside)
    assert names(aside)[0] == "Keep the rest of your pile"


def test_drafting_is_told_move_by_move() -> None:
    state = draft()
    first = PEGA6.to_act(state)[0]
    at = PEGA6.observe(state, first)
    assert BOARD.status(at, seats(2), Intent()).text == "take one of the 24 open cards. Ana chooses after you."
    assert BOARD.view(at, seats(2)).subtitle == "Draft: lap 1 of 10"
    assert BOARD.move_name(at, DraftCard(10)) == "Draft the 10, 3 heads"
    other = BOARD.status(PEGA6.observe(state, 1 - first), seats(2), Intent())
    assert other.text == "choosing one of the 24 open cards."
    assert BOARD.action(at, Intent()) == ActionView("Choose a card", is_enabled=False)


# ---------------------------------------------------------------- rows, seats and reasons


def test_rows_say_seven_and_blocked() -> None:
    view = BOARD.view(seen(party("1 2 3 seven | 20 21 22 23 24 25 seven | 30 block | 40", {0: "move"})), seats(2))
    rows = rows_of(view).rows
    assert [row.note for row in rows] == [
        "the 7th card takes the row",
        "full: the 7th takes 13",
        "blocked: no card goes here",
        "the 6th card takes the row",
    ]
    assert [row.danger for row in rows] == ["7th", "7th", "6th", "6th"]
    assert [(row.capacity, row.has_seven, row.blocked_word) for row in rows] == [
        (6, True, ""),
        (6, True, ""),
        (5, False, "blocked"),
        (5, False, ""),
    ]
    assert rows[0].name == "Row 1: 1, 2 and 3; 3 heads; only the 7th card takes it"
    assert rows[2].name == "Row 3: 30; 3 heads; blocked"


def test_seats_say_how_many_special_cards_they_hold() -> None:
    view = BOARD.view(seen(party(ROWS, {0: "move block", 1: "insert"})), seats(2))
    plates = rows_of(view).seats
    assert [plate.specials for plate in plates] == [1, 2]
    assert view.others[0].spoken.endswith("1 special card.")


def test_a_blocked_row_is_no_place_for_a_card() -> None:
    at = seen(party("10 | 20 block | 30 | 40", {0: "move"}, hands={0: "25 70", 1: "80 81"}))
    assert [target.zone for target in BOARD.targets(at, seats(2), Intent(lifted=("card", 25)))] == [("row", 0)]
    refused = BOARD.meaning(at, seats(2), Intent(lifted=("card", 25), aimed=("row", 1)))
    assert isinstance(refused, Refusal)
    assert refused.text == "the 25 does not go to row 2, which is blocked. Row 1 is right."
    assert "row 2: 25 \N{MINUS SIGN} 20 = 5 blocked" in lines(BOARD.why(at, seats(2), ("card", 25)))


def test_why_tells_only_what_is_certain_among_special_cards() -> None:
    placed = waiting("insert", 21).special(A, "insert", row=3)
    reason = BOARD.why(seen(placed), seats(2), ("card", 21))
    assert reason is not None
    assert reason.closing == "You played it in trick 1."
    opening = BOARD.why(seen(placed), seats(2), ("card", 60))
    assert opening is not None
    assert opening.closing == "It has been on the table since the deal."


def test_a_replaced_card_is_not_said_to_have_been_played() -> None:
    story = (
        party(ROWS, {0: "replace"}, hands={0: "6 23", 1: "104 103"}).trick(A=23, B=104).special(A, "replace", card=6)
    )
    after = story.trick(A=23, B=103)
    assert BOARD.why(seen(story), seats(2), ("card", 6)) is None
    reason = BOARD.why(seen(after), seats(2), ("card", 23))
    assert reason is None or reason.closing == "You played it in trick 2."


# ---------------------------------------------------------------- the log


def test_the_log_of_a_special_card() -> None:
    story = waiting("insert block", 21, "1 2 3 4 5 | 20 22 24 25 26 | 30 31 | 19").special(A, "insert", row=2)
    assert told(story) == [
        "You played Insert.",
        "Your 21 went to row 2, place 2.",
        "You took 5 cards from row 2: 12 heads (the inserted card was one too many). The 26 stayed in the row.",
    ]
    assert told(story, B)[0] == "Marina played Insert."


def test_the_log_of_an_exchange_keeps_the_drawn_card_to_its_owner() -> None:
    base = party("1 2 3 4 5 | 20 22 | 30 31 | 60", {0: "block"}, deck="move")
    story = base.trick(A=6, B=104).no_special(A).exchange(A, "block")
    assert told(story)[:2] == ["You discarded Block for another.", "You drew Move."]
    assert told(story, B)[:2] == ["Marina discarded Block for another.", "Marina drew a special card."]


def test_the_log_in_portuguese(translations: Translations) -> None:
    translations.use("pt_BR")
    story = waiting("neg_pos", 6, f"{ROWS} | 70").special(A, "neg_pos", card=5)
    assert told(story)[:4] == [
        "Você jogou “Negativo = Positivo”.",
        (
            "Você levou 6 cartas da fileira 1: 7 cabeças (a fileira estava cheia). O 6, recém-jogado, foi junto. "
            "Essa fileira saiu da mesa."
        ),
        "Ficaram quatro fileiras.",
        "O 5 saiu da rodada e anulou 4 cabeças: a sua pilha ficou com 3 cabeças.",
    ]


# ---------------------------------------------------------------- everything else


@pytest.mark.parametrize(
    ("variant", "players", "options"),
    [("special", 3, {}), ("special", 8, {"negPosMode": "cards", "insertAtEnd": True}), ("pro", 3, {})],
)
def test_whatever_is_played_the_board_has_words(variant: str, players: int, options: dict[str, OptionValue]) -> None:
    """No moment of a round leaves a decision without a name of its own, nor a question without an answer."""
    chance = random.Random(players)
    state = PEGA6.initial(PEGA6.setup(variant, options, players, 11))
    state = folded(state, PEGA6.opening(state))
    sitting = seats(players)
    while state.number == 1 and (due := PEGA6.to_act(state)):
        seat = chance.choice(due)
        at = PEGA6.observe(state, seat)
        called = [BOARD.move_name(at, move) for move in at.legal]
        assert len(set(called)) == len(called) > 0
        assert BOARD.status(at, sitting, Intent()).text
        for key in (None, *BOARD.liftable(at)):
            for zone in (None, ("row", 0), ("row", 4), ("felt", 0)):
                assert BOARD.action(at, Intent(lifted=key, aimed=zone)).text
                assert BOARD.meaning(at, sitting, Intent(lifted=key, aimed=zone)) is not None
        for event in PEGA6.decide(state, seat, chance.choice(at.legal)):
            state = PEGA6.evolve(state, event)
            onlooker = PEGA6.observe(state, None)
            view = BOARD.view(onlooker, sitting)
            assert len(view.rows) == len(state.rows)
            lying = {("card", card) for row in state.rows for card in row.cards}
            for card in view.arrangement.cards():
                if card.key in lying:
                    BOARD.why(onlooker, sitting, card.key)
        BOARD.highlight(PEGA6.observe(state, None), sitting)
    assert state.number == 2 or not PEGA6.to_act(state)
