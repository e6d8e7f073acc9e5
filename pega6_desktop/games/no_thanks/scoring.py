"""Rounds into totals, totals into an end (NT-16 to NT-19). Owns when a match is over and who won."""

from pega6_desktop.core.scores import Outcome, ranked
from pega6_desktop.games.no_thanks.cards import points


def round_points(areas: tuple[tuple[int, ...], ...], chips: tuple[int, ...]) -> tuple[int, ...]:
    """Points of a round by seat (NT-17).

    >>> round_points(((10, 11), (30,)), (3, 12))
    (7, 18)
    """
    return tuple(points(area, held) for area, held in zip(areas, chips, strict=True))


def added(totals: tuple[int, ...], scored: tuple[int, ...]) -> tuple[int, ...]:
    """Totals after a round (NT-18).

    >>> added((5, 40), (7, 18))
    (12, 58)
    """
    return tuple(total + point for total, point in zip(totals, scored, strict=True))


def outcome(totals: tuple[int, ...]) -> Outcome:
    """Lowest total wins, equal totals share (NT-18, NT-19).

    >>> outcome((12, 58))
    Outcome(winners=(0,), places=(1, 2))
    """
    return ranked(totals, is_low_best=True)
