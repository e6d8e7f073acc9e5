"""The bot levels the interface may offer: the view on the bots' catalog that ui is allowed.

Owns nothing but this view.
"""

from pega6_desktop.bots.catalog import LEVELS


def offered(game: str) -> tuple[str, ...]:
    """Ids of the levels for this game, weakest first; empty for a game without bots."""
    return tuple(LEVELS.get(game, ()))
