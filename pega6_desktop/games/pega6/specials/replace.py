"""Replace (P6-S-50 to P6-S-52): another card of the hand is played instead of the revealed one."""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder
from pega6_desktop.games.pega6.events import CardReplaced
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.specials.protocol import Turn, named_card, refuse_extras


class Replace:
    """The revealed card goes back into the hand."""

    id = "replace"
    rule = "P6-S-51"

    def require(self, turn: Turn) -> None:
        """P6-S-50: at least one other number card in the hand."""
        if not turn.hand:
            raise IllegalMove("no_other_card", "P6-S-50")

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """One way for every other card of the hand."""
        return tuple(PlaySpecial(self.id, card=card) for card in turn.hand)

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """The card is another one of the own hand (P6-S-50)."""
        self.require(turn)
        refuse_extras(play, has_card=True)
        card = named_card(play, "P6-S-50")
        if card == turn.card:
            raise IllegalMove("same_card", "P6-S-50", card=card)
        if card not in turn.hand:
            raise IllegalMove("card_not_in_hand", "P6-S-50", card=card)

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """P6-S-51: swap; normal placing goes on with the new card."""
        builder.emit(CardReplaced(builder.seat, builder.card, play.card or 0))
