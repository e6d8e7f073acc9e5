"""Nobody sees what is not theirs to see, and everybody sees what lies open."""

from pega6_desktop.games.no_thanks.events import RoundDealt
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.no_thanks.worlds import counted_chips, determinized, unseen
from tests.games.no_thanks.story import GAME, A, B, C, begun, table


def test_chips_of_others_are_hidden() -> None:
    seen = GAME.observe(table((), (), (), active=30, chips=(1, 2, 3)).state, B)
    assert (seen.chips, seen.open_chips) == (2, ())
    assert GAME.observe(table((), (), (), active=30).state, None).chips == 0


def test_open_chips_are_seen_by_all() -> None:
    state = table((), (), (), active=30, chips=(1, 2, 3), openChips=True).state
    assert GAME.observe(state, None).open_chips == (1, 2, 3)


def test_only_open_things_are_counted_into_the_round() -> None:
    state = table((8,), (20, 21), (), active=30, chips=(1, 2, 3)).state
    assert GAME.observe(state, A).score.running == (8, 20, 0)
    shown = table((8,), (20, 21), (), active=30, chips=(1, 2, 3), openChips=True).state
    assert GAME.observe(shown, None).score.running == (7, 18, -3)


def test_a_tiger_is_its_owners_alone() -> None:
    state = table((), (), (), active=23, variant="tiger", tigers=(14, None, 9)).state
    assert GAME.observe(state, A).tiger == 14
    assert GAME.observe(state, B).tiger is None
    assert GAME.observe(state, C).has_tiger == (True, False, True)


def test_a_deal_tells_everybody_their_own_tiger_and_nothing_of_the_deck() -> None:
    dealt = begun("tiger", 4).told[0]
    told = GAME.redact(dealt, 2)
    assert isinstance(dealt, RoundDealt)
    assert isinstance(told, RoundDealt)
    assert (told.deck, told.aside) == (None, None)
    assert told.tigers == (None, None, dealt.tigers[2], None)


def test_what_happens_openly_is_told_to_all() -> None:
    story = table((), (), (), active=30).does(A, Pass())
    assert GAME.redact(story.told[0], None) == story.told[0]


def test_whoever_watched_has_counted_the_chips() -> None:
    story = begun("base", 4, seed=3)
    for turn in range(30):
        seat = GAME.to_act(story.state)[0]
        story.does(seat, Pass() if turn % 3 and story.state.chips[seat] else Take())
        assert counted_chips(GAME.observe(story.state, None)) == story.state.chips


def test_imagined_tables_hold_every_unseen_card_once() -> None:
    state = begun("tiger", 5, seed=4).state
    seen = GAME.observe(state, 1)
    imagined = determinized(seen, 9)
    others = [tiger for seat, tiger in enumerate(imagined.tigers) if seat != 1 and tiger is not None]
    assert sorted((*imagined.deck, *imagined.aside, *others)) == list(unseen(seen))
    assert imagined.tigers[1] == state.tigers[1]
