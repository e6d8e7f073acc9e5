"""Keys and zones of Pega em 6! read back into cards and rows, and which decision is the viewer's.

Owns the meaning of handles. Must not know words.
"""

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.table.view import CardKey, Decision, ZoneId


def is_choosing(observation: Observation) -> bool:
    """The viewer owes a card."""
    return observation.phase == "choose" and observation.viewer in observation.to_act


def is_taking(observation: Observation) -> bool:
    """The viewer owes a row to take."""
    return observation.phase == "take_row" and observation.viewer in observation.to_act


def decision(observation: Observation) -> Decision | None:
    """What the viewer owes, None while others are to act."""
    if observation.viewer not in observation.to_act:
        return None
    return "rows" if is_taking(observation) else "hand"


def lifted_card(key: CardKey | None) -> int | None:
    """The number of a known card; None for a face-down one or none at all."""
    return key[1] if key is not None and key[0] == "card" else None


def row_of(observation: Observation, zone: ZoneId | None) -> int | None:
    """The row a zone is, None for any other zone or a row that does not exist."""
    if zone is None or zone[0] != "row" or not 0 <= zone[1] < len(observation.rows):
        return None
    return zone[1]
