"""Worlds: complete tables that agree with an observation, to think ahead in (determinization).

Owns the only way from an observation to something that can be played on: everything the viewer cannot know is dealt
anew by address. Bots and previews may hold a World; it never holds the truth.
"""

from typing import TypeVar

from pega6_desktop.core.randomness import shuffled
from pega6_desktop.core.variant import Setup
from pega6_desktop.games.pega6 import rules
from pega6_desktop.games.pega6.events import Event
from pega6_desktop.games.pega6.moves import Move
from pega6_desktop.games.pega6.observation import Observation, Phase
from pega6_desktop.games.pega6.placement import Rows
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import deck

T = TypeVar("T")


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
    def rows(self) -> Rows:
        """The rows here."""
        return self._state.rows

    @property
    def phase(self) -> Phase:
        """The kind of decision that is due here."""
        return self._state.phase

    @property
    def seats(self) -> int:
        """How many play."""
        return self._state.setup.seats

    def hand(self, seat: int) -> tuple[int, ...]:
        """The number cards this seat holds here, ascending."""
        return self._state.hands[seat]

    @property
    def state(self) -> State:
        """The table of this world, for the rules' own laws."""
        return self._state


def determinized(observation: Observation, seed: int, purpose: str = "world") -> World:
    """A world drawn by this address, each deal of what is hidden equally likely.

    Cards in other hands that everybody has seen stay there (P6-P-06, P6-S-51).

    >>> from pega6_desktop.games.pega6.game import Pega6
    >>> start = Pega6.initial(Pega6.setup("base", {}, 2, 7))
    >>> seen = Pega6.observe(Pega6.evolve(start, Pega6().opening(start)[0]), 0)
    >>> one, other = determinized(seen, 1), determinized(seen, 2)
    >>> one.hand(0) == other.hand(0), one.hand(1) == other.hand(1)
    (True, False)
    """
    return World(_Dealer(observation, seed, purpose).state())


class _Dealer:
    """Deals what one observation leaves open."""

    def __init__(self, seen: Observation, seed: int, purpose: str) -> None:
        self._seen = seen
        self._seed = seed
        self._purpose = purpose
        self._numbers = self._shuffled(self._unseen_numbers(), "numbers")
        self._specials = self._shuffled(self._unseen_specials(), "specials")

    def _shuffled(self, cards: list[T], what: str) -> list[T]:
        return shuffled(cards, self._seed, f"{self._purpose}/{what}")

    def _known(self, seat: int) -> tuple[int, ...]:
        return self._seen.known[seat] if self._seen.known else ()

    def _unseen_numbers(self) -> list[int]:
        """Number cards nobody has shown, ascending: in other hands, face down, or out of the round."""
        seen = self._seen
        placed = {card for row in seen.rows for card in row.cards} | {card for pile in seen.piles for card in pile}
        placed.update(seen.hand, seen.set_aside, seen.offer, (card for card, _ in seen.queue))
        placed.update(card for cards in seen.known for card in cards)
        placed.add(seen.own_choice or 0)
        return [card for card in deck(seen.setup.variant, seen.setup.seats) if card not in placed]

    def _unseen_specials(self) -> list[str]:
        """Special cards in other hands and in the deck."""
        seen = self._seen
        if not seen.special_counts:
            return []
        rest = list(SPECIAL_DECKS[seen.setup.rules_version])
        for row in seen.rows:
            for kind, is_there in (("seven_takes", row.has_seven), ("block", row.is_blocked)):
                if is_there:
                    rest.remove(kind)
        for kind in (*seen.specials, *seen.special_discard, *seen.in_play):
            rest.remove(kind)
        return rest

    def _hand(self, seat: int) -> tuple[tuple[int, ...], int | None]:
        """The hand of a seat and its face-down card."""
        seen = self._seen
        if seat == seen.viewer:
            return seen.hand, seen.own_choice
        size = seen.hand_sizes[seat] + seen.has_chosen[seat]
        held = list(self._known(seat))
        held += [self._numbers.pop() for _ in range(size - len(held))]
        if not seen.has_chosen[seat]:
            return tuple(sorted(held)), None
        chosen, *rest = self._shuffled(held, f"choice/{seat}")
        return tuple(sorted(rest)), chosen

    def _special_hand(self, seat: int) -> tuple[str, ...]:
        if seat == self._seen.viewer:
            return self._seen.specials
        return tuple(sorted(self._specials.pop() for _ in range(self._seen.special_counts[seat])))

    def state(self) -> State:
        """The complete table."""
        seen = self._seen
        hands = [self._hand(seat) for seat in range(seen.setup.seats)]
        specials = tuple(self._special_hand(seat) for seat in range(len(seen.special_counts)))
        return State(
            setup=Setup(seen.setup.variant, seen.setup.options, seen.setup.seats, self._seed, seen.setup.rules_version),
            rules=seen.rules,
            phase=seen.phase,
            number=seen.number,
            rows=seen.rows,
            hands=tuple(hand for hand, _ in hands),
            chosen=tuple(chosen for _, chosen in hands),
            queue=seen.queue,
            piles=seen.piles,
            points=seen.points,
            totals=seen.score.totals,
            rounds=seen.score.rounds,
            tricks=seen.tricks,
            past=seen.past,
            offer=seen.offer,
            picks=seen.picks,
            first=seen.first,
            known=seen.known,
            specials=specials,
            special_deck=tuple(self._specials),
            special_discard=seen.special_discard,
            in_play=seen.in_play,
            is_decided=seen.is_decided,
            actor=seen.actor,
            budget=seen.budget,
            set_aside=seen.set_aside,
        )
