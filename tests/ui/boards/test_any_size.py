"""Every table of every game in every size a window may pass through: each card has a place and a width."""

import math
from collections.abc import Callable

import pytest

from pega6_desktop.ui.boards.no_thanks.board import NoThanksBoard
from pega6_desktop.ui.boards.qwixx_cards.board import QwixxCardsBoard
from pega6_desktop.ui.look.look import type_scale, unit_for
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.places import Pose
from tests.games.no_thanks import story as no_thanks
from tests.games.qwixx_cards import story as qwixx
from tests.ui.boards.desk import seats
from tests.ui.table import anniversary, drafts, positions
from tests.ui.table.lying import table_poses

pytestmark = pytest.mark.usefixtures("english")

WIDTHS = (1, 90, 320, 640, 720, 800, 1024, 1280, 1920, 3840)
HEIGHTS = (1, 60, 200, 384, 400, 480, 560, 800, 1080, 2160)
TEXT_SIZES = (1.0, 2.0)
BARS = (None, 70.0, 150.0)
"""Height of the bar: the usual one, that of large type, and that of a large window which has just become small."""
ZONES = [
    (kind, number)
    for kind in ("row", "seat", "hand", "pile", "deck", "discard", "turn", "felt", "offer", "area", "shown")
    for number in range(4)
]


def _presents(players: int) -> TableView:
    areas = ((3, 4, 5, 9, 12, 20, 21, 22, 30), (7, 8), *((),) * (players - 2))
    state = no_thanks.table(*areas, active=33, chips=(11,) * players, pot=14).state
    return NoThanksBoard().view(no_thanks.GAME.observe(state, 0), seats(players))


def _tigers() -> TableView:
    return NoThanksBoard().view(no_thanks.GAME.observe(no_thanks.begun("tiger", seats=4).state, 0), seats(4))


def _sheets(players: int) -> TableView:
    state = qwixx.table("play", seats=players).state
    return QwixxCardsBoard().view(qwixx.QWIXX.observe(state, 0), seats(players))


TABLES: dict[str, Callable[[], TableView]] = {
    "two": lambda: positions.players(2),
    "ten": lambda: positions.revealed(10),
    "anniversary": lambda: anniversary.table(players=8, cards=anniversary.tray(6)),
    "pile": lambda: anniversary.pile(range(1, 40)),
    "draft": lambda: drafts.laps(6, 7),
    "presents": lambda: _presents(7),
    "few presents": lambda: _presents(3),
    "tigers": _tigers,
    "sheets": lambda: _sheets(5),
    "two sheets": lambda: _sheets(2),
}


def _is_there(pose: Pose) -> bool:
    return pose.width >= 1 and pose.height >= 1 and all(map(math.isfinite, (pose.x, pose.y, pose.angle, pose.seen)))


@pytest.mark.parametrize("is_watched", [False, True], ids=["played", "watched"])
@pytest.mark.parametrize("table", TABLES)
def test_no_card_vanishes_in_any_size(table: str, *, is_watched: bool) -> None:
    lying = TABLES[table]().arrangement
    gone = []
    for width in WIDTHS:
        for height in HEIGHTS:
            for text in TEXT_SIZES:
                for bar in BARS:
                    scale = type_scale(unit_for(width, height), text)
                    layout = lying.layout(width, height, text_scale=scale, bar=bar, is_watched=is_watched)
                    poses = [*table_poses(layout, lying).items(), *((at, lying.zone_pose(layout, at)) for at in ZONES)]
                    gone += [(width, height, text, bar, at) for at, pose in poses if not _is_there(pose)]
    assert gone == []
