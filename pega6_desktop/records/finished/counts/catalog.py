"""THE list of what is counted: a new game is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.records.finished.counts.counting import Counts
from pega6_desktop.records.finished.counts.no_thanks import NoThanksCounts
from pega6_desktop.records.finished.counts.pega6 import Pega6Counts
from pega6_desktop.records.finished.counts.qwixx_cards import QwixxCardsCounts

COUNTS: Mapping[str, Counts] = MappingProxyType(
    {"pega6": Pega6Counts(), "no_thanks": NoThanksCounts(), "qwixx_cards": QwixxCardsCounts()}
)
"""By game id; a game that is not here has its places and points only."""
