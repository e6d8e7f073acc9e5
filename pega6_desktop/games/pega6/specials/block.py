"""Block (P6-S-70 to P6-S-74): a row is closed to everybody until somebody takes a row."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder
from pega6_desktop.games.pega6.events import BlockLaid
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.placement import open_rows
from pega6_desktop.games.pega6.specials.protocol import Turn, named_row, refuse_extras

BLOCK_LIMIT = 2
"""Blocks on the table at most (P6-S-71)."""


class Block:
    """A padlock on one row."""

    id = "block"
    rule = "P6-S-72"

    def require(self, turn: Turn) -> None:
        """P6-S-71: fewer than two blocks on the table."""
        if sum(row.is_blocked for row in turn.rows) >= BLOCK_LIMIT:
            raise IllegalMove("two_blocks", "P6-S-71")

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """One way for every open row (P6-S-70)."""
        rows = open_rows(turn.rows)
        if len(turn.rows) - len(rows) >= BLOCK_LIMIT:
            return ()
        return tuple(PlaySpecial(self.id, row=index) for index in rows)

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """The row is open (P6-S-70, P6-S-71)."""
        self.require(turn)
        refuse_extras(play, has_row=True)
        named_row(turn, play, "P6-S-70", "P6-S-71")

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-70: lay the block; the own card is then placed in the rows left open (P6-S-73)."""
        builder.emit(BlockLaid(builder.seat, play.row or 0))
