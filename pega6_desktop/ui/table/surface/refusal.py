"""A refused drop: the card shakes and flies home.

Owns the course of a refusal on the table. Must not know why something was refused.
"""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QPauseAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look import BOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.motions import Leg
from pega6_desktop.ui.table.cards.pieces import Piece, Prints, margin_px, qrect
from pega6_desktop.ui.table.cards.tempo import FLY_HOME, SHAKE, Pace
from pega6_desktop.ui.table.places import Pose, Rect

_CROSS = "cross"
_PATH_Z, _HOLE_Z, _SHAKEN_Z = 450.0, 95.0, 800.0
_REACH, _SWING = 6, 5
_HOLE_SHARE = 0.84
"""Of the hole's width that its words may take: a chip is round."""
_PATH_COLOUR, _PATH_EDGE = "#FFE9B8", "#2B1D16"


class RefusedCard:
    """One card that is on its way home; `is_home` once it is there."""

    def __init__(self, scene: QGraphicsScene, look: Look, prints: Prints, pace: Pace, parent: QObject) -> None:
        self._look, self._prints, self._pace = look, prints, pace
        self._path = Piece(scene, _PATH_Z)
        self._hole = Piece(scene, _HOLE_Z)
        self._clock = QPauseAnimation(parent)
        self._clock.finished.connect(self._fly)
        self._landing = QPauseAnimation(parent)
        self._landing.finished.connect(self._land)
        self._item: CardItem | None = None
        self._on_home: Callable[[], None] | None = None
        self._hide_all()

    @property
    def is_home(self) -> bool:
        """Whether no card is shaking or flying home."""
        return self._item is None

    def shake(self, item: CardItem, dpr: float, on_home: Callable[[], None]) -> None:
        """Shake the card where it is, then send it to its pose; `on_home` is called when it is there."""
        self.finish()
        self._item, self._on_home = item, on_home
        if self._pace.is_still:
            self._land()
            return
        self._show_way(item, dpr)
        self._put_cross(item, dpr)
        item.setZValue(_SHAKEN_Z)
        ms = self._pace.ms(SHAKE.ms)
        item.shake(_REACH * self._look.u, _SWING, ms)
        self._clock.setDuration(ms)
        self._clock.start()

    def finish(self) -> None:
        """Be home now."""
        self._clock.stop()
        self._landing.stop()
        if self._item is not None:
            self._land()

    def forget(self) -> None:
        """The card has gone another way; only the signs are taken away."""
        self._clock.stop()
        self._landing.stop()
        if self._item is not None:
            self._item.set_badge(_CROSS, None)
        self._item = self._on_home = None
        self._hide_all()

    def _fly(self) -> None:
        if self._item is not None:
            ms = self._pace.ms(FLY_HOME.ms)
            self._item.travel(Leg(self._item.pose, FLY_HOME, ms, z=_SHAKEN_Z))
            self._landing.setDuration(ms)
            self._landing.start()

    def _land(self) -> None:
        item, on_home = self._item, self._on_home
        self.forget()
        if item is not None:
            item.settle()
        if on_home is not None:
            on_home()

    def _hide_all(self) -> None:
        self._path.hide()
        self._hole.hide()

    def _put_cross(self, item: CardItem, dpr: float) -> None:
        theme, radius = self._look.theme, 17 * self._look.u
        margin = margin_px(2, self._look, dpr)

        def draw(painter: QPainter) -> None:
            at = QPointF(radius, radius)
            fill = theme.refused if theme.is_flat else theme.hot
            paint.sign_disc(painter, "x", at, radius, fill=fill, ink=theme.bar_text, edge=theme.bar_text)

        pixmap = self._prints.picture((_CROSS,), Rect(0, 0, 2 * radius, 2 * radius), margin, dpr, draw)
        corner = QPointF(item.pose.width * 0.42, -item.pose.height * 0.46)
        item.set_badge(_CROSS, pixmap, corner - QPointF(radius + margin, radius + margin))

    def _show_way(self, item: CardItem, dpr: float) -> None:
        """The dotted way home and the hole in the hand; nothing where the card is home already."""
        home = item.pose.rect
        start = QPointF(item.mapToScene(QPointF(0, item.pose.height * 0.4)))
        if home.distance(start.x(), start.y()) <= item.pose.height * 0.2:
            return
        end = QPointF(home.middle[0], home.y - 6 * self._look.u)
        self._put_path(start, end, dpr)
        self._put_hole(item.pose, dpr)

    def _put_path(self, start: QPointF, end: QPointF, dpr: float) -> None:
        u = self._look.u
        bend = QPointF(start.x() + (end.x() - start.x()) * 0.55, start.y() + (end.y() - start.y()) * 0.6)
        path = QPainterPath(start)
        path.quadTo(bend, end)
        area = path.boundingRect()
        box = Rect(area.x(), area.y(), area.width(), area.height())
        margin = margin_px(16, self._look, dpr)

        def draw(painter: QPainter) -> None:
            for colour, width in ((paint.tint(_PATH_EDGE, 0.5), 6.5 * u), (paint.tint(_PATH_COLOUR), 4 * u)):
                pen = QPen(colour, width)
                pen.setDashPattern([7 * u / width, 10 * u / width])
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.strokePath(path, pen)
            painter.setPen(QPen(paint.tint(_PATH_EDGE), 1.5 * u))
            painter.setBrush(paint.tint(_PATH_COLOUR))
            tip = [end + QPointF(dx * u, dy * u) for dx, dy in ((-8, -8), (8, -8), (0, 5))]
            painter.drawPolygon(QPolygonF(tip))

        content = ("way", start.toTuple(), end.toTuple())
        self._path.put(self._prints.picture(content, box, margin, dpr, draw), box, margin, dpr)
        self._path.fade(1.0, 0)

    def _put_hole(self, pose: Pose, dpr: float) -> None:
        box, margin, look = pose.rect, margin_px(3, self._look, dpr), self._look
        words = QCoreApplication.translate("Table", "back here")

        def draw(painter: QPainter) -> None:
            theme, rect = look.theme, qrect(box).adjusted(1, 1, -1, -1)
            fill, edge = paint.tint(theme.plate, 0.38), paint.tint(theme.wood_text, 0.8)
            paint.rounded(
                painter, rect, box.width * CARD_CORNER, fill=fill, edge=edge, stroke=1.6 * look.u, dash=(3, 3)
            )
            hole_words(painter, look, words, rect)

        pixmap = self._prints.picture(("hole", words), box, margin, dpr, draw)
        self._hole.put(pixmap, box, margin, dpr)
        self._hole.fade(1.0, 0)


def hole_words(painter: QPainter, look: Look, words: str, rect: QRectF) -> None:
    """The words in the middle of the hole, in smaller type before one is cut; none where that is too large still."""
    for px in range(look.text_px(13), SMALLEST_TEXT - 1, -1):
        font = look.exact_font(px, BOLD)
        if any(text_width(word, font) > rect.width() * _HOLE_SHARE for word in words.split()):
            continue
        lines = wrapped(words, font, rect.width() * _HOLE_SHARE)
        top = rect.center().y() - (len(lines) - 1) * line_step(font) / 2
        for index, line in enumerate(lines):
            at = QPointF(rect.center().x(), top + index * line_step(font))
            paint.text(painter, line, at, font, look.theme.wood_text, align=paint.Align.MIDDLE)
        return
