"""What a table of rows shows beside plain cards, as frozen values with all words ready.

Owns these values. Must not know rules, rectangles or paint.
"""

from typing import Literal

import msgspec

from pega6_desktop.ui.table.view import CardView, RowView, SeatView


class CardRow(RowView, frozen=True):
    """One row of the felt with its places.

    note: the words at the right of the header ("a 6ª carta leva a fileira", "cheia: a 6ª leva 12"). capacity: places
    before the danger place. danger: the words in the danger place ("6ª"). has_seven: a card that raises the capacity
    lies in the row. blocked_word: empty, or the word of a locked row.
    """

    heads: int
    heads_word: str
    danger: str
    is_full: bool
    capacity: int
    cards: tuple[CardView, ...]
    has_seven: bool = False
    blocked_word: str = ""


class PlateView(SeatView, frozen=True):
    """One player with what shows on the plate. specials: how many special cards the player holds.

    hand: the cards held, where they lie open for whoever watches; None where they are hidden.
    """

    specials: int = 0
    hand: tuple[CardView, ...] | None = None


class TrayCard(msgspec.Struct, frozen=True):
    """One card of the viewer's tray with the words under it; `lifted_words` stand there while it is in the air.

    tone: it may be played now; it cannot be played now (veiled, the caption says why); nothing is asked about it.
    """

    card: CardView
    caption: str
    lifted_words: str
    tone: Literal["playable", "barred", "quiet"]


class SpareView(msgspec.Struct, frozen=True):
    """What lies beside the rows where extra cards are played; its presence makes room for a fifth row and for itself.

    ghost: the words in the place of the fifth row while there is none. marker: the card that keeps the fifth row, with
    its words. deck, discarded: how many cards; discard: the top one. turn_title, turn_text: the plate of the viewer's
    own card, which lies there and not at the seat; empty while there is none.
    """

    ghost: str
    marker: CardView | None
    marker_word: str
    deck: int
    deck_word: str
    discard: CardView | None
    discarded: int
    discard_word: str
    turn_title: str = ""
    turn_text: str = ""
