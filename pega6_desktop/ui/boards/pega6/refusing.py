"""Refusals of Pega em 6! put together: the sentence, the rule it rests on, the bubble, and the right place.

Owns how a refusal is made from what the rules say. Must not know which drop brought it about.
"""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.boards.pega6 import targets, why
from pega6_desktop.ui.table.view import Explanation, Refusal, Target
from pega6_desktop.ui.words.pega6 import reasons, specials
from pega6_desktop.ui.words.pega6 import reasons as refused


def ruled(text: str, rule: str) -> str:
    """The sentence with the id of its rule behind it."""
    return f"{text} {reasons.by_rule(rule)}" if rule else text


def illegal(refusal: IllegalMove, kind: str, edition: str, right: Target | None = None) -> Refusal:
    """What the rules say to a special card of this kind; the bubble tells what the card does."""
    text = ruled(refused.rejection(refusal.code, refusal.params, edition), refusal.rule)
    bubble = Explanation(specials.name(kind, edition), (), specials.words(kind).help, refusal.rule)
    return Refusal(text, bubble, right)


def wrong_row(observation: Observation, card: int, row: int, right: int) -> Refusal:
    """Blocked (P6-S-09), not the smallest difference (P6-B-07), or not rising at all (P6-B-06)."""
    end = observation.rows[row].end
    if observation.rows[row].is_blocked:
        text, title, rule = reasons.row_is_blocked(card, row + 1, right + 1), reasons.blocked_is_absent(), "P6-S-09"
    elif end < card:
        text, title, rule = reasons.not_smallest(card, row + 1, right + 1), reasons.smallest_decides(), "P6-B-07"
    else:
        text, title, rule = reasons.not_rising(card, row + 1, end, right + 1), reasons.rows_rise(), "P6-B-06"
    is_in_hand = card in observation.hand
    bubble = Explanation(
        title=title,
        lines=why.sums(observation.rows, card, right, (right, row)),
        closing=reasons.nothing_changed(card) if is_in_hand else reasons.still_to_place(card),
        rule=rule,
    )
    return Refusal(text, bubble, targets.sure_target(observation, card))
