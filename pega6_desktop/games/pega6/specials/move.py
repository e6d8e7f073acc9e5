"""Move (P6-S-60 to P6-S-67): a card lying in one row is moved to another before the own card is placed."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder, offer_exchange, take_overfull
from pega6_desktop.games.pega6.events import CardMoved
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.placement import open_rows, row_with
from pega6_desktop.games.pega6.specials.protocol import Turn, named_card, named_row, refuse_extras
from pega6_desktop.games.pega6.variants import ROWS


class Move:
    """Any card of an open row, to the place its number gives it in another open row."""

    id = "move"
    rule = "P6-S-61"

    def require(self, turn: Turn) -> None:
        """P6-S-60: with the default rules there is always a way; with full targets forbidden perhaps not."""
        if not self.plays(turn):
            raise IllegalMove("nowhere_to_move", "P6-S-64")

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """Every card of an open row to every other open row that may receive it."""
        rows = open_rows(turn.rows)
        return tuple(
            PlaySpecial(self.id, card=card, row=goal)
            for source in rows
            for card in turn.rows[source].cards
            for goal in rows
            if goal != source and not self._is_forbidden(turn, goal)
        )

    def _is_forbidden(self, turn: Turn, goal: int) -> bool:
        return turn.rules.move_into_full == "forbidden" and turn.rows[goal].is_full

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """The card lies in an open row, the target is another open row (P6-S-60, P6-S-62, P6-S-64)."""
        refuse_extras(play, has_card=True, has_row=True)
        card = named_card(play, "P6-S-60")
        named_row(turn, play, "P6-S-60", "P6-S-62")
        source = row_with(turn.rows, card)
        if source is None:
            raise IllegalMove("card_not_on_table", "P6-S-60", card=card)
        if turn.rows[source].is_blocked:
            raise IllegalMove("row_blocked", "P6-S-62", row=source)
        if source == play.row:
            raise IllegalMove("same_row", "P6-S-60", row=source)
        if self._is_forbidden(turn, play.row or 0):
            raise IllegalMove("full_target", "P6-S-64", row=play.row)

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-61, P6-S-64 to P6-S-67: move, and take an overfilled target at once."""
        own, seat = builder.state.queue[0]
        card, goal = play.card or 0, play.row or 0
        rows = builder.state.rows
        source = row_with(rows, card) or 0
        is_emptied = len(rows[source].cards) == 1
        builder.emit(CardMoved(seat, card, source, goal, rows[goal].place_of(card)))
        if rows[goal].is_full:
            goes_along = len(rows) > ROWS and not is_emptied
            take_overfull(builder, seat, goal, "move", own=own if goes_along else None)
            offer_exchange(builder, seat)
