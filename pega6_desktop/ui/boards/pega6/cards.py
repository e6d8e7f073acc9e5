"""Cards of Pega em 6! as the table shows them, numbered and special. Owns their keys, faces and names."""

from pega6_desktop.ui.look.faces import Face
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace
from pega6_desktop.ui.words.pega6 import specials, table


def emblem(variant: str) -> tuple[Face | ExtraFace, Face | ExtraFace]:
    """Two cards that stand for a variant; as small as they are shown, special cards have no words."""
    match variant:
        case "pro":
            return 104, 55
        case "special":
            return 55, ExtraFace("insert", "", "")
        case _:
            return 40, 55


def number_card(card: int) -> CardView:
    """A number card that lies open or in the own hand."""
    return CardView(("card", card), card, table.card(card))


def special_card(key: CardKey, kind: str, edition: str) -> CardView:
    """A special card that lies open or in the viewer's tray, as in the box of this edition."""
    face = ExtraFace(kind, specials.name(kind, edition), specials.words(kind).line)
    return CardView(key, face, specials.name(kind, edition), specials.words(kind).help)
