"""The viewer's own turn, thought to its end: what a decision brings about before anybody else is asked anything.

Owns where the own turn ends. What is told is exact in every world that agrees with the observation: nothing hidden is
turned up on the way.
"""

import msgspec

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.events import (
    BlockLaid,
    BlocksLifted,
    CardMoved,
    CardPlaced,
    CardReplaced,
    Event,
    ExchangeDeclined,
    ExchangeOffered,
    FifthRowClosed,
    FifthRowOpened,
    HeadsCancelled,
    RowChoiceNeeded,
    RowTaken,
    SetAsideOffered,
    SevenLaid,
    SpecialDeclined,
    SpecialPlayed,
)
from pega6_desktop.games.pega6.evolving import evolve
from pega6_desktop.games.pega6.moves import KeepSpecials, Move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.worlds import determinized

Told = (
    CardPlaced
    | RowTaken
    | RowChoiceNeeded
    | FifthRowOpened
    | FifthRowClosed
    | SevenLaid
    | BlockLaid
    | BlocksLifted
    | CardReplaced
    | CardMoved
    | HeadsCancelled
    | SetAsideOffered
)
"""Events of somebody's turn that change the table or ask for more."""

_Frame = SpecialDeclined | SpecialPlayed | ExchangeOffered | ExchangeDeclined
"""Events of a turn that by themselves change nothing on the table."""


class OwnTurn(msgspec.Struct, frozen=True):
    """The rest of the own turn."""

    events: tuple[Told, ...]
    """What changes, in order."""
    rows: Rows
    """The table after it."""
    points: int
    """What the own pile counts then."""


class Outlook:
    """Thinks the viewer's moves to the end of the turn; made once for all moves of a decision."""

    __slots__ = ("_viewer", "_world")

    def __init__(self, observation: Observation) -> None:
        """Raises IllegalMove for a spectator, who has no moves."""
        if observation.viewer is None:
            raise IllegalMove("not_your_turn")
        self._viewer = observation.viewer
        self._world = determinized(observation, 0)

    def of(self, move: Move) -> OwnTurn:
        """What the move brings about. Raises IllegalMove exactly when the rules would refuse it.

        An exchange on the way is passed over: the card drawn cannot be used in this turn (P6-S-93), so the own number
        card goes where it goes whatever is exchanged.
        """
        state, told = self._world.state, list[Told]()
        events, after = self._world.after(self._viewer, move)
        while events:
            own = self._own(events)
            for event in own:
                state = evolve(state, event)
            told += [event for event in own if not isinstance(event, _Frame)]
            is_asked = len(own) == len(events) and isinstance(own[-1], ExchangeOffered)
            events, after = after.after(self._viewer, KeepSpecials()) if is_asked else ((), after)
        return OwnTurn(tuple(told), state.rows, state.points[self._viewer])

    def _own(self, events: tuple[Event, ...]) -> list[Told | _Frame]:
        """The events up to the first one that belongs to somebody else or asks for the next card."""
        own: list[Told | _Frame] = []
        for event in events:
            if not isinstance(event, Told | _Frame):
                break
            if not isinstance(event, BlocksLifted | FifthRowClosed) and event.seat != self._viewer:
                break
            own.append(event)
        return own
