"""What "this card there" means in Pega em 6!: a move, or a refusal that shows the arithmetic of the rule.

Owns the meaning of drops, taps and keys. Nothing is forgiven silently: whatever is no move says why.
"""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6 import moves
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.ui.boards.pega6 import handles, targets, why
from pega6_desktop.ui.table.turns.acts import ALONE
from pega6_desktop.ui.table.view import CardKey, Explanation, Intent, Pick, Refusal, Target, Together, ZoneId
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import reasons, special_turn, specials


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
            meant = _choosing(observation, intent.lifted, intent.aimed)
            is_alone = ALONE in intent.gathered and not isinstance(meant, Refusal)
            return Together(meant, moves.PlayNoSpecial()) if is_alone else meant


def _why_not_now(observation: Observation, voice: Voice, lifted: CardKey | None) -> str:
    if observation.viewer is None:
        return reasons.only_watching()
    if handles.kind_of(observation, lifted) is not None and observation.phase != "over":
        return reasons.wait_for_your_card()
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


# ---------------------------------------------------------------- a card of the hand, a row, an open card


def _choosing(observation: Observation, lifted: CardKey | None, zone: ZoneId | None) -> moves.Move | Refusal:
    """P6-B-04, with the row shown as the table lies now: the right row plays the card, or the own place, where it lies
    until all have chosen. Beside the rows it is as little played as on a wrong one.
    """
    card = handles.lifted_card(lifted)
    if handles.kind_of(observation, lifted) is not None:
        return Refusal(reasons.wait_for_your_card(), None, rule="P6-S-04")
    if card is None:
        return Refusal(reasons.no_card(), None)
    if card not in observation.hand:
        return Refusal(reasons.not_in_hand(), None)
    right = target(observation.rows, card)
    if zone is None or zone in (handles.TURN, ("seat", observation.viewer)):
        return moves.PlayCard(card)
    if zone[0] != "row":
        return Refusal(
            reasons.not_a_row(card, None if right is None else right + 1), None, targets.sure_target(observation, card)
        )
    row = handles.row_of(observation, zone)
    if row is None:
        return Refusal(reasons.no_such_row(len(observation.rows)), None)
    return moves.PlayCard(card) if right in (None, row) else wrong_row(observation, card, row, right)


def _taking(observation: Observation, lifted: CardKey | None, zone: ZoneId | None) -> moves.Move | Refusal:
    """P6-B-10: any open row may be taken; the low card itself may be put on it."""
    card = observation.queue[0][0]
    row = handles.row_of(observation, zone)
    if row is not None and observation.rows[row].is_blocked:
        return Refusal(reasons.takes_no_blocked(row + 1), None, rule="P6-S-09")
    if row is not None and lifted in (None, ("card", card)):
        return moves.TakeRow(row)
    if zone is not None and zone[0] == "row" and row is None:
        return Refusal(reasons.no_such_row(len(observation.rows)), None)
    return Refusal(reasons.row_first(card), None)


def drafting(observation: Observation, voice: Voice, intent: Intent) -> moves.Move | Refusal:
    """P6-P-03: one open card into the own hand."""
    card = handles.lifted_card(intent.lifted)
    if card is None:
        return Refusal(special_turn.choose_first(), None)
    if card not in observation.offer:
        return Refusal(_not_on_offer(observation, voice, card), None, rule="P6-P-04")
    own = (("hand", observation.viewer), ("seat", observation.viewer), ("pile", observation.viewer))
    if intent.aimed is None or intent.aimed in own:
        return moves.DraftCard(card)
    return Refusal(special_turn.only_to_hand(card), None, _right(observation, intent, voice.edition), rule="P6-P-03")


def _not_on_offer(observation: Observation, voice: Voice, card: int) -> str:
    taker = next((seat for seat, picked in observation.picks if picked == card), None)
    if taker is None:
        return reasons.rejection("card_not_on_offer", {"card": card}, voice.edition)
    return (
        special_turn.is_yours(card) if taker == observation.viewer else special_turn.is_taken(card, voice.name(taker))
    )


# ---------------------------------------------------------------- after a taking


def exchanging(observation: Observation, intent: Intent, edition: str) -> moves.Move | Refusal:
    """P6-S-90: one special card on the discard pile, or none."""
    if intent.lifted is None:
        if intent.aimed is None:
            return moves.KeepSpecials()
        return Refusal(reasons.pick_up_to_exchange(), None, rule="P6-S-90")
    kind = handles.kind_of(observation, intent.lifted)
    if kind is None:
        return Refusal(reasons.only_specials_exchanged(), None, rule="P6-S-90")
    if intent.aimed in (None, handles.DISCARD):
        return moves.Exchange(kind)
    return Refusal(reasons.only_on_discard(), None, _right(observation, intent, edition), rule="P6-S-90")


def putting_aside(observation: Observation, intent: Intent, edition: str) -> moves.Move | Refusal:
    """P6-S-83: whole cards of the own pile, as long as their heads are covered."""
    if intent.lifted is None:
        if intent.aimed is None:
            return moves.KeepRest()
        return Refusal(reasons.pick_up_to_put_aside(), None, rule="P6-S-83")
    card = handles.lifted_card(intent.lifted)
    if card is None:
        return Refusal(reasons.only_pile_cards(), None, rule="P6-S-83")
    if moves.SetAside(card) not in observation.legal:
        return _not_aside(observation, card, edition)
    if intent.aimed in (None, handles.DISCARD):
        return moves.SetAside(card)
    return Refusal(reasons.only_on_discard(), None, _right(observation, intent, edition), rule="P6-S-83")


def _not_aside(observation: Observation, card: int, edition: str) -> Refusal:
    if card not in observation.piles[observation.viewer or 0]:
        why = IllegalMove("card_not_in_pile", "P6-S-83", card=card)
    else:
        why = IllegalMove("too_many_heads", "P6-S-83", card=card, heads=HEADS[card], left=observation.budget)
    return Refusal(reasons.rejection(why.code, why.params, edition), None, rule=why.rule)


def _right(observation: Observation, intent: Intent, edition: str) -> Target | None:
    found = targets.targets(observation, intent, edition)
    return found[0] if found else None


# ---------------------------------------------------------------- a special card or none
# Card by card as the rules have it: no kind is named here.


def deciding(observation: Observation, intent: Intent, edition: str) -> moves.Move | Together | Pick | Refusal:
    """The move, its first half, or why there is none. Aimed at nothing: the only sensible place, or no special card."""
    card = observation.queue[0][0]
    if intent.lifted in (None, ("card", card)):
        return _without(observation, intent.aimed)
    number = handles.lifted_card(intent.lifted)
    if number is not None:
        return Refusal(reasons.number_card_lifted(number, card), None, rule="P6-S-04")
    kind = handles.kind_of(observation, intent.lifted)
    if kind is None:
        return Refusal(reasons.not_yours(), None, rule="P6-S-04")
    plays = targets.plays_of(observation, kind)
    if not plays:
        return _barred(observation, kind, edition)
    if targets.asks_twice(plays) and not targets.plays_with(plays, intent.picked):
        return _first_half(observation, kind, plays, intent.aimed, edition)
    return _playing(observation, kind, plays, intent, edition)


def _without(observation: Observation, aimed: ZoneId | None) -> moves.Move | Together | Refusal:
    """The number card goes where it goes: on its own row, the plate of the turn, or the own place. A low card on a row
    takes that row.
    """
    card, right = observation.queue[0][0], target(observation.rows, observation.queue[0][0])
    row = handles.row_of(observation, aimed)
    if aimed is not None and aimed[0] == "card":
        row = handles.row_with(observation, aimed[1])
    if aimed in (None, handles.TURN, ("seat", observation.viewer)):
        return moves.PlayNoSpecial()
    if row is None:
        return Refusal(reasons.special_first(card), None, rule="P6-S-04")
    if observation.rows[row].is_blocked and right is None:
        return Refusal(reasons.takes_no_blocked(row + 1), None, rule="P6-S-09")
    if right is None:
        return Together(moves.PlayNoSpecial(), moves.TakeRow(row))
    return moves.PlayNoSpecial() if right == row else wrong_row(observation, card, row, right)


def _barred(observation: Observation, kind: str, edition: str) -> Refusal:
    refusal = targets.barrier(observation, kind)
    if refusal is None:
        return Refusal(reasons.not_now(), None)
    return illegal(refusal, kind, edition)


def _first_half(
    observation: Observation, kind: str, plays: tuple[moves.PlaySpecial, ...], aimed: ZoneId | None, edition: str
) -> Pick | Refusal:
    """The card first; then the ways are those of this card."""
    key: CardKey | None = None if aimed is None or aimed[0] != "card" else ("card", aimed[1])
    if key is not None and targets.plays_with(plays, key):
        return Pick(key)
    if key is None:
        missing = IllegalMove("card_missing", SPECIALS[kind].rule, special=kind)
        return illegal(missing, kind, edition)
    play = moves.PlaySpecial(kind, key[1], _other_row(observation, key[1]))
    return _tried(observation, play, None, edition)


def _other_row(observation: Observation, card: int) -> int:
    """Any open row but the one the card lies in: what is wrong with the card is to be said, not with the row."""
    source = handles.row_with(observation, card)
    return next(index for index, row in enumerate(observation.rows) if index != source and not row.is_blocked)


def _playing(
    observation: Observation, kind: str, plays: tuple[moves.PlaySpecial, ...], intent: Intent, edition: str
) -> moves.Move | Pick | Refusal:
    left = targets.plays_with(plays, intent.picked)
    aimed = targets.meant_zone(observation, plays, intent.aimed)
    matching = [play for play in left if targets.zone_of(observation, play) == aimed]
    if matching:
        return matching[0]
    if len(left) == 1 and aimed in (None, handles.TURN):
        return left[0]
    again = _picked_anew(observation, plays, intent)
    return _misplaced(observation, left, aimed, intent, edition) if again is None else again


def _picked_anew(observation: Observation, plays: tuple[moves.PlaySpecial, ...], intent: Intent) -> Pick | None:
    """Another card of the same row instead of the one picked."""
    if intent.picked is None or intent.aimed is None or intent.aimed[0] != "card":
        return None
    key: CardKey = ("card", intent.aimed[1])
    is_same_row = handles.row_with(observation, intent.aimed[1]) == handles.row_with(observation, intent.picked[1])
    return Pick(key) if is_same_row and key != intent.picked and targets.plays_with(plays, key) else None


# ---------------------------------------------------------------- not there


def _misplaced(
    observation: Observation, left: tuple[moves.PlaySpecial, ...], aimed: ZoneId | None, intent: Intent, edition: str
) -> Refusal:
    """What the rules say to the play as it was meant; where they would let it pass, that it is shown elsewhere."""
    right = _only_place(observation, intent, edition) if len(left) == 1 else None
    kind = left[0].kind
    if aimed is None:
        return Refusal(reasons.where_first(kind, edition), None, rule=SPECIALS[kind].rule)
    asks_card, asks_row = left[0].card is not None, left[0].row is not None
    card = left[0].card if asks_row else aimed[1] if aimed[0] == "card" else None
    row = aimed[1] if aimed[0] == "row" and asks_row else None
    if not asks_card and not asks_row:
        return _elsewhere(observation, kind, aimed, right, edition)
    return _tried(observation, moves.PlaySpecial(kind, card if asks_card else None, row), right, edition)


def _only_place(observation: Observation, intent: Intent, edition: str) -> Target | None:
    found = targets.targets(observation, intent, edition)
    return found[0] if len(found) == 1 else None


def _tried(observation: Observation, play: moves.PlaySpecial, right: Target | None, edition: str) -> Refusal:
    try:
        SPECIALS[play.kind].check(targets.turn_of(observation), play)
    except IllegalMove as refusal:
        return illegal(refusal, play.kind, edition, right)
    return Refusal(reasons.where_first(play.kind, edition), None, right, rule=SPECIALS[play.kind].rule)


def _elsewhere(observation: Observation, kind: str, aimed: ZoneId, right: Target | None, edition: str) -> Refusal:
    """A card without parameters has one place: on another row the arithmetic says why it is not that one."""
    card = observation.queue[0][0]
    goal, row = target(observation.rows, card), handles.row_of(observation, aimed)
    is_by_number = right is not None and goal is not None and right.zone == ("row", goal)
    if is_by_number and goal is not None and row is not None:
        return wrong_row(observation, card, row, goal)
    rule = SPECIALS[kind].rule
    text = reasons.only_there(kind, edition)
    return Refusal(text, Explanation(specials.name(kind, edition), (), specials.words(kind).help, rule), right)


# ---------------------------------------------------------------- refusals put together


def illegal(refusal: IllegalMove, kind: str, edition: str, right: Target | None = None) -> Refusal:
    """What the rules say to a special card of this kind; the bubble tells what the card does."""
    text = reasons.rejection(refusal.code, refusal.params, edition)
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
