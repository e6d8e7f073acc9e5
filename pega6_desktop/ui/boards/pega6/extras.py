"""Handles of the special cards that lie on the table: the viewer's own, the marker of the fifth row, the discard pile.

Owns the mapping from a kind to a key and back. Must not know words, nor when a card may be played.
"""

from collections.abc import Sequence

from pega6_desktop.games.pega6.observation import Observation
from pega6_desktop.games.pega6.specials.catalog import COPIES, SPECIALS
from pega6_desktop.ui.table.view import CardKey

KINDS = tuple(SPECIALS)
"""The kinds in the order of the catalog: the first number of every key is the place here."""

OWN, MARKER, DISCARDED = "extra", "marker", "discarded"
"""First words of the keys: a card of the viewer's tray; one that lies beside the rows; the top of the discard pile."""

BESIDE = "fifth_row"
"""The kind that stays beside the rows (P6-S-22)."""


def own_keys(specials: Sequence[str]) -> tuple[tuple[CardKey, str], ...]:
    """Keys and kinds of these cards of the viewer, in the order of the catalog, equal ones counted from 0."""
    return tuple(((OWN, place, copy), kind) for place, kind in enumerate(KINDS) for copy in range(specials.count(kind)))


def marker_key(kind: str) -> CardKey:
    """The key of a card that lies beside the rows."""
    return (MARKER, KINDS.index(kind))


def discarded_key(kind: str, count: int) -> CardKey:
    """The key of the top of the discard pile; count: how many of its kind lie there, itself included."""
    return (DISCARDED, KINDS.index(kind), count)


def on_its_way(observation: Observation) -> tuple[str, ...]:
    """The viewer's own card that was played and still has to be laid into its row: until then it stays in the tray."""
    if observation.viewer is None or _placing(observation) != observation.viewer:
        return ()
    return tuple(kind for kind in observation.in_play if kind != BESIDE)


def _placing(observation: Observation) -> int | None:
    """Whose turn it is, up to its very end: the owner of the card that waits first, or that has just been placed."""
    if observation.queue and observation.is_decided:
        return observation.queue[0][1]
    waiting = {seat for _, seat in observation.queue}
    revealed = observation.tricks[-1].cards if observation.tricks else ()
    placed = [(card, seat) for seat, card in enumerate(revealed) if seat not in waiting]
    return max(placed)[1] if placed else None


def kind_of(observation: Observation, key: CardKey | None) -> str | None:
    """The kind of a special card the viewer holds; None for any other key."""
    return next((kind for own, kind in own_keys(observation.specials) if own == key), None)


def lying_kind(observation: Observation, key: CardKey) -> str | None:
    """The kind of any special card that lies open on the table or in the viewer's tray; None for any other key."""
    open_cards = [(marker_key(kind), kind) for kind in observation.in_play]
    if observation.special_discard:
        top = observation.special_discard[0]
        open_cards.append((discarded_key(top, observation.special_discard.count(top)), top))
    return next((kind for own, kind in (*own_keys(observation.specials), *open_cards) if own == key), None)


def every_own_key(kind: str) -> tuple[CardKey, ...]:
    """Every key a card of this kind may have in somebody's tray."""
    return tuple((OWN, KINDS.index(kind), copy) for copy in range(COPIES))


def every_discarded_key(kind: str) -> tuple[CardKey, ...]:
    """Every key a card of this kind may have on the discard pile."""
    return tuple(discarded_key(kind, count) for count in range(1, COPIES + 1))
