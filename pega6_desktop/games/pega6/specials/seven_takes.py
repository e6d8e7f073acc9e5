"""Seven takes (P6-S-30 to P6-S-33): the row of the own card holds six number cards until it is taken."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder
from pega6_desktop.games.pega6.events import CardPlaced, SevenLaid
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.specials.protocol import Turn, refuse_extras


class SevenTakes:
    """A marker behind the sixth place."""

    id = "seven_takes"
    rule = "P6-S-31"

    def require(self, turn: Turn) -> None:
        """P6-S-30: the card fits a row, and that row has no seven yet."""
        goal = turn.goal
        if goal is None:
            raise IllegalMove("seven_on_low_card", "P6-S-30", card=turn.card)
        if turn.rows[goal].has_seven:
            raise IllegalMove("seven_exists", "P6-S-30", row=goal)

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """The one way, without parameters."""
        goal = turn.goal
        return () if goal is None or turn.rows[goal].has_seven else (PlaySpecial(self.id),)

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """No parameters (P6-S-31)."""
        self.require(turn)
        refuse_extras(play)

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-31: append without taking, then lay the marker into the row."""
        card, seat = builder.state.queue[0]
        goal = target(builder.state.rows, card)
        assert goal is not None, "a low card was refused before"
        builder.emit(CardPlaced(seat, card, goal, len(builder.state.rows[goal].cards)))
        builder.emit(SevenLaid(seat, goal))
