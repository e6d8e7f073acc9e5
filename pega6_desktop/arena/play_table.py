"""One table from the first deal to the end. Owns the playing; must not know statistics or executors.

A Sitting is a plain value that can be sent to another process; what comes back as well.
"""

import time
from typing import TypeVar

import msgspec

from pega6_desktop.arena.players import Player, player
from pega6_desktop.bots.bot import ThinkBudget, key_of
from pega6_desktop.core.game import Observed
from pega6_desktop.core.variant import Options
from pega6_desktop.games.catalog import GAMES

M = TypeVar("M")


class Sitting(msgspec.Struct, frozen=True):
    """One table to be played: who (in line-up order), how, and which deal.

    The player at position i of the line-up sits at seat (i + rotation) modulo the seats. seed: of the cards.
    """

    game: str
    variant: str
    options: Options
    line_up: tuple[str, ...]
    seed: int
    deal: int
    rotation: int


class Played(msgspec.Struct, frozen=True):
    """How it went, by position of the line-up: points of all rounds, their number, shares of the win, times to think.

    seconds holds each decision between at least two moves. is_low_best: whether the lowest points win.
    """

    deal: int
    rotation: int
    rounds: int
    points: tuple[int, ...]
    shares: tuple[float, ...]
    seconds: tuple[tuple[float, ...], ...]
    is_low_best: bool = True


def play_table(sitting: Sitting) -> Played:
    """Play it to the end."""
    game = GAMES[sitting.game]
    state = game.initial(game.setup(sitting.variant, dict(sitting.options), len(sitting.line_up), sitting.seed))
    for event in game.opening(state):
        state = game.evolve(state, event)
    players = [player(sitting.game, name) for name in sitting.line_up]
    seats = len(players)
    seconds: list[list[float]] = [[] for _ in players]
    turn = 0
    while acting := game.to_act(state):
        turn += 1
        looks = [(seat, game.observe(state, seat)) for seat in acting]
        for seat, seen in looks:
            position = (seat - sitting.rotation) % seats
            key = key_of(f"{sitting.seed}/{sitting.rotation}", position, turn)
            move = _timed(players[position], seen, key, seconds[position])
            _, state = game.after(state, seat, move)
    ended = game.outcome(state)
    assert ended is not None, "nobody is to act although the match goes on"
    score = game.observe(state, None).score
    order = [(position + sitting.rotation) % seats for position in range(seats)]
    return Played(
        deal=sitting.deal,
        rotation=sitting.rotation,
        rounds=len(score.rounds),
        points=tuple(score.totals[seat] for seat in order),
        shares=tuple(1 / len(ended.winners) if seat in ended.winners else 0.0 for seat in order),
        seconds=tuple(map(tuple, seconds)),
        is_low_best=score.is_low_best,
    )


def _timed(who: Player, seen: Observed[M], key: str, seconds: list[float]) -> M:
    """The move, and the time it took if there was something to decide."""
    began = time.perf_counter()
    move: M = who.bot.choose(seen, ThinkBudget(who.worlds), key)
    if len(seen.legal) > 1:
        seconds.append(time.perf_counter() - began)
    return move
