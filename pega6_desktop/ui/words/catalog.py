"""THE list of games in words: a new game is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.ui.words.messages import GameWords
from pega6_desktop.ui.words.no_thanks.words import NoThanksWords
from pega6_desktop.ui.words.pega6.words import Pega6Words
from pega6_desktop.ui.words.qwixx.words import QwixxCardsWords

WORDS: Mapping[str, GameWords] = MappingProxyType(
    {"pega6": Pega6Words(), "no_thanks": NoThanksWords(), "qwixx_cards": QwixxCardsWords()}
)
"""By game id."""
