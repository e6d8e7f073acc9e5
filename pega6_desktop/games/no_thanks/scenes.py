"""The lesson of No Thanks!: six steps as deals, the cards taken before, what the others do, and what is right.

Owns the cards of every scene. Each is a whole deck and a round played by the rules as far as the scene, so that chips
and cards can lie there; that the wrong move is seen to fail, and what the right one brings whatever the others hold, is
counted out in ``tests/games/no_thanks/test_scenes.py``.
"""

from typing import Final

from pega6_desktop.core.lesson import Lesson, LessonStep, Scene, Wanted
from pega6_desktop.games.no_thanks.cards import DECK
from pega6_desktop.games.no_thanks.events import RoundDealt
from pega6_desktop.games.no_thanks.moves import Pass, Take, format_move
from pega6_desktop.games.no_thanks.variants import REMOVED, chips_each

Offered = tuple[int, int]
"""A card, and how often it was passed until somebody took it, or until the learner is asked."""

RANDOM_POINTS = 97.6
"""Points on average at the end of the last step for whoever passes and takes at random, to one decimal."""

_SEATS: Final = 4
_PASS, _TAKE = format_move(Pass()), format_move(Take())
_PASSING = (_PASS,) * 20
"""Whoever can passes; without chips the card is taken."""


def _scene(
    first: int,
    taken: tuple[Offered, ...],
    offered: Offered,
    following: tuple[int, ...],
    wanted: tuple[Wanted, ...],
    others: tuple[tuple[str, ...], ...] = ((),) * _SEATS,
) -> Scene:
    """first: the seat that began the round. taken: the cards that are gone; after so many passes the seat then asked
    took them. offered: the card on offer now. following: what the deck turns up next.
    """
    named = (*(card for card, _ in taken), offered[0], *following)
    unnamed = [card for card in DECK if card not in named]
    unseen = len(DECK) - REMOVED - len(named)
    deck = (*named[1:], *unnamed[:unseen])
    before: list[tuple[int, str]] = []
    turn = first
    for _, passes in taken:
        before += [((turn + at) % _SEATS, _PASS) for at in range(passes)]
        turn = (turn + passes) % _SEATS
        before.append((turn, _TAKE))
    before += [((turn + at) % _SEATS, _PASS) for at in range(offered[1])]
    chips = chips_each("base", _SEATS)
    dealt = RoundDealt(1, first, chips, named[0], deck, tuple(unnamed[unseen:]))
    return Scene("base", _SEATS, (dealt,), tuple(before), others, wanted)


_ANYTHING: Wanted = (_TAKE, _PASS)

_PAY = _scene(0, (), (34, 0), (19,), ((_PASS,),))
_CHIPS = _scene(0, ((34, 7),), (12, 5), (28,), ((_TAKE,),), ((), (_TAKE,), (), ()))
_NO_CHIPS = _scene(0, ((24, 6), (16, 7), (30, 9), (19, 8), (33, 9)), (27, 5), (10,), ((_TAKE,),))
_RUN = _scene(
    0,
    ((9, 6), (22, 2), (5, 3), (14, 2), (20, 7), (31, 15), (28, 15)),
    (21, 2),
    (33,),
    ((_TAKE,),),
    ((), (_TAKE,), (), ()),
)


def _waiting(of_caio: tuple[int, int], wanted: tuple[Wanted, ...], others: tuple[tuple[str, ...], ...]) -> Scene:
    """The learner has turned up a 21 beside the own 20."""
    one, two = of_caio
    return _scene(0, ((8, 1), (one, 2), (two, 4), (31, 3), (20, 2)), (21, 0), (33,), wanted, others)


_WAIT = _waiting((12, 27), ((_PASS,), (_TAKE,)), ((), (_PASS, _TAKE), (_PASS,), (_PASS,)))
_WAIT_TWIN = _waiting((22, 23), ((_TAKE,),), ((), (_PASS,), (_PASS,), (_TAKE,)))

_GONE = (
    *((4, 1), (6, 2), (32, 7), (12, 6), (8, 6), (26, 15), (23, 2), (7, 0), (21, 11), (13, 2), (10, 6)),
    *((19, 5), (27, 1), (22, 2), (11, 2), (31, 0), (9, 2), (17, 11), (18, 0), (3, 0), (24, 2)),
)
_LAST = _scene(
    1,
    _GONE,
    (15, 4),
    (34, 29),
    (_ANYTHING, *((_PASS, _TAKE),) * 7),
    ((), *(_PASSING,) * 3),
)

LESSON: Lesson = (
    LessonStep("pay", (_PAY,)),
    LessonStep("chips", (_CHIPS,)),
    LessonStep("no_chips", (_NO_CHIPS,)),
    LessonStep("run", (_RUN,)),
    LessonStep("wait", (_WAIT, _WAIT_TWIN)),
    LessonStep("last", (_LAST,)),
)
"""In the order in which they are taught."""
