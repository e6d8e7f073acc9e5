"""The race in the top bar: every face at its total, and where it ends.

Owns the picture of the totals. Must not know how they came about: it reads the model of the seats.
"""

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.type import BOLD, text_width
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.screens.common.sheet import apart
from pega6_desktop.ui.screens.table.totals_picture import TotalsPicture
from pega6_desktop.ui.table.view import SeatView
from pega6_desktop.ui.words.messages import signed

_RED_SHARE = 0.055
"""The last part of the way, drawn in red."""


class RaceTrack(TotalsPicture):
    """A line from nothing to the target; without a target it ends where the highest total is, without ox and red, and
    is not there before anybody has left the start.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Road, target and faces, the own one last and larger."""
        seats = self._seats()
        is_to_run = bool(self._models.target) or any(seat.total for seat in seats)
        if self.width() < 120 * self._look.u or not is_to_run:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        road = self._road()
        self._paint_road(painter, road)
        places = apart(
            [road.x1() + road.length() * self._share(seat.total) for seat in seats],
            gap=self._gap(len(seats), road.length()),
            low=road.x1(),
            high=road.x2(),
        )
        for seat, x in sorted(zip(seats, places, strict=True), key=lambda pair: self._is_own(pair[0])):
            self._paint_face(painter, seat, x, road.y1(), is_own=self._is_own(seat))
        painter.end()

    def _seats(self) -> tuple[SeatView, ...]:
        return self._models.seats.items

    def _share(self, total: int) -> float:
        totals = [seat.total for seat in self._seats()]
        low, end = min([0, *totals]), self._models.target or max([1, *totals]) * 1.1
        return min(1.0, (total - low) / (end - low))

    def _road(self) -> QLineF:
        u = self._look.u
        end = (48 if self._models.target else 18) * u
        return QLineF(24 * u, self.height() * 0.42, self.width() - end, self.height() * 0.42)

    def _gap(self, count: int, length: float) -> float:
        font = self._look.font(12.5, BOLD)
        return min(max(text_width("100", font) + 4, 26 * self._look.u), length / max(1, count))

    def _paint_road(self, painter: QPainter, road: QLineF) -> None:
        theme, u, y = self._look.theme, self._look.u, road.y1()
        paint.rounded(
            painter, QRectF(road.x1(), y - 3 * u, road.length(), 6 * u), 3 * u, fill=paint.tint(theme.bar_text, 0.24)
        )
        painter.setPen(paint.pen_for(paint.tint(theme.bar_text, 0.6), 1.6 * u))
        painter.drawLine(QLineF(road.x1(), y - 6 * u, road.x1(), y + 6 * u))
        if not self._models.target:
            return
        red = road.length() * _RED_SHARE
        paint.rounded(painter, QRectF(road.x2() - red, y - 3 * u, red, 6 * u), 3 * u, fill=theme.hot)
        painter.drawLine(QLineF(road.x2(), y - 6 * u, road.x2(), y + 6 * u))
        side = 22 * u
        box = QRectF(road.x2() + 17 * u, y - side * 0.6, side, side)
        paint.ox_head(painter, box, colour=theme.danger, cut=theme.bar)
        font = self._look.font(12.5, BOLD)
        at = QPointF(box.center().x(), self.height() - font.pixelSize() * 0.62)
        paint.text(painter, str(self._models.target), at, font, theme.bar_text, align=paint.Align.MIDDLE)

    def _paint_face(self, painter: QPainter, seat: SeatView, x: float, y: float, *, is_own: bool) -> None:
        theme, u = self._look.theme, self._look.u
        side = round((28 if is_own else 24) * u)
        face = portrait(
            self._look, self._pictures, seat.avatar, side, self.devicePixelRatioF(), theme.gold if is_own else None
        )
        painter.drawPixmap(QPointF(round(x - side / 2), round(y - side / 2)), face)
        font = self._look.font(12.5, BOLD)
        at = QPointF(x, self.height() - font.pixelSize() * 0.62)
        ink = theme.gold if is_own else theme.bar_text
        paint.text(painter, signed(seat.total), at, font, ink, align=paint.Align.MIDDLE)

    def _on_changed(self) -> None:
        self._tell(self.tr("Totals"), self._seats())
        self.update()
