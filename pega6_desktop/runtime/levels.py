"""The bot levels the interface may offer: the view on the bots' catalog that ui is allowed.

Owns which levels people choose from; the others play in tournaments.
"""

from pega6_desktop.bots.catalog import LEVELS

_FOR_PEOPLE = ("random", "careful", "master")
"""Three that anybody can tell apart after a round, and one line of the form has room for."""


def offered(game: str) -> tuple[str, ...]:
    """Ids of the levels for this game, weakest first; empty for a game without bots."""
    return tuple(level for level in LEVELS.get(game, ()) if level in _FOR_PEOPLE)
