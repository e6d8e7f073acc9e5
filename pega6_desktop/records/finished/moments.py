"""The moments of a match worth remembering, found by playing its record: the card of the match, and a seat's best one.

Owns what counts as one in each game; a game that is not named has none. Must not know words.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.games.no_thanks import events as presents
from pega6_desktop.games.pega6 import events as heads
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.records.record import GameRecord
from pega6_desktop.records.replay import retold

MomentKind = Literal["taken", "held", "chips"]
"""taken: a row with this card in it. held: the card of the seat was the last that a row held, and the next one took it.
chips: a card with the chips on it."""


class MatchMoment(msgspec.Struct, frozen=True, kw_only=True):
    """One moment. Rounds and tricks count from 1; trick is 0 in a game without tricks.

    points: heads of the row, or chips on the card. cards: of the row, as it lay. other: the seat that took it, and by:
    with which card; -1 and 0 where that is nobody else. is_free: the card counted nothing at the end of the round.
    """

    kind: MomentKind
    seat: int
    card: int
    round: int
    trick: int = 0
    points: int = 0
    cards: tuple[int, ...] = ()
    other: int = -1
    by: int = 0
    is_free: bool = False


class Moments(msgspec.Struct, frozen=True):
    """The card of the match, and the best moment of the seat that was asked for; None where there is none."""

    card: MatchMoment | None = None
    own: MatchMoment | None = None


def moments_of(record: GameRecord, seat: int | None) -> Moments:
    """The moments of a record. Raises RecordError where it cannot be played."""
    match record.game:
        case "pega6":
            found = tuple(_of_pega6(record))
            taken = [one for one in found if one.kind == "taken"]
            held = [one for one in found if one.kind == "held" and one.seat == seat]
            return Moments(
                max(taken, key=lambda one: (HEADS[one.card], one.points, one.round, one.trick), default=None),
                max(held, key=lambda one: (one.points, one.round, one.trick), default=None),
            )
        case "no_thanks":
            found = tuple(_of_no_thanks(record))
            paid = [one for one in found if one.points]
            own = [one for one in found if one.seat == seat and (one.points or one.is_free)]
            return Moments(
                max(paid, key=lambda one: (one.points, one.card, one.round), default=None),
                max(own, key=lambda one: (one.points + one.card * one.is_free, one.round), default=None),
            )
        case _:
            return Moments()


def _of_pega6(record: GameRecord) -> Iterator[MatchMoment]:
    """Every row taken by its dearest card, and every card after which the next one took the row in the same trick."""
    number = trick = 0
    last: dict[int, heads.CardPlaced] = {}
    begins: tuple[heads.RowTaken, heads.CardPlaced] | None = None
    for _, event in retold(GAMES[record.game], record):
        match event:
            case heads.RoundDealt() | heads.DraftOpened():
                number, trick = event.number, 0
            case heads.CardsRevealed():
                trick, last = trick + 1, {}
            case heads.RowTaken():
                dearest = max(event.cards, key=lambda card: (HEADS[card], card))
                yield MatchMoment(
                    kind="taken", seat=event.seat, card=dearest, round=number, trick=trick, points=event.heads,
                    cards=event.cards,
                )  # fmt: skip
                before = last.pop(event.row, None)
                is_held = before is not None and event.reason == "full" and before.card in event.cards
                begins = (event, before) if before is not None and is_held and before.seat != event.seat else None
            case heads.CardPlaced():
                last[event.row] = event
                if begins is not None and begins[0].seat == event.seat:
                    taking, held = begins
                    yield MatchMoment(
                        kind="held", seat=held.seat, card=held.card, round=number, trick=trick, points=taking.heads,
                        cards=taking.cards, other=event.seat, by=event.card,
                    )  # fmt: skip
                begins = None


def _of_no_thanks(record: GameRecord) -> Iterator[MatchMoment]:
    """Every card taken; whether it counted is known at the end of its round."""
    taken, areas = list[presents.CardTaken](), set[tuple[int, int]]()
    for _, event in retold(GAMES[record.game], record):
        match event:
            case presents.RoundDealt():
                taken, areas = [], set()
            case presents.CardTaken():
                taken.append(event)
                areas.add((event.seat, event.card))
            case presents.TigerPlayed():
                areas.add((event.seat, event.card))
            case presents.RoundEnded():
                for one in taken:
                    yield MatchMoment(
                        kind="chips", seat=one.seat, card=one.card, round=event.number, points=one.chips,
                        is_free=(one.seat, one.card - 1) in areas,
                    )  # fmt: skip
