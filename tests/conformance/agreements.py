"""What the laws are tried with: sets of house rules in which every pair of values of two rules meets at least once.

Owns the covering set. One set for every value alone would miss what two house rules do to each other; every set there
is would be too many. Must not know any game: what cannot be agreed is what the game refuses to set up.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations, product

from pega6_desktop.core.errors import IllegalSetup
from pega6_desktop.core.variant import Choice, Flag, HouseRule, Number, OptionValue, Variant
from tests.conformance.facts import AnyGame

Agreement = Mapping[str, OptionValue]
Pair = tuple[tuple[str, OptionValue], ...]


def values(rule: HouseRule) -> tuple[OptionValue, ...]:
    """The values of a house rule that the laws try, its default first; of a number, one more that ends soon."""
    match rule:
        case Flag(default=default):
            return (default, not default)
        case Choice(values=named):
            return named
        case Number(default=default, minimum=minimum):
            return (default, minimum + 1 if default is None else max(minimum, default // 3))


def pairs(agreement: Agreement) -> frozenset[Pair]:
    """Every pair of values of two rules in it, or of a rule alone where a variant has just one."""
    return frozenset(combinations(sorted(agreement.items()), min(2, len(agreement))))


def all_pairs(variant: Variant) -> frozenset[Pair]:
    """Every pair of values of two house rules of the variant, whether it can be agreed or not."""
    return frozenset(pair for agreement in _everything(variant) for pair in pairs(agreement))


def agreements(game: AnyGame, variant: Variant) -> tuple[Agreement, ...]:
    """The standard agreement, then more until every pair of values that can be agreed is in one of them.

    Greedy: the next is always the one with the most pairs that no earlier one has, the first of equals.
    """
    possible = [agreement for agreement in _everything(variant) if can_be_agreed(game, variant, agreement)]
    chosen = [possible[0]]
    missing = frozenset[Pair]().union(*map(pairs, possible)) - pairs(chosen[0])
    while missing:
        chosen.append(max(possible, key=lambda agreement: len(missing & pairs(agreement))))
        missing -= pairs(chosen[-1])
    return tuple(chosen)


def can_be_agreed(game: AnyGame, variant: Variant, agreement: Agreement) -> bool:
    """Whether the game can be set up like this."""
    try:
        game.setup(variant.id, agreement, variant.min_seats, 1)
    except IllegalSetup:
        return False
    return True


def _everything(variant: Variant) -> Iterator[Agreement]:
    """Every set of house rules there is, the standard one first."""
    keys = [rule.key for rule in variant.house_rules]
    for chosen in product(*map(values, variant.house_rules)):
        yield dict(zip(keys, chosen, strict=True))
