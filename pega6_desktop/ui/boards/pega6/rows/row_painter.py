"""The pictures of the rows: header, places, the place that takes the row, and the light of a legal target.

Owns what stands where in a row. Must not know layers, caches, or why a row is a target.
"""

from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.boards.pega6.rows import row_signs
from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, Price
from pega6_desktop.ui.boards.pega6.rows.layout import RowPlaces, RowsLayout
from pega6_desktop.ui.boards.pega6.rows.row_signs import RowState
from pega6_desktop.ui.look import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.cards.art import Canvas
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect, card_height

_DARK_ON_LIGHT = "#2A3B31"
_PRICE_FILL, _PRICE_AIMED, _PRICE_INK = "#5A1A10", "#8C2414", "#FFFFFF"
_LARGE_TYPE = 1.3
_MIDDLE, _RIGHT = paint.Align.MIDDLE, paint.Align.RIGHT
_GHOST = 0.72
"""Strength of a seal that is not there yet."""


class Light(msgspec.Struct, frozen=True):
    """How a row stands out, and the place in it that glows.

    place: index of the place; the number of places means the danger place. ghost: what stands in it. is_sure: the only
    place there is. is_aimed: chosen or under the pointer. is_right: no target but where a refused card would belong.
    gap: index of the card that has stepped aside for another one. has_seal: the row would take one card more.
    price: what the danger place says instead of the ghost.
    """

    state: RowState
    place: int | None = None
    ghost: str = ""
    is_sure: bool = True
    is_aimed: bool = False
    is_right: bool = False
    gap: int | None = None
    has_seal: bool = False
    price: Price | None = None


QUIET = Light(RowState.QUIET)


class RowPicture(NamedTuple):
    """One row without its cards, to be painted: its box, and its places on the device pixels the cards lie on."""

    painter: QPainter
    look: Look
    layout: RowsLayout
    box: Rect
    places: RowPlaces
    row: CardRow
    light: Light

    def draw(self) -> None:
        """Header, places, and what the light says of them."""
        painter, row, light, places = self.painter, self.row, self.light, self.places
        row_signs.trough(painter, self.look, qrect(self.box), light.state)
        if self.layout.header == "top":
            self._header()
        else:
            self._side_header()
        seen = places.pitch if places.pitch < self.layout.card else None
        for index, left in enumerate(places.lefts):
            label = "" if index in (light.place, light.gap) else str(index + 1)
            paint.empty_place(painter, self.look, self._place(left), label, visible=seen)
        danger = qrect(places.danger)
        is_lit = light.place is not None and light.place >= row.capacity
        has_head = not (row.has_seven or light.has_seal)
        label = "" if is_lit else row.danger
        paint.danger_place(painter, self.look, danger, label, is_full=row.is_full, has_head=has_head)
        if light.place is not None:
            self._lit(light.place, is_danger=is_lit)
        if light.gap is not None and light.gap < len(places.lefts):
            row_signs.open_gap(painter, self.look, self._place(places.lefts[light.gap]), light.ghost)
        if light.has_seal and not row.has_seven:
            with paint.kept(painter):
                painter.setOpacity(_GHOST)
                row_signs.seven_marker(painter, self.look, row_signs.seven_marker_rect(danger))

    def _place(self, left: float) -> QRectF:
        return QRectF(left, self.places.top, self.layout.card, card_height(self.layout.card))

    def _header(self) -> None:
        painter, row, look, u, theme = self.painter, self.row, self.look, self.look.u, self.look.theme
        y, x = self.box.y + self.layout.header_size * 0.5 + 2 * u, self.places.left
        radius = max(10.5 * u, look.text_px(13.6) * 0.77)
        self._badge(QPointF(x + radius - u, y), radius)
        x += 2 * radius + 7 * u
        ink = theme.danger if row.is_full else theme.felt_text
        x += paint.heads(painter, row.heads, QPointF(x, y), look.font(16, EXTRABOLD), ink, theme.trough) + 5 * u
        word = look.font(12, SEMIBOLD)
        x += paint.text(painter, row.heads_word, QPointF(x, y), word, theme.felt_text) + 10 * u
        right = self.places.right - 2 * u
        if self.light.price is not None and self.light.place is not None:
            self._price_notes(self.light.price, x, right, y)
            return
        note = look.font(12, BOLD if row.is_full else REGULAR)
        if not row.blocked_word and text_width(row.note, note) <= right - x:
            paint.text(painter, row.note, QPointF(right, y), note, ink, align=_RIGHT)

    def _side_header(self) -> None:
        painter, row, look, u, theme, box = self.painter, self.row, self.look, self.look.u, self.look.theme, self.box
        middle = box.x + 5 * u + self.layout.header_size / 2
        # Large type on low rows: number, heads and word keep to their share of the height.
        radius = min(max(12 * u, look.text_px(13.6) * 0.77), box.height * 0.16)
        self._badge(QPointF(middle, box.y + box.height * 0.24), radius)
        ink = theme.danger if row.is_full else theme.felt_text
        heads = look.exact_font(min(look.text_px(18), box.height * 0.25), EXTRABOLD)
        at = QPointF(middle, box.y + box.height * 0.54)
        paint.heads(painter, row.heads, at, heads, ink, theme.trough, align=_MIDDLE)
        word = look.exact_font(min(look.text_px(11), max(11.0, box.height * 0.16)), SEMIBOLD)
        if text_width(row.heads_word, word) <= self.layout.header_size + 6 * u:
            at = QPointF(middle, box.y + box.height * 0.76)
            paint.text(painter, row.heads_word, at, word, theme.felt_text, align=_MIDDLE)
        self._side_note()

    def _side_note(self) -> None:
        """The note behind the danger place, where there is room for its lines; that nothing costs less comes first."""
        painter, row, look, u = self.painter, self.row, self.look, self.look.u
        font = look.font(11.5, BOLD if row.is_full else SEMIBOLD)
        x = self.places.right + 9 * u
        space = self.box.right - 8 * u - x
        has_room = space > 56 * u and look.text_scale < _LARGE_TYPE and not row.blocked_word
        note = self.light.price.least if self.light.price is not None and self.light.price.least else row.note
        lines = wrapped(note, font, space) if has_room else ()
        longest = max((text_width(word, font) for word in note.split()), default=0.0)
        if not lines or longest > space or len(lines) > 4:
            return
        ink = look.theme.danger if row.is_full else look.theme.felt_text
        top = self.box.middle[1] - (len(lines) - 1) * line_step(font) / 2
        for index, line in enumerate(lines):
            paint.text(painter, line, QPointF(x, top + index * line_step(font)), font, ink)

    def _badge(self, at: QPointF, radius: float) -> None:
        theme = self.look.theme
        is_lit = self.light.state is RowState.LIT
        font = self.look.exact_font(radius * 1.3, EXTRABOLD)
        fill = theme.gold if is_lit else theme.trough if theme.is_flat else theme.felt_text
        ink = theme.on_gold if is_lit else theme.felt_text if theme.is_flat else _DARK_ON_LIGHT
        edge = theme.felt_text if theme.is_flat else None
        paint.badge(self.painter, str(self.row.number), at, radius, font, fill=fill, ink=ink, edge=edge)

    def _lit(self, place: int, *, is_danger: bool) -> None:
        if is_danger and self.light.price is not None:
            self._price(self.light.price)
            return
        if is_danger:
            self._lit_danger()
            return
        rect = self._place(self.places.lefts[place])
        if self.light.is_right:
            self._right_place(rect, self.light.ghost)
        else:
            paint.lit_place(self.painter, self.look, rect, self.light.ghost)

    def _right_place(self, rect: QRectF, ghost: str) -> None:
        """Where a refused card belongs: dashed, because it is information and not a target."""
        u, theme = self.look.u, self.look.theme
        box = rect.adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        fill = paint.tint(theme.gold, 0 if theme.is_flat else 0.18)
        paint.rounded(self.painter, box, rect.width() * 0.085, fill=fill, edge=theme.gold, stroke=3 * u, dash=(3, 2))
        font = self.look.exact_font(rect.width() * 0.46, EXTRABOLD)
        paint.text(self.painter, ghost, rect.center(), font, theme.lit_number, align=_MIDDLE)

    def _price_notes(self, price: Price, left: float, right: float, y: float) -> None:
        """In the header: that nothing costs less, and where it is meant what becomes of the row; whatever has room."""
        look, u, theme = self.look, self.look.u, self.look.theme
        font = look.font(12, BOLD)
        pill = text_width(price.least, font) + 34 * u
        if price.least and pill <= right - left:
            box = QRectF(right - pill + 4 * u, y - 10.5 * u, pill, 21 * u)
            edge = theme.bubble_edge
            paint.rounded(self.painter, box, box.height() / 2, fill=theme.bubble, edge=edge, stroke=1.2 * u)
            paint.icon(self.painter, "check", QRectF(box.x() + 8 * u, y - 6 * u, 12 * u, 12 * u), theme.good, 3.4)
            paint.text(self.painter, price.least, QPointF(box.right() - 9 * u, y), font, theme.good, align=_RIGHT)
            right = box.x() - 8 * u
        if self.light.is_aimed and price.note and text_width(price.note, font) <= right - left:
            paint.text(self.painter, price.note, QPointF(right, y), font, theme.felt_text, align=_RIGHT)

    def _price(self, price: Price) -> None:
        """The place that takes the row as its price: ox, word, heads, arrow; never the number of the card."""
        look, u, theme = self.look, self.look.u, self.look.theme
        place = qrect(self.places.danger)
        box = place.adjusted(-4 * u, -2 * u, 4 * u, 2 * u)
        fill = theme.danger_fill if theme.is_flat else _PRICE_AIMED if self.light.is_aimed else _PRICE_FILL
        stroke = 4 if self.light.is_aimed else 2.4
        paint.rounded(self.painter, box, self.layout.card * 0.085, fill=fill, edge=theme.gold, stroke=stroke * u)
        middle, height = box.center().x(), place.height()
        side = min(place.width() * 0.62, height * 0.26)
        head = QRectF(middle - side / 2, place.y() + height * 0.07, side, side)
        paint.ox_head(self.painter, head, colour=theme.danger, cut=fill)
        word = self._fitting(price.word, min(look.text_px(13), height * 0.13), place.width())
        at = QPointF(middle, place.y() + height * 0.42)
        paint.text(self.painter, price.word, at, word, _PRICE_INK, align=_MIDDLE)
        number = self._fitting(str(price.heads), min(look.text_px(34), height * 0.27), place.width() - 4 * u)
        at = QPointF(middle, place.y() + height * 0.605)
        paint.text(self.painter, str(price.heads), at, number, _PRICE_INK, align=_MIDDLE)
        at = QPointF(middle, place.y() + height * 0.855)
        sign, ink = ("check", theme.good) if price.least and self.layout.header != "top" else ("down", theme.on_gold)
        ground = theme.bubble if sign == "check" else theme.gold
        paint.sign_disc(self.painter, sign, at, min(13 * u, height * 0.105), fill=ground, ink=ink, edge=theme.on_gold)

    def _fitting(self, words: str, px: float, room: float) -> QFont:
        """The type of that size, or as much smaller as the room asks for."""
        widest = text_width(words, self.look.exact_font(px, EXTRABOLD))
        return self.look.exact_font(px * min(1.0, room / widest) if widest else px, EXTRABOLD)

    def _lit_danger(self) -> None:
        """The place that takes the row as a target: gold edge, what it costs or brings, arrow."""
        u, theme = self.look.u, self.look.theme
        rect = qrect(self.places.danger)
        box = rect.adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        fill = paint.tint(theme.gold, 0.26 if self.light.is_aimed and not theme.is_flat else 0.0)
        stroke = 3.5 if self.light.is_sure or self.light.is_aimed else 2
        paint.rounded(self.painter, box, self.layout.card * 0.085, fill=fill, edge=theme.gold, stroke=stroke * u)
        number = self._fitting(self.light.ghost, rect.width() * 0.46, rect.width() - 6 * u)
        at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.625)
        paint.text(self.painter, self.light.ghost, at, number, theme.lit_number, align=_MIDDLE)
        at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.83)
        paint.sign_disc(self.painter, "down", at, 13 * u, fill=theme.gold, ink=theme.on_gold, edge=theme.on_gold)


def draw_ghost(on: Canvas, words: str, box: Rect) -> None:
    """The place of a row that does not lie yet: dashed, with words."""
    look, u, theme = on.look, on.look.u, on.look.theme
    rect = qrect(box).adjusted(u, u, -u, -u)
    fill = paint.tint(theme.trough, 0.0 if theme.is_flat else 0.28)
    edge = paint.tint(theme.slot, 1.0 if theme.is_flat else 0.42)
    paint.rounded(on.painter, rect, ROW_RADIUS * u, fill=fill, edge=edge, stroke=1.4 * u, dash=(4, 4))
    font = look.font(13, SEMIBOLD)
    lines = wrapped(words, font, rect.width() - 32 * u)
    top = rect.center().y() - (len(lines) - 1) * line_step(font) / 2
    for index, line in enumerate(lines):
        at = QPointF(rect.center().x(), top + index * line_step(font))
        paint.text(on.painter, line, at, font, theme.felt_text, align=_MIDDLE)
