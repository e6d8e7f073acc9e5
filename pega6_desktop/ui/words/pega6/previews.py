"""What letting go would do, in words: titles, sentences and the words behind a number of heads.

Owns these words. Rows are numbered from 1. who: the name that is said instead of "you", empty for "you".
Must not know how a result comes about, nor where a bubble stands.
"""

from collections.abc import Sequence

from pega6_desktop.ui.words.messages import Messages, cards, filled, heads, listed
from pega6_desktop.ui.words.pega6 import specials
from pega6_desktop.ui.words.pega6.reasons import MINUS


class Pega6Previews(Messages):
    """Results of a card in the air."""


# ---------------------------------------------------------------- titles


def enters(card: int, left: int | None, right: int | None) -> str:
    """A card comes to lie between its neighbours; None where there is none."""
    if left is None:
        return filled(Pega6Previews.tr("The {card} goes in before the {right}"), card=card, right=right)
    if right is None:
        return filled(Pega6Previews.tr("The {card} goes in after the {left}"), card=card, left=left)
    text = Pega6Previews.tr("The {card} goes in between {left} and {right}")
    return filled(text, card=card, left=left, right=right)


def moves(card: int, row: int) -> str:
    """A card changes its row."""
    return filled(Pega6Previews.tr("The {card} goes to row {row}"), card=card, row=row)


def is_blocked(row: int) -> str:
    """A block is laid."""
    return filled(Pega6Previews.tr("Row {row} is locked"), row=row)


def opens_fifth(card: int) -> str:
    """A fifth row is opened."""
    return filled(Pega6Previews.tr("The {card} opens a fifth row"), card=card)


def takes_seven(row: int) -> str:
    """A seven is laid."""
    return filled(Pega6Previews.tr("Only the 7th card takes row {row}"), row=row)


def replaces(card: int, back: int) -> str:
    """Another card is played."""
    return filled(Pega6Previews.tr("The {card} goes in place of the {back}"), card=card, back=back)


def without_goes(card: int, row: int) -> str:
    """No special card, nothing is taken."""
    return filled(Pega6Previews.tr("Without a special card the {card} goes to row {row}"), card=card, row=row)


def without_takes(row: int, who: str) -> str:
    """No special card, a row is taken."""
    if who:
        return filled(Pega6Previews.tr("Without a special card {name} takes row {row}"), name=who, row=row)
    return filled(Pega6Previews.tr("Without a special card you take row {row}"), row=row)


def without_chooses(who: str) -> str:
    """No special card, a row is chosen and taken."""
    if who:
        return filled(Pega6Previews.tr("Without a special card {name} chooses a row and takes it"), name=who)
    return Pega6Previews.tr("Without a special card you choose a row and take it")


def taking(row: int, who: str) -> str:
    """A row is chosen to be taken."""
    if who:
        return filled(Pega6Previews.tr("{name} takes row {row}"), name=who, row=row)
    return filled(Pega6Previews.tr("You take row {row}"), row=row)


def may_move(card: int) -> str:
    """A card is picked that may change its row."""
    return filled(Pega6Previews.tr("Move the {card}"), card=card)


def exchanges(kind: str, edition: str) -> str:
    """A special card is given away."""
    return filled(Pega6Previews.tr("Swap {special}"), special=specials.name(kind, edition))


def puts_aside(card: int) -> str:
    """A card of the pile is put aside."""
    return filled(Pega6Previews.tr("Put the {card} aside"), card=card)


# ---------------------------------------------------------------- sentences before a number of heads


def row_has(row: int, count: int) -> str:
    """A row as it lies then, before its heads."""
    return filled(Pega6Previews.tr("Row {row} then has {cards},"), row=row, cards=cards(count))


def own_goes(card: int, row: int, count: int) -> str:
    """The own card is placed after that, before the heads of its row."""
    text = Pega6Previews.tr("The {card} goes to row {row}, which then has {cards},")
    return filled(text, card=card, row=row, cards=cards(count))


def takes(taken: Sequence[tuple[int, int]], own: int | None, who: str) -> str:
    """What is taken, (row, number of cards) each, before all its heads; own: the own card that goes along."""
    if own is not None:
        you = Pega6Previews.tr("You take row {row}: {cards}, including your {own},")
        text = Pega6Previews.tr("{name} takes row {row}: {cards}, including the {own},") if who else you
        return filled(text, name=who, cards=cards(taken[0][1]), row=taken[0][0], own=own)
    text = Pega6Previews.tr("{cards} from row {row}")
    parts = [filled(text, cards=cards(count), row=row) for row, count in taken]
    text = Pega6Previews.tr("{name} takes {takings},") if who else Pega6Previews.tr("You take {takings},")
    return filled(text, name=who, takings=listed(parts))


def cheapest_row(card: int, who: str) -> str:
    """The card is low (P6-B-10), before the heads of the cheapest row."""
    you = Pega6Previews.tr("The {card} is lower than every open row: you choose one and take it. The cheapest costs")
    named = Pega6Previews.tr("The {card} is lower than every open row: {name} takes one. The cheapest costs")
    return filled(named if who else you, card=card, name=who)


def this_row_costs(row: int) -> str:
    """The same, for one of the rows, before its heads."""
    return filled(Pega6Previews.tr("Row {row} would cost"), row=row)


def pile_counts(who: str) -> str:
    """Before the heads of the own pile."""
    if who:
        return filled(Pega6Previews.tr("The pile of {name} then counts"), name=who)
    return Pega6Previews.tr("Your pile then counts")


def may_go_to(rows: Sequence[int]) -> str:
    """Where a picked card may go."""
    if len(rows) == 1:
        return filled(Pega6Previews.tr("It may go to row {row}."), row=rows[0])
    return filled(Pega6Previews.tr("It may go to rows {rows}."), rows=listed([str(row) for row in rows]))


def is_discarded(kind: str, edition: str) -> str:
    """What becomes of an exchanged card."""
    return filled(Pega6Previews.tr("{special} goes to the discard pile."), special=specials.name(kind, edition))


# ---------------------------------------------------------------- words behind a number of heads


def heads_end(total: int) -> str:
    """The word behind the number, at the end of a sentence; none is spoken of like several."""
    return Pega6Previews.tr("heads.", "after a number", total or 2)


def nothing_taken(who: str) -> str:
    """Good news."""
    if who:
        return filled(Pega6Previews.tr("{name} takes nothing."), name=who)
    return Pega6Previews.tr("You take nothing.")


def stays(card: int) -> str:
    """The highest card of an overfilled row (P6-S-12)."""
    return filled(Pega6Previews.tr("The {card} stays in the row."), card=card)


def begins(card: int, row: int) -> str:
    """The own card after a taking."""
    return filled(Pega6Previews.tr("The {card} begins row {row}."), card=card, row=row)


def then_goes(card: int, row: int) -> str:
    """The own card after a taking by something else."""
    return filled(Pega6Previews.tr("The {card} goes to row {row}."), card=card, row=row)


def then_chooses(card: int) -> str:
    """The own card is low after a taking by something else."""
    return filled(Pega6Previews.tr("Then the {card} takes a row of choice."), card=card)


def row_goes() -> str:
    """A fifth row closes."""
    return Pega6Previews.tr("Four rows are left.")


def blocks_go() -> str:
    """All blocks are lifted."""
    return Pega6Previews.tr("The blocks are lifted.")


def own_after(card: int) -> str:
    """The own card is placed after the move."""
    return filled(Pega6Previews.tr("Then the {card} is placed."), card=card)


def draws(who: str) -> str:
    """What an exchange brings."""
    if who:
        return filled(Pega6Previews.tr("{name} draws the top card of the deck."), name=who)
    return Pega6Previews.tr("You draw the top card of the deck.")


def draws_from_discard(who: str) -> str:
    """The same when the deck is empty (P6-S-92)."""
    if who:
        return filled(Pega6Previews.tr("The discard pile is shuffled into a deck, and {name} draws."), name=who)
    return Pega6Previews.tr("The discard pile is shuffled into a deck, and you draw.")


def may_still_go(left: int) -> str:
    """What else may be put aside."""
    return filled(Pega6Previews.tr("Up to {heads} more can be removed."), heads=heads(left))


def all_gone() -> str:
    """Nothing more may be put aside."""
    return Pega6Previews.tr("Nothing more can be removed.")


# ---------------------------------------------------------------- the sum of Negative = Positive


def out_of_the_game(card: int) -> str:
    """The title."""
    return filled(Pega6Previews.tr("Remove the {card} from the game"), card=card)


def in_the_pile(who: str) -> str:
    """The pile before."""
    return filled(Pega6Previews.tr("pile of {name}"), name=who) if who else Pega6Previews.tr("in your pile")


def whole_row(row: int) -> str:
    """The row that is taken."""
    return filled(Pega6Previews.tr("all of row {row}"), row=row)


def own_card(card: int) -> str:
    """The own card that goes along (P6-S-84)."""
    return filled(Pega6Previews.tr("the {card} with it"), card=card)


def cancels(card: int, others: int) -> str:
    """The card and what it cancels beside its own heads."""
    if not others:
        return filled(Pega6Previews.tr("the {card} leaves"), card=card)
    return filled(Pega6Previews.tr("the {card} leaves and cancels %n more", "", others), card=card)


def plus(number: int) -> str:
    """A number that is added."""
    return f"+ {number}"


def minus(number: int) -> str:
    """A number that is taken off, with a real minus sign."""
    return f"{MINUS} {number}"


def keeping(who: str) -> str:
    """Before the total."""
    return filled(Pega6Previews.tr("{name} keeps"), name=who) if who else Pega6Previews.tr("You keep")


def without_special(points: int) -> str:
    """What it would be without the card."""
    return filled(Pega6Previews.tr("without the special card: {points}"), points=points)


def more_aside(budget: int) -> str:
    """With whole cards, the rest is chosen afterwards (P6-S-83)."""
    return filled(Pega6Previews.tr("then cards of up to {heads} can be removed"), heads=heads(budget))


def keeps() -> str:
    """The word of a pill before what the pile counts then."""
    return Pega6Previews.tr("keep", "the pile counts so many heads then")
