"""What a table of Qwixx cards shows and says: sheets, secrets, places at every size, the log, refusals, reasons."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.qwixx_cards.events import (
    CardsDrawn,
    CardsPlayed,
    Dealt,
    Event,
    NumberAnnounced,
    NumberCrossed,
    TurnBegan,
    TurnMissed,
)
from pega6_desktop.games.qwixx_cards.game import QwixxCards
from pega6_desktop.games.qwixx_cards.moves import Play
from pega6_desktop.games.qwixx_cards.observation import Observation, Phase
from pega6_desktop.games.qwixx_cards.state import State
from pega6_desktop.records.finished.counts.qwixx_cards import QwixxCardsCounts
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.qwixx_cards.arrangement import SheetArrangement
from pega6_desktop.ui.boards.qwixx_cards.board import END_MS, QwixxCardsBoard
from pega6_desktop.ui.boards.qwixx_cards.cards import card_key
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout
from pega6_desktop.ui.boards.qwixx_cards.sheets import boxes
from pega6_desktop.ui.screens.help import HELP
from pega6_desktop.ui.table.arrangement import Accents, SheetAtEnd
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import Intent
from pega6_desktop.ui.words.qwixx.turn import REFUSALS
from tests.conformance.qwixx_cards import QwixxCardsFacts
from tests.games.qwixx_cards.story import QWIXX, A, B, cards, sheet, table
from tests.ui.boards.painting import Art, look_of, marks

BOARD = QwixxCardsBoard()
BOTS = ("Ana", "Bia", "Caio", "Davi")
SIZES = [(1024, 640), (1280, 800), (1920, 1080), (3840, 2160), (1600, 700)]

pytestmark = pytest.mark.usefixtures("english")


def party(count: int) -> tuple[SeatInfo, ...]:
    bots = [SeatInfo(name, "bot", "careful", avatar=at) for at, name in enumerate(BOTS[: count - 1], 1)]
    return (SeatInfo("Marina", "human"), *bots)


def spread_of(seen: Observation) -> SheetArrangement:
    arrangement = BOARD.view(seen, party(seen.setup.seats)).arrangement
    assert isinstance(arrangement, SheetArrangement)
    return arrangement


def laid(
    arrangement: SheetArrangement, size: tuple[int, int], *, is_watched: bool = False, scale: float = 1.0
) -> SheetLayout:
    layout = arrangement.layout(*size, text_scale=scale, bar=None, is_watched=is_watched)
    assert isinstance(layout, SheetLayout)
    return layout


def course(seats: int, seed: int, *, jokers: bool = False) -> Iterator[tuple[State, Event]]:
    """A match played by the first legal cross: every event and the table after it."""
    game = QwixxCards()
    state = game.initial(game.setup("base", {"jokers": jokers}, seats, seed))
    waiting: list[Event] = [*game.opening(state)]
    while waiting:
        for event in waiting:
            state = game.evolve(state, event)
            yield state, event
        due = game.to_act(state)
        moves = game.legal_moves(state, due[0]) if due else ()
        waiting = list(game.decide(state, due[0], moves[-1])) if due else []


# ---------------------------------------------------------------- what is seen


def test_others_show_backs_and_the_viewer_the_own_cards() -> None:
    story = table("play", hands={A: "R2 R3 Y6 B4 G9", B: "B12 B2 G7 R7"})
    arrangement = spread_of(QWIXX.observe(story.state, A))
    assert [card.name for card in arrangement.hand] == ["red 2", "red 3", "yellow 6", "green 9", "blue 4"]
    assert arrangement.others[0].backs == (2, 7, 7, 12)
    assert {card.key for card in arrangement.veiled().cards()} & {
        card_key(one) for one in story.state.hands[A]
    } == set()
    assert list(arrangement.bare().cards()) == []


def test_in_a_replay_the_others_hands_lie_open_with_their_colours() -> None:
    story = table("play", hands={A: "R2 R3 Y6 B4 G9", B: "B12 B2 G7 J7"}, options={"jokers": True})
    spreads = {seat: spread_of(QWIXX.observe(story.state, seat)) for seat in (A, B)}
    opened = spreads[A].opened(spreads)
    assert opened.others[0].open_hand == ((2, 7), (3, 2), (3, 12), (4, 7))
    assert spreads[A].others[0].open_hand == ()


def test_a_spectator_sees_no_hand_and_every_sheet() -> None:
    story = table("play", seats=3)
    view = BOARD.view(QWIXX.observe(story.state, None), party(3))
    assert (view.own, view.hand, len(view.others)) == (None, (), 3)
    assert isinstance(view.arrangement, SheetArrangement)
    assert [view.arrangement.own.seat, *(other.seat for other in view.arrangement.others)] == [0, 1, 2]


def test_a_secret_decision_is_seen_only_as_made() -> None:
    story = table("mark", pile="B4 R7").mark("red")
    seen = [spread_of(QWIXX.observe(story.state, seat)) for seat in (A, B)]
    assert seen[0].own.note == "has decided"
    assert seen[1].others[0].note == "has decided"
    assert seen[1].others[0].sheet.rows[0] == ()


def test_crosses_of_this_turn_stand_out_and_are_told_until_the_next_ones_are_made() -> None:
    story = table("mark", seats=3, hands={A: "Y2 Y3 Y4 Y5 Y6"}, pile="B4 R7 G9").mark("red", "blue", "-")
    arrangement = spread_of(QWIXX.observe(story.state, A))
    assert [view.note for view in arrangement.others] == ["crossed Bl 4", "did not cross the 4"]
    assert [box.number for box in boxes(0, arrangement.own, "") if box.state == "fresh"] == [4]
    assert [step.line for step in arrangement.mat.steps[:2]] == ["the hand is full: 5 cards", "4: you crossed red"]
    story.play("Y3 Y4", "yellow", 3, 4)
    arrangement = spread_of(QWIXX.observe(story.state, B))
    assert arrangement.others[1].note == "crossed Rd 4, Ye 3 and Ye 4"
    arrangement = spread_of(QWIXX.observe(story.draw(1).state, B))
    assert [box.number for box in boxes(1, arrangement.others[1], "") if box.state == "fresh"] == [3, 4]
    assert arrangement.mat.steps[1].line == "all: cross the 7, or pass"
    arrangement = spread_of(QWIXX.observe(story.mark("-", "-", "-").state, B))
    assert not [
        box for view in (arrangement.own, *arrangement.others) for box in boxes(0, view, "") if box.state == "fresh"
    ]


@pytest.mark.parametrize(
    ("phase", "lead"),
    [("draw", "Marina, action 1:"), ("mark", "Marina, 4 for all:"), ("play", "Marina, action 3:")],
)
def test_where_two_people_share_the_screen_the_lead_says_who_is_asked(phase: Phase, lead: str) -> None:
    people = (SeatInfo("Marina", "human"), SeatInfo("Rui", "human"))
    hand = "Y2 Y3 Y4" if phase == "draw" else "Y2 Y3 Y4 Y5 Y6"
    story = table(phase, hands={A: hand}, pile="B4 R7")
    assert BOARD.status(QWIXX.observe(story.state, A), people, Intent()).lead == lead
    alone = BOARD.status(QWIXX.observe(story.state, A), party(2), Intent()).lead
    assert "Marina" not in alone


def test_what_an_action_comes_to_is_said_while_it_is_shown() -> None:
    drawn = table("draw", hands={A: "Y2 Y3 Y4 Y5 Y6"}).state
    assert said(drawn, A) == "Action 1: you take cards from the table."
    assert said(drawn, B) == "Marina's turn: takes cards from the table."
    story = table("play", hands={A: "R4 R5 Y4 Y5 Y6"})
    assert said(story.state, B) == "Marina's turn: plays cards of one colour and crosses their numbers."
    laying = QWIXX.decide(story.state, A, Play(cards("R4 R5"), 0, (4, 5)))[0]
    laid_out = QWIXX.evolve(story.state, laying)
    assert said(laid_out, A) == "Action 3: you play red 4 and red 5."
    assert said(laid_out, B) == "Marina's turn: plays red 4 and red 5."
    crossed = table("mark", pile="B4 R7").mark("red")
    assert said(crossed.state, A) == "One moment: Ana still to decide. Z takes the decision back."


def said(state: State, viewer: int) -> str:
    status = BOARD.status(QWIXX.observe(state, viewer), party(2), Intent())
    return f"{status.lead} {status.text}"


def test_what_is_new_on_the_sheets_is_seen_being_written() -> None:
    full = sheet(0, yellow="2 3 4 5 6 7")
    story = table(hands={A: "Y12 Y2 B3 B4 B5"}, sheets={A: full}, options={"jokers": False})
    before = spread_of(QWIXX.observe(story.state, A))
    story.play("Y12", "yellow", 12)
    after = spread_of(QWIXX.observe(story.state, A))
    layout = laid(after, (1280, 800))
    assert [one.content[0] for one in after.writings(before, layout)] == ["cross", "lock"]
    assert list(after.writings(after, layout)) == []
    missing = table(hands={A: "Y2 B3 B4 B5 B6"})
    before = spread_of(QWIXX.observe(missing.state, B))
    after = spread_of(QWIXX.observe(missing.play("Y2", "yellow").state, B))
    assert [one.content[0] for one in after.writings(before, layout)] == ["missed"]
    assert after.others[0].note == "took a penalty"


def test_a_missed_turn_of_another_is_written_on_that_players_sheet() -> None:
    before = spread_of(QWIXX.observe(table(seats=3, hands={A: "Y2 B3 B4 B5 B6"}).state, B))
    missing = table(seats=3, hands={A: "Y2 B3 B4 B5 B6"})
    after = spread_of(QWIXX.observe(missing.play("Y2", "yellow").state, B))
    layout = laid(after, (1280, 800))
    (writing,) = after.writings(before, layout)
    place = next(index for index, view in enumerate(after.others) if view.seat == A)
    assert layout.sheets[place + 1].missed
    assert writing.box == layout.sheets[place + 1].missed[0]
    assert layout.seats[place].overlap(writing.box) == pytest.approx(writing.box.width * writing.box.height)


def test_who_completes_a_row_smiles_and_who_misses_a_turn_winces() -> None:
    story = table(hands={A: "Y12 Y2 B3 B4 B5"}, sheets={A: sheet(0, yellow="2 3 4 5 6 7")})
    before = spread_of(QWIXX.observe(story.state, B))
    after = spread_of(QWIXX.observe(story.play("Y12", "yellow", 12).state, B))
    assert after.moods(before, BOARD.hint(NumberCrossed(A, 1, 12))) == {A: "glad"}
    missing = table(hands={A: "Y2 B3 B4 B5 B6"})
    before = spread_of(QWIXX.observe(missing.state, B))
    after = spread_of(QWIXX.observe(missing.play("Y2", "yellow").state, B))
    assert after.moods(before, BOARD.hint(TurnMissed(A, 1))) == {A: "ouch"}
    assert after.moods(after, BOARD.hint(TurnBegan(B))) == {}


def test_at_the_end_the_winner_smiles_and_the_sheets_say_which_rows_are_completed() -> None:
    story = table(hands={A: "B2 B3 Y6 R2 R9"}, sheets={A: sheet(0, blue="12 11 10 8", yellow="2 3 4 5 6 12")})
    story.play("B2 B3", "blue", 3, 2)
    seen = QWIXX.observe(story.state, B)
    hint = BOARD.hint(story.log[-1])
    assert (hint.is_gate, hint.rest) == (True, END_MS)
    assert spread_of(seen).moods(spread_of(seen), hint) == {A: "glad"}
    notes = [[word for word in words_on(shown) if "completed" in word] for shown in BOARD.finished(seen, party(2))]
    assert notes == [["completed Ye and Bl"], []]


def test_what_the_viewer_has_crossed_stands_on_the_own_plate_in_type_that_is_read() -> None:
    story = table("mark", seats=3, hands={A: "Y2 Y3 Y4 Y5 Y6"}, pile="B4 R7 G9").mark("red", "-", "-")
    arrangement = spread_of(QWIXX.observe(story.play("Y3 Y4", "yellow", 3, 4).state, A))
    look, layout = look_of((1280, 800)), laid(arrangement, (1280, 800))
    plate = next(still for still in arrangement.still(layout, {}) if still.name == "plate")
    told = [mark for mark in marks(lambda painter: plate.draw(painter, look, Art(look), 1.0)) if mark.words]
    note = [mark for mark in told if "Rd 4" in mark.words or "Ye" in mark.words]
    assert " ".join(mark.words for mark in note) == "crossed Rd 4, Ye 3 and Ye 4"
    assert all(int(mark.style.removesuffix("px")) >= 10 for mark in note)


def words_on(shown: SheetAtEnd) -> list[str]:
    look, draw = look_of((1280, 800)), shown.drawn_in(Rect(0, 0, 400, 240))
    return [mark.words for mark in marks(lambda painter: draw(painter, look, Art(look), 1.0))]


@pytest.mark.parametrize("size", SIZES)
def test_of_two_sheets_neither_is_small_and_the_mat_is_as_wide_as_the_table(size: tuple[int, int]) -> None:
    layout = laid(spread_of(QWIXX.observe(table("play", seats=2).state, A)), size)
    own, other = layout.sheets
    assert other.box.height == own.box.height
    assert other.box.width >= 0.7 * own.box.width
    assert (layout.mat.x, layout.mat.right) == pytest.approx((own.box.x, other.box.right))
    of_three = laid(spread_of(QWIXX.observe(table("play", seats=3).state, A)), size)
    assert layout.stations[0].width >= of_three.stations[0].width


def test_beside_open_lists_the_own_sheet_of_two_keeps_its_boxes() -> None:
    layout = laid(spread_of(QWIXX.observe(table("play", seats=2).state, A)), (740, 640))
    of_three = laid(spread_of(QWIXX.observe(table("play", seats=3).state, A)), (740, 640))
    assert layout.sheets == of_three.sheets[:2]


@pytest.mark.parametrize("size", SIZES)
def test_a_box_for_a_missed_turn_is_a_square_of_24_units(size: tuple[int, int]) -> None:
    layout = laid(spread_of(QWIXX.observe(table("play").state, A)), size)
    boxes_there = layout.sheets[0].missed
    assert all(box.width == box.height == pytest.approx(24 * layout.unit) for box in boxes_there)
    assert all(one.right < other.x for one, other in pairwise(boxes_there))


def test_the_end_tells_what_brought_it_about() -> None:
    story = table(hands={A: "B2 B3 Y6 R2 R9"}, sheets={A: sheet(0, blue="12 11 10 8", yellow="2 3 4 5 6 12")})
    story.play("B2 B3", "blue", 3, 2)
    status = BOARD.status(QWIXX.observe(story.state, B), party(2), Intent())
    assert (status.lead, status.text) == ("The end:", "two rows completed (Marina). Most points: Marina.")
    missed = table(hands={A: "B2 B3 Y6 R2 R9"}, sheets={A: sheet(3)}).play("B3", "blue")
    assert BOARD.status(QWIXX.observe(missed.state, A), party(2), Intent()).text.startswith("four penalties (you).")


def test_an_announced_number_is_told_as_what_is_decided_now_and_the_rest_as_in_the_log() -> None:
    story = table("draw", hands={A: "Y2 Y3 Y4"}).draw(1, 2)
    announced = next(event for event in story.log if isinstance(event, NumberAnnounced))
    seen = QWIXX.observe(story.state, A)
    told = BOARD.telling(announced, seen, party(2), is_before=False)
    assert told.lead == f"{announced.number} for all:"
    assert told.text == "cross it in one row, or pass"
    drawn = BOARD.telling(story.log[0], seen, party(2), is_before=False)
    assert drawn.text == BOARD.sentence(story.log[0], party(2), A)


def test_missed_turns_are_spoken_with_the_points() -> None:
    arrangement = spread_of(QWIXX.observe(table("play", sheets={B: sheet(2)}).state, A))
    assert arrangement.others[0].spoken == "Ana: minus 10 points, 2 penalties"


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_lies_over_anything_else(seats: int, size: tuple[int, int]) -> None:
    arrangement = spread_of(QWIXX.observe(table("play", seats=seats).state, A))
    layout = laid(arrangement, size)
    parts = [layout.sheets[0].box, layout.mat, *layout.seats, layout.status, layout.own, layout.main_button]
    window = Rect(0, 0, *size)
    for index, part in enumerate(parts):
        assert part.overlap(window) == pytest.approx(part.width * part.height)
        assert all(part.overlap(other) < 1 for other in parts[index + 1 :])
    on_mat = [*layout.stations, layout.pile, layout.discard, layout.steps[0]]
    assert all(one.right <= other.x for one, other in pairwise(on_mat))
    assert all(one.overlap(layout.mat) == pytest.approx(one.width * one.height) for one in (*on_mat, *layout.steps))


@pytest.mark.parametrize("size", SIZES)
def test_every_box_is_found_where_it_is_drawn(size: tuple[int, int]) -> None:
    arrangement = spread_of(QWIXX.observe(table("play", seats=5).state, A))
    layout = laid(arrangement, size)
    for target in BOARD.targets(QWIXX.observe(table("mark", pile="B9 R2").state, A), party(4), Intent()):
        rect = arrangement.zone_rect(layout, target.zone)
        assert arrangement.zone_at(layout, *rect.middle) == target.zone
        assert rect.overlap(layout.sheets[0].box) == pytest.approx(rect.width * rect.height)
    assert arrangement.zone_at(layout, *layout.mat.middle) is not None
    assert arrangement.zone_at(layout, *layout.seats[0].middle) is None
    row = layout.sheets[1].bars[2]
    assert arrangement.tip(layout, *row.middle).startswith("green: nothing crossed; open: 12")


def test_a_row_in_which_nothing_is_open_says_so() -> None:
    seen = QWIXX.observe(table("mark", sheets={0: sheet(green="5 3", blue="12 7 3")}, pile="B2 R9").state, A)
    rows = [row.name for row in BOARD.view(seen, party(seen.setup.seats)).rows]
    assert rows[2:] == ["green: 5 and 3; nothing open; 3 points", "blue: 12, 7 and 3; nothing open; 6 points"]


def test_where_a_number_fits_nowhere_only_passing_has_a_key() -> None:
    nowhere = QWIXX.observe(table("mark", sheets={0: sheet(red="3", yellow="3")}, pile="B2 R9").state, A)
    assert [hint.word for hint in BOARD.keys(nowhere, Intent())] == ["pass"]
    somewhere = QWIXX.observe(table("mark", pile="B9 R2").state, A)
    assert [hint.word for hint in BOARD.keys(somewhere, Intent())] == ["colour", "cross", "pass"]


def test_cards_of_the_hand_lie_side_by_side_and_a_lifted_one_rises() -> None:
    seen = QWIXX.observe(table("play", hands={A: "R2 R3 Y6 B4 G9"}).state, A)
    arrangement = spread_of(seen)
    layout = laid(arrangement, (1280, 800))
    key = card_key(cards("Y6")[0])
    lying, lifted = (arrangement.poses(layout, Accents(lifted=one)) for one in (None, key))
    assert lifted[key].y < lying[key].y
    assert lifted[key].is_lifted
    xs = [lying[card_key(card)].x for card in seen.hand]
    assert all(there - here > lying[key].width for here, there in pairwise(xs))


# ---------------------------------------------------------------- what is said


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_every_event_of_a_match_moves_and_is_told(viewer: int | None) -> None:
    silent = {"MarkChosen", "MarkTakenBack", "CardsDiscarded"}
    told: dict[str, str] = {}
    for state, event in course(3, 4, jokers=True):
        seen = QWIXX.redact(event, viewer)
        told[type(event).__name__] = BOARD.sentence(seen, party(3), viewer)
        hint = BOARD.hint(seen)
        assert hint.is_gate == (state.phase == "over")
        assert "{" not in told[type(event).__name__]
    assert {name for name, text in told.items() if not text} == silent & told.keys()
    assert len(told) >= 12


def test_the_log_names_colours_only_to_whoever_has_the_cards() -> None:
    drawn = CardsDrawn(1, (0,), cards("R5"), (5,))
    assert BOARD.sentence(drawn, party(2), 1) == "Ana took the red 5."
    assert BOARD.sentence(QWIXX.redact(drawn, 0), party(2), 0) == "Ana took 5."


def test_the_log_speaks_to_the_one_person_at_the_table() -> None:
    """As "you" they would otherwise stand in a sentence about somebody else."""
    dealt, drawn = Dealt(0, (), (), None, (), None, 0), CardsDrawn(0, (0,), cards("R5"), (5,))
    played = CardsPlayed(0, cards("R5 R7"), 0, (7,))
    assert [BOARD.sentence(event, party(2), 0) for event in (dealt, drawn, played, TurnMissed(0, 2))] == [
        "Four cards each; you began.",
        "You took the red 5.",
        "You played the red 5 and the red 7.",
        "You crossed nothing: penalty 2 of 4, minus 5 points.",
    ]


def test_a_missed_turn_and_the_end_are_explained() -> None:
    assert BOARD.sentence(TurnMissed(1, 2), party(2), 0) == "Ana crossed nothing: penalty 2 of 4, minus 5 points."
    story = table(hands={A: "B2 B3 Y6 R2 R9"}, sheets={A: sheet(0, blue="12 11 10 8", yellow="2 3 4 5 6 12")})
    story.play("B2 B3", "blue", 3, 2)
    assert BOARD.sentence(story.log[-1], party(2), 0) == ("You completed two rows and won with 56 points!")


def test_every_refusal_has_its_sentence() -> None:
    codes = set()
    for state, _ in course(2, 3, jokers=True):
        for seat in (-1, 0, 1):
            for move in QwixxCardsFacts().strange_moves(state)[::7]:
                try:
                    QWIXX.decide(state, seat, move)
                except IllegalMove as refusal:
                    codes.add(refusal.code)
                    said = BOARD.rejection(refusal.code, refusal.params)
                    assert said
                    assert "{" not in said
        if state.number > 3:
            break
    assert codes <= set(REFUSALS)
    assert len(codes) > 12
    assert BOARD.rejection("no_such_thing", {}) == "the rules do not allow that."


def test_moves_have_names_of_their_own() -> None:
    for state, _ in course(2, 6, jokers=True):
        for seat in QWIXX.to_act(state):
            seen = QWIXX.observe(state, seat)
            names = [BOARD.move_name(seen, move) for move in seen.legal]
            same_numbers = len(set(seen.display)) < 4 and seen.phase == "draw"
            assert same_numbers or len(set(names)) == len(names)
    assert BOARD.card_of(Play(cards("R4 R5"), 0)) == card_key(cards("R4")[0])


@pytest.mark.parametrize(
    ("card", "rows", "rule", "line"),
    [
        ("R7", {"red": "2 5"}, "QX-20", "after the 5"),
        ("R7", {}, "QX-20", "first cross"),
        ("R7", {"red": "9"}, "QX-06", "left of the 9"),
        ("R12", {"red": "2 5"}, "QX-07", "2 of 5 crosses"),
        ("R7", {"red": "2 3 4 5 6 12"}, "QX-09", "completed"),
    ],
)
def test_a_card_is_explained(card: str, rows: dict[str, str], rule: str, line: str) -> None:
    seen = QWIXX.observe(table("play", hands={A: f"{card} Y2 Y3 Y4 Y5"}, sheets={A: sheet(0, **rows)}).state, A)
    explanation = BOARD.why(seen, party(2), card_key(cards(card)[0]))
    assert explanation is not None
    assert (explanation.rule, explanation.lines[0].sum) == (rule, line)


def test_a_joker_is_explained_row_by_row_and_a_back_by_what_it_hides() -> None:
    story = table("play", hands={A: "J7 Y2 Y3 Y4 Y5"}, options={"jokers": True}, display="R2 R3 R4 R6")
    seen = QWIXX.observe(story.state, A)
    joker = BOARD.why(seen, party(2), card_key(cards("J7")[0]))
    assert joker is not None
    assert [line.label for line in joker.lines] == ["red", "yellow", "green", "blue"]
    back = BOARD.why(seen, party(2), ("shown", 1, 3))
    assert back is not None
    assert back.rule == "QX-12"
    assert BOARD.why(seen, party(2), card_key(cards("B9")[0])) is None


def test_the_help_has_a_picture_for_every_step_and_no_words_are_left_in_english(translations: Translations) -> None:
    english = [page.title for page in HELP["qwixx_cards"].pages("base", "qxPt")]
    translations.use("pt_BR")
    pages = HELP["qwixx_cards"].pages("base", "qxPt")
    assert len(pages) == 9
    assert not set(english) & {page.title for page in pages}
    assert HELP["qwixx_cards"].keys()


def test_what_belongs_to_another_game_is_a_fault_of_the_program() -> None:
    for ask in (lambda: BOARD.card_of(3), lambda: BOARD.hint(3)):
        with pytest.raises(TypeError):
            ask()


def test_crosses_and_completed_rows_are_counted() -> None:
    counting = QwixxCardsCounts()
    crossed = counting.count(NumberCrossed(1, 2, 2))
    assert crossed is not None
    assert (crossed.seat, crossed.counted, crossed.marked, crossed.kinds) == (1, 1, 1, (2,))
    assert counting.count(TurnMissed(0, 1)) is None
