"""Rounds into totals, totals into an end (P6-B-12 to P6-B-16). Owns when a match is over and who won."""

from pega6_desktop.core.scores import Outcome, ranked
from pega6_desktop.games.pega6.variants import SPECIAL_ROUNDS, HouseRules


def added(totals: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    """Totals after a round (P6-B-13).

    >>> added((10, 60), (3, 7))
    (13, 67)
    """
    return tuple(total + point for total, point in zip(totals, points, strict=True))


def round_limit(variant: str, rules: HouseRules) -> int | None:
    """How many rounds are played, None where a target ends the match (P6-B-16, P6-S-03).

    >>> round_limit("special", HouseRules()), round_limit("base", HouseRules())
    (2, None)
    """
    return SPECIAL_ROUNDS if variant == "special" else rules.fixed_rounds


def is_over(variant: str, rules: HouseRules, finished_rounds: int, totals: tuple[int, ...]) -> bool:
    """Whether the match ends after this many finished rounds (P6-B-14, P6-B-16, P6-S-03).

    >>> is_over("base", HouseRules(), 3, (66, 12))
    True
    >>> is_over("base", HouseRules(end_compare="gt"), 3, (66, 12))
    False
    """
    limit = round_limit(variant, rules)
    if limit is not None:
        return finished_rounds >= limit
    highest = max(totals)
    return highest > rules.end_target if rules.end_compare == "gt" else highest >= rules.end_target


def outcome(totals: tuple[int, ...]) -> Outcome:
    """Lowest total wins, equal totals share (P6-B-15).

    >>> outcome((30, 12, 12))
    Outcome(winners=(1, 2), places=(3, 1, 1))
    """
    return ranked(totals, is_low_best=True)
