"""What each total consists of, as bars on a common zero line, and what the players leave: their finished sheets.

Owns how bars and sheets look and how they are walked. Must not know any game.
"""

from functools import partial

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from pega6_desktop.ui.look import Look, Pictures, paint, shrunk, text_width
from pega6_desktop.ui.look.paint import Align
from pega6_desktop.ui.look.paint.qwixx import shape
from pega6_desktop.ui.look.widgets.reach import Drawn
from pega6_desktop.ui.screens.common.lists import DrawnCell, Head, Measures, Player, PlayerTable, Total
from pega6_desktop.ui.screens.common.score_table import SheetLine
from pega6_desktop.ui.table.arrangement import SheetAtEnd
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import Parts
from pega6_desktop.ui.words.messages import GameWords, place_word, signed

_ROW, _SHEET, _SHEET_WIDE = 52, 204, 330
"""Units of a row of bars, of the height of a sheet, and of the least width of one."""


class BarTable(PlayerTable):
    """One row per player: face and name, the parts side by side from nothing on, the total."""

    def __init__(self, look: Look, pictures: Pictures) -> None:
        super().__init__(Measures(look, total=26), pictures)
        self._shown: tuple[GameWords, tuple[SheetLine, ...], Parts] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_parts(self, words: GameWords, lines: tuple[SheetLine, ...], parts: Parts) -> None:
        """Show these lines, the best first, with what their totals consist of."""
        self._shown = words, lines, parts
        self._refresh()

    def sizeHint(self) -> QSize:
        rows = 0 if self._shown is None else len(self._shown[1])
        return QSize(self._look.px(640), round(self._head() + rows * self._row()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(300), self.sizeHint().height())

    def _head(self) -> float:
        return max(30 * self._look.u, self._measures.font(14).pixelSize() * 1.9)

    def _row(self) -> float:
        return max(_ROW * self._look.u, self._measures.font(18).pixelSize() * 2.3)

    def _refresh(self) -> None:
        if self._shown is None:
            return
        words, lines, parts = self._shown
        at, font = self._measures, self._measures.font(18)
        self.setAccessibleName(parts.way)
        heads = [
            Head(text=self.tr("Player"), right=0),
            Head(text=parts.way, right=10),
            Head(text=self.tr("Total"), right=20),
        ]
        self._show_cells(heads, [self._row_of(words, line, parts) for line in lines])
        names = at.name_left(self._row()) + max((text_width(line.name, font) for line in lines), default=0) + 40 * at.u
        total = max(text_width("100", at.font(26)), text_width("-20", at.font(26))) + 40 * at.u
        bars = max(80 * at.u, self.width() - min(names, 0.34 * self.width()) - total)
        self._place_cells(self._head(), self._row(), [bars, total])
        self.updateGeometry()

    def _row_of(self, words: GameWords, line: SheetLine, parts: Parts) -> list[Player | DrawnCell | Total]:
        place = place_word(line.place)
        said = ", ".join(
            f"{name} {signed(points[line.seat])}" for name, points in zip(parts.names, parts.points, strict=True)
        )
        player = Player(
            text=line.name, said=f"{place} {line.name}", avatar=line.avatar, place=place,
            is_leading=line.is_leading, is_own=line.is_own,
        )  # fmt: skip
        total = Total(
            text=signed(line.total), said=words.points(line.total), points=line.total, has_heads=False, is_cost=False
        )
        return [player, DrawnCell(text=said, draw=partial(self._draw_bars, line.seat, parts)), total]

    def _draw_bars(self, seat: int, parts: Parts, painter: QPainter, box: QRectF) -> None:
        """What was won to the right of nothing, what was lost to the left and dashed."""
        lines = () if self._shown is None else self._shown[1]
        most = max((sum(max(0, part[line.seat]) for part in parts.points) for line in lines), default=1)
        least = min((sum(min(0, part[line.seat]) for part in parts.points) for line in lines), default=0)
        scale = (box.width() - 12 * self._look.u) / max(1, most - least)
        zero = box.left() - least * scale + 2
        won = lost = zero
        for part in range(len(parts.points)):
            points = parts.points[part][seat]
            wide = abs(points) * scale
            if points < 0:
                lost -= wide
            left = won if points > 0 else lost
            bar = QRectF(left, box.top() + 5 * self._look.u, wide, box.height() - 10 * self._look.u)
            if points:
                self._draw_part(painter, bar, part, seat, parts)
            won += wide if points > 0 else 0
        painter.setPen(paint.pen_for(self._look.theme.ink, max(1.6, 2.2 * self._look.u)))
        painter.drawLine(QLineF(zero, box.top(), zero, box.bottom()))

    def _draw_part(self, painter: QPainter, bar: QRectF, part: int, seat: int, parts: Parts) -> None:
        u, theme, points = self._look.u, self._look.theme, parts.points[part][seat]
        ground, ink = parts.colours[part]
        sheet = bar.adjusted(1, 0, -1, 0)
        if points < 0:
            paint.rounded(painter, sheet, 6 * u, fill=theme.plate, edge=theme.ink, stroke=1.6 * u, dash=(3, 2))
            font = self._fitting(signed(points), 15, bar.width() - 2 * u)
            paint.text(painter, signed(points), bar.center(), font, theme.ink, align=Align.MIDDLE)
            return
        paint.rounded(painter, sheet, 6 * u, fill=ground, edge=theme.outline, stroke=max(1.0, 1.2 * u))
        title, number = self._measures.font(14), self._fitting(str(points), 19, bar.width() - 4 * u)
        side, middle = 18 * u, bar.center().y()
        has_lock = bool(parts.closed) and seat in parts.closed[part]
        sign = parts.shapes[part] if parts.shapes else None
        wanted = 9 * u + side + 6 * u + text_width(parts.titles[part], title) + (26 * u if has_lock else 0)
        if bar.width() >= wanted + text_width(str(points), number) + 20 * u:
            if sign is not None:
                place = QRectF(bar.left() + 9 * u, middle - side / 2, side, side)
                painter.fillPath(shape(sign, place), paint.tint(ink))
            x = bar.left() + 15 * u + side
            x += paint.text(painter, parts.titles[part], QPointF(x, middle), title, ink) + 7 * u
            if has_lock:
                paint.icon(painter, "lock", QRectF(x, middle - 10 * u, 19 * u, 19 * u), ink, 2.6)
            paint.text(painter, str(points), QPointF(bar.right() - 12 * u, middle), number, ink, align=Align.RIGHT)
            return
        if text_width(str(points), number) > bar.width():
            return  # too narrow for a figure, which stands on the sheet below
        small = min(15 * u, bar.width() - 4 * u)
        if sign is not None and small > 4 * u and bar.height() > number.pixelSize() + small:
            top = QRectF(bar.center().x() - small / 2, middle - small - 2 * u, small, small)
            painter.fillPath(shape(sign, top), paint.tint(ink))
            middle += number.pixelSize() * 0.5
        paint.text(painter, str(points), QPointF(bar.center().x(), middle), number, ink, align=Align.MIDDLE)

    def _fitting(self, words: str, size: float, width: float) -> QFont:
        return shrunk(words, self._measures.font(size), width, 0.4)


class FinishedSheet(Drawn):
    """What one player leaves."""

    def __init__(self, look: Look, art: CardArt, finished: SheetAtEnd) -> None:
        super().__init__(look)
        self._art, self._finished = art, finished
        self.setAccessibleName(finished.words)

    def draw(self, painter: QPainter) -> None:
        bleed = self._look.px(6)
        box = Rect(bleed, bleed / 2, self.width() - 2 * bleed, self.height() - 2 * bleed)
        self._finished.drawn_in(box)(painter, self._look, self._art, self.devicePixelRatioF())


class FinishedSheets(QWidget):
    """All of them, the best first, as many side by side as there is room for."""

    def __init__(self, look: Look, art: CardArt) -> None:
        super().__init__()
        self._look, self._art = look, art
        self._sheets: list[FinishedSheet] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def show_sheets(self, sheets: tuple[SheetAtEnd, ...]) -> None:
        """Show these."""
        for old in self._sheets:
            self._grid.removeWidget(old)
            old.deleteLater()
        self._sheets = [FinishedSheet(self._look, self._art, sheet) for sheet in sheets]
        self.place(self.width())

    def place(self, width: int) -> None:
        """Stand side by side as far as so many px reach, in lines of nearly equal length."""
        count = len(self._sheets)
        most = max(1, min(count, 3, int(width // (_SHEET_WIDE * self._look.u))))
        columns = -(-count // -(-count // most)) if count else 1
        for at, sheet in enumerate(self._sheets):
            sheet.setFixedHeight(self._look.px(_SHEET))
            self._grid.addWidget(sheet, at // columns, at % columns)
