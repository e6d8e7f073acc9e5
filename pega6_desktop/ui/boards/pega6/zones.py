"""Keys and zones of Pega em 6! read back into cards and rows, and which decision is the viewer's.

Owns the meaning of handles. Must not know words.
"""

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.table.view import CardKey, Decision, ZoneId

DISCARD: ZoneId = ("discard", 0)
"""The open pile: exchanged special cards go there, and number cards put aside."""


TURN: ZoneId = ("turn", 0)
"""The plate of the viewer's own card."""


def is_choosing(observation: Observation) -> bool:
    """The viewer owes a card."""
    return observation.phase == "choose" and observation.viewer in observation.to_act


def is_taking(observation: Observation) -> bool:
    """The viewer owes a row to take."""
    return observation.phase == "take_row" and observation.viewer in observation.to_act


def is_asked(observation: Observation) -> bool:
    """The viewer owes a decision about a special card."""
    return observation.phase == "special" and observation.viewer in observation.to_act


def is_exchanging(observation: Observation) -> bool:
    """The viewer may exchange a special card."""
    return observation.phase == "exchange" and observation.viewer in observation.to_act


def is_drafting(observation: Observation) -> bool:
    """The viewer owes an open card."""
    return observation.phase == "draft" and observation.viewer in observation.to_act


def is_putting_aside(observation: Observation) -> bool:
    """The viewer may put cards of the own pile aside."""
    return observation.phase == "set_aside" and observation.viewer in observation.to_act


def own_cards(observation: Observation) -> tuple[int, ...]:
    """The number cards in the place of the hand: the hand, or the own pile while it is chosen from."""
    if is_putting_aside(observation) and observation.viewer is not None:
        return tuple(sorted(observation.piles[observation.viewer]))
    return observation.hand


def decision(observation: Observation) -> Decision | None:
    """What the viewer owes, None while others are to act."""
    if observation.viewer not in observation.to_act:
        return None
    match observation.phase:
        case "draft":
            return "draft"
        case "special" | "exchange" | "set_aside":
            return "option"
        case "take_row":
            return "rows"
        case _:
            return "hand"


def needs_privacy(observation: Observation, seat: int) -> bool:
    """The seat chooses face down, or holds cards that not everybody has seen (P6-B-17)."""
    known = len(observation.known[seat]) if observation.known else 0
    has_specials = bool(observation.special_counts) and observation.special_counts[seat] > 0
    return observation.phase == "choose" or observation.hand_sizes[seat] > known or has_specials


def lifted_card(key: CardKey | None) -> int | None:
    """The number of a known number card; None for a face-down one, a special one, or none at all."""
    return key[1] if key is not None and key[0] == "card" else None


def row_of(observation: Observation, zone: ZoneId | None) -> int | None:
    """The row a zone is, None for any other zone or a row that does not exist."""
    if zone is None or zone[0] != "row" or not 0 <= zone[1] < len(observation.rows):
        return None
    return zone[1]


def row_with(observation: Observation, card: int) -> int | None:
    """The row a card lies in, None when it lies in none."""
    return next((index for index, row in enumerate(observation.rows) if card in row.cards), None)
