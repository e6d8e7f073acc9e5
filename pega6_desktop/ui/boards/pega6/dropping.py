"""What "this card there" means in Pega em 6!: a move, or a refusal that shows the arithmetic of the rule.

Owns the meaning of drops, taps and keys. Nothing is forgiven silently: whatever is no move says why.
"""

from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import targets, why
from pega6_desktop.ui.boards.pega6.zones import is_choosing, is_taking, lifted_card, row_of
from pega6_desktop.ui.table.view import CardKey, Explanation, Refusal, ZoneId
from pega6_desktop.ui.text.pega6 import reasons
from pega6_desktop.ui.text.people import Voice


def meaning(observation: Observation, voice: Voice, lifted: CardKey | None, zone: ZoneId | None) -> Move | Refusal:
    """The move, or why there is none. zone None asks for the card's only sensible place."""
    if is_taking(observation):
        return _taking(observation, lifted, zone)
    if is_choosing(observation):
        return _choosing(observation, lifted, zone)
    return Refusal(_why_not_now(observation, voice), None)


def _why_not_now(observation: Observation, voice: Voice) -> str:
    if observation.viewer is None:
        return reasons.only_watching()
    match observation.phase:
        case "choose" if observation.own_choice is not None:
            return reasons.already_chosen(observation.own_choice)
        case "take_row":
            return reasons.other_chooses(observation.queue[0][1], voice)
        case "place":
            return reasons.being_placed()
        case "over":
            return reasons.match_over()
        case "draft" | "special" | "set_aside" | "exchange":
            return reasons.decide_first() if observation.viewer in observation.to_act else reasons.others_decide()
        case _:
            return reasons.not_dealt()


def _taking(observation: Observation, lifted: CardKey | None, zone: ZoneId | None) -> Move | Refusal:
    """P6-B-10: any open row may be taken; the low card itself may be put on it."""
    card = observation.queue[0][0]
    row = row_of(observation, zone)
    if row is not None and observation.rows[row].is_blocked:
        return Refusal(reasons.takes_no_blocked(row + 1), None)
    if row is not None and lifted in (None, ("card", card)):
        return TakeRow(row)
    if zone is not None and zone[0] == "row" and row is None:
        return Refusal(reasons.no_such_row(len(observation.rows)), None)
    return Refusal(reasons.row_first(card), None)


def _choosing(observation: Observation, lifted: CardKey | None, zone: ZoneId | None) -> Move | Refusal:
    """P6-B-04, with the row shown as the table lies now: the felt or the right row plays the card."""
    card = lifted_card(lifted)
    if card is None:
        return Refusal(reasons.no_card(), None)
    if card not in observation.hand:
        return Refusal(reasons.not_in_hand(), None)
    right = target(observation.rows, card)
    if zone is None or zone in (("felt", 0), ("seat", observation.viewer)):
        return PlayCard(card)
    if zone[0] != "row":
        return Refusal(
            reasons.not_a_row(card, None if right is None else right + 1), None, targets.sure_target(observation, card)
        )
    row = row_of(observation, zone)
    if row is None:
        return Refusal(reasons.no_such_row(len(observation.rows)), None)
    return PlayCard(card) if right in (None, row) else _wrong_row(observation, card, row, right)


def _wrong_row(observation: Observation, card: int, row: int, right: int) -> Refusal:
    """Blocked (P6-S-09), not the smallest difference (P6-B-07), or not rising at all (P6-B-06)."""
    if observation.rows[row].is_blocked:
        text = reasons.row_is_blocked(card, row + 1, right + 1)
        return Refusal(text, None, targets.sure_target(observation, card))
    end = observation.rows[row].end
    rises = end < card
    text = (
        reasons.not_smallest(card, row + 1, right + 1) if rises else reasons.not_rising(card, row + 1, end, right + 1)
    )
    bubble = Explanation(
        title=reasons.smallest_decides() if rises else reasons.rows_rise(),
        lines=why.sums(observation.rows, card, right, (right, row)),
        closing=reasons.nothing_changed(card),
        rule="P6-B-07" if rises else "P6-B-06",
    )
    return Refusal(text, bubble, targets.sure_target(observation, card))
