"""How everybody did with the same cards: the people of this match and of others with its number, the best one first.

Owns who is compared and how it is drawn and spoken. Must not know where matches are kept.
"""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.history import SameDeal
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, Pictures, paint, text_width
from pega6_desktop.ui.look.widgets import PaintedTable, portrait
from pega6_desktop.ui.screens.common.history_words import unknown_day
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.game_words import GameWords
from pega6_desktop.ui.words.messages import filled, place_word, signed
from pega6_desktop.ui.words.people import Voice

ROW = 50
"""Units of a line."""

MOST_LINES = 30
"""More people are not compared on one sheet."""


class Compared(msgspec.Struct, frozen=True):
    """Somebody who played these cards: the seat (from 0), place and number of players in that match, and the total.

    played_at: ISO 8601 in UTC, empty where it cannot be read; None for the match that is looked at.
    """

    name: str
    avatar: int
    seat: int
    place: int
    players: int
    total: int
    played_at: str | None = None

    @property
    def is_here(self) -> bool:
        """Whether it is of the match that is looked at."""
        return self.played_at is None


def compared(score: ScoreSheet, seats: Sequence[SeatInfo], others: Sequence[SameDeal]) -> tuple[Compared, ...]:
    """Everybody to be compared, the best total first; empty while nobody else has played these cards, or here goes on.

    People count, and in a match of bots only the bots. Of equal totals this match comes first, then the newest.
    """
    if score.outcome is None or not others:
        return ()
    found = _players(seats, score.totals, score.outcome.places, None)
    for other in others:
        found += _players(other.seats, other.totals, other.places, other.played_at)
    sign = 1 if score.is_low_best else -1
    return tuple(sorted(found, key=lambda one: sign * one.total)[:MOST_LINES])


def _players(
    seats: Sequence[SeatInfo], totals: Sequence[int], places: Sequence[int], played_at: str | None
) -> list[Compared]:
    voice = Voice(tuple(seats), None)
    people = [seat for seat, info in enumerate(seats) if info.kind == "human"] or list(range(len(seats)))
    return [
        Compared(voice.name(seat), seats[seat].avatar, seat, places[seat], len(seats), totals[seat], played_at)
        for seat in people
    ]


class SameDealTable(PaintedTable):
    """One line per player; those of the match that is looked at stand on gold."""

    def __init__(self, look: Look, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._pictures = pictures
        self._lines: tuple[Compared, ...] = ()
        self._words: GameWords = next(iter(WORDS.values()))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)

    @property
    def lines(self) -> tuple[Compared, ...]:
        """Who is compared, from the top."""
        return self._lines

    def show_lines(self, words: GameWords, lines: tuple[Compared, ...]) -> None:
        """Compare these, in the words of their game."""
        self._words, self._lines = words, lines
        self._refresh()

    def sizeHint(self) -> QSize:
        """All lines."""
        return QSize(round(340 * self._look.u), round(len(self._lines) * self._row()))

    def minimumSizeHint(self) -> QSize:
        """Names are elided first."""
        return QSize(round(220 * self._look.u), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_cells()

    def paint_table(self, painter: QPainter) -> None:
        for index, line in enumerate(self._lines):
            self._paint_line(painter, line, QRectF(0, index * self._row(), self.width(), self._row()))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def _row(self) -> float:
        return max(ROW * self._look.u, self._look.text_px(15) * 2.9)

    def _paint_line(self, painter: QPainter, line: Compared, box: QRectF) -> None:
        theme, look, u = self._look.theme, self._look, self._look.u
        ground = box.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
        if line.is_here:
            fill = paint.tint(theme.gold, theme.chosen_strength)
            paint.rounded(painter, ground, 10 * u, fill=fill, edge=theme.gold, stroke=1.8 * u)
        side = round(min(36 * u, box.height() * 0.74))
        face = portrait(look, self._pictures, line.avatar, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.left() + 10 * u, box.center().y() - side / 2), face)
        big, middle, right = look.font(17, EXTRABOLD), box.center().y(), box.right() - 14 * u
        # Red is what costs; the best stands first.
        ink = theme.accent if self._lines[0].total <= self._lines[-1].total else theme.ink
        at, align = QPointF(right, middle), paint.Align.RIGHT
        if self._words.has_heads:
            paint.heads(painter, line.total, at, big, ink, theme.plate, align=align)
        else:
            paint.text(painter, signed(line.total), at, big, ink, align=align)
        right -= max(paint.heads_width(line.total, big), paint.heads_width(100, big)) + 12 * u
        small, place = self._small(), self._place(line)
        paint.text(painter, place, QPointF(right, middle), small, theme.muted, align=paint.Align.RIGHT)
        left = box.left() + 20 * u + side
        room = right - text_width(place, small) - 10 * u - left
        step, name = look.text_px(15) * 0.68, look.font(15, EXTRABOLD)
        paint.text(painter, line.name, QPointF(left, middle - step), name, theme.ink, max_width=room)
        sub = look.font(12, SEMIBOLD)
        paint.text(painter, self._when(line), QPointF(left, middle + step), sub, theme.muted, max_width=room)

    # ---------------------------------------------------------------- words

    def _place(self, line: Compared) -> str:
        words = self.tr("{place} of {count}", "place in a match, as 2nd of 4")
        return filled(words, place=place_word(line.place), count=line.players)

    def _when(self, line: Compared) -> str:
        when = self.tr("this match") if line.played_at is None else when_word(line.played_at) or unknown_day()
        seat = self.tr("seat {number}")
        return f"{when} · {filled(seat, number=line.seat + 1)}"

    def _spoken(self, line: Compared) -> str:
        words = self.tr("{name}, {heads}, {place}, {when}.")
        facts = {"heads": self._words.points(line.total), "place": self._place(line), "when": self._when(line)}
        return filled(words, name=line.name, **facts)

    def _refresh(self) -> None:
        self.setAccessibleName(self.tr("The same cards, compared"))
        self.setAccessibleDescription(" ".join(self._spoken(line) for line in self._lines))
        head = (self.tr("Player"), self.tr("Match"), self.tr("Place"), self.tr("Total"))
        cells = [(one.name, self._when(one), self._place(one), self._words.points(one.total)) for one in self._lines]
        self.set_cells(head, cells)
        self._place_cells()
        self.updateGeometry()

    def _place_cells(self) -> None:
        """The name stands over its match; each has half of what place and total leave."""
        total = self.width() - 14 * self._look.u - self._total_width()
        place = total - max((text_width(self._place(one), self._small()) for one in self._lines), default=0.0)
        self.set_places(0, self._row(), (place / 2, place, total, float(self.width())))

    def _total_width(self) -> float:
        big = self._look.font(17, EXTRABOLD)
        return max(paint.heads_width(total, big) for total in (100, *(one.total for one in self._lines)))

    def _small(self) -> QFont:
        return self._look.font(13, SEMIBOLD)
