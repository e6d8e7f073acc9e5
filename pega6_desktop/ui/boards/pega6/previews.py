"""The exact result of what is in the air, as the bubble at its target shows it.

who: the name that is said instead of "you", where several people sit at the screen.

Owns how a turn thought to its end becomes a title, a sentence and a number of heads. Must not know where bubbles stand.
"""

from collections.abc import Iterable
from typing import TypeVar

import msgspec

from pega6_desktop.games.pega6.cards import HEADS, heads
from pega6_desktop.games.pega6.events import (
    BlockLaid,
    BlocksLifted,
    CardMoved,
    CardPlaced,
    CardReplaced,
    FifthRowOpened,
    HeadsCancelled,
    RowChoiceNeeded,
    RowTaken,
    SetAsideOffered,
    SevenLaid,
)
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.own_turn import OwnTurn, Told
from pega6_desktop.games.pega6.placement import Rows, open_rows
from pega6_desktop.ui.boards.pega6.costs import taken_with
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview, SumRow
from pega6_desktop.ui.words.pega6 import previews as words

T = TypeVar("T")


class _Result(msgspec.Struct, frozen=True):
    """Everything of a preview but its title."""

    text: str
    heads: int | None
    words: str
    tone: PreviewTone

    def titled(self, title: str) -> Preview:
        return Preview(title, self.text, self.heads, self.words, self.tone)


def of_play(observation: Observation, turn: OwnTurn, who: str) -> Preview | SumPreview:
    """What playing a special card so brings about."""
    cancelled = _first(HeadsCancelled, turn.events)
    if cancelled is not None:
        return _sum(observation, turn, cancelled, who)
    return _result(observation, turn, who).titled(_title(observation, turn))


def of_none(observation: Observation, turn: OwnTurn, who: str) -> Preview:
    """What placing the card without a special one brings about."""
    first = turn.events[0]
    match first:
        case CardPlaced():
            title = words.without_goes(first.card, first.row + 1)
        case RowTaken():
            title = words.without_takes(first.row + 1, who)
        case _:
            title = words.without_chooses(who)
    return _result(observation, turn, who).titled(title)


def of_choice(observation: Observation, row: int, who: str) -> Preview:
    """What a low card costs without a special one on this row."""
    cost = heads(taken_with(observation.rows, row, observation.queue[0][0]))
    title = words.without_takes(row + 1, who)
    return Preview(title, words.this_row_costs(row + 1), cost, words.heads_end(cost), PreviewTone.COSTS)


def of_taking(observation: Observation, row: int, turn: OwnTurn, who: str) -> Preview:
    """What taking this row brings about."""
    return _result(observation, turn, who).titled(words.taking(row + 1, who))


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
        case CardPlaced() if (seven := _first(SevenLaid, turn.events)) is not None:
            title = words.takes_seven(seven.row + 1)
        case CardPlaced():
            title = _between(observation.rows, first)
        case CardMoved():
            title = words.moves(first.card, first.row + 1)
        case CardReplaced():
            title = words.replaces(first.card, first.back)
        case BlockLaid():
            title = words.is_blocked(first.row + 1)
        case FifthRowOpened():
            title = words.opens_fifth(observation.queue[0][0])
        case _:
            raise TypeError(f"no special card begins like this: {type(first).__name__}")
    return title


def _between(rows: Rows, placed: CardPlaced) -> str:
    cards, place = rows[placed.row].cards, placed.place
    left = cards[place - 1] if place else None
    return words.enters(placed.card, left, cards[place] if place < len(cards) else None)


# ---------------------------------------------------------------- the result: what is taken, or where the own card lies


def _result(observation: Observation, turn: OwnTurn, who: str) -> _Result:
    own = _own_card(observation, turn)
    takings = [event for event in turn.events if isinstance(event, RowTaken)]
    if takings:
        return _taken(turn, takings, own, who)
    if _first(RowChoiceNeeded, turn.events) is not None:
        rows = turn.rows
        cost = min(heads(taken_with(rows, row, own)) for row in open_rows(rows))
        return _Result(words.cheapest_row(own, who), cost, words.heads_end(cost), PreviewTone.COSTS)
    placed = next(event for event in reversed(turn.events) if isinstance(event, CardPlaced))
    return _placed(turn, placed, who)


def _own_card(observation: Observation, turn: OwnTurn) -> int:
    """The number card that is placed in the end: the one that waits, or its replacement."""
    replaced = _first(CardReplaced, turn.events)
    return observation.queue[0][0] if replaced is None else replaced.card


def _placed(turn: OwnTurn, placed: CardPlaced, who: str) -> _Result:
    """Nothing is taken: the row the own card lies in then."""
    cards = turn.rows[placed.row].cards
    number, cost = placed.row + 1, heads(cards)
    is_after = isinstance(turn.events[0], BlockLaid | CardMoved)
    text = words.own_goes(placed.card, number, len(cards)) if is_after else words.row_has(number, len(cards))
    return _Result(text, cost, f"{words.heads_end(cost)} {words.nothing_taken(who)}", PreviewTone.GOOD)


def _taken(turn: OwnTurn, takings: list[RowTaken], own: int, who: str) -> _Result:
    cost = sum(taking.heads for taking in takings)
    along = next((taking.own for taking in takings if taking.own is not None), None)
    text = words.takes([(taking.row + 1, len(taking.cards)) for taking in takings], along, who)
    return _Result(text, cost, " ".join([words.heads_end(cost), *_aftermath(turn, takings, own)]), PreviewTone.COSTS)


def _aftermath(turn: OwnTurn, takings: list[RowTaken], own: int) -> list[str]:
    """What becomes of the row, of the own card, and of the blocks."""
    said, placed = [], _after(CardPlaced, turn.events, takings[-1])
    kept = takings[0].kept
    if kept is not None:
        said.append(words.stays(kept))
    if _first(RowChoiceNeeded, turn.events) is not None:
        said.append(words.then_chooses(own))
    elif placed is not None and takings[-1].reason in ("full", "low"):
        said.append(words.begins(own, placed.row + 1))
    elif placed is not None:
        said.append(words.then_goes(own, placed.row + 1))
    if any(taking.is_removed for taking in takings):
        said.append(words.row_goes())
    if _first(BlocksLifted, turn.events) is not None:
        said.append(words.blocks_go())
    return said


def _first(kind: type[T], events: tuple[Told, ...]) -> T | None:
    return next((event for event in events if isinstance(event, kind)), None)


def _after(kind: type[T], events: tuple[Told, ...], taking: RowTaken) -> T | None:
    return _first(kind, events[events.index(taking) + 1 :])


# ---------------------------------------------------------------- Negative = Positive


def _sum(observation: Observation, turn: OwnTurn, cancelled: HeadsCancelled, who: str) -> SumPreview:
    """P6-S-83: the pile, the row, the own card where it goes along, and what is cancelled."""
    taking = next(event for event in turn.events if isinstance(event, RowTaken))
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
    offered = _first(SetAsideOffered, turn.events)
    without = words.without_special(before + taking.heads)
    return SumPreview(
        title=words.out_of_the_game(cancelled.card),
        rows=tuple(lines),
        total_label=words.keeping(who),
        total=cancelled.points,
        note=without if offered is None else words.more_aside(offered.heads),
    )
