"""What taps, drags and keys gather at a table of Qwixx cards, and which move Enter makes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from pega6_desktop.games.qwixx_cards.cards import COLOURS
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play, play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.qwixx_cards.board import QwixxCardsBoard
from pega6_desktop.ui.boards.qwixx_cards.cards import box_zone, card_key, shown_key
from pega6_desktop.ui.table.turns.selection import BACK, MARK, PASS
from pega6_desktop.ui.table.view import CardKey, Gathered, Intent, Refusal, ZoneId
from tests.games.qwixx_cards.story import QWIXX, A, Table, cards, sheet, table

pytestmark = pytest.mark.usefixtures("english")

BOARD = QwixxCardsBoard()
SEATS = (SeatInfo("Marina", "human"), SeatInfo("Ana", "bot", "careful", avatar=1))
RED, YELLOW, GREEN, BLUE = range(4)


@dataclass(frozen=True)
class Hand:
    """A player at the table, with what is gathered so far; said: why the last try was refused."""

    story: Table
    gathered: tuple[CardKey | ZoneId, ...] = ()
    said: str = ""

    @property
    def seen(self) -> Observation:
        return QWIXX.observe(self.story.state, A)

    def tries(self, lifted: CardKey | None, aimed: ZoneId | None) -> object:
        return BOARD.meaning(self.seen, SEATS, Intent(lifted=lifted, aimed=aimed, gathered=self.gathered))

    def after(self, meant: object) -> Hand:
        if isinstance(meant, Refusal):
            return replace(self, said=meant.text)
        assert isinstance(meant, Gathered)
        return replace(self, gathered=meant.things, said="")

    def tap(self, text: str) -> Hand:
        return self.after(self.tries(card_key(cards(text)[0]), None))

    def tap_shown(self, place: int) -> Hand:
        return self.after(self.tries(shown_key(place - 1, self.seen.display[place - 1]), None))

    def tap_box(self, colour: str, number: int) -> Hand:
        return self.after(self.tries(None, box_zone(COLOURS.index(colour), number)))

    def drag(self, text: str, colour: str) -> Hand:
        return self.after(self.tries(card_key(cards(text)[0]), ("row", COLOURS.index(colour))))

    def up(self, text: str) -> Hand:
        return self.after(self.tries(card_key(cards(text)[0]), MARK))

    def digit(self, number: int) -> Hand:
        return self.after(self.tries(None, ("digit", number)))

    def enter(self) -> object:
        return self.tries(None, None)

    def nought(self) -> object:
        return self.tries(None, PASS)

    @property
    def lit(self) -> list[str]:
        """What is lit, by name."""
        return [target.name for target in BOARD.targets(self.seen, SEATS, Intent(gathered=self.gathered))]

    @property
    def status(self) -> str:
        status = BOARD.status(self.seen, SEATS, Intent(gathered=self.gathered))
        return f"{status.lead} {status.text}"

    @property
    def button(self) -> tuple[str, bool, str]:
        action = BOARD.action(self.seen, Intent(gathered=self.gathered))
        return action.text, action.is_enabled, action.key

    @property
    def plain(self) -> str:
        """What 0 does instead, on a plain button."""
        return BOARD.action(self.seen, Intent(gathered=self.gathered)).plain


def playing(hand: str, *, jokers: bool = False, **rows: str) -> Hand:
    return Hand(table("play", hands={A: hand}, sheets={A: sheet(0, **rows)}, options={"jokers": jokers}))


def marking(number_on_top: str, **rows: str) -> Hand:
    return Hand(table("mark", pile=f"{number_on_top} R2", sheets={A: sheet(0, **rows)}))


def drawing(hand: str) -> Hand:
    return Hand(table("draw", hands={A: hand}, display="R2 R3 R4 R6"))


# ---------------------------------------------------------------- action 1


def test_a_single_card_owed_is_exchanged_for_another() -> None:
    hand = drawing("Y2 Y3 Y4 Y5").tap_shown(1).tap_shown(3)
    assert hand.enter() == Draw((2,))
    assert hand.button == ("Draw 1 card", True, "Enter")


def test_several_cards_are_gathered_and_one_too_many_is_refused() -> None:
    hand = drawing("Y2 Y3 Y4").tap_shown(4).tap_shown(1)
    assert hand.enter() == Draw((0, 3))
    assert hand.tap_shown(2).said == "2 cards are all you need: put one back first."
    assert hand.tap_shown(4).gathered == (shown_key(0, 2),)


def test_too_few_cards_are_no_move() -> None:
    hand = drawing("Y2 Y3").tap_shown(1)
    meant = hand.enter()
    assert isinstance(meant, Refusal)
    assert meant.text == "choose 2 cards more."
    assert hand.button[1] is False
    assert hand.status == "Action 1: choose 2 cards from the table; you see their colours afterwards."


def test_the_digits_are_the_places_of_the_display() -> None:
    assert drawing("Y2 Y3 Y4 Y5").digit(2).enter() == Draw((1,))
    assert drawing("Y2 Y3 Y4 Y5").digit(7).said == "choose 1 card more."


def test_a_card_dragged_onto_the_hand_is_drawn_at_once_where_one_is_owed() -> None:
    hand = drawing("Y2 Y3 Y4 Y5")
    assert hand.tries(shown_key(2, 4), ("hand", A)) == Draw((2,))
    assert drawing("Y2 Y3 Y4").tries(shown_key(2, 4), ("hand", A)) == Gathered((shown_key(2, 4),))


# ---------------------------------------------------------------- action 2


def test_the_announced_number_is_lit_where_it_may_be_crossed() -> None:
    hand = marking("B9", red="10", blue="12")
    assert hand.lit == ["cross yellow 9", "cross green 9", "cross blue 9"]
    assert hand.button == ("Pass the 9", True, "0")


def test_a_box_is_chosen_and_crossed_with_enter() -> None:
    hand = marking("B9").tap_box("green", 9)
    assert hand.enter() == CrossNumber(GREEN)
    assert hand.button == ("Cross Gn 9", True, "Enter")
    assert hand.status == "9 for all: the 9 in green scores 1 point. Given up: 12, 11 and 10."
    assert hand.tap_box("red", 9).enter() == CrossNumber(RED)
    assert hand.tap_box("green", 9).gathered == ()


def test_a_digit_is_a_row_and_nought_passes() -> None:
    assert marking("B9").digit(4).enter() == CrossNumber(BLUE)
    assert marking("B9").tries(None, PASS) == CrossNothing()
    assert marking("B9").digit(9).said == "only the 9 is announced: cross it, or pass."


@pytest.mark.parametrize(
    ("rows", "colour", "number", "said"),
    [
        ("10", "red", 9, "the 9 lies left of the 10 in the red row: only numbers to the right may be crossed."),
        ("2 3 4 5 6 12", "red", 9, "your red row is completed: nothing more is crossed in it."),
        ("", "red", 4, "only the 9 is announced: cross it, or pass."),
    ],
)
def test_other_boxes_say_why_not(rows: str, colour: str, number: int, said: str) -> None:
    assert marking("B9", red=rows).tap_box(colour, number).said == said


def test_where_nothing_fits_the_status_says_to_pass() -> None:
    full = {"red": "10", "yellow": "11", "green": "8", "blue": "3"}
    assert marking("B9", **full).status == "9 for all: the 9 fits in none of your rows: pass."


# ---------------------------------------------------------------- action 3


def test_cards_that_cannot_be_crossed_are_named_before_one_is_chosen() -> None:
    hand = playing("R4 R5 R7 Y2 B9", red="5")
    choose = "Action 3: choose 1 to 3 cards of one colour; drag one onto its row to cross it."
    assert hand.status == f"{choose} No cross for red 4 and red 5."
    assert playing("R4 R5 R7 Y2 B9").status == choose


def test_a_cross_beside_the_last_one_gives_nothing_up() -> None:
    hand = playing("R4 R5 R7 Y2 B9", red="2 3").drag("R4", "red")
    assert hand.status == "Action 3: 4 scores 3 points."


def test_a_card_dragged_onto_its_row_is_played_and_crossed() -> None:
    hand = playing("R4 R5 R7 Y2 B9").drag("R4", "red").drag("R5", "red").drag("R7", "red")
    assert hand.enter() == play(cards("R4 R5 R7"), RED, (4, 5, 7))
    assert hand.status == "Action 3: 4, 5 and 7 score 6 points. Given up: 2, 3 and 6."
    assert hand.button == ("Play 4, 5 and 7", True, "Enter")


def test_a_card_does_not_go_onto_a_row_of_another_colour() -> None:
    hand = playing("R4 R5 R7 Y2 B9").drag("R4", "blue")
    assert (hand.gathered, hand.said) == ((), "cards are crossed in the row of their own colour.")


def test_a_tap_on_a_box_takes_the_card_with_it() -> None:
    hand = playing("R4 R5 R7 Y2 B9").tap_box("red", 5)
    assert hand.enter() == play(cards("R5"), RED, (5,))
    assert hand.tap_box("red", 5).nought() == play(cards("R5"), RED)
    assert hand.tap_box("red", 6).said == "you have no red 6: only numbers of your cards may be crossed."


def test_a_second_number_left_out_is_refused() -> None:
    hand = playing("Y2 Y4 Y6 R2 B9").drag("Y2", "yellow").drag("Y4", "yellow").drag("Y6", "yellow")
    expected = "between the crosses of one action only one number may be skipped, here it would be 2."
    assert hand.said == expected
    assert hand.enter() == play(cards("Y2 Y4"), YELLOW, (2, 4))


def test_the_last_number_asks_for_five_crosses() -> None:
    hand = playing("R11 R12 Y4 Y5 B9", red="2 3 4").drag("R12", "red")
    assert hand.said == "the 12 closes the red row: it needs five crosses before it, there are 3."
    whole = playing("R11 R12 Y4 Y5 B9", red="2 3 4 5").drag("R11", "red").drag("R12", "red")
    assert whole.enter() == play(cards("R11 R12"), RED, (11, 12))


def test_cards_of_two_colours_are_not_gathered() -> None:
    hand = playing("R4 R5 R7 Y2 B9").tap("R4").tap("Y2")
    assert (hand.gathered, hand.said) == (
        (card_key(cards("R4")[0]),),
        "only cards of one colour: put the others down first.",
    )


def test_four_cards_are_too_many_and_none_too_few() -> None:
    hand = playing("R4 R5 R7 R8 B9").tap("R4").tap("R5").tap("R7").tap("R8")
    assert hand.said == "play one, two or three cards, even if you cross nothing."
    nothing = playing("R4 R5 R7 R8 B9")
    assert isinstance(nothing.nought(), Refusal)
    assert (nothing.button, nothing.plain) == (("Play cards", False, "Enter"), "")


def test_a_card_put_down_takes_its_cross_away() -> None:
    hand = playing("R4 R5 R7 Y2 B9").drag("R4", "red").drag("R5", "red").tap("R4")
    assert hand.enter() == play(cards("R5"), RED, (5,))
    assert hand.tap("R5").gathered == ()


def test_a_cross_taken_from_the_middle_takes_along_what_would_be_too_far() -> None:
    hand = playing("R4 R5 R7 Y2 B9").drag("R4", "red").drag("R5", "red").drag("R7", "red").tap_box("red", 5)
    assert hand.enter() == play(cards("R4 R5 R7"), RED, (4,))


def test_z_puts_down_what_was_taken_up_last() -> None:
    hand = playing("R4 R5 R7 Y2 B9").drag("R4", "red")
    once = hand.after(hand.tries(None, BACK))
    assert once.nought() == play(cards("R4"), RED)
    assert once.after(once.tries(None, BACK)).gathered == ()
    drawn = drawing("Y2 Y3 Y4").tap_shown(4)
    assert drawn.after(drawn.tries(None, BACK)).gathered == ()


def test_playing_without_a_cross_says_what_it_costs() -> None:
    hand = playing("R4 R5 R7 Y2 B9").tap("R4")
    expected = "cross a lit number: a turn without any cross is a penalty of 5 points."
    assert hand.status == f"Action 3: {expected}"
    assert hand.lit == ["chosen: red 4", "cross red 4"]
    barred = playing("R4 R5 R7 Y2 B9", red="8").tap("R4")
    assert barred.lit == ["chosen: red 4"]
    assert "none of these can be crossed" in barred.status


def test_the_golden_button_crosses_what_is_lit_and_the_plain_one_misses_the_turn() -> None:
    hand = playing("R4 R5 R12 Y2 B9").tap("R4").tap("R5").tap("R12")
    assert (hand.button, hand.plain) == (("Cross Rd 4 and 5", True, "Enter"), "Take the penalty: −5")
    assert hand.enter() == play(cards("R4 R5 R12"), RED, (4, 5))
    assert hand.nought() == play(cards("R4 R5 R12"), RED)
    joker = playing("J5 R6 Y6 Y2 B9", jokers=True, red="6").tap("J5")
    assert joker.button[0] == "Cross Ye 5"
    assert joker.enter() == play(cards("J5"), YELLOW, (5,))


def test_the_golden_button_is_dead_while_only_another_card_could_be_crossed() -> None:
    hand = playing("R4 R5 R7 Y2 B9", red="8").tap("R4")
    assert (hand.button, hand.plain) == (("Play cards", False, "Enter"), "Take the penalty: −5")
    meant = hand.enter()
    assert isinstance(meant, Refusal)
    assert meant.text == "none of these can be crossed: playing them is a penalty of 5 points."
    assert hand.nought() == play(cards("R4"), RED)


def test_where_nothing_at_all_can_be_crossed_the_golden_button_is_what_is_left() -> None:
    hand = playing("R4 R5 R7 R3 R9", red="11").tap("R4")
    assert (hand.button, hand.plain) == (("Take the penalty: −5", True, "Enter"), "")
    assert hand.enter() == play(cards("R4"), RED)


def test_after_a_cross_for_all_cards_may_be_played_uncrossed_at_no_cost() -> None:
    story = table("mark", hands={A: "R4 R5 R7 Y2 B9"}, pile="B12 R2").mark("blue", "-")
    hand = Hand(story).tap("R5")
    assert hand.status == "Action 3: cross the lit numbers, or play 1 card without a cross."
    assert (hand.button, hand.plain) == (("Cross Rd 5", True, "Enter"), "Play without crossing")
    assert hand.enter() == play(cards("R5"), RED, (5,))
    assert hand.nought() == play(cards("R5"), RED)
    assert hand.tap_box("red", 5).button == ("Play 5", True, "Enter")


def test_what_is_chosen_tells_what_all_of_it_brings_and_raises_its_cards() -> None:
    hand = playing("R4 R5 R7 Y2 B9", red="2 3").tap_box("red", 5).tap_box("red", 4)
    targets = BOARD.targets(hand.seen, SEATS, Intent(gathered=hand.gathered))
    assert [target.pill for target in targets if target.pill] == [("+7 with Rd 4 and 5", 7)]
    assert {target.raises for target in targets} - {None} == {card_key(card) for card in cards("R4 R5")}


@pytest.mark.parametrize(
    ("number", "why"),
    [
        (7, "the red 7 is crossed already."),
        (5, "the 5 lies left of the 7 in the red row: only numbers to the right may be crossed."),
        (12, "the 12 closes the red row: it needs five crosses before it, there are 1."),
        (9, "you have no red 9: only numbers of your cards may be crossed."),
    ],
)
def test_a_tap_on_a_box_that_cannot_be_crossed_says_which_rule_bars_it(number: int, why: str) -> None:
    assert playing("Y2 Y3 Y4 B9 B8", red="7").tap_box("red", number).said == why


def test_the_arrow_up_crosses_the_card_it_is_at_and_takes_the_cross_away_again() -> None:
    hand = playing("R4 R5 R7 Y2 B9").up("R4")
    assert hand.enter() == play(cards("R4"), RED, (4,))
    assert hand.up("R4").nought() == play(cards("R4"), RED)


def test_a_joker_alone_wants_a_row_and_follows_other_cards() -> None:
    hand = playing("J5 R6 Y6 Y2 B9", jokers=True)
    assert hand.up("J5").said == "a joker alone: drag it onto the row you want, or cross its number there."
    assert hand.drag("J5", "green").enter() == play(cards("J5"), GREEN, (5,))
    assert hand.tap("R6").up("J5").enter() == play(cards("J5 R6"), RED, (5,))
    assert hand.tap_box("blue", 5).enter() == play(cards("J5"), BLUE, (5,))
    assert hand.tap("R6").drag("J5", "blue").said == "only cards of one colour: put the others down first."


def test_whatever_can_be_gathered_makes_a_legal_move() -> None:
    """Tap by tap from nothing: every set that is lit and taken leads to a move that the rules accept."""
    waiting = [playing("J5 R4 R6 Y2", jokers=True, red="2", yellow="3")]
    known = {waiting[0].gathered}
    made: set[Move] = set()
    while waiting:
        hand = waiting.pop()
        if hand.gathered:
            moves = [move for move in (hand.enter(), hand.nought()) if isinstance(move, Play)]
            assert moves
            assert set(moves) <= set(hand.seen.legal)
            made.update(moves)
        tried = [hand.tap(text) for text in ("J5", "R4", "R6", "Y2")]
        tried += [hand.tap_box(colour, number) for colour in COLOURS for number in (2, 4, 5, 6, 8)]
        for after in tried:
            if not after.said and after.gathered not in known and len(known) < 4000:
                known.add(after.gathered)
                waiting.append(after)
    legal = playing("J5 R4 R6 Y2", jokers=True, red="2", yellow="3").seen.legal
    assert len(made) > len(legal) * 0.9


def test_nobody_gathers_in_another_turn() -> None:
    waiting = Hand(marking("B9").story.mark("red"))
    assert BOARD.decision(waiting.seen) is None
    assert isinstance(waiting.enter(), Refusal)
    assert waiting.lit == []
    assert waiting.status == "One moment: Ana still to decide. Z takes the decision back."
