"""Where a way to play a special card shows on the table: read from what it does first, so that no kind is named here.

Owns the zone, the place in it and the kind of mark of each way to play. Must not know words.
"""

import msgspec

from pega6_desktop.games.pega6 import events
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.own_turn import Outlook, OwnTurn
from pega6_desktop.ui.boards.pega6.zones import row_with
from pega6_desktop.ui.table.view import CardKey, MarkKind, ZoneId


class TargetSpot(msgspec.Struct, frozen=True):
    """zone, place and kind as in a Target; ghost: the number card that comes to lie there, 0 for none."""

    zone: ZoneId
    place: int
    kind: MarkKind
    ghost: int = 0


def plays_of(observation: Observation, kind: str) -> tuple[PlaySpecial, ...]:
    """Every way to play this kind now."""
    return tuple(move for move in observation.legal if isinstance(move, PlaySpecial) and move.kind == kind)


def asks_twice(plays: tuple[PlaySpecial, ...]) -> bool:
    """Whether a card is picked first, and then the row it goes to."""
    return any(play.card is not None and play.row is not None for play in plays)


def plays_with(plays: tuple[PlaySpecial, ...], picked: CardKey | None) -> tuple[PlaySpecial, ...]:
    """The ways that are left once this card is picked."""
    if not asks_twice(plays):
        return plays
    return tuple(play for play in plays if picked == ("card", play.card))


def spot(observation: Observation, play: PlaySpecial, turn: OwnTurn) -> TargetSpot:
    """Where this way to play shows; turn: what it brings about."""
    first = turn.events[0]
    match first:
        case events.CardMoved():
            return _in_row(observation, first.row, first.place, first.card)
        case events.BlockLaid():
            return TargetSpot(("row", first.row), len(observation.rows[first.row].cards), "lock")
        case events.FifthRowOpened():
            return TargetSpot(("row", len(observation.rows)), 0, "open", observation.queue[0][0])
        case events.CardPlaced() if any(isinstance(event, events.SevenLaid) for event in turn.events):
            return TargetSpot(("row", first.row), first.place, "seven", first.card)
        case events.CardPlaced():
            return _in_row(observation, first.row, first.place, first.card)
        case _:
            return TargetSpot(("card", play.card or 0), 0, "card")


def zone_of(observation: Observation, play: PlaySpecial) -> ZoneId:
    """The zone this way to play is dropped on."""
    if play.row is not None:
        return ("row", play.row)
    if play.card is not None:
        return ("card", play.card)
    return spot(observation, play, Outlook(observation).of(play)).zone


def meant_zone(observation: Observation, plays: tuple[PlaySpecial, ...], zone: ZoneId | None) -> ZoneId | None:
    """The zone as these ways to play see it: a card that lies in a row is the row, unless cards are asked for."""
    if zone is None or zone[0] != "card" or any(play.card is not None and play.row is None for play in plays):
        return zone
    row = row_with(observation, zone[1])
    return zone if row is None else ("row", row)


def _in_row(observation: Observation, row: int, place: int, card: int) -> TargetSpot:
    is_last = place >= len(observation.rows[row].cards)
    return TargetSpot(("row", row), place, "place" if is_last else "gap", card)
