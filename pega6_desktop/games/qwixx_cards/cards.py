"""The cards: eleven numbers in four colours and eleven jokers (QX-01 to QX-03). Knows nothing of sheets or players."""

NUMBERS = range(2, 13)
"""Every number there is."""

COLOURS = ("red", "yellow", "green", "blue")
"""The colours, which are the rows of a sheet from top to bottom (QX-04)."""

JOKER = len(COLOURS)
"""The colour of a joker: none until it is played (QX-32)."""

HAND = 5
"""Cards in the hand of the active player after drawing (QX-13)."""

DEALT = HAND - 1
"""Cards dealt to everybody (QX-11)."""

DISPLAY = 4
"""Places of the display (QX-11)."""

MOST_PLAYED = 3
"""Cards that may be played in one turn (QX-19)."""

Card = int
"""A card: its colour times eleven and its place among the numbers, so that cards sort by colour and number."""

_LETTERS = "RYGBJ"


def card(colour: int, number: int) -> Card:
    """The card of this colour (or JOKER) and number.

    >>> card(0, 5), card(JOKER, 12)
    (3, 54)
    """
    return colour * len(NUMBERS) + number - NUMBERS[0]


def number_of(of: Card) -> int:
    """The number on both sides of a card (QX-02).

    >>> number_of(card(2, 11))
    11
    """
    return NUMBERS[of % len(NUMBERS)]


def colour_of(of: Card) -> int:
    """The colour on the front of a card; JOKER for a joker.

    >>> COLOURS[colour_of(card(2, 11))]
    'green'
    """
    return of // len(NUMBERS)


def is_joker(of: Card) -> bool:
    """Whether the card is a joker (QX-03).

    >>> is_joker(card(JOKER, 7)), is_joker(card(0, 7))
    (True, False)
    """
    return colour_of(of) == JOKER


def numbers_of(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """What the backs of these cards tell everybody (QX-02).

    >>> numbers_of((card(0, 5), card(3, 5), card(JOKER, 7)))
    (5, 5, 7)
    """
    return tuple([number_of(one) for one in cards])


def deck(*, with_jokers: bool) -> tuple[Card, ...]:
    """All cards of a match, in order (QX-01, QX-31).

    >>> len(deck(with_jokers=False)), len(deck(with_jokers=True))
    (44, 55)
    """
    return tuple(range(len(NUMBERS) * (len(COLOURS) + with_jokers)))


def format_card(one: Card) -> str:
    """The card as a letter and a number: ``R5``, ``J12``.

    >>> format_card(card(0, 5)), format_card(card(JOKER, 12))
    ('R5', 'J12')
    """
    return f"{_LETTERS[colour_of(one)]}{number_of(one)}"


def parse_card(text: str) -> Card:
    """The card written by format_card. Raises ValueError for any other text.

    >>> parse_card("R5") == card(0, 5)
    True
    >>> parse_card("R13")
    Traceback (most recent call last):
    ...
    ValueError: R13
    """
    letter, number = text[:1], text[1:]
    if letter not in _LETTERS or number not in map(str, NUMBERS):
        raise ValueError(text)
    return card(_LETTERS.index(letter), int(number))
