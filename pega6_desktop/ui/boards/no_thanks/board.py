"""The board of No Thanks!: what the shared rooms may ask about this game.

Owns nothing but the binding of its rooms, and the check that what lies on the table belongs to this game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING

from pega6_desktop.games.no_thanks.cards import HIGHEST
from pega6_desktop.games.no_thanks.events import Event
from pega6_desktop.games.no_thanks.moves import Move
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import VARIANTS
from pega6_desktop.ui.boards.no_thanks import hints, turns, view
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack
from pega6_desktop.ui.table.board import AnyObservation, Seats
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Decision,
    Explanation,
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
from pega6_desktop.ui.words.no_thanks import log, turn
from pega6_desktop.ui.words.people import Voice

if TYPE_CHECKING:
    from pega6_desktop.ui.table.cards.art import CardFace


class NoThanksBoard:
    """See the Board protocol for the meaning of each method."""

    game = "no_thanks"
    variants = tuple(VARIANTS)

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """A dear card behind a cheap one; with a tiger, or a known card, for the other variants."""
        match variant:
            case "tiger":
                return Present(9), PresentBack(has_paw=True)
            case "tactical":
                return Present(10), Present(20)
            case _:
                return Present(HIGHEST - 1), Chip()

    def printed(self, edition: Callable[[], str]) -> NoThanksBoard:
        """The cards bear numbers only."""
        return self

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = _seen(observation)
        return view.table_view(seen, Voice(seats, seen.viewer), thinking)

    def number(self, observation: AnyObservation) -> int:
        """Cards are not counted, only rounds."""
        return 0

    def decision(self, observation: AnyObservation) -> Decision | None:
        """Take, pass, or play the tiger."""
        return turns.decision(_seen(observation))

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """Own chips are seen by nobody else, unless they lie open; nor is a tiger."""
        seen = _seen(observation)
        has_tiger = bool(seen.has_tiger) and seen.has_tiger[seat]
        return has_tiger or not seen.rules.open_chips

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what the card would do."""
        seen = _seen(observation)
        return turns.status(seen, Voice(seats, seen.viewer), intent)

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        return turns.action(_seen(observation), intent)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        return turns.keys(_seen(observation))

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """The card on offer, chips, the tiger."""
        return turns.liftable(_seen(observation))

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """Where what is lifted may go, or the actions."""
        return turns.targets(_seen(observation), intent)

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | Pick | Refusal:
        """A move, or why nothing is meant."""
        seen = _seen(observation)
        return turns.meaning(seen, Voice(seats, seen.viewer), intent)

    def card_of(self, move: object) -> CardKey | None:
        """No move carries a card of its own."""
        return turns.card_of(_move(move))

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        return turns.move_name(_seen(observation), _move(move))

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """The arithmetic behind a card."""
        return turns.why(_seen(observation), key)

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hints.hint(_event(event))

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log."""
        return log.sentence(_event(event), Voice(seats, viewer))

    def rejection(self, code: str, rule: str, params: Mapping[str, object], seats: Seats) -> str:
        """A refused command as a sentence."""
        return turn.rejected(code)

    def parts(self, observation: AnyObservation, seats: Seats) -> Parts | None:
        """A total is the sum of its rounds."""
        return None

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """The taking of the round that brought most chips."""
        seen = _seen(observation)
        taken = [offer for offer in seen.offers if offer.taker >= 0 and offer.passes]
        if not taken:
            return None
        best = max(taken, key=lambda offer: (offer.passes, offer.card))
        return Highlight(
            Present(best.card), log.best_taking(best.card, best.passes, Voice(seats, seen.viewer), best.taker)
        )


# The shared rooms pass whatever lies on the table; a value of another game here is a fault of the program.


def _seen(observation: AnyObservation) -> Observation:
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of No Thanks!: {type(observation).__name__}")
    return observation


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of No Thanks!: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of No Thanks!: {type(event).__name__}")
    return event
