"""What the lesson of No Thanks! says of the real cards, chips and players of its scenes."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.games.no_thanks.scenes import LESSON
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.lesson_host import LessonHost
from pega6_desktop.ui.boards.no_thanks import lesson as guide
from pega6_desktop.ui.boards.no_thanks.layout import no_thanks_layout
from pega6_desktop.ui.screens.common.plan import BOT_NAMES

SEATS = tuple(SeatInfo(name, "bot") for name in ("Zoe", "Ana", "Bia", "Caio"))
STEPS = {step.id: step for step in LESSON}


def told(step: str, scene: int, moves: str) -> tuple[str, str]:
    """How the scene stands after these moves, and what is said then."""
    game = NoThanks()
    lesson = LessonHost(game, STEPS[step].scenes[scene], SEATS, 1)
    for text in moves.split():
        lesson.submit(game.parse_move(text))
    say = {"": guide.task, "right": guide.right, "wrong": guide.wrong}[lesson.answer]
    return lesson.answer, say(step, scene, lesson.observe())


@pytest.mark.parametrize(
    ("step", "scene", "moves", "answer", "words"),
    [
        ("pay", 0, "pass", "right", "One chip, and it is Ana’s problem."),
        ("pay", 0, "take", "wrong", "The 34 cost 34 points. Passing would have cost one chip."),
        ("chips", 0, "take", "right", "Twelve points less five chips: it cost seven."),
        ("chips", 0, "pass", "wrong", "Ana took the 12 with six chips, and two of them were yours."),
        ("no_chips", 0, "pass", "", "You have no chips left. Try to pass, then take the 27."),
        (
            "no_chips",
            0,
            "pass take",
            "right",
            "Without chips the table decides for you. But five came with the card: now you can pass again.",
        ),
        ("run", 0, "take", "right", "In a run only the lowest counts: the 22 costs nothing any more."),
        ("run", 0, "pass", "wrong", "Ana had no chips and had to take the 21. Your 22 still counts in full."),
        ("wait", 0, "take", "wrong", "It cost nothing, and it earned nothing. Who else would have taken the 21?"),
        ("wait", 0, "pass", "", "It has come round, with four chips on it. Take it now."),
        (
            "wait",
            0,
            "pass take",
            "right",
            "Only you want it? Let it earn a round: three chips of the others came with it.",
        ),
        ("wait", 0, "pass pass", "wrong", "One round was enough: with five chips on it Ana took the 21."),
        ("wait", 1, "pass", "wrong", "Caio wanted it too: he took the 21 with three chips."),
        (
            "wait",
            1,
            "take",
            "right",
            "Somebody else wants it too? Take it now: Caio would not have let it go by.",
        ),
        ("last", 0, "take", "", "Two cards to go. Every chip is a way out."),
        ("last", 0, "take pass", "", "The last card. Every chip you keep is a point less."),
        ("last", 0, "pass", "", "Without chips the table decides for you."),
        (
            "last",
            0,
            "take pass pass",
            "right",
            "Your cards count 63, less 3 chips: 60 points. Playing at random ends with 97.6 on average.",
        ),
        (
            "last",
            0,
            "pass take take",
            "right",
            "Your cards count 111, less 3 chips: 108 points. Playing at random ends with 97.6 on average.",
        ),
    ],
)
def test_what_is_told_of_a_move(
    english: Translations, step: str, scene: int, moves: str, answer: str, words: str
) -> None:
    assert told(step, scene, moves) == (answer, words)


def test_what_the_15_brings_is_told_before_it_is_taken(english: Translations) -> None:
    lesson = LessonHost(NoThanks(), STEPS["last"].scenes[0], SEATS, 1)

    assert guide.look("last", 0, lesson.observe()) == "The 15 costs 11 points and leaves you 5 chips."


def test_the_others_are_called_as_at_every_first_table() -> None:
    assert BOT_NAMES[:3] == ("Ana", "Bia", "Caio")


def test_under_a_lesson_the_others_give_the_two_actions_room_for_all_their_words() -> None:
    alone = no_thanks_layout(1024, 640, 3, text_scale=1.0, bar=None)
    under_strip = no_thanks_layout(1024, 640, 3, text_scale=1.0, bar=162)

    assert under_strip.take.height > 125
    assert 0.8 < under_strip.seats[0].height / alone.seats[0].height < 0.9
    assert alone.take.height > 140
