"""Pega em 6!: rows taken, those of them with a low card, and how often the heavy cards came with a row."""

from pega6_desktop.games.pega6.events import RowTaken
from pega6_desktop.records.finished.counts.counting import Count


class Pega6Counts:
    """See the Counts protocol."""

    is_low_best = True
    kinds = (11, 22, 33, 44, 55, 66, 77, 88, 99)
    """Cards of five and seven heads."""

    def count(self, event: object) -> Count | None:
        """A row taken."""
        if not isinstance(event, RowTaken):
            return None
        return Count(event.seat, 1, int(event.reason == "low"), event.cards)
