"""The rules of Pega em 6! as a decider: decide(state, seat, move) -> events.

Owns whose decision it is, which moves are legal and what each refusal says; the placing itself is in event_builder.py.
"""

from typing import assert_never

from pega6_desktop.core.errors import IllegalMove, not_a_move
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.pega6 import scoring
from pega6_desktop.games.pega6.cards import HEADS
from pega6_desktop.games.pega6.dealing import next_round
from pega6_desktop.games.pega6.event_builder import (
    Consequence,
    EventBuilder,
    offer_exchange,
    refill_specials,
    settle,
    take,
)
from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardDrafted,
    CardSetAside,
    CardsRevealed,
    ChoiceTakenBack,
    Event,
    ExchangeDeclined,
    MatchEnded,
    PickTakenBack,
    RoundEnded,
    RowsLaid,
    SetAsideEnded,
    SpecialDeclined,
    SpecialDrawn,
    SpecialGiven,
    SpecialPlayed,
)
from pega6_desktop.games.pega6.evolving import evolve
from pega6_desktop.games.pega6.moves import (
    DraftCard,
    Exchange,
    KeepRest,
    KeepSpecials,
    Move,
    PlayCard,
    PlayNoSpecial,
    PlaySpecial,
    SetAside,
    TakeRow,
)
from pega6_desktop.games.pega6.placement import open_rows
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.specials.protocol import turn_of
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import ROWS, house_rules

_PLAYS = tuple(PlayCard(card) for card in range(105))
_DRAFTS = tuple(DraftCard(card) for card in range(105))
_TAKES = tuple(TakeRow(row) for row in range(ROWS + 1))


def initial(setup: Setup) -> State:
    """The table before the first deal.

    >>> from pega6_desktop.games.pega6.variants import checked_setup
    >>> table = initial(checked_setup("base", {}, 3, 7))
    >>> table.phase, table.number, table.totals
    ('deal', 0, (0, 0, 0))
    """
    nothing = ((),) * setup.seats
    zeros = (0,) * setup.seats
    return State(
        setup=setup,
        rules=house_rules(setup),
        phase="deal",
        number=0,
        rows=(),
        hands=nothing,
        chosen=(None,) * setup.seats,
        queue=(),
        piles=nothing,
        points=zeros,
        totals=zeros,
    )


# ---------------------------------------------------------------- whose decision, and which


def to_act(state: State) -> tuple[int, ...]:
    """Seats that owe a decision: all who have not chosen (P6-B-04), or the one whose turn it is."""
    match state.phase:
        case "choose":
            return tuple([seat for seat, card in enumerate(state.chosen) if card is None])
        case "take_row" | "special":
            return (state.queue[0][1],)
        case "set_aside" | "exchange":
            return (state.actor,)
        case "draft":
            return (drafter(state),)
        case "deal" | "place" | "over":
            return ()
        case _:
            assert_never(state.phase)


def turn(state: State) -> tuple[int, int] | None:
    """The round and the seat asked alone, for a pick, a row or a special card; all choose their cards at once."""
    seats = () if state.phase == "choose" else to_act(state)
    return (state.number, seats[0]) if seats else None


def drafter(state: State) -> int:
    """The seat that drafts next: one card a turn, clockwise (P6-P-04)."""
    return (state.first + len(state.picks)) % state.setup.seats


def legal_moves(state: State, seat: int) -> tuple[Move, ...]:
    """Every move decide would accept from the seat; nothing while others are to act."""
    if state.phase == "choose":
        is_due = 0 <= seat < len(state.chosen) and state.chosen[seat] is None
        return tuple([_PLAYS[card] for card in state.hands[seat]]) if is_due else ()
    if seat not in to_act(state):
        return ()
    match state.phase:
        case "draft":
            return tuple([_DRAFTS[card] for card in state.offer])
        case "take_row":
            return tuple([_TAKES[row] for row in open_rows(state.rows)])
        case "special":
            return (PlayNoSpecial(), *_special_plays(state, seat))
        case "set_aside":
            return (KeepRest(), *(SetAside(card) for card in state.piles[seat] if HEADS[card] <= state.budget))
        case _:
            return (KeepSpecials(), *(Exchange(kind) for kind in sorted(set(state.specials[seat]))))


def _special_plays(state: State, seat: int) -> tuple[PlaySpecial, ...]:
    turn = turn_of(state)
    kinds = sorted(set(state.specials[seat]))
    return tuple(play for kind in kinds for play in SPECIALS[kind].plays(turn))


# ---------------------------------------------------------------- decide


def decide(state: State, seat: int, move: Move) -> tuple[Event, ...]:
    """What the move brings about. Raises IllegalMove with the rule it breaks; the state never changes."""
    return after(state, seat, move)[0]


def after(state: State, seat: int, move: Move) -> Consequence:
    """What the move brings about, and the state after it. Raises IllegalMove; the state given never changes."""
    _check_seat(state, seat)
    if isinstance(move, PlayCard):
        return _choose(state, seat, move.card)
    if isinstance(move, DraftCard):
        return _draft(state, seat, move.card)
    builder = EventBuilder(state)
    match move:
        case TakeRow():
            _take(builder, seat, move)
        case PlaySpecial():
            _play_special(builder, seat, move)
        case PlayNoSpecial():
            _require(state, seat, "special", "P6-S-04")
            builder.emit(SpecialDeclined(seat))
        case Exchange():
            _exchange(builder, seat, move)
        case KeepSpecials():
            _require(state, seat, "exchange", "P6-S-90")
            builder.emit(ExchangeDeclined(seat))
        case SetAside():
            _set_aside(builder, seat, move)
        case KeepRest():
            _require(state, seat, "set_aside", "P6-S-83")
            builder.emit(SetAsideEnded(seat))
            offer_exchange(builder, seat)
        case _:
            raise not_a_move(move)
    return _played_on(builder)


def _check_seat(state: State, seat: int) -> None:
    """No player sits there: above all -1, which Python would read as the last seat."""
    if not 0 <= seat < state.setup.seats:
        raise IllegalMove("no_such_seat", seat=seat)


def _require(state: State, seat: int, phase: str, rule: str) -> None:
    """Raises IllegalMove unless this phase waits for this seat."""
    if state.phase == "over":
        raise IllegalMove("match_over", _end_rule(state))
    if state.phase != phase:
        raise IllegalMove(f"no_{phase}_due", rule)
    if seat not in to_act(state):
        raise IllegalMove("not_your_turn", rule)


def _end_rule(state: State) -> str:
    """What ended the match: two rounds of the anniversary game, the rounds agreed, or the target."""
    if state.setup.variant == "special":
        return "P6-S-03"
    return "P6-B-14" if state.rules.fixed_rounds is None else "P6-B-16"


def _played_on(builder: EventBuilder) -> Consequence:
    """Place on until somebody owes a decision; an empty table begins the next round."""
    settle(builder)
    if builder.state.phase == "deal":
        end_round(builder)
    return builder.consequence


def retract(state: State, seat: int) -> tuple[Event, ...]:
    """Take back the own face-down card until the reveal (P6-B-04), or the last pick before anybody drafts on."""
    _check_seat(state, seat)
    if state.phase == "choose" and (card := state.chosen[seat]) is not None:
        return (ChoiceTakenBack(seat, card),)
    if state.phase == "draft" and state.picks and state.picks[-1][0] == seat:
        return (PickTakenBack(seat, state.picks[-1][1]),)
    if state.phase == "draft":
        raise IllegalMove("pick_stands", "P6-P-04")
    raise IllegalMove("nothing_to_take_back", "P6-B-04")


def _choose(state: State, seat: int, card: int) -> Consequence:
    """P6-B-04: one own card, secret; the last choice reveals all."""
    if state.phase != "choose":
        _refuse_play(state, card)
    if state.chosen[seat] is not None:
        raise IllegalMove("already_chosen", "P6-B-04", card=card)
    if card not in state.hands[seat]:
        raise IllegalMove("card_not_in_hand", "P6-B-04", card=card)
    chosen = CardChosen(seat, card)
    if state.chosen.count(None) > 1:
        return (chosen,), evolve(state, chosen)
    builder = EventBuilder(state)
    builder.emit(chosen)
    plays = [(other, owner) for owner, other in enumerate(builder.state.chosen) if other is not None]
    plays.sort()
    builder.emit(CardsRevealed(tuple(plays)))
    return _played_on(builder)


def _refuse_play(state: State, card: int) -> None:
    match state.phase:
        case "over":
            raise IllegalMove("match_over", _end_rule(state), card=card)
        case "deal":
            raise IllegalMove("not_dealt", "P6-B-02", card=card)
        case "draft":
            raise IllegalMove("draft_due", "P6-P-03", card=card)
        case "take_row":
            raise IllegalMove("row_choice_due", "P6-B-10", card=card)
        case _:
            raise IllegalMove("not_choosing", "P6-B-04", card=card)


def _draft(state: State, seat: int, card: int) -> Consequence:
    """P6-P-03, P6-P-04: one open card; the last four are laid out as rows, ascending (P6-P-05)."""
    _require(state, seat, "draft", "P6-P-04")
    if card not in state.offer:
        raise IllegalMove("card_not_on_offer", "P6-P-04", card=card)
    builder = EventBuilder(state)
    builder.emit(CardDrafted(seat, card))
    if len(builder.state.offer) == ROWS:
        builder.emit(RowsLaid(builder.state.offer))
    return builder.consequence


def _take(builder: EventBuilder, seat: int, move: TakeRow) -> None:
    """P6-B-10, P6-S-09: the owner of the low card takes any one open row."""
    state = builder.state
    if state.phase == "over":
        raise IllegalMove("match_over", _end_rule(state))
    if state.phase != "take_row":
        raise IllegalMove("row_choice_not_offered", "P6-B-08", row=move.row)
    if state.queue[0][1] != seat:
        raise IllegalMove("row_choice_not_offered", "P6-B-10", row=move.row)
    if not 0 <= move.row < len(state.rows):
        raise IllegalMove("no_such_row", "P6-B-10", row=move.row)
    if state.rows[move.row].is_blocked:
        raise IllegalMove("row_blocked", "P6-S-09", row=move.row)
    take(builder, move.row, "low")
    offer_exchange(builder, seat)


def _play_special(builder: EventBuilder, seat: int, move: PlaySpecial) -> None:
    """P6-S-04: one special card of the own hand, if it may be played so now."""
    state = builder.state
    if state.queue and state.is_decided and state.queue[0][1] == seat:
        raise IllegalMove("one_special_only", "P6-S-04", special=move.kind)
    _require(state, seat, "special", "P6-S-04")
    if move.kind not in state.specials[seat]:
        raise IllegalMove("special_not_in_hand", "P6-S-04", special=move.kind)
    special = SPECIALS[move.kind]
    special.check(turn_of(state), move)
    builder.emit(SpecialPlayed(seat, move.kind))
    special.play(builder, move)


def _exchange(builder: EventBuilder, seat: int, move: Exchange) -> None:
    """P6-S-90 to P6-S-92: discard one, make a new deck if there is none, draw one."""
    _require(builder.state, seat, "exchange", "P6-S-90")
    if move.kind not in builder.state.specials[seat]:
        raise IllegalMove("special_not_in_hand", "P6-S-90", special=move.kind)
    builder.emit(SpecialGiven(seat, move.kind))
    refill_specials(builder)
    builder.emit(SpecialDrawn(seat, builder.state.special_deck[0]))


def _set_aside(builder: EventBuilder, seat: int, move: SetAside) -> None:
    """P6-S-83: whole cards of the own pile, together no more heads than the card put out."""
    state = builder.state
    _require(state, seat, "set_aside", "P6-S-83")
    if move.card not in state.piles[seat]:
        raise IllegalMove("card_not_in_pile", "P6-S-83", card=move.card)
    if HEADS[move.card] > state.budget:
        raise IllegalMove("too_many_heads", "P6-S-83", card=move.card, heads=HEADS[move.card], left=state.budget)
    builder.emit(CardSetAside(seat, move.card, HEADS[move.card]))
    if not any(HEADS[card] <= builder.state.budget for card in builder.state.piles[seat]):
        builder.emit(SetAsideEnded(seat))
        offer_exchange(builder, seat)


# ---------------------------------------------------------------- end of a round


def end_round(builder: EventBuilder) -> None:
    """Totals, then the end of the match or the next round (P6-B-12 to P6-B-16, P6-S-94 to P6-S-99)."""
    state = builder.state
    totals = scoring.added(state.totals, state.points)
    builder.emit(RoundEnded(state.number, state.points, totals))
    if scoring.is_over(state.setup.variant, state.rules, state.number, totals):
        builder.emit(MatchEnded(totals, scoring.outcome(totals).winners))
    else:
        builder.emit(next_round(builder.state))
