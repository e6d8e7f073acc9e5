"""The lesson of Qwixx cards: seven steps as deals, the turns before, the decisions of the others, and what is right.

Owns the cards of every scene. Each is a deal and turns played by the rules, so that what stands on the sheets can stand
there; that the wrong move is seen to fail, and the right one holds whatever the learner cannot see, is counted out in
``tests/games/qwixx_cards/test_scenes.py``.
"""

from pega6_desktop.core.lesson import Lesson, LessonStep, Moves, Scene, Wanted
from pega6_desktop.games.qwixx_cards.cards import Card, deck, numbers_of, parse_card
from pega6_desktop.games.qwixx_cards.events import Dealt


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


def _deal(first: int, hands: tuple[str, ...], display: str, pile: str) -> Dealt:
    """pile: its first cards, top first; what is left of the deck lies under them, in order."""
    held = tuple(tuple(sorted(_cards(hand))) for hand in hands)
    shown, top = _cards(display), _cards(pile)
    used = {*shown, *top, *(card for hand in held for card in hand)}
    whole = (*top, *(card for card in deck(with_jokers=False) if card not in used))
    return Dealt(first, held, tuple(map(numbers_of, held)), shown, numbers_of(shown), whole, len(whole))


def _number(active: int, places: str, *rows: str) -> Moves:
    """The active seat draws from these places, and all decide: by seat, a colour or nothing; none yet where no row is
    given.
    """
    return (active, f"draw {places}"), *((seat, f"cross {row}") for seat, row in enumerate(rows))


def _plays(seat: int, cards: str, colour: str, numbers: str = "") -> tuple[int, str]:
    return seat, " ".join(filter(None, ("play", cards, "in", colour, numbers and f"cross {numbers}")))


def _scene(deal: Dealt, before: Moves, *wanted: Wanted, others: tuple[str, ...] = ()) -> Scene:
    """others: by seat after the learner, where the number for all is crossed that the learner decides about."""
    seats = len(deal.hands)
    written = tuple((f"cross {row}",) for row in others) or ((),) * (seats - 1)
    return Scene("base", seats, (deal,), before, ((), *written), wanted)


_FIRST = _deal(0, ("R7 Y4 G6 B5", "R9 Y2 G12 B11", "R6 Y10 G3 B8"), "R10 G8 Y9 B7", "Y12 R3")
_CHOOSE = _scene(_FIRST, _number(0, "1"), ("cross red", "cross yellow"), others=("red", "yellow"))
_LEFT = _scene(_FIRST, _number(0, "1", "yellow", "red", "yellow"), ("play Y4 in yellow cross 4",))
_HELD = "R7 R8 G6 B5"
BEFORE_DRAWING = _cards(_HELD)
"""What the learner holds when the backs are taught."""
_BACKS = _scene(
    _deal(0, (_HELD, "R9 Y2 G12 B11", "Y6 Y10 G3 B8"), "G9 R6 Y8 B4", "Y12 R3"),
    (),
    ("draw 2", "draw 1", "draw 3", "draw 4"),
)

_OTHERS_CARDS = "R9 G3 G12 B11", "R6 Y10 G8 B8"
_TOGETHER = _scene(
    _deal(0, ("R10 Y5 Y6 B3", *_OTHERS_CARDS), "Y7 G5 Y9 B7", "Y12 R4"),
    _number(0, "1", "yellow", "red", "yellow"),
    ("play Y5 Y6 Y7 in yellow cross 5 6 7",),
)
_ONE_GAP = _scene(
    _deal(0, ("R10 Y5 Y9 B3", *_OTHERS_CARDS), "Y7 G5 Y6 B7", "Y12 R4"),
    _number(0, "1", "yellow", "red", "yellow"),
    ("play Y5 Y7 in yellow cross 5 7", "play Y5 Y7 Y9 in yellow cross 5 7"),
)

_LOCK = _scene(
    _deal(0, ("Y4 Y6 Y11 Y12", "R4 R5 G8 B10", "R3 Y3 G11 B9"), "Y7 G4 B6 R10", "B12 G3 R8 B11 Y10 R6 R2"),
    (
        *_number(0, "1", "yellow", "red", "yellow"),
        _plays(0, "Y4 Y6 Y7", "yellow", "4 6 7"),
        *_number(1, "1", "nothing", "nothing", "green"),
        _plays(1, "R4 R5", "red", "4 5"),
        *_number(2, "1", "blue", "blue", "blue"),
        _plays(2, "B9", "blue", "9"),
        *_number(0, "2 3 4", "red", "nothing", "red"),
    ),
    ("play Y11 Y12 in yellow cross 11 12",),
)

_MISS = _scene(
    _deal(1, ("R3 R4 Y3 G11", "Y5 G9 B6 B8", "R6 Y10 G8 B9"), "G4 Y2 R11 B12", "R8 G10 B11 B2 Y4 G3 G5 Y12"),
    (
        *_number(1, "1", "green", "blue", "green"),
        _plays(1, "B8", "blue", "8"),
        *_number(2, "1", "blue", "nothing", "blue"),
        _plays(2, "G8", "green", "8"),
        *_number(0, "2", "red", "red", "yellow"),
        _plays(0, "R3 R4", "red", "3 4"),
        *_number(1, "1", "yellow", "yellow", "nothing"),
        _plays(1, "Y5", "yellow", "5"),
        *_number(2, "1", "nothing", "nothing", "nothing"),
        _plays(2, "B9", "blue", "9"),
        *_number(0, "3 4", "nothing", "nothing", "nothing"),
    ),
    tuple(
        f"play {cards} in {colour}"
        for cards, colour in (
            ("Y2 Y3", "yellow"),
            ("Y2", "yellow"),
            ("Y3", "yellow"),
            ("G11", "green"),
            ("B12", "blue"),
            ("R11", "red"),
        )
    ),
)
"""Whatever is played without a cross is right here; what fits nowhere any more is played first."""

_END = _scene(
    _deal(
        2,
        ("R5 R6 R8 R9", "Y5 G4 B5 B9", "G10 G9 G8 Y8"),
        "Y9 B8 G12 Y11",
        "R10 R11 B4 G5 R7 B3 Y6 G7 Y10 R2 B12",
    ),
    (
        *_number(2, "1", "blue", "blue", "green"),
        _plays(2, "G8 G9 G10", "green", "10 9 8"),
        *_number(0, "1", "red", "red", "yellow"),
        _plays(0, "R5 R6 R8", "red", "5 6 8"),
        *_number(1, "1", "nothing", "red", "green"),
        _plays(1, "B9", "blue", "9"),
        *_number(2, "1 2 4", "nothing", "red", "yellow"),
        _plays(2, "Y8 Y9 Y11", "yellow", "8 9 11"),
        *_number(0, "1 2 3", "yellow", "yellow", "green"),
        _plays(0, "R9", "red", "9"),
        *_number(1, "1"),
    ),
    ("cross red",),
    others=("nothing", "yellow"),
)

LESSON: Lesson = (
    LessonStep("choose", (_CHOOSE,)),
    LessonStep("left", (_LEFT,)),
    LessonStep("backs", (_BACKS,)),
    LessonStep("gap", (_TOGETHER, _ONE_GAP)),
    LessonStep("lock", (_LOCK,)),
    LessonStep("miss", (_MISS,)),
    LessonStep("end", (_END,)),
)
"""In the order in which they are taught."""
