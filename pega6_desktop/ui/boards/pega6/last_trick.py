"""The last trick, to be looked back at: who laid which card, in which row it came to lie, and what that brought.

Owns how this follows from what everybody sees, and how long it may be looked back at. Must not know plates or pictures.
What cannot be told from what the viewer sees is not told.
"""

import functools
from typing import NamedTuple

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation, Trick
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.ui.boards.pega6 import why
from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag
from pega6_desktop.ui.boards.pega6.why import Piles
from pega6_desktop.ui.words.messages import Voice


class Laid(NamedTuple):
    """One card of the trick. row: where it came to lie, from 0; None where it lies in no row any more. heads: of what
    its player took in the trick, as far as it counts. lies: whether it is in that row now.
    """

    seat: int
    card: int
    row: int | None
    heads: int
    lies: bool


def flags(observation: Observation, voice: Voice) -> tuple[LaidFlag, ...]:
    """What hangs from the plates, in the order in which the cards were laid: until the viewer lays the next card, a
    spectator sees all turned up, or the next round is dealt. Empty while nothing may be looked back at.
    """
    viewer = observation.viewer
    if not observation.tricks or observation.phase not in ("choose", "deal", "over"):
        return ()
    if viewer is not None and observation.has_chosen[viewer]:
        return ()
    is_exact, trick = observation.setup.variant != "special", observation.tricks[-1]
    if is_exact:
        laid = _placed(trick, observation.rows, observation.piles)
    else:
        laid = _among_specials(trick, observation.rows, observation.piles, observation.set_aside)
    seats, first = voice.seats, 0 if viewer is None else viewer + 1
    return tuple(
        [
            LaidFlag(
                one.seat,
                ("card", one.card),
                None if one.row is None else ("row", one.row),
                index=None if one.seat == viewer else (one.seat - first) % len(seats),
                heads=one.heads,
                avatar=seats[one.seat].avatar,
                lies=one.lies,
                is_exact=is_exact,
            )
            for one in laid
        ]
    )


# A table is shown several times between two tricks.


@functools.lru_cache(maxsize=4)
def _placed(trick: Trick, rows: Rows, piles: Piles) -> tuple[Laid, ...]:
    """Nothing but placing cards can have happened."""
    made, lying = why.replayed(0, trick, sorted(_plays(trick)), rows, piles), _lying(rows)
    return tuple(Laid(one.seat, one.card, one.row, heads(one.taken), one.card in lying) for one in made)


@functools.lru_cache(maxsize=4)
def _among_specials(trick: Trick, rows: Rows, piles: Piles, set_aside: tuple[int, ...]) -> tuple[Laid, ...]:
    """Special cards move things about: certain is where a card lies now, and what of this trick lies in whose pile."""
    lying = _lying(rows)
    was_there = {*trick.cards, *_lying(trick.rows)}
    gone = {*lying, *set_aside, *(card for pile in piles for card in pile)}
    back = [seat for seat, card in enumerate(trick.cards) if card not in gone]
    new = [card for card in lying if card not in was_there]
    instead = dict(zip(back, new, strict=True)) if len(back) == len(new) == 1 else {}  # P6-S-51
    told = []
    for first, seat in sorted(_plays(trick)):
        card = instead.get(seat, first)
        if seat in instead or seat not in back:
            taken = tuple(one for one in piles[seat] if one in was_there or one == card)
            told.append(Laid(seat, card, lying.get(card), heads(taken), card in lying))
    return tuple(told)


def _plays(trick: Trick) -> list[tuple[int, int]]:
    return [(card, seat) for seat, card in enumerate(trick.cards)]


def _lying(rows: Rows) -> dict[int, int]:
    """The row of each card that lies in one."""
    return {card: row for row, one in enumerate(rows) for card in one.cards}
