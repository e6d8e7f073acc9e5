"""What the pictures show besides the stations of the walk: first starts, forms and help of every game, menus.

Owns the way to each. Must not know what becomes of the pictures.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PySide6.QtWidgets import QAbstractButton

from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.finished.moments import MatchMoment
from pega6_desktop.records.finished.moments import Moments as Remembered
from pega6_desktop.records.finished.statistics import Mark
from pega6_desktop.records.profiles import Profile
from pega6_desktop.ui.screens.common.plan import TablePlan
from tests.e2e.stations import STATIONS as WALK
from tests.e2e.stations import crowd
from tests.e2e.stations_of_others import CROWD, begun
from tests.e2e.test_history import match, move_in
from tests.e2e.visit import Moments, Visit
from tests.pilot import TablePilot

TABLES = tuple((game, variant) for game, rules in GAMES.items() for variant in rules.variants)


def home_of_a_stranger(visit: Visit) -> Moments:
    """Nothing was ever played; then with each game chosen."""
    pilot = visit.open(plan=None)
    for game in GAMES:
        pilot.window.controller.choose_game(game)
        yield pilot


def form(visit: Visit, game: str, variant: str) -> Moments:
    """The form of a match."""
    pilot = visit.open(plan=TablePlan(game=game, variant=variant, seats=CROWD))
    yield pilot.press("n")


def help_pages(visit: Visit) -> Moments:
    """How to play each game in each variant."""
    pilot = visit.open()
    pilot.window.toggle_help()
    for game, variant in TABLES:
        pilot.window.screens.help.show_rules_of(game, variant)
        yield pilot


def tables(visit: Visit) -> Moments:
    """Each game in each variant as it begins, at the first decision."""
    for game, variant in TABLES:
        visit.house.close()
        yield begun(visit, TablePlan(game=game, variant=variant, seats=CROWD[:4], deal="7")).settle()


CARD = MatchMoment(kind="taken", seat=2, card=55, round=1, trick=8, points=15)
OWN = MatchMoment(kind="held", seat=0, card=48, round=1, trick=7, points=10, cards=(39, 41, 44, 45, 48), other=1, by=50)
FEASTS = (
    (((14, 6, 9, 17), (13, 9, 16, 11), (3, 21, 12, 19), (8, 9, 15, 24)), Mark(38, 41)),
    (((12, 8, 15, 21), (6, 12, 18, 14), (20, 10, 9, 15), (5, 9, 14, 18)), None),
    (((12, 8, 15, 21), (6, 12, 9, 24), (20, 18, 14, 25)), None),
    (((30, 67),), None),
    ((tuple(range(3, 13)), tuple(range(9, 19)), tuple(range(30, 40)), tuple(range(1, 11))), None),
)
"""Rounds by seat, and the record that is set: won with a record, lost, shared, two people, ten people."""


def feasts(visit: Visit) -> Moments:
    """A match that was won, lost or shared, with all there is to remember."""
    pilot = visit.open()
    window = pilot.window
    result = window.screens.match_result
    result.show_faces(lambda card: card)
    for rounds, mark in FEASTS:
        totals = tuple(map(sum, zip(*rounds, strict=True)))
        outcome = ranked(totals, is_low_best=True)
        score = ScoreSheet(rounds, totals, (0,) * len(totals), is_low_best=True, target=66, outcome=outcome)
        result.show_result("pega6", score, crowd(len(totals)), 0, "")
        result.show_moments(Remembered(CARD, OWN) if len(totals) > 2 else Remembered(), mark)
        result.celebrate(0)
        window.show_screen(result)
        yield pilot


STATIONS: Mapping[str, Callable[[Visit], Moments]] = MappingProxyType(
    {
        "stranger": home_of_a_stranger,
        **{
            f"form {game} {variant}": partial(form, game=game, variant=variant)
            for game, variant in TABLES
            if game != "pega6"
        },
        "help": help_pages,
        "feasts": feasts,
        "tables": tables,
        **WALK,
    }
)
"""Everything that keeps standing while the window changes its look."""

# ---------------------------------------------------------------- menus


def at_home(visit: Visit) -> TablePilot:
    return visit.open()


def at_table(visit: Visit) -> TablePilot:
    return begun(visit, TablePlan(seats=CROWD[:4], deal="7")).settle()


def at_form(visit: Visit) -> TablePilot:
    pilot = visit.open(plan=TablePlan(seats=crowd(4)), profiles=(Profile("Bia", avatar=3), Profile("Caio")))
    return pilot.press("n")


def at_history(visit: Visit) -> TablePilot:
    move_in(visit.house, match("a", 1), match("b", 2, 9))
    pilot = visit.open()
    pilot.window.open_history()
    return pilot.wait_for(lambda: pilot.window.screens.history.detail.shown is not None)


def by_key(pilot: TablePilot) -> None:
    """The menu of the program."""
    pilot.window.menu_actions.pop_up(None)


def by_level(pilot: TablePilot) -> None:
    pilot.window.screens.new_game.seats.rows[1].level.click()


def by_people(pilot: TablePilot) -> None:
    row = pilot.window.screens.new_game.seats.rows[0]
    row.who_asked.emit()


def by_order(pilot: TablePilot) -> None:
    row = pilot.window.screens.new_game.seats.rows[1]
    row.order_asked.emit(row.mapToGlobal(row.rect().center()))


def by_filters(pilot: TablePilot) -> None:
    button: QAbstractButton = pilot.window.screens.history.filter_button
    button.click()


MENUS: Mapping[str, tuple[Callable[[Visit], TablePilot], Callable[[TablePilot], None]]] = MappingProxyType(
    {
        "menu home": (at_home, by_key),
        "menu table": (at_table, by_key),
        "menu levels": (at_form, by_level),
        "menu people": (at_form, by_people),
        "menu order": (at_form, by_order),
        "menu filters": (at_history, by_filters),
    }
)
"""Menus close when anything changes, and are opened anew in each look: how to get there, and how one is opened."""
