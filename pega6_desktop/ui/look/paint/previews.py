"""Speech bubbles: what a preview says before a card is let go, their outline with its tip, and how it is set inside.

Owns the plain frozen words and numbers that boards make, outline, fonts, columns and line breaks. Must not know rules,
nor where the bubble stands.
"""

from enum import Enum
from typing import assert_never

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, paragraph, pen_for, text
from pega6_desktop.ui.look.paint.marks import heads, heads_width
from pega6_desktop.ui.look.paint.surfaces import PLATE_RADIUS, shadow
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD, line_step, text_width, wrapped


class PreviewTone(Enum):
    """Whether words are plain, good news (nothing is taken, heads are cancelled) or cost heads."""

    PLAIN = "plain"
    GOOD = "good"
    COSTS = "costs"


class Preview(msgspec.Struct, frozen=True):
    """What letting go would do: title, a quieter sentence, and `heads` with the words behind them.

    `heads` None shows the words alone.
    """

    title: str
    text: str
    heads: int | None
    words: str
    tone: PreviewTone = PreviewTone.PLAIN


class SumRow(msgspec.Struct, frozen=True):
    """One line of a sum: label at the left, its number ("+ 13") at the right."""

    label: str
    number: str
    tone: PreviewTone = PreviewTone.PLAIN


class SumPreview(msgspec.Struct, frozen=True):
    """A sum of heads: its lines, then below a rule what it comes to, and a quiet note ("without it: 19")."""

    title: str
    rows: tuple[SumRow, ...]
    total_label: str
    total: int
    note: str = ""


_TIP_HALF = 11


def bubble_shell(painter: QPainter, look: Look, box: QRectF, tip: QPointF | None = None) -> None:
    """Shadow, edge and body of a bubble; `tip` is the point it speaks of, on whichever side it lies."""
    theme, u = look.theme, look.u
    shadow(painter, look, box, PLATE_RADIUS * u, blur=11 * u, drop=5 * u)
    painter.setPen(pen_for(theme.bubble_edge, 2 * u))
    painter.setBrush(QColor(theme.bubble))
    painter.drawPath(_outline(box, tip, u))


def _outline(box: QRectF, tip: QPointF | None, u: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(box, PLATE_RADIUS * u, PLATE_RADIUS * u)
    root = None if tip is None else _tip_root(box, tip, _TIP_HALF * u, PLATE_RADIUS * u, u)
    if tip is None or root is None:
        return path
    corner = QPainterPath(root[0])
    corner.lineTo(tip)
    corner.lineTo(root[1])
    corner.closeSubpath()
    return path.united(corner)


def _tip_root(box: QRectF, tip: QPointF, half: float, corner: float, inset: float) -> tuple[QPointF, QPointF] | None:
    """The two points of the box between which the tip begins, on the side it points from; None for a tip inside."""
    beyond_x = max(box.left() - tip.x(), tip.x() - box.right())
    beyond_y = max(box.top() - tip.y(), tip.y() - box.bottom())
    if max(beyond_x, beyond_y) <= 0:
        return None
    if beyond_y >= beyond_x:
        y = box.bottom() - inset if tip.y() > box.center().y() else box.top() + inset
        x = max(box.left() + corner + half, min(tip.x(), box.right() - corner - half))
        return QPointF(x - half, y), QPointF(x + half, y)
    x = box.right() - inset if tip.x() > box.center().x() else box.left() + inset
    y = max(box.top() + corner + half, min(tip.y(), box.bottom() - corner - half))
    return QPointF(x, y - half), QPointF(x, y + half)


_WIDEST, _NARROWEST = 320, 190
_PAD_X, _PAD_Y = 16, 12


def preview_size(look: Look, preview: Preview) -> QSizeF:
    """The size of the body `preview_body` needs, logical px."""
    u, inner = look.u, _inner_width(look, preview)
    height = _height(preview.title, _title_font(look), inner) + _height(preview.text, _text_font(look), inner)
    height += max(line_step(_words_font(look)) * len(_result_lines(look, preview, inner)), 24 * u)
    return QSizeF(inner + 2 * _PAD_X * u, height + 2 * _PAD_Y * u)


def preview_body(painter: QPainter, look: Look, box: QRectF, preview: Preview) -> None:
    """The words of a preview in `box`, which is as large as `preview_size` says; the shell is drawn before."""
    theme, u = look.theme, look.u
    x, y, inner = box.x() + _PAD_X * u, box.y() + _PAD_Y * u, box.width() - 2 * _PAD_X * u
    y += _paragraph(painter, preview.title, QPointF(x, y), _title_font(look), theme.ink, inner)
    y += _paragraph(painter, preview.text, QPointF(x, y), _text_font(look), theme.muted, inner)
    font, lines = _words_font(look), _result_lines(look, preview, inner)
    step = line_step(font)
    y = (y + box.bottom() - _PAD_Y * u) / 2 - (len(lines) - 1) * step / 2
    indent = 0.0
    if preview.heads is not None:
        indent = heads(painter, preview.heads, QPointF(x, y), _heads_font(look), theme.accent, theme.bubble) + 6 * u
    for index, line in enumerate(lines):
        at = QPointF(x + (indent if index == 0 else 0), y + index * step)
        text(painter, line, at, font, _ink(look, preview.tone))


def sum_size(look: Look, preview: SumPreview) -> QSizeF:
    """The size of the body `sum_body` needs, logical px."""
    u, inner = look.u, _sum_width(look, preview)
    height = _height(preview.title, _sum_title_font(look), inner) + 4 * u
    height += sum(_row_height(look, row, inner) for row in preview.rows)
    height += _total_height(look, preview, inner)
    return QSizeF(inner + 2 * _PAD_X * u, height + 2 * _PAD_Y * u)


def sum_body(painter: QPainter, look: Look, box: QRectF, preview: SumPreview) -> None:
    """The sum in `box`, which is as large as `sum_size` says; the shell is drawn before."""
    theme, u = look.theme, look.u
    x, y, inner = box.x() + _PAD_X * u, box.y() + _PAD_Y * u, box.width() - 2 * _PAD_X * u
    y += _paragraph(painter, preview.title, QPointF(x, y), _sum_title_font(look), theme.ink, inner) + 4 * u
    for row in preview.rows:
        _sum_row(painter, look, row, QRectF(x, y, inner, _row_height(look, row, inner)))
        y += _row_height(look, row, inner)
    y += 5 * u
    painter.fillRect(QRectF(x, y, inner, max(1.0, 1.4 * u)), QColor(theme.plate_edge))
    _total(painter, look, preview, QRectF(x, y, inner, box.bottom() - _PAD_Y * u - y))


def _sum_row(painter: QPainter, look: Look, row: SumRow, place: QRectF) -> None:
    theme, font = look.theme, look.font(14, SEMIBOLD if row.tone is PreviewTone.PLAIN else BOLD)
    ink = _ink(look, row.tone)
    label_ink = theme.muted if row.tone is PreviewTone.PLAIN else ink
    room = place.width() - _number_width(look, row)
    _paragraph(painter, row.label, place.topLeft(), font, label_ink, room)
    at = QPointF(place.right(), place.y() + line_step(font) / 2)
    text(painter, row.number, at, look.font(15, EXTRABOLD), ink, align=Align.RIGHT)


def _total(painter: QPainter, look: Look, preview: SumPreview, place: QRectF) -> None:
    theme, u = look.theme, look.u
    font, big = look.font(15, BOLD), look.font(26, EXTRABOLD)
    room = place.width() - heads_width(preview.total, big) - 12 * u
    y = place.y() + 8 * u
    y += _paragraph(painter, preview.total_label, QPointF(place.x(), y), font, theme.ink, room)
    _paragraph(painter, preview.note, QPointF(place.x(), y), _text_font(look), theme.muted, room)
    at = QPointF(place.right(), (place.y() + 6 * u + place.bottom()) / 2)
    heads(painter, preview.total, at, big, theme.accent, theme.bubble, align=Align.RIGHT)


def _total_height(look: Look, preview: SumPreview, inner: float) -> float:
    u, big = look.u, look.font(26, EXTRABOLD)
    room = inner - heads_width(preview.total, big) - 12 * u
    words = _height(preview.total_label, look.font(15, BOLD), room) + _height(preview.note, _text_font(look), room)
    return 13 * u + max(words, big.pixelSize() * 1.3)


def _row_height(look: Look, row: SumRow, inner: float) -> float:
    font = look.font(14, SEMIBOLD if row.tone is PreviewTone.PLAIN else BOLD)
    return _height(row.label, font, inner - _number_width(look, row)) + 3 * look.u


def _number_width(look: Look, row: SumRow) -> float:
    return text_width(row.number, look.font(15, EXTRABOLD)) + 14 * look.u


def _sum_width(look: Look, preview: SumPreview) -> float:
    """Wide enough for every line, within what a bubble may take."""
    u = look.u
    total = text_width(preview.total_label, look.font(15, BOLD)) + 12 * u
    total += heads_width(preview.total, look.font(26, EXTRABOLD))
    rows = [text_width(row.label, look.font(14, BOLD)) + _number_width(look, row) for row in preview.rows]
    return _bounded(look, max(text_width(preview.title, _sum_title_font(look)), total, *rows, 0.0))


def _inner_width(look: Look, preview: Preview) -> float:
    fonts = ((preview.title, _title_font(look)), (preview.text, _text_font(look)))
    words = text_width(preview.words, _words_font(look)) + _indent(look, preview)
    return _bounded(look, max(words, *(text_width(line, font) for line, font in fonts)))


def _bounded(look: Look, width: float) -> float:
    # One px more than the words: what is measured as a line must not wrap for a rounding error.
    scale = look.u * max(1.0, look.text_scale * 0.8)
    return min(_WIDEST * scale, max(_NARROWEST * look.u, width + 1))


def _result_lines(look: Look, preview: Preview, inner: float) -> tuple[str, ...]:
    """The words behind the heads: the first line is shorter by the heads."""
    font, words = _words_font(look), preview.words.split()
    first = inner - _indent(look, preview)
    count = len(words)
    while count > 1 and text_width(" ".join(words[:count]), font) > first:
        count -= 1
    rest = " ".join(words[count:])
    return (" ".join(words[:count]), *(wrapped(rest, font, inner) if rest else ()))


def _indent(look: Look, preview: Preview) -> float:
    return 0.0 if preview.heads is None else heads_width(preview.heads, _heads_font(look)) + 6 * look.u


def _height(words: str, font: QFont, width: float) -> float:
    return len(wrapped(words, font, width)) * line_step(font) if words else 0.0


def _paragraph(painter: QPainter, words: str, at: QPointF, font: QFont, ink: str, width: float) -> float:
    """Wrapped lines whose top is `at.y()`; returns their height."""
    if not words:
        return 0.0
    return paragraph(painter, words, at + QPointF(0, line_step(font) / 2), font, ink, width=width)


def _ink(look: Look, tone: PreviewTone) -> str:
    theme = look.theme
    match tone:
        case PreviewTone.PLAIN:
            return theme.ink
        case PreviewTone.GOOD:
            return theme.good
        case PreviewTone.COSTS:
            return theme.accent
        case _:
            assert_never(tone)


def _title_font(look: Look) -> QFont:
    return look.font(15, EXTRABOLD)


def _sum_title_font(look: Look) -> QFont:
    return look.font(17, EXTRABOLD)


def _text_font(look: Look) -> QFont:
    return look.font(13, SEMIBOLD)


def _words_font(look: Look) -> QFont:
    return look.font(13, BOLD)


def _heads_font(look: Look) -> QFont:
    return look.font(15, EXTRABOLD)
