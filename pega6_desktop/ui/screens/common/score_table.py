"""The score sheet as a painted table: ranking, rounds, totals, how near everybody has come.

Owns how a sheet is drawn and spoken. Must not know where it comes from.
"""

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, elided, paint, text_width
from pega6_desktop.ui.look.widgets import PaintedTable, portrait
from pega6_desktop.ui.screens.common.sheet import Cell, Column, Line, Sheet, sheet_of
from pega6_desktop.ui.table.view import Parts
from pega6_desktop.ui.words.game_words import GameWords
from pega6_desktop.ui.words.messages import filled, place_word, signed

ROW = 74
"""Units of a row where there is room for it."""

COMPACT, SMALLEST_TYPE = 0.7, 0.85
"""Lengths and type of the compact sheet by those of the large one."""


class ScoreTable(PaintedTable):
    """One row per player; when there are more rounds than the width holds, the oldest share a column."""

    def __init__(
        self, look: Look, pictures: Pictures, parent: QWidget | None = None, *, is_compact: bool = False
    ) -> None:
        """is_compact: smaller in everything, and without the bars that show how near the end is."""
        super().__init__(look, parent)
        self._pictures = pictures
        self._scale = COMPACT if is_compact else 1.0
        self._sheet = Sheet((), (), None, 0)
        self._shown: tuple[GameWords, ScoreSheet, tuple[SeatInfo, ...], int | None] | None = None
        self._parts: Parts | None = None
        self._is_over = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._refresh)

    def show_score(
        self,
        words: GameWords,
        score: ScoreSheet,
        seats: Sequence[SeatInfo],
        viewer: int | None,
        parts: Parts | None = None,
    ) -> None:
        """Show this score in the words of its game; the leaders of a match that is over have won it.

        parts: what the totals consist of, shown instead of the rounds.
        """
        self._shown = (words, score if parts is None else replace(score, rounds=parts.points), tuple(seats), viewer)
        self._parts = parts
        self._refresh()

    @property
    def sheet(self) -> Sheet:
        """What is on the paper now."""
        return self._sheet

    def _refresh(self) -> None:
        if self._shown is None:
            return
        words, score, seats, viewer = self._shown
        self._is_over = score.outcome is not None
        self._sheet = sheet_of(score, seats, viewer, widest=len(score.rounds))
        room = self.width() - self._names_width() - self._end_width()
        if self._parts is None:
            columns = int(room // self._round_width())
            self._sheet = sheet_of(score, seats, viewer, widest=columns)
            is_bare = columns < min(2, len(score.rounds))
        else:
            is_bare = sum(self._column_widths()) > room
        self.setAccessibleName(self.tr("Score sheet"))
        self.setAccessibleDescription(" ".join(self._spoken(words, line) for line in self._sheet.lines))
        if is_bare:
            # Large type in a narrow place: whose total it is matters more than the rounds, which are still spoken.
            bare = tuple(replace(line, cells=()) for line in self._sheet.lines)
            self._sheet = replace(self._sheet, columns=(), lines=bare)
        self._say_cells(words)
        self.updateGeometry()

    def _say_cells(self, words: GameWords) -> None:
        """Every cell as it is said, where it is painted."""
        columns = range(len(self._sheet.columns))
        names = [self._column_word(column) if self._parts is None else "" for column in self._sheet.columns]
        if self._parts is not None:
            names = [self._parts.names[column.first - 1] for column in self._sheet.columns]
        rows = [
            [
                f"{place_word(line.place)} {line.name}",
                *(self._said_cell(words, cell) for cell in line.cells),
                words.points(line.total),
            ]
            for line in self._sheet.lines
        ]
        self.set_cells([self.tr("Player"), *names, self.tr("Total")], rows)
        first = self._column_right(0) - self._column_widths()[0] if columns else self.width() - self._end_width()
        rights = [first, *(self._column_right(place) for place in columns), float(self.width())]
        self.set_places(self._head(), self._row(), rights)

    def _said_cell(self, words: GameWords, cell: Cell) -> str:
        points = signed(cell.points)
        return f"{points}, {words.point_words().best_of_round}" if self._is_marked(cell) else points

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh()

    def minimumSizeHint(self) -> QSize:
        return QSize(
            round(420 * self._u), round(self._head() + len(self._sheet.lines) * self._smallest_row() + self._foot())
        )

    def sizeHint(self) -> QSize:
        return QSize(round(640 * self._u), round(self._head() + len(self._sheet.lines) * ROW * self._u + self._foot()))

    def paint_table(self, painter: QPainter) -> None:
        self._paint_head(painter)
        for index, line in enumerate(self._sheet.lines):
            self._paint_line(painter, index, line)
        self._paint_foot(painter)

    # ---------------------------------------------------------------- measures

    def _head(self) -> float:
        return max(34 * self._u, self._text_px(14) * 2.0)

    def _foot(self) -> float:
        return max(34 * self._u, self._text_px(12.5) * 2.2)

    def _smallest_row(self) -> float:
        return max(34 * self._u, self._text_px(17) * 1.75)

    def _row(self) -> float:
        room = (self.height() - self._head() - self._foot()) / max(1, len(self._sheet.lines))
        return max(self._smallest_row(), min(ROW * self._u, room))

    def _column_widths(self) -> list[float]:
        """Of the columns on the sheet from the left: each has room for what stands in it, and keeps off the next."""
        columns = range(len(self._sheet.columns))
        if self._parts is None:
            return [self._round_width()] * len(columns)
        font, gap = self._font(18, EXTRABOLD), max(14 * self._u, self._text_px(18) * 0.8)
        words = [text_width(title, self._font(14, BOLD)) for title in self._parts.titles]
        figures = [
            [text_width(signed(line.cells[place].points), font) for line in self._sheet.lines] for place in columns
        ]
        return [max(49 * self._u, gap + max(words[place], *figures[place])) for place in columns]

    def _round_width(self) -> float:
        font = self._font(18, EXTRABOLD)
        figures = [signed(cell.points) for line in self._sheet.lines for cell in line.cells]
        return max(50 * self._u, max(text_width(figure, font) for figure in ("100", *figures)) + 16 * self._u)

    def _names_width(self) -> float:
        """No more than the names need, so that more rounds find room; long ones are cut."""
        font, u = self._font(18, EXTRABOLD), self._u
        widest = max((text_width(line.name, font) for line in self._sheet.lines), default=0.0)
        return min((250 if self._parts is None else 225) * u, self._name_left() + widest + 40 * u)

    def _end_width(self) -> float:
        widest = max((line.total for line in self._sheet.lines), default=0)
        font = self._font(22, EXTRABOLD)
        total = paint.heads_width(max(widest, 100), font) if self._has_heads else text_width("-1000", font)
        return total + (96 if self._has_bars else 36) * self._u

    def _total_right(self) -> float:
        return self.width() - (84 if self._has_bars else 24) * self._u

    def _column_right(self, index: int) -> float:
        """Right edge of the figures of a round column, counted from the left."""
        return self.width() - self._end_width() - sum(self._column_widths()[index + 1 :])

    def _font(self, base: float, weight: int) -> QFont:
        return self._look.font(base * max(self._scale, SMALLEST_TYPE), weight)

    def _text_px(self, base: float) -> int:
        return self._look.text_px(base * max(self._scale, SMALLEST_TYPE))

    @property
    def _u(self) -> float:
        return self._look.u * self._scale

    def _total_ink(self) -> str:
        """Red where points cost; plain where more is better."""
        theme = self._look.theme
        return theme.accent if self._shown is None or self._shown[1].is_low_best else theme.ink

    @property
    def _has_heads(self) -> bool:
        return self._shown is not None and self._shown[0].has_heads

    @property
    def _has_bars(self) -> bool:
        return self._sheet.target is not None and self._scale == 1.0

    # ---------------------------------------------------------------- painting

    def _paint_head(self, painter: QPainter) -> None:
        theme, u, y, font = self._look.theme, self._u, self._head() * 0.42, self._font(14, BOLD)
        paint.text(painter, self.tr("Player"), QPointF(self._name_left(), y), font, theme.muted)
        for index, column in enumerate(self._sheet.columns):
            at = QPointF(self._column_right(index), y)
            paint.text(painter, self._column_word(column), at, font, theme.muted, align=paint.Align.RIGHT)
        at = QPointF(self._total_right(), y)
        paint.text(painter, self.tr("Total"), at, font, theme.muted, align=paint.Align.RIGHT)
        painter.setPen(paint.pen_for(theme.plate_edge, max(1.2, 1.6 * u)))
        painter.drawLine(QLineF(8 * u, self._head() - 3 * u, self.width() - 8 * u, self._head() - 3 * u))

    def _column_word(self, column: Column) -> str:
        if self._parts is not None:
            return self._parts.titles[column.first - 1]
        if column.first == column.last:
            return filled(self.tr("R{number}", "round column"), number=column.first)
        return filled(self.tr("R{first}–{last}", "several rounds in one column"), first=column.first, last=column.last)

    def _paint_line(self, painter: QPainter, index: int, line: Line) -> None:
        theme, u, row = self._look.theme, self._u, self._row()
        top = self._head() + index * row
        box = QRectF(2 * u, top + 3 * u, self.width() - 4 * u, row - 6 * u)
        if line.is_own:
            fill = paint.tint(theme.gold, theme.chosen_strength)
            paint.rounded(painter, box, 12 * u, fill=fill, edge=theme.gold, stroke=1.8 * u)
        elif index and not self._sheet.lines[index - 1].is_own:
            painter.setPen(paint.pen_for(paint.tint(theme.plate_edge, 0.5), 1))
            painter.drawLine(QLineF(8 * u, top, self.width() - 8 * u, top))
        middle = top + row / 2
        self._paint_player(painter, line, middle, row)
        for place, cell in enumerate(line.cells):
            self._paint_cell(painter, cell, self._column_right(place), middle)
        at = QPointF(self._total_right(), middle)
        font = self._font(22, EXTRABOLD)
        if self._has_heads:
            paint.heads(painter, line.total, at, font, theme.accent, theme.plate, align=paint.Align.RIGHT)
        else:
            paint.text(painter, signed(line.total), at, font, self._total_ink(), align=paint.Align.RIGHT)
        if line.share is not None and self._has_bars:
            bar = QRectF(self._total_right() + 14 * u, middle - 4 * u, 56 * u, 8 * u)
            paint.progress(painter, self._look, bar, line.share)

    def _name_left(self) -> float:
        return 64 * self._u + self._face_side() + 12 * self._u

    def _face_side(self) -> int:
        return round(min(46 * self._u, self._row() * 0.8))

    def _paint_player(self, painter: QPainter, line: Line, middle: float, row: float) -> None:
        theme, u = self._look.theme, self._u
        place = place_word(line.place)
        paint.text(
            painter, place, QPointF(34 * u, middle), self._font(17, EXTRABOLD), theme.ink, align=paint.Align.MIDDLE
        )
        side = self._face_side()
        face = portrait(
            self._look,
            self._pictures,
            line.avatar,
            side,
            self.devicePixelRatioF(),
            theme.gold if line.is_leading else None,
        )
        painter.drawPixmap(QPointF(64 * u, middle - side / 2), face)
        room = self.width() - self._end_width() - self._name_left()
        if self._sheet.columns:
            room = self._column_right(0) - self._column_widths()[0] - self._name_left()
        note_font = self._font(12.5, SEMIBOLD)
        has_note = line.is_leading and row > self._text_px(18) * 2.6
        name_font = self._font(18, EXTRABOLD)
        lift = 10 * u * self._look.text_scale if has_note else 0
        at = QPointF(self._name_left(), middle - lift)
        width = paint.text(painter, line.name, at, name_font, theme.ink, max_width=room)
        if line.is_leading and not has_note and width + 28 * u < room:
            self._crown(painter, at.x() + width + 8 * u, middle)
        if has_note:
            self._crown(painter, self._name_left(), middle + 14 * u)
            note = QPointF(self._name_left() + 24 * u, middle + 14 * u)
            word = self.tr("winner") if self._is_over else self.tr("in the lead")
            paint.text(painter, elided(word, note_font, room - 24 * u), note, note_font, theme.muted)

    def _crown(self, painter: QPainter, left: float, middle: float) -> None:
        side = 18 * self._u
        colour = self._look.theme.gold if self._look.theme.is_flat else self._look.theme.warm
        paint.icon(painter, "crown", QRectF(left, middle - side / 2, side, side), colour)

    def _paint_cell(self, painter: QPainter, cell: Cell, right: float, middle: float) -> None:
        theme, u = self._look.theme, self._u
        is_best = self._is_marked(cell)
        font = self._font(18, EXTRABOLD if is_best else SEMIBOLD)
        if is_best:
            self._mark(painter, QRectF(right - 34 * u, middle - 15 * u, 44 * u, 30 * u))
        at = QPointF(right, middle)
        ink = theme.good if is_best else theme.ink
        paint.text(painter, signed(cell.points), at, font, ink, align=paint.Align.RIGHT)

    def _is_marked(self, cell: Cell) -> bool:
        return cell.is_best and (self._parts is None or cell.points > 0)

    def _mark(self, painter: QPainter, box: QRectF) -> None:
        """The sign for the fewest heads of a round: a green ground, in the contrast theme an edge as well."""
        theme = self._look.theme
        edge = theme.good if theme.is_flat else None
        paint.rounded(painter, box, 9 * self._u, fill=paint.tint(theme.good, 0.10), edge=edge)

    def _paint_foot(self, painter: QPainter) -> None:
        u, theme = self._u, self._look.theme
        y = self._head() + len(self._sheet.lines) * self._row() + self._foot() * 0.55
        self._mark(painter, QRectF(10 * u, y - 9 * u, 22 * u, 18 * u))
        font = self._font(12.5, SEMIBOLD)
        words = "" if self._shown is None else self._shown[0].point_words().best_of_round
        paint.text(painter, words, QPointF(42 * u, y), font, theme.muted)

    # ---------------------------------------------------------------- words

    def _spoken(self, game: GameWords, line: Line) -> str:
        if self._parts is not None:
            words = self.tr("Place {place}: {name}, {heads} in all; {parts}.")
            said = zip(self._parts.names, line.cells, strict=True)
            parts = ", ".join(f"{name} {cell.points}" for name, cell in said)
            return filled(words, place=line.place, name=line.name, heads=game.points(line.total), parts=parts)
        words = self.tr("Place {place}: {name}, {heads} in all; rounds: {rounds}.")
        rounds = ", ".join(signed(cell.points) for cell in line.cells)
        return filled(words, place=line.place, name=line.name, heads=game.points(line.total), rounds=rounds)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)
