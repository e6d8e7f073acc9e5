"""The board of Pega em 6!: what table and screens may ask about this game.

Owns nothing but the binding of its modules, the edition whose words stand on the cards, and the check that what lies on
the table belongs to this game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.events import CardPlaced, CardsRevealed, Event, RowTaken
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.variants import VARIANTS
from pega6_desktop.ui.boards.pega6 import dropping, handles, hints, outcomes, targets, turn, view, why
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Decision,
    Explanation,
    Highlight,
    Intent,
    LogPicture,
    Pick,
    Refusal,
    StatusView,
    StepHint,
    Target,
)
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.pega6 import log, reasons, words

if TYPE_CHECKING:
    from pega6_desktop.ui.table.cards.art import CardFace


def highlight(observation: Observation, voice: Voice) -> Highlight | None:
    """The taken card with the most heads, of equals the one taken last; None where nobody took anything."""
    takings = [
        (HEADS[card], _taken_in(observation, card), card, seat)
        for seat, pile in enumerate(observation.piles)
        for card in pile
    ]
    if not takings:
        return None
    _, trick, card, seat = max(takings)
    return Highlight(card, words.taken(card, seat, trick, voice))


def _taken_in(observation: Observation, card: int) -> int:
    """The last trick, from 1, after which the card lay in no row any more though it had been on the table."""
    rows_after = [trick.rows for trick in observation.tricks[1:]] + [observation.rows]
    for number, (trick, rows) in reversed([*enumerate(zip(observation.tricks, rows_after, strict=True), 1)]):
        was_there = card in trick.cards or any(card in row.cards for row in trick.rows)
        if was_there and not any(card in row.cards for row in rows):
            return number
    return len(observation.tricks)


class Pega6Board(Board):
    """See the Board protocol for the meaning of each method."""

    game = "pega6"
    variants = tuple(VARIANTS)

    def __init__(self, edition: str = "") -> None:
        """edition: id of the edition whose words stand on the cards; without one they have their own names."""
        self._edition = edition

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """The ox of forty and that of fifty-five; a rare one, or a special card, for the other variants."""
        return view.emblem(variant)

    def face(self, card: int) -> CardFace:
        """A card shows its number."""
        return card

    def printed(self, edition: str) -> Pega6Board:
        """The board with the names of that edition on its special cards."""
        return Pega6Board(edition)

    def _voice(self, seats: Seats, viewer: int | None) -> Voice:
        return Voice(seats, viewer, self._edition)

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = _seen(observation)
        return view.table_view(seen, self._voice(seats, seen.viewer), thinking)

    def number(self, observation: AnyObservation) -> int:
        """Tricks of the round, or laps of the draft."""
        return view.progress(_seen(observation))[0]

    def decision(self, observation: AnyObservation) -> Decision | None:
        """A card of the hand, a row, a special card or none, an open card."""
        return handles.decision(_seen(observation))

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """While cards are chosen face down, and whenever the seat holds cards the others have not seen."""
        return handles.needs_privacy(_seen(observation), seat)

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what may be done."""
        seen = _seen(observation)
        return turn.status(seen, self._voice(seats, seen.viewer), intent)

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        return turn.action(_seen(observation), intent, self._edition)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        return turn.keys(_seen(observation), intent)

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """The cards that may be played, exchanged, put aside or drafted now."""
        return targets.liftable(_seen(observation))

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """Where the lifted card may go, or the rows that may be taken now."""
        seen = _seen(observation)
        who = "" if seen.viewer is None else self._voice(seats, seen.viewer).addressed(seen.viewer)
        return targets.targets(seen, intent, self._edition, who)

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | Pick | Refusal:
        """A move, the card that is its first half, or why nothing is meant."""
        seen = _seen(observation)
        return dropping.meaning(seen, self._voice(seats, seen.viewer), intent)

    def card_of(self, move: object) -> CardKey | None:
        """The card a move plays."""
        return outcomes.card_of(_move(move))

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        return outcomes.move_name(_seen(observation), _move(move), self._edition)

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """The arithmetic behind a card."""
        seen = _seen(observation)
        return why.why(seen, self._voice(seats, seen.viewer), key)

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hints.hint(_event(event))

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log."""
        return log.sentence(_event(event), self._voice(seats, viewer))

    def forgotten(self, past: Sequence[object], observation: AnyObservation) -> frozenset[int]:
        """Who drafted what, once the draft is over, where nobody may look again before the match is (P6-P-06)."""
        return handles.forgotten(past, _seen(observation))

    def picture(self, event: object, seats: Seats) -> LogPicture | None:
        """Cards turned up, a card that goes to its row, a row that is taken."""
        match _event(event):
            case CardsRevealed(plays):
                return LogPicture(cards=tuple([card for card, _ in plays]))
            case CardPlaced(seat, card, row):
                return LogPicture(seats[seat].avatar, (card,), row + 1)
            case RowTaken(seat, row, heads=heads):
                return LogPicture(seats[seat].avatar, row=row + 1, points=heads)
            case _:
                return None

    def telling(self, event: object, observation: AnyObservation, seats: Seats, *, is_before: bool) -> StatusView:
        """The moment of a trick; whatever has no words of its own is told as in the log."""
        seen = _seen(observation)
        return turn.happening(_event(event), seen, self._voice(seats, seen.viewer), is_before=is_before)

    def rejection(self, code: str, params: Mapping[str, object]) -> str:
        """A refused command as a sentence."""
        return reasons.rejection(code, params, self._edition)

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """The dearest card taken in the round."""
        seen = _seen(observation)
        return highlight(seen, self._voice(seats, seen.viewer))


# Table and screens pass whatever they were given; a value of another game here is a fault of the program.


def _seen(observation: AnyObservation) -> Observation:
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of Pega em 6!: {type(observation).__name__}")
    return observation


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of Pega em 6!: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of Pega em 6!: {type(event).__name__}")
    return event
