"""The words on the table while open cards are drafted. Owns them; what happened is told by draft_log."""

from collections.abc import Sequence

from pega6_desktop.ui.words.messages import Messages, filled, heads, listed


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
