"""What the lesson of Qwixx cards says of the real sheets."""

import pytest

from pega6_desktop.app.i18n import Translations
from pega6_desktop.games.qwixx_cards.moves import parse_move
from pega6_desktop.games.qwixx_cards.scenes import LESSON
from pega6_desktop.ui.boards.qwixx_cards import lesson as guide
from tests.lessons import begun


@pytest.mark.parametrize(
    ("step", "scene", "move", "words"),
    [
        ("choose", 0, "cross red", "Only the 2 is left behind. In green or blue it would have been 9 numbers."),
        (
            "choose",
            0,
            "cross blue",
            "In blue the 3 stands almost at the end: 9 numbers are left behind. In red or yellow only the 2 would be.",
        ),
        (
            "choose",
            0,
            "cross nothing",
            "Passing costs nothing, but scores nothing either. In red or yellow the 3 leaves only the 2 behind.",
        ),
        ("left", 0, "play Y4 in yellow cross 4", "The 4 comes right after the 3: nothing is left behind."),
        (
            "left",
            0,
            "play R7 in red cross 7",
            "The red 7 is crossed, but 2, 3, 4, 5 and 6 lie left of it and never come back.",
        ),
        ("left", 0, "play G6 in green", "You crossed nothing. The yellow 4 would have left nothing behind."),
        ("backs", 0, "draw 1", "The back said 9. You see the colour only in your hand: green."),
        (
            "gap",
            0,
            "play Y5 Y6 Y7 in yellow cross 5 6 7",
            "Three crosses at once: 5, 6 and 7, and nothing skipped.",
        ),
        ("gap", 0, "play Y5 Y6 in yellow cross 5 6", "This time: 2 crosses. In yellow, 5, 6 and 7 go together."),
        ("gap", 0, "play B3 in blue", "This time: no crosses. In yellow, 5, 6 and 7 go together."),
        ("gap", 1, "play Y5 Y7 in yellow cross 5 7", "5 and 7: a single skip. The 9 stays in your hand for later."),
        (
            "gap",
            1,
            "play Y5 Y7 Y9 in yellow cross 5 7",
            "5 and 7: a single skip. But the 9 went to the discard pile: it could have waited.",
        ),
        (
            "gap",
            1,
            "play Y7 Y9 in yellow cross 7 9",
            "7 and 9 fit together, but they leave the 5 behind: a cross you had in your hand.",
        ),
        ("gap", 1, "play R10 in red cross 10", "This time: 1 cross. In yellow, 5 and 7 go together."),
        (
            "lock",
            0,
            "play Y11 Y12 in yellow cross 11 12",
            "The 11 was the fifth cross, the 12 closed the row, and the lock counts too: seven crosses, 28 points.",
        ),
        (
            "lock",
            0,
            "play Y11 in yellow cross 11",
            "The 11 is the fifth cross, but the row is still open. The 12 together with it would have closed it.",
        ),
        (
            "lock",
            0,
            "play B6 in blue cross 6",
            "The yellow row is still open. The 11 and the 12 together would have closed it.",
        ),
        (
            "miss",
            0,
            "play Y2 Y3 in yellow",
            (
                "A penalty is not always the worst: it cost 5, but red stays open from 5 to 12. "
                "With the 11 it would have stopped at 10 points."
            ),
        ),
        (
            "miss",
            0,
            "play R11 in red cross 11",
            (
                "It scored 4 now, but red stops at 10: the 12 needs five crosses. "
                "With the penalty, two more crosses would have made up for it."
            ),
        ),
        (
            "end",
            0,
            "cross red",
            "Bia closed her second row, and that was the end. Your 12 came in time: red went from 15 to 28 points.",
        ),
        (
            "end",
            0,
            "cross green",
            (
                "Bia closed her second row, and that was the end: your red stays at 15 points. "
                "With the 12 it would have been 28."
            ),
        ),
    ],
)
def test_what_is_told_of_a_move(english: Translations, step: str, scene: int, move: str, words: str) -> None:
    found = next(one for one in LESSON if one.id == step)
    lesson = begun("qwixx_cards", found.scenes[scene])

    lesson.submit(parse_move(move))

    say = guide.right if lesson.answer == "right" else guide.wrong
    assert say(step, scene, lesson.observe()) == words
