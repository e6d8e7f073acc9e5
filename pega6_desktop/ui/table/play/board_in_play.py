"""The board of the match on the table: one of many, another one when a match of another game is laid out.

Owns which of the boards answers. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Decision,
    Explanation,
    Gathered,
    Highlight,
    Intent,
    Parts,
    Pick,
    Refusal,
    StatusView,
    StepHint,
    TableView,
    Target,
)
from pega6_desktop.ui.words.messages import KeyHint

if TYPE_CHECKING:
    from pega6_desktop.ui.table.cards.art import CardFace


class BoardInPlay:
    """A board that passes every question on; see the Board protocol for the meaning of each method."""

    def __init__(self, boards: Mapping[str, Board]) -> None:
        """At first the board of the first game answers."""
        self._boards = dict(boards)
        self._now = next(iter(self._boards.values()))

    def lay(self, game: str) -> None:
        """A match of this game is on the table from now on. Raises KeyError for a game without a board."""
        self._now = self._boards[game]

    @property
    def game(self) -> str:
        """Of the match on the table."""
        return self._now.game

    @property
    def variants(self) -> tuple[str, ...]:
        """Of the game on the table."""
        return self._now.variants

    def printed(self, edition: Callable[[], str]) -> BoardInPlay:
        """All boards with the words of the boxes."""
        return BoardInPlay({game: board.printed(edition) for game, board in self._boards.items()})

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """Of the game on the table."""
        return self._now.emblem(variant)

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table."""
        return self._now.view(observation, seats, thinking)

    def number(self, observation: AnyObservation) -> int:
        """Number of the trick, lap or turn in progress."""
        return self._now.number(observation)

    def decision(self, observation: AnyObservation) -> Decision | None:
        """What is owed."""
        return self._now.decision(observation)

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """Whether a seat decides alone."""
        return self._now.needs_privacy(observation, seat)

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """The status line."""
        return self._now.status(observation, seats, intent)

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        return self._now.action(observation, intent)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something."""
        return self._now.keys(observation, intent)

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """What may be picked up."""
        return self._now.liftable(observation)

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """Where it may go."""
        return self._now.targets(observation, seats, intent)

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | Pick | Gathered | Refusal:
        """What "this card there" means."""
        return self._now.meaning(observation, seats, intent)

    def card_of(self, move: object) -> CardKey | None:
        """The card a move plays."""
        return self._now.card_of(move)

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """A move as a sentence."""
        return self._now.move_name(observation, move)

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """The arithmetic behind a card."""
        return self._now.why(observation, seats, key)

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return self._now.hint(event)

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """An event in the log."""
        return self._now.sentence(event, seats, viewer)

    def rejection(self, code: str, rule: str, params: Mapping[str, object], seats: Seats) -> str:
        """A refused command."""
        return self._now.rejection(code, rule, params, seats)

    def parts(self, observation: AnyObservation, seats: Seats) -> Parts | None:
        """What totals consist of."""
        return self._now.parts(observation, seats)

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """The card of a round."""
        return self._now.highlight(observation, seats)
