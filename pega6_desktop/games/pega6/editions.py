"""The printed editions of Pega em 6! as presets (section 8). Owns what each rulebook lays down, variant by variant."""

from types import MappingProxyType

from pega6_desktop.core.variant import Edition

BRAZIL_2020 = Edition("pt2020", MappingProxyType({"base": (), "pro": (), "special": ()}))
"""Brazil, 25 years: all three variants; every default is this edition's."""

FRANCE = Edition(
    "fr", MappingProxyType({"base": (("endCompare", "gt"),), "pro": (("endCompare", "gt"),), "special": ()})
)
"""France: all three variants; the match ends above the target, not at it (ER-01)."""

BRAZIL_CLASSIC = Edition("ptClassic", MappingProxyType({"base": ()}))
"""Brazil, the older rules: the base game alone."""

EDITIONS = (BRAZIL_2020, FRANCE, BRAZIL_CLASSIC)
"""All editions, the one with the defaults first."""
