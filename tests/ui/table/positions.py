"""Table positions for pictures and tests, as a board would give them: the ones of the design pictures and extreme ones."""

from collections.abc import Sequence
from typing import Literal

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.ui.table.view import CardKey, CardView, RowView, SeatState, SeatView, TableView, Target

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
    return CardView(slot(seat), "back", f"carta virada de {FOLK[seat]}")


def row(index: int, cards: Sequence[int], capacity: int = 5) -> RowView:
    total = heads(cards)
    is_full = len(cards) == capacity
    return RowView(
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
) -> SeatView:
    name = name or FOLK[number]
    is_own = number == 0
    return SeatView(
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


def chooser(number: int, state: SeatState, points: int, total: int) -> SeatView:
    """A seat before the reveal: its card lies face down once chosen."""
    return seat(number, state, points, total, laid=back(number) if state == "chosen" else None)


def view(
    rows: Sequence[Sequence[int]],
    hand: Sequence[int],
    others: Sequence[SeatView],
    own: SeatView | None,
) -> TableView:
    return TableView(
        title="Jogo base · Rodada 3",
        subtitle="Jogada 4 de 10",
        progress=(4, 10),
        target=66,
        rows=tuple(row(i, cards) for i, cards in enumerate(rows)),
        others=tuple(others),
        own=own,
        hand=tuple(map(card, hand)),
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
    """All cards turned up: seat i shows the card 3 + 10·i, the viewer another one; those in `placed` lie in rows."""
    others = [
        seat(i, "placed") if i in placed else seat(i, "shown", laid=card(shown_by(i)), is_turn=i == 1)
        for i in range(1, count)
    ]
    return view(ROWS_10, HAND_10[:6], others, seat(0, "shown", laid=card(own)))


def shown_by(number: int) -> int:
    return 3 + 10 * number


def target(index: int, place: int, ghost: str, *, is_sure: bool = True) -> Target:
    return Target(("row", index), place, ghost, f"fileira {index + 1}", is_sure)


Theme = Literal["light", "dark", "contrast"]
