"""The game of Qwixx cards and its house rules (section 5). Owns what may be agreed before a match."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.core.variant import Flag, OptionValue, Setup, Variant, Versions, agreed_setup

BASE = Variant("base", 2, 5, "QX-05", (Flag("jokers", "QX-31"), Flag("showHandNumbers", "QX-12", default=True)))

VERSIONS: Versions = MappingProxyType({1: MappingProxyType({one.id: one for one in (BASE,)})})
"""By version of the rules; what stands here never changes, a later version is written behind it."""

VARIANTS = VERSIONS[max(VERSIONS)]
"""What is offered: the newest version."""


class HouseRules(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The agreed house rules of a match, typed; the default of one that came later is the play of before."""

    jokers: bool = False
    show_hand_numbers: bool = True


def checked_setup(
    variant: str, options: Mapping[str, OptionValue], seats: int, seed: int, rules_version: int | None = None
) -> Setup:
    """A setup that can be played, by one version of the rules, None for the newest. Raises as ``agreed_setup``.

    >>> checked_setup("base", {"jokers": True}, 2, 7).options
    (('jokers', True), ('showHandNumbers', True))
    >>> checked_setup("base", {}, 6, 7)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalSetup: seat_count [QX-05] maximum=5, minimum=2, seats=6
    """
    return agreed_setup(VERSIONS, variant, options, seats, seed, rules_version)


def house_rules(setup: Setup) -> HouseRules:
    """The options of the setup as typed house rules.

    >>> house_rules(checked_setup("base", {"jokers": True}, 2, 7)).jokers
    True
    """
    return msgspec.convert(dict(setup.options), HouseRules)
