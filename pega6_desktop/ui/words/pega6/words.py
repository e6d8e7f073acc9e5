"""Pega em 6! as the shared screens ask about it. Owns nothing but the binding of its rooms of words."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QCoreApplication

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.records.statistics import Tally
from pega6_desktop.ui.words.game_words import EditionWords, PointWords, RuleWords, VariantWords
from pega6_desktop.ui.words.messages import heads
from pega6_desktop.ui.words.pega6 import agreements, keys, levels, numbers

translate = QCoreApplication.translate


class Pega6Words:
    """See the GameWords protocol for the meaning of each method."""

    has_heads = True
    has_rounds = True

    def name(self) -> str:
        """The game by its name."""
        return translate("ScreenWords", "Pega em 6!")

    def motto(self) -> str:
        """The game in a few words."""
        return translate("ScreenWords", "The sixth card takes the row")

    def points(self, count: int) -> str:
        """Heads."""
        return heads(count)

    def point_words(self) -> PointWords:
        """Fewest heads are best."""
        return PointWords(
            best_of_round=translate("ScoreTable", "fewest heads of the round"),
            way=translate("ResultScreen", "The way of the heads"),
            final=translate("MatchResult", "Fewest heads {rounds}: {points}."),
            a_round=translate("Numbers", "heads a round", "name of a number"),
            by_match=translate("StatisticsScreen", "Heads a round, match by match"),
            counted=translate("StatisticsScreen", "Rounds and rows"),
            better=translate("StatisticsScreen", "less is better"),
            none_yet=translate("RoundResult", "Still without a single head: {names}."),
        )

    def variant(self, variant: str) -> VariantWords:
        """Base, professional, anniversary."""
        return agreements.variant_words(variant)

    def rule(self, key: str) -> RuleWords:
        """A house rule."""
        return agreements.rule_words(key)

    def is_silent(self, key: str, values: Mapping[str, OptionValue]) -> bool:
        """What ends the match is told once."""
        return agreements.is_silent(key, values)

    def edition(self, edition: str) -> EditionWords:
        """A printed edition."""
        return agreements.edition_words(edition)

    def lack(self, variants: Collection[str]) -> str:
        """An edition without the present variant."""
        return agreements.lack_words(variants)

    def in_the_box(self, variant: str, edition: str) -> str:
        """The special cards as they are printed."""
        return agreements.in_the_box(variant, edition)

    def level(self, level: str) -> str:
        """How these bots play."""
        return levels.level_sentence(level)

    def misfit(self, code: str) -> str:
        """Two ends at once."""
        return agreements.misfit(code)

    def number_lines(self, tally: Tally) -> tuple[str, ...]:
        """Best and worst round, rows taken, the dearest cards."""
        return numbers.lines(tally)

    def chapter(self) -> str:
        """A trick."""
        return keys.chapter()

    def table_keys(self) -> Mapping[str, str]:
        """What the keys do here."""
        return keys.table_keys()
