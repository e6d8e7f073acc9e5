"""The score sheet: as plain values, as a table, and the card of the round in its corner.

Owns who stands where, which rounds are shown, and which words and figures stand in the table with how much room. Must
not know any one game, nor where scores and cards come from.
"""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from pega6_desktop.core.scores import ScoreSheet, ranked
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import BOLD, EXTRABOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.widgets import Label, Panel, portrait
from pega6_desktop.ui.screens.common.lists import Figure, Head, Measures, Player, PlayerTable, Total
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.table.view import Parts
from pega6_desktop.ui.words.messages import GameWords, filled, place_word, signed


class Column(msgspec.Struct, frozen=True):
    """One column of the sheet: rounds ``first`` to ``last`` (from 1); earlier rounds share one column when many."""

    first: int
    last: int


class Cell(msgspec.Struct, frozen=True):
    """Points of one seat in one column; is_best marks the best of a single round."""

    points: int
    is_best: bool


class SheetLine(msgspec.Struct, frozen=True):
    """One player of the sheet, in the order of the places; equal totals share a place."""

    place: int
    seat: int
    name: str
    avatar: int
    cells: tuple[Cell, ...]
    total: int
    share: float | None
    is_own: bool
    is_leading: bool


class Sheet(msgspec.Struct, frozen=True):
    """The whole sheet. target: total that ends the match, None where there is none."""

    columns: tuple[Column, ...]
    lines: tuple[SheetLine, ...]
    target: int | None
    round_count: int


def sheet_of(score: ScoreSheet, seats: Sequence[SeatInfo], viewer: int | None, *, widest: int) -> Sheet:
    """The sheet with at most ``widest`` round columns (at least two): the newest stand alone, the oldest are summed."""
    columns = _columns(len(score.rounds), max(2, widest))
    places = ranked(score.totals, is_low_best=score.is_low_best).places
    order = sorted(range(len(seats)), key=lambda seat: (places[seat], seat))
    lines = tuple(
        SheetLine(
            place=places[seat],
            seat=seat,
            name=seats[seat].name,
            avatar=seats[seat].avatar,
            cells=tuple(_cell(score, column, seat) for column in columns),
            total=score.totals[seat],
            share=score.totals[seat] / score.target if score.target else None,
            is_own=seat == viewer,
            is_leading=places[seat] == 1,
        )
        for seat in order
    )
    return Sheet(columns, lines, score.target, len(score.rounds))


def _columns(rounds: int, widest: int) -> tuple[Column, ...]:
    alone = rounds if rounds <= widest else widest - 1
    early = rounds - alone
    singles = tuple(Column(number, number) for number in range(early + 1, rounds + 1))
    return (Column(1, early), *singles) if early else singles


def _cell(score: ScoreSheet, column: Column, seat: int) -> Cell:
    chosen = score.rounds[column.first - 1 : column.last]
    points = sum(entry[seat] for entry in chosen)
    if column.first != column.last:
        return Cell(points, is_best=False)
    best = min(chosen[0]) if score.is_low_best else max(chosen[0])
    return Cell(points, is_best=points == best)


def paths(score: ScoreSheet) -> tuple[tuple[int, ...], ...]:
    """By seat: the totals after no, one, two, … rounds."""
    result = []
    for seat in range(len(score.totals)):
        total, path = 0, [0]
        for entry in score.rounds:
            total += entry[seat]
            path.append(total)
        result.append(tuple(path))
    return tuple(result)


def apart(wishes: Sequence[float], *, gap: float, low: float, high: float) -> tuple[float, ...]:
    """Places as near to the wishes as possible, in their order, ``gap`` apart and between low and high.

    When there is no room for all gaps, the places share what there is.
    """
    count = len(wishes)
    if count == 0:
        return ()
    gap = min(gap, (high - low) / (count - 1)) if count > 1 else 0.0
    order = sorted(range(count), key=lambda index: (wishes[index], index))
    groups: list[tuple[float, int]] = []
    for rank, index in enumerate(order):
        groups.append((wishes[index] - rank * gap, 1))
        while len(groups) > 1 and groups[-2][0] > groups[-1][0]:
            (left, many), (right, few) = groups[-2:]
            groups[-2:] = [((left * many + right * few) / (many + few), many + few)]
    starts = [start for start, size in groups for _ in range(size)]
    result = [0.0] * count
    for rank, index in enumerate(order):
        result[index] = min(max(starts[rank], low), high - (count - 1) * gap) + rank * gap
    return tuple(result)


_TALL, _WIDE = 90, 80
"""Units of height the tilted card needs, and of width beside the words."""

_IN_ROW, _PITCH = 44, 48
"""Units a card is wide in a row of several, and from one to the next."""


class TakenRow(msgspec.Struct, frozen=True):
    """A row of cards whose last one was the own, the card that took it, and whose that was (a portrait)."""

    row: tuple[CardFace, ...]
    by: CardFace
    avatar: int


class RoundCard(Panel):
    """The card of a round or a match: its picture, tilted, and what happened to it; or the row that was taken."""

    def __init__(self, look: Look, art: CardArt, *, tilt: float = -5) -> None:
        """tilt: of the card, degrees."""
        super().__init__(look, kind="inset", radius=16, padding=10, beside=_WIDE)
        self._art, self._tilt = art, tilt
        self._face: CardFace | None = None
        self._taken: TakenRow | None = None
        self._label = Label(look, size=13, weight=BOLD, colour="muted", is_wrapped=True)
        self._sentence = Label(look, size=15, weight=EXTRABOLD, is_wrapped=True)
        stacked(self, None, self._label, self._sentence, None, gap=2)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._make_room)
        self._make_room()

    def show_card(self, face: CardFace, sentence: str, title: str = "", taken: TakenRow | None = None) -> None:
        """Show this card and its story. taken: the row it ended, where there is room for it."""
        self._face, self._taken = face, taken
        self._label.setText(title or self.tr("The card of the round"))
        self._sentence.setText(sentence)
        self._make_room()
        self.update()

    @property
    def words(self) -> str:
        """Its title and its story."""
        return f"{self._label.text()}: {self._sentence.text()}"

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._face is None:
            return
        painter, u = QPainter(self), self._look.u
        paint.smooth(painter)
        middle = self.height() / 2
        if self._taken is None or not self._shows_row:
            self._paint_card(painter, self._face, QPointF((12 + 27) * u, middle), 54, self._tilt)
        else:
            self._paint_row(painter, self._taken, middle)
        painter.end()

    def _paint_row(self, painter: QPainter, taken: TakenRow, middle: float) -> None:
        u, theme, count = self._look.u, self._look.theme, len(taken.row)
        places = [(14 + _IN_ROW / 2 + at * _PITCH) * u for at in range(count)]
        for x, face in zip(places, taken.row, strict=True):
            self._paint_card(painter, face, QPointF(x, middle), _IN_ROW, 0)
        width = self._look.px(_IN_ROW)
        own = QRectF(places[-1] - width / 2, middle - self._art.height(width) / 2, width, self._art.height(width))
        paint.rounded(painter, own.adjusted(-2, -2, 2, 2), 6 * u, edge=theme.outline, stroke=4.5 * u)
        paint.rounded(painter, own.adjusted(-2, -2, 2, 2), 6 * u, edge=theme.gold, stroke=2.8 * u)
        x = places[-1] + _PITCH * 0.62 * u
        paint.icon(painter, "right", QRectF(x, middle - 10 * u, 20 * u, 20 * u), theme.muted)
        self._paint_card(painter, taken.by, QPointF(x + (26 + _IN_ROW / 2) * u, middle), _IN_ROW, 5)
        side = self._look.px(26)
        owner = portrait(self._look, self._art.pictures, taken.avatar, side, self.devicePixelRatioF(), None, "ouch")
        painter.drawPixmap(QPointF(x + (16 + _IN_ROW) * u, own.top() - 8 * u), owner)

    def _paint_card(self, painter: QPainter, face: CardFace, middle: QPointF, units: float, tilt: float) -> None:
        """A card around its middle."""
        width, dpr = self._look.px(units), self.devicePixelRatioF()
        pixmap, margin = self._art.pixmap(face, width, dpr), self._art.margin(width, dpr)
        with paint.kept(painter):
            painter.translate(middle)
            painter.rotate(tilt)
            painter.drawPixmap(QPointF(-width / 2 - margin, -self._art.height(width) / 2 - margin), pixmap)

    @property
    def _row_room(self) -> float:
        """Units a row of cards and the one that took it are wide."""
        return 0 if self._taken is None else 14 + len(self._taken.row) * _PITCH + 26 + _IN_ROW + 26

    @property
    def _shows_row(self) -> bool:
        """Whether there is room for the row, and as much for the words."""
        return self._taken is not None and self.width() >= 1.7 * self._row_room * self._look.u

    def _make_room(self) -> None:
        beside = self._row_room if self._shows_row else _WIDE
        self.stand_beside(beside)
        self.setMinimumHeight(self._look.px(_TALL))


ROW, TOLD_ROW = 74, 44
"""Units of a row where there is room for it, and of one below a story."""

_FEW = 4
"""Below a story rows are that high up to so many players."""

COMPACT = 0.7
"""Lengths of the compact sheet by those of the large one."""

MARGIN = 10
"""Units between the figures of a round and the next column: the mark of the best reaches into them."""


class Marked(msgspec.Struct, frozen=True):
    """The cell a story speaks of: its seat, its round from 1, 0 for none, and the words over it."""

    seat: int = -1
    round: int = 0
    words: str = ""


class ScoreTable(PlayerTable):
    """One row per player; when there are more rounds than the width holds, the oldest share a column."""

    def __init__(self, look: Look, pictures: Pictures, *, is_compact: bool = False) -> None:
        """is_compact: smaller in everything, and without the bars that show how near the end is."""
        super().__init__(Measures(look, scale=COMPACT if is_compact else 1), pictures)
        self._is_compact = is_compact
        self._sheet = Sheet((), (), None, 0)
        self._shown: tuple[GameWords, ScoreSheet, tuple[SeatInfo, ...], int | None] | None = None
        self._parts: Parts | None = None
        self._told: Marked | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_score(
        self,
        words: GameWords,
        score: ScoreSheet,
        seats: Sequence[SeatInfo],
        viewer: int | None,
        parts: Parts | None = None,
        told: Marked | None = None,
    ) -> None:
        """Show this score in the words of its game; the leaders of a match that is over have won it.

        parts: what the totals consist of, shown instead of the rounds. told: the one cell that is marked, instead of
        the best of every round; with it nothing but figures stands beside the totals.
        """
        self._shown = (words, score if parts is None else replace(score, rounds=parts.points), tuple(seats), viewer)
        self._parts, self._told = parts, told
        self._refresh()

    @property
    def sheet(self) -> Sheet:
        """What is on the paper now."""
        return self._sheet

    def _refresh(self) -> None:
        if self._shown is None:
            return
        words, score, seats, viewer = self._shown
        self._sheet = sheet_of(score, seats, viewer, widest=len(score.rounds))
        total = self._total_width(words)
        room = self.width() - self._names_width() - total
        if self._parts is None:
            columns = int(room // self._round_width())
            self._sheet = sheet_of(score, seats, viewer, widest=columns)
            is_bare = columns < min(2, len(score.rounds))
        else:
            is_bare = sum(self._widths()) > room
        self.setAccessibleName(self.tr("Score sheet"))
        self.setAccessibleDescription(" ".join(self._spoken(words, line) for line in self._sheet.lines))
        if is_bare:
            # Large type in a narrow place: whose total it is matters more than the rounds, which are still spoken.
            bare = tuple(replace(line, cells=()) for line in self._sheet.lines)
            self._sheet = replace(self._sheet, columns=(), lines=bare)
        self._legend = "" if self._told is not None else words.point_words().best_of_round
        self._show_cells(self._heads(), [self._row_of(words, score, line) for line in self._sheet.lines])
        self._place_cells(self._head(), self._row(), [*self._widths(), total])
        self.updateGeometry()

    # ---------------------------------------------------------------- measures

    def minimumSizeHint(self) -> QSize:
        return self._size(420, self._least_row())

    def sizeHint(self) -> QSize:
        return self._size(640, max(self._least_row(), self._usual_row()))

    def _usual_row(self) -> float:
        """Px: rows are lower where a story stands over them."""
        if self._told is None:
            return ROW * self._measures.u
        return min(1.2, _FEW / max(1, len(self._sheet.lines))) * TOLD_ROW * self._measures.u

    def _size(self, units: float, row: float) -> QSize:
        legend = 0 if self._told is not None else self._measures.legend
        height = self._head() + len(self._sheet.lines) * row + legend
        return QSize(round(units * self._measures.u), round(height))

    def _head(self) -> float:
        return self._at_least(34, 14, 2.0)

    def _least_row(self) -> float:
        return self._at_least(34, 17, 1.75)

    def _at_least(self, units: float, base: float, share: float) -> float:
        """Px: so many units, and so many times the size of that type."""
        return max(units * self._measures.u, self._measures.font(base).pixelSize() * share)

    def _row(self) -> float:
        legend = 0 if self._told is not None else self._measures.legend
        room = (self.height() - self._head() - legend) / max(1, len(self._sheet.lines))
        return max(self._least_row(), min(self._usual_row(), room))

    def _widths(self) -> list[float]:
        """Of the columns on the sheet, px: each has room for what stands in it, and keeps off the one before."""
        if self._parts is None:
            return [self._round_width()] * len(self._sheet.columns)
        at, font = self._measures, self._measures.font(18)
        gap, widths = max(14 * at.u, font.pixelSize() * 0.8), []
        for place in range(len(self._sheet.columns)):
            figures = [text_width(signed(line.cells[place].points), font) for line in self._sheet.lines]
            title = text_width(self._parts.titles[place], at.font(14, BOLD))
            widths.append(max(49 * at.u, gap + max(title, *figures)))
        return widths

    def _round_width(self) -> float:
        at, font = self._measures, self._measures.font(18)
        figures = [signed(cell.points) for line in self._sheet.lines for cell in line.cells]
        return max(50 * at.u, max(text_width(figure, font) for figure in ("100", *figures)) + 16 * at.u)

    def _names_width(self) -> float:
        """No more than the names need, so that more rounds find room; long ones are cut."""
        at = self._measures
        widest = max((text_width(line.name, at.font(18)) for line in self._sheet.lines), default=0.0)
        most = 260 if self._parts is None else 235
        return min(most * at.u, at.name_left(self._row()) + widest + 50 * at.u)

    def _total_width(self, words: GameWords) -> float:
        at, most = self._measures, max((line.total for line in self._sheet.lines), default=0)
        font = at.font(at.total)
        total = paint.heads_width(max(most, 100), font) if words.has_heads else text_width("-1000", font)
        return total + (86 if self._has_bars else 26) * at.u

    @property
    def _has_bars(self) -> bool:
        return self._sheet.target is not None and not self._is_compact and self._told is None

    # ---------------------------------------------------------------- cells

    def _heads(self) -> list[Head]:
        rounds = [self._column_head(column) for column in self._sheet.columns]
        total = Head(text=self.tr("Total"), right=84 if self._has_bars else 24)
        return [Head(text=self.tr("Player"), right=0), *rounds, total]

    def _column_head(self, column: Column) -> Head:
        if self._parts is not None:
            place = column.first - 1
            return Head(text=self._parts.titles[place], said=self._parts.names[place], right=MARGIN)
        one, several = self.tr("R{number}", "round column"), self.tr("R{first}–{last}", "several rounds in one column")
        words = one if column.first == column.last else several
        return Head(text=filled(words, number=column.first, first=column.first, last=column.last), right=MARGIN)

    def _row_of(self, words: GameWords, score: ScoreSheet, line: SheetLine) -> list[Player | Figure | Total]:
        note = self.tr("winner") if score.outcome is not None else self.tr("in the lead")
        place = place_word(line.place)
        player = Player(
            text=line.name,
            said=f"{place} {line.name}",
            avatar=line.avatar,
            place=place,
            note=note if line.is_leading else "",
            is_leading=line.is_leading,
            is_own=line.is_own,
        )
        total = Total(
            text=signed(line.total),
            said=words.points(line.total),
            points=line.total,
            has_heads=words.has_heads,
            is_cost=score.is_low_best,
            share=line.share if self._has_bars else None,
        )
        if self._told is not None:
            player = replace(player, note="")
            cells = zip(line.cells, self._sheet.columns, strict=False)
            return [player, *(self._told_figure(self._told, line.seat, *cell) for cell in cells), total]
        return [player, *(self._figure(words, cell) for cell in line.cells), total]

    def _told_figure(self, told: Marked, seat: int, cell: Cell, column: Column) -> Figure:
        is_told = told.seat == seat and told.round == column.first == column.last
        points, tag = signed(cell.points), told.words if is_told else ""
        return Figure(text=points, said=f"{points}, {tag}" if is_told else points, is_best=is_told, tag=tag)

    def _figure(self, words: GameWords, cell: Cell) -> Figure:
        points, is_best = signed(cell.points), cell.is_best and (self._parts is None or cell.points > 0)
        said = f"{points}, {words.point_words().best_of_round}" if is_best else points
        return Figure(text=points, said=said, is_best=is_best)

    def _spoken(self, game: GameWords, line: SheetLine) -> str:
        if self._parts is not None:
            words = self.tr("Place {place}: {name}, {heads} in all; {parts}.")
            said = zip(self._parts.names, line.cells, strict=True)
            parts = ", ".join(f"{name} {cell.points}" for name, cell in said)
            return filled(words, place=line.place, name=line.name, heads=game.points(line.total), parts=parts)
        words = self.tr("Place {place}: {name}, {heads} in all; rounds: {rounds}.")
        rounds = ", ".join(signed(cell.points) for cell in line.cells)
        return filled(words, place=line.place, name=line.name, heads=game.points(line.total), rounds=rounds)
