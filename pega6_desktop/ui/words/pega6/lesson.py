"""What the lesson of Pega em 6! says: the names of its steps, what is to be done, where to look, and the answers.

Owns the sentences. Which of them is due, and the numbers in it, are the board's task.
"""

from pega6_desktop.ui.words.messages import Messages, filled, heads, listed


class Pega6Lesson(Messages):
    """The ox teaches."""


def step_name(step: str) -> str:
    """The name of a step on the rail, as short as can be."""
    return {
        "choose": Pega6Lesson.tr("Choosing", "a step of the lesson"),
        "where": Pega6Lesson.tr("Where it goes", "a step of the lesson"),
        "sixth": Pega6Lesson.tr("The sixth takes", "a step of the lesson"),
        "low": Pega6Lesson.tr("Too low", "a step of the lesson"),
        "before_you": Pega6Lesson.tr("Before you", "a step of the lesson"),
        "heads": Pega6Lesson.tr("Heads", "a step of the lesson"),
        "round": Pega6Lesson.tr("Your round", "a step of the lesson"),
    }[step]


# ---------------------------------------------------------------- what is to be done


def task(step: str) -> str:
    """What the step tells, and what to do."""
    return {
        "choose": Pega6Lesson.tr("Everybody chooses at once, and the lowest goes first. Play any card."),
        "where": Pega6Lesson.tr(
            "A card goes to the row with the smallest difference. You choose the card; the sum chooses the row."
        ),
        "sixth": Pega6Lesson.tr(
            "Five fit in a row. The sixth takes the five and stays. Play a card that takes nothing."
        ),
        "low": Pega6Lesson.tr("Your cards are lower than every row: then you choose the row you take. Play one."),
        "before_you": Pega6Lesson.tr(
            "Two cards are out between the 37 and the 40, and only one more fits in the row. Is the 40 safe?"
        ),
        "heads": Pega6Lesson.tr("Count heads, not cards. Play a card, then take the cheapest row."),
        "round": Pega6Lesson.tr("Your round: four cards, and nobody helps. Take as few heads as you can."),
    }[step]


def choose_cheaply(card: int) -> str:
    """The low card waits for a row."""
    return filled(
        Pega6Lesson.tr("The {card} takes a row of your choice. A little now can be better than a lot later."), card=card
    )


def twin() -> str:
    """The same table with a card that follows at once."""
    return Pega6Lesson.tr("The same table, but now you hold the 38. How many cards are out between the 37 and the 38?")


# ---------------------------------------------------------------- where to look


def look(step: str) -> str:
    """Where to look before choosing a card."""
    return {
        "choose": Pega6Lesson.tr("Any card will do. See in which order they go in."),
        "where": Pega6Lesson.tr("Any card will do. The row that lights up is where it goes."),
        "sixth": Pega6Lesson.tr("Row 2 has five cards already. Which card would go there?"),
        "low": Pega6Lesson.tr("All three are lower than every row: any will do."),
        "before_you": Pega6Lesson.tr("2 cards may go in before yours. 1 place is left."),
        "heads": Pega6Lesson.tr("All three are lower than every row: any will do."),
        "round": Pega6Lesson.tr("A card that follows right behind a row is safe; a full row is not."),
    }[step]


def look_at_heads() -> str:
    """Where to look before choosing a row."""
    return Pega6Lesson.tr("The number beside the ox says how many heads a row costs.")


def look_between() -> str:
    """Where to look in the twin scene."""
    return Pega6Lesson.tr("No card can come between the 37 and the 38.")


def try_card(card: int) -> str:
    """Which card it is."""
    return filled(Pega6Lesson.tr("Try the {card}."), card=card)


def try_row(row: int) -> str:
    """Which row it is, from 1."""
    return filled(Pega6Lesson.tr("Try row {row}."), row=row)


# ---------------------------------------------------------------- the answers


def in_order(numbers: tuple[int, ...]) -> str:
    """How the cards of the trick went in."""
    return filled(
        Pega6Lesson.tr("They went in from the lowest to the highest: {cards}."),
        cards=listed([f"{one}" for one in numbers]),
    )


def went_behind(card: int, end: int) -> str:
    """Where the own card came to lie."""
    return filled(
        Pega6Lesson.tr("The {card} went behind the {end}: a difference of {difference}, the smallest."),
        card=card,
        end=end,
        difference=card - end,
    )


def took_nothing(card: int) -> str:
    """The own card was no sixth."""
    return filled(Pega6Lesson.tr("The {card} took nothing. The full row still waits for its sixth card."), card=card)


def took_cheaply(total: int) -> str:
    """The row was the cheapest."""
    return filled(Pega6Lesson.tr("Only {heads}, and your card begins the row anew."), heads=heads(total))


def counted_heads(total: int, taken: int) -> str:
    """The longest row was the cheapest."""
    return filled(Pega6Lesson.tr("%n card(s), but only {heads}: the cheapest row.", "", taken), heads=heads(total))


def took_dearly(total: int, least: int) -> str:
    """Another row was cheaper."""
    return filled(Pega6Lesson.tr("That row cost {heads}. There was one for {least}."), heads=heads(total), least=least)


def was_sixth(card: int, total: int) -> str:
    """The own card took a full row."""
    return filled(
        Pega6Lesson.tr("The {card} was the sixth card of its row and took {heads}."), card=card, heads=heads(total)
    )


def others_first(card: int, before: tuple[int, ...], total: int) -> str:
    """Others filled the row before the own card came."""
    text = Pega6Lesson.tr("It looked safe. But {cards} went in before, and the {card} took {heads}.")
    return filled(text, cards=listed([f"{one}" for one in before]), card=card, heads=heads(total))


def safe_behind(card: int, end: int) -> str:
    """Nothing could come between."""
    return filled(
        Pega6Lesson.tr("The {card} follows the {end}, and no card can come between: safe, whatever the others play."),
        card=card,
        end=end,
    )


def own_round(total: int, average: str) -> str:
    """How the last step went, beside what chance takes."""
    text = Pega6Lesson.tr("You took {heads}. Playing at random takes {average} on average.")
    if total == 0:
        text = Pega6Lesson.tr("You took nothing. Playing at random takes {average} heads on average.")
    return filled(text, heads=heads(total), average=average)
