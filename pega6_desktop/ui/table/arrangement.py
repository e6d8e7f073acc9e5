"""What a game lays on the table: its arrangement, and the whole table with it.

Owns the contract between a game's board and the table: what lies there, where it belongs, what stands still, what is
lit, what is told. An arrangement is a frozen value made by a board; equal ones look equal. As it stands here it is a
bare table; a game answers what it has. Must not know any game.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from typing import Literal, NamedTuple, Self

import msgspec

from pega6_desktop.ui.table.cards.art import Drawing
from pega6_desktop.ui.table.cards.pieces import Way
from pega6_desktop.ui.table.cards.tempo import Motion
from pega6_desktop.ui.table.places import HAND_CARD, HAND_Z, Pose, Rect, TableLayout, card_height, table_layout
from pega6_desktop.ui.table.view import (
    CardKey,
    CardView,
    Pointed,
    RowView,
    SeatView,
    Standing,
    StepHint,
    Target,
    TrickFlag,
    TurnOrder,
    ZoneId,
)
from pega6_desktop.ui.words import table_talk as words


class SheetAtEnd(NamedTuple):
    """What a player leaves at the end of a match: its picture in a box, and its words."""

    drawn_in: Callable[[Rect], Drawing]
    words: str


_PILL = 16
"""Units a pill hangs below its card."""
CARD_PRICE = 4.0
"""One px² of a card that a bubble covers costs as much as so many of a plate."""


class Coming(NamedTuple):
    """How a picture comes onto a table in motion: it fades in, falls into its place, or is pressed on; and fades out.

    reach: how far above its place it begins, in heights of it; or how many times as large.
    """

    motion: Motion
    going: Motion
    way: Literal["fade", "drop", "stamp"] = "fade"
    reach: float = 1.0


class Still(NamedTuple):
    """One picture that stands still.

    name: which one it is, so that the same piece shows its next picture. content: all that `draw` depends on besides
    box and look. z: its layer; cards of a mat lie at 10, those of a hand at 100. margin: units around the box that may
    be painted on. coming: None where it is simply there. Of a lit one: the names of the picture that it says anew, and
    that is hidden once this one is fully there; and of the one that is hidden at once.
    """

    name: str
    content: tuple[object, ...]
    box: Rect
    z: float
    draw: Drawing
    margin: float = 12
    coming: Coming | None = None
    covers: str = ""
    hides: str = ""


class Thing(NamedTuple):
    """Something for screen readers: a zone, or a card that lies there, with its name and description."""

    key: CardKey
    name: str
    description: str = ""
    is_zone: bool = True


class ReadOut(NamedTuple):
    """Words that are read out on demand, and what they are about."""

    lead: str
    text: str


class Covered(NamedTuple):
    """Something a bubble may cover, and what a px² of it costs in px of a longer way."""

    rect: Rect
    price: float


class Sign(msgspec.Struct, frozen=True):
    """What hangs on one card. ring: soft while another one is meant. pill: its word and number, gold when chosen.
    turn: as which of the cards turned up it is laid, from 1, on a disc, gold where it is the next one; 0 for none.
    face: the portrait of whoever has laid it last, None for nobody's.
    """

    ring: Literal["none", "soft", "strong"] = "none"
    pill: tuple[str, int] | None = None
    is_chosen: bool = False
    is_veiled: bool = False
    turn: int = 0
    face: int | None = None


class Writing(NamedTuple):
    """Something that is written before the eyes of all: a box as it was, and what comes into it, part after part.

    content: all that the drawings depend on besides box and look. z: the layer of what it is written on.
    """

    content: tuple[object, ...]
    box: Rect
    z: float
    before: Drawing
    parts: tuple[tuple[Drawing, Way], ...]


class Accents(msgspec.Struct, frozen=True):
    """What stands out on the table now: what the player has in hand and may do, and what the table adds to that.

    lifted: the card in the air. picked: the first half of a move. gathered: what a move is being made of. liftable:
    cards that may be picked up. focused, ringed: the card and the zone with the keyboard's ring. revocable: the card
    that may still be taken back. targets: where the card in hand may go; aimed: the zone of the one that is pointed at.

    The table's own are hovered, the card under the pointer; and refused and right, the zone of a refused drop and where
    the card would belong, while that is shown. pointed: what the step that runs
    points at. gained: points that have just landed, by seat; moods: faces that are made, by seat, of
    ``look.pictures.MOODS``. is_turning: the cards turn over. recalled: the flag that is looked at.
    """

    lifted: CardKey | None = None
    hovered: CardKey | None = None
    focused: CardKey | None = None
    picked: CardKey | None = None
    targets: tuple[Target, ...] = ()
    aimed: ZoneId | None = None
    gathered: frozenset[CardKey | ZoneId] = frozenset()
    liftable: frozenset[CardKey] = frozenset()
    ringed: ZoneId | None = None
    revocable: CardKey | None = None
    is_refusing: bool = False
    refused: ZoneId | None = None
    right: Target | None = None
    pointed: Pointed | None = None
    gained: tuple[tuple[int, int], ...] = ()
    moods: tuple[tuple[int, str], ...] = ()
    is_turning: bool = False
    recalled: TrickFlag | None = None

    @property
    def is_lit(self) -> bool:
        """Whether anything stands out that has a picture of its own."""
        return bool(self.targets or self.is_refusing or self.pointed or self.gained or self.moods or self.recalled)

    @property
    def aimed_target(self) -> Target | None:
        """The target that is aimed at, if one is."""
        return next((target for target in self.targets if target.zone == self.aimed), None)

    @property
    def moving(self) -> tuple[object, ...]:
        """All by which poses may differ: a target that only lights what lies there moves no card."""
        aimed = self.aimed_target if self.targets else None
        aside = aimed if aimed is not None and aimed.kind in ("gap", "card") else None
        return self.lifted, self.hovered, self.picked, aside, self.raised if self.targets else None

    def on(self, there: Container[CardKey], former: Accents) -> Accents:
        """The same on a table with these cards, with what the table adds as it was."""
        lifted, picked, hovered, focused = (
            key if key in there else None for key in (self.lifted, self.picked, former.hovered, self.focused)
        )
        return msgspec.structs.replace(
            former,
            lifted=lifted,
            picked=picked,
            hovered=hovered,
            focused=focused,
            targets=self.targets,
            aimed=self.aimed,
            gathered=self.gathered,
            liftable=self.liftable,
            ringed=self.ringed,
            revocable=self.revocable,
        )

    @property
    def raised(self) -> frozenset[CardKey]:
        """Cards that stand out with a target."""
        return frozenset(target.raises for target in self.targets if target.raises is not None)


class Arrangement(msgspec.Struct, frozen=True):
    """What a game lays on the table, see the module. Geometry methods are pure."""

    @property
    def rows(self) -> tuple[RowView, ...]:
        """What lies where, for the list beside the table and for the keys that choose a row."""
        return ()

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The viewer's hand in its order."""
        return ()

    @property
    def extras(self) -> tuple[CardView, ...]:
        """Cards the viewer holds beside the hand."""
        return ()

    @property
    def own_laid(self) -> CardView | None:
        """The viewer's own card where it lies face down and may be taken back."""
        return None

    @property
    def open_plates(self) -> tuple[ZoneId, ...]:
        """The players whose hands everybody has seen and may look at again."""
        return ()

    @property
    def grid(self) -> tuple[tuple[CardKey | None, ...], int]:
        """Open cards that lie in lines, None where one is gone, and how many there are to a line."""
        return (), 1

    @property
    def flags(self) -> tuple[TrickFlag, ...]:
        """What everybody has done last, in the order in which it happened; while it may be looked back at."""
        return ()

    @property
    def shape(self) -> tuple[object, ...]:
        """What the rectangles depend on besides the window."""
        return (type(self).__name__,)

    def layout(
        self, width: float, height: float, *, text_scale: float, bar: float | None, is_watched: bool
    ) -> TableLayout:
        """The rectangles in a window of that many logical px; see `table_layout`. is_watched: nobody plays here."""
        return table_layout(width, height, text_scale=text_scale, bar=bar, is_watched=is_watched)

    # ------------------------------------------------------------ what lies there

    def cards(self) -> Iterable[CardView]:
        """Everything that may ever move."""
        return ()

    def movable(self) -> frozenset[CardKey]:
        """What the viewer may ever have in the air."""
        return frozenset(card.key for card in (*self.hand, *self.extras))

    def glued(self) -> frozenset[CardKey]:
        """What lies on another thing and is no target of the pointer: whoever grasps it grasps what is below."""
        return frozenset()

    def open_cards(self) -> frozenset[CardKey]:
        """Cards that lie open for everybody to take."""
        return frozenset()

    def taken(self) -> Iterable[tuple[CardKey, int]]:
        """Cards the others have taken from those, open before them, each with the seat."""
        return ()

    def laid_at(self, zone: ZoneId) -> CardKey | None:
        """The card that lies at this zone, where at most one may."""
        return None

    def waiting(self) -> int:
        """Cards that are turned up and still to be placed one after the other."""
        return 0

    def bare(self) -> Self:
        """The same table before anything lies there."""
        return self

    def veiled(self) -> Self:
        """The same table without what only its viewer may see."""
        return self

    def opened(self, views: Mapping[int, Arrangement]) -> Self:
        """The same table with what the others hold lying open. views: by seat, the table as each of them sees it."""
        return self

    @property
    def can_look_back(self) -> bool:
        """Whether there are ever flags here."""
        return False

    def without_flags(self) -> Self:
        """The same table, with nothing to look back at."""
        return self

    # ------------------------------------------------------------ from another table to this one

    def is_laid_out_by(self, hint: StepHint) -> bool:
        """Whether the step lays out everything here, whatever lay on the table before."""
        return False

    def succeeding(self, former: Arrangement, hint: StepHint) -> StepHint | None:
        """The step as it moves from a table with other rectangles; None where nothing finds its old place again."""
        return None

    def moods(self, former: Self, hint: StepHint) -> Mapping[int, str]:
        """By seat, the faces made at what the step has brought since the former table."""
        return {}

    def under_way(self, former: Arrangement) -> Arrangement:
        """The same while cards still go there from the former table: the players are not yet asked for the next one."""
        return self

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """Everybody whose plate is part of what waits for that."""
        return ()

    # ------------------------------------------------------------ where cards belong

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        """Where each of `cards` belongs."""
        return {}

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        """Where something comes from or goes to when all that is known is a zone."""
        (x, y), width = layout.mat.middle, round(HAND_CARD * layout.unit)
        return Pose(x - width / 2, y - card_height(width) / 2, width, z=HAND_Z)

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        """What the zone covers."""
        return layout.mat

    def zone_at(self, layout: TableLayout, x: float, y: float) -> ZoneId | None:
        """The zone under the point, None over the bare table."""
        return ("felt", 0) if layout.mat.contains(x, y) else None

    def tip(self, layout: TableLayout, x: float, y: float) -> str:
        """What there is to say at a point where nothing movable lies; empty for nothing."""
        return ""

    def flag_at(self, layout: TableLayout, x: float, y: float) -> TrickFlag | None:
        """The flag at a point where no card lies."""
        return None

    # ------------------------------------------------------------ where bubbles stand

    def target_rect(self, layout: TableLayout, target: Target) -> Rect:
        """What a bubble about this target must leave to be seen; of a card also its pill."""
        box = self.zone_rect(layout, target.zone)
        has_pill = target.zone[0] == "card" and target.pill is not None
        return Rect(box.x, box.y, box.width, box.height + _PILL * layout.unit) if has_pill else box

    def worth_seeing(self, layout: TableLayout, now: Accents) -> Iterator[Covered]:
        """What a bubble should not cover, beside the cards."""
        yield Covered(layout.status, CARD_PRICE)
        for rect in (*layout.seats, layout.own, layout.main_button, layout.second_button):
            yield Covered(rect, 1.0)

    # ------------------------------------------------------------ pictures

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterable[Still]:
        """The pictures that stand still. owed: points by seat that are still to be counted up."""
        return ()

    def following(self, layout: TableLayout, now: Accents) -> Iterable[Still]:
        """Those of them that follow what is lifted or pointed at."""
        return ()

    def lit(self, layout: TableLayout, now: Accents) -> Iterable[Still]:
        """The pictures that show the targets, the aimed one most of all, and a refusal; they fade in and out."""
        return ()

    def signs(self, now: Accents) -> Mapping[CardKey, Sign]:
        """What hangs on cards beside the rings of targets."""
        return {}

    def writings(self, former: Self, layout: TableLayout) -> Iterable[Writing]:
        """What is new on this table since the former one and is to be seen being written; nothing on most tables."""
        return ()

    # ------------------------------------------------------------ what is told

    def things(self) -> Iterable[Thing]:
        """The places as screen readers walk them, and cards that stand among them; the other cards come after them."""
        return ()

    def alike(self) -> frozenset[CardKey]:
        """Cards that screen readers pass over, because another one stands for them and their number is told."""
        return frozenset()

    def held(self) -> tuple[str, ...]:
        """What the viewer has, thing by thing, where it is more than the hand; empty where the hand is all."""
        return ()

    def offered(self) -> str:
        """What is to be chosen from, told with whose turn it is; empty for nothing."""
        return ""

    def parts(self) -> tuple[str, ...]:
        """The table part by part, as the numbers call them."""
        return ()

    def read_hand(self) -> ReadOut:
        """What is the viewer's."""
        if held := self.held():
            return ReadOut("", words.sentences(held))
        cards = [card.name for card in self.hand]
        return ReadOut(words.your_cards(), words.sentences([words.in_a_row(cards)]) if cards else words.nothing())

    def read_part(self, number: int) -> ReadOut:
        """The part of that number, from 1."""
        return ReadOut("", words.sentences(self.parts()[number - 1 : number]) or words.no_part(number))


def in_order(cards: Iterable[CardView]) -> Iterator[Thing]:
    """Cards of a hand with their place in it, as a list would tell it."""
    held = list(cards)
    for place, card in enumerate(held, 1):
        description = " ".join(filter(None, (words.one_of(place, len(held)), card.note)))
        yield Thing(card.key, card.name, description, is_zone=False)


class TableView(msgspec.Struct, frozen=True):
    """Everything on the table. others: the other seats in play order from the viewer's left; own: the viewer's seat.

    target: total where the race track ends, None where there is none. progress: (done, all) of the round.
    standing: how the totals are told in the top bar instead of as a race. order: who follows whom, shown there instead
    while that matters more than totals.
    """

    title: str
    subtitle: str
    progress: tuple[int, int]
    target: int | None
    others: tuple[SeatView, ...]
    own: SeatView | None
    arrangement: Arrangement
    standing: Standing | None = None
    order: TurnOrder | None = None

    @property
    def rows(self) -> tuple[RowView, ...]:
        """What lies where, for the list."""
        return self.arrangement.rows

    @property
    def hand(self) -> tuple[CardView, ...]:
        """The viewer's hand."""
        return self.arrangement.hand

    def under_way(self, former: TableView) -> TableView:
        """The same while cards still go there from the former table; the next trick begins when they lie."""
        arrangement = self.arrangement.under_way(former.arrangement)
        if arrangement is self.arrangement:
            return self
        seats = {seat.seat: seat for seat in arrangement.seats}
        is_same = self.title == former.title
        return msgspec.structs.replace(
            self,
            subtitle=former.subtitle if is_same else self.subtitle,
            progress=former.progress if is_same else self.progress,
            others=tuple([seats.get(other.seat, other) for other in self.others]),
            own=None if self.own is None else seats.get(self.own.seat, self.own),
            arrangement=arrangement,
        )

    def veiled(self) -> TableView:
        """Without what only its viewer may see."""
        own = None if self.own is None else self.own.veiled()
        return msgspec.structs.replace(self, own=own, arrangement=self.arrangement.veiled())
