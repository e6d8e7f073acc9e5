"""The rules of Ten Cards: two players hold five each, one leads, the higher card takes the trick, most tricks win."""

import msgspec

from pega6_desktop.core.scores import ScoreSheet, ranked

TRICKS = 5


class Play(msgspec.Struct, frozen=True):
    card: int


class Dealt(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]


class Played(msgspec.Struct, frozen=True):
    seat: int
    card: int


class Taken(msgspec.Struct, frozen=True):
    seat: int
    cards: tuple[int, ...]


class Ended(msgspec.Struct, frozen=True):
    winner: int


Event = Dealt | Played | Taken | Ended


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...] = ((), ())
    laid: tuple[tuple[int, int], ...] = ()
    won: tuple[int, ...] = (0, 0)
    turn: int = 0


class Observation(msgspec.Struct, frozen=True):
    """held: how many cards the other one has; laid: seats with their cards, in order."""

    viewer: int | None
    to_act: tuple[int, ...]
    legal: tuple[Play, ...]
    score: ScoreSheet
    hand: tuple[int, ...]
    held: int
    laid: tuple[tuple[int, int], ...]


def decide(state: State, seat: int, move: Play) -> tuple[Event, ...]:
    played = Played(seat, move.card)
    if not state.laid:
        return (played,)
    trick = (*state.laid, (seat, move.card))
    winner = max(trick, key=lambda laid: laid[1])[0]
    taken = Taken(winner, tuple(card for _, card in trick))
    won = [count + (each == winner) for each, count in enumerate(state.won)]
    return (played, taken, Ended(won.index(max(won)))) if sum(won) == TRICKS else (played, taken)


def evolve(state: State, event: Event) -> State:
    replace = msgspec.structs.replace
    match event:
        case Dealt(hands):
            return replace(state, hands=hands)
        case Played(seat, card):
            hands = tuple(tuple(one for one in hand if one != card) for hand in state.hands)
            return replace(state, hands=hands, laid=(*state.laid, (seat, card)), turn=1 - seat)
        case Taken(seat, _):
            won = tuple(count + (each == seat) for each, count in enumerate(state.won))
            return replace(state, laid=(), won=won, turn=seat)
        case Ended():
            return state


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,) if state.hands[state.turn] else ()


def redact(event: Event, viewer: int) -> Event:
    if isinstance(event, Dealt):
        return Dealt(tuple(hand if seat == viewer else () for seat, hand in enumerate(event.hands)))
    return event


def observe(state: State, viewer: int) -> Observation:
    hand, is_over = state.hands[viewer], sum(state.won) == TRICKS
    due = to_act(state)
    return Observation(
        viewer=viewer,
        to_act=due,
        legal=tuple(Play(card) for card in hand) if viewer in due else (),
        score=ScoreSheet(
            rounds=(state.won,) if is_over else (),
            totals=state.won,
            running=(0, 0),
            is_low_best=False,
            outcome=ranked(state.won, is_low_best=False) if is_over else None,
        ),
        hand=hand,
        held=len(state.hands[1 - viewer]),
        laid=state.laid,
    )
