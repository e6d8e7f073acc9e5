"""What happens in No Thanks!, as lines of the log. Owns these sentences; says nothing nobody may know."""

from typing import assert_never

from pega6_desktop.games.no_thanks import events
from pega6_desktop.ui.words.messages import Messages, filled, listed
from pega6_desktop.ui.words.no_thanks.table import chip_count, offer, point_count
from pega6_desktop.ui.words.people import Voice


class NoThanksLog(Messages):
    """Lines of the log."""


def sentence(event: events.Event, voice: Voice) -> str:
    """The event as a line."""
    match event:
        case events.RoundDealt(number, first, chips, active):
            return _dealt(number, first, chips, active, voice)
        case events.Passed(seat, pot):
            return _passed(seat, pot, voice)
        case events.PassTakenBack(seat):
            return filled(NoThanksLog.tr("{name}: the chip was taken back."), name=voice.name(seat))
        case events.CardTaken():
            return _taken(event, voice)
        case events.CardTurned(card, left):
            return _turned(card, left)
        case events.TigerPlayed(seat, card):
            return _tiger(seat, card, voice)
        case events.RoundEnded(number, _, points):
            return _ended(number, points, voice)
        case events.MatchEnded(_, (winner,)) if voice.is_you(winner):
            return NoThanksLog.tr("End of the match: you have won!")
        case events.MatchEnded(_, winners):
            return filled(NoThanksLog.tr("End of the match. Won by: {names}."), names=voice.all_called(winners))
        case _:
            assert_never(event)


def _turned(card: int, left: int) -> str:
    words = NoThanksLog.tr("The {card} is turned up, the last one of the deck.")
    if left:
        words = NoThanksLog.tr("The {card} is turned up, %n card(s) left in the deck.", "", left)
    return filled(words, card=card)


def _dealt(number: int, first: int, chips: int, active: int, voice: Voice) -> str:
    if voice.is_you(first):
        words = NoThanksLog.tr("Round {round}: %n chip(s) each. The {card} is on offer, you decide first.", "", chips)
        return filled(words, round=number, card=active)
    words = NoThanksLog.tr("Round {round}: %n chip(s) each. The {card} is on offer, {name} decides first.", "", chips)
    return filled(words, round=number, card=active, name=voice.name(first))


def _passed(seat: int, pot: int, voice: Voice) -> str:
    chips = chip_count(pot)
    if voice.is_you(seat):
        return filled(NoThanksLog.tr("You pass: {chips} on the card."), chips=chips)
    return filled(NoThanksLog.tr("{name} passes: {chips} on the card."), name=voice.name(seat), chips=chips)


def _tiger(seat: int, card: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return filled(NoThanksLog.tr("You play your tiger, the {card}."), card=card)
    return filled(NoThanksLog.tr("{name} plays a tiger, the {card}."), name=voice.name(seat), card=card)


def _taken(event: events.CardTaken, voice: Voice) -> str:
    taken = offer(event.card, event.chips)
    if voice.is_you(event.seat):
        return filled(NoThanksLog.tr("You take {offer}."), offer=taken)
    return filled(NoThanksLog.tr("{name} takes {offer}."), name=voice.name(event.seat), offer=taken)


def _ended(number: int, points: tuple[int, ...], voice: Voice) -> str:
    words = NoThanksLog.tr("{name} {points}", "a player and the points of the round")
    said = [filled(words, name=voice.name(seat), points=point_count(point)) for seat, point in enumerate(points)]
    return filled(NoThanksLog.tr("End of round {round}: {points}."), round=number, points=listed(said))


def best_taking(card: int, chips: int, voice: Voice, seat: int) -> str:
    """The taking of the round that brought most chips."""
    if voice.is_you(seat):
        return filled(NoThanksLog.tr("You took the {card} with {chips}."), card=card, chips=chip_count(chips))
    words = NoThanksLog.tr("{name} took the {card} with {chips}.")
    return filled(words, name=voice.name(seat), card=card, chips=chip_count(chips))
