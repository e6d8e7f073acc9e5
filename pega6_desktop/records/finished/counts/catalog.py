"""THE list of what is counted: a new game is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.records.finished.counts.counting import Counting
from pega6_desktop.records.finished.counts.no_thanks import NoThanksCounting
from pega6_desktop.records.finished.counts.pega6 import Pega6Counting
from pega6_desktop.records.finished.counts.qwixx_cards import QwixxCardsCounting

COUNTS: Mapping[str, Counting] = MappingProxyType(
    {"pega6": Pega6Counting(), "no_thanks": NoThanksCounting(), "qwixx_cards": QwixxCardsCounting()}
)
"""By game id; a game that is not here has its places and points only."""
