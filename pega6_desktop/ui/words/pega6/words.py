"""Pega em 6! as the shared screens ask about it: what may be agreed, its levels, its numbers, the moment to remember;
and what its keys do, in a word each for the hints beside the status line, in a line for the sheet of keys.

Owns these words, and binds them with those of special cards. Must not know widgets. Every call gives words in the
present language.
"""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QCoreApplication

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.records.finished.statistics import Tally
from pega6_desktop.ui.words.messages import (
    EditionWords,
    KeyHint,
    Messages,
    PointWords,
    RuleWords,
    VariantWords,
    Voice,
    filled,
    heads,
)
from pega6_desktop.ui.words.pega6 import specials


class Pega6Keys(Messages):
    """One word a key."""


def card() -> KeyHint:
    """The arrows walk the hand."""
    return KeyHint(Pega6Keys.tr("card"), ("←", "→"))


def card_for_it() -> KeyHint:
    """The arrows up and down walk the cards the lifted special card may be for; those to the sides walk on."""
    return KeyHint(Pega6Keys.tr("card"), ("↑", "↓"))


def row(count: int) -> KeyHint:
    """Digits aim at a row; count: how many rows there are."""
    return KeyHint(Pega6Keys.tr("row"), ("1", "", str(count)))


def play() -> KeyHint:
    """Enter plays."""
    return KeyHint(Pega6Keys.tr("play"), ("Enter",))


def take() -> KeyHint:
    """Enter takes."""
    return KeyHint(Pega6Keys.tr("take"), ("Enter",))


def let_go() -> KeyHint:
    """Escape puts the card down."""
    return KeyHint(Pega6Keys.tr("let go"), ("Esc",))


def why() -> KeyHint:
    """The question mark asks why."""
    return KeyHint(Pega6Keys.tr("why?"), ("?",))


def undo() -> KeyHint:
    """Z takes back."""
    return KeyHint(Pega6Keys.tr("undo"), ("Z",))


def last_trick() -> KeyHint:
    """U shows or hides what everybody played last."""
    return KeyHint(Pega6Keys.tr("last trick"), ("U",))


def open_card() -> KeyHint:
    """The arrows walk the open cards."""
    return KeyHint(Pega6Keys.tr("card"), ("←", "↑", "↓", "→"))


def take_card() -> KeyHint:
    """Enter takes an open card."""
    return KeyHint(Pega6Keys.tr("pick", "take an open card"), ("Enter",))


def special() -> KeyHint:
    """The arrows walk the special cards."""
    return KeyHint(Pega6Keys.tr("special card"), ("←", "→"))


def act(word: str) -> KeyHint:
    """Enter does what the main button says; here in the middle of a line."""
    return KeyHint(word[:1].lower() + word[1:], ("Enter",))


def none(word: str) -> KeyHint:
    """Nought answers with none of them."""
    return KeyHint(word, ("0",))


def no_special() -> str:
    """What nought does in the decision about a special card."""
    return Pega6Keys.tr("no special card")


def keep() -> str:
    """What nought does when cards may be given away."""
    return Pega6Keys.tr("keep")


def exchange() -> str:
    """What Enter does with a special card that may be exchanged."""
    return Pega6Keys.tr("swap")


def put_aside() -> str:
    """What Enter does with a card of the pile."""
    return Pega6Keys.tr("put aside")


def chapter() -> str:
    """The arrows of a replay lead from trick to trick."""
    return Pega6Keys.tr("trick", "what the arrow keys of a replay lead to")


def play_alone() -> KeyHint:
    """Shift and Enter play, and no special card with it."""
    return KeyHint(
        Pega6Keys.tr("and no special", "plays the number card, and no special card with it"), ("Shift+Enter",)
    )


def drafted() -> KeyHint:
    """The open hand of the next player."""
    return KeyHint(Pega6Keys.tr("drafted hands"), ("D",))


def table_keys() -> Mapping[str, str]:
    """What keys of the table do, for the sheet, by the name of the shortcut."""
    return {
        "walk_back": Pega6Keys.tr("walk over cards, rows and targets"),
        "play": Pega6Keys.tr("play, take the row"),
        "row": Pega6Keys.tr("choose a row"),
        "none": Pega6Keys.tr("none of the cards on offer"),
        "read_row": Pega6Keys.tr("a row by its number"),
        "play_alone": Pega6Keys.tr("play, and no special card with it; 0 only says so"),
        "drafted": Pega6Keys.tr("the drafted cards of the next player (professional game)"),
    }


class Agreements(Messages):
    """What is agreed."""


def rule_words(key: str) -> RuleWords:
    """A house rule in words; an unknown one is called by its key."""
    match key:
        case "endTarget" | "endCompare" | "fixedRounds":
            return _length_words(key)
        case "proDraft" | "showsDrafted":
            return _draft_words(key)
        case "insertAtEnd":
            return RuleWords(
                translate("ScreenWords", "Insert at the end too"),
                translate("ScreenWords", "The card may go behind the last one, even far from the smallest difference."),
            )
        case "moveIntoFull":
            return RuleWords(
                translate("ScreenWords", "Move to a full row"),
                translate("ScreenWords", "Whoever overfills a row takes all its cards at once, except the highest."),
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


def _draft_words(key: str) -> RuleWords:
    """The rules of the open draft."""
    if key == "showsDrafted":
        return RuleWords(
            translate("ScreenWords", "Look at drafted hands"),
            translate("ScreenWords", "Yes: a click on a player shows the cards drafted. No: they must be remembered."),
        )
    return RuleWords(
        translate("ScreenWords", "Choose from open cards"),
        translate("ScreenWords", "Yes: all cards lie open, one is taken in turn. No: they are dealt."),
    )


def _length_words(key: str) -> RuleWords:
    match key:
        case "endTarget":
            return RuleWords(
                translate("ScreenWords", "Ends at"),
                translate("ScreenWords", "The match ends with the round in which somebody has this many heads."),
            )
        case "endCompare":
            return RuleWords(
                translate("ScreenWords", "The match ends when the total is"),
                translate("ScreenWords", "Reached: exactly that many are enough. Passed: it takes one more."),
                {"gte": translate("ScreenWords", "reached"), "gt": translate("ScreenWords", "passed")},
            )
        case _:
            return RuleWords(
                translate("ScreenWords", "Number of rounds"),
                translate(
                    "ScreenWords", "Set a number and the match lasts exactly that many rounds, whatever the totals."
                ),
                placeholder=translate("ScreenWords", "no limit"),
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
    """With a fixed number of rounds no total ends the match, without one there is no such number; without a draft there
    are no drafted hands.
    """
    if key == "showsDrafted":
        return values.get("proDraft") is False
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
        "strong": translate("ScreenWords", "Decides at a glance, after much practice."),
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
            way=translate("ResultScreen", "Heads over the match"),
            final=translate("MatchResult", "Fewest heads {rounds}: {points}."),
            a_round=translate("Numbers", "heads a round", "name of a number"),
            by_match=translate("StatisticsScreen", "Heads a round, match by match"),
            counted=translate("StatisticsScreen", "Rounds and rows"),
            better=translate("StatisticsScreen", "less is better"),
            none_yet=translate("RoundResult", "Still without a single head: {names}."),
        )

    def variant(self, variant: str) -> VariantWords:
        """Base, professional, anniversary."""
        return variant_words(variant)

    def rule(self, key: str) -> RuleWords:
        """A house rule."""
        return rule_words(key)

    def is_silent(self, key: str, values: Mapping[str, OptionValue]) -> bool:
        """What ends the match is told once."""
        return is_silent(key, values)

    def edition(self, edition: str) -> EditionWords:
        """A printed edition."""
        return edition_words(edition)

    def lack(self, variants: Collection[str]) -> str:
        """An edition without the present variant."""
        return lack_words(variants)

    def in_the_box(self, variant: str, edition: str) -> str:
        """The special cards as they are printed."""
        return in_the_box(variant, edition)

    def level(self, level: str) -> str:
        """How these bots play."""
        return level_sentence(level)

    def misfit(self, code: str) -> str:
        """Two ends at once."""
        return misfit(code)

    def number_lines(self, tally: Tally) -> tuple[str, ...]:
        """Best and worst round, rows taken, the dearest cards."""
        return lines(tally)

    def chapter(self) -> str:
        """A trick."""
        return chapter()

    def table_keys(self) -> Mapping[str, str]:
        """What the keys do here."""
        return table_keys()
