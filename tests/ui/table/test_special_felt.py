"""Special cards on the felt: dragging them, what lights up, what is said before one is let go, and how things move."""

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from pega6_desktop.ui.boards.pega6.rows.cards import RowTarget
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.turns.acts import Aim, Drop, Press, Tap, TapZone
from pega6_desktop.ui.table.view import Refusal, StepHint, Target
from tests.ui.table import anniversary
from tests.ui.table.anniversary import BLOCK, INSERT, NEG_POS, extra_key
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.lying import changed, laid, rows_of, stand_out
from tests.ui.table.positions import key
from tests.ui.table.test_steps import interruptions

ROW_3 = ("row", 2)
HELD = extra_key("insert")


@pytest.fixture
def table(open_table: OpenTable) -> Table:
    """Insert and Block may be lifted."""
    opened = open_table(anniversary.table())
    stand_out(opened.area, liftable=frozenset([HELD, extra_key("block")]))
    return opened


def seen(table: Table) -> QImage:
    table.area.felt.end_fades()
    return table.area.grab().toImage()


def special(table: Table, kind: str) -> QPoint:
    return table.area.card_point(extra_key(kind))


def clear_place(table: Table) -> QPoint:
    """A place of row 3 where no card lies."""
    places = laid(table.area.table_layout).places(2)
    return QPoint(round(places.lefts[4] + 20), round(places.top + 40))


# ---------------------------------------------------------------- drag, drop, tap


def test_a_special_card_is_dragged_like_any_other(table: Table) -> None:
    table.drag(special(table, "insert"), QPoint(700, 500), clear_place(table))
    assert table.did(Press) == [Press(HELD)]
    assert table.did(Aim)[-1] == Aim(ROW_3)
    table.release(clear_place(table))
    assert table.did(Drop) == [Drop(HELD, ROW_3)]


def test_refused_it_flies_home(table: Table) -> None:
    table.drag(special(table, "block"), clear_place(table))
    table.release(clear_place(table))
    table.area.refuse(extra_key("block"), ROW_3, Refusal("não pode", None))
    table.qtbot.waitUntil(table.is_exact)


def test_a_barred_card_cannot_be_dragged_but_asked_about(table: Table) -> None:
    table.drag(special(table, "neg_pos"), clear_place(table))
    table.release(clear_place(table))
    assert not table.did(Drop)
    table.click(special(table, "neg_pos"))
    assert table.did(Tap) == [Tap(extra_key("neg_pos"))]
    assert table.is_exact()


def test_dropping_on_a_card_that_is_a_target_names_the_card(table: Table) -> None:
    stand_out(table.area, lifted=HELD)
    stand_out(table.area, targets=anniversary.on_cards((60, 63)), aimed=None)
    table.drag(special(table, "insert"), QPoint(700, 500), table.card(63))
    assert table.did(Aim)[-1] == Aim(("card", 63))
    table.release(table.card(63))
    assert table.did(Drop) == [Drop(HELD, ("card", 63))]


@pytest.mark.parametrize("number", [63, 66])
def test_a_click_on_a_target_card_means_the_target(table: Table, number: int) -> None:
    """Also where it lies in the hand."""
    stand_out(table.area, lifted=HELD)
    stand_out(table.area, targets=anniversary.on_cards((63, 66)), aimed=None)
    table.area.finish()
    table.click(table.card(number))
    assert table.did(TapZone) == [TapZone(("card", number))]
    assert not table.did(Tap)


def test_a_click_on_another_card_asks_about_it(table: Table) -> None:
    stand_out(table.area, targets=anniversary.on_cards((66,)), aimed=None)
    table.click(table.card(71))
    assert table.did(Tap) == [Tap(key(71))]


def test_the_discarded_card_means_the_pile_only_while_the_pile_is_a_target(table: Table) -> None:
    at = table.area.zone_point(("discard", 0))
    table.click(at)
    assert table.did(Tap) == [Tap(extra_key("replace"))]
    stand_out(table.area, targets=(Target(("discard", 0), 0, "", "descarte", kind="zone"),), aimed=None)
    table.press(at)
    table.release(at)
    assert table.did(TapZone) == [TapZone(("discard", 0))]


def test_a_lifted_card_leaves_its_place_with_its_name(table: Table) -> None:
    before = seen(table)
    stand_out(table.area, lifted=HELD)
    table.area.finish()
    assert seen(table) != before
    stand_out(table.area, lifted=None)
    table.area.finish()
    assert seen(table) == before


# ---------------------------------------------------------------- aiming without a button


def test_the_bare_pointer_aims_at_targets_and_at_nothing_else(table: Table) -> None:
    stand_out(table.area, lifted=HELD)
    stand_out(table.area, targets=anniversary.gaps(), aimed=None)
    for at in (table.zone(("row", 0)), clear_place(table), table.zone(("row", 1)), table.zone(("row", 3))):
        table.move(at)
    assert table.did(Aim) == [Aim(ROW_3), Aim(None), Aim(("row", 3))]


def test_a_target_lit_under_a_resting_pointer_is_not_aimed_at(table: Table) -> None:
    table.move(clear_place(table))
    stand_out(table.area, lifted=HELD)
    stand_out(table.area, targets=anniversary.gaps(), aimed=None)
    table.move(clear_place(table))
    assert not table.did(Aim)
    table.move(clear_place(table) + QPoint(3, 0))
    assert table.did(Aim) == [Aim(ROW_3)]


def test_with_no_targets_nothing_is_aimed_at(table: Table) -> None:
    table.move(clear_place(table))
    table.move(table.zone(("row", 3)))
    assert not table.did(Aim)


# ---------------------------------------------------------------- lights and previews

ROW_4 = ("row", 3)
KINDS: dict[str, Target] = {
    "gap": anniversary.gaps()[0],
    "card": anniversary.on_cards((60,), (9,))[0],
    "lock": RowTarget(ROW_4, 0, "", "fileira 4", is_sure=False, mark="lock"),
    "seven": RowTarget(ROW_3, 5, "66", "fileira 3", is_sure=False, mark="seven"),
    "place": Target(ROW_3, 4, "66", "fileira 3", is_sure=False),
    "open": RowTarget(("row", 4), 0, "56", "fileira 5", is_sure=False, kind="zone", mark="open"),
    "zone": Target(("turn", 0), 0, "", "a carta da vez", is_sure=False, kind="zone"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_target_looks_different_lit_aimed_and_not_at_all(open_table: OpenTable, kind: str) -> None:
    table = open_table(anniversary.table(anniversary.FOUR_ROWS))
    table.area.set_tempo(Tempo.OFF)
    target = msgspec.structs.replace(KINDS[kind], preview=None)
    dark = seen(table)
    stand_out(table.area, targets=(target,), aimed=None)
    lit = seen(table)
    stand_out(table.area, targets=(target,), aimed=target.zone)
    aimed = seen(table)
    assert dark != lit
    assert lit != aimed
    stand_out(table.area, targets=(), aimed=None)
    assert seen(table) == dark


def test_an_aimed_gap_opens_and_closes_again(table: Table) -> None:
    rest = table.where(key(60))
    stand_out(table.area, targets=anniversary.gaps(), aimed=ROW_3)
    table.area.finish()
    assert table.where(key(60))[0] > rest[0] + 60
    assert table.is_exact()
    stand_out(table.area, targets=anniversary.gaps(), aimed=None)
    table.area.finish()
    assert table.where(key(60)) == rest


def test_a_target_card_rises_while_it_is_aimed_at(table: Table) -> None:
    targets = anniversary.on_cards((60, 63))
    stand_out(table.area, targets=targets, aimed=None)
    rest = table.where(key(63))
    stand_out(table.area, targets=targets, aimed=("card", 63))
    table.area.finish()
    assert table.where(key(63))[1] < rest[1]
    assert table.is_exact()
    stand_out(table.area, targets=targets, aimed=("card", 60))
    table.area.finish()
    assert table.where(key(63)) == rest


def said(table: Table) -> object:
    return table.area.felt.preview.shown


def test_a_preview_shows_while_its_target_is_aimed_at(table: Table) -> None:
    stand_out(table.area, targets=anniversary.gaps(), aimed=None)
    assert said(table) is None
    stand_out(table.area, targets=anniversary.gaps(), aimed=ROW_3)
    assert said(table) == anniversary.INSERTED
    stand_out(table.area, targets=anniversary.gaps(), aimed=("row", 3))
    assert said(table) is None
    stand_out(table.area, targets=anniversary.gaps(), aimed=ROW_3)
    stand_out(table.area, targets=(), aimed=None)
    assert said(table) is None


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1000, 1300), (1920, 1080)])
def test_a_preview_never_covers_its_target(open_table: OpenTable, size: tuple[int, int]) -> None:
    table = open_table(anniversary.table(), size)
    felt = table.area.felt
    for number in (47, 52, 60, 63, 88, 77, 66):
        stand_out(table.area, targets=(), aimed=None)
        assert said(table) is None
        targets = anniversary.on_cards((number,), (5,))
        stand_out(table.area, targets=targets, aimed=targets[0].zone)
        assert said(table) is not None
        assert felt.preview.place.overlap(felt.poses()[key(number)].rect) == 0


def test_a_preview_does_not_cover_the_card_in_the_air(table: Table) -> None:
    table.drag(special(table, "insert"), QPoint(500, 480), QPoint(330, 400))
    stand_out(table.area, lifted=HELD)
    stand_out(table.area, targets=anniversary.gaps(), aimed=ROW_3)
    felt = table.area.felt
    assert felt.preview.place.overlap(felt.stage.items[HELD].seen_rect) == 0
    table.release(QPoint(330, 400))


def test_a_picked_card_keeps_its_ring_until_it_is_let_go(table: Table) -> None:
    before = seen(table)
    stand_out(table.area, picked=key(63))
    table.area.finish()
    assert table.is_exact()
    assert seen(table) != before
    stand_out(table.area, picked=None)
    table.area.finish()
    assert seen(table) == before


# ---------------------------------------------------------------- what lies on rows, and steps

PLAIN = anniversary.table(blocked=(), sevens=())
LOCKED = anniversary.table(blocked=(0,), sevens=())
FOR_SEVEN = anniversary.table(blocked=(), sevens=(1,))
FOUR = anniversary.table(anniversary.FOUR_ROWS, blocked=(), sevens=())


def played(before: TableView, kind: str) -> TableView:
    """The special card lies open on the pile."""
    spare = rows_of(before).spare
    assert spare is not None
    tray = tuple(one for one in rows_of(before).tray or () if one.card != anniversary.extra(kind))
    top = msgspec.structs.replace(anniversary.extra(kind), key=("discarded", 0, 1))
    return changed(before, tray=tray, spare=msgspec.structs.replace(spare, discard=top, discarded=2))


def steps() -> dict[str, tuple[TableView, TableView, StepHint]]:
    discarded = StepHint("quiet", rekeys=((HELD, ("discarded", 0, 1)),))
    inserted = anniversary.table(
        (*anniversary.ROWS[:2], (47, 52, 56, 60, 63), *anniversary.ROWS[3:]), own=None, blocked=(), sevens=()
    )
    return {
        "lock": (PLAIN, LOCKED, StepHint("place")),
        "unlock": (LOCKED, PLAIN, StepHint("place")),
        "seven": (PLAIN, FOR_SEVEN, StepHint("place")),
        "no seven": (FOR_SEVEN, PLAIN, StepHint("place")),
        "open": (FOUR, PLAIN, StepHint("place", enters=((key(77), ("hand", 0)),))),
        "close": (PLAIN, FOUR, StepHint("take", leaves=((key(77), ("pile", 0)),))),
        "discard": (PLAIN, played(PLAIN, "insert"), discarded),
        "insert": (PLAIN, inserted, StepHint("place")),
    }


@pytest.mark.parametrize(("before", "after"), [(FOUR, PLAIN), (PLAIN, FOUR)], ids=["opened", "closed"])
def test_all_rows_travel_to_other_places_when_there_are_five(
    open_table: OpenTable, before: TableView, after: TableView
) -> None:
    table = open_table(before)
    items = table.area.felt.stage.items
    at_first = {number: items[key(number)].seen_rect.middle for number in (5, 38, 63, 88)}
    with table.qtbot.waitSignal(table.area.settled):
        table.show(after, StepHint("place"))
        assert {number: items[key(number)].seen_rect.middle for number in at_first} == at_first
        fading = table.area.felt._dissolve._picture
        assert fading.isVisible()
        assert all(item.zValue() > fading.zValue() for item in items.values())
    assert all(items[key(number)].seen_rect.middle != at for number, at in at_first.items())
    assert table.is_exact()


@pytest.mark.parametrize("kind", steps())
def test_what_special_cards_do_is_seen(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    first = seen(table)
    table.play(after, hint)
    assert table.is_exact()
    assert seen(table) != first


@pytest.mark.parametrize("kind", steps())
def test_after_a_step_the_table_looks_as_if_it_had_been_shown_at_once(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    table.area.set_tempo(Tempo.FAST)
    with table.qtbot.waitSignal(table.area.settled):
        table.show(after, hint)
    table.area.finish()
    moved = seen(table)
    table.show(after)
    assert seen(table) == moved
    table.show(before)
    table.show(after)
    assert seen(table) == moved


@pytest.mark.parametrize("kind", ["lock", "open", "discard"])
def test_whatever_comes_in_between_leaves_exactly_the_right_table(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    for what, interrupt in interruptions().items():
        table.show(before)
        table.show(after, hint)
        interrupt(table)
        assert table.is_exact(), what
        assert not table.area.is_moving, what


@pytest.mark.parametrize("kind", steps())
def test_without_motion_it_is_there_at_once(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    table.area.set_tempo(Tempo.OFF)
    table.show(after, hint)
    moved = table.area.grab().toImage()
    table.show(after)
    assert table.area.grab().toImage() == moved


def test_a_played_card_travels_from_the_tray_to_the_open_pile(table: Table) -> None:
    home = table.where(HELD)
    table.show(played(anniversary.table(), "insert"), StepHint("quiet", rekeys=((HELD, ("discarded", 0, 1)),)))
    assert table.where(("discarded", 0, 1)) == home
    table.area.finish()
    assert table.where(("discarded", 0, 1)) == table.belongs(("discarded", 0, 1))


def test_of_two_equal_cards_the_one_in_the_air_is_the_one_that_is_played(open_table: OpenTable) -> None:
    twin = msgspec.structs.replace(INSERT, card=anniversary.extra("insert", 1))
    table = open_table(anniversary.table(cards=(INSERT, twin, BLOCK)))
    stand_out(table.area, liftable=frozenset([HELD, extra_key("insert", 1)]))
    second = table.where(extra_key("insert", 1))
    table.drag(special(table, "insert"), QPoint(700, 500), clear_place(table))
    in_the_air = table.where(HELD)
    table.release(clear_place(table))
    top = ("discarded", 0, 1)
    hint = StepHint("quiet", rekeys=((HELD, top), (extra_key("insert", 1), top)))
    table.show(changed(played(anniversary.table(), "insert"), tray=(INSERT, BLOCK)), hint)
    assert table.where(top) == in_the_air
    assert table.where(HELD) == second
    table.area.finish()
    assert table.is_exact()


def test_the_top_of_the_open_pile_lies_there_until_the_next_card_covers_it(table: Table) -> None:
    place = table.area.zone_point(("discard", 0))
    lying = table.area.grab().toImage().pixelColor(place)
    table.show(played(anniversary.table(), "insert"), StepHint("quiet", rekeys=((HELD, ("discarded", 0, 1)),)))
    assert table.area.grab().toImage().pixelColor(place) == lying
    table.qtbot.waitUntil(table.is_exact)


def test_a_barred_card_looks_barred_only_while_it_is(table: Table) -> None:
    allowed = msgspec.structs.replace(NEG_POS, tone="quiet")
    barred = seen(table)
    table.show(anniversary.table(cards=(INSERT, BLOCK, allowed)))
    assert seen(table) != barred
    table.show(anniversary.table())
    assert seen(table) == barred


def test_the_counter_of_a_seat_tells_how_many_special_cards_it_holds(open_table: OpenTable) -> None:
    view = anniversary.table()
    table = open_table(view)
    first = seen(table)
    first_seat, *others = rows_of(view).others
    fewer = msgspec.structs.replace(first_seat, specials=first_seat.specials - 1)
    table.show(changed(view, others=(fewer, *others)))
    assert seen(table) != first


@pytest.mark.parametrize("count", range(7))
def test_a_tray_of_any_size_is_shown(open_table: OpenTable, count: int) -> None:
    table = open_table(anniversary.table(cards=anniversary.tray(count)))
    assert table.is_exact()


def test_the_hovered_special_card_rises_a_little(table: Table) -> None:
    rest = table.where(HELD)[1]
    table.move(special(table, "insert"))
    table.qtbot.waitUntil(lambda: table.where(HELD)[1] < rest)
    assert table.area.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
