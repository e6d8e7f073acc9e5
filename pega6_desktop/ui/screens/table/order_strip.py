"""The middle of the top bar: race or standings of the totals, or the order of turns while open cards are drafted.

Owns the three pictures, and which of them is shown. Must not know whose turn it is but from the models.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QWidget

from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.widgets import Drawn, portrait
from pega6_desktop.ui.screens.common.score_table import apart
from pega6_desktop.ui.table.models import TableModels
from pega6_desktop.ui.table.view import SeatView
from pega6_desktop.ui.words.messages import filled, signed


class BarPicture(Drawn):
    """A picture of the seats that takes what width there is; a mouse finds nothing there."""

    spoken_role = QAccessible.Role.Graphic

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._pictures, self._models = pictures, models
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        """All the width there is."""
        return QSize(self._look.px(400), self._look.px(40))

    def minimumSizeHint(self) -> QSize:
        """The first thing in the bar to give way; then all in it gets smaller."""
        return QSize(0, 0)


class TotalsPicture(BarPicture):
    """Seats and their totals."""

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(look, pictures, models, parent)
        seats = models.seats
        for change in (seats.dataChanged, seats.rowsInserted, seats.rowsRemoved, seats.modelReset):
            change.connect(self._on_changed)
        models.header_changed.connect(self._on_changed)

    def _is_own(self, seat: SeatView) -> bool:
        return self._models.view.own is not None and seat.seat == self._models.view.own.seat

    def _tell(self, name: str, seats: Iterable[SeatView]) -> None:
        """What the picture is called, and the totals in this order."""
        words = self.tr("{name}: {total}", "in the race of the totals")
        self.setAccessibleName(name)
        self.setAccessibleDescription(
            ", ".join(filled(words, name=seat.name, total=signed(seat.total)) for seat in seats)
        )

    def _on_changed(self) -> None:
        raise NotImplementedError


_RED_SHARE = 0.055
"""The last part of the way, drawn in red."""

_SHORTEST = 20
"""Points a road without a target is long at least: one head more than another is no defeat."""


class RaceTrack(TotalsPicture):
    """A line from nothing to the target; without a target it ends a little behind the highest total, without ox and
    red, and is not there before anybody has left the start.
    """

    def draw(self, painter: QPainter) -> None:
        """Road, target and faces, the own one last and larger."""
        seats = self._seats()
        is_to_run = bool(self._models.view.target) or any(seat.total for seat in seats)
        if self.width() < 120 * self._look.u or not is_to_run:
            return
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

    def _seats(self) -> tuple[SeatView, ...]:
        return self._models.seats.items

    def _share(self, total: int) -> float:
        totals = [seat.total for seat in self._seats()]
        low, end = min([0, *totals]), self._models.view.target or max(_SHORTEST, *totals) * 1.1
        return min(1.0, (total - low) / (end - low))

    def _road(self) -> QLineF:
        u = self._look.u
        end = (48 if self._models.view.target else 18) * u
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
        if not self._models.view.target:
            return
        red = road.length() * _RED_SHARE
        paint.rounded(painter, QRectF(road.x2() - red, y - 3 * u, red, 6 * u), 3 * u, fill=theme.hot)
        painter.drawLine(QLineF(road.x2(), y - 6 * u, road.x2(), y + 6 * u))
        side = 22 * u
        box = QRectF(road.x2() + 17 * u, y - side * 0.6, side, side)
        paint.ox_head(painter, box, colour=theme.danger, cut=theme.bar)
        font = self._look.font(12.5, BOLD)
        at = QPointF(box.center().x(), self.height() - font.pixelSize() * 0.62)
        paint.text(painter, str(self._models.view.target), at, font, theme.bar_text, align=paint.Align.MIDDLE)

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


_OWN, _OTHER = 32, 28


class _Part(NamedTuple):
    """A word, or a player; width with the gap behind it."""

    word: str
    seat: SeatView | None
    width: float


class StandingStrip(TotalsPicture):
    """Everybody around the middle; where it gets narrow the words go first, then all gets smaller."""

    def draw(self, painter: QPainter) -> None:
        """Words, faces and totals."""
        parts = self._parts()
        width = sum(part.width for part in parts)
        if not parts or self.width() < 40 * self._look.u:
            return
        scale = min(1.0, self.width() / width)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        x = -width / 2
        for part in parts:
            self._paint(painter, part, x)
            x += part.width

    @property
    def order(self) -> tuple[SeatView, ...]:
        """All players, the best first; equal ones as they sit."""
        standing = self._models.view.standing
        sign = 1 if standing is not None and standing.is_low_best else -1
        return tuple(sorted(self._models.seats.items, key=lambda seat: sign * seat.total))

    def _parts(self) -> list[_Part]:
        standing = self._models.view.standing
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
        standing = self._models.view.standing
        if standing is not None:
            self._tell(standing.label, self.order)
        self.update()


class BarMiddle(QStackedWidget):
    """Race, standings or order, whichever the table is about now."""

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self.race = RaceTrack(look, pictures, models, self)
        self.order = OrderStrip(look, pictures, models, self)
        self.standing = StandingStrip(look, pictures, models, self)
        self.addWidget(self.race)
        self.addWidget(self.standing)
        self.addWidget(self.order)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        models.order_changed.connect(self._choose)
        models.header_changed.connect(self._choose)
        self._choose()

    def minimumSizeHint(self) -> QSize:
        """The first thing in the bar to give way."""
        return QSize(0, 0)

    def _choose(self) -> None:
        totals = self.race if self._models.view.standing is None else self.standing
        self.setCurrentWidget(totals if self._models.view.order is None else self.order)


ORDER_PORTRAIT = 32
"""Diameter of a portrait in the order strip, in units."""
_ARROW = 24


@dataclass(frozen=True, slots=True)
class InOrder:
    """One name in the order of drafting; the portrait brings its own ring."""

    name: str
    portrait: QPixmap
    is_turn: bool = False


class OrderStrip(BarPicture):
    """Everybody in the order of turns, with arrows between; whose turn it is stands out in gold."""

    def __init__(self, look: Look, pictures: Pictures, models: TableModels, parent: QWidget | None = None) -> None:
        super().__init__(look, pictures, models, parent)
        models.order_changed.connect(self._on_changed)

    def draw(self, painter: QPainter) -> None:
        """Portraits, names and arrows around the middle."""
        order = self._models.view.order
        if order is None or self.width() < 60 * self._look.u:
            return
        gap = 8 * self._look.u
        room = QRectF(self.rect()).adjusted(gap, 0, -gap, 0)
        order_strip(painter, self._look, room, order.word, self._people())

    def _people(self) -> list[InOrder]:
        order, look = self._models.view.order, self._look
        side, dpr = look.px(ORDER_PORTRAIT), self.devicePixelRatioF()
        return [
            InOrder(
                one.name,
                portrait(look, self._pictures, one.avatar, side, dpr, look.theme.gold if one.is_turn else None),
                one.is_turn,
            )
            for one in (() if order is None else order.names)
        ]

    def _on_changed(self) -> None:
        order = self._models.view.order
        if order is not None:
            self.setAccessibleName(order.word)
            self.setAccessibleDescription(", ".join(one.name for one in order.names))
        self.update()


def order_strip_width(look: Look, label: str, people: Sequence[InOrder]) -> float:
    """Width in which `order_strip` shows every name."""
    return sum(_order_widths(look, label, [person.name for person in people]))


def order_strip(painter: QPainter, look: Look, rect: QRectF, label: str, people: Sequence[InOrder]) -> None:
    """The drafters in order on the top bar: label, then portraits and names with arrows between, around the middle.

    Where it gets narrow the label goes first, then every name but the one whose turn it is, then that one too; what is
    still too wide gets smaller.
    """
    label, names = _order_words(look, rect.width(), label, people)
    widths = _order_widths(look, label, names)
    scale = min(1.0, rect.width() / max(1.0, sum(widths)))
    with paint.kept(painter):
        painter.translate(rect.center())
        painter.scale(scale, scale)
        x = -sum(widths) / 2
        if label:
            paint.text(painter, label, QPointF(x, 0), look.font(13, SEMIBOLD), look.theme.bar_muted)
        x += widths[0]
        for index, (person, name, width) in enumerate(zip(people, names, widths[1:], strict=True)):
            _in_order(painter, look, x, person, name, has_arrow=index > 0)
            x += width


def _in_order(painter: QPainter, look: Look, x: float, person: InOrder, name: str, *, has_arrow: bool) -> None:
    """One player of the strip with the arrow that leads there, from `x` to the right around y = 0."""
    theme, u, diameter = look.theme, look.u, ORDER_PORTRAIT * look.u
    if has_arrow:
        paint.icon(painter, "right", QRectF(x, -7 * u, 14 * u, 14 * u), theme.bar_muted, 2.6)
        x += _ARROW * u
    size = person.portrait.deviceIndependentSize()
    painter.drawPixmap(QPointF(x + (diameter - size.width()) / 2, -size.height() / 2), person.portrait)
    if name:
        ink = theme.gold if person.is_turn else theme.bar_text
        paint.text(painter, name, QPointF(x + diameter + 7 * u, 0), _order_font(look, person.is_turn), ink)


def _order_words(look: Look, width: float, label: str, people: Sequence[InOrder]) -> tuple[str, list[str]]:
    every = [person.name for person in people]
    only = [person.name if person.is_turn else "" for person in people]
    tried = ((label, every), ("", every), (label, only), ("", only))
    for words in tried:
        if sum(_order_widths(look, *words)) <= width:
            return words
    return "", [""] * len(people)


def _order_widths(look: Look, label: str, names: Sequence[str]) -> list[float]:
    """Widths of the label and of each player, each with the gap behind it, from the second on with its arrow."""
    u = look.u
    widths = [text_width(label, look.font(13, SEMIBOLD)) + 12 * u if label else 0.0]
    for index, name in enumerate(names):
        word = text_width(name, _order_font(look, True)) + 7 * u if name else 0.0
        is_last = index == len(names) - 1
        widths.append(ORDER_PORTRAIT * u + word + (0.0 if is_last else 10 * u) + (_ARROW * u if index else 0.0))
    return widths


def _order_font(look: Look, is_turn: bool) -> QFont:  # noqa: FBT001
    return look.font(14, EXTRABOLD if is_turn else SEMIBOLD)
