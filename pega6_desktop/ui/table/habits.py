"""How a player likes to play: with a second thought before every move of the mouse, and without empty decisions.

Owns both habits. Must not know any game, nor how a move is sent.
"""

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.table.acts import Act, Drop, Selection, Stage, Tap, TapZone, Try

BREATH_MS = 700
"""How long a forced move is seen before it plays itself; whoever is quicker plays it by hand."""


class Habits(msgspec.Struct, frozen=True):
    """is_confirming: the mouse only chooses, Enter or the main button plays. plays_forced: the only move there is plays
    itself.
    """

    is_confirming: bool = False
    plays_forced: bool = False

    def waits_for_enter(self, act: Act) -> bool:
        """Whether what this act means is only to be chosen: a click or a drop, never a key or the main button."""
        return self.is_confirming and isinstance(act, Drop | Tap | TapZone)


def chosen(tried: Try) -> Selection:
    """What was clicked or dropped, held up for Enter."""
    return Selection(lifted=tried.key, picked=tried.picked, aimed=tried.zone, is_keyed=True)


def forced(seen: Seen, stage: Stage, in_hand: int) -> object | None:
    """The only move there is, None where there is a choice, or where playing it would tell others that there is none.

    in_hand: how many cards the viewer's hand shows. Everybody counts hands and sees rows: the last card and the only
    row are known to be no choice. That none of one's secret cards could be played is nobody else's business.
    """
    is_open = stage == "rows" or (stage == "hand" and in_hand == 1)
    return seen.legal[0] if is_open and len(seen.legal) == 1 else None


class ForcedMoves(QObject):
    """due(move): the forced move has been there long enough. Held after a take-back, until a move is made."""

    due = Signal(object)

    def __init__(self, parent: QObject, *, breath_ms: int = BREATH_MS) -> None:
        super().__init__(parent)
        self._move: object | None = None
        self._is_held = False
        self._breath = QTimer(self, singleShot=True, interval=breath_ms)
        self._breath.timeout.connect(self._on_time)

    def hold(self) -> None:
        """The player wants to see it again: nothing is played until the next own move."""
        self._is_held = True
        self.consider(None)

    def release(self) -> None:
        """A move has been made."""
        self._is_held = False

    def consider(self, move: object | None) -> None:
        """Wait with the forced move of now; None where there is none."""
        if move is None or self._is_held:
            self._move = None
            self._breath.stop()
        elif move != self._move:
            self._move = move
            self._breath.start()

    @Slot()
    def _on_time(self) -> None:
        move, self._move = self._move, None
        if move is not None:
            self.due.emit(move)
