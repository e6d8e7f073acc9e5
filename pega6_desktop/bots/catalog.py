"""THE list of bots: a new bot is one module and one line here.

Their modules, and numpy with them, take longer to import than the window to its first picture: they come when a bot
of their game is first asked for.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pega6_desktop.bots.bot import Bot

# Any: each game has its own observations and moves; whoever asks a bot has chosen it by the game's id.
AnyBot = Bot[Any, Any]
Levels = Mapping[str, AnyBot]
"""The bots of one game by level id, weakest first."""


class _Late(Levels):
    """Levels known by their ids; make builds them when the first is wanted."""

    def __init__(self, make: Callable[[], Levels], *names: str) -> None:
        self._make, self._names = make, names

    @cached_property
    def _bots(self) -> Levels:
        return self._make()

    def __getitem__(self, name: str) -> AnyBot:
        return self._bots[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _pega6() -> Levels:
    from pega6_desktop.bots.pega6.master import Pega6MasterBot
    from pega6_desktop.bots.pega6.nearest import NearestBot
    from pega6_desktop.bots.pega6.strong import StrongBot
    from pega6_desktop.bots.random_bot import RandomBot
    from pega6_desktop.bots.slips import SlippingBot

    return {
        "random": RandomBot(),
        "nearest": SlippingBot(NearestBot(), 0.35),
        "careful": StrongBot(sway=2.5),
        "strong": StrongBot(),
        "master": Pega6MasterBot(),
    }


def _no_thanks() -> Levels:
    from pega6_desktop.bots.no_thanks.master import NoThanksMasterBot
    from pega6_desktop.bots.no_thanks.simple import ThresholdBot, WeightBot
    from pega6_desktop.bots.no_thanks.types import evolved
    from pega6_desktop.bots.random_bot import RandomBot

    return {
        "random": RandomBot(),
        "careful": ThresholdBot(),
        "strong": WeightBot(lambda: evolved()[0]),
        "master": NoThanksMasterBot(),
    }


def _qwixx_cards() -> Levels:
    from pega6_desktop.bots.qwixx_cards.judgement import fitted, plain
    from pega6_desktop.bots.qwixx_cards.master import QwixxMasterBot
    from pega6_desktop.bots.qwixx_cards.weighing import WeighingBot
    from pega6_desktop.bots.random_bot import RandomBot

    return {
        "random": RandomBot(),
        "careful": WeighingBot(lambda seats: plain()),
        "strong": WeighingBot(fitted),
        "master": QwixxMasterBot(),
    }


LEVELS: Mapping[str, Levels] = MappingProxyType(
    {
        "pega6": _Late(_pega6, "random", "nearest", "careful", "strong", "master"),
        "no_thanks": _Late(_no_thanks, "random", "careful", "strong", "master"),
        "qwixx_cards": _Late(_qwixx_cards, "random", "careful", "strong", "master"),
    }
)
"""Levels by game id. Bots keep nothing between moves, so one of each serves every seat."""


def wake() -> None:
    """Import what all bots think with, before anybody waits for a move of theirs."""
    for levels in LEVELS.values():
        next(iter(levels.values()))
