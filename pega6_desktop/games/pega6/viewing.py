"""What each viewer may know (P6-B-17): observations and redacted events. Owns the secrets of the game."""

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.pega6 import rules, scoring
from pega6_desktop.games.pega6.events import CardChosen, ChoiceTakenBack, Event, RoundDealt
from pega6_desktop.games.pega6.observation import Observation, PublicSetup
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import HAND_SIZE


def score(state: State) -> ScoreSheet:
    """The public score sheet; the target is left out where a number of rounds was agreed (P6-B-16)."""
    agreed = state.rules
    return ScoreSheet(
        rounds=state.rounds,
        totals=state.totals,
        running=state.points,
        is_low_best=True,
        target=agreed.end_target if agreed.fixed_rounds is None else None,
        round_limit=agreed.fixed_rounds,
        outcome=scoring.outcome(state.totals) if state.phase == "over" else None,
    )


def trick_number(state: State) -> int:
    """The trick in progress, from 1: the one being chosen, or the one being placed."""
    revealed = len(state.tricks)
    return min(HAND_SIZE, revealed + 1) if state.phase == "choose" else max(1, revealed)


def observe(state: State, viewer: int | None) -> Observation:
    """The table as this seat sees it; None is a spectator and sees no hand and no choice."""
    setup = state.setup
    return Observation(
        viewer=viewer,
        setup=PublicSetup(setup.variant, setup.options, setup.seats),
        phase=state.phase,
        number=state.number,
        trick=trick_number(state),
        trick_count=HAND_SIZE,
        rows=state.rows,
        hand=() if viewer is None else state.hands[viewer],
        own_choice=None if viewer is None else state.chosen[viewer],
        has_chosen=tuple(card is not None for card in state.chosen),
        hand_sizes=tuple(map(len, state.hands)),
        queue=state.queue,
        piles=state.piles,
        points=state.points,
        tricks=state.tricks,
        score=score(state),
        to_act=rules.to_act(state),
        legal=() if viewer is None else rules.legal_moves(state, viewer),
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what the viewer may not see: other hands and other face-down cards."""
    match event:
        case RoundDealt(number, rows, hands):
            return RoundDealt(number, rows, tuple(hand if seat == viewer else None for seat, hand in enumerate(hands)))
        case CardChosen(seat) if seat != viewer:
            return CardChosen(seat, None)
        case ChoiceTakenBack(seat) if seat != viewer:
            return ChoiceTakenBack(seat, None)
        case _:
            return event
