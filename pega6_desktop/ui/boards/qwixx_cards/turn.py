"""A turn of Qwixx cards: what may be taken up and what is lit, status line, main button, keys.

Owns the lights and sentences of every phase. A target's place says whether it is chosen already. Must not know how
anything is drawn.
"""

from msgspec.structs import replace

from pega6_desktop.games.qwixx_cards.cards import HAND, number_of
from pega6_desktop.games.qwixx_cards.moves import CrossNumber, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.scoring import enders
from pega6_desktop.games.qwixx_cards.sheets import number_at, place, skipped
from pega6_desktop.ui.boards.qwixx_cards import gathering
from pega6_desktop.ui.boards.qwixx_cards.cards import (
    CHOSEN,
    OPEN,
    box_in,
    box_zone,
    card_in,
    card_key,
    place_in,
    shown_key,
)
from pega6_desktop.ui.boards.qwixx_cards.gathering import Things, boxes_of, cards_of, gain, own_sheet, row_of
from pega6_desktop.ui.table.view import ActionView, CardKey, Intent, StatusView, Target
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.qwixx import table
from pega6_desktop.ui.words.qwixx import turn as words

# ---------------------------------------------------------------- what is lit


def is_acting(seen: Observation) -> bool:
    """Whether the viewer owes something; what comes of a draw or a play is only shown until the next phase begins."""
    is_drawn = seen.phase == "draw" and len(seen.hand) == HAND
    return seen.viewer is not None and seen.viewer in seen.to_act and not (seen.in_play or is_drawn)


def liftable(seen: Observation) -> tuple[CardKey, ...]:
    """Cards that may be taken up now, in the order the keyboard walks them."""
    if not is_acting(seen):
        return ()
    if seen.phase == "draw":
        return tuple([shown_key(at, number) for at, number in enumerate(seen.display)])
    return tuple(map(card_key, seen.hand)) if seen.phase == "play" else ()


def targets(seen: Observation, intent: Intent) -> tuple[Target, ...]:
    """Everything lit now: what is chosen, then what may be."""
    if not is_acting(seen):
        return ()
    match seen.phase:
        case "draw":
            return _shown(seen, intent.gathered)
        case "mark":
            return _marks(seen, intent.gathered)
        case _:
            return (*_held(intent.gathered), *_boxes(seen, intent))


def _shown(seen: Observation, things: Things) -> tuple[Target, ...]:
    found = []
    for thing in things:
        at = place_in(thing)
        if at is not None:
            name = words.is_chosen(table.back(seen.display[at], at))
            found.append(Target(("shown", at), CHOSEN, "", name, kind="zone", raises=shown_key(at, seen.display[at])))
    return tuple(found)


def _marks(seen: Observation, things: Things) -> tuple[Target, ...]:
    rows = [move.row for move in seen.legal if isinstance(move, CrossNumber)]
    return _told(seen, [_box(row, seen.top, is_chosen=box_zone(row, seen.top) in things) for row in rows])


def _told(seen: Observation, targets: list[Target]) -> tuple[Target, ...]:
    """The first chosen box tells what all of them bring."""
    chosen = [box for target in targets if target.place == CHOSEN and (box := box_in(target.zone)) is not None]
    first = next((at for at, target in enumerate(targets) if target.place == CHOSEN), None)
    if first is not None:
        chosen.sort(key=lambda box: place(*box))
        brings = gain(own_sheet(seen), tuple(chosen))
        targets[first] = replace(targets[first], pill=(table.gain_pill(brings, chosen), brings))
    return tuple(targets)


def _box(row: int, number: int, *, is_chosen: bool) -> Target:
    name = words.is_chosen(table.in_colour(number, row)) if is_chosen else words.may_cross(number, row)
    return Target(box_zone(row, number), CHOSEN if is_chosen else OPEN, str(number), name, kind="zone")


def _held(things: Things) -> tuple[Target, ...]:
    cards = cards_of(things)
    return tuple(
        [
            Target(("held", one), CHOSEN, "", words.is_chosen(table.card(one)), kind="zone", raises=card_key(one))
            for one in cards
        ]
    )


def _boxes(seen: Observation, intent: Intent) -> tuple[Target, ...]:
    """Boxes that one tap more would cross, and those that are to be crossed."""
    chosen = boxes_of(intent.gathered)
    card = card_in(intent.lifted)
    things = intent.gathered
    if card is not None and card_key(card) not in things:
        things = (*things, card_key(card))
    able = {(row, number) for row, number in _crossable(seen, things)} - set(chosen)
    lit = _told(seen, [_box(row, number, is_chosen=True) for row, number in chosen])
    return (*lit, *(_box(row, number, is_chosen=False) for row, number in sorted(able)))


def _crossable(seen: Observation, things: Things) -> set[tuple[int, int]]:
    """Boxes that together with what is gathered are part of a legal play of those cards and perhaps one more."""
    cards, chosen, row = set(cards_of(things)), set(boxes_of(things)), row_of(things)
    found: set[tuple[int, int]] = set()
    for move in seen.legal:
        if not isinstance(move, Play) or (row is not None and move.row != row) or not cards <= set(move.cards):
            continue
        boxes = {(move.row, number) for number in move.numbers}
        more = boxes - chosen
        if chosen <= boxes and len(more) == 1 and len(set(move.cards) - cards) <= (0 if cards else 1):
            found |= more
    return found


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
    boxes = boxes_of(things)
    if boxes:
        return words.mark_chosen(seen.top, boxes[0][0], gain(own_sheet(seen), boxes))
    can_cross = any(isinstance(move, CrossNumber) for move in seen.legal)
    return words.mark(seen.top) if can_cross else words.mark_nowhere(seen.top)


def _play(seen: Observation, intent: Intent) -> str:
    things = intent.gathered
    cards, boxes = cards_of(things), boxes_of(things)
    if not cards:
        return words.play()
    if not boxes:
        can_cross = any(box_in(target.zone) is not None for target in targets(seen, intent))
        is_safe = seen.has_crossed
        return words.play_only(len(cards), can_cross=can_cross) if is_safe else words.play_missing(can_cross=can_cross)
    move = gathering.made(things)
    numbers = () if move is None else move.numbers
    return words.play_crossing(numbers, gain(own_sheet(seen), boxes), left_out(boxes[0][0], numbers))


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
            if boxes := boxes_of(things):
                return ActionView(words.cross_button(boxes), is_enabled=True)
            # Sheet and number lie open: that it fits nowhere is no secret, and nothing is asked for long.
            return ActionView(words.pass_button(seen.top), is_enabled=True, key="0", is_needless=len(seen.legal) == 1)
        case _:
            return _play_action(seen, things)


def _play_action(seen: Observation, things: gathering.Things) -> ActionView:
    """The main button never misses the turn while a cross is possible: that is a plain button beside it."""
    numbers = sorted(map(number_of, cards_of(things)))
    if not numbers or boxes_of(things):
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
