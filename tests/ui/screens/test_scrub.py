"""The lit number of a film's road is the number in the header, at every step of whole matches of every game."""

import re

import pytest
from pytestqt.qtbot import QtBot

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.record import GameRecord
from pega6_desktop.runtime.film import filmed
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.screens.replay.controls import ScrubBar
from pega6_desktop.ui.table.film import FilmSteps, cut
from tests.records.test_statistics import ANA, BIA, CAIO
from tests.runtime.desk import ended, played, record

pytestmark = pytest.mark.usefixtures("english")

MATCHES = {
    **{f"{game.id} {variant}": (game.id, variant) for game in GAMES.values() for variant in game.variants},
}


def whole_matches() -> list[tuple[str, GameRecord]]:
    """Every variant, and matches of one round, in which the road counts something else."""
    every = [(name, ended(game, variant, (ANA, BIA, CAIO), 3)[0]) for name, (game, variant) in MATCHES.items()]
    one = {"fixedRounds": 1}
    every += [(f"{name}, one round", played(record("hbb", variant=name, options=one))) for name in ("base", "pro")]
    return every


def header_numbers(film_steps: FilmSteps) -> list[list[int]]:
    """The numbers in the header at each step that may be meant: of the round, and of what is counted in it."""
    board, found = BOARDS[film_steps.film.header.game], []
    for stop in film_steps.stops:
        view = board.view(film_steps.film.frames[stop.last].observation, film_steps.film.header.seats)
        counted = "Turn|lap|Trick" if len(film_steps.rounds) == 1 else "Round"
        found.append([int(number) for number in re.findall(rf"(?:{counted}) (\d+)", f"{view.title} · {view.subtitle}")])
    return found


@pytest.mark.parametrize(("name", "match"), [pytest.param(*one, id=one[0]) for one in whole_matches()])
def test_the_lit_number_is_the_headers(qtbot: QtBot, look: Look, name: str, match: GameRecord) -> None:
    film_steps = cut(filmed(match), BOARDS[match.game])
    road = ScrubBar(look)
    qtbot.addWidget(road)
    road.show_reel(film_steps)
    told = 0
    for position, numbers in enumerate(header_numbers(film_steps)):
        road.show_position(position, "")
        assert not numbers or road.lit == numbers[0], (position, numbers)
        told += bool(numbers)
    assert told > len(film_steps.stops) / 2
