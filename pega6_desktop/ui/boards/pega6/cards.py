"""Cards of Pega em 6! as the table shows them, numbered and special. Owns their keys, faces and names."""

from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace
from pega6_desktop.ui.text.pega6 import specials, table


def number_card(card: int) -> CardView:
    """A number card that lies open or in the own hand."""
    return CardView(("card", card), card, table.card(card))


def special_card(key: CardKey, kind: str) -> CardView:
    """A special card that lies open or in the viewer's tray."""
    printed = specials.words(kind)
    return CardView(key, ExtraFace(kind, printed.name, printed.line), specials.spoken(kind))
