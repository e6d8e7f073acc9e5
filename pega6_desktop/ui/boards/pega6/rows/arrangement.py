"""The table of Pega em 6! while it is played, as an arrangement: rows, seats, hand, tray, what lies beside the rows.

Owns the binding of what lies there, where it belongs and its pictures. Must not know the rules: the board has put all
words into it.
"""

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from pega6_desktop.ui.boards.pega6.rows import beside_pictures, poses, row_pictures
from pega6_desktop.ui.boards.pega6.rows.cards import RowsCards
from pega6_desktop.ui.boards.pega6.rows.extras import spare_cell
from pega6_desktop.ui.boards.pega6.rows.layout import RowsLayout, rows_layout
from pega6_desktop.ui.boards.pega6.rows.plate_painter import plates
from pega6_desktop.ui.boards.pega6.rows.row_pictures import target_signs
from pega6_desktop.ui.table.arrangement import CARD_PRICE, Accents, Arrangement, Covered, Sign, Still
from pega6_desktop.ui.table.places import Pose, Rect, TableLayout
from pega6_desktop.ui.table.view import CardKey, StepHint, Target, ZoneId

_ROW_PRICE = 0.2
"""A px² of the row that changes, where no card lies."""


class RowsArrangement(RowsCards, frozen=True):
    """Cards, places and pictures of a table of rows; see `Arrangement` for the meaning of each method."""

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> RowsLayout:
        """See `rows_layout`."""
        return rows_layout(
            width,
            height,
            len(self.others),
            max(1, len(self.rows)),
            text_scale=text_scale,
            bar=bar,
            has_spare=self.spare is not None,
            has_tray=self.tray is not None,
            has_hands=self.has_hands,
            is_watched=is_watched,
        )

    def succeeding(self, former: Arrangement, hint: StepHint) -> StepHint | None:
        """From open cards they go to rows and hand; what is open no longer flies to whoever has taken it."""
        if not former.grid[0]:
            return None
        named = {key for key, _ in hint.leaves} | {card.key for card in self.cards()}
        hidden = ((key, ("hand", seat)) for key, seat in former.taken() if key not in named)
        return replace(hint, leaves=(*hint.leaves, *hidden))

    # ------------------------------------------------------------ where cards belong

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """See `card_poses`."""
        return poses.card_poses(_rows(layout), self, now)

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        """Rows, places before seats, faces, piles."""
        return poses.zone_pose(_rows(layout), self, zone)

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        """Rows, plates, the hand, cards, piles."""
        return poses.zone_rect(_rows(layout), self, zone)

    def zone_at(self, layout: TableLayout, x: float, y: float) -> ZoneId | None:
        """Rows catch a little beyond their edge."""
        return poses.zone_at(_rows(layout), self, x, y)

    def tip(self, layout: TableLayout, x: float, y: float) -> str:
        """A row's note, a player with what did not fit."""
        match self.zone_at(layout, x, y):
            case ("row", number):
                return next((row.note for row in self.rows if row.zone == ("row", number)), "")
            case ("seat", number):
                return next((seat.spoken for seat in self.seats if seat.seat == number), "")
            case _:
                return ""

    def target_rect(self, layout: TableLayout, target: Target) -> Rect:
        """Of a row the place that is meant, or all its cards where it is to be locked."""
        kind, number = target.zone
        if kind != "row" or target.kind in ("zone", "card"):
            return super().target_rect(layout, target)
        row = self.rows[number] if number < len(self.rows) else None
        if target.kind == "lock" and row is not None:
            return poses.row_cards(_rows(layout), number, row)
        return self._place(_rows(layout), target)

    def _place(self, layout: RowsLayout, target: Target) -> Rect:
        number = target.zone[1]
        capacity = self.rows[number].capacity if number < len(self.rows) else 5
        return poses.row_pose(layout, number, target.place, capacity).rect

    def worth_seeing(self, layout: TableLayout, now: Accents) -> Iterator[Covered]:
        """The right place of a refused card, the row that would change, ends of rows, tray and piles."""
        table, right, aimed = _rows(layout), now.right, now.aimed_target
        yield from super().worth_seeing(layout, now)
        if right is not None and right.zone[0] == "row" and right.zone[1] < len(self.rows):
            yield Covered(self._place(table, right), CARD_PRICE)
        for index in range(min(len(table.rows), len(self.rows))):
            yield Covered(table.places(index).danger, 1.0)
        if table.tray is not None:
            yield Covered(table.tray, 1.0)
        if (cell := spare_cell(table)) is not None:
            yield from (Covered(cell.deck, 1.0), Covered(cell.turn, 1.0))
        if aimed is not None and aimed.zone[0] == "row" and aimed.kind != "open":
            yield Covered(table.rows[aimed.zone[1]], _ROW_PRICE)

    # ------------------------------------------------------------ pictures

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterator[Still]:
        """Rows, plates, piles, the words over the hand."""
        table = _rows(layout)
        yield from row_pictures.still_rows(table, self)
        yield from plates(table, self, owed)
        yield from beside_pictures.cell(table, self)
        yield from beside_pictures.pile_title(table, self.pile_title)

    def following(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """The tray with the words of the card that is meant."""
        return beside_pictures.tray(_rows(layout), self, now)

    def lit(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """Rows, and signs over them."""
        yield from row_pictures.lit_rows(_rows(layout), self, now)
        yield from target_signs(_rows(layout), self, now)

    def signs(self, now: Accents) -> Mapping[CardKey, Sign]:
        """A ring around what is lifted outside the hand; cards of the tray that may be played, veils on the others."""
        signs: dict[CardKey, Sign] = {}
        if now.lifted is not None and all(card.key != now.lifted for card in self.hand):
            signs[now.lifted] = Sign("strong")
        for one in self.tray or ():
            if one.card.key != now.lifted and one.tone != "quiet":
                signs[one.card.key] = Sign("soft") if one.tone == "playable" else Sign(is_veiled=True)
        return signs


def _rows(layout: TableLayout) -> RowsLayout:
    if not isinstance(layout, RowsLayout):
        raise TypeError(f"not a table of rows: {type(layout).__name__}")
    return layout
