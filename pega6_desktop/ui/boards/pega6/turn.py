"""Whose turn it is in Pega em 6! and what may be done: the status line, the main button, the moves by name.

Owns which of these holds in which phase. Must not know how anything is drawn.
"""

from typing import assert_never

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.moves import Move, PlayCard, TakeRow
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import target
from pega6_desktop.ui.boards.pega6 import dropping
from pega6_desktop.ui.boards.pega6.course import may_fill_up
from pega6_desktop.ui.boards.pega6.zones import is_choosing, is_taking, lifted_card, row_of
from pega6_desktop.ui.table.view import ActionView, CardKey, Refusal, StatusView, ZoneId
from pega6_desktop.ui.text.pega6 import turn
from pega6_desktop.ui.text.people import Voice

# ---------------------------------------------------------------- the status line


def status(observation: Observation, voice: Voice, lifted: CardKey | None, aimed: ZoneId | None) -> StatusView:
    """Whose turn it is and what may be done; with a card lifted, where it would go and why."""
    viewer = observation.viewer
    if viewer is not None and viewer in observation.to_act:
        text = _choosing(observation, voice, lifted, aimed) if is_choosing(observation) else _taking(observation, aimed)
        return StatusView(turn.your_turn(viewer, voice), text, "turn")
    match observation.phase:
        case "choose":
            return StatusView(turn.waiting(), _waiting(observation, voice), "wait")
        case "take_row":
            card, seat = observation.queue[0]
            return StatusView(turn.turn_of(seat, voice), turn.other_takes(card), "wait")
        case "place":
            return StatusView(turn.trick_lead(observation.trick), turn.lowest_first(), "info")
        case "deal":
            text = turn.round_done() if observation.number else turn.being_dealt()
            return StatusView(turn.round_lead(observation.number), text, "info")
        case "over":
            return StatusView(turn.match_lead(), _won(observation, voice), "info")
        case _:
            assert_never(observation.phase)


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
        return turn.would_take(card, row + 1, lying.end, heads(lying.cards))
    return turn.would_go(card, row + 1, lying.end, is_at_risk=may_fill_up(observation, card, row))


def _taking(observation: Observation, aimed: ZoneId | None) -> str:
    row = row_of(observation, aimed)
    if row is None:
        return turn.choose_a_row(observation.queue[0][0])
    cards = observation.rows[row].cards
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
            if row is None
            else ActionView(turn.take(row + 1), is_enabled=True)
        )
    if not is_choosing(observation):
        return ActionView(turn.wait(), is_enabled=False)
    card = lifted_card(lifted)
    if card is None or card not in observation.hand:
        return ActionView(turn.pick_card(), is_enabled=False)
    if row is not None and row == target(observation.rows, card):
        return ActionView(turn.play_on(row + 1), is_enabled=True)
    return ActionView(turn.play(card), is_enabled=True)


# ---------------------------------------------------------------- moves


def move_name(observation: Observation, move: Move) -> str:
    """One legal move as a sentence for lists and screen readers."""
    match move:
        case PlayCard(card):
            return _play_name(observation, card)
        case TakeRow(row):
            cards = observation.rows[row].cards
            return turn.move_take(row + 1, len(cards), heads(cards))
        case _:
            assert_never(move)


def _play_name(observation: Observation, card: int) -> str:
    row = target(observation.rows, card)
    if row is None:
        return turn.move_low(card)
    lying = observation.rows[row]
    if lying.is_full:
        return turn.move_sixth(card, row + 1, heads(lying.cards))
    return turn.move_after(card, row + 1, lying.end)
