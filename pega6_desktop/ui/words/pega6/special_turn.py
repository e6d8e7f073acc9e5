"""Drafting and special cards in words: the status line, the main button, and each decision with its exact result.

Owns the sentences of the phases draft, special, exchange and set aside. Rows are numbered from 1.
"""

from collections.abc import Sequence

from pega6_desktop.ui.words.messages import Messages, cards, filled, heads
from pega6_desktop.ui.words.pega6 import specials


class Pega6SpecialTurn(Messages):
    """What is due, and what it brings about."""


# ---------------------------------------------------------------- the status line


def lead(kind: str, edition: str) -> str:
    """The lead while a special card is in the air."""
    name = specials.name(kind, edition)
    return name if name.endswith("!") else filled(Pega6SpecialTurn.tr("{special}:"), special=name)


def decide_special(card: int) -> str:
    """The viewer's card is next, and a special card serves."""
    text = Pega6SpecialTurn.tr("your {card} is placed now. Pick up a special card, or press 0 to play without.")
    return filled(text, card=card)


def no_special_serves(card: int) -> str:
    """The viewer's card is next, and none of the special cards serves."""
    text = Pega6SpecialTurn.tr("your {card} is placed now, and no special card serves. 0 plays without.")
    return filled(text, card=card)


def other_decides(card: int) -> str:
    """Somebody else's card is next."""
    return filled(Pega6SpecialTurn.tr("the {card} is placed now, with or without a special card."), card=card)


def decide_exchange() -> str:
    """The viewer has taken a row."""
    return Pega6SpecialTurn.tr("you took a row and may swap one special card for another. 0 keeps them.")


def would_exchange(kind: str, edition: str) -> str:
    """A special card is lifted after a taking."""
    text = Pega6SpecialTurn.tr("drop {special} on the discard pile to draw another. Esc puts it back.")
    return filled(text, special=specials.name(kind, edition))


def other_exchanges() -> str:
    """Somebody else has taken a row."""
    return Pega6SpecialTurn.tr("one special card may be exchanged.")


def decide_aside(budget: int) -> str:
    """The viewer may put cards aside."""
    text = Pega6SpecialTurn.tr("you may put aside cards of your pile, up to {heads}. 0 keeps the rest.")
    return filled(text, heads=heads(budget))


def would_put_aside(card: int, cost: int) -> str:
    """A card of the pile is lifted."""
    text = Pega6SpecialTurn.tr("without the {card} your pile has {heads} less. Drop it on the discard pile.")
    return filled(text, card=card, heads=heads(cost))


def other_sets_aside(budget: int) -> str:
    """Somebody else may put cards aside."""
    return filled(Pega6SpecialTurn.tr("cards may be put aside, up to {heads}."), heads=heads(budget))


def pile_title(budget: int) -> str:
    """Over the own pile while cards of it may be put aside."""
    return filled(Pega6SpecialTurn.tr("Your pile: up to {heads} may go"), heads=heads(budget))


# ---------------------------------------------------------------- the main button


def none() -> str:
    """No special card with this number card."""
    return Pega6SpecialTurn.tr("No special card")


def keep_all() -> str:
    """No exchange."""
    return Pega6SpecialTurn.tr("Keep them all")


def exchange() -> str:
    """With a special card that may be exchanged."""
    return Pega6SpecialTurn.tr("Swap it")


def keep_rest() -> str:
    """Nothing more is put aside."""
    return Pega6SpecialTurn.tr("Keep the rest")


def put_aside(card: int) -> str:
    """With a card of the pile."""
    return filled(Pega6SpecialTurn.tr("Put the {card} aside"), card=card)


# ---------------------------------------------------------------- moves


def move_draft(card: int, cost: int) -> str:
    """Drafting a card."""
    return filled(Pega6SpecialTurn.tr("Draft the {card}, {heads}"), card=card, heads=heads(cost))


def move_none(card: int, results: Sequence[str]) -> str:
    """Placing without a special card."""
    text = Pega6SpecialTurn.tr("Place the {card} without a special card: {results}")
    return filled(text, card=card, results="; ".join(results))


def move_special(kind: str, results: Sequence[str], edition: str) -> str:
    """Playing a special card."""
    text = Pega6SpecialTurn.tr("{special}: {results}")
    return filled(text, special=specials.name(kind, edition), results="; ".join(results))


def pick_to_move(card: int) -> str:
    """A card that may change its row."""
    return filled(Pega6SpecialTurn.tr("Move the {card} to another row"), card=card)


def move_exchange(kind: str, edition: str) -> str:
    """Giving a special card away."""
    text = Pega6SpecialTurn.tr("Exchange {special} for the top special card")
    return filled(text, special=specials.name(kind, edition))


def move_keep() -> str:
    """Exchanging nothing."""
    return Pega6SpecialTurn.tr("Keep your special cards")


def move_aside(card: int, cost: int, left: int) -> str:
    """Putting a card aside."""
    text = Pega6SpecialTurn.tr("Put the {card} aside: {heads} less, {left} may still go")
    return filled(text, card=card, heads=heads(cost), left=heads(left))


def move_rest() -> str:
    """Putting nothing more aside."""
    return Pega6SpecialTurn.tr("Keep the rest of your pile")


# ---------------------------------------------------------------- results of a move


def goes_to(card: int, row: int, place: int) -> str:
    """A card comes to lie."""
    text = Pega6SpecialTurn.tr("the {card} goes to row {row}, place {place}")
    return filled(text, card=card, row=row, place=place)


def opens_fifth() -> str:
    """One row more."""
    return Pega6SpecialTurn.tr("a fifth row opens")


def takes_seven(row: int) -> str:
    """A seven lies in the row."""
    return filled(Pega6SpecialTurn.tr("only the 7th card takes row {row}"), row=row)


def is_blocked(row: int) -> str:
    """A block lies in the row."""
    return filled(Pega6SpecialTurn.tr("row {row} is blocked"), row=row)


def blocks_go() -> str:
    """All blocks are lifted."""
    return Pega6SpecialTurn.tr("the blocks are lifted")


def row_goes() -> str:
    """Four rows are left."""
    return Pega6SpecialTurn.tr("four rows are left")


def comes_back(back: int, card: int) -> str:
    """A card is replaced."""
    text = Pega6SpecialTurn.tr("the {back} returns to your hand, you play the {card}")
    return filled(text, back=back, card=card)


def moves_to(card: int, source: int, row: int, place: int) -> str:
    """A card changes its row."""
    text = Pega6SpecialTurn.tr("the {card} moves from row {source} to row {row}, place {place}")
    return filled(text, card=card, source=source, row=row, place=place)


def you_take(row: int, count: int, total: int, *, kept: int | None, own: int | None) -> str:
    """A row is taken; kept stays in it, the own card is among the cards where it goes along."""
    if own is not None:
        text = Pega6SpecialTurn.tr("you take {cards} with row {row}, your {own} among them, {heads}")
    elif kept is not None:
        text = Pega6SpecialTurn.tr("you take {cards} from row {row}, {heads}, and the {kept} stays")
    else:
        text = Pega6SpecialTurn.tr("you take {cards} from row {row}, {heads}")
    return filled(text, row=row, cards=cards(count), heads=heads(total), kept=kept, own=own)


def you_choose_a_row(card: int) -> str:
    """The card is low."""
    return filled(Pega6SpecialTurn.tr("the {card} is lower than every open row, you choose one to take"), card=card)


def cancels(card: int, total: int, points: int) -> str:
    """Heads are cancelled."""
    text = Pega6SpecialTurn.tr("the {card} leaves the round and cancels {heads}, your pile counts {points}")
    return filled(text, card=card, heads=heads(total), points=heads(points))


def may_put_aside(budget: int) -> str:
    """Cards may be put aside after that."""
    return filled(Pega6SpecialTurn.tr("then you may put aside cards, up to {heads}"), heads=heads(budget))
