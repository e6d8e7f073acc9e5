"""Pega em 6! as the shared screens ask about it. Owns nothing but the binding of its rooms of words."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QCoreApplication

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.records.statistics import Tally
from pega6_desktop.ui.words.game_words import EditionWords, PointWords, RuleWords, VariantWords
from pega6_desktop.ui.words.messages import Messages, filled, heads
from pega6_desktop.ui.words.pega6 import agreements, keys
from pega6_desktop.ui.words.people import Voice


class Pega6Highlight(Messages):
    """What is worth telling after a round."""


def taken(card: int, seat: int, trick: int, voice: Voice) -> str:
    """Who took the card, and in which trick."""
    if voice.is_you(seat):
        return filled(Pega6Highlight.tr("You took the {card} in trick {trick}."), card=card, trick=trick)
    text = Pega6Highlight.tr("{name} took the {card} in trick {trick}.")
    return filled(text, name=voice.name(seat), card=card, trick=trick)


MOST_HEAVY = 3
"""So many of the dearest cards are told."""


class Numbers(Messages):
    """Sentences about numbers."""


def lines(tally: Tally) -> tuple[str, ...]:
    """Best and worst round, rows taken, and the dearest cards that came with them."""
    best = filled(Numbers.tr("Best round: {heads}."), heads=heads(tally.best))
    worst = filled(Numbers.tr("Worst round: {heads}."), heads=heads(tally.worst))
    if not tally.counted:
        return best, worst, Numbers.tr("No row taken."), *_heavy(tally)
    taken = Numbers.tr("%n row(s) taken", "", tally.counted)
    low = Numbers.tr("none of them with a low card")
    if tally.marked:
        low = Numbers.tr("%n of them with a low card", "", tally.marked)
    return best, worst, f"{taken}, {low}.", *_heavy(tally)


def _heavy(tally: Tally) -> tuple[str, ...]:
    costs = sorted(((HEADS[card] * times, card, times) for card, times in tally.kinds if times), reverse=True)
    return tuple(
        filled(Numbers.tr("The {card} came in %n row(s): {heads}.", "", times), card=card, heads=heads(cost))
        for cost, card, times in costs[:MOST_HEAVY]
    )


def level_sentence(level: str) -> str:
    """The character of a bot level in one sentence."""
    known = {
        "random": translate("ScreenWords", "Plays any card, whatever lies there."),
        "nearest": translate("ScreenWords", "Mostly the cheapest card, nearest to its row."),
        "careful": translate("ScreenWords", "Now the strong one's card, now what it fancies."),
        "strong": translate("ScreenWords", "Decides at a glance, with much practice."),
        "master": translate("ScreenWords", "Thinks hundreds of games ahead, card by card."),
    }
    return known.get(level, "")


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
        return level_sentence(level)

    def misfit(self, code: str) -> str:
        """Two ends at once."""
        return agreements.misfit(code)

    def number_lines(self, tally: Tally) -> tuple[str, ...]:
        """Best and worst round, rows taken, the dearest cards."""
        return lines(tally)

    def chapter(self) -> str:
        """A trick."""
        return keys.chapter()

    def table_keys(self) -> Mapping[str, str]:
        """What the keys do here."""
        return keys.table_keys()
