"""Events of Pega em 6! as lines of the log.

Owns one sentence per kind of event. Says names, and "you" only where a single human is seated. A line says nothing that
is hidden from the viewer: choosing a card face down is no line at all.
"""

from typing import assert_never

from pega6_desktop.games.pega6 import events
from pega6_desktop.ui.words.messages import Messages, Voice, cards, filled, heads, listed
from pega6_desktop.ui.words.pega6 import specials


class Pega6SpecialLog(Messages):
    """What special cards did."""


def special_sentence(event: events.SpecialEvent, voice: Voice) -> str:
    """The event as a line of the log; empty where there is nothing to say."""
    match event:
        case events.SpecialAsked() | events.SpecialDeclined():
            text = ""
        case events.SpecialPlayed():
            text = _played(event, voice)
        case events.CardReplaced():
            text = _replaced(event, voice)
        case events.CardMoved():
            text = _moved(event, voice)
        case (
            events.FifthRowOpened()
            | events.FifthRowClosed()
            | events.SevenLaid()
            | events.BlockLaid()
            | events.BlocksLifted()
        ):
            text = _rows_changed(event, voice)
        case _:
            text = _after_taking(event, voice)
    return text


def _played(event: events.SpecialPlayed, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6SpecialLog.tr("You played {special}."), special=specials.name(event.kind, voice.edition))
    text = Pega6SpecialLog.tr("{name} played {special}.")
    return filled(text, name=voice.name(event.seat), special=specials.name(event.kind, voice.edition))


def _replaced(event: events.CardReplaced, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("You took the {back} back and played the {card} instead.")
    else:
        text = Pega6SpecialLog.tr("{name} took the {back} back and played the {card} instead.")
    return filled(text, name=voice.name(event.seat), back=event.back, card=event.card)


def _moved(event: events.CardMoved, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("You moved the {card} from row {source} to row {row}, place {place}.")
    else:
        text = Pega6SpecialLog.tr("{name} moved the {card} from row {source} to row {row}, place {place}.")
    name = voice.name(event.seat)
    return filled(text, name=name, card=event.card, source=event.source + 1, row=event.row + 1, place=event.place + 1)


# ---------------------------------------------------------------- rows


def _rows_changed(
    event: events.FifthRowOpened | events.FifthRowClosed | events.SevenLaid | events.BlockLaid | events.BlocksLifted,
    voice: Voice,
) -> str:
    match event:
        case events.FifthRowOpened():
            return _fifth_opened(event, voice)
        case events.FifthRowClosed():
            return Pega6SpecialLog.tr("Four rows were left.")
        case events.SevenLaid():
            return filled(Pega6SpecialLog.tr("From now on the 7th card takes row {row}."), row=event.row + 1)
        case events.BlockLaid():
            return _blocked(event, voice)
        case events.BlocksLifted():
            rows = listed([str(row + 1) for row in event.rows])
            if len(event.rows) == 1:
                return filled(Pega6SpecialLog.tr("Row {row} was open again."), row=rows)
            return filled(Pega6SpecialLog.tr("Rows {rows} were open again."), rows=rows)
        case _:
            assert_never(event)


def _fifth_opened(event: events.FifthRowOpened, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return Pega6SpecialLog.tr("You opened a fifth row.")
    return filled(Pega6SpecialLog.tr("{name} opened a fifth row."), name=voice.name(event.seat))


def _blocked(event: events.BlockLaid, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6SpecialLog.tr("You blocked row {row}."), row=event.row + 1)
    return filled(Pega6SpecialLog.tr("{name} blocked row {row}."), name=voice.name(event.seat), row=event.row + 1)


# ---------------------------------------------------------------- after a taking


def _after_taking(event: events.AfterTaking, voice: Voice) -> str:
    match event:
        case events.SetAsideOffered() | events.SetAsideEnded() | events.ExchangeOffered() | events.ExchangeDeclined():
            text = ""
        case events.HeadsCancelled():
            text = _cancelled(event, voice)
        case events.CardSetAside():
            text = _set_aside(event, voice)
        case events.SpecialGiven():
            text = _given(event, voice)
        case events.SpecialDrawn():
            text = _drawn(event, voice)
        case events.SpecialsReshuffled(count):
            text = Pega6SpecialLog.tr("%n special card(s) were shuffled into a new deck.", "", count)
        case _:
            assert_never(event)
    return text


def _cancelled(event: events.HeadsCancelled, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("The {card} left the round and cancelled {heads}: your pile counted {points}.")
    else:
        text = Pega6SpecialLog.tr("The {card} left the round and cancelled {heads}: {name}'s pile counted {points}.")
    name = voice.name(event.seat)
    return filled(text, name=name, card=event.card, heads=heads(event.heads), points=heads(event.points))


def _set_aside(event: events.CardSetAside, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = Pega6SpecialLog.tr("You put the {card} of your pile aside: {heads} less.")
    else:
        text = Pega6SpecialLog.tr("{name} put the {card} aside: {heads} less.")
    return filled(text, name=voice.name(event.seat), card=event.card, heads=heads(event.heads))


def _given(event: events.SpecialGiven, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(
            Pega6SpecialLog.tr("You discarded {special} for another."), special=specials.name(event.kind, voice.edition)
        )
    text = Pega6SpecialLog.tr("{name} discarded {special} for another.")
    return filled(text, name=voice.name(event.seat), special=specials.name(event.kind, voice.edition))


def _drawn(event: events.SpecialDrawn, voice: Voice) -> str:
    """Told by name only to the one who drew it; to everybody else, and at a shared screen, that a card was drawn."""
    if event.kind is not None and voice.is_you(event.seat):
        return filled(Pega6SpecialLog.tr("You drew {special}."), special=specials.name(event.kind, voice.edition))
    return filled(Pega6SpecialLog.tr("{name} drew a special card."), name=voice.name(event.seat))


class Pega6TakingLog(Messages):
    """Who took what, and why."""


def took(event: events.RowTaken, voice: Voice) -> str:
    """The taking, and what became of the row where that is out of the ordinary."""
    text = _your_reason(event) if voice.is_you(event.seat) else _reason(event)
    said = filled(
        text,
        name=voice.name(event.seat),
        cards=cards(len(event.cards)),
        row=event.row + 1,
        heads=heads(event.heads),
    )
    return " ".join([said, *_aftermath(event)])


def _your_reason(event: events.RowTaken) -> str:
    match event.reason:
        case "full":
            return Pega6TakingLog.tr("You took {cards} from row {row}: {heads} (the row was full).")
        case "low":
            return Pega6TakingLog.tr("You took {cards} from row {row}: {heads} (your card was too low).")
        case "insert":
            return Pega6TakingLog.tr("You took {cards} from row {row}: {heads} (the inserted card was one too many).")
        case "move":
            return Pega6TakingLog.tr("You took {cards} from row {row}: {heads} (the moved card was one too many).")
        case _:
            assert_never(event.reason)


def _reason(event: events.RowTaken) -> str:
    match event.reason:
        case "full":
            return Pega6TakingLog.tr("{name} took {cards} from row {row}: {heads} (the row was full).")
        case "low":
            return Pega6TakingLog.tr("{name} took {cards} from row {row}: {heads} (the card was too low).")
        case "insert":
            return Pega6TakingLog.tr(
                "{name} took {cards} from row {row}: {heads} (the inserted card was one too many)."
            )
        case "move":
            return Pega6TakingLog.tr("{name} took {cards} from row {row}: {heads} (the moved card was one too many).")
        case _:
            assert_never(event.reason)


def _aftermath(event: events.RowTaken) -> list[str]:
    told = []
    if event.kept is not None:
        told.append(filled(Pega6TakingLog.tr("The {card} stayed in the row."), card=event.kept))
    if event.own is not None:
        told.append(filled(Pega6TakingLog.tr("The {card} just played went along."), card=event.own))
    if event.is_removed:
        told.append(Pega6TakingLog.tr("That row was gone."))
    return told


class Pega6DraftLog(Messages):
    """Who drafted what."""


def draft_sentence(
    event: events.DraftOpened | events.CardDrafted | events.PickTakenBack | events.RowsLaid, voice: Voice
) -> str:
    """The event as a line of the log."""
    match event:
        case events.DraftOpened():
            return _opened(event, voice)
        case events.CardDrafted():
            return _drafted(event, voice)
        case events.PickTakenBack():
            return _taken_back(event, voice)
        case events.RowsLaid():
            text = Pega6DraftLog.tr("The rows began with {cards}, which nobody drafted.")
            return filled(text, cards=listed([str(card) for card in event.rows]))
        case _:
            assert_never(event)


def _opened(event: events.DraftOpened, voice: Voice) -> str:
    if voice.is_you(event.first):
        text = Pega6DraftLog.tr("Round {round}: %n card(s) lay open, you drafted first.", "", len(event.cards))
    else:
        text = Pega6DraftLog.tr("Round {round}: %n card(s) lay open, {name} drafted first.", "", len(event.cards))
    return filled(text, round=event.number, name=voice.name(event.first))


def _drafted(event: events.CardDrafted, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6DraftLog.tr("You drafted the {card}."), card=event.card)
    return filled(Pega6DraftLog.tr("{name} drafted the {card}."), name=voice.name(event.seat), card=event.card)


def _taken_back(event: events.PickTakenBack, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6DraftLog.tr("You put the {card} back on offer."), card=event.card)
    text = Pega6DraftLog.tr("{name} put the {card} back on offer.")
    return filled(text, name=voice.name(event.seat), card=event.card)


class Pega6Log(Messages):
    """What happened."""


def sentence(event: events.Event, voice: Voice) -> str:
    """The event as a line of the log; empty where there is nothing to say."""
    match event:
        case events.RoundDealt():
            text = _dealt(event)
        case events.CardChosen() | events.ChoiceTakenBack():
            text = ""
        case events.CardsRevealed():
            text = _revealed(event, voice)
        case events.RowChoiceNeeded():
            text = _must_take(event, voice)
        case events.RowTaken():
            text = took(event, voice)
        case events.CardPlaced():
            text = _placed(event, voice)
        case events.RoundEnded():
            text = _round_ended(event, voice)
        case events.MatchEnded():
            text = match_ended(event, voice)
        case events.DraftOpened() | events.CardDrafted() | events.PickTakenBack() | events.RowsLaid():
            text = draft_sentence(event, voice)
        case _:
            text = special_sentence(event, voice)
    return text


def _dealt(event: events.RoundDealt) -> str:
    text = Pega6Log.tr("Round {round}: the rows began with {cards}.")
    return filled(text, round=event.number, cards=listed([str(card) for card in event.rows]))


def _revealed(event: events.CardsRevealed, voice: Voice) -> str:
    play = Pega6Log.tr("{card} ({name})", "a revealed card and its player")
    plays = [filled(play, card=card, name=voice.called(seat)) for card, seat in event.plays]
    return filled(Pega6Log.tr("The cards turned up: {plays}."), plays=listed(plays))


def _must_take(event: events.RowChoiceNeeded, voice: Voice) -> str:
    if voice.is_you(event.seat):
        return filled(Pega6Log.tr("Your {card} was lower than every row: you had to take one."), card=event.card)
    text = Pega6Log.tr("{name}'s {card} was lower than every row: {name} had to take one.")
    return filled(text, name=voice.name(event.seat), card=event.card)


def _placed(event: events.CardPlaced, voice: Voice) -> str:
    if voice.is_you(event.seat):
        text = (
            Pega6Log.tr("Your {card} went to row {row}, place {place}.")
            if event.place
            else Pega6Log.tr("Your {card} opened row {row}.")
        )
    elif event.place:
        text = Pega6Log.tr("{name}'s {card} went to row {row}, place {place}.")
    else:
        text = Pega6Log.tr("{name}'s {card} opened row {row}.")
    name = voice.name(event.seat)
    return filled(text, name=name, card=event.card, row=event.row + 1, place=event.place + 1)


def _round_ended(event: events.RoundEnded, voice: Voice) -> str:
    score = Pega6Log.tr("{name} with {points}", "a player and the heads of the round")
    scores = [filled(score, name=voice.called(seat), points=heads(count)) for seat, count in enumerate(event.points)]
    text = Pega6Log.tr("End of round {round}: {scores}.")
    return filled(text, round=event.number, scores=listed(scores))


def match_ended(event: events.MatchEnded, voice: Voice) -> str:
    """Who won, shared victories included; lowest total, as the rules say (P6-B-15)."""
    winner = event.winners[0]
    total = heads(event.totals[winner])
    if len(event.winners) > 1:
        text = Pega6Log.tr("End of the match: {names} shared the victory with {heads} each.")
        return filled(text, names=voice.all_called(event.winners), heads=total)
    if voice.is_you(winner):
        return filled(Pega6Log.tr("End of the match: you won with {heads}!"), heads=total)
    return filled(Pega6Log.tr("End of the match: {name} won with {heads}."), name=voice.name(winner), heads=total)
