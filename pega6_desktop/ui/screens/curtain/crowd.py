"""Everybody at the table in one line: faces and names, who has decided and whose turn it is.

Owns how they stand beside each other. Must not know any game: it shows the seats of a table's models.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, paint
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.table.view import SeatView
from pega6_desktop.ui.words.messages import filled, listed

_WIDE, _NARROW = 112, 88
_FEW = 5
"""So many stand in one line with room between them."""


class Crowd(QWidget):
    """Faces with names under them; a check marks who has decided, a ring who is called now."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._pictures = look, pictures
        self._seats: tuple[SeatView, ...] = ()
        self._called: int | None = None
        self._faces: dict[tuple[object, ...], QPixmap] = {}
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._on_look_changed)

    def show_seats(self, seats: Sequence[SeatView], called: int | None) -> None:
        """Show these players in this order; `called` is the one whose turn it is."""
        self._seats, self._called = tuple(seats), called
        self.retranslate()
        self._on_look_changed()

    def retranslate(self) -> None:
        """Who has decided, for a screen reader."""
        decided = [seat.name for seat in self._seats if seat.state == "chosen"]
        words = self.tr("Have chosen: {names}") if decided else self.tr("Nobody has chosen yet")
        self.setAccessibleName(filled(words, names=listed(decided)))

    def sizeHint(self) -> QSize:
        """Room for all of them, in two lines when they are many."""
        step, lines = self._step(), self._lines()
        return QSize(
            round(step * max((len(line) for line in lines), default=1)), round(self._line_height() * len(lines))
        )

    def minimumSizeHint(self) -> QSize:
        """Names are elided before faces are cut."""
        widest = max((len(line) for line in self._lines()), default=1)
        return QSize(round(54 * self._look.u * widest), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint.smooth(painter)
        for number, line in enumerate(self._lines()):
            step = min(self._step(), self.width() / max(1, len(line)))
            left = (self.width() - step * len(line)) / 2
            for place, seat in enumerate(line):
                self._paint_seat(
                    painter, seat, QPointF(left + (place + 0.5) * step, number * self._line_height()), step
                )
        painter.end()

    def _paint_seat(self, painter: QPainter, seat: SeatView, top: QPointF, step: float) -> None:
        u, theme, is_called = self._look.u, self._look.theme, seat.seat == self._called
        side = round(46 * u) + (round(8 * u) if is_called else 0)
        middle = QPointF(top.x(), top.y() + 27 * u)
        face = self._face(seat.avatar, side, theme.gold if is_called else "")
        painter.drawPixmap(QPointF(round(middle.x() - side / 2), round(middle.y() - side / 2)), face)
        if seat.state == "chosen":
            at = middle + QPointF(18 * u, 18 * u)
            paint.sign_disc(
                painter,
                "check",
                at,
                10 * u,
                fill=theme.switch_on,
                ink=theme.plate if theme.is_flat else "#FFFFFF",
                edge=theme.plate,
            )
        font = self._look.font(14, EXTRABOLD if is_called else SEMIBOLD)
        at = QPointF(top.x(), top.y() + 54 * u + font.pixelSize() * 0.75)
        align = paint.Align.MIDDLE
        paint.text(painter, seat.name, at, font, theme.ink, align=align, max_width=step - 6 * u)
        if is_called:
            small = self._look.font(12, BOLD)
            at += QPointF(0, font.pixelSize() * 0.6 + small.pixelSize() * 0.7)
            paint.text(painter, self.tr("now"), at, small, theme.accent, align=align, max_width=step)

    def _face(self, index: int, side: int, ring: str) -> QPixmap:
        key = (index, side, ring, self.devicePixelRatioF(), self._look.theme.name)
        if key not in self._faces:
            self._faces[key] = portrait(self._look, self._pictures, index, side, self.devicePixelRatioF(), ring or None)
        return self._faces[key]

    def _lines(self) -> list[tuple[SeatView, ...]]:
        count = len(self._seats)
        first = count if count <= _FEW + 1 else (count + 1) // 2
        return [line for line in (self._seats[:first], self._seats[first:]) if line]

    def _step(self) -> float:
        return (_WIDE if len(self._seats) <= _FEW else _NARROW) * self._look.u

    def _line_height(self) -> float:
        name, now = self._look.font(14).pixelSize(), self._look.font(12).pixelSize()
        return 54 * self._look.u + name * 1.4 + now * 1.4

    def _on_look_changed(self) -> None:
        self._faces.clear()
        self.updateGeometry()
        self.update()
