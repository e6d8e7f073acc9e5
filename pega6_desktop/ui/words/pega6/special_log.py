"""Special cards as lines of the log.

Owns one sentence per kind of event of the anniversary game. Questions that merely wait for an answer are no line; what
was drawn is told to its owner alone.
"""

from typing import assert_never

from pega6_desktop.games.pega6.events import (
    AfterTaking,
    BlockLaid,
    BlocksLifted,
    CardMoved,
    CardReplaced,
    CardSetAside,
    ExchangeDeclined,
    ExchangeOffered,
    FifthRowClosed,
    FifthRowOpened,
    HeadsCancelled,
    SetAsideEnded,
    SetAsideOffered,
    SevenLaid,
    SpecialAsked,
    SpecialDeclined,
    SpecialDrawn,
    SpecialEvent,
    SpecialGiven,
    SpecialPlayed,
    SpecialsReshuffled,
)
from pega6_desktop.ui.words.messages import Messages, filled, heads, listed
from pega6_desktop.ui.words.pega6 import specials
from pega6_desktop.ui.words.people import Voice


class Pega6SpecialLog(Messages):
    """What special cards did."""


def special_sentence(event: SpecialEvent, voice: Voice) -> str:
    """The event as a line of the log; empty where there is nothing to say."""
    match event:
        case SpecialAsked() | SpecialDeclined():
            text = ""
        case SpecialPlayed():
            text = _played(event, voice)
        case CardReplaced():
            text = _replaced(event, voice)
        case CardMoved():
            text = _moved(event, voice)
        case FifthRowOpened() | FifthRowClosed() | SevenLaid() | BlockLaid() | BlocksLifted():
            text = _rows_changed(event, voice)
        case _:
            text = _after_taking(event, voice)
    return text


def _played(event: SpecialPlayed, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6SpecialLog.tr("You play {special}."), special=specials.name(event.kind, voice.edition))
    text = Pega6SpecialLog.tr("{name} plays {special}.")
    return filled(text, name=voice.name(event.seat), special=specials.name(event.kind, voice.edition))


def _replaced(event: CardReplaced, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("You take the {back} back and play the {card} instead.")
    else:
        text = Pega6SpecialLog.tr("{name} takes the {back} back and plays the {card} instead.")
    return filled(text, name=voice.name(event.seat), back=event.back, card=event.card)


def _moved(event: CardMoved, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("You move the {card} from row {source} to row {row}, place {place}.")
    else:
        text = Pega6SpecialLog.tr("{name} moves the {card} from row {source} to row {row}, place {place}.")
    name = voice.name(event.seat)
    return filled(text, name=name, card=event.card, source=event.source + 1, row=event.row + 1, place=event.place + 1)


# ---------------------------------------------------------------- rows


def _rows_changed(event: FifthRowOpened | FifthRowClosed | SevenLaid | BlockLaid | BlocksLifted, voice: Voice) -> str:
    match event:
        case FifthRowOpened():
            return _fifth_opened(event, voice)
        case FifthRowClosed():
            return Pega6SpecialLog.tr("Four rows are left.")
        case SevenLaid():
            return filled(Pega6SpecialLog.tr("From now on the 7th card takes row {row}."), row=event.row + 1)
        case BlockLaid():
            return _blocked(event, voice)
        case BlocksLifted():
            rows = listed([str(row + 1) for row in event.rows])
            if len(event.rows) == 1:
                return filled(Pega6SpecialLog.tr("Row {row} is open again."), row=rows)
            return filled(Pega6SpecialLog.tr("Rows {rows} are open again."), rows=rows)
        case _:
            assert_never(event)


def _fifth_opened(event: FifthRowOpened, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return Pega6SpecialLog.tr("You open a fifth row.")
    return filled(Pega6SpecialLog.tr("{name} opens a fifth row."), name=voice.name(event.seat))


def _blocked(event: BlockLaid, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6SpecialLog.tr("You block row {row}."), row=event.row + 1)
    return filled(Pega6SpecialLog.tr("{name} blocks row {row}."), name=voice.name(event.seat), row=event.row + 1)


# ---------------------------------------------------------------- after a taking


def _after_taking(event: AfterTaking, voice: Voice) -> str:
    match event:
        case SetAsideOffered() | SetAsideEnded() | ExchangeOffered() | ExchangeDeclined():
            text = ""
        case HeadsCancelled():
            text = _cancelled(event, voice)
        case CardSetAside():
            text = _set_aside(event, voice)
        case SpecialGiven():
            text = _given(event, voice)
        case SpecialDrawn():
            text = _drawn(event, voice)
        case SpecialsReshuffled(count):
            text = Pega6SpecialLog.tr("%n special card(s) are shuffled into a new deck.", "", count)
        case _:
            assert_never(event)
    return text


def _cancelled(event: HeadsCancelled, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("The {card} leaves the round and cancels {heads}: your pile counts {points}.")
    else:
        text = Pega6SpecialLog.tr("The {card} leaves the round and cancels {heads}: {name}'s pile counts {points}.")
    name = voice.name(event.seat)
    return filled(text, name=name, card=event.card, heads=heads(event.heads), points=heads(event.points))


def _set_aside(event: CardSetAside, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("You put the {card} of your pile aside: {heads} less.")
    else:
        text = Pega6SpecialLog.tr("{name} puts the {card} aside: {heads} less.")
    return filled(text, name=voice.name(event.seat), card=event.card, heads=heads(event.heads))


def _given(event: SpecialGiven, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(
            Pega6SpecialLog.tr("You discard {special} for another."), special=specials.name(event.kind, voice.edition)
        )
    text = Pega6SpecialLog.tr("{name} discards {special} for another.")
    return filled(text, name=voice.name(event.seat), special=specials.name(event.kind, voice.edition))


def _drawn(event: SpecialDrawn, voice: Voice) -> str:
    """Told by name only to the one who drew it; to everybody else, and at a shared screen, that a card was drawn."""
    if event.kind is not None and voice.is_you(event.seat):
        return filled(Pega6SpecialLog.tr("You draw {special}."), special=specials.name(event.kind, voice.edition))
    return filled(Pega6SpecialLog.tr("{name} draws a special card."), name=voice.name(event.seat))
