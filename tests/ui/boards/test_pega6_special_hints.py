"""How special cards travel: from hand to place, from place to discard pile, and unseen where nobody may see them."""

from collections.abc import Iterator

import pytest

from pega6_desktop.games.pega6.events import Event
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import CardKey, ZoneId
from tests.builders import PEGA6, A, B, Table, folded, party
from tests.ui.boards.desk import BOARD, seats
from tests.ui.table.lying import rows_of

pytestmark = pytest.mark.usefixtures("english")

ROWS = "1 2 3 4 5 | 20 22 | 30 31 | 60"
HANDS = {A: "23 70", B: "104 103"}


def lying(view: TableView) -> set[CardKey]:
    """Special cards that lie open, or in the tray."""
    keys = {card.card.key for card in rows_of(view).tray or ()}
    if (spare := rows_of(view).spare) is not None:
        keys |= {card.key for card in (spare.marker, spare.discard) if card is not None}
    return keys


def travels(before: Table, events: tuple[Event, ...], viewer: int | None) -> Iterator[str]:
    """Event by event, what becomes of the special cards this viewer sees: "extra > discarded", "hand 1 > marker"."""
    state = before.state
    view = BOARD.view(PEGA6.observe(state, viewer), seats(2))
    for event in events:
        state = folded(state, [event])
        hint = BOARD.hint(PEGA6.redact(event, viewer))
        after = BOARD.view(PEGA6.observe(state, viewer), seats(2))
        yield from _steps(lying(view), lying(after), hint.rekeys, {**dict(hint.enters), **dict(hint.leaves)})
        view = after


def _steps(
    before: set[CardKey], after: set[CardKey], rekeys: tuple[tuple[CardKey, CardKey], ...], zones: dict[CardKey, ZoneId]
) -> Iterator[str]:
    """The felt's own rule: a key that goes becomes a key that comes; the rest enters and leaves as named."""
    renamed = [(old, new) for old, new in rekeys if old in before - after and new in after - before]
    yield from (f"{old[0]} > {new[0]}" for old, new in renamed)
    known = {key for pair in renamed for key in pair}
    yield from (f"{_said(zones.get(key))} > {key[0]}" for key in sorted(after - before - known))
    # A card of the discard pile that is covered by another does not go anywhere.
    gone = [key for key in sorted(before - after - known) if key in zones or key[0] != "discarded"]
    yield from (f"{key[0]} > {_said(zones.get(key))}" for key in gone)


def _said(zone: ZoneId | None) -> str:
    return "nowhere" if zone is None else f"{zone[0]} {zone[1]}"


def told(story: Table, played: Table, viewer: int | None) -> list[str]:
    return list(travels(story, played.log, viewer))


@pytest.mark.parametrize("kind", ["insert", "replace", "move"])
def test_a_card_without_lasting_effect_goes_from_its_owner_to_the_discard_pile(kind: str) -> None:
    story = party(ROWS, {A: f"{kind} {kind} block"}, hands=HANDS, deck="move").trick(A=23, B=104)
    parameters = {"insert": (None, 4), "replace": (70, None), "move": (31, 2)}[kind]
    played = story.special(A, kind, *parameters)
    assert told(story, played, A) == ["extra > discarded"]
    assert told(story, played, B) == told(story, played, None) == ["hand 0 > discarded"]


def test_the_marker_goes_beside_the_rows_and_from_there_to_the_discard_pile() -> None:
    story = party(ROWS, {A: "fifth_row"}, hands=HANDS).trick(A=23, B=104)
    played = story.special(A, "fifth_row")
    assert told(story, played, A) == ["extra > marker"]
    assert told(story, played, B) == ["hand 0 > marker"]
    five = party(f"{ROWS} | 70", {A: "move"}, hands={A: "6 72", B: "104 103"}).trick(A=6, B=104)
    assert told(five, five.no_special(A), A) == ["marker > discarded"]


def test_a_block_goes_straight_to_its_row_and_back_to_the_discard_pile() -> None:
    story = party(ROWS, {A: "block block"}, hands=HANDS).trick(A=23, B=104)
    played = story.special(A, "block", row=4)
    assert told(story, played, A) == ["extra > row 3"]
    assert told(story, played, B) == ["hand 0 > marker", "marker > row 3"]
    own = story.special(A, "block", row=2)
    assert told(story, own, A) == ["extra > row 1", "row 1 > discarded"]


def test_a_seven_lies_in_its_row_until_the_row_is_taken() -> None:
    story = party(ROWS, {A: "seven_takes"}, hands=HANDS).trick(A=23, B=104)
    assert told(story, story.special(A, "seven_takes"), A) == ["extra > row 1"]
    full = party("1 2 3 4 5 6 seven | 20 | 30 | 60", {A: "move"}, hands={A: "7 72", B: "104 103"}).trick(A=7, B=104)
    assert told(full, full.no_special(A), B) == ["row 0 > discarded"]


def test_an_exchanged_card_is_seen_by_all_and_the_new_one_by_its_owner_alone() -> None:
    story = party(ROWS, {A: "block"}, hands={A: "6 70", B: "104 103"}, deck="move").trick(A=6, B=104).no_special(A)
    exchanged = story.exchange(A, "block")
    assert told(story, exchanged, A) == ["extra > discarded", "deck 0 > extra"]
    assert told(story, exchanged, B) == ["hand 0 > discarded"]


def test_a_new_deck_is_made_of_the_discard_pile() -> None:
    story = party(ROWS, {A: "block"}, hands={A: "6 70", B: "104 103"}, discard="move").trick(A=6, B=104).no_special(A)
    assert told(story, story.exchange(A, "block"), B) == ["hand 0 > discarded", "discarded > deck 0"]


def test_locks_and_stamps_are_heard() -> None:
    story = party(ROWS, {A: "block seven_takes"}, hands=HANDS).trick(A=23, B=104)
    blocked, seven = story.special(A, "block", row=4), story.special(A, "seven_takes")
    heard = [[BOARD.hint(event).sound for event in played.log[:3]] for played in (blocked, seven)]
    assert heard == [["turn", "lock", "slide"], ["turn", "slide", "stamp"]]
