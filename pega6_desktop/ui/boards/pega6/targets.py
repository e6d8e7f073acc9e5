"""What may be picked up in Pega em 6! and where it may go, as the rows lie now. Owns the targets that light up."""

from pega6_desktop.games.pega6 import events, moves
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.own_turn import Outlook, OwnTurn
from pega6_desktop.games.pega6.placement import open_rows, target
from pega6_desktop.ui.boards.pega6 import extras, move_names, previews, spots, zones
from pega6_desktop.ui.boards.pega6.costs import price, price_by_choice, taken_with
from pega6_desktop.ui.boards.pega6.tray import useful_kinds
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview
from pega6_desktop.ui.table.view import CardKey, Intent, Price, Target
from pega6_desktop.ui.words.pega6 import previews as words
from pega6_desktop.ui.words.pega6 import special_turn, turn
from pega6_desktop.ui.words.pega6 import special_turn as draft

# ---------------------------------------------------------------- what may be picked up


def liftable(observation: Observation) -> tuple[CardKey, ...]:
    """The hand while the viewer chooses, the special cards that serve now, the cards that may go, the open cards."""
    if zones.is_choosing(observation):
        return tuple(("card", card) for card in observation.hand)
    if zones.is_asked(observation) or zones.is_exchanging(observation):
        useful = useful_kinds(observation)
        return tuple(key for key, kind in extras.own_keys(observation.specials) if kind in useful)
    if zones.is_putting_aside(observation):
        return tuple(("card", move.card) for move in _asides(observation))
    return tuple(("card", move.card) for move in observation.legal if isinstance(move, moves.DraftCard))


def _asides(observation: Observation) -> list[moves.SetAside]:
    return sorted((move for move in observation.legal if isinstance(move, moves.SetAside)), key=lambda move: move.card)


# ---------------------------------------------------------------- where it may go


def targets(observation: Observation, intent: Intent, edition: str, who: str = "") -> tuple[Target, ...]:
    """Where the lifted card may go, or what becomes of the decision without one.

    who: the name that previews say instead of "you", where several people sit at the screen.
    """
    if zones.is_taking(observation):
        return tuple(_row_to_take(observation, row, who) for row in open_rows(observation.rows))
    if zones.is_asked(observation):
        kind = extras.kind_of(observation, intent.lifted)
        if kind is None:
            return _without_special(observation, intent, who)
        return _of_special(observation, kind, intent, edition, who)
    if zones.is_exchanging(observation):
        kind = extras.kind_of(observation, intent.lifted)
        return () if kind is None else (_exchange(observation, kind, edition, who),)
    card = zones.lifted_card(intent.lifted)
    if card is None:
        return ()
    if zones.is_choosing(observation):
        return _of_hand_card(observation, card)
    if zones.is_putting_aside(observation) and moves.SetAside(card) in observation.legal:
        return (_aside(observation, card, edition, who),)
    if zones.is_drafting(observation) and moves.DraftCard(card) in observation.legal:
        return (_draft(observation, card, edition, who),)
    return ()


def _of_hand_card(observation: Observation, card: int) -> tuple[Target, ...]:
    if card not in observation.hand:
        return ()
    sure = sure_target(observation, card)
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
        return Target(("row", row), lying.capacity, str(card), name, price=price(observation.rows, row, card))
    return Target(("row", row), len(lying.cards), str(card), turn.target_after(row + 1, lying.end))


def _row_to_take(observation: Observation, row: int, who: str) -> Target:
    card = observation.queue[0][0]
    cards = taken_with(observation.rows, row, card)
    name = turn.target_take(row + 1, len(cards), heads(cards))
    preview = None
    if observation.special_counts:
        preview = previews.of_taking(observation, row, Outlook(observation).of(moves.TakeRow(row)), who)
    return Target(
        ("row", row),
        observation.rows[row].capacity,
        str(card),
        name,
        is_sure=False,
        preview=preview,
        price=price_by_choice(observation.rows, row, card),
    )


# ---------------------------------------------------------------- a special card in the air


def _of_special(observation: Observation, kind: str, intent: Intent, edition: str, who: str) -> tuple[Target, ...]:
    """Every way to play it; where a card comes first and then a row, the cards until one is picked."""
    plays = spots.plays_of(observation, kind)
    chosen = spots.plays_with(plays, intent.picked)
    if spots.asks_twice(plays) and not chosen:
        return _cards_to_pick(observation, plays)
    outlook = Outlook(observation)
    return tuple(_way(observation, outlook.of(play), play, edition, who, is_sure=len(chosen) == 1) for play in chosen)


def _way(
    observation: Observation, own: OwnTurn, play: moves.PlaySpecial, edition: str, who: str, *, is_sure: bool
) -> Target:
    spot = spots.spot(observation, play, own)
    cancelled = next((event for event in own.events if isinstance(event, events.HeadsCancelled)), None)
    return Target(
        zone=spot.zone,
        place=spot.place,
        ghost=str(spot.ghost) if spot.ghost else "",
        name=special_turn.move_special(play.kind, move_names.told(own), edition),
        is_sure=is_sure,
        kind=spot.kind,
        preview=previews.of_play(observation, own, who),
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
            preview=previews.of_pick(card, rows, own),
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
    return (_soft(observation, row, place, own, previews.of_none(observation, own, who), cost),)


def _low_without(observation: Observation, row: int, own: OwnTurn, who: str) -> Target:
    lying, cost = observation.rows[row], price_by_choice(observation.rows, row, observation.queue[0][0])
    return _soft(observation, row, lying.capacity, own, previews.of_choice(observation, row, who), cost)


def _soft(observation: Observation, row: int, place: int, own: OwnTurn, preview: Preview, cost: Price | None) -> Target:
    card = observation.queue[0][0]
    name = special_turn.move_none(card, move_names.told(own))
    return Target(("row", row), place, str(card), name, is_sure=False, preview=preview, price=cost)


# ---------------------------------------------------------------- after a taking, and in the draft


def _exchange(observation: Observation, kind: str, edition: str, who: str) -> Target:
    name = move_names.move_name(observation, moves.Exchange(kind), edition)
    preview = previews.of_exchange(observation, kind, edition, who)
    return Target(zones.DISCARD, 0, "", name, kind="zone", preview=preview)


def _aside(observation: Observation, card: int, edition: str, who: str) -> Target:
    points = observation.points[observation.viewer or 0]
    name = move_names.move_name(observation, moves.SetAside(card), edition)
    preview = previews.of_aside(observation, points, card, who)
    return Target(zones.DISCARD, 0, str(card), name, kind="zone", preview=preview)


def _draft(observation: Observation, card: int, edition: str, who: str) -> Target:
    cost = heads(observation.hand) + HEADS[card]
    preview: Preview | SumPreview = Preview(
        draft.goes_to_hand(card, who), draft.hand_counts(), cost, words.heads_end(cost), PreviewTone.PLAIN
    )
    name = move_names.move_name(observation, moves.DraftCard(card), edition)
    place = len(observation.hand)
    return Target(("hand", observation.viewer or 0), place, str(card), name, kind="zone", preview=preview)
