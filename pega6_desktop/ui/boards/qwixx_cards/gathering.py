"""What has been gathered for a move of Qwixx cards, which move it makes, and what is lit because it may be added.

Owns how taps, drags and keys become a legal move. Every answer is checked against the legal moves of the
observation: nothing is decided here that the rules would not.
"""

from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.qwixx_cards.cards import COLOURS, HAND, MOST_PLAYED, Card, colour_of, is_joker, number_of
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play, play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import CROSSES_FOR_LAST, MOST_SKIPPED, Sheet, obstacle, place, skipped
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
from pega6_desktop.ui.table.turns.selection import BACK, MARK, PASS
from pega6_desktop.ui.table.view import CardKey, Explanation, Gathered, Intent, Refusal, Target, ZoneId
from pega6_desktop.ui.words.qwixx import table, turn

Things = tuple[CardKey | ZoneId, ...]
RULES = {"row_completed": "QX-09", "left_of_cross": "QX-06", "five_crosses": "QX-07", "": "QX-20"}
"""What forbids to cross a number, and what allows it where nothing does."""


def needed(seen: Observation) -> int:
    """Cards the viewer has to draw."""
    return HAND - len(seen.hand)


def own_sheet(seen: Observation) -> Sheet:
    """The viewer's sheet; the first one for a spectator."""
    return seen.sheets[seen.viewer or 0]


def cards_of(things: Things) -> tuple[Card, ...]:
    """Cards of the hand among what is gathered."""
    return tuple([card for thing in things if (card := card_in(thing)) is not None])


def boxes_of(things: Things) -> tuple[tuple[int, int], ...]:
    """Boxes among what is gathered, as (row, number)."""
    return tuple([box for thing in things if (box := box_in(thing)) is not None])


def places_of(things: Things) -> tuple[int, ...]:
    """Places of the display among what is gathered."""
    return tuple([at for thing in things if (at := place_in(thing)) is not None])


def row_of(things: Things) -> int | None:
    """The row that what is gathered belongs to; None while it may be any."""
    for row, _ in boxes_of(things):
        return row
    return next((colour_of(card) for card in cards_of(things) if not is_joker(card)), None)


def is_acting(seen: Observation) -> bool:
    """Whether the viewer owes something; what comes of a draw or a play is only shown until the next phase begins."""
    is_drawn = seen.phase == "draw" and len(seen.hand) == HAND
    return seen.viewer is not None and seen.viewer in seen.to_act and not (seen.in_play or is_drawn)


# ---------------------------------------------------------------- what is meant


def meaning(seen: Observation, intent: Intent) -> Move | Gathered | Refusal:
    """A move, more or less gathered, or why not."""
    if seen.viewer is None or seen.viewer not in seen.to_act:
        return _no(turn.wait_for_turn())
    if intent.lifted is None and intent.aimed is None:
        return _move(seen, intent.gathered)
    if intent.aimed == BACK:
        return Gathered(_without(seen, intent.gathered, intent.gathered[-1]))
    match seen.phase:
        case "draw":
            return _draw(seen, intent)
        case "mark":
            return _mark(seen, intent)
        case _:
            return _play(seen, intent)


def _no(text: str, rule: str = "") -> Refusal:
    explanation = Explanation(text[:1].upper() + text[1:], (), "", rule) if rule else None
    return Refusal(text, explanation)


def _why(error: IllegalMove) -> Refusal:
    return _no(turn.rejection(error.code, error.params), error.rule)


def _toggled(things: Things, thing: CardKey | ZoneId) -> Things:
    return tuple([one for one in things if one != thing]) if thing in things else (*things, thing)


def _move(seen: Observation, things: Things) -> Move | Refusal:
    """What Enter makes of everything gathered."""
    if seen.phase == "draw":
        missing = needed(seen) - len(places_of(things))
        return Draw(tuple(sorted(places_of(things)))) if not missing else _no(turn.not_enough(missing), "QX-13")
    if seen.phase == "mark":
        return CrossNumber(boxes_of(things)[0][0]) if things else CrossNothing()
    if boxes_of(things) or not cards_of(things):
        return made(things) or _no(turn.choose_its_colour(), "QX-32")
    if best := most_crossing(seen, things):
        return best
    if may_still_cross(seen):
        return _no(turn.play_missing(can_cross=False), "QX-24")
    return _uncrossed(things)


def most_crossing(seen: Observation, things: Things) -> Play | None:
    """The play of exactly these cards that brings most; None where none of their numbers may be crossed."""
    cards, row = set(cards_of(things)), row_of(things)
    plays = [move for move in seen.legal if isinstance(move, Play) and set(move.cards) == cards and move.numbers]
    plays = [move for move in plays if row in (None, move.row)]
    sheet = own_sheet(seen)
    return max(plays, key=lambda move: gain(sheet, tuple([(move.row, one) for one in move.numbers])), default=None)


def may_still_cross(seen: Observation) -> bool:
    """Whether the turn would be missed without a cross (QX-24) and some play makes one."""
    return not seen.has_crossed and any(isinstance(move, Play) and move.numbers for move in seen.legal)


def _uncrossed(things: Things) -> Play:
    """These cards and no cross; of jokers alone any row is as good."""
    return play(cards_of(things), row_of(things) or 0)


def made(things: Things) -> Play | None:
    """The play of what is gathered; None for jokers alone without a row: then any row is as good if none is crossed."""
    cards, row = cards_of(things), row_of(things)
    if not cards:
        return Play((), 0)
    return play(cards, 0 if row is None else row, tuple([number for _, number in boxes_of(things)]))


def _draw(seen: Observation, intent: Intent) -> Gathered | Refusal | Move:
    """One place more or less; where a single card is owed, another one is taken instead."""
    if intent.aimed == MARK:
        return Gathered(intent.gathered)
    at = place_in(intent.lifted) if intent.lifted is not None else place_in(intent.aimed)
    if at is None and intent.aimed is not None and intent.aimed[0] == "digit":
        at = intent.aimed[1] - 1
    if at is None or not 0 <= at < len(seen.display):
        return _no(turn.not_enough(needed(seen)), "QX-13")
    things = _toggled(intent.gathered, shown_key(at, seen.display[at]))
    if len(things) > needed(seen):
        if needed(seen) > 1:
            return _no(turn.enough(needed(seen)), "QX-13")
        things = things[-1:]
    is_dragged = intent.lifted is not None and intent.aimed is not None and intent.aimed[0] == "hand"
    return Draw((at,)) if is_dragged and needed(seen) == 1 else Gathered(things)


def _mark(seen: Observation, intent: Intent) -> Gathered | Refusal | Move:
    """One row for the announced number, instead of the one before."""
    if intent.aimed == PASS:
        return CrossNothing()
    box = _aimed_box(intent.aimed, seen.top)
    if box is None:
        return _no(turn.not_now(seen.top), "QX-17")
    row, number = box
    if number in own_sheet(seen).rows[row]:
        return _no(turn.already_crossed(number, row), "QX-06")
    if number != seen.top:
        return _no(turn.not_now(seen.top), "QX-17")
    if why := _obstacle(own_sheet(seen), row, number):
        return _why(why)
    zone = box_zone(row, number)
    return Gathered(() if zone in intent.gathered else (zone,))


def _aimed_box(aimed: ZoneId | None, number: int) -> tuple[int, int] | None:
    """The box that is aimed at: itself, or that of the number in a row, or in the row of a digit."""
    if aimed is None:
        return None
    if aimed[0] == "row":
        return aimed[1], number
    if aimed[0] == "digit":
        return (aimed[1] - 1, number) if aimed[1] <= len(COLOURS) else None
    return box_in(aimed)


def _obstacle(sheet: Sheet, row: int, number: int) -> IllegalMove | None:
    crossed = sheet.rows[row]
    code = obstacle(row, crossed, number)
    if not code:
        return None
    last = crossed[-1] if crossed else None
    return IllegalMove(
        code, RULES[code], row=row, number=number, crosses=len(crossed), needed=CROSSES_FOR_LAST, last=last
    )


# ---------------------------------------------------------------- action 3


def _play(seen: Observation, intent: Intent) -> Gathered | Refusal | Move:
    """A card up or down, a box with its card, a card onto its row."""
    card = card_in(intent.lifted)
    if card is not None:
        return _with_card(seen, intent, card)
    if intent.aimed == PASS:
        if cards_of(intent.gathered) and not boxes_of(intent.gathered):
            return _uncrossed(intent.gathered)
        return _no(turn.rejection("play_count", {}), "QX-19")
    box = box_in(intent.aimed)
    return _no(turn.not_here()) if box is None else _with_box(seen, intent.gathered, *box)


def _with_card(seen: Observation, intent: Intent, card: Card) -> Gathered | Refusal:
    """Aimed at nothing: up or down. Onto a row or a box, or with the arrow up: played and crossed there."""
    things, aimed = intent.gathered, intent.aimed
    if aimed is None:
        return _held(seen, things, card)
    box = box_in(aimed)
    rows = (aimed[1],) if aimed[0] == "row" else (box[0],) if box is not None else ()
    if not rows and aimed != MARK:
        return Gathered(things)
    row = rows[0] if rows else _row_for(things, card)
    if row is None:
        return _no(turn.choose_its_colour(), "QX-32")
    if not is_joker(card) and colour_of(card) != row:
        return _no(turn.rejection("other_colour", {}), "QX-32")
    zone = box_zone(row, number_of(card))
    if zone in things and aimed == MARK:
        return Gathered(_without(seen, things, zone))
    with_card = things if card_key(card) in things else (*things, card_key(card))
    return _checked(seen, with_card if zone in with_card else (*with_card, zone))


def _row_for(things: Things, card: Card) -> int | None:
    return row_of(things) if is_joker(card) else colour_of(card)


def _held(seen: Observation, things: Things, card: Card) -> Gathered | Refusal:
    """Up, or down again."""
    if card_key(card) not in things:
        return _checked(seen, (*things, card_key(card)))
    return Gathered(_without(seen, things, card_key(card)))


def _without(seen: Observation, things: Things, thing: CardKey | ZoneId) -> Things:
    """What stays when a thing is put down: no cross without its card, and none too far right of those before it."""
    left = tuple([one for one in things if one != thing])
    if seen.phase != "play":
        return left
    if not cards_of(left):
        return ()
    numbers = {number_of(one) for one in cards_of(left)}
    gone = {box for box in boxes_of(things) if box[1] not in numbers or box_zone(*box) == thing}
    left = tuple([one for one in left if box_in(one) not in gone])
    if made(left) in seen.legal:
        return left
    first = min(place(*box) for box in gone)
    return tuple([one for one in left if (box := box_in(one)) is None or place(*box) < first])


def _with_box(seen: Observation, things: Things, row: int, number: int) -> Gathered | Refusal:
    """A tap on a box crosses it, with a card of that number from the hand; a second tap takes the cross away."""
    zone = box_zone(row, number)
    if zone in things:
        return Gathered(_without(seen, things, zone))
    if number in own_sheet(seen).rows[row]:
        return _no(turn.already_crossed(number, row), "QX-06")
    able = [card for card in seen.hand if number_of(card) == number and colour_of(card) == row]
    able += [card for card in seen.hand if number_of(card) == number and is_joker(card)]
    if not able:
        why = _obstacle(own_sheet(seen), row, number)
        return _why(why) if why else _no(turn.not_in_hand(number, row), "QX-20")
    has_card = any(card_key(card) in things for card in able)
    return _checked(seen, (*things, zone) if has_card else (*things, card_key(able[0]), zone))


def _checked(seen: Observation, things: Things) -> Gathered | Refusal:
    """These things, if they make a legal play together; else the first rule that they break."""
    cards = cards_of(things)
    colours = {colour_of(card) for card in cards if not is_joker(card)} | {row for row, _ in boxes_of(things)}
    if len(colours) > 1:
        return _no(turn.rejection("one_colour", {}), "QX-19")
    if len(cards) > MOST_PLAYED:
        return _no(turn.rejection("play_count", {}), "QX-19")
    made_of = made(things)
    if made_of is None or made_of in seen.legal:
        return Gathered(things)
    return _why(_broken(own_sheet(seen), made_of))


def _broken(sheet: Sheet, move: Play) -> IllegalMove:
    """Why these numbers cannot be crossed together."""
    row, now = move.row, sheet
    for number in move.numbers:
        if why := _obstacle(now, row, number):
            return why
        now = now.crossed(row, number)
    return IllegalMove("skipped_numbers", "QX-21", row=row, skipped=skipped(row, move.numbers), maximum=MOST_SKIPPED)


def gain(sheet: Sheet, boxes: tuple[tuple[int, int], ...]) -> int:
    """Points that these crosses would bring."""
    after = sheet
    for row, number in sorted(boxes, key=lambda box: place(*box)):
        after = after.crossed(row, number)
    return after.total - sheet.total


# ---------------------------------------------------------------- what is lit


def targets(seen: Observation, intent: Intent) -> tuple[Target, ...]:
    """Everything lit now: what is chosen, then what may be."""
    if not is_acting(seen):
        return ()
    match seen.phase:
        case "draw":
            chosen = [(at, seen.display[at]) for at in places_of(intent.gathered)]
            return tuple([_raised(("shown", at), table.back(one, at), shown_key(at, one)) for at, one in chosen])
        case "mark":
            return _marks(seen, intent.gathered)
        case _:
            held = [_raised(("held", one), table.card(one), card_key(one)) for one in cards_of(intent.gathered)]
            return (*held, *_boxes(seen, intent))


def _raised(zone: ZoneId, name: str, key: CardKey) -> Target:
    """A chosen card, which stands out."""
    return Target(zone, CHOSEN, "", turn.is_chosen(name), kind="zone", raises=key)


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
    name = turn.is_chosen(table.in_colour(number, row)) if is_chosen else turn.may_cross(number, row)
    return Target(box_zone(row, number), CHOSEN if is_chosen else OPEN, str(number), name, kind="zone")


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
