"""The pictures of the people at an open draft: plates of the others with their places, and the viewer's own plate.

Owns what stands where on these plates. Must not know layers, caches, or who may draft.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.boards.pega6.draft.cards import DrafterView
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, paint, text_width
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import SeatView

_LARGE_TYPE = 1.3
"""From this text size on name and heads share the height of the own plate with nothing else."""


class DraftPlates:
    """Draws plates into a painter that uses the coordinates of the window."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self._look, self._art = look, art

    def other(self, painter: QPainter, drafter: DrafterView, box: QRectF, dpr: float) -> None:
        """Somebody else's plate with all places free: the cards themselves lie over them."""
        ring = self._look.theme.gold if drafter.is_turn else None
        portrait = self._art.avatar(drafter.avatar, paint.drafter_portrait(self._look, box), dpr, ring)
        shown = paint.Drafter(
            name=drafter.name,
            portrait=portrait,
            heads=drafter.heads,
            progress=drafter.progress,
            cards=(),
            places=drafter.places,
            is_turn=drafter.is_turn,
        )
        paint.drafter_plate(painter, self._look, box, shown)

    def own(self, painter: QPainter, seat: SeatView, box: QRectF, dpr: float) -> None:
        """The viewer's plate: face, name, heads of the cards drafted so far, and how far the draft has come."""
        look, u, theme = self._look, self._look.u, self._look.theme
        painter.translate(box.topLeft())
        size = QRectF(0, 0, box.width(), box.height())
        edge, stroke = (theme.gold, 3.0) if seat.is_turn else (theme.plate_edge, 1.5)
        paint.plate(painter, look, size, edge=edge, stroke=stroke, blur=7)
        painter.drawPixmap(QPointF(12 * u, 11 * u), self._art.avatar(seat.avatar, look.px(54), dpr, theme.gold))
        left, right = 78 * u, size.width() - 6 * u
        is_large = look.text_scale >= _LARGE_TYPE
        lines = (size.height() * 0.3, size.height() * 0.7) if is_large else (25 * u, 50 * u)
        name = look.font(18, EXTRABOLD)
        paint.text(painter, seat.name, QPointF(left, lines[0]), name, theme.ink, max_width=right - left)
        at = QPointF(left, lines[1])
        end = left + paint.heads(painter, seat.points, at, look.font(17, EXTRABOLD), theme.accent, theme.plate) + 6 * u
        word = look.font(12, SEMIBOLD)
        if end + text_width(seat.points_word, word) <= right:
            paint.text(painter, seat.points_word, QPointF(end, lines[1]), word, theme.muted)
        if not is_large:
            self._progress(painter, seat, size)

    def _progress(self, painter: QPainter, seat: SeatView, size: QRectF) -> None:
        u, theme = self._look.u, self._look.theme
        font, room = self._look.font(13, SEMIBOLD), size.width() - 26 * u
        paint.text(painter, seat.goal, QPointF(14 * u, 86 * u), font, theme.muted, max_width=room)
        if seat.share is not None:
            bar = QRectF(14 * u, 99 * u, size.width() - 28 * u, 9 * u)
            paint.progress(painter, self._look, bar, seat.share, fill=theme.gold)
