"""The board of Qwixx cards: what the shared rooms may ask about this game.

Owns nothing but the binding of its rooms, and the check that what lies on the table belongs to this game.
"""

from collections.abc import Callable, Collection, Mapping

from pega6_desktop.games.qwixx_cards.events import Event
from pega6_desktop.games.qwixx_cards.moves import Move
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.variants import VARIANTS
from pega6_desktop.ui.boards.qwixx_cards import gathering, hints, move_names, targets, turn, view, why
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, emblem
from pega6_desktop.ui.table.board import AnyObservation, Seats
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
from pega6_desktop.ui.words.people import Voice
from pega6_desktop.ui.words.qwixx import log, refused


class QwixxCardsBoard:
    """See the Board protocol for the meaning of each method."""

    game = "qwixx_cards"
    variants = tuple(VARIANTS)

    def printed(self, edition: Callable[[], str]) -> "QwixxCardsBoard":
        """Nothing is printed otherwise in any edition."""
        return self

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """Two cards that stand for the game."""
        return emblem(variant)

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = _seen(observation)
        return view.table_view(seen, Voice(seats, seen.viewer), thinking)

    def number(self, observation: AnyObservation) -> int:
        """Turns are counted through the match."""
        return _seen(observation).number

    def decision(self, observation: AnyObservation) -> Decision | None:
        """Cards of the display, a box of the sheet, cards of the hand with boxes: all are gathered first."""
        return "gather" if targets.is_acting(_seen(observation)) else None

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """The colours of a hand are nobody else's to see (QX-12)."""
        return _seen(observation).hand_sizes[seat] > 0

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what may be done."""
        seen = _seen(observation)
        return turn.status(seen, Voice(seats, seen.viewer), intent)

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        return turn.action(_seen(observation), intent)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        return turn.keys(_seen(observation), intent)

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """Cards that may be taken up now."""
        return targets.liftable(_seen(observation))

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """What is chosen and what may be crossed."""
        return targets.targets(_seen(observation), intent)

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | Pick | Gathered | Refusal:
        """A move, more or less gathered, or why not."""
        return gathering.meaning(_seen(observation), intent)

    def card_of(self, move: object) -> CardKey | None:
        """The first card a move plays."""
        return move_names.card_of(_move(move))

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        return move_names.move_name(_seen(observation), _move(move))

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """What a card is good for."""
        return why.why(_seen(observation), key)

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hints.hint(_event(event))

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log."""
        return log.sentence(_event(event), Voice(seats, viewer))

    def rejection(self, code: str, rule: str, params: Mapping[str, object], seats: Seats) -> str:
        """A refused command as a sentence."""
        return refused.rejection(code, params)

    def parts(self, observation: AnyObservation, seats: Seats) -> Parts | None:
        """The rows by colour and the missed turns."""
        seen = _seen(observation)
        return view.parts(seen, Voice(seats, seen.viewer))

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """No card of a match is worth more than the others."""
        return None


# The shared rooms pass whatever lies on the table; a value of another game here is a fault of the program.


def _seen(observation: AnyObservation) -> Observation:
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of Qwixx cards: {type(observation).__name__}")
    return observation


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of Qwixx cards: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of Qwixx cards: {type(event).__name__}")
    return event
