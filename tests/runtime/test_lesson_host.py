"""A scene of a lesson behind messages: what is answered, what is played out, and that it never goes on without being
put back.
"""

import pytest

from pega6_desktop.core.lesson import Scene
from pega6_desktop.games.no_thanks.events import Event as EventThere
from pega6_desktop.games.no_thanks.events import RoundDealt as RoundDealtThere
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.games.no_thanks.moves import Move as MoveThere
from pega6_desktop.games.no_thanks.moves import Pass, Take
from pega6_desktop.games.no_thanks.observation import Observation as ObservationThere
from pega6_desktop.games.no_thanks.state import State as StateThere
from pega6_desktop.games.pega6.events import CardPlaced, Event, RoundDealt, RoundEnded, RowTaken
from pega6_desktop.games.pega6.moves import DraftCard, Move, PlayCard, PlayNoSpecial, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.scenes import LESSON, PRO_LESSON, SPECIAL_LESSON
from pega6_desktop.games.pega6.state import State
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.lesson_host import LessonHost
from pega6_desktop.runtime.messages import Message, Rejected, Update
from tests.builders import PEGA6, rows_text

Pega6Lesson = LessonHost[State, Move, Event, Observation]
NoThanksLesson = LessonHost[StateThere, MoveThere, EventThere, ObservationThere]
SEATS = tuple(SeatInfo(name, "human" if name == "Zoe" else "bot") for name in ("Zoe", "Ana", "Bia", "Caio"))
STEPS = {step.id: step for lesson in (LESSON, SPECIAL_LESSON, PRO_LESSON) for step in lesson}


def begun(step: str, scene: int = 0) -> Pega6Lesson:
    return LessonHost(PEGA6, STEPS[step].scenes[scene], SEATS[: STEPS[step].scenes[scene].seats], 3)


def answer_of(lesson: Pega6Lesson) -> str:
    return lesson.answer


def events_of(message: Message) -> list[object]:
    assert isinstance(message, Update)
    return [step.event for step in message.steps]


def test_a_scene_opens_where_the_learner_is_asked_and_the_others_have_chosen() -> None:
    opened = begun("before_you").opened()

    seen = opened.observation
    assert isinstance(seen, Observation)
    assert (opened.epoch, opened.game, opened.variant, opened.is_resumed) == (3, "pega6", "base", False)
    assert rows_text(seen.rows) == "1 2 3 | 30 33 35 37 | 51 63 | 78 84 89"
    assert seen.hand == (40, 64, 97)
    assert seen.to_act == (0,)
    assert seen.has_chosen == (False, True, True, True)


def test_the_right_card_ends_the_scene_and_nothing_more_can_be_moved() -> None:
    lesson = begun("before_you")

    said = lesson.submit(PlayCard(64))

    assert CardPlaced(seat=0, card=64, row=2, place=2) in events_of(said)
    assert answer_of(lesson) == "right"
    assert isinstance(said, Update)
    assert said.steps[-1].observation.legal == ()
    assert said.steps[-1].observation.to_act == ()
    again = lesson.submit(PlayCard(40))
    assert isinstance(again, Rejected)
    assert again.is_stale
    assert lesson.wanted == ()


def test_a_wrong_card_is_played_out() -> None:
    lesson = begun("before_you")

    said = lesson.submit(PlayCard(40))

    taken = [event for event in events_of(said) if isinstance(event, RowTaken)]
    assert [(event.seat, event.heads) for event in taken] == [(0, 12)]
    assert answer_of(lesson) == "wrong"
    assert lesson.observe().points == (12, 0, 0, 0)


def test_two_decisions_in_one_scene() -> None:
    lesson = begun("low")

    lesson.submit(PlayCard(7))
    assert answer_of(lesson) == ""
    assert lesson.wanted == (TakeRow(0),)
    said = lesson.submit(TakeRow(0))

    assert answer_of(lesson) == "right"
    placed = [event.card for event in events_of(said) if isinstance(event, CardPlaced)]
    assert placed == [7, 53, 71, 94]


def test_the_dear_row_is_taken_all_the_same() -> None:
    lesson = begun("low")

    lesson.submit(PlayCard(7))
    lesson.submit(TakeRow(1))

    assert answer_of(lesson) == "wrong"
    assert lesson.observe().points == (9, 0, 0, 0)


@pytest.mark.parametrize(
    ("move", "code"), [(PlayCard(2), "card_not_in_hand"), (TakeRow(0), "row_choice_not_offered"), ("40", "not_a_move")]
)
def test_what_cannot_be_moved_is_refused_by_the_rules_and_the_scene_goes_on(move: object, code: str) -> None:
    lesson = begun("before_you")

    said = lesson.submit(move)

    assert isinstance(said, Rejected)
    assert (said.code, said.is_stale, said.seat) == (code, False, 0)
    assert answer_of(lesson) == ""
    lesson.submit(PlayCard(64))
    assert answer_of(lesson) == "right"


def test_there_is_no_taking_back() -> None:
    said = begun("before_you").refuse("nothing_to_take_back")

    assert (said.code, said.is_stale) == ("nothing_to_take_back", False)


def test_whoever_has_nothing_written_plays_the_first_that_is_legal() -> None:
    scene = STEPS["before_you"].scenes[0]
    bare = Scene(scene.variant, scene.seats, scene.opening, scene.before, ((),) * 4, scene.wanted)
    lesson: Pega6Lesson = LessonHost(PEGA6, bare, SEATS, 1)

    lesson.submit(PlayCard(64))

    assert lesson.observe().tricks[-1].cards == (64, 15, 21, 26)


def test_a_wrong_pick_is_played_out_in_the_trick_that_is_written_for_the_learner() -> None:
    lesson = begun("draft")

    lesson.submit(DraftCard(1))

    seen = lesson.observe()
    assert answer_of(lesson) == "wrong"
    assert (seen.tricks[-1].cards, seen.points) == ((2, 12), (2, 0))
    assert (seen.legal, seen.trick) == ((), 2)


def test_what_is_offered_after_the_answer_is_declined_for_the_learner() -> None:
    lesson = begun("insert")

    said = lesson.submit(PlayNoSpecial())

    told = [type(event).__name__ for event in events_of(said)]
    assert told[told.index("ExchangeOffered") :] == ["ExchangeOffered", "ExchangeDeclined", *["CardPlaced"] * 2]
    assert lesson.observe().points == (14, 0, 0, 0)


def test_the_end_of_the_round_is_not_told_so_that_what_was_played_stays_to_be_seen() -> None:
    lesson = begun("round")
    for _ in range(3):
        lesson.submit(lesson.wanted[0])
    said = lesson.submit(lesson.wanted[0])

    assert lesson.answer == "right"
    assert not any(isinstance(event, RoundEnded | RoundDealt) for event in events_of(said))
    assert lesson.observe().tricks[-1].cards == (81, 61, 19, 104)
    assert lesson.observe().points[0] == 0
    assert lesson.observe().score.rounds == ()


def two_cards(others: tuple[tuple[str, ...], ...]) -> NoThanksLesson:
    """The last two cards of a round of No Thanks!; the learner may do anything, three times."""
    dealt = RoundDealtThere(1, first=0, chips=11, active=12, deck=(30,), aside=())
    scene = Scene("base", 4, (dealt,), before=(), others=others, wanted=(("take", "pass"),) * 3)
    return LessonHost(NoThanks(), scene, SEATS, 1)


def test_a_round_that_is_over_before_all_was_decided_ends_the_scene() -> None:
    lesson = two_cards(((), ("take",), (), ()))

    lesson.submit(Take())
    lesson.submit(Pass())

    assert (lesson.answer, lesson.observe().areas) == ("right", ((12,), (30,), (), ()))
    assert lesson.observe().chips == 10


def test_once_answered_whoever_takes_turns_plays_only_what_is_written() -> None:
    lesson = two_cards(((), ("pass", "pass", "take"), ("pass", "pass"), ("pass", "pass")))

    for _ in range(2):
        lesson.submit(Pass())
    assert lesson.observe().pot == 8
    lesson.submit(Pass())

    assert (lesson.answer, lesson.observe().areas) == ("right", ((), (12,), (), ()))
    assert (lesson.observe().active, lesson.observe().pot) == (30, 0)
