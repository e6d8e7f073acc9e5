"""The dark foot of a replay: what the step says, the road, and the buttons of a film.

Owns these and their words. Must not know films or games: it is told where things stand and tells what is wanted.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, paint
from pega6_desktop.ui.look.announcing import announce
from pega6_desktop.ui.look.widgets import IconButton, KeyHints, Label
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.screens.common.status_line import StatusLine
from pega6_desktop.ui.screens.common.words import number
from pega6_desktop.ui.screens.replay.scrub import ScrubBar
from pega6_desktop.ui.table.view import StatusView
from pega6_desktop.ui.words.messages import filled

_ROOM_FOR_HINTS = 820


class ReplayControls(QWidget):
    """step_asked(int): one step back or forward. jump_asked(int): to a step. end_asked, toggle_asked. leave_asked."""

    step_asked = Signal(int)
    jump_asked = Signal(int)
    end_asked = Signal()
    toggle_asked = Signal()
    leave_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.status = StatusLine(look)
        self.scrub = ScrubBar(look)
        self.leave_button = IconButton(look, "left", "", ground="plate", side=36)
        self.first_button = IconButton(look, "first", "", ground="plate", side=44)
        self.back_button = IconButton(look, "back", "", ground="plate", side=44)
        self.play_button = IconButton(look, "play", "", ground="gold", side=44)
        self.forward_button = IconButton(look, "forward", "", ground="plate", side=44)
        self.last_button = IconButton(look, "last", "", ground="plate", side=44)
        self._step = Label(look, size=15, weight=EXTRABOLD, colour="bar_text", is_elided=True)
        self._where = Label(look, size=12.5, weight=SEMIBOLD, colour="bar_muted", is_elided=True)
        self._hints = KeyHints(look, colour="bar_muted")
        self._is_running = False
        self._chapter: Callable[[], str] | None = None
        self._arrange()
        self._wire()
        self._dress()
        look.changed.connect(self._dress)

    def show_chapters(self, words: Callable[[], str]) -> None:
        """What the film can be walked by beside single steps, in the present language."""
        self._chapter = words
        self.retranslate()

    def show_position(self, position: int, count: int, where: str, said: str, *, is_fault: bool = False) -> None:
        """The film stands at this step of so many. where: round and trick. said: what happened in it."""
        step = filled(self.tr("step {step} of {count}"), step=number(position), count=number(count - 1))
        self._step.setText(step)
        self._where.setText(where)
        status = StatusView("", said, "refused" if is_fault else "info")
        if status != self.status.status:
            self.status.show_status(status)
            announce(self.status, said)
        self.scrub.show_position(position, f"{step}, {where}")
        for button in (self.first_button, self.back_button):
            button.setEnabled(position > 0)
        for button in (self.forward_button, self.last_button):
            button.setEnabled(position < count - 1)

    def show_running(self, is_running: bool) -> None:  # noqa: FBT001 - the slot of a signal
        """The film runs by itself, or not."""
        self._is_running = is_running
        self.play_button.set_icon("pause" if is_running else "play")
        self.play_button.set_name(self.tr("Pause") if is_running else self.tr("Play"))

    def retranslate(self) -> None:
        """Names of the buttons and hints."""
        self.leave_button.set_name(self.tr("Back (Esc)"))
        self.first_button.set_name(self.tr("To the beginning"))
        self.back_button.set_name(self.tr("One step back"))
        self.forward_button.set_name(self.tr("One step forward"))
        self.last_button.set_name(self.tr("To the end"))
        self.show_running(self._is_running)
        self._hints.set_hints(
            (
                (self.tr("step", "what the arrow keys do"), ("←", "→")),
                *([(self._chapter(), ("↑", "↓"))] if self._chapter else []),
                (self.tr("play", "what Space does"), ("Space",)),
            )
        )

    def heightForWidth(self, width: int) -> int:
        """The same for every width."""
        rows = self._line() + self.scrub.sizeHint().height() + self.play_button.sizeHint().height()
        return rows + self._look.px(18)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Key hints are the first to give way."""
        super().resizeEvent(event)
        has_hints = self.width() >= _ROOM_FOR_HINTS * self._look.u * self._look.text_scale
        self._hints.setVisible(has_hints)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground of the bar on top."""
        painter = QPainter(self)
        paint.bar(painter, self._look, QRectF(self.rect()))
        painter.end()

    def _line(self) -> int:
        return max(self._look.px(36), round(self._look.text_px(16) * 1.35 + self._look.px(10)))

    def _arrange(self) -> None:
        self._column = stacked(self)
        self._column.addWidget(self.status)
        self._column.addWidget(self.scrub)
        feet = abreast(self._column)
        left = abreast(feet, gap=8, share=10)
        left.addWidget(self.leave_button)
        words = stacked(left, share=1)
        words.addStretch(1)
        words.addWidget(self._step)
        words.addWidget(self._where)
        words.addStretch(1)
        self._fill_buttons(abreast(feet, gap=2))
        right = abreast(feet, share=10)
        right.addStretch(1)
        right.addWidget(self._hints)

    def _fill_buttons(self, row: QHBoxLayout) -> None:
        for button in (self.first_button, self.back_button, self.play_button, self.forward_button, self.last_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)

    def _wire(self) -> None:
        self.leave_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.leave_button.clicked.connect(self.leave_asked)
        self.first_button.clicked.connect(lambda: self.jump_asked.emit(0))
        self.back_button.clicked.connect(lambda: self.step_asked.emit(-1))
        self.play_button.clicked.connect(self.toggle_asked)
        self.forward_button.clicked.connect(lambda: self.step_asked.emit(1))
        self.last_button.clicked.connect(self.end_asked)
        self.scrub.valueChanged.connect(self.jump_asked)

    def _dress(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(px(16), px(8), px(16), px(8))
        self.status.setFixedHeight(self._line())
        self.updateGeometry()
        self.update()
