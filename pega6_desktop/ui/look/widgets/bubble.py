"""The speech bubble that explains: a title, lines of arithmetic or number cards, a closing line, and a tip that points.

Owns how an explanation is set. Must not know rules: it shows the sums it is given.
"""

import math
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QWidget

from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD, line_step, text_width, wrapped
from pega6_desktop.ui.look.widgets.reach import Drawn

BLEED = 18
_CARDS_ABREAST = 5


class SumLike(Protocol):
    """One line of arithmetic: "fileira 2 | 58 – 50 | 8 | menor"."""

    @property
    def label(self) -> str:
        """What the line is about."""

    @property
    def sum(self) -> str:
        """The sum itself."""

    @property
    def result(self) -> str:
        """What it comes to."""

    @property
    def verdict(self) -> str:
        """What that means, in a word."""

    @property
    def is_best(self) -> bool:
        """Whether this line decides."""

    @property
    def is_total(self) -> bool:
        """Whether this line sums up those above."""


class Bubble(Drawn):
    """A bubble floating over its parent; clicks go through it. `show_words`, then `point_at`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._title = ""
        self._lines: tuple[SumLike, ...] = ()
        self._closing = ""
        self._cards: tuple[tuple[int, bool], ...] = ()
        self._tip: QPoint | None = None
        self._body: QRect | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_words(
        self,
        title: str,
        lines: Sequence[SumLike] = (),
        closing: str = "",
        cards: tuple[tuple[int, bool], ...] = (),
    ) -> None:
        """Set the words; they are also the bubble's accessible name and description.

        cards: number cards to be painted instead of the closing line, each with whether it is struck through.
        """
        self._title, self._lines, self._closing, self._cards = title, tuple(lines), closing, cards
        self.setAccessibleName(title)
        spoken = [f"{line.label}: {line.sum} = {line.result}, {line.verdict}" for line in self._lines]
        self.setAccessibleDescription(". ".join([*spoken, closing]).strip(". "))
        self.updateGeometry()
        self.update()

    def stand_at(self, body: QRect, tip: QPoint) -> None:
        """Stand exactly at `body` with the tip at that point, on whichever side it is (the parent's coordinates)."""
        bleed = self._look.px(BLEED)
        area = body.adjusted(-bleed, -bleed, bleed, bleed).united(QRect(tip - QPoint(4, 4), QSize(9, 9)))
        self.setGeometry(area)
        self._body = body.translated(-area.topLeft())
        self._tip = tip - area.topLeft()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        u, bleed = self._look.u, 2 * self._look.px(BLEED)
        width = max(220 * u, min(self._natural_width(), 420 * u * max(1.0, self._look.text_scale)))
        height = self._padding() * 2 + self._title_height(width) + len(self._lines) * self._row()
        if self._cards:
            height += math.ceil(len(self._cards) / _CARDS_ABREAST) * self._card_step()
        elif self._closing:
            height += 6 * u + len(self._wrapped_closing(width)) * line_step(self._small())
        return QSize(round(width) + bleed, round(height) + bleed)

    def draw(self, painter: QPainter) -> None:
        bleed = self._look.px(BLEED)
        box = QRectF(self._body or self.rect().adjusted(bleed, bleed, -bleed, -bleed))
        paint.bubble_shell(painter, self._look, box, None if self._tip is None else QPointF(self._tip))
        self._paint_words(painter, box)

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        theme, pad, width = self._look.theme, self._padding(), box.width()
        inner = width - 2 * pad
        y = box.top() + pad + self._bold().pixelSize() * 0.6
        at = QPointF(box.left() + pad, y)
        y += paint.paragraph(painter, self._title, at, self._bold(), theme.ink, width=inner) + self._row() * 0.25
        for line in self._lines:
            self._paint_line(painter, QRectF(box.left(), y - self._row() * 0.3, width, self._row()), line)
            y += self._row()
        if self._cards:
            self._paint_cards(painter, QPointF(box.left() + pad, y - self._row() * 0.5))
        elif self._closing:
            at = QPointF(box.left() + pad, y + 6 * self._look.u)
            paint.paragraph(painter, self._closing, at, self._small(), theme.muted, width=inner)

    def _paint_cards(self, painter: QPainter, at: QPointF) -> None:
        """Five to a line, in the colours of their class; what has been played is bare and struck through."""
        theme, u, font = self._look.theme, self._look.u, self._line_font(EXTRABOLD)
        width, height = self._card_width(), self._card_step() - 6 * u
        for index, (card, is_struck) in enumerate(self._cards):
            down, across = divmod(index, _CARDS_ABREAST)
            box = QRectF(at.x() + across * (width + 6 * u), at.y() + down * self._card_step(), width, height)
            tone = theme.tone(HEADS[card])
            fill, ink = (None, theme.muted) if is_struck else (tone.face, tone.number)
            paint.rounded(painter, box, 0.2 * height, fill=fill, edge=ink, stroke=1.1 * u)
            paint.text(painter, str(card), box.center(), font, ink, align=paint.Align.MIDDLE)
            if is_struck:
                painter.setPen(paint.pen_for(ink, 1.6 * u))
                painter.drawLine(
                    QLineF(box.left() - 2 * u, box.bottom() - 5 * u, box.right() + 2 * u, box.top() + 5 * u)
                )

    def _card_width(self) -> float:
        return text_width("104", self._line_font(EXTRABOLD)) + 14 * self._look.u

    def _card_step(self) -> float:
        return self._line_font().pixelSize() * 1.7 + 6 * self._look.u

    def _paint_line(self, painter: QPainter, row: QRectF, line: SumLike) -> None:
        theme, u, middle = self._look.theme, self._look.u, row.center().y()
        x = row.left() + self._padding()
        if line.is_best:
            mark = row.adjusted(10 * u, u, -10 * u, -u)
            paint.rounded(
                painter, mark, 8 * u, fill=paint.tint(theme.good, 0.16), edge=theme.good if theme.is_flat else None
            )
        if line.is_total:
            painter.setPen(paint.pen_for(paint.tint(theme.ink, 0.5), 1.4 * u))
            painter.drawLine(QLineF(x, row.top() + u, row.right() - self._padding(), row.top() + u))
        columns = self._columns()
        ink = theme.good if line.is_best else theme.ink
        small, bold = self._line_font(), self._look.font(16, EXTRABOLD)
        weight = BOLD if line.is_best or line.is_total else SEMIBOLD
        paint.text(painter, line.label, QPointF(x, middle), self._line_font(weight), theme.ink)
        x += columns[0]
        paint.text(painter, line.sum, QPointF(x, middle), small, theme.muted)
        x += columns[1]
        paint.text(painter, "=", QPointF(x, middle), small, theme.muted)
        x += small.pixelSize() * 1.1 + columns[2]
        paint.text(painter, line.result, QPointF(x, middle), bold, ink, align=paint.Align.RIGHT)
        x += 10 * u
        if line.is_best:
            side = small.pixelSize() * 1.15
            paint.icon(painter, "check", QRectF(x, middle - side / 2, side, side), theme.good, 3.2)
        x += small.pixelSize() * 1.4
        paint.text(
            painter, line.verdict, QPointF(x, middle), self._small(), theme.good if line.is_best else theme.muted
        )

    def _columns(self) -> tuple[float, float, float]:
        """Widths of label, sum and result with their gaps."""
        gap, font, bold = 16 * self._look.u, self._line_font(BOLD), self._look.font(16, EXTRABOLD)
        label = max((text_width(line.label, font) for line in self._lines), default=0.0)
        sums = max((text_width(line.sum, font) for line in self._lines), default=0.0)
        result = max((text_width(line.result, bold) for line in self._lines), default=0.0)
        return label + gap, sums + gap * 0.7, result + gap * 0.4

    def _natural_width(self) -> float:
        pad = 2 * self._padding()
        title = min(text_width(self._title, self._bold()), 380 * self._look.u)
        verdict = max((text_width(line.verdict, self._small()) for line in self._lines), default=0.0)
        row = sum(self._columns()) + self._line_font().pixelSize() * 2.5 + 10 * self._look.u + verdict
        closing = min(text_width(self._closing, self._small()), 300 * self._look.u)
        if self._cards:
            closing = _CARDS_ABREAST * (self._card_width() + 6 * self._look.u)
        return max(title, row if self._lines else 0.0, closing) + pad + 4

    def _title_height(self, width: float) -> float:
        lines = len(wrapped(self._title, self._bold(), width - 2 * self._padding()))
        return lines * line_step(self._bold()) + (self._row() * 0.1 if self._lines else 0.0)

    def _wrapped_closing(self, width: float) -> tuple[str, ...]:
        return wrapped(self._closing, self._small(), width - 2 * self._padding())

    def _padding(self) -> float:
        return 16 * self._look.u

    def _row(self) -> float:
        return self._look.text_px(14) * 1.9

    def _bold(self) -> QFont:
        return self._look.font(16, EXTRABOLD)

    def _small(self) -> QFont:
        return self._look.font(13, SEMIBOLD)

    def _line_font(self, weight: int = SEMIBOLD) -> QFont:
        return self._look.font(14, weight)
