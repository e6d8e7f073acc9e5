"""What taking a row costs as it lies now, own card included where there are five rows (P6-S-13). Owns that sum."""

from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.variants import ROWS


def taken_with(rows: Rows, row: int, card: int) -> tuple[int, ...]:
    """The cards that go to the pile when this card takes the row."""
    cards = rows[row].cards
    return (*cards, card) if len(rows) > ROWS else cards
