"""The words between things when the table is read out on demand.

Owns these words. Must not know any game: names of cards, rows and players come ready.
"""

from collections.abc import Iterable, Sequence

from pega6_desktop.ui.words.messages import Messages, filled


class Reading(Messages):
    """What is read, and that there is nothing to read."""


def your_cards() -> str:
    """Before the cards of the hand."""
    return Reading.tr("Your cards:")


def one_of(place: int, count: int) -> str:
    """Where in a hand a card is, from 1."""
    return filled(Reading.tr("{place} of {count}.", "a card in a hand"), place=place, count=count)


def just_now() -> str:
    """Before what has happened."""
    return Reading.tr("Just now:")


def standings() -> str:
    """Before everybody's total."""
    return Reading.tr("Standings:")


def line_of_open_cards(number: int) -> str:
    """Before a line of the open cards of a draft."""
    return filled(Reading.tr("Line {number} of the open cards:"), number=number)


def nothing() -> str:
    """There are no cards there."""
    return Reading.tr("no cards.")


def nothing_yet() -> str:
    """Nothing has happened so far."""
    return Reading.tr("nothing yet.")


def no_row(number: int) -> str:
    """A row that is not on the table."""
    return filled(Reading.tr("There is no row {number}."), number=number)


def no_part(number: int) -> str:
    """A number that calls nothing on the table."""
    return filled(Reading.tr("There is nothing with the number {number}."), number=number)


def no_line(number: int) -> str:
    """A line the open cards do not have."""
    return filled(Reading.tr("The open cards have no line {number}."), number=number)


def in_a_row(parts: Sequence[str]) -> str:
    """Cards and the like, which have commas in their names, one after the other."""
    return Reading.tr("; ", "between things that are read out").join(parts)


def sentences(parts: Iterable[str]) -> str:
    """Parts one after the other, each ended as a sentence; empty ones say nothing."""
    return " ".join(part if part[-1] in ".!?" else f"{part}." for part in parts if part)
