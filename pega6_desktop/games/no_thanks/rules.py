"""The rules of No Thanks! as a decider: decide(state, seat, move) -> events.

Owns whose decision it is, which moves are legal and what each refusal says.
"""

from pega6_desktop.core.errors import IllegalMove, not_a_move
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.no_thanks import scoring
from pega6_desktop.games.no_thanks.dealing import next_round
from pega6_desktop.games.no_thanks.events import (
    CardTaken,
    CardTurned,
    Event,
    MatchEnded,
    Passed,
    PassTakenBack,
    RoundEnded,
    TigerPlayed,
)
from pega6_desktop.games.no_thanks.evolving import evolve
from pega6_desktop.games.no_thanks.moves import Move, Pass, PlayTiger, Take
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import house_rules


def initial(setup: Setup) -> State:
    """The table before the first deal.

    >>> from pega6_desktop.games.no_thanks.variants import checked_setup
    >>> table = initial(checked_setup("base", {}, 3, 7))
    >>> table.phase, table.number, table.areas
    ('deal', 0, ((), (), ()))
    """
    zeros, nothing = (0,) * setup.seats, ((),) * setup.seats
    rules = house_rules(setup.variant, dict(setup.options))
    return State(setup, rules, phase="deal", number=0, chips=zeros, areas=nothing, totals=zeros)


def to_act(state: State) -> tuple[int, ...]:
    """The one seat that passes or takes (NT-08); nobody once the match is over."""
    return (state.turn,) if state.phase == "decide" and state.active is not None else ()


def turn(state: State) -> tuple[int, int] | None:
    """The round and the one seat that passes or takes."""
    return next(((state.number, seat) for seat in to_act(state)), None)


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Every move decide would accept from the seat; nothing while others are to act."""
    if seat not in to_act(state):
        return ()
    moves: list[Move] = [Take()]
    if state.chips[seat]:
        moves.append(Pass())
    if _tiger_of(state, seat) is not None:
        moves.append(PlayTiger())
    return tuple(moves)


def decide(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    """What the move brings about. Raises IllegalMove with the rule it breaks; the state never changes."""
    _check_seat(state, seat)
    match move:
        case Pass():
            _require_turn(state, seat)
            if not state.chips[seat]:
                raise IllegalMove("no_chips", "NT-10", card=state.active)
            return (Passed(seat, state.pot + 1),)
        case Take():
            _require_turn(state, seat)
            return _take(state, seat)
        case PlayTiger():
            return _play_tiger(state, seat)
        case _:
            raise not_a_move(move)


def after(state: State, seat: int, move: Move) -> tuple[tuple[Event, ...], State]:
    """What the move brings about, and the state after it. Raises IllegalMove; the state given never changes."""
    events = decide(state, seat, move)
    for event in events:
        state = evolve(state, event)
    return events, state


def retract(state: State, seat: int) -> tuple[Event, ...]:
    """Take back the last chip while nobody has gone on; a taking has turned up the next card. Raises IllegalMove."""
    _check_seat(state, seat)
    if state.phase == "decide" and last_passer(state) == seat:
        return (PassTakenBack(seat),)
    raise IllegalMove("nothing_to_take_back", "NT-09")


def last_passer(state: State) -> int | None:
    """Who may take the chip on top back; None once a tiger was played, or on a card nobody has passed."""
    is_open = state.active is not None and state.offers[-1].passes > state.sealed
    return (state.turn - 1) % state.setup.seats if is_open else None


def _check_seat(state: State, seat: int) -> None:
    """No player sits there: above all -1, which Python would read as the last seat."""
    if not 0 <= seat < state.setup.seats:
        raise IllegalMove("no_such_seat", seat=seat)


def _require_turn(state: State, seat: int, over: str = "NT-13", others: str = "NT-13") -> None:
    """Raises IllegalMove unless the seat decides now. over, others: the rule for after the end, and out of turn."""
    if state.phase == "over":
        raise IllegalMove("match_over", over)
    if state.phase == "deal":
        raise IllegalMove("not_dealt", "NT-04")
    if state.turn != seat:
        raise IllegalMove("not_your_turn", others, seat=state.turn)


def _tiger_of(state: State, seat: int) -> int | None:
    return state.tigers[seat] if state.tigers else None


def _play_tiger(state: State, seat: int) -> tuple[Event, ...]:
    """NT-21, NT-22: once a round, in the own turn, if there is one."""
    _require_turn(state, seat, over="NT-24", others="NT-22")
    tiger = _tiger_of(state, seat)
    if tiger is None:
        raise IllegalMove("tiger_played" if state.tigers else "no_tiger", "NT-22")
    return (TigerPlayed(seat, tiger),)


def _take(state: State, seat: int) -> tuple[Event, ...]:
    """NT-11: card and chips; the next card for the same seat, or the end of the round (NT-15)."""
    card = state.active
    assert card is not None, "somebody decides only while a card is on offer"
    taken = CardTaken(seat, card, state.pot)
    if state.deck:
        return taken, CardTurned(state.deck[0], len(state.deck) - 1)
    return taken, *_end_round(evolve(state, taken))


def _end_round(state: State) -> tuple[Event, ...]:
    """Totals, then the end of the match or the next round (NT-17 to NT-19)."""
    points = scoring.round_points(state.areas, state.chips)
    ended = RoundEnded(state.number, state.chips, points, scoring.added(state.totals, points))
    if state.number >= state.rules.rounds:
        return ended, MatchEnded(ended.totals, scoring.outcome(ended.totals).winners)
    return ended, next_round(evolve(state, ended))
