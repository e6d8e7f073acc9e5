"""THE list of bots: a new bot is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from pega6_desktop.bots import no_thanks_master, no_thanks_simple
from pega6_desktop.bots.bot import Bot
from pega6_desktop.bots.no_thanks_types import evolved
from pega6_desktop.bots.pega6_master import Pega6MasterBot
from pega6_desktop.bots.pega6_nearest import NearestBot
from pega6_desktop.bots.pega6_strong import StrongBot
from pega6_desktop.bots.qwixx_judgement import fitted, plain
from pega6_desktop.bots.qwixx_master import QwixxMasterBot
from pega6_desktop.bots.qwixx_weighing import WeighingBot
from pega6_desktop.bots.random_bot import RandomBot
from pega6_desktop.bots.slips import SlippingBot

# Any: each game has its own observations and moves; whoever asks a bot has chosen it by the game's id.
Levels = Mapping[str, Bot[Any, Any]]
"""The bots of one game by level id, weakest first."""

_PEGA6: Levels = MappingProxyType(
    {
        "random": RandomBot(),
        "nearest": SlippingBot(NearestBot(), 0.35),
        "careful": StrongBot(sway=2.5),
        "strong": StrongBot(),
        "master": Pega6MasterBot(),
    }
)

_NO_THANKS: Levels = MappingProxyType(
    {
        "random": RandomBot(),
        "careful": no_thanks_simple.ThresholdBot(),
        "strong": no_thanks_simple.WeightBot(lambda: evolved()[0]),
        "master": no_thanks_master.NoThanksMasterBot(),
    }
)

_QWIXX_CARDS: Levels = MappingProxyType(
    {
        "random": RandomBot(),
        "careful": WeighingBot(lambda seats: plain()),
        "strong": WeighingBot(fitted),
        "master": QwixxMasterBot(),
    }
)

LEVELS: Mapping[str, Levels] = MappingProxyType({"pega6": _PEGA6, "no_thanks": _NO_THANKS, "qwixx_cards": _QWIXX_CARDS})
"""Levels by game id. Bots keep nothing between moves, so one of each serves every seat."""
