"""What is agreed for a match, told in words: the edition, and every house rule with its value.

Owns the choice of what is told where: all rules on a page, or only those that are not the standard in one line. Must
not know widgets, nor the form in which rules are chosen.
"""

from collections.abc import Mapping

import msgspec

from pega6_desktop.core.variant import HouseRule, Options, OptionValue, differing
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime import offered
from pega6_desktop.ui.screens.common.rule_words import edition_words, rule_words, value_word, variant_words
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages, filled


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
