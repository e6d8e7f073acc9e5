"""The words that stand on the table of Pega em 6! or are read aloud for it: header, rows, seats and cards.

Owns names of things, not what may be done with them. Must not know Qt widgets.
"""

from collections.abc import Sequence
from typing import Protocol, assert_never

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.ui.words.messages import Messages, Voice, filled, heads, listed
from pega6_desktop.ui.words.table_talk import SeatState

_NAMED_AT_MOST = 3


class Pega6Beside(Messages):
    """Beside the rows."""


def fifth_place() -> str:
    """The place of the fifth row while there is none."""
    return Pega6Beside.tr("place of the fifth row")


def on_the_table() -> str:
    """Under the card that keeps the fifth row."""
    return Pega6Beside.tr("on the table")


def deck(count: int) -> str:
    """Under the deck of special cards."""
    return filled(Pega6Beside.tr("deck: {count}"), count=count)


def discard(count: int) -> str:
    """Under the discard pile."""
    return filled(Pega6Beside.tr("discard: {count}"), count=count)


# ---------------------------------------------------------------- the plate of the own card


def your_turn(who: str) -> str:
    """The own card is placed now; who: its owner's name instead of "you"."""
    if who:
        return filled(Pega6Beside.tr("Card of {name}, now"), name=who)
    return Pega6Beside.tr("Your card, now")


def your_card(who: str) -> str:
    """The own card waits; who as above."""
    if who:
        return filled(Pega6Beside.tr("Card of {name}"), name=who)
    return Pega6Beside.tr("Your card")


def waits_for_all() -> str:
    """It lies face down."""
    return Pega6Beside.tr("It stays face down until everybody has chosen.")


def waits_for_lower(cards: Sequence[int]) -> str:
    """Lower cards are placed first (P6-B-05)."""
    text = Pega6Beside.tr("Before it, %n lower card(s): {cards}.", "", len(cards))
    return filled(text, cards=listed([str(card) for card in cards], _NAMED_AT_MOST))


def is_next(place: int, *, is_last: bool) -> str:
    """Why it is placed now; place counts from 1."""
    if place == 1:
        return Pega6Beside.tr("It is the first to be placed: the lowest card of the trick.")
    if is_last:
        return Pega6Beside.tr("It is the last to be placed: the highest card of the trick.")
    text = Pega6Beside.tr("It is the {ordinal} to be placed: all lower cards are on the table.")
    return filled(text, ordinal=_ordinal(place))


def _ordinal(place: int) -> str:
    ordinals = (
        Pega6Beside.tr("second", "place in the order of cards"),
        Pega6Beside.tr("third", "place in the order of cards"),
        Pega6Beside.tr("fourth", "place in the order of cards"),
        Pega6Beside.tr("fifth", "place in the order of cards"),
        Pega6Beside.tr("sixth", "place in the order of cards"),
        Pega6Beside.tr("seventh", "place in the order of cards"),
    )
    return ordinals[place - 2] if place - 2 < len(ordinals) else str(place)


class Pega6Rules(Messages):
    """What may be agreed before a match."""


def variant_name(variant: str) -> str:
    """A variant by its name."""
    match variant:
        case "base":
            return Pega6Rules.tr("Base game")
        case "pro":
            return Pega6Rules.tr("Professional game")
        case "special":
            return Pega6Rules.tr("Anniversary game")
        case _:
            return variant


class Pega6Table(Messages):
    """Things on the table."""


class Lying(Protocol):
    """What the words of a row depend on beside its cards."""

    @property
    def is_full(self) -> bool:
        """One more card takes the row."""

    @property
    def has_seven(self) -> bool:
        """The row holds six (P6-S-08)."""

    @property
    def is_blocked(self) -> bool:
        """No card goes there (P6-S-09)."""


# ---------------------------------------------------------------- header


def title(variant: str, number: int, round_limit: int | None) -> str:
    """The match and its round: "Base game · Round 3"; number 0 is before the first deal."""
    if number == 0:
        return variant
    if round_limit is None:
        return filled(Pega6Table.tr("{variant} · Round {round}"), variant=variant, round=number)
    text = Pega6Table.tr("{variant} · Round {round} of {limit}")
    return filled(text, variant=variant, round=number, limit=round_limit)


def trick(number: int, count: int) -> str:
    """The trick of the round: "Trick 4 of 10"."""
    return filled(Pega6Table.tr("Trick {trick} of {count}"), trick=number, count=count)


def between_rounds(number: int) -> str:
    """In place of the trick while nothing is being played; number 0 is before the first deal."""
    if number == 0:
        return Pega6Table.tr("The cards are being dealt")
    return filled(Pega6Table.tr("End of round {round}"), round=number)


def match_over() -> str:
    """In place of the trick when all is done."""
    return Pega6Table.tr("End of the match")


# ---------------------------------------------------------------- rows


def row(number: int) -> str:
    """A row as the beginning of a sum: "row 2"."""
    return filled(Pega6Table.tr("row {row}"), row=number)


def row_name(number: int, cards: Sequence[int], total: int, lying: Lying) -> str:
    """The whole row in one sentence for the ear."""
    if not cards:
        return filled(Pega6Table.tr("Row {row}, empty"), row=number)
    text = (
        Pega6Table.tr("Row {row}, full: {cards}; {heads}")
        if lying.is_full
        else Pega6Table.tr("Row {row}: {cards}; {heads}")
    )
    said = filled(text, row=number, cards=listed([str(card) for card in cards]), heads=heads(total))
    marks = [
        *([Pega6Table.tr("only the 7th card takes it")] if lying.has_seven else []),
        *([blocked()] if lying.is_blocked else []),
    ]
    return "; ".join([said, *marks])


def heads_word(count: int) -> str:
    """The word beside a number of heads; none is spoken of like several."""
    return Pega6Table.tr("heads", "beside a number", count or 2)


def note(total: int, lying: Lying, *, goes_along: bool = False) -> str:
    """What the danger place means, in the header of a row; of a blocked row, that nothing goes there.

    goes_along: the card that takes the row leaves the table with it (P6-S-13).
    """
    if lying.is_blocked:
        return Pega6Table.tr("blocked: no card goes here")
    if lying.is_full:
        text = _full(goes_along=goes_along, has_seven=lying.has_seven)
    else:
        text = _with_room(goes_along=goes_along, has_seven=lying.has_seven)
    return filled(text, heads=total)


def _full(*, goes_along: bool, has_seven: bool) -> str:
    if has_seven:
        along = Pega6Table.tr("full: the 7th takes {heads} and goes along")
        return along if goes_along else Pega6Table.tr("full: the 7th takes {heads}")
    along = Pega6Table.tr("full: the 6th takes {heads} and goes along")
    return along if goes_along else Pega6Table.tr("full: the 6th takes {heads}")


def _with_room(*, goes_along: bool, has_seven: bool) -> str:
    if has_seven:
        along = Pega6Table.tr("the 7th card takes the row and goes along")
        return along if goes_along else Pega6Table.tr("the 7th card takes the row")
    along = Pega6Table.tr("the 6th card takes the row and goes along")
    return along if goes_along else Pega6Table.tr("the 6th card takes the row")


def danger(*, has_seven: bool) -> str:
    """The danger place itself."""
    return Pega6Table.tr("7th") if has_seven else Pega6Table.tr("6th")


def blocked() -> str:
    """The word of a row with a block."""
    return Pega6Table.tr("blocked")


# ---------------------------------------------------------------- cards


def cards(numbers: Sequence[int]) -> list[str]:
    """Cards that lie open or in the own hand."""
    text, costs = Pega6Table.tr("{card}, {heads}"), {HEADS[number] for number in numbers}
    said = {cost: heads(cost) for cost in costs}
    return [filled(text, card=number, heads=said[HEADS[number]]) for number in numbers]


def card_of(number: int, seat: int, voice: Voice) -> str:
    """A revealed card in front of a player."""
    if voice.is_you(seat):
        return filled(Pega6Table.tr("Your {card}, {heads}"), card=number, heads=heads(HEADS[number]))
    text = Pega6Table.tr("{name}'s {card}, {heads}")
    return filled(text, name=voice.name(seat), card=number, heads=heads(HEADS[number]))


def face_down(seat: int, own: int | None, voice: Voice) -> str:
    """A face-down card; its number is said to its owner alone."""
    if own is None:
        is_yours = voice.is_you(seat)  # watched from another seat: the number stays hidden
        words = Pega6Table.tr("Your face-down card") if is_yours else Pega6Table.tr("Face-down card of {name}")
        return filled(words, name=voice.name(seat))
    if voice.is_you(seat):
        return filled(Pega6Table.tr("Your face-down card: {card}"), card=own)
    return filled(Pega6Table.tr("Face-down card of {name}: {card}"), name=voice.name(seat), card=own)


# ---------------------------------------------------------------- seats


def this_round(*, is_own: bool) -> str:
    """The word beside the heads of the round: the own plate has more room."""
    return Pega6Table.tr("this round") if is_own else Pega6Table.tr("round", "beside a number of heads")


def total() -> str:
    """The word beside the total."""
    return Pega6Table.tr("Total")


def of_target(target: int | None) -> str:
    """The target after a total: "of 66", empty where there is no target."""
    return "" if target is None else filled(Pega6Table.tr("of {target}"), target=target)


def first_round(points: int) -> str:
    """Beside the total in the second of two rounds: what the first one brought."""
    return filled(Pega6Table.tr("round 1: {points}"), points=points)


def laid_last(number: int, row_number: int | None, taken: int, *, is_exact: bool) -> str:
    """A card of the last trick, told of its player: where it went and what that brought.

    row_number: as shown, None where it lies in no row any more. is_exact: nothing but placing cards can have happened.
    """
    if row_number is None:
        said = filled(Pega6Table.tr("the {card}, which lies in no row any more."), card=number)
    elif taken and is_exact:
        text = Pega6Table.tr("the {card} took row {row}, {heads}.")
        return filled(text, card=number, row=row_number, heads=heads(taken))
    else:
        said = filled(Pega6Table.tr("the {card} went to row {row}."), card=number, row=row_number)
    brought = filled(Pega6Table.tr("It brought {heads}."), heads=heads(taken))
    return f"{said} {brought}" if taken else said


def seat(name: str, points: int, total_heads: int, *more: str) -> str:
    """A player in one breath: heads of the round, total, and more sentences as far as there are any."""
    text = Pega6Table.tr("{name}: {points} this round, {total} in total.")
    spoken = filled(text, name=name, points=heads(points), total=total_heads)
    return " ".join([spoken, *(sentence for sentence in more if sentence)])


def special_cards(count: int) -> str:
    """How many special cards a player holds, as a sentence."""
    return Pega6Table.tr("%n special card(s).", "", count)


def seat_state(state: SeatState) -> str:
    """What a player is about, as a sentence without a name; empty when there is nothing to say."""
    match state:
        case "choosing":
            return Pega6Table.tr("Choosing a card.")
        case "thinking":
            return Pega6Table.tr("Thinking.")
        case "chosen":
            return Pega6Table.tr("Has chosen a card.")
        case "shown":
            return Pega6Table.tr("The card is still to be placed.")
        case "placed":
            return Pega6Table.tr("The card lies in its row.")
        case "idle":
            return ""
        case _:
            assert_never(state)
