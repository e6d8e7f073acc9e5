"""The lessons of Pega em 6!: their steps as deals, the cards of the others, and what is right.

Owns the cards of every scene. Each is a deal and whole tricks played by the rules, so that what lies on the table can
lie there; that the wrong card is seen to fail, and the right one holds whatever the others might hold, is counted out
in ``tests/games/pega6/test_scenes.py`` and ``tests/games/pega6/test_special_scenes.py``.
"""

from pega6_desktop.core.lesson import LEARNER, Lesson, LessonStep, Moves, Scene, Wanted
from pega6_desktop.games.pega6.events import DraftOpened, RoundDealt
from pega6_desktop.games.pega6.moves import (
    DraftCard,
    KeepSpecials,
    PlayCard,
    PlayNoSpecial,
    PlaySpecial,
    TakeRow,
    format_move,
)
from pega6_desktop.games.pega6.specials.catalog import COPIES, SPECIAL_DECKS
from pega6_desktop.games.pega6.variants import deck

Cards = tuple[int, ...]

RANDOM_HEADS = 7.6
"""Heads taken on average in the last step by whoever plays its four cards in any order, to one decimal."""


def _play(*cards: int) -> Wanted:
    return tuple(format_move(PlayCard(card)) for card in cards)


def _take(row: int) -> Wanted:
    """The row of this number, from 1."""
    return (format_move(TakeRow(row - 1)),)


def _trick(cards: Cards) -> Moves:
    return tuple((seat, format_move(PlayCard(card))) for seat, card in enumerate(cards))


def _scene(rows: Cards, tricks: tuple[Cards, ...], hands: tuple[Cards, ...], *wanted: Wanted) -> Scene:
    """rows: the cards that open them. tricks: cards by seat, played already. hands: what is left by seat, the others'
    in the order in which they play it.
    """
    dealt = tuple(tuple(sorted((*hand, *(trick[seat] for trick in tricks)))) for seat, hand in enumerate(hands))
    return Scene(
        variant="base",
        seats=len(hands),
        opening=(RoundDealt(1, rows, dealt),),
        before=tuple(move for trick in tricks for move in _trick(trick)),
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

# ---------------------------------------------------------------- the special cards, one minute each

_BUILT = (39, 7, 22, 71), (25, 9, 41, 80), (88, 27, 30, 99)
"""Tricks by which the rows 4 7 9, 20 22 25 27 30, 36 39 41 and 62 71 80 88 99 come about."""
_OTHER_HANDS = (17, 61, 84), (26, 74, 92), (15, 47, 103)
_PLAYED_BEFORE = 11
"""Special cards in the discard pile. The others have none left, so that nobody interferes."""


def _special(kind: str, trick: Cards, *wanted: PlaySpecial, hand: Cards = (53, 85, 96), rest: Wanted = ()) -> Scene:
    """The learner's card of this trick is to be laid, and a special card of this kind is in hand.

    rest: what is played on where the card takes a row all the same.
    """
    tricks = (*_BUILT, trick)
    hands = (hand, *_OTHER_HANDS)
    unseen = [one for one in SPECIAL_DECKS[1] if one != kind] + [kind] * (COPIES - 1)
    dealt = RoundDealt(
        1,
        (4, 20, 36, 62),
        tuple(tuple(sorted((*held, *(one[seat] for one in tricks)))) for seat, held in enumerate(hands)),
        ((kind,), (), (), ()),
        tuple(unseen[_PLAYED_BEFORE:]),
        tuple(unseen[:_PLAYED_BEFORE]),
    )
    without = (LEARNER, format_move(PlayNoSpecial()))
    before = [move for one in tricks for move in (*_trick(one), without)]
    others = (*rest, format_move(KeepSpecials())), (), (), ()
    return Scene("special", 4, (dealt,), tuple(before[:-1]), others, (tuple(map(format_move, wanted)),))


_AS_SIXTH = 34, 13, 43, 35
"""The card of the learner would be the sixth of row 2."""
_AS_LOWEST = 2, 13, 43, 35
_AWAY = PlaySpecial("move", 30, 2), *(PlaySpecial("move", card, row) for card in (20, 22, 25, 27) for row in (0, 2))
"""Behind the 30 in row 1 the card would be the sixth there."""

SPECIAL_LESSON: Lesson = (
    LessonStep(
        "fifth_row",
        (
            _special("fifth_row", _AS_SIXTH, PlaySpecial("fifth_row")),
            _special("fifth_row", _AS_LOWEST, PlaySpecial("fifth_row"), rest=_take(1)),
        ),
    ),
    LessonStep("seven_takes", (_special("seven_takes", _AS_SIXTH, PlaySpecial("seven_takes")),)),
    LessonStep("insert", (_special("insert", _AS_SIXTH, PlaySpecial("insert", row=2)),)),
    LessonStep("replace", (_special("replace", _AS_SIXTH, PlaySpecial("replace", 42), hand=(33, 42, 100)),)),
    LessonStep("move", (_special("move", _AS_SIXTH, *_AWAY),)),
    LessonStep("block", (_special("block", (34, 13, 43, 44), PlaySpecial("block", row=1)),)),
    LessonStep("neg_pos", (_special("neg_pos", _AS_SIXTH, PlaySpecial("neg_pos", 22)),)),
)
"""A minute for each special card, in the order of the tray."""

# ---------------------------------------------------------------- the draft, one minute


def _drafted(
    own: Cards, other: Cards, tricks: tuple[Cards, ...], then: int, *wanted: Wanted, rest: Wanted = ()
) -> Scene:
    """All cards for two lay open and the other one began to draft; these tricks were played, then the other plays this.

    rest: the trick that is played after a pick.
    """
    picks = (((1, card), *((LEARNER, one) for one in own[at : at + 1])) for at, card in enumerate(other))
    drafts = ((seat, format_move(DraftCard(card))) for pick in picks for seat, card in pick)
    return Scene(
        variant="pro",
        seats=2,
        opening=(DraftOpened(1, tuple(deck("pro", 2)), 1),),
        before=(*drafts, *(move for one in tricks for move in _trick(one))),
        others=(rest, _play(then)),
        wanted=wanted,
    )


PRO_LESSON: Lesson = (
    LessonStep(
        "draft",
        (
            _drafted(
                (11, 8, 14, 5, 17, 2, 18, 6, 3),
                (24, 21, 9, 12, 19, 23, 16, 4, 13, 7),
                (),
                12,
                tuple(format_move(DraftCard(card)) for card in (20, 10, 15, 22)),
                rest=(*_play(2), *_take(2)),
            ),
        ),
    ),
    LessonStep(
        "known",
        (
            _drafted(
                (20, 5, 3, 8, 16, 11, 23, 6, 15, 13),
                (24, 21, 18, 9, 12, 19, 17, 22, 10, 4),
                ((13, 10), (5, 18), (3, 17), (8, 19), (6, 4), (23, 21), (20, 12)),
                9,
                _play(15, 16),
            ),
        ),
    ),
)
"""What to leave, and what is known by it."""
