"""Pega em 6! as one value that fulfils the Game protocol. Owns nothing but the binding of its modules."""

from collections.abc import Mapping

from msgspec.structs import replace

from pega6_desktop.core.game import canonical_hash
from pega6_desktop.core.scores import Outcome
from pega6_desktop.core.variant import Edition, Variant, Versions
from pega6_desktop.games.pega6 import dealing, evolving, moves, rules, scoring, viewing
from pega6_desktop.games.pega6.editions import EDITIONS
from pega6_desktop.games.pega6.events import Event
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import VARIANTS, VERSIONS, checked_setup


class Pega6:
    """The game of Pega em 6!; see the Game protocol for the meaning of each method.

    >>> game = Pega6()
    >>> state = game.initial(game.setup("base", {}, 2, seed=7))
    >>> state = game.evolve(state, game.opening(state)[0])
    >>> [row.end for row in state.rows], state.hands[0]
    ([79, 11, 86, 84], (18, 23, 30, 32, 34, 43, 51, 63, 66, 104))
    >>> game.decide(state, 0, game.parse_move("play %d" % state.hands[0][0]))
    (CardChosen(seat=0, card=18),)
    """

    id = "pega6"
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

    def hash(self, state: State) -> str:
        """The canonical hash of the table; what players remember of past rounds follows from the moves and is no part
        of it, so that matches written down before there was such a memory keep theirs.
        """
        return canonical_hash(replace(state, past=()))

    def opening(self, state: State) -> tuple[Event, ...]:
        """The first deal."""
        return (dealing.next_round(state),)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return scoring.outcome(state.totals) if state.phase == "over" else None
