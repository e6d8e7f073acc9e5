"""Tables of No Thanks! told as stories: who holds what, what is on offer, and what happens next."""

from dataclasses import dataclass, field

from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.no_thanks.events import Event
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.games.no_thanks.moves import Move
from pega6_desktop.games.no_thanks.observation import Offer
from pega6_desktop.games.no_thanks.state import State

GAME = NoThanks()
A, B, C = 0, 1, 2


@dataclass
class Story:
    """A table in the telling."""

    state: State
    told: list[Event] = field(default_factory=list)

    def does(self, seat: int, move: Move) -> "Story":
        """The seat moves; whatever follows happens."""
        return self.happens(*GAME.decide(self.state, seat, move))

    def takes_back(self, seat: int) -> "Story":
        """The seat has its last chip back."""
        return self.happens(*GAME.retract(self.state, seat))

    def happens(self, *events: Event) -> "Story":
        """These events, one by one."""
        for event in events:
            self.told.append(event)
            self.state = GAME.evolve(self.state, event)
        return self

    def refuses(self, seat: int, move: Move) -> IllegalMove:
        """The refusal; nothing has changed."""
        before = GAME.hash(self.state)
        try:
            GAME.decide(self.state, seat, move)
        except IllegalMove as refusal:
            assert GAME.hash(self.state) == before
            return refusal
        raise AssertionError("was accepted")


def table(
    *areas: tuple[int, ...],
    active: int,
    deck: tuple[int, ...] = (5, 7, 9),
    chips: tuple[int, ...] = (),
    pot: int = 0,
    turn: int = A,
    variant: str = "base",
    tigers: tuple[int | None, ...] = (),
    **options: OptionValue,
) -> Story:
    """A round in its middle: these areas from seat A on, this card on offer."""
    setup = GAME.setup(variant, options, len(areas), 1)
    empty = GAME.initial(setup)
    return Story(
        replace(
            empty,
            phase="decide",
            number=1,
            chips=chips or (5,) * len(areas),
            areas=areas,
            active=active,
            pot=pot,
            turn=turn,
            deck=deck,
            tigers=tigers,
            played=(None,) * len(tigers),
            offers=(Offer(active, (turn - pot) % len(areas), pot),),
        )
    )


def begun(variant: str = "base", seats: int = 3, seed: int = 1, **options: OptionValue) -> Story:
    """A match after its first deal."""
    empty = GAME.initial(GAME.setup(variant, options, seats, seed))
    return Story(empty).happens(*GAME.opening(empty))
