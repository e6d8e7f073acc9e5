"""What the table shows at one moment, as frozen data: rows, seats, hand and status with all words ready.

Owns the vocabulary between boards (which know a game) and the scene (which knows pixels). A board makes a TableView
from an observation; showing the same view twice changes nothing. Must not know Qt or any one game.
"""

from typing import Literal

import msgspec

from pega6_desktop.ui.look.own_face import OwnFace
from pega6_desktop.ui.look.previews import Preview, SumPreview
from pega6_desktop.ui.table.arrangement import Arrangement
from pega6_desktop.ui.words.table_talk import SeatState

CardKey = tuple[str, int] | tuple[str, int, int]
"""``("card", 42)`` once revealed; ``("slot", seat, i)`` while face down, so that the handle is not the identity;
``("extra", kind, copy)`` for a card of the viewer's tray: the kind counted as the game lists them, and which of equal
ones, or one of several equal things of the viewer; ``("marker", kind)`` for one beside the rows;
``("discarded", kind, count)`` for the top of the open pile, count how many of its kind lie there."""

ZoneId = tuple[str, int]
"""A place cards lie or may be dropped: ``("row", 0)``, ``("hand", seat)``, ``("seat", seat)`` (the card laid before
a seat), ``("pile", seat)``, ``("felt", 0)`` (anywhere on the mat), ``("card", 42)`` (on that card), ``("discard", 0)``
(the open pile of extra cards), ``("deck", 0)`` (the face-down one), ``("turn", 0)`` (the plate of the card whose turn
it is)."""

Decision = Literal["hand", "rows", "option", "draft", "offer", "gather"]
"""What the viewer owes: a card of the hand; a zone and no card with it; one of the cards on offer with its targets, or
none of them; an open card for the hand; one of a few things to take up or places to tap; several such things."""


class ExtraFace(msgspec.Struct, frozen=True):
    """Face of an extra card: its kind, and its name and short line in the present language."""

    kind: str
    name: str
    line: str


class CardView(msgspec.Struct, frozen=True):
    """One card on the table. face: its number, ``"back"``, what an extra card shows, or a face the game draws itself.
    name: what a screen reader and a tooltip say. note: what they say after it to whoever wants to know more.
    """

    key: CardKey
    face: int | str | ExtraFace | OwnFace
    name: str
    note: str = ""


class RowView(msgspec.Struct, frozen=True):
    """One row of the felt with its places.

    number: as shown, from 1. capacity: places before the danger place. note: the words at the right of the header
    ("a 6ª carta leva a fileira", "cheia: a 6ª leva 12"). danger: the words in the danger place ("6ª").
    has_seven: a card that raises the capacity lies in the row. blocked_word: empty, or the word of a locked row.
    """

    zone: ZoneId
    number: int
    name: str
    heads: int
    heads_word: str
    note: str
    danger: str
    is_full: bool
    capacity: int
    cards: tuple[CardView, ...]
    has_seven: bool = False
    blocked_word: str = ""


class SeatView(msgspec.Struct, frozen=True):
    """One player. points: heads this round. total: recorded rounds plus this round. goal: words like "de 66".

    share: total as a part of the target, 0 to 1, None where there is no target. card: what lies in front of the seat.
    specials: how many special cards the player holds. hand: the cards held, where they lie open for whoever watches;
    None where they are hidden. public: what may be spoken of the seat where others look on, empty where that is all.
    """

    seat: int
    name: str
    avatar: int
    spoken: str
    points: int
    points_word: str
    total: int
    total_word: str
    goal: str
    share: float | None
    state: SeatState
    is_turn: bool
    card: CardView | None
    specials: int = 0
    hand: tuple[CardView, ...] | None = None
    public: str = ""


class StatusView(msgspec.Struct, frozen=True):
    """The status line: lead ("Sua vez:"), sentence, and its tone; "notice" is why an input did nothing, "read" what the
    player asked to have read out.
    """

    lead: str
    text: str
    tone: Literal["turn", "wait", "refused", "info", "notice", "read"]


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


class DraftPlace(msgspec.Struct, frozen=True):
    """One place of the open cards: the card while it is on offer, else the avatar (taker) and name of who has it."""

    number: int
    card: CardView | None
    taker: int | None
    name: str


class DrafterView(msgspec.Struct, frozen=True):
    """Somebody else at the draft: the cards taken so far, sorted, and words for how many of how many."""

    seat: int
    name: str
    avatar: int
    spoken: str
    heads: int
    progress: str
    cards: tuple[CardView, ...]
    places: int
    is_turn: bool


class InTurn(msgspec.Struct, frozen=True):
    """One name in the order of turns."""

    name: str
    avatar: int
    is_turn: bool


class DraftView(msgspec.Struct, frozen=True):
    """The open draft, shown instead of rows and seats. places: all cards by number, `columns` to a line.

    drafters: the others in play order from the viewer's left. order: everybody in turn from the round's first drafter.
    hand_places: cards everybody will have; the viewer's seat says in `points` and `goal` what is in hand. hand_note,
    end_note: words under the own cards and under the button.
    """

    columns: int
    places: tuple[DraftPlace, ...]
    drafters: tuple[DrafterView, ...]
    order_word: str
    order: tuple[InTurn, ...]
    hand_places: int
    hand_note: str
    end_note: str


class Standing(msgspec.Struct, frozen=True):
    """Words beside the totals of all where no total ends the match: what they are, and which way is better."""

    label: str
    better: str
    is_low_best: bool


class TableView(msgspec.Struct, frozen=True):
    """Everything on the table. others: the other seats in play order from the viewer's left; own: the viewer's seat.

    target: total where the race track ends, None where there is none. progress: (done, all) of the round.
    tray: the viewer's extra cards, None in a game without. draft: set while open cards are drafted.
    tray_note: what is said in the tray while nothing lies there, where anything is to be said.
    spread: an arrangement of the game's own, shown instead of rows, seats and hand; `others` and `own` are then for
    lists and standings only, and `rows` for the list of what lies where.
    standing: how the totals are told in the top bar instead of as a race.
    pile_title: the words over the hand while it shows the viewer's own pile to choose from; empty otherwise.
    """

    title: str
    subtitle: str
    progress: tuple[int, int]
    target: int | None
    rows: tuple[RowView, ...]
    others: tuple[SeatView, ...]
    own: SeatView | None
    hand: tuple[CardView, ...]
    tray: tuple[TrayCard, ...] | None = None
    tray_note: str = ""
    spare: SpareView | None = None
    draft: DraftView | None = None
    pile_title: str = ""
    arrangement: Arrangement | None = None
    standing: Standing | None = None


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


class Price(msgspec.Struct, frozen=True):
    """What taking a row costs, shown in its danger place instead of the card that takes it: the word before the number
    ("takes"), the heads, the word for the rows that cost least (empty for the others), and what the header says while
    the row is aimed at.
    """

    word: str
    heads: int
    least: str = ""
    note: str = ""


MarkKind = Literal["place", "gap", "card", "lock", "seven", "open", "zone"]
"""How a target shows; see Target."""


class Target(msgspec.Struct, frozen=True):
    """A legal target of the card in hand: the zone, the place in it, the words shown there, and the result in words.

    is_sure: the only place it may go (solid gold); several equal targets are not sure (soft gold).
    kind: "place" is the place-th place of a row; "gap" is before the place-th card of a row; "card" is a card to pick;
    "lock" is a whole row to be blocked; "seven" is the place-th place, and the row takes one card more from then on;
    "open" is the place of a row that does not exist yet; "zone" is any other zone.
    preview: what letting go would do. pill: words and number of a pill under a card target ("stays 5").
    raises: a card that stands out with it: it rises and has a ring.
    price: what it costs, where the card takes the row.
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
    price: Price | None = None


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
    """A bubble: title, up to a few lines of arithmetic, a closing line, and the rule it rests on."""

    title: str
    lines: tuple[SumLine, ...]
    closing: str
    rule: str


class Refusal(msgspec.Struct, frozen=True):
    """Why a drop or key was refused: the status sentence, the bubble, and where the card would be right."""

    text: str
    explanation: Explanation | None
    right: Target | None = None


class Highlight(msgspec.Struct, frozen=True):
    """The card of a finished round and its story in one sentence."""

    face: int | OwnFace
    text: str


class Parts(msgspec.Struct, frozen=True):
    """What the totals of a match consist of, where that tells more than its rounds do.

    titles: short names of the parts, names: as they are spoken. points: by part, then by seat. colours: of the parts,
    ground and what is written on it. way: the title over how they add up. why: what has ended the match and who has
    won, as a sentence.
    """

    titles: tuple[str, ...]
    names: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]
    colours: tuple[tuple[str, str], ...]
    way: str
    why: str


StepKind = Literal["deal", "choose", "take_back", "reveal", "place", "take", "gate", "quiet"]


class StepHint(msgspec.Struct, frozen=True):
    """How one event should move; everything not named here travels from where it is to where it belongs.

    rekeys: key -> the key the same card has from now on, where the old one goes and the new one comes; pairs that are
    not on this table do not count, and of several for one key the first does.
    enters: new card -> the zone it comes from. leaves: vanished card -> the zone it flies to. counts: (seat, heads)
    that count up. is_gate: the table waits here until the player goes on (end of a round, end of the match). sound:
    names of the sounds heard with it, with spaces between. rest: ms at normal tempo for which the table rests when
    everything lies, so that what has happened can be followed. begins: a chapter begins with it, as with every deal: a
    trick, a card on offer, a turn.
    """

    kind: StepKind
    rekeys: tuple[tuple[CardKey, CardKey], ...] = ()
    enters: tuple[tuple[CardKey, ZoneId], ...] = ()
    leaves: tuple[tuple[CardKey, ZoneId], ...] = ()
    counts: tuple[tuple[int, int], ...] = ()
    is_gate: bool = False
    sound: str = ""
    rest: int = 0
    begins: bool = False
