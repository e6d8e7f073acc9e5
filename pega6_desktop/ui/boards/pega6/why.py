"""What the public tricks tell when they are played again: why a card goes or lies where it does, by the arithmetic of
that very moment, and of the last trick who laid which card, where it came to lie, and what that brought.

Owns explanations, what a card still risks, and how long the last trick may be looked back at. What cannot be told from
what the viewer sees is neither guessed nor told. Must not know plates or pictures.
"""

import functools
from collections.abc import Sequence
from typing import Literal, NamedTuple, assert_never

import msgspec

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation, Trick
from pega6_desktop.games.pega6.placement import Row, Rows, taken_with, target
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.games.pega6.variants import deck
from pega6_desktop.ui.boards.pega6 import handles
from pega6_desktop.ui.boards.pega6.rows.cards import LaidFlag
from pega6_desktop.ui.table.view import CardKey, Explanation, SumLine
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import reasons, special_turn, specials, table

Play = tuple[int, int]

Piles = tuple[tuple[int, ...], ...]


class Placement(msgspec.Struct, frozen=True):
    """How a card came to lie where it was placed.

    trick counts from 1. rows: the table just before. reason: it fitted, the row was full (P6-B-09), or the card was
    lower than every row end and its owner chose the row (P6-B-10).
    """

    trick: int
    seat: int
    card: int
    rows: Rows
    row: int
    reason: Literal["fits", "full", "low"]

    @property
    def taken(self) -> tuple[int, ...]:
        """The cards taken with it: five of a full row, one to five of a chosen one."""
        return () if self.reason == "fits" else self.rows[self.row].cards


def why(observation: Observation, voice: Voice, key: CardKey) -> Explanation | None:
    """The reason behind a card the viewer can see, has seen placed or owns, or the open hand of a player; None for what
    is hidden.
    """
    if key[0] == "seat":
        return _drafted(observation, voice, int(key[1]))
    kind = handles.lying_kind(observation, key)
    if kind is not None:
        return Explanation(specials.name(kind, voice.edition), (), specials.words(kind).help, SPECIALS[kind].rule)
    card = _known_card(observation, key)
    if card is None:
        return None
    if card in observation.hand or card == observation.own_choice:
        return _preview(observation, card)
    if any(card == waiting for waiting, _ in observation.queue):
        return _waiting(observation, card)
    row = next((index for index, row in enumerate(observation.rows) if card in row.cards), None)
    if observation.setup.variant == "special":
        return None if row is None else _among_specials(observation, voice, card)
    if row is not None and card in opening_cards(observation):
        return Explanation(reasons.opened(), (), reasons.opened_row(row + 1), rule="P6-B-02")
    placed = placements(observation).get(card)
    return None if placed is None else _placed(placed, voice)


def _drafted(observation: Observation, voice: Voice, seat: int) -> Explanation | None:
    """The hand a player has drafted openly; None where there is none to look at."""
    lying = handles.drafted(observation, seat)
    if not lying:
        return None
    title = special_turn.drafted_by(voice.name(seat))
    return Explanation(title, (), special_turn.still_held(lying), rule="P6-P-06", cards=lying)


def _known_card(observation: Observation, key: CardKey) -> int | None:
    """The card behind a key; behind a face-down one only the viewer's own."""
    if key[0] == "slot":
        return observation.own_choice if key[1] == observation.viewer else None
    return key[1] if key[0] == "card" else None


# ---------------------------------------------------------------- the sums


def sums(rows: Rows, card: int, best: int | None, wanted: Sequence[int]) -> tuple[SumLine, ...]:
    """Card minus row end for the wanted rows, in that order; the line of the best row decides."""
    return tuple(_line(row, card, rows[row], is_best=row == best) for row in wanted)


def _line(row: int, card: int, lying: Row, *, is_best: bool) -> SumLine:
    value = card - lying.end
    verdict = _verdict(value, is_best=is_best, is_blocked=lying.is_blocked)
    return SumLine(table.row(row + 1), reasons.difference(card, lying.end), reasons.result(value), verdict, is_best)


def _verdict(value: int, *, is_best: bool, is_blocked: bool) -> str:
    if is_blocked:
        return reasons.blocked()
    return reasons.smallest() if is_best else reasons.larger() if value > 0 else reasons.too_high()


def _all_sums(rows: Rows, card: int) -> tuple[SumLine, ...]:
    """All rows, the nearest lower one first, rows that are too high last."""
    order = sorted(range(len(rows)), key=lambda row: (card < rows[row].end, abs(card - rows[row].end)))
    return sums(rows, card, target(rows, card), order)


# ---------------------------------------------------------------- cards still to be placed


def _preview(observation: Observation, card: int) -> Explanation:
    rows = observation.rows
    row = target(rows, card)
    if row is None:
        return Explanation(reasons.lower_than_all(), _all_sums(rows, card), reasons.would_be_low(card), rule="P6-B-10")
    lying = rows[row].cards
    if rows[row].is_full:
        taken = taken_with(rows, row, card)
        closing = reasons.would_be_last(len(taken), heads(taken))
        return Explanation(reasons.last_takes(rows[row].capacity), _all_sums(rows, card), closing, rule="P6-B-09")
    closing = reasons.would_be_place(row + 1, len(lying) + 1)
    return Explanation(reasons.smallest_decides(), _all_sums(rows, card), closing, rule="P6-B-07")


def _waiting(observation: Observation, card: int) -> Explanation:
    """A revealed card; the first one that waits meets the rows exactly as they lie."""
    if observation.queue[0][0] == card:
        return _preview(observation, card)
    is_low = target(observation.rows, card) is None
    title = reasons.lower_than_all() if is_low else reasons.smallest_decides()
    return Explanation(title, _all_sums(observation.rows, card), reasons.lower_cards_first(), rule="P6-B-05")


def unseen(observation: Observation) -> frozenset[int]:
    """Cards somebody else may hold: neither on the table, nor taken, nor the viewer's own."""
    seen: set[int] = {
        *observation.hand,
        *observation.set_aside,
        *observation.offer,
        *(card for card, _ in observation.queue),
    }
    if observation.own_choice is not None:
        seen.add(observation.own_choice)
    for cards in (*(row.cards for row in observation.rows), *observation.piles):
        seen.update(cards)
    return frozenset(deck(observation.setup.variant, observation.setup.seats)) - seen


def may_fill_up(observation: Observation, card: int, row: int) -> bool:
    """Whether others can fill the row before this card comes to lie in it: enough of them, with cards between."""
    end = observation.rows[row].end
    between = sum(end < other < card for other in unseen(observation))
    lying = observation.rows[row]
    free = lying.capacity - len(lying.cards)
    return min(between, observation.setup.seats - 1) >= free


# ---------------------------------------------------------------- cards that lie in a row


def _among_specials(observation: Observation, voice: Voice, card: int) -> Explanation | None:
    """Special cards move things about: only who brought the card, and when, is certain."""
    if card in opening_cards(observation):
        return Explanation(reasons.opened(), (), reasons.lay_from_the_deal(), rule="P6-B-02")
    played = played_in(observation, card)
    if played is None:
        return None
    trick, seat = played
    return Explanation(reasons.on_the_table(), (), reasons.was_played(seat, trick, voice), rule="P6-S-04")


def played_in(observation: Observation, card: int) -> tuple[int, int] | None:
    """The trick (from 1) and the seat that brought the card to the table for good; None where it cannot be told.

    A card that was replaced (P6-S-51) went back to a hand, so it lies in no row when the next trick begins.
    """
    tricks = observation.tricks
    for number in range(len(tricks), 0, -1):
        cards = tricks[number - 1].cards
        rows = tricks[number].rows if number < len(tricks) else observation.rows
        if card in cards:
            lies = any(card in row.cards for row in rows)
            return (number, cards.index(card)) if lies else None
    return None


def _placed(placed: Placement, voice: Voice) -> Explanation:
    count, cost = len(placed.taken), heads(placed.taken)
    lines = _all_sums(placed.rows, placed.card)
    match placed.reason:
        case "fits":
            closing = reasons.was_played(placed.seat, placed.trick, voice)
            return Explanation(reasons.smallest_decides(), lines, closing, rule="P6-B-07")
        case "full":
            closing = reasons.took_full(placed.seat, placed.trick, count, cost, voice)
            return Explanation(reasons.last_takes(placed.rows[placed.row].capacity), lines, closing, rule="P6-B-09")
        case "low":
            closing = reasons.took_chosen(placed.seat, placed.trick, count, cost, voice)
            return Explanation(reasons.lower_than_all(), lines, closing, rule="P6-B-10")
        case _:
            assert_never(placed.reason)


def opening_cards(observation: Observation) -> tuple[int, ...]:
    """The cards that opened the rows of this round (P6-B-02)."""
    first = observation.tricks[0].rows if observation.tricks else observation.rows
    return tuple(card for row in first for card in row.cards)


# ---------------------------------------------------------------- the tricks played again


def placements(observation: Observation) -> dict[int, Placement]:
    """Every card that has been placed this round and whose placing is known, by number.

    Where special cards are played the tricks alone do not tell how the rows came about: nothing is known then.
    """
    if observation.setup.variant == "special":
        return {}
    waiting = {card for card, _ in observation.queue}
    tricks = observation.tricks
    found: dict[int, Placement] = {}
    for index, trick in enumerate(tricks):
        after = tricks[index + 1].rows if index + 1 < len(tricks) else observation.rows
        plays = sorted((card, seat) for seat, card in enumerate(trick.cards) if card not in waiting)
        found.update((made.card, made) for made in replayed(index + 1, trick, plays, after, observation.piles))
    return found


def replayed(number: int, trick: Trick, plays: list[Play], after: Rows, piles: Piles) -> list[Placement]:
    """The placements of one trick.

    The row a low card chose is the one whose cards are in its owner's pile and that leads to the rows seen after.
    """
    if not plays:
        return []
    card, seat = plays[0]
    if target(trick.rows, card) is not None:
        return _placed_in_order(number, trick.rows, plays, None)[0]
    for choice, row in enumerate(trick.rows):
        if set(row.cards) <= set(piles[seat]):
            made, rows = _placed_in_order(number, trick.rows, plays, choice)
            if _agree(rows, after):
                return made
    return []


def _placed_in_order(number: int, rows: Rows, plays: list[Play], choice: int | None) -> tuple[list[Placement], Rows]:
    """Place in ascending order (P6-B-05); only the first card can be low (P6-B-10), it takes the row of choice."""
    made = []
    for card, seat in plays:
        fitting = target(rows, card)
        row = choice if fitting is None else fitting
        if row is None:
            break
        is_full = rows[row].is_full
        made.append(
            Placement(number, seat, card, rows, row, "low" if fitting is None else "full" if is_full else "fits")
        )
        kept = () if is_full or fitting is None else rows[row].cards
        rows = (*rows[:row], Row((*kept, card)), *rows[row + 1 :])
    return made, rows


def _agree(rows: Rows, seen: Rows) -> bool:
    """Equal but for a row that lies empty in the moment between taking it and beginning it anew."""
    return all(one.cards == other.cards or not other.cards for one, other in zip(rows, seen, strict=True))


class Laid(NamedTuple):
    """One card of the trick. row: where it came to lie, from 0; None where it lies in no row any more. heads: of what
    its player took in the trick, as far as it counts. lies: whether it is in that row now.
    """

    seat: int
    card: int
    row: int | None
    heads: int
    lies: bool


def flags(observation: Observation, voice: Voice) -> tuple[LaidFlag, ...]:
    """What hangs from the plates, in the order in which the cards were laid: until the viewer lays the next card, a
    spectator sees all turned up, or the next round is dealt. Empty while nothing may be looked back at.
    """
    viewer = observation.viewer
    if not observation.tricks or observation.phase not in ("choose", "deal", "over"):
        return ()
    if viewer is not None and observation.has_chosen[viewer]:
        return ()
    is_exact, trick = observation.setup.variant != "special", observation.tricks[-1]
    if is_exact:
        laid = _laid_exactly(trick, observation.rows, observation.piles)
    else:
        laid = _laid_among_specials(trick, observation.rows, observation.piles, observation.set_aside)
    seats, first = voice.seats, 0 if viewer is None else viewer + 1
    return tuple(
        [
            LaidFlag(
                one.seat,
                ("card", one.card),
                None if one.row is None else ("row", one.row),
                index=None if one.seat == viewer else (one.seat - first) % len(seats),
                heads=one.heads,
                avatar=seats[one.seat].avatar,
                lies=one.lies,
                is_exact=is_exact,
            )
            for one in laid
        ]
    )


# A table is shown several times between two tricks.


@functools.lru_cache(maxsize=4)
def _laid_exactly(trick: Trick, rows: Rows, piles: Piles) -> tuple[Laid, ...]:
    """Nothing but placing cards can have happened."""
    made, lying = replayed(0, trick, sorted(_plays(trick)), rows, piles), _lying(rows)
    return tuple(Laid(one.seat, one.card, one.row, heads(one.taken), one.card in lying) for one in made)


@functools.lru_cache(maxsize=4)
def _laid_among_specials(trick: Trick, rows: Rows, piles: Piles, set_aside: tuple[int, ...]) -> tuple[Laid, ...]:
    """Special cards move things about: certain is where a card lies now, and what of this trick lies in whose pile."""
    lying = _lying(rows)
    was_there = {*trick.cards, *_lying(trick.rows)}
    gone = {*lying, *set_aside, *(card for pile in piles for card in pile)}
    back = [seat for seat, card in enumerate(trick.cards) if card not in gone]
    new = [card for card in lying if card not in was_there]
    instead = dict(zip(back, new, strict=True)) if len(back) == len(new) == 1 else {}  # P6-S-51
    told = []
    for first, seat in sorted(_plays(trick)):
        card = instead.get(seat, first)
        if seat in instead or seat not in back:
            taken = tuple(one for one in piles[seat] if one in was_there or one == card)
            told.append(Laid(seat, card, lying.get(card), heads(taken), card in lying))
    return tuple(told)


def _plays(trick: Trick) -> list[tuple[int, int]]:
    return [(card, seat) for seat, card in enumerate(trick.cards)]


def _lying(rows: Rows) -> dict[int, int]:
    """The row of each card that lies in one."""
    return {card: row for row, one in enumerate(rows) for card in one.cards}
