"""What is seen: numbers on backs, colours only in the own hand, decisions only once all have decided (QX-12, QX-18)."""

from pega6_desktop.games.qwixx_cards.events import (
    NOWHERE,
    CardsDrawn,
    Dealt,
    DisplayRefilled,
    MarkChosen,
    MarkTakenBack,
    PileReshuffled,
)
from pega6_desktop.games.qwixx_cards.moves import CrossNumber
from pega6_desktop.games.qwixx_cards.worlds import determinized, unseen_cards
from tests.games.qwixx_cards.story import QWIXX, A, B, cards, table


def test_of_other_hands_only_the_backs_are_seen() -> None:
    story = table("play", hands={A: "R2 R3 Y6 B4 G9", B: "B12 B2 G7 R7"})
    mine, theirs = QWIXX.observe(story.state, A), QWIXX.observe(story.state, B)
    assert mine.hand == tuple(sorted(cards("R2 R3 Y6 B4 G9")))
    assert mine.hand_numbers == theirs.hand_numbers == ((2, 3, 4, 6, 9), (2, 7, 7, 12))
    assert QWIXX.observe(story.state, None).hand == ()


def test_backs_in_hands_may_be_kept_secret() -> None:
    story = table("play", options={"showHandNumbers": False})
    assert QWIXX.observe(story.state, A).hand_numbers == ()
    seen = QWIXX.observe(story.state, A)
    assert seen.hand_sizes == (5, 4)
    world = determinized(seen, 3).state
    assert QWIXX.observe(world, A) == seen
    assert sorted(world.hands[B]) == list(world.hands[B]) != list(story.state.hands[B])


def test_of_display_and_pile_only_numbers_are_seen() -> None:
    seen = QWIXX.observe(table("draw", display="R2 J3 R4 B6", pile="G12 Y2", options={"jokers": True}).state, A)
    assert (seen.display, seen.top, seen.pile_size) == ((2, 3, 4, 6), 12, 2)


def test_before_the_deal_there_is_nothing_to_see() -> None:
    seen = QWIXX.observe(QWIXX.initial(QWIXX.setup("base", {}, 2, 1)), A)
    assert (seen.top, seen.display, seen.hand, seen.phase) == (0, (), (), "deal")


def test_a_decision_is_seen_by_its_owner_alone() -> None:
    story = table("mark", pile="B4 R7").mark("red")
    assert QWIXX.observe(story.state, A).own_choice == 0
    assert QWIXX.observe(story.state, B).own_choice is None
    assert QWIXX.observe(story.state, B).has_chosen == (True, False)
    (chosen,) = story.log
    assert QWIXX.redact(chosen, A) == MarkChosen(A, 0)
    assert QWIXX.redact(chosen, B) == QWIXX.redact(MarkChosen(A, NOWHERE), None) == MarkChosen(A, None)
    assert QWIXX.redact(MarkTakenBack(A, 1), B) == MarkTakenBack(A, None)
    assert QWIXX.redact(MarkTakenBack(A, 1), A) == MarkTakenBack(A, 1)


def test_drawn_cards_show_their_front_to_their_owner_alone() -> None:
    story = table("draw", hands={A: "R11 R12 Y6"}, display="R2 R3 R4 R6", pile="Y2 Y3 Y4").draw(1, 4)
    drawn, refilled = story.log[:2]
    assert QWIXX.redact(drawn, A) == drawn == CardsDrawn(A, (0, 3), cards("R2 R6"), (2, 6))
    assert QWIXX.redact(drawn, B) == CardsDrawn(A, (0, 3), None, (2, 6))
    assert QWIXX.redact(refilled, A) == DisplayRefilled((0, 3), None, (2, 3))
    assert QWIXX.redact(PileReshuffled(2, cards("R2 R3")), A) == PileReshuffled(2, None)


def test_the_deal_shows_everybody_the_own_hand() -> None:
    empty = QWIXX.initial(QWIXX.setup("base", {}, 2, 1))
    (dealt,) = QWIXX.opening(empty)
    told = QWIXX.redact(dealt, A)
    assert isinstance(told, Dealt)
    assert (told.hands, told.display, told.pile) == ((dealt.hands[A], None), None, None)
    assert len(told.numbers) == 4


def test_the_score_runs_until_the_end_and_is_one_round_then() -> None:
    running = QWIXX.observe(table("play").state, A).score
    assert (running.rounds, running.running, running.outcome) == ((), (0, 0), None)
    assert not running.is_low_best


def test_a_world_keeps_every_back_and_goes_on() -> None:
    story = table("mark", pile="B4 R7 R8").mark("red")
    seen = QWIXX.observe(story.state, B)
    worlds = [determinized(seen, seed) for seed in range(20)]
    assert {world.state.chosen[A] for world in worlds} > {NOWHERE, 0}
    assert {world.state.chosen[B] for world in worlds} == {None}
    assert len({world.state.hands[A] for world in worlds}) > 1
    world = worlds[0]
    assert world.to_act() == (B,)
    assert CrossNumber(1) in world.legal_moves(B)
    _, after = world.after(B, CrossNumber(1))
    assert after.sheets[B].rows[1] == (4,)
    assert after.to_act() == (A,)


def test_own_cards_and_those_played_are_not_unseen() -> None:
    story = table("play", hands={A: "R2 R3 Y6 B4 G9"}, discard="R7 B9")
    unseen = unseen_cards(QWIXX.observe(story.state, A))
    assert len(unseen) == 44 - 5 - 2
    assert not set(unseen) & set(cards("R2 R3 Y6 B4 G9 R7 B9"))
