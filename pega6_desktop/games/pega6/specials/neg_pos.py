"""Negative = Positive (P6-S-80 to P6-S-85): heads of the pile are cancelled when a row has to be taken."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.event_builder import EventBuilder, offer_exchange, offer_set_aside, take
from pega6_desktop.games.pega6.events import HeadsCancelled
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.placement import open_rows, row_with, target
from pega6_desktop.games.pega6.specials.protocol import Turn, named_card, refuse_extras
from pega6_desktop.games.pega6.variants import ROWS


class NegPos:
    """A card of the taken row leaves the round and takes as many heads of the pile with it."""

    id = "neg_pos"
    rule = "P6-S-82"

    def _takings(self, turn: Turn) -> tuple[int, ...]:
        """Rows the card would take when placed normally: the full row it fits, or any open row for a low card."""
        goal = turn.goal
        if goal is None:
            return open_rows(turn.rows)
        return (goal,) if turn.rows[goal].is_full else ()

    def require(self, turn: Turn) -> None:
        """P6-S-80: the own card, placed normally, makes the player take a row."""
        if not self._takings(turn):
            raise IllegalMove("no_taking", "P6-S-80", card=turn.card)

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """One way for every card X that lies in a row that would be taken (P6-S-81)."""
        return tuple(
            PlaySpecial(self.id, card=card) for index in self._takings(turn) for card in turn.rows[index].cards
        )

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """X lies in a row that is taken; for a low card X names the row, which is open (P6-S-81, P6-S-84, P6-S-09)."""
        self.require(turn)
        refuse_extras(play, has_card=True)
        card = named_card(play, "P6-S-81")
        if card == turn.card:
            # With five rows the own card is taken along and could be meant; with four it lies nowhere (P6-S-84).
            raise IllegalMove("own_card", "P6-S-84" if len(turn.rows) > ROWS else "P6-S-81", card=card)
        if any(card in turn.rows[index].cards for index in self._takings(turn)):
            return
        source = row_with(turn.rows, card)
        if turn.goal is None and source is not None:
            raise IllegalMove("row_blocked", "P6-S-09", row=source)
        raise IllegalMove("not_in_taken_row", "P6-S-81", card=card)

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-82, P6-S-83: take the row, put X out, cancel heads."""
        seat, put_out = builder.seat, play.card or 0
        rows = builder.state.rows
        is_low = target(rows, builder.card) is None
        index = next(index for index, row in enumerate(rows) if put_out in row.cards)
        take(builder, index, "low" if is_low else "full")
        before, worth = builder.state.points[seat], HEADS[put_out]
        if builder.state.rules.neg_pos_mode == "cards":
            builder.emit(HeadsCancelled(seat, put_out, worth, before - worth))
            offer_set_aside(builder, seat, worth)
            return
        points = max(0, before - 2 * worth)
        builder.emit(HeadsCancelled(seat, put_out, before - points, points))
        offer_exchange(builder, seat)
