"""Which card lies where, as the felt knows it: the part of a table view that has cards in it.

Owns these frozen values and what follows from them. Must not know Qt, rectangles or any one game.
"""

from typing import Self

import msgspec

from pega6_desktop.ui.table.arrangement import Arrangement
from pega6_desktop.ui.table.places.draft_market import DraftShape
from pega6_desktop.ui.table.places.draft_poses import bare_draft
from pega6_desktop.ui.table.view import (
    CardKey,
    CardView,
    DraftView,
    RowView,
    SeatView,
    SpareView,
    TableView,
    TrayCard,
)


class Cards(msgspec.Struct, frozen=True):
    """The part of a table view that says which card lies where. is_watched: nobody plays at this table, so that hand
    and status line take less room.
    """

    rows: tuple[RowView, ...] = ()
    others: tuple[SeatView, ...] = ()
    own: SeatView | None = None
    hand: tuple[CardView, ...] = ()
    draft: DraftView | None = None
    tray: tuple[TrayCard, ...] | None = None
    tray_note: str = ""
    spare: SpareView | None = None
    pile_title: str = ""
    is_watched: bool = False
    arrangement: Arrangement | None = None

    @classmethod
    def of(cls, view: TableView) -> "Cards":
        """The cards of a whole view."""
        return cls(
            rows=view.rows,
            others=view.others,
            own=view.own,
            hand=view.hand,
            draft=view.draft,
            tray=view.tray,
            tray_note=view.tray_note,
            spare=view.spare,
            pile_title=view.pile_title,
            arrangement=view.arrangement,
        )

    def bare(self) -> Self:
        """The same rows and seats before anything lies there."""
        replace = msgspec.structs.replace
        return type(self)(
            rows=tuple(replace(row, cards=()) for row in self.rows),
            others=tuple(replace(seat, card=None, hand=None if seat.hand is None else ()) for seat in self.others),
            own=None if self.own is None else replace(self.own, card=None),
            is_watched=self.is_watched,
            draft=None if self.draft is None else bare_draft(self.draft),
            tray=None if self.tray is None else (),
            spare=None if self.spare is None else replace(self.spare, marker=None, discard=None),
            arrangement=None if self.arrangement is None else self.arrangement.bare(),
        )

    def faces(self) -> dict[CardKey, CardView]:
        """Every card on the table by its key."""
        if self.arrangement is not None:
            return {card.key: card for card in self.arrangement.cards()}
        lying = [card for row in self.rows for card in row.cards]
        laid = [seat.card for seat in self.seats if seat.card is not None]
        drafted = () if self.draft is None else [card for one in self.draft.drafters for card in one.cards]
        beside = () if self.spare is None else (self.spare.marker, self.spare.discard)
        extra = [*self.own_extras, *(card for card in beside if card is not None)]
        held = [card for seat in self.others for card in seat.hand or ()]
        return {card.key: card for card in (*held, *lying, *laid, *self.hand, *extra, *self.offer, *drafted)}

    @property
    def has_hands(self) -> bool:
        """Whether the hands of the others lie open."""
        return any(seat.hand is not None for seat in self.others)

    @property
    def own_extras(self) -> tuple[CardView, ...]:
        """The cards of the viewer's tray."""
        return tuple(one.card for one in self.tray or ())

    @property
    def offer(self) -> tuple[CardView, ...]:
        """The open cards nobody has drafted yet."""
        places = () if self.draft is None else self.draft.places
        return tuple(place.card for place in places if place.card is not None)

    @property
    def movable(self) -> frozenset[CardKey]:
        """The cards the viewer may ever have in the air: those of hand and tray and those on offer."""
        if self.arrangement is not None:
            return self.arrangement.movable()
        return frozenset(card.key for card in (*self.hand, *self.own_extras, *self.offer))

    @property
    def shape(self) -> tuple[object, ...]:
        """What the rectangles depend on besides the window."""
        if self.arrangement is not None:
            return ("spread", *self.arrangement.shape, self.is_watched)
        rows = 0 if self.spare is not None else len(self.rows)
        has_spare, has_tray = self.spare is not None, self.tray is not None
        return len(self.others), rows, self.draft_shape, has_spare, has_tray, self.has_hands, self.is_watched

    @property
    def draft_shape(self) -> DraftShape | None:
        """What the rectangles of a draft depend on; None while nothing is drafted."""
        draft = self.draft
        if draft is None:
            return None
        return DraftShape(len(draft.places), draft.columns, len(draft.drafters), draft.hand_places)

    @property
    def seats(self) -> tuple[SeatView, ...]:
        return self.others if self.own is None else (*self.others, self.own)

    def row_of(self, key: CardKey) -> RowView | None:
        """The row the card lies in, if it lies in one."""
        return next((row for row in self.rows if any(card.key == key for card in row.cards)), None)
