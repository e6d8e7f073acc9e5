"""What each viewer may know (QX-12): observations and redacted events. Owns the secrets of the game."""

from msgspec.structs import replace

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.qwixx_cards import rules, scoring
from pega6_desktop.games.qwixx_cards.cards import number_of, numbers_of
from pega6_desktop.games.qwixx_cards.events import (
    CardsDrawn,
    CardsPlayed,
    Dealt,
    DisplayRefilled,
    Event,
    MarkChosen,
    MarksRevealed,
    MarkTakenBack,
    PileReshuffled,
)
from pega6_desktop.games.qwixx_cards.observation import Observation, PublicSetup
from pega6_desktop.games.qwixx_cards.state import State


def score(state: State) -> ScoreSheet:
    """The public score: one round, counted as it runs and written down at its end."""
    now = scoring.totals(state.sheets)
    is_over = state.phase == "over"
    zeros = (0,) * len(now)
    return ScoreSheet(
        rounds=(now,) if is_over else (),
        totals=now if is_over else zeros,
        running=zeros if is_over else now,
        is_low_best=False,
        round_limit=1,
        outcome=scoring.outcome(state.sheets) if is_over else None,
    )


def observe(state: State, viewer: int | None) -> Observation:
    """The table as this seat sees it; None is a spectator and sees no hand and no decision."""
    setup = state.setup
    shown = state.hands if state.rules.show_hand_numbers else ()
    return Observation(
        viewer=viewer,
        setup=PublicSetup(setup.variant, setup.options, setup.seats, setup.rules_version),
        rules=state.rules,
        phase=state.phase,
        number=state.number,
        active=state.active,
        first=state.first,
        hand=() if viewer is None else state.hands[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        hand_numbers=tuple([tuple(sorted(numbers_of(hand))) for hand in shown]),
        display=tuple([0 if card is None else number_of(card) for card in state.display]),
        top=number_of(state.pile[0]) if state.pile else 0,
        pile_size=len(state.pile),
        in_play=state.in_play,
        discard=state.discard,
        own_choice=None if viewer is None else state.chosen[viewer],
        has_chosen=tuple([row is not None for row in state.chosen]),
        has_crossed=state.has_crossed,
        fresh=state.fresh,
        sheets=state.sheets,
        score=score(state),
        to_act=rules.to_act(state),
        legal=() if viewer is None else rules.legal_moves(state, viewer),
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what the viewer may not see: colours of other cards, and decisions of others.

    >>> redact(MarkChosen(0, 2), viewer=0)
    MarkChosen(seat=0, row=2)
    >>> redact(MarkChosen(0, 2), viewer=1)
    MarkChosen(seat=0, row=None)
    """
    match event:
        case Dealt():
            hands = tuple([hand if seat == viewer else None for seat, hand in enumerate(event.hands)])
            return replace(event, hands=hands, display=None, pile=None)
        case CardsDrawn() if event.seat != viewer:
            return replace(event, cards=None)
        case DisplayRefilled():
            return replace(event, cards=None)
        case PileReshuffled():
            return replace(event, pile=None)
        case MarkChosen(seat) if seat != viewer:
            return MarkChosen(seat, None)
        case MarkTakenBack(seat) if seat != viewer:
            return MarkTakenBack(seat, None)
        case _:
            return event


def reveals(event: Event, seat: int) -> bool:
    """A deal, a refill, the decisions of all, the fronts of cards the seat draws, and of those others play.

    >>> from pega6_desktop.games.qwixx_cards.events import TurnBegan
    >>> reveals(MarksRevealed(5, (0, -1)), seat=0), reveals(TurnBegan(1), seat=0)
    (True, False)
    """
    match event:
        case Dealt() | DisplayRefilled() | PileReshuffled() | MarksRevealed():
            return True
        case CardsDrawn(owner):
            return owner == seat
        case CardsPlayed(owner):
            return owner != seat
        case _:
            return False
