"""When the game ends and who has won (QX-26 to QX-30). Owns the end of a match."""

from pega6_desktop.core.scores import Outcome, ranked
from pega6_desktop.games.qwixx_cards.events import EndReason
from pega6_desktop.games.qwixx_cards.sheets import MISSED_BOXES, ROWS_TO_END, Sheet


def totals(sheets: tuple[Sheet, ...]) -> tuple[int, ...]:
    """Points by seat (QX-29).

    >>> totals((Sheet(rows=((2, 3), (), (), ())), Sheet(missed=1)))
    (3, -5)
    """
    return tuple([sheet.total for sheet in sheets])


def enders(sheets: tuple[Sheet, ...]) -> tuple[EndReason, tuple[int, ...]] | None:
    """Why the game ends with these sheets and through whom; None while it goes on (QX-26, QX-27).

    >>> enders((Sheet(), Sheet(missed=4)))
    ('missed', (1,))
    >>> enders((Sheet(), Sheet(missed=3)))
    """
    if by_rows := tuple([seat for seat, sheet in enumerate(sheets) if len(sheet.completed) >= ROWS_TO_END]):
        return "rows", by_rows
    if by_missing := tuple([seat for seat, sheet in enumerate(sheets) if sheet.missed >= MISSED_BOXES]):
        return "missed", by_missing
    return None


def outcome(sheets: tuple[Sheet, ...]) -> Outcome:
    """Highest total wins, equal totals share (QX-29, QX-30).

    >>> outcome((Sheet(rows=((2, 3), (), (), ())), Sheet(missed=1)))
    Outcome(winners=(0,), places=(1, 2))
    """
    return ranked(totals(sheets), is_low_best=False)
