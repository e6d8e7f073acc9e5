"""The lesson of Pega em 6! in words: which sentence a step says at this table.

Owns which facts of the table are told. Must not know which moves are right: the scenes do.
"""

from PySide6.QtCore import QLocale

from pega6_desktop.core.game import Observed
from pega6_desktop.core.lesson import LEARNER
from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.moves import PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Trick
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.scenes import RANDOM_HEADS
from pega6_desktop.ui.boards.pega6 import handles
from pega6_desktop.ui.words.pega6 import lesson as words

step_name = words.step_name


def task(step: str, scene: int, observation: Observed[object]) -> str:
    """What is to be done now."""
    seen = handles.seen_of(observation)
    if seen.phase == "take_row":
        return words.choose_cheaply(seen.queue[0][0])
    return words.twin() if scene else words.task(step)


def look(step: str, scene: int, observation: Observed[object]) -> str:
    """Where to look."""
    if handles.seen_of(observation).phase == "take_row":
        return words.look_at_heads()
    return words.look_between() if scene else words.look(step)


def named(move: object) -> str:
    """Which card, or row, it is."""
    match move:
        case PlayCard(card):
            return words.try_card(card)
        case TakeRow(row):
            return words.try_row(row + 1)
        case _:
            raise TypeError(move)


def explains(step: str) -> bool:
    """Whether the sums behind a card are what this step is about."""
    return step == "where"


def right(step: str, scene: int, observation: Observed[object]) -> str:
    """What the right move has brought; observation: the table after it."""
    seen = handles.seen_of(observation)
    trick, total = seen.tricks[-1], seen.points[LEARNER]
    card = trick.cards[LEARNER]
    match step:
        case "choose":
            return words.in_order(tuple(sorted(trick.cards)))
        case "where":
            return words.went_behind(card, _card_before(trick, card))
        case "sixth":
            return words.took_nothing(card)
        case "low":
            return words.took_cheaply(total)
        case "heads":
            return words.counted_heads(total, len(seen.piles[LEARNER]))
        case "round":
            return words.own_round(total, QLocale().toString(RANDOM_HEADS, "f", 1))
        case _:
            return words.safe_behind(card, _card_before(trick, card))


def wrong(step: str, scene: int, observation: Observed[object]) -> str:
    """What the wrong move has cost, and why; observation: the table after it."""
    seen = handles.seen_of(observation)
    trick, total = seen.tricks[-1], seen.points[LEARNER]
    card = trick.cards[LEARNER]
    row = target(trick.rows, card)
    if row is None:
        return words.took_dearly(total, min(heads(one.cards) for one in trick.rows))
    before = _before(trick, row, card)
    return words.others_first(card, before, total) if before else words.was_sixth(card, total)


def _before(trick: Trick, row: int, card: int) -> tuple[int, ...]:
    """The cards of others that went into this row before this one."""
    end = trick.rows[row].end
    return tuple(sorted(one for one in trick.cards if end < one < card))


def _card_before(trick: Trick, card: int) -> int:
    """The card this one was laid behind; somebody may have taken both since."""
    row = target(trick.rows, card)
    return card if row is None else max((trick.rows[row].end, *_before(trick, row, card)))
