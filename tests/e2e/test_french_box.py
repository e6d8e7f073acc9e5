"""A match with the cards of the French box, in the real window: their printed names wherever a card is named."""

from dataclasses import replace

import msgspec
import pytest

from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.ui.table.view import ExtraFace
from tests.e2e.conftest import House
from tests.e2e.moments import Moment, moment
from tests.e2e.test_specials_by_hand import may_play
from tests.pilot import TablePilot
from tests.ui.table.lying import rows_of

pytestmark = [pytest.mark.gui, pytest.mark.blind]

STOP = "Stop"
"""What the French box prints on the card that is a Block elsewhere."""


def about_to_block(edition: str) -> Moment:
    at = moment(may_play("block"))
    return replace(at, record=msgspec.structs.replace(at.record, edition=edition))


def in_the_tray(pilot: TablePilot) -> list[str]:
    faces = [card.card.face for card in rows_of(pilot.table.models).tray or ()]
    return [face.name for face in faces if isinstance(face, ExtraFace)]


@pytest.mark.parametrize(("edition", "name"), [("fr", STOP), ("pt2020", "Block")])
def test_a_special_card_is_called_as_in_the_box(house: House, edition: str, name: str) -> None:
    at = about_to_block(edition)
    pilot = at.resume(house)
    assert name in in_the_tray(pilot)
    pilot.grab(special="block")
    assert name in pilot.status
    pilot.press("Esc")
    block = next(move for move in at.legal if isinstance(move, PlaySpecial) and move.kind == "block")
    pilot.table.presenter.submit_move(block)
    pilot.wait_for(lambda: f"You played {name}." in pilot.log)


def test_the_help_calls_it_so_while_the_match_lasts(house: House) -> None:
    pilot = about_to_block("fr").resume(house)
    pilot.window.toggle_help()
    assert any(line.endswith(f". {STOP}") for line in pilot.words.split("\n"))
