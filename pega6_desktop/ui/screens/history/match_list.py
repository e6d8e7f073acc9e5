"""The list of the history: one plate for each match, painted; arrows walk, Enter opens.

Owns the model of the matches read so far, and how a line looks. Must not know where lines come from or what opening
means.
"""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pega6_desktop.records.history import Line, Page
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, elided, paint, shrunk, text_width
from pega6_desktop.ui.look.faces import BACK
from pega6_desktop.ui.look.listing import AnyIndex, ViewRole
from pega6_desktop.ui.screens.common.history_words import by_place, day_word, mark_words, outcome_lines, viewer_of
from pega6_desktop.ui.screens.common.lists import LineList
from pega6_desktop.ui.screens.common.rule_words import variant_words
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.words.messages import as_tool_tip


class HistoryModel(QAbstractListModel):
    """Lines under ViewRole, their words under Qt's text roles; ``wanted(turn)`` when the view needs more."""

    wanted = Signal(int)

    def __init__(self, words: Callable[[Line], str], parent: QObject | None = None) -> None:
        """words: a line as one sentence, in the present language."""
        super().__init__(parent)
        self._words = words
        self._lines: list[Line] = []
        self._has_more = self._is_waiting = False
        self._last = 0

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines fetched so far."""
        return tuple(self._lines)

    def show_first(self, page: Page) -> None:
        """Begin anew with this page."""
        self.beginResetModel()
        self._lines = list(page.lines)
        self._has_more, self._is_waiting, self._last = page.has_more, False, page.last
        self.endResetModel()

    def add(self, page: Page) -> None:
        """Put this page after the lines that are there."""
        self._has_more, self._is_waiting, self._last = page.has_more, False, page.last
        if page.lines:
            self.beginInsertRows(QModelIndex(), len(self._lines), len(self._lines) + len(page.lines) - 1)
            self._lines += page.lines
            self.endInsertRows()

    def row_of(self, match_id: str) -> int | None:
        """The row of a match, None while it is not fetched."""
        return next((row for row, line in enumerate(self._lines) if line.match_id == match_id), None)

    def say_anew(self) -> None:
        """The language has changed."""
        if self._lines:
            self.dataChanged.emit(self.index(0), self.index(len(self._lines) - 1))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008 - Qt's own signature
        """Number of lines; a list has no children."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The line under ViewRole, its sentence under Qt's text roles, None otherwise."""
        if not (index.isValid() and index.row() < len(self._lines)):
            return None
        line = self._lines[index.row()]
        match int(role):
            case role_asked if role_asked == ViewRole:
                return line
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words(line)
            case Qt.ItemDataRole.ToolTipRole:
                return as_tool_tip(self._words(line))
            case _:
                return None

    def canFetchMore(self, parent: AnyIndex) -> bool:
        """Whether more lines are stored than are here, and none are on their way."""
        return not parent.isValid() and self._has_more and not self._is_waiting

    def fetchMore(self, parent: AnyIndex) -> None:
        """Ask for what follows."""
        if self.canFetchMore(parent):
            self._is_waiting = True
            self.wanted.emit(self._last)


TALL = 76
"""Units of a line."""

NESTED = 32
"""Units a branch stands further in than the match it comes from."""


class HistoryDelegate(QStyledItemDelegate):
    """Paints a match: a card for the variant, when, who in the order of the result, how it ended."""

    def __init__(self, look: Look, art: CardArt, boards: Mapping[str, Board], parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art, self._boards = look, art, boards

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """The same for every line, so that a long list needs no measuring."""
        return QSize(self._look.px(300), max(self._look.px(TALL), round(self._look.text_px(16.5) * 3.4)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """One line."""
        line = index.data(ViewRole)
        if not isinstance(line, Line):
            return
        painter.save()
        paint.smooth(painter)
        look, theme, u = self._look, self._look.theme, self._look.u
        rect = option.rect
        state = option.state
        indent = NESTED * u if line.is_nested else 0.0
        box = QRectF(rect).adjusted(6 * u + indent, 4 * u, -6 * u, -4 * u)
        if line.is_nested:
            sign = QRectF(rect.left() + 10 * u, box.center().y() - 11 * u, 22 * u, 22 * u)
            paint.icon(painter, "branch", sign, theme.muted)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        is_hot = bool(state & QStyle.StateFlag.State_MouseOver)
        fill = paint.tint(theme.gold, theme.chosen_strength) if is_chosen else theme.inset
        edge = theme.gold_edge if is_chosen and not theme.is_flat else theme.gold if is_chosen else None
        edge = theme.control_edge if edge is None and (is_hot or theme.is_flat) else edge
        paint.rounded(painter, box, 12 * u, fill=fill, edge=edge, stroke=(2.4 if is_chosen else 1.2) * u)
        if is_chosen and state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, look, box, 12 * u)
        self._paint_match(painter, box, line)
        painter.restore()

    def _paint_match(self, painter: QPainter, box: QRectF, line: Line) -> None:
        u = self._look.u
        self._paint_card(painter, box, line)
        left, width = box.left() + 66 * u, box.width() - 80 * u
        when = QRectF(left, box.top(), width * 0.31, box.height())
        who = QRectF(left + width * 0.32, box.top(), width * 0.34, box.height())
        outcome = QRectF(left + width * 0.68, box.top(), width * 0.32, box.height())
        small = " · ".join([variant_words(line.game, line.variant).name, *mark_words(line)])
        self._two_lines(painter, when, day_word(line), small)
        self._paint_people(painter, who, line)
        big, small = outcome_lines(line)
        viewer = viewer_of(line)
        is_won = viewer is not None and bool(line.places) and line.places[viewer] == 1
        self._two_lines(painter, outcome, big, small, is_good=line.is_readable and (is_won or not line.places))

    def _paint_card(self, painter: QPainter, box: QRectF, line: Line) -> None:
        dpr = painter.device().devicePixelRatioF()
        width = round(min(38 * self._look.u, (box.height() - 10) / 1.4))
        board = self._boards.get(line.game)
        face: CardFace = BACK if board is None else board.emblem(line.variant)[0]
        pixmap = self._art.pixmap(face, width, dpr)
        margin = self._art.margin(width, dpr)
        top = box.center().y() - self._art.height(width) / 2
        painter.drawPixmap(QPointF(box.left() + 14 * self._look.u - margin, top - margin), pixmap)

    def _two_lines(self, painter: QPainter, box: QRectF, big: str, small: str, *, is_good: bool = False) -> None:
        theme, look = self._look.theme, self._look
        font = shrunk(big, look.font(16.5, EXTRABOLD), box.width())
        sub = shrunk(small, look.font(12.5, SEMIBOLD), box.width(), 0.64)
        step = font.pixelSize() * 0.72
        y = box.center().y() - (step if small else 0)
        ink = theme.good if is_good else theme.ink
        paint.text(painter, elided(big, font, box.width()), QPointF(box.left(), y), font, ink)
        if small:
            at = QPointF(box.left(), box.center().y() + step)
            paint.text(painter, elided(small, sub, box.width()), at, sub, theme.muted)

    def _paint_people(self, painter: QPainter, box: QRectF, line: Line) -> None:
        u, theme, dpr = self._look.u, self._look.theme, painter.device().devicePixelRatioF()
        side = round(min(34 * u, box.height() * 0.56))
        seats = by_place(line)
        pitch = min(side * 0.98, (box.width() - side) / max(1, len(seats) - 1))
        viewer, middle = viewer_of(line), box.center().y() + (4 * u if line.places else 0)
        for place, seat in enumerate(seats):
            ring = theme.gold if seat == viewer else None
            face = self._art.avatar(line.seats[seat].avatar, side, dpr, ring)
            painter.drawPixmap(QPointF(box.left() + place * pitch, middle - side / 2), face)
            if line.places and line.places[seat] == 1:
                crown = QRectF(
                    box.left() + place * pitch + side / 2 - 7 * u, middle - side / 2 - 14 * u, 14 * u, 14 * u
                )
                paint.icon(painter, "crown", crown, theme.gold if theme.is_flat else theme.warm)
        if line.is_imported:
            font = self._look.font(11.5, BOLD)
            at = QPointF(box.left() + len(seats) * pitch + 10 * u, middle)
            if at.x() + text_width("↓", font) < box.right():
                paint.icon(painter, "save", QRectF(at.x(), middle - 8 * u, 16 * u, 16 * u), theme.muted)


class HistoryList(LineList):
    """The list; ``chosen`` by a double click, too. The selection tells what is looked at."""

    def __init__(
        self,
        look: Look,
        art: CardArt,
        boards: Mapping[str, Board],
        model: HistoryModel,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, model, parent)
        self.setItemDelegate(HistoryDelegate(look, art, boards, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.doubleClicked.connect(self.chosen)

    def _stand_on_a_line(self) -> None:
        """No match is looked at unasked: what has been deleted can still be had back."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines, and a ring around an empty list that has the keyboard."""
        super().paintEvent(event)
        if self.hasFocus() and not self.currentIndex().isValid():
            painter = QPainter(self.viewport())
            paint.smooth(painter)
            box = QRectF(self.viewport().rect()).adjusted(7, 7, -7, -7)
            paint.focus_ring(painter, self._look, box, 10 * self._look.u)
            painter.end()
