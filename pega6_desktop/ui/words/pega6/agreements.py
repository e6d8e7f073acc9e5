"""What may be agreed in Pega em 6!, in words: variants, editions, house rules and their values.

Owns these words for the form, the table and the results alike. Must not know widgets. Every call gives words in the
present language.
"""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QCoreApplication

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.ui.words.game_words import EditionWords, RuleWords, VariantWords
from pega6_desktop.ui.words.messages import Messages, filled
from pega6_desktop.ui.words.pega6 import specials

translate = QCoreApplication.translate


class Agreements(Messages):
    """What is agreed."""


def rule_words(key: str) -> RuleWords:
    """A house rule in words; an unknown one is called by its key."""
    match key:
        case "endTarget" | "endCompare" | "fixedRounds":
            return _length_words(key)
        case "proDraft":
            return RuleWords(
                translate("ScreenWords", "Choose from open cards"),
                translate("ScreenWords", "Yes: all cards lie open, one is taken in turn. No: they are dealt."),
            )
        case "insertAtEnd":
            return RuleWords(
                translate("ScreenWords", "Insert at the end too"),
                translate("ScreenWords", "The card may go behind the last one, even far from the smallest difference."),
            )
        case "moveIntoFull":
            return RuleWords(
                translate("ScreenWords", "Move to a full row"),
                translate("ScreenWords", "Whoever overfills the row takes all of it at once but the highest card."),
                {"take": translate("ScreenWords", "takes"), "forbidden": translate("ScreenWords", "forbidden")},
            )
        case "negPosMode":
            return RuleWords(
                translate("ScreenWords", "Negative = Positive cancels"),
                translate("ScreenWords", "Points: head by head. Cards: whole cards only, and the rest is lost."),
                {"points": translate("ScreenWords", "points"), "cards": translate("ScreenWords", "cards", "to cancel")},
            )
        case "round2Specials":
            return RuleWords(
                translate("ScreenWords", "Special cards in round 2"),
                translate("ScreenWords", "All: the discards go back into the deck before up to three each are dealt."),
                {"all": translate("ScreenWords", "all"), "deckOnly": translate("ScreenWords", "deck only")},
            )
        case _:
            return RuleWords(key, "")


def _length_words(key: str) -> RuleWords:
    match key:
        case "endTarget":
            return RuleWords(
                translate("ScreenWords", "Ends at"),
                translate("ScreenWords", "The match ends with the round in which somebody has this many heads."),
            )
        case "endCompare":
            return RuleWords(
                translate("ScreenWords", "The end counts when the number is"),
                translate("ScreenWords", "Reached: exactly that many are enough. Passed: it takes one more."),
                {"gte": translate("ScreenWords", "reached"), "gt": translate("ScreenWords", "passed")},
            )
        case _:
            return RuleWords(
                translate("ScreenWords", "Number of rounds"),
                translate("ScreenWords", "With a number the match lasts exactly that long, whatever the heads."),
                placeholder=translate("ScreenWords", "open"),
            )


def variant_words(variant: str) -> VariantWords:
    """A variant in words; an unknown one is called by its id."""
    match variant:
        case "base":
            return VariantWords(
                translate("ScreenWords", "Base", "the variant"),
                translate("ScreenWords", "Base game"),
                translate(
                    "ScreenWords", "Ten cards each, four rows. Whoever lays the sixth card of a row takes its five."
                ),
            )
        case "pro":
            return VariantWords(
                translate("ScreenWords", "Professional", "the variant"),
                translate("ScreenWords", "Professional game"),
                translate(
                    "Screens", "Only as many cards as are needed, all known, and everybody picks their own hand."
                ),
            )
        case "special":
            return VariantWords(
                translate("ScreenWords", "Anniversary", "the variant"),
                translate("ScreenWords", "Anniversary game"),
                translate("ScreenWords", "12 cards and 3 special cards each, two rounds. The fewest heads win."),
            )
        case _:
            return VariantWords(variant, variant, "")


def edition_words(edition: str) -> EditionWords:
    """A printed edition in words; an unknown one is called by its id."""
    match edition:
        case "pt2020":
            return EditionWords(translate("ScreenWords", "Brazil, 25 years"), translate("ScreenWords", "the standard"))
        case "fr":
            return EditionWords(translate("ScreenWords", "French"), translate("ScreenWords", "as in the box"))
        case "ptClassic":
            return EditionWords(translate("ScreenWords", "Classic"), translate("ScreenWords", "as it used to be"))
        case _:
            return EditionWords(edition, "")


def lack_words(variants: Collection[str]) -> str:
    """Why an edition cannot be chosen for the present variant: it describes only these."""
    if set(variants) == {"base"}:
        return translate("ScreenWords", "only the base game")
    return translate("ScreenWords", "not available in this variant")


def is_silent(key: str, values: Mapping[str, OptionValue]) -> bool:
    """With a fixed number of rounds no total ends the match, without one there is no such number."""
    has_rounds = values.get("fixedRounds") is not None
    return has_rounds if key in ("endTarget", "endCompare") else key == "fixedRounds" and not has_rounds


def in_the_box(variant: str, edition: str) -> str:
    """The special cards by the names printed on them."""
    pairs = specials.printed(edition) if variant == "special" else ()
    if not pairs:
        return ""
    said = [
        filled(Agreements.tr("{name}: {printed}", "a card here and in the box"), name=a, printed=b) for a, b in pairs
    ]
    return filled(Agreements.tr("On the cards of this edition: {cards}."), cards=" · ".join(said))


def misfit(code: str) -> str:
    """Why house rules do not fit together."""
    if code == "target_and_rounds":
        return translate("ScreenWords", "One or the other: a number of heads or a number of rounds, not both.")
    return ""
