"""The card of the round of Pega em 6!: the dearest one that was taken, by whom and in which trick.

Owns finding it in what everybody saw. Must not know how it is drawn.
"""

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.table.view import Highlight
from pega6_desktop.ui.words.pega6 import highlight as words
from pega6_desktop.ui.words.people import Voice


def highlight(observation: Observation, voice: Voice) -> Highlight | None:
    """The taken card with the most heads, of equals the one taken last; None where nobody took anything."""
    takings = [
        (HEADS[card], _taken_in(observation, card), card, seat)
        for seat, pile in enumerate(observation.piles)
        for card in pile
    ]
    if not takings:
        return None
    _, trick, card, seat = max(takings)
    return Highlight(card, words.taken(card, seat, trick, voice))


def _taken_in(observation: Observation, card: int) -> int:
    """The last trick, from 1, after which the card lay in no row any more though it had been on the table."""
    rows_after = [trick.rows for trick in observation.tricks[1:]] + [observation.rows]
    for number, (trick, rows) in reversed([*enumerate(zip(observation.tricks, rows_after, strict=True), 1)]):
        was_there = card in trick.cards or any(card in row.cards for row in trick.rows)
        if was_there and not any(card in row.cards for row in rows):
            return number
    return len(observation.tricks)
