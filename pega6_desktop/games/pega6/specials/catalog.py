"""THE list of special cards: a new one is one module and one line here."""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.games.pega6.specials.block import Block
from pega6_desktop.games.pega6.specials.fifth_row import FifthRow
from pega6_desktop.games.pega6.specials.insert import Insert
from pega6_desktop.games.pega6.specials.move import Move
from pega6_desktop.games.pega6.specials.neg_pos import NegPos
from pega6_desktop.games.pega6.specials.protocol import SpecialCard
from pega6_desktop.games.pega6.specials.replace import Replace
from pega6_desktop.games.pega6.specials.seven_takes import SevenTakes

_FIRST: tuple[SpecialCard, ...] = (FifthRow(), SevenTakes(), Insert(), Replace(), Move(), Block(), NegPos())

SPECIALS: Mapping[str, SpecialCard] = MappingProxyType({special.id: special for special in _FIRST})
"""Every special card there has been in any version of the rules, in the order of the tray."""

COPIES = 4
"""Copies of each kind (P6-C-04)."""

SPECIAL_DECKS: Mapping[int, tuple[str, ...]] = MappingProxyType(
    {1: tuple(special.id for special in _FIRST for _ in range(COPIES))}
)
"""All special cards by version of the rules, 28 in the first; no deck ever changes, later ones come."""
