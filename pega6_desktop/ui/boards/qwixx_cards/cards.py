"""Cards of Qwixx as the table shows them, and the mat they lie on: display, draw pile with the announced number,
discard pile, the three actions.

Owns keys, faces and names of cards, keys and places of targets, and how the mat is put together from paints. Must not
know rules or moves.
"""

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.games.qwixx_cards.cards import JOKER, Card, colour_of, number_of
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look, Pictures, paint, shrunk, text_width
from pega6_desktop.ui.look.paint import Align, kept, smooth
from pega6_desktop.ui.look.paint import qwixx as painted
from pega6_desktop.ui.table.cards.art import Canvas
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.view import CardKey, CardView, OwnFace, ZoneId
from pega6_desktop.ui.words.qwixx import table

_STRIDE = 16
"""Boxes of a row are counted by number; more than the highest number."""
OPEN, CHOSEN = 0, 1
"""Places of a target: it may be chosen; it is."""


class CardFace(OwnFace, frozen=True):
    """A front with its number, colour and the code of that in the present language, or a back (suit None)."""

    number: int | None
    suit: int | None = None
    code: str = ""

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """The whole card."""
        with kept(painter):
            smooth(painter)
            box = QRectF(place)
            if self.suit is None or self.number is None:
                painted.back(painter, look, box, self.number)
            elif self.suit == JOKER:
                painted.joker(painter, look, box, self.number)
            else:
                painted.front(painter, look, box, self.suit, self.number, self.code)


def face(of: Card) -> CardFace:
    """The front of a card."""
    suit = colour_of(of)
    return CardFace(number_of(of), suit, "" if suit == JOKER else table.code(suit))


def open_card(of: Card) -> CardView:
    """A card whose front is seen."""
    return CardView(card_key(of), face(of), table.card(of))


def card_key(of: Card) -> CardKey:
    """The handle of a card whose front is seen."""
    return ("card", of)


def shown_key(place: int, number: int) -> CardKey:
    """The handle of a card of the display: its place and its back."""
    return ("shown", place, number)


def shown_card(place: int, number: int) -> CardView:
    """A card of the display."""
    return CardView(shown_key(place, number), CardFace(number), table.back(number, place))


def card_in(key: CardKey | ZoneId | None) -> Card | None:
    """The card behind a handle; None for anything else."""
    return key[1] if key is not None and key[0] == "card" else None


def place_in(key: CardKey | ZoneId | None) -> int | None:
    """The place of the display behind a handle or zone; None for anything else."""
    return key[1] if key is not None and key[0] == "shown" else None


def box_zone(row: int, number: int) -> ZoneId:
    """A box of the own sheet."""
    return ("box", row * _STRIDE + number)


def box_in(zone: CardKey | ZoneId | None) -> tuple[int, int] | None:
    """Row and number of a box; None for anything else."""
    return divmod(zone[1], _STRIDE) if zone is not None and zone[0] == "box" else None


_PILE_CARDS = 4


class StepView(msgspec.Struct, frozen=True):
    """One of the three actions. state: done, now or later."""

    title: str
    line: str
    state: str


class MatView(msgspec.Struct, frozen=True):
    """What lies on the mat, and the words there.

    top: number on the draw pile. pile, discarded: how many cards lie there.
    """

    top: int
    pile: int
    discarded: int
    steps: tuple[StepView, ...]
    display_word: str
    pile_word: str
    discard_word: str


def mat(layout: SheetLayout, view: MatView, on: Canvas) -> None:
    """The felt with both piles, the places of the display and the steps."""
    painter, look = on.painter, on.look
    paint.felt_mat(painter, look, qrect(layout.mat))
    for station in layout.stations:
        paint.empty_place(painter, look, qrect(station))
    _pile(layout.pile, CardFace(view.top), min(view.pile, _PILE_CARDS), on)
    _pile(layout.discard, CardFace(None), min(view.discarded, 1), on)
    left, right = layout.stations[0].x, layout.stations[-1].right
    at, width = QPointF((left + right) / 2, layout.pile.bottom + 20 * look.u), right - left
    font = shrunk(view.display_word, look.font(12.5, BOLD), width, 0.5)
    paint.text(painter, view.display_word, at, font, look.theme.felt_text, align=Align.MIDDLE, max_width=width)
    _under_piles(layout, view, at.y(), on)
    for number, (step, rect) in enumerate(zip(view.steps, layout.steps, strict=True), 1):
        _step(rect, number, step, on)


def _pile(place: Rect, top: CardFace, depth: int, on: Canvas) -> None:
    if depth:
        on.pile(top, CardFace(None), QPointF(place.x, place.y), int(place.width), depth, 2.2 * on.look.u)
    else:
        paint.empty_place(on.painter, on.look, qrect(place))


def _under_piles(layout: SheetLayout, view: MatView, y: float, on: Canvas) -> None:
    """How many cards lie in both piles, side by side whatever room there is."""
    painter, look, theme, u = on.painter, on.look, on.look.theme, on.look.u
    left = layout.stations[-1].right + 6 * u
    room = layout.steps[0].x - 8 * u - left
    both = f"{view.pile_word}   {view.discard_word}"
    font = shrunk(both, look.font(12.5, BOLD), room, 0.5)
    widths = [text_width(one, font) for one in (view.pile_word, view.discard_word)]
    end, gap = left + room, text_width("  ", font)
    first = min(max(left, layout.pile.middle[0] - widths[0] / 2), end - sum(widths) - gap)
    second = min(max(first + widths[0] + gap, layout.discard.middle[0] - widths[1] / 2), end - widths[1])
    paint.text(painter, view.pile_word, QPointF(first, y), font, theme.felt_text)
    paint.text(painter, view.discard_word, QPointF(second, y), font, theme.felt_text)


def announced_pill(pile: Rect, words: str, on: Canvas, *, is_now: bool) -> None:
    """The announced number over the lower edge of the pile."""
    look, theme, u = on.look, on.look.theme, on.look.u
    # It may reach over the edges of the pile, but not over the cards beside it or the words below.
    font = shrunk(words, look.font(14, EXTRABOLD), pile.width * 1.55 - 24 * u, 0.5)
    height = min(24 * u * max(1.0, look.text_scale), font.pixelSize() * 1.7)
    box = QRectF(0, 0, max(pile.width * 1.15, text_width(words, font) + 24 * u), height)
    box.moveCenter(QPointF(pile.middle[0], pile.bottom - 4 * u))
    fill, ink = (theme.gold, theme.on_gold) if is_now else (theme.chosen, theme.on_chosen)
    on.pill(box, words, font, fill=fill, edge=theme.felt_text, ink=ink, stroke=1.2)


def _step(rect: Rect, number: int, step: StepView, on: Canvas) -> None:
    painter, look, theme, u, box = on.painter, on.look, on.look.theme, on.look.u, qrect(rect)
    is_now = step.state == "now"
    fill = theme.gold if is_now else theme.trough
    ink = theme.on_gold if is_now else theme.felt_text
    edge = theme.gold_edge if is_now else theme.trough_edge
    paint.rounded(painter, box, 11 * u, fill=fill, edge=edge, stroke=1.5 * u)
    reach = min(14 * u, rect.height * 0.32)
    middle = QPointF(rect.x + 10 * u + reach, rect.middle[1])
    if step.state == "done":
        paint.disc(painter, middle, reach, fill=theme.good, edge=theme.felt_text, stroke=1.4 * u)
        side = reach * 1.1
        sign = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        paint.icon(painter, "check", sign, theme.plate)
    else:
        disc_fill = theme.on_gold if is_now else theme.trough
        disc_ink = theme.gold if is_now else theme.felt_text
        paint.disc(painter, middle, reach, fill=disc_fill, edge=disc_ink, stroke=1.4 * u)
        font = look.exact_font(reach * 1.1, EXTRABOLD)
        paint.text(painter, str(number), middle, font, disc_ink, align=Align.MIDDLE)
    x = middle.x() + reach + 10 * u
    room = rect.right - 8 * u - x
    title = look.exact_font(min(16 * u * max(1.0, look.text_scale), rect.height * 0.38), EXTRABOLD)
    line = look.exact_font(min(12 * u * max(1.0, look.text_scale), rect.height * 0.3), SEMIBOLD)
    title, line = shrunk(step.title, title, room, 0.6), shrunk(step.line, line, room, 0.6)
    paint.text(painter, step.title, QPointF(x, rect.middle[1] - rect.height * 0.18), title, ink, max_width=room)
    paint.text(painter, step.line, QPointF(x, rect.middle[1] + rect.height * 0.23), line, ink, max_width=room)
