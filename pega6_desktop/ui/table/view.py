"""What the table shows at one moment, as frozen data: rows, seats, hand and status with all words ready.

Owns the vocabulary between boards (which know a game) and the scene (which knows pixels). A board makes a TableView
from an observation; showing the same view twice changes nothing. Must not know Qt or any one game.
"""

from typing import Literal

import msgspec

CardKey = tuple[str, int] | tuple[str, int, int]
"""``("card", 42)`` once revealed; ``("slot", seat, i)`` while face down, so that the handle is not the identity."""

ZoneId = tuple[str, int]
"""A place cards lie or may be dropped: ``("row", 0)``, ``("hand", seat)``, ``("seat", seat)`` (the card laid before
a seat), ``("pile", seat)``, ``("felt", 0)`` (anywhere on the mat)."""

SeatState = Literal["idle", "choosing", "chosen", "shown", "placed", "thinking"]


class CardView(msgspec.Struct, frozen=True):
    """One card on the table. face: its number, or ``"back"``. name: what a screen reader and a tooltip say."""

    key: CardKey
    face: int | str
    name: str


class RowView(msgspec.Struct, frozen=True):
    """One row of the felt with its places.

    number: as shown, from 1. capacity: places before the danger place. note: the words at the right of the header
    ("a 6ª carta leva a fileira", "cheia: a 6ª leva 12"). danger: the words in the danger place ("6ª").
    has_seven: a card that raises the capacity lies in the row. blocked_word: empty, or the word of a locked row.
    """

    zone: ZoneId
    number: int
    name: str
    heads: int
    heads_word: str
    note: str
    danger: str
    is_full: bool
    capacity: int
    cards: tuple[CardView, ...]
    has_seven: bool = False
    blocked_word: str = ""


class SeatView(msgspec.Struct, frozen=True):
    """One player. points: heads this round. total: recorded rounds plus this round. goal: words like "de 66".

    share: total as a part of the target, 0 to 1, None where there is no target. card: what lies in front of the seat.
    specials: how many special cards the player holds.
    """

    seat: int
    name: str
    avatar: int
    spoken: str
    points: int
    points_word: str
    total: int
    total_word: str
    goal: str
    share: float | None
    state: SeatState
    is_turn: bool
    card: CardView | None
    specials: int = 0


class StatusView(msgspec.Struct, frozen=True):
    """The status line: lead ("Sua vez:"), sentence, and its tone."""

    lead: str
    text: str
    tone: Literal["turn", "wait", "refused", "info"]


class ActionView(msgspec.Struct, frozen=True):
    """The main button: its words and whether it does anything now."""

    text: str
    is_enabled: bool


class TableView(msgspec.Struct, frozen=True):
    """Everything on the table. others: the other seats in play order from the viewer's left; own: the viewer's seat.

    target: total where the race track ends, None where there is none. progress: (done, all) of the round.
    """

    title: str
    subtitle: str
    progress: tuple[int, int]
    target: int | None
    rows: tuple[RowView, ...]
    others: tuple[SeatView, ...]
    own: SeatView | None
    hand: tuple[CardView, ...]


class Target(msgspec.Struct, frozen=True):
    """A legal target of the card in hand: the zone, the place in it, the words shown there, and the result in words.

    is_sure: the only place it may go (solid gold); several equal targets are not sure (soft gold).
    """

    zone: ZoneId
    place: int
    ghost: str
    name: str
    is_sure: bool = True


class SumLine(msgspec.Struct, frozen=True):
    """One line of arithmetic in a bubble: "fileira 2 | 58 - 50 | 8 | menor"; is_best marks the line that decides."""

    label: str
    sum: str
    result: str
    verdict: str
    is_best: bool = False


class Explanation(msgspec.Struct, frozen=True):
    """A bubble: title, up to a few lines of arithmetic, a closing line, and the rule it rests on."""

    title: str
    lines: tuple[SumLine, ...]
    closing: str
    rule: str


class Refusal(msgspec.Struct, frozen=True):
    """Why a drop or key was refused: the status sentence, the bubble, and where the card would be right."""

    text: str
    explanation: Explanation | None
    right: Target | None = None


class Highlight(msgspec.Struct, frozen=True):
    """The card of a finished round and its story in one sentence."""

    face: int
    text: str


class StepHint(msgspec.Struct, frozen=True):
    """How one event should move; everything not named here travels from where it is to where it belongs.

    rekeys: hidden handle -> revealed key. enters: new card -> the zone it comes from. leaves: vanished card -> the
    zone it flies to. counts: (seat, heads) that count up. is_gate: the table waits here until the player goes on
    (end of a round, end of the match). sound: name of the sound.
    """

    kind: Literal["deal", "choose", "take_back", "reveal", "place", "take", "gate", "quiet"]
    rekeys: tuple[tuple[CardKey, CardKey], ...] = ()
    enters: tuple[tuple[CardKey, ZoneId], ...] = ()
    leaves: tuple[tuple[CardKey, ZoneId], ...] = ()
    counts: tuple[tuple[int, int], ...] = ()
    is_gate: bool = False
    sound: str = ""
