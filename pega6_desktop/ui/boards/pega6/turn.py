"""Whose turn it is in Pega em 6! and what may be done: the status line and the main button.

Owns which of these holds in which phase. Must not know how anything is drawn.
"""

from typing import assert_never

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import dropping, extras, option_turn, zones
from pega6_desktop.ui.boards.pega6.costs import taken_with
from pega6_desktop.ui.boards.pega6.placements import may_fill_up
from pega6_desktop.ui.boards.pega6.zones import lifted_card, row_of
from pega6_desktop.ui.table.view import ActionView, CardKey, Intent, Refusal, StatusView, ZoneId
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.pega6 import special_turn, turn, words

# ---------------------------------------------------------------- the status line


def status(observation: Observation, voice: Voice, intent: Intent) -> StatusView:
    """Whose turn it is and what may be done; with a card lifted, where it would go and why."""
    viewer = observation.viewer
    if viewer is not None and viewer in observation.to_act:
        return StatusView(_own_lead(observation, voice, viewer, intent), _own(observation, voice, intent), "turn")
    if observation.to_act and observation.phase not in ("choose", "take_row"):
        lead = turn.turn_of(observation.to_act[0], voice)
        return StatusView(lead, option_turn.other(observation), "wait")
    match observation.phase:
        case "choose" if not observation.to_act:
            return StatusView(turn.all_chose_lead(), turn.turning_up(observation.own_choice), "wait")
        case "choose":
            return StatusView(turn.waiting(), _waiting(observation, voice), "wait")
        case "take_row":
            card, seat = observation.queue[0]
            return StatusView(turn.turn_of(seat, voice), turn.other_takes(card), "wait")
        case "place" | "draft" | "special" | "set_aside" | "exchange":
            return StatusView(turn.trick_lead(observation.trick), turn.lowest_first(), "info")
        case "deal":
            text = turn.round_done() if observation.number else turn.being_dealt()
            return StatusView(turn.round_lead(observation.number), text, "info")
        case "over":
            return StatusView(turn.match_lead(), _won(observation, voice), "info")
        case _:
            assert_never(observation.phase)


def _own_lead(observation: Observation, voice: Voice, viewer: int, intent: Intent) -> str:
    """Whose turn it is, or the special card in the air."""
    kind = extras.kind_of(observation, intent.lifted)
    is_played = kind is not None and zones.is_asked(observation)
    return special_turn.lead(kind, voice.edition) if is_played and kind is not None else turn.your_turn(viewer, voice)


def _own(observation: Observation, voice: Voice, intent: Intent) -> str:
    """What may be done; where the lifted card cannot go, why."""
    if observation.phase == "take_row":
        return _taking(observation, intent.aimed)
    if intent.lifted is not None and intent.aimed is not None:
        meant = dropping.meaning(observation, voice, intent)
        if isinstance(meant, Refusal):
            return meant.text
    if observation.phase == "choose":
        return _choosing(observation, intent.lifted)
    return option_turn.own(observation, voice, intent)


def _choosing(observation: Observation, lifted: CardKey | None) -> str:
    card = lifted_card(lifted)
    if card is None or card not in observation.hand:
        return turn.choose_a_card()
    row = target(observation.rows, card)
    if row is None:
        return turn.would_be_low(card)
    lying = observation.rows[row]
    if lying.is_full:
        return turn.would_take(card, row + 1, lying.end, heads(taken_with(observation.rows, row, card)))
    return turn.would_go(card, row + 1, lying.end, is_at_risk=may_fill_up(observation, card, row))


def _taking(observation: Observation, aimed: ZoneId | None) -> str:
    row = row_of(observation, aimed)
    if row is None or observation.rows[row].is_blocked:
        return turn.choose_a_row(observation.queue[0][0])
    card = observation.queue[0][0]
    cards = taken_with(observation.rows, row, card)
    return turn.row_costs(card, row + 1, len(cards), heads(cards))


def _waiting(observation: Observation, voice: Voice) -> str:
    choosing = [voice.name(seat) for seat in observation.to_act]
    if observation.own_choice is None:
        return turn.still_choosing(choosing)
    return turn.waits_face_down(observation.own_choice, choosing)


def _won(observation: Observation, voice: Voice) -> str:
    outcome = observation.score.outcome
    if outcome is None:
        return ""
    return turn.won(outcome.winners, observation.score.totals[outcome.winners[0]], voice)


# ---------------------------------------------------------------- the main button


def action(observation: Observation, intent: Intent, edition: str) -> ActionView:
    """The main button; it does something only when a card or a row is chosen, or when none may be played."""
    row = row_of(observation, intent.aimed)
    if zones.is_taking(observation):
        return (
            ActionView(turn.pick_row(), is_enabled=False)
            if row is None or observation.rows[row].is_blocked
            else ActionView(turn.take(row + 1), is_enabled=True)
        )
    if observation.viewer not in observation.to_act:
        return ActionView(turn.wait(), is_enabled=False)
    if observation.phase != "choose":
        return option_turn.action(observation, intent, edition)
    card = lifted_card(intent.lifted)
    if card is None or card not in observation.hand:
        return ActionView(turn.pick_card(), is_enabled=False)
    if row is not None and row == target(observation.rows, card):
        return ActionView(turn.play_on(row + 1), is_enabled=True)
    return ActionView(turn.play(card), is_enabled=True)


# ---------------------------------------------------------------- the keys


def keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    """Cards or rows, playing, asking why, and taking back."""
    if zones.is_taking(observation):
        return (words.row(len(observation.rows)), words.take(), words.let_go(), words.why())
    if observation.viewer in observation.to_act and observation.phase != "choose":
        return option_turn.keys(observation, intent)
    if not zones.is_choosing(observation):
        return (words.undo(), words.why()) if _may_take_back(observation) else (words.why(),)
    if intent.lifted is None:
        return (words.card(), words.play(), words.why(), words.undo())
    act = (words.play(), words.let_go(), words.why())
    card = lifted_card(intent.lifted)
    is_low = card is not None and target(observation.rows, card) is None  # its row is chosen later (P6-B-10)
    return act if is_low else (words.row(len(observation.rows)), *act)


def _may_take_back(observation: Observation) -> bool:
    """Whether the viewer's last choice still stands alone: the face-down card (P6-B-04), the last pick (P6-P-04)."""
    if observation.phase == "draft":
        return bool(observation.picks) and observation.picks[-1][0] == observation.viewer
    return observation.phase == "choose" and observation.own_choice is not None
