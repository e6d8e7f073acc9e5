"""The lesson of Pega em 6!: seven steps as deals, the cards of the others, and what is right.

Owns the cards of every scene. Each is a deal and whole tricks played by the rules, so that what lies on the table can
lie there; that the wrong card is seen to fail, and the right one holds whatever the others might hold, is counted out
in ``tests/games/pega6/test_scenes.py``.
"""

from pega6_desktop.core.lesson import LEARNER, Lesson, LessonStep, Scene, Wanted
from pega6_desktop.games.pega6.events import RoundDealt
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow, format_move

Cards = tuple[int, ...]

RANDOM_HEADS = 7.6
"""Heads taken on average in the last step by whoever plays its four cards in any order, to one decimal."""


def _play(*cards: int) -> Wanted:
    return tuple(format_move(PlayCard(card)) for card in cards)


def _take(row: int) -> Wanted:
    """The row of this number, from 1."""
    return (format_move(TakeRow(row - 1)),)


def _scene(rows: Cards, tricks: tuple[Cards, ...], hands: tuple[Cards, ...], *wanted: Wanted) -> Scene:
    """rows: the cards that open them. tricks: cards by seat, played already. hands: what is left by seat, the others'
    in the order in which they play it.
    """
    dealt = tuple(tuple(sorted((*hand, *(trick[seat] for trick in tricks)))) for seat, hand in enumerate(hands))
    return Scene(
        variant="base",
        seats=len(hands),
        opening=(RoundDealt(1, rows, dealt),),
        before=tuple((seat, format_move(PlayCard(card))) for trick in tricks for seat, card in enumerate(trick)),
        others=tuple(
            () if seat == LEARNER else tuple(format_move(PlayCard(card)) for card in hand)
            for seat, hand in enumerate(hands)
        ),
        wanted=wanted,
    )


_CHOOSE = _scene((12, 35, 58, 80), (), ((15, 40, 63), (37, 22, 71), (60, 27, 91), (84, 30, 102)), _play(15, 40, 63))
_WHERE = _scene(
    (12, 35, 39, 57),
    ((37, 14, 41, 59),),
    ((38, 46, 62), (16, 81, 25), (70, 29, 88), (93, 33, 101)),
    _play(38, 46, 62),
)
_SIXTH = _scene(
    (1, 20, 52, 77), ((25, 22, 27, 30),), ((34, 53, 78), (56, 9, 40), (81, 17, 44), (95, 12, 68)), _play(53, 78)
)
_LOW = _scene(
    (13, 44, 66, 88),
    ((68, 46, 50, 91),),
    ((5, 7, 8), (53, 20, 61), (71, 24, 80), (94, 29, 100)),
    _play(5, 7, 8),
    _take(1),
)
_TABLE_BEFORE = (1, 30, 51, 78), ((33, 2, 84, 35), (63, 37, 3, 89))
_BEFORE = _scene(*_TABLE_BEFORE, ((40, 64, 97), (90, 15, 55), (38, 21, 70), (91, 26, 73)), _play(64))
_BEFORE_TWIN = _scene(*_TABLE_BEFORE, ((38, 97, 99), (90, 15, 55), (39, 21, 70), (91, 26, 73)), _play(38))
_HEADS = _scene(
    (55, 21, 66, 88),
    ((70, 23, 24, 26),),
    ((3, 7, 9), (58, 31, 47), (73, 34, 82), (92, 36, 102)),
    _play(3, 7, 9),
    _take(2),
)
_OWN_HAND = 59, 63, 75, 81
_ROUND = _scene(
    (1, 5, 16, 28),
    ((2, 7, 54, 39), (15, 73, 22, 18)),
    (_OWN_HAND, (74, 64, 72, 61), (89, 84, 78, 19), (100, 53, 71, 104)),
    *((_play(*_OWN_HAND),) * len(_OWN_HAND)),
)

LESSON: Lesson = (
    LessonStep("choose", (_CHOOSE,)),
    LessonStep("where", (_WHERE,)),
    LessonStep("sixth", (_SIXTH,)),
    LessonStep("low", (_LOW,)),
    LessonStep("before_you", (_BEFORE, _BEFORE_TWIN)),
    LessonStep("heads", (_HEADS,)),
    LessonStep("round", (_ROUND,)),
)
"""In the order in which they are taught."""
