"""Events of Qwixx cards as lines of the log.

Owns one sentence per kind of event. Says names, and "you" only where a single human is seated. A line says nothing that
is hidden from the viewer.
"""

from pega6_desktop.games.qwixx_cards import events
from pega6_desktop.ui.words.messages import Messages, filled, listed
from pega6_desktop.ui.words.people import Voice
from pega6_desktop.ui.words.qwixx import table


class QwixxLog(Messages):
    """What happened."""


def sentence(event: events.Event, voice: Voice) -> str:
    """The event as a line of the log; empty where there is nothing to say."""
    match event:
        case events.Dealt(first):
            text = _dealt(first, voice)
        case events.CardsDrawn():
            text = _drawn(event, voice)
        case events.DisplayRefilled(_, _, numbers):
            text = filled(QwixxLog.tr("New on the table: {numbers}."), numbers=_listed(numbers))
        case events.PileReshuffled(size):
            text = QwixxLog.tr("The discard pile was shuffled: %n card(s) to draw from.", "", size)
        case events.NumberAnnounced(_, number):
            text = filled(QwixxLog.tr("The {number} counts for all."), number=number)
        case events.MarksRevealed(number, rows):
            text = _marks(number, rows)
        case events.CardsPlayed(seat, cards, row):
            text = _played(seat, cards, row, voice)
        case _:
            text = _result(event, voice)
    return text


def _result(event: events.Event, voice: Voice) -> str:
    match event:
        case events.NumberCrossed(seat, row, number):
            words = QwixxLog.tr("{name}: {box} crossed.")
            return filled(words, name=voice.name(seat), box=table.in_colour(number, row))
        case events.RowCompleted(seat, row):
            words = QwixxLog.tr("{name}: the {colour} row is completed, and the lock counts as one more cross.")
            return filled(words, name=voice.name(seat), colour=table.colour(row))
        case events.TurnMissed(seat, count):
            return _missed(seat, count, voice)
        case events.TurnBegan(seat):
            return filled(QwixxLog.tr("{name}: next turn."), name=voice.name(seat))
        case events.MatchEnded():
            return ended(event, voice)
        case events.CardsDiscarded() | _:
            return ""


def _listed(numbers: tuple[int, ...]) -> str:
    return listed([str(number) for number in numbers])


def _dealt(first: int, voice: Voice) -> str:
    if voice.is_you(first):
        return QwixxLog.tr("Four cards each; you begin.")
    return filled(QwixxLog.tr("Four cards each; {name} begins."), name=voice.name(first))


def _missed(seat: int, count: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return filled(QwixxLog.tr("You crossed nothing: penalty {count} of 4, minus 5 points."), count=count)
    words = QwixxLog.tr("{name} crossed nothing: penalty {count} of 4, minus 5 points.")
    return filled(words, name=voice.name(seat), count=count)


def _drawn(event: events.CardsDrawn, voice: Voice) -> str:
    if voice.is_you(event.seat) and event.cards is not None:
        return filled(QwixxLog.tr("You took {cards}."), cards=table.all_cards(event.cards))
    name = voice.name(event.seat)
    if event.cards is None:
        return filled(QwixxLog.tr("{name} took {numbers}."), name=name, numbers=_listed(event.numbers))
    return filled(QwixxLog.tr("{name} took {cards}."), name=name, cards=table.all_cards(event.cards))


def _marks(number: int, rows: tuple[int, ...]) -> str:
    crossing = sum(row != events.NOWHERE for row in rows)
    if not crossing:
        return filled(QwixxLog.tr("All have decided: nobody crosses the {number}."), number=number)
    return filled(QwixxLog.tr("All have decided: %n cross(es) the {number}.", "players", crossing), number=number)


def _played(seat: int, cards: tuple[int, ...], row: int, voice: Voice) -> str:
    facts = {"cards": table.all_cards(cards), "colour": table.colour(row)}
    if voice.is_you(seat):
        return filled(QwixxLog.tr("You played {cards} in {colour}."), **facts)
    return filled(QwixxLog.tr("{name} played {cards} in {colour}."), name=voice.name(seat), **facts)


def ended(event: events.MatchEnded, voice: Voice) -> str:
    """Why the match is over, and who has won."""
    who = voice.all_called(event.seats)
    if event.reason == "rows":
        why = filled(QwixxLog.tr("Two rows completed: {names}."), names=who)
    else:
        why = filled(QwixxLog.tr("Four penalties: {names}."), names=who)
    won = filled(
        QwixxLog.tr("The match ends with {points} for {names}."),
        names=voice.all_called(event.winners),
        points=table.points(event.totals[event.winners[0]]),
    )
    return f"{why} {won}"
