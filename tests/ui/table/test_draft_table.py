"""A draft on the felt: cards are picked up from the grid, travel to whoever drafts them, and to the rows at its end."""

from collections.abc import Callable, Mapping, Sequence

import pytest
from PySide6.QtCore import QPoint, QPointF

from pega6_desktop.ui.look.look import load_theme
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.turns.acts import Aim, Drop, Tap
from pega6_desktop.ui.table.view import StepHint
from tests.ui.table import drafts, positions
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.lying import draft_of, rows_of, stand_out
from tests.ui.table.picture import RESOURCES
from tests.ui.table.positions import key

OWN_STRIP = ("hand", 0)
PICKS = drafts.PICTURE


def with_pick(who: int, number: int, picks: Mapping[int, Sequence[int]] = PICKS) -> TableView:
    """The draft of the picture after that pick."""
    return drafts.draft({**picks, who: (*picks[who], number)})


def rows_laid() -> StepHint:
    """The four cards left over become rows."""
    return StepHint("place", sound="snap")


@pytest.fixture
def draft(open_table: OpenTable) -> Table:
    """The draft of the picture; every open card may be picked up."""
    table = open_table(drafts.draft(PICKS))
    stand_out(table.area, liftable=frozenset([card.key for card in draft_of(table.area.felt.arrangement).offer]))
    return table


# ------------------------------------------------------------ with the mouse


def test_a_card_of_the_grid_is_dragged_to_the_own_strip(draft: Table) -> None:
    end = draft.zone(OWN_STRIP)
    draft.drag(draft.card(33), QPoint(800, 500), end)
    draft.release(end)
    assert draft.did(Aim)[-1] == Aim(OWN_STRIP)
    assert draft.did(Drop) == [Drop(key(33), OWN_STRIP)]


def test_the_dragged_card_stays_under_the_pointer_and_no_other_moves(draft: Table) -> None:
    others = {card: draft.where(card) for card in draft.area.felt.stage.items if card != key(33)}
    draft.drag(draft.card(33), QPoint(500, 600))
    x, y = draft.where(key(33))
    assert abs(x - 500) < 40
    assert abs(y - 600) < 60
    assert {card: draft.where(card) for card in others} == others
    draft.release(QPoint(500, 600))


def test_a_dropped_card_that_is_drafted_goes_on_to_its_place(draft: Table) -> None:
    end = draft.zone(OWN_STRIP)
    draft.drag(draft.card(33), end)
    draft.release(end)
    draft.play(with_pick(0, 33), drafts.drafted(33, 0))
    assert draft.area.table_layout.fan.contains(*draft.where(key(33)))
    assert draft.area.felt.stage.held is None
    assert draft.is_exact()


def test_a_card_let_go_over_the_wood_flies_home(draft: Table) -> None:
    home = draft.belongs(key(33))
    draft.drag(draft.card(33), QPoint(1270, 790))
    draft.release(QPoint(1270, 790))
    assert draft.did(Drop) == [Drop(key(33), None)]
    draft.qtbot.waitUntil(lambda: draft.where(key(33)) == home)


def test_a_click_on_an_open_card_names_it(draft: Table) -> None:
    draft.click(draft.card(5))
    assert draft.did(Tap) == [Tap(key(5))]


def test_a_drafted_card_cannot_be_picked_up(draft: Table) -> None:
    start = draft.card(44)
    draft.drag(start, QPoint(600, 650))
    draft.release(QPoint(600, 650))
    assert not draft.did(Drop)


def test_the_card_under_the_pointer_rises_a_little(draft: Table) -> None:
    low = draft.belongs(key(20))
    draft.move(draft.card(20))
    assert draft.belongs(key(20))[1] < low[1]
    draft.move(QPoint(640, 605))
    assert draft.belongs(key(20)) == low


def test_a_lifted_card_stands_above_its_place(draft: Table) -> None:
    low = draft.belongs(key(33))
    stand_out(draft.area, lifted=key(33))
    stand_out(draft.area, focused=key(33))
    draft.area.finish()
    assert draft.where(key(33))[1] < low[1]
    assert draft.area.felt.stage.items[key(33)].has_badge("ring")
    stand_out(draft.area, lifted=None)
    draft.area.finish()
    assert draft.where(key(33)) == low


def test_the_own_strip_lights_up_and_goes_out(draft: Table) -> None:
    free = draft.area.table_layout.fan.right - 20, draft.area.table_layout.fan.bottom - 20
    at = QPoint(*map(round, free))
    dark = draft.area.grab().toImage().pixelColor(at)
    stand_out(draft.area, targets=(drafts.own_strip(33),), aimed=None)
    draft.area.finish()
    assert draft.area.grab().toImage().pixelColor(at) != dark
    stand_out(draft.area, targets=(), aimed=None)
    draft.area.finish()
    assert draft.area.grab().toImage().pixelColor(at) == dark


# ------------------------------------------------------------ steps


def taken_by_another() -> tuple[TableView, TableView, StepHint, int]:
    return drafts.draft(PICKS), with_pick(2, 20), drafts.drafted(20, 2), 20


def taken_by_the_viewer() -> tuple[TableView, TableView, StepHint, int]:
    return drafts.draft(PICKS), with_pick(0, 33), drafts.drafted(33, 0), 33


def put_back() -> tuple[TableView, TableView, StepHint, int]:
    back = StepHint("take_back", enters=((key(33), OWN_STRIP),), leaves=((key(33), ("felt", 0)),))
    return with_pick(0, 33), drafts.draft(PICKS), back, 33


STEPS = [taken_by_another, taken_by_the_viewer, put_back]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.__name__)
def test_the_card_travels_from_where_it_lay(
    open_table: OpenTable, step: Callable[[], tuple[TableView, TableView, StepHint, int]]
) -> None:
    before, after, hint, number = step()
    table = open_table(before)
    start = table.where(key(number))
    table.show(after, hint)
    assert table.where(key(number)) == start
    assert table.area.felt.stage.items[key(number)].is_moving
    table.area.finish()
    assert table.where(key(number)) != start
    assert table.is_exact()


def test_a_drafted_card_flies_over_all_others(open_table: OpenTable) -> None:
    """Also the viewer's own: it is on its way from the grid, not within the hand."""
    table = open_table(drafts.draft(PICKS))
    table.show(with_pick(0, 33), drafts.drafted(33, 0))
    items = table.area.felt.stage.items
    assert all(items[key(33)].zValue() > item.zValue() for card, item in items.items() if card != key(33))


def test_at_the_end_the_cards_go_from_the_draft_to_rows_and_hand(open_table: OpenTable) -> None:
    picks = drafts.all_drafted(4)
    after = drafts.after_draft(picks)
    table = open_table(drafts.draft(picks))
    before = {card: table.where(card) for card in table.area.felt.stage.items}
    table.show(after, rows_laid())
    left_over = [card.key for row in rows_of(after).rows for card in row.cards]
    own = [card.key for card in after.hand]
    assert all(table.where(card) == before[card] for card in (*left_over, *own))
    assert all(table.belongs(card) != before[card] for card in left_over)
    with table.qtbot.waitSignal(table.area.settled):
        pass
    table.area.finish()
    assert table.is_exact()


def test_at_the_end_what_others_have_drafted_is_seen_to_go(open_table: OpenTable) -> None:
    picks = drafts.all_drafted(4)
    table = open_table(drafts.draft(picks))
    gone = table.area.felt.stage.items[key(picks[1][0])]
    table.show(drafts.after_draft(picks), rows_laid())
    assert gone.is_moving
    assert gone.scene() is not None
    assert key(picks[1][0]) not in table.area.felt.stage.items
    table.area.finish()
    assert table.is_exact()


def test_without_motion_everything_is_there_at_once(open_table: OpenTable) -> None:
    picks = drafts.all_drafted(4)
    table = open_table(drafts.draft(picks))
    table.area.set_tempo(Tempo.OFF)
    table.show(drafts.after_draft(picks), rows_laid())
    assert table.is_exact()


def test_the_open_cards_of_a_new_round_are_dealt_onto_the_empty_mat(open_table: OpenTable) -> None:
    table = open_table(drafts.after_draft(drafts.all_drafted(4)))
    opened = drafts.laps(4, 0)
    table.show(opened, drafts.opening(opened))
    deck = table.area.table_layout.mat.middle
    for number in (1, 30, 44):
        assert table.where(key(number)) == pytest.approx(deck, abs=1)
        assert table.area.felt.stage.items[key(number)].is_moving
    table.area.finish()
    assert table.is_exact()


# ------------------------------------------------------------ in mid-draft


def resize(table: Table) -> None:
    table.area.resize(1024, 640)


def dark(table: Table) -> None:
    table.look.set_theme(load_theme("dark", RESOURCES / "themes"))


def large_type(table: Table) -> None:
    table.look.set_text_scale(2.0)


def bar(table: Table) -> None:
    table.area.set_bar_height(80)


@pytest.mark.parametrize("change", [resize, dark, large_type, bar], ids=lambda change: change.__name__)
def test_the_table_is_right_whatever_changes_while_a_card_travels(
    open_table: OpenTable, change: Callable[[Table], None]
) -> None:
    table = open_table(drafts.draft(PICKS))
    table.show(with_pick(2, 20), drafts.drafted(20, 2))
    change(table)
    assert table.is_exact()


@pytest.mark.parametrize("change", [resize, large_type], ids=lambda change: change.__name__)
def test_a_lifted_card_stays_lifted_where_it_is_now(draft: Table, change: Callable[[Table], None]) -> None:
    stand_out(draft.area, lifted=key(33))
    change(draft)
    draft.area.finish()
    assert draft.area.felt.poses()[key(33)].is_lifted
    assert draft.is_exact()


def test_the_base_game_after_a_draft_looks_as_if_there_had_been_none(open_table: OpenTable) -> None:
    picks = drafts.all_drafted(4)
    after = drafts.after_draft(picks)
    drafted, fresh = open_table(drafts.draft(picks)), open_table(after)
    drafted.play(after, rows_laid())
    assert drafted.area.grab().toImage() == fresh.area.grab().toImage()


@pytest.mark.parametrize("players", [2, 6])
def test_another_draft_is_there_at_once(open_table: OpenTable, players: int) -> None:
    table = open_table(drafts.draft(PICKS))
    table.show(drafts.laps(players, 7))
    assert table.is_exact()
    assert len(table.area.table_layout.seats) == players - 1


def test_a_looker_on_has_no_own_strip(open_table: OpenTable) -> None:
    table = open_table(drafts.looked_on(4, 9))
    assert table.is_exact()
    assert len(table.area.table_layout.seats) == 4
    assert table.area.felt.zone_under(QPointF(*table.area.table_layout.fan.middle)) is None


def test_the_picture_of_a_table_without_draft_is_the_old_one(open_table: OpenTable) -> None:
    table = open_table(positions.five_players())
    before = table.area.grab().toImage()
    table.show(drafts.draft(PICKS))
    table.show(positions.five_players())
    assert table.area.grab().toImage() == before


def test_the_old_table_fades_away_over_the_new_one(open_table: OpenTable) -> None:
    picks = drafts.all_drafted(4)
    table = open_table(drafts.draft(picks))
    at = QPoint(1000, 720)
    before = table.area.grab().toImage().pixelColor(at)
    table.show(drafts.after_draft(picks), rows_laid())
    assert table.area.grab().toImage().pixelColor(at) == before
    table.area.finish()
    assert table.area.grab().toImage().pixelColor(at) != before
