"""Refusals while a special card, an exchange or cards of the pile are decided about. Owns these sentences."""

from pega6_desktop.ui.words.messages import Messages, filled
from pega6_desktop.ui.words.pega6 import specials


class Pega6OptionReasons(Messages):
    """Why something is not meant, and what is."""


# ---------------------------------------------------------------- a special card or none


def number_card_lifted(lifted: int, card: int) -> str:
    """A hand card was lifted while the special card is decided about."""
    text = Pega6OptionReasons.tr("the {lifted} waits in your hand: now decide how your {card} is placed.")
    return filled(text, lifted=lifted, card=card)


def not_yours() -> str:
    """A special card that lies somewhere else."""
    return Pega6OptionReasons.tr("this special card is not yours: play one of those you hold.")


def special_first(card: int) -> str:
    """Somewhere without a special card where the number card does not go."""
    text = Pega6OptionReasons.tr("pick up a special card first, or press 0 to place the {card} without.")
    return filled(text, card=card)


def where_first(kind: str, edition: str) -> str:
    """Enter without a place."""
    text = Pega6OptionReasons.tr("choose a lit place for {special} first.")
    return filled(text, special=specials.name(kind, edition))


def only_there(kind: str, edition: str) -> str:
    """A special card with one place was dropped elsewhere."""
    text = Pega6OptionReasons.tr("{special} goes to the lit place only.")
    return filled(text, special=specials.name(kind, edition))


def wait_for_your_card() -> str:
    """A special card was lifted out of turn (P6-S-04)."""
    return Pega6OptionReasons.tr("a special card is played when your own card is about to be placed.")


# ---------------------------------------------------------------- exchanging, putting aside


def pick_up_to_exchange() -> str:
    """A place without a card."""
    return Pega6OptionReasons.tr("pick up the special card you want to swap, or press 0 to keep them.")


def only_specials_exchanged() -> str:
    """A number card was lifted."""
    return Pega6OptionReasons.tr("only a special card may be swapped now; 0 keeps them.")


def only_on_discard() -> str:
    """Dropped somewhere else."""
    return Pega6OptionReasons.tr("drop the card on the discard pile.")


def pick_up_to_put_aside() -> str:
    """A place without a card."""
    return Pega6OptionReasons.tr("pick up a card of your pile, or press 0 to keep the rest.")


def only_pile_cards() -> str:
    """A special card was lifted."""
    return Pega6OptionReasons.tr("only cards of your pile may be put aside now; 0 keeps the rest.")
