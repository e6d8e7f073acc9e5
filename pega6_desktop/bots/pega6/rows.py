"""Which row to take with a low card. Owns the one habit all bots share: the fewest heads."""

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.placement import Rows, open_rows


def row_to_take(rows: Rows) -> int:
    """Index of the open row with the fewest heads; of several the longest, whose danger goes too; then the lowest."""
    return min(open_rows(rows), key=lambda index: (heads(rows[index].cards), -len(rows[index].cards), rows[index].end))
