"""The sentence about the card of the round. Owns its words."""

from pega6_desktop.ui.words.messages import Messages, filled
from pega6_desktop.ui.words.people import Voice


class Pega6Highlight(Messages):
    """What is worth telling after a round."""


def taken(card: int, seat: int, trick: int, voice: Voice) -> str:
    """Who took the card, and in which trick."""
    if voice.is_you(seat):
        return filled(Pega6Highlight.tr("You took the {card} in trick {trick}."), card=card, trick=trick)
    text = Pega6Highlight.tr("{name} took the {card} in trick {trick}.")
    return filled(text, name=voice.name(seat), card=card, trick=trick)
