"""Table positions for pictures and tests, as a board would give them: of the design pictures and extremes."""

from collections.abc import Sequence
from typing import Literal

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, PlateView
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import CardKey, CardView, StepHint, Target
from pega6_desktop.ui.words.table_talk import SeatState
from tests.ui.table.lying import rows_of

FOLK = ("Você", "Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gabriela", "Hugo", "Íris")
ROWS = ((8, 15, 22, 27, 30), (41, 44, 50), (66, 68), (89, 95, 97, 101))
ROWS_10 = ((30, 36, 43, 50), (17, 57, 61, 62, 65), (67, 70, 73, 76), (78, 81, 84, 89, 99))
HAND = (4, 17, 33, 55, 58, 72, 103)
HAND_10 = (5, 34, 38, 44, 55, 56, 72, 101)
FULL_HAND = (4, 11, 25, 33, 48, 55, 58, 72, 80, 103)


def key(number: int) -> CardKey:
    return ("card", number)


def slot(seat: int) -> CardKey:
    return ("slot", seat, 0)


def card(number: int) -> CardView:
    return CardView(key(number), number, f"carta {number}")


def back(seat: int) -> CardView:
    return CardView(slot(seat), "back", f"carta fechada de {FOLK[seat]}")


def row(index: int, cards: Sequence[int], capacity: int = 5) -> CardRow:
    total = heads(tuple(cards))
    is_full = len(cards) == capacity
    return CardRow(
        zone=("row", index),
        number=index + 1,
        name=f"fileira {index + 1}: {' '.join(map(str, cards))}",
        heads=total,
        heads_word="cabeça" if total == 1 else "cabeças",
        note=f"cheia: a 6ª leva {total}" if is_full else "a 6ª carta leva a fileira",
        danger="6ª",
        is_full=is_full,
        capacity=capacity,
        cards=tuple(map(card, cards)),
    )


def seat(
    number: int,
    state: SeatState = "idle",
    points: int = 0,
    total: int = 0,
    *,
    is_turn: bool = False,
    laid: CardView | None = None,
    name: str = "",
    target: int | None = 66,
) -> PlateView:
    name = name or FOLK[number]
    is_own = number == 0
    return PlateView(
        seat=number,
        name=name,
        avatar=number,
        spoken=f"{name}: {points} cabeças na rodada, total {total}",
        points=points,
        points_word="na rodada" if is_own else "rodada",
        total=total,
        total_word="Total",
        goal=f"de {target}" if target else "",
        share=min(1.0, total / target) if target else None,
        state=state,
        is_turn=is_turn,
        card=laid,
    )


def chooser(number: int, state: SeatState, points: int, total: int) -> PlateView:
    """A seat before the reveal: its card lies face down once chosen."""
    return seat(number, state, points, total, laid=back(number) if state == "chosen" else None)


def view(
    rows: Sequence[Sequence[int]],
    hand: Sequence[int],
    others: Sequence[PlateView],
    own: PlateView | None,
) -> TableView:
    return TableView(
        title="Jogo base · Rodada 3",
        subtitle="Jogada 4 de 10",
        progress=(4, 10),
        target=66,
        others=tuple(others),
        own=own,
        arrangement=RowsArrangement(
            rows=tuple(row(i, cards) for i, cards in enumerate(rows)),
            others=tuple(others),
            own=own,
            hand=tuple(map(card, hand)),
        ),
    )


OWN = seat(0, "choosing", 0, 22, is_turn=True)
FIVE: tuple[tuple[SeatState, int, int], ...] = (
    ("chosen", 0, 14),
    ("chosen", 9, 31),
    ("thinking", 0, 47),
    ("chosen", 0, 8),
)
TEN: tuple[tuple[SeatState, int, int], ...] = (
    ("chosen", 0, 14),
    ("chosen", 0, 31),
    ("thinking", 0, 47),
    ("chosen", 0, 8),
    ("chosen", 7, 52),
    ("thinking", 0, 27),
    ("chosen", 1, 19),
    ("chosen", 0, 33),
    ("chosen", 0, 61),
)


def five_players(hand: Sequence[int] = HAND, rows: Sequence[Sequence[int]] = ROWS) -> TableView:
    return view(rows, hand, [chooser(i, *one) for i, one in enumerate(FIVE, 1)], OWN)


def first_trick() -> TableView:
    return five_players(FULL_HAND, ((19,), (46,), (70,), (92,)))


def ten_players() -> TableView:
    return view(ROWS_10, HAND_10, [chooser(i, *one) for i, one in enumerate(TEN, 1)], OWN)


def players(count: int, hand: Sequence[int] = FULL_HAND, rows: Sequence[Sequence[int]] = ROWS_10) -> TableView:
    """Any number of players; everybody but the viewer has chosen."""
    return view(rows, hand, [chooser(i, "chosen", i, 5 * i) for i in range(1, count)], OWN)


def revealed(count: int, *, placed: Sequence[int] = (), own: int = 21) -> TableView:
    """All cards turned up: seat i shows `shown_by(i)`, the viewer another card; those in `placed` have been placed."""
    others = [
        seat(i, "placed") if i in placed else seat(i, "shown", laid=card(shown_by(i)), is_turn=i == 1)
        for i in range(1, count)
    ]
    return view(ROWS_10, HAND_10[:6], others, seat(0, "shown", laid=card(own)))


def shown_by(number: int) -> int:
    return (0, 13, 23, 33, 45, 53, 63, 75, 83, 93)[number]


def target(index: int, place: int, ghost: str, *, is_sure: bool = True) -> Target:
    return Target(("row", index), place, ghost, f"fileira {index + 1}", is_sure)


Theme = Literal["light", "dark", "contrast"]


# ---------------------------------------------------------------- steps


def chosen(number: int) -> StepHint:
    """Another seat lays its card face down."""
    return StepHint("choose", enters=((slot(number), ("hand", number)),))


def own_chosen(number: int) -> StepHint:
    return StepHint("choose", rekeys=((key(number), slot(0)),))


def after_own_choice(number: int) -> TableView:
    """The viewer has laid a card of the five-player table face down."""
    hand = [card for card in HAND if card != number]
    others = [chooser(i, *one) for i, one in enumerate(FIVE, 1)]
    return view(ROWS, hand, others, seat(0, "chosen", 0, 22, laid=back(0)))


TURNED = {1: 9, 2: 31, 3: 51, 4: 102, 0: 58}
"""What the five players turn up, by seat."""


def all_chosen() -> TableView:
    """Everybody has laid a card, the viewer the 58."""
    others = [chooser(i, "chosen", *one[1:]) for i, one in enumerate(FIVE, 1)]
    return view(ROWS, [card for card in HAND if card != 58], others, seat(0, "chosen", 0, 22, laid=back(0)))


def turned_up(
    waiting: Sequence[int] = (1, 2, 3, 4, 0),
    rows: Sequence[Sequence[int]] = ROWS,
    points: Sequence[int] = (0, 0, 9, 0, 0),
) -> TableView:
    """The cards of the seats in `waiting` are turned up and still to be placed."""
    seats = [
        seat(i, "shown", points[i], 30 + points[i], laid=card(TURNED[i]))
        if i in waiting
        else seat(i, "placed", points[i], 30 + points[i])
        for i in range(5)
    ]
    return view(rows, [card for card in HAND if card != 58], seats[1:], seats[0])


def reveal(count: int) -> StepHint:
    return StepHint("reveal", rekeys=tuple((slot(i), key(TURNED[i])) for i in range(count)), sound="turn")


def take(number: int, cards: Sequence[int]) -> StepHint:
    flown = tuple((key(card), ("pile", number)) for card in cards)
    return StepHint("take", leaves=flown, counts=((number, heads(tuple(cards))),), sound="moo")


PLACE = StepHint("place", sound="snap")


def deal(view: TableView) -> StepHint:
    cards = [card for row in rows_of(view).rows for card in row.cards] + list(view.hand)
    return StepHint("deal", enters=tuple((card.key, ("felt", 0)) for card in cards), sound="slide")
