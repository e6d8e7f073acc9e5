"""The models tell their views what changed, and only that."""

import pytest
from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, SpareView, TrayCard
from pega6_desktop.ui.look.listing import ViewRole
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.models import LogLine, MoveView, TableModels
from pega6_desktop.ui.table.view import CardView, ExtraFace, SeatView, TurnOrder
from tests.ui.table import drafts
from tests.ui.table.lying import changed, rows_of


def card(number: int) -> CardView:
    return CardView(("card", number), number, f"the {number}")


def row(index: int, *numbers: int) -> CardRow:
    cards = tuple(card(number) for number in numbers)
    return CardRow(
        ("row", index), index + 1, f"row {index + 1}", "the 6th takes", 3, "heads", "6th", len(numbers) > 4, 5, cards
    )


def seat(number: int, name: str, points: int = 0) -> SeatView:
    return SeatView(number, name, number, f"{name} speaks", points, "idle", False)


def table(*hand: int, ana: int = 0, subtitle: str = "Trick 1 of 10") -> TableView:
    return TableView(
        "Base game",
        subtitle,
        (1, 10),
        66,
        (seat(1, "Ana", ana),),
        seat(0, "You"),
        RowsArrangement(
            rows=(row(0, 12), row(1, 37), row(2, 43), row(3, 58)),
            hand=tuple(card(number) for number in hand),
        ),
    )


class Changes:
    """What a model told its views."""

    def __init__(self, model: QAbstractItemModel) -> None:
        self.told: list[tuple[str, int, int]] = []
        model.rowsInserted.connect(lambda _, first, last: self.told.append(("inserted", first, last)))
        model.rowsRemoved.connect(lambda _, first, last: self.told.append(("removed", first, last)))
        model.dataChanged.connect(lambda top, bottom: self.told.append(("changed", top.row(), bottom.row())))
        model.modelReset.connect(lambda: self.told.append(("reset", 0, 0)))


@pytest.fixture
def models(qapp: object) -> TableModels:
    return TableModels()


def test_a_played_card_is_one_removal_and_a_taken_back_card_one_insertion(models: TableModels) -> None:
    models.set_view(table(4, 17, 58))
    changes = Changes(models.hand)
    models.set_view(table(4, 58))
    models.set_view(table(4, 17, 58))
    assert changes.told == [("removed", 1, 1), ("inserted", 1, 1)]
    assert [item.face for item in models.hand.items] == [4, 17, 58]


def test_the_same_view_twice_says_nothing(models: TableModels) -> None:
    models.set_view(table(4, 17))
    told = [Changes(model) for model in (models.rows, models.hand, models.seats)]
    headers: list[int] = []
    models.header_changed.connect(lambda: headers.append(1))
    models.set_view(table(4, 17))
    assert [changes.told for changes in told] == [[], [], []]
    assert headers == []


def test_heads_taken_change_one_seat_only(models: TableModels) -> None:
    models.set_view(table(4))
    changes = Changes(models.seats)
    models.set_view(table(4, ana=5))
    assert changes.told == [("changed", 0, 0)]
    assert models.view.others[0].total == 5


def test_a_new_order_of_the_same_things_is_a_reset(models: TableModels) -> None:
    models.set_view(table(4, 17))
    changes = Changes(models.hand)
    models.hand.set_items((card(17), card(4)))
    assert changes.told == [("reset", 0, 0)]


def test_a_new_trick_changes_the_header(models: TableModels) -> None:
    models.set_view(table(4))
    headers: list[str] = []
    models.header_changed.connect(lambda: headers.append(models.view.subtitle))
    models.set_view(table(4, subtitle="Trick 2 of 10"))
    assert headers == ["Trick 2 of 10"]


def test_every_role_has_its_words(models: TableModels) -> None:
    models.set_view(table(4))
    models.moves.set_items((MoveView("move", ("card", 4), "Play the 4"),))
    models.log.append((LogLine(1, "Round 1"),))
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert models.rows.index(1).data(spoken) == "row 2"
    assert models.rows.index(1).data(Qt.ItemDataRole.AccessibleDescriptionRole) == "the 6th takes"
    assert models.hand.index(0).data(spoken) == "the 4"
    assert models.seats.index(0).data() == "Ana speaks"
    assert models.seats.index(0).data(spoken) == "Ana speaks"
    assert models.seats.index(1).data(ViewRole) == seat(0, "You")
    assert models.moves.index(0).data(spoken) == "Play the 4"
    assert models.log.index(0).data() == "Round 1"


def test_a_name_that_looks_like_markup_is_shown_as_typed(models: TableModels) -> None:
    odd = "<b>Ana</b> & Cia"
    models.seats.set_items((seat(1, odd),))
    index = models.seats.index(0)
    assert index.data() == f"{odd} speaks"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == "<span>&lt;b&gt;Ana&lt;/b&gt; &amp; Cia speaks</span>"
    models.seats.set_items((seat(1, "Ana & Cia <3"),))
    assert models.seats.index(0).data(Qt.ItemDataRole.ToolTipRole) == "Ana & Cia <3 speaks"


def test_foreign_roles_and_indexes_have_no_data(models: TableModels) -> None:
    models.set_view(table(4))
    assert models.hand.index(0).data(Qt.ItemDataRole.DecorationRole) is None
    assert models.hand.data(QModelIndex(), ViewRole) is None
    assert models.hand.data(models.rows.index(0), ViewRole) is None
    assert models.hand.rowCount(models.hand.index(0)) == 0


def test_the_models_keep_the_promises_of_qt_while_a_game_goes_on(models: TableModels) -> None:
    every = (models.rows, models.hand, models.seats, models.moves, models.log)
    testers = [
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning) for model in every
    ]
    models.set_view(table(4, 17, 58))
    models.moves.set_items([MoveView(number, ("card", number), f"Play {number}") for number in (4, 17, 58)])
    models.log.append([LogLine(1, "one"), LogLine(2, "two", "take")])
    models.log.append([])
    models.set_view(table(17, ana=9, subtitle="Trick 3 of 10"))
    models.moves.set_items([])
    models.log.set_items([LogLine(1, "um"), LogLine(2, "dois", "take"), LogLine(3, "três")])
    models.hand.set_items((card(99), card(17), card(3)))
    models.hand.set_items((card(3), card(17)))
    assert len(testers) == 5
    assert [line.text for line in models.log.items] == ["um", "dois", "três"]
    assert models.moves.rowCount() == 0


def test_an_order_of_turns_is_told_when_it_begins_changes_and_ends_and_only_then(models: TableModels) -> None:
    told: list[TurnOrder | None] = []
    models.order_changed.connect(lambda: told.append(models.view.order))
    begun, going_on = drafts.laps(3, 0), drafts.laps(3, 1, turn=1)
    for view in (table(4), begun, begun, going_on, table(4), table(5)):
        models.set_view(view)
    assert told == [begun.order, going_on.order, None]


def test_what_belongs_to_special_cards_is_carried_for_the_felt(models: TableModels) -> None:
    mine = CardView(("extra", 2, 0), ExtraFace("insert", "Insert", "Slip in"), "Insert")
    tray = (TrayCard(mine, "may be played", "in play", "playable"),)
    beside = SpareView("fifth row", None, "", 7, "deck: 7", None, 0, "discard: 0")
    view = changed(table(4), tray=tray, tray_note="none", spare=beside, pile_title="Your pile")
    models.set_view(view)
    assert (rows_of(models).tray, rows_of(models).tray_note, rows_of(models).spare, rows_of(models).pile_title) == (
        tray,
        "none",
        beside,
        "Your pile",
    )
    models.set_view(table(4))
    assert [rows_of(models).tray, rows_of(models).tray_note, rows_of(models).spare, rows_of(models).pile_title] == [
        None,
        "",
        None,
        "",
    ]
