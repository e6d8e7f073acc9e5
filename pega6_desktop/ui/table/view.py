"""What the table is told, as frozen data with all words ready: cards, seats, targets, refusals, steps.

Owns the vocabulary between boards (which know a game) and the table (which knows pixels). Must not know Qt or any one
game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

import msgspec

from pega6_desktop.ui.look.paint.previews import Preview, SumPreview
from pega6_desktop.ui.words.table_talk import SeatState

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter

    from pega6_desktop.ui.look.look import Look
    from pega6_desktop.ui.look.pictures import Pictures

CardKey = tuple[str, int] | tuple[str, int, int]
"""``("card", 42)`` once revealed; ``("slot", seat, i)`` while face down, so that the handle is not the identity;
``("extra", kind, copy)`` for a card of the viewer's tray: the kind counted as the game lists them, and which of equal
ones, or one of several equal things of the viewer; ``("marker", kind)`` for one beside the rows;
``("discarded", kind, count)`` for the top of the open pile, count how many of its kind lie there."""

ZoneId = tuple[str, int]
"""A place cards lie or may be dropped: ``("row", 0)``, ``("hand", seat)``, ``("seat", seat)`` (the card laid before
a seat), ``("pile", seat)``, ``("felt", 0)`` (anywhere on the mat), ``("card", 42)`` (on that card), ``("discard", 0)``
(the open pile of extra cards), ``("deck", 0)`` (the face-down one), ``("turn", 0)`` (the plate of the card whose turn
it is), ``("ox", 0)`` (the place that takes the row), ``("shown", 0)`` (where a card is held up for all to read)."""

Decision = Literal["hand", "rows", "option", "draft", "offer", "gather"]
"""What the viewer owes: a card of the hand; a zone and no card with it; one of the cards on offer with its targets, or
none of them; an open card for the hand; one of a few things to take up or places to tap; several such things."""


class ExtraFace(msgspec.Struct, frozen=True):
    """Face of an extra card: its kind, and its name and short line in the present language."""

    kind: str
    name: str
    line: str


class OwnFace(msgspec.Struct, frozen=True):
    """A face that a game draws itself: a card of another make, a chip, a die.

    Equal faces look equal in one look; subclasses hold all they depend on.
    """

    @property
    def is_card(self) -> bool:
        """Whether it fills its place like a card, so that a card's shadow is baked beneath; others bring their own."""
        return True

    def turns_over_from(self, former: OwnFace) -> bool:
        """Whether a thing that showed `former` turns over to show this; else its picture changes where it lies."""
        return True

    def draw(self, painter: QPainter, look: Look, pictures: Pictures, place: QRect, width: int) -> None:
        """Draw into `place`, whole device pixels of a painter without scaling; width in logical px."""
        raise NotImplementedError


class CardView(msgspec.Struct, frozen=True):
    """One card on the table. face: its number, ``"back"``, what an extra card shows, or a face the game draws itself.
    name: what a screen reader and a tooltip say. note: what they say after it to whoever wants to know more.
    """

    key: CardKey
    face: int | str | ExtraFace | OwnFace
    name: str
    note: str = ""


class RowView(msgspec.Struct, frozen=True):
    """One line of what lies where: its zone, its number as shown, from 1, its name, and a note to it."""

    zone: ZoneId
    number: int
    name: str
    note: str


def play_order(seats: int, viewer: int | None) -> list[int]:
    """All seats clockwise, the viewer first (the first seat for a spectator)."""
    return [((viewer or 0) + step) % seats for step in range(seats)]


class SeatView(msgspec.Struct, frozen=True):
    """One player, for standings and lists. total: recorded rounds plus this round.

    public: what may be spoken of the seat where others look on, empty where that is all.
    """

    seat: int
    name: str
    avatar: int
    spoken: str
    total: int
    state: SeatState
    is_turn: bool
    public: str = ""

    def veiled(self) -> Self:
        """Of the viewer's own seat only what is public."""
        return msgspec.structs.replace(self, spoken=self.public or self.spoken)


class TrickFlag(msgspec.Struct, frozen=True):
    """What a seat has done last, hung out to be looked back at: the card it was done with, and the zone that card went
    to, None where it lies nowhere any more.
    """

    seat: int
    key: CardKey
    zone: ZoneId | None

    @property
    def words(self) -> str:
        """All of it, in the present language, without the player's name."""
        raise NotImplementedError


class StatusView(msgspec.Struct, frozen=True):
    """The status line: lead ("Sua vez:"), sentence, and its tone; "notice" is why an input did nothing, "read" what the
    player asked to have read out. rule: id of the rule a refusal rests on, which the help tells. shorter: lead and
    sentence without the oldest of what is told, for where not all of it fits; the shortest last.
    """

    lead: str
    text: str
    tone: Literal["turn", "wait", "refused", "info", "notice", "read"]
    rule: str = ""
    shorter: tuple[tuple[str, str], ...] = ()


class ActionView(msgspec.Struct, frozen=True):
    """The main button: its words, whether it does anything now, and the key that does the same.

    is_needless: nothing else can be done, and that is asked only so that nobody learns it. plain: what 0 does instead,
    on a plain button of its own; empty where there is nothing else.
    """

    text: str
    is_enabled: bool
    key: str = "Enter"
    is_needless: bool = False
    plain: str = ""


class InTurn(msgspec.Struct, frozen=True):
    """One name in the order of turns."""

    name: str
    avatar: int
    is_turn: bool


class TurnOrder(msgspec.Struct, frozen=True):
    """Everybody in turn from whoever was first, and the word for it."""

    word: str
    names: tuple[InTurn, ...]


class Standing(msgspec.Struct, frozen=True):
    """Words beside the totals of all where no total ends the match: what they are, and which way is better."""

    label: str
    better: str
    is_low_best: bool


class Intent(msgspec.Struct, frozen=True):
    """What the player is about to do: the card in the air, the card it was laid on where it needs one, the zone aimed
    at, and what has been gathered for the move, in the order in which it was taken up.
    """

    lifted: CardKey | None = None
    picked: CardKey | None = None
    aimed: ZoneId | None = None
    gathered: tuple[CardKey | ZoneId, ...] = ()


class Pick(msgspec.Struct, frozen=True):
    """The first half of a move: this card is chosen, the next target is owed."""

    key: CardKey


class Together(msgspec.Struct, frozen=True):
    """Two moves in one: the second follows as soon as the match asks for it."""

    first: object
    then: object


class Gathered(msgspec.Struct, frozen=True):
    """These things are gathered from now on; the move is still to be made."""

    things: tuple[CardKey | ZoneId, ...]


MarkKind = Literal["place", "gap", "card", "zone"]
"""How a target shows; see Target."""


class Target(msgspec.Struct, frozen=True):
    """A legal target of the card in hand: the zone, the place in it, the words shown there, and the result in words.

    is_sure: the only place it may go (solid gold); several equal targets are not sure (soft gold).
    kind: "place" is the place-th place of a row; "gap" is before the place-th card of a row; "card" is a card to pick;
    "zone" is any other zone.
    preview: what letting go would do. pill: words and number of a pill under a card target ("stays 5").
    raises: a card that stands out with it: it rises and has a ring.
    is_first: where the keys begin, the first of such.
    """

    zone: ZoneId
    place: int
    ghost: str
    name: str
    is_sure: bool = True
    kind: MarkKind = "place"
    preview: Preview | SumPreview | None = None
    pill: tuple[str, int] | None = None
    raises: CardKey | None = None
    is_first: bool = False


class SumLine(msgspec.Struct, frozen=True):
    """One line of arithmetic in a bubble: "fileira 2 | 58 - 50 | 8 | menor"; is_best marks the line that decides,
    is_total one that sums up those above.
    """

    label: str
    sum: str
    result: str
    verdict: str
    is_best: bool = False
    is_total: bool = False


class Explanation(msgspec.Struct, frozen=True):
    """A bubble: title, up to a few lines of arithmetic, a closing line, and the rule it rests on.

    cards: number cards shown in it, each with whether it has been played.
    """

    title: str
    lines: tuple[SumLine, ...]
    closing: str
    rule: str
    cards: tuple[tuple[int, bool], ...] = ()


class Refusal(msgspec.Struct, frozen=True):
    """Why a drop or key was refused: the status sentence, the bubble, where the card would be right, and the id of the
    rule it rests on, where it is not that of the bubble.
    """

    text: str
    explanation: Explanation | None
    right: Target | None = None
    rule: str = ""

    @property
    def told_by(self) -> str:
        """The rule it rests on, empty where it rests on none."""
        return self.rule if self.explanation is None else self.explanation.rule


class Highlight(msgspec.Struct, frozen=True):
    """The card of a finished round and its story in one sentence."""

    face: int | OwnFace
    text: str


class Bag(msgspec.Struct, frozen=True):
    """What one seat shows at the end of a round in which its chips were hidden.

    runs: the cards before it, each run ascending; counted: what each run counts, value: their sum. chips: from its
    bag, chip: their face. points: value less chips. is_best, is_worst: of all seats in this round.
    """

    seat: int
    name: str
    avatar: int
    is_own: bool
    runs: tuple[tuple[int | OwnFace, ...], ...]
    counted: tuple[int, ...]
    value: int
    chips: int
    points: int
    chip: OwnFace | None = None
    is_best: bool = False
    is_worst: bool = False


class Parts(msgspec.Struct, frozen=True):
    """What the totals of a match consist of, where that tells more than its rounds do.

    titles: short names of the parts, names: as they are spoken. points: by part, then by seat. colours: of the parts,
    ground and what is written on it. way: the title over how they add up. why: what has ended the match and who has
    won, as a sentence. shapes: signs of the parts, see `paint.qwixx.shape`, None where a part has none. closed: by
    part, the seats that have completed it. legend: what a lock and a dashed part mean.
    """

    titles: tuple[str, ...]
    names: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[str, str], ...]
    way: str
    why: str
    shapes: tuple[int | None, ...] = ()
    closed: tuple[frozenset[int], ...] = ()
    legend: str = ""


class LogPicture(msgspec.Struct, frozen=True):
    """A line of the log for whoever looks: the face of its player, number cards, the row they went to or that was
    taken, as shown, and points taken; each where it has a part in it.
    """

    avatar: int | None = None
    cards: tuple[int, ...] = ()
    row: int | None = None
    points: int = 0


StepKind = Literal["deal", "choose", "take_back", "reveal", "place", "take", "gate", "quiet", "beat"]


class Pointed(msgspec.Struct, frozen=True):
    """What a step points at while it runs: a zone, the place in it that something goes to, and the heads it costs."""

    zone: ZoneId
    place: int | None = None
    price: int = 0


class StepHint(msgspec.Struct, frozen=True):
    """How one event should move; everything not named here travels from where it is to where it belongs.

    rekeys: key -> the key the same card has from now on, where the old one goes and the new one comes; pairs that are
    not on this table do not count, and of several for one key the first does.
    enters: new card -> the zone it comes from. leaves: vanished card -> the zone it flies to. counts: (seat, heads)
    that count up. is_gate: the table waits here until the player goes on (end of a round, end of the match). sound:
    names of the sounds heard as it begins, with spaces between; landing: as its cards land. rest: ms at normal tempo
    for which the table rests when everything lies, so that what has happened can be followed. begins: a chapter begins
    with it, as with every deal: a trick, a card on offer, a turn. leads: the card that lies at the first zone goes to
    the second one, ahead of the event that tells so. shakes: cards that tremble where they lie. is_shown: cards that
    come are shown large on their way. is_news: where nothing moves it is read afterwards in the status line.

    before, after: the moments of the event ("beat") before it is so and once it is so, in which the table stays what
    it is; each has only sounds, a rest, a lead, a pointer, and what trembles.
    """

    kind: StepKind
    rekeys: tuple[tuple[CardKey, CardKey], ...] = ()
    enters: tuple[tuple[CardKey, ZoneId], ...] = ()
    leaves: tuple[tuple[CardKey, ZoneId], ...] = ()
    counts: tuple[tuple[int, int], ...] = ()
    is_gate: bool = False
    sound: str = ""
    landing: str = ""
    rest: int = 0
    begins: bool = False
    leads: tuple[ZoneId, ZoneId] | None = None
    shakes: tuple[CardKey, ...] = ()
    pointed: Pointed | None = None
    is_shown: bool = False
    is_news: bool = False
    before: tuple[StepHint, ...] = ()
    after: tuple[StepHint, ...] = ()
