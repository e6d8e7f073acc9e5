"""THE list of games: a new game is one package and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.games.pega6.game import Pega6

GAMES: Mapping[str, Pega6] = MappingProxyType({game.id: game for game in (Pega6(),)})
