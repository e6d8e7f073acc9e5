"""Facts about Qwixx cards for the laws."""

from collections.abc import Iterator
from itertools import chain, combinations

from msgspec.structs import replace

from pega6_desktop.core.randomness import picked, shuffled
from pega6_desktop.core.variant import Variant
from pega6_desktop.games.qwixx_cards.cards import COLOURS, NUMBERS, Card, deck, number_of
from pega6_desktop.games.qwixx_cards.events import (
    NOWHERE,
    CardsDrawn,
    CardsPlayed,
    Dealt,
    DisplayRefilled,
    Event,
    MarkChosen,
    MarksRevealed,
    MarkTakenBack,
    PileReshuffled,
)
from pega6_desktop.games.qwixx_cards.moves import CrossNothing, CrossNumber, Draw, Move, Play
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import open_numbers
from pega6_desktop.games.qwixx_cards.state import State
from pega6_desktop.games.qwixx_cards.worlds import determinized


class QwixxCardsFacts:
    """See facts.Facts."""

    has_retract = True

    def bound(self, variant: Variant, seats: int) -> int:
        """Nobody has more than 44 crosses to make and four turns to miss; a turn is a draw, marks and a play."""
        return seats * 48 * (seats + 2)

    def places(self, state: State) -> Iterator[object]:
        """Cards in hands, in the display, in the draw pile, laid open or played before."""
        yield from chain(*state.hands, state.pile, state.in_play, state.discard)
        yield from (card for card in state.display if card is not None)

    def cards_in_play(self, state: State) -> int:
        """All cards, and all jokers where they were agreed (QX-01, QX-31)."""
        return 55 if state.rules.jokers else 44

    def strange_moves(self, state: State) -> tuple[Move, ...]:
        """Every set of places, every row and some more, cards of anybody in every colour with any numbers."""
        moves: list[Move] = [CrossNothing(), *(CrossNumber(row) for row in range(-2, 6))]
        moves += [Draw(places) for size in range(6) for places in combinations(range(5), size)]
        moves += [Draw(places) for places in ((-1,), (1, 0), (0, 0), (3, 2, 1), (-1, 0, 1))]
        moves += _plays_of(state.hands[state.active])
        moves += [Play(hand[:size], row) for hand in state.hands for size in range(3) for row in range(4)]
        moves += _plays_of(deck(with_jokers=True)[::18])
        return tuple(dict.fromkeys(moves))

    def redealt(self, state: State, viewer: int | None, seed: int) -> State:
        """Fronts of backs that are seen change among their number; all that lies under the top card changes place."""
        fronts = shuffled([card for card, _ in _hidden(state, viewer)], seed, "redeal")
        placed: dict[Card, Card] = {}
        for card, is_number_seen in sorted(_hidden(state, viewer), key=lambda pair: not pair[1]):
            at = next(at for at, front in enumerate(fronts) if not is_number_seen or _alike(front, card))
            placed[card] = fronts.pop(at)
        hands = tuple(tuple(sorted(placed.get(card, card) for card in hand)) for hand in state.hands)
        return replace(
            state,
            hands=hands,
            display=tuple(None if card is None else placed[card] for card in state.display),
            pile=tuple(placed[card] for card in state.pile),
            chosen=tuple(_redecided(state, seat, viewer, seed) for seat in range(state.setup.seats)),
            setup=replace(state.setup, seed=state.setup.seed + 1),
        )

    def imagined(self, observation: Observation, seed: int) -> State:
        """One of the worlds of games.qwixx_cards.worlds."""
        return determinized(observation, seed).state

    def retold(self, event: Event, after: State) -> Event:
        """Cards dealt, drawn and laid out, and secret decisions, as in ``after``."""
        match event:
            case Dealt():
                display = tuple(card for card in after.display if card is not None)
                return replace(event, hands=after.hands, display=display, pile=after.pile)
            case CardsDrawn(seat, places, cards, numbers):
                held = after.hands[seat]
                is_held = set(cards or ()) <= set(held)
                return CardsDrawn(seat, places, cards if is_held else held[: len(places)], numbers)
            case DisplayRefilled(places, cards, numbers):
                now = tuple(card for at in places if (card := after.display[at]) is not None)
                return DisplayRefilled(places, now, numbers)
            case PileReshuffled(size):
                return PileReshuffled(size, after.pile)
            case MarkChosen(seat):
                return MarkChosen(seat, after.chosen[seat])
            case MarkTakenBack(seat):
                return MarkTakenBack(seat, NOWHERE)
            case _:
                return event

    def discloses(self, event: Event) -> bool:
        """Drawing and playing show fronts, refilling shows backs, the reveal shows the decisions."""
        return isinstance(event, Dealt | CardsDrawn | DisplayRefilled | PileReshuffled | CardsPlayed | MarksRevealed)


def _alike(one: Card, other: Card) -> bool:
    return number_of(one) == number_of(other)


def _hidden(state: State, viewer: int | None) -> list[tuple[Card, bool]]:
    """Cards whose front the viewer has not seen, and whether their number is."""
    others = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    shown = [(card, state.rules.show_hand_numbers) for card in others]
    shown += [(card, True) for card in state.display if card is not None]
    return shown + [(card, at == 0) for at, card in enumerate(state.pile)]


def _redecided(state: State, seat: int, viewer: int | None, seed: int) -> int | None:
    if seat == viewer or state.chosen[seat] is None:
        return state.chosen[seat]
    number = number_of(state.pile[0])
    rows = [row for row in range(len(COLOURS)) if number in open_numbers(row, state.sheets[seat].rows[row])]
    return picked([NOWHERE, *rows], seed, f"choice/{seat}")


def _plays_of(hand: tuple[Card, ...]) -> Iterator[Play]:
    """Up to four cards of it in any row with up to three of their numbers as they rise and as they fall, and others."""
    for size in range(5):
        for cards in combinations(hand, size):
            numbers = sorted({number_of(card) for card in cards})
            tried = [chosen for count in range(4) for chosen in combinations(numbers, count)]
            tried += [chosen[::-1] for chosen in tried if len(chosen) > 1] + [(NUMBERS[-1],)]
            yield from (Play(cards, row, chosen) for row in range(len(COLOURS)) for chosen in tried)
            yield from (Play(cards, -1), Play(cards, len(COLOURS)), Play(cards[::-1], 0))
