"""What "this special card there" means, and "none of them": a move, its first half, or a refusal that names the rule.

Owns the decision about a special card (P6-S-04), card by card as the rules have it: no kind is named here.
"""

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.moves import Move, PlayNoSpecial, PlaySpecial, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.ui.boards.pega6 import extras, spots, targets
from pega6_desktop.ui.boards.pega6.refusing import illegal, ruled, wrong_row
from pega6_desktop.ui.boards.pega6.tray import barrier, turn_of
from pega6_desktop.ui.boards.pega6.zones import TURN, lifted_card, row_of, row_with
from pega6_desktop.ui.table.view import CardKey, Explanation, Intent, Pick, Refusal, Target, Together, ZoneId
from pega6_desktop.ui.words.pega6 import reasons, specials
from pega6_desktop.ui.words.pega6 import reasons as refused


def deciding(observation: Observation, intent: Intent, edition: str) -> Move | Together | Pick | Refusal:
    """The move, its first half, or why there is none. Aimed at nothing: the only sensible place, or no special card."""
    card = observation.queue[0][0]
    if intent.lifted in (None, ("card", card)):
        return _without(observation, intent.aimed)
    number = lifted_card(intent.lifted)
    if number is not None:
        text = ruled(refused.number_card_lifted(number, card), "P6-S-04")
        return Refusal(text, None)
    kind = extras.kind_of(observation, intent.lifted)
    if kind is None:
        return Refusal(ruled(refused.not_yours(), "P6-S-04"), None)
    plays = spots.plays_of(observation, kind)
    if not plays:
        return _barred(observation, kind, edition)
    if spots.asks_twice(plays) and not spots.plays_with(plays, intent.picked):
        return _first_half(observation, kind, plays, intent.aimed, edition)
    return _playing(observation, kind, plays, intent, edition)


# ---------------------------------------------------------------- none of them


def _without(observation: Observation, aimed: ZoneId | None) -> Move | Together | Refusal:
    """The number card goes where it goes: on its own row, the plate of the turn, or the own place. A low card on a row
    takes that row.
    """
    card, right = observation.queue[0][0], target(observation.rows, observation.queue[0][0])
    row = row_of(observation, aimed)
    if aimed is not None and aimed[0] == "card":
        row = row_with(observation, aimed[1])
    if aimed in (None, TURN, ("seat", observation.viewer)):
        return PlayNoSpecial()
    if row is None:
        return Refusal(ruled(refused.special_first(card), "P6-S-04"), None)
    if observation.rows[row].is_blocked and right is None:
        return Refusal(ruled(reasons.takes_no_blocked(row + 1), "P6-S-09"), None)
    if right is None:
        return Together(PlayNoSpecial(), TakeRow(row))
    return PlayNoSpecial() if right == row else wrong_row(observation, card, row, right)


# ---------------------------------------------------------------- one of them


def _barred(observation: Observation, kind: str, edition: str) -> Refusal:
    refusal = barrier(observation, kind)
    if refusal is None:
        return Refusal(reasons.not_now(), None)
    return illegal(refusal, kind, edition)


def _first_half(
    observation: Observation, kind: str, plays: tuple[PlaySpecial, ...], aimed: ZoneId | None, edition: str
) -> Pick | Refusal:
    """The card first; then the ways are those of this card."""
    key: CardKey | None = None if aimed is None or aimed[0] != "card" else ("card", aimed[1])
    if key is not None and spots.plays_with(plays, key):
        return Pick(key)
    if key is None:
        missing = IllegalMove("card_missing", SPECIALS[kind].rule, special=kind)
        return illegal(missing, kind, edition)
    play = PlaySpecial(kind, key[1], _other_row(observation, key[1]))
    return _tried(observation, play, None, edition)


def _other_row(observation: Observation, card: int) -> int:
    """Any open row but the one the card lies in: what is wrong with the card is to be said, not with the row."""
    source = row_with(observation, card)
    return next(index for index, row in enumerate(observation.rows) if index != source and not row.is_blocked)


def _playing(
    observation: Observation, kind: str, plays: tuple[PlaySpecial, ...], intent: Intent, edition: str
) -> Move | Pick | Refusal:
    left = spots.plays_with(plays, intent.picked)
    aimed = spots.meant_zone(observation, plays, intent.aimed)
    matching = [play for play in left if spots.zone_of(observation, play) == aimed]
    if matching:
        return matching[0]
    if len(left) == 1 and aimed in (None, TURN):
        return left[0]
    again = _picked_anew(observation, plays, intent)
    return _misplaced(observation, left, aimed, intent, edition) if again is None else again


def _picked_anew(observation: Observation, plays: tuple[PlaySpecial, ...], intent: Intent) -> Pick | None:
    """Another card of the same row instead of the one picked."""
    if intent.picked is None or intent.aimed is None or intent.aimed[0] != "card":
        return None
    key: CardKey = ("card", intent.aimed[1])
    is_same_row = row_with(observation, intent.aimed[1]) == row_with(observation, intent.picked[1])
    return Pick(key) if is_same_row and key != intent.picked and spots.plays_with(plays, key) else None


# ---------------------------------------------------------------- not there


def _misplaced(
    observation: Observation, left: tuple[PlaySpecial, ...], aimed: ZoneId | None, intent: Intent, edition: str
) -> Refusal:
    """What the rules say to the play as it was meant; where they would let it pass, that it is shown elsewhere."""
    right = _only_place(observation, intent, edition) if len(left) == 1 else None
    kind = left[0].kind
    if aimed is None:
        return Refusal(ruled(refused.where_first(kind, edition), SPECIALS[kind].rule), None)
    asks_card, asks_row = left[0].card is not None, left[0].row is not None
    card = left[0].card if asks_row else aimed[1] if aimed[0] == "card" else None
    row = aimed[1] if aimed[0] == "row" and asks_row else None
    if not asks_card and not asks_row:
        return _elsewhere(observation, kind, aimed, right, edition)
    return _tried(observation, PlaySpecial(kind, card if asks_card else None, row), right, edition)


def _only_place(observation: Observation, intent: Intent, edition: str) -> Target | None:
    found = targets.targets(observation, intent, edition)
    return found[0] if len(found) == 1 else None


def _tried(observation: Observation, play: PlaySpecial, right: Target | None, edition: str) -> Refusal:
    try:
        SPECIALS[play.kind].check(turn_of(observation), play)
    except IllegalMove as refusal:
        return illegal(refusal, play.kind, edition, right)
    return Refusal(ruled(refused.where_first(play.kind, edition), SPECIALS[play.kind].rule), None, right)


def _elsewhere(observation: Observation, kind: str, aimed: ZoneId, right: Target | None, edition: str) -> Refusal:
    """A card without parameters has one place: on another row the arithmetic says why it is not that one."""
    card = observation.queue[0][0]
    goal, row = target(observation.rows, card), row_of(observation, aimed)
    is_by_number = right is not None and goal is not None and right.zone == ("row", goal)
    if is_by_number and goal is not None and row is not None:
        return wrong_row(observation, card, row, goal)
    rule = SPECIALS[kind].rule
    text = ruled(refused.only_there(kind, edition), rule)
    return Refusal(text, Explanation(specials.name(kind, edition), (), specials.words(kind).help, rule), right)
