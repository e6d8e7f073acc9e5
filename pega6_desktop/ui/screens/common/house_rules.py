"""House rules, as they are kept under a name and as they are told.

Owns keeping, renaming and giving up of kept sets and whether one can be played; the way to the words of a game, "yes"
and "no", and which rules are told where: all on a page, or only those that are not the standard in one line. Must not
know any game, widgets or files. Every call gives words in the present language.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from pega6_desktop.core.errors import IllegalSetup, Param
from pega6_desktop.core.variant import Choice, HouseRule, Options, OptionValue, differing
from pega6_desktop.records import players
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime import offered
from pega6_desktop.ui.screens.common.typed_plan import name_trouble
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import EditionWords, Messages, RuleWords, VariantWords, filled


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


class AgreedWords(Messages):
    """What is agreed."""


class AgreedRule(msgspec.Struct, frozen=True):
    """One house rule of a match: its name, its value, one sentence, and whether it is not the standard."""

    name: str
    value: str
    sentence: str
    is_changed: bool


class Agreed(msgspec.Struct, frozen=True):
    """All that is agreed: the variant by name with one sentence, the edition or own rules, and each rule.

    cards: what is called otherwise in the box of that edition, in one sentence; empty where nothing is.
    """

    variant: str
    sentence: str
    edition: str
    rules: tuple[AgreedRule, ...]
    cards: str = ""

    @property
    def lines(self) -> str:
        """Everything as lines of plain text."""
        said = [f"{rule.name}: {rule.value}" for rule in self.rules]
        return "\n".join([f"{self.variant} · {self.edition}", *said])


def agreed(match: MatchHeader) -> Agreed:
    """What the people of this match have agreed, in the present language."""
    words = variant_words(match.game, match.variant)
    values = dict(match.options)
    said = WORDS[match.game]
    rules = tuple(
        _told(match.game, rule, values)
        for rule in _rules(match.game, match.variant)
        if rule.key in values and not said.is_silent(rule.key, values)
    )
    edition = edition_words(match.game, match.edition).name
    return Agreed(words.name, words.sentence, edition, rules, said.in_the_box(match.variant, match.edition))


def summary(game: str, variant: str, options: Options) -> str:
    """Only what is not the standard, in one line; a word for it where everything is."""
    values = dict(options)
    rules = _rules(game, variant)
    changed = dict(differing(rules, values))
    said = [_short(game, rule, changed[rule.key]) for rule in rules if rule.key in changed]
    return " · ".join(said) if said else AgreedWords.tr("standard rules")


def _rules(game: str, variant: str) -> tuple[HouseRule, ...]:
    return offered.variants(game)[variant].house_rules


def _told(game: str, rule: HouseRule, values: Mapping[str, OptionValue]) -> AgreedRule:
    value = values.get(rule.key, rule.default)
    words = rule_words(game, rule.key)
    return AgreedRule(
        words.name, value_word(game, rule, value), words.sentence, bool(differing((rule,), {rule.key: value}))
    )


def _short(game: str, rule: HouseRule, value: OptionValue) -> str:
    words = AgreedWords.tr("{rule}: {value}", "a house rule and its value")
    return filled(words, rule=rule_words(game, rule.key).name, value=value_word(game, rule, value))


translate = QCoreApplication.translate

OWN_WAY = ""
"""The id that stands for rules of one's own among the editions."""


def rule_words(game: str, key: str) -> RuleWords:
    """A house rule in words; an unknown one is called by its key."""
    return WORDS[game].rule(key) if game in WORDS else RuleWords(key, "")


def value_word(game: str, rule: HouseRule, value: OptionValue) -> str:
    """The value of a house rule as the form shows it."""
    words = rule_words(game, rule.key)
    if isinstance(value, bool):
        return translate("ScreenWords", "yes") if value else translate("ScreenWords", "no")
    if value is None:
        return words.placeholder
    if isinstance(rule, Choice):
        return words.values.get(str(value), str(value))
    return QLocale().toString(value) if isinstance(value, int) else str(value)


def points_word(game: str, count: int) -> str:
    """A number of points as the game calls them; of an unknown game the number alone."""
    return WORDS[game].points(count) if game in WORDS else str(count)


def variant_words(game: str, variant: str) -> VariantWords:
    """A variant in words; one nobody knows here is called so, not by its id."""
    unknown = translate("ScreenWords", "unknown game")
    if game not in WORDS:
        return VariantWords(unknown, unknown, "")
    words = WORDS[game].variant(variant)
    return VariantWords(unknown, unknown, "") if words.name == variant else words


def edition_words(game: str, edition: str) -> EditionWords:
    """An edition in words; the own way is one of them, and one nobody knows here is called so."""
    if edition == OWN_WAY:
        return EditionWords(translate("ScreenWords", "Your own way"), translate("ScreenWords", "with the rules below"))
    words = WORDS[game].edition(edition) if game in WORDS else EditionWords(edition, "")
    return EditionWords(translate("ScreenWords", "unknown edition"), "") if words.name == edition else words


def lack_words(game: str, variants: Collection[str]) -> str:
    """Why an edition cannot be chosen for the present variant: it describes only these."""
    return WORDS[game].lack(variants)


def misfit_sentence(reason: Misfit, game: str) -> str:
    """Why a kept set cannot be chosen now."""
    match reason.code:
        case "other_variant":
            name = variant_words(game, str(reason.params["variant"])).name
            return filled(translate("ScreenWords", "for another variant: {variant}"), variant=name)
        case "lost_variant":
            return translate("ScreenWords", "for a variant that is not there any more")
        case "unknown_option":
            return translate("ScreenWords", "holds a rule that is not there any more")
        case code if said := WORDS[game].misfit(code):
            return said
        case _:
            name = rule_words(game, str(reason.params.get("option", ""))).name
            return filled(translate("ScreenWords", "“{rule}” has a value that cannot be played"), rule=name)
