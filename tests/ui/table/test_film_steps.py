"""A film is cut where a watcher wants to stop: at every card that comes to lie, every deal, every decision."""

import pytest
from msgspec.structs import replace

from pega6_desktop.games.no_thanks.events import CardTurned
from pega6_desktop.games.pega6.events import CardPlaced, CardsRevealed, RoundEnded
from pega6_desktop.games.qwixx_cards.events import TurnBegan
from pega6_desktop.records.record import GameRecord
from pega6_desktop.runtime.film import filmed
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.table.film import FilmSteps, cut
from tests.records.test_statistics import ANA, BIA, CAIO
from tests.runtime.desk import ended, played, record

pytestmark = pytest.mark.usefixtures("english")

BOARD = Pega6Board()


def reel_of(match: GameRecord) -> FilmSteps:
    return cut(filmed(match), BOARD)


@pytest.mark.parametrize(
    ("seats", "variant", "options"), [("hbbbb", "base", {"fixedRounds": 2}), ("hbb", "pro", {}), ("hbb", "special", {})]
)
def test_the_steps_hold_every_frame_once_and_in_order(seats: str, variant: str, options: dict[str, int]) -> None:
    film_steps = reel_of(played(record(seats, variant=variant, options=options)))
    frames = [frame for stop in film_steps.stops for frame in range(stop.first, stop.last + 1)]
    assert frames == list(range(len(film_steps.film.frames)))
    assert [stop.chapter for stop in film_steps.stops] == sorted(stop.chapter for stop in film_steps.stops)
    assert [stop.round_number for stop in film_steps.stops] == sorted(stop.round_number for stop in film_steps.stops)


def test_every_placed_card_is_a_step_of_its_own() -> None:
    film_steps = reel_of(played(record("hbbbb")))
    for stop in film_steps.stops:
        events = [frame.event for frame in film_steps.film.frames[stop.first : stop.last + 1]]
        assert sum(isinstance(event, CardPlaced) for event in events) <= 1


def test_a_trick_and_a_deal_begin_chapters_and_every_round_has_its_mark() -> None:
    film_steps = reel_of(played(record("hbb", options={"fixedRounds": 3})))
    assert len(film_steps.chapters) == 3 * 11
    assert len(film_steps.rounds) == 3
    assert [film_steps.stops[stop].round_number for stop in film_steps.rounds] == [1, 2, 3]
    ends = [stop for stop in film_steps.stops if isinstance(film_steps.film.frames[stop.last].event, RoundEnded)]
    assert [stop.round_number for stop in ends] == [1, 2, 3]


@pytest.mark.parametrize(
    ("game", "variant", "begins"),
    [("no_thanks", "tiger", CardTurned), ("qwixx_cards", "base", TurnBegan), ("pega6", "special", CardsRevealed)],
)
def test_in_every_game_a_chapter_is_what_one_would_leaf_through(game: str, variant: str, begins: type) -> None:
    film = filmed(ended(game, variant, (ANA, BIA, CAIO), 3)[0])
    film_steps = cut(film, BOARDS[game])
    wanted = sum(isinstance(frame.event, begins) for frame in film.frames) + len(film_steps.rounds)
    assert len(film_steps.chapters) == wanted > 5


def test_what_was_taken_adds_up_to_the_result() -> None:
    match = played(record("hbbb"))
    film_steps = reel_of(match)
    taken = [0, 0, 0, 0]
    for stop in film_steps.stops:
        for seat, heads in stop.taken:
            taken[seat] += heads
    assert tuple(taken) == film_steps.film.frames[-1].observation.score.totals


def test_chapters_lead_back_and_forth_and_end_at_the_ends() -> None:
    film_steps = reel_of(played(record("hbb")))
    second = film_steps.chapters[1]
    assert (film_steps.chapter_before(second + 1), film_steps.chapter_before(second), film_steps.chapter_before(0)) == (
        second,
        0,
        0,
    )
    assert film_steps.chapter_after(0) == second
    assert film_steps.chapter_after(film_steps.chapters[-1]) == len(film_steps.stops) - 1


def test_a_match_without_a_move_has_its_deal() -> None:
    film_steps = reel_of(replace(record("hbb"), moves=()))
    assert (len(film_steps.stops), film_steps.chapters, film_steps.rounds) == (1, (0,), (0,))
