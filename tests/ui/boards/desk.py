"""A table-top story seen from one seat: the builders of the rules, and what the board makes of them.

desk("12 | 37 | 43 | 58", hand="44").lift(44).status
asked("12 | 37 | 43 | 58", "insert", 44).hold("insert").targets
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pega6_desktop.games.pega6.moves import Move, PlayCard
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.pega6.board import Pega6Board
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView, TrayCard
from pega6_desktop.ui.look.paint.previews import Preview, SumPreview
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Explanation,
    ExtraFace,
    Intent,
    Refusal,
    StatusView,
    Target,
    ZoneId,
)
from tests.builders import PEGA6, Table, cards, fillers, folded, party, table
from tests.ui.table.lying import plate_of, rows_of

BOARD = Pega6Board()
BOTS = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil", "Iara", "Joca", "Lia")


def seats(count: int, *, humans: int = 1) -> tuple[SeatInfo, ...]:
    """Humans first ("Marina", "Rui"), then bots by the alphabet."""
    people = tuple(SeatInfo(name, "human", avatar=0) for name in ("Marina", "Rui")[:humans])
    return (*people, *(SeatInfo(name, "bot", "careful", avatar=i + 1) for i, name in enumerate(BOTS)))[:count]


@dataclass(frozen=True)
class Desk:
    """A story and the seat that looks at it; lifted and aimed as the presenter would hold them."""

    story: Table
    sitting: tuple[SeatInfo, ...]
    viewer: int | None = 0
    lifted: CardKey | None = None
    picked: CardKey | None = None
    aimed: ZoneId | None = None
    edition: str = ""

    @property
    def board(self) -> Board:
        return BOARD.printed(self.edition)

    def printed_in(self, edition: str) -> Desk:
        """The same table with the cards of this edition's box."""
        return replace(self, edition=edition)

    # ------------------------------------------------------------ what happens

    def choose(self, seat: int, card: int) -> Desk:
        return replace(self, story=self.story.choose(seat, card), lifted=None, aimed=None)

    def begin_to_choose(self, seat: int, card: int, events: int) -> Desk:
        """The seat lays its card, and of what follows only so many events have happened yet."""
        state = self.story.state
        for event in PEGA6.decide(state, seat, PlayCard(card))[:events]:
            state = PEGA6.evolve(state, event)
        return replace(self, story=replace(self.story, state=state))

    def trick(self, **plays: int) -> Desk:
        return replace(self, story=self.story.trick(**plays), lifted=None, aimed=None)

    def take(self, seat: int, number: int) -> Desk:
        return replace(self, story=self.story.take(seat, number))

    def take_back(self, seat: int) -> Desk:
        return replace(self, story=self.story.take_back(seat))

    def do(self, move: object) -> Desk:
        """The viewer makes this move, and everything that follows from it happens."""
        assert isinstance(move, Move), move
        assert self.viewer is not None
        before = self.story.state
        events = PEGA6.decide(before, self.viewer, move)
        story = replace(self.story, state=folded(before, events), before=before, log=events)
        return replace(self, story=story, lifted=None, picked=None, aimed=None)

    def seen_by(self, viewer: int | None) -> Desk:
        return replace(self, viewer=viewer)

    def lift(self, card: int) -> Desk:
        return replace(self, lifted=("card", card))

    def hold(self, kind: str) -> Desk:
        """Lift the first special card of this kind."""
        return replace(self, lifted=self.special(kind), picked=None, aimed=None)

    def pick(self, card: int) -> Desk:
        """The lifted special card has been laid on this number card."""
        return replace(self, picked=("card", card))

    def at(self, zone: ZoneId) -> Desk:
        """The lifted card hangs over this zone."""
        return replace(self, aimed=zone)

    def aim(self, row: int) -> Desk:
        return replace(self, aimed=("row", row - 1))

    # ------------------------------------------------------------ what is seen

    @property
    def observation(self) -> Observation:
        return PEGA6.observe(self.story.state, self.viewer)

    @property
    def intent(self) -> Intent:
        return Intent(lifted=self.lifted, picked=self.picked, aimed=self.aimed)

    @property
    def view(self) -> TableView:
        return self.board.view(self.observation, self.sitting)

    @property
    def status(self) -> StatusView:
        return self.board.status(self.observation, self.sitting, self.intent)

    @property
    def action(self) -> ActionView:
        return self.board.action(self.observation, self.intent)

    @property
    def keys(self) -> list[str]:
        """The keys of the moment with their words."""
        return [f"{''.join(key or '-' for key in hint.keys)} {hint.word}" for hint in self.board.keys(*self._asked)]

    @property
    def _asked(self) -> tuple[Observation, Intent]:
        return self.observation, self.intent

    @property
    def tray(self) -> list[str]:
        """The tray, one line a card: name, tone and caption."""
        tray = rows_of(self.view).tray
        assert tray is not None
        return [f"{_name(card)}: {card.tone} {card.caption}".rstrip() for card in tray]

    def special(self, kind: str) -> CardKey:
        """The key of the first special card of this kind in the tray."""
        faces = [(card.card.key, card.card.face) for card in rows_of(self.view).tray or ()]
        return next(key for key, face in faces if isinstance(face, ExtraFace) and face.kind == kind)

    @property
    def places(self) -> list[str]:
        """The targets, one line each: mark or kind, zone and place; the only one is starred."""
        shown = ((getattr(to, "mark", "") or to.kind, to) for to in self.targets)
        return [f"{kind} {to.zone[0]} {to.zone[1]}:{to.place}{'*' if to.is_sure else ''}" for kind, to in shown]

    def preview(self, zone: ZoneId) -> Preview | SumPreview:
        """What the bubble at this target says."""
        preview = next(target.preview for target in self.targets if target.zone == zone)
        assert preview is not None
        return preview

    @property
    def targets(self) -> tuple[Target, ...]:
        return self.board.targets(self.observation, self.sitting, self.intent)

    def seat(self, seat: int) -> PlateView:
        every = (*self.view.others, *([self.view.own] if self.view.own else []))
        return plate_of(next(view for view in every if view.seat == seat))

    def drop(self, zone: ZoneId | None, key: CardKey | None = None) -> object:
        return self.board.meaning(self.observation, self.sitting, replace_intent(self.intent, key, zone))

    def refused(self, zone: ZoneId | None, key: CardKey | None = None) -> Refusal:
        meant = self.drop(zone, key)
        assert isinstance(meant, Refusal), meant
        return meant

    def why(self, card: int) -> Explanation | None:
        return self.board.why(self.observation, self.sitting, ("card", card))


def desk(
    rows: str,
    *,
    hand: str = "",
    players: int = 2,
    humans: int = 1,
    hands: dict[int, str] | None = None,
    totals: tuple[int, ...] | None = None,
    piles: dict[int, str] | None = None,
    number: int = 1,
    **options: int | str | None,
) -> Desk:
    """A table in mid-round; hand is the viewer's on seat 0, the others hold two high cards unless hands says so."""
    held = {0: hand, **(hands or {})}
    used = cards(" ".join((rows.replace("|", " "), *held.values(), *(piles or {}).values())))
    quiet = fillers(used, players, 2)
    held = {seat: held.get(seat, " ".join(map(str, quiet[seat]))) for seat in range(players)}
    story = table(rows, seats=players, hands=held, piles=piles, totals=totals, number=number, options=options)
    return Desk(story, seats(players, humans=humans))


def asked(
    rows: str,
    specials: str,
    card: int,
    *,
    hand: str = "",
    pile: str = "",
    deck: str = "move move",
    discard: str = "",
    insert_at_end: bool = False,
    move_into_full: str = "take",
    neg_pos_mode: str = "points",
) -> Desk:
    """You are about to place this card, and hold these special cards and this hand; Ana has played the 104."""
    held = {0: f"{card} {hand}", 1: "104 103"}
    story = party(
        rows,
        {0: specials},
        hands=held,
        piles={0: pile},
        deck=deck,
        discard=discard,
        insertAtEnd=insert_at_end,
        moveIntoFull=move_into_full,
        negPosMode=neg_pos_mode,
    )
    return Desk(story.trick(A=card, B=104), seats(2))


def said(preview: Preview | SumPreview) -> str:
    """A bubble in one line."""
    if isinstance(preview, SumPreview):
        rows = "; ".join(f"{row.label} {row.number}" for row in preview.rows)
        return f"{preview.title}: {rows} = {preview.total_label} {preview.total} ({preview.note})"
    number = "" if preview.heads is None else f" [{preview.heads}]"
    return f"{preview.title}. {preview.text}{number} {preview.words}"


def replace_intent(intent: Intent, key: CardKey | None, zone: ZoneId | None) -> Intent:
    """The intent with another card, and aimed there."""
    return Intent(lifted=key or intent.lifted, picked=intent.picked, aimed=zone)


def _name(card: TrayCard) -> str:
    assert isinstance(card.card.face, ExtraFace)
    return card.card.face.name


def lines(explanation: Explanation | None) -> list[str]:
    """The arithmetic of a bubble, one line each; the deciding one is starred."""
    assert explanation is not None
    return [
        f"{line.label}: {line.sum} = {line.result} {line.verdict}{' *' if line.is_best else ''}"
        for line in explanation.lines
    ]
