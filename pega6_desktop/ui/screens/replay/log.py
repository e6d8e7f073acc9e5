"""Everything that happened in a film, line by line; a line leads to its moment.

Owns the list at the side of a replay and how its lines look. Must not know any game: the board tells what happened.
"""

from collections.abc import Iterator
from operator import attrgetter
from typing import Protocol, runtime_checkable

import msgspec
from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, line_step, paint, wrapped
from pega6_desktop.ui.look.listing import AnyIndex, ListingModel, ViewRole
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton
from pega6_desktop.ui.screens.common.beside_felt import draw_picture, picture_height
from pega6_desktop.ui.screens.common.lists import WALKING, LineList
from pega6_desktop.ui.screens.common.screen import abreast, stacked
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.film import FilmSteps
from pega6_desktop.ui.table.view import LogPicture
from pega6_desktop.ui.words.messages import Voice


@runtime_checkable
class _Acted(Protocol):
    """An event of one seat."""

    @property
    def seat(self) -> int: ...


class ReplayLine(msgspec.Struct, frozen=True):
    """One line. stop: the step it leads to. head: it begins a chapter, with this title; note: who took what in it.

    avatar: of the player it speaks of, None for nobody's. heads: taken in it, 0 for none. picture: what stands there
    for the eye instead of the text.
    """

    number: int
    stop: int
    text: str
    head: str = ""
    note: str = ""
    avatar: int | None = None
    heads: int = 0
    picture: LogPicture | None = None


def told_lines(film_steps: FilmSteps, board: Board) -> Iterator[ReplayLine]:
    """Every line of the film in the present language."""
    film, number = film_steps.film, 0
    seats = film.header.seats
    voice = Voice(seats, film.seat)
    forgotten = board.forgotten([frame.event for frame in film.frames], film.frames[-1].observation)
    for place, stop in enumerate(film_steps.stops):
        is_chapter = place in film_steps.chapters
        for at, frame in enumerate(film.frames[stop.first : stop.last + 1], stop.first):
            text = "" if at in forgotten else board.sentence(frame.event, seats, film.seat)
            hint = board.hint(frame.event)
            is_head = is_chapter and (hint.kind == "deal" or hint.begins)
            if not text:
                continue
            avatar = None
            if isinstance(frame.event, _Acted) and 0 <= frame.event.seat < len(seats):
                avatar = seats[frame.event.seat].avatar
            taken = sum(count for _, count in hint.counts)
            head = note = ""
            if is_head or hint.is_gate:
                view = board.view(frame.observation, seats)
                head = view.subtitle if hint.kind == "reveal" else text
                note = _taken(film_steps, place, voice) if hint.kind == "reveal" else ""
            number += 1
            picture = None if head else board.picture(frame.event, seats)
            yield ReplayLine(number, place, text, head, note, avatar, taken, picture)


def _taken(film_steps: FilmSteps, place: int, voice: Voice) -> str:
    """Who took how many heads in the trick that begins here."""
    chapter = film_steps.stops[place].chapter
    sums: dict[int, int] = {}
    for stop in film_steps.stops[place:]:
        if stop.chapter != chapter:
            break
        for seat, heads in stop.taken:
            sums[seat] = sums.get(seat, 0) + heads
    return ", ".join(f"{voice.called(seat)} {heads}" for seat, heads in sums.items() if heads)


class ReplayModel(ListingModel[ReplayLine]):
    """The lines of a film, all of them or only those in which somebody took."""

    def row_at(self, stop: int) -> int:
        """The row of the last line up to this step; -1 before all of them."""
        return max((row for row, item in enumerate(self.items) if item.stop <= stop), default=-1)


def _sentence(line: ReplayLine) -> str:
    return f"{line.head}: {line.text}" if line.head and line.head != line.text else line.text


class _Delegate(QStyledItemDelegate):
    """Paints a line: a band for a chapter, otherwise a face, the sentence, and heads that were taken."""

    def __init__(self, look: Look, art: CardArt, view: "ReplayList") -> None:
        super().__init__(view)
        self._look, self._art, self._view = look, art, view

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """As high as its words need."""
        told = index.data(ViewRole)
        width = max(80, self._view.viewport().width())
        if not isinstance(told, ReplayLine):
            return QSize(width, 20)
        if told.picture is not None:
            return QSize(width, picture_height(self._look))
        lines = len(self._lines(told, width))
        pad = (12 if told.head else 8) * self._look.u
        return QSize(width, max(round(lines * line_step(self._font(told)) + pad), round(30 * self._look.u)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """One line."""
        told = index.data(ViewRole)
        if not isinstance(told, ReplayLine):
            return
        painter.save()
        paint.smooth(painter)
        look, theme, u = self._look, self._look.theme, self._look.u
        rect = option.rect
        box = QRectF(rect).adjusted(2 * u, 1.5 * u, -2 * u, -1.5 * u)
        is_now = index.row() == self._view.row_now
        if told.head and not is_now:
            paint.rounded(painter, box, 8 * u, fill=theme.inset, edge=theme.plate_edge if theme.is_flat else None)
        if is_now:
            fill = paint.tint(theme.gold, theme.chosen_strength)
            paint.rounded(painter, box, 8 * u, fill=fill, edge=theme.gold, stroke=2.2 * u)
        if option.state & QStyle.StateFlag.State_HasFocus and self._view.hasFocus():
            paint.focus_ring(painter, look, box.adjusted(2, 2, -2, -2), 8 * u)
        is_past = told.stop <= self._view.stop_now
        self._paint_line(painter, box, told, theme.ink if is_past else theme.muted)
        painter.restore()

    def _paint_line(self, painter: QPainter, box: QRectF, told: ReplayLine, ink: str) -> None:
        u, theme, font = self._look.u, self._look.theme, self._font(told)
        if told.picture is not None:
            draw_picture(painter, self._look, self._art, told.picture, box.adjusted(6 * u, 0, -6 * u, 0), ink)
            return
        lines, step = self._lines(told, self._view.viewport().width()), line_step(self._font(told))
        top = box.center().y() - (len(lines) - 1) * step / 2
        left = box.left() + self._left(told)
        if told.avatar is not None and not told.head:
            side, dpr = round(22 * u), painter.device().devicePixelRatioF()
            face = self._art.avatar(told.avatar, side, dpr, None)
            painter.drawPixmap(QPointF(box.left() + 6 * u, box.center().y() - side / 2), face)
        for number, line in enumerate(lines):
            paint.text(painter, line, QPointF(left, top + number * step), font, ink)
        right = QPointF(box.right() - 8 * u, box.center().y())
        if told.note:
            paint.text(
                painter, told.note, right, self._look.font(11.5, SEMIBOLD), theme.accent, align=paint.Align.RIGHT
            )
        elif told.heads:
            paint.heads(
                painter,
                told.heads,
                right,
                self._look.font(14, EXTRABOLD),
                theme.accent,
                theme.plate,
                align=paint.Align.RIGHT,
            )

    def _lines(self, told: ReplayLine, width: float) -> tuple[str, ...]:
        room = width - self._left(told) - (54 if told.heads and not told.head else 14) * self._look.u
        return wrapped(told.head or told.text, self._font(told), max(40.0, room))

    def _left(self, told: ReplayLine) -> float:
        return (12 if told.head or told.avatar is None else 35) * self._look.u

    def _font(self, told: ReplayLine) -> QFont:
        return self._look.font(13 if told.head else 12.5, EXTRABOLD if told.head else SEMIBOLD)


class ReplayList(LineList):
    """The lines, walked without Home and End: these lead to the ends of the film."""

    walking = WALKING - {Qt.Key.Key_Home, Qt.Key.Key_End}

    def __init__(self, look: Look, art: CardArt, model: ReplayModel) -> None:
        super().__init__(look, model)
        self._lines = model
        self.row_now, self.stop_now = -1, 0
        self.setItemDelegate(_Delegate(look, art, self))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self.chosen)

    def show_position(self, stop: int) -> None:
        """The film stands at this step."""
        self.stop_now, self.row_now = stop, self._lines.row_at(stop)
        self.viewport().update()
        if self.row_now >= 0:
            index = self._lines.index(self.row_now)
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
            self.setCurrentIndex(index)


class ReplayLog(Panel):
    """The list with its head, and a button for only those lines in which somebody took."""

    chosen = Signal(int)

    def __init__(self, look: Look, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(look, radius=20, padding=12, parent=parent)
        self.model = ReplayModel(attrgetter("number"), _sentence, parent=self)
        self.list = ReplayList(look, art, self.model)
        self.taken_button = PlateButton(look, size=13, tall=34)
        self.taken_button.setCheckable(True)
        self._head = Label(look, size=18, weight=EXTRABOLD)
        self._note = Label(look, size=12.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._told: tuple[ReplayLine, ...] = ()
        self._arrange()
        self.list.chosen.connect(self._choose)
        self.taken_button.toggled.connect(self._fill)
        self.retranslate()

    def show_reel(self, film_steps: FilmSteps, board: Board) -> None:
        """The lines of this film."""
        self._told = tuple(told_lines(film_steps, board))
        has_takes = any(told.heads for told in self._told)
        self.taken_button.setVisible(has_takes)
        self.taken_button.setChecked(has_takes and self.taken_button.isChecked())
        self._fill()

    def sentence_at(self, stop: int) -> str:
        """What the last line up to this step says."""
        return next((told.text for told in reversed(self._told) if told.stop <= stop), "")

    def retranslate(self) -> None:
        """Its own words; the lines come anew with the film."""
        self._head.setText(self.tr("What happened"))
        self._note.setText(self.tr("choose a line to go there"))
        is_narrow = self.taken_button.isChecked()
        self.taken_button.set_label(self.tr("everything") if is_narrow else self.tr("only who took"))
        self.list.setAccessibleName(self.tr("What happened"))
        self.list.setAccessibleDescription(self.tr("Enter goes to the moment of the line."))

    def _choose(self, index: QModelIndex) -> None:
        told = index.data(ViewRole)
        if isinstance(told, ReplayLine):
            self.chosen.emit(told.stop)

    def _fill(self) -> None:
        self.retranslate()
        is_narrow = self.taken_button.isChecked()
        kept = [told for told in self._told if told.heads or (told.head and told.note)] if is_narrow else self._told
        self.model.set_items(kept)
        self.list.show_position(self.list.stop_now)

    def _arrange(self) -> None:
        column = stacked(self, gap=4)
        abreast(column, (self._head, 1), self.taken_button)
        column.addWidget(self._note)
        column.addWidget(self.list, 1)
