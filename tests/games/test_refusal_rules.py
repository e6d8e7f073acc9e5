"""Every refusal of every game with its smallest input and the rule that says so: one line for each.

A refusal the rules can say and this page does not name fails; so does one that names another rule.
"""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from pega6_desktop import games
from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks.moves import Pass, PlayTiger, Take
from pega6_desktop.games.pega6.moves import (
    DraftCard,
    Exchange,
    KeepRest,
    KeepSpecials,
    PlayCard,
    PlayNoSpecial,
    PlaySpecial,
    SetAside,
    TakeRow,
)
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Play
from tests import builders
from tests.builders import PEGA6, A, B, party
from tests.games.no_thanks import story as no_thanks
from tests.games.qwixx_cards import story as qwixx
from tests.games.qwixx_cards.story import cards

OPEN = "10 20 | 30 | 40 | 50"
KINDS = "fifth_row seven_takes insert replace move block neg_pos"
HANDS = {A: "25 5 70 80", B: "60 61 62 63"}


def asked(rows: str = OPEN, card: int = 25, kinds: str = KINDS, **options: object) -> Any:
    """A is asked about a special card for this number card; B's 60 waits."""
    return party(rows, {A: kinds}, hands=HANDS, **options).trick(A=card, B=60).state  # type: ignore[arg-type]


def draft() -> Any:
    state = PEGA6.initial(PEGA6.setup("pro", {}, 2, 1))
    return builders.folded(state, PEGA6.opening(state))


def over(variant: str = "base", **options: object) -> Any:
    state = PEGA6.initial(PEGA6.setup(variant, options, 2, 1))  # type: ignore[arg-type]
    return replace(state, phase="over")


def low() -> Any:
    """A's 5 is lower than every row."""
    return builders.table(OPEN, hands={A: "5 70", B: "60 61"}).trick(A=5, B=60).state


def plain() -> Any:
    return builders.table(OPEN, hands={A: "25 70", B: "60 61"}).state


def exchanging() -> Any:
    return party("11 12 13 14 22 | 30 | 40 | 50", {A: "move"}, hands=HANDS, deck="block").trick(A=25, B=60)


def putting_aside() -> Any:
    story = party("11 12 13 14 22 | 30 | 40 | 50", {A: KINDS}, piles={A: "10"}, hands=HANDS, negPosMode="cards")
    return story.trick(A=25, B=60).special(A, "neg_pos", card=12).state


def last_trick() -> Any:
    return party(OPEN, {A: KINDS}, hands={A: "25", B: "60"}).trick(A=25, B=60).state


def seat_after(state: Any) -> int:
    """The seat that does not draft now."""
    return 1 - int(PEGA6.to_act(state)[0])


FIVE = "10 20 | 30 | 40 | 50 | 55"
FULL = "1 2 3 4 6"
TWO_BLOCKS = "10 20 block | 22 | 40 block | 50"

Line = tuple[str, str, Callable[[], Any], int, object]
"""Code, rule, table, seat, move."""

PEGA6_LINES: list[Line] = [
    ("no_such_seat", "", plain, -1, PlayCard(25)),
    ("not_a_move", "", plain, A, Pass()),
    ("card_not_in_hand", "P6-B-04", plain, A, PlayCard(26)),
    ("already_chosen", "P6-B-04", lambda: builders.table(OPEN, hands=HANDS).choose(A, 25).state, A, PlayCard(70)),
    ("not_choosing", "P6-B-04", asked, A, PlayCard(70)),
    ("draft_due", "P6-P-03", draft, A, PlayCard(1)),
    ("row_choice_due", "P6-B-10", low, A, PlayCard(70)),
    ("not_dealt", "P6-B-02", lambda: PEGA6.initial(PEGA6.setup("base", {}, 2, 1)), A, PlayCard(1)),
    ("match_over", "P6-B-14", over, A, PlayCard(1)),
    ("match_over", "P6-B-16", lambda: over(fixedRounds=1), A, PlayCard(1)),
    ("match_over", "P6-S-03", lambda: over("special"), A, PlayNoSpecial()),
    ("match_over", "P6-B-14", over, A, TakeRow(0)),
    ("match_over", "P6-B-14", over, A, DraftCard(1)),
    # Choosing a row: not offered while the card fits, nor to anybody but the owner of the low card.
    ("row_choice_not_offered", "P6-B-08", plain, A, TakeRow(0)),
    ("row_choice_not_offered", "P6-B-10", low, B, TakeRow(0)),
    ("no_such_row", "P6-B-10", low, A, TakeRow(4)),
    (
        "row_blocked",
        "P6-S-09",
        lambda: party("10 20 block | 30 | 40 | 50", {}, hands=HANDS).trick(A=5, B=60).state,
        A,
        TakeRow(0),
    ),
    ("no_draft_due", "P6-P-04", plain, A, DraftCard(1)),
    ("not_your_turn", "P6-P-04", draft, seat_after(draft()), DraftCard(1)),
    ("card_not_on_offer", "P6-P-04", draft, 1 - seat_after(draft()), DraftCard(25)),
    # Special cards, whichever it is.
    ("no_special_due", "P6-S-04", plain, A, PlayNoSpecial()),
    ("no_special_due", "P6-S-04", plain, A, PlaySpecial("block", row=0)),
    ("not_your_turn", "P6-S-04", asked, B, PlaySpecial("block", row=0)),
    ("special_not_in_hand", "P6-S-04", lambda: asked(kinds="block"), A, PlaySpecial("fifth_row")),
    ("parameter_not_wanted", "P6-S-04", asked, A, PlaySpecial("fifth_row", row=0)),
    (
        "one_special_only",
        "P6-S-04",
        lambda: party(OPEN, {A: KINDS}, hands=HANDS).trick(A=5, B=60).special(A, "block", row=4).state,
        A,
        PlaySpecial("fifth_row"),
    ),
    ("fifth_row_exists", "P6-S-20", lambda: asked(FIVE), A, PlaySpecial("fifth_row")),
    ("seven_on_low_card", "P6-S-30", lambda: asked(card=5), A, PlaySpecial("seven_takes")),
    ("seven_exists", "P6-S-30", lambda: asked("10 20 seven | 30 | 40 | 50"), A, PlaySpecial("seven_takes")),
    ("row_missing", "P6-S-40", asked, A, PlaySpecial("insert")),
    ("no_such_row", "P6-S-40", asked, A, PlaySpecial("insert", row=4)),
    ("row_blocked", "P6-S-40", lambda: asked("10 20 | 30 block | 40 | 50"), A, PlaySpecial("insert", row=1)),
    ("insert_at_end", "P6-S-41", asked, A, PlaySpecial("insert", row=0)),
    ("card_missing", "P6-S-50", asked, A, PlaySpecial("replace")),
    ("same_card", "P6-S-50", asked, A, PlaySpecial("replace", card=25)),
    ("card_not_in_hand", "P6-S-50", asked, A, PlaySpecial("replace", card=26)),
    ("no_other_card", "P6-S-50", last_trick, A, PlaySpecial("replace", card=70)),
    ("card_missing", "P6-S-60", asked, A, PlaySpecial("move", row=1)),
    ("row_missing", "P6-S-60", asked, A, PlaySpecial("move", card=10)),
    ("no_such_row", "P6-S-60", asked, A, PlaySpecial("move", card=10, row=4)),
    ("card_not_on_table", "P6-S-60", asked, A, PlaySpecial("move", card=99, row=1)),
    ("same_row", "P6-S-60", asked, A, PlaySpecial("move", card=10, row=0)),
    ("row_blocked", "P6-S-62", lambda: asked("10 20 block | 30 | 40 | 50"), A, PlaySpecial("move", card=10, row=1)),
    ("row_blocked", "P6-S-62", lambda: asked("10 20 | 30 block | 40 | 50"), A, PlaySpecial("move", card=10, row=1)),
    (
        "full_target",
        "P6-S-64",
        lambda: asked(f"{FULL} | 30 | 40 | 50", moveIntoFull="forbidden"),
        A,
        PlaySpecial("move", card=30, row=0),
    ),
    ("row_missing", "P6-S-70", asked, A, PlaySpecial("block")),
    ("no_such_row", "P6-S-70", asked, A, PlaySpecial("block", row=4)),
    ("row_blocked", "P6-S-71", lambda: asked("10 20 block | 30 | 40 | 50"), A, PlaySpecial("block", row=0)),
    ("two_blocks", "P6-S-71", lambda: asked(TWO_BLOCKS), A, PlaySpecial("block", row=1)),
    ("no_taking", "P6-S-80", asked, A, PlaySpecial("neg_pos", card=10)),
    ("card_missing", "P6-S-81", lambda: asked(card=5), A, PlaySpecial("neg_pos")),
    ("own_card", "P6-S-81", lambda: asked(card=5), A, PlaySpecial("neg_pos", card=5)),
    ("own_card", "P6-S-84", lambda: asked(FIVE, 5), A, PlaySpecial("neg_pos", card=5)),
    ("not_in_taken_row", "P6-S-81", lambda: asked(card=5), A, PlaySpecial("neg_pos", card=99)),
    (
        "not_in_taken_row",
        "P6-S-81",
        lambda: asked("11 12 13 14 22 | 30 block | 40 | 50"),
        A,
        PlaySpecial("neg_pos", card=30),
    ),
    ("row_blocked", "P6-S-09", lambda: asked("10 20 block | 30 | 40 | 50", 5), A, PlaySpecial("neg_pos", card=10)),
    ("no_set_aside_due", "P6-S-83", asked, A, SetAside(10)),
    ("no_set_aside_due", "P6-S-83", asked, A, KeepRest()),
    ("not_your_turn", "P6-S-83", putting_aside, B, KeepRest()),
    ("card_not_in_pile", "P6-S-83", putting_aside, A, SetAside(99)),
    ("too_many_heads", "P6-S-83", putting_aside, A, SetAside(10)),
    ("no_exchange_due", "P6-S-90", asked, A, KeepSpecials()),
    ("no_exchange_due", "P6-S-90", asked, A, Exchange("move")),
    ("not_your_turn", "P6-S-90", lambda: exchanging().no_special(A).state, B, KeepSpecials()),
    ("special_not_in_hand", "P6-S-90", lambda: exchanging().no_special(A).state, A, Exchange("block")),
]

NO_CHIP = {"active": 30, "chips": (0, 5, 5)}


def nt(**told: Any) -> Any:
    return no_thanks.table((), (), (), **{**NO_CHIP, **told}).state


def nt_over() -> Any:
    state = no_thanks.GAME.initial(no_thanks.GAME.setup("base", {}, 3, 1))
    return replace(state, phase="over")


def nt_empty() -> Any:
    return no_thanks.GAME.initial(no_thanks.GAME.setup("base", {}, 3, 1))


def tiger_played() -> Any:
    state = no_thanks.begun("tiger", 3).state
    return no_thanks.Story(state).does(state.turn, PlayTiger()).state


NO_THANKS_LINES: list[Line] = [
    ("no_such_seat", "", nt, -1, Take()),
    ("not_a_move", "", nt, A, PlayCard(3)),
    ("no_chips", "NT-10", nt, A, Pass()),
    ("not_your_turn", "NT-13", nt, B, Take()),
    ("not_your_turn", "NT-13", nt, B, Pass()),
    ("match_over", "NT-13", nt_over, A, Take()),
    ("not_dealt", "NT-04", nt_empty, A, Take()),
    ("not_dealt", "NT-04", nt_empty, A, PlayTiger()),
    ("no_tiger", "NT-22", nt, A, PlayTiger()),
    ("not_your_turn", "NT-22", nt, B, PlayTiger()),
    ("tiger_played", "NT-22", tiger_played, tiger_played().turn, PlayTiger()),
    ("match_over", "NT-24", nt_over, A, PlayTiger()),
]

HAND = {A: "R5 R6 Y5 G7 B9"}
RED, YELLOW, GREEN, BLUE = range(4)


def qx(phase: Any = "play", **told: Any) -> Any:
    return qwixx.table(phase, **{"hands": HAND, **told}).state


def qx_over(missed: int) -> Any:
    return replace(qx(sheets={A: qwixx.sheet(missed=missed)}), phase="over")


def marked(**rows: str) -> Any:
    return qx("mark", pile="B12 B11", hands={A: "R5 R6 Y5 G7"}, sheets={A: qwixx.sheet(**rows)})  # type: ignore[arg-type]


def q_play(held: str, row: int, *numbers: int) -> Play:
    return Play(cards(held), row, numbers)


JOKERS = {"options": {"jokers": True}, "hands": {A: "R5 R6 Y5 G7 J9"}}

QWIXX_LINES: list[Line] = [
    ("no_such_seat", "", qx, -1, q_play("R5", RED)),
    ("not_a_move", "", qx, A, PlayCard(3)),
    ("match_over", "QX-26", lambda: qx_over(0), A, q_play("R5", RED)),
    ("match_over", "QX-27", lambda: qx_over(4), A, CrossNothing()),
    ("no_draw_due", "QX-13", qx, A, Draw((0,))),
    ("not_your_turn", "QX-13", lambda: qx("draw", hands={}), B, Draw((0,))),
    ("no_such_place", "QX-13", lambda: qx("draw", hands={}), A, Draw((4,))),
    ("places_in_order", "QX-13", lambda: qx("draw", hands={}), A, Draw((1, 0))),
    ("draw_count", "QX-13", lambda: qx("draw", hands={}), A, Draw((0, 1))),
    ("no_mark_due", "QX-17", qx, A, CrossNothing()),
    ("no_mark_due", "QX-17", qx, A, CrossNumber(RED)),
    (
        "already_chosen",
        "QX-17",
        lambda: qwixx.table("mark").move(A, CrossNothing()).state,
        A,
        CrossNothing(),
    ),
    ("no_such_row", "QX-17", marked, A, CrossNumber(4)),
    ("five_crosses", "QX-07", marked, A, CrossNumber(RED)),
    ("row_completed", "QX-09", lambda: marked(red="2 3 4 5 6 12"), A, CrossNumber(RED)),
    ("left_of_cross", "QX-06", lambda: marked(blue="11"), A, CrossNumber(BLUE)),
    ("no_play_due", "QX-19", marked, A, q_play("R5", RED)),
    ("not_your_turn", "QX-19", qx, B, q_play("R5", RED)),
    ("play_count", "QX-19", qx, A, q_play("", RED)),
    ("card_not_in_hand", "QX-19", qx, A, q_play("R4", RED)),
    ("one_colour", "QX-19", qx, A, q_play("R5 Y5", RED)),
    ("cards_in_order", "QX-19", qx, A, q_play("R6 R5", RED)),
    # A colour is decided for jokers only: any other card has its own, and jokers beside it follow.
    ("no_such_row", "QX-19", qx, A, q_play("R5", 4)),
    ("other_colour", "QX-32", qx, A, q_play("R5", YELLOW)),
    ("joker_colour", "QX-32", lambda: qx(**JOKERS), A, q_play("R5 J9", YELLOW)),
    ("not_played", "QX-20", qx, A, q_play("R5", RED, 6)),
    ("numbers_in_order", "QX-20", qx, A, q_play("R5 R6", RED, 6, 5)),
    ("left_of_cross", "QX-06", lambda: qx(sheets={A: qwixx.sheet(red="7")}), A, q_play("R5", RED, 5)),
    ("skipped_numbers", "QX-21", lambda: qx(hands={A: "R3 R6 Y5 G7 B9"}), A, q_play("R3 R6", RED, 3, 6)),
]

LINES = [
    pytest.param(game, *line, id=f"{game}-{line[0]}-{line[1]}-{at}")
    for game, lines in (("pega6", PEGA6_LINES), ("no_thanks", NO_THANKS_LINES), ("qwixx_cards", QWIXX_LINES))
    for at, line in enumerate(lines)
]

BACK: list[tuple[str, str, str, Callable[[], Any], int]] = [
    ("pega6", "no_such_seat", "", plain, -1),
    ("pega6", "nothing_to_take_back", "P6-B-04", plain, A),
    ("pega6", "pick_stands", "P6-P-04", draft, A),
    ("no_thanks", "no_such_seat", "", nt, -1),
    ("no_thanks", "nothing_to_take_back", "NT-09", nt, A),
    ("qwixx_cards", "no_such_seat", "", qx, -1),
    ("qwixx_cards", "nothing_to_take_back", "QX-18", qx, A),
]

ONLY_ASKED = {("pega6", "nowhere_to_insert"), ("pega6", "nowhere_to_move")}
"""Said of a special card as a whole (why it is grey), never of a move."""


@pytest.mark.parametrize(("game", "code", "rule", "table", "seat", "move"), LINES)
def test_a_refused_move_names_its_rule(
    game: str, code: str, rule: str, table: Callable[[], Any], seat: int, move: object
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAMES[game].decide(table(), seat, move)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


@pytest.mark.parametrize(("game", "code", "rule", "table", "seat"), BACK)
def test_what_cannot_be_taken_back_names_its_rule(
    game: str, code: str, rule: str, table: Callable[[], Any], seat: int
) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAMES[game].retract(table(), seat)
    assert (refusal.value.code, refusal.value.rule) == (code, rule)


PHASES = {
    "pega6": ("draft", "special", "set_aside", "exchange"),
    "no_thanks": (),
    "qwixx_cards": ("draw", "mark", "play"),
}


def codes_of(code: ast.expr, game: str) -> set[str]:
    """The codes an argument may be: a word, one of two, or one for each phase that waits for a move."""
    if isinstance(code, ast.JoinedStr):
        return {f"no_{phase}_due" for phase in PHASES[game]}
    words = {text.value for text in ast.walk(code) if isinstance(text, ast.Constant)}
    return {word for word in words if isinstance(word, str) and "_" in word}


def written(game: str) -> set[str]:
    """Codes of every refusal written in the modules of the game."""
    found: set[str] = set()
    for file in (Path(next(iter(games.__path__))) / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                found |= codes_of(node.args[0], game)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_game_stands_on_this_page(game: str) -> None:
    tried = {line.values[1] for line in LINES if line.values[0] == game} | {code for of, code, *_ in BACK if of == game}
    said_of_sheets = {"row_completed", "left_of_cross", "five_crosses"} if game == "qwixx_cards" else set()
    asked_only = {code for of, code in ONLY_ASKED if of == game}
    assert tried == (written(game) - asked_only) | said_of_sheets | {"not_a_move"}
