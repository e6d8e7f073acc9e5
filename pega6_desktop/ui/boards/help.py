"""THE list of help pages: a new game's help is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.ui.boards.help_mat import GameHelp
from pega6_desktop.ui.boards.no_thanks.help import NoThanksHelp
from pega6_desktop.ui.boards.pega6.help.pages import Pega6Help
from pega6_desktop.ui.boards.qwixx_cards.help import QwixxCardsHelp

HELP: Mapping[str, GameHelp] = MappingProxyType(
    {"pega6": Pega6Help(), "no_thanks": NoThanksHelp(), "qwixx_cards": QwixxCardsHelp()}
)
"""By game id."""
