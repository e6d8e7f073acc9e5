"""What the presenter asks of the match and of the felt, so that neither has to be the real one, and what the frame
around the felt asks of the presenter.

Owns two protocols: ``MatchPort`` (runtime.client.Client) and ``TablePort`` (ui.table.surface.table_view.TableArea); and
keys and buttons of the table as acts. Must not know what an act brings about.
"""

from typing import Protocol

from PySide6.QtCore import QObject, SignalInstance, Slot

from pega6_desktop.ui.table.arrangement import Accents
from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import Act
from pega6_desktop.ui.table.view import CardKey, Explanation, Refusal, StepHint, TrickFlag, ZoneId


class MatchPort(Protocol):
    """Commands to the match on the table, and its messages in order; see runtime.client."""

    @property
    def opened(self) -> SignalInstance: ...
    @property
    def updated(self) -> SignalInstance: ...
    @property
    def shown(self) -> SignalInstance: ...
    @property
    def rewound(self) -> SignalInstance: ...
    @property
    def rejected(self) -> SignalInstance: ...
    @property
    def thinking(self) -> SignalInstance: ...
    @property
    def stumbled(self) -> SignalInstance: ...
    @property
    def failed(self) -> SignalInstance: ...
    @property
    def epoch(self) -> int: ...
    @property
    def edition(self) -> str: ...

    def submit(self, move: object) -> None: ...
    def take_back(self, seat: int | None = None, *, is_assisted: bool = False) -> None: ...
    def redo(self, seat: int | None = None) -> None: ...
    def hasten(self) -> None: ...
    def show(self, seat: int | None, *, is_alone: bool = False) -> None: ...


class TablePort(Protocol):
    """The felt; see ui.table.surface.table_view."""

    @property
    def settled(self) -> SignalInstance: ...
    @property
    def landed(self) -> SignalInstance: ...
    @property
    def acted(self) -> SignalInstance: ...
    @property
    def recalled(self) -> SignalInstance: ...
    @property
    def is_still(self) -> bool: ...

    def isVisible(self) -> bool: ...  # noqa: N802 - Qt's name
    def installEventFilter(self, watcher: QObject, /) -> None: ...  # noqa: N802 - Qt's name
    def show_table(self, hint: StepHint | None) -> None: ...
    def tell(self) -> None: ...
    def finish(self) -> None: ...
    def stand_out(self, accents: Accents) -> None: ...
    def send_home(self) -> None: ...
    def refuse(self, key: CardKey | None, zone: ZoneId | None, refusal: Refusal) -> None: ...
    def recall(self, flag: TrickFlag | None) -> None: ...
    def explain(self, explanation: Explanation, key: CardKey | None) -> None: ...
    def hide_bubble(self) -> None: ...
    def pointed_card(self) -> CardKey | None: ...


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
        self._do(acts.ChooseMove(move))
