"""The board of Pega em 6!: what table and screens may ask about this game, and how its events move.

Owns the binding of its modules, the edition whose words stand on the cards, which handle becomes which card, and where
cards come from and go to.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import assert_never

from pega6_desktop.games.pega6 import events
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.events import CardPlaced, CardsRevealed, Event, RowTaken
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.variants import VARIANTS
from pega6_desktop.ui.boards.pega6 import dropping, handles, outcomes, targets, turn, view, why
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.cards import tempo
from pega6_desktop.ui.table.cards.art import CardFace
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Decision,
    Explanation,
    Highlight,
    Intent,
    LogPicture,
    Pick,
    Pointed,
    Refusal,
    StatusView,
    StepHint,
    Target,
    ZoneId,
)
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.pega6 import log, reasons, words


def highlight(observation: Observation, voice: Voice) -> Highlight | None:
    """The taken card with the most heads, of equals the one taken last; None where nobody took anything."""
    takings = [
        (HEADS[card], _taken_in(observation, card), card, seat)
        for seat, pile in enumerate(observation.piles)
        for card in pile
    ]
    if not takings:
        return None
    _, trick, card, seat = max(takings)
    return Highlight(card, words.taken(card, seat, trick, voice))


def _taken_in(observation: Observation, card: int) -> int:
    """The last trick, from 1, after which the card lay in no row any more though it had been on the table."""
    rows_after = [trick.rows for trick in observation.tricks[1:]] + [observation.rows]
    for number, (trick, rows) in reversed([*enumerate(zip(observation.tricks, rows_after, strict=True), 1)]):
        was_there = card in trick.cards or any(card in row.cards for row in trick.rows)
        if was_there and not any(card in row.cards for row in rows):
            return number
    return len(observation.tricks)


class Pega6Board(Board):
    """See the Board protocol for the meaning of each method."""

    game = "pega6"
    variants = tuple(VARIANTS)

    def __init__(self, edition: str = "") -> None:
        """edition: id of the edition whose words stand on the cards; without one they have their own names."""
        self._edition = edition

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """The ox of forty and that of fifty-five; a rare one, or a special card, for the other variants."""
        return view.emblem(variant)

    def face(self, card: int) -> CardFace:
        """A card shows its number."""
        return card

    def printed(self, edition: str) -> Pega6Board:
        """The board with the names of that edition on its special cards."""
        return Pega6Board(edition)

    def _voice(self, seats: Seats, viewer: int | None) -> Voice:
        return Voice(seats, viewer, self._edition)

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = handles.seen_of(observation)
        return view.table_view(seen, self._voice(seats, seen.viewer), thinking)

    def number(self, observation: AnyObservation) -> int:
        """Tricks of the round, or laps of the draft."""
        return view.progress(handles.seen_of(observation))[0]

    def decision(self, observation: AnyObservation) -> Decision | None:
        """A card of the hand, a row, a special card or none, an open card."""
        return handles.decision(handles.seen_of(observation))

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """While cards are chosen face down, and whenever the seat holds cards the others have not seen."""
        return handles.needs_privacy(handles.seen_of(observation), seat)

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what may be done."""
        seen = handles.seen_of(observation)
        return turn.status(seen, self._voice(seats, seen.viewer), intent)

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        return turn.action(handles.seen_of(observation), intent, self._edition)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        return turn.keys(handles.seen_of(observation), intent)

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """The cards that may be played, exchanged, put aside or drafted now."""
        return targets.liftable(handles.seen_of(observation))

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """Where the lifted card may go, or the rows that may be taken now."""
        seen = handles.seen_of(observation)
        who = "" if seen.viewer is None else self._voice(seats, seen.viewer).addressed(seen.viewer)
        return targets.targets(seen, intent, self._edition, who)

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | Pick | Refusal:
        """A move, the card that is its first half, or why nothing is meant."""
        seen = handles.seen_of(observation)
        return dropping.meaning(seen, self._voice(seats, seen.viewer), intent)

    def card_of(self, move: object) -> CardKey | None:
        """The card a move plays."""
        return outcomes.card_of(_move(move))

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        return outcomes.move_name(handles.seen_of(observation), _move(move), self._edition)

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """The arithmetic behind a card."""
        seen = handles.seen_of(observation)
        return why.why(seen, self._voice(seats, seen.viewer), key)

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hint(_event(event))

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log."""
        return log.sentence(_event(event), self._voice(seats, viewer))

    def forgotten(self, past: Sequence[object], observation: AnyObservation) -> frozenset[int]:
        """Who drafted what, once the draft is over, where nobody may look again before the match is (P6-P-06)."""
        return handles.forgotten(past, handles.seen_of(observation))

    def picture(self, event: object, seats: Seats) -> LogPicture | None:
        """Cards turned up, a card that goes to its row, a row that is taken."""
        match _event(event):
            case CardsRevealed(plays):
                return LogPicture(cards=tuple([card for card, _ in plays]))
            case CardPlaced(seat, card, row):
                return LogPicture(seats[seat].avatar, (card,), row + 1)
            case RowTaken(seat, row, heads=heads):
                return LogPicture(seats[seat].avatar, row=row + 1, points=heads)
            case _:
                return None

    def telling(self, event: object, observation: AnyObservation, seats: Seats, *, is_before: bool) -> StatusView:
        """The moment of a trick; whatever has no words of its own is told as in the log."""
        seen = handles.seen_of(observation)
        return turn.happening(_event(event), seen, self._voice(seats, seen.viewer), is_before=is_before)

    def rejection(self, code: str, params: Mapping[str, object]) -> str:
        """A refused command as a sentence."""
        return reasons.rejection(code, params, self._edition)

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """The dearest card taken in the round."""
        seen = handles.seen_of(observation)
        return highlight(seen, self._voice(seats, seen.viewer))


# Table and screens pass whatever they were given; a value of another game here is a fault of the program.


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of Pega em 6!: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of Pega em 6!: {type(event).__name__}")
    return event


# ---------------------------------------------------------------- how events move

_SOME, _MUCH = 5, 10
"""From so many heads on the ox is heard more clearly, and long."""


def hint(event: events.Event) -> StepHint:  # noqa: C901 - one motion per event of a closed union
    """The motion of one event; a card the viewer may not see is only ever a slot."""
    match event:
        case events.RoundDealt():
            move = _dealt(event)
        case events.CardChosen():
            move = _chosen(event)
        case events.ChoiceTakenBack():
            move = _taken_back(event)
        case events.CardsRevealed():
            turned = tuple((_slot(seat), _card(card)) for card, seat in event.plays)
            hold = StepHint("beat", rest=tempo.HOLD)
            move = StepHint("reveal", rekeys=turned, sound="turn", begins=True, after=(hold,))
        case events.RowChoiceNeeded():
            move = StepHint("quiet")
        case events.RowTaken():
            move = _taken(event)
        case events.CardPlaced():
            pointed = Pointed(("row", event.row), event.place)
            move = StepHint("place", sound="slide" if event.place else "", landing="snap", pointed=pointed)
        case events.RoundEnded():
            move = StepHint("gate", is_gate=True, sound="round_end")
        case events.MatchEnded():
            move = StepHint("gate", is_gate=True)
        case events.DraftOpened() | events.CardDrafted() | events.PickTakenBack() | events.RowsLaid():
            move = _draft(event)
        case _:
            move = _special(event)
    return move


def _card(number: int) -> CardKey:
    return ("card", number)


def _slot(seat: int) -> CardKey:
    return ("slot", seat, 0)


def _dealt(event: events.RoundDealt) -> StepHint:
    """Four cards onto the felt, the known hands to their owners, all from the deck in the middle."""
    hands = tuple(card for hand in event.hands if hand is not None for card in hand)
    return StepHint("deal", enters=tuple((_card(card), ("felt", 0)) for card in (*event.rows, *hands)), sound="slide")


def _chosen(event: events.CardChosen) -> StepHint:
    if event.card is None:
        return StepHint("choose", enters=((_slot(event.seat), ("hand", event.seat)),), sound="slide")
    return StepHint("choose", rekeys=((_card(event.card), _slot(event.seat)),), sound="slide")


def _taken_back(event: events.ChoiceTakenBack) -> StepHint:
    if event.card is None:
        return StepHint("take_back", leaves=((_slot(event.seat), ("hand", event.seat)),), sound="slide")
    return StepHint("take_back", rekeys=((_slot(event.seat), _card(event.card)),), sound="slide")


def _taken(event: events.RowTaken) -> StepHint:
    """The card goes to the place of the ox and stops there, the row trembles with its price on it; then the cards fly
    to the pile, and the card begins the row; a seven that lay in the row goes to the discard pile (P6-S-14).
    """
    row: ZoneId = ("row", event.row)
    flown = tuple((_card(card), ("pile", event.seat)) for card in event.cards)
    shaken = tuple(_card(card) for card in event.cards if card != event.own)
    is_by_card = event.reason in ("full", "low")
    onto: tuple[ZoneId, ZoneId] | None = (("seat", event.seat), ("ox", event.row)) if is_by_card else None
    stop = StepHint("beat", leads=onto, shakes=shaken, pointed=Pointed(row, price=event.heads), sound="knock")
    lead = StepHint("beat", leads=onto, pointed=Pointed(row), sound="slide", landing="snap")
    chosen = StepHint("beat", rest=tempo.LIT, pointed=Pointed(row))
    before = (chosen, lead, stop) if event.reason == "low" else (lead, stop) if is_by_card else (stop,)
    return StepHint(
        "take",
        enters=_discarded("seven_takes", row),
        leaves=flown,
        counts=((event.seat, event.heads),),
        sound="gather",
        landing=_moo(event.heads),
        leads=(("seat", event.seat), row) if is_by_card and event.own is None else None,
        pointed=None if event.is_removed else Pointed(row, 0),
        is_news=True,
        before=before,
    )


def _moo(heads: int) -> str:
    """The ox says how much that was."""
    return "moo-3" if heads >= _MUCH else "moo-2" if heads >= _SOME else "moo"


def _draft(event: events.DraftOpened | events.CardDrafted | events.PickTakenBack | events.RowsLaid) -> StepHint:
    """Open cards come from the middle; a drafted one lies on the table of its owner until the rows are laid."""
    match event:
        case events.DraftOpened():
            return StepHint("deal", enters=tuple((_card(card), ("felt", 0)) for card in event.cards), sound="slide")
        case events.CardDrafted():
            return StepHint("choose", sound="slide")
        case events.PickTakenBack():
            return StepHint("take_back", sound="slide")
        case events.RowsLaid():
            return StepHint("place", enters=tuple((_card(card), ("felt", 0)) for card in event.rows), sound="snap")
        case _:
            assert_never(event)


def _special(event: events.SpecialEvent) -> StepHint:
    match event:
        case events.SpecialAsked() | events.SpecialDeclined():
            return StepHint("quiet")
        case events.SpecialPlayed():
            return _played(event)
        case events.FifthRowOpened():
            return StepHint("place", sound="slide")
        case events.CardMoved():
            pointed = Pointed(("row", event.row), event.place)
            return StepHint("place", sound="slide", landing="snap", pointed=pointed, is_news=True)
        case events.SevenLaid() | events.BlockLaid():
            return _laid(event)
        case events.FifthRowClosed():
            marker = handles.marker_key(handles.BESIDE)
            return StepHint("place", rekeys=_to_discard((marker,), handles.BESIDE), sound="slide")
        case events.BlocksLifted():
            return StepHint("place", enters=_discarded("block", ("row", event.rows[0])), sound="lock")
        case events.CardReplaced():
            hand = ("hand", event.seat)
            return StepHint(
                "place", enters=((_card(event.card), hand),), leaves=((_card(event.back), hand),), sound="turn"
            )
        case _:
            return _after_taking(event)


def _played(event: events.SpecialPlayed) -> StepHint:
    """From the tray of its owner, or out of the hand nobody else sees, held up for all, to where it lies: beside the
    rows or on the discard pile. One that goes to a row waits in the own tray, or beside the rows for all to see, until
    it is laid there.
    """
    own = handles.every_own_key(event.kind)
    open_keys = (handles.marker_key(event.kind), *handles.every_discarded_key(event.kind))
    return StepHint(
        "place",
        rekeys=tuple((old, new) for old in own for new in open_keys),
        enters=tuple((key, ("hand", event.seat)) for key in open_keys),
        sound="turn",
        is_shown=True,
        is_news=True,
    )


def _laid(event: events.SevenLaid | events.BlockLaid) -> StepHint:
    """The card itself goes to its row; there its mark stands for it."""
    kind, sound = ("seven_takes", "stamp") if isinstance(event, events.SevenLaid) else ("block", "lock")
    waiting = (handles.marker_key(kind), *handles.every_own_key(kind))
    return StepHint("place", leaves=tuple((key, ("row", event.row)) for key in waiting), sound=sound)


def _discarded(kind: str, zone: ZoneId) -> tuple[tuple[CardKey, ZoneId], ...]:
    """Whichever card of this kind comes to lie on the discard pile comes from there."""
    return tuple((key, zone) for key in handles.every_discarded_key(kind))


def _to_discard(waiting: tuple[CardKey, ...], kind: str) -> tuple[tuple[CardKey, CardKey], ...]:
    """Whichever of these keys goes becomes whichever of the discard pile comes."""
    return tuple((old, new) for old in waiting for new in handles.every_discarded_key(kind))


def _after_taking(event: events.AfterTaking) -> StepHint:
    match event:
        case events.HeadsCancelled():
            return StepHint("quiet", sound="stamp")
        case events.CardSetAside():
            return StepHint("quiet", leaves=((_card(event.card), ("discard", 0)),), sound="snap")
        case events.SpecialGiven():
            own = _to_discard(handles.every_own_key(event.kind), event.kind)
            return StepHint("place", rekeys=own, enters=_discarded(event.kind, ("hand", event.seat)), sound="slide")
        case events.SpecialDrawn():
            return _drawn(event)
        case events.SpecialsReshuffled():
            gone = tuple(key for kind in handles.KINDS for key in handles.every_discarded_key(kind))
            return StepHint("place", leaves=tuple((key, ("deck", 0)) for key in gone), sound="slide")
        case events.SetAsideOffered() | events.SetAsideEnded() | events.ExchangeOffered() | events.ExchangeDeclined():
            return StepHint("quiet")
        case _:
            assert_never(event)


def _drawn(event: events.SpecialDrawn) -> StepHint:
    """Only its owner sees which card comes."""
    own = () if event.kind is None else handles.every_own_key(event.kind)
    return StepHint("place", enters=tuple((key, ("deck", 0)) for key in own), sound="slide")
