"""Ten Cards on the table: all that the engine asks of a game."""

from collections.abc import Collection, Iterator, Mapping
from typing import Self

from msgspec.structs import replace
from PySide6.QtGui import QPainter

from pega6_desktop.core.game import Observed
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import BOLD, Look, paint
from pega6_desktop.ui.table import places
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, Still, TableView, Thing
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.table.cards.pieces import qrect
from pega6_desktop.ui.table.places import HAND_Z, LIFTED_Z, ROW_Z, SEAT_Z, Pose, Rect, TableLayout, card_height
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    CardView,
    Decision,
    Explanation,
    Intent,
    Refusal,
    SeatView,
    StatusView,
    StepHint,
    Target,
    ZoneId,
)
from pega6_desktop.ui.words.messages import KeyHint
from tests.ui.toy.rules import TRICKS, Dealt, Ended, Observation, Play, Played, Taken

Seats = tuple[SeatInfo, ...]
MAT: ZoneId = ("felt", 0)


class ToyArrangement(Arrangement, frozen=True):
    """Two plates on the mat, the cards of the trick between them, the other hand face down above, the own one below."""

    hand: tuple[CardView, ...]
    backs: tuple[CardView, ...]
    laid: tuple[CardView, ...]
    players: tuple[tuple[int, str], ...]

    def cards(self) -> Iterator[CardView]:
        yield from (*self.backs, *self.laid, *self.hand)

    def bare(self) -> Self:
        return replace(self, hand=(), backs=(), laid=())

    def veiled(self) -> Self:
        return replace(self, hand=())

    def poses(self, layout: TableLayout, now: Accents) -> dict[CardKey, Pose]:
        u, mat, keys = layout.unit, layout.mat, [card.key for card in self.hand]
        width = places.fan_card(layout.fan.width, len(keys), layout.hand_card, u)
        lifted = keys.index(now.lifted) if now.lifted in keys else None
        fanned = places.fan(layout.fan, len(keys), width, u, lifted=lifted)
        poses = {
            key: Pose(at.x, at.y, width, at.angle, LIFTED_Z if key == now.lifted else HAND_Z + index, key == now.lifted)
            for index, (key, at) in enumerate(zip(keys, fanned, strict=True))
        }
        small, large = round(60 * u), round(110 * u)
        for index, card in enumerate(self.backs):
            poses[card.key] = Pose(mat.right - (index + 1) * (small + 6 * u), mat.y + 12 * u, small, z=SEAT_Z + index)
        for index, card in enumerate(self.laid):
            x = mat.middle[0] + (index - 1) * (large + 12 * u)
            poses[card.key] = Pose(x, mat.middle[1] - card_height(large) / 2, large, z=ROW_Z + index)
        return poses

    def zone_rect(self, layout: TableLayout, zone: ZoneId) -> Rect:
        if zone[0] == "felt":
            return layout.mat
        u, is_own = layout.unit, zone[1] == self.players[0][0]
        top = layout.mat.bottom - 60 * u if is_own else layout.mat.y + 12 * u
        return Rect(layout.mat.x + 12 * u, top, 280 * u, 48 * u)

    def zone_pose(self, layout: TableLayout, zone: ZoneId) -> Pose:
        (x, y), width = self.zone_rect(layout, zone).middle, round(50 * layout.unit)
        return Pose(x - width / 2, y - card_height(width) / 2, width, z=HAND_Z)

    def still(self, layout: TableLayout, owed: Mapping[int, int]) -> Iterator[Still]:
        for seat, words in self.players:
            yield _plate(f"player {seat}", words, self.zone_rect(layout, ("seat", seat)))

    def lit(self, layout: TableLayout, now: Accents) -> Iterator[Still]:
        box = layout.mat

        def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
            paint.rounded(painter, qrect(box.grown(-4 * look.u)), 16 * look.u, edge=look.theme.gold, stroke=4 * look.u)

        if now.targets:
            yield Still("mat", (), box, 2.0, draw)

    def things(self) -> Iterator[Thing]:
        yield from (Thing(("seat", seat), words) for seat, words in self.players)
        yield Thing(MAT, "The mat")

    def parts(self) -> tuple[str, ...]:
        return tuple(words for _, words in self.players)


def _plate(name: str, words: str, box: Rect) -> Still:
    def draw(painter: QPainter, look: Look, _art: CardArt, _dpr: float) -> None:
        paint.plate(painter, look, qrect(box), edge=look.theme.plate_edge, stroke=1.5, blur=6)
        at, font = qrect(box).center(), look.font(15, BOLD)
        paint.text(painter, words, at, font, look.theme.ink, align=paint.Align.MIDDLE, max_width=box.width)

    return Still(name, (words,), box, 30.0, draw, 16)


def _card(number: int) -> CardView:
    return CardView(("card", number), number, f"The {number}")


class ToyBoard(Board):
    """See the Board protocol for the meaning of each method."""

    game = "toy"
    variants = ("base",)

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        return 1, 10

    def face(self, card: int) -> CardFace:
        """The number."""
        return card

    def printed(self, edition: str) -> "ToyBoard":
        return self

    def view(self, observation: Observed[object], seats: Seats, thinking: Collection[int] = ()) -> TableView:
        seen, own = _seen(observation), observation.viewer or 0
        plates = tuple(_seat(seen, seats, seat) for seat in (own, 1 - own))
        return TableView(
            title="Ten Cards",
            subtitle=f"Trick {min(TRICKS, self.number(seen))} of {TRICKS}",
            progress=(self.number(seen), TRICKS),
            target=None,
            others=plates[1:],
            own=plates[0],
            arrangement=ToyArrangement(
                hand=tuple(map(_card, seen.hand)),
                backs=tuple(CardView(("slot", 1 - own, at), "back", "A card face down") for at in range(seen.held)),
                laid=tuple(_card(card) for _, card in seen.laid),
                players=tuple((plate.seat, plate.spoken) for plate in plates),
            ),
        )

    def number(self, observation: Observed[object]) -> int:
        return sum(_seen(observation).score.totals) + 1

    def decision(self, observation: Observed[object]) -> Decision | None:
        return "hand" if _seen(observation).legal else None

    def needs_privacy(self, observation: Observed[object], seat: int) -> bool:
        return True

    def status(self, observation: Observed[object], seats: Seats, intent: Intent) -> StatusView:
        is_own, waits = bool(_seen(observation).legal), StatusView("", "The other one plays.", "wait")
        return StatusView("Your turn:", "play a card.", "turn") if is_own else waits

    def action(self, observation: Observed[object], intent: Intent) -> ActionView:
        return ActionView("Play", is_enabled=intent.lifted is not None)

    def keys(self, observation: Observed[object], intent: Intent) -> tuple[KeyHint, ...]:
        return ()

    def liftable(self, observation: Observed[object]) -> tuple[CardKey, ...]:
        return tuple(_card(move.card).key for move in _seen(observation).legal)

    def targets(self, observation: Observed[object], seats: Seats, intent: Intent) -> tuple[Target, ...]:
        mat = Target(MAT, 0, "", "The mat", kind="zone")
        return (mat,) if intent.lifted in self.liftable(observation) else ()

    def meaning(self, observation: Observed[object], seats: Seats, intent: Intent) -> object:
        if intent.lifted not in self.liftable(observation) or intent.lifted is None:
            return Refusal("lift a card of your hand.", None)
        if intent.aimed not in (None, MAT):
            return Refusal("play it on the mat.", None)
        return Play(intent.lifted[1])

    def card_of(self, move: object) -> CardKey | None:
        return ("card", move.card) if isinstance(move, Play) else None

    def move_name(self, observation: Observed[object], move: object) -> str:
        return f"play the {move.card}" if isinstance(move, Play) else ""

    def why(self, observation: Observed[object], seats: Seats, key: CardKey) -> Explanation | None:
        return Explanation(f"The {key[1]}", (), "The higher card takes the trick.", "TOY-01")

    def hint(self, event: object) -> StepHint:
        match event:
            case Dealt(hands):
                return StepHint("deal", enters=tuple((_card(card).key, MAT) for hand in hands for card in hand))
            case Played(seat, card):
                slots: tuple[CardKey, ...] = tuple(("slot", seat, at) for at in range(TRICKS))
                return StepHint("place", rekeys=tuple((slot, _card(card).key) for slot in slots), sound="snap")
            case Taken(seat, cards):
                gone = tuple((_card(card).key, ("seat", seat)) for card in cards)
                return StepHint("take", leaves=gone, sound="slide")
            case _:
                return StepHint("gate", is_gate=True, sound="win")

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        match event:
            case Played(seat, card):
                return f"{seats[seat].name} plays the {card}."
            case Taken(seat, _):
                return f"{seats[seat].name} takes the trick."
            case Ended(seat):
                return f"{seats[seat].name} wins."
            case _:
                return ""

    def telling(self, event: object, observation: Observed[object], seats: Seats, *, is_before: bool) -> StatusView:
        return StatusView("", self.sentence(event, seats, None), "info")

    def rejection(self, code: str, params: Mapping[str, object]) -> str:
        return code


def _seat(seen: Observation, seats: Seats, seat: int) -> SeatView:
    name, won = seats[seat].name, seen.score.totals[seat]
    return SeatView(
        seat=seat,
        name=name,
        avatar=seats[seat].avatar,
        spoken=f"{name}: {won} tricks",
        total=won,
        state="idle",
        is_turn=seat in seen.to_act,
    )


def _seen(observation: Observed[object]) -> Observation:
    assert isinstance(observation, Observation)
    return observation
