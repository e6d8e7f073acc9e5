"""The open draft: places of cards already taken, and players with the cards they have.

Owns how these pieces are set. Portraits and cards come as pixmaps. Must not know whose turn it is, nor any rule.
"""

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap

from pega6_desktop.ui.boards.pega6.draft import layout
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.brush import Align, rounded, text, tint
from pega6_desktop.ui.look.paint.felt import CARD_CORNER
from pega6_desktop.ui.look.paint.marks import heads, heads_width
from pega6_desktop.ui.look.paint.surfaces import plate
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD
from pega6_desktop.ui.table.cards.pieces import qrect, rect_of


@dataclass(frozen=True, slots=True)
class Drafter:
    """One player of the draft: portrait and cards as pixmaps, `heads` of those cards, `progress` ("3 of 10")."""

    name: str
    portrait: QPixmap
    heads: int
    progress: str
    cards: tuple[QPixmap, ...]
    places: int = 10
    is_turn: bool = False


def taken_place(painter: QPainter, look: Look, card: QRectF, portrait: QPixmap, number: int) -> None:
    """The place of a card that somebody took: dashed, with their portrait (0.4 of its width) and the number."""
    theme, u = look.theme, look.u
    box = card.adjusted(1, 1, -1, -1)
    edge = tint(theme.slot, 1.0 if theme.is_flat else 0.40)
    fill = tint(theme.trough, 1.0 if theme.is_flat else 0.55)
    rounded(painter, box, card.width() * CARD_CORNER, fill=fill, edge=edge, stroke=1.3 * u, dash=(3, 3.5))
    middle = card.center().x()
    _portrait(painter, portrait, QPointF(middle, card.y() + card.height() * 0.42))
    font = look.exact_font(max(11.0, card.width() * 0.2), BOLD)
    text(
        painter,
        str(number),
        QPointF(middle, card.y() + card.height() * 0.76),
        font,
        theme.felt_text,
        align=Align.MIDDLE,
    )


def free_place(painter: QPainter, look: Look, card: QRectF, label: str = "") -> None:
    """A place of the own hand on the wood that waits for a card; `label` is its number."""
    theme, u = look.theme, look.u
    box = card.adjusted(1, 1, -1, -1)
    fill = tint(theme.plate, 0.0 if theme.is_flat else 0.34)
    edge = tint(theme.wood_text, 1.0 if theme.is_flat else 0.62)
    rounded(painter, box, card.width() * CARD_CORNER, fill=fill, edge=edge, stroke=1.4 * u, dash=(3, 3))
    if label:
        font = look.exact_font(max(11.0, card.width() * 0.2), BOLD)
        text(painter, label, card.center(), font, theme.wood_text, align=Align.MIDDLE)


def drafter_portrait(look: Look, rect: QRectF) -> int:
    """Diameter of the portrait on the plate `rect`, whole logical px: make `Drafter.portrait` that wide."""
    return layout.portrait_width(rect_of(rect), look.u)


def drafter_card(look: Look, rect: QRectF, places: int = 10) -> int:
    """Width of a card on the plate `rect`, whole logical px: make the pixmaps of `Drafter.cards` that wide."""
    return layout.card_width(rect_of(rect), places, look.u)


def drafter_places(look: Look, rect: QRectF, places: int = 10) -> tuple[QRectF, ...]:
    """The boxes of the cards on the plate, for hit tests and for `drafter_plate`."""
    return tuple(map(qrect, layout.card_places(rect_of(rect), places, look.u)))


def drafter_plate(painter: QPainter, look: Look, rect: QRectF, drafter: Drafter) -> None:
    """Another player in the draft: portrait, name, heads and progress at the left, cards and free places at the right.

    On a low plate the words stand beside the portrait, on a high one too, over the cards. What has no room goes: the
    progress first, then the portrait.
    """
    theme = look.theme
    edge, stroke = (theme.gold, 3.0) if drafter.is_turn else (theme.plate_edge, 1.5)
    plate(painter, look, rect, edge=edge, stroke=stroke)
    person = qrect(layout.person_part(rect_of(rect), look.u))
    if layout.has_words_beside(rect_of(rect), look.u):
        _person_beside(painter, look, person, drafter)
    else:
        _person_below(painter, look, person, drafter)
    for index, box in enumerate(drafter_places(look, rect, drafter.places)):
        if index < len(drafter.cards):
            painter.drawPixmap(box.topLeft(), drafter.cards[index])
        else:
            _free_on_plate(painter, look, box)


class _Lines(NamedTuple):
    """The fonts of name, heads and progress and the heights of their lines; no height for a line that has no room."""

    fonts: tuple[QFont, QFont, QFont]
    steps: tuple[float, float, float]

    @property
    def height(self) -> float:
        return sum(self.steps)


def _lines(look: Look, drafter: Drafter, width: float, room: float, portrait: float) -> _Lines:
    """The lines that fit into `room` with a portrait of that height; name and heads get smaller, not cut off."""
    name, count, progress = look.font(16, EXTRABOLD), look.font(15, EXTRABOLD), look.font(13, BOLD)
    shrunk = min(1.0, room / (name.pixelSize() * 1.4 + count.pixelSize() * 1.5))
    name.setPixelSize(max(1, int(name.pixelSize() * shrunk)))
    shrunk = min(shrunk, width / heads_width(drafter.heads, count))
    count.setPixelSize(max(1, int(count.pixelSize() * shrunk)))
    steps = name.pixelSize() * 1.4, count.pixelSize() * 1.5, progress.pixelSize() * 1.6
    has_progress = portrait + sum(steps) <= room
    return _Lines((name, count, progress), (*steps[:2], steps[2] if has_progress else 0.0))


def _person_below(painter: QPainter, look: Look, box: QRectF, drafter: Drafter) -> None:
    """Portrait, name, heads and progress below each other."""
    portrait = drafter.portrait.deviceIndependentSize().height() + 6 * look.u
    room = box.height() - 10 * look.u
    lines = _lines(look, drafter, box.width(), room, portrait)
    has_portrait = portrait + lines.height <= room
    y = box.center().y() - (lines.height + (portrait if has_portrait else 0.0)) / 2
    if has_portrait:
        _portrait(painter, drafter.portrait, QPointF(box.center().x(), y + portrait / 2 - 3 * look.u))
        y += portrait
    _set_lines(painter, look, QRectF(box.x(), y, box.width(), 0), drafter, lines, Align.MIDDLE)


def _person_beside(painter: QPainter, look: Look, box: QRectF, drafter: Drafter) -> None:
    """Portrait at the left; name, heads and progress at its right."""
    u, side = look.u, drafter.portrait.deviceIndependentSize().width()
    _portrait(painter, drafter.portrait, QPointF(box.x() + side / 2, box.center().y()))
    left = box.x() + side + 8 * u
    width = box.right() + 6 * u - left
    lines = _lines(look, drafter, width, box.height() - 8 * u, 0.0)
    place = QRectF(left, box.center().y() - lines.height / 2, width, 0)
    _set_lines(painter, look, place, drafter, lines, Align.LEFT)


def _set_lines(painter: QPainter, look: Look, box: QRectF, drafter: Drafter, lines: _Lines, align: Align) -> None:
    """The lines below the top of the box."""
    theme, x, y = look.theme, box.x() + box.width() * align.value, box.y()
    (name, count, progress), steps = lines
    at = QPointF(x, y + steps[0] / 2)
    text(painter, drafter.name, at, name, theme.ink, align=align, max_width=box.width())
    at = QPointF(x, y + steps[0] + steps[1] / 2)
    heads(painter, drafter.heads, at, count, theme.accent, theme.plate, align=align)
    if steps[2]:
        at = QPointF(x, y + lines.height - steps[2] / 2)
        text(painter, drafter.progress, at, progress, theme.muted, align=align, max_width=box.width() + 4)


def _free_on_plate(painter: QPainter, look: Look, box: QRectF) -> None:
    theme = look.theme
    edge = tint(theme.muted, 1.0 if theme.is_flat else 0.55)
    fill = tint(theme.muted, 0.0 if theme.is_flat else 0.06)
    inner = box.adjusted(1, 1, -1, -1)
    rounded(painter, inner, box.width() * CARD_CORNER, fill=fill, edge=edge, stroke=1.1 * look.u, dash=(3, 3))


def _portrait(painter: QPainter, portrait: QPixmap, centre: QPointF) -> None:
    size = portrait.deviceIndependentSize()
    painter.drawPixmap(centre - QPointF(size.width() / 2, size.height() / 2), portrait)
