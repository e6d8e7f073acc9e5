"""Decisions of Pega em 6! beside choosing a card: drafting, taking a row, special cards, exchanging.

Owns a sensible person's judgement of them, by looking one turn ahead in a world that agrees with the observation; must
not know states, rules or what others hold.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from pega6_desktop.bots.bot import ThinkBudget
from pega6_desktop.bots.pega6.rows import row_to_take
from pega6_desktop.core.randomness import uniform
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.events import Event, HeadsCancelled, RowTaken
from pega6_desktop.games.pega6.moves import (
    DraftCard,
    Exchange,
    KeepRest,
    KeepSpecials,
    Move,
    PlayNoSpecial,
    PlaySpecial,
    SetAside,
    TakeRow,
)
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.worlds import World, determinized

KEEPING: Mapping[str, float] = MappingProxyType(
    {"insert": 4.5, "neg_pos": 4.5, "seven_takes": 4.0, "fifth_row": 4.0, "replace": 3.0, "block": 2.5, "move": 3.5}
)
"""Heads a special card in hand is worth at the start of the match: what playing it must save to be a good use."""

DRAW = sum(KEEPING.values()) / len(KEEPING)
"""What an unknown special card is worth."""

MIDDLE = 0.45
"""Where the best cards of a draft lie, as a part of the deck: measured against hands drafted otherwise."""

WHIM = 0.15
"""How far from the middle a drafted card may lie for no reason, as a part of the deck."""

OTHERS_SHARE = 0.25
"""How much the heads another player takes please: there are several others, and one must stay ahead of them all."""


def beside_choosing(seen: Observation, budget: ThinkBudget, key: str) -> Move | None:
    """The move for whatever decision is due but choosing a card; None when a card is to be chosen. Raises Cancelled."""
    match seen.phase:
        case "take_row":
            return TakeRow(row_to_take(seen.rows))
        case "draft":
            return drafted(seen, key)
        case "special":
            return with_special(seen, budget)
        case "exchange":
            return exchanged(seen)
        case "set_aside":
            return put_aside(seen.legal)
        case _:
            return None


def drafted(seen: Observation, key: str) -> DraftCard:
    """A card near the middle: it has rows below and leaves the cards that must take, and the top, to others.

    Which of the near ones falls by the address ``key``: nothing else in a draft is left to luck, and every round would
    be the same.
    """
    size = len(seen.offer) + len(seen.picks)
    roll = uniform(0, f"{key}/draft")
    wishes = [(abs(card - MIDDLE * size) + WHIM * size * roll(), card) for card in seen.offer]
    return DraftCard(min(wishes)[1])


def exchanged(seen: Observation) -> Exchange | KeepSpecials:
    """Give the special card worth least away, if a new one promises more and can still be played."""
    worst = min(seen.specials, key=lambda kind: (KEEPING[kind], kind))
    return Exchange(worst) if KEEPING[worst] < DRAW and seen.hand else KeepSpecials()


def put_aside(legal: Iterable[Move]) -> SetAside | KeepRest:
    """The dearest card that still fits."""
    fitting = [move for move in legal if isinstance(move, SetAside)]
    return max(fitting, key=lambda move: (HEADS[move.card], move.card), default=KeepRest())


def with_special(seen: Observation, budget: ThinkBudget) -> PlayNoSpecial | PlaySpecial:
    """The special card that saves most against placing the card without one, if it saves what it is worth keeping."""
    best: tuple[float, PlayNoSpecial | PlaySpecial] = (0.0, PlayNoSpecial())
    for use, saved in one_turn_gains(seen, determinized(seen, 0), budget).items():
        gain = saved - keeping(seen, use.kind)
        if gain > best[0]:
            best = (gain, use)
    return best[1]


def one_turn_gains(seen: Observation, world: World, budget: ThinkBudget) -> dict[PlaySpecial, float]:
    """What each use of a special card saves at once against placing the card without one. Raises Cancelled."""
    viewer = seen.queue[0][1]
    plain = cost(world, viewer, PlayNoSpecial())
    gains = {}
    for move in seen.legal:
        budget.checkpoint()
        if isinstance(move, PlaySpecial):
            gains[move] = plain - cost(world, viewer, move)
    return gains


def keeping(seen: Observation, kind: str) -> float:
    """What the card is worth later: less and less towards the end of the match, nothing after its last trick."""
    tricks_left = len(seen.hand) + (seen.trick_count if seen.number == 1 else 0)
    return KEEPING[kind] * min(1.0, tricks_left / seen.trick_count)


def cost(world: World, viewer: int, move: Move) -> float:
    """Heads the move costs the viewer at once, less a share of what it makes others take."""
    events, after = world.after(viewer, move)
    total = _counted(events, viewer)
    if viewer in after.to_act():
        due = [move for move in after.legal_moves(viewer) if isinstance(move, TakeRow)]
        if due:
            total += min(heads(after.rows[move.row].cards) for move in due)
    return total


def _counted(events: tuple[Event, ...], viewer: int) -> float:
    total = 0.0
    for event in events:
        if isinstance(event, RowTaken):
            total += event.heads if event.seat == viewer else -OTHERS_SHARE * event.heads
        elif isinstance(event, HeadsCancelled) and event.seat == viewer:
            total -= event.heads
    return total
