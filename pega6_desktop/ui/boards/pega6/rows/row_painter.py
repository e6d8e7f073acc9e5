"""The pictures of the rows: header, places, the place that takes the row, and the light of a legal target.

Owns what stands where in a row. Must not know layers, caches, or why a row is a target.
"""

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, Price
from pega6_desktop.ui.boards.pega6.rows.layout import Header, Places
from pega6_desktop.ui.look import BOLD, EXTRABOLD, REGULAR, SEMIBOLD, Look, line_step, paint, text_width, wrapped
from pega6_desktop.ui.look.paint import RowState
from pega6_desktop.ui.look.paint.felt import ROW_RADIUS
from pega6_desktop.ui.table.places import Rect

_DARK_ON_LIGHT = "#2A3B31"
_PRICE_FILL, _PRICE_AIMED, _PRICE_INK = "#5A1A10", "#8C2414", "#FFFFFF"
_LARGE_TYPE = 1.3
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


class RowShape(msgspec.Struct, frozen=True):
    """Geometry of one row: its box, its header, the places, and the width of a card."""

    box: Rect
    header: Header
    header_size: float
    places: Places
    card: int
    card_height: int


class RowPainter:
    """Draws rows into a painter that uses the coordinates of the window."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def draw(self, painter: QPainter, row: CardRow, shape: RowShape, light: Light) -> None:
        """One row without its cards."""
        paint.trough(painter, self._look, _rect(shape.box), light.state)
        if shape.header == "top":
            self._header(painter, row, shape, light)
        else:
            self._side_header(painter, row, shape, light)
        seen = shape.places.pitch if shape.places.pitch < shape.card else None
        for index, left in enumerate(shape.places.lefts):
            label = "" if index in (light.place, light.gap) else str(index + 1)
            paint.empty_place(painter, self._look, self._place(shape, left), label, visible=seen)
        danger = _rect(shape.places.danger)
        is_lit = light.place is not None and light.place >= row.capacity
        has_head = not (row.has_seven or light.has_seal)
        label = "" if is_lit else row.danger
        paint.danger_place(painter, self._look, danger, label, is_full=row.is_full, has_head=has_head)
        if light.place is not None:
            self._lit(painter, shape, light, is_danger=is_lit)
        if light.gap is not None and light.gap < len(shape.places.lefts):
            paint.open_gap(painter, self._look, self._place(shape, shape.places.lefts[light.gap]), light.ghost)
        if light.has_seal and not row.has_seven:
            with paint.kept(painter):
                painter.setOpacity(_GHOST)
                paint.seven_marker(painter, self._look, paint.seven_marker_rect(danger))

    def ghost(self, painter: QPainter, words: str, box: Rect) -> None:
        """The place of a row that does not lie yet: dashed, with words."""
        look, u, theme = self._look, self._look.u, self._look.theme
        rect = _rect(box).adjusted(u, u, -u, -u)
        fill = paint.tint(theme.trough, 0.0 if theme.is_flat else 0.28)
        edge = paint.tint(theme.slot, 1.0 if theme.is_flat else 0.42)
        paint.rounded(painter, rect, ROW_RADIUS * u, fill=fill, edge=edge, stroke=1.4 * u, dash=(4, 4))
        font = look.font(13, SEMIBOLD)
        lines = wrapped(words, font, rect.width() - 32 * u)
        top = rect.center().y() - (len(lines) - 1) * line_step(font) / 2
        for index, line in enumerate(lines):
            at = QPointF(rect.center().x(), top + index * line_step(font))
            paint.text(painter, line, at, font, theme.felt_text, align=paint.Align.MIDDLE)

    def _place(self, shape: RowShape, left: float) -> QRectF:
        return QRectF(left, shape.places.top, shape.card, shape.card_height)

    def _header(self, painter: QPainter, row: CardRow, shape: RowShape, light: Light) -> None:
        look, u, theme = self._look, self._look.u, self._look.theme
        y, x = shape.box.y + shape.header_size * 0.5 + 2 * u, shape.places.left
        radius = max(10.5 * u, look.text_px(13.6) * 0.77)
        self._badge(painter, row, QPointF(x + radius - u, y), radius, light)
        x += 2 * radius + 7 * u
        ink = theme.danger if row.is_full else theme.felt_text
        x += paint.heads(painter, row.heads, QPointF(x, y), look.font(16, EXTRABOLD), ink, theme.trough) + 5 * u
        word = look.font(12, SEMIBOLD)
        x += paint.text(painter, row.heads_word, QPointF(x, y), word, theme.felt_text) + 10 * u
        right = shape.places.right - 2 * u
        if light.price is not None and light.place is not None:
            self._price_notes(
                painter, x, right, y, light.price if light.is_aimed else msgspec.structs.replace(light.price, note="")
            )
            return
        note = look.font(12, BOLD if row.is_full else REGULAR)
        if not row.blocked_word and text_width(row.note, note) <= right - x:
            paint.text(painter, row.note, QPointF(right, y), note, ink, align=paint.Align.RIGHT)

    def _side_header(self, painter: QPainter, row: CardRow, shape: RowShape, light: Light) -> None:
        look, u, theme, box = self._look, self._look.u, self._look.theme, shape.box
        middle = box.x + 5 * u + shape.header_size / 2
        # Large type on low rows: number, heads and word keep to their share of the height.
        radius = min(max(12 * u, look.text_px(13.6) * 0.77), box.height * 0.16)
        self._badge(painter, row, QPointF(middle, box.y + box.height * 0.24), radius, light)
        ink = theme.danger if row.is_full else theme.felt_text
        heads = look.exact_font(min(look.text_px(18), box.height * 0.25), EXTRABOLD)
        at = QPointF(middle, box.y + box.height * 0.54)
        paint.heads(painter, row.heads, at, heads, ink, theme.trough, align=paint.Align.MIDDLE)
        word = look.exact_font(min(look.text_px(11), max(11.0, box.height * 0.16)), SEMIBOLD)
        if text_width(row.heads_word, word) <= shape.header_size + 6 * u:
            at = QPointF(middle, box.y + box.height * 0.76)
            paint.text(painter, row.heads_word, at, word, theme.felt_text, align=paint.Align.MIDDLE)
        self._side_note(painter, row, shape, light)

    def _side_note(self, painter: QPainter, row: CardRow, shape: RowShape, light: Light) -> None:
        """The note behind the danger place, where there is room for its lines; that nothing costs less comes first."""
        look, u = self._look, self._look.u
        font = look.font(11.5, BOLD if row.is_full else SEMIBOLD)
        x = shape.places.right + 9 * u
        space = shape.box.right - 8 * u - x
        has_room = space > 56 * u and look.text_scale < _LARGE_TYPE and not row.blocked_word
        note = light.price.least if light.price is not None and light.price.least else row.note
        lines = wrapped(note, font, space) if has_room else ()
        longest = max((text_width(word, font) for word in note.split()), default=0.0)
        if not lines or longest > space or len(lines) > 4:
            return
        ink = look.theme.danger if row.is_full else look.theme.felt_text
        top = shape.box.middle[1] - (len(lines) - 1) * line_step(font) / 2
        for index, line in enumerate(lines):
            paint.text(painter, line, QPointF(x, top + index * line_step(font)), font, ink)

    def _badge(self, painter: QPainter, row: CardRow, at: QPointF, radius: float, light: Light) -> None:
        theme = self._look.theme
        is_lit = light.state is RowState.LIT
        font = self._look.exact_font(radius * 1.3, EXTRABOLD)
        fill = theme.gold if is_lit else theme.trough if theme.is_flat else theme.felt_text
        ink = theme.on_gold if is_lit else theme.felt_text if theme.is_flat else _DARK_ON_LIGHT
        edge = theme.felt_text if theme.is_flat else None
        paint.badge(painter, str(row.number), at, radius, font, fill=fill, ink=ink, edge=edge)

    def _lit(self, painter: QPainter, shape: RowShape, light: Light, *, is_danger: bool) -> None:
        assert light.place is not None
        if is_danger and light.price is not None:
            self._price(painter, shape, light, light.price)
            return
        if is_danger:
            self._lit_danger(painter, shape, light)
            return
        rect = self._place(shape, shape.places.lefts[light.place])
        if light.is_right:
            self._right_place(painter, rect, light.ghost)
        else:
            paint.lit_place(painter, self._look, rect, light.ghost)

    def _right_place(self, painter: QPainter, rect: QRectF, ghost: str) -> None:
        """Where a refused card belongs: dashed, because it is information and not a target."""
        u, theme = self._look.u, self._look.theme
        box = rect.adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        fill = paint.tint(theme.gold, 0 if theme.is_flat else 0.18)
        paint.rounded(painter, box, rect.width() * 0.085, fill=fill, edge=theme.gold, stroke=3 * u, dash=(3, 2))
        font = self._look.exact_font(rect.width() * 0.46, EXTRABOLD)
        paint.text(painter, ghost, rect.center(), font, theme.lit_number, align=paint.Align.MIDDLE)

    def _price_notes(self, painter: QPainter, left: float, right: float, y: float, price: Price) -> None:
        """In the header: that nothing costs less, and what becomes of the row; whatever has room."""
        look, u, theme = self._look, self._look.u, self._look.theme
        font = look.font(12, BOLD)
        pill = text_width(price.least, font) + 34 * u
        if price.least and pill <= right - left:
            box = QRectF(right - pill + 4 * u, y - 10.5 * u, pill, 21 * u)
            paint.rounded(painter, box, box.height() / 2, fill=theme.bubble, edge=theme.bubble_edge, stroke=1.2 * u)
            paint.icon(painter, "check", QRectF(box.x() + 8 * u, y - 6 * u, 12 * u, 12 * u), theme.good, 3.4)
            paint.text(painter, price.least, QPointF(box.right() - 9 * u, y), font, theme.good, align=paint.Align.RIGHT)
            right = box.x() - 8 * u
        if price.note and text_width(price.note, font) <= right - left:
            paint.text(painter, price.note, QPointF(right, y), font, theme.felt_text, align=paint.Align.RIGHT)

    def _price(self, painter: QPainter, shape: RowShape, light: Light, price: Price) -> None:
        """The place that takes the row as its price: ox, word, heads, arrow; never the number of the card."""
        look, u, theme = self._look, self._look.u, self._look.theme
        place = _rect(shape.places.danger)
        box = place.adjusted(-4 * u, -2 * u, 4 * u, 2 * u)
        fill = theme.danger_fill if theme.is_flat else _PRICE_AIMED if light.is_aimed else _PRICE_FILL
        stroke = 4 if light.is_aimed else 2.4
        paint.rounded(painter, box, shape.card * 0.085, fill=fill, edge=theme.gold, stroke=stroke * u)
        middle, height = box.center().x(), place.height()
        side = min(place.width() * 0.62, height * 0.26)
        head = QRectF(middle - side / 2, place.y() + height * 0.07, side, side)
        paint.ox_head(painter, head, colour=theme.danger, cut=fill)
        word = self._fitting(price.word, min(look.text_px(13), height * 0.13), place.width())
        paint.text(
            painter, price.word, QPointF(middle, place.y() + height * 0.42), word, _PRICE_INK, align=paint.Align.MIDDLE
        )
        number = self._fitting(str(price.heads), min(look.text_px(34), height * 0.27), place.width() - 4 * u)
        at = QPointF(middle, place.y() + height * 0.605)
        paint.text(painter, str(price.heads), at, number, _PRICE_INK, align=paint.Align.MIDDLE)
        at = QPointF(middle, place.y() + height * 0.855)
        sign, ink = ("check", theme.good) if price.least and shape.header != "top" else ("down", theme.on_gold)
        ground = theme.bubble if sign == "check" else theme.gold
        paint.sign_disc(painter, sign, at, min(13 * u, height * 0.105), fill=ground, ink=ink, edge=theme.on_gold)

    def _fitting(self, words: str, px: float, room: float) -> QFont:
        """The type of that size, or as much smaller as the room asks for."""
        widest = text_width(words, self._look.exact_font(px, EXTRABOLD))
        return self._look.exact_font(px * min(1.0, room / widest) if widest else px, EXTRABOLD)

    def _lit_danger(self, painter: QPainter, shape: RowShape, light: Light) -> None:
        """The place that takes the row as a target: gold edge, what it costs or brings, arrow."""
        look, u, theme = self._look, self._look.u, self._look.theme
        rect = _rect(shape.places.danger)
        box = rect.adjusted(-2 * u, -2 * u, 2 * u, 2 * u)
        is_strong = light.is_sure or light.is_aimed
        fill = paint.tint(theme.gold, 0.26 if light.is_aimed and not theme.is_flat else 0.0)
        paint.rounded(
            painter, box, shape.card * 0.085, fill=fill, edge=theme.gold, stroke=(3.5 if is_strong else 2) * u
        )
        px = rect.width() * 0.46
        widest = text_width(light.ghost, look.exact_font(px, EXTRABOLD))
        px *= min(1.0, (rect.width() - 6 * u) / widest) if widest else 1.0
        at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.625)
        paint.text(painter, light.ghost, at, look.exact_font(px, EXTRABOLD), theme.lit_number, align=paint.Align.MIDDLE)
        at = QPointF(rect.center().x(), rect.y() + rect.height() * 0.83)
        paint.sign_disc(painter, "down", at, 13 * u, fill=theme.gold, ink=theme.on_gold, edge=theme.on_gold)


def _rect(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)
