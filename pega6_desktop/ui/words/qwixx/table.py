"""What lies on the table of Qwixx cards and what happened there, in words: colours, cards, rows, sheets, steps of a
turn, and events as lines of the log.

Owns names, captions, and one sentence per kind of event. Says names, and "you" only where a single human is seated. A
line says nothing that is hidden from the viewer. Must not know widgets.
"""

from collections.abc import Sequence

from pega6_desktop.games.qwixx_cards import events
from pega6_desktop.games.qwixx_cards.cards import Card, colour_of, is_joker, number_of
from pega6_desktop.games.qwixx_cards.sheets import Sheet, crosses, open_numbers
from pega6_desktop.ui.words.messages import Messages, Voice, filled, listed


class QwixxTable(Messages):
    """Names and captions."""


def code(row: int) -> str:
    """Two letters for a colour."""
    return (
        QwixxTable.tr("Rd", "two letters for red"),
        QwixxTable.tr("Ye", "two letters for yellow"),
        QwixxTable.tr("Gn", "two letters for green"),
        QwixxTable.tr("Bl", "two letters for blue"),
    )[row]


def colour(row: int) -> str:
    """A colour by name."""
    return (
        QwixxTable.tr("red"),
        QwixxTable.tr("yellow"),
        QwixxTable.tr("green"),
        QwixxTable.tr("blue"),
    )[row]


def card(of: Card) -> str:
    """A card whose front is seen."""
    if is_joker(of):
        return filled(QwixxTable.tr("joker {number}"), number=number_of(of))
    return in_colour(number_of(of), colour_of(of))


def in_colour(number: int, row: int) -> str:
    """A number of a colour: "red 5"."""
    return filled(QwixxTable.tr("{colour} {number}", "a card or a box"), colour=colour(row), number=number)


def short(boxes: Sequence[tuple[int, int]]) -> str:
    """Boxes, as (row, number), in short: "Rd 4 and 5"; each with its colour where it is not the same."""
    numbers = [(row, str(number)) for row, number in boxes]
    if len({row for row, _ in boxes}) == 1:
        numbers = [(boxes[0][0], listed([number for _, number in numbers]))]
    words = QwixxTable.tr("{code} {number}", "a card or a box in short")
    return listed([filled(words, code=code(row), number=number) for row, number in numbers])


def back(number: int, place: int) -> str:
    """A card of the display."""
    return filled(QwixxTable.tr("{number}, colour hidden, place {place}"), number=number, place=place + 1)


def points(count: int) -> str:
    """A number of points, which may be less than none."""
    if count < 0:
        return filled(QwixxTable.tr("minus {points}"), points=points(-count))
    return QwixxTable.tr("no points") if count == 0 else QwixxTable.tr("%n point(s)", "", count)


def crosses_word(count: int) -> str:
    """A number of crosses."""
    return QwixxTable.tr("no crosses") if count == 0 else QwixxTable.tr("%n cross(es)", "", count)


def row(index: int, sheet: Sheet) -> str:
    """A row of a sheet for lists and screen readers."""
    crossed = sheet.rows[index]
    said = listed([str(number) for number in crossed], 12) if crossed else QwixxTable.tr("nothing crossed")
    if index in sheet.completed:
        rest = QwixxTable.tr("completed")
    else:
        free = [str(number) for number in open_numbers(index, crossed)]
        words = QwixxTable.tr("open: {numbers}", "", len(free)) if free else QwixxTable.tr("nothing open")
        rest = filled(words, numbers=listed(free, 12))
    words = QwixxTable.tr("{colour}: {crossed}; {rest}; {points}", "a row of a sheet")
    return filled(words, colour=colour(index), crossed=said, rest=rest, points=points(sheet.row_points[index]))


def row_note(index: int, sheet: Sheet) -> str:
    """Under the points of a row."""
    return crosses_word(crosses(index, sheet.rows[index]))


def seat(name: str, total: int, missed: int, state: str) -> str:
    """A player for screen readers."""
    words = filled(QwixxTable.tr("{name}: {points}"), name=name, points=points(total))
    return ", ".join(part for part in (words, lost(missed), state) if part)


def lost(missed: int) -> str:
    """Missed turns; empty for none."""
    return QwixxTable.tr("%n penalty(s)", "", missed) if missed else ""


def after_five() -> str:
    """Under a last number that may not be crossed yet."""
    return QwixxTable.tr("after 5", "under the last number of a row")


def missed_turns() -> str:
    """Over the boxes for missed turns."""
    return QwixxTable.tr("Penalties")


def missed_short() -> str:
    """Over their cost in the score sheet."""
    return QwixxTable.tr("Pen.", "penalties, over a column")


def where_from() -> str:
    """Over how the rows add up."""
    return QwixxTable.tr("Colour by colour")


def legend() -> str:
    """Under the bars of a match that is over."""
    return QwixxTable.tr("lock = row completed · dashed, left of nothing: penalties")


def each_costs() -> str:
    """Beside them."""
    return QwixxTable.tr("each costs 5 points")


def your_points() -> str:
    """Beside the own total."""
    return QwixxTable.tr("Your points")


def points_now() -> str:
    """Before the totals of all."""
    return QwixxTable.tr("Points now")


def more_is_better() -> str:
    """After them."""
    return QwixxTable.tr("more is better")


def points_title() -> str:
    """On the plate of a player."""
    return QwixxTable.tr("Points")


def display_word() -> str:
    """Under the display."""
    return QwixxTable.tr("on the table: only the number is seen")


def pile_word(count: int) -> str:
    """Under the draw pile."""
    return filled(QwixxTable.tr("pile: {count}"), count=count)


def discard_word(count: int) -> str:
    """Under the discard pile."""
    return filled(QwixxTable.tr("discard: {count}"), count=count)


def announced(number: int, *, is_now: bool) -> str:
    """On the top card of the pile."""
    words = QwixxTable.tr("{number} for all") if is_now else QwixxTable.tr("{number} announced")
    return filled(words, number=number)


def title(*, has_jokers: bool) -> str:
    """Over the table."""
    return QwixxTable.tr("Qwixx Cards · with jokers") if has_jokers else QwixxTable.tr("Qwixx Cards")


def subtitle(number: int, name: str) -> str:
    """Which turn it is, and whose."""
    return filled(QwixxTable.tr("Turn {number} · {name}"), number=number, name=name)


def match_over() -> str:
    """Instead of the turn."""
    return QwixxTable.tr("the match is over")


def step_title(step: int) -> str:
    """The three actions."""
    return (
        QwixxTable.tr("Draw", "the first action"),
        QwixxTable.tr("Number for all", "the second action"),
        QwixxTable.tr("Play cards", "the third action"),
    )[step]


def step_done(step: int) -> str:
    """An action that is behind."""
    words = QwixxTable.tr("{number} · {title}", "an action that is done")
    return filled(words, number=step + 1, title=step_title(step))


def step_line(step: int) -> str:
    """What is done in an action, in a few words."""
    return (
        QwixxTable.tr("up to five cards in hand"),
        QwixxTable.tr("cross it in one row, or pass"),
        QwixxTable.tr("1 to 3 cards of one colour"),
    )[step]


def hand_full() -> str:
    """The first action is behind."""
    return QwixxTable.tr("the hand is full: 5 cards")


def all_decide(number: int) -> str:
    """The second action is on."""
    return filled(QwixxTable.tr("all: cross the {number}, or pass"), number=number)


def crossed(number: int, row: int, who: str) -> str:
    """The second action is behind, with a cross; who: the player's name where several sit at the screen."""
    if who:
        return filled(QwixxTable.tr("{number}: {name} crossed {colour}"), number=number, name=who, colour=colour(row))
    return filled(QwixxTable.tr("{number}: you crossed {colour}"), number=number, colour=colour(row))


def passed(number: int, who: str) -> str:
    """The second action is behind, without a cross; who as above."""
    if who:
        return filled(QwixxTable.tr("{number}: {name} passed"), number=number, name=who)
    return filled(QwixxTable.tr("{number}: you passed"), number=number)


def alone(name: str) -> str:
    """Whose the third action is; name as in the middle of a sentence."""
    return filled(QwixxTable.tr("only {name} plays"), name=name)


def then_alone(name: str) -> str:
    """Whose the third action will be; name as in the middle of a sentence."""
    return filled(QwixxTable.tr("then {name} alone"), name=name)


def gain_pill(gain: int, boxes: Sequence[tuple[int, int]]) -> str:
    """What crosses that are not made yet would bring: boxes as (row, number)."""
    return filled(QwixxTable.tr("+{points} with {boxes}"), points=gain, boxes=short(boxes))


def one_skip() -> str:
    """Over a number that is left out between two crosses of one action."""
    return QwixxTable.tr("1 skip")


def state_word(state: str) -> str:
    """What a player is doing."""
    match state:
        case "draw":
            return QwixxTable.tr("is drawing")
        case "play":
            return QwixxTable.tr("is playing cards")
        case "thinking":
            return QwixxTable.tr("thinking")
        case "chosen":
            return QwixxTable.tr("has decided")
        case "choosing":
            return QwixxTable.tr("is deciding")
        case _:
            return ""


def crossed_now(boxes: Sequence[tuple[int, int]]) -> str:
    """What a player has crossed in this turn, as (row, number)."""
    return filled(QwixxTable.tr("crossed {boxes}"), boxes=short(boxes))


def not_crossed(number: int) -> str:
    """A player has not crossed the announced number."""
    return filled(QwixxTable.tr("did not cross the {number}"), number=number)


def rows_completed(rows: Sequence[int]) -> str:
    """Which rows a player has completed in a match."""
    return filled(QwixxTable.tr("completed {rows}"), rows=listed([code(row) for row in rows]))


def turn_missed() -> str:
    """A player has just missed a turn."""
    return QwixxTable.tr("took a penalty")


def your_turn() -> str:
    """On the own plate."""
    return QwixxTable.tr("it is your turn")


def all_cards(cards: Sequence[Card]) -> str:
    """Several cards in one breath."""
    return listed([card(one) for one in cards])


def to_draw(numbers: Sequence[int]) -> str:
    """The numbers of the display in one breath."""
    return filled(QwixxTable.tr("On the table: {numbers}"), numbers=listed([str(number) for number in numbers]))


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
            text = filled(QwixxLog.tr("New on the table: {numbers}.", "", len(numbers)), numbers=_listed(numbers))
        case events.PileReshuffled(size):
            text = QwixxLog.tr("The discard pile was shuffled: %n card(s) to draw from.", "", size)
        case events.NumberAnnounced(_, number):
            text = filled(QwixxLog.tr("The {number} counted for all."), number=number)
        case events.MarksRevealed(number, rows):
            text = _marks(number, rows)
        case events.CardsPlayed():
            text = _played(event, voice)
        case _:
            text = _result(event, voice)
    return text


def _result(event: events.Event, voice: Voice) -> str:
    match event:
        case events.NumberCrossed(seat, row, number):
            words = QwixxLog.tr("You crossed {box}.") if voice.is_you(seat) else QwixxLog.tr("{name} crossed {box}.")
            return filled(words, name=voice.name(seat), box=_the(in_colour(number, row)))
        case events.RowCompleted(seat, row):
            if voice.is_you(seat):
                words = QwixxLog.tr("You completed the {colour} row, and the lock counts as one more cross.")
            else:
                words = QwixxLog.tr("{name} completed the {colour} row, and the lock counts as one more cross.")
            return filled(words, name=voice.name(seat), colour=colour(row))
        case events.TurnMissed(seat, count):
            return _missed(seat, count, voice)
        case events.TurnBegan(seat):
            if voice.is_you(seat):
                return QwixxLog.tr("Now it is your turn.")
            return filled(QwixxLog.tr("Now it is {name}'s turn."), name=voice.name(seat))
        case events.MatchEnded():
            return ended(event, voice)
        case events.CardsDiscarded() | _:
            return ""


def _listed(numbers: tuple[int, ...]) -> str:
    return listed([str(number) for number in numbers])


def _the(thing: str) -> str:
    """A card or a box inside a sentence: "the red 5"."""
    return filled(QwixxLog.tr("the {thing}", "a card or a box inside a sentence"), thing=thing)


def _the_cards(cards: Sequence[Card]) -> str:
    return listed([_the(card(one)) for one in cards])


def _dealt(first: int, voice: Voice) -> str:
    if voice.is_you(first):
        return QwixxLog.tr("Four cards each; you began.")
    return filled(QwixxLog.tr("Four cards each; {name} began."), name=voice.name(first))


def _missed(seat: int, count: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return filled(QwixxLog.tr("You crossed nothing: penalty {count} of 4, minus 5 points."), count=count)
    words = QwixxLog.tr("{name} crossed nothing: penalty {count} of 4, minus 5 points.")
    return filled(words, name=voice.name(seat), count=count)


def _drawn(event: events.CardsDrawn, voice: Voice) -> str:
    if voice.is_you(event.seat) and event.cards is not None:
        return filled(QwixxLog.tr("You took {cards}."), cards=_the_cards(event.cards))
    name = voice.name(event.seat)
    if event.cards is None:
        return filled(QwixxLog.tr("{name} took {numbers}."), name=name, numbers=_listed(event.numbers))
    return filled(QwixxLog.tr("{name} took {cards}."), name=name, cards=_the_cards(event.cards))


def _marks(number: int, rows: tuple[int, ...]) -> str:
    crossing = sum(row != events.NOWHERE for row in rows)
    if not crossing:
        return filled(QwixxLog.tr("All had decided: nobody crossed the {number}."), number=number)
    return filled(
        QwixxLog.tr("All had decided: %n player(s) crossed the {number}.", "players", crossing), number=number
    )


def _played(event: events.CardsPlayed, voice: Voice) -> str:
    """The colour is said only where a joker takes it, and that nothing was crossed in the same breath."""
    is_you = voice.is_you(event.seat)
    if not event.numbers:
        yours, theirs = (
            QwixxLog.tr("You played {cards} without a cross."),
            QwixxLog.tr("{name} played {cards} without a cross."),
        )
    elif any(map(is_joker, event.cards)):
        yours, theirs = (
            QwixxLog.tr("You played {cards} in {colour}."),
            QwixxLog.tr("{name} played {cards} in {colour}."),
        )
    else:
        yours, theirs = QwixxLog.tr("You played {cards}."), QwixxLog.tr("{name} played {cards}.")
    facts = {"cards": _the_cards(event.cards), "colour": colour(event.row)}
    return filled(yours if is_you else theirs, name=voice.name(event.seat), **facts)


def ended(event: events.MatchEnded, voice: Voice) -> str:
    """Why the match is over, and who has won: one sentence where those who ended it are the one who won."""
    total = points(event.totals[event.winners[0]])
    if event.reason == "rows" and event.seats == event.winners and len(event.winners) == 1:
        (seat,) = event.winners
        if voice.is_you(seat):
            return filled(QwixxLog.tr("You completed two rows and won with {points}!"), points=total)
        words = QwixxLog.tr("{name} completed two rows and won with {points}.")
        return filled(words, name=voice.name(seat), points=total)
    if event.reason == "rows":
        words = QwixxLog.tr("Two rows completed: {enders}. Most points ({points}): {winners}.")
    else:
        words = QwixxLog.tr("Four penalties: {enders}. Most points ({points}): {winners}.")
    return filled(words, enders=voice.all_called(event.seats), points=total, winners=voice.all_called(event.winners))
