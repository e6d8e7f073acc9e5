"""How a player likes to play: with a second thought before every move of the mouse, and without empty decisions.

Owns both habits, and what is never asked at all. Must not know any game, nor how a move is sent.
"""

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from pega6_desktop.runtime.messages import Seen
from pega6_desktop.ui.table.turns.acts import Act, Drop, Play, Selection, Stage, Tap, TapZone, Try
from pega6_desktop.ui.table.view import ActionView

BREATH_MS = 700
"""How long a forced move is seen before it plays itself; whoever is quicker plays it by hand."""


READING_MS = 1400
"""How long it is shown why there is nothing to decide; whoever does anything meanwhile answers by hand."""


_ONE_CARD: frozenset[Stage] = frozenset({"hand", "draft"})
"""Where a click chooses one card, and nothing else is to be chosen."""


class PlayPreferences(msgspec.Struct, frozen=True):
    """is_confirming: the mouse only chooses, Enter or the main button plays. plays_forced: the only move there is plays
    itself. plays_on_click: a click on a card that would choose it plays it.
    """

    is_confirming: bool = False
    plays_forced: bool = False
    plays_on_click: bool = False

    def waits_for_enter(self, act: Act) -> bool:
        """Whether what this act means is only to be chosen: a click or a drop, never a key or the main button."""
        return self.is_confirming and isinstance(act, Drop | Tap | TapZone | Play)

    def clicked(self, tap: Tap, stage: Stage, selection: Selection) -> Tap | Play:
        """What a click is for this player: where it chooses one card, it may play the card."""
        is_play = self.plays_on_click and stage in _ONE_CARD and tap.key == selection.lifted
        return Play(tap.key) if is_play else tap


def chosen(tried: Try) -> Selection:
    """What was clicked or dropped, held up for Enter."""
    return Selection(lifted=tried.key, picked=tried.picked, aimed=tried.zone, is_keyed=True)


def forced(seen: Seen, stage: Stage, in_hand: int, *, is_shared: bool) -> object | None:
    """The only move there is, None where there is a choice, or where playing it would tell others that there is none.

    in_hand: how many cards the viewer's hand shows. Everybody counts hands and sees rows and sheets: the last card, the
    only row and a number that fits nowhere are known to be no choice. That none of one's secret cards could be played,
    or that the last chip is gone, is the business of nobody else at the screen (is_shared); bots look at no clock.
    """
    is_open = stage in ("rows", "gather") or (stage == "hand" and in_hand == 1) or (stage == "offer" and not is_shared)
    return seen.legal[0] if is_open and len(seen.legal) == 1 else None


def needless(seen: Seen, action: ActionView, *, is_shared: bool) -> object | None:
    """The only answer to a question that is asked so that nobody learns whether there was a choice; else None.

    Bots do not look at the clock. People at the same screen would see that the question was not asked, and know that
    none of the secret cards serves: is_shared asks it.
    """
    return seen.legal[0] if action.is_needless and not is_shared and len(seen.legal) == 1 else None


class ForcedMoves(QObject):
    """due(move): the forced move has been there long enough. Held after a take-back, until a move is made."""

    due = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._move: object | None = None
        self._is_held = False
        self._breath = QTimer(self, singleShot=True)
        self._breath.timeout.connect(self._on_time)

    def hold(self) -> None:
        """The player wants to see it again: nothing is played until the next own move."""
        self._is_held = True
        self.consider(None)

    def settle(
        self,
        seen: Seen,
        stage: Stage,
        action: ActionView,
        play_preferences: PlayPreferences,
        *,
        in_hand: int,
        is_shared: bool,
    ) -> None:
        """Something is owed: wait with what needs no answer now, because there is none to give, or by habit."""
        unasked = needless(seen, action, is_shared=is_shared)
        if unasked is not None:
            self.consider(unasked, READING_MS)
        else:
            is_on = play_preferences.plays_forced
            self.consider(forced(seen, stage, in_hand, is_shared=is_shared) if is_on else None)

    def touch(self) -> None:
        """The player does something: what waits is left to the player's hand."""
        if self._move is not None:
            self.hold()

    def release(self) -> None:
        """A move has been made."""
        self._is_held = False

    def consider(self, move: object | None, breath_ms: int = BREATH_MS) -> None:
        """Wait so long with the forced move of now; None where there is none."""
        if move is None or self._is_held:
            self._move = None
            self._breath.stop()
        elif move != self._move:
            self._move = move
            self._breath.start(breath_ms)

    @Slot()
    def _on_time(self) -> None:
        move, self._move = self._move, None
        if move is not None:
            self.due.emit(move)
