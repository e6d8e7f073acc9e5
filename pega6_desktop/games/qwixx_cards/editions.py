"""The printed editions of the Qwixx card game as presets. Owns what each rulebook lays down, variant by variant."""

from types import MappingProxyType

from pega6_desktop.core.variant import Edition

PORTUGUESE = Edition("qxPt", MappingProxyType({"base": ()}))
"""The Portuguese rulebook; every default is this edition's."""

EDITIONS = (PORTUGUESE,)
"""All editions, the one with the defaults first."""
