"""Insert (P6-S-40 to P6-S-44): the number card goes between the cards of a row, or before them."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder, offer_exchange, take_overfull
from pega6_desktop.games.pega6.events import CardPlaced
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.placement import open_rows
from pega6_desktop.games.pega6.specials.protocol import Turn, named_row, refuse_extras


class Insert:
    """Smallest difference does not matter for this card."""

    id = "insert"
    rule = "P6-S-40"

    def require(self, turn: Turn) -> None:
        """P6-S-40: some open row ends higher than the card."""
        if not self.plays(turn):
            raise IllegalMove("nowhere_to_insert", "P6-S-40", card=turn.card)

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """One way for every open row that ends higher; with the house rule for every open row (P6-S-41)."""
        return tuple(
            PlaySpecial(self.id, row=index)
            for index in open_rows(turn.rows)
            if turn.rules.insert_at_end or turn.rows[index].end > turn.card
        )

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """The row is open and its end card is higher (P6-S-40, P6-S-41)."""
        refuse_extras(play, has_row=True)
        row = named_row(turn, play, "P6-S-40", "P6-S-40")
        if row.end < turn.card and not turn.rules.insert_at_end:
            raise IllegalMove("insert_at_end", "P6-S-41", card=turn.card, end=row.end)

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-42, P6-S-43: lay the card in its place; an overfilled row is taken, its highest card stays."""
        card, seat = builder.state.queue[0]
        index = play.row or 0
        row = builder.state.rows[index]
        builder.emit(CardPlaced(seat, card, index, row.place_of(card)))
        if row.is_full:
            take_overfull(builder, seat, index, "insert")
            offer_exchange(builder, seat)
