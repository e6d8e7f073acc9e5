"""How the events of the base game move: what a card is called before and after, where it comes from and goes to."""

from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardPlaced,
    CardsRevealed,
    ChoiceTakenBack,
    MatchEnded,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowTaken,
)
from pega6_desktop.ui.boards.catalog import BOARDS

BOARD = BOARDS["pega6"]


def test_a_deal_comes_from_the_deck_and_names_no_hand_the_viewer_does_not_know() -> None:
    hint = BOARD.hint(RoundDealt(1, (12, 37, 43, 58), ((4, 17), None, None)))
    assert hint.kind == "deal"
    assert [key for key, _ in hint.enters] == [("card", card) for card in (12, 37, 43, 58, 4, 17)]
    assert {zone for _, zone in hint.enters} == {("felt", 0)}


def test_a_hidden_choice_is_a_slot_out_of_a_hand() -> None:
    hint = BOARD.hint(CardChosen(2, None))
    assert (hint.kind, hint.enters, hint.rekeys) == ("choose", ((("slot", 2, 0), ("hand", 2)),), ())
    back = BOARD.hint(ChoiceTakenBack(2, None))
    assert (back.kind, back.leaves) == ("take_back", ((("slot", 2, 0), ("hand", 2)),))


def test_the_own_choice_turns_face_down_and_back_again() -> None:
    assert BOARD.hint(CardChosen(0, 44)).rekeys == ((("card", 44), ("slot", 0, 0)),)
    assert BOARD.hint(ChoiceTakenBack(0, 44)).rekeys == ((("slot", 0, 0), ("card", 44)),)


def test_the_reveal_turns_every_slot_into_its_card() -> None:
    hint = BOARD.hint(CardsRevealed(((3, 1), (9, 0))))
    assert (hint.kind, hint.sound) == ("reveal", "turn")
    assert hint.rekeys == ((("slot", 1, 0), ("card", 3)), (("slot", 0, 0), ("card", 9)))


def test_field_report_12_a_taking_names_its_cards_and_heads_whatever_its_reason() -> None:
    for reason in ("full", "low"):
        hint = BOARD.hint(RowTaken(1, 2, (10, 20, 30, 40, 50), 15, reason))
        assert (hint.kind, hint.counts, len(hint.leaves)) == ("take", ((1, 15),), 5)
        assert {zone for _, zone in hint.leaves} == {("pile", 1)}


def test_placing_moves_by_itself_and_a_row_choice_moves_nothing() -> None:
    assert BOARD.hint(CardPlaced(0, 44, 2, 1)).kind == "place"
    assert BOARD.hint(RowChoiceNeeded(0, 3)).kind == "quiet"


def test_the_table_waits_at_the_end_of_a_round_and_of_a_match() -> None:
    assert BOARD.hint(RoundEnded(1, (0, 5), (0, 5))).is_gate
    assert BOARD.hint(MatchEnded((0, 70), (0,))).is_gate
    assert not BOARD.hint(CardPlaced(0, 44, 2, 1)).is_gate
