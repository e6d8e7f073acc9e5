"""The pictures of the players: large and compact seats around the table, and the viewer's own plate.

Owns what stands where on a plate. Must not know layers, caches or how points come about.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD, text_width
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.table.layout import COMPACT_CARD, OPEN_HAND, SEAT_CARD, card_height
from pega6_desktop.ui.table.view import SeatView

_TILT = 5.0
_TIGHT = 112
_LARGE_TYPE = 1.3
"""From this text size on there is no room for the line with the total: name and heads share the height."""


class PlatePainter:
    """Draws plates into a painter that uses the coordinates of the window."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self._look = look
        self._art = art

    def draw(
        self, painter: QPainter, seat: SeatView, box: QRectF, dpr: float, *, is_own: bool, is_compact: bool
    ) -> None:
        """The plate of one player in `box`."""
        painter.translate(box.topLeft())
        box = QRectF(0, 0, box.width(), box.height())
        radius = 14 if is_own else 12
        theme = self._look.theme
        paint.plate(
            painter,
            self._look,
            box,
            radius=radius,
            edge=theme.gold if seat.is_turn else theme.plate_edge,
            stroke=3 if seat.is_turn else 1.5,
            blur=7 if is_own else 6,
        )
        if seat.hand is not None and not is_own:
            # The cards lie on the strip below; everything else stands as ever.
            box.setHeight(box.height() - OPEN_HAND * self._look.u)
        if is_own:
            self._own(painter, seat, box, dpr)
        elif is_compact:
            self._compact(painter, seat, box, dpr)
        else:
            self._large(painter, seat, box, dpr)

    def _large(self, painter: QPainter, seat: SeatView, box: QRectF, dpr: float) -> None:
        u = self._look.u
        self._portrait(painter, seat, QPointF(11 * u, 9 * u), 50, dpr)
        paint.special_counter(
            painter, self._look, QPointF((31 if seat.specials > 3 else 40) * u, 47 * u), seat.specials
        )
        card = SEAT_CARD * u
        left, right = 72 * u, box.width() - card - 20 * u
        lines = self._lines(box, (20, 42, 70))
        self._name(painter, seat.name, left, lines[0], 16.5, right - left)
        width = self._heads(painter, seat.points, left, lines[1], 15.5)
        self._word(painter, seat.points_word, left + width + 5 * u, lines[1], right)
        if self._has_total_line:
            self._word(painter, seat.total_word, 12 * u, lines[2], left, size=12)
            total = self._number(painter, seat.total, left, lines[2], 15)
            start = left + max(28 * u, total + 6 * u)
            self._progress(painter, seat, QRectF(start, lines[2] - 4 * u, right - start - 2 * u, 8 * u))
        at = QPointF(box.width() - card / 2 - 12 * u, box.height() / 2 + u)
        self._card_place(painter, seat, at, SEAT_CARD)

    def _compact(self, painter: QPainter, seat: SeatView, box: QRectF, dpr: float) -> None:
        u, theme = self._look.u, self._look.theme
        self._portrait(painter, seat, QPointF(8 * u, 8 * u), 34, dpr)
        paint.special_counter(painter, self._look, QPointF(8 * u, 31 * u), seat.specials)
        left, right = 49 * u, box.width() - 6 * u
        # On a very narrow plate the card reaches up to the heads.
        lines = self._lines(box, (17, 35, 57) if box.width() >= _TIGHT * u else (15, 31.5, 57))
        self._name(painter, seat.name, left, lines[0], 13.5, right - left)
        # Large type needs the room below the face for heads of two digits.
        self._heads(painter, seat.points, left if self._has_total_line else 9 * u, lines[1], 13)
        card = COMPACT_CARD * u
        if self._has_total_line:
            font = self._look.font(11, SEMIBOLD)
            end = box.width() - card - 16 * u
            x = 9 * u
            number = text_width(str(seat.total), self._look.font(14, EXTRABOLD))
            if x + text_width(seat.total_word, font) + 4 * u + number <= end:
                x += paint.text(painter, seat.total_word, QPointF(x, lines[2]), font, theme.muted) + 4 * u
            self._number(painter, seat.total, max(x, 46 * u) if x > 9 * u else x, lines[2], 14)
            self._progress(painter, seat, QRectF(9 * u, 68 * u, box.width() - card - 30 * u, 7 * u))
        at = QPointF(box.width() - card / 2 - 9 * u, box.height() - 25 * u)
        self._card_place(painter, seat, at, COMPACT_CARD)

    def _own(self, painter: QPainter, seat: SeatView, box: QRectF, dpr: float) -> None:
        u, theme = self._look.u, self._look.theme
        self._portrait(painter, seat, QPointF(12 * u, 11 * u), 54, dpr, is_gold=True)
        left, right = 78 * u, box.width() - 6 * u
        lines = self._lines(box, (23, 48, 84))
        self._name(painter, seat.name, left, lines[0], 18, right - left)
        width = self._heads(painter, seat.points, left, lines[1], 17)
        self._word(painter, seat.points_word, left + width + 7 * u, lines[1], right)
        if not self._has_total_line:
            return
        x = 14 * u
        x += (
            paint.text(painter, seat.total_word, QPointF(x, lines[2]), self._look.font(13, SEMIBOLD), theme.muted)
            + 7 * u
        )
        x += self._number(painter, seat.total, x, lines[2], 18)
        goal = self._look.font(11.5, SEMIBOLD)
        if x + 8 * u + text_width(seat.goal, goal) <= box.width() - 14 * u:
            at = QPointF(box.width() - 14 * u, lines[2])
            paint.text(painter, seat.goal, at, goal, theme.muted, align=paint.Align.RIGHT)
        self._progress(painter, seat, QRectF(14 * u, 100 * u, box.width() - 28 * u, 9 * u))

    @property
    def _has_total_line(self) -> bool:
        return self._look.text_scale < _LARGE_TYPE

    def _lines(self, box: QRectF, tops: tuple[float, float, float]) -> tuple[float, float, float]:
        """Middles of name, heads and total; name and heads alone share the height."""
        if self._has_total_line:
            u = self._look.u
            return tops[0] * u, tops[1] * u, tops[2] * u
        return box.height() * 0.3, box.height() * 0.7, box.height()

    def _portrait(
        self, painter: QPainter, seat: SeatView, at: QPointF, side: float, dpr: float, *, is_gold: bool = False
    ) -> None:
        ring = self._look.theme.gold if seat.is_turn or is_gold else None
        painter.drawPixmap(at, self._art.avatar(seat.avatar, self._look.px(side), dpr, ring))

    def _name(self, painter: QPainter, name: str, x: float, y: float, size: float, width: float) -> None:
        font = self._look.font(size, EXTRABOLD)
        paint.text(painter, name, QPointF(x, y), font, self._look.theme.ink, max_width=width)

    def _heads(self, painter: QPainter, number: int, x: float, y: float, size: float) -> float:
        theme = self._look.theme
        return paint.heads(painter, number, QPointF(x, y), self._look.font(size, EXTRABOLD), theme.accent, theme.plate)

    def _number(self, painter: QPainter, number: int, x: float, y: float, size: float) -> float:
        font = self._look.font(size, EXTRABOLD)
        return paint.text(painter, str(number), QPointF(x, y), font, self._look.theme.ink)

    def _word(self, painter: QPainter, word: str, x: float, y: float, right: float, *, size: float = 11.5) -> None:
        """A quiet word, left out where it does not fit."""
        font = self._look.font(size, SEMIBOLD)
        if text_width(word, font) <= right - x:
            paint.text(painter, word, QPointF(x, y), font, self._look.theme.muted)

    def _progress(self, painter: QPainter, seat: SeatView, rect: QRectF) -> None:
        if seat.share is not None and rect.width() >= rect.height():
            paint.progress(painter, self._look, rect, seat.share)

    def _card_place(self, painter: QPainter, seat: SeatView, middle: QPointF, card: float) -> None:
        """The place of the chosen card while no card lies there."""
        if seat.card is not None:
            return
        width = round(card * self._look.u)
        height = card_height(width)
        rect = QRectF(-width / 2, -height / 2, width, height)
        with paint.kept(painter):
            painter.translate(middle)
            painter.rotate(_TILT)
            if seat.state in ("choosing", "thinking"):
                paint.waiting_card(painter, self._look, rect)
            elif seat.state == "placed":
                theme, radius = self._look.theme, 9 * self._look.u
                paint.sign_disc(painter, "check", QPointF(), radius, fill=theme.good, ink=theme.plate)
