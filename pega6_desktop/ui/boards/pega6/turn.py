"""Whose turn it is in Pega em 6!, what happens and what may be done: the status line, the main button and the keys.

Owns which of these holds in which phase. Must not know how anything is drawn.
"""

from typing import assert_never

from pega6_desktop.games.pega6 import events
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.moves import DraftCard, PlaySpecial, SetAside
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import taken_with, target
from pega6_desktop.ui.boards.pega6 import dropping, handles, targets, why
from pega6_desktop.ui.table.turns.acts import ALONE
from pega6_desktop.ui.table.view import ActionView, CardKey, Intent, Refusal, StatusView, ZoneId
from pega6_desktop.ui.words.messages import KeyHint, Voice, filled
from pega6_desktop.ui.words.pega6 import log, special_turn, specials, turn, words

LAST_PICK = 5
"""Open cards before the last pick: the other four open the rows (P6-P-05)."""


# ---------------------------------------------------------------- the status line


def status(observation: Observation, voice: Voice, intent: Intent) -> StatusView:
    """Whose turn it is and what may be done; with a card lifted, where it would go and why."""
    viewer = observation.viewer
    if viewer is not None and viewer in observation.to_act:
        return StatusView(_own_lead(observation, voice, viewer, intent), _own(observation, voice, intent), "turn")
    if observation.to_act and observation.phase not in ("choose", "take_row"):
        lead = turn.turn_of(observation.to_act[0], voice)
        return StatusView(lead, _other_option(observation), "wait")
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
    kind = handles.kind_of(observation, intent.lifted)
    is_played = kind is not None and handles.owes(observation, "special")
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
        alone = turn.goes_alone() if ALONE in intent.gathered else ""
        return " ".join(filter(None, (_choosing(observation, intent.lifted), alone)))
    return _own_option(observation, voice, intent)


def _choosing(observation: Observation, lifted: CardKey | None) -> str:
    card = handles.lifted_card(lifted)
    if card is None or card not in observation.hand:
        return turn.choose_a_card()
    row = target(observation.rows, card)
    if row is None:
        return turn.would_be_low(card)
    lying = observation.rows[row]
    if lying.is_full:
        return turn.would_take(card, row + 1, lying.end, heads(taken_with(observation.rows, row, card)))
    return turn.would_go(card, row + 1, lying.end, is_at_risk=why.may_fill_up(observation, card, row))


def _taking(observation: Observation, aimed: ZoneId | None) -> str:
    row = handles.row_of(observation, aimed)
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


def _own_option(observation: Observation, voice: Voice, intent: Intent) -> str:
    """What the viewer may do."""
    match observation.phase:
        case "draft":
            return _drafting(observation, voice, intent)
        case "exchange":
            kind = handles.kind_of(observation, intent.lifted)
            return special_turn.decide_exchange() if kind is None else special_turn.would_exchange(kind, voice.edition)
        case "set_aside":
            card = _aside(observation, intent)
            if card is None:
                return special_turn.decide_aside(observation.budget)
            return special_turn.would_put_aside(card, HEADS[card])
        case _:
            return _deciding(observation, intent)


def _other_option(observation: Observation) -> str:
    """What somebody else is deciding."""
    match observation.phase:
        case "draft":
            return _other_drafts(observation)
        case "special":
            return special_turn.other_decides(observation.queue[0][0])
        case "exchange":
            return special_turn.other_exchanges()
        case _:
            return special_turn.other_sets_aside(observation.budget)


def _deciding(observation: Observation, intent: Intent) -> str:
    card = observation.queue[0][0]
    kind = handles.kind_of(observation, intent.lifted)
    if kind is None:
        return (
            special_turn.decide_special(card)
            if targets.useful_kinds(observation)
            else special_turn.no_special_serves(card)
        )
    said, plays = specials.words(kind), targets.plays_of(observation, kind)
    rows = _rows_at_stake(observation, plays)
    is_second = intent.picked is not None if targets.asks_twice(plays) else len(rows) > 1
    return filled(
        said.other_prompt if said.other_prompt and is_second else said.prompt,
        card=card,
        picked=None if intent.picked is None else intent.picked[1],
        row=rows[0] + 1 if rows else None,
    )


def _rows_at_stake(observation: Observation, plays: tuple[PlaySpecial, ...]) -> list[int]:
    """The rows whose cards may be named; where none may, the one the number card goes to."""
    cards = {play.card for play in plays}
    rows = [index for index, row in enumerate(observation.rows) if not cards.isdisjoint(row.cards)]
    goal = target(observation.rows, observation.queue[0][0])
    return rows or ([] if goal is None else [goal])


def _drafting(observation: Observation, voice: Voice, intent: Intent) -> str:
    card = _open_card(observation, intent)
    if card is not None:
        return special_turn.would_take(card, HEADS[card])
    left, count = len(observation.offer), observation.setup.seats
    following = "" if left == LAST_PICK else voice.called((observation.to_act[0] + 1) % count)
    return special_turn.your_turn(left, following)


def _other_drafts(observation: Observation) -> str:
    left, picks = len(observation.offer), observation.picks
    if picks and picks[-1][0] == observation.viewer:
        return special_turn.take_back(picks[-1][1], left)
    return special_turn.other_drafts(left)


def _open_card(observation: Observation, intent: Intent) -> int | None:
    """The lifted card, when it may be drafted."""
    card = handles.lifted_card(intent.lifted)
    return card if card is not None and DraftCard(card) in observation.legal else None


def _aside(observation: Observation, intent: Intent) -> int | None:
    """The lifted card, when it may be put aside."""
    card = handles.lifted_card(intent.lifted)
    return card if card is not None and SetAside(card) in observation.legal else None


def happening(event: events.Event, observation: Observation, voice: Voice, *, is_before: bool) -> StatusView:
    """What happens on the table just now. is_before: a row is about to be taken."""
    match event:
        case events.CardsRevealed():
            told = turn.begins(event, voice)
        case events.CardPlaced():
            told = turn.placed(event, voice)
        case events.RowTaken() if is_before:
            card = observation.queue[0][0] if event.own is None and observation.queue else event.own or 0
            told = turn.one_too_many(event, card, voice)
        case events.RowTaken():
            told = turn.takes_row(event, voice)
        case events.SpecialPlayed():
            told = turn.plays(event, voice)
        case events.CardMoved():
            told = turn.moved(event, voice)
        case _:
            told = "", log.sentence(event, voice)
    return StatusView(*told, "info")


# ---------------------------------------------------------------- the main button


def action(observation: Observation, intent: Intent, edition: str) -> ActionView:
    """The main button; it does something only when a card or a row is chosen, or when none may be played."""
    row = handles.row_of(observation, intent.aimed)
    if handles.owes(observation, "take_row"):
        return (
            ActionView(turn.pick_row(), is_enabled=False)
            if row is None or observation.rows[row].is_blocked
            else ActionView(turn.take(row + 1), is_enabled=True)
        )
    if observation.viewer not in observation.to_act:
        return ActionView(turn.wait(), is_enabled=False)
    if observation.phase != "choose":
        return _option_action(observation, intent, edition)
    card = handles.lifted_card(intent.lifted)
    if card is None or card not in observation.hand:
        return ActionView(turn.pick_card(), is_enabled=False)
    if row is not None and row == target(observation.rows, card):
        return ActionView(turn.play_on(row + 1), is_enabled=True)
    return ActionView(turn.play(card), is_enabled=True)


def _option_action(observation: Observation, intent: Intent, edition: str) -> ActionView:
    """What Enter does with the card in the air; without one, what nought does."""
    match observation.phase:
        case "draft":
            card = _open_card(observation, intent)
            return (
                ActionView(special_turn.pick(), is_enabled=False)
                if card is None
                else ActionView(special_turn.take(card), is_enabled=True)
            )
        case "exchange":
            is_lifted = handles.kind_of(observation, intent.lifted) is not None
            return _answer(special_turn.exchange() if is_lifted else "", special_turn.keep_all())
        case "set_aside":
            card = _aside(observation, intent)
            return _answer("" if card is None else special_turn.put_aside(card), special_turn.keep_rest())
        case _:
            return _special_action(observation, intent, edition)


def _answer(act: str, none: str) -> ActionView:
    return ActionView(act, is_enabled=True) if act else ActionView(none, is_enabled=True, key="0")


def _special_action(observation: Observation, intent: Intent, edition: str) -> ActionView:
    kind = handles.kind_of(observation, intent.lifted)
    if kind is None:
        is_needless = not targets.useful_kinds(observation)
        return ActionView(special_turn.none(), is_enabled=True, key="0", is_needless=is_needless)
    is_ready = not isinstance(dropping.deciding(observation, intent, edition), Refusal)
    return ActionView(specials.words(kind).act, is_enabled=is_ready)


# ---------------------------------------------------------------- the keys


def keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    """Cards or rows, playing, asking why, and taking back."""
    if handles.owes(observation, "take_row"):
        return (words.row(len(observation.rows)), words.take(), words.let_go(), words.why())
    if observation.viewer in observation.to_act and observation.phase != "choose":
        return _option_keys(observation, intent)
    if not handles.owes(observation, "choose"):
        return (words.undo(), words.why()) if _may_take_back(observation) else (words.why(),)
    if intent.lifted is None:
        looking = (words.drafted(),) if handles.drafted(observation, observation.to_act[0]) else ()
        back = (words.last_trick(),) if observation.tricks else ()
        return (words.card(), words.play(), *back, *looking, words.undo())  # "why" wants a card to ask about
    act = (words.play(), *([words.play_alone()] if observation.specials else [words.let_go()]), words.why())
    card = handles.lifted_card(intent.lifted)
    is_low = card is not None and target(observation.rows, card) is None  # its row is chosen later (P6-B-10)
    return act if is_low else (words.row(len(observation.rows)), *act)


def _may_take_back(observation: Observation) -> bool:
    """Whether the viewer's last choice still stands alone: the face-down card (P6-B-04), the last pick (P6-P-04)."""
    if observation.phase == "draft":
        return bool(observation.picks) and observation.picks[-1][0] == observation.viewer
    return observation.phase == "choose" and observation.own_choice is not None


def _option_keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    """The keys of the decision that is due."""
    is_lifted = intent.lifted is not None
    match observation.phase:
        case "draft":
            return (words.open_card(), words.take_card(), *([words.let_go()] if is_lifted else [words.why()]))
        case "exchange":
            return _keys_of(words.special(), words.keep(), words.exchange() if is_lifted else "")
        case "set_aside":
            return _keys_of(words.card(), words.keep(), words.put_aside() if is_lifted else "")
        case _:
            return _special_keys(observation, intent)


def _keys_of(walk: KeyHint, none: str, act: str) -> tuple[KeyHint, ...]:
    if not act:
        return (walk, words.none(none), words.why())
    return (walk, words.act(act), words.none(none), words.let_go())


def _special_keys(observation: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    none = words.none(words.no_special())
    kind = handles.kind_of(observation, intent.lifted)
    if kind is None:
        is_low = target(observation.rows, observation.queue[0][0]) is None
        row = (words.row(len(observation.rows)),) if is_low else ()
        return (
            (words.special(), *row, none, words.why())
            if targets.useful_kinds(observation)
            else (*row, none, words.why())
        )
    act, plays = words.act(specials.words(kind).act), targets.plays_of(observation, kind)
    left = targets.plays_with(plays, intent.picked) or plays
    if any(play.card is not None for play in left) and not (intent.picked and targets.asks_twice(plays)):
        return (words.card_for_it(), act, none, words.let_go())
    if any(play.row is not None for play in left):
        return (none, words.row(len(observation.rows)), act, words.let_go())
    return (act, none, words.let_go())
