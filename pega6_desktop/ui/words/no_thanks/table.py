"""The words that stand on the table of No Thanks! or are read aloud for it. Owns names of things and sums.

Must not know what may be done now.
"""

from collections.abc import Sequence

from pega6_desktop.ui.words.messages import Messages, filled, listed, signed


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
    return NoThanksTable.tr("Your area")


def own_chips() -> str:
    """Over the own chips."""
    return NoThanksTable.tr("Your chips")


def chips_note(*, is_open: bool) -> str:
    """Who sees the own chips."""
    return NoThanksTable.tr("everybody sees them") if is_open else NoThanksTable.tr("only you see them")


def sums() -> tuple[str, str, str]:
    """Under the sum of the round: area, chips, the round."""
    return (
        NoThanksTable.tr("area", "under a number"),
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
    return filled(NoThanksTable.tr("On offer: {thing}"), thing=offer(number, pot))


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
    words = NoThanksTable.tr("{name}: {cards}; area {points}, {chips}; total {total}")
    cards = listed(said) if said else NoThanksTable.tr("no cards yet")
    return filled(words, name=name, cards=cards, points=points, chips=chips, total=signed(total_points))


def hidden_chips() -> str:
    """What is said of chips nobody else sees."""
    return NoThanksTable.tr("chips hidden")


def _run(run: Sequence[int]) -> str:
    if len(run) == 1:
        return str(run[0])
    return filled(NoThanksTable.tr("{first} to {last}", "a run of cards"), first=run[0], last=run[-1])
