"""What happens in a trick, in a few words for the status line, while it happens.

Owns the lead and the words of each moment; what they do not say the log says. Names are followed by the present tense,
and only one human at the table is "you".
"""

from pega6_desktop.games.pega6 import events
from pega6_desktop.ui.words.messages import Messages, Voice, filled, heads
from pega6_desktop.ui.words.pega6 import specials

Told = tuple[str, str]
"""The lead and what follows it."""

KEPT: Told = ("", "")
"""What was told last still holds."""


class Pega6Telling(Messages):
    """One moment of a trick."""


def lowest_first(event: events.CardsRevealed, voice: Voice) -> Told:
    """All cards lie open: who is first (P6-B-05)."""
    card, seat = event.plays[0]
    if voice.is_you(seat):
        text = Pega6Telling.tr("you begin with the {card}.")
    else:
        text = Pega6Telling.tr("{name} begins with the {card}.")
    return Pega6Telling.tr("From the lowest to the highest:"), filled(text, name=voice.name(seat), card=card)


def who(seat: int, voice: Voice) -> str:
    """The player whose card moves."""
    if voice.is_you(seat):
        return Pega6Telling.tr("Your card:")
    return filled(Pega6Telling.tr("{name}:", "a player whose card moves"), name=voice.name(seat))


def placed(event: events.CardPlaced, voice: Voice) -> Told:
    """Where the card goes; that it begins the row its player has taken is seen."""
    if not event.place:
        return KEPT
    text = filled(Pega6Telling.tr("the {card} goes to row {row}."), card=event.card, row=event.row + 1)
    return who(event.seat, voice), text


def one_too_many(event: events.RowTaken, card: int, voice: Voice) -> Told:
    """The row is about to be taken: why."""
    lying = len(event.cards) - (event.own is not None)
    if event.reason == "low":
        text = Pega6Telling.tr("the {card} is lower than every row, and row {row} is chosen…")
    elif event.reason != "full":
        text = Pega6Telling.tr("row {row} holds one card too many…")
        return who(event.seat, voice), filled(text, row=event.row + 1)
    elif lying == 5:
        text = Pega6Telling.tr("the {card} is the sixth card of row {row}…")
    else:
        text = Pega6Telling.tr("the {card} is the seventh card of row {row}…")
    return who(event.seat, voice), filled(text, card=card, row=event.row + 1)


def takes(event: events.RowTaken, voice: Voice) -> Told:
    """Who takes which row and what it costs; with five rows, that it is gone (P6-S-13)."""
    if voice.is_you(event.seat):
        lead, text = Pega6Telling.tr("You", "you take a row"), Pega6Telling.tr("take row {row}: {heads}.", "you")
    else:
        lead, text = voice.name(event.seat), Pega6Telling.tr("takes row {row}: {heads}.", "a player")
    words = filled(text, row=event.row + 1, heads=heads(event.heads))
    return lead, f"{words} {_gone(event.row + 1)}" if event.is_removed else words


def _gone(row: int) -> str:
    return filled(Pega6Telling.tr("Row {row} is gone."), row=row)


def plays(event: events.SpecialPlayed, voice: Voice) -> Told:
    """A special card is held up: whose it is and what it does."""
    name, line = specials.name(event.kind, voice.edition), specials.words(event.kind).line
    if voice.is_you(event.seat):
        return filled(Pega6Telling.tr("You play “{special}”:"), special=name), line
    return filled(Pega6Telling.tr("{name} plays “{special}”:"), name=voice.name(event.seat), special=name), line


def moved(event: events.CardMoved, voice: Voice) -> Told:
    """What was done with the card that moves another one."""
    special = specials.name("move", voice.edition)
    if voice.is_you(event.seat):
        lead = filled(Pega6Telling.tr("You played “{special}”:"), special=special)
    else:
        lead = filled(Pega6Telling.tr("{name} played “{special}”:"), name=voice.name(event.seat), special=special)
    return lead, filled(Pega6Telling.tr("the {card} goes to row {row}."), card=event.card, row=event.row + 1)
