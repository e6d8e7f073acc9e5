"""Every illegal use of every special card of the catalog is refused with its rule, and nothing has changed.

Not samples: on tables of every kind and in every phase, each kind is tried by every seat with every card and every row
there is, and some that never were; through the rules and through the host of a match.
"""

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6 import specials
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records.record import GameRecord, RecordedMove, SeatInfo
from pega6_desktop.records.replay import rebuilt
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import Rejected
from tests.builders import PEGA6, A, B, Table, party
from tests.runtime.desk import Notebook, played, submit

ALL = " ".join(SPECIALS)
FULL = "1 2 3 4 6"
HANDS = {A: "25 5 70 80", B: "60 61 62 63"}


def asked(rows: str, card: int = 25, kinds: str = ALL, *, into_full: str = "take", at_end: bool = False) -> Table:
    """A is asked about a special card for the 25, holding all of them; B's 60 waits."""
    story = party(rows, {A: kinds}, hands=HANDS, deck="move", moveIntoFull=into_full, insertAtEnd=at_end)
    return story.trick(A=card, B=60)


TABLES: dict[str, Table] = {
    "a card that fits": asked("10 20 | 30 | 40 | 50"),
    "a low card": asked("10 20 | 30 | 40 | 50", 5),
    "the highest card": party("10 20 | 30 | 40 | 50", {A: ALL}).trick(A=70, B=60),
    "a full row": asked("11 12 13 14 22 | 30 | 40 | 50"),
    "five rows": asked(f"{FULL} | 30 | 40 | 50 | 55"),
    "one block": asked("10 20 block | 22 | 40 | 50"),
    "two blocks": asked("10 20 block | 22 | 40 block | 50"),
    "a seven": asked("10 20 seven | 30 | 40 | 50"),
    "the last trick": party("10 20 | 30 | 40 | 50", {A: ALL}, hands={A: "25", B: "60"}).trick(A=25, B=60),
    "full rows that take nothing": asked(f"{FULL} | 11 12 13 14 16 | 40 | 50", into_full="forbidden"),
    "insertion at the end": asked("10 20 | 30 | 40 | 50", at_end=True),
    "not held": asked("10 20 | 30 | 40 | 50", kinds="block"),
    "while all choose": party("10 20 | 30 | 40 | 50", {A: ALL, B: ALL}),
    "one has chosen": party("10 20 | 30 | 40 | 50", {A: ALL, B: ALL}).choose(A, 25),
    "a row is chosen": asked("10 20 | 30 | 40 | 50", 5).no_special(A),
    "a second special card": asked("10 20 | 30 | 40 | 50", 5).special(A, "block", row=4),
    "an exchange": asked("11 12 13 14 22 | 30 | 40 | 50").no_special(A),
    "setting aside": party("11 12 13 14 22 | 30 | 40 | 50", {A: ALL}, piles={A: "10"}, hands=HANDS, negPosMode="cards")
    .trick(A=25, B=60)
    .special(A, "neg_pos", card=22),
    "the match is over": party("10 20 | 30 | 40 | 50", {B: ALL}, hands={A: "25", B: "60"}, number=2)
    .trick(A=25, B=60)
    .no_special(B),
}

SEATS = (A, B, -1, 2, 8)
ROWS = (None, *range(-1, 6), 99)

ONLY_ASKED = {"nowhere_to_insert", "nowhere_to_move"}
"""Said of a card as a whole, never of a use of it: whoever names a row hears what is wrong with that row."""

ELSEWHERE = {"no_such_seat", "no_special_due", "not_your_turn", "match_over", "one_special_only", "special_not_in_hand"}
"""Refusals that are not one card's own."""


def uses(state: State) -> Iterator[PlaySpecial]:
    """Each kind of the catalog, and one that is none, with every card and row."""
    lying = {card for row in state.rows for card in row.cards}
    known = {card for hand in state.hands for card in hand} | {card for card, _ in state.queue}
    for kind, card, row in product((*SPECIALS, "joker"), (None, -1, 0, 105, *sorted(lying | known)), ROWS):
        yield PlaySpecial(kind, card, row)


def refusals(state: State) -> Iterator[tuple[int, PlaySpecial, IllegalMove]]:
    """Every use that is refused; a use is refused exactly when it is not among the legal moves."""
    for seat in SEATS:
        legal = PEGA6.legal_moves(state, seat)
        for use in uses(state):
            try:
                PEGA6.decide(state, seat, use)
            except IllegalMove as refusal:
                assert use not in legal
                yield seat, use, refusal
            else:
                assert use in legal


@pytest.mark.parametrize("name", TABLES)
def test_every_illegal_use_names_its_rule_and_changes_nothing(name: str) -> None:
    state = TABLES[name].state
    kept = PEGA6.hash(state)
    refused = list(refusals(state))
    assert {use.kind for _, use, _ in refused} == {*SPECIALS, "joker"}
    for seat, _, refusal in refused:
        is_nobody = seat not in range(state.setup.seats)
        assert (refusal.code == "no_such_seat") == is_nobody
        assert is_nobody or refusal.rule.startswith("P6-S-") or refusal.code == "match_over"
    assert PEGA6.hash(state) == kept


EXPECTED = {
    "while all choose": {"no_special_due"},
    "one has chosen": {"no_special_due"},
    "a row is chosen": {"no_special_due", "one_special_only"},
    "a second special card": {"no_special_due", "one_special_only"},
    "an exchange": {"no_special_due"},
    "setting aside": {"no_special_due"},
    "the match is over": {"match_over"},
}


@pytest.mark.parametrize("name", EXPECTED)
def test_out_of_its_time_no_special_card_can_be_played_at_all(name: str) -> None:
    state = TABLES[name].state
    refused = list(refusals(state))
    assert len(refused) == len(SEATS) * len(list(uses(state)))
    assert {refusal.code for seat, _, refusal in refused if seat in (A, B)} == EXPECTED[name]


def test_a_card_that_is_not_held_is_refused_whatever_it_is_asked_for() -> None:
    refused = [(use.kind, refusal.code) for seat, use, refusal in refusals(TABLES["not held"].state) if seat == A]
    assert {code for kind, code in refused if kind != "block"} == {"special_not_in_hand"}
    assert "special_not_in_hand" not in {code for kind, code in refused if kind == "block"}


def test_another_seat_is_told_that_it_is_not_its_turn() -> None:
    codes = {refusal.code for seat, _, refusal in refusals(TABLES["a card that fits"].state) if seat == B}
    assert codes == {"not_your_turn"}


def written() -> set[str]:
    """Codes of every refusal written in the modules of the special cards."""
    found: set[str] = set()
    for file in Path(next(iter(specials.__path__))).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "IllegalMove":
                code = node.args[0]
                assert isinstance(code, ast.Constant)
                found.add(str(code.value))
    return found


def test_every_refusal_there_is_was_met() -> None:
    """A new special card with a new way to be misused needs a table here."""
    met = {refusal.code for table in TABLES.values() for _, _, refusal in refusals(table.state)}
    assert met == (written() - ONLY_ASKED) | ELSEWHERE


# ---------------------------------------------------------------- through the host


def match_when(phase: str, seed: int) -> GameRecord:
    """A match of three people played at random up to its first moment of this phase."""
    setup = PEGA6.setup("special", {"negPosMode": "cards"}, 3, seed)
    people = tuple(SeatInfo(name, "human") for name in ("Ana", "Bia", "Caio"))
    begun = GameRecord(match_id="m-1", game="pega6", variant="special", options=setup.options, seed=seed, seats=people)
    whole = played(begun)
    for count in range(len(whole.moves)):
        part = GameRecord(
            match_id="m-1",
            game="pega6",
            variant="special",
            options=whole.options,
            seed=seed,
            seats=people,
            moves=whole.moves[:count],
        )
        if rebuilt(PEGA6, part).phase == phase:
            return part
    raise AssertionError(f"seed {seed} never comes to {phase}")


@pytest.mark.parametrize("phase", ["choose", "special", "take_row", "exchange"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_host_of_a_match_refuses_it_just_so_and_writes_nothing_down(phase: str, seed: int) -> None:
    record = match_when(phase, seed)
    notebook = Notebook(list(record.moves))
    host = Host(PEGA6, record, notebook, 0, epoch=3)
    state = rebuilt(PEGA6, record)
    kept = PEGA6.hash(state)
    revision, written_down, tried = host.revision, list[RecordedMove](notebook.moves), 0
    for seat, use, refusal in refusals(state):
        if seat not in range(3) or (tried := tried + 1) % 7:
            continue
        (said,) = submit(host, use, seat)
        assert isinstance(said, Rejected)
        # The host knows each seat's moves by their text; one that cannot be written is none. On a shared screen only
        # the seat whose cards are shown may move at all.
        assert said.code in (refusal.code, "not_a_move", "not_shown")
        assert said.rule == (refusal.rule if said.code == refusal.code else said.rule)
    assert tried > 500
    assert (host.revision, notebook.moves, host.record) == (revision, written_down, record)
    assert PEGA6.hash(rebuilt(PEGA6, host.record)) == kept
