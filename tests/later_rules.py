"""A program of tomorrow: Pega em 6! with one more version of its rules, which has another special card and one more
house rule in every variant.

Owns what such a program would have written into its catalogs; everything else is the program of today.
"""

import sys
from types import MappingProxyType

import msgspec
import pytest

from pega6_desktop.bots.pega6 import turns as pega6_turns
from pega6_desktop.core.variant import Flag
from pega6_desktop.games.pega6 import variants
from pega6_desktop.games.pega6.game import Pega6
from pega6_desktop.games.pega6.specials import catalog
from pega6_desktop.games.pega6.specials.insert import Insert

LATER = max(variants.VERSIONS) + 1
"""The version of tomorrow."""

KIND, RULE = "twin", "laterRule"
"""The new special card, and the key of the new house rule."""


class Twin(Insert):
    """A card that does what another one does."""

    id = KIND


class LaterHouseRules(variants.HouseRules, frozen=True, omit_defaults=True, rename="camel"):
    """The house rules of tomorrow; without the new one is the play of before."""

    later_rule: bool = False


def rules_of_tomorrow(patch: pytest.MonkeyPatch, *, is_new_rule_standard: bool = False) -> None:
    """From now on that version of the rules is known, too. is_new_rule_standard: by default it is agreed."""
    rule = Flag(RULE, "P6-X-01", default=is_new_rule_standard)
    later = {
        name: msgspec.structs.replace(one, house_rules=(*one.house_rules, rule))
        for name, one in variants.VARIANTS.items()
    }
    versions = MappingProxyType({**variants.VERSIONS, LATER: MappingProxyType(later)})
    deck = catalog.SPECIAL_DECKS[LATER - 1]
    decks = MappingProxyType({**catalog.SPECIAL_DECKS, LATER: (*deck, *[KIND] * catalog.COPIES)})
    patch.setattr(Pega6, "versions", versions)
    patch.setattr(Pega6, "variants", versions[LATER])
    patch.setattr(variants, "HouseRules", LaterHouseRules)
    _everywhere(patch, variants.VERSIONS, versions)
    _everywhere(patch, variants.VARIANTS, versions[LATER])
    _everywhere(patch, catalog.SPECIAL_DECKS, decks)
    _everywhere(patch, catalog.SPECIALS, MappingProxyType({**catalog.SPECIALS, KIND: Twin()}))
    _everywhere(patch, pega6_turns.KEEPING, MappingProxyType({**pega6_turns.KEEPING, KIND: 3.0}))


def _everywhere(patch: pytest.MonkeyPatch, old: object, new: object) -> None:
    """Under whatever name a module of the program has it."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("pega6_desktop.games", "pega6_desktop.bots")):
            for key, value in list(vars(module).items()):
                if value is old:
                    patch.setattr(module, key, new)
