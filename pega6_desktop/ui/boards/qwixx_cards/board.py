"""The board of Qwixx cards: what table and screens may ask about this game.

Owns how its events move, why a card fits or not, the binding of its modules, and the check that what lies on the table
belongs to this game.
"""

from collections.abc import Collection, Mapping
from typing import assert_never

from pega6_desktop.games.qwixx_cards import events
from pega6_desktop.games.qwixx_cards.cards import COLOURS, Card, colour_of, is_joker, number_of
from pega6_desktop.games.qwixx_cards.events import Event
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import CROSSES_FOR_LAST, obstacle
from pega6_desktop.games.qwixx_cards.variants import VARIANTS
from pega6_desktop.ui.boards.qwixx_cards import gathering, turn, view
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, card_in, card_key, emblem, shown_key
from pega6_desktop.ui.boards.qwixx_cards.gathering import gain, own_sheet
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.board import AnyObservation, Seats
from pega6_desktop.ui.table.view import (
    ActionView,
    CardKey,
    Decision,
    Explanation,
    Gathered,
    Highlight,
    Intent,
    Parts,
    Pick,
    Refusal,
    StatusView,
    StepHint,
    SumLine,
    Target,
)
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.qwixx import table
from pega6_desktop.ui.words.qwixx import table as log
from pega6_desktop.ui.words.qwixx import turn as refused
from pega6_desktop.ui.words.qwixx import turn as turn_words

_PILE = ("pile", 0)

CROSS_MS, LOCK_MS, MISSED_MS = 190, 420, 520
"""How long each is looked at, in ms at normal tempo; a cross is still being drawn when the next one begins."""

PLAYED_MS = 650
"""How long played cards lie before their numbers are crossed: everybody wants to read them."""


def hint(event: events.Event) -> StepHint:
    """The motion of one event."""
    match event:
        case (
            events.Dealt()
            | events.CardsDrawn()
            | events.DisplayRefilled()
            | events.PileReshuffled()
            | events.CardsPlayed()
            | events.CardsDiscarded()
        ):
            return _moved(event)
        case events.NumberAnnounced():
            return StepHint("quiet", sound="turn")
        case events.TurnBegan():
            return StepHint("quiet", begins=True)
        case events.MarkChosen() | events.MarkTakenBack() | events.MarksRevealed():
            return StepHint("quiet")
        case events.NumberCrossed():
            return StepHint("place", sound="cross", rest=CROSS_MS)
        case events.RowCompleted():
            return StepHint("place", sound="row_lock", rest=LOCK_MS)
        case events.TurnMissed():
            return StepHint("place", sound="missed", rest=MISSED_MS)
        case events.MatchEnded():
            return StepHint("gate", is_gate=True, sound="win")
        case _:
            assert_never(event)


def _moved(event: events.CardEvent) -> StepHint:
    match event:
        case events.Dealt():
            keys = [shown_key(at, number) for at, number in enumerate(event.numbers)]
            keys += [card_key(card) for hand in event.hands for card in hand or ()]
            return StepHint("deal", enters=tuple([(key, _PILE) for key in keys]), sound="slide")
        case events.CardsDrawn():
            return _drawn(event)
        case events.DisplayRefilled(places, _, numbers):
            fresh = [shown_key(at, number) for at, number in zip(places, numbers, strict=True)]
            return StepHint("place", enters=tuple([(key, _PILE) for key in fresh]), sound="slide")
        case events.PileReshuffled():
            return StepHint("place", sound="slide")
        case events.CardsPlayed(seat, cards):
            from_seat = tuple([(card_key(card), ("seat", seat)) for card in cards])
            return StepHint("place", enters=from_seat, sound="slide", rest=PLAYED_MS)
        case events.CardsDiscarded(_, cards):
            return StepHint("place", leaves=tuple([(card_key(card), ("discard", 0)) for card in cards]), sound="slide")
        case _:
            assert_never(event)


def _drawn(event: events.CardsDrawn) -> StepHint:
    """Into the own hand the backs turn over; into another hand they stay backs."""
    backs = [shown_key(at, number) for at, number in zip(event.places, event.numbers, strict=True)]
    if event.cards is None:
        return StepHint("place", leaves=tuple([(key, ("seat", event.seat)) for key in backs]), sound="slide")
    turned = tuple([(key, card_key(card)) for key, card in zip(backs, event.cards, strict=True)])
    return StepHint("reveal", rekeys=turned, sound="turn")


_RULES = {"row_completed": "QX-09", "left_of_cross": "QX-06", "five_crosses": "QX-07", "": "QX-20"}


def why(seen: Observation, key: CardKey) -> Explanation | None:
    """What a card is good for on the own sheet; of a back only that its colour is hidden."""
    if key[0] == "shown":
        number = seen.display[key[1]]
        return Explanation(table.back(number, key[1]), (), turn_words.hidden_colour(), "QX-12")
    card = card_in(key)
    if card is None or card not in seen.hand:
        return None
    rows = range(len(COLOURS)) if is_joker(card) else (colour_of(card),)
    lines = tuple(_line(seen, card, row) for row in rows)
    code = obstacle(rows[0], own_sheet(seen).rows[rows[0]], number_of(card))
    closing = turn_words.joker() if is_joker(card) else turn_words.spacing()
    return Explanation(table.card(card), lines, closing, "QX-32" if is_joker(card) else _RULES[code])


def _line(seen: Observation, card: Card, row: int) -> SumLine:
    """One row: what it takes, and what a cross there would bring."""
    sheet, number = own_sheet(seen), number_of(card)
    crossed = sheet.rows[row]
    code = obstacle(row, crossed, number)
    if code:
        return SumLine(table.colour(row), turn_words.barred(code, crossed, CROSSES_FOR_LAST), "", "")
    brings = table.points(gain(sheet, ((row, number),)))
    return SumLine(table.colour(row), turn_words.after(crossed), brings, "", is_best=True)


def card_of(move: Move) -> CardKey | None:
    """The first card a move plays."""
    return card_key(move.cards[0]) if isinstance(move, Play) and move.cards else None


def move_name(seen: Observation, move: Move) -> str:
    """One legal move as a sentence."""
    match move:
        case Draw(places):
            return turn_words.draw_move([seen.display[at] for at in places])
        case CrossNumber(row):
            return turn_words.mark_move(seen.top, row)
        case CrossNothing():
            return turn_words.pass_button(seen.top)
        case Play(cards, row, numbers):
            has_choice = all(map(is_joker, cards))
            return turn_words.play_move(table.all_cards(cards), row, numbers, has_choice=has_choice)
        case _:
            assert_never(move)


class QwixxCardsBoard:
    """See the Board protocol for the meaning of each method."""

    game = "qwixx_cards"
    variants = tuple(VARIANTS)

    def printed(self, edition: str) -> "QwixxCardsBoard":
        """Nothing is printed otherwise in any edition."""
        return self

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """Two cards that stand for the game."""
        return emblem(variant)

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = _seen(observation)
        return view.table_view(seen, Voice(seats, seen.viewer), thinking)

    def number(self, observation: AnyObservation) -> int:
        """Turns are counted through the match."""
        return _seen(observation).number

    def decision(self, observation: AnyObservation) -> Decision | None:
        """Cards of the display, a box of the sheet, cards of the hand with boxes: all are gathered first."""
        return "gather" if turn.is_acting(_seen(observation)) else None

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """The colours of a hand are nobody else's to see (QX-12)."""
        return _seen(observation).hand_sizes[seat] > 0

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what may be done."""
        seen = _seen(observation)
        return turn.status(seen, Voice(seats, seen.viewer), intent)

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        return turn.action(_seen(observation), intent)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        return turn.keys(_seen(observation), intent)

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """Cards that may be taken up now."""
        return turn.liftable(_seen(observation))

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """What is chosen and what may be crossed."""
        return turn.targets(_seen(observation), intent)

    def meaning(self, observation: AnyObservation, seats: Seats, intent: Intent) -> object | Pick | Gathered | Refusal:
        """A move, more or less gathered, or why not."""
        return gathering.meaning(_seen(observation), intent)

    def card_of(self, move: object) -> CardKey | None:
        """The first card a move plays."""
        return card_of(_move(move))

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        return move_name(_seen(observation), _move(move))

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """What a card is good for."""
        return why(_seen(observation), key)

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hint(_event(event))

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log."""
        return log.sentence(_event(event), Voice(seats, viewer))

    def rejection(self, code: str, rule: str, params: Mapping[str, object], seats: Seats) -> str:
        """A refused command as a sentence."""
        return refused.rejection(code, params)

    def parts(self, observation: AnyObservation, seats: Seats) -> Parts | None:
        """The rows by colour and the missed turns."""
        seen = _seen(observation)
        return view.parts(seen, Voice(seats, seen.viewer))

    def highlight(self, observation: AnyObservation, seats: Seats) -> Highlight | None:
        """No card of a match is worth more than the others."""
        return None


# Table and screens pass whatever they were given; a value of another game here is a fault of the program.


def _seen(observation: AnyObservation) -> Observation:
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of Qwixx cards: {type(observation).__name__}")
    return observation


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of Qwixx cards: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of Qwixx cards: {type(event).__name__}")
    return event
