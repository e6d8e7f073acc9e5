"""Commands the rules of Qwixx cards refused, and taps that mean nothing, in words: what is wrong and what to do.

Owns one sentence for every code of an IllegalMove. Rows are called by their colour.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from pega6_desktop.ui.words.messages import Messages, filled
from pega6_desktop.ui.words.qwixx import table


class QwixxRefused(Messages):
    """Why not."""


REFUSALS: Mapping[str, Callable[[], str]] = MappingProxyType(
    {
        "already_chosen": lambda: QwixxRefused.tr("you have decided already: Z takes it back until all have."),
        "card_not_in_hand": lambda: QwixxRefused.tr("that card is not in your hand: play your own cards."),
        "cards_in_order": lambda: QwixxRefused.tr("each card once: name the cards in order."),
        "draw_count": lambda: QwixxRefused.tr("take exactly {needed}: your hand must have five cards."),
        "five_crosses": lambda: QwixxRefused.tr(
            "the {number} closes the {colour} row: it needs five crosses before it, there are {crosses}."
        ),
        "joker_colour": lambda: QwixxRefused.tr("a joker takes the colour of the cards it is played with."),
        "left_of_cross": lambda: QwixxRefused.tr(
            "the {number} lies left of the {last} in the {colour} row: only numbers to the right may be crossed."
        ),
        "match_over": lambda: QwixxRefused.tr("the match is over."),
        "no_draw_due": lambda: QwixxRefused.tr("no cards are drawn now: that comes first in a turn."),
        "no_mark_due": lambda: QwixxRefused.tr("no number for all is announced now."),
        "no_play_due": lambda: QwixxRefused.tr("no cards are played now: that is the third action of a turn."),
        "no_such_place": lambda: QwixxRefused.tr("there is no such place: the display has four."),
        "no_such_row": lambda: QwixxRefused.tr("there is no such row: the sheet has four."),
        "no_such_seat": lambda: QwixxRefused.tr("nobody sits there: choose a player at the table."),
        "not_played": lambda: QwixxRefused.tr("only played numbers are crossed: play the {number} too, or leave it."),
        "not_your_turn": lambda: QwixxRefused.tr("it is not your turn: wait until it comes."),
        "nothing_to_take_back": lambda: QwixxRefused.tr("there is nothing to take back."),
        "numbers_in_order": lambda: QwixxRefused.tr("cross from left to right, each number once."),
        "one_colour": lambda: QwixxRefused.tr("only cards of one colour: put the others down first."),
        "other_colour": lambda: QwixxRefused.tr("cards are crossed in the row of their own colour."),
        "places_in_order": lambda: QwixxRefused.tr("each place once: name the places in order."),
        "play_count": lambda: QwixxRefused.tr("play one, two or three cards, even if you cross nothing."),
        "row_completed": lambda: QwixxRefused.tr("your {colour} row is completed: nothing more is crossed in it."),
        "skipped_numbers": lambda: QwixxRefused.tr(
            "between the crosses of one action only one number may be left out, here it would be {skipped}."
        ),
    }
)


def rejection(code: str, params: Mapping[str, object]) -> str:
    """A refused command as a sentence; an unknown code in general words."""
    words = REFUSALS.get(code)
    if words is None:
        return QwixxRefused.tr("the rules do not allow that.")
    row = params.get("row")
    colour = table.colour(row) if isinstance(row, int) and 0 <= row < 4 else ""
    return filled(words(), **{**params, "colour": colour})


def enough(needed: int) -> str:
    """One card too many from the display."""
    return QwixxRefused.tr("%n card(s) is all you need: put one back first.", "", needed)


def not_enough(missing: int) -> str:
    """Enter too early."""
    return QwixxRefused.tr("choose %n card(s) more.", "", missing)


def not_here() -> str:
    """A tap on something that is not asked for."""
    return QwixxRefused.tr("that does nothing now.")


def already_crossed(number: int, row: int) -> str:
    """A tap on a cross."""
    return filled(QwixxRefused.tr("the {box} is crossed already."), box=table.in_colour(number, row))


def not_in_hand(number: int, row: int) -> str:
    """A tap on a box for which there is no card."""
    return filled(
        QwixxRefused.tr("you have no {box}: only numbers of your cards may be crossed."),
        box=table.in_colour(number, row),
    )


def not_now(number: int) -> str:
    """A box that is not the announced number."""
    return filled(QwixxRefused.tr("only the {number} is announced: cross it, or pass."), number=number)


def choose_its_colour() -> str:
    """A joker alone and no row named."""
    return QwixxRefused.tr("a joker alone: drag it onto the row you want, or cross its number there.")


def wait_for_turn() -> str:
    """The viewer owes nothing."""
    return QwixxRefused.tr("wait: others are to act now.")
