"""The standings in the top bar where no total ends the match: faces and totals, the best first, between two words.

Owns this picture. Must not know how the totals came about: it reads the models.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD, text_width
from pega6_desktop.ui.look.widgets import portrait
from pega6_desktop.ui.screens.table.totals_picture import TotalsPicture
from pega6_desktop.ui.table.view import SeatView
from pega6_desktop.ui.words.messages import signed

_OWN, _OTHER = 32, 28


class _Part(NamedTuple):
    """A word, or a player; width with the gap behind it."""

    word: str
    seat: SeatView | None
    width: float


class StandingStrip(TotalsPicture):
    """Everybody around the middle; where it gets narrow the words go first, then all gets smaller."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, faces and totals."""
        parts = self._parts()
        width = sum(part.width for part in parts)
        if not parts or self.width() < 40 * self._look.u:
            return
        painter = QPainter(self)
        paint.smooth(painter)
        scale = min(1.0, self.width() / width)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        x = -width / 2
        for part in parts:
            self._paint(painter, part, x)
            x += part.width
        painter.end()

    @property
    def order(self) -> tuple[SeatView, ...]:
        """All players, the best first; equal ones as they sit."""
        standing = self._models.standing
        sign = 1 if standing is not None and standing.is_low_best else -1
        return tuple(sorted(self._models.seats.items, key=lambda seat: sign * seat.total))

    def _parts(self) -> list[_Part]:
        standing = self._models.standing
        if standing is None:
            return []
        seats = [self._of(seat) for seat in self.order]
        label, better = self._word(standing.label), self._word(standing.better)
        tried = ([label, *seats, better], [label, *seats], seats)
        return next((parts for parts in tried if sum(part.width for part in parts) <= self.width()), seats)

    def _word(self, word: str) -> _Part:
        return _Part(word, None, text_width(word, self._look.font(13, SEMIBOLD)) + 16 * self._look.u)

    def _of(self, seat: SeatView) -> _Part:
        side = _OWN if self._is_own(seat) else _OTHER
        number = text_width(signed(seat.total), self._look.font(18, EXTRABOLD))
        return _Part("", seat, side * self._look.u + number + 23 * self._look.u)

    def _paint(self, painter: QPainter, part: _Part, x: float) -> None:
        look, u = self._look, self._look.u
        theme, seat = look.theme, part.seat
        if seat is None:
            paint.text(painter, part.word, QPointF(x, 0), look.font(13, SEMIBOLD), theme.bar_muted)
            return
        is_own = self._is_own(seat)
        side = round((_OWN if is_own else _OTHER) * u)
        ring = theme.gold if is_own else None
        face = portrait(look, self._pictures, seat.avatar, side, self.devicePixelRatioF(), ring)
        painter.drawPixmap(QPointF(x, -side / 2), face)
        ink = theme.gold if is_own else theme.bar_text
        paint.text(painter, signed(seat.total), QPointF(x + side + 7 * u, 0), look.font(18, EXTRABOLD), ink)

    def _on_changed(self) -> None:
        standing = self._models.standing
        if standing is not None:
            self._tell(standing.label, self.order)
        self.update()
