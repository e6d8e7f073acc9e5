"""Law 3 at the door of a match: whatever comes in place of a move is refused as none and changes nothing.

A command carries what a board made of a click: no object, another game's move, or a move with anything in its fields.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord, SeatInfo
from pega6_desktop.runtime.host import Host
from pega6_desktop.runtime.messages import Rejected, Submit
from tests.conformance.play import played, tables
from tests.runtime.desk import Notebook


class Unspeakable:
    """Breaks whoever writes it down."""

    def __repr__(self) -> str:
        raise RuntimeError("repr")

    def __format__(self, spec: str) -> str:
        raise RuntimeError(spec)


ANYTHING = (
    None,
    object(),
    object,
    0,
    -1,
    5.0,
    True,
    "",
    "pass",
    "play 5",
    b"take",
    (),
    [1],
    {"card": 5},
    Unspeakable(),
)


def moves_of(game: str) -> list[Any]:
    """One move of each kind the game knows, from matches of all its variants."""
    found: dict[type, Any] = {}
    for table in tables():
        if table.game.id == game and len(found) < 9:
            found |= {type(decision.move): decision.move for decision in played(table).decisions}
    return list(found.values())


def with_anything_inside(move: Any) -> Iterator[Any]:
    """The move, with something else in each of its fields."""
    for field in move.__struct_fields__:
        for value in (None, object(), "x", -1, 99.5, ("x",), (None,), (-1,), Unspeakable()):
            yield type(move)(**{**{name: getattr(move, name) for name in move.__struct_fields__}, field: value})


def opened(game: str) -> Host[Any, Any, Any, Any]:
    """A match of three people's first moment; the first of them plays."""
    seats = (SeatInfo("Ana", "human"), SeatInfo("Bia", "bot", "random"), SeatInfo("Caio", "bot", "random"))
    variant = next(iter(GAMES[game].variants))
    options = GAMES[game].setup(variant, {}, 3, 5).options
    record = GameRecord(match_id="m-1", game=game, variant=variant, options=options, seed=5, seats=seats)
    return Host(GAMES[game], record, Notebook(), 0, epoch=3)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_no_move_of_the_game_is_refused_as_none(game: str) -> None:
    host = opened(game)
    before = host.record
    others = [move for other in GAMES if other != game for move in moves_of(other)]
    assert len(others) >= 7
    for thing in (*ANYTHING, *others):
        (said,) = host.handle(Submit(3, host.revision, 0, thing))
        assert isinstance(said, Rejected)
        assert said.code == "not_a_move"
        with pytest.raises(IllegalMove, match="not_a_move"):
            GAMES[game].decide(GAMES[game].initial(GAMES[game].setup(before.variant, {}, 3, 5)), 0, thing)
    assert host.record == before


@pytest.mark.parametrize("game", GAMES)
def test_a_move_with_anything_in_its_fields_is_refused_or_says_what_it_is(game: str) -> None:
    host = opened(game)
    before = host.record
    for move in moves_of(game):
        for strange in with_anything_inside(move):
            (said,) = host.handle(Submit(3, host.revision, 0, strange))
            assert isinstance(said, Rejected)
    assert host.record == before
