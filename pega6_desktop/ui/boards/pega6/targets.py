"""What may be picked up in Pega em 6! and where it may go, as the rows lie now. Owns the targets that light up."""

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import open_rows, target
from pega6_desktop.ui.boards.pega6.costs import taken_with
from pega6_desktop.ui.boards.pega6.zones import is_choosing, is_taking, lifted_card
from pega6_desktop.ui.table.view import CardKey, Target
from pega6_desktop.ui.text.pega6 import turn


def liftable(observation: Observation) -> tuple[CardKey, ...]:
    """The hand while the viewer chooses."""
    return tuple(("card", card) for card in observation.hand) if is_choosing(observation) else ()


def targets(observation: Observation, lifted: CardKey | None) -> tuple[Target, ...]:
    """Where the lifted card may go, or the rows that may be taken now."""
    if is_taking(observation):
        return tuple(_row_to_take(observation, row) for row in open_rows(observation.rows))
    card = lifted_card(lifted)
    if not is_choosing(observation) or card is None or card not in observation.hand:
        return ()
    sure = sure_target(observation, card)
    if sure is not None:
        return (sure,)
    return tuple(_low_on(observation, row, card) for row in open_rows(observation.rows))


def sure_target(observation: Observation, card: int) -> Target | None:
    """The only place a card may go as the rows lie now, None for a low card."""
    row = target(observation.rows, card)
    if row is None:
        return None
    lying = observation.rows[row]
    if lying.is_full:
        cost = heads(taken_with(observation.rows, row, card))
        return Target(("row", row), lying.capacity, str(card), turn.target_last(row + 1, cost, lying.capacity))
    return Target(("row", row), len(lying.cards), str(card), turn.target_after(row + 1, lying.end))


def _low_on(observation: Observation, row: int, card: int) -> Target:
    place = observation.rows[row].capacity
    return Target(("row", row), place, str(card), turn.target_low(row + 1), is_sure=False)


def _row_to_take(observation: Observation, row: int) -> Target:
    card = observation.queue[0][0]
    cards = taken_with(observation.rows, row, card)
    name = turn.target_take(row + 1, len(cards), heads(cards))
    return Target(("row", row), observation.rows[row].capacity, str(card), name, is_sure=False)
