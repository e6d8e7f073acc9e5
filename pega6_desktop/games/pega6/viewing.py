"""What each viewer may know (P6-B-17): observations and redacted events. Owns the secrets of the game."""

from typing import TypeVar

from msgspec.structs import replace

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.pega6 import rules, scoring
from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardDrafted,
    CardReplaced,
    CardsRevealed,
    ChoiceTakenBack,
    Event,
    RoundDealt,
    SpecialDrawn,
    SpecialGiven,
    SpecialPlayed,
    SpecialsReshuffled,
)
from pega6_desktop.games.pega6.observation import Observation, PublicSetup
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import hand_size

T = TypeVar("T")


def score(state: State) -> ScoreSheet:
    """The public score sheet; the target is left out where a number of rounds was agreed (P6-B-16)."""
    limit = scoring.round_limit(state.setup.variant, state.rules)
    return ScoreSheet(
        rounds=state.rounds,
        totals=state.totals,
        running=state.points,
        is_low_best=True,
        target=state.rules.end_target if limit is None else None,
        round_limit=limit,
        outcome=scoring.outcome(state.totals) if state.phase == "over" else None,
    )


def trick_number(state: State) -> int:
    """The trick in progress, from 1: the one being chosen, or the one being placed."""
    revealed = len(state.tricks)
    return min(hand_size(state.setup.variant), revealed + 1) if state.phase == "choose" else max(1, revealed)


def observe(state: State, viewer: int | None) -> Observation:
    """The table as this seat sees it; None is a spectator and sees no hand and no choice."""
    setup = state.setup
    return Observation(
        viewer=viewer,
        setup=PublicSetup(setup.variant, setup.options, setup.seats, setup.rules_version),
        rules=state.rules,
        phase=state.phase,
        number=state.number,
        trick=trick_number(state),
        trick_count=hand_size(setup.variant),
        rows=state.rows,
        hand=() if viewer is None else state.hands[viewer],
        own_choice=None if viewer is None else state.chosen[viewer],
        has_chosen=tuple(card is not None for card in state.chosen),
        hand_sizes=tuple(map(len, state.hands)),
        queue=state.queue,
        piles=state.piles,
        points=state.points,
        tricks=state.tricks,
        past=state.past,
        score=score(state),
        to_act=rules.to_act(state),
        legal=() if viewer is None else rules.legal_moves(state, viewer),
        offer=state.offer,
        picks=state.picks,
        first=state.first,
        known=state.known,
        specials=state.specials[viewer] if viewer is not None and state.specials else (),
        special_counts=tuple(map(len, state.specials)),
        special_deck_size=len(state.special_deck),
        special_discard=state.special_discard,
        in_play=state.in_play,
        is_decided=state.is_decided,
        actor=state.actor,
        budget=state.budget,
        set_aside=state.set_aside,
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what the viewer may not see: other hands, face-down cards and the special deck.

    >>> redact(CardChosen(0, 42), viewer=0)
    CardChosen(seat=0, card=42)
    >>> redact(CardChosen(0, 42), viewer=1)
    CardChosen(seat=0, card=None)
    """
    match event:
        case RoundDealt():
            return replace(
                event,
                hands=_own_only(event.hands, viewer),
                specials=_own_only(event.specials, viewer),
                special_deck=None if event.specials else (),
            )
        case CardChosen(seat) if seat != viewer:
            return CardChosen(seat, None)
        case ChoiceTakenBack(seat) if seat != viewer:
            return ChoiceTakenBack(seat, None)
        case SpecialDrawn(seat) if seat != viewer:
            return SpecialDrawn(seat, None)
        case SpecialsReshuffled(count):
            return SpecialsReshuffled(count, None)
        case _:
            return event


def reveals(event: Event, seat: int) -> bool:
    """A deal, the reveal, an own special card drawn, and what others lay open of their hands.

    A pick of somebody else in a draft hides nothing, but one's own pick stands once they have drafted on it (P6-P-04).

    >>> reveals(SpecialDrawn(0, "move"), seat=0), reveals(SpecialDrawn(0, "move"), seat=1)
    (True, False)
    """
    match event:
        case RoundDealt() | CardsRevealed():
            return True
        case SpecialDrawn(owner):
            return owner == seat
        case SpecialPlayed(owner) | SpecialGiven(owner) | CardReplaced(owner) | CardDrafted(owner):
            return owner != seat
        case _:
            return False


def _own_only(hands: tuple[T | None, ...], viewer: int | None) -> tuple[T | None, ...]:
    return tuple([hand if seat == viewer else None for seat, hand in enumerate(hands)])
