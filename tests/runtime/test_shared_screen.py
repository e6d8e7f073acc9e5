"""Several humans at one screen: nothing of anybody's hand is told before its owner has confirmed to be there."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pega6_desktop.core.game import Observed
from pega6_desktop.games.pega6.events import CardChosen, ChoiceTakenBack, Event
from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.runtime.messages import Message, Opened, Rejected, Shown, Update
from tests.runtime.desk import PEGA6, Pega6Host, bots_answer, hosted, legal, played, record, show, submit, take_back


def told(message: Message) -> Iterator[tuple[Event | None, Observation]]:
    """Every table a message tells of, with the event that led there."""
    match message:
        case Update(steps=steps):
            for step in steps:
                assert isinstance(step.event, Event)
                yield step.event, _seen(step.observation)
        case Opened(past=past):
            for event in past:
                assert isinstance(event, Event)
                yield event, _seen(message.observation)
            yield None, _seen(message.observation)
        case Shown() | Rejected():
            yield None, _seen(message.observation)


def _seen(observation: Observed[object]) -> Observation:
    assert isinstance(observation, Observation)
    return observation


def assert_neutral(said: tuple[Message, ...] | list[Message]) -> None:
    """Nobody's hidden card is in these messages."""
    for message in said:
        for event, table in told(message):
            assert table.viewer is None
            assert (table.hand, table.own_choice, table.specials, table.legal) == ((), None, (), ())
            assert event is None or PEGA6.redact(event, None) == event


def assert_only_of(seat: int, said: tuple[Message, ...] | list[Message]) -> None:
    """Only this seat's hidden cards may be in these messages."""
    for message in said:
        for event, table in told(message):
            assert table.viewer == seat
            assert event is None or PEGA6.redact(event, seat) == event


def confirmed(host: Pega6Host, seat: int) -> Observation:
    """The seat sits down before the screen."""
    (shown,) = show(host, seat)
    assert isinstance(shown, Shown)
    assert (shown.seat, shown.revision) == (seat, host.revision)
    return _seen(shown.observation)


def refused(said: tuple[Message, ...]) -> str:
    """The code of the refusal."""
    (rejected,) = said
    assert isinstance(rejected, Rejected)
    assert_neutral(said)
    return rejected.code


# ---------------------------------------------------------------- who is told what


@given(
    humans=st.integers(2, 4),
    bots=st.integers(0, 2),
    variant=st.sampled_from(["base", "pro", "special"]),
    luck=st.randoms(use_true_random=False),
    seed=st.integers(0, 10_000),
)
def test_between_two_people_no_message_holds_a_hidden_card_of_anybody(
    humans: int, bots: int, variant: str, luck: Random, seed: int
) -> None:
    kinds = ["h"] * humans + ["b"] * bots
    luck.shuffle(kinds)
    host = hosted(record("".join(kinds), seed=seed, variant=variant, options={}))
    assert_neutral(host.opened())
    for _ in range(60):
        assert_neutral(bots_answer(host))
        people = [seat for seat in host.observe(None).to_act if kinds[seat] == "h"]
        if not people:
            break
        seat = luck.choice(people)
        own = confirmed(host, seat)
        assert (own.viewer, own.hand) == (seat, host.observe(seat).hand)
        assert_only_of(seat, bots_answer(host))
        if luck.random() < 0.2:
            assert_neutral(show(host, None))
            continue
        assert_neutral(submit(host, luck.choice(own.legal), seat))
        if luck.random() < 0.2:
            assert_neutral(take_back(host, seat))


def test_a_match_of_several_people_opens_and_goes_on_with_nobody_looking() -> None:
    assert_neutral(hosted(record("hhb"), viewer=0).opened())
    assert_neutral(hosted(played(record("hhb"), 12), viewer=1).opened())


def test_who_has_moved_does_not_even_see_the_own_choice_any_more() -> None:
    host = hosted(record("hhb"))
    card = confirmed(host, 1).hand[3]
    (update,) = submit(host, PlayCard(card), 1)
    assert isinstance(update, Update)
    assert [step.event for step in update.steps] == [CardChosen(1, None)]
    assert_neutral([update])


def test_bots_go_on_choosing_while_somebody_looks() -> None:
    host = hosted(record("hbhb"))
    confirmed(host, 2)
    said = bots_answer(host)
    assert len(said) == 2
    assert_only_of(2, said)


def test_with_one_human_nothing_needs_to_be_confirmed() -> None:
    host = hosted(record("bhb"), viewer=1)
    assert len(legal(host, 1)) == 10
    _, dealt = host.opened()
    assert_only_of(1, [dealt])
    (rejected,) = show(host, None)
    assert isinstance(rejected, Rejected)
    assert (rejected.code, rejected.observation) == ("not_shared", host.observe(1))


# ---------------------------------------------------------------- who may do what


def test_nobody_moves_for_a_seat_that_does_not_look() -> None:
    host = hosted(record("hh"))
    assert refused(submit(host, legal(host, 0)[0], 0)) == "not_shown"
    confirmed(host, 1)
    (rejected,) = submit(host, legal(host, 0)[0], 0)
    assert isinstance(rejected, Rejected)
    assert (rejected.code, _seen(rejected.observation).viewer) == ("not_shown", 1)
    assert host.record.moves == ()


@pytest.mark.parametrize(("seat", "code"), [(1, "not_your_turn"), (2, "not_your_seat"), (3, "not_your_seat")])
def test_only_a_human_who_owes_a_decision_may_look(seat: int, code: str) -> None:
    host = hosted(record("hhb"))
    confirmed(host, 1)
    submit(host, legal(host, 1)[0], 1)
    assert refused(show(host, seat)) == code


def test_looking_changes_nothing_about_the_match() -> None:
    host = hosted(record("hhb"))
    before = (host.record, host.revision)
    confirmed(host, 0)
    confirmed(host, 1)
    assert_neutral(show(host, None))
    assert (host.record, host.revision) == before


# ---------------------------------------------------------------- taking back


def test_a_choice_may_be_taken_back_until_the_next_one_has_confirmed() -> None:
    host = hosted(record("hhh"))
    confirmed(host, 0)
    submit(host, legal(host, 0)[0], 0)
    said = take_back(host, 0)
    assert_neutral(said)
    assert [step.event for message in said if isinstance(message, Update) for step in message.steps] == [
        ChoiceTakenBack(0, None)
    ]
    confirmed(host, 0)
    submit(host, legal(host, 0)[4], 0)
    confirmed(host, 1)
    (rejected,) = take_back(host, 0)
    assert isinstance(rejected, Rejected)
    assert (rejected.code, len(host.record.moves)) == ("nothing_to_take_back", 1)


def test_nobody_takes_back_the_choice_of_somebody_else() -> None:
    host = hosted(record("hhh"))
    for seat in (0, 1):
        confirmed(host, seat)
        submit(host, legal(host, seat)[0], seat)
    assert refused(take_back(host, 0)) == "nothing_to_take_back"
    assert refused(take_back(host, 2)) == "nothing_to_take_back"
    assert_neutral(take_back(host, 1))
    assert [move.seat for move in host.record.moves] == [0]


def test_after_the_reveal_nothing_comes_back() -> None:
    host = hosted(record("hh"))
    for seat in (0, 1):
        confirmed(host, seat)
        submit(host, legal(host, seat)[0], seat)
    assert refused(take_back(host, 1)) == "nothing_to_take_back"
    assert len(host.record.moves) == 2


def test_a_drafted_card_stands_once_the_next_person_has_drafted() -> None:
    host = hosted(record("hh", variant="pro", options={}))
    (first,) = [seat for seat in (0, 1) if legal(host, seat)]
    for seat in (first, 1 - first):
        confirmed(host, seat)
        submit(host, legal(host, seat)[0], seat)
    (rejected,) = take_back(host, first)
    assert isinstance(rejected, Rejected)
    assert (rejected.code, rejected.rule) == ("pick_stands", "P6-P-04")
    assert len(host.record.moves) == 2
