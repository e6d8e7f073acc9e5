"""The minutes of the special cards and of the draft in words: which sentence is due at this table.

Owns which facts of the table are told. Must not know which moves are right: the scenes do.
"""

from pega6_desktop.core.game import Observed
from pega6_desktop.core.lesson import LEARNER
from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.moves import DraftCard, PlaySpecial
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import handles, lesson
from pega6_desktop.ui.words.pega6 import lesson as words
from pega6_desktop.ui.words.pega6 import specials

_OTHER = 1
"""The seat against which is drafted."""


def step_name(step: str) -> str:
    """The name of the special card, or what is learned of the draft."""
    return specials.name(step, "") if step in specials.SPECIAL_WORDS else words.pro_step(step)


def task(step: str, scene: int, observation: Observed[object]) -> str:
    """What threatens, and what the card does about it."""
    seen = handles.seen_of(observation)
    if step == "draft":
        return words.draft_task(min(seen.hand))
    if step == "known":
        return words.known_task(seen.known[_OTHER])
    card = _own_card(seen)
    row = target(seen.rows, card)
    return words.low_task(card) if row is None else words.card_task(step, card, heads(seen.rows[row].cards))


def look(step: str, scene: int, observation: Observed[object]) -> str:
    """Where to look."""
    seen = handles.seen_of(observation)
    return words.card_look(step, min(seen.hand) if step == "draft" else _own_card(seen))


def named(move: object) -> str:
    """What is to be done, in so many words."""
    match move:
        case PlaySpecial(_, None, None):
            return words.try_alone()
        case PlaySpecial(_, None, int(row)):
            return words.try_on_row(row + 1)
        case PlaySpecial(_, int(card), None):
            return words.try_with(card)
        case PlaySpecial(_, int(card), int(row)):
            return words.try_moving(card, row + 1)
        case DraftCard(card):
            return words.try_taking(card)
        case _:
            return lesson.named(move)


def explains(step: str) -> bool:
    """The sums are known by now."""
    return False


def right(step: str, scene: int, observation: Observed[object]) -> str:
    """What it has brought; observation: the table after it."""
    seen = handles.seen_of(observation)
    card = _own_card(seen)
    return words.left_four_rows(card) if scene else words.card_right(step, card, seen.points[LEARNER])


def wrong(step: str, scene: int, observation: Observed[object]) -> str:
    """What it has cost; observation: the table after it."""
    seen = handles.seen_of(observation)
    card, total = _own_card(seen), seen.points[LEARNER]
    match step:
        case "draft":
            return words.nothing_below(card, total)
        case "known":
            return lesson.wrong(step, scene, seen)
        case _:
            return words.without(card, total) if seen.specials else words.in_vain(step, card, total)


def _own_card(seen: Observation) -> int:
    """The card the learner has turned up last, before any special card; 0 before the first trick."""
    return seen.tricks[-1].cards[LEARNER] if seen.tricks else 0
