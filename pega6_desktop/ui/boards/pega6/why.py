"""Why a card goes or lies where it does in Pega em 6!: the arithmetic of that very moment.

Owns explanations. The table of the moment is replayed from the public tricks; what cannot be told is not guessed.
"""

from collections.abc import Sequence
from typing import assert_never

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.placement import Row, target
from pega6_desktop.games.pega6.specials.catalog import SPECIALS
from pega6_desktop.ui.boards.pega6 import extras
from pega6_desktop.ui.boards.pega6.costs import taken_with
from pega6_desktop.ui.boards.pega6.placements import Placement, opening_cards, placements, played_in
from pega6_desktop.ui.table.view import CardKey, Explanation, SumLine
from pega6_desktop.ui.words.messages import Voice
from pega6_desktop.ui.words.pega6 import reasons, specials, table

Rows = tuple[Row, ...]


def why(observation: Observation, voice: Voice, key: CardKey) -> Explanation | None:
    """The reason behind a card the viewer can see or owns; None for one that is hidden or not on the table."""
    kind = extras.lying_kind(observation, key)
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
    if row is None:
        return None
    if observation.setup.variant == "special":
        return _among_specials(observation, voice, card)
    if card in opening_cards(observation):
        return Explanation(reasons.opened(), (), reasons.opened_row(row + 1), rule="P6-B-02")
    placed = placements(observation).get(card)
    return None if placed is None else _placed(placed, voice)


def _known_card(observation: Observation, key: CardKey) -> int | None:
    """The card behind a key; behind a face-down one only the viewer's own."""
    if key[0] == "slot":
        return observation.own_choice if key[1] == observation.viewer else None
    return key[1] if key[0] == "card" else None


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
