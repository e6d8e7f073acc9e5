"""The middle of the bar is about the race of the totals, and during a draft about the order of turns."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.screens.table.order_strip import BarMiddle
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.view import Standing
from tests.ui.table import drafts, positions


@pytest.fixture
def models(qapp: object) -> TableModels:
    return TableModels()


@pytest.fixture
def middle(look: Look, art: CardArt, models: TableModels, show: Callable[[BarMiddle], BarMiddle]) -> BarMiddle:
    shown = show(BarMiddle(look, art.pictures, models))
    shown.resize(560, 48)
    return shown


def picture(middle: BarMiddle) -> QImage:
    return middle.grab().toImage()


def test_the_order_is_shown_while_a_draft_is_on(middle: BarMiddle, models: TableModels) -> None:
    models.set_view(positions.five_players())
    assert (middle.race.isVisible(), middle.order.isVisible()) == (True, False)
    models.set_view(drafts.draft(drafts.PICTURE))
    assert (middle.race.isVisible(), middle.order.isVisible()) == (False, True)
    models.set_view(drafts.after_draft(drafts.all_drafted(4)))
    assert (middle.race.isVisible(), middle.order.isVisible()) == (True, False)


def test_the_order_names_everybody_for_the_screen_reader(middle: BarMiddle, models: TableModels) -> None:
    models.set_view(drafts.draft(drafts.PICTURE))
    assert middle.order.accessibleName() == "Ordem"
    assert middle.order.accessibleDescription() == "Bia, Caio, Você, Ana"


def test_the_strip_shows_whose_turn_it_is(middle: BarMiddle, models: TableModels) -> None:
    models.set_view(drafts.draft(drafts.PICTURE))
    own = picture(middle)
    models.set_view(drafts.draft(drafts.PICTURE, turn=2))
    assert picture(middle) != own


def with_standing(*, is_low_best: bool) -> TableView:
    return replace(positions.five_players(), standing=Standing("Points now", "better", is_low_best))


def test_where_no_total_ends_the_match_the_standings_are_shown_the_best_first(
    middle: BarMiddle, models: TableModels
) -> None:
    models.set_view(with_standing(is_low_best=False))
    assert (middle.race.isVisible(), middle.standing.isVisible()) == (False, True)
    totals = [seat.total for seat in middle.standing.order]
    assert totals == sorted(totals, reverse=True)
    assert middle.standing.accessibleName() == "Points now"
    first = picture(middle)
    models.set_view(with_standing(is_low_best=True))
    assert [seat.total for seat in middle.standing.order] == sorted(totals)
    assert picture(middle) != first
    models.set_view(positions.five_players())
    assert middle.race.isVisible()


def test_one_head_against_none_is_no_lost_race_where_rounds_end_the_match(
    middle: BarMiddle, models: TableModels
) -> None:
    def right_half(total: int) -> QImage:
        table = positions.five_players()
        others = tuple(replace(seat, total=0) for seat in table.others)
        own = table.own and replace(table.own, total=total)
        models.set_view(replace(table, target=None, others=others, own=own))
        whole = picture(middle)
        return whole.copy(whole.width() * 3 // 5, 0, whole.width() * 2 // 5, whole.height())

    assert right_half(1) == right_half(2)
    assert right_half(1) != right_half(40)


@pytest.mark.parametrize("width", [20, 120, 300])
def test_narrow_standings_leave_out_their_words_but_never_fail(
    middle: BarMiddle, models: TableModels, width: int
) -> None:
    models.set_view(with_standing(is_low_best=False))
    middle.resize(width, 48)
    assert picture(middle).width() == width


@pytest.mark.parametrize("width", [20, 120, 300])
def test_a_narrow_bar_leaves_out_names_but_never_fails(middle: BarMiddle, models: TableModels, width: int) -> None:
    models.set_view(drafts.laps(6, 5))
    middle.resize(width, 48)
    assert picture(middle).width() == width
