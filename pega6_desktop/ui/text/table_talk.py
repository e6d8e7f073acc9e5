"""What every table says whichever game lies on it: refusals, moments to wait for, and lines about bots and resuming.

Owns the words of the presenter. Must not know any game.
"""

from typing import Literal, assert_never

from pega6_desktop.ui.text.speech import Speech, filled

Absorbed = Literal[
    "moving", "sent", "gate", "not_offered", "nothing_lifted", "no_row_aimed", "nothing_to_explain", "nothing_to_undo"
]
"""Why an input did nothing."""


class TableTalk(Speech):
    """Words of every table."""


def not_possible() -> str:
    """The lead of a refusal."""
    return TableTalk.tr("Not possible:")


def one_moment() -> str:
    """The lead when an input came too early or meant nothing."""
    return TableTalk.tr("One moment:")


def absorbed(reason: Absorbed) -> str:
    """Why an input did nothing, and what would."""
    match reason:
        case "moving":
            text = TableTalk.tr("the cards are still moving. Space skips.")
        case "sent":
            text = TableTalk.tr("your move is on its way.")
        case "gate":
            text = TableTalk.tr("first look at the result.")
        case "not_offered":
            text = TableTalk.tr("this move is not possible any more.")
        case "nothing_lifted":
            text = TableTalk.tr("choose a card first (arrows or mouse).")
        case "no_row_aimed":
            text = TableTalk.tr("choose a row first (number or mouse).")
        case "nothing_to_explain":
            text = TableTalk.tr("point at a card, then ask why.")
        case "nothing_to_undo":
            text = TableTalk.tr("there is nothing to take back.")
        case _:
            assert_never(reason)
    return text


def resumed(title: str, subtitle: str) -> str:
    """The first line of the log of a match that goes on."""
    return filled(TableTalk.tr("The match goes on: {title}, {subtitle}."), title=title, subtitle=subtitle)


def bot_stumbled(name: str) -> str:
    """A bot did not answer and a legal move was played for it."""
    return filled(TableTalk.tr("{name} lost the thread; a legal move was played in their place."), name=name)


def something_broke() -> str:
    """The line of the log when something of ours failed."""
    return TableTalk.tr("Something went wrong here. The match is saved up to the last move.")
