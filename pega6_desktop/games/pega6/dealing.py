"""How rounds begin: deals, drafts and the special cards dealt with them (P6-B-02, P6-P-03, P6-S-02, P6-S-97).

Owns every draw from a number or special deck at the start of a round; all of them are addressed.
"""

from pega6_desktop.core.randomness import drawn, picked, shuffled
from pega6_desktop.games.pega6.events import DraftOpened, Event, RoundDealt
from pega6_desktop.games.pega6.specials.catalog import SPECIAL_DECKS
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import ROWS, SPECIALS_EACH, deck, hand_size


def next_round(state: State) -> Event:
    """The event that begins the round after ``state.number``."""
    number = state.number + 1
    variant = state.setup.variant
    if variant == "pro" and state.rules.pro_draft:
        return _draft(state, number)
    return _deal(state, number, with_specials=variant == "special")


def _draft(state: State, number: int) -> DraftOpened:
    """P6-P-03, P6-P-04: all cards face up; the first drafter by lot, later one seat clockwise."""
    seats = state.setup.seats
    first = picked(range(seats), state.setup.seed, "draft/first") if number == 1 else (state.first + 1) % seats
    return DraftOpened(number, tuple(deck("pro", seats)), first)


def _deal(state: State, number: int, *, with_specials: bool) -> RoundDealt:
    """P6-B-02: a hand each, four cards open the rows in the order drawn."""
    setup = state.setup
    size = hand_size(setup.variant)
    dealt = size * setup.seats
    cards = drawn(deck(setup.variant, setup.seats), dealt + ROWS, setup.seed, f"round/{number}/deal")
    hands = tuple(tuple(sorted(cards[start : start + size])) for start in range(0, dealt, size))
    rows = tuple(sorted(cards[dealt:])) if setup.variant == "pro" else tuple(cards[dealt:])
    if not with_specials:
        return RoundDealt(number, rows, hands)
    return _with_specials(state, RoundDealt(number, rows, hands))


def _with_specials(state: State, event: RoundDealt) -> RoundDealt:
    """P6-S-02 and, in round 2, P6-S-97: k = min(3, floor(available / n)) each, the rest is the special deck."""
    seats = state.setup.seats
    available: tuple[str, ...]
    discard: tuple[str, ...]
    if event.number == 1:
        available, discard = SPECIAL_DECKS[state.setup.rules_version], ()
    elif state.rules.round_2_specials == "all":
        available, discard = (*state.special_deck, *state.special_discard), ()
    else:
        available, discard = state.special_deck, state.special_discard
    each = specials_each(len(available), seats)
    order = shuffled(sorted(available), state.setup.seed, f"round/{event.number}/specials")
    given = tuple(tuple(sorted(order[start : start + each])) for start in range(0, each * seats, each or 1))
    return RoundDealt(
        event.number, event.rows, event.hands, given or ((),) * seats, tuple(order[each * seats :]), discard
    )


def specials_each(available: int, seats: int) -> int:
    """How many special cards every player is dealt when so many are available (P6-S-02, P6-S-97).

    >>> specials_each(28, 4), specials_each(5, 4)
    (3, 1)
    """
    return min(SPECIALS_EACH, available // seats)
