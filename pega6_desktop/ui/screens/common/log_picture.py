"""A line of the log as a picture: face, number cards, an arrow, the row, heads taken.

Owns how such a line is drawn, and how high it is. Must not know what happened, nor which list it stands in.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from pega6_desktop.ui.look import EXTRABOLD, Look, paint
from pega6_desktop.ui.look.faces import chip_width, number_chip
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import LogPicture

_TYPE = 13.5
_HEIGHT, _FACE, _CHIP, _ARROW, _DISC, _GAP = 2.0, 1.75, 1.55, 1.15, 0.85, 0.45
"""In em: of the line, a face, a chip, the arrow, the radius of a row's number, and between them."""


def picture_height(look: Look) -> int:
    """Height of a line."""
    return round(_HEIGHT * look.text_px(_TYPE))


def draw_picture(painter: QPainter, look: Look, art: CardArt, picture: LogPicture, box: QRectF, ink: str) -> None:
    """Draw it from the left edge of the box, on its middle; many cards get smaller."""
    em = float(look.text_px(_TYPE))
    cards = sum(chip_width(card, em) + _GAP * em for card in picture.cards)
    if len(picture.cards) > 1 and cards > box.width():
        em *= box.width() / cards
    x, y = box.left(), box.center().y()
    if picture.avatar is not None:
        side = round(_FACE * em)
        face = art.avatar(picture.avatar, side, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(x, y - side / 2), face)
        x += side + _GAP * em
    for card in picture.cards:
        chip = QRectF(x, y - _CHIP * em / 2, chip_width(card, em), _CHIP * em)
        number_chip(painter, look, card, chip, em)
        x = chip.right() + _GAP * em
    if picture.row is None:
        return
    if picture.cards:
        x = _arrow(painter, x, y, em, ink)
    font = look.exact_font(em, EXTRABOLD)
    _row(painter, look, str(picture.row), QPointF(x + _DISC * em, y), font)
    if picture.points:
        x = _arrow(painter, x + (2 * _DISC + _GAP) * em, y, em, ink)
        paint.heads(painter, picture.points, QPointF(x, y), font, look.theme.accent, look.theme.inset)


def _row(painter: QPainter, look: Look, number: str, at: QPointF, font: QFont) -> None:
    theme = look.theme
    paint.badge(painter, number, at, _DISC * font.pixelSize(), font, fill=theme.trough, ink=theme.felt_text)


def _arrow(painter: QPainter, x: float, y: float, em: float, ink: str) -> float:
    """An arrow to the right; returns where what follows begins."""
    side = _ARROW * em
    paint.icon(painter, "right", QRectF(x, y - side / 2, side, side), ink, 2.8)
    return x + side + _GAP * em
