"""What leaves the felt is gone at once: nothing of it waits for Python's collector, which would free it in pieces."""

import shiboken6

from pega6_desktop.ui.table.cards.pieces import Piece
from tests.ui.table import drafts, positions
from tests.ui.table.conftest import OpenTable, Table


def pieces(table: Table) -> list[Piece]:
    """The still pieces on the felt."""
    return [item for item in table.area.scene().items() if isinstance(item, Piece)]


def gone(table: Table, former: list[Piece]) -> list[Piece]:
    """Those that are not on the felt any more."""
    here = pieces(table)
    return [piece for piece in former if not shiboken6.isValid(piece) or piece not in here]


def test_a_draft_that_ends_leaves_no_half_freed_piece_behind(open_table: OpenTable) -> None:
    table = open_table(drafts.draft(drafts.PICTURE))
    for after in (drafts.after_draft(drafts.all_drafted(4)), drafts.draft(drafts.PICTURE)) * 3:
        former = pieces(table)
        table.show(after)
        left = gone(table, former)
        assert left
        assert not [piece for piece in left if shiboken6.isValid(piece)]


def test_a_piece_may_leave_while_it_fades(open_table: OpenTable) -> None:
    table = open_table(positions.first_trick())
    piece = Piece(table.area.scene(), 1.0)
    piece.fade(0.2, 60_000)
    piece.remove()
    assert not shiboken6.isValid(piece)
    assert piece not in pieces(table)
