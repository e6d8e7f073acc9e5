"""What a table of Qwixx cards shows, as frozen values with all words ready. Owns these values."""

import msgspec

from pega6_desktop.games.qwixx_cards.sheets import (
    CROSSES_FOR_LAST,
    LAST_PLACE,
    Crosses,
    Sheet,
    is_completed,
    number_at,
    obstacle,
    place,
)
from pega6_desktop.ui.look.paint.qwixx import NumberBox


class SheetView(msgspec.Struct, frozen=True):
    """One sheet and its player. note: what the player is doing. backs: numbers of the hand, empty where kept secret.

    state: "chosen" or "thinking" put a badge on the face. row_notes: words under the points of a row.
    fresh: crosses of this turn. open_hand: colour and number of the cards, where a replay lays them open.
    """

    seat: int
    name: str
    avatar: int
    note: str
    state: str
    is_turn: bool
    sheet: Sheet
    fresh: Crosses
    row_notes: tuple[str, ...]
    backs: tuple[int, ...]
    spoken: str
    spoken_rows: tuple[str, ...]
    open_hand: tuple[tuple[int, int], ...] = ()


class StepView(msgspec.Struct, frozen=True):
    """One of the three actions. state: done, now or later."""

    title: str
    line: str
    state: str


class Captions(msgspec.Struct, frozen=True):
    """Words on the table. announced: empty while no number is announced."""

    codes: tuple[str, ...]
    after_five: str
    missed: str
    missed_cost: str
    your_points: str
    points: str
    display: str
    pile: str
    discard: str
    announced: str
    one_skip: str


def boxes(row: int, view: SheetView, after_five: str) -> tuple[NumberBox, ...]:
    """The boxes of a row from left to right, without the lock."""
    crossed = view.sheet.rows[row]
    reached = place(row, crossed[-1]) if crossed else -1
    found = []
    for at in range(LAST_PLACE + 1):
        number = number_at(row, at)
        state = "crossed" if number in crossed else "lost" if at < reached else "open"
        if (row, number) in view.fresh:
            state = "fresh"
        is_early = at == LAST_PLACE and obstacle(row, crossed, number) == "five_crosses"
        is_told = is_early and len(crossed) < CROSSES_FOR_LAST
        found.append(NumberBox(number, state, after_five if is_told else ""))
    return tuple(found)


def is_locked(row: int, sheet: Sheet) -> bool:
    """Whether the lock of the row is crossed."""
    return is_completed(row, sheet.rows[row])
