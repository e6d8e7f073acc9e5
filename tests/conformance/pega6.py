"""Facts about Pega em 6! for the laws."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from msgspec.structs import replace

from pega6_desktop.core.randomness import shuffled
from pega6_desktop.core.variant import Variant
from pega6_desktop.games.pega6.events import (
    CardChosen,
    CardsRevealed,
    ChoiceTakenBack,
    Event,
    RoundDealt,
    SpecialDrawn,
    SpecialGiven,
    SpecialPlayed,
    SpecialsReshuffled,
)
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
from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS, SPECIALS
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import ROWS, deck, hand_size
from pega6_desktop.games.pega6.worlds import determinized


class Pega6Facts:
    """See facts.Facts."""

    has_retract = True

    def bound(self, variant: Variant, seats: int) -> int:
        """Forty rounds: a draft, then tricks of a choice, a special card, a row and an exchange each."""
        return 40 * (10 * seats + 12 * 6 * seats)

    def places(self, state: State) -> Iterator[object]:
        """Number cards in hands, face down, on offer, being placed, in rows, piles or put out; special cards likewise.

        The copies of a special card look alike: they are told apart by counting them.
        """
        yield from chain(*state.hands, *state.piles, *(row.cards for row in state.rows))
        yield from (card for card in state.chosen if card is not None)
        yield from (card for card, _ in state.queue)
        yield from chain(state.offer, state.set_aside)
        counted = Counter(_special_places(state))
        yield from ((kind, copy) for kind, copies in counted.items() for copy in range(copies))

    def cards_in_play(self, state: State) -> int:
        """A hand for each seat and four on the table (P6-B-02, P6-S-01), and all special cards (P6-C-04)."""
        specials = len(SPECIAL_DECKS[state.setup.rules_version]) if state.setup.variant == "special" else 0
        return hand_size(state.setup.variant) * state.setup.seats + ROWS + specials

    def strange_moves(self, state: State) -> tuple[Move, ...]:
        """Every card of the deck and some that never were, every row and some more, every special card anyhow."""
        moves: list[Move] = [PlayNoSpecial(), KeepSpecials(), KeepRest()]
        for card in range(-1, 107):
            moves += [PlayCard(card), DraftCard(card), SetAside(card)]
        moves += [TakeRow(row) for row in range(-2, 7)]
        moves += [Exchange(kind) for kind in (*SPECIALS, "joker")]
        lying = [card for row in state.rows for card in row.cards]
        held = {card for hand in state.hands for card in hand}
        for kind in (*SPECIALS, "joker"):
            for row in (None, *range(-1, 6)):
                moves += [PlaySpecial(kind, card, row) for card in (None, *lying)]
            moves += [PlaySpecial(kind, card) for card in sorted(held - set(lying))]
        return tuple(moves)

    def redealt(self, state: State, viewer: int | None, seed: int) -> State:
        """Everything the viewer cannot see is shuffled together and dealt again: hands, choices, special cards."""
        numbers = iter(shuffled(_hidden_numbers(state, viewer), seed, "redeal"))
        hands, chosen = list(state.hands), list(state.chosen)
        specials, left = _redealt_specials(state, viewer, seed)
        for seat in range(state.setup.seats):
            if seat == viewer:
                continue
            size = len(hands[seat]) + (chosen[seat] is not None)
            shown = list(state.known[seat]) if state.known else []
            cards = shown + [next(numbers) for _ in range(size - len(shown))]
            if chosen[seat] is not None:
                cards = shuffled(cards, seed, f"choice/{seat}")
                chosen[seat] = cards.pop()
            hands[seat] = tuple(sorted(cards))
        return replace(
            state,
            hands=tuple(hands),
            chosen=tuple(chosen),
            specials=specials,
            special_deck=left,
            setup=replace(state.setup, seed=state.setup.seed + 1),
        )

    def imagined(self, observation: Observation, seed: int) -> State:
        """One of the worlds of games.pega6.worlds."""
        return determinized(observation, seed).state

    def retold(self, event: Event, after: State) -> Event:
        """Hands dealt, cards laid face down and special cards drawn as in ``after``."""
        match event:
            case RoundDealt():
                specials = tuple(_as_in(kinds or (), after.specials[seat]) for seat, kinds in enumerate(event.specials))
                return replace(event, hands=after.hands, specials=specials, special_deck=after.special_deck)
            case CardChosen(seat):
                return CardChosen(seat, after.chosen[seat])
            case ChoiceTakenBack(seat):
                return ChoiceTakenBack(seat, after.hands[seat][0])
            case SpecialsReshuffled(count):
                return SpecialsReshuffled(count, after.special_deck)
            case SpecialDrawn(seat, kind):
                held = after.specials[seat]
                return SpecialDrawn(seat, kind if kind in held else held[0])
            case _:
                return event

    def discloses(self, event: Event) -> bool:
        """The reveal shows the choices, playing or giving a special card shows it; deals and draws come from hidden
        decks."""
        return isinstance(event, CardsRevealed | RoundDealt | SpecialPlayed | SpecialGiven | SpecialDrawn)


def _special_places(state: State) -> Iterator[str]:
    yield from chain(*state.specials, state.special_deck, state.special_discard, state.in_play)
    for row in state.rows:
        yield from ["seven_takes"] * row.has_seven + ["block"] * row.is_blocked


def _hidden_numbers(state: State, viewer: int | None) -> list[int]:
    """Number cards of the deck that the viewer has not seen."""
    seen = {*chain(*state.piles, *(row.cards for row in state.rows), *state.known), *state.offer, *state.set_aside}
    seen.update(card for card, _ in state.queue)
    if viewer is not None:
        seen.update(state.hands[viewer])
        seen.add(state.chosen[viewer] or 0)
    return [card for card in deck(state.setup.variant, state.setup.seats) if card not in seen]


def _redealt_specials(
    state: State, viewer: int | None, seed: int
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Special hands and the special deck, dealt anew but for the viewer's hand."""
    others = [kind for seat, held in enumerate(state.specials) if seat != viewer for kind in held]
    pool = shuffled(sorted([*others, *state.special_deck]), seed, "redeal specials")
    hands = [
        held if seat == viewer else tuple(sorted(pool.pop() for _ in held)) for seat, held in enumerate(state.specials)
    ]
    return tuple(hands), tuple(pool)


def _as_in(dealt: tuple[str, ...], held: tuple[str, ...]) -> tuple[str, ...]:
    """What was dealt if it is among what is held now, else as many of what is held."""
    return dealt if not Counter(dealt) - Counter(held) else held[: len(dealt)]
