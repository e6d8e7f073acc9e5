"""How the match begins and how a new draw pile is made (QX-11, QX-15). Owns every draw from a deck, all addressed."""

from pega6_desktop.core.randomness import picked, shuffled
from pega6_desktop.games.qwixx_cards.cards import DEALT, DISPLAY, deck, numbers_of
from pega6_desktop.games.qwixx_cards.events import Dealt, PileReshuffled
from pega6_desktop.games.qwixx_cards.state import State


def first_deal(state: State) -> Dealt:
    """QX-11: four cards each, four in the display, the rest is the draw pile; who begins is drawn by lot."""
    setup, rules = state.setup, state.rules
    cards = tuple(shuffled(deck(with_jokers=rules.jokers), setup.seed, "deal"))
    start = DEALT * setup.seats
    hands = tuple([tuple(sorted(cards[at : at + DEALT])) for at in range(0, start, DEALT)])
    display, pile = cards[start : start + DISPLAY], cards[start + DISPLAY :]
    return Dealt(
        first=picked(range(setup.seats), setup.seed, "first"),
        hands=hands,
        hand_numbers=tuple([tuple(sorted(numbers_of(hand))) for hand in hands]) if rules.show_hand_numbers else (),
        display=display,
        numbers=numbers_of(display),
        pile=pile,
        pile_size=len(pile),
    )


def new_pile(state: State) -> PileReshuffled:
    """QX-15: the discard pile, shuffled."""
    order = shuffled(sorted(state.discard), state.setup.seed, f"pile/{state.shuffles + 1}")
    return PileReshuffled(len(order), tuple(order))
