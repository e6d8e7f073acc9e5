"""The score sheet on paper: one page of A4 as a PDF file, or a table for spreadsheets.

Owns both forms and the writing of the file, which is whole or not there at all. Must not know which match it is about
beyond its score, its players and the words it is given.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPainter, QPdfWriter, QTextDocument

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records import files
from pega6_desktop.records.record import MatchHeader, SeatInfo
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, elided, make_font, paint
from pega6_desktop.ui.look.look import Theme
from pega6_desktop.ui.screens.common.history_words import players_word, rounds_word
from pega6_desktop.ui.screens.common.house_rules import summary, variant_words
from pega6_desktop.ui.screens.common.score_table import Column, SheetLine, sheet_of
from pega6_desktop.ui.screens.common.words import mark_sentence
from pega6_desktop.ui.table.view import Parts
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import GameWords, Messages, Voice, filled, place_word, signed

PDF, CSV = ".pdf", ".csv"
_RESOLUTION = 144
_WIDTH, _HEIGHT, _SIDE, _TOP = 595.0, 842.0, 46.0, 41.0
"""A4 in points, the margin at its sides, and that above."""
_ROOM = _WIDTH - 2 * _SIDE
_ONE_COLUMN = 5
"""More players than this stand in two columns of the ranking."""
_MOST_ROWS = 42
"""More rounds than this share the first line of the sheet."""
_THEME = Theme()
_STYLE = """
p, td {{ color: {ink}; margin: 0px; white-space: pre-wrap; }}
.title {{ font-size: 21px; font-weight: 800; margin-left: 56px; }}
.about {{ margin-left: 56px; }}
.rules {{ font-size: 10px; margin-top: 12px; }}
.legend {{ font-size: 9px; font-weight: 700; color: {good}; margin-left: 6px; margin-top: 8px; }}
table {{ margin-top: 16px; }}
td {{ font-size: {size}px; padding: {room}px 6px; }}
.names {{ font-weight: 700; }}
.ground {{ background-color: {ground}; }}
.plain {{ font-weight: 400; }}
.best {{ font-weight: 800; color: {good}; }}
.points {{ font-weight: 700; color: {points}; }}
.sum {{ font-weight: 800; border-top: 1.4px solid {ink}; }}
.place {{ font-size: 11px; padding: 3px 4px; }}
.leader {{ font-weight: 800; }}
"""
"""Words keep their narrow spaces, which are no spaces in HTML. size: of the figures, room: above and below them, px."""
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
        files.write_whole(path, data)
    except (OSError, ValueError) as error:
        raise Unwritable(getattr(error, "strerror", None) or str(error)) from error


# ---------------------------------------------------------------- a table for spreadsheets


def csv_of(paper: Paper) -> str:
    """One line for each player in the order of the places, one column for each round.

    Apart by semicolons where the language writes numbers with a comma, as spreadsheets expect it. No name can become a
    formula, also not a part of it in a spreadsheet that expects another separator.
    """
    sheet = sheet_of(paper.score, paper.seats, None, widest=max(2, len(paper.score.rounds)))
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
    paint.smooth(painter)
    paint.ox_head(painter, QRectF(_SIDE, _TOP, 42, 42), colour=_THEME.accent, cut="#FFFFFF")
    foot, at = PaperWords.tr("Written by Pega 6"), QPointF(_WIDTH / 2, _HEIGHT - 30)
    paint.text(painter, foot, at, _font(paper, 9, SEMIBOLD), _THEME.ink, align=paint.Align.MIDDLE)
    painter.translate(_SIDE, _TOP)
    _laid_out(paper).drawContents(painter)
    painter.end()
    buffer.close()
    return bytes(buffer.data().data())


def _laid_out(paper: Paper) -> QTextDocument:
    """The sheet as a document for one page: the more rows, the smaller their type."""
    document = QTextDocument()
    document.setDefaultFont(_font(paper, 11, SEMIBOLD))
    document.setDocumentMargin(0)
    document.setTextWidth(_ROOM)
    # Red where points cost; plain where more is better.
    points = _THEME.accent if paper.score.is_low_best else _THEME.ink
    colours = {"ink": _THEME.ink, "good": _THEME.good, "ground": _THEME.plate, "points": points}
    body = _head(paper) + _rounds(paper) + _ranking(paper)
    for size in range(11, 3, -1):
        document.setDefaultStyleSheet(_STYLE.format(size=size, room=size * 0.36, **colours))
        document.setHtml(body)
        if document.size().height() <= _HEIGHT - _TOP - 50:
            break
    return document


def _font(paper: Paper, px: int, weight: int) -> QFont:
    # Qt tells a PDF which letter a shape is only for shapes a character has by itself: tabular figures have none.
    return make_font(paper.family, px, weight, is_tabular=False)


def _head(paper: Paper) -> str:
    title = elided(paper.title, _font(paper, 21, EXTRABOLD), _ROOM - 56)
    return _paragraph("title", title) + _paragraph("about", paper.about) + _paragraph("rules", paper.rules)


def _rounds(paper: Paper) -> str:
    """A row for each round or part, a column for each player in the order of the seats."""
    sheet = sheet_of(paper.score, paper.seats, None, widest=_MOST_ROWS)
    lines = sorted(sheet.lines, key=lambda line: line.seat)
    label, first = (PaperWords.tr("Round"), 64) if paper.parts is None else ("", 110)
    wide = (_ROOM - first) / len(lines)
    small = max(7, min(10, int(wide / 5.2)))
    names = [elided(line.name, _font(paper, small, BOLD), wide - 12) for line in lines]
    rows = [_row("names", label, [("", name) for name in names], f'width="{wide}" style="font-size: {small}px"')]
    for place, column in enumerate(sheet.columns):
        cells = [line.cells[place] for line in lines]
        best = [cell.is_best and (paper.parts is None or cell.points > 0) for cell in cells]
        figures = [
            ("best" if is_best else "plain", signed(cell.points)) for cell, is_best in zip(cells, best, strict=True)
        ]
        rows.append(_row("" if place % 2 else "ground", _column_word(paper, column), figures))
    rows.append(_row("sum", PaperWords.tr("Total"), [("points", signed(line.total)) for line in lines]))
    return _table(rows) + _paragraph("legend", paper.words.point_words().best_of_round)


def _row(kind: str, label: str, figures: Sequence[tuple[str, str]], how: str = "") -> str:
    """kind: class of all cells. figures: class and word of all but the first, at their right edges. how: attributes."""
    right = (f'<td align="right" class="{kind} {own}" {how}>{escape(word)}</td>' for own, word in figures)
    return f'<td class="{kind}">{escape(label)}</td>{"".join(right)}'


def _ranking(paper: Paper) -> str:
    """Everybody in the order of the result; many of them in two columns."""
    lines = sheet_of(paper.score, paper.seats, None, widest=2).lines
    columns = 1 if len(lines) <= _ONE_COLUMN else 2
    rows = -(-len(lines) // columns)
    wide = _ROOM / columns - 144
    return _table("".join(_placed(paper, line, wide) for line in lines[row::rows]) for row in range(rows))


def _placed(paper: Paper, line: SheetLine, wide: float) -> str:
    kind = "place leader" if line.is_leading else "place"
    name = elided(line.name, _font(paper, 11, EXTRABOLD), wide - 8)
    return (
        f'<td class="place leader" align="right" width="34">{place_word(line.place)}</td>'
        f'<td class="{kind}" width="{wide}">{escape(name)}</td>'
        f'<td class="place points" align="right" width="110">{escape(paper.words.points(line.total))}</td>'
    )


def _table(rows: Iterable[str]) -> str:
    inside = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table width="100%" cellspacing="0" style="border-collapse: collapse">{inside}</table>'


def _paragraph(kind: str, words: str) -> str:
    return f'<p class="{kind}">{escape(words)}</p>'


def _column_word(paper: Paper, column: Column) -> str:
    if paper.parts is not None:
        name = paper.parts.names[column.first - 1]
        return name[:1].upper() + name[1:]
    if column.first == column.last:
        return filled(PaperWords.tr("R{number}", "round column"), number=column.first)
    return filled(
        PaperWords.tr("R{first}–{last}", "several rounds in one column"), first=column.first, last=column.last
    )
