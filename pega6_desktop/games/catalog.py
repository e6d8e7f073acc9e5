"""THE list of games: a new game is one package and one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pega6_desktop.core.game import Game
from pega6_desktop.core.lesson import Lesson, lesson_id
from pega6_desktop.games.no_thanks import scenes as no_thanks_scenes
from pega6_desktop.games.no_thanks.game import NoThanks
from pega6_desktop.games.pega6 import scenes as pega6_scenes
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.qwixx_cards import scenes as qwixx_scenes
from pega6_desktop.games.qwixx_cards.game import QwixxCards

# Any: each game has its own states, moves, events and observations; whoever finds one by its id passes only on what
# this very game has given.
AnyGame = Game[Any, Any, Any, Any]
"""A game of the catalog, known by its id only."""

GAMES: Mapping[str, AnyGame] = MappingProxyType({game.id: game for game in (Pega6(), NoThanks(), QwixxCards())})
"""Games by id, in the order in which they are offered."""

LESSONS: Mapping[str, Lesson] = MappingProxyType(
    {
        "pega6": pega6_scenes.LESSON,
        lesson_id("pega6", "special"): pega6_scenes.SPECIAL_LESSON,
        lesson_id("pega6", "pro"): pega6_scenes.PRO_LESSON,
        "no_thanks": no_thanks_scenes.LESSON,
        "qwixx_cards": qwixx_scenes.LESSON,
    }
)
"""By ``lesson_id``, where a game has one."""
