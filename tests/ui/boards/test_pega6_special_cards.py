"""Special cards in the hand of a player, the second half: Replace, Negative = Positive, Takes seven, Fifth row."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.ui.table.view import ZoneId
from tests.builders import rows_text
from tests.ui.boards.desk import Desk, asked, said

pytestmark = pytest.mark.usefixtures("english")

ROWS = "1 2 3 4 5 | 20 22 | 30 31 | 60"
FELT: ZoneId = ("felt", 0)
TURN: ZoneId = ("turn", 0)


def rows_after(at: Desk) -> str:
    return rows_text(at.story.state.rows)


# ---------------------------------------------------------------- replace


def test_replace_is_laid_on_another_card_of_the_hand() -> None:
    at = asked(ROWS, "replace", 6, hand="23 70").hold("replace")
    assert at.places == ["card card 23:0", "card card 70:0"]
    assert said(at.preview(("card", 23))) == (
        "The 23 goes in place of the 6. Row 2 then has 3 cards, [9] heads. You take nothing."
    )
    assert at.status.text == "choose the card of your hand that goes in place of the 6. Esc puts the card back."
    assert at.drop(("card", 23)) == PlaySpecial("replace", 23)
    assert at.refused(("card", 31)).text == "this card is not in your hand."
    assert at.refused(("card", 6)).text == ("the 6 is the card being placed: replace it with another one.")
    assert at.refused(("row", 1)).text == "Replace needs a card: name the card it is for."
    assert at.do(at.drop(("card", 23))).story.state.hands[0] == (6, 70)


def test_replace_by_a_low_card_says_what_the_cheapest_row_costs() -> None:
    at = asked("10 | 20 | 30 33 | 40", "replace", 45, hand="3").hold("replace")
    assert said(at.preview(("card", 3))) == (
        "The 3 goes in place of the 45. The 3 is lower than every open row: you choose one and take it. "
        "The cheapest costs [3] heads."
    )
    assert at.drop(None) == PlaySpecial("replace", 3)


def test_replace_without_another_card_is_barred() -> None:
    at = asked(ROWS, "replace", 6)
    assert at.tray == ["Replace: barred no other card in hand"]


# ---------------------------------------------------------------- negative = positive


def test_neg_pos_adds_up_what_stays() -> None:
    at = asked("3 9 16 | 24 27 31 38 | 72 88 91 | 47 52 55 58 60", "neg_pos", 61, pile="100 99").hold("neg_pos")
    assert at.places == [f"card card {card}:0" for card in (47, 52, 55, 58, 60)]
    assert [target.pill for target in at.targets] == [("keep", points) for points in (19, 19, 7, 19, 15)]
    assert said(at.preview(("card", 55))) == (
        "Remove the 55 from the game: in your pile 8; all of row 4 + 13; "
        "the 55 leaves and cancels 7 more \N{MINUS SIGN} 14 = You keep 7 (without the special card: 21)"
    )
    assert at.status.text == "choose the card of row 4 that leaves the game. The row is still yours."
    assert at.keys[-2:] == ["0 no special card", "Esc let go"]
    assert at.do(at.drop(("card", 55))).story.state.points[0] == 7


def test_neg_pos_never_cancels_more_than_there_is() -> None:
    at = asked("3 9 | 24 | 72 | 55 56 57 58 59", "neg_pos", 61).hold("neg_pos")
    assert said(at.preview(("card", 55))) == (
        "Remove the 55 from the game: in your pile 0; all of row 4 + 11; "
        "the 55 leaves and cancels 4 more \N{MINUS SIGN} 11 = You keep 0 (without the special card: 11)"
    )


def test_neg_pos_with_a_low_card_lights_every_open_row() -> None:
    at = asked("10 | 20 block | 30 33 | 40", "neg_pos", 6).hold("neg_pos")
    assert [target.zone[1] for target in at.targets] == [10, 30, 33, 40]
    assert at.status.text == "choose the card that leaves the game. You take the row it lies in."
    assert at.drop(("card", 33)) == PlaySpecial("neg_pos", 33)
    assert at.refused(("card", 20)).text == ("row 2 is blocked until a row is taken: choose an open row.")


def test_neg_pos_by_whole_cards_says_that_more_may_go() -> None:
    at = asked(ROWS, "neg_pos", 6, pile="71 72", neg_pos_mode="cards").hold("neg_pos")
    assert said(at.preview(("card", 5))) == (
        "Remove the 5 from the game: in your pile 2; all of row 1 + 6; "
        "the 5 leaves \N{MINUS SIGN} 2 = You keep 6 (then cards of up to 2 heads can be removed)"
    )


def test_neg_pos_with_five_rows_counts_the_own_card() -> None:
    at = asked(f"{ROWS} | 70", "neg_pos", 6).hold("neg_pos")
    assert said(at.preview(("card", 5))) == (
        "Remove the 5 from the game: in your pile 0; all of row 1 + 6; the 6 with it + 1; "
        "the 5 leaves and cancels 2 more \N{MINUS SIGN} 4 = You keep 3 (without the special card: 7)"
    )
    assert at.refused(("card", 6)).text == ("the 6 is your own card: name a card that lies in the row you take.")


def test_neg_pos_without_a_taking_is_barred() -> None:
    at = asked(ROWS, "neg_pos block", 23)
    assert at.tray == ["Block: playable may be played", "Negative = Positive: barred only when taking a row"]
    assert at.refused(None, at.special("neg_pos")).text == (
        "the 23 takes no row now: keep Negative = Positive until one of your cards does."
    )


# ---------------------------------------------------------------- seven takes, fifth row


@pytest.mark.parametrize("zone", [None, TURN, ("row", 0), ("card", 3)], ids=str)
def test_seven_takes_goes_to_the_row_of_the_own_card(zone: ZoneId | None) -> None:
    at = asked(ROWS, "seven_takes", 6).hold("seven_takes")
    assert at.places == ["seven row 0:5*"]
    assert said(at.preview(("row", 0))) == (
        "Only the 7th card takes row 1. Row 1 then has 6 cards, [7] heads. You take nothing."
    )
    assert at.status.text == "your 6 joins row 1 without taking it. Esc puts the card back."
    assert at.action.is_enabled
    assert at.drop(zone) == PlaySpecial("seven_takes")


def test_seven_takes_on_another_row_is_refused_with_the_sums() -> None:
    at = asked(ROWS, "seven_takes", 23).hold("seven_takes")
    refusal = at.refused(("row", 0))
    assert refusal.text == "the 23 does not go to row 1. The smallest difference decides: row 2."
    assert refusal.right is not None
    assert refusal.right.zone == ("row", 1)
    assert at.refused(("discard", 0)).text == "Takes seven goes to the lit place only."


def test_seven_takes_is_barred_for_a_low_card_and_for_a_row_that_has_one() -> None:
    assert asked("10 | 20 | 30 | 40", "seven_takes", 6).tray == ["Takes seven: barred your card is too low"]
    assert asked("10 seven | 20 | 30 | 40", "seven_takes", 12).tray == ["Takes seven: barred the row has one"]


def test_fifth_row_has_one_place_of_its_own() -> None:
    at = asked(ROWS, "fifth_row", 6).hold("fifth_row")
    assert at.places == ["open row 4:0*"]
    assert said(at.preview(("row", 4))) == (
        "The 6 opens a fifth row. Row 5 then has 1 card, [1] head. You take nothing."
    )
    assert at.drop(("row", 4)) == at.drop(None) == PlaySpecial("fifth_row")
    refusal = at.refused(("row", 1))
    assert refusal.text == "Fifth row goes to the lit place only."
    assert refusal.right is not None
    assert refusal.right.zone == ("row", 4)
    assert rows_after(at.do(PlaySpecial("fifth_row"))) == f"{ROWS} 104 | 6"


def test_a_second_fifth_row_is_barred() -> None:
    at = asked(f"{ROWS} | 70", "fifth_row", 6)
    assert at.tray == ["Fifth row: barred there are 5 rows"]
    assert at.refused(None, at.special("fifth_row")).told_by == "P6-S-20"


# ---------------------------------------------------------------- in Portuguese


def test_the_bubbles_in_portuguese(translations: Translations) -> None:
    translations.use("pt_BR")
    at = asked("47 52 60 63 | 21 25 32 34 38 | 5 9 | 88", "insert", 56).hold("insert")
    assert said(at.preview(("row", 0))) == (
        "O 56 entra entre 52 e 60. A fileira 1 fica com 5 cartas, [7] cabeças. Você não leva nada."
    )
    assert (at.status.lead, at.status.text) == ("Inserir:", "encaixe o 56 numa fileira acesa. Esc devolve a carta.")
    assert at.keys == ["0 sem especial", "1-4 fileira", "Enter encaixar", "Esc soltar"]
