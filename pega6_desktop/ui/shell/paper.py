"""The score sheet on paper: one page of A4 as a PDF file, or a table for spreadsheets.

Owns both forms and the writing of the file, which is whole or not there at all. Must not know which match it is about
beyond its score, its players and the words it is given.
"""

import csv
import io
import os
import re
import tempfile
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, QLineF, QLocale, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.record import MatchHeader, SeatInfo
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.ui.look import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, make_font, paint, wrapped
from pega6_desktop.ui.look.theme import Theme
from pega6_desktop.ui.screens.common.history_words import players_word, rounds_word
from pega6_desktop.ui.screens.common.rule_words import summary, variant_words
from pega6_desktop.ui.screens.common.sheet import Column, Sheet, sheet_of
from pega6_desktop.ui.screens.common.words import mark_sentence
from pega6_desktop.ui.table.view import Parts
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.game_words import GameWords
from pega6_desktop.ui.words.messages import Messages, filled, place_word, signed
from pega6_desktop.ui.words.people import Voice

PDF, CSV = ".pdf", ".csv"
_RESOLUTION = 144
_WIDTH, _HEIGHT, _SIDE = 595.0, 842.0, 46.0
"""A4 in points, and the margin at its sides."""
_PLACE, _ONE_COLUMN = 19.0, 5
"""Height of a line of the ranking; more players than this stand in two columns."""
_MOST_ROWS = 42
"""More rounds than this share the first line of the sheet."""
_FORMULA_START = re.compile(r"""(^|[,;"])([\s"]*)(?=[=+\-@＝＋－＠])""")  # noqa: RUF001  # the wide signs count too
"""Where a spreadsheet would take what follows for a formula, whichever mark it believes to stand between two cells."""


class PaperWords(Messages):
    """Words of the printed sheet."""


class Paper(msgspec.Struct, frozen=True):
    """What is to be written: the name of the match, a line about it, its rules, the words of its game, its score.

    seats: with their names as they are shown. parts: what the totals consist of, told instead of the rounds.
    """

    title: str
    about: str
    rules: str
    words: GameWords
    score: ScoreSheet
    seats: tuple[SeatInfo, ...]
    family: str
    """Family of the program's font."""
    parts: Parts | None = None


def paper_of(
    match: MatchHeader,
    score: ScoreSheet,
    viewer: int | None,
    when: str,
    mark: Mark,
    family: str,
    parts: Parts | None = None,
) -> Paper:
    """The sheet of a match. when: words for the day it was played. mark: why it counts apart."""
    voice = Voice(match.seats, viewer)
    variant = variant_words(match.game, match.variant).name
    rounds = rounds_word(len(score.rounds)) if parts is None else ""
    rules = (mark_sentence(mark), summary(match.game, match.variant, match.options))
    return Paper(
        title=filled(PaperWords.tr("Score sheet · {variant}"), variant=variant),
        about=" · ".join(filter(None, (when, players_word(len(match.seats)), rounds))),
        rules=" ".join(filter(None, rules)),
        words=WORDS[match.game],
        score=score if parts is None else replace(score, rounds=parts.points),
        seats=tuple(replace(seat, name=voice.name(place)) for place, seat in enumerate(match.seats)),
        family=family,
        parts=parts,
    )


class Unwritable(Exception):
    """The file could not be written; nothing was changed. Carries what the system said."""


def write(paper: Paper, path: Path) -> None:
    """Write the sheet; the ending of the name says in which form. Raises Unwritable."""
    data = csv_of(paper).encode("utf-8-sig") if path.suffix.lower() == CSV else pdf_of(paper)
    try:
        handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}-", dir=path.parent)
    except (OSError, ValueError) as error:
        raise Unwritable(str(error)) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError as error:
        with suppress(OSError):
            Path(name).unlink()
        raise Unwritable(error.strerror or str(error)) from error


# ---------------------------------------------------------------- a table for spreadsheets


def csv_of(paper: Paper) -> str:
    """One line for each player in the order of the places, one column for each round.

    Apart by semicolons where the language writes numbers with a comma, as spreadsheets expect it. No name can become a
    formula, also not a part of it in a spreadsheet that expects another separator.
    """
    sheet = _sheet(paper, widest=max(2, len(paper.score.rounds)))
    text = io.StringIO()
    separator = ";" if QLocale().decimalPoint() == "," else ","
    rows = csv.writer(text, delimiter=separator, lineterminator="\r\n", quoting=csv.QUOTE_NONNUMERIC)
    head = [PaperWords.tr("Place"), PaperWords.tr("Player"), *(_column_word(paper, one) for one in sheet.columns)]
    rows.writerow([_harmless(word) for word in (*head, PaperWords.tr("Total"))])
    for line in sheet.lines:
        rows.writerow([line.place, _harmless(line.name), *(cell.points for cell in line.cells), line.total])
    return text.getvalue()


def _harmless(word: str) -> str:
    """The word in one line, an apostrophe before all that could begin a formula."""
    return _FORMULA_START.sub(r"\1\2'", " ".join(word.split()))


# ---------------------------------------------------------------- one page of A4


def pdf_of(paper: Paper) -> bytes:
    """The sheet as a PDF file of one page, in the colours of paper whatever the theme."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_RESOLUTION)
    writer.setTitle(paper.title)
    writer.setCreator("Pega 6")
    size = QPageSize(QPageSize.PageSizeId.A4)
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF(0, 0, 0, 0)))
    painter = QPainter(writer)
    painter.scale(_RESOLUTION / 72, _RESOLUTION / 72)
    _Page(painter, paper).draw()
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


class _Page:
    """Draws one sheet in points of an A4 page, from top to bottom."""

    def __init__(self, painter: QPainter, paper: Paper) -> None:
        self._painter, self._paper, self._theme = painter, paper, Theme()
        self._sheet = _sheet(paper, widest=_MOST_ROWS)
        self._y = 62.0

    def draw(self) -> None:
        """The whole page."""
        paint.smooth(self._painter)
        self._head()
        self._table()
        self._places()
        self._text(PaperWords.tr("Written by Pega 6"), QPointF(_WIDTH / 2, _HEIGHT - 30), 8.5, SEMIBOLD, middle=True)

    def _head(self) -> None:
        theme = self._theme
        paint.ox_head(self._painter, QRectF(_SIDE, self._y - 21, 42, 42), colour=theme.accent, cut="#FFFFFF")
        left = _SIDE + 56
        self._text(self._paper.title, QPointF(left, self._y - 9), 21, EXTRABOLD, room=_WIDTH - _SIDE - left)
        self._text(self._paper.about, QPointF(left, self._y + 13), 11, SEMIBOLD, room=_WIDTH - _SIDE - left)
        self._y += 44
        for line in wrapped(self._paper.rules, self._font(9.5, SEMIBOLD), _WIDTH - 2 * _SIDE)[:3]:
            self._text(line, QPointF(_SIDE, self._y - 8), 9.5, SEMIBOLD)
            self._y += 13

    def _table(self) -> None:
        sheet, painter, theme = self._sheet, self._painter, self._theme
        count = len(self._paper.seats)
        first = 64.0 if self._paper.parts is None else 110.0
        column = (_WIDTH - 2 * _SIDE - first) / count
        room = _HEIGHT - 60 - self._y - 60 - _PLACE * self._place_rows
        row = max(9.0, min(24.0, room / (len(sheet.columns) + 2)))
        size = min(11.5, row * 0.62)
        self._y += row / 2 + 8
        names = min(10.5, max(7.0, column / 5.2))
        for seat in range(count):
            at = QPointF(_SIDE + first + (seat + 1) * column - 6, self._y)
            self._right(self._paper.seats[seat].name, at, names, BOLD, room=column - 6)
        if self._paper.parts is None:
            self._text(PaperWords.tr("Round"), QPointF(_SIDE + 6, self._y), 9.5, BOLD)
        self._y += max(0.0, 14 - row)
        by_seat = {line.seat: line for line in sheet.lines}
        for place, label in enumerate(sheet.columns):
            self._y += row
            if place % 2 == 0:
                box = QRectF(_SIDE, self._y - row / 2, _WIDTH - 2 * _SIDE, row)
                paint.rounded(painter, box, 3, fill=theme.plate)
            label_at = QPointF(_SIDE + 6, self._y)
            self._text(_column_word(self._paper, label), label_at, size, SEMIBOLD, room=first - 12)
            for seat in range(count):
                cell = by_seat[seat].cells[place]
                at = QPointF(_SIDE + first + (seat + 1) * column - 6, self._y)
                is_best = cell.is_best and (self._paper.parts is None or cell.points > 0)
                ink, weight = (theme.good, EXTRABOLD) if is_best else (theme.ink, REGULAR)
                self._right(signed(cell.points), at, size, weight, ink=ink)
        self._y += row * 0.5 + 3
        painter.setPen(paint.pen_for(theme.ink, 1.4))
        painter.drawLine(QLineF(_SIDE, self._y, _WIDTH - _SIDE, self._y))
        self._y += row * 0.5 + 3
        self._text(PaperWords.tr("Total"), QPointF(_SIDE + 6, self._y), size, EXTRABOLD)
        for seat in range(count):
            at = QPointF(_SIDE + first + (seat + 1) * column - 6, self._y)
            self._right(signed(by_seat[seat].total), at, size + 1, EXTRABOLD, ink=self._total_ink)
        self._y += row * 0.5 + 14
        self._text(
            self._paper.words.point_words().best_of_round, QPointF(_SIDE + 6, self._y), 8.5, BOLD, ink=theme.good
        )
        self._y += 18

    def _places(self) -> None:
        """Everybody in the order of the result, with whole names; many of them in two columns."""
        rows = self._place_rows
        columns = -(-len(self._sheet.lines) // rows)
        wide = (_WIDTH - 2 * _SIDE - 24 * (columns - 1)) / columns
        for number, line in enumerate(self._sheet.lines):
            column, row = divmod(number, rows)
            left, y = _SIDE + column * (wide + 24), self._y + (row + 1) * _PLACE
            place = place_word(line.place)
            self._right(place, QPointF(left + 26, y), 11, EXTRABOLD)
            points = self._paper.words.points(line.total)
            self._right(points, QPointF(left + wide, y), 11, BOLD, ink=self._total_ink)
            weight = EXTRABOLD if line.is_leading else SEMIBOLD
            self._text(line.name, QPointF(left + 34, y), 11, weight, room=wide - 120)

    @property
    def _total_ink(self) -> str:
        """Red where points cost; plain where more is better."""
        return self._theme.accent if self._paper.score.is_low_best else self._theme.ink

    @property
    def _place_rows(self) -> int:
        count = len(self._sheet.lines)
        return count if count <= _ONE_COLUMN else (count + 1) // 2

    def _text(
        self,
        words: str,
        at: QPointF,
        size: float,
        weight: int,
        *,
        ink: str = "",
        room: float | None = None,
        middle: bool = False,
    ) -> None:
        align = paint.Align.MIDDLE if middle else paint.Align.LEFT
        font = self._font(size, weight)
        paint.text(self._painter, words, at, font, ink or self._theme.ink, align=align, max_width=room)

    def _right(
        self, words: str, at: QPointF, size: float, weight: int, *, ink: str = "", room: float | None = None
    ) -> None:
        font = self._font(size, weight)
        paint.text(self._painter, words, at, font, ink or self._theme.ink, align=paint.Align.RIGHT, max_width=room)

    def _font(self, size: float, weight: int) -> QFont:
        # Qt tells a PDF which letter a shape is only for shapes a character has by itself: tabular figures have none.
        return make_font(self._paper.family, max(1, round(size)), weight, is_tabular=False)


def _sheet(paper: Paper, *, widest: int) -> Sheet:
    return sheet_of(paper.score, paper.seats, None, widest=widest)


def _column_word(paper: Paper, column: Column) -> str:
    if paper.parts is not None:
        name = paper.parts.names[column.first - 1]
        return name[:1].upper() + name[1:]
    if column.first == column.last:
        return filled(PaperWords.tr("R{number}", "round column"), number=column.first)
    return filled(
        PaperWords.tr("R{first}–{last}", "several rounds in one column"), first=column.first, last=column.last
    )
