"""What every table says whichever game lies on it: refusals, moments to wait for, lines about bots and resuming, and
what stands between things when the table is read out.

Owns these words. Must not know any game: names of cards, rows and players come ready.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, assert_never

from pega6_desktop.ui.words.messages import KeyHint, Messages, filled

Absorbed = Literal[
    "moving",
    "sent",
    "gate",
    "not_offered",
    "nothing_lifted",
    "none_lifted",
    "nothing_gathered",
    "nothing_offered",
    "no_such_card",
    "no_row_aimed",
    "row_later",
    "nothing_to_explain",
    "no_open_hand",
    "nothing_to_undo",
    "nothing_to_redo",
    "past_reveal",
]
"""Why an input did nothing."""

SeatState = Literal["idle", "choosing", "chosen", "shown", "placed", "thinking"]
"""What a player is doing, as it stands on the plate."""


class TableTalk(Messages):
    """Words of every table."""


def not_possible() -> str:
    """The lead of a refusal."""
    return TableTalk.tr("Not possible:")


def one_moment() -> str:
    """The lead when an input came too early or meant nothing."""
    return TableTalk.tr("One moment:")


def moving() -> str:
    """The player is to play next, but not before everything lies."""
    return TableTalk.tr("the cards are still moving. Space skips.")


def typing(digits: str) -> str:
    """Digits that only begin the number of an open card."""
    return filled(TableTalk.tr("an open card that begins with {digits}: type on."), digits=digits)


def why_key() -> KeyHint:
    """The question mark asks why."""
    return KeyHint(TableTalk.tr("why?"), ("?",))


def understood_key() -> KeyHint:
    """Escape closes what was said about a refusal."""
    return KeyHint(TableTalk.tr("got it"), ("Esc",))


def right_key(*, is_row: bool) -> KeyHint:
    """Enter plays a refused card where it belongs."""
    return KeyHint(TableTalk.tr("right row") if is_row else TableTalk.tr("right place"), ("Enter",))


def absorbed(reason: Absorbed) -> str:  # noqa: C901, PLR0912 - one sentence per reason
    """Why an input did nothing, and what would."""
    match reason:
        case "moving":
            text = moving()
        case "sent":
            text = TableTalk.tr("your move is on its way.")
        case "gate":
            text = TableTalk.tr("first look at the result.")
        case "not_offered":
            text = TableTalk.tr("this move is not possible any more.")
        case "nothing_lifted":
            text = TableTalk.tr("choose a card first (arrows or mouse).")
        case "none_lifted":
            text = TableTalk.tr("choose a card first (arrows or mouse), or 0 for none of them.")
        case "nothing_gathered":
            text = TableTalk.tr("choose something first (arrows or mouse).")
        case "nothing_offered":
            text = TableTalk.tr("none of these cards can be played now: 0 goes on.")
        case "no_such_card":
            text = TableTalk.tr("there is no open card with this number.")
        case "no_row_aimed":
            text = TableTalk.tr("choose a row first (number or mouse).")
        case "row_later":
            text = TableTalk.tr("the row is chosen after the cards turn up. Enter plays the card.")
        case "no_open_hand":
            text = TableTalk.tr("there are no hands that everybody has seen.")
        case "nothing_to_explain":
            text = TableTalk.tr("point at a card, then ask why.")
        case "nothing_to_undo":
            text = TableTalk.tr("there is nothing to undo.")
        case "nothing_to_redo":
            text = TableTalk.tr("there is nothing to redo.")
        case "past_reveal":
            text = TableTalk.tr(
                "those cards have been seen. Z again goes back all the same; from then on the match counts as assisted."
            )
        case _:
            assert_never(reason)
    return text


def resumed(title: str, subtitle: str) -> str:
    """The first line of the log of a match that goes on."""
    return filled(TableTalk.tr("The match goes on: {title}, {subtitle}."), title=title, subtitle=subtitle)


def turned(*, is_again: bool) -> str:
    """The player went back, or forward again, to another moment."""
    return TableTalk.tr("Move redone.") if is_again else TableTalk.tr("Move undone.")


def bot_stumbled(name: str) -> str:
    """A bot did not answer and a legal move was played for it."""
    return filled(TableTalk.tr("{name} lost the thread; a legal move was played in their place."), name=name)


def something_broke() -> str:
    """The line of the log when something of ours failed."""
    return TableTalk.tr("Something went wrong here. The match is saved up to the last move.")


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


def last_time() -> str:
    """Before what somebody did in the last trick."""
    return Reading.tr("Last trick:")


def flags_hang() -> str:
    """The last trick is shown from now on, and can be looked at."""
    return Reading.tr("the flags under the players tell it. U hides them, Shift+U explains one after the other.")


def flags_will_hang() -> str:
    """The same while there is none to look at."""
    return Reading.tr("flags under the players tell it after each trick, until your next card lies. U hides them.")


def flags_are_hidden() -> str:
    """The last trick is not shown."""
    return Reading.tr("hidden. U shows it again.")


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
