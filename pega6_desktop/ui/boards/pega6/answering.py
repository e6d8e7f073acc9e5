"""The smaller decisions beside playing cards: exchanging a special card, putting cards aside, drafting.

Owns what a drop, a tap or a key means in them. Must not know the decision about playing a special card.
"""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.moves import DraftCard, Exchange, KeepRest, KeepSpecials, Move, SetAside
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.ui.boards.pega6 import extras, targets
from pega6_desktop.ui.boards.pega6.refusing import ruled
from pega6_desktop.ui.boards.pega6.zones import DISCARD, lifted_card
from pega6_desktop.ui.table.view import Intent, Refusal, Target
from pega6_desktop.ui.words.pega6 import draft, option_reasons, refused
from pega6_desktop.ui.words.people import Voice


def exchanging(observation: Observation, intent: Intent, edition: str) -> Move | Refusal:
    """P6-S-90: one special card on the discard pile, or none."""
    if intent.lifted is None:
        if intent.aimed is None:
            return KeepSpecials()
        return Refusal(ruled(option_reasons.pick_up_to_exchange(), "P6-S-90"), None)
    kind = extras.kind_of(observation, intent.lifted)
    if kind is None:
        return Refusal(ruled(option_reasons.only_specials_exchanged(), "P6-S-90"), None)
    if intent.aimed in (None, DISCARD):
        return Exchange(kind)
    return Refusal(ruled(option_reasons.only_on_discard(), "P6-S-90"), None, _right(observation, intent, edition))


def putting_aside(observation: Observation, intent: Intent, edition: str) -> Move | Refusal:
    """P6-S-83: whole cards of the own pile, as long as their heads are covered."""
    if intent.lifted is None:
        if intent.aimed is None:
            return KeepRest()
        return Refusal(ruled(option_reasons.pick_up_to_put_aside(), "P6-S-83"), None)
    card = lifted_card(intent.lifted)
    if card is None:
        return Refusal(ruled(option_reasons.only_pile_cards(), "P6-S-83"), None)
    if SetAside(card) not in observation.legal:
        return _not_aside(observation, card, edition)
    if intent.aimed in (None, DISCARD):
        return SetAside(card)
    return Refusal(ruled(option_reasons.only_on_discard(), "P6-S-83"), None, _right(observation, intent, edition))


def _not_aside(observation: Observation, card: int, edition: str) -> Refusal:
    if card not in observation.piles[observation.viewer or 0]:
        why = IllegalMove("card_not_in_pile", "P6-S-83", card=card)
    else:
        why = IllegalMove("too_many_heads", "P6-S-83", card=card, heads=HEADS[card], left=observation.budget)
    return Refusal(ruled(refused.rejection(why.code, why.params, edition), why.rule), None)


def drafting(observation: Observation, voice: Voice, intent: Intent) -> Move | Refusal:
    """P6-P-03: one open card into the own hand."""
    card = lifted_card(intent.lifted)
    if card is None:
        return Refusal(draft.choose_first(), None)
    if card not in observation.offer:
        return Refusal(ruled(_not_on_offer(observation, voice, card), "P6-P-04"), None)
    own = (("hand", observation.viewer), ("seat", observation.viewer), ("pile", observation.viewer))
    if intent.aimed is None or intent.aimed in own:
        return DraftCard(card)
    return Refusal(ruled(draft.only_to_hand(card), "P6-P-03"), None, _right(observation, intent, voice.edition))


def _not_on_offer(observation: Observation, voice: Voice, card: int) -> str:
    taker = next((seat for seat, picked in observation.picks if picked == card), None)
    if taker is None:
        return refused.rejection("card_not_on_offer", {"card": card}, voice.edition)
    return draft.is_yours(card) if taker == observation.viewer else draft.is_taken(card, voice.name(taker))


def _right(observation: Observation, intent: Intent, edition: str) -> Target | None:
    found = targets.targets(observation, intent, edition)
    return found[0] if found else None
