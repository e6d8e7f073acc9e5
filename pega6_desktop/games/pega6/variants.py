"""The variants of Pega em 6! and their house rules (section 7). Owns what may be agreed before a match."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import msgspec

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import Choice, Flag, Number, OptionValue, Setup, Variant, Versions, agreed_setup

ROWS = 4
"""Rows at the start of a round (P6-B-02)."""

DEFAULT_TARGET = 66
SPECIALS_EACH = 3
SPECIAL_ROUNDS = 2

_LENGTH = (
    Number("endTarget", "P6-B-14", DEFAULT_TARGET),
    Choice("endCompare", "P6-B-14", ("gte", "gt")),
    Number("fixedRounds", "P6-B-16", None, is_optional=True),
)

BASE = Variant("base", 2, 10, "P6-B-01", _LENGTH)

PRO = Variant(
    "pro",
    2,
    6,
    "P6-P-01",
    (
        *_LENGTH,
        Flag("proDraft", "P6-P-07", default=True),
        Flag("showsDrafted", "P6-P-06", default=True, is_later=True),
    ),
)

SPECIAL = Variant(
    "special",
    2,
    8,
    "P6-S-01",
    (
        Flag("insertAtEnd", "P6-S-41"),
        Choice("moveIntoFull", "P6-S-64", ("take", "forbidden")),
        Choice("negPosMode", "P6-S-83", ("points", "cards")),
        Choice("round2Specials", "P6-S-97", ("all", "deckOnly")),
    ),
)

VERSIONS: Versions = MappingProxyType({1: MappingProxyType({one.id: one for one in (BASE, PRO, SPECIAL)})})
"""By version of the rules; what stands here never changes, a later version is written behind it."""

VARIANTS = VERSIONS[max(VERSIONS)]
"""What is offered: the newest version."""


class HouseRules(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """The agreed house rules of a match, typed. What a variant, or a version of the rules, does not have stands at its
    default: that of a rule that came later is the play of before.
    """

    end_target: int = DEFAULT_TARGET
    """Total that ends the match (P6-B-14)."""
    end_compare: Literal["gte", "gt"] = "gte"
    """Whether reaching the target ends it, or only passing it (P6-B-14)."""
    fixed_rounds: int | None = None
    """Rounds to play instead of a target, None for the target (P6-B-16)."""
    pro_draft: bool = True
    """Whether hands are drafted from open cards (P6-P-07)."""
    shows_drafted: bool = True
    """Whether one may look again at what the others have drafted (P6-P-06)."""
    insert_at_end: bool = False
    """Whether Insert may lay a card behind the last one (P6-S-41)."""
    move_into_full: Literal["take", "forbidden"] = "take"
    """Whether Move may overfill a row (P6-S-64)."""
    neg_pos_mode: Literal["points", "cards"] = "points"
    """Whether Negative = Positive cancels head by head or by whole cards (P6-S-83)."""
    round_2_specials: Literal["all", "deckOnly"] = msgspec.field(default="all", name="round2Specials")
    """Which special cards are dealt in round 2 (P6-S-97)."""


def checked_setup(
    variant: str, options: Mapping[str, OptionValue], seats: int, seed: int, rules_version: int | None = None
) -> Setup:
    """A setup that can be played, by one version of the rules, None for the newest.

    Raises:
        IllegalSetup: ``target_and_rounds`` (P6-B-16), or what ``agreed_setup`` refuses.

    >>> checked_setup("base", {"endTarget": 40}, 4, 7).options
    (('endCompare', 'gte'), ('endTarget', 40), ('fixedRounds', None))
    >>> checked_setup("pro", {}, 7, 7)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalSetup: seat_count [P6-P-01] maximum=6, minimum=2, seats=7
    """
    setup = agreed_setup(VERSIONS, variant, options, seats, seed, rules_version)
    values = dict(setup.options)
    if values.get("fixedRounds") is not None and values.get("endTarget") != DEFAULT_TARGET:
        raise IllegalSetup("target_and_rounds", "P6-B-16", target=values["endTarget"], rounds=values["fixedRounds"])
    return setup


def house_rules(setup: Setup) -> HouseRules:
    """The options of the setup as typed house rules.

    >>> house_rules(checked_setup("base", {"endTarget": 40}, 4, 7)).end_target
    40
    """
    return msgspec.convert(dict(setup.options), HouseRules)


def hand_size(variant: str) -> int:
    """Number cards dealt to every player each round (P6-B-02, P6-S-02): as many tricks has the round.

    >>> hand_size("base"), hand_size("special")
    (10, 12)
    """
    return 12 if variant == "special" else 10


def deck(variant: str, seats: int) -> range:
    """The number cards a round is dealt from (P6-B-02, P6-P-02, P6-S-02).

    >>> deck("base", 4), deck("pro", 4)
    (range(1, 105), range(1, 45))
    """
    return range(1, hand_size(variant) * seats + ROWS + 1) if variant == "pro" else range(1, 105)
