"""Steps of the game on the table: cards travel, turn over, are taken; and the table is right whenever it is asked."""

from collections.abc import Callable

import pytest
import shiboken6
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGraphicsItem

from pega6_desktop.ui.look.look import load_theme
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.cards.tempo import Tempo
from pega6_desktop.ui.table.view import Refusal, StepHint
from tests.ui.table import anniversary, drafts, positions
from tests.ui.table.conftest import OpenTable, Table
from tests.ui.table.lying import laid, rows_of, stand_out
from tests.ui.table.picture import RESOURCES
from tests.ui.table.positions import key, slot

Interruption = Callable[[Table], None]


def interruptions() -> dict[str, Interruption]:
    """Everything that may come while cards move; after each the table must be right at once."""

    def finish(table: Table) -> None:
        table.area.finish()

    def show_at_once(table: Table) -> None:
        table.area.show_table(None)

    def resize(table: Table) -> None:
        table.area.resize(1100, 740)

    def theme(table: Table) -> None:
        table.look.set_theme(load_theme("dark", RESOURCES / "themes"))

    def text_size(table: Table) -> None:
        table.look.set_text_scale(1.5)

    def bar(table: Table) -> None:
        table.area.set_bar_height(80)

    def hide(table: Table) -> None:
        table.area.hide()

    return {one.__name__: one for one in (finish, show_at_once, resize, theme, text_size, bar, hide)}


def steps() -> dict[str, tuple[TableView, TableView, StepHint]]:
    """A step of each kind: the table before, the table after, how it moves."""
    five = positions.five_players()
    bare = positions.view([[], [], [], []], [], rows_of(five).others, positions.OWN)
    taken = positions.turned_up(waiting=(2, 3, 4, 0), rows=([9], *positions.ROWS[1:]), points=(0, 12, 9, 0, 0))
    emptied = positions.turned_up(rows=([], *positions.ROWS[1:]), points=(0, 12, 9, 0, 0))
    return {
        "deal": (bare, five, positions.deal(five)),
        "choose": (five, positions.after_own_choice(58), positions.own_chosen(58)),
        "take_back": (
            positions.after_own_choice(58),
            five,
            StepHint("take_back", rekeys=((slot(0), key(58)),)),
        ),
        "reveal": (positions.all_chosen(), positions.turned_up(), positions.reveal(5)),
        "place": (emptied, taken, positions.PLACE),
        "take": (positions.turned_up(), emptied, positions.take(1, positions.ROWS[0])),
        "quiet": (positions.turned_up(), positions.turned_up((2, 3, 4, 0)), StepHint("quiet")),
    }


@pytest.mark.parametrize("kind", steps())
def test_a_step_ends_with_every_card_where_it_belongs(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    table.area.set_tempo(Tempo.FAST)
    with table.qtbot.waitSignal(table.area.settled):
        table.show(after, hint)
    table.qtbot.waitUntil(table.is_exact)
    assert not table.area.is_moving


@pytest.mark.parametrize("kind", steps())
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
def test_each_step_is_settled_once_and_never_from_within(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    table.area.set_tempo(Tempo.FAST)
    table.show(after, hint)
    assert table.settled == 0
    table.qtbot.waitUntil(lambda: table.settled > 0 and table.is_exact())
    assert table.settled == 1


@pytest.mark.parametrize("kind", steps())
def test_finish_in_mid_step_still_settles_it_once(open_table: OpenTable, kind: str) -> None:
    before, after, hint = steps()[kind]
    table = open_table(before)
    table.show(after, hint)
    table.area.finish()
    table.area.finish()
    table.qtbot.waitUntil(lambda: table.settled == 1)


@pytest.mark.parametrize("tempo", [Tempo.OFF, None])
def test_without_motion_the_table_is_right_at_once(open_table: OpenTable, tempo: Tempo | None) -> None:
    """Tempo off, or the desktop asks for less motion."""
    before, after, hint = steps()["take"]
    table = open_table(before)
    if tempo is None:
        table.area.set_reduced_motion(is_reduced=True)
    else:
        table.area.set_tempo(tempo)
    with table.qtbot.waitSignal(table.area.settled):
        table.show(after, hint)
        assert table.is_exact()
        assert not table.area.is_moving


def test_all_cards_turn_together_and_none_shows_its_number_before(open_table: OpenTable) -> None:
    before, after, hint = steps()["reveal"]
    table = open_table(before)
    table.show(after, hint)
    items = [table.area.felt.stage.items[key(number)] for number in positions.TURNED.values()]
    assert {item.shown_face for item in items} == {"back"}
    table.qtbot.waitUntil(lambda: {item.shown_face for item in items} == set(positions.TURNED.values()))
    table.qtbot.waitUntil(table.is_exact)


def test_a_hidden_card_keeps_its_item_when_it_is_revealed(open_table: OpenTable) -> None:
    before, after, hint = steps()["reveal"]
    table = open_table(before)
    hidden = {seat: table.area.felt.stage.items[slot(seat)] for seat in positions.TURNED}
    table.play(after, hint)
    assert {seat: table.area.felt.stage.items[key(number)] for seat, number in positions.TURNED.items()} == hidden


def test_the_own_chosen_card_lies_face_down_beside_the_own_plate(open_table: OpenTable) -> None:
    before, after, hint = steps()["choose"]
    table = open_table(before)
    table.play(after, hint)
    item = table.area.felt.stage.items[slot(0)]
    slot_box = laid(table.area.table_layout).slot
    assert item.face == "back"
    assert slot_box.contains(*table.where(slot(0)))


def test_a_card_has_landed_before_the_next_one_may_start(open_table: OpenTable) -> None:
    before, after, hint = steps()["place"]
    table = open_table(before)
    table.area.set_tempo(Tempo.FAST)
    moving: list[bool] = []
    # Looked at in the very moment: a slow machine may come back from waiting when the card has long arrived.
    table.area.settled.connect(lambda: moving.append(table.area.felt.stage.items[key(9)].is_moving))
    with table.qtbot.waitSignal(table.area.settled):
        table.show(after, hint)
    assert moving == [False]
    assert table.is_exact()


def test_the_last_card_of_a_trick_is_waited_for(open_table: OpenTable) -> None:
    table = open_table(positions.turned_up(waiting=(4,)))
    rows = (*positions.ROWS[:3], [*positions.ROWS[3], 102])
    with table.qtbot.waitSignal(table.area.settled):
        table.show(positions.turned_up(waiting=(), rows=rows), positions.PLACE)
    assert table.is_exact()


def test_choosing_never_makes_the_player_wait(open_table: OpenTable) -> None:
    table = open_table()
    seats = list(rows_of(positions.five_players()).others)
    seats[2] = positions.chooser(3, "chosen", 0, 47)
    table.show(positions.view(positions.ROWS, positions.HAND, seats, positions.OWN), positions.chosen(3))
    assert table.area.felt.stage.items[slot(3)].is_moving
    assert not table.area.is_moving


def test_taken_cards_gather_fly_to_their_owner_and_are_gone(open_table: OpenTable) -> None:
    before, after, hint = steps()["take"]
    table = open_table(before)
    count = card_items(table)
    table.show(after, hint)
    assert card_items(table) == count
    table.qtbot.waitUntil(lambda: card_items(table) == count - 5)
    assert table.is_exact()


def test_heads_count_up_only_when_the_cards_have_arrived(open_table: OpenTable) -> None:
    before, after, hint = steps()["take"]
    table = open_table(before)
    table.area.set_tempo(Tempo.FAST)
    owed: list[int] = []
    table.area.felt._counting.changed.connect(lambda: owed.append(table.area.felt._counting.owed.get(1, 0)))
    table.show(after, hint)
    assert table.area.felt._counting.owed == {1: 12}
    table.qtbot.waitUntil(lambda: len(owed) == 12)
    assert owed == list(range(11, -1, -1))


def test_a_choice_taken_back_and_made_again_at_once(open_table: OpenTable) -> None:
    """The old face-down card still leaves when the new one comes."""
    five = positions.five_players()
    table = open_table(five)
    seats = list(rows_of(five).others)
    seats[0] = positions.chooser(1, "choosing", 0, 14)
    without = positions.view(positions.ROWS, positions.HAND, seats, positions.OWN)
    table.show(without, StepHint("take_back", leaves=((slot(1), ("hand", 1)),)))
    table.show(five, positions.chosen(1))
    table.area.finish()
    assert table.is_exact()


def test_steps_that_come_faster_than_they_can_be_shown(open_table: OpenTable) -> None:
    table = open_table(positions.all_chosen())
    table.show(positions.turned_up(), positions.reveal(5))
    for _, after, hint in (steps()["take"], steps()["place"]):
        table.show(after, hint)
    table.qtbot.waitUntil(table.is_exact)


def test_another_table_is_there_at_once(open_table: OpenTable) -> None:
    """A new match with more players: nothing flies over from the old one."""
    table = open_table(positions.five_players())
    ten = positions.ten_players()
    table.show(ten, positions.deal(ten))
    assert table.is_exact()
    assert len(table.area.table_layout.seats) == 9


OTHER_TABLES = {
    "more seats": lambda: positions.revealed(10),
    "no seats": lambda: drafts.draft(drafts.PICTURE),
    "fewer rows": lambda: positions.five_players(rows=positions.ROWS[:2]),
}


@pytest.mark.parametrize("to", OTHER_TABLES)
@pytest.mark.parametrize("running", ["counting", "flying", "refused", "shaking", "lit", "told", "ringed", "led"])
def test_what_runs_on_a_table_ends_there_before_another_one_is_shown(
    open_table: OpenTable, to: str, running: str
) -> None:
    """Else cards of the new table would be looked for among the rectangles of the old one."""
    before, after, hint = steps()["take"]
    table = open_table(before)
    area, refusal = table.area, Refusal("não", None, positions.target(3, 4, "58"))
    match running:
        case "counting":
            table.show(after, hint)
            with table.qtbot.waitSignal(area.felt._counting.changed):
                pass
        case "flying":
            table.show(after, hint)
        case "refused":
            area.refuse(None, ("row", 3), refusal)
        case "shaking":
            area.refuse(key(17), ("row", 3), refusal)
        case "lit":
            stand_out(area, targets=(positions.target(3, 4, "58"),), aimed=("row", 3))
        case "told":
            telling = replace(positions.target(3, 4, "58"), preview=anniversary.INSERTED)
            stand_out(area, targets=(telling,), aimed=telling.zone)
        case "ringed":
            stand_out(area, ringed=("row", 3))
        case "led":
            table.show(before, StepHint("beat", leads=(("seat", 1), ("ox", 0))))
    table.show(OTHER_TABLES[to]())
    assert table.is_exact()
    now = area.felt.accents
    assert (area.felt.preview.shown, now.focused, now.ringed) == (None, None, None)
    table.show(before)
    assert table.is_exact()


def test_unrotated_cards_lie_on_whole_device_pixels(open_table: OpenTable) -> None:
    for size in (QSize(1280, 800), QSize(1111, 777)):
        table = open_table(positions.five_players(), size.toTuple())
        for row in rows_of(table.area.felt.arrangement).rows:
            for card in row.cards:
                item = table.area.felt.stage.items[card.key]
                corner = item.mapToScene(-item.pose.width / 2, -item.pose.height / 2)
                assert (corner.x() % 1, corner.y() % 1) == (0, 0)


def test_nothing_is_left_behind_by_many_rounds(open_table: OpenTable) -> None:
    table = open_table(positions.five_players())
    table.area.set_tempo(Tempo.OFF)
    counts = []
    for _ in range(25):
        for before, after, hint in steps().values():
            table.show(before)
            table.show(after, hint)
        table.show(positions.five_players())
        table.qtbot.waitUntil(lambda: table.area.felt.stage.buried == 0)
        counts.append((card_items(table), len(table.area.scene().items())))
    assert len(set(counts)) == 1


def test_a_card_that_has_left_the_table_is_deleted_by_the_window_and_never_by_the_collector(
    open_table: OpenTable,
) -> None:
    """The collector may run in the thread of a bot, and Qt objects may not be deleted there."""
    before, after, hint = steps()["take"]
    table = open_table(before)
    gone = [table.area.felt.stage.items[key(number)] for number in positions.ROWS[0]]
    table.show(after, hint)
    table.area.finish()
    table.qtbot.waitUntil(lambda: not any(map(shiboken6.isValid, gone)))
    assert all(map(shiboken6.isValid, table.area.felt.stage.items.values()))


def card_items(table: Table) -> int:
    """Card items in the scene, those that are only leaving included."""
    from pega6_desktop.ui.table.cards.items import CardItem

    return sum(isinstance(item, CardItem) for item in table.area.scene().items())


def test_a_card_never_asks_python_to_paint(open_table: OpenTable) -> None:
    table = open_table()
    for item in table.area.scene().items():
        for name in ("paint", "boundingRect", "shape"):
            assert getattr(type(item), name) is getattr(inherited(item), name), (type(item), name)


def inherited(item: QGraphicsItem) -> type:
    """The Qt class behind an item."""
    return next(one for one in type(item).__mro__ if one.__module__.startswith("PySide6"))
