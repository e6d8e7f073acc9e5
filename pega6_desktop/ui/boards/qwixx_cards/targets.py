"""What may be taken up in Qwixx cards and what is lit: cards of hand and display, boxes of the own sheet.

Owns the lights of every phase. A target's place says whether it is chosen already.
"""

from msgspec.structs import replace

from pega6_desktop.games.qwixx_cards.cards import HAND
from pega6_desktop.games.qwixx_cards.moves import CrossNumber, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import place
from pega6_desktop.ui.boards.qwixx_cards.cards import box_in, box_zone, card_in, card_key, place_in, shown_key
from pega6_desktop.ui.boards.qwixx_cards.gathering import Things, boxes_of, cards_of, gain, own_sheet, row_of
from pega6_desktop.ui.table.view import CardKey, Intent, Target
from pega6_desktop.ui.words.qwixx import table, turn

OPEN, CHOSEN = 0, 1
"""Places of a target: it may be chosen; it is."""


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
            name = turn.is_chosen(table.back(seen.display[at], at))
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
    name = turn.may_cross(number, row)
    words = turn.is_chosen(table.in_colour(number, row)) if is_chosen else name
    return Target(box_zone(row, number), CHOSEN if is_chosen else OPEN, str(number), words, kind="zone")


def _held(things: Things) -> tuple[Target, ...]:
    cards = cards_of(things)
    return tuple(
        [
            Target(("held", one), CHOSEN, "", turn.is_chosen(table.card(one)), kind="zone", raises=card_key(one))
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
