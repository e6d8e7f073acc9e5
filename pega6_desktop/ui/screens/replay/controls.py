"""What stands over and under a replay: the bar with what is watched, and the foot with the steps of the film.

Owns these words, buttons and switches, and what the step says. Must not know films beyond their header, nor games: it
is told where things stand and tells what is wanted.
"""

from collections.abc import Callable

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.runtime.film import Film
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, paint, text_width
from pega6_desktop.ui.look.controls import State
from pega6_desktop.ui.look.widgets import IconButton, KeyHints, Label, Switch, TopBar, show_checked
from pega6_desktop.ui.look.widgets.frames import Bar
from pega6_desktop.ui.look.widgets.inputs import RoadSlider
from pega6_desktop.ui.look.widgets.reach import announce
from pega6_desktop.ui.screens.common.beside_felt import StatusLine
from pega6_desktop.ui.screens.common.history_words import players_word
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.screens.common.words import number, when_word
from pega6_desktop.ui.table.film import FilmSteps
from pega6_desktop.ui.table.view import StatusView
from pega6_desktop.ui.words.messages import Voice, filled

_LARGE_TYPE = 1.4


class ReplayBar(QObject):
    """hands_asked: the switch was pressed. seat_asked(int): to sit on that seat. speed_asked: another speed."""

    hands_asked = Signal()
    seat_asked = Signal(int)
    speed_asked = Signal()

    def __init__(self, look: Look, top: TopBar, parent: QWidget) -> None:
        super().__init__(parent)
        self.top, self._look = top, look
        self._film: Film | None = None
        self._when = ""
        top.setParent(parent)
        top.speed_clicked.connect(self.speed_asked)
        self._about = Label(look, size=13, weight=SEMIBOLD, colour="bar_muted", is_elided=True)
        self._about.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.seat_button = IconButton(look, "people", "")
        self._hands = Label(look, size=14, weight=BOLD, colour="bar_text")
        self.hands_switch = Switch(look, "")
        self._hint = KeyHints(look, (("", ("M",)),), colour="bar_muted")
        for button in (self.seat_button, self.hands_switch):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.seat_button.clicked.connect(self._next_seat)
        self.hands_switch.toggled.connect(self.hands_asked)
        top.set_middle(self._middle())
        look.changed.connect(self._say)

    def show_film(self, film: Film, when: str) -> None:
        """What is watched, and the moment it was played (ISO 8601), empty where nobody asks."""
        self._film, self._when = film, when
        self._say()

    def show_title(self, title: str, where: str, progress: tuple[int, int]) -> None:
        """Round and trick of the step."""
        self.top.set_title(filled(self.tr("Watching · {title}"), title=title), where)
        self.top.set_progress(*progress)

    def show_hands(self, *, is_open: bool) -> None:
        """Whether everybody's hands lie open."""
        show_checked(self.hands_switch, is_on=is_open)

    def retranslate(self) -> None:
        """Every word of its own."""
        self._say()

    def _say(self) -> None:
        film = self._film
        is_free = film is not None and film.is_open
        is_large = self._look.text_scale > _LARGE_TYPE
        self._about.setVisible(not is_large)
        for widget in (self.seat_button, self.hands_switch):
            widget.setVisible(is_free)
        # In large type the switch keeps its key and its spoken name; its words give way.
        self._hands.setVisible(is_free and not is_large)
        self._hint.setVisible(is_free)
        self._hands.setText(self.tr("All hands"))
        self.hands_switch.set_words(self.tr("All hands"))
        if film is None:
            return
        seats = film.header.seats
        variant = variant_words(film.header.game, film.header.variant).name
        self._about.setText(" · ".join(filter(None, (when_word(self._when), variant, players_word(len(seats))))))
        if film.seat is not None:
            name = Voice(seats, film.seat).name(film.seat)
            self.seat_button.set_shown(name)
            self.seat_button.set_name(filled(self.tr("Seen from the place of {name}; another place"), name=name))

    def _next_seat(self) -> None:
        if self._film is not None and self._film.seat is not None:
            self.seat_asked.emit((self._film.seat + 1) % len(self._film.header.seats))

    def _middle(self) -> QWidget:
        middle = _Middle()
        abreast(middle, (self._about, 1), self.seat_button, self._hands, self.hands_switch, self._hint, gap=6)
        return middle


class _Middle(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """What does not fit is cut: the bar itself stays whole."""
        return QSize(0, 0)


_SIDE = 22
_LEAST_TICK = 9
"""px between two marks of tricks below which none are drawn."""


class ScrubBar(RoadSlider):
    """From the first step to the last; ``valueChanged`` is a wish to see that step."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, low=0, high=0, step=1)
        self._film_steps: FilmSteps | None = None
        self._seat: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_reel(self, film_steps: FilmSteps) -> None:
        """The road of this film."""
        self._film_steps, self._seat = film_steps, film_steps.film.seat
        was_blocked = self.blockSignals(True)
        self.setRange(0, max(0, len(film_steps.stops) - 1))
        self.blockSignals(was_blocked)
        self.update()

    def show_position(self, position: int, words: str) -> None:
        """The film stands here; words: the step as it is spoken."""
        was_blocked = self.blockSignals(True)
        self.setValue(position)
        self.blockSignals(was_blocked)
        self.setAccessibleName(words)
        self.update()

    @property
    def lit(self) -> int:
        """The number of the scale that is lit: of the round, trick or turn the film stands in."""
        marks = () if self._film_steps is None else self._film_steps.scale
        return next((mark for stop, mark in reversed(marks) if stop <= self.value()), 0)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(320), max(self.look.hit(60), round(self.look.text_px(12) * 4.2)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys mean the same wherever the keyboard is."""
        event.ignore()

    def paint_face(self, painter: QPainter, state: State) -> None:
        theme, u, road = self.look.theme, self.look.u, self.road()
        paint.rounded(painter, road, road.height() / 2, fill=paint.tint(theme.bar_text, 0.28))
        knob = QPointF(self.x_of(self.value()), road.center().y())
        done = QRectF(road.topLeft(), QPointF(knob.x(), road.bottom()))
        paint.rounded(painter, done, road.height() / 2, fill=theme.gold)
        if self._film_steps is not None:
            self._paint_tricks(painter, self._film_steps)
            self._paint_scale(painter, self._film_steps)
            self._paint_taken(painter, self._film_steps)
        radius = 10 * u
        paint.disc(painter, knob, radius, fill="#FFFFFF" if not theme.is_flat else theme.gold, edge=theme.bar2)
        paint.disc(painter, knob, 0.42 * radius, fill=theme.refused)
        if state.has_focus:
            box = QRectF(knob.x() - radius, knob.y() - radius, 2 * radius, 2 * radius)
            paint.focus_ring(painter, self.look, box, radius)

    # ---------------------------------------------------------------- marks

    def _paint_tricks(self, painter: QPainter, film_steps: FilmSteps) -> None:
        places = [self.x_of(stop) for stop in film_steps.chapters]
        if len(places) < 2 or (places[-1] - places[0]) / (len(places) - 1) < _LEAST_TICK:
            return
        road, u = self.road(), self.look.u
        painter.setPen(paint.pen_for(self.look.theme.bar_muted, 1.2 * u))
        for x in places:
            painter.drawLine(QLineF(x, road.top() - 4 * u, x, road.bottom() + 4 * u))

    def _paint_scale(self, painter: QPainter, film_steps: FilmSteps) -> None:
        """A tall mark where another number begins, and the number where there is room; the present one is lit."""
        road, u, theme = self.road(), self.look.u, self.look.theme
        font, marks = self.look.font(12, BOLD), film_steps.scale
        free = 0.0
        for index, (stop, mark) in enumerate(marks):
            x, end = self.x_of(stop), self.x_of(marks[index + 1][0]) if index + 1 < len(marks) else road.right()
            painter.setPen(paint.pen_for(theme.bar_text, 2 * u))
            painter.drawLine(QLineF(x, road.top() - 7 * u, x, road.bottom() + 7 * u))
            label = str(mark)
            width = text_width(label, font)
            middle = (x + end) / 2
            if mark == 0 or middle - width / 2 < free or end - x < width:
                continue
            at = QPointF(middle, road.bottom() + 9 * u + font.pixelSize() * 0.6)
            ink = theme.gold if mark == self.lit else theme.bar_text
            paint.text(painter, label, at, font, ink, align=paint.Align.MIDDLE)
            free = middle + width / 2 + 6 * u

    def _paint_taken(self, painter: QPainter, film_steps: FilmSteps) -> None:
        """An ox head over every step in which the film's seat took a row, the number where it is dear."""
        road, theme, u = self.road(), self.look.theme, self.look.u
        font, free = self.look.font(11.5, EXTRABOLD), 0.0
        y = road.top() - 9 * u - font.pixelSize() * 0.6
        for index, stop in enumerate(film_steps.stops):
            heads = sum(count for seat, count in stop.taken if seat == self._seat)
            if not heads:
                continue
            x, width = self.x_of(index), paint.heads_width(heads, font)
            left = min(max(x - width / 2, 0.0), self.width() - width)
            if left < free:
                continue
            ink = theme.gold if index == self.value() else theme.danger
            paint.heads(painter, heads, QPointF(left, y), font, ink, theme.bar2)
            free = left + width + 5 * u

    # ---------------------------------------------------------------- places

    def road(self) -> QRectF:
        side, u = _SIDE * self.look.u, self.look.u
        return QRectF(side, self.height() / 2 - 3.5 * u, self.width() - 2 * side, 7 * u)


_ROOM_FOR_HINTS = 820


class ReplayControls(Bar):
    """step_asked(int): one step back or forward. jump_asked(int): to a step. end_asked, toggle_asked. leave_asked."""

    step_asked = Signal(int)
    jump_asked = Signal(int)
    end_asked = Signal()
    toggle_asked = Signal()
    leave_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
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

    def _line(self) -> int:
        return max(self._look.px(36), round(self._look.text_px(16) * 1.35 + self._look.px(10)))

    def _arrange(self) -> None:
        self._column = stacked(self, self.status, self.scrub)
        feet = abreast(self._column)
        left = abreast(feet, self.leave_button, gap=8, share=10)
        stacked(left, None, self._step, self._where, None, share=1)
        ways = self.first_button, self.back_button, self.play_button, self.forward_button, self.last_button
        for button in ways:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        abreast(feet, *ways, gap=2)
        abreast(feet, None, self._hints, share=10)

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
