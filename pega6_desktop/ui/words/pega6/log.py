"""Events of Pega em 6! as lines of the log.

Owns one sentence per kind of event. Says names, and "you" only where a single human is seated. A line says nothing that
is hidden from the viewer: choosing a card face down is no line at all.
"""

from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardDrafted,
    CardPlaced,
    CardsRevealed,
    ChoiceTakenBack,
    DraftOpened,
    Event,
    MatchEnded,
    PickTakenBack,
    RoundDealt,
    RoundEnded,
    RowChoiceNeeded,
    RowsLaid,
    RowTaken,
)
from pega6_desktop.ui.words.messages import Messages, filled, heads, listed
from pega6_desktop.ui.words.pega6 import draft_log, special_log, taking_log
from pega6_desktop.ui.words.people import Voice


class Pega6Log(Messages):
    """What happened."""


def sentence(event: Event, voice: Voice) -> str:
    """The event as a line of the log; empty where there is nothing to say."""
    match event:
        case RoundDealt():
            text = _dealt(event)
        case CardChosen() | ChoiceTakenBack():
            text = ""
        case CardsRevealed():
            text = _revealed(event, voice)
        case RowChoiceNeeded():
            text = _must_take(event, voice)
        case RowTaken():
            text = taking_log.took(event, voice)
        case CardPlaced():
            text = _placed(event, voice)
        case RoundEnded():
            text = _round_ended(event, voice)
        case MatchEnded():
            text = match_ended(event, voice)
        case DraftOpened() | CardDrafted() | PickTakenBack() | RowsLaid():
            text = draft_log.draft_sentence(event, voice)
        case _:
            text = special_log.special_sentence(event, voice)
    return text


def _dealt(event: RoundDealt) -> str:
    text = Pega6Log.tr("Round {round}: the rows begin with {cards}.")
    return filled(text, round=event.number, cards=listed([str(card) for card in event.rows]))


def _revealed(event: CardsRevealed, voice: Voice) -> str:
    play = Pega6Log.tr("{card} ({name})", "a revealed card and its player")
    plays = [filled(play, card=card, name=voice.called(seat)) for card, seat in event.plays]
    return filled(Pega6Log.tr("The cards turn up: {plays}."), plays=listed(plays))


def _must_take(event: RowChoiceNeeded, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6Log.tr("Your {card} is lower than every row: you must take one."), card=event.card)
    text = Pega6Log.tr("{name}'s {card} is lower than every row: {name} must take one.")
    return filled(text, name=voice.name(event.seat), card=event.card)


def _placed(event: CardPlaced, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = (
            Pega6Log.tr("Your {card} goes to row {row}, place {place}.")
            if event.place
            else Pega6Log.tr("Your {card} now opens row {row}.")
        )
    elif event.place:
        text = Pega6Log.tr("{name}'s {card} goes to row {row}, place {place}.")
    else:
        text = Pega6Log.tr("{name}'s {card} now opens row {row}.")
    name = voice.name(event.seat)
    return filled(text, name=name, card=event.card, row=event.row + 1, place=event.place + 1)


def _round_ended(event: RoundEnded, voice: Voice) -> str:
    score = Pega6Log.tr("{name} {points}", "a player and the heads of the round")
    scores = [filled(score, name=voice.called(seat), points=points) for seat, points in enumerate(event.points)]
    text = Pega6Log.tr("End of round {round}. Heads of this round: {scores}.")
    return filled(text, round=event.number, scores=listed(scores))


def match_ended(event: MatchEnded, voice: Voice) -> str:
    """Who won, shared victories included; lowest total, as the rules say (P6-B-15)."""
    winner = event.winners[0]
    total = heads(event.totals[winner])
    if len(event.winners) > 1:
        text = Pega6Log.tr("The match is over: {names} share the victory with {heads} each.")
        return filled(text, names=voice.all_called(event.winners), heads=total)
    if voice.is_you(winner):
        return filled(Pega6Log.tr("The match is over: you won with {heads}!"), heads=total)
    return filled(Pega6Log.tr("The match is over: {name} won with {heads}."), name=voice.name(winner), heads=total)
