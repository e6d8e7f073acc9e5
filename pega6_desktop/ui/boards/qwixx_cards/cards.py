"""Cards of Qwixx as the table shows them. Owns their keys, faces and names, keys and places of targets."""

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter

from pega6_desktop.games.qwixx_cards.cards import JOKER, Card, colour_of, number_of
from pega6_desktop.ui.look import Look, Pictures
from pega6_desktop.ui.look.paint import kept, smooth
from pega6_desktop.ui.look.paint import qwixx as painted
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
