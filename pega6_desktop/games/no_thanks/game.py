"""No Thanks! as one value that fulfils the Game protocol. Owns nothing but the binding of its modules."""

from collections.abc import Mapping

from pega6_desktop.core.game import canonical_hash
from pega6_desktop.core.scores import Outcome
from pega6_desktop.core.variant import Edition, Variant, Versions
from pega6_desktop.games.no_thanks import dealing, evolving, moves, rules, scoring, viewing
from pega6_desktop.games.no_thanks.editions import EDITIONS
from pega6_desktop.games.no_thanks.events import Event
from pega6_desktop.games.no_thanks.state import State
from pega6_desktop.games.no_thanks.variants import VARIANTS, VERSIONS, checked_setup


class NoThanks:
    """The game of No Thanks!; see the Game protocol for the meaning of each method.

    >>> game = NoThanks()
    >>> state = game.initial(game.setup("base", {}, 3, seed=7))
    >>> state = game.evolve(state, game.opening(state)[0])
    >>> [seat] = game.to_act(state)
    >>> game.decide(state, seat, game.parse_move("pass"))
    (Passed(seat=0, pot=1),)
    """

    id = "no_thanks"
    versions: Versions = VERSIONS
    variants: Mapping[str, Variant] = VARIANTS
    editions: tuple[Edition, ...] = EDITIONS

    setup = staticmethod(checked_setup)
    initial = staticmethod(rules.initial)
    to_act = staticmethod(rules.to_act)
    turn = staticmethod(rules.turn)
    legal_moves = staticmethod(rules.legal_moves)
    decide = staticmethod(rules.decide)
    after = staticmethod(rules.after)
    retract = staticmethod(rules.retract)
    evolve = staticmethod(evolving.evolve)
    observe = staticmethod(viewing.observe)
    redact = staticmethod(viewing.redact)
    reveals = staticmethod(viewing.reveals)
    format_move = staticmethod(moves.format_move)
    parse_move = staticmethod(moves.parse_move)
    hash = staticmethod(canonical_hash)

    def opening(self, state: State) -> tuple[Event, ...]:
        """The first deal."""
        return (dealing.next_round(state),)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return scoring.outcome(state.totals) if state.phase == "over" else None
