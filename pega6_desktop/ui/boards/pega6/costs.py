"""What taking a row costs as it lies now, own card included where there are five rows (P6-S-13). Owns that sum."""

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.placement import Rows, open_rows
from pega6_desktop.games.pega6.variants import ROWS
from pega6_desktop.ui.table.view import Price
from pega6_desktop.ui.words.pega6 import turn


def taken_with(rows: Rows, row: int, card: int) -> tuple[int, ...]:
    """The cards that go to the pile when this card takes the row."""
    cards = rows[row].cards
    return (*cards, card) if len(rows) > ROWS else cards


def price(rows: Rows, row: int, card: int) -> Price:
    """What this row costs the card that takes it by its number."""
    return Price(turn.takes(), heads(taken_with(rows, row, card)))


def price_by_choice(rows: Rows, row: int, card: int) -> Price:
    """What this row costs a low card, and whether another one costs less."""
    costs = {other: heads(taken_with(rows, other, card)) for other in open_rows(rows)}
    least = turn.cheapest() if costs[row] == min(costs.values()) else ""
    note = turn.begins_again(card) if len(rows) <= ROWS else turn.row_goes()
    return Price(turn.takes(), costs[row], least, note)
