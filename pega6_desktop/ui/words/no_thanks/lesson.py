"""What the lesson of No Thanks! says: the names of its steps, what is to be done, where to look, and the answers.

Owns the sentences; numbers that are written out in them are those of the scenes. Which sentence is due is the board's
task.
"""

from pega6_desktop.ui.words.messages import Messages, filled
from pega6_desktop.ui.words.no_thanks.words import chip_count, point_count


class NoThanksLesson(Messages):
    """The ox teaches."""


def step_name(step: str) -> str:
    """The name of a step on the rail, as short as can be."""
    return {
        "pay": NoThanksLesson.tr("Paying", "a step of the lesson"),
        "chips": NoThanksLesson.tr("Taking", "a step of the lesson"),
        "no_chips": NoThanksLesson.tr("Without chips", "a step of the lesson"),
        "run": NoThanksLesson.tr("In a run", "a step of the lesson"),
        "wait": NoThanksLesson.tr("Letting it earn", "a step of the lesson"),
        "last": NoThanksLesson.tr("Your round", "a step of the lesson"),
    }[step]


# ---------------------------------------------------------------- what is to be done


def task(step: str) -> str:
    """What the step tells, and what to do."""
    return {
        "pay": NoThanksLesson.tr("Cards are points, and points are bad. Take the 34, or pay a chip and pass it on."),
        "chips": NoThanksLesson.tr(
            "Whoever takes a card gets the chips on it too, and each is a point less. Take the 12."
        ),
        "no_chips": NoThanksLesson.tr("You have no chips left. Try to pass, then take the 27."),
        "run": NoThanksLesson.tr(
            "In a run only the lowest card counts. You have 20 and 22: what is the 21 worth to you?"
        ),
        "wait": NoThanksLesson.tr("The 21 joins your 20 and costs you nothing. Nobody else needs it: must you hurry?"),
    }[step]


def come_round() -> str:
    """Everybody has passed what nobody else wanted."""
    return NoThanksLesson.tr("It has come round, with four chips on it. Take it now.")


def twin() -> str:
    """The same table with somebody else who wants the card."""
    return NoThanksLesson.tr("The same table, but now Caio has 22 and 23. Would he let the 21 go by?")


def last_cards(left: int) -> str:
    """The learner plays the end of a round; left: cards in the deck."""
    if left == 2:
        return NoThanksLesson.tr(
            "Three cards to go, and one chip. A chip is more than a point: it is your way out of the next card."
        )
    if left == 1:
        return NoThanksLesson.tr("Two cards to go. Every chip is a way out.")
    return NoThanksLesson.tr("The last card. Every chip you keep is a point less.")


def must_take() -> str:
    """Without chips there is nothing to choose."""
    return NoThanksLesson.tr("Without chips the table decides for you.")


# ---------------------------------------------------------------- where to look


def look(step: str) -> str:
    """Where to look before deciding."""
    return {
        "pay": NoThanksLesson.tr("Taking it costs 34 points. Passing costs one chip."),
        "chips": NoThanksLesson.tr("“Take” has done the sum: twelve points less five chips."),
        "no_chips": NoThanksLesson.tr("“Pass” says why you cannot."),
        "run": NoThanksLesson.tr("20 and 22 count 42. With the 21 between them they count 20."),
        "wait": NoThanksLesson.tr("Anybody else would pay at least 18 points for the 21."),
    }[step]


def look_at_pot() -> str:
    """Where to look once the card has come round."""
    return NoThanksLesson.tr("Four chips, with a card that costs nothing.")


def look_at_caio() -> str:
    """Where to look in the twin scene."""
    return NoThanksLesson.tr("In front of his 22, the 21 even lowers Caio’s points.")


def price(card: int, points: int, chips: int) -> str:
    """What taking brings. points: it costs, less its chips; chips: that one has then."""
    words = NoThanksLesson.tr("The {card} costs {points} and leaves you {chips}.")
    return filled(words, card=card, points=point_count(points), chips=chip_count(chips))


def try_take() -> str:
    """What to do."""
    return NoThanksLesson.tr("Take the card.")


def try_pass() -> str:
    """What to do."""
    return NoThanksLesson.tr("Pay a chip.")


# ---------------------------------------------------------------- the answers


def right(step: str) -> str:
    """What the right move has brought."""
    return {
        "pay": NoThanksLesson.tr("One chip, and it is Ana’s problem."),
        "chips": NoThanksLesson.tr("Twelve points less five chips: it cost seven."),
        "no_chips": NoThanksLesson.tr(
            "Without chips the table decides for you. But five came with the card: now you can pass again."
        ),
        "run": NoThanksLesson.tr("In a run only the lowest counts: the 22 costs nothing any more."),
        "wait": NoThanksLesson.tr("Only you want it? Let it earn a round: three chips of the others came with it."),
    }[step]


def took_at_once() -> str:
    """The learner was faster than whoever else wanted the card."""
    return NoThanksLesson.tr("Somebody else wants it too? Take it now: Caio would not have let it go by.")


def own_end(counted: int, chips: int, average: str) -> str:
    """How the last step went, beside what chance gets. counted: points of the cards."""
    words = NoThanksLesson.tr(
        "Your cards count {cards}, less {chips}: {total}. Playing at random ends with {average} on average."
    )
    return filled(
        words,
        cards=counted,
        chips=chip_count(chips),
        total=point_count(counted - chips),
        average=average,
    )


def wrong(step: str) -> str:
    """What the wrong move has cost."""
    return {
        "pay": NoThanksLesson.tr("The 34 cost 34 points. Passing would have cost one chip."),
        "chips": NoThanksLesson.tr("Ana took the 12 with six chips, and two of them were yours."),
        "run": NoThanksLesson.tr("Ana had no chips and had to take the 21. Your 22 still counts in full."),
        "wait": NoThanksLesson.tr("It cost nothing, and it earned nothing. Who else would have taken the 21?"),
    }[step]


def waited_too_long() -> str:
    """A second round was too much."""
    return NoThanksLesson.tr("One round was enough: with five chips on it Ana took the 21.")


def let_caio_have_it() -> str:
    """Somebody else wanted the card too."""
    return NoThanksLesson.tr("Caio wanted it too: he took the 21 with three chips.")
