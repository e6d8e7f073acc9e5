"""How rounds begin (NT-04, NT-07, NT-20, NT-28). Owns every draw; all of them are addressed."""

from pega6_desktop.core.randomness import picked, shuffled
from pega6_desktop.games.no_thanks.cards import DECK
from pega6_desktop.games.no_thanks.events import RoundDealt
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import REMOVED, chips_each, known_removed


def next_round(state: State) -> RoundDealt:
    """The event that begins the round after ``state.number``."""
    setup, number, known = state.setup, state.number + 1, known_removed(state.rules)
    cards = shuffled([card for card in DECK if card not in known], setup.seed, f"round/{number}/deal")
    unseen = REMOVED - len(known)
    aside, active, deck = cards[:unseen], cards[unseen], cards[unseen + 1 :]
    tigers: tuple[int | None, ...] = ()
    if state.rules.hidden_tiger:
        tigers, aside = tuple(aside[: setup.seats]), aside[setup.seats :]
    first = picked(range(setup.seats), setup.seed, "first") if number == 1 else (state.first + 1) % setup.seats
    chips = chips_each(setup.variant, setup.seats)
    return RoundDealt(number, first, chips, active, tuple(deck), tuple(sorted(aside)), tigers)
