"""What may be done at a table of No Thanks! and what happens there, in words: status line, actions, keys, refusals,
arithmetic, and events as lines of the log.

Owns these sentences; says nothing nobody may know. Must not know observations: it is told numbers.
"""

from typing import assert_never

from pega6_desktop.games.no_thanks import events
from pega6_desktop.ui.words.messages import KeyHint, Messages, Voice, filled, listed, signed
from pega6_desktop.ui.words.no_thanks.words import chip_count, offer, point_count


class NoThanksTurn(Messages):
    """Sentences of a turn."""


# ---------------------------------------------------------------- what the card would do


def joins(card: int, lowest: int, added: int, pot: int) -> str:
    """Why the card adds what it adds. lowest: of the run it would be in; added: to the area."""
    if added == card:
        return filled(NoThanksTurn.tr("the {card} begins a run of its own and counts {card}."), card=card)
    if added == -1:
        words = NoThanksTurn.tr("the {card} goes before the {next}: the run counts {card} instead of {next}.")
        return filled(words, card=card, next=card + 1)
    if added < 0:
        words = NoThanksTurn.tr("the {card} closes the gap: the {next} stops counting.")
        return filled(words, card=card, next=card + 1)
    return filled(
        NoThanksTurn.tr("the {card} joins the run from {lowest} and counts nothing."), card=card, lowest=lowest
    )


def ghost(card: int, added: int) -> str:
    """Under the number in the place where the card would go."""
    return f"+{card}" if added == card else NoThanksTurn.tr("here", "in the place of a card")


# ---------------------------------------------------------------- the actions


def take() -> str:
    """The first action."""
    return NoThanksTurn.tr("Take")


def keep() -> str:
    """The second action."""
    return NoThanksTurn.tr("Pass")


def take_line(card: int, pot: int) -> str:
    """What is taken."""
    if pot == 0:
        return filled(NoThanksTurn.tr("takes the {card}, without a chip;"), card=card)
    return filled(NoThanksTurn.tr("takes the {card} and {chips};"), card=card, chips=chip_count(pot))


def take_effect(card: int, added: int) -> str:
    """What the card does to the area, in a few words."""
    if added == card:
        return filled(NoThanksTurn.tr("counts in full: {card}"), card=card)
    if added < 0:
        return filled(NoThanksTurn.tr("the {next} stops counting"), next=card + 1)
    return NoThanksTurn.tr("joins a run, counts nothing")


def keep_lines(left: int, following: str) -> tuple[str, str]:
    """What passing costs, and whose turn it is then."""
    first = filled(NoThanksTurn.tr("costs 1 chip, leaves {left};"), left=left)
    return first, filled(NoThanksTurn.tr("{name} is next"), name=following)


def no_chips() -> str:
    """Why nobody can pass."""
    return NoThanksTurn.tr("no chips: you must take it")


def round_points() -> str:
    """Before the sum of an action."""
    return NoThanksTurn.tr("points this round")


def drag_card() -> str:
    """Under the first action."""
    return NoThanksTurn.tr("drag the card to your side")


def drag_chip() -> str:
    """Under the second action."""
    return NoThanksTurn.tr("drag a chip onto the card")


def play_tiger() -> str:
    """The third action."""
    return NoThanksTurn.tr("Play the tiger")


def tiger_line(card: int, added: int) -> str:
    """What the tiger does."""
    change = f"+{added}" if added > 0 else signed(added)
    return filled(NoThanksTurn.tr("the {card}: {change} points, costs no turn"), card=card, change=change)


def spoken(title: str, lines: str, before: str, after: str) -> str:
    """An action for the ear."""
    words = NoThanksTurn.tr("{lines} Points this round: {before}, then {after}.")
    return filled(words, title=title, lines=lines, before=before, after=after)


# ---------------------------------------------------------------- status line, button, keys


def own_lead(voice: Voice, seat: int) -> str:
    """Before the sentence of the own turn; a shared screen says whose it is."""
    if voice.is_you(seat):
        return NoThanksTurn.tr("Your turn:")
    return filled(NoThanksTurn.tr("{name}’s turn:"), name=voice.name(seat))


def waits_for(voice: Voice, seat: int) -> str:
    """Somebody else decides."""
    return filled(NoThanksTurn.tr("{name} decides: take or pass?"), name=voice.name(seat))


def must_take(card: int, pot: int) -> str:
    """Without chips."""
    return filled(NoThanksTurn.tr("no chips left: take {offer}."), offer=offer(card, pot))


def last_card() -> str:
    """Nothing comes after the card on offer (NT-15), not even a chance for a tiger (NT-24)."""
    return NoThanksTurn.tr("It is the last card: the round ends with it.")


def match_over() -> str:
    """Nothing is played any more."""
    return NoThanksTurn.tr("The match is over.")


def round_over() -> str:
    """The last card is taken."""
    return NoThanksTurn.tr("The round is over: cards and chips are counted.")


def dealing() -> str:
    """Before the first round."""
    return NoThanksTurn.tr("The cards are being dealt.")


def turning_up() -> str:
    """Between two cards."""
    return NoThanksTurn.tr("The next card is turned up.")


def take_card(card: int) -> str:
    """The main button."""
    return filled(NoThanksTurn.tr("Take the {card}"), card=card)


def pay_chip() -> str:
    """The main button."""
    return NoThanksTurn.tr("Pass: 1 chip")


def choose() -> str:
    """The main button while neither is aimed at."""
    return NoThanksTurn.tr("Take or pass?")


def not_now() -> str:
    """The main button while others decide."""
    return NoThanksTurn.tr("Wait", "the main button")


def keys(*, has_tiger: bool, can_pass: bool) -> tuple[KeyHint, ...]:
    """What keys do in the own turn."""
    take_key = KeyHint(NoThanksTurn.tr("take", "what a key does"), ("↓",))
    pass_key = KeyHint(NoThanksTurn.tr("pass", "what a key does"), ("↑",))
    walk = KeyHint(NoThanksTurn.tr("card, chip, tiger", "what arrows walk through"), ("←", "→"))
    others = (KeyHint(NoThanksTurn.tr("confirm"), ("Enter",)), KeyHint(NoThanksTurn.tr("why?"), ("?",)))
    return (take_key, *((pass_key,) if can_pass else ()), *((walk,) if has_tiger else ()), *others)


def waiting_keys() -> tuple[KeyHint, ...]:
    """What keys do while others decide."""
    return (KeyHint(NoThanksTurn.tr("undo"), ("Z",)), KeyHint(NoThanksTurn.tr("lists"), ("H",)))


# ---------------------------------------------------------------- names of moves


def move_take(card: int, pot: int, before: str, after: str) -> str:
    """A move in the list."""
    words = NoThanksTurn.tr("Take {offer}: points {before} → {after}")
    return filled(words, offer=offer(card, pot), before=before, after=after)


def move_pass(left: int) -> str:
    """A move in the list."""
    return filled(NoThanksTurn.tr("Pass: one chip, {left} left"), left=left)


def move_tiger(card: int, before: str, after: str) -> str:
    """A move in the list."""
    words = NoThanksTurn.tr("Play the tiger, the {card}: points {before} → {after}")
    return filled(words, card=card, before=before, after=after)


# ---------------------------------------------------------------- refusals


def not_your_turn(voice: Voice, seat: int) -> str:
    """Somebody else is due."""
    return filled(NoThanksTurn.tr("it is {name}’s turn."), name=voice.name(seat))


def choose_first() -> str:
    """Nothing was meant."""
    return NoThanksTurn.tr("take the card, or put a chip on it.")


def card_goes_to_area() -> str:
    """The card was dropped elsewhere."""
    return NoThanksTurn.tr("the card in the middle goes to your own side, nowhere else.")


def chip_goes_to_card() -> str:
    """A chip was dropped elsewhere."""
    return NoThanksTurn.tr("a chip goes onto the card in the middle, nowhere else.")


def tiger_goes_to_area() -> str:
    """The tiger was dropped elsewhere."""
    return NoThanksTurn.tr("your tiger goes to your own side.")


def rejected(code: str) -> str:
    """What the rules refuse, by its code."""
    match code:
        case "no_chips":
            return NoThanksTurn.tr("without chips you must take the card.")
        case "tiger_played":
            return NoThanksTurn.tr("your tiger has been played in this round.")
        case "no_tiger":
            return NoThanksTurn.tr("there are no tigers in this game.")
        case "nothing_to_take_back":
            return NoThanksTurn.tr("somebody has gone on, or a card was turned up: it cannot be taken back.")
        case "match_over":
            return NoThanksTurn.tr("the match is over.")
        case _:
            return NoThanksTurn.tr("that is not possible now.")


# ---------------------------------------------------------------- why?


def why_title(card: int) -> str:
    """Over the arithmetic."""
    return filled(NoThanksTurn.tr("What the {card} would cost"), card=card)


def why_area() -> str:
    """A line of the arithmetic."""
    return NoThanksTurn.tr("your cards change by")


def why_chips() -> str:
    """A line of the arithmetic."""
    return NoThanksTurn.tr("chips on the card")


def why_sum() -> str:
    """A line of the arithmetic."""
    return NoThanksTurn.tr("points altogether")


def why_run(lowest: int) -> str:
    """Why a card of an area counts, or not."""
    words = NoThanksTurn.tr("In a run of neighbouring numbers only the lowest counts: here the {lowest}.")
    return filled(words, lowest=lowest)


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
            return _taken_back(seat, voice)
        case events.CardTaken():
            return _taken(event, voice)
        case events.CardTurned(card, left):
            return _turned(card, left)
        case events.TigerPlayed(seat, card):
            return _tiger(seat, card, voice)
        case events.RoundEnded(number, _, points):
            return _ended(number, points, voice)
        case events.MatchEnded(_, (winner,)) if voice.is_you(winner):
            return NoThanksLog.tr("End of the match: you won!")
        case events.MatchEnded(_, winners):
            return filled(NoThanksLog.tr("End of the match. Won by: {names}."), names=voice.all_called(winners))
        case _:
            assert_never(event)


def _turned(card: int, left: int) -> str:
    words = NoThanksLog.tr("The {card} was turned up, the last one of the deck.")
    if left:
        words = NoThanksLog.tr("The {card} was turned up, %n card(s) left in the deck.", "", left)
    return filled(words, card=card)


def _dealt(number: int, first: int, chips: int, active: int, voice: Voice) -> str:
    if voice.is_you(first):
        words = NoThanksLog.tr(
            "Round {round}: %n chip(s) each. The {card} lay in the middle, you decided first.", "", chips
        )
        return filled(words, round=number, card=active)
    words = NoThanksLog.tr(
        "Round {round}: %n chip(s) each. The {card} lay in the middle, {name} decided first.", "", chips
    )
    return filled(words, round=number, card=active, name=voice.name(first))


def _passed(seat: int, pot: int, voice: Voice) -> str:
    chips = chip_count(pot)
    if voice.is_you(seat):
        return filled(NoThanksLog.tr("You passed: {chips} on the card."), chips=chips)
    return filled(NoThanksLog.tr("{name} passed: {chips} on the card."), name=voice.name(seat), chips=chips)


def _taken_back(seat: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return NoThanksLog.tr("You took your chip back.")
    return filled(NoThanksLog.tr("{name} took the chip back."), name=voice.name(seat))


def _tiger(seat: int, card: int, voice: Voice) -> str:
    if voice.is_you(seat):
        return filled(NoThanksLog.tr("You played your tiger, the {card}."), card=card)
    return filled(NoThanksLog.tr("{name} played a tiger, the {card}."), name=voice.name(seat), card=card)


def _taken(event: events.CardTaken, voice: Voice) -> str:
    taken = offer(event.card, event.chips)
    if voice.is_you(event.seat):
        return filled(NoThanksLog.tr("You took {offer}."), offer=taken)
    return filled(NoThanksLog.tr("{name} took {offer}."), name=voice.name(event.seat), offer=taken)


def _ended(number: int, points: tuple[int, ...], voice: Voice) -> str:
    words = NoThanksLog.tr("{name} with {points}", "a player and the points of the round")
    said = [filled(words, name=voice.name(seat), points=point_count(point)) for seat, point in enumerate(points)]
    return filled(NoThanksLog.tr("End of round {round}: {points}."), round=number, points=listed(said))


def best_taking(card: int, chips: int, voice: Voice, seat: int) -> str:
    """The taking of the round that brought most chips."""
    if voice.is_you(seat):
        return filled(NoThanksLog.tr("You took the {card} with {chips}."), card=card, chips=chip_count(chips))
    words = NoThanksLog.tr("{name} took the {card} with {chips}.")
    return filled(words, name=voice.name(seat), card=card, chips=chip_count(chips))
