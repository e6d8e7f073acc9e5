"""The list of the history, one painted plate for each match, and what narrows it.

Owns the model of the matches read so far and how a line looks; what typed words mean (names, days, results in the
present language), the choices of game, variant and result, and the menu that holds them where they have no room. Must
not know where lines come from or what opening means.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import assert_never

from PySide6.QtCore import QAbstractListModel, QDate, QLocale, QModelIndex, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QPainter, QPaintEvent
from PySide6.QtWidgets import QMenu, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pega6_desktop.records.folding import folded
from pega6_desktop.records.history import Line, Page, Query, Result, Word, date_like
from pega6_desktop.runtime import offered
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, elided, paint, shrunk, text_width
from pega6_desktop.ui.look.faces import BACK
from pega6_desktop.ui.look.listing import AnyIndex, ViewRole
from pega6_desktop.ui.look.widgets import Option, SegmentedChoice
from pega6_desktop.ui.screens.common.history_words import (
    RESULTS,
    History,
    by_place,
    day_word,
    mark_words,
    outcome_lines,
    result_word,
    viewer_of,
)
from pega6_desktop.ui.screens.common.house_rules import variant_words
from pega6_desktop.ui.screens.common.lists import LineList
from pega6_desktop.ui.screens.common.screen import stacked
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import as_tool_tip

MOST_WORDS = 12
SHORTEST = 3
"""From so many letters on, the beginning of a month, a game or a variant's name stands for it."""

_MONTHS, _THIS_CENTURY = 12, 2000


def query_of(text: str, game: str = "", variant: str = "", result: Result | None = None) -> Query:
    """The query for a typed text and the chosen filters."""
    return Query(tuple(_word(word) for word in text.split()[:MOST_WORDS]), variant, result, game)


def _word(typed: str) -> Word:
    plain = folded(typed)
    return Word(
        text=typed,
        days=(*_spoken_days(plain), *_written_days(plain)),
        kinds=tuple(
            (game, variant)
            for game in WORDS
            for variant in offered.variants(game)
            if _begins(plain, [*WORDS[game].name().split(), *variant_words(game, variant).name.split()])
        ),
        results=tuple(result for result in RESULTS if _begins(plain, _result_words(result))),
    )


def _begins(plain: str, words: Sequence[str]) -> bool:
    return len(plain) >= SHORTEST and any(folded(word).startswith(plain) for word in words)


# ---------------------------------------------------------------- days


def _spoken_days(plain: str) -> list[str]:
    """Months by their beginnings, today and yesterday."""
    months, today = range(1, _MONTHS + 1), QDate.currentDate()
    spoken = [date_like(month=month) for month in months if _begins(plain, [_month(month)])]
    if _begins(plain, History.tr("today", "search words, apart by spaces, for matches of this day").split()):
        spoken.append(today.toString("yyyy-MM-dd"))
    if _begins(plain, History.tr("yesterday", "search words for matches of the day before").split()):
        spoken.append(today.addDays(-1).toString("yyyy-MM-dd"))
    return spoken


def _month(month: int) -> str:
    return QLocale().standaloneMonthName(month, QLocale.FormatType.LongFormat)


def _written_days(plain: str) -> tuple[str, ...]:
    """A year, a day of the month, or a date in figures: in the order of the language, or year, month, day."""
    figures = plain.replace(".", "/").replace("-", "/").strip("/").split("/")
    if len(figures) > 3 or not all(part.isascii() and part.isdecimal() and len(part) in (1, 2, 4) for part in figures):
        return ()
    is_year_first = len(figures[0]) == 4
    year = int(figures.pop(0)) if is_year_first else _last_as_year(figures)
    if len(figures) < 2:
        part = int(figures[0]) if figures else None
        return (date_like(day=part) if year is None else date_like(year=year, month=part),)
    first, second = map(int, figures)
    is_day_first = not is_year_first and _has_day_first()
    day, month = (first, second) if is_day_first else (second, first)
    if month > _MONTHS:
        day, month = month, day
    return (date_like(year=year, month=month, day=day),)


def _last_as_year(figures: list[str]) -> int | None:
    """The year at the end of a date, taken away from it; two figures are one only behind a day and a month."""
    if len(figures[-1]) == 4:
        return int(figures.pop())
    return _THIS_CENTURY + int(figures.pop()) if len(figures) == 3 else None


def _has_day_first() -> bool:
    shape = QLocale().dateFormat(QLocale.FormatType.ShortFormat)
    return shape.index("d") < shape.index("M")


# ---------------------------------------------------------------- results


def _result_words(result: Result) -> Sequence[str]:
    match result:
        case "won":
            words = History.tr(
                "won win wins winner victory victories", "search words, apart by spaces, for matches the player won"
            )
        case "lost":
            words = History.tr("lost lose loses defeat defeats", "search words for matches the player lost")
        case "unfinished":
            words = History.tr("unfinished running going", "search words for matches that are not over")
        case _:
            assert_never(result)
    return words.split()


class HistoryFilters(QWidget):
    """``chosen`` when the list is to be narrowed otherwise. A game with one variant needs no choice of variants."""

    chosen = Signal()

    def __init__(self, look: Look, boards: Mapping[str, Board]) -> None:
        super().__init__()
        self._look, self._boards = look, boards
        self.games = SegmentedChoice(look, "", ())
        self.variants = SegmentedChoice(look, "", ())
        self.results = SegmentedChoice(look, "", ())
        self._column = stacked(self, self.games, self.variants, self.results)
        self.games.chosen.connect(self._on_game)
        for choice in (self.variants, self.results):
            choice.chosen.connect(self.chosen)
        self.retranslate()

    @property
    def game(self) -> str:
        """The chosen game, empty for all."""
        return self.games.value

    @property
    def variant(self) -> str:
        """The chosen variant of the game, empty for all."""
        return self.variants.value if self.game else ""

    @property
    def result(self) -> Result | None:
        """The chosen result, None for all."""
        return next((result for result in RESULTS if result == self.results.value), None)

    def clear(self) -> bool:
        """Narrow nothing, without a word from ``chosen``; True when something was narrowed."""
        was_narrowed = bool(self.game or self.result)
        self.games.set_value("")
        self.results.set_value("")
        self._offer_variants()
        return was_narrowed

    @property
    def count(self) -> int:
        """How many choices narrow the list."""
        return sum(map(bool, (self.game, self.variant, self.result)))

    def menu(self, parent: QWidget) -> QMenu:
        """The same choices in a menu of their own."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for choice in (self.games, self.variants, self.results):
            if not choice.isVisibleTo(self):
                continue
            if menu.actions():
                menu.addSeparator()
            group = QActionGroup(menu)
            for option in choice.options:
                action = menu.addAction(option.label.replace("&", "&&"))
                action.setCheckable(True)
                action.setChecked(option.value == choice.value)
                group.addAction(action)
                action.triggered.connect(lambda _, choice=choice, value=option.value: choice.pill(value).click())
        return menu

    def relayout(self, unit: float) -> None:
        """Lines close together, whatever the size of the window."""
        self._column.setSpacing(round(5 * unit))

    def retranslate(self) -> None:
        """Every word in the present language."""
        self.games.setAccessibleName(self.tr("Game"))
        self.variants.setAccessibleName(self.tr("Variant"))
        self.results.setAccessibleName(self.tr("Result"))
        named = [Option(game, WORDS[game].name()) for game in self._boards]
        self.games.set_options([Option("", self.tr("All games")), *named], self.game)
        self.games.setVisible(len(self._boards) > 1)
        self.results.set_options([Option("", self.tr("All results")), *(Option(r, result_word(r)) for r in RESULTS)])
        self.results.set_value(self.results.value)
        self._offer_variants()

    def _on_game(self) -> None:
        self._offer_variants()
        self.chosen.emit()

    def _offer_variants(self) -> None:
        board = self._boards.get(self.game)
        variants = () if board is None else tuple(board.variants)
        named = [Option(variant, variant_words(self.game, variant).name) for variant in variants]
        self.variants.set_options([Option("", self.tr("All variants")), *named])
        self.variants.set_value(self.variants.value)
        self.variants.setVisible(len(variants) > 1)


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

    def __init__(self, look: Look, art: CardArt, boards: Mapping[str, Board], model: HistoryModel) -> None:
        super().__init__(look, model)
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
