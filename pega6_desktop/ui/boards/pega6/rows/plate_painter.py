"""The pictures of the players: large and compact seats around the table, and the viewer's own plate.

Owns what stands where on a plate. Must not know how points come about.
"""

from collections.abc import Iterator, Mapping

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.ui.boards.pega6.rows.cards import PlateView, RowsCards
from pega6_desktop.ui.boards.pega6.rows.layout import (
    COMPACT_CARD,
    LARGE_NAME,
    OPEN_HAND,
    SEAT_CARD,
    PlatePlaces,
    RowsLayout,
    compact_places,
    large_places,
    own_places,
)
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, paint, shrunk, text_width
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect, card_height

_PLATE_Z = 30.0
_MARGIN = 16
_TILT = 5.0
LEAST_SHRUNK = 0.78
"""Share of the usual size of type down to which a name shrinks before it is cut."""


def plates(layout: RowsLayout, table: RowsCards, owed: Mapping[int, int]) -> Iterator[Still]:
    """Everybody's plate. owed: heads by seat that are still to be counted up."""
    for seat, box in zip(table.others, layout.seats, strict=False):
        yield _plate(layout, _without_owed(seat, owed.get(seat.seat, 0)), box, is_own=False)
    if (own := table.own) is not None:
        yield _plate(layout, _without_owed(own, owed.get(own.seat, 0)), layout.own, is_own=True)


def _plate(layout: RowsLayout, seat: PlateView, box: Rect, *, is_own: bool) -> Still:
    # Of the card only matters whether one lies there.
    shown = msgspec.structs.replace(seat, card=None, spoken="", hand=None if seat.hand is None else ())

    def draw(painter: QPainter, look: Look, art: CardArt, dpr: float) -> None:
        PlatePainter(look, art).draw(painter, seat, qrect(box), dpr, is_own=is_own, is_compact=layout.is_compact)

    name = "own" if is_own else f"seat {seat.seat}"
    return Still(name, (shown, seat.card is None), box, _PLATE_Z, draw, _MARGIN)


def _without_owed(seat: PlateView, owed: int) -> PlateView:
    """The seat as it was before the last heads were counted."""
    if not owed:
        return seat
    total = seat.total - owed
    share = seat.share if seat.share is None or not seat.total else seat.share * total / seat.total
    return msgspec.structs.replace(seat, points=seat.points - owed, total=total, share=share)


class PlatePainter:
    """Draws plates into a painter that uses the coordinates of the window."""

    def __init__(self, look: Look, art: CardArt) -> None:
        self._look = look
        self._art = art

    def draw(
        self, painter: QPainter, seat: PlateView, box: QRectF, dpr: float, *, is_own: bool, is_compact: bool
    ) -> None:
        """The plate of one player in `box`."""
        painter.translate(box.topLeft())
        box = QRectF(0, 0, box.width(), box.height())
        radius = 14 if is_own else 12
        theme = self._look.theme
        paint.plate(
            painter,
            self._look,
            box,
            radius=radius,
            edge=theme.gold if seat.is_turn else theme.plate_edge,
            stroke=3 if seat.is_turn else 1.5,
            blur=7 if is_own else 6,
        )
        if seat.hand is not None and not is_own:
            # The cards lie on the strip below; everything else stands as ever.
            box.setHeight(box.height() - OPEN_HAND * self._look.u)
        u, scale = self._look.u, self._look.text_scale
        arrange = own_places if is_own else compact_places if is_compact else large_places
        self._contents(painter, seat, arrange(box.width(), box.height(), u, scale), dpr, is_own=is_own)

    def _contents(self, painter: QPainter, seat: PlateView, places: PlatePlaces, dpr: float, *, is_own: bool) -> None:
        u, sizes = self._look.u, places.sizes
        if (face := places.face) is not None:
            ring = self._look.theme.gold if seat.is_turn or is_own else None
            painter.drawPixmap(QPointF(face.x, face.y), self._art.avatar(seat.avatar, round(face.width), dpr, ring))
        self._name(painter, seat.name, places)
        end = self._heads(painter, seat, places)
        if is_own:
            pass  # The viewer's special cards lie in the tray.
        elif places.beside is None:
            at = QPointF(end + 6 * u, places.heads.middle[1] - 7.5 * u)
            end += paint.special_counter(painter, self._look, at, seat.specials)
        else:
            at = QPointF(places.beside[0] - (9 * u if seat.specials > 3 else 0), places.beside[1])
            paint.special_counter(painter, self._look, at, seat.specials)
        if places.total is None:
            self._total_behind(painter, seat, places, end + 10 * u)
        else:
            self._word(painter, seat.points_word, end + 5 * u, places.heads, 11.5)
            self._total(painter, seat, places, is_own=is_own)
        if places.card is not None:
            self._card_place(
                painter, seat, QPointF(*places.card), COMPACT_CARD if sizes.name < LARGE_NAME else SEAT_CARD
            )

    def _name(self, painter: QPainter, name: str, places: PlatePlaces) -> None:
        """A long name is set a little smaller before it is cut."""
        strip = places.name
        font = shrunk(name, self._look.font(places.sizes.name, EXTRABOLD), strip.width, LEAST_SHRUNK)
        at = QPointF(strip.x, strip.middle[1])
        paint.text(painter, name, at, font, self._look.theme.ink, max_width=strip.width)

    def _heads(self, painter: QPainter, seat: PlateView, places: PlatePlaces) -> float:
        """Heads are never cut: they get smaller; returns where they end."""
        theme, strip = self._look.theme, places.heads
        font = self._look.font(places.sizes.heads, EXTRABOLD)
        while paint.heads_width(seat.points, font) > strip.width and font.pixelSize() > SMALLEST_TEXT:
            font.setPixelSize(font.pixelSize() - 1)
        at = QPointF(strip.x, strip.middle[1])
        return strip.x + paint.heads(painter, seat.points, at, font, theme.accent, theme.plate)

    def _total(self, painter: QPainter, seat: PlateView, places: PlatePlaces, *, is_own: bool) -> None:
        """Word, number and how near the end is, in a line of their own."""
        strip, sizes, u = places.total, places.sizes, self._look.u
        if strip is None:
            return
        font, number = self._look.font(sizes.word, SEMIBOLD), self._look.font(sizes.total, EXTRABOLD)
        x, y, digits = strip.x, strip.middle[1], text_width(str(seat.total), number)
        if sizes.name == LARGE_NAME:
            # On the large plate the number stands under name and heads.
            self._word(painter, seat.total_word, x, strip, sizes.word)
            x = places.heads.x
        elif x + text_width(seat.total_word, font) + 4 * u + digits <= strip.right:
            x += paint.text(painter, seat.total_word, QPointF(x, y), font, self._look.theme.muted) + 5 * u
        x += paint.text(painter, str(seat.total), QPointF(x, y), number, self._look.theme.ink)
        goal = self._look.font(11.5, SEMIBOLD)
        if is_own and x + 8 * u + text_width(seat.goal, goal) <= strip.right:
            at = QPointF(strip.right, y)
            paint.text(painter, seat.goal, at, goal, self._look.theme.muted, align=paint.Align.RIGHT)
        self._bar(painter, seat, places, x)

    def _total_behind(self, painter: QPainter, seat: PlateView, places: PlatePlaces, x: float) -> None:
        """The total behind the heads, where both fit: the bar over the table has it too."""
        font, number = self._look.font(places.sizes.word, SEMIBOLD), self._look.font(places.sizes.total, EXTRABOLD)
        word = text_width(seat.total_word, font) + 4 * self._look.u
        if x + word + text_width(str(seat.total), number) <= places.heads.right:
            y = places.heads.middle[1]
            paint.text(painter, seat.total_word, QPointF(x, y), font, self._look.theme.muted)
            paint.text(painter, str(seat.total), QPointF(x + word, y), number, self._look.theme.ink)

    def _word(self, painter: QPainter, word: str, x: float, strip: Rect, size: float) -> None:
        """A quiet word, left out where it does not fit."""
        font = self._look.font(size, SEMIBOLD)
        if text_width(word, font) <= strip.right - x:
            paint.text(painter, word, QPointF(x, strip.middle[1]), font, self._look.theme.muted)

    def _bar(self, painter: QPainter, seat: PlateView, places: PlatePlaces, number_ends: float) -> None:
        if seat.share is None or places.bar is None:
            return
        bar = places.bar
        left = max(bar.x, number_ends + 6 * self._look.u) if places.sizes.name == LARGE_NAME else bar.x
        if bar.right - left >= bar.height:
            paint.progress(painter, self._look, QRectF(left, bar.y, bar.right - left, bar.height), seat.share)

    def _card_place(self, painter: QPainter, seat: PlateView, middle: QPointF, card: float) -> None:
        """The place of the chosen card while no card lies there."""
        if seat.card is not None:
            return
        width = round(card * self._look.u)
        height = card_height(width)
        rect = QRectF(-width / 2, -height / 2, width, height)
        with paint.kept(painter):
            painter.translate(middle)
            painter.rotate(_TILT)
            if seat.state in ("choosing", "thinking"):
                paint.waiting_card(painter, self._look, rect)
            elif seat.state == "placed":
                theme, radius = self._look.theme, 9 * self._look.u
                paint.sign_disc(painter, "check", QPointF(), radius, fill=theme.good, ink=theme.plate)
