"""Who is spoken of: names, and "you" where only one human is seated.

Owns the choice between a name and "you". Must not know any game.
"""

from collections.abc import Iterable

import msgspec

from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.words.messages import Messages, listed


class People(Messages):
    """The word for the reader."""


OWN_WORDS = frozenset({"You", "Você", "Tú", "Toi", "Du"})
"""What a player is called who typed no name, in every language of the program: such a name follows the language."""


def own_word() -> str:
    """What a player is called who typed no name."""
    return People.tr("You", "the name of a player who typed none")


class Voice(msgspec.Struct, frozen=True):
    """Who sits on the seats and who listens: with several humans at one screen nobody is "you".

    edition: id of the printed edition whose words stand on the cards before them, empty for none.
    """

    seats: tuple[SeatInfo, ...]
    viewer: int | None
    edition: str = ""

    def is_you(self, seat: int) -> bool:
        """True when the seat is the listener's and nobody else could read "you" as meant for them.

        Whoever typed no name is called "You", which is no name for a sentence: such a person is spoken to, from
        whatever place a match is watched.
        """
        who = self.seats[seat]
        if who.kind != "human" or (seat != self.viewer and who.name not in OWN_WORDS):
            return False
        return [other.kind for other in self.seats].count("human") == 1

    def name(self, seat: int) -> str:
        """The player's name as typed; plain text, whatever it holds. A name nobody typed follows the language."""
        name = self.seats[seat].name
        return own_word() if self.seats[seat].kind == "human" and name in OWN_WORDS else name

    def addressed(self, seat: int) -> str:
        """Empty where sentences may say "you" to the seat, else the name they have to say instead."""
        return "" if self.is_you(seat) else self.name(seat)

    def called(self, seat: int) -> str:
        """The name, or "you" inside a sentence."""
        return People.tr("you", "inside a sentence") if self.is_you(seat) else self.name(seat)

    def all_called(self, seats: Iterable[int], at_most: int = 12) -> str:
        """Several players in one breath."""
        return listed([self.called(seat) for seat in seats], at_most)
