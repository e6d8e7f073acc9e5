"""The table of Qwixx cards as an arrangement: where cards lie, what stands still, what is lit, what can be pointed at.

Owns the binding of layout and pictures. Must not know moves.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import pairwise
from typing import Self

from msgspec.structs import replace

from pega6_desktop.games.qwixx_cards.sheets import LAST_PLACE, number_at, place
from pega6_desktop.ui.boards.qwixx_cards import sheets
from pega6_desktop.ui.boards.qwixx_cards.cards import CHOSEN, CardFace, MatView, announced_pill, box_in, box_zone, mat
from pega6_desktop.ui.boards.qwixx_cards.layout import SheetLayout, SheetPlace, sheet_layout
from pega6_desktop.ui.boards.qwixx_cards.sheets import SheetView, SheetWords
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, Still, Thing, Writing
from pega6_desktop.ui.table.cards.art import drawing
from pega6_desktop.ui.table.places import HAND_Z, LIFTED_Z, Pose, Rect, TableLayout
from pega6_desktop.ui.table.view import CardKey, CardView, RowView, StepHint, ZoneId

_SHEET_Z, _MAT_Z, _PILL_Z, _LIT_Z, _PLAYED_Z = 2.0, 1.0, 12.0, 14.0, 60.0
_PILL_OVER_Z = 15.0
_HAND_GAP, _RISE, _HOVER, _TILT = 10, 16, 6, 1.6


class SheetArrangement(Arrangement, frozen=True):
    """The whole table. own: the large sheet. announced: words of the number, empty while there is none; is_now: it is
    asked for. display_words: the numbers of the display for the ear.
    """

    own: SheetView
    others: tuple[SheetView, ...]
    hand: tuple[CardView, ...]
    display: tuple[CardView, ...]
    played: tuple[CardView, ...]
    mat: MatView
    words: SheetWords
    announced: str
    is_now: bool
    display_words: str

    @property
    def rows(self) -> tuple[RowView, ...]:
        """The own rows."""
        told = zip(self.own.spoken_rows, self.own.row_notes, strict=True)
        return tuple(RowView(("row", row), row + 1, *words) for row, words in enumerate(told))

    @property
    def shape(self) -> tuple[object, ...]:
        """How many sheets there are."""
        return ("qwixx_cards", len(self.others))

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> SheetLayout:
        """See the module of the layout."""
        return sheet_layout(width, height, len(self.others), text_scale=text_scale, bar=bar, is_watched=is_watched)

    def cards(self) -> Iterator[CardView]:
        """Display, hand, and what is played now."""
        yield from (*self.display, *self.hand, *self.played)

    def movable(self) -> frozenset[CardKey]:
        """Cards of hand and display."""
        return frozenset(card.key for card in (*self.display, *self.hand))

    def bare(self) -> Self:
        """No cards."""
        return replace(self, hand=(), display=(), played=())

    def veiled(self) -> Self:
        """No own cards."""
        return replace(self, hand=())

    def opened(self, views: Mapping[int, Arrangement]) -> Self:
        """The others' cards with their colours."""
        return replace(
            self, others=tuple([replace(view, open_hand=_hand_in(views.get(view.seat))) for view in self.others])
        )

    def moods(self, former: Self, hint: StepHint) -> Mapping[int, str]:
        """Who has completed a row, or won, smiles; who has missed a turn winces."""
        before, made = {view.seat: view.sheet for view in (former.own, *former.others)}, {}
        now = {view.seat: view.sheet for view in (self.own, *self.others)}
        best = max(sheet.total for sheet in now.values())
        for seat, sheet in now.items():
            was, has_won = before.get(seat, sheet), hint.is_gate and sheet.total == best
            if sheet.missed > was.missed:
                made[seat] = "ouch"
            elif has_won or len(sheet.completed) > len(was.completed):
                made[seat] = "glad"
        return made

    # ------------------------------------------------------------ where cards lie

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """Where each card belongs."""
        at = _sheets(layout)
        raised, hovered, lifted = now.raised, now.hovered, now.lifted
        rises = dict.fromkeys(raised, _RISE) | {hovered: _HOVER + _RISE * (hovered in raised)} | {lifted: _RISE}
        found = {card.key: _shown_pose(at, card.key, rises.get(card.key, 0.0), lifted) for card in self.display}
        found |= self._hand_poses(at, rises, lifted)
        return found | dict(self._played_poses(at))

    def _hand_poses(
        self, layout: SheetLayout, rises: Mapping[CardKey | None, float], lifted: CardKey | None
    ) -> dict[CardKey, Pose]:
        count, u, strip = len(self.hand), layout.unit, layout.fan
        if not count:
            return {}
        width = max(1, min(layout.hand_card, int((strip.width - (count - 1) * _HAND_GAP * u) / count)))
        pitch = width + _HAND_GAP * u
        left = strip.x + (strip.width - pitch * (count - 1) - width) / 2
        found = {}
        for index, card in enumerate(self.hand):
            turn = index - (count - 1) / 2
            y = strip.y + abs(turn) * 2.5 * u - rises.get(card.key, 0.0) * u
            is_up = card.key == lifted
            angle = 0.0 if is_up else _TILT * turn
            z = LIFTED_Z if is_up else HAND_Z + index
            found[card.key] = Pose(left + index * pitch, y, width, angle, z, is_lifted=is_up)
        return found

    def _played_poses(self, layout: SheetLayout) -> Iterator[tuple[CardKey, Pose]]:
        """Played cards lie over the display, where everybody sees them."""
        middle = (layout.stations[1].right + layout.stations[2].x) / 2
        width = round(layout.stations[0].width)
        pitch = width * 1.1
        left = middle - (pitch * (len(self.played) - 1) + width) / 2
        for index, card in enumerate(self.played):
            yield card.key, Pose(left + index * pitch, layout.stations[0].y, width, z=_PLAYED_Z + index)

    # ------------------------------------------------------------ zones

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        """Where something comes from or goes to."""
        at, kind = _sheets(layout), zone[0]
        rect = self.zone_rect(layout, zone)
        if kind in ("pile", "discard", "shown"):
            return Pose(rect.x, rect.y, round(rect.width), z=10.0)
        width = max(8, round(at.discard.width * 0.7))
        x, y = rect.middle
        return Pose(x - width / 2, y - width * 0.7, width, z=HAND_Z)

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        """What the zone covers."""
        at, (kind, number) = _sheets(layout), zone[:2]
        if (box := box_in(zone)) is not None:
            return at.sheets[0].number(box[0], place(*box))
        match kind:
            case "row":
                return at.sheets[0].bars[number]
            case "shown":
                return at.stations[number]
            case "pile":
                return at.pile
            case "discard":
                return at.discard
            case "held" | "card":
                pose = self.poses(layout, Accents()).get(("card", number))
                return at.fan if pose is None else pose.rect
            case "seat" | "sheet":
                there = next((sheet for view, sheet in self._laid(at) if view.seat == number), at.sheets[0])
                return there.head if kind == "seat" else there.box
            case "hand":
                return at.fan
            case _:
                return at.mat

    def _laid(self, layout: SheetLayout) -> list[tuple[SheetView, SheetPlace]]:
        """All sheets, the own one first."""
        return list(zip((self.own, *self.others), layout.sheets, strict=True))

    def zone_at(self, layout: TableLayout, x: float, y: float) -> ZoneId | None:
        """Boxes and rows of the own sheet, the display, the hand, the felt."""
        at = _sheets(layout)
        for row, bar in enumerate(at.sheets[0].bars):
            if bar.grown(3 * at.unit).contains(x, y):
                return _box_at(at, row, x)
        for index, station in enumerate(at.stations):
            if station.contains(x, y):
                return ("shown", index)
        if at.mat.contains(x, y):
            return ("felt", 0)
        return ("hand", self.own.seat) if at.fan.contains(x, y) else None

    def tip(self, layout: TableLayout, x: float, y: float) -> str:
        """Rows of all sheets in words, and the others."""
        laid = self._laid(_sheets(layout))
        rows = [told for view, at in laid for told in zip(at.bars, view.spoken_rows, strict=True)]
        heads = [(at.head, view.spoken) for view, at in laid[1:]]
        return next((words for rect, words in (*rows, *heads) if rect.contains(x, y)), "")

    # ------------------------------------------------------------ pictures

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterator[Still]:
        """Sheets, mat, plate."""
        at, words = _sheets(layout), self.words
        for index, (view, sheet) in enumerate(self._laid(at)):
            name = f"other {index - 1}" if index else "own"
            draw = partial(sheets.other_sheet, sheet) if index else partial(sheets.own_sheet, at)
            yield Still(name, (view, words), sheet.box, _SHEET_Z, drawing(partial(draw, view, words)))
        yield Still("mat", (self.mat,), at.mat, _MAT_Z, drawing(partial(mat, at, self.mat)), margin=24)
        plate = drawing(partial(sheets.own_plate, at.own, self.own, words))
        yield Still("plate", (self.own, words), at.own, _SHEET_Z, plate)
        if self.announced:
            pill = drawing(partial(announced_pill, at.pile, self.announced, is_now=self.is_now))
            yield Still("announced", (self.announced, self.is_now), at.pile, _PILL_Z, pill, margin=60)

    def lit(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """Boxes that may be crossed, and everything that is chosen."""
        at = _sheets(layout)
        for target in now.targets:
            rect, is_chosen = self.zone_rect(at, target.zone), target.place == CHOSEN
            name = f"{target.zone[0]} {target.zone[1]} {target.place}"
            box = box_in(target.zone)
            if box is None:
                continue
            draw = sheets.lit_box(rect, box, is_chosen=is_chosen)
            yield Still(name, (box, is_chosen), rect, _LIT_Z, draw, margin=16)
            if target.pill is not None:
                yield self._gain(at, target.pill[0])
        for seat, mood in now.moods:
            for index, (view, sheet) in enumerate(self._laid(at)):
                if view.seat == seat:
                    yield sheets.mood_at(sheet.head, view, mood, is_own=index == 0)
        yield from self._skips(at, [box for one in now.targets if one.place == CHOSEN and (box := box_in(one.zone))])

    def _gain(self, layout: SheetLayout, words: str) -> Still:
        """What is chosen would bring so much."""
        total, covered = self.own.sheet.total, self.words.your_points
        draw = drawing(partial(sheets.gain_pill, layout, total, covered, words))
        return Still("gain", (words, total, covered), layout.foot, _LIT_Z, draw)

    def _skips(self, layout: SheetLayout, chosen: list[tuple[int, int]]) -> Iterator[Still]:
        """A number is left out between two that are chosen."""
        places = sorted(place(*box) for box in chosen)
        for here, there in pairwise(places):
            if there - here == 2:
                rect = layout.sheets[0].number(chosen[0][0], here + 1)
                draw = drawing(partial(sheets.skip_pill, rect, self.words.one_skip))
                yield Still("skip", (self.words.one_skip,), rect, _PILL_OVER_Z, draw, margin=60)

    def writings(self, former: Self, layout: TableLayout) -> Iterator[Writing]:
        """Crosses, locks and missed turns that are new."""
        before = {view.seat: view for view in (former.own, *former.others)}
        for view, at in self._laid(_sheets(layout)):
            if view.seat in before:
                yield from sheets.written(view, before[view.seat], at, _SHEET_Z)

    def things(self) -> Iterator[Thing]:
        """Sheets row by row, then the piles."""
        for view in (self.own, *self.others):
            yield Thing(("sheet", view.seat), view.spoken, "; ".join(view.spoken_rows))
        for row, spoken in enumerate(self.own.spoken_rows):
            yield Thing(("row", row), spoken)
        yield Thing(("pile", 0), self.mat.pile_word, self.announced)
        yield Thing(("discard", 0), self.mat.discard_word)

    # ------------------------------------------------------------ read out on demand

    def offered(self) -> str:
        """The numbers that can be drawn, while they are."""
        return self.display_words if self.mat.steps[0].state == "now" else ""

    def parts(self) -> tuple[str, ...]:
        """The own rows, then sheet by sheet the others."""
        others = tuple([". ".join((view.spoken, *view.spoken_rows)) for view in self.others])
        return (*self.own.spoken_rows, *others)


def _hand_in(arrangement: Arrangement | None) -> tuple[tuple[int, int], ...]:
    """Colours and numbers of the hand on the table of its owner."""
    cards = arrangement.hand if isinstance(arrangement, SheetArrangement) else ()
    faces = [card.face for card in cards if isinstance(card.face, CardFace)]
    return tuple([(face.suit, face.number) for face in faces if face.suit is not None and face.number is not None])


def _box_at(layout: SheetLayout, row: int, x: float) -> ZoneId:
    """The box of an own row at this x, else the row."""
    for at in range(LAST_PLACE + 1):
        box = layout.sheets[0].number(row, at)
        if box.x <= x <= box.right + 4 * layout.unit:
            return box_zone(row, number_at(row, at))
    return ("row", row)


def _shown_pose(layout: SheetLayout, key: CardKey, rise: float, lifted: CardKey | None) -> Pose:
    station = layout.stations[key[1]]
    y = station.y - rise * 0.4 * layout.unit
    return Pose(station.x, y, round(station.width), z=10.0 + key[1], is_lifted=key == lifted)


def _sheets(layout: TableLayout) -> SheetLayout:
    if not isinstance(layout, SheetLayout):
        raise TypeError(f"not a table of Qwixx cards: {type(layout).__name__}")
    return layout
