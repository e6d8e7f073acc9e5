"""The variants of Pega em 6! and their house rules (section 7). Owns what may be agreed before a match."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import Choice, Number, OptionValue, Setup, Variant

HAND_SIZE = 10
"""Cards dealt to every player each round (P6-B-02)."""

ROWS = 4
"""Rows on the table (P6-B-02)."""

DEFAULT_TARGET = 66

BASE = Variant(
    id="base",
    min_seats=2,
    max_seats=10,
    seat_rule="P6-B-01",
    house_rules=(
        Number("endTarget", "P6-B-14", DEFAULT_TARGET),
        Choice("endCompare", "P6-B-14", ("gte", "gt")),
        Number("fixedRounds", "P6-B-16", None, is_optional=True),
    ),
)

VARIANTS: Mapping[str, Variant] = MappingProxyType({variant.id: variant for variant in (BASE,)})


class HouseRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The agreed house rules of a match, typed."""

    end_target: int = DEFAULT_TARGET
    end_compare: Literal["gte", "gt"] = "gte"
    fixed_rounds: int | None = None


_FIELD = {"endTarget": "end_target", "endCompare": "end_compare", "fixedRounds": "fixed_rounds"}


def checked_setup(variant: str, options: Mapping[str, OptionValue], seats: int, seed: int) -> Setup:
    """A setup that can be played.

    Raises:
        IllegalSetup: ``unknown_variant``, ``target_and_rounds`` (P6-B-16), or what ``Variant.checked`` refuses.
    """
    if variant not in VARIANTS:
        raise IllegalSetup("unknown_variant", variant=variant)
    agreed = VARIANTS[variant].checked(seats, options)
    values = dict(agreed)
    if values.get("fixedRounds") is not None and values.get("endTarget") != DEFAULT_TARGET:
        raise IllegalSetup("target_and_rounds", "P6-B-16", target=values["endTarget"], rounds=values["fixedRounds"])
    return Setup(variant, agreed, seats, seed)


def house_rules(setup: Setup) -> HouseRules:
    """The options of the setup as typed house rules."""
    return msgspec.convert({_FIELD[key]: value for key, value in setup.options}, HouseRules)
