"""What a bubble promises is what then happens: every special decision of random matches, every way to play."""

import random
import re
from collections.abc import Iterator

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.events import CardPlaced, Event, HeadsCancelled, RowChoiceNeeded, RowTaken
from pega6_desktop.games.pega6.moves import KeepSpecials, Move, PlayNoSpecial, PlaySpecial
from pega6_desktop.games.pega6.placement import open_rows, taken_with
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview
from pega6_desktop.ui.table.view import Intent, Pick, Refusal, Target
from tests.builders import PEGA6, folded
from tests.ui.boards.desk import BOARD, seats
from tests.ui.table.lying import rows_of

pytestmark = pytest.mark.usefixtures("english")

HOUSES: list[dict[str, OptionValue]] = [
    {},
    {"insertAtEnd": True, "negPosMode": "cards"},
    {"moveIntoFull": "forbidden"},
]
PLAYERS = 3
_Effect = CardPlaced | RowTaken | RowChoiceNeeded | HeadsCancelled


def decisions(house: dict[str, OptionValue], seed: int) -> list[State]:
    """Every moment of a random match at which somebody decides about a special card."""
    chance = random.Random(seed)
    state = PEGA6.initial(PEGA6.setup("special", house, PLAYERS, seed))
    state, met = folded(state, PEGA6.opening(state)), []
    while acting := PEGA6.to_act(state):
        if state.phase == "special":
            met.append(state)
        # Special cards are mostly kept, so that many of them are still there to be asked about.
        moves = PEGA6.legal_moves(state, acting[0])
        move = moves[0] if state.phase == "special" and chance.random() < 0.7 else chance.choice(moves)
        state = folded(state, PEGA6.decide(state, acting[0], move))
    return met


def own_turn(state: State, seat: int, move: Move) -> tuple[list[Event], State]:
    """What really happens until another card comes in; special cards are kept where an exchange is offered."""
    events = list(PEGA6.decide(state, seat, move))
    after = folded(state, events)
    while after.phase == "exchange" and after.actor == seat:
        more = PEGA6.decide(after, seat, KeepSpecials())
        events += more
        after = folded(after, more)
    own: list[Event] = []
    for event in events:
        if isinstance(event, CardPlaced | RowTaken | RowChoiceNeeded) and event.seat != seat:
            break
        own.append(event)
    told = max(
        (
            i
            for i, event in enumerate(own)
            if isinstance(event, CardPlaced | RowTaken | RowChoiceNeeded | HeadsCancelled)
        ),
        default=-1,
    )
    return own[: told + 1], folded(state, own[: told + 1])


def keeps_its_word(state: State, seat: int, move: Move, preview: Preview | SumPreview) -> None:
    """The heads of the bubble are those that are then paid, kept or lie in the row."""
    own, after = own_turn(state, seat, move)
    if isinstance(preview, SumPreview):
        assert preview.total == after.points[seat]
        return
    taken = after.points[seat] - state.points[seat]
    low = next((event for event in own if isinstance(event, RowChoiceNeeded)), None)
    if taken:
        assert (preview.heads, preview.tone) == (taken, PreviewTone.COSTS)
    elif low is not None:
        assert preview.tone is PreviewTone.COSTS
        if isinstance(move, PlaySpecial):
            costs = [heads(taken_with(after.rows, row, low.card)) for row in open_rows(after.rows)]
            assert preview.heads == min(costs)
    else:
        placed = next(event for event in reversed(own) if isinstance(event, CardPlaced))
        row = after.rows[placed.row]
        assert (preview.heads, preview.tone) == (heads(row.cards), PreviewTone.GOOD)
        assert f"row {placed.row + 1}" in f"{preview.title} {preview.text}".lower()


def bubbles(state: State, seat: int, sitting: tuple[SeatInfo, ...]) -> Iterator[str]:
    """All the words of every bubble the table may show at this decision."""
    seen = PEGA6.observe(state, seat)
    for lifted in (None, *BOARD.liftable(seen)):
        yield from (repr(target.preview) for target in BOARD.targets(seen, sitting, Intent(lifted=lifted)))


def test_where_several_sit_at_the_screen_no_bubble_says_you() -> None:
    said, addressed = list[str](), list[str]()
    for state in decisions({}, 1):
        seat = PEGA6.to_act(state)[0]
        if seat < 2:
            said += bubbles(state, seat, seats(PLAYERS, humans=2))
        if seat == 0:
            addressed += bubbles(state, seat, seats(PLAYERS))
    assert [words for words in said if re.search(r"\b[Yy]our?\b", words)] == []
    assert any("Rui takes" in words for words in said)
    assert any(re.search(r"\bYou take\b", words) for words in addressed)


def ways(state: State, seat: int) -> list[tuple[Intent, Target]]:
    """Everything the table lets the player do: each lifted card at each of its targets, picks included."""
    seen = PEGA6.observe(state, seat)
    found = []
    for key in BOARD.liftable(seen):
        for target in BOARD.targets(seen, seats(PLAYERS), Intent(lifted=key)):
            aimed = Intent(lifted=key, aimed=target.zone)
            meant = BOARD.meaning(seen, seats(PLAYERS), aimed)
            if isinstance(meant, Pick):
                picked = Intent(lifted=key, picked=meant.key)
                found += [
                    (Intent(key, meant.key, second.zone), second)
                    for second in BOARD.targets(seen, seats(PLAYERS), picked)
                ]
            else:
                found.append((aimed, target))
    return found


@pytest.mark.parametrize("house", HOUSES, ids=["default", "insert at end, by cards", "no move into full"])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_legal_way_has_its_target_and_every_target_keeps_its_word(
    house: dict[str, OptionValue], seed: int
) -> None:
    kinds = set()
    for state in decisions(house, seed):
        seat = PEGA6.to_act(state)[0]
        reached = []
        for intent, target in ways(state, seat):
            move = BOARD.meaning(PEGA6.observe(state, seat), seats(PLAYERS), intent)
            assert isinstance(move, PlaySpecial), move
            assert target.preview is not None
            keeps_its_word(state, seat, move, target.preview)
            reached.append(move)
            kinds.add(move.kind)
        legal = [move for move in PEGA6.legal_moves(state, seat) if isinstance(move, PlaySpecial)]
        assert set(reached) == set(legal)
        for target in BOARD.targets(PEGA6.observe(state, seat), seats(PLAYERS), Intent()):
            assert target.preview is not None
            assert not target.is_sure
            keeps_its_word(state, seat, PlayNoSpecial(), target.preview)
    assert len(kinds) == 7


ZONES = [*(("row", row) for row in range(-1, 6)), *(("card", card) for card in range(1, 105, 3))]
ELSEWHERE = [("felt", 0), ("seat", 0), ("seat", 1), ("pile", 1), ("hand", 0), ("discard", 0), ("turn", 0), ("deck", 0)]


@pytest.mark.parametrize("house", HOUSES, ids=["default", "insert at end, by cards", "no move into full"])
def test_whatever_is_dropped_wherever_is_a_legal_move_or_a_refusal_with_its_rule(
    house: dict[str, OptionValue],
) -> None:
    refusals = set()
    for state in decisions(house, 3)[::7]:
        seat = PEGA6.to_act(state)[0]
        seen = PEGA6.observe(state, seat)
        view = BOARD.view(seen, seats(PLAYERS))
        keys = [card.card.key for card in rows_of(view).tray or ()]
        for key in keys:
            for zone in (None, *ZONES, *ELSEWHERE):
                meant = BOARD.meaning(seen, seats(PLAYERS), Intent(lifted=key, aimed=zone))
                if isinstance(meant, Refusal):
                    assert "{" not in meant.text
                    assert meant.told_by.startswith("P6-")
                    refusals.add(meant.text.rsplit("Rule", 1)[-1])
                elif not isinstance(meant, Pick):
                    assert meant in seen.legal
    assert len(refusals) > 8


def test_nothing_of_all_this_raises_for_somebody_who_only_looks() -> None:
    for state in decisions({}, 4)[::9]:
        other = (PEGA6.to_act(state)[0] + 1) % PLAYERS
        for viewer in (other, None):
            seen = PEGA6.observe(state, viewer)
            assert BOARD.liftable(seen) == ()
            assert BOARD.targets(seen, seats(PLAYERS), Intent()) == ()
            assert isinstance(BOARD.meaning(seen, seats(PLAYERS), Intent(aimed=("row", 0))), Refusal)
            with pytest.raises(IllegalMove):
                PEGA6.decide(state, other, PlayNoSpecial())
