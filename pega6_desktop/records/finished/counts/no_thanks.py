"""No Thanks!: cards taken, and those of them that came without a chip."""

from pega6_desktop.games.no_thanks.events import CardTaken
from pega6_desktop.records.finished.counts.counting import Count


class NoThanksCounts:
    """See the Counts protocol."""

    is_low_best = True
    kinds: tuple[int, ...] = ()

    def count(self, event: object) -> Count | None:
        """A card taken."""
        return Count(event.seat, 1, int(event.chips == 0)) if isinstance(event, CardTaken) else None
