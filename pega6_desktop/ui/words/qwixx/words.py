"""Qwixx cards as the shared screens ask about it: variants, house rules, editions, points, levels, numbers."""

from collections.abc import Collection, Mapping

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.records.finished.statistics import Tally
from pega6_desktop.ui.words.messages import EditionWords, Messages, PointWords, RuleWords, VariantWords, filled
from pega6_desktop.ui.words.qwixx import table


class QwixxKeys(Messages):
    """One line a key."""


def table_keys() -> Mapping[str, str]:
    """By the name of the shortcut."""
    return {
        "walk_back": QwixxKeys.tr("to a card, to a colour"),
        "climb_up": QwixxKeys.tr("cross with this card, another colour"),
        "play": QwixxKeys.tr("draw, cross or play what is chosen"),
        "row": QwixxKeys.tr("choose a card or a colour"),
        "none": QwixxKeys.tr("pass the number for all, play without a cross"),
        "take_back": QwixxKeys.tr("put the last one back, undo"),
        "skip": QwixxKeys.tr("choose this card, skip the animation"),
        "last_trick": "",
        "look_back": "",
        "read_row": QwixxKeys.tr("my rows, then the other players"),
    }


class QwixxWords(Messages):
    """Words of the screens."""


class QwixxCardsWords:
    """See the GameWords protocol for the meaning of each method."""

    has_heads = False
    has_rounds = False

    def name(self) -> str:
        """The game by its name."""
        return QwixxWords.tr("Qwixx Cards")

    def motto(self) -> str:
        """The game in a few words."""
        return QwixxWords.tr("Cross from left to right, and skip little")

    def points(self, count: int) -> str:
        """Points."""
        return table.points(count)

    def point_words(self) -> PointWords:
        """Most points are best."""
        return PointWords(
            best_of_round=QwixxWords.tr("most points"),
            way=QwixxWords.tr("Points over the match"),
            final=QwixxWords.tr("Most points {rounds}: {points}."),
            a_round=QwixxWords.tr("points a match", "name of a number"),
            by_match=QwixxWords.tr("Points, match by match"),
            counted=QwixxWords.tr("Crosses and locks"),
            better=QwixxWords.tr("more is better"),
        )

    def variant(self, variant: str) -> VariantWords:
        """There is one."""
        if variant != "base":
            return VariantWords(variant, variant, "")
        return VariantWords(
            QwixxWords.tr("Cards", "the variant"),
            QwixxWords.tr("Qwixx, the card game"),
            QwixxWords.tr("Draw, cross the number for all, play cards of one colour. Two completed rows end it."),
        )

    def rule(self, key: str) -> RuleWords:
        """A house rule."""
        match key:
            case "jokers":
                return RuleWords(
                    QwixxWords.tr("Jokers"),
                    QwixxWords.tr("Eleven more cards with a fixed number; their colour is chosen when played."),
                )
            case "showHandNumbers":
                return RuleWords(
                    QwixxWords.tr("Card backs stay visible"),
                    QwixxWords.tr("Yes: everybody sees the numbers of your cards, but not their colours."),
                )
            case _:
                return RuleWords(key, "")

    def is_silent(self, key: str, values: Mapping[str, OptionValue]) -> bool:
        """Every rule is told."""
        return False

    def edition(self, edition: str) -> EditionWords:
        """The Portuguese rulebook."""
        if edition != "qxPt":
            return EditionWords(edition, "")
        return EditionWords(QwixxWords.tr("Portuguese"), QwixxWords.tr("the standard"))

    def lack(self, variants: Collection[str]) -> str:
        """The one edition describes everything."""
        return ""

    def in_the_box(self, variant: str, edition: str) -> str:
        """Nothing is called otherwise."""
        return ""

    def level(self, level: str) -> str:
        """How these bots play."""
        match level:
            case "random":
                return QwixxWords.tr("Draws, crosses and plays whatever comes.")
            case "careful":
                return QwixxWords.tr("Skips little and keeps good cards.")
            case "strong":
                return QwixxWords.tr("Has learned from many matches what every row is worth.")
            case "master":
                return QwixxWords.tr("Thinks several turns ahead and watches the others' sheets.")
            case _:
                return ""

    def misfit(self, code: str) -> str:
        """All house rules fit together."""
        return ""

    def number_lines(self, tally: Tally) -> tuple[str, ...]:
        """Best and worst match, crosses, completed rows, crosses by colour."""
        best = filled(QwixxWords.tr("Best match: {points}."), points=table.points(tally.best))
        worst = filled(QwixxWords.tr("Worst match: {points}."), points=table.points(tally.worst))
        crosses = QwixxWords.tr("no cross made")
        if tally.counted:
            crosses = QwixxWords.tr("%n cross(es) made", "", tally.counted)
        rows = QwixxWords.tr("no row completed")
        if tally.marked:
            rows = QwixxWords.tr("%n row(s) completed", "", tally.marked)
        colours = ", ".join(f"{table.colour(row)} {count}" for row, count in tally.kinds)
        by_colour = filled(QwixxWords.tr("By colour: {colours}."), colours=colours)
        return best, worst, f"{crosses}, {rows}.", by_colour

    def chapter(self) -> str:
        """A turn."""
        return QwixxWords.tr("turn", "what the arrow keys of a replay lead to")

    def table_keys(self) -> Mapping[str, str]:
        """What the keys do here."""
        return table_keys()
