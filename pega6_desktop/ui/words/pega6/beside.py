"""The words beside the rows of the anniversary game: the fifth row's place, deck and discard pile, the own card.

Owns these few words. Must not know when which of them is shown.
"""

from collections.abc import Sequence

from pega6_desktop.ui.words.messages import Messages, filled, listed

_NAMED_AT_MOST = 3


class Pega6Beside(Messages):
    """Beside the rows."""


def fifth_place() -> str:
    """The place of the fifth row while there is none."""
    return Pega6Beside.tr("place of the fifth row")


def on_the_table() -> str:
    """Under the card that keeps the fifth row."""
    return Pega6Beside.tr("on the table")


def deck(count: int) -> str:
    """Under the deck of special cards."""
    return filled(Pega6Beside.tr("deck: {count}"), count=count)


def discard(count: int) -> str:
    """Under the discard pile."""
    return filled(Pega6Beside.tr("discard: {count}"), count=count)


# ---------------------------------------------------------------- the plate of the own card


def your_turn(who: str) -> str:
    """The own card is placed now; who: its owner's name instead of "you"."""
    if who:
        return filled(Pega6Beside.tr("Card of {name}, now"), name=who)
    return Pega6Beside.tr("Your card, now")


def your_card(who: str) -> str:
    """The own card waits; who as above."""
    if who:
        return filled(Pega6Beside.tr("Card of {name}"), name=who)
    return Pega6Beside.tr("Your card")


def waits_for_all() -> str:
    """It lies face down."""
    return Pega6Beside.tr("It stays face down until everybody has chosen.")


def waits_for_lower(cards: Sequence[int]) -> str:
    """Lower cards are placed first (P6-B-05)."""
    text = Pega6Beside.tr("Before it, %n lower card(s): {cards}.", "", len(cards))
    return filled(text, cards=listed([str(card) for card in cards], _NAMED_AT_MOST))


def is_next(place: int, *, is_last: bool) -> str:
    """Why it is placed now; place counts from 1."""
    if place == 1:
        return Pega6Beside.tr("It is the first to be placed: the lowest card of the trick.")
    if is_last:
        return Pega6Beside.tr("It is the last to be placed: the highest card of the trick.")
    text = Pega6Beside.tr("It is the {ordinal} to be placed: all lower cards are on the table.")
    return filled(text, ordinal=_ordinal(place))


def _ordinal(place: int) -> str:
    ordinals = (
        Pega6Beside.tr("second", "place in the order of cards"),
        Pega6Beside.tr("third", "place in the order of cards"),
        Pega6Beside.tr("fourth", "place in the order of cards"),
        Pega6Beside.tr("fifth", "place in the order of cards"),
        Pega6Beside.tr("sixth", "place in the order of cards"),
        Pega6Beside.tr("seventh", "place in the order of cards"),
    )
    return ordinals[place - 2] if place - 2 < len(ordinals) else str(place)
