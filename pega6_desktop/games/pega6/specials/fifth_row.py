"""Fifth row (P6-S-20 to P6-S-23): the number card starts a new row, whatever its value."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder
from pega6_desktop.games.pega6.events import CardPlaced, FifthRowOpened
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.specials.protocol import Turn, refuse_extras
from pega6_desktop.games.pega6.variants import ROWS


class FifthRow:
    """One more row until somebody takes one."""

    id = "fifth_row"
    rule = "P6-S-21"

    def require(self, turn: Turn) -> None:
        """P6-S-20: exactly four rows on the table."""
        if len(turn.rows) != ROWS:
            raise IllegalMove("fifth_row_exists", "P6-S-20")

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """The one way, without parameters."""
        return (PlaySpecial(self.id),) if len(turn.rows) == ROWS else ()

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """No parameters (P6-S-21)."""
        self.require(turn)
        refuse_extras(play)

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-21: open the row and lay the card; nothing is taken."""
        card, seat = builder.card, builder.seat
        builder.emit(FifthRowOpened(seat))
        builder.emit(CardPlaced(seat, card, len(builder.state.rows) - 1, 0))
