"""What each viewer may know (NT-06, NT-20): observations and redacted events. Owns the secrets of the game."""

from msgspec.structs import replace

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.games.no_thanks import rules, scoring
from pega6_desktop.games.no_thanks.cards import area_points
from pega6_desktop.games.no_thanks.events import Event, RoundDealt
from pega6_desktop.games.no_thanks.observation import Observation, PublicSetup
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import known_removed


def chips_seen(state: State, viewer: int | None) -> tuple[int | None, ...]:
    """By seat: the own chips, and everybody's where they lie open (NT-06)."""
    is_open = state.rules.open_chips or state.phase == "over"
    return tuple([held if is_open or seat == viewer else None for seat, held in enumerate(state.chips)])


def score(state: State, viewer: int | None) -> ScoreSheet:
    """The score as the viewer may see it: of others only what lies open is counted into the round in progress."""
    chips = chips_seen(state, viewer)
    is_on = state.phase == "decide"
    areas = [area_points(area) if is_on else 0 for area in state.areas]
    return ScoreSheet(
        rounds=state.rounds,
        totals=state.totals,
        running=tuple(area - (held or 0 if is_on else 0) for area, held in zip(areas, chips, strict=True)),
        is_low_best=True,
        round_limit=state.rules.rounds,
        outcome=scoring.outcome(state.totals) if state.phase == "over" else None,
    )


def observe(state: State, viewer: int | None) -> Observation:
    """The table as this seat sees it; None is a spectator and sees no tiger and no hidden chip."""
    setup = state.setup
    return Observation(
        viewer=viewer,
        setup=PublicSetup(setup.variant, setup.options, setup.seats),
        rules=state.rules,
        phase=state.phase,
        number=state.number,
        chips=chips_seen(state, viewer),
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
        score=score(state, viewer),
        to_act=rules.to_act(state),
        legal=() if viewer is None else rules.legal_moves(state, viewer),
    )


def redact(event: Event, viewer: int | None) -> Event:
    """The event without what the viewer may not see: the deck, the cards put aside, other tigers."""
    if not isinstance(event, RoundDealt):
        return event
    tigers = tuple([tiger if seat == viewer else None for seat, tiger in enumerate(event.tigers)])
    return replace(event, deck=None, aside=None, tigers=tigers)
