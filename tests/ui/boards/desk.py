"""A table-top story seen from one seat: the builders of the rules, and what the board makes of them.

desk("12 | 37 | 43 | 58", hand="44").lift(44).status
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pega6_desktop.games.pega6.moves import PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Explanation,
    Intent,
    Refusal,
    SeatView,
    StatusView,
    TableView,
    Target,
    ZoneId,
)
from tests.builders import PEGA6, Table, cards, fillers, table

BOARD = Pega6Board()
BOTS = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil", "Iara", "Joca", "Lia")


def seats(count: int, *, humans: int = 1) -> tuple[SeatInfo, ...]:
    """Humans first ("Marina", "Rui"), then bots by the alphabet."""
    people = tuple(SeatInfo(name, "human", avatar=0) for name in ("Marina", "Rui")[:humans])
    return (*people, *(SeatInfo(name, "bot", "careful", avatar=i + 1) for i, name in enumerate(BOTS)))[:count]


@dataclass(frozen=True)
class Desk:
    """A story and the seat that looks at it; lifted and aimed as the presenter would hold them."""

    story: Table
    sitting: tuple[SeatInfo, ...]
    viewer: int | None = 0
    lifted: CardKey | None = None
    aimed: ZoneId | None = None

    # ------------------------------------------------------------ what happens

    def choose(self, seat: int, card: int) -> Desk:
        return replace(self, story=self.story.choose(seat, card), lifted=None, aimed=None)

    def begin_to_choose(self, seat: int, card: int, events: int) -> Desk:
        """The seat lays its card, and of what follows only so many events have happened yet."""
        state = self.story.state
        for event in PEGA6.decide(state, seat, PlayCard(card))[:events]:
            state = PEGA6.evolve(state, event)
        return replace(self, story=replace(self.story, state=state))

    def trick(self, **plays: int) -> Desk:
        return replace(self, story=self.story.trick(**plays), lifted=None, aimed=None)

    def take(self, seat: int, number: int) -> Desk:
        return replace(self, story=self.story.take(seat, number))

    def take_back(self, seat: int) -> Desk:
        return replace(self, story=self.story.take_back(seat))

    def seen_by(self, viewer: int | None) -> Desk:
        return replace(self, viewer=viewer)

    def lift(self, card: int) -> Desk:
        return replace(self, lifted=("card", card))

    def aim(self, row: int) -> Desk:
        return replace(self, aimed=("row", row - 1))

    # ------------------------------------------------------------ what is seen

    @property
    def observation(self) -> Observation:
        return PEGA6.observe(self.story.state, self.viewer)

    @property
    def intent(self) -> Intent:
        return Intent(lifted=self.lifted, aimed=self.aimed)

    @property
    def view(self) -> TableView:
        return BOARD.view(self.observation, self.sitting)

    @property
    def status(self) -> StatusView:
        return BOARD.status(self.observation, self.sitting, self.intent)

    @property
    def action(self) -> ActionView:
        return BOARD.action(self.observation, self.intent)

    @property
    def targets(self) -> tuple[Target, ...]:
        return BOARD.targets(self.observation, self.intent)

    def seat(self, seat: int) -> SeatView:
        every = (*self.view.others, *([self.view.own] if self.view.own else []))
        return next(view for view in every if view.seat == seat)

    def drop(self, zone: ZoneId | None, key: CardKey | None = None) -> object:
        return BOARD.meaning(self.observation, self.sitting, Intent(lifted=key or self.lifted, aimed=zone))

    def refused(self, zone: ZoneId | None, key: CardKey | None = None) -> Refusal:
        meant = self.drop(zone, key)
        assert isinstance(meant, Refusal), meant
        return meant

    def why(self, card: int) -> Explanation | None:
        return BOARD.why(self.observation, self.sitting, ("card", card))


def desk(
    rows: str,
    *,
    hand: str = "",
    players: int = 2,
    humans: int = 1,
    hands: dict[int, str] | None = None,
    totals: tuple[int, ...] | None = None,
    piles: dict[int, str] | None = None,
    number: int = 1,
    **options: int | str | None,
) -> Desk:
    """A table in mid-round; hand is the viewer's on seat 0, the others hold two high cards unless hands says so."""
    held = {0: hand, **(hands or {})}
    used = cards(" ".join((rows.replace("|", " "), *held.values(), *(piles or {}).values())))
    quiet = fillers(used, players, 2)
    held = {seat: held.get(seat, " ".join(map(str, quiet[seat]))) for seat in range(players)}
    story = table(rows, seats=players, hands=held, piles=piles, totals=totals, number=number, options=options)
    return Desk(story, seats(players, humans=humans))


def lines(explanation: Explanation | None) -> list[str]:
    """The arithmetic of a bubble, one line each; the deciding one is starred."""
    assert explanation is not None
    return [
        f"{line.label}: {line.sum} = {line.result} {line.verdict}{' *' if line.is_best else ''}"
        for line in explanation.lines
    ]
