"""Tables of the anniversary game for pictures and tests, as a board would give them."""

from collections.abc import Sequence

import msgspec

from pega6_desktop.ui.boards.pega6.rows.cards import CardRow, SpareView, TrayCard
from pega6_desktop.ui.look.paint.previews import Preview, PreviewTone, SumPreview, SumRow
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace, Target
from tests.ui.look.special_words import PORTUGUESE
from tests.ui.table import positions
from tests.ui.table.lying import changed
from tests.ui.table.positions import card, row, seat

KINDS = tuple(PORTUGUESE)
HAND = (2, 11, 29, 40, 55, 66, 71, 83, 90, 99)
ROWS = ((5, 9, 14, 18), (21, 25, 32, 34, 38), (47, 52, 60, 63), (88,), (77,))
FOUR_ROWS = ROWS[:4]
SHOWN = (14, 18, 32, 34, 38)


def extra_key(kind: str, copy: int = 0) -> CardKey:
    return ("extra", KINDS.index(kind), copy)


def extra(kind: str, copy: int = 0) -> CardView:
    name, line = PORTUGUESE[kind]
    return CardView(extra_key(kind, copy), ExtraFace(kind, name, line), f"especial {name}: {line}")


INSERT = TrayCard(extra("insert"), "também pode", "em jogo", "playable")
BLOCK = TrayCard(extra("block"), "também pode", "em jogo", "playable")
NEG_POS = TrayCard(extra("neg_pos"), "só ao levar fileira", "em jogo", "barred")
TRAY = (INSERT, BLOCK, NEG_POS)


def tray(count: int) -> tuple[TrayCard, ...]:
    """That many own special cards, of all kinds and every tone."""
    tones = (INSERT, BLOCK, NEG_POS)
    return tuple(
        msgspec.structs.replace(tones[index % 3], card=extra(KINDS[index % len(KINDS)], index))
        for index in range(count)
    )


def special_row(index: int, cards: Sequence[int], *, is_blocked: bool = False, has_seven: bool = False) -> CardRow:
    plain = row(index, cards, 6 if has_seven else 5)
    danger, note = ("7ª", "a 7ª leva a fileira") if has_seven else ("6ª", "a 6ª leva a fileira")
    note = f"cheia: a 6ª leva {plain.heads}" if plain.is_full else note
    blocked = "bloqueada" if is_blocked else ""
    return msgspec.structs.replace(plain, note=note, danger=danger, has_seven=has_seven, blocked_word=blocked)


def beside(*, has_marker: bool, deck: int = 10, discarded: int = 1, turn: bool = True) -> SpareView:
    return SpareView(
        ghost="lugar da 5ª fileira",
        has_fifth=has_marker,
        marker=extra("fifth_row") if has_marker else None,
        marker_word="na mesa" if has_marker else "",
        deck=deck,
        deck_word=f"monte: {deck}",
        discard=extra("replace") if discarded else None,
        discarded=discarded,
        discard_word=f"descarte: {discarded}",
        turn_title="Sua carta da vez" if turn else "",
        turn_text="É a sexta a entrar: todas as menores já estão na mesa." if turn else "",
    )


def table(
    rows: Sequence[Sequence[int]] = ROWS,
    *,
    players: int = 6,
    hand: Sequence[int] = HAND,
    own: int | None = 56,
    cards: tuple[TrayCard, ...] = TRAY,
    blocked: Sequence[int] = (0,),
    sevens: Sequence[int] = (1,),
    discarded: int = 1,
) -> TableView:
    """A table in mid-turn: the others have placed, the viewer's card waits; row 1 is locked, row 2 takes seven."""
    others = [seat(i, "placed", 0, (12, 21, 9, 30, 17, 8, 4)[i - 1]) for i in range(1, players)]
    others = [msgspec.structs.replace(one, specials=index % 4 + 1) for index, one in enumerate(others)]
    laid = None if own is None else card(own)
    viewer = seat(0, "shown" if own else "choosing", 0, 15, is_turn=True, laid=laid, target=None)
    view = positions.view((), hand, others, msgspec.structs.replace(viewer, goal="rodada 1: 15"))
    lying = [special_row(i, numbers, is_blocked=i in blocked, has_seven=i in sevens) for i, numbers in enumerate(rows)]
    spare = beside(has_marker=len(rows) > 4, discarded=discarded, turn=own is not None)
    titled = msgspec.structs.replace(view, title="Jogo de aniversário · Rodada 2 de 2", subtitle="Jogada 2 de 12")
    return changed(titled, rows=tuple(lying), tray=cards, spare=spare)


INSERTED = Preview(
    "O 56 entra entre 52 e 60", "A fileira 3 fica com 5 cartas,", 7, "cabeças. Você não leva nada.", PreviewTone.GOOD
)


def gaps() -> tuple[Target, ...]:
    """Where Insert may go with the 56."""
    return tuple(
        Target(("row", index), place, "56", f"fileira {index + 1}", is_sure=False, kind="gap", preview=preview)
        for index, place, preview in ((2, 2, INSERTED), (3, 0, None), (4, 0, None))
    )


def on_cards(numbers: Sequence[int], pills: Sequence[int | None] | None = None) -> tuple[Target, ...]:
    """These cards are targets, with what would stay in a pill where given."""
    stays = [None] * len(numbers) if pills is None else pills
    return tuple(
        Target(
            zone=("card", number),
            place=0,
            ghost="",
            name=f"carta {number}",
            is_sure=False,
            kind="card",
            preview=summed(number),
            pill=None if stay is None else ("fica", stay),
        )
        for number, stay in zip(numbers, stays, strict=True)
    )


def summed(number: int) -> SumPreview:
    rows = (
        SumRow("na sua pilha", "6"),
        SumRow("a fileira 4 inteira", "+ 13"),
        SumRow(f"o {number} sai e apaga outras 7", "– 14", PreviewTone.GOOD),
    )
    return SumPreview(f"Tirar o {number} do jogo", rows, "Você fica com", 5, "sem a especial: 19")


def pile(numbers: Sequence[int]) -> TableView:
    """The viewer chooses from the own pile, which is shown in place of the hand."""
    view = table((), hand=numbers, own=None, blocked=(), sevens=())
    return changed(view, pile_title="Sua pilha: escolha as cartas que saem do jogo")
