"""What moves of Pega em 6! bring about, in a sentence and in a bubble: exactly, as far as nothing hidden is turned up.

who: the name that is said instead of "you", where several people sit at the screen.

Owns how a turn thought to its end becomes sentences, a title and a number of heads. Must not know the words themselves,
nor where bubbles stand.
"""

from collections.abc import Iterable
from typing import TypeVar, assert_never

from pega6_desktop.games.pega6 import events, moves
from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.own_turn import Outlook, OwnTurn, Told
from pega6_desktop.games.pega6.placement import Rows, open_rows, taken_with, target
from pega6_desktop.ui.boards.pega6 import handles
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview, SumRow
from pega6_desktop.ui.table.view import CardKey
from pega6_desktop.ui.words.pega6 import previews as words
from pega6_desktop.ui.words.pega6 import special_turn
from pega6_desktop.ui.words.pega6 import turn as turn_words

T = TypeVar("T")


# ---------------------------------------------------------------- moves by name


def move_name(observation: Observation, move: moves.Move, edition: str) -> str:
    """One legal move as a sentence for lists and screen readers."""
    match move:
        case moves.PlayCard(card):
            return _play_name(observation, card)
        case moves.TakeRow(row):
            cards = taken_with(observation.rows, row, observation.queue[0][0])
            return turn_words.move_take(row + 1, len(cards), heads(cards))
        case moves.DraftCard(card):
            return special_turn.move_draft(card, HEADS[card])
        case moves.PlayNoSpecial():
            return special_turn.move_none(observation.queue[0][0], results(observation, move))
        case moves.PlaySpecial(kind):
            return special_turn.move_special(kind, results(observation, move), edition)
        case moves.Exchange(kind):
            return special_turn.move_exchange(kind, edition)
        case moves.KeepSpecials():
            return special_turn.move_keep()
        case moves.SetAside(card):
            return special_turn.move_aside(card, HEADS[card], observation.budget - HEADS[card])
        case moves.KeepRest():
            return special_turn.move_rest()
        case _:
            assert_never(move)


def card_of(move: moves.Move) -> CardKey | None:
    """The card a move plays: a number card, or the first of the special cards of its kind."""
    match move:
        case moves.PlayCard(card) | moves.DraftCard(card) | moves.SetAside(card):
            return ("card", card)
        case moves.PlaySpecial(kind) | moves.Exchange(kind):
            return handles.every_own_key(kind)[0]
        case moves.TakeRow() | moves.PlayNoSpecial() | moves.KeepSpecials() | moves.KeepRest():
            return None
        case _:
            assert_never(move)


def _play_name(observation: Observation, card: int) -> str:
    row = target(observation.rows, card)
    if row is None:
        return turn_words.move_low(card)
    lying = observation.rows[row]
    if lying.is_full:
        return turn_words.move_full(card, row + 1, heads(taken_with(observation.rows, row, card)))
    return turn_words.move_after(card, row + 1, lying.end)


# ---------------------------------------------------------------- a turn event by event


def results(observation: Observation, move: moves.PlaySpecial | moves.PlayNoSpecial) -> list[str]:
    """What happens in the viewer's own turn, in order; the turns after it are not told."""
    return told(Outlook(observation).of(move))


def told(turn: OwnTurn) -> list[str]:
    """A turn thought to its end, event by event."""
    return [_said(event) for event in turn.events]


def _said(event: Told) -> str:
    match event:
        case events.CardPlaced():
            text = special_turn.goes_to(event.card, event.row + 1, event.place + 1)
        case events.RowTaken():
            text = special_turn.you_take(event.row + 1, len(event.cards), event.heads, kept=event.kept, own=event.own)
        case events.RowChoiceNeeded():
            text = special_turn.you_choose_a_row(event.card)
        case events.CardReplaced():
            text = special_turn.comes_back(event.back, event.card)
        case events.CardMoved():
            text = special_turn.moves_to(event.card, event.source + 1, event.row + 1, event.place + 1)
        case events.HeadsCancelled():
            text = special_turn.cancels(event.card, event.heads, event.points)
        case events.SetAsideOffered():
            text = special_turn.may_put_aside(event.heads)
        case _:
            text = _change_of_rows(event)
    return text


def _change_of_rows(event: Told) -> str:
    match event:
        case events.FifthRowOpened():
            return special_turn.opens_fifth()
        case events.FifthRowClosed():
            return special_turn.row_goes()
        case events.SevenLaid():
            return special_turn.takes_seven(event.row + 1)
        case events.BlockLaid():
            return special_turn.is_blocked(event.row + 1)
        case events.BlocksLifted():
            return special_turn.blocks_go()
        case _:
            raise TypeError(f"not part of a turn: {type(event).__name__}")


# ---------------------------------------------------------------- the bubbles


def of_play(observation: Observation, turn: OwnTurn, who: str) -> Preview | SumPreview:
    """What playing a special card so brings about."""
    cancelled = _first(events.HeadsCancelled, turn.events)
    if cancelled is not None:
        return _sum(observation, turn, cancelled, who)
    return _result(observation, turn, who, _title(observation, turn))


def of_none(observation: Observation, turn: OwnTurn, who: str) -> Preview:
    """What placing the card without a special one brings about."""
    first = turn.events[0]
    match first:
        case events.CardPlaced():
            title = words.without_goes(first.card, first.row + 1)
        case events.RowTaken():
            title = words.without_takes(first.row + 1, who)
        case _:
            title = words.without_chooses(who)
    return _result(observation, turn, who, title)


def of_choice(observation: Observation, row: int, who: str) -> Preview:
    """What a low card costs without a special one on this row."""
    cost = heads(taken_with(observation.rows, row, observation.queue[0][0]))
    title = words.without_takes(row + 1, who)
    return Preview(title, words.this_row_costs(row + 1), cost, words.heads_end(cost), PreviewTone.COSTS)


def of_taking(observation: Observation, row: int, turn: OwnTurn, who: str) -> Preview:
    """What taking this row brings about."""
    return _result(observation, turn, who, words.taking(row + 1, who))


def of_pick(card: int, goals: Iterable[int], own: int) -> Preview:
    """Where a picked card may go; what it brings about is shown with the row."""
    text = words.may_go_to([row + 1 for row in goals])
    return Preview(words.may_move(card), text, None, words.own_after(own))


def of_exchange(observation: Observation, kind: str, edition: str, who: str) -> Preview:
    """P6-S-90 to P6-S-92: which card comes is not known."""
    then = words.draws(who) if observation.special_deck_size else words.draws_from_discard(who)
    return Preview(words.exchanges(kind, edition), words.is_discarded(kind, edition), None, then)


def of_aside(observation: Observation, points: int, card: int, who: str) -> Preview:
    """P6-S-83: what the pile counts without the card, and what may still go."""
    rest, left = points - HEADS[card], observation.budget - HEADS[card]
    then = words.may_still_go(left) if left else words.all_gone()
    return Preview(
        words.puts_aside(card), words.pile_counts(who), rest, f"{words.heads_end(rest)} {then}", PreviewTone.GOOD
    )


# ---------------------------------------------------------------- the title: what the special card does


def _title(observation: Observation, turn: OwnTurn) -> str:
    first = turn.events[0]
    match first:
        case events.CardPlaced() if (seven := _first(events.SevenLaid, turn.events)) is not None:
            title = words.takes_seven(seven.row + 1)
        case events.CardPlaced():
            title = _between(observation.rows, first)
        case events.CardMoved():
            title = words.moves(first.card, first.row + 1)
        case events.CardReplaced():
            title = words.replaces(first.card, first.back)
        case events.BlockLaid():
            title = words.is_blocked(first.row + 1)
        case events.FifthRowOpened():
            title = words.opens_fifth(observation.queue[0][0])
        case _:
            raise TypeError(f"no special card begins like this: {type(first).__name__}")
    return title


def _between(rows: Rows, placed: events.CardPlaced) -> str:
    cards, place = rows[placed.row].cards, placed.place
    left = cards[place - 1] if place else None
    return words.enters(placed.card, left, cards[place] if place < len(cards) else None)


# ---------------------------------------------------------------- the result: what is taken, or where the own card lies


def _result(observation: Observation, turn: OwnTurn, who: str, title: str) -> Preview:
    own = _own_card(observation, turn)
    takings = [event for event in turn.events if isinstance(event, events.RowTaken)]
    if takings:
        return _taken(turn, takings, own, who, title)
    if _first(events.RowChoiceNeeded, turn.events) is not None:
        rows = turn.rows
        cost = min(heads(taken_with(rows, row, own)) for row in open_rows(rows))
        return Preview(title, words.cheapest_row(own, who), cost, words.heads_end(cost), PreviewTone.COSTS)
    placed = next(event for event in reversed(turn.events) if isinstance(event, events.CardPlaced))
    return _placed(turn, placed, who, title)


def _own_card(observation: Observation, turn: OwnTurn) -> int:
    """The number card that is placed in the end: the one that waits, or its replacement."""
    replaced = _first(events.CardReplaced, turn.events)
    return observation.queue[0][0] if replaced is None else replaced.card


def _placed(turn: OwnTurn, placed: events.CardPlaced, who: str, title: str) -> Preview:
    """Nothing is taken: the row the own card lies in then."""
    cards = turn.rows[placed.row].cards
    number, cost = placed.row + 1, heads(cards)
    is_after = isinstance(turn.events[0], events.BlockLaid | events.CardMoved)
    text = words.own_goes(placed.card, number, len(cards)) if is_after else words.row_has(number, len(cards))
    return Preview(title, text, cost, f"{words.heads_end(cost)} {words.nothing_taken(who)}", PreviewTone.GOOD)


def _taken(turn: OwnTurn, takings: list[events.RowTaken], own: int, who: str, title: str) -> Preview:
    cost = sum(taking.heads for taking in takings)
    along = next((taking.own for taking in takings if taking.own is not None), None)
    text = words.takes([(taking.row + 1, len(taking.cards)) for taking in takings], along, who)
    return Preview(
        title, text, cost, " ".join([words.heads_end(cost), *_aftermath(turn, takings, own)]), PreviewTone.COSTS
    )


def _aftermath(turn: OwnTurn, takings: list[events.RowTaken], own: int) -> list[str]:
    """What becomes of the row, of the own card, and of the blocks."""
    said, placed = [], _after(events.CardPlaced, turn.events, takings[-1])
    kept = takings[0].kept
    if kept is not None:
        said.append(words.stays(kept))
    if _first(events.RowChoiceNeeded, turn.events) is not None:
        said.append(words.then_chooses(own))
    elif placed is not None and takings[-1].reason in ("full", "low"):
        said.append(words.begins(own, placed.row + 1))
    elif placed is not None:
        said.append(words.then_goes(own, placed.row + 1))
    if any(taking.is_removed for taking in takings):
        said.append(words.row_goes())
    if _first(events.BlocksLifted, turn.events) is not None:
        said.append(words.blocks_go())
    return said


def _first(kind: type[T], told: tuple[Told, ...]) -> T | None:
    return next((event for event in told if isinstance(event, kind)), None)


def _after(kind: type[T], told: tuple[Told, ...], taking: events.RowTaken) -> T | None:
    return _first(kind, told[told.index(taking) + 1 :])


# ---------------------------------------------------------------- Negative = Positive


def _sum(observation: Observation, turn: OwnTurn, cancelled: events.HeadsCancelled, who: str) -> SumPreview:
    """P6-S-83: the pile, the row, the own card where it goes along, and what is cancelled."""
    taking = next(event for event in turn.events if isinstance(event, events.RowTaken))
    along = 0 if taking.own is None else HEADS[taking.own]
    before = cancelled.points + cancelled.heads - taking.heads
    lines = [
        SumRow(words.in_the_pile(who), str(before)),
        SumRow(words.whole_row(taking.row + 1), words.plus(taking.heads - along)),
        *([] if taking.own is None else [SumRow(words.own_card(taking.own), words.plus(along))]),
        SumRow(
            words.cancels(cancelled.card, cancelled.heads - HEADS[cancelled.card]),
            words.minus(cancelled.heads),
            PreviewTone.GOOD,
        ),
    ]
    offered = _first(events.SetAsideOffered, turn.events)
    without = words.without_special(before + taking.heads)
    return SumPreview(
        title=words.out_of_the_game(cancelled.card),
        rows=tuple(lines),
        total_label=words.keeping(who),
        total=cancelled.points,
        note=without if offered is None else words.more_aside(offered.heads),
    )
