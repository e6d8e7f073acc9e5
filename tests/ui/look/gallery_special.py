"""Sheets of the special cards and the draft: the cards at all sizes, and the three mock-ups rebuilt from our painters.

Owns the arrangement only. Used by `gallery`.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from pega6_desktop.ui.boards.pega6.draft import pictures
from pega6_desktop.ui.boards.pega6.rows import row_signs, trays
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout, rows_layout
from pega6_desktop.ui.boards.pega6.rows.spots import turn_card
from pega6_desktop.ui.boards.pega6.rows.trays import CaptionTone
from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview, SumRow
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.screens.table import order_strip
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import qrect, rect_of
from pega6_desktop.ui.table.places import Rect
from tests.ui.look.special_words import PORTUGUESE

HEADS = {5: 2, 10: 3, 15: 2, 20: 3, 25: 2, 30: 3, 33: 5, 35: 2, 40: 3, 44: 5, 55: 7, 60: 3, 66: 5, 77: 5, 88: 5}
NAMES = ("Você", "Ana", "Bia", "Caio", "Davi", "Eva")


def heads_of(cards: Sequence[int]) -> int:
    """What those cards count."""
    return sum(
        HEADS.get(card, 5 if card % 11 == 0 else 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1) for card in cards
    )


class Sheet:
    """A picture that is being painted, with the cards to put on it."""

    def __init__(self, look: Look, art: CardArt, painter: QPainter, dpr: float) -> None:
        self.look, self.art, self.painter, self.dpr = look, art, painter, dpr

    def card(self, number: int, box: QRectF, *, is_lifted: bool = False) -> None:
        """A number card in `box`."""
        width = round(box.width())
        margin = self.art.margin(width, self.dpr, is_lifted=is_lifted)
        pixmap = self.art.pixmap(number, width, self.dpr, is_lifted=is_lifted)
        self.painter.drawPixmap(box.topLeft() - QPointF(margin, margin), pixmap)

    def special(self, kind: str, box: QRectF, *, is_lifted: bool = False, is_veiled: bool = False) -> None:
        """A special card in `box`; "back" is the back of its deck."""
        width = round(box.width())
        margin = self.art.margin(width, self.dpr, is_lifted=is_lifted)
        if kind == "back":
            pixmap = self.art.special_back(width, self.dpr, is_lifted=is_lifted)
        else:
            words = PORTUGUESE[kind]
            pixmap = self.art.special(kind, *words, width, self.dpr, is_lifted=is_lifted, is_veiled=is_veiled)
        self.painter.drawPixmap(box.topLeft() - QPointF(margin, margin), pixmap)

    def row(
        self, layout: RowsLayout, index: int, cards: Sequence[int], *, capacity: int = 5, is_seven: bool = False,
        state: row_signs.RowState = row_signs.RowState.QUIET, gap: int | None = None,
    ) -> tuple[QRectF, ...]:  # fmt: skip
        """One row with its header, places and cards; a place `gap` stays open. Returns the boxes of the places."""
        look, painter, u, theme = self.look, self.painter, self.look.u, self.look.theme
        box, places = layout.rows[index], layout.places(index, capacity)
        row_signs.trough(painter, look, rect(box), state)
        height = round(layout.card * 1.4)
        spots = tuple(QRectF(left, places.top, layout.card, height) for left in places.lefts)
        self._header(layout, index, cards, capacity)
        order: list[int | None] = list(cards)
        if gap is not None:
            order.insert(gap, None)
        for number, spot in enumerate(spots):
            if number >= len(order):
                paint.empty_place(painter, look, spot, str(number + 1), visible=places.pitch - 2 * u)
        danger = rect(places.danger)
        is_full = len(cards) == capacity
        paint.danger_place(painter, look, danger, f"{capacity + 1}ª", is_full=is_full, has_head=not is_seven)
        for card, spot in zip(order, spots, strict=False):
            if card is not None:
                self.card(card, spot)
        if is_seven:
            row_signs.seven_marker(painter, look, row_signs.seven_marker_rect(danger))
        if theme.is_flat and gap is not None:
            row_signs.open_gap(painter, look, spots[gap])
        return spots

    def _header(self, layout: RowsLayout, index: int, cards: Sequence[int], capacity: int) -> None:
        look, painter, u, theme, box = self.look, self.painter, self.look.u, self.look.theme, layout.rows[index]
        is_left = layout.header == "left"
        x = box.x + 5 * u + layout.header_size / 2 if is_left else layout.places(index, capacity).left + 10 * u
        y = box.y + box.height * 0.24 if is_left else box.y + layout.header_size / 2 + 2 * u
        fill = theme.trough if theme.is_flat else theme.felt_text
        edge = theme.felt_text if theme.is_flat else None
        ink = theme.felt_text if theme.is_flat else "#2A3B31"
        paint.badge(
            painter, str(index + 1), QPointF(x, y), 11 * u, look.font(14, EXTRABOLD), fill=fill, ink=ink, edge=edge
        )
        at = QPointF(x, box.y + box.height * 0.54) if is_left else QPointF(x + 18 * u, y)
        align = paint.Align.MIDDLE if is_left else paint.Align.LEFT
        width = paint.heads(
            painter, heads_of(cards), at, look.font(17, EXTRABOLD), theme.felt_text, theme.trough, align=align
        )
        at = QPointF(x, box.y + box.height * 0.76) if is_left else QPointF(x + 24 * u + width, y)
        paint.text(painter, "cabeças", at, look.font(11.5, SEMIBOLD), theme.felt_text, align=align)


def rect(box: Rect) -> QRectF:
    """The same box for a painter."""
    return QRectF(box.x, box.y, box.width, box.height)


def special_cards(look: Look, art: CardArt, dpr: float) -> QImage:
    """The family at eight widths, one of them veiled, with the back and a number card beside it."""
    widths = (200, 130, 106, 100, 79, 69, 60, 55, 44)

    def draw(painter: QPainter) -> None:
        sheet = Sheet(look, art, painter, dpr)
        painter.fillRect(QRectF(0, 0, 2040, 1420), QColor(look.theme.felt1))
        y = 20.0
        for width in widths:
            kinds = (*PORTUGUESE, "back")
            for column, kind in enumerate(kinds):
                box = QRectF(20 + column * (width + 24), y, width, round(width * 1.4))
                sheet.special(kind, box, is_lifted=width == 106, is_veiled=width == 100 and column % 2 == 1)
            sheet.card(66, QRectF(20 + len(kinds) * (width + 24), y, width, round(width * 1.4)))
            y += round(width * 1.4) + 24

    return paint.picture(QSizeF(2040, 1420), dpr, draw).toImage()


def insert_turn(look: Look, art: CardArt, dpr: float) -> QImage:
    """The mock-up of Insert in the air: soft gaps, an open gap with its preview, a blocked row, a row for seven."""

    def draw(painter: QPainter) -> None:
        u, sheet = look.u, Sheet(look, art, painter, dpr)
        layout = rows_layout(1280 * u, 800 * u, 5, 5)
        paint.wood(painter, look, QRectF(0, 0, 1280 * u, 800 * u))
        paint.felt_mat(painter, look, rect(layout.mat))
        target = row_signs.RowState.TARGET
        spots = sheet.row(layout, 0, (5, 9, 14, 18))
        cards = QRectF(spots[0].topLeft(), spots[3].bottomRight())
        row_signs.blocked_row(painter, look, rect(layout.rows[0]), cards, "bloqueada")
        sheet.row(layout, 1, (21, 25, 32, 34, 38), capacity=6, is_seven=True)
        open_row = sheet.row(layout, 2, (47, 52, 60, 63), state=row_signs.RowState.LIT, gap=2)
        sheet.card(56, open_row[2])
        paint.card_ring(painter, look, open_row[2])
        fourth = sheet.row(layout, 3, (88,), state=target)
        fifth = sheet.row(layout, 4, (77,), state=target)
        row_signs.gap_bar(painter, look, row_signs.gap_middle(look.u, fourth[:1], 0), fourth[0])
        row_signs.gap_bar(painter, look, row_signs.gap_middle(look.u, fifth[:1], 0), fifth[0], is_aimed=True)
        _spare_cell(sheet, layout)
        _seat_counters(sheet)
        _insert_tray(sheet, layout)
        preview = Preview(
            "O 56 entra entre 52 e 60",
            "A fileira 3 fica com 5 cartas,",
            7,
            "cabeças. Você não leva nada.",
            PreviewTone.GOOD,
        )
        size = paint.preview_size(look, preview)
        box = QRectF(open_row[2].center() + QPointF(-16 * u, open_row[2].height() / 2 + 17 * u), size)
        paint.bubble_shell(painter, look, box, QPointF(open_row[2].center().x(), open_row[2].bottom() + 4 * u))
        paint.preview_body(painter, look, box, preview)
        sheet.special("insert", QRectF(190 * u, 380 * u, 98 * u, 137 * u), is_lifted=True)

    return paint.picture(QSizeF(1280 * look.u, 800 * look.u), dpr, draw).toImage()


def _spare_cell(sheet: Sheet, layout: RowsLayout) -> None:
    look, painter, u = sheet.look, sheet.painter, sheet.look.u
    left, right = layout.rows[3], layout.rows[4]
    cell = QRectF(left.x, right.y, left.width, right.height)
    width = round(layout.card * 0.92)
    height = round(width * 1.4)
    top = cell.center().y() - height / 2 - 8 * u
    for index, (kind, words) in enumerate(
        (("fifth_row", "na mesa"), ("back", "monte: 10"), ("replace", "descarte: 1"))
    ):
        box = QRectF(cell.x() + 18 * u + index * (width + 26 * u), top, width, height)
        for step in (2, 1, 0) if kind == "back" else (0,):
            sheet.special(kind, box.translated(step * 2.2 * u, -step * 2.2 * u))
        strip = QRectF(box.x() - 12 * u, box.bottom() + 2 * u, box.width() + 24 * u, 18 * u)
        trays.caption(painter, look, strip, words, CaptionTone.PILE)
    plate = QRectF(cell.right() - 210 * u, cell.y() + 6 * u, 206 * u, cell.height() - 12 * u)
    words = "É a sexta a entrar: todas as menores já estão na mesa."
    card = qrect(turn_card(rect_of(plate), u))
    trays.turn_card_plate(painter, look, plate, card, "Sua carta da vez", words)
    sheet.card(56, card)


def _seat_counters(sheet: Sheet) -> None:
    look, painter, u = sheet.look, sheet.painter, sheet.look.u
    for index, count in enumerate((3, 2, 1, 4, 6)):
        box = QRectF((36 + index * 244) * u, 58 * u, 232 * u, 84 * u)
        paint.plate(painter, look, box, radius=12)
        painter.drawPixmap(box.topLeft() + QPointF(11 * u, 9 * u), sheet.art.avatar(index + 1, look.px(50), sheet.dpr))
        trays.special_counter(painter, look, box.topLeft() + QPointF(40 * u, 47 * u), count)
        at = box.topLeft() + QPointF(80 * u, 20 * u)
        paint.text(painter, NAMES[index + 1], at, look.font(16.5, EXTRABOLD), look.theme.ink)


def _insert_tray(sheet: Sheet, layout: RowsLayout) -> None:
    look, painter = sheet.look, sheet.painter
    tray, boxes, strips = _tray(sheet, layout)
    trays.special_tray(painter, look, tray)
    trays.played_place(painter, look, boxes[0], "Inserir", "em jogo")
    sheet.special("block", boxes[1])
    paint.card_ring(painter, look, boxes[1], is_soft=True)
    sheet.special("neg_pos", boxes[2], is_veiled=True)
    for strip, words, tone in zip(
        strips,
        ("solte na fileira", "também pode", "só ao levar fileira"),
        (CaptionTone.NOW, CaptionTone.MAY, CaptionTone.NOT),
        strict=True,
    ):
        trays.caption(painter, look, strip, words, tone)


def _tray(sheet: Sheet, layout: RowsLayout) -> tuple[QRectF, list[QRectF], list[QRectF]]:
    """The tray of the mock-up: its box, three cards and the strips below them."""
    u = sheet.look.u
    tray = QRectF(862 * u, layout.hand.y + 2 * u, 402 * u, 174 * u)
    width = round(100 * u)
    gap = (tray.width() - 3 * width) / 4
    boxes = [
        QRectF(tray.x() + gap + index * (width + gap), tray.y() + 8 * u, width, round(width * 1.4))
        for index in range(3)
    ]
    strips = [
        QRectF(box.x() - gap / 2, box.bottom() + 2 * u, width + gap, tray.bottom() - box.bottom() - 3 * u)
        for box in boxes
    ]
    return tray, boxes, strips


def turned_heads(look: Look, art: CardArt, dpr: float) -> QImage:
    """The mock-up of Negative = Positive: what stays with each card, and the sum."""

    def draw(painter: QPainter) -> None:
        u, sheet = look.u, Sheet(look, art, painter, dpr)
        layout = rows_layout(1280 * u, 800 * u, 5)
        paint.wood(painter, look, QRectF(0, 0, 1280 * u, 800 * u))
        paint.felt_mat(painter, look, rect(layout.mat))
        sheet.row(layout, 0, (3, 9, 16), capacity=6, is_seven=True)
        full = sheet.row(layout, 1, (24, 27, 31, 38, 41), capacity=5)
        cards = QRectF(full[0].topLeft(), full[4].bottomRight())
        row_signs.blocked_row(painter, look, rect(layout.rows[1]), cards, "bloqueada")
        sheet.row(layout, 2, (72, 88, 91))
        spots = sheet.row(layout, 3, (47, 52, 55, 58, 60), state=row_signs.RowState.LIT)
        for spot, stays in zip(spots, (17, 17, 5, 17, 13), strict=True):
            is_chosen = stays == 5
            if is_chosen:
                paint.card_ring(painter, look, spot)
            paint.stays_pill(painter, look, spot, "fica", stays, is_chosen=is_chosen)
        rows = (
            SumRow("na sua pilha", "6"),
            SumRow("a fileira 4 inteira", "+ 13"),
            SumRow("o 55 sai e apaga outras 7", "– 14", PreviewTone.GOOD),
        )
        preview = SumPreview("Tirar o 55 do jogo", rows, "Você fica com", 5, "sem a especial: 19")
        size = paint.sum_size(look, preview)
        row = layout.rows[3]
        box = QRectF(QPointF(row.x - size.width() - 16 * u, row.y + 8 * u), size)
        paint.bubble_shell(painter, look, box, QPointF(row.x + 7 * u, box.center().y()))
        paint.sum_body(painter, look, box, preview)
        tray, boxes, strips = _tray(sheet, layout)
        trays.special_tray(painter, look, tray)
        for index, kind in enumerate(("neg_pos", "block", "insert")):
            sheet.special(kind, boxes[index].translated(0, -3 * u if index == 0 else 0), is_lifted=index == 0)
            paint.card_ring(painter, look, boxes[index].translated(0, -3 * u if index == 0 else 0), is_soft=index > 0)
            tone = CaptionTone.MAY if index else CaptionTone.CHOSEN
            trays.caption(painter, look, strips[index], "também pode" if index else "escolhida", tone)

    return paint.picture(QSizeF(1280 * look.u, 800 * look.u), dpr, draw).toImage()


def draft(look: Look, art: CardArt, dpr: float) -> QImage:
    """The mock-up of the open draft: 44 cards, three other hands, the own one, the order of the drafters."""
    picks = ((9, 37, 42), (2, 31, 44), (1, 26, 40, 43), (3, 12, 36, 41))
    return _draft(look, art, dpr, picks, (2, 3, 0, 1))


def full_draft(look: Look, art: CardArt, dpr: float) -> QImage:
    """The same with six players and 64 cards, as many as there can be."""
    picks = ((9, 37, 42), (2, 31, 44), (1, 26, 55), (3, 12, 36), (60, 61, 62, 63), (4, 5, 50, 64))
    return _draft(look, art, dpr, picks, (4, 5, 0, 1, 2, 3))


def _draft(
    look: Look, art: CardArt, dpr: float, picks: Sequence[Sequence[int]], order: Sequence[int]
) -> QImage:  # fmt: skip
    others = len(picks) - 1
    count = 10 * len(picks) + 4
    owner = {card: seat for seat, cards in enumerate(picks) for card in cards}

    def draw(painter: QPainter) -> None:
        u, sheet = look.u, Sheet(look, art, painter, dpr)
        paint.wood(painter, look, QRectF(0, 0, 1280 * u, 800 * u))
        paint.bar(painter, look, QRectF(0, 0, 1280 * u, 48 * u))
        rings = {seat: look.theme.gold if seat == 0 else None for seat in order}
        people = [
            order_strip.InOrder(NAMES[seat], art.avatar(seat, look.px(32), dpr, rings[seat]), is_turn=seat == 0)
            for seat in order
        ]
        order_strip.order_strip(painter, look, QRectF(340 * u, 0, 680 * u, 48 * u), "Ordem", people)
        mat = QRectF(16 * u, 62 * u, 872 * u, 486 * u)
        paint.felt_mat(painter, look, mat)
        for number in range(1, count + 1):
            box = _offer_place(mat, number, count, u)
            if number in owner:
                pictures.taken_place(
                    painter, look, box, art.avatar(owner[number], round(box.width() * 0.4), dpr), number
                )
            else:
                sheet.card(number, box)
        height = (486 * u - (others - 1) * 12 * u) / others
        for seat in range(1, others + 1):
            plate = QRectF(904 * u, 62 * u + (seat - 1) * (height + 12 * u), 360 * u, height)
            pictures.drafter_plate(painter, look, plate, _drafter(sheet, plate, seat, picks[seat]))
        for place in range(10):
            box = QRectF((232 + place * 85.4) * u, 632 * u, round(78 * u), round(78 * u * 1.4))
            if place < len(picks[0]):
                sheet.card(picks[0][place], box)
            else:
                pictures.free_place(painter, look, box, str(place + 1))

    return paint.picture(QSizeF(1280 * look.u, 800 * look.u), dpr, draw).toImage()


def _offer_place(mat: QRectF, number: int, count: int, u: float) -> QRectF:
    """The place of a card on offer: eleven to a line."""
    lines = -(-count // 11)
    across = (mat.width() - 36 * u - 80 * u) / 11
    down = (mat.height() - 44 * u - (lines - 1) * 8 * u) / (1.4 * lines)
    width = int(min(across, down, 70 * u))
    height = round(width * 1.4)
    gap_x = (mat.width() - 36 * u - 11 * width) / 10
    gap_y = (mat.height() - 44 * u - lines * height) / (lines - 1)
    column, line = (number - 1) % 11, (number - 1) // 11
    left, top = mat.x() + 18 * u + column * (width + gap_x), mat.y() + 22 * u + line * (height + gap_y)
    return QRectF(left, top, width, height)


def _drafter(sheet: Sheet, plate: QRectF, seat: int, picks: Sequence[int]) -> pictures.Drafter:
    look, art, dpr = sheet.look, sheet.art, sheet.dpr
    cards = tuple(art.bare(card, pictures.drafter_card(look, plate), dpr) for card in picks)
    portrait = art.avatar(seat, pictures.drafter_portrait(look, plate), dpr)
    words = f"{len(cards)} de 10"
    return pictures.Drafter(NAMES[seat], portrait, heads_of(picks), words, cards, is_turn=seat == 3)


def beside_numbers(look: Look, art: CardArt) -> QImage:
    """The family beside number cards, 740 × 178, to be seen with colour-blind eyes."""

    def draw(painter: QPainter) -> None:
        sheet = Sheet(look, art, painter, 1.0)
        painter.fillRect(QRectF(0, 0, 740, 178), QColor(look.theme.felt1))
        boxes = [QRectF(12 + column * 122, 12, 110, 154) for column in range(6)]
        for kind, number, place in (("insert", 66, 0), ("block", 55, 2), ("back", 15, 4)):
            sheet.special(kind, boxes[place])
            sheet.card(number, boxes[place + 1])

    return paint.picture(QSizeF(740, 178), 1.0, draw).toImage()
