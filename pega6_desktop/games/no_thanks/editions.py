"""The printed editions of No Thanks! as presets. Owns what each rulebook lays down, variant by variant."""

from types import MappingProxyType

from pega6_desktop.core.variant import Edition

PORTUGUESE = Edition("ntPt", MappingProxyType({"base": (), "tiger": (), "tactical": ()}))
"""The Portuguese rulebook; every default is this edition's."""

EDITIONS = (PORTUGUESE,)
"""All editions, the one with the defaults first."""
