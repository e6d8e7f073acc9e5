"""The board of No Thanks!: what table and screens may ask about this game.

Owns how its events move, the binding of its modules, and the check that what lies on the table belongs to this game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, assert_never

from pega6_desktop.games.no_thanks import events
from pega6_desktop.games.no_thanks.cards import HIGHEST
from pega6_desktop.games.no_thanks.events import Event
from pega6_desktop.games.no_thanks.moves import Move
from pega6_desktop.games.no_thanks.observation import Observation
from pega6_desktop.games.no_thanks.variants import VARIANTS
from pega6_desktop.ui.boards.no_thanks import turns, view
from pega6_desktop.ui.boards.no_thanks.faces import Chip, Present, PresentBack
from pega6_desktop.ui.boards.no_thanks.view import deck_top, own_chip
from pega6_desktop.ui.table.arrangement import TableView
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
    Target,
    ZoneId,
)
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.no_thanks import turn
from pega6_desktop.ui.words.no_thanks import turn as log

if TYPE_CHECKING:
    from pega6_desktop.ui.table.cards.art import CardFace

_MOST_CHIPS = 60
"""More chips than this nobody holds (NT-01)."""
_OWN = tuple(own_chip(index) for index in range(_MOST_CHIPS))


def hint(event: events.Event) -> StepHint:
    """The motion of one event. Who looks is not known here: what is not on the table does not count."""
    match event:
        case events.RoundDealt(active=active):
            dealt: tuple[CardKey, ...] = (("card", active), *_OWN)
            return StepHint("deal", enters=_from(("deck", 0), *dealt), sound="slide")
        case events.Passed(seat, pot):
            laid: CardKey = ("pot", pot - 1)
            gone = tuple((chip, laid) for chip in _OWN)
            return StepHint("choose", rekeys=gone, enters=_from(("pile", seat), laid), sound="chip")
        case events.PassTakenBack(seat):
            return _taken_back(seat)
        case events.CardTaken(seat, _, chips):
            won: tuple[CardKey, ...] = tuple(("pot", index) for index in range(chips))
            flown = tuple((chip, ("pile", seat)) for chip in won)
            sound = "chips" if chips else "snap"
            return StepHint("take", rekeys=_to_hand(won), enters=_from(("offer", 0), *_OWN), leaves=flown, sound=sound)
        case events.CardTurned(card, left):
            turned = ((deck_top(left + 1), ("card", card)),)
            enters = _from(("deck", 0), ("card", card))
            return StepHint("place", rekeys=turned, enters=enters, sound="turn", begins=True)
        case events.TigerPlayed(seat, card):
            return StepHint("place", rekeys=((("tiger", seat), ("card", card)),), sound="snap")
        case events.RoundEnded():
            return StepHint("gate", is_gate=True, sound="round_end")
        case events.MatchEnded():
            return StepHint("gate", is_gate=True, sound="win")
        case _:
            assert_never(event)


def _from(zone: ZoneId, *keys: CardKey) -> tuple[tuple[CardKey, ZoneId], ...]:
    return tuple((key, zone) for key in keys)


def _to_hand(pot: tuple[CardKey, ...]) -> tuple[tuple[CardKey, CardKey], ...]:
    """Whichever chips are gone from the card become whichever are new in the own hand, one by one."""
    return tuple((chip, own) for chip in pot for own in _OWN)


def _taken_back(seat: int) -> StepHint:
    """The chip on top goes where it came from; which one it is follows from what is gone afterwards."""
    top: tuple[CardKey, ...] = tuple(("pot", index) for index in range(_MOST_CHIPS))
    return StepHint(
        "take_back",
        rekeys=_to_hand(top),
        enters=_from(("offer", 0), *_OWN),
        leaves=tuple((chip, ("pile", seat)) for chip in top),
        sound="chip",
    )


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

    def printed(self, edition: str) -> NoThanksBoard:
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
        return hint(_event(event))

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


# Table and screens pass whatever they were given; a value of another game here is a fault of the program.


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
