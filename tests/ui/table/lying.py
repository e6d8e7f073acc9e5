"""What lies on a table of Pega em 6!, by its parts, for tests that look at these or change them."""

from collections.abc import Iterable
from typing import Any

import msgspec

from pega6_desktop.ui.boards.pega6.draft.arrangement import DraftArrangement
from pega6_desktop.ui.boards.pega6.draft.layout import DraftLayout
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView, Price, RowTarget
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, TableView
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.places import Pose, TableLayout
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.view import CardKey, CardView, SeatView, Target

_SEATS = frozenset({"others", "own"})


def rows_of(table: TableView | TableModels | Arrangement) -> RowsArrangement:
    """The table with its rows."""
    found = table if isinstance(table, Arrangement) else _view(table).arrangement
    assert isinstance(found, RowsArrangement)
    return found


def plate_of(seat: SeatView | None) -> PlateView:
    """The player with what shows on the plate."""
    assert isinstance(seat, PlateView)
    return seat


def prices(targets: Iterable[Target]) -> list[Price]:
    """What the rows among these cost."""
    return [one.price for one in targets if isinstance(one, RowTarget) and one.price is not None]


def draft_of(table: TableView | TableModels | Arrangement) -> DraftArrangement:
    """The table with its open cards."""
    found = table if isinstance(table, Arrangement) else _view(table).arrangement
    assert isinstance(found, DraftArrangement)
    return found


def is_draft(table: TableView | TableModels) -> bool:
    return isinstance(_view(table).arrangement, DraftArrangement)


def _view(table: TableView | TableModels) -> TableView:
    return table.view if isinstance(table, TableModels) else table


def laid(layout: TableLayout) -> RowsLayout:
    """The rectangles of a table of rows."""
    assert isinstance(layout, RowsLayout)
    return layout


def laid_for_draft(layout: TableLayout) -> DraftLayout:
    """The rectangles of a draft."""
    assert isinstance(layout, DraftLayout)
    return layout


def changed(view: TableView, **parts: Any) -> TableView:
    """The view with other parts: its seats, or what lies on the table."""
    seats = {name: part for name, part in parts.items() if name in _SEATS}
    arrangement = msgspec.structs.replace(view.arrangement, **parts)
    return msgspec.structs.replace(view, arrangement=arrangement, **seats)


def table_poses(layout: TableLayout, table: Arrangement, **now: Any) -> dict[CardKey, Pose]:
    """Where every card belongs while this stands out."""
    return table.poses(layout, Accents(**now))


def faces(table: Arrangement) -> dict[CardKey, CardView]:
    """Every card by its key."""
    return {card.key: card for card in table.cards()}


def layout_for(
    width: float, height: float, table: Arrangement, *, text_scale: float, bar: float | None, is_watched: bool = False
) -> TableLayout:
    """The rectangles of the table."""
    return table.layout(width, height, text_scale=text_scale, bar=bar, is_watched=is_watched)


def stand_out(area: TableArea, **parts: Any) -> None:
    """Let this stand out beside what does already."""
    area.stand_out(msgspec.structs.replace(area.felt.accents, **parts))
