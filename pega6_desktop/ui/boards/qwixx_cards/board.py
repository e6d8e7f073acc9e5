"""The board of Qwixx cards: what table and screens may ask about this game.

Owns how its events move, which sentence holds in which phase, why a card fits or not, and the check that what lies on
the table belongs to this game. Must not know how anything is drawn.
"""

from collections.abc import Collection, Mapping
from typing import assert_never

from pega6_desktop.games.qwixx_cards import events
from pega6_desktop.games.qwixx_cards.cards import COLOURS, Card, card, colour_of, is_joker, number_of
from pega6_desktop.games.qwixx_cards.events import Event
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.scoring import enders
from pega6_desktop.games.qwixx_cards.sheets import CROSSES_FOR_LAST, number_at, obstacle, place
from pega6_desktop.games.qwixx_cards.variants import VARIANTS
from pega6_desktop.ui.boards.qwixx_cards import gathering, view
from pega6_desktop.ui.boards.qwixx_cards.cards import CardFace, box_in, card_in, card_key, face, shown_key
from pega6_desktop.ui.boards.qwixx_cards.gathering import RULES, boxes_of, cards_of, gain, is_acting, own_sheet, targets
from pega6_desktop.ui.boards.qwixx_cards.view import seen_of
from pega6_desktop.ui.table import view as told
from pega6_desktop.ui.table.arrangement import SheetAtEnd, TableView
from pega6_desktop.ui.table.board import AnyObservation, Board, Seats
from pega6_desktop.ui.table.view import ActionView, CardKey, Explanation, Intent, StatusView, StepHint, SumLine, Target
from pega6_desktop.ui.words.messages import KeyHint, Voice
from pega6_desktop.ui.words.qwixx import table
from pega6_desktop.ui.words.qwixx import turn as words

_PILE = ("pile", 0)
_STEP_OF_ALL = 1
"""The action in which all decide about one number."""

ANNOUNCED_MS, CROSS_MS, LOCK_MS, MISSED_MS = 300, 190, 420, 520
"""How long each is looked at, in ms at normal tempo; a cross is still being drawn when the next one begins."""

END_MS = 1400
"""How long the table is seen that ended the match, with who has won."""

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
            return StepHint("quiet", sound="turn", rest=ANNOUNCED_MS)
        case events.TurnBegan():
            return StepHint("quiet", begins=True)
        case events.MarksRevealed():
            return StepHint("quiet", rest=ANNOUNCED_MS)
        case events.MarkChosen() | events.MarkTakenBack():
            return StepHint("quiet")
        case events.NumberCrossed():
            return StepHint("place", sound="cross", rest=CROSS_MS)
        case events.RowCompleted():
            return StepHint("place", sound="row_lock", rest=LOCK_MS, is_news=True)
        case events.TurnMissed():
            return StepHint("place", sound="missed", rest=MISSED_MS, is_news=True)
        case events.MatchEnded():
            return StepHint("gate", is_gate=True, rest=END_MS)
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
            return StepHint("place", enters=from_seat, sound="slide", rest=PLAYED_MS, is_news=True)
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


# ---------------------------------------------------------------- the board


class QwixxCardsBoard(Board):
    """See the Board protocol for the meaning of each method."""

    game = "qwixx_cards"
    variants = tuple(VARIANTS)

    def face(self, card: int) -> CardFace:
        """Of a number alone there is the back."""
        return CardFace(card)

    def emblem(self, variant: str) -> tuple[CardFace, CardFace]:
        """Two cards that stand for the game."""
        return face(card(3, 10)), face(card(1, 6))

    def view(self, observation: AnyObservation, seats: Seats, thinking: Collection[int] = ()) -> TableView:
        """The whole table; thinking: bot seats that are at it now."""
        seen = seen_of(observation)
        return view.table_view(seen, Voice(seats, seen.viewer), thinking)

    def number(self, observation: AnyObservation) -> int:
        """Turns are counted through the match."""
        return seen_of(observation).number

    def decision(self, observation: AnyObservation) -> told.Decision | None:
        """Cards of the display, a box of the sheet, cards of the hand with boxes: all are gathered first."""
        return "gather" if is_acting(seen_of(observation)) else None

    def needs_privacy(self, observation: AnyObservation, seat: int) -> bool:
        """The colours of a hand are nobody else's to see (QX-12)."""
        return seen_of(observation).hand_sizes[seat] > 0

    def status(self, observation: AnyObservation, seats: Seats, intent: Intent) -> StatusView:
        """Whose turn it is and what may be done."""
        seen = seen_of(observation)
        voice = Voice(seats, seen.viewer)
        if is_acting(seen):
            who = _who(seen, voice)
            lead = words.number_lead(seen.top, who) if seen.phase == "mark" else words.action_lead(_step(seen), who)
            return StatusView(lead, _own(seen, intent), "turn")
        match seen.phase:
            case "draw" | "play":
                is_own, laid = seen.active == seen.viewer, table.all_cards(seen.in_play)
                lead = (
                    words.action_lead(_step(seen), _who(seen, voice))
                    if is_own
                    else words.turn_of(voice.name(seen.active))
                )
                if seen.phase == "draw":
                    return StatusView(lead, words.own_draws() if is_own else words.other_draws(), "wait")
                if is_own:
                    return StatusView(lead, words.own_lays(laid), "wait")
                return StatusView(lead, words.other_lays(laid) if seen.in_play else words.other_plays(), "wait")
            case "mark":
                names, has_decided = voice.all_called(seen.to_act), seen.own_choice is not None
                if not seen.to_act:
                    return StatusView(words.all_decided_lead(), words.showing(has_decided=has_decided), "wait")
                return StatusView(words.waiting(), words.waiting_for(names, has_decided=has_decided), "wait")
            case "over":
                winners = () if seen.score.outcome is None else seen.score.outcome.winners
                return StatusView(words.over_lead(), words.over(_why(seen, voice), voice.all_called(winners)), "info")
            case _:
                return StatusView(words.waiting(), words.dealing(), "info")

    def action(self, observation: AnyObservation, intent: Intent) -> ActionView:
        """The main button."""
        seen = seen_of(observation)
        if not is_acting(seen):
            return ActionView(words.wait_button(), is_enabled=False)
        things = intent.gathered
        match seen.phase:
            case "draw":
                needed = gathering.needed(seen)
                return ActionView(words.draw_button(needed), is_enabled=len(gathering.places_of(things)) == needed)
            case "mark":
                if boxes := boxes_of(things):
                    return ActionView(words.cross_button(boxes), is_enabled=True)
                # Sheet and number lie open: that it fits nowhere is no secret, and nothing is asked for long.
                return ActionView(
                    words.pass_button(seen.top), is_enabled=True, key="0", is_needless=len(seen.legal) == 1
                )
            case _:
                return _play_action(seen, things)

    def keys(self, observation: AnyObservation, intent: Intent) -> tuple[KeyHint, ...]:
        """The keys that do something now."""
        seen = seen_of(observation)
        if not is_acting(seen):
            has_chosen = seen.viewer is not None and seen.own_choice is not None
            return words.back_keys() if has_chosen else ()
        match seen.phase:
            case "draw":
                return words.draw_keys(is_begun=bool(intent.gathered))
            case "mark":
                return words.mark_keys(can_cross=_can_cross(seen))
            case _:
                return words.play_keys(is_begun=bool(intent.gathered))

    def liftable(self, observation: AnyObservation) -> tuple[CardKey, ...]:
        """Cards that may be taken up now."""
        seen = seen_of(observation)
        if not is_acting(seen):
            return ()
        if seen.phase == "draw":
            return tuple([shown_key(at, number) for at, number in enumerate(seen.display)])
        return tuple(map(card_key, seen.hand)) if seen.phase == "play" else ()

    def targets(self, observation: AnyObservation, seats: Seats, intent: Intent) -> tuple[Target, ...]:
        """What is chosen and what may be crossed."""
        return targets(seen_of(observation), intent)

    def meaning(
        self, observation: AnyObservation, seats: Seats, intent: Intent
    ) -> object | told.Gathered | told.Refusal:
        """A move, more or less gathered, or why not."""
        return gathering.meaning(seen_of(observation), intent)

    def card_of(self, move: object) -> CardKey | None:
        """The first card a move plays."""
        played = _move(move)
        return card_key(played.cards[0]) if isinstance(played, Play) and played.cards else None

    def move_name(self, observation: AnyObservation, move: object) -> str:
        """One legal move as a sentence."""
        seen = seen_of(observation)
        match played := _move(move):
            case Draw(places):
                return words.draw_move([seen.display[at] for at in places])
            case CrossNumber(row):
                return words.mark_move(seen.top, row)
            case CrossNothing():
                return words.pass_button(seen.top)
            case Play(cards, row, numbers):
                has_choice = all(map(is_joker, cards))
                return words.play_move(table.all_cards(cards), row, numbers, has_choice=has_choice)
            case _:
                assert_never(played)

    def why(self, observation: AnyObservation, seats: Seats, key: CardKey) -> Explanation | None:
        """What a card is good for."""
        seen = seen_of(observation)
        if key[0] == "shown":
            number = seen.display[key[1]]
            return Explanation(table.back(number, key[1]), (), words.hidden_colour(), "QX-12")
        held = card_in(key)
        if held is None or held not in seen.hand:
            return None
        rows = range(len(COLOURS)) if is_joker(held) else (colour_of(held),)
        lines = tuple(_line(seen, held, row) for row in rows)
        if is_joker(held):
            return Explanation(table.card(held), lines, words.joker(), "QX-32")
        code = obstacle(rows[0], own_sheet(seen).rows[rows[0]], number_of(held))
        return Explanation(table.card(held), lines, words.spacing(), RULES[code])

    def hint(self, event: object) -> StepHint:
        """How an event moves."""
        return hint(_event(event))

    def telling(self, event: object, observation: AnyObservation, seats: Seats, *, is_before: bool) -> StatusView:
        """What is decided about from now on, where a number is announced; else as in the log."""
        if isinstance(event, events.NumberAnnounced):
            return StatusView(words.number_lead(event.number, ""), table.step_line(_STEP_OF_ALL), "info")
        return super().telling(event, observation, seats, is_before=is_before)

    def sentence(self, event: object, seats: Seats, viewer: int | None) -> str:
        """The event as a line of the log."""
        return table.sentence(_event(event), Voice(seats, viewer))

    def rejection(self, code: str, params: Mapping[str, object]) -> str:
        """A refused command as a sentence."""
        return words.rejection(code, params)

    def parts(self, observation: AnyObservation, seats: Seats) -> told.Parts | None:
        """The rows by colour and the missed turns."""
        seen = seen_of(observation)
        return view.parts(seen, Voice(seats, seen.viewer))

    def finished(self, observation: AnyObservation, seats: Seats) -> tuple[SheetAtEnd, ...]:
        """Their sheets."""
        seen = seen_of(observation)
        return view.finished_sheets(seen, Voice(seats, seen.viewer))


# ---------------------------------------------------------------- a turn


def _who(seen: Observation, voice: Voice) -> str:
    """The viewer's name where several people sit at the screen."""
    return "" if seen.viewer is None else voice.addressed(seen.viewer)


def _why(seen: Observation, voice: Voice) -> str:
    """What has ended the match (QX-26, QX-27)."""
    ended = enders(seen.sheets)
    if ended is None:
        return ""
    reason, seats = ended
    names = voice.all_called(seats)
    return words.rows_completed(names) if reason == "rows" else words.turns_missed(names)


def _step(seen: Observation) -> int:
    return 1 if seen.phase == "draw" else 3


def _own(seen: Observation, intent: Intent) -> str:
    things = intent.gathered
    match seen.phase:
        case "draw":
            return words.draw(gathering.needed(seen), len(gathering.places_of(things)))
        case "mark":
            return _mark(seen, things)
        case _:
            return _play(seen, intent)


def _mark(seen: Observation, things: gathering.Things) -> str:
    boxes = boxes_of(things)
    if boxes:
        return words.mark_chosen(seen.top, boxes[0][0], gain(own_sheet(seen), boxes), _given_up(seen, boxes))
    return words.mark(seen.top) if _can_cross(seen) else words.mark_nowhere(seen.top)


def _can_cross(seen: Observation) -> bool:
    """Whether some row takes the number for all."""
    return any(isinstance(move, CrossNumber) for move in seen.legal)


def _play(seen: Observation, intent: Intent) -> str:
    things = intent.gathered
    cards, boxes = cards_of(things), boxes_of(things)
    if not cards:
        plays = [move for move in seen.legal if isinstance(move, Play)]
        crossed = {card for move in plays for card in move.cards if number_of(card) in move.numbers}
        return words.play([card for card in seen.hand if card not in crossed])
    if not boxes:
        can_cross = any(box_in(target.zone) is not None for target in targets(seen, intent))
        is_safe = seen.has_crossed
        return words.play_only(len(cards), can_cross=can_cross) if is_safe else words.play_missing(can_cross=can_cross)
    move = gathering.made(things)
    numbers = () if move is None else move.numbers
    return words.play_crossing(numbers, gain(own_sheet(seen), boxes), _given_up(seen, boxes))


def _given_up(seen: Observation, boxes: tuple[tuple[int, int], ...]) -> list[int]:
    """Numbers of the row that can never be crossed once these are, from left to right (QX-06)."""
    row = boxes[0][0]
    crossed, places = own_sheet(seen).rows[row], {place(*box) for box in boxes}
    first = place(row, crossed[-1]) + 1 if crossed else 0
    return [number_at(row, at) for at in range(first, max(places)) if at not in places]


def _play_action(seen: Observation, things: gathering.Things) -> ActionView:
    """The main button never misses the turn while a cross is possible: that is a plain button beside it."""
    numbers = sorted(map(number_of, cards_of(things)))
    if not numbers or boxes_of(things):
        return ActionView(words.play_button(numbers), is_enabled=bool(numbers))
    bare = words.play_bare_button(is_missed=not seen.has_crossed)
    if best := gathering.most_crossing(seen, things):
        boxes = [(best.row, number) for number in best.numbers]
        return ActionView(words.cross_button(boxes), is_enabled=True, plain=bare)
    if gathering.may_still_cross(seen):
        return ActionView(words.play_button([]), is_enabled=False, plain=bare)
    return ActionView(bare, is_enabled=True)


def _line(seen: Observation, card: Card, row: int) -> SumLine:
    """One row: what it takes, and what a cross there would bring."""
    sheet, number = own_sheet(seen), number_of(card)
    crossed = sheet.rows[row]
    code = obstacle(row, crossed, number)
    if code:
        return SumLine(table.colour(row), words.barred(code, crossed, CROSSES_FOR_LAST), "", "")
    brings = table.points(gain(sheet, ((row, number),)))
    return SumLine(table.colour(row), words.after(crossed), brings, "", is_best=True)


# Table and screens pass whatever they were given; a value of another game here is a fault of the program.


def _move(move: object) -> Move:
    if not isinstance(move, Move):
        raise TypeError(f"not a move of Qwixx cards: {type(move).__name__}")
    return move


def _event(event: object) -> Event:
    if not isinstance(event, Event):
        raise TypeError(f"not an event of Qwixx cards: {type(event).__name__}")
    return event
