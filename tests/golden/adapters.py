"""THE list of adapters, by the name the corpus uses for a game: a new game is one adapter and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from tests.golden.nothanks import NoThanksAdapter
from tests.golden.pega6 import Pega6Adapter
from tests.golden.qwixx import QwixxAdapter
from tests.golden.runner import Adapter

ADAPTERS: Mapping[str, Adapter] = MappingProxyType(
    {"pega6": Pega6Adapter(), "nothanks": NoThanksAdapter(), "qwixx": QwixxAdapter()}
)
