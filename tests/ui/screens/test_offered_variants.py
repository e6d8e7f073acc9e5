"""A new match is only ever begun at a table that is drawn."""

import msgspec
import pytest

from pega6_desktop.games.catalog import GAMES
from pega6_desktop.ui.boards.pega6.board import DRAWN_VARIANTS
from pega6_desktop.ui.screens.plan import first_plan, sound

LEVELS = ("random", "careful")


@pytest.mark.parametrize("variant", sorted(GAMES["pega6"].variants))
def test_a_remembered_plan_is_kept_only_for_a_drawn_table(variant: str) -> None:
    remembered = msgspec.structs.replace(first_plan(LEVELS), variant=variant)
    offered = sound(remembered, LEVELS)
    assert offered.variant in DRAWN_VARIANTS
    assert (offered == remembered) == (variant in DRAWN_VARIANTS)
