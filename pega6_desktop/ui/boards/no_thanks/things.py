"""What a table of No Thanks! shows, as frozen values with all words ready: areas and actions.

Owns these values. Must not know the rules, rectangles or paint.
"""

import msgspec

from pega6_desktop.ui.table.view import CardView


class Area(msgspec.Struct, frozen=True):
    """A player with the cards before them.

    runs: each ascending, the lowest card first. total: words for the rounds before. points: what the area counts, less
    the chips where they are known; chips: how many, empty where hidden. tiger: a card still face down there.
    spoken: all of it for the ear; public: without what only its player may know.
    """

    seat: int
    name: str
    avatar: int
    spoken: str
    public: str
    total: str
    area: int
    points: str
    chips: str
    runs: tuple[tuple[CardView, ...], ...]
    tiger: CardView | None
    is_turn: bool


class Action(msgspec.Struct, frozen=True):
    """One of the things that may be done: its title and key, up to two lines, what the round counts before and after.

    barred: why it cannot be done, empty where it can. is_now: it is the viewer's turn. hint: how to drag.
    """

    title: str
    key: str
    lines: tuple[str, ...]
    label: str
    before: str
    after: str
    spoken: str
    hint: str
    barred: str
    is_now: bool
