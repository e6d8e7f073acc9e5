"""The table of No Thanks! as an arrangement: deck, the card on offer with its chips, areas with their runs, own chips.

Owns what lies where and which place is meant at a point. Must not know the rules: the board has put all words into it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Self

from msgspec.structs import replace

from pega6_desktop.ui.boards.no_thanks import areas, offer
from pega6_desktop.ui.boards.no_thanks.areas import Area
from pega6_desktop.ui.boards.no_thanks.faces import Present, PresentBack
from pega6_desktop.ui.boards.no_thanks.layout import AreaPlaces, NoThanksLayout, laid, no_thanks_layout
from pega6_desktop.ui.boards.no_thanks.offer import Action
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, Still, Thing
from pega6_desktop.ui.table.places import HAND_Z, LIFTED_Z, ROW_Z, Pose, Rect, TableLayout
from pega6_desktop.ui.table.view import CardKey, CardView, StepHint, ZoneId

_CHIP = 46
_POT_CHIP = 50
_POT = (
    *((-50, 34), (-10, 42), (34, 34), (12, 6), (-30, 8), (50, 10)),
    *((-56, -8), (-6, -18), (56, -20), (30, 20), (-36, 24)),
)
"""Units from the middle of the lower part of the card, chip by chip; then another layer over them."""
_TURN = 45
"""Degrees between two notches of a chip: turned by so much it looks the same, but for its bow."""
_TIGER = 26
_RISE = 10.0
_CATCH = 24
_DEAR = 15
"""So many points hurt."""


class NoThanksArrangement(Arrangement, frozen=True):
    """Everything on the table. others: in play order from the viewer's left; own: the viewer's area.

    active: the card on offer; pot: chips on it. deck: cards in it, with its words; top: the face-down one on top of it.
    passed: faces of those who passed on this card and their chips on it, with the word over them. chips: the viewer's,
    with title and note; tiger: the viewer's hidden card.
    take, keep, tiger_action: what may be done, in words; None for spectators. ghost: where in the own area the card on
    offer would go: before that run, its number, its word. sums: words under the own sum. note: how areas count.
    offer_words, tiger_words: both as sentences for the ear.
    """

    others: tuple[Area, ...]
    own: Area | None
    active: CardView | None
    pot: tuple[CardView, ...]
    pot_word: str
    deck: int
    top: CardView | None
    deck_words: tuple[str, str]
    passed: tuple[tuple[int, int], ...]
    passed_word: str
    chips: tuple[CardView, ...]
    chip_words: tuple[str, str]
    tiger: CardView | None
    take: Action | None
    keep: Action | None
    tiger_action: Action | None
    ghost: tuple[int, str, str] | None
    sums: tuple[str, str, str]
    note: str
    offer_words: str
    tiger_words: str

    @property
    def shape(self) -> tuple[object, ...]:
        """How many sit there, and whether somebody looks on from a seat."""
        return ("no thanks", len(self.others), self.own is None)

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> NoThanksLayout:
        """See `no_thanks_layout`; a watched table is the same."""
        return no_thanks_layout(
            width,
            height,
            len(self.others),
            text_scale=text_scale,
            bar=bar,
            is_watched=is_watched,
            has_own=self.own is not None,
        )

    def cards(self) -> Iterator[CardView]:
        """Presents, chips and hidden tigers."""
        if self.top is not None:
            yield self.top
        for area in self._areas:
            yield from (card for run in area.runs for card in run)
            if area.tiger is not None:
                yield area.tiger
        if self.active is not None:
            yield self.active
        if self.tiger is not None:
            yield self.tiger
        yield from (*self.pot, *self.chips)

    def movable(self) -> frozenset[CardKey]:
        """The card on offer, the own chips, the own tiger."""
        own = [card.key for card in (self.active, self.tiger) if card is not None]
        return frozenset((*own, *(chip.key for chip in self.chips)))

    def glued(self) -> frozenset[CardKey]:
        """The chips on the card on offer."""
        return frozenset(chip.key for chip in self.pot)

    def bare(self) -> Self:
        """Nothing dealt."""
        return replace(
            self,
            others=tuple(replace(area, runs=(), tiger=None) for area in self.others),
            own=None if self.own is None else replace(self.own, runs=(), tiger=None),
            active=None,
            pot=(),
            chips=(),
            tiger=None,
            ghost=None,
        )

    def veiled(self) -> Self:
        """Without the own chips and the own tiger, and what they make of the sums."""
        own = None if self.own is None else replace(self.own, chips="", points="", spoken=self.own.public)
        bare = replace(self, own=own, chips=(), tiger=None, tiger_words="", ghost=None)
        return replace(bare, take=None, keep=None, tiger_action=None)

    def opened(self, views: Mapping[int, Arrangement]) -> Self:
        """Everybody's chips, and the tigers that are still hidden."""
        return replace(self, others=tuple(_opened(area, views.get(area.seat)) for area in self.others))

    def moods(self, former: Self, hint: StepHint) -> Mapping[int, str]:
        """Who has got a card that costs much winces; who has got one that costs nothing smiles."""
        if hint.kind not in ("take", "place"):
            return {}
        paid = len(former.pot) if hint.kind == "take" else 0
        before = {area.seat: area for area in former._areas}
        made = {}
        for area in self._areas:
            was = before.get(area.seat)
            if was is not None and sum(map(len, area.runs)) > sum(map(len, was.runs)):
                cost = area.area - was.area - paid
                made[area.seat] = "glad" if cost <= 0 else "ouch" if cost >= _DEAR else ""
        return {seat: mood for seat, mood in made.items() if mood}

    # ------------------------------------------------------------ where cards belong

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """The pose of everything; what is lifted rises a little where it lies."""
        table = _table(layout)
        poses: dict[CardKey, Pose] = {}
        if self.top is not None:
            poses[self.top.key] = self.zone_pose(layout, ("deck", 0))
        poses.update(self._lying(table))
        poses.update(self._own_things(table))
        for index, chip in enumerate(self.pot):
            poses[chip.key] = _pot_pose(table, index)
        for key, rise in ((now.hovered, _RISE * 0.5), (now.lifted, _RISE)):
            if key is not None and key in poses and key in self.movable():
                pose = poses[key]
                poses[key] = replace(pose, y=pose.y - rise * table.unit, z=LIFTED_Z, is_lifted=key == now.lifted)
                poses.update(self._carried(key, poses, rise * table.unit))
        return poses

    def _carried(self, key: CardKey, poses: Mapping[CardKey, Pose], rise: float) -> Iterator[tuple[CardKey, Pose]]:
        """The chips that lie on this thing rise with it."""
        if self.active is not None and key == self.active.key:
            for index, chip in enumerate(self.pot):
                pose = poses[chip.key]
                yield chip.key, replace(pose, y=pose.y - rise, z=LIFTED_Z + 1 + index / 100)

    def _lying(self, table: NoThanksLayout) -> Iterator[tuple[CardKey, Pose]]:
        """All areas, and what lies face down before the others."""
        laid_out = [*zip(self.others, self.laid_others(table), strict=True)]
        if self.own is not None:
            laid_out.append((self.own, self.laid_own(table)[0]))
        for index, (area, place) in enumerate(laid_out):
            for run, poses in zip(area.runs, place.cards, strict=True):
                yield from zip([card.key for card in run], poses, strict=True)
            if area.tiger is not None:
                yield area.tiger.key, _hidden_tiger(table, index)

    def _own_things(self, table: NoThanksLayout) -> Iterator[tuple[CardKey, Pose]]:
        """What the viewer may take up: the card on offer, chips, the tiger."""
        if self.active is not None:
            yield self.active.key, Pose(table.active.x, table.active.y, round(table.active.width), z=ROW_Z)
        for index, (chip, (x, y, side)) in enumerate(zip(self.chips, self._chip_places(table), strict=True)):
            yield chip.key, _round(x, y, side, HAND_Z + index / 100, turn=index * 13)
        if self.tiger is not None:
            yield self.tiger.key, self._tiger_pose(table)

    def laid_others(self, table: NoThanksLayout) -> tuple[AreaPlaces, ...]:
        """The areas of the others."""
        boxes = [seat_area(table, index, has_tiger=area.tiger is not None) for index, area in enumerate(self.others)]
        return tuple(
            laid(box, [len(run) for run in area.runs], (box.height - 4 * table.unit) / 1.4)
            for area, box in zip(self.others, boxes, strict=True)
        )

    def laid_own(self, table: NoThanksLayout) -> tuple[AreaPlaces, Rect | None]:
        """The own area, and the place that is kept in it for the card on offer."""
        sizes = [] if self.own is None else [len(run) for run in self.own.runs]
        if self.ghost is not None:
            sizes.insert(self.ghost[0], 1)
        whole = laid(own_box(table, has_tiger=self.tiger is not None), sizes, 84 * table.unit)
        if self.ghost is None:
            return whole, None
        at = self.ghost[0]
        kept = AreaPlaces((*whole.cards[:at], *whole.cards[at + 1 :]), (*whole.tags[:at], *whole.tags[at + 1 :]))
        return kept, whole.cards[at][0].rect

    def _chip_places(self, table: NoThanksLayout) -> Iterator[tuple[float, float, float]]:
        """Middle and diameter of each own chip: one line up to five, then two."""
        u, count = table.unit, len(self.chips)
        side = _CHIP * u
        lines = 1 if count <= 5 else 2 if count <= 16 else 3
        each = max(5, math.ceil(count / lines))
        room = table.chips.width - 36 * u
        pitch = min(side * 1.12, (room - side) / max(1, each - 1))
        down = (table.chips.height - 58 * u) / lines
        side = min(side, down * 0.92)
        for index in range(count):
            line, column = divmod(index, each)
            yield (
                table.chips.x + 18 * u + side / 2 + column * pitch,
                table.chips.y + 44 * u + down * (line + 0.5) + 4 * u,
                side,
            )

    def _tiger_pose(self, table: NoThanksLayout) -> Pose:
        width = round(72 * table.unit)
        box = table.area
        return Pose(box.x + 16 * table.unit, box.y + (box.height - width * 1.4) / 2, width, -4.0, HAND_Z)

    # ------------------------------------------------------------ zones

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        """Cards come from the deck; chips from and to the purse of a seat."""
        table, (kind, _) = _table(layout), zone
        if kind in ("deck", "felt"):
            return Pose(table.deck.x, table.deck.y, round(table.deck.width), z=ROW_Z)
        x, y = self.zone_rect(layout, zone).middle
        return _round(x, y, (_POT_CHIP if kind == "offer" else 26) * table.unit, HAND_Z)

    def _zones(self, table: NoThanksLayout) -> dict[ZoneId, Rect]:
        """All that may be meant, the things before the areas they lie in."""
        zones: dict[ZoneId, Rect] = {
            ("offer", 0): table.active,
            ("take", 0): table.take,
            ("keep", 0): table.keep,
            ("deck", 0): table.deck,
        }
        if self.tiger_action is not None:
            zones["tiger", 0] = table.tiger
        for area, box in zip(self.others, table.seats, strict=True):
            zones["area", area.seat] = box
        if self.own is not None:
            zones |= {("pile", self.own.seat): table.chips, ("area", self.own.seat): table.area}
        return zones

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        """Actions, the card on offer, areas, purses."""
        table, (kind, number) = _table(layout), zone
        zones = self._zones(table)
        if zone in zones:
            return zones[zone]
        if self.own is not None and number == self.own.seat:
            return table.own
        box = zones.get(("area", number), table.mat)
        return areas.purse(box, table.unit) if kind == "pile" and box is not table.mat else box

    def zone_at(self, layout: TableLayout, x: float, y: float) -> ZoneId | None:
        """The nearest thing that may be meant there; the own area catches a little beyond its edge."""
        table = _table(layout)
        found = next((zone for zone, box in self._zones(table).items() if box.contains(x, y)), None)
        if found is not None or self.own is None:
            return found
        is_own = table.area.grown(_CATCH * table.unit).contains(x, y) or table.own.contains(x, y)
        return ("area", self.own.seat) if is_own else None

    def tip(self, layout: TableLayout, x: float, y: float) -> str:
        """Players with everything about them, the deck, the actions."""
        zone = self.zone_at(layout, x, y)
        return next((thing.name for thing in self.things() if thing.key == zone), "")

    def things(self) -> Iterator[Thing]:
        """Others, deck, the actions, the own area and chips."""
        for area in self.others:
            yield Thing(("area", area.seat), area.spoken)
        yield Thing(("deck", 0), ", ".join(self.deck_words))
        for kind, action in (("take", self.take), ("keep", self.keep), ("tiger", self.tiger_action)):
            if action is not None:
                yield Thing((kind, 0), action.title, action.spoken)
        if self.own is not None:
            yield Thing(("area", self.own.seat), self.own.spoken)
            yield Thing(("pile", self.own.seat), f"{self.chip_words[0]}: {len(self.chips)}")

    # ------------------------------------------------------------ pictures

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterator[Still]:
        """See `areas` and `offer`."""
        table = _table(layout)
        for index, (area, place) in enumerate(zip(self.others, self.laid_others(table), strict=True)):
            yield areas.seat(table, index, area, place)
            yield from areas.tags(area, place)
        yield offer.deck(table, self.deck, self.deck_words)
        yield offer.offer_place(table, is_now=self.own is not None and self.own.is_turn and self.active is not None)
        if self.pot:
            yield offer.pot_pill(table, self.pot_word)
        taken = PresentBack() if self.active is None else Present(self.active.key[1])
        for kind, action, card in (("take", self.take, taken), ("keep", self.keep, None)):
            if action is not None:
                yield offer.action(table, kind, action, card)
        has_room = table.tiger.height > 20 * table.unit  # On a watched table there may be none, and nothing to press
        if self.tiger_action is not None and self.tiger is not None and has_room:
            yield offer.tiger_action(table, self.tiger_action)
        if self.passed:
            yield offer.passed(table.passed, table.unit, self.passed, self.passed_word)
        if self.own is not None:
            yield from self._own_still(table, self.own)

    def _own_still(self, table: NoThanksLayout, own: Area) -> Iterator[Still]:
        place, kept = self.laid_own(table)
        yield areas.own_plate(table, own, self.sums)
        yield areas.own_area(table, own, self.note if _has_room(table, place) else "")
        yield from areas.tags(own, place, None if self.ghost is None else self.ghost[0])
        if kept is not None and self.ghost is not None:
            yield areas.ghost(kept, table.unit, self.ghost[1:], is_now=own.is_turn)
        yield areas.chips(table, self.chip_words, len(self.chips), is_now=own.is_turn)

    def lit(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        """Targets glow in gold, the aimed one most of all; what the thing in the air cannot do fades."""
        table, zones = _table(layout), [target.zone[0] for target in now.targets]
        if zones in (["area"], ["offer"]):
            yield offer.faded("keep" if zones == ["area"] else "take", table)
        if zones == ["offer"] and self.tiger_action is not None:
            yield offer.faded("tiger", table)
        for target in now.targets:
            box = self.zone_rect(layout, target.zone)
            yield offer.glow(target.zone, box, layout.unit, is_aimed=target.zone == now.aimed)
        for seat, mood in now.moods:
            at = next((index for index, area in enumerate(self.others) if area.seat == seat), None)
            area = self.own if at is None else self.others[at]
            if area is not None:
                yield areas.mood_at(table, at, area, mood)

    @property
    def _areas(self) -> tuple[Area, ...]:
        return self.others if self.own is None else (*self.others, self.own)

    def alike(self) -> frozenset[CardKey]:
        """All chips but the first of each heap."""
        return frozenset(chip.key for heap in (self.chips, self.pot) for chip in heap[1:])

    # ------------------------------------------------------------ read out on demand

    def held(self) -> tuple[str, ...]:
        """The own area and chips, and the hidden tiger."""
        own = () if self.own is None else (self.own.spoken,)
        return own if self.tiger is None else (*own, self.tiger_words)

    def offered(self) -> str:
        """The card on offer and its chips."""
        return self.offer_words

    def parts(self) -> tuple[str, ...]:
        """The players in the order of play, the viewer last."""
        return tuple([area.spoken for area in self._areas])


def _opened(area: Area, view: Arrangement | None) -> Area:
    """The area with what its owner knows of it."""
    if not isinstance(view, NoThanksArrangement) or view.own is None:
        return area
    return replace(area, chips=view.own.chips, points=view.own.points, tiger=view.tiger)


def seat_area(table: NoThanksLayout, index: int, *, has_tiger: bool) -> Rect:
    """The strip of another player where cards lie, beside a tiger that is still hidden."""
    box, u = table.seats[index], table.unit
    width = box.width - (36 + (_TIGER if has_tiger else 0)) * u
    return Rect(box.x + 18 * u, box.y + 66 * u, width, box.height - 80 * u)


def own_box(table: NoThanksLayout, *, has_tiger: bool) -> Rect:
    """Where the own cards lie: to the right of a tiger that is still hidden."""
    box, u = table.area, table.unit
    left = (106 if has_tiger else 22) * u
    return Rect(box.x + left, box.y + 6 * u, box.width - left - 20 * u, box.height - 16 * u)


def _has_room(table: NoThanksLayout, place: AreaPlaces) -> bool:
    """Whether the note at the right end of the area covers no card."""
    right = max((card.rect.right for run in place.cards for card in run), default=table.area.x)
    return right + 110 * table.unit < table.area.right - 150 * table.unit


def _table(layout: TableLayout) -> NoThanksLayout:
    if not isinstance(layout, NoThanksLayout):
        raise TypeError(f"not a layout of No Thanks!: {type(layout).__name__}")
    return layout


def _hidden_tiger(table: NoThanksLayout, index: int) -> Pose:
    box, u = table.seats[index], table.unit
    width = round(_TIGER * u)
    return Pose(box.right - width - 16 * u, box.bottom - width * 1.4 - 14 * u, width, 6.0, ROW_Z + 25)


def _pot_pose(table: NoThanksLayout, index: int) -> Pose:
    """Scattered over the lower part of the card, layer by layer."""
    box = table.active
    scale = box.width / 172
    dx, dy = _POT[index % len(_POT)]
    lift = index // len(_POT) * 5
    x, y = box.middle[0] + dx * scale, box.y + box.height * 0.7 + (dy - 18 - lift) * scale
    return _round(x, y, _POT_CHIP * scale, ROW_Z + 1 + index, turn=index * 17 + 20)


def _round(x: float, y: float, side: float, z: float, *, turn: int = 0) -> Pose:
    """A round thing in a place with the sides of a card, turned by some degrees to either side."""
    width = max(6, round(side))
    half = _TURN // 2
    return Pose(x - width / 2, y - width * 0.7, width, (turn + half) % _TURN - half, z)
