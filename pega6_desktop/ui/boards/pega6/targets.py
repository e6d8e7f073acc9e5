"""What may be picked up in Pega em 6! and where it may go, as the rows lie now.

Owns the targets that light up, and of each way to play a special card its zone, the place in it and its mark. Must not
know what is meant by a drop.
"""

from msgspec.structs import replace

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6 import events, moves
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.own_turn import Outlook, OwnTurn
from pega6_desktop.games.pega6.placement import Rows, open_rows, taken_with, target
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.specials.protocol import Turn
from pega6_desktop.games.pega6.variants import ROWS
from pega6_desktop.ui.boards.pega6 import handles, outcomes
from pega6_desktop.ui.boards.pega6.rows.cards import Price, RowTarget
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview
from pega6_desktop.ui.table.view import CardKey, Intent, Target, ZoneId
from pega6_desktop.ui.words.pega6 import previews as words
from pega6_desktop.ui.words.pega6 import special_turn, turn

# ---------------------------------------------------------------- what may be picked up


def liftable(observation: Observation) -> tuple[CardKey, ...]:
    """Whatever a legal move plays: cards of the hand, cards of the pile that may go, open cards; special cards."""
    legal, useful = observation.legal, useful_kinds(observation)
    plain = sorted(move.card for move in legal if isinstance(move, moves.PlayCard | moves.SetAside | moves.DraftCard))
    specials = (key for key, kind in handles.own_keys(observation.specials) if kind in useful)
    return (*(("card", card) for card in plain), *specials)


# ---------------------------------------------------------------- where it may go


def targets(observation: Observation, intent: Intent, edition: str, who: str = "") -> tuple[Target, ...]:
    """Where the lifted card may go, or what becomes of the decision without one.

    who: the name that previews say instead of "you", where several people sit at the screen.
    """
    if handles.owes(observation, "take_row"):
        return tuple(_row_to_take(observation, row, who) for row in open_rows(observation.rows))
    if handles.owes(observation, "special"):
        kind = handles.kind_of(observation, intent.lifted)
        if kind is None:
            return _without_special(observation, intent, who)
        return _of_special(observation, kind, intent, edition, who)
    if handles.owes(observation, "exchange"):
        kind = handles.kind_of(observation, intent.lifted)
        return () if kind is None else (_exchange(observation, kind, edition, who),)
    card = handles.lifted_card(intent.lifted)
    if card is None:
        return ()
    if moves.SetAside(card) in observation.legal:
        return (_aside(observation, card, edition, who),)
    if moves.DraftCard(card) in observation.legal:
        return (_draft(observation, card, edition, who),)
    sure = sure_target(observation, card) if moves.PlayCard(card) in observation.legal else None
    return () if sure is None else (sure,)  # the row of a low card is chosen once the cards have turned up (P6-B-10)


def sure_target(observation: Observation, card: int) -> Target | None:
    """The only place a card may go as the rows lie now, None for a low card."""
    row = target(observation.rows, card)
    if row is None:
        return None
    lying = observation.rows[row]
    if lying.is_full:
        cost = heads(taken_with(observation.rows, row, card))
        name = turn.target_last(row + 1, cost, lying.capacity)
        return RowTarget(("row", row), lying.capacity, str(card), name, price=price(observation.rows, row, card))
    return Target(("row", row), len(lying.cards), str(card), turn.target_after(row + 1, lying.end))


def _row_to_take(observation: Observation, row: int, who: str) -> Target:
    card = observation.queue[0][0]
    cards = taken_with(observation.rows, row, card)
    name = turn.target_take(row + 1, len(cards), heads(cards))
    preview = None
    if observation.special_counts:
        preview = outcomes.of_taking(observation, row, Outlook(observation).of(moves.TakeRow(row)), who)
    cost = price_by_choice(observation.rows, row, card)
    return RowTarget(
        ("row", row),
        observation.rows[row].capacity,
        str(card),
        name,
        is_sure=False,
        preview=preview,
        is_first=bool(cost.least),
        price=cost,
    )


def price(rows: Rows, row: int, card: int) -> Price:
    """What this row costs the card that takes it by its number."""
    return Price(turn.takes(), heads(taken_with(rows, row, card)))


def price_by_choice(rows: Rows, row: int, card: int) -> Price:
    """What this row costs a low card, and whether another one costs less."""
    costs = {other: heads(taken_with(rows, other, card)) for other in open_rows(rows)}
    least = turn.cheapest() if costs[row] == min(costs.values()) else ""
    note = turn.begins_again(card) if len(rows) <= ROWS else turn.row_goes()
    return Price(turn.takes(), costs[row], least, note)


# ---------------------------------------------------------------- a special card in the air


def _of_special(observation: Observation, kind: str, intent: Intent, edition: str, who: str) -> tuple[Target, ...]:
    """Every way to play it; where a card comes first and then a row, the cards until one is picked."""
    plays = plays_of(observation, kind)
    chosen = plays_with(plays, intent.picked)
    if asks_twice(plays) and not chosen:
        return _cards_to_pick(observation, plays)
    outlook = Outlook(observation)
    return tuple(_way(observation, outlook.of(play), play, edition, who, is_sure=len(chosen) == 1) for play in chosen)


def _way(
    observation: Observation, own: OwnTurn, play: moves.PlaySpecial, edition: str, who: str, *, is_sure: bool
) -> Target:
    cancelled = next((event for event in own.events if isinstance(event, events.HeadsCancelled)), None)
    return replace(
        spot(observation, play, own),
        name=special_turn.move_special(play.kind, outcomes.told(own), edition),
        is_sure=is_sure,
        preview=outcomes.of_play(observation, own, who),
        pill=None if cancelled is None else (words.keeps(), cancelled.points),
    )


def _cards_to_pick(observation: Observation, plays: tuple[moves.PlaySpecial, ...]) -> tuple[Target, ...]:
    goals: dict[int, list[int]] = {}
    for play in plays:
        goals.setdefault(play.card or 0, []).append(play.row or 0)
    own = observation.queue[0][0]
    return tuple(
        Target(
            zone=("card", card),
            place=0,
            ghost="",
            name=special_turn.pick_to_move(card),
            is_sure=False,
            kind="card",
            preview=outcomes.of_pick(card, rows, own),
        )
        for card, rows in goals.items()
    )


def _without_special(observation: Observation, intent: Intent, who: str) -> tuple[Target, ...]:
    """Where the own card goes if no special card is played; never sure, for one may still be played."""
    card = observation.queue[0][0]
    if intent.lifted not in (None, ("card", card)):
        return ()
    own = Outlook(observation).of(moves.PlayNoSpecial())
    row = target(observation.rows, card)
    if row is None:
        return tuple(_low_without(observation, choice, own, who) for choice in open_rows(observation.rows))
    lying = observation.rows[row]
    is_placed = isinstance(own.events[0], events.CardPlaced)
    place = len(lying.cards) if is_placed else lying.capacity
    cost = None if is_placed else price(observation.rows, row, card)
    return (_soft(observation, row, place, own, outcomes.of_none(observation, own, who), cost),)


def _low_without(observation: Observation, row: int, own: OwnTurn, who: str) -> Target:
    lying, cost = observation.rows[row], price_by_choice(observation.rows, row, observation.queue[0][0])
    return _soft(observation, row, lying.capacity, own, outcomes.of_choice(observation, row, who), cost)


def _soft(observation: Observation, row: int, place: int, own: OwnTurn, preview: Preview, cost: Price | None) -> Target:
    card = observation.queue[0][0]
    name = special_turn.move_none(card, outcomes.told(own))
    return RowTarget(("row", row), place, str(card), name, is_sure=False, preview=preview, price=cost)


# ---------------------------------------------------------------- after a taking, and in the draft


def _exchange(observation: Observation, kind: str, edition: str, who: str) -> Target:
    name = outcomes.move_name(observation, moves.Exchange(kind), edition)
    preview = outcomes.of_exchange(observation, kind, edition, who)
    return Target(handles.DISCARD, 0, "", name, kind="zone", preview=preview)


def _aside(observation: Observation, card: int, edition: str, who: str) -> Target:
    points = observation.points[observation.viewer or 0]
    name = outcomes.move_name(observation, moves.SetAside(card), edition)
    preview = outcomes.of_aside(observation, points, card, who)
    return Target(handles.DISCARD, 0, str(card), name, kind="zone", preview=preview)


def _draft(observation: Observation, card: int, edition: str, who: str) -> Target:
    cost = heads(observation.hand) + HEADS[card]
    preview: Preview | SumPreview = Preview(
        special_turn.goes_to_hand(card, who), special_turn.hand_counts(), cost, words.heads_end(cost), PreviewTone.PLAIN
    )
    name = outcomes.move_name(observation, moves.DraftCard(card), edition)
    place = len(observation.hand)
    return Target(("hand", observation.viewer or 0), place, str(card), name, kind="zone", preview=preview)


# ---------------------------------------------------------------- the ways to play a special card


def useful_kinds(observation: Observation) -> frozenset[str]:
    """Kinds the viewer may play or exchange now."""
    return frozenset(move.kind for move in observation.legal if isinstance(move, moves.PlaySpecial | moves.Exchange))


def turn_of(observation: Observation) -> Turn:
    """What decides whether a special card may be played with the card that waits first."""
    return Turn(observation.rows, observation.queue[0][0], observation.hand, observation.rules)


def barrier(observation: Observation, kind: str) -> IllegalMove | None:
    """Why this kind cannot be played with the card that waits first; None when it can."""
    try:
        SPECIALS[kind].require(turn_of(observation))
    except IllegalMove as refusal:
        return refusal
    return None


def plays_of(observation: Observation, kind: str) -> tuple[moves.PlaySpecial, ...]:
    """Every way to play this kind now."""
    return tuple(move for move in observation.legal if isinstance(move, moves.PlaySpecial) and move.kind == kind)


def asks_twice(plays: tuple[moves.PlaySpecial, ...]) -> bool:
    """Whether a card is picked first, and then the row it goes to."""
    return any(play.card is not None and play.row is not None for play in plays)


def plays_with(plays: tuple[moves.PlaySpecial, ...], picked: CardKey | None) -> tuple[moves.PlaySpecial, ...]:
    """The ways that are left once this card is picked."""
    if not asks_twice(plays):
        return plays
    return tuple(play for play in plays if picked == ("card", play.card))


# ---------------------------------------------------------------- where such a way shows
# Read from what it does first, so that no kind is named here.


def spot(observation: Observation, play: moves.PlaySpecial, turn: OwnTurn) -> RowTarget:
    """Where this way to play shows, still without words; turn: what it brings about."""
    first = turn.events[0]
    match first:
        case events.CardMoved():
            return _in_row(observation, first)
        case events.BlockLaid():
            return RowTarget(("row", first.row), len(observation.rows[first.row].cards), "", "", mark="lock")
        case events.FifthRowOpened():
            ghost = str(observation.queue[0][0])
            return RowTarget(("row", len(observation.rows)), 0, ghost, "", kind="zone", mark="open")
        case events.CardPlaced() if any(isinstance(event, events.SevenLaid) for event in turn.events):
            return RowTarget(("row", first.row), first.place, str(first.card), "", mark="seven")
        case events.CardPlaced():
            return _in_row(observation, first)
        case _:
            return RowTarget(("card", play.card or 0), 0, "", "", kind="card")


def _in_row(observation: Observation, put: events.CardMoved | events.CardPlaced) -> RowTarget:
    is_last = put.place >= len(observation.rows[put.row].cards)
    return RowTarget(("row", put.row), put.place, str(put.card), "", kind="place" if is_last else "gap")


def zone_of(observation: Observation, play: moves.PlaySpecial) -> ZoneId:
    """The zone this way to play is dropped on."""
    if play.row is not None:
        return ("row", play.row)
    if play.card is not None:
        return ("card", play.card)
    return spot(observation, play, Outlook(observation).of(play)).zone


def meant_zone(observation: Observation, plays: tuple[moves.PlaySpecial, ...], zone: ZoneId | None) -> ZoneId | None:
    """The zone as these ways to play see it: a card that lies in a row is the row, unless cards are asked for."""
    if zone is None or zone[0] != "card" or any(play.card is not None and play.row is None for play in plays):
        return zone
    row = handles.row_with(observation, zone[1])
    return zone if row is None else ("row", row)
