"""The viewer's special cards as they lie in the tray: which may be played now, and in a few words why another may not.

Owns captions and tones. Must not know where a card may go.
"""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.moves import Exchange, PlaySpecial
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.specials.protocol import Turn
from pega6_desktop.ui.boards.pega6 import extras
from pega6_desktop.ui.boards.pega6.cards import special_card
from pega6_desktop.ui.boards.pega6.rows.parts import TrayCard
from pega6_desktop.ui.table.view import CardView
from pega6_desktop.ui.words.pega6 import specials


def tray(observation: Observation, edition: str) -> tuple[TrayCard, ...] | None:
    """The viewer's special cards in the order of the catalog; None in a game without such cards."""
    if not observation.special_counts:
        return None
    useful = useful_kinds(observation)
    held = extras.own_keys((*observation.specials, *extras.on_its_way(observation)))
    first = next((key for key, kind in held if kind in useful), None)
    return tuple(
        _lying(observation, special_card(key, kind, edition), kind, useful, is_first=key == first) for key, kind in held
    )


def note(observation: Observation) -> str:
    """What is said where the viewer's special cards would lie: nothing before the deal, and to whoever only watches."""
    is_dealt = observation.number > 0 and observation.phase != "deal"
    if not (observation.special_counts and is_dealt) or observation.viewer is None:
        return ""
    return specials.none_held(may_get_more=observation.number < (observation.score.round_limit or 0))


def useful_kinds(observation: Observation) -> frozenset[str]:
    """Kinds the viewer may play or exchange now."""
    return frozenset(move.kind for move in observation.legal if isinstance(move, PlaySpecial | Exchange))


def turn_of(observation: Observation) -> Turn:
    """What decides whether a special card may be played with the card that waits first."""
    return Turn(observation.rows, observation.queue[0][0], observation.hand, observation.rules)


def barrier(observation: Observation, kind: str) -> IllegalMove | None:
    """Why this kind cannot be played with the card that waits first; None when it can."""
    try:
        SPECIALS[kind].require(turn_of(observation))
    except IllegalMove as refusal:
        return refusal
    return None


def _lying(observation: Observation, card: CardView, kind: str, useful: frozenset[str], *, is_first: bool) -> TrayCard:
    if observation.viewer not in observation.to_act or observation.phase not in ("special", "exchange"):
        return TrayCard(card, "", "", "quiet")
    if observation.phase == "exchange":
        return TrayCard(card, specials.may_be_exchanged(is_first=is_first), specials.drop_to_exchange(), "playable")
    lifted = specials.words(kind).lifted
    if kind in useful:
        return TrayCard(card, specials.may_be_played(is_first=is_first), lifted, "playable")
    refusal = barrier(observation, kind)
    return TrayCard(card, specials.barred("" if refusal is None else refusal.code), lifted, "barred")
