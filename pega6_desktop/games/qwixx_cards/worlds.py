"""Worlds: complete tables that agree with an observation, to think ahead in (determinization).

Owns the only way from an observation to something that can be played on: everything the viewer cannot know is dealt
anew by address. Bots and previews may hold a World; it never holds the truth.
"""

from pega6_desktop.core.randomness import picked, shuffled
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.qwixx_cards import rules
from pega6_desktop.games.qwixx_cards.cards import Card, deck, number_of
from pega6_desktop.games.qwixx_cards.events import NOWHERE, Event
from pega6_desktop.games.qwixx_cards.moves import Move
from pega6_desktop.games.qwixx_cards.observation import Observation
from pega6_desktop.games.qwixx_cards.sheets import Sheet
from pega6_desktop.games.qwixx_cards.state import State


class World:
    """One complete table that the viewer cannot tell from the true one; immutable."""

    __slots__ = ("_state",)

    def __init__(self, state: State) -> None:
        self._state = state

    def to_act(self) -> tuple[int, ...]:
        """Seats that owe a decision here."""
        return rules.to_act(self._state)

    def legal_moves(self, seat: int) -> tuple[Move, ...]:
        """Legal moves of the seat here."""
        return rules.legal_moves(self._state, seat)

    def after(self, seat: int, move: Move) -> tuple[tuple[Event, ...], "World"]:
        """What the move brings about here, and the world it leads to. Raises IllegalMove."""
        events, state = rules.after(self._state, seat, move)
        return events, World(state)

    @property
    def sheets(self) -> tuple[Sheet, ...]:
        """The sheets here, by seat."""
        return self._state.sheets

    @property
    def state(self) -> State:
        """The table of this world, for the rules' own laws."""
        return self._state


def unseen_cards(seen: Observation) -> tuple[Card, ...]:
    """Cards whose front the viewer cannot place: in other hands, in the display or in the draw pile, ascending.

    >>> from pega6_desktop.games.qwixx_cards.game import QwixxCards
    >>> start = QwixxCards.initial(QwixxCards.setup("base", {}, 2, 7))
    >>> seen = QwixxCards.observe(QwixxCards.evolve(start, QwixxCards().opening(start)[0]), 0)
    >>> len(unseen_cards(seen))
    40
    """
    shown = {*seen.hand, *seen.discard, *seen.in_play}
    return tuple([card for card in deck(with_jokers=seen.rules.jokers) if card not in shown])


def determinized(observation: Observation, seed: int, purpose: str = "world") -> World:
    """A world drawn by this address, each deal of what is hidden equally likely.

    Backs that are seen keep their number (QX-02); what others have decided in secret is any decision they may take.

    >>> from pega6_desktop.games.qwixx_cards.game import QwixxCards
    >>> start = QwixxCards.initial(QwixxCards.setup("base", {}, 2, 7))
    >>> seen = QwixxCards.observe(QwixxCards.evolve(start, QwixxCards().opening(start)[0]), 0)
    >>> one, other = (determinized(seen, seed).state for seed in (1, 2))
    >>> one.hands[0] == other.hands[0], one.hands[1] == other.hands[1]
    (True, False)
    """
    return World(_Dealer(observation, seed, purpose).state())


class _Dealer:
    """Deals what one observation leaves open."""

    def __init__(self, seen: Observation, seed: int, purpose: str) -> None:
        self._seen = seen
        self._seed = seed
        self._purpose = purpose
        self._cards = shuffled(unseen_cards(seen), seed, f"{purpose}/cards")

    def _numbered(self, number: int) -> Card:
        """Any hidden card of this number; there is one for every back that is seen."""
        at = next(at for at, card in enumerate(self._cards) if number_of(card) == number)
        return self._cards.pop(at)

    def _hands(self) -> tuple[tuple[Card, ...], ...]:
        """Hands of which the backs are seen."""
        seen = self._seen
        return tuple(
            [
                seen.hand if seat == seen.viewer else tuple(sorted(map(self._numbered, numbers)))
                for seat, numbers in enumerate(seen.hand_numbers)
            ]
        )

    def _secret_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Hands of which nothing is seen; dealt once every back that is seen has its card."""
        seen = self._seen
        return tuple(
            [
                seen.hand if seat == seen.viewer else tuple(sorted([self._cards.pop() for _ in range(size)]))
                for seat, size in enumerate(seen.hand_sizes)
            ]
        )

    def _choice(self, seat: int) -> int | None:
        seen = self._seen
        if seat == seen.viewer or not seen.has_chosen[seat]:
            return seen.own_choice if seat == seen.viewer else None
        rows = [move.row for move in rules.markable(seen.sheets[seat], seen.top)]
        return picked([NOWHERE, *rows], self._seed, f"{self._purpose}/choice/{seat}")

    def state(self) -> State:
        """The complete table."""
        seen = self._seen
        hands = self._hands()
        display = tuple(map(self._numbered, seen.display))
        top = self._numbered(seen.top)
        hands = hands or self._secret_hands()
        return State(
            setup=Setup(seen.setup.variant, seen.setup.options, seen.setup.seats, self._seed, seen.setup.rules_version),
            rules=seen.rules,
            phase=seen.phase,
            hands=hands,
            sheets=seen.sheets,
            chosen=tuple([self._choice(seat) for seat in range(seen.setup.seats)]),
            number=seen.number,
            active=seen.active,
            first=seen.first,
            display=display,
            pile=(top, *self._cards),
            discard=seen.discard,
            in_play=seen.in_play,
            has_crossed=seen.has_crossed,
            fresh=seen.fresh,
        )
