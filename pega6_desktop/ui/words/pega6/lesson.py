"""What the lessons of Pega em 6! say: the names of their steps, what is to be done, where to look, and the answers;
first of the game itself, then of each special card and of the draft.

Owns the sentences. Which of them is due, and the numbers in it, are the board's task.
"""

from collections.abc import Sequence

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


# ================================================================ the minutes of special cards, and of the draft


class Pega6CardLesson(Messages):
    """The ox teaches one card."""


def pro_step(step: str) -> str:
    """The name of a step about the draft."""
    return {
        "draft": Pega6CardLesson.tr("What you leave", "a step of the lesson"),
        "known": Pega6CardLesson.tr("What you know", "a step of the lesson"),
    }[step]


# ---------------------------------------------------------------- what is to be done


def card_task(kind: str, card: int, cost: int) -> str:
    """A card that would take so many heads, and what the special card does about it."""
    what = {
        "fifth_row": Pega6CardLesson.tr("The special card opens a fifth row for it."),
        "seven_takes": Pega6CardLesson.tr("The special card makes room for one more."),
        "insert": Pega6CardLesson.tr("With the special card it slips into a row that ends higher."),
        "replace": Pega6CardLesson.tr("With the special card you lay another card of your hand instead."),
        "move": Pega6CardLesson.tr("With the special card you first move a card to another row."),
        "block": Pega6CardLesson.tr("With the special card you first close a row to everybody."),
        "neg_pos": Pega6CardLesson.tr("With the special card one card of the row goes, and as many heads with it."),
    }[kind]
    threat = Pega6CardLesson.tr("Your {card} would be the sixth of its row and take {heads}.")
    return f"{filled(threat, card=card, heads=heads(cost))} {what}"


def low_task(card: int) -> str:
    """The fifth row helps a low card too."""
    return filled(
        Pega6CardLesson.tr("It helps a low card too: your {card} is lower than every row and would have to take one."),
        card=card,
    )


def draft_task(lowest: int) -> str:
    """The last pick."""
    words = Pega6CardLesson.tr(
        "You take one of these five, the other four begin the rows. Leave the card that your {card} needs."
    )
    return filled(words, card=lowest)


def known_task(held: Sequence[int]) -> str:
    """Every hand has been drafted in the open."""
    words = Pega6CardLesson.tr("You saw every card being drafted: against you are {cards}. Play a card that is safe.")
    return filled(words, cards=listed([f"{one}" for one in held]))


# ---------------------------------------------------------------- where to look


def card_look(step: str, card: int) -> str:
    """Where to look; card: the own one."""
    words = {
        "fifth_row": Pega6CardLesson.tr("A row of its own: whatever the number, nothing is taken."),
        "seven_takes": Pega6CardLesson.tr("The {card} still goes to row 2, but only the seventh card takes it."),
        "insert": Pega6CardLesson.tr("Which row ends higher than the {card} and is not full?"),
        "replace": Pega6CardLesson.tr("Which card of your hand goes to a row with room?"),
        "move": Pega6CardLesson.tr("A card has to leave row 2. Where is room for it, and none to tempt the {card}?"),
        "block": Pega6CardLesson.tr("If the full row is closed, the {card} goes to the next lower one."),
        "neg_pos": Pega6CardLesson.tr("The more heads the card shows, the more go with it."),
        "draft": Pega6CardLesson.tr("Only one card is lower than your {card}."),
        "known": Pega6CardLesson.tr("Does one of those numbers fit between a row and your card?"),
    }[step]
    return filled(words, card=card)


def try_alone() -> str:
    """A special card that names nothing."""
    return Pega6CardLesson.tr("Play the special card.")


def try_on_row(row: int) -> str:
    """The row it is played on, from 1."""
    return filled(Pega6CardLesson.tr("Play the special card on row {row}."), row=row)


def try_moving(card: int, row: int) -> str:
    """The card that is moved, and the row, from 1."""
    return filled(Pega6CardLesson.tr("Move the {card} to row {row}."), card=card, row=row)


def try_with(card: int) -> str:
    """The card it names."""
    return filled(Pega6CardLesson.tr("Play the special card on the {card}."), card=card)


def try_taking(card: int) -> str:
    """The card to draft."""
    return filled(Pega6CardLesson.tr("Take the {card}."), card=card)


# ---------------------------------------------------------------- the answers


def card_right(step: str, card: int, total: int) -> str:
    """What the special card has done; card: the own one, total: heads taken."""
    words = {
        "fifth_row": Pega6CardLesson.tr("Nothing taken. The next row that is taken leaves, with its taker's card."),
        "seven_takes": Pega6CardLesson.tr("The {card} was let in as the sixth. The seventh card took six, yours too."),
        "insert": Pega6CardLesson.tr("The {card} begins row 3 and takes nothing. In a full row it would have taken."),
        "replace": Pega6CardLesson.tr("Nothing taken, and the {card} is back in your hand for a better trick."),
        "move": Pega6CardLesson.tr("Row 2 had a place again: the {card} took nothing."),
        "block": Pega6CardLesson.tr("The {card} went to another row. The block stays until somebody takes a row."),
        "neg_pos": Pega6CardLesson.tr("The dearest card takes the most with it: of the whole row {heads} are left."),
        "draft": Pega6CardLesson.tr("The 1 began a row and your {card} followed it: no card can come between."),
        "known": Pega6CardLesson.tr("Nobody holds a card that could come before your {card}: safe for certain."),
    }[step]
    return filled(words, card=card, heads=heads(total))


def left_four_rows(card: int) -> str:
    """The fifth row is gone again."""
    words = Pega6CardLesson.tr(
        "The {card} takes nothing. The row taken after it left with its taker's card: there are four again."
    )
    return filled(words, card=card)


def without(card: int, total: int) -> str:
    """The special card was not played."""
    return filled(
        Pega6CardLesson.tr("Without the special card the {card} took {heads}."), card=card, heads=heads(total)
    )


def in_vain(kind: str, card: int, total: int) -> str:
    """The special card was played, and heads were taken all the same."""
    words = {
        "insert": Pega6CardLesson.tr("That row was full as well: you took all but its highest card, {heads}."),
        "replace": Pega6CardLesson.tr("The other card was the sixth of its row too: you took {heads}."),
        "neg_pos": Pega6CardLesson.tr("You are left with {heads}. Another card of the row takes more with it."),
    }.get(kind, Pega6CardLesson.tr("It did not help the {card}: you took {heads}."))
    return filled(words, card=card, heads=heads(total))


def nothing_below(card: int, total: int) -> str:
    """No row was left that the lowest card could follow."""
    return filled(
        Pega6CardLesson.tr("All four rows began above your {card}: it had to take one, {heads}."),
        card=card,
        heads=heads(total),
    )
