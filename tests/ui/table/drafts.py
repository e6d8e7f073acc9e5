"""Open drafts for pictures and tests, as a board would give them."""

from collections.abc import Mapping, Sequence

from pega6_desktop.games.pega6.cards import heads
from pega6_desktop.ui.boards.pega6.draft.arrangement import DraftArrangement
from pega6_desktop.ui.boards.pega6.draft.cards import DrafterView, DraftPlace
from pega6_desktop.ui.boards.pega6.rows.cards import PlateView
from pega6_desktop.ui.table.arrangement import TableView
from pega6_desktop.ui.table.view import InTurn, StepHint, Target, TurnOrder
from tests.ui.table.lying import changed, draft_of
from tests.ui.table.positions import FOLK, card, key, seat, view

HAND_PLACES = 10
PICTURE = {0: (42, 9, 37), 1: (44, 2, 31), 2: (43, 1, 26, 40), 3: (41, 12, 36, 3)}
"""Who has drafted what in the design picture, by seat, in order."""


def columns_for(places: int) -> int:
    """How a board sets so many cards."""
    return {24: 8, 34: 9, 44: 11, 54: 11, 64: 13}[places]


def draft(
    picks: Mapping[int, Sequence[int]], *, turn: int = 0, columns: int | None = None, words: str = ""
) -> TableView:
    """A draft in which each seat has drafted these cards; seat 0 is the viewer."""
    players = len(picks)
    count = 10 * players + 4
    owner = {number: who for who, cards in picks.items() for number in cards}
    places = tuple(
        DraftPlace(number, None, owner[number], FOLK[owner[number]])
        if number in owner
        else DraftPlace(number, card(number), None, "")
        for number in range(1, count + 1)
    )
    order = [(2 + step) % players for step in range(players)]
    others = tuple(_drafter(who, picks[who], turn) for who in range(1, players))
    return TableView(
        title="Jogo profissional · Rodada 1",
        subtitle="Escolha de cartas: volta 4 de 10",
        progress=(4, 10),
        target=66,
        others=others,
        own=_seat(0, picks[0], turn),
        arrangement=DraftArrangement(
            columns=columns or columns_for(count),
            places=places,
            others=others,
            own=_seat(0, picks[0], turn),
            hand=tuple(card(number) for number in sorted(picks[0])),
            hand_places=HAND_PLACES,
            hand_note=words or "Sua mão aparece em ordem; todos podem vê-la nesta fase.",
            end_note=words or "As quatro que sobrarem abrem as fileiras.",
        ),
        order=TurnOrder("Ordem", tuple(InTurn(FOLK[who], who, who == turn) for who in order)),
    )


def laps(players: int, done: int, *, turn: int = 0, columns: int | None = None) -> TableView:
    """A draft of that many players after so many picks, spread over all the cards."""
    count = 10 * players + 4
    numbers = [(index * 7) % count + 1 if count % 7 else (index * 5) % count + 1 for index in range(count)]
    picks = {who: tuple(numbers[who:done:players]) for who in range(players)}
    return draft(picks, turn=turn, columns=columns)


def after_draft(picks: Mapping[int, Sequence[int]]) -> TableView:
    """The first trick after a draft that ended like this."""
    players = len(picks)
    taken = {number for cards in picks.values() for number in cards}
    rows = [(number,) for number in range(1, 10 * players + 5) if number not in taken]
    others = [seat(who, "choosing") for who in range(1, players)]
    return view(rows, sorted(picks[0]), others, seat(0, "choosing"))


def all_drafted(players: int) -> dict[int, Sequence[int]]:
    """Everybody's ten cards at the end of a draft."""
    shown = laps(players, 10 * players)
    picks: dict[int, Sequence[int]] = {0: tuple(one.key[1] for one in shown.hand)}
    return picks | {who.seat: tuple(one.key[1] for one in who.cards) for who in draft_of(shown).others}


def drafted(number: int, who: int) -> StepHint:
    """Somebody drafts that card."""
    return StepHint("choose", enters=((key(number), ("felt", 0)),), leaves=((key(number), ("hand", who)),))


def opening(view: TableView) -> StepHint:
    """The open cards of that draft are laid out."""
    return StepHint("deal", enters=tuple((key(place.number), ("felt", 0)) for place in draft_of(view).places))


def looked_on(players: int, done: int) -> TableView:
    """A draft as somebody sees it who does not play."""
    seen = laps(players, done)
    assert seen.own is not None
    own = _drafter(0, tuple(card.face for card in seen.hand if isinstance(card.face, int)), 0)
    return changed(seen, others=(own, *draft_of(seen).others), own=None, hand=(), hand_note="")


def own_strip(number: int) -> Target:
    """The own places as a target of that card."""
    return Target(("hand", 0), 0, str(number), "sua mão", kind="zone")


def _seat(who: int, cards: Sequence[int], turn: int) -> PlateView:
    count = len(cards)
    return PlateView(
        seat=who,
        name=FOLK[who],
        avatar=who,
        spoken=FOLK[who],
        points=heads(tuple(cards)),
        points_word="na mão",
        total=0,
        total_word="Total",
        goal=f"{count} de {HAND_PLACES} cartas",
        share=count / HAND_PLACES,
        state="choosing" if who == turn else "idle",
        is_turn=who == turn,
    )


def _drafter(who: int, cards: Sequence[int], turn: int) -> DrafterView:
    return DrafterView(
        seat=who,
        name=FOLK[who],
        avatar=who,
        spoken=FOLK[who],
        total=0,
        state="choosing" if who == turn else "idle",
        tip=f"{FOLK[who]}: {len(cards)} cartas",
        heads=heads(tuple(cards)),
        progress=f"{len(cards)} de {HAND_PLACES}",
        cards=tuple(card(number) for number in sorted(cards)),
        is_turn=who == turn,
    )
