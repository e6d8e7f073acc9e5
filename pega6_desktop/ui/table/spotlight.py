"""Shows on the felt and in the list of moves what the player is about to do and may do.

Owns which card is raised, ringed or may be lifted, which targets are lit, which moves are offered. Must not know any
game, nor why the selection is what it is.
"""

from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.models.table import MoveView, TableModels
from pega6_desktop.ui.table.acts import Selection, Stage
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.ports import TablePort
from pega6_desktop.ui.table.view import CardKey, Intent


class Spotlight:
    """The selection as it is to be seen."""

    def __init__(self, board: Board, models: TableModels, area: TablePort) -> None:
        self._board, self._models, self._area = board, models, area
        self._raised: CardKey | None = None
        self._offered: tuple[Seen | None, bool] = (None, False)

    def show(self, seen: Seen, selection: Selection, stage: Stage) -> None:
        """Raise, ring and light what belongs to this selection."""
        area, board = self._area, self._board
        area.set_liftable(board.liftable(seen) if stage == "hand" else ())
        # A card that was dropped stays where it is until its move is answered, and shakes before it comes down.
        if stage != "sent" and (selection.meant is not None or self._raised is not None):
            self._raised = selection.meant
            area.lift(selection.meant)
        area.focus_card(selection.meant if selection.is_keyed else None)
        area.focus_zone(selection.aimed if selection.is_keyed and stage == "rows" else None)
        is_lit = stage == "rows" or (stage == "hand" and selection.lifted is not None)
        area.light(
            board.targets(seen, Intent(lifted=selection.lifted, aimed=selection.aimed)) if is_lit else (),
            selection.aimed if is_lit else None,
        )

    def offer(self, seen: Seen, stage: Stage) -> None:
        """List the legal moves while one may be made."""
        is_open = stage in ("hand", "rows")
        if self._offered[0] is seen and self._offered[1] == is_open:
            return
        self._offered = (seen, is_open)
        board = self._board
        legal = seen.legal if is_open else ()
        self._models.set_moves([MoveView(move, board.card_of(move), board.move_name(seen, move)) for move in legal])

    def forget_words(self) -> None:
        """The language has changed: the moves are named anew when next offered."""
        self._offered = (None, False)
