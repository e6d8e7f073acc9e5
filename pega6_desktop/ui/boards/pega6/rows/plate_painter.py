"""The pictures of the players: large and compact seats around the table, and the viewer's own plate.

Owns what stands where on a plate. Must not know how points come about.
"""

from collections.abc import Iterator, Mapping

import msgspec
from PySide6.QtCore import QPointF, QRectF

from pega6_desktop.ui.boards.pega6.rows import row_signs, trays
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView, RowsCards
from pega6_desktop.ui.boards.pega6.rows.layout import COMPACT_CARD, LARGE_NAME, SEAT_CARD, PlatePlaces, RowsLayout
from pega6_desktop.ui.boards.pega6.rows.spots import plate_places
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, paint, shrunk, text_width
from pega6_desktop.ui.look.look import SMALLEST_TEXT
from pega6_desktop.ui.table.arrangement import Still
from pega6_desktop.ui.table.cards.art import Canvas, drawing
from pega6_desktop.ui.table.places import Rect, card_height

_PLATE_Z = 30.0
_MARGIN = 16
_TILT = 5.0
LEAST_SHRUNK = 0.78
"""Share of the usual size of type down to which a name shrinks before it is cut."""


def plates(layout: RowsLayout, table: RowsCards, owed: Mapping[int, int]) -> Iterator[Still]:
    """Everybody's plate. owed: heads by seat that are still to be counted up."""
    for index, (seat, box) in enumerate(zip(table.others, layout.seats, strict=False)):
        yield _plate(_without_owed(seat, owed.get(seat.seat, 0)), box, plate_places(layout, index), is_own=False)
    if (own := table.own) is not None:
        seat = _without_owed(own, owed.get(own.seat, 0))
        yield _plate(seat, layout.own, plate_places(layout, None), is_own=True)


def _plate(seat: PlateView, box: Rect, places: PlatePlaces, *, is_own: bool) -> Still:
    # Of the card only matters whether one lies there.
    shown = msgspec.structs.replace(seat, card=None, spoken="", order=0, hand=None if seat.hand is None else ())
    radius, blur = (14, 7) if is_own else (12, 6)

    def draw(on: Canvas) -> None:
        theme = on.look.theme
        edge, stroke = (theme.gold, 3) if seat.is_turn else (theme.plate_edge, 1.5)
        on.painter.translate(box.x, box.y)
        whole = QRectF(0, 0, box.width, box.height)
        paint.plate(on.painter, on.look, whole, radius=radius, edge=edge, stroke=stroke, blur=blur)
        _contents(on, seat, places, is_own=is_own)

    name = "own" if is_own else f"seat {seat.seat}"
    return Still(name, (shown, seat.card is None), box, _PLATE_Z, drawing(draw), _MARGIN)


def _without_owed(seat: PlateView, owed: int) -> PlateView:
    """The seat as it was before the last heads were counted."""
    if not owed:
        return seat
    total = seat.total - owed
    share = seat.share if seat.share is None or not seat.total else seat.share * total / seat.total
    return msgspec.structs.replace(seat, points=seat.points - owed, total=total, share=share)


def _contents(on: Canvas, seat: PlateView, places: PlatePlaces, *, is_own: bool) -> None:
    u, sizes = on.look.u, places.sizes
    if (face := places.face) is not None:
        on.portrait(seat.avatar, QPointF(face.x, face.y), face.width, is_turn=seat.is_turn or is_own)
    _name(on, seat.name, places)
    end = _heads(on, seat, places)
    if is_own:
        pass  # The viewer's special cards lie in the tray.
    elif places.beside is None:
        at = QPointF(end + 6 * u, places.heads.middle[1] - 7.5 * u)
        end += trays.special_counter(on.painter, on.look, at, seat.specials)
    else:
        at = QPointF(places.beside[0] - (9 * u if seat.specials > 3 else 0), places.beside[1])
        trays.special_counter(on.painter, on.look, at, seat.specials)
    if places.total is None:
        _total_behind(on, seat, places, end + 10 * u)
    else:
        _word(on, seat.points_word, end + 5 * u, places.heads, 11.5)
        _total(on, seat, places, is_own=is_own)
    if places.card is not None:
        _card_place(on, seat, QPointF(*places.card), COMPACT_CARD if sizes.name < LARGE_NAME else SEAT_CARD)


def _name(on: Canvas, name: str, places: PlatePlaces) -> None:
    """A long name is set a little smaller before it is cut."""
    strip = places.name
    font = shrunk(name, on.look.font(places.sizes.name, EXTRABOLD), strip.width, LEAST_SHRUNK)
    at = QPointF(strip.x, strip.middle[1])
    paint.text(on.painter, name, at, font, on.look.theme.ink, max_width=strip.width)


def _heads(on: Canvas, seat: PlateView, places: PlatePlaces) -> float:
    """Heads are never cut: they get smaller; returns where they end."""
    theme, strip = on.look.theme, places.heads
    font = on.look.font(places.sizes.heads, EXTRABOLD)
    while paint.heads_width(seat.points, font) > strip.width and font.pixelSize() > SMALLEST_TEXT:
        font.setPixelSize(font.pixelSize() - 1)
    at = QPointF(strip.x, strip.middle[1])
    return strip.x + paint.heads(on.painter, seat.points, at, font, theme.accent, theme.plate)


def _total(on: Canvas, seat: PlateView, places: PlatePlaces, *, is_own: bool) -> None:
    """Word, number and how near the end is, in a line of their own."""
    strip, sizes, u = places.total, places.sizes, on.look.u
    if strip is None:
        return
    font, number = on.look.font(sizes.word, SEMIBOLD), on.look.font(sizes.total, EXTRABOLD)
    x, y, digits = strip.x, strip.middle[1], text_width(str(seat.total), number)
    if sizes.name == LARGE_NAME:
        # On the large plate the number stands under name and heads.
        _word(on, seat.total_word, x, strip, sizes.word)
        x = places.heads.x
    elif x + text_width(seat.total_word, font) + 4 * u + digits <= strip.right:
        x += paint.text(on.painter, seat.total_word, QPointF(x, y), font, on.look.theme.muted) + 5 * u
    x += paint.text(on.painter, str(seat.total), QPointF(x, y), number, on.look.theme.ink)
    goal = on.look.font(11.5, SEMIBOLD)
    if is_own and x + 8 * u + text_width(seat.goal, goal) <= strip.right:
        at = QPointF(strip.right, y)
        paint.text(on.painter, seat.goal, at, goal, on.look.theme.muted, align=paint.Align.RIGHT)
    _bar(on, seat, places, x)


def _total_behind(on: Canvas, seat: PlateView, places: PlatePlaces, x: float) -> None:
    """The total behind the heads, where both fit: the bar over the table has it too."""
    font, number = on.look.font(places.sizes.word, SEMIBOLD), on.look.font(places.sizes.total, EXTRABOLD)
    word = text_width(seat.total_word, font) + 4 * on.look.u
    if x + word + text_width(str(seat.total), number) <= places.heads.right:
        y = places.heads.middle[1]
        paint.text(on.painter, seat.total_word, QPointF(x, y), font, on.look.theme.muted)
        paint.text(on.painter, str(seat.total), QPointF(x + word, y), number, on.look.theme.ink)


def _word(on: Canvas, word: str, x: float, strip: Rect, size: float) -> None:
    """A quiet word, left out where it does not fit."""
    font = on.look.font(size, SEMIBOLD)
    if text_width(word, font) <= strip.right - x:
        paint.text(on.painter, word, QPointF(x, strip.middle[1]), font, on.look.theme.muted)


def _bar(on: Canvas, seat: PlateView, places: PlatePlaces, number_ends: float) -> None:
    if seat.share is None or places.bar is None:
        return
    bar = places.bar
    left = max(bar.x, number_ends + 6 * on.look.u) if places.sizes.name == LARGE_NAME else bar.x
    if bar.right - left >= bar.height:
        paint.progress(on.painter, on.look, QRectF(left, bar.y, bar.right - left, bar.height), seat.share)


def _card_place(on: Canvas, seat: PlateView, middle: QPointF, card: float) -> None:
    """The place of the chosen card while no card lies there."""
    if seat.card is not None:
        return
    width = round(card * on.look.u)
    height = card_height(width)
    rect = QRectF(-width / 2, -height / 2, width, height)
    with paint.kept(on.painter):
        on.painter.translate(middle)
        on.painter.rotate(_TILT)
        if seat.is_choosing:
            row_signs.waiting_card(on.painter, on.look, rect)
        elif seat.state == "placed":
            theme, radius = on.look.theme, 9 * on.look.u
            paint.sign_disc(on.painter, "check", QPointF(), radius, fill=theme.good, ink=theme.plate)
