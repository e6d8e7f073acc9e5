"""The end of a match: the ox in the night, or at dusk, the winners in rosettes, and confetti that falls once.

Owns where everything stands in any size, how and when confetti falls, and the widget it fills. Must not know whose
feast it is, scores or words.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter, QPixmap, QPolygonF

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, Pictures, night, paint, shrunk
from pega6_desktop.ui.look.paint.brush import star_path, svg_path
from pega6_desktop.ui.look.paint.surfaces import FLAG_COLOURS
from pega6_desktop.ui.look.widgets.reach import Drawn
from pega6_desktop.ui.look.widgets.words import portrait

_WIDE, _TALL = 556.0, 752.0
"""The upright picture; places and lengths below are in its units."""
_STRIP = 220.0
"""How high a picture is that lies along the upper edge of a narrow window."""
_MASCOT = "cards/mascot"
_CROWN = svg_path("M10 58L4 16L28 34L50 6L72 34L96 16L90 58Z")
_BAND = QRectF(10, 50, 80, 14)
_JEWELS = ((50, 38, 7, "#C8371F"), (26, 44, 4.5, "#2F8F94"), (74, 44, 4.5, "#2F8F94"))
_PEARLS = ((50, 6, 6), (4, 16, 5), (96, 16, 5))
_GOLD, _BROWN, _CREAM, _BRICK = "#F4B63C", "#7A4A08", "#FFF4E0", "#B5321F"


class Feast(msgspec.Struct, frozen=True):
    """Whom the feast is for. winners: their portraits. ribbon: what stands under them. is_own: the player has won.

    own: portrait and place of a player who has not.
    """

    winners: tuple[int, ...]
    ribbon: str
    is_own: bool
    own: tuple[int, str] | None = None


class Places(NamedTuple):
    """Where everything stands, px: k for a unit, the ox, the rosettes by winner, the ribbon, the own portrait."""

    k: float
    ox: QRectF
    medals: tuple[QRectF, ...]
    ribbon: QRectF
    own: QRectF

    @property
    def kept_free(self) -> tuple[QRectF, ...]:
        """Where no confetti may be seen."""
        medals = [_grown(medal, 0.2 * medal.width()) for medal in self.medals]
        ribbon = _grown(self.ribbon, 8 * self.k).adjusted(-38 * self.k, 0, 38 * self.k, 14 * self.k)
        return self.ox, *medals, ribbon, _grown(self.own, 16 * self.k)


def places(feast: Feast, size: QSize) -> Places:
    """Upright: the ox over rosettes and ribbon. In a strip: the ox at the left, rosettes, the ribbon beside them."""
    wide, tall = size.width(), size.height()
    count = len(feast.winners)
    if wide > 1.2 * tall:
        k = tall / _STRIP
        ox = QRectF(0.05 * wide, 18 * k, 150 * k, 200 * k)
        side = min(118 * k, 0.42 * wide / count)
        left, pitch = ox.right() + 34 * k, 1.3 * side
        medals = [QRectF(left + at * pitch, tall / 2 - side / 2 + 6 * k, side, side) for at in range(count)]
        own = QRectF(0, 0, 64 * k, 64 * k) if feast.own else QRectF()
        own.moveCenter(QPointF(wide - 64 * k, tall / 2 + 16 * k))
        begin = medals[-1].right() + 56 * k
        end = min(begin + 200 * k, (own.left() if feast.own else wide) - 46 * k)
        return Places(k, ox, tuple(medals), QRectF(begin, tall / 2 - 14 * k, max(40 * k, end - begin), 40 * k), own)
    k = min(wide / _WIDE, tall / _TALL)
    middle, floor = wide / 2 - (28 * k if feast.own else 0), tall - (_TALL - 550) * k
    head = (300, 400) if feast.is_own else (264, 352)
    sky = max(0.0, floor - 550 * k) / 2
    ox = QRectF(wide / 2 - head[0] / 2 * k, sky + (70 if feast.is_own else 104) * k, head[0] * k, head[1] * k)
    side = (186 if feast.is_own else 168) * k if count == 1 else min(140 * k, (wide - 40 * k) / (1.3 * count))
    across = [middle + (at - (count - 1) / 2) * 1.3 * side for at in range(count)]
    medals = [QRectF(x - side / 2, floor - side / 2, side, side) for x in across]
    beside = max(middle + 128 * k, min(medals[-1].right() + 8 * k, wide - 106 * k))
    own = QRectF(beside, floor + (18 if count < 3 else 66) * k, 92 * k, 92 * k) if feast.own else QRectF()
    return Places(k, ox, tuple(medals), QRectF(middle - 98 * k, floor + side / 2 + 9 * k, 196 * k, 50 * k), own)


def _grown(box: QRectF, by: float) -> QRectF:
    return box if box.isEmpty() else box.adjusted(-by, -by, by, by)


def scene(look: Look, pictures: Pictures, feast: Feast, size: QSize, dpr: float) -> QPixmap:
    """Everything that stands still."""
    area, at = QRectF(QPointF(0, 0), QSizeF(size)), places(feast, size)

    def paint_all(painter: QPainter) -> None:
        k = 0.74 * at.k
        colours, glow = (night.NIGHT, 0.46) if feast.is_own else (night.DUSK, 0.3)
        night.sky(painter, look, area, at.ox.center(), k, colours, glow)
        night.land(painter, look, area, k)
        night.garlands(painter, area, k, is_double=area.height() > area.width())
        pictures.draw(painter, _MASCOT, at.ox)
        if feast.is_own:
            unit = at.ox.width() / 120
            crown(painter, QRectF(at.ox.x() + 38.5 * unit, at.ox.y() + 17 * unit, 43 * unit, 28.4 * unit))
        for medal, face in zip(at.medals, feast.winners, strict=True):
            _medal(painter, look, pictures, medal, face, dpr, has_crown=not feast.is_own)
        _ribbon(painter, look, at, feast.ribbon)
        if feast.own is not None:
            _own(painter, look, pictures, at, *feast.own, dpr)

    return paint.picture(area.size(), dpr, paint_all)


def crown(painter: QPainter, box: QRectF, tilt: float = 0.0) -> None:
    """A gold crown with jewels in a box of 100 × 66, turned around its middle by so many degrees."""
    with paint.kept(painter):
        painter.translate(box.center())
        painter.rotate(tilt)
        painter.scale(box.width() / 100, box.height() / 66)
        painter.translate(-50, -33)
        painter.setPen(paint.pen_for(_BROWN, 3.5))
        painter.setBrush(QColor(_GOLD))
        painter.drawPath(_CROWN)
        painter.setBrush(QColor("#E39A22"))
        painter.drawRect(_BAND)
        for x, y, radius, colour in _JEWELS:
            paint.disc(painter, QPointF(x, y), radius, fill=colour)
        for x, y, radius in _PEARLS:
            paint.disc(painter, QPointF(x, y), radius, fill="#FFF0CC")


def _medal(
    painter: QPainter, look: Look, pictures: Pictures, box: QRectF, face: int, dpr: float, *, has_crown: bool
) -> None:
    """A rosette around a glad face."""
    middle, radius = box.center(), box.width() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    for reach, inner, colour in ((1.31, 0.86, "#C8371F"), (1.23, 0.88, _GOLD)):
        painter.setBrush(QColor(colour))
        painter.drawPath(star_path(middle.x(), middle.y(), reach * radius, inner=inner, points=24))
    paint.disc(painter, middle, radius * 1.09, fill="#FFF0CC", edge=_BROWN, stroke=max(1.5, radius * 0.032))
    pixmap = portrait(look, pictures, face, round(box.width()), dpr, "#E39A22", "glad")
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
    if has_crown:
        top = QRectF(middle.x() - radius * 0.62, middle.y() - radius * 1.5, radius * 1.24, radius * 0.82)
        crown(painter, top, -6)


def _ribbon(painter: QPainter, look: Look, at: Places, words: str) -> None:
    k, box = at.k, at.ribbon
    font = shrunk(words, look.exact_font(max(11.0, 26 * k), EXTRABOLD), box.width() - 18 * k, 0.4)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#7A1F12"))
    for side, edge in ((-1, box.left()), (1, box.right())):
        tail = [
            (-22, 9),
            (36, 9),
            (22, 9 + box.height() / k / 2),
            (36, 9 + box.height() / k),
            (-22, 9 + box.height() / k),
        ]
        painter.drawPolygon(QPolygonF([QPointF(edge + side * x * k, box.top() + y * k) for x, y in tail]))
    paint.rounded(painter, box, 6 * k, fill=_BRICK, edge="#FFD596", stroke=max(1.2, 2 * k))
    paint.text(painter, words, box.center(), font, _CREAM, align=paint.Align.MIDDLE, max_width=box.width() - 12 * k)


def _own(painter: QPainter, look: Look, pictures: Pictures, at: Places, face: int, place: str, dpr: float) -> None:
    """The own face, smaller, with its place."""
    k, box = at.k, at.own
    paint.disc(painter, box.center(), box.width() / 2 + 5 * k, fill="#FFF0CC", edge=_BROWN, stroke=max(1.2, 2.5 * k))
    pixmap = portrait(look, pictures, face, round(box.width()), dpr, "#C9A873")
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
    middle, radius = box.center() + QPointF(36 * k, 34 * k), 20 * k
    font = shrunk(place, look.exact_font(max(11.0, 20 * k), EXTRABOLD), 1.7 * radius, 0.4)
    paint.disc(painter, middle, radius, fill="#4A3024", edge=_CREAM, stroke=max(1.2, 2.4 * k))
    paint.text(painter, place, middle, font, _CREAM, align=paint.Align.MIDDLE)


# ---------------------------------------------------------------- confetti


class Shred(NamedTuple):
    """A shape of paper: where it comes to lie, its size, what it is, how it is turned, and when it begins to fall (as a
    share of the whole fall).
    """

    lies: QPointF
    size: float
    shape: int
    colour: str
    angle: float
    begins: float


_OWN_SHREDS, _SHREDS = 190, 40
_LATEST = 0.45


def confetti(feast: Feast, size: QSize) -> tuple[Shred, ...]:
    """The paper of this feast; none of it comes to lie over the ox, a face or words."""
    at, chance = places(feast, size), Random(5 if feast.is_own else 8)
    many, sizes = (_OWN_SHREDS, (8, 17)) if feast.is_own else (_SHREDS, (7, 13))
    free, shreds = at.kept_free, []
    for _ in range(many):
        lies = QPointF(chance.uniform(0, size.width()), chance.uniform(0.13, 0.97) * size.height())
        length = chance.uniform(*sizes) * max(0.6, at.k)
        shape, colour = chance.randrange(4), FLAG_COLOURS[chance.randrange(len(FLAG_COLOURS))]
        angle, begins = chance.uniform(0, 360), chance.uniform(0, _LATEST)
        if not any(_grown(box, length * 0.75).contains(lies) for box in free):
            shreds.append(Shred(lies, length, shape, colour, angle, begins))
    return tuple(shreds)


def fallen(shred: Shred, share: float) -> QPointF:
    """Where the shred is after that share of the fall (0 to 1): from above the picture to where it lies."""
    own = min(1.0, max(0.0, (share - shred.begins) / (1 - _LATEST)))
    rest = (1 - own) ** 2
    sway = math.sin(own * 9 + shred.angle) * shred.size * 1.6 * rest
    return QPointF(shred.lies.x() + sway, shred.lies.y() - rest * (shred.lies.y() + 2 * shred.size))


def draw_confetti(painter: QPainter, feast: Feast, size: QSize, shreds: tuple[Shred, ...], share: float) -> None:
    """All of them on their way; what would pass before ox, face or words passes behind."""
    free = [_grown(box, 0) for box in places(feast, size).kept_free]
    painter.setPen(Qt.PenStyle.NoPen)
    for shred in shreds:
        at = fallen(shred, share)
        if share < 1 and any(_grown(box, shred.size * 0.75).contains(at) for box in free):
            continue
        with paint.kept(painter):
            painter.translate(at)
            painter.rotate(shred.angle + 420 * (1 - min(1.0, share)))
            painter.setBrush(QColor(shred.colour))
            painter.drawPolygon(_shape(shred.shape, shred.size))


def _shape(kind: int, s: float) -> QPolygonF:
    """Strip, square, triangle, little flag."""
    corners = (
        ((-s / 2, -s / 5), (s / 2, -s / 5), (s / 2, s / 5), (-s / 2, s / 5)),
        ((-s / 3, -s / 3), (s / 3, -s / 3), (s / 3, s / 3), (-s / 3, s / 3)),
        ((-s / 2, s / 3), (s / 2, s / 3), (0.0, -s / 2)),
        ((-s / 2.4, -s / 2), (s / 2.4, -s / 2), (s / 2.4, s / 2), (0.0, s / 5), (-s / 2.4, s / 2)),
    )[kind]
    return QPolygonF([QPointF(x, y) for x, y in corners])


# ---------------------------------------------------------------- a record


def draw_seal(
    painter: QPainter, look: Look, box: QRectF, number: int, lines: Sequence[str], *, has_heads: bool
) -> None:
    """A gold seal with a number and lines under it, turned a little."""
    side, middle = box.width(), QPointF(0, 0)
    with paint.kept(painter):
        painter.translate(box.center())
        painter.rotate(8)
        painter.setPen(Qt.PenStyle.NoPen)
        for reach, colour in ((0.49, "#8A5A12"), (0.46, _GOLD)):
            painter.setBrush(QColor(colour))
            painter.drawPath(star_path(0, 0, reach * side, inner=0.9, points=18))
        painter.setPen(paint.pen_for("#8A5A12", max(1.0, side * 0.012), (3, 2.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 0.36 * side, 0.36 * side)
        font, at = look.exact_font(side * 0.2, EXTRABOLD), QPointF(0, -0.155 * side)
        if has_heads:
            paint.heads(painter, number, at, font, "#8C2414", _GOLD, align=paint.Align.MIDDLE)
        else:
            paint.text(painter, str(number), at, font, "#8C2414", align=paint.Align.MIDDLE)
        for place, line in enumerate(lines):
            weight = SEMIBOLD if place == len(lines) - 1 else EXTRABOLD
            wanted = look.exact_font(max(9.0, side * 0.092), weight)
            fitting = shrunk(line, wanted, side * (0.66 - 0.08 * max(0, place - 1)), 0.5)
            spot = QPointF(0, (0.035 + place * 0.1) * side)
            paint.text(painter, line, spot, fitting, "#2B1D16", align=paint.Align.MIDDLE)


WAIT_MS, FALL_MS = 300, 1400
"""How long after it is shown the confetti begins to fall, and how long it falls."""

FEAST_SOUND = "win"
"""What is heard when it begins."""


class FeastStage(Drawn):
    """Fills itself with the feast. began: the confetti begins to fall, or lies there at once."""

    began = Signal()
    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(look)
        self._pictures = pictures
        self._feast: Feast | None = None
        self._scene: tuple[QSize, float, QPixmap] | None = None
        self._shreds: tuple[Shred, ...] = ()
        self._fall = QVariantAnimation(self, startValue=-WAIT_MS, endValue=FALL_MS, duration=WAIT_MS + FALL_MS)
        self._fall.valueChanged.connect(self._on_fallen)
        self._has_begun = True
        look.changed.connect(self._draw_anew)

    @property
    def share(self) -> float:
        """How much of the fall is over, 0 to 1."""
        if self._fall.state() != QVariantAnimation.State.Running:
            return 1.0
        share: float = self._fall.currentValue() / FALL_MS
        return max(0.0, share)

    def show_feast(self, feast: Feast, words: str) -> None:
        """For these from now on. words: for the ear."""
        self.setAccessibleName(words)
        if feast != self._feast:
            self._feast = feast
            self._draw_anew()

    def celebrate(self, duration: int) -> None:
        """Let the confetti fall, in so many ms with the wait before it; 0: it lies there."""
        self._fall.stop()
        self._has_begun = False
        if duration:
            self._fall.setDuration(duration)
            self._fall.start()
        else:
            self._on_fallen(FALL_MS)

    def draw(self, painter: QPainter) -> None:
        """The picture, and the confetti before it."""
        if self._feast is None or self.size().isEmpty():
            return
        dpr = self.devicePixelRatioF()
        if self._scene is None or self._scene[:2] != (self.size(), dpr):
            self._scene = (self.size(), dpr, scene(self._look, self._pictures, self._feast, self.size(), dpr))
            self._shreds = confetti(self._feast, self.size())
        painter.drawPixmap(QRectF(self.rect()), self._scene[2], QRectF(self._scene[2].rect()))
        draw_confetti(painter, self._feast, self.size(), self._shreds, self.share)

    def _on_fallen(self, at: int) -> None:
        if at >= 0 and not self._has_begun:
            self._has_begun = True
            self.began.emit()
        self.update()

    def _draw_anew(self) -> None:
        self._scene = None
        self.update()
