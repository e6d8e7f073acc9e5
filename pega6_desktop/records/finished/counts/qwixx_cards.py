"""Qwixx cards: crosses made, those of them that completed a row, and how many fell into each colour."""

from pega6_desktop.games.qwixx_cards.cards import COLOURS
from pega6_desktop.games.qwixx_cards.events import NumberCrossed
from pega6_desktop.games.qwixx_cards.sheets import is_last
from pega6_desktop.records.finished.counts.counting import Count


class QwixxCardsCounts:
    """See the Counts protocol."""

    is_low_best = False
    kinds = tuple(range(len(COLOURS)))
    """The colours."""

    def count(self, event: object) -> Count | None:
        """A cross made."""
        if not isinstance(event, NumberCrossed):
            return None
        return Count(event.seat, 1, int(is_last(event.row, event.number)), (event.row,))
