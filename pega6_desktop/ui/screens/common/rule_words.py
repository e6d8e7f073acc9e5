"""What may be agreed, in words: what each game says, and the words all games share.

Owns the way to the words of a game, "yes" and "no", rules of one's own, and why a kept set does not fit. Must not know
any game. Every call gives words in the present language.
"""

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication, QLocale

from pega6_desktop.core.variant import Choice, HouseRule, OptionValue
from pega6_desktop.ui.screens.common.rule_sets import Misfit
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.game_words import EditionWords, RuleWords, VariantWords
from pega6_desktop.ui.words.messages import filled

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
        return EditionWords(translate("ScreenWords", "Your own way"), translate("ScreenWords", "as set below"))
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
