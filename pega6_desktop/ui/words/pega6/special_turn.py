"""Drafting and special cards in words: the status line, the main button, and each decision with its exact result.

Owns the sentences of the phases draft, special, exchange and set aside, and the words that stand on the table while
open cards are drafted. Rows are numbered from 1.
"""

from collections.abc import Sequence

from pega6_desktop.ui.words.messages import Messages, cards, filled, heads, listed
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
    return filled(Pega6SpecialTurn.tr("Your pile: remove up to {heads}"), heads=heads(budget))


def drafted_by(name: str) -> str:
    """Over the open cards of a player."""
    return filled(Pega6SpecialTurn.tr("Drafted: {name}"), name=name)


def still_held(drafted: Sequence[tuple[int, bool]]) -> str:
    """Which of these cards are still held and which have been played."""
    held = [card for card, is_gone in drafted if not is_gone]
    gone = [card for card, is_gone in drafted if is_gone]
    parts = [
        filled(Pega6SpecialTurn.tr("Still in hand: {cards}."), cards=listed([str(card) for card in held]))
        if held
        else "",
        filled(Pega6SpecialTurn.tr("Played: {cards}.", "", len(gone)), cards=listed([str(card) for card in gone]))
        if gone
        else "",
    ]
    return " ".join(filter(None, parts))


# ---------------------------------------------------------------- the main button


def alone() -> str:
    """The line to be ticked in the tray before the number card is played."""
    return Pega6SpecialTurn.tr("No special card this trick")


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
    text = Pega6SpecialTurn.tr("Put the {card} aside: {heads} less, {left} can still be removed")
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
        text = Pega6SpecialTurn.tr("you take row {row}: {cards}, including your {own}, {heads}")
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


class Pega6Draft(Messages):
    """The open draft."""


def laps(lap: int, of: int) -> str:
    """In place of the trick: "Draft: lap 4 of 10"."""
    return filled(Pega6Draft.tr("Draft: lap {lap} of {laps}"), lap=lap, laps=of)


def order() -> str:
    """Before the names in the order of turns."""
    return Pega6Draft.tr("Order")


def progress(count: int, of: int) -> str:
    """How many cards somebody has: "3 of 10"."""
    return filled(Pega6Draft.tr("{count} of {all}"), count=count, all=of)


def cards_of(count: int, of: int) -> str:
    """The same on the own plate: "3 of 10 cards"."""
    return filled(Pega6Draft.tr("{count} of {all} cards"), count=count, all=of)


def in_hand() -> str:
    """Beside the heads of the own hand."""
    return Pega6Draft.tr("in hand", "beside a number of heads")


def hand_is_open() -> str:
    """Under the own cards (P6-P-06)."""
    return Pega6Draft.tr("Your hand is sorted; everybody may see it during the draft.")


def rest_opens_rows() -> str:
    """What becomes of the cards nobody takes (P6-P-05)."""
    return Pega6Draft.tr("The four cards left over open the rows.")


def spoken(name: str, count: int, of: int, cost: int, cards: Sequence[int]) -> str:
    """A drafter in one breath."""
    text = Pega6Draft.tr("{name}: {count} of {all} cards, {heads}.")
    said = filled(text, name=name, count=count, all=of, heads=heads(cost))
    if not cards:
        return said
    return f"{said} {listed([str(card) for card in cards])}."


# ---------------------------------------------------------------- whose turn, and what a pick brings


def your_turn(left: int, following: str) -> str:
    """The viewer drafts; following: who is next, empty when the rows are laid then."""
    if following:
        text = Pega6Draft.tr("take one of the %n open card(s). {name} chooses after you.", "", left)
        return filled(text, name=following)
    return Pega6Draft.tr("take one of the %n open card(s). Then the rows are laid.", "", left)


def other_drafts(left: int) -> str:
    """Somebody else drafts."""
    return Pega6Draft.tr("choosing one of the %n open card(s).", "", left)


def take_back(card: int, left: int) -> str:
    """Somebody else drafts and the viewer's pick may still be undone."""
    text = Pega6Draft.tr("choosing one of the %n open card(s). Z puts your {card} back.", "", left)
    return filled(text, card=card)


def would_take(card: int, cost: int) -> str:
    """A card is lifted."""
    text = Pega6Draft.tr("the {card} costs {heads}. Drop it on your hand or press Enter.")
    return filled(text, card=card, heads=heads(cost))


def take(card: int) -> str:
    """The main button with a card."""
    return filled(Pega6Draft.tr("Take the {card}"), card=card)


def pick() -> str:
    """The main button without a card."""
    return Pega6Draft.tr("Choose a card")


def goes_to_hand(card: int, who: str) -> str:
    """The title of a preview, and the name of the target; who: the name of its owner instead of "you"."""
    if who:
        return filled(Pega6Draft.tr("The {card} joins the hand of {name}"), card=card, name=who)
    return filled(Pega6Draft.tr("The {card} joins your hand"), card=card)


def hand_counts() -> str:
    """The words before the heads of the hand with this card."""
    return Pega6Draft.tr("With it the hand holds")


# ---------------------------------------------------------------- refusals


def only_to_hand(card: int) -> str:
    """An open card was dropped elsewhere."""
    return filled(Pega6Draft.tr("open cards go to your hand: drop the {card} there."), card=card)


def is_taken(card: int, name: str) -> str:
    """Somebody has it."""
    text = Pega6Draft.tr("{name} has the {card} already: take one of the open cards.")
    return filled(text, name=name, card=card)


def is_yours(card: int) -> str:
    """The viewer has it."""
    return filled(Pega6Draft.tr("you have the {card} already: take one of the open cards."), card=card)


def choose_first() -> str:
    """Enter without a card."""
    return Pega6Draft.tr("choose an open card first.")
