"""What the lesson of Qwixx cards says: the names of its steps, what is to be done, where to look, and the answers.

Owns the sentences. Which of them is due, and the numbers in it, are the board's task.
"""

from collections.abc import Sequence

from pega6_desktop.games.qwixx_cards.cards import Card
from pega6_desktop.ui.words.messages import Messages, filled, listed
from pega6_desktop.ui.words.qwixx import table


class QwixxLesson(Messages):
    """The ox teaches."""


def step_name(step: str) -> str:
    """The name of a step on the rail, as short as can be."""
    return {
        "choose": QwixxLesson.tr("For all", "a step of the lesson: the number for all"),
        "left": QwixxLesson.tr("Left behind", "a step of the lesson"),
        "backs": QwixxLesson.tr("The backs", "a step of the lesson"),
        "gap": QwixxLesson.tr("One skip", "a step of the lesson"),
        "lock": QwixxLesson.tr("The lock", "a step of the lesson"),
        "miss": QwixxLesson.tr("The penalty", "a step of the lesson"),
        "end": QwixxLesson.tr("The end", "a step of the lesson"),
    }[step]


# ---------------------------------------------------------------- what is to be done


def task(step: str) -> str:
    """What the step tells, and what to do."""
    return {
        "choose": QwixxLesson.tr(
            "You cross from left to right, and the number on the pile counts for everybody. "
            "Cross the 3 where you lose least."
        ),
        "left": QwixxLesson.tr(
            "Now only you play, and cross the numbers of your cards. What is left behind never comes back: "
            "play the card that leaves nothing behind."
        ),
        "backs": QwixxLesson.tr(
            "Your turn begins with drawing until you hold five cards. The back tells the number, never the colour. "
            "Draw one."
        ),
        "gap": QwixxLesson.tr("You may play up to three cards of one colour at once. Make as many crosses as you can."),
        "lock": QwixxLesson.tr(
            "The 12 closes the yellow row, but it needs five crosses before it, and there are four. Close the row now."
        ),
        "miss": QwixxLesson.tr(
            "Nothing fits well, and you have crossed nothing in this turn: the red 11, or a penalty "
            "that costs 5 points? Count both."
        ),
        "end": QwixxLesson.tr(
            "The 12 counts for everybody. Look at Bia's sheet before you decide: what can she do with it?"
        ),
    }[step]


def one_skip() -> str:
    """The second scene of the skip."""
    return QwixxLesson.tr(
        "Now the 5, the 7 and the 9. In one go you may skip one number at most: which two fit together and lose least?"
    )


# ---------------------------------------------------------------- where to look


def look(step: str) -> str:
    """Where to look before deciding."""
    return {
        "choose": QwixxLesson.tr(
            "Red and yellow begin with 2, green and blue with 12. How many numbers stand left of the 3?"
        ),
        "left": QwixxLesson.tr("Your yellow row has come to 3. Which of your cards comes right after it?"),
        "backs": QwixxLesson.tr("Any card will do. Which number goes with your hand?"),
        "gap": QwixxLesson.tr("Of which colour do you hold three cards?"),
        "lock": QwixxLesson.tr("Which of your cards would be the fifth cross?"),
        "miss": QwixxLesson.tr("After the 11 only the 12 is left in the red row, and it needs five crosses."),
        "end": QwixxLesson.tr(
            "Two completed rows of anybody end the match. Bia has closed green; in yellow she needs only the 12."
        ),
    }[step]


def look_at_skips() -> str:
    """Where to look in the second scene of the skip."""
    return QwixxLesson.tr("From 5 to 7 you skip one, the 6. Up to 9 it would be two: the 6 and the 8.")


def try_place(place: int) -> str:
    """Which card of the display it is, from 1."""
    return filled(QwixxLesson.tr("Try the card on place {place}."), place=place)


def try_colour(row: int) -> str:
    """Which row takes the number for all."""
    return filled(QwixxLesson.tr("Try {colour}.", "the row of this colour"), colour=table.colour(row))


def try_cards(row: int, numbers: Sequence[int]) -> str:
    """Which cards are to be played, and all of them crossed."""
    text = QwixxLesson.tr("Try the {numbers} in {colour}.", "one number")
    if len(numbers) > 1:
        text = QwixxLesson.tr("Try {numbers} in {colour}.")
    return filled(text, numbers=_listed(numbers), colour=table.colour(row))


def try_without_cross(cards: Sequence[Card]) -> str:
    """Which cards are to be played and not crossed."""
    return filled(QwixxLesson.tr("Try this: play {cards} and cross nothing."), cards=table.all_cards(cards))


# ---------------------------------------------------------------- the answers


def lost_little(lost: int, most: int) -> str:
    """The number for all stands where it loses least; most: how many it loses elsewhere."""
    text = QwixxLesson.tr("Only the {lost} is left behind. In green or blue it would have been %n number(s).", "", most)
    return filled(text, lost=lost)


def lost_much(number: int, row: int, lost: int) -> str:
    """The number for all stands where it loses most."""
    text = QwixxLesson.tr(
        "In {colour} the {number} stands almost at the end: %n number(s) are left behind. "
        "In red or yellow only the 2 would be.",
        "",
        lost,
    )
    return filled(text, colour=table.colour(row), number=number)


def passed_for_nothing(number: int) -> str:
    """The number for all was passed although it fits."""
    text = QwixxLesson.tr(
        "Passing costs nothing, but scores nothing either. In red or yellow the {number} leaves only the 2 behind."
    )
    return filled(text, number=number)


def left_nothing(number: int, before: int) -> str:
    """The number follows the last cross at once."""
    text = QwixxLesson.tr("The {number} comes right after the {before}: nothing is left behind.")
    return filled(text, number=number, before=before)


def left_behind(number: int, row: int, lost: Sequence[int]) -> str:
    """What the cross has cost."""
    text = QwixxLesson.tr("The {box} is crossed, but {numbers} lie left of it and never come back.")
    return filled(text, box=table.in_colour(number, row), numbers=_listed(lost))


def crossed_nothing(number: int, row: int) -> str:
    """The cards were played without a cross; this number would have cost nothing."""
    text = QwixxLesson.tr("You crossed nothing. The {box} would have left nothing behind.")
    return filled(text, box=table.in_colour(number, row))


def drawn(number: int, row: int) -> str:
    """What the back had told, and the front."""
    text = QwixxLesson.tr("The back said {number}. You see the colour only in your hand: {colour}.")
    return filled(text, number=number, colour=table.colour(row))


def three_at_once(numbers: Sequence[int]) -> str:
    """As many as can be."""
    return filled(QwixxLesson.tr("Three crosses at once: {numbers}, and nothing skipped."), numbers=_listed(numbers))


def two_with_a_skip(numbers: Sequence[int], *, is_rest_gone: bool) -> str:
    """The two that lose least; is_rest_gone: the third card was played with them, without a cross."""
    text = QwixxLesson.tr("{numbers}: a single skip. The 9 stays in your hand for later.")
    if is_rest_gone:
        text = QwixxLesson.tr("{numbers}: a single skip. But the 9 went to the discard pile: it could have waited.")
    return filled(text, numbers=_listed(numbers))


def left_the_five() -> str:
    """The other two that fit together."""
    return QwixxLesson.tr("7 and 9 fit together, but they leave the 5 behind: a cross you had in your hand.")


def too_few(made: int, numbers: Sequence[int], row: int) -> str:
    """Fewer crosses than could be; numbers: those that would have been more."""
    text = QwixxLesson.tr("This time: {crosses}. In {colour}, {numbers} go together.")
    return filled(text, crosses=table.crosses_word(made), numbers=_listed(numbers), colour=table.colour(row))


def closed(points: int) -> str:
    """The row is completed."""
    text = QwixxLesson.tr(
        "The 11 was the fifth cross, the 12 closed the row, and the lock counts too: seven crosses, {points}."
    )
    return filled(text, points=table.points(points))


def only_the_fifth() -> str:
    """The last number might have been crossed with it."""
    return QwixxLesson.tr(
        "The 11 is the fifth cross, but the row is still open. The 12 together with it would have closed it."
    )


def still_open() -> str:
    """Something else was played."""
    return QwixxLesson.tr("The yellow row is still open. The 11 and the 12 together would have closed it.")


def missed_well(cost: int, stop: int) -> str:
    """The penalty was taken; stop: points at which the row would have ended."""
    text = QwixxLesson.tr(
        "A penalty is not always the worst: it cost {cost}, but red stays open from 5 to 12. "
        "With the 11 it would have stopped at {points}."
    )
    return filled(text, cost=cost, points=table.points(stop))


def crossed_badly(gain: int, stop: int) -> str:
    """The bad cross was made."""
    text = QwixxLesson.tr(
        "It scored {gain} now, but red stops at {stop}: the 12 needs five crosses. "
        "With the penalty, two more crosses would have made up for it."
    )
    return filled(text, gain=gain, stop=stop)


def in_time(before: int, now: int) -> str:
    """The row was closed before the end."""
    text = QwixxLesson.tr(
        "Bia closed her second row, and that was the end. Your 12 came in time: red went from {before} to {points}."
    )
    return filled(text, before=before, points=table.points(now))


def too_late(now: int, missed: int) -> str:
    """The row was left open."""
    text = QwixxLesson.tr(
        "Bia closed her second row, and that was the end: your red stays at {points}. "
        "With the 12 it would have been {missed}."
    )
    return filled(text, points=table.points(now), missed=missed)


def _listed(numbers: Sequence[int]) -> str:
    return listed([str(number) for number in numbers])
