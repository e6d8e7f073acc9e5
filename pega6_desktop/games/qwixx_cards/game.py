"""Qwixx – the card game as one value that fulfils the Game protocol. Owns nothing but the binding of its modules."""

from collections.abc import Mapping

from pega6_desktop.core.game import canonical_hash
from pega6_desktop.core.scores import Outcome
from pega6_desktop.core.variant import Edition, Variant, Versions
from pega6_desktop.games.qwixx_cards import dealing, evolving, moves, rules, scoring, viewing
from pega6_desktop.games.qwixx_cards.editions import EDITIONS
from pega6_desktop.games.qwixx_cards.events import Dealt
from pega6_desktop.games.qwixx_cards.state import State
from pega6_desktop.games.qwixx_cards.variants import VARIANTS, VERSIONS, checked_setup


class QwixxCards:
    """The game of Qwixx cards; see the Game protocol for the meaning of each method.

    >>> game = QwixxCards()
    >>> state = game.initial(game.setup("base", {}, 2, seed=7))
    >>> state = game.evolve(state, game.opening(state)[0])
    >>> [seat] = game.to_act(state)
    >>> [event.__class__.__name__ for event in game.decide(state, seat, game.parse_move("draw 1"))]
    ['CardsDrawn', 'DisplayRefilled', 'NumberAnnounced']
    """

    id = "qwixx_cards"
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

    def opening(self, state: State) -> tuple[Dealt]:
        """The deal."""
        return (dealing.first_deal(state),)

    def outcome(self, state: State) -> Outcome | None:
        """How the match ended, None while it goes on."""
        return scoring.outcome(state.sheets) if state.phase == "over" else None
