"""The variants of No Thanks! and their house rules (NT-02, section 4 and 5). Owns what may be agreed before a match."""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from pega6_desktop.core.variant import Choice, Flag, Number, OptionValue, Setup, Variant, Versions, agreed_setup

REMOVED = 9
"""Cards out of every round (NT-04, NT-28)."""

_ROUNDS = Number("rounds", "NT-03", 4, 1, 20)
_OPEN = Flag("openChips", "NT-06")
BASE = Variant("base", 3, 7, "NT-02", (_ROUNDS, _OPEN))
TIGER = Variant("tiger", 3, 7, "NT-02", (_ROUNDS, _OPEN))
TACTICAL = Variant(
    "tactical",
    3,
    5,
    "NT-26",
    (_ROUNDS, Choice("tacticalSet", "NT-28", ("10-20-30", "10-19-28")), Flag("hiddenTiger", "NT-30"), _OPEN),
)

VERSIONS: Versions = MappingProxyType({1: MappingProxyType({one.id: one for one in (BASE, TIGER, TACTICAL)})})
"""By version of the rules; what stands here never changes, a later version is written behind it."""

VARIANTS = VERSIONS[max(VERSIONS)]
"""What is offered: the newest version."""

_CHIPS = MappingProxyType({3: 11, 4: 11, 5: 11, 6: 9, 7: 7})
_TACTICAL_CHIPS = 10


class HouseRules(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The agreed house rules of a match, typed; the default of one that came later is the play of before."""

    rounds: int = 4
    """Rounds that are played (NT-03)."""
    open_chips: bool = False
    """Whether everybody sees the chips of all (NT-06)."""
    hidden_tiger: bool = False
    """Whether everybody holds a hidden card (NT-20, NT-30)."""
    tactical_set: str = ""
    """The cards taken out openly, as ``10-20-30``; empty but in the tactical variant (NT-28)."""


def checked_setup(
    variant: str, options: Mapping[str, OptionValue], seats: int, seed: int, rules_version: int | None = None
) -> Setup:
    """A setup that can be played, by one version of the rules, None for the newest. Raises as ``agreed_setup``.

    >>> checked_setup("base", {"rounds": 2}, 4, 7)
    Setup(variant='base', options=(('openChips', False), ('rounds', 2)), seats=4, seed=7, rules_version=1)
    >>> checked_setup("base", {}, 8, 7)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalSetup: seat_count [NT-02] maximum=7, minimum=3, seats=8
    """
    return agreed_setup(VERSIONS, variant, options, seats, seed, rules_version)


def house_rules(variant: str, options: Mapping[str, OptionValue]) -> HouseRules:
    """The options of a variant as typed house rules; the Hidden Tiger is one of them wherever it is played.

    >>> house_rules("tiger", {"rounds": 2})
    HouseRules(rounds=2, open_chips=False, hidden_tiger=True, tactical_set='')
    """
    agreed = dict(options)
    if variant == TIGER.id:
        agreed["hiddenTiger"] = True
    return msgspec.convert(agreed, HouseRules)


def chips_each(variant: str, seats: int) -> int:
    """Chips of everybody at the start of a round (NT-05, NT-27).

    >>> chips_each("base", 5), chips_each("base", 7)
    (11, 7)
    """
    return _TACTICAL_CHIPS if variant == TACTICAL.id else _CHIPS[seats]


def known_removed(rules: HouseRules) -> tuple[int, ...]:
    """The cards that are taken out openly, ascending (NT-28); none but in the tactical variant.

    >>> known_removed(house_rules("tactical", {"tacticalSet": "10-20-30"}))
    (10, 20, 30)
    """
    return tuple(int(card) for card in rules.tactical_set.split("-")) if rules.tactical_set else ()
