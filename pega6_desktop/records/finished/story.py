"""The story of a match that is over: what decided it, told from its rounds alone.

Owns which story fits and the facts it rests on. Must not know words, nor any one game.
"""

from typing import Literal

import msgspec

from pega6_desktop.core.scores import ScoreSheet

StoryKind = Literal["shared", "turned", "led", "ahead", "decided", "close", "lost"]
"""shared: several have won. turned: the winner was behind and came past in ``round``. led: alone in front after every
round. ahead: never behind, and alone in front from ``round`` on. decided: level before the last round. close: a match
of one round, in which only the distance tells anything. lost: somebody else than the own seat has won."""

CellKind = Literal["turned", "decided", "best"]
"""What the marked cell of the sheet is: the round that turned the match, the one that decided it, the own best one."""


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a match. Rounds count from 1; 0 for none. Seats are -1 for none.

    hero: whose story it is, rival: against whom. gap: by how many points. points: of both in the round told of.
    place: of the hero. front: of a lost match the last round after which the hero was in front, alone or with others.
    after: the hero's points in the round that followed it. cell: the round of the hero that is marked, and as what.
    """

    kind: StoryKind
    hero: int
    rival: int = -1
    round: int = 0
    gap: int = 0
    points: tuple[int, int] = (0, 0)
    place: int = 1
    front: int = 0
    after: int = 0
    cell: tuple[int, CellKind] | None = None


def story_of(score: ScoreSheet, viewer: int | None) -> Story:
    """The first story that fits. viewer: whose match it was, None for nobody's. ValueError before the end."""
    if score.outcome is None:
        raise ValueError("the match goes on")
    winners = score.outcome.winners
    if viewer is not None and viewer not in winners:
        return _lost(score, viewer, winners[0], score.outcome.places[viewer])
    if len(winners) > 1:
        hero = winners[0] if viewer is None else viewer
        return Story(kind="shared", hero=hero, rival=next(seat for seat in winners if seat != hero))
    return _won(score, winners[0])


def _won(score: ScoreSheet, hero: int) -> Story:
    """Alone in front from some round on: the course before it makes the story."""
    behind = _behind(score, hero)  # after no, one, two … rounds: how far behind the best of the others
    last = len(score.rounds)
    first = next(number for number in range(last, 0, -1) if behind[number - 1][0] >= 0)
    gap, rival = -behind[last][0], behind[last][1]
    if last == 1:
        return Story(kind="close", hero=hero, rival=rival, gap=gap)
    if first == 1:
        return Story(kind="led", hero=hero, rival=rival, gap=gap)
    before, other = behind[first - 1]
    points = score.rounds[first - 1][hero], score.rounds[first - 1][other]
    if before > 0:
        cell: tuple[int, CellKind] = first, "turned"
        return Story(kind="turned", hero=hero, rival=other, round=first, gap=before, points=points, cell=cell)
    if first == last:
        return Story(kind="decided", hero=hero, rival=other, round=last, points=points, cell=(last, "decided"))
    return Story(kind="ahead", hero=hero, rival=rival, round=first, gap=gap)


def _lost(score: ScoreSheet, hero: int, winner: int, place: int) -> Story:
    behind = _behind(score, hero)
    last = len(score.rounds)
    front = next((number for number in range(last - 1, 0, -1) if behind[number][0] <= 0), 0)
    best = _best_round(score, hero)
    return Story(
        kind="lost",
        hero=hero,
        rival=winner,
        gap=behind[last][0],
        place=place,
        front=front,
        after=score.rounds[front][hero] if front else 0,
        round=best,
        points=(score.rounds[best - 1][hero], 0) if best else (0, 0),
        cell=(best, "best") if best else None,
    )


def _behind(score: ScoreSheet, hero: int) -> tuple[tuple[int, int], ...]:
    """After no, one, two … rounds: how far the hero is behind the best of the others (below nothing: in front), and
    who that is, the first of equals.
    """
    sign = 1 if score.is_low_best else -1
    totals, course = [0] * len(score.totals), []
    for entry in ((0,) * len(totals), *score.rounds):
        totals = [total + points for total, points in zip(totals, entry, strict=True)]
        best = min((seat for seat in range(len(totals)) if seat != hero), key=lambda seat: sign * totals[seat])
        course.append((sign * (totals[hero] - totals[best]), best))
    return tuple(course)


def _best_round(score: ScoreSheet, hero: int) -> int:
    """The round in which the hero alone did best at the table, of several the one with most distance; 0 without any,
    and where a match has one round only.
    """
    sign = 1 if score.is_low_best else -1
    lead = [
        min(sign * points for seat, points in enumerate(entry) if seat != hero) - sign * entry[hero]
        for entry in score.rounds
    ]
    best = max(range(len(lead)), key=lead.__getitem__)
    return best + 1 if len(lead) > 1 and lead[best] > 0 else 0
