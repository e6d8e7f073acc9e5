"""Whose turn it is in Qwixx cards and what may be done: status line, main button, keys.

Owns which sentence holds in which phase. Must not know how anything is drawn.
"""

from pega6_desktop.games.qwixx_cards.cards import number_of
from pega6_desktop.games.qwixx_cards.moves import CrossNumber
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.scoring import enders
from pega6_desktop.games.qwixx_cards.sheets import number_at, place, skipped
from pega6_desktop.ui.boards.qwixx_cards import gathering
from pega6_desktop.ui.boards.qwixx_cards.cards import box_in
from pega6_desktop.ui.boards.qwixx_cards.targets import is_acting, targets
from pega6_desktop.ui.table.view import ActionView, Intent, StatusView
from pega6_desktop.ui.words.messages import KeyHint
from pega6_desktop.ui.words.people import Voice
from pega6_desktop.ui.words.qwixx import table
from pega6_desktop.ui.words.qwixx import turn as words

# ---------------------------------------------------------------- the status line


def status(seen: Observation, voice: Voice, intent: Intent) -> StatusView:
    """Whose turn it is and what may be done."""
    if is_acting(seen):
        who = _who(seen, voice)
        lead = words.number_lead(seen.top, who) if seen.phase == "mark" else words.action_lead(_step(seen), who)
        return StatusView(lead, _own(seen, intent), "turn")
    match seen.phase:
        case "draw" if seen.active == seen.viewer:
            return StatusView(words.action_lead(1, _who(seen, voice)), words.own_draws(), "wait")
        case "draw":
            return StatusView(words.turn_of(voice.name(seen.active)), words.other_draws(), "wait")
        case "play":
            if seen.active == seen.viewer:
                return StatusView(
                    words.action_lead(3, _who(seen, voice)), words.own_lays(table.all_cards(seen.in_play)), "wait"
                )
            lead = words.turn_of(voice.name(seen.active))
            laid = words.other_lays(table.all_cards(seen.in_play)) if seen.in_play else words.other_plays()
            return StatusView(lead, laid, "wait")
        case "mark":
            names, has_decided = voice.all_called(seen.to_act), seen.own_choice is not None
            if not seen.to_act:
                return StatusView(words.all_decided_lead(), words.showing(has_decided=has_decided), "wait")
            return StatusView(words.waiting(), words.waiting_for(names, has_decided=has_decided), "wait")
        case "over":
            return StatusView(
                words.over_lead(), words.over(_why(seen, voice), voice.all_called(_winners(seen))), "info"
            )
        case _:
            return StatusView(words.waiting(), words.dealing(), "info")


def _who(seen: Observation, voice: Voice) -> str:
    """The viewer's name where several people sit at the screen."""
    return "" if seen.viewer is None else voice.addressed(seen.viewer)


def _winners(seen: Observation) -> tuple[int, ...]:
    outcome = seen.score.outcome
    return () if outcome is None else outcome.winners


def _why(seen: Observation, voice: Voice) -> str:
    """What has ended the match (QX-26, QX-27)."""
    ended = enders(seen.sheets)
    if ended is None:
        return ""
    reason, seats = ended
    names = voice.all_called(seats)
    return words.rows_completed(names) if reason == "rows" else words.turns_missed(names)


def _step(seen: Observation) -> int:
    return 1 if seen.phase == "draw" else 3


def _own(seen: Observation, intent: Intent) -> str:
    things = intent.gathered
    match seen.phase:
        case "draw":
            return words.draw(gathering.needed(seen), len(gathering.places_of(things)))
        case "mark":
            return _mark(seen, things)
        case _:
            return _play(seen, intent)


def _mark(seen: Observation, things: gathering.Things) -> str:
    boxes = gathering.boxes_of(things)
    if boxes:
        return words.mark_chosen(seen.top, boxes[0][0], gathering.gain(gathering.own_sheet(seen), boxes))
    can_cross = any(isinstance(move, CrossNumber) for move in seen.legal)
    return words.mark(seen.top) if can_cross else words.mark_nowhere(seen.top)


def _play(seen: Observation, intent: Intent) -> str:
    things = intent.gathered
    cards, boxes = gathering.cards_of(things), gathering.boxes_of(things)
    if not cards:
        return words.play()
    if not boxes:
        can_cross = any(box_in(target.zone) is not None for target in targets(seen, intent))
        is_safe = seen.has_crossed
        return words.play_only(len(cards), can_cross=can_cross) if is_safe else words.play_missing(can_cross=can_cross)
    move = gathering.made(things)
    numbers = () if move is None else move.numbers
    return words.play_crossing(
        numbers, gathering.gain(gathering.own_sheet(seen), boxes), left_out(boxes[0][0], numbers)
    )


def left_out(row: int, numbers: tuple[int, ...]) -> int | None:
    """The one number left out between these, if one is."""
    if not skipped(row, numbers):
        return None
    places = {place(row, number) for number in numbers}
    return number_at(row, next(at for at in range(min(places), max(places)) if at not in places))


# ---------------------------------------------------------------- button and keys


def action(seen: Observation, intent: Intent) -> ActionView:
    """The main button."""
    if not is_acting(seen):
        return ActionView(words.wait_button(), is_enabled=False)
    things = intent.gathered
    match seen.phase:
        case "draw":
            return ActionView(
                words.draw_button(gathering.needed(seen)),
                is_enabled=len(gathering.places_of(things)) == gathering.needed(seen),
            )
        case "mark":
            if boxes := gathering.boxes_of(things):
                return ActionView(words.cross_button(boxes), is_enabled=True)
            # Sheet and number lie open: that it fits nowhere is no secret, and nothing is asked for long.
            return ActionView(words.pass_button(seen.top), is_enabled=True, key="0", is_needless=len(seen.legal) == 1)
        case _:
            return _play_action(seen, things)


def _play_action(seen: Observation, things: gathering.Things) -> ActionView:
    """The main button never misses the turn while a cross is possible: that is a plain button beside it."""
    numbers = sorted(map(number_of, gathering.cards_of(things)))
    if not numbers or gathering.boxes_of(things):
        return ActionView(words.play_button(numbers), is_enabled=bool(numbers))
    bare = words.play_bare_button(is_missed=not seen.has_crossed)
    if best := gathering.most_crossing(seen, things):
        boxes = [(best.row, number) for number in best.numbers]
        return ActionView(words.cross_button(boxes), is_enabled=True, plain=bare)
    if gathering.may_still_cross(seen):
        return ActionView(words.play_button([]), is_enabled=False, plain=bare)
    return ActionView(bare, is_enabled=True)


def keys(seen: Observation, intent: Intent) -> tuple[KeyHint, ...]:
    """The keys that do something now."""
    if not is_acting(seen):
        has_chosen = seen.viewer is not None and seen.own_choice is not None
        return words.back_keys() if has_chosen else ()
    match seen.phase:
        case "draw":
            return words.draw_keys(is_begun=bool(intent.gathered))
        case "mark":
            return words.mark_keys()
        case _:
            return words.play_keys(is_begun=bool(intent.gathered))
