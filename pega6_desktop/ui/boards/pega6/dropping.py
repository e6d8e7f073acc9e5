"""What "this card there" means in Pega em 6!: a move, or a refusal that shows the arithmetic of the rule.

Owns the meaning of drops, taps and keys. Nothing is forgiven silently: whatever is no move says why.
"""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6 import moves
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import extras, targets
from pega6_desktop.ui.boards.pega6.deciding import deciding
from pega6_desktop.ui.boards.pega6.refusing import ruled, wrong_row
from pega6_desktop.ui.boards.pega6.zones import DISCARD, TURN, lifted_card, row_of
from pega6_desktop.ui.table.view import CardKey, Intent, Pick, Refusal, Target, Together, ZoneId
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import reasons
from pega6_desktop.ui.words.pega6 import reasons as refused
from pega6_desktop.ui.words.pega6 import special_turn as draft


def exchanging(observation: Observation, intent: Intent, edition: str) -> moves.Move | Refusal:
    """P6-S-90: one special card on the discard pile, or none."""
    if intent.lifted is None:
        if intent.aimed is None:
            return moves.KeepSpecials()
        return Refusal(ruled(refused.pick_up_to_exchange(), "P6-S-90"), None)
    kind = extras.kind_of(observation, intent.lifted)
    if kind is None:
        return Refusal(ruled(refused.only_specials_exchanged(), "P6-S-90"), None)
    if intent.aimed in (None, DISCARD):
        return moves.Exchange(kind)
    return Refusal(ruled(refused.only_on_discard(), "P6-S-90"), None, _right(observation, intent, edition))


def putting_aside(observation: Observation, intent: Intent, edition: str) -> moves.Move | Refusal:
    """P6-S-83: whole cards of the own pile, as long as their heads are covered."""
    if intent.lifted is None:
        if intent.aimed is None:
            return moves.KeepRest()
        return Refusal(ruled(refused.pick_up_to_put_aside(), "P6-S-83"), None)
    card = lifted_card(intent.lifted)
    if card is None:
        return Refusal(ruled(refused.only_pile_cards(), "P6-S-83"), None)
    if moves.SetAside(card) not in observation.legal:
        return _not_aside(observation, card, edition)
    if intent.aimed in (None, DISCARD):
        return moves.SetAside(card)
    return Refusal(ruled(refused.only_on_discard(), "P6-S-83"), None, _right(observation, intent, edition))


def _not_aside(observation: Observation, card: int, edition: str) -> Refusal:
    if card not in observation.piles[observation.viewer or 0]:
        why = IllegalMove("card_not_in_pile", "P6-S-83", card=card)
    else:
        why = IllegalMove("too_many_heads", "P6-S-83", card=card, heads=HEADS[card], left=observation.budget)
    return Refusal(ruled(refused.rejection(why.code, why.params, edition), why.rule), None)


def drafting(observation: Observation, voice: Voice, intent: Intent) -> moves.Move | Refusal:
    """P6-P-03: one open card into the own hand."""
    card = lifted_card(intent.lifted)
    if card is None:
        return Refusal(draft.choose_first(), None)
    if card not in observation.offer:
        return Refusal(ruled(_not_on_offer(observation, voice, card), "P6-P-04"), None)
    own = (("hand", observation.viewer), ("seat", observation.viewer), ("pile", observation.viewer))
    if intent.aimed is None or intent.aimed in own:
        return moves.DraftCard(card)
    return Refusal(ruled(draft.only_to_hand(card), "P6-P-03"), None, _right(observation, intent, voice.edition))


def _not_on_offer(observation: Observation, voice: Voice, card: int) -> str:
    taker = next((seat for seat, picked in observation.picks if picked == card), None)
    if taker is None:
        return refused.rejection("card_not_on_offer", {"card": card}, voice.edition)
    return draft.is_yours(card) if taker == observation.viewer else draft.is_taken(card, voice.name(taker))


def _right(observation: Observation, intent: Intent, edition: str) -> Target | None:
    found = targets.targets(observation, intent, edition)
    return found[0] if found else None


def meaning(observation: Observation, voice: Voice, intent: Intent) -> moves.Move | Together | Pick | Refusal:
    """The move, two in one, its first half, or why there is none. Aimed at nothing: the card's only sensible place."""
    if observation.viewer not in observation.to_act:
        return Refusal(_why_not_now(observation, voice, intent.lifted), None)
    match observation.phase:
        case "take_row":
            return _taking(observation, intent.lifted, intent.aimed)
        case "draft":
            return drafting(observation, voice, intent)
        case "special":
            return deciding(observation, intent, voice.edition)
        case "exchange":
            return exchanging(observation, intent, voice.edition)
        case "set_aside":
            return putting_aside(observation, intent, voice.edition)
        case _:
            return _choosing(observation, intent.lifted, intent.aimed)


def _why_not_now(observation: Observation, voice: Voice, lifted: CardKey | None) -> str:
    if observation.viewer is None:
        return reasons.only_watching()
    if extras.kind_of(observation, lifted) is not None and observation.phase != "over":
        return ruled(refused.wait_for_your_card(), "P6-S-04")
    match observation.phase:
        case "choose":
            return reasons.already_chosen(observation.own_choice)
        case "take_row":
            return reasons.other_chooses(observation.queue[0][1], voice)
        case "place":
            return reasons.being_placed()
        case "over":
            return reasons.match_over()
        case "draft" | "special" | "set_aside" | "exchange":
            return reasons.other_decides(observation.to_act[0], voice)
        case _:
            return reasons.not_dealt()


def _taking(observation: Observation, lifted: CardKey | None, zone: ZoneId | None) -> moves.Move | Refusal:
    """P6-B-10: any open row may be taken; the low card itself may be put on it."""
    card = observation.queue[0][0]
    row = row_of(observation, zone)
    if row is not None and observation.rows[row].is_blocked:
        return Refusal(ruled(reasons.takes_no_blocked(row + 1), "P6-S-09"), None)
    if row is not None and lifted in (None, ("card", card)):
        return moves.TakeRow(row)
    if zone is not None and zone[0] == "row" and row is None:
        return Refusal(reasons.no_such_row(len(observation.rows)), None)
    return Refusal(reasons.row_first(card), None)


def _choosing(observation: Observation, lifted: CardKey | None, zone: ZoneId | None) -> moves.Move | Refusal:
    """P6-B-04, with the row shown as the table lies now: the right row plays the card, or the own place, where it lies
    until all have chosen. Beside the rows it is as little played as on a wrong one.
    """
    card = lifted_card(lifted)
    if extras.kind_of(observation, lifted) is not None:
        return Refusal(ruled(refused.wait_for_your_card(), "P6-S-04"), None)
    if card is None:
        return Refusal(reasons.no_card(), None)
    if card not in observation.hand:
        return Refusal(reasons.not_in_hand(), None)
    right = target(observation.rows, card)
    if zone is None or zone in (TURN, ("seat", observation.viewer)):
        return moves.PlayCard(card)
    if zone[0] != "row":
        return Refusal(
            reasons.not_a_row(card, None if right is None else right + 1), None, targets.sure_target(observation, card)
        )
    row = row_of(observation, zone)
    if row is None:
        return Refusal(reasons.no_such_row(len(observation.rows)), None)
    return moves.PlayCard(card) if right in (None, row) else wrong_row(observation, card, row, right)
