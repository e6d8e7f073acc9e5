"""What drawing, marking and playing bring about in a turn (QX-13 to QX-27).

Owns the working copy of a decision: each event is applied as it is found, so the next step sees the changed table.
"""

from pega6_desktop.games.qwixx_cards import scoring
from pega6_desktop.games.qwixx_cards.cards import number_of, numbers_of
from pega6_desktop.games.qwixx_cards.dealing import new_pile
from pega6_desktop.games.qwixx_cards.events import (
    NOWHERE,
    CardsDiscarded,
    CardsDrawn,
    CardsPlayed,
    DisplayRefilled,
    Event,
    MarksRevealed,
    MatchEnded,
    NumberAnnounced,
    NumberCrossed,
    RowCompleted,
    TurnBegan,
    TurnMissed,
)
from pega6_desktop.games.qwixx_cards.evolving import evolve
from pega6_desktop.games.qwixx_cards.moves import Play
from pega6_desktop.games.qwixx_cards.sheets import is_last
from pega6_desktop.games.qwixx_cards.state import State

Consequence = tuple[tuple[Event, ...], State]
"""What a decision brings about, and the state after it."""


class EventBuilder:
    """A decision being carried out: the table as it changes and what has happened."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def emit(self, event: Event) -> None:
        """The event happened: remember and apply it."""
        self.events.append(event)
        self.state = evolve(self.state, event)

    @property
    def consequence(self) -> Consequence:
        """Everything found, once nothing more follows."""
        return tuple(self.events), self.state

    def draw(self, seat: int, places: tuple[int, ...]) -> None:
        """QX-13 to QX-16: cards into the hand, the display filled up, the next number announced."""
        cards = tuple([card for at in places if (card := self.state.display[at]) is not None])
        self.emit(CardsDrawn(seat, places, cards, numbers_of(cards)))
        while empty := tuple([at for at, card in enumerate(self.state.display) if card is None]):
            filled = empty[: len(self.state.pile)]
            taken = self.state.pile[: len(filled)]
            self.emit(DisplayRefilled(filled, taken, numbers_of(taken)))
            if not self.state.pile:
                self.emit(new_pile(self.state))
        self.emit(NumberAnnounced(seat, number_of(self.state.pile[0])))

    def reveal_marks(self) -> None:
        """QX-18: every cross at once, then the end of the game is checked."""
        number = number_of(self.state.pile[0])
        rows = tuple([NOWHERE if row is None else row for row in self.state.chosen])
        self.emit(MarksRevealed(number, rows))
        for seat, row in enumerate(rows):
            if row != NOWHERE:
                self._cross(seat, row, number)
        self._end_if_due()

    def play(self, seat: int, move: Play) -> None:
        """QX-19 to QX-27: lay, cross, discard; the end, a missed turn or the next player."""
        self.emit(CardsPlayed(seat, move.cards, move.row, move.numbers))
        for number in move.numbers:
            self._cross(seat, move.row, number)
        self.emit(CardsDiscarded(seat, move.cards))
        if not self.state.has_crossed:
            self.emit(TurnMissed(seat, self.state.sheets[seat].missed + 1))
        if not self._end_if_due():
            self.emit(TurnBegan((seat + 1) % self.state.setup.seats))

    def _cross(self, seat: int, row: int, number: int) -> None:
        self.emit(NumberCrossed(seat, row, number))
        if is_last(row, number):
            self.emit(RowCompleted(seat, row))

    def _end_if_due(self) -> bool:
        end = scoring.enders(self.state.sheets)
        if end is None:
            return False
        reason, seats = end
        totals = scoring.totals(self.state.sheets)
        self.emit(MatchEnded(reason, seats, totals, scoring.outcome(self.state.sheets).winners))
        return True
