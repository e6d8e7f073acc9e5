"""Where special cards lie: the tray of the own ones, captions under cards, counters at the seats, the card of the turn.

Owns how these pieces are set. Must not know which card may be played, nor why.
"""

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, Ink, rounded, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER, ROW_RADIUS
from pega6_desktop.ui.look.paint.marks import icon
from pega6_desktop.ui.look.paint.surfaces import PLATE_RADIUS, shadow
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, elided, text_width, wrapped

_LEADING, _TITLE_LEADING = 1.08, 1.2
_LEAST_CAPTION = 11
_COUNTED_SINGLY = 3
_COUNTER = (11.0, 15.0)
_COUNTER_STEP = 9.0


class CaptionTone(Enum):
    """What the words under a card mean."""

    NOW = "now"
    MAY = "may"
    CHOSEN = "chosen"
    NOT = "not"
    PILE = "pile"


def special_tray(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The panel under the player's special cards (402 u wide beside the hand)."""
    theme, u = look.theme, look.u
    shadow(painter, look, rect, PLATE_RADIUS * u, blur=7 * u, drop=2 * u, strength=0.7)
    fill = tint(theme.tray, 1.0 if theme.is_flat else 0.94)
    rounded(painter, rect, PLATE_RADIUS * u, fill=fill, edge=theme.tray_edge, stroke=1.8 * u)


def tray_note(painter: QPainter, look: Look, rect: QRectF, words: str) -> None:
    """What is said on the panel while no card lies there."""
    u = look.u
    inner = rect.adjusted(18 * u, 10 * u, -18 * u, -10 * u)
    lines, font = _fitted(words, look.font(15, SEMIBOLD), inner)
    _stacked(painter, [(line, font) for line in lines], rect.center(), look.theme.tray_muted)


def played_place(painter: QPainter, look: Look, card: QRectF, name: str, words: str) -> None:
    """The place in the tray of a card that is in play: dashed, with the card's name and `words` ("in play")."""
    theme, u = look.theme, look.u
    box = card.adjusted(1, 1, -1, -1)
    fill = tint(theme.tray_edge, 0.0 if theme.is_flat else 0.10)
    rounded(painter, box, card.width() * CARD_CORNER, fill=fill, edge=theme.tray_edge, stroke=1.8 * u, dash=(3, 3))
    strip = QRectF(card.x() + 6 * u, card.y(), card.width() - 12 * u, card.height() / 3)
    names, name_font = _fitted(name, look.font(15, EXTRABOLD), strip)
    notes, note_font = _fitted(words, look.font(12, SEMIBOLD), strip)
    lines = [(line, name_font) for line in names] + [(line, note_font) for line in notes]
    _stacked(painter, lines, card.center(), theme.tray_text)


def caption(painter: QPainter, look: Look, rect: QRectF, words: str, tone: CaptionTone) -> None:
    """Words in the middle of `rect`, the free strip below a card: as many lines as it has room for.

    NOW, MAY, CHOSEN and NOT stand on the tray (drop it here; it may be played; it was chosen; why it may not), PILE
    stands on the felt ("deck: 10").
    """
    inner = rect.adjusted(3 * look.u, 0, -3 * look.u, 0)
    lines, font = _fitted(words, look.font(12, _CAPTION_WEIGHTS[tone]), inner)
    _stacked(painter, [(line, font) for line in lines], rect.center(), _caption_ink(look, tone))


def check_line(painter: QPainter, look: Look, rect: QRectF, words: str, *, is_on: bool) -> None:
    """A line of paper to be ticked, below the cards on the tray."""
    theme, u = look.theme, look.u
    rounded(painter, rect, 8 * u, fill=theme.plate, edge=theme.tray_edge, stroke=1.5 * u)
    side = min(16 * u, rect.height() - 6 * u)
    box = QRectF(rect.x() + 8 * u, rect.center().y() - side / 2, side, side)
    rounded(painter, box, 4 * u, fill=theme.tray_edge if is_on else None, edge=theme.tray_edge, stroke=1.8 * u)
    if is_on:
        icon(painter, "check", box.adjusted(2 * u, 2 * u, -2 * u, -2 * u), theme.plate, 3.2)
    room = QRectF(box.right() + 6 * u, rect.y(), rect.right() - box.right() - 12 * u, rect.height())
    lines, font = _fitted(words, look.font(13, EXTRABOLD if is_on else BOLD), room)
    _stacked(painter, [(line, font) for line in lines], room.center(), theme.ink)


def special_counter(painter: QPainter, look: Look, at: QPointF, count: int) -> float:
    """Little backs for the special cards a player holds, from `at` (top left) to the right; returns their width.

    Up to three are shown one by one, more as three with their number on the last one; nothing for none.
    """
    theme, u = look.theme, look.u
    width, height = _COUNTER[0] * u, _COUNTER[1] * u
    shown = min(count, _COUNTED_SINGLY)
    is_numbered = count > _COUNTED_SINGLY
    last = max(width, 17 * u) if is_numbered else width
    for index in range(shown):
        is_last = index == shown - 1
        left = at.x() + index * _COUNTER_STEP * u
        box = QRectF(left, at.y(), last if is_last else width, height)
        rounded(painter, box, 2.5 * u, fill=theme.special.face, edge=theme.special.text, stroke=1.4 * u)
        if is_last and is_numbered:
            font = look.exact_font(max(10.0, 11 * u), EXTRABOLD)
            text(painter, str(count), box.center(), font, theme.special.text, align=Align.MIDDLE)
    return (shown - 1) * _COUNTER_STEP * u + last if shown else 0.0


def turn_card_plate(painter: QPainter, look: Look, rect: QRectF, card: QRectF, title: str, words: str) -> None:
    """The plate on the felt that holds the card to be placed: title and a sentence left of the card, or the title alone
    over it.

    The title is set in smaller type before it is cut; the sentence goes where there is no room for all of it.
    """
    theme, u = look.theme, look.u
    fill = tint(theme.trough, 1.0 if theme.is_flat else 0.85)
    rounded(painter, rect, (ROW_RADIUS - 1) * u, fill=fill, edge=theme.gold, stroke=2 * u)
    if rect.height() > rect.width():
        strip = QRectF(rect.x() + 4 * u, rect.y() + 2 * u, rect.width() - 8 * u, card.top() - rect.y() - 5 * u)
        lines, font = _fitted(title, look.font(13, BOLD), strip)
        _stacked(painter, [(line, font) for line in lines], strip.center(), theme.felt_text)
        return
    font, room = look.font(11.5, REGULAR), rect.height() - 10 * u
    x, width = rect.x() + 12 * u, card.left() - rect.x() - 20 * u
    heading, title_font = _fitted(title, look.font(13, BOLD), QRectF(0, 0, width, room * _LEADING / _TITLE_LEADING))
    body = wrapped(words, font, width)
    step, body_step = title_font.pixelSize() * _TITLE_LEADING, font.pixelSize() * 1.3
    if len(heading) * step + len(body) * body_step + 5 * u > room:
        body = ()
    gap = 5 * u if body else 0.0
    y = rect.center().y() - (len(heading) * step + gap + len(body) * body_step) / 2
    for index, line in enumerate(heading):
        text(painter, line, QPointF(x, y + (index + 0.5) * step), title_font, theme.felt_text)
    y += len(heading) * step + gap
    for index, line in enumerate(body):
        text(painter, line, QPointF(x, y + (index + 0.5) * body_step), font, theme.felt_text)


_CAPTION_WEIGHTS = {
    CaptionTone.NOW: BOLD,
    CaptionTone.MAY: BOLD,
    CaptionTone.CHOSEN: EXTRABOLD,
    CaptionTone.NOT: SEMIBOLD,
    CaptionTone.PILE: SEMIBOLD,
}


def _caption_ink(look: Look, tone: CaptionTone) -> str:
    theme = look.theme
    match tone:
        case CaptionTone.CHOSEN:
            return theme.tray_chosen
        case CaptionTone.NOT:
            return theme.tray_muted
        case CaptionTone.PILE:
            return theme.felt_text
        case CaptionTone.NOW | CaptionTone.MAY:
            return theme.tray_text
        case _:
            assert_never(tone)


def _fitted(words: str, font: QFont, rect: QRectF) -> tuple[tuple[str, ...], QFont]:
    """The words in the lines `rect` has room for; smaller type before a word is cut."""
    fitted = QFont(font)
    lines: tuple[str, ...] = ()
    for px in range(font.pixelSize(), min(font.pixelSize(), _LEAST_CAPTION) - 1, -1):
        fitted.setPixelSize(px)
        lines = wrapped(words, fitted, rect.width())
        room = max(1, int(rect.height() / (px * _LEADING) + 0.1))
        has_whole_words = all(text_width(word, fitted) <= rect.width() for word in words.split())
        if len(lines) <= room and has_whole_words:
            return lines, fitted
    room = max(1, int(rect.height() / (fitted.pixelSize() * _LEADING) + 0.1))
    kept = lines[: room - 1]
    rest = " ".join(words.split()[sum(len(line.split()) for line in kept) :])
    return (*kept, elided(rest, fitted, rect.width())), fitted


def _stacked(painter: QPainter, lines: Sequence[tuple[str, QFont]], centre: QPointF, ink: Ink) -> None:
    """Lines below each other, each in the middle, all of them around `centre`."""
    steps = [font.pixelSize() * _LEADING for _, font in lines]
    y = centre.y() - sum(steps) / 2
    for (line, font), step in zip(lines, steps, strict=True):
        text(painter, line, QPointF(centre.x(), y + step / 2), font, ink, align=Align.MIDDLE)
        y += step
