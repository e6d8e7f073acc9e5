"""Whose turn it is in Pega em 6! and what may be done: the status line and the main button.

Owns which of these holds in which phase. Must not know how anything is drawn.
"""

from typing import assert_never

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import dropping
from pega6_desktop.ui.boards.pega6.costs import taken_with
from pega6_desktop.ui.boards.pega6.course import may_fill_up
from pega6_desktop.ui.boards.pega6.zones import is_choosing, is_taking, lifted_card, row_of
from pega6_desktop.ui.table.view import ActionView, CardKey, Intent, KeyHint, Refusal, StatusView, ZoneId
from pega6_desktop.ui.text.pega6 import keys as words
from pega6_desktop.ui.text.pega6 import special_turn, turn
from pega6_desktop.ui.text.people import Voice

# ---------------------------------------------------------------- the status line


def status(observation: Observation, voice: Voice, lifted: CardKey | None, aimed: ZoneId | None) -> StatusView:
    """Whose turn it is and what may be done; with a card lifted, where it would go and why."""
    viewer = observation.viewer
    if viewer is not None and viewer in observation.to_act:
        return StatusView(turn.your_turn(viewer, voice), _own(observation, voice, lifted, aimed), "turn")
    if observation.to_act and observation.phase not in ("choose", "take_row"):
        return StatusView(turn.turn_of(observation.to_act[0], voice), _others(observation), "wait")
    match observation.phase:
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


def _own(observation: Observation, voice: Voice, lifted: CardKey | None, aimed: ZoneId | None) -> str:
    match observation.phase:
        case "draft":
            return special_turn.choose_to_draft(len(observation.offer))
        case "special":
            return special_turn.decide_special(observation.queue[0][0])
        case "exchange":
            return special_turn.decide_exchange()
        case "set_aside":
            return special_turn.decide_aside(observation.budget)
        case "take_row":
            return _taking(observation, aimed)
        case _:
            return _choosing(observation, voice, lifted, aimed)


def _others(observation: Observation) -> str:
    match observation.phase:
        case "draft":
            return special_turn.other_drafts()
        case "special":
            return special_turn.other_decides(observation.queue[0][0])
        case "exchange":
            return special_turn.other_exchanges()
        case _:
            return special_turn.other_sets_aside(observation.budget)


def _choosing(observation: Observation, voice: Voice, lifted: CardKey | None, aimed: ZoneId | None) -> str:
    card = lifted_card(lifted)
    if card is None or card not in observation.hand:
        return turn.choose_a_card()
    if aimed is not None:
        meant = dropping.meaning(observation, voice, lifted, aimed)
        if isinstance(meant, Refusal):
            return meant.text
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
    cards = taken_with(observation.rows, row, observation.queue[0][0])
    return turn.row_costs(row + 1, len(cards), heads(cards))


def _waiting(observation: Observation, voice: Voice) -> str:
    choosing = [voice.name(seat) for seat in observation.to_act]
    if not choosing:
        return turn.all_chose()
    if observation.own_choice is None:
        return turn.still_choosing(choosing)
    return turn.waits_face_down(observation.own_choice, choosing)


def _won(observation: Observation, voice: Voice) -> str:
    outcome = observation.score.outcome
    if outcome is None:
        return ""
    return turn.won(outcome.winners, observation.score.totals[outcome.winners[0]], voice)


# ---------------------------------------------------------------- the main button


def action(observation: Observation, lifted: CardKey | None, aimed: ZoneId | None) -> ActionView:
    """The main button; it does something only when a card or a row is chosen."""
    row = row_of(observation, aimed)
    if is_taking(observation):
        return (
            ActionView(turn.pick_row(), is_enabled=False)
            if row is None or observation.rows[row].is_blocked
            else ActionView(turn.take(row + 1), is_enabled=True)
        )
    if not is_choosing(observation):
        return ActionView(_other_decision(observation), is_enabled=False)
    card = lifted_card(lifted)
    if card is None or card not in observation.hand:
        return ActionView(turn.pick_card(), is_enabled=False)
    if row is not None and row == target(observation.rows, card):
        return ActionView(turn.play_on(row + 1), is_enabled=True)
    return ActionView(turn.play(card), is_enabled=True)


def _other_decision(observation: Observation) -> str:
    """Decisions made in the list of moves: the button only names them."""
    if observation.viewer not in observation.to_act:
        return turn.wait()
    match observation.phase:
        case "draft":
            return special_turn.pick_draft()
        case "special":
            return special_turn.pick_special()
        case "exchange":
            return special_turn.pick_exchange()
        case "set_aside":
            return special_turn.pick_aside()
        case _:
            return turn.wait()


# ---------------------------------------------------------------- the keys


def keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    """Cards or rows, playing, asking why, and taking back."""
    if is_taking(observation):
        return (words.row(len(observation.rows)), words.take(), words.let_go(), words.why())
    if not is_choosing(observation):
        return (words.undo(), words.why())
    if intent.lifted is None:
        return (words.card(), words.play(), words.why(), words.undo())
    return (words.row(len(observation.rows)), words.play(), words.let_go(), words.why())
