"""The contract of a board: the one place of the interface that knows a game.

Owns the protocol; scene, presenter, models and screens ask the board and never the game. All words a board returns
are in the current language: after a language change the same questions give new words.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from pega6_desktop.core.game import Observed
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.table.arrangement import SheetAtEnd, TableView
from pega6_desktop.ui.table.view import (
    ActionView,
    Bag,
    CardKey,
    Decision,
    Explanation,
    Gathered,
    Highlight,
    Intent,
    LogPicture,
    Parts,
    Pick,
    Refusal,
    StatusView,
    StepHint,
    Target,
    Together,
)
from pega6_desktop.ui.words.messages import KeyHint

if TYPE_CHECKING:
    from pega6_desktop.ui.table.cards.art import CardFace

AnyObservation = Observed[object]
Seats = tuple[SeatInfo, ...]


class Board(Protocol):
    """What the shared rooms may ask about the game on the table. Pure: no Qt objects, no state.

    What is answered here holds for a game that has nothing of the kind.
    """

    @property
    def game(self) -> str:
        """Id of the game in the catalog."""

    @property
    def variants(self) -> tuple[str, ...]:
        """Ids of the variants that may be offered for a new match."""

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """Two cards that stand for a variant: the one behind and the one before."""

    def face(self, card: int) -> CardFace:
        """What the card of that number shows."""

    def printed(self, edition: str) -> Board:
        """The same board with the words on the cards as in the box of that edition; empty for no box."""
        return self

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are thinking now."""

    def number(self, observation: AnyObservation) -> int:
        """Number of the trick, lap or turn in progress, as the view says it; 0 where it counts nothing but rounds."""
        return 0

    def decision(self, observation: AnyObservation) -> Decision | None:
        """What the viewer owes, None while others are to act."""

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """Whether nobody else may look while this seat decides: it holds, or lays, what is hidden from the others."""

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what may be done; with a card lifted, where it would go and why."""

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button ("Jogar o 58"), as things stand."""

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now, the most important ones first."""

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """Cards the viewer may pick up now, in the order the keyboard walks them."""

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """Legal targets of the lifted card (and the picked one), or of the decision that is due without a card."""

    def meaning(
        self, observation: AnyObservation, seats: Seats, intent: Intent
    ) -> object | Together | Pick | Gathered | Refusal:
        """The move that "this card there" means, two in one, or its first half. Aimed at nothing (Enter, or 0): the
        lifted card's only sensible place; without a card, playing none of those on offer, or the move made of what is
        gathered.
        """

    def card_of(self, move: object) -> CardKey | None:
        """The card a move plays, None for a move without one."""
        return None

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence for lists and screen readers."""

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """The arithmetic behind a card: where it would go, or why it lies where it lies."""

    def hint(self, event: object) -> StepHint:
        """How an event moves."""

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log; empty where there is nothing to say."""

    def forgotten(self, past: Sequence[object], observation: AnyObservation) -> frozenset[int]:
        """The places, among these events, of those that were agreed to be remembered: told while they happen, in no log
        of a match that stands so.
        """
        return frozenset()

    def picture(self, event: object, seats: Seats) -> LogPicture | None:
        """The same line as a picture, where it can be one."""
        return None

    def telling(self, event: object, observation: AnyObservation, seats: Seats, *, is_before: bool) -> StatusView:
        """The event in a few words while it happens. observation: after it; is_before: the event is only coming."""
        return StatusView("", self.sentence(event, seats, observation.viewer), "info")

    def rejection(self, code: str, params: Mapping[str, object]) -> str:
        """A refused command as a sentence that says why and what to do."""

    def parts(self, observation: AnyObservation, seats: Seats) -> Parts | None:
        """What the totals of a match that is over consist of; None where its rounds tell it."""
        return None

    def finished(self, observation: AnyObservation, seats: Seats) -> tuple[SheetAtEnd, ...]:
        """By seat, what everybody leaves at the end of the match, where that is worth a look; empty elsewhere."""
        return ()

    def bags(self, observation: AnyObservation, seats: Seats) -> tuple[Bag, ...]:
        """What everybody had hidden in the round that has just ended, most points first; empty where nothing was."""
        return ()

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """The card of the round that has just ended, for the score sheet; None when nothing is worth telling."""
        return None
