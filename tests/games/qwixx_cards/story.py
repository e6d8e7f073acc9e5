"""Tables of Qwixx cards told as at a kitchen table: cards as ``R5 J7``, rows as numbers from left to right."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.qwixx_cards.cards import COLOURS, Card, deck, format_card, parse_card
from pega6_desktop.games.qwixx_cards.events import Event
from pega6_desktop.games.qwixx_cards.game import QwixxCards
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, play
from pega6_desktop.games.qwixx_cards.observation import Phase
from pega6_desktop.games.qwixx_cards.sheets import Sheet
from pega6_desktop.games.qwixx_cards.state import State

QWIXX = QwixxCards()
A, B, C = 0, 1, 2


def cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as ``R5 G12 J7``."""
    return tuple(map(parse_card, text.split()))


def text_of(held: tuple[Card, ...]) -> str:
    """The cards as text."""
    return " ".join(map(format_card, held))


def sheet(missed: int = 0, **rows: str) -> Sheet:
    """A sheet with these crosses: ``sheet(red="2 5", missed=1)``."""
    return Sheet(tuple(tuple(map(int, rows.get(colour, "").split())) for colour in COLOURS), missed)


def table(
    phase: Phase = "play",
    *,
    seats: int = 2,
    hands: Mapping[int, str] | None = None,
    sheets: Mapping[int, Sheet] | None = None,
    pile: str = "",
    display: str = "",
    discard: str = "",
    options: Mapping[str, bool] | None = None,
) -> "Table":
    """A table on which A is active; what is not told is made of cards that lie nowhere else."""
    empty = QWIXX.initial(QWIXX.setup("base", options or {}, seats, 1))
    told = cards(" ".join([*(hands or {}).values(), pile, display, discard]))
    spare = [card for card in deck(with_jokers=empty.rules.jokers) if card not in told]
    sizes = [5 if seat == A and phase != "draw" else 4 for seat in range(seats)]
    held = tuple(
        tuple(sorted(cards(hands[seat]) if hands and seat in hands else [spare.pop() for _ in range(sizes[seat])]))
        for seat in range(seats)
    )
    shown = cards(display) or tuple(spare.pop() for _ in range(4))
    state = replace(
        empty,
        phase=phase,
        number=1,
        hands=held,
        sheets=tuple((sheets or {}).get(seat, Sheet()) for seat in range(seats)),
        display=shown,
        pile=cards(pile) or tuple(spare),
        discard=cards(discard),
    )
    return Table(state)


@dataclass
class Table:
    """A table in play; log is what has happened on it."""

    state: State
    log: list[Event] = field(default_factory=list)

    def move(self, seat: int, move: Move) -> "Table":
        """The seat moves."""
        self.log = list(QWIXX.decide(self.state, seat, move))
        for event in self.log:
            self.state = QWIXX.evolve(self.state, event)
        return self

    def draw(self, *places: int) -> "Table":
        """The active seat takes the cards of these places, from 1."""
        return self.move(self.state.active, Draw(tuple(place - 1 for place in places)))

    def mark(self, *colours: str) -> "Table":
        """Everybody decides in order of seats; ``-`` is nowhere."""
        for seat, colour in enumerate(colours):
            self.move(seat, CrossNothing() if colour == "-" else CrossNumber(COLOURS.index(colour)))
        return self

    def play(self, held: str, colour: str, *numbers: int) -> "Table":
        """The active seat plays these cards and crosses these numbers."""
        return self.move(self.state.active, play(cards(held), COLOURS.index(colour), numbers))

    def refused(self, seat: int, move: Move) -> tuple[str, str]:
        """Code and rule of the refusal of this move; the table stays as it is."""
        kept = QWIXX.hash(self.state)
        try:
            QWIXX.decide(self.state, seat, move)
        except IllegalMove as refusal:
            assert QWIXX.hash(self.state) == kept
            return refusal.code, refusal.rule
        raise AssertionError(f"accepted: {QWIXX.format_move(move)}")

    def kinds(self) -> list[str]:
        """What happened with the last move, by name."""
        return [type(event).__name__ for event in self.log]

    def row(self, seat: int, colour: str) -> tuple[int, ...]:
        """Crossed numbers of a row."""
        return self.state.sheets[seat].rows[COLOURS.index(colour)]
