"""Keys and buttons of the table as acts. Owns the translation; must not know what an act brings about."""

from PySide6.QtCore import QObject, Slot

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import Act


class KeyActs(QObject):
    """What the frame around the felt calls; whoever plays the table says in ``_do`` what comes of it."""

    def _do(self, act: Act) -> None:
        """The player does this."""
        raise NotImplementedError

    @Slot(int)
    def walk(self, step: int) -> None:
        """An arrow to the left (-1) or right (+1): the card, target or row before or after the present one."""
        self._do(acts.Walk(step))

    @Slot(int)
    def climb(self, step: int) -> None:
        """An arrow up (-1) or down (+1): the line of open cards, the target, the row above or below."""
        self._do(acts.Climb(step))

    @Slot(int)
    def type_digit(self, number: int) -> None:
        """A digit: aim at the row of this number, go on with the number of an open card, or with 0 play none."""
        self._do(acts.Digit(number))

    @Slot()
    def confirm(self) -> None:
        """Enter: play the card, take the row."""
        self._do(acts.Confirm())

    @Slot()
    def confirm_alone(self) -> None:
        """Shift and Enter: play the card of the hand, and none of the tray with it."""
        self._do(acts.GoAlone())
        self.confirm()

    @Slot()
    def push(self) -> None:
        """The main button: do what it says."""
        self._do(acts.Push())

    @Slot()
    def let_go(self) -> None:
        """Escape: one step back, in the end put the card down; read the bubble no longer. Never answers a decision."""
        self._do(acts.LetGo())

    @Slot()
    def take_back(self) -> None:
        """Z: the own face-down card back into the hand, the card drafted last back among the open ones.

        Further back than what has been turned up only for the one human of a match, and on a second wish after a word.
        """
        self._do(acts.AskBack())

    @Slot()
    def redo(self) -> None:
        """Y: what was taken back, once more."""
        self._do(acts.AskAgain())

    @Slot()
    def skip(self) -> None:
        """Space: everything that moves is there."""
        self._do(acts.AskSkip())

    @Slot(object)
    def submit_move(self, move: object) -> None:
        """A move from an item view."""
        self._do(acts.Offer(move))
