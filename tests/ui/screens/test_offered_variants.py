"""Every variant can be begun anew; a plan of one this version does not know gives way to the first."""

import msgspec
import pytest

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.screens.common.plan import first_plan, sound

LEVELS = ("random", "careful")


@pytest.mark.parametrize("variant", sorted(GAMES["pega6"].variants))
def test_a_remembered_plan_of_any_variant_is_kept(variant: str) -> None:
    remembered = msgspec.structs.replace(first_plan(LEVELS), variant=variant)
    assert sound(remembered, LEVELS) == remembered


def test_a_variant_of_a_later_version_is_not_begun() -> None:
    remembered = msgspec.structs.replace(first_plan(LEVELS), variant="later")
    assert sound(remembered, LEVELS) == first_plan(LEVELS)


@pytest.mark.parametrize("game", sorted(BOARDS))
def test_the_board_shows_every_variant_of_its_game(game: str) -> None:
    assert BOARDS[game].variants == tuple(GAMES[game].variants)
