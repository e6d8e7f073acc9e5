"""Takings as lines of the log: who took what from where, and why. Owns these sentences, one per reason."""

from typing import assert_never

from pega6_desktop.games.pega6.events import RowTaken
from pega6_desktop.ui.words.messages import Messages, cards, filled, heads
from pega6_desktop.ui.words.people import Voice


class Pega6TakingLog(Messages):
    """Who took what, and why."""


def took(event: RowTaken, voice: Voice) -> str:
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


def _your_reason(event: RowTaken) -> str:
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


def _reason(event: RowTaken) -> str:
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


def _aftermath(event: RowTaken) -> list[str]:
    told = []
    if event.kept is not None:
        told.append(filled(Pega6TakingLog.tr("The {card} stays in the row."), card=event.kept))
    if event.own is not None:
        told.append(filled(Pega6TakingLog.tr("The {card} just played went along."), card=event.own))
    if event.is_removed:
        told.append(Pega6TakingLog.tr("That row is gone."))
    return told
