"""What the lessons of Pega em 6! say of the real cards that lie there."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.core.lesson import LessonStep
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.pega6.moves import DraftCard, Move, PlayCard, PlayNoSpecial, PlaySpecial, TakeRow
from pega6_desktop.games.pega6.scenes import LESSON, PRO_LESSON, SPECIAL_LESSON
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime.lesson_host import LessonHost
from pega6_desktop.ui.boards.pega6 import card_lesson as cards
from pega6_desktop.ui.boards.pega6 import lesson as guide
from pega6_desktop.ui.screens.common.lessons import Guide

SEATS = tuple(SeatInfo(name, "bot") for name in ("Zoe", "Ana", "Bia", "Caio"))
STEPS: dict[str, tuple[LessonStep, Guide]] = {
    **{step.id: (step, guide) for step in LESSON},
    **{step.id: (step, cards) for step in (*SPECIAL_LESSON, *PRO_LESSON)},
}


def after(step: str, scene: int, *moves: Move) -> LessonHost:  # type: ignore[type-arg]  # of any game
    found = STEPS[step][0].scenes[scene]
    lesson = LessonHost(GAMES["pega6"], found, SEATS[: found.seats], 1)
    for move in moves:
        lesson.submit(move)
    return lesson


def told(step: str, scene: int, *moves: Move) -> str:
    """What is said once these moves are made."""
    lesson, guide = after(step, scene, *moves), STEPS[step][1]
    seen = lesson.observe()
    if not lesson.answer:
        return guide.task(step, scene, seen)
    say = guide.right if lesson.answer == "right" else guide.wrong
    return say(step, scene, seen)


@pytest.mark.parametrize(
    ("step", "scene", "moves", "words"),
    [
        ("choose", 0, (PlayCard(40),), "They went in from the lowest to the highest: 37, 40, 60 and 84."),
        ("where", 0, (PlayCard(46),), "The 46 went behind the 41: a difference of 5, the smallest."),
        ("sixth", 0, (PlayCard(53),), "The 53 took nothing. The full row still waits for its sixth card."),
        ("sixth", 0, (PlayCard(34),), "The 34 was the sixth card of its row and took 14 heads."),
        (
            "low",
            0,
            (PlayCard(8),),
            "The 8 takes a row of your choice. A little now can be better than a lot later.",
        ),
        ("low", 0, (PlayCard(8), TakeRow(0)), "Only 1 head, and your card begins the row anew."),
        ("low", 0, (PlayCard(8), TakeRow(1)), "That row cost 9 heads. There was one for 1."),
        ("before_you", 0, (PlayCard(40),), "It looked safe. But 38 went in before, and the 40 took 12 heads."),
        ("before_you", 0, (PlayCard(97),), "It looked safe. But 90 and 91 went in before, and the 97 took 7 heads."),
        (
            "before_you",
            0,
            (PlayCard(64),),
            "The 64 follows the 63, and no card can come between: safe, whatever the others play.",
        ),
        (
            "before_you",
            1,
            (PlayCard(38),),
            "The 38 follows the 37, and no card can come between: safe, whatever the others play.",
        ),
        ("heads", 0, (PlayCard(3), TakeRow(1)), "4 cards, but only 4 heads: the cheapest row."),
        ("heads", 0, (PlayCard(3), TakeRow(0)), "That row cost 7 heads. There was one for 4."),
        (
            "round",
            0,
            tuple(map(PlayCard, (75, 81, 59, 63))),
            "You took 14 heads. Playing at random takes 7.6 on average.",
        ),
        (
            "round",
            0,
            tuple(map(PlayCard, (59, 63, 75, 81))),
            "You took nothing. Playing at random takes 7.6 heads on average.",
        ),
        (
            "insert",
            0,
            (),
            (
                "Your 34 would be the sixth of its row and take 14 heads. "
                "With the special card it slips into a row that ends higher."
            ),
        ),
        ("insert", 0, (PlayNoSpecial(),), "Without the special card the 34 took 14 heads."),
        (
            "insert",
            0,
            (PlaySpecial("insert", row=3),),
            "That row was full as well: you took all but its highest card, 11 heads.",
        ),
        ("block", 0, (PlaySpecial("block", row=0),), "It did not help the 34: you took 14 heads."),
        (
            "fifth_row",
            1,
            (PlaySpecial("fifth_row"),),
            "The 2 takes nothing. The row taken after it left with its taker's card: there are four again.",
        ),
        (
            "neg_pos",
            0,
            (PlaySpecial("neg_pos", 22),),
            "The dearest card takes the most with it: of the whole row 4 heads are left.",
        ),
        ("draft", 0, (DraftCard(1),), "All four rows began above your 2: it had to take one, 2 heads."),
        ("known", 0, (PlayCard(11),), "It looked safe. But 9 went in before, and the 11 took 5 heads."),
    ],
)
def test_what_is_told_of_a_move(
    english: Translations, step: str, scene: int, moves: tuple[Move, ...], words: str
) -> None:
    assert told(step, scene, *moves) == words
