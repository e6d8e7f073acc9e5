"""What each viewer may know (NT-06, NT-20): observations and redacted events. Owns the secrets of the game."""

from msgspec.structs import replace

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.no_thanks import rules, scoring
from pega6_desktop.games.no_thanks.cards import area_points
from pega6_desktop.games.no_thanks.events import CardTurned, Event, RoundDealt, TigerPlayed
from pega6_desktop.games.no_thanks.observation import Observation, PublicSetup
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import known_removed


def open_chips(state: State) -> tuple[int, ...]:
    """Everybody's chips where they lie open, and once all is over; else nobody's (NT-06)."""
    return state.chips if state.rules.open_chips or state.phase == "over" else ()


def score(state: State) -> ScoreSheet:
    """The public score: of the round in progress only what lies open is counted."""
    shown = open_chips(state) or (0,) * state.setup.seats
    areas = [area_points(area) - held for area, held in zip(state.areas, shown, strict=True)]
    return ScoreSheet(
        rounds=state.rounds,
        totals=state.totals,
        running=tuple(areas) if state.phase == "decide" else (0,) * state.setup.seats,
        is_low_best=True,
        round_limit=state.rules.rounds,
        outcome=scoring.outcome(state.totals) if state.phase == "over" else None,
    )


def observe(state: State, viewer: int | None) -> Observation:
    """The table as this seat sees it; None is a spectator and sees no tiger and no hidden chip."""
    setup = state.setup
    return Observation(
        viewer=viewer,
        setup=PublicSetup(setup.variant, setup.options, setup.seats, setup.rules_version),
        rules=state.rules,
        phase=state.phase,
        number=state.number,
        chips=0 if viewer is None else state.chips[viewer],
        open_chips=open_chips(state),
        areas=state.areas,
        active=state.active,
        pot=state.pot,
        turn=state.turn,
        deck_size=len(state.deck),
        tiger=state.tigers[viewer] if viewer is not None and state.tigers else None,
        has_tiger=tuple([tiger is not None for tiger in state.tigers]),
        tigers=state.played,
        removed=known_removed(state.rules),
        offers=state.offers,
        first=state.first,
        score=score(state),
        to_act=rules.to_act(state),
        legal=() if viewer is None else rules.legal_moves(state, viewer),
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what the viewer may not see: the deck, the cards put aside, other tigers.

    >>> redact(RoundDealt(1, 0, 11, active=12, deck=(30, 4), aside=(5,)), viewer=0)
    RoundDealt(number=1, first=0, chips=11, active=12, deck=None, aside=None, tigers=())
    """
    if not isinstance(event, RoundDealt):
        return event
    tigers = tuple([tiger if seat == viewer else None for seat, tiger in enumerate(event.tigers)])
    return replace(event, deck=None, aside=None, tigers=tigers)


def reveals(event: Event, seat: int) -> bool:
    """A deal, the next card turned up, and somebody else's tiger; chips that are laid are no news (NT-06).

    >>> from pega6_desktop.games.no_thanks.events import CardTurned, Passed
    >>> reveals(CardTurned(12, left=23), seat=0), reveals(Passed(1, pot=3), seat=0)
    (True, False)
    """
    is_turned = isinstance(event, RoundDealt | CardTurned)
    return is_turned or (isinstance(event, TigerPlayed) and event.seat != seat)
