"""No Thanks! as the shared screens ask about it, and what stands on its table or is read aloud for it.

Owns names of things and sums, its variants, house rules, points and numbers in words. Must not know what may be done
now.
"""

from collections.abc import Collection, Mapping, Sequence

from pega6_desktop.core.variant import OptionValue
from pega6_desktop.records.finished.statistics import Tally
from pega6_desktop.ui.words.messages import (
    EditionWords,
    Messages,
    PointWords,
    RuleWords,
    VariantWords,
    filled,
    listed,
    signed,
)


class NoThanksTable(Messages):
    """Things on the table."""


def chip_count(count: int) -> str:
    """A number of chips: "no chip", "1 chip"."""
    return NoThanksTable.tr("no chip") if count == 0 else NoThanksTable.tr("%n chip(s)", "", count)


def point_count(count: int) -> str:
    """A number of points, which may be below nothing."""
    words = NoThanksTable.tr("no points") if count == 0 else NoThanksTable.tr("%n point(s)", "", abs(count))
    return f"−{words}" if count < 0 else words


def title(variant: str, number: int, limit: int) -> str:
    """The match and its round."""
    if number == 0:
        return variant
    return filled(NoThanksTable.tr("{variant} · Round {round} of {limit}"), variant=variant, round=number, limit=limit)


def subtitle(deck: int, *, is_over: bool, is_between: bool) -> str:
    """How far the round is."""
    if is_over:
        return NoThanksTable.tr("End of the match")
    if is_between:
        return NoThanksTable.tr("End of the round")
    return NoThanksTable.tr("%n card(s) in the deck", "", deck) if deck else NoThanksTable.tr("the deck is empty")


def deck(count: int) -> str:
    """Under the deck."""
    return filled(NoThanksTable.tr("deck: {count}"), count=count)


def out_of_round(count: int, known: Sequence[int]) -> str:
    """What is not played with this round."""
    if known:
        return filled(
            NoThanksTable.tr("out: {cards} and %n more", "", count - len(known)), cards=", ".join(map(str, known))
        )
    return NoThanksTable.tr("%n stay out", "", count)


def passed() -> str:
    """Over those who passed on the card."""
    return NoThanksTable.tr("passed")


def total(points: int) -> str:
    """Under a name."""
    return filled(NoThanksTable.tr("Total {total}"), total=signed(points))


def own_area() -> str:
    """Where a card or a tiger is dropped."""
    return NoThanksTable.tr("Your cards")


def own_chips() -> str:
    """Over the own chips."""
    return NoThanksTable.tr("Your chips")


def chips_note(*, is_open: bool) -> str:
    """Who sees the own chips."""
    return NoThanksTable.tr("everybody sees them") if is_open else NoThanksTable.tr("only you see them")


def sums() -> tuple[str, str, str]:
    """Under the sum of the round: area, chips, the round."""
    return (
        NoThanksTable.tr("cards", "under a number"),
        NoThanksTable.tr("chips", "under a number"),
        NoThanksTable.tr("this round", "under a number"),
    )


def note() -> str:
    """How an area counts."""
    return NoThanksTable.tr("only the lowest of each run counts")


def card(number: int) -> str:
    """A card that lies open."""
    return filled(NoThanksTable.tr("the {card}"), card=number)


def card_in_run(number: int, *, counts: bool) -> str:
    """A card of an area."""
    if counts:
        return filled(NoThanksTable.tr("{card}, counts {card}"), card=number)
    return filled(NoThanksTable.tr("{card}, counts nothing"), card=number)


def offer(number: int, pot: int) -> str:
    """The card on offer with what lies on it, also within a sentence."""
    if pot == 0:
        return filled(NoThanksTable.tr("the {card} without a chip"), card=number)
    return filled(NoThanksTable.tr("the {card} with {chips}"), card=number, chips=chip_count(pot))


def on_offer(number: int, pot: int) -> str:
    """The card on offer as a sentence."""
    return filled(NoThanksTable.tr("In the middle: {thing}"), thing=offer(number, pot))


def held_tiger(number: int) -> str:
    """The own tiger as a sentence."""
    return filled(NoThanksTable.tr("Hidden tiger: the {card}"), card=number)


def own_chip() -> str:
    """One of the own chips."""
    return NoThanksTable.tr("one of your chips")


def pot_chip() -> str:
    """One of the chips on the card."""
    return NoThanksTable.tr("a chip on the card")


def tiger(number: int | None) -> str:
    """A card face down before its owner."""
    if number is None:
        return NoThanksTable.tr("a hidden tiger")
    return filled(NoThanksTable.tr("a hidden tiger, the {card}"), card=number)


def area(name: str, runs: Sequence[Sequence[int]], points: str, total_points: int, chips: str) -> str:
    """A player in one sentence for the ear."""
    said = [_run(run) for run in runs]
    words = NoThanksTable.tr("{name}: {cards}; cards {points}, {chips}; total {total}")
    cards = listed(said) if said else NoThanksTable.tr("no cards yet")
    return filled(words, name=name, cards=cards, points=points, chips=chips, total=signed(total_points))


def hidden_chips() -> str:
    """What is said of chips nobody else sees."""
    return NoThanksTable.tr("chips hidden")


def _run(run: Sequence[int]) -> str:
    if len(run) == 1:
        return str(run[0])
    return filled(NoThanksTable.tr("{first} to {last}", "a run of cards"), first=run[0], last=run[-1])


class NoThanksKeys(Messages):
    """One line a key."""


def table_keys() -> Mapping[str, str]:
    """By the name of the shortcut; empty for a key that does nothing here."""
    return {
        "walk_back": NoThanksKeys.tr("to the card, a chip, the tiger"),
        "climb_up": NoThanksKeys.tr("choose Pass; again to confirm"),
        "climb_down": NoThanksKeys.tr("choose Take; again to confirm"),
        "play": NoThanksKeys.tr("confirm"),
        "row": "",
        "last_trick": "",
        "look_back": "",
        "none": "",
        "hand": NoThanksKeys.tr("my cards and chips"),
        "read_row": NoThanksKeys.tr("a player, in the order of play"),
    }


class NoThanksWords(Messages):
    """See the GameWords protocol for the meaning of each method."""

    has_heads = False
    has_rounds = True

    def name(self) -> str:
        """The game by its name, the same in every language."""
        return NoThanksWords.tr("No Thanks!")

    def motto(self) -> str:
        """The game in a few words."""
        return NoThanksWords.tr("Presents nobody wants")

    def points(self, count: int) -> str:
        """Points, which may be below nothing."""
        return point_count(count)

    def point_words(self) -> PointWords:
        """Few points are good."""
        return PointWords(
            best_of_round=NoThanksWords.tr("fewest points of the round"),
            way=NoThanksWords.tr("Points over the match"),
            final=NoThanksWords.tr("Fewest points {rounds}: {points}."),
            a_round=NoThanksWords.tr("points a round", "name of a number"),
            by_match=NoThanksWords.tr("Points a round, match by match"),
            counted=NoThanksWords.tr("Rounds and cards"),
            better=NoThanksWords.tr("less is better"),
        )

    def variant(self, variant: str) -> VariantWords:
        """Standard, Hidden Tiger, tactical."""
        match variant:
            case "base":
                return VariantWords(
                    NoThanksWords.tr("Standard", "the variant"),
                    NoThanksWords.tr("No Thanks!"),
                    NoThanksWords.tr("Take the card, or pay a chip. In a run only the lowest card counts."),
                )
            case "tiger":
                return VariantWords(
                    NoThanksWords.tr("Hidden Tiger", "the variant, short"),
                    NoThanksWords.tr("No Thanks! Hidden Tiger"),
                    NoThanksWords.tr("Everybody holds a hidden card, and may play it once in their own turn."),
                )
            case "tactical":
                return VariantWords(
                    NoThanksWords.tr("Tactical", "the variant"),
                    NoThanksWords.tr("No Thanks! Tactical"),
                    NoThanksWords.tr("Three known cards are out, ten chips each: runs can be planned."),
                )
            case _:
                return VariantWords(variant, variant, "")

    def rule(self, key: str) -> RuleWords:
        """A house rule."""
        match key:
            case "rounds":
                return RuleWords(
                    NoThanksWords.tr("Rounds"),
                    NoThanksWords.tr("Number of rounds; the points of all of them are added up."),
                )
            case "openChips":
                return RuleWords(
                    NoThanksWords.tr("Open chips"), NoThanksWords.tr("Everybody sees how many chips the others hold.")
                )
            case "hiddenTiger":
                return RuleWords(
                    NoThanksWords.tr("With hidden tigers"),
                    NoThanksWords.tr("One of the unseen cards goes to everybody, face down."),
                )
            case "tacticalSet":
                return RuleWords(
                    NoThanksWords.tr("Cards taken out"),
                    NoThanksWords.tr("10, 19 and 28 leave longer runs at the high end than 10, 20 and 30."),
                    {"10-20-30": "10 · 20 · 30", "10-19-28": "10 · 19 · 28"},
                )
            case _:
                return RuleWords(key, "")

    def is_silent(self, key: str, values: Mapping[str, OptionValue]) -> bool:
        """Every rule is told."""
        return False

    def edition(self, edition: str) -> EditionWords:
        """There is one rulebook."""
        if edition == "ntPt":
            return EditionWords(NoThanksWords.tr("As printed"), NoThanksWords.tr("the standard"))
        return EditionWords(edition, "")

    def lack(self, variants: Collection[str]) -> str:
        """An edition without the present variant."""
        return NoThanksWords.tr("not available in this variant")

    def in_the_box(self, variant: str, edition: str) -> str:
        """Nothing is called otherwise."""
        return ""

    def level(self, level: str) -> str:
        """How these bots play."""
        known = {
            "random": NoThanksWords.tr("Passes or takes, whatever lies there."),
            "careful": NoThanksWords.tr("Takes what costs little, and never looks at you."),
            "strong": NoThanksWords.tr("Weighs chips and numbers, and what a card is worth to the others."),
            "master": NoThanksWords.tr("Tries hundreds of rounds, and learns how you play."),
        }
        return known.get(level, "")

    def misfit(self, code: str) -> str:
        """All house rules fit together."""
        return ""

    def number_lines(self, tally: Tally) -> tuple[str, ...]:
        """Best and worst round, cards taken."""
        best = filled(NoThanksWords.tr("Best round: {points}."), points=point_count(tally.best))
        worst = filled(NoThanksWords.tr("Worst round: {points}."), points=point_count(tally.worst))
        if not tally.counted:
            return best, worst, NoThanksWords.tr("No card taken.")
        taken = NoThanksWords.tr("%n card(s) taken", "", tally.counted)
        bare = NoThanksWords.tr("none of them without a chip")
        if tally.marked:
            bare = NoThanksWords.tr("%n of them without a chip", "", tally.marked)
        return best, worst, f"{taken}, {bare}."

    def chapter(self) -> str:
        """A card on offer."""
        return NoThanksWords.tr("card", "what the arrow keys of a replay lead to")

    def table_keys(self) -> Mapping[str, str]:
        """What the keys do here."""
        return table_keys()
