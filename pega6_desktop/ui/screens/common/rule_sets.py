"""House rules kept under a name: keeping, renaming and giving up, and whether a kept set can be played.

Owns these sets as values. Must not know widgets, words or files.
"""

from collections.abc import Sequence

import msgspec

from pega6_desktop.core.errors import IllegalSetup, Param
from pega6_desktop.core.variant import Options
from pega6_desktop.records import players
from pega6_desktop.runtime import offered
from pega6_desktop.ui.screens.common.draft import name_trouble


class RuleSet(msgspec.Struct, frozen=True):
    """A way to play under a name. options: only what differs from the defaults of the variant."""

    name: str
    game: str
    variant: str
    options: Options = ()


class Misfit(msgspec.Struct, frozen=True):
    """Why a kept set cannot be played now: ``other_variant``, ``lost_variant`` or the code of IllegalSetup."""

    code: str
    params: dict[str, Param] = {}


RuleSets = tuple[RuleSet, ...]
"""All sets of a player, in the order of their names."""


def naming_trouble(sets: Sequence[RuleSet], typed: str, present: RuleSet | None = None) -> str:
    """The code of what is wrong with a name, empty when nothing is; present: the set that is renamed."""
    others = [one.name for one in sets if one != present]
    return name_trouble(typed, players.cleaned_name(typed), others)


def with_set(sets: Sequence[RuleSet], added: RuleSet) -> RuleSets:
    """The sets and one more, its name cleaned."""
    clean = msgspec.structs.replace(added, name=players.cleaned_name(added.name))
    return tuple(sorted((*sets, clean), key=lambda one: (one.name.casefold(), one.name)))


def without_set(sets: Sequence[RuleSet], gone: RuleSet) -> RuleSets:
    """The sets but this one."""
    return tuple(one for one in sets if one != gone)


def renamed(sets: Sequence[RuleSet], old: RuleSet, name: str) -> RuleSets:
    """The sets with another name for one of them."""
    return with_set(without_set(sets, old), msgspec.structs.replace(old, name=name))


def misfit(kept: RuleSet, variant: str) -> Misfit | None:
    """Why this set cannot be chosen while a table of this variant is laid; None when it can."""
    variants = offered.variants(kept.game)
    if kept.variant not in variants:
        return Misfit("lost_variant", {"variant": kept.variant})
    try:
        offered.checked_options(kept.game, kept.variant, dict(kept.options), variants[kept.variant].min_seats)
    except IllegalSetup as refused:
        return Misfit(refused.code, refused.params)
    return None if kept.variant == variant else Misfit("other_variant", {"variant": kept.variant})
