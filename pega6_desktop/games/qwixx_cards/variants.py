"""The game of Qwixx cards and its house rules (section 5). Owns what may be agreed before a match."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import Flag, OptionValue, Setup, Variant

BASE = Variant("base", 2, 5, "QX-05", (Flag("jokers", "QX-31"), Flag("showHandNumbers", "QX-12", default=True)))

VARIANTS: Mapping[str, Variant] = MappingProxyType({BASE.id: BASE})


class HouseRules(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The agreed house rules of a match, typed."""

    jokers: bool = False
    show_hand_numbers: bool = True


def checked_setup(variant: str, options: Mapping[str, OptionValue], seats: int, seed: int) -> Setup:
    """A setup that can be played.

    Raises:
        IllegalSetup: ``unknown_variant``, or what ``Variant.checked`` refuses.

    >>> checked_setup("base", {"jokers": True}, 2, 7).options
    (('jokers', True), ('showHandNumbers', True))
    >>> checked_setup("base", {}, 6, 7)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalSetup: seat_count [QX-05] maximum=5, minimum=2, seats=6
    """
    if variant not in VARIANTS:
        raise IllegalSetup("unknown_variant", variant=variant)
    return Setup(variant, VARIANTS[variant].checked(seats, options), seats, seed)


def house_rules(setup: Setup) -> HouseRules:
    """The options of the setup as typed house rules.

    >>> house_rules(checked_setup("base", {"jokers": True}, 2, 7)).jokers
    True
    """
    return msgspec.convert(dict(setup.options), HouseRules)
