"""Who may sit down in the arena: the program's levels, the reference opponents, and how a name is spelt.

``master``, ``master@150`` (worlds), ``careful~20`` (slips in 20 of 100 moves), ``master@150~5``. Where a level and a
reference opponent share a name, the name means the opponent and ``level-NAME`` the level.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from pega6_desktop.arena import references
from pega6_desktop.arena.flat_search import FlatBot, SharedFlatBot
from pega6_desktop.arena.no_thanks_references import NO_THANKS
from pega6_desktop.arena.references import Abstaining, RandomCardBot, RankBot
from pega6_desktop.bots.bot import Bot
from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.bots.slips import SlippingBot

WORLDS = 300
"""Worlds a bot may weigh unless its name says otherwise."""

# Any: a player's game is known by its name only, as in the catalog of levels.
AnyBot = Bot[Any, Any]

REFERENCES: Mapping[str, Mapping[str, AnyBot]] = MappingProxyType(
    {
        "pega6": MappingProxyType(
            {
                "random": RandomCardBot(),
                "highest": RankBot(references.highest),
                "lowest": RankBot(references.lowest),
                "greedy": RankBot(references.greedy),
                "tail-risk": RankBot(references.tail_risk),
                "mcs100": SharedFlatBot(100),
                "mc100card": FlatBot(100),
                "mc1000card": FlatBot(1000),
                "master-abstaining": Abstaining(LEVELS["pega6"]["master"]),
            }
        ),
        "no_thanks": NO_THANKS,
    }
)
"""Reference opponents by game and name."""

_SPELLING = re.compile(r"(?P<name>[a-z][a-z0-9-]*)(?:@(?P<worlds>[1-9][0-9]{0,5}))?(?:~(?P<slips>[0-9]{1,2}|100))?")


class UnknownPlayer(ValueError):
    """Nobody of this name plays this game, or the name is misspelt."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot and how many worlds it may weigh."""

    bot: AnyBot
    worlds: int


def player(game: str, spelt: str) -> Player:
    """The player of this spelling. Raises UnknownPlayer."""
    found = _SPELLING.fullmatch(spelt)
    if found is None or found["name"] not in names(game):
        raise UnknownPlayer(f"no player {spelt!r} for {game}; there are: {', '.join(names(game))}")
    bot = _bots(game)[found["name"]]
    if found["slips"]:
        bot = SlippingBot(bot, int(found["slips"]) / 100)
    return Player(bot, int(found["worlds"] or WORLDS))


def names(game: str) -> tuple[str, ...]:
    """Everybody who plays this game."""
    return tuple(_bots(game))


def _bots(game: str) -> Mapping[str, AnyBot]:
    levels, others = LEVELS[game], REFERENCES.get(game, {})
    clashing = {f"level-{name}": bot for name, bot in levels.items() if name in others}
    return {**levels, **others, **clashing}
