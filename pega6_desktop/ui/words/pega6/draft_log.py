"""The open draft of the professional game as lines of the log. Owns these sentences."""

from typing import assert_never

from pega6_desktop.games.pega6.events import CardDrafted, DraftOpened, PickTakenBack, RowsLaid
from pega6_desktop.ui.words.messages import Messages, filled, listed
from pega6_desktop.ui.words.people import Voice


class Pega6DraftLog(Messages):
    """Who drafted what."""


def draft_sentence(event: DraftOpened | CardDrafted | PickTakenBack | RowsLaid, voice: Voice) -> str:
    """The event as a line of the log."""
    match event:
        case DraftOpened():
            return _opened(event, voice)
        case CardDrafted():
            return _drafted(event, voice)
        case PickTakenBack():
            return _taken_back(event, voice)
        case RowsLaid():
            text = Pega6DraftLog.tr("The rows begin with {cards}, which nobody drafted.")
            return filled(text, cards=listed([str(card) for card in event.rows]))
        case _:
            assert_never(event)


def _opened(event: DraftOpened, voice: Voice) -> str:
    if voice.is_you(event.first):
        text = Pega6DraftLog.tr("Round {round}: %n card(s) lie open, you draft first.", "", len(event.cards))
    else:
        text = Pega6DraftLog.tr("Round {round}: %n card(s) lie open, {name} drafts first.", "", len(event.cards))
    return filled(text, round=event.number, name=voice.name(event.first))


def _drafted(event: CardDrafted, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6DraftLog.tr("You draft the {card}."), card=event.card)
    return filled(Pega6DraftLog.tr("{name} drafts the {card}."), name=voice.name(event.seat), card=event.card)


def _taken_back(event: PickTakenBack, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6DraftLog.tr("You put the {card} back on offer."), card=event.card)
    text = Pega6DraftLog.tr("{name} puts the {card} back on offer.")
    return filled(text, name=voice.name(event.seat), card=event.card)
