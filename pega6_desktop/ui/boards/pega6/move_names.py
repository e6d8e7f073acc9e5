"""Moves of Pega em 6! by name, each with what it brings about: exactly, as far as nothing hidden is turned up.

Owns the list of results of a decision. Must not know the words themselves.
"""

from typing import assert_never

from pega6_desktop.games.pega6 import events, moves
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.own_turn import Outlook, OwnTurn, Told
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import extras
from pega6_desktop.ui.boards.pega6.costs import taken_with
from pega6_desktop.ui.table.view import CardKey
from pega6_desktop.ui.words.pega6 import special_turn
from pega6_desktop.ui.words.pega6 import turn as turn_words


def move_name(observation: Observation, move: moves.Move, edition: str) -> str:
    """One legal move as a sentence for lists and screen readers."""
    match move:
        case moves.PlayCard(card):
            return _play_name(observation, card)
        case moves.TakeRow(row):
            cards = taken_with(observation.rows, row, observation.queue[0][0])
            return turn_words.move_take(row + 1, len(cards), heads(cards))
        case moves.DraftCard(card):
            return special_turn.move_draft(card, HEADS[card])
        case moves.PlayNoSpecial():
            return special_turn.move_none(observation.queue[0][0], results(observation, move))
        case moves.PlaySpecial(kind):
            return special_turn.move_special(kind, results(observation, move), edition)
        case moves.Exchange(kind):
            return special_turn.move_exchange(kind, edition)
        case moves.KeepSpecials():
            return special_turn.move_keep()
        case moves.SetAside(card):
            return special_turn.move_aside(card, HEADS[card], observation.budget - HEADS[card])
        case moves.KeepRest():
            return special_turn.move_rest()
        case _:
            assert_never(move)


def card_of(move: moves.Move) -> CardKey | None:
    """The card a move plays: a number card, or the first of the special cards of its kind."""
    match move:
        case moves.PlayCard(card) | moves.DraftCard(card) | moves.SetAside(card):
            return ("card", card)
        case moves.PlaySpecial(kind) | moves.Exchange(kind):
            return extras.every_own_key(kind)[0]
        case moves.TakeRow() | moves.PlayNoSpecial() | moves.KeepSpecials() | moves.KeepRest():
            return None
        case _:
            assert_never(move)


def _play_name(observation: Observation, card: int) -> str:
    row = target(observation.rows, card)
    if row is None:
        return turn_words.move_low(card)
    lying = observation.rows[row]
    if lying.is_full:
        return turn_words.move_full(card, row + 1, heads(taken_with(observation.rows, row, card)))
    return turn_words.move_after(card, row + 1, lying.end)


# ---------------------------------------------------------------- what a decision about a special card brings about


def results(observation: Observation, move: moves.PlaySpecial | moves.PlayNoSpecial) -> list[str]:
    """What happens in the viewer's own turn, in order; the turns after it are not told."""
    return told(Outlook(observation).of(move))


def told(turn: OwnTurn) -> list[str]:
    """A turn thought to its end, event by event."""
    return [_result(event) for event in turn.events]


def _result(event: Told) -> str:
    match event:
        case events.CardPlaced():
            text = special_turn.goes_to(event.card, event.row + 1, event.place + 1)
        case events.RowTaken():
            text = special_turn.you_take(event.row + 1, len(event.cards), event.heads, kept=event.kept, own=event.own)
        case events.RowChoiceNeeded():
            text = special_turn.you_choose_a_row(event.card)
        case events.CardReplaced():
            text = special_turn.comes_back(event.back, event.card)
        case events.CardMoved():
            text = special_turn.moves_to(event.card, event.source + 1, event.row + 1, event.place + 1)
        case events.HeadsCancelled():
            text = special_turn.cancels(event.card, event.heads, event.points)
        case events.SetAsideOffered():
            text = special_turn.may_put_aside(event.heads)
        case _:
            text = _change_of_rows(event)
    return text


def _change_of_rows(event: Told) -> str:
    match event:
        case events.FifthRowOpened():
            return special_turn.opens_fifth()
        case events.FifthRowClosed():
            return special_turn.row_goes()
        case events.SevenLaid():
            return special_turn.takes_seven(event.row + 1)
        case events.BlockLaid():
            return special_turn.is_blocked(event.row + 1)
        case events.BlocksLifted():
            return special_turn.blocks_go()
        case _:
            raise TypeError(f"not part of a turn: {type(event).__name__}")
