"""What the interface may offer: variants, printed editions and bot levels of a game, and whether rules can be played.

Owns nothing but this view on the catalogs of games and bots: ui sees neither rules nor bots.
"""

from collections.abc import Mapping

from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.core.variant import Edition, Options, OptionValue, Variant
from pega6_desktop.games.catalog import GAMES


def levels(game: str) -> tuple[str, ...]:
    """Ids of the levels for this game, weakest first; empty for a game without bots."""
    return tuple(LEVELS.get(game, ()))


def variants(game: str) -> Mapping[str, Variant]:
    """Every variant by id, the default first. Raises KeyError for a game nobody knows."""
    return GAMES[game].variants


def editions(game: str) -> tuple[Edition, ...]:
    """The printed editions, the one with the defaults first. Raises KeyError for a game nobody knows."""
    return GAMES[game].editions


def checked_options(game: str, variant: str, options: Mapping[str, OptionValue], seats: int) -> Options:
    """All house rules of a match at this table. Raises IllegalSetup naming what cannot be played."""
    return GAMES[game].setup(variant, options, seats, 0).options
