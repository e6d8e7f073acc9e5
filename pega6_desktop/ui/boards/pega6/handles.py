"""Keys and zones of Pega em 6! read back into cards and rows, and made of them; which decision is the viewer's.

Owns the meaning of handles, and that what it is asked about belongs to this game. Must not know words, nor when a card
may be played.
"""

from collections.abc import Sequence

from pega6_desktop.core.game import Observed
from pega6_desktop.games.pega6.events import CardDrafted, PickTakenBack, RowsLaid
from pega6_desktop.games.pega6.observation import Observation, Phase
from pega6_desktop.games.pega6.specials.catalog import COPIES, SPECIALS
from pega6_desktop.ui.table.view import CardKey, Decision, ZoneId

DISCARD: ZoneId = ("discard", 0)
"""The open pile: exchanged special cards go there, and number cards put aside."""

TURN: ZoneId = ("turn", 0)
"""The plate of the viewer's own card."""

KINDS = tuple(SPECIALS)
"""The kinds in the order of the catalog: the first number of every key is the place here."""

OWN, MARKER, DISCARDED = "extra", "marker", "discarded"
"""First words of the keys: a card of the viewer's tray; one that lies beside the rows; the top of the discard pile."""

BESIDE = "fifth_row"
"""The kind that stays beside the rows (P6-S-22)."""


# ---------------------------------------------------------------- which decision is the viewer's


def seen_of(observation: Observed[object]) -> Observation:
    """The observation of this game; whatever table and screens pass on was given to them: another is a TypeError."""
    if not isinstance(observation, Observation):
        raise TypeError(f"not an observation of Pega em 6!: {type(observation).__name__}")
    return observation


def owes(observation: Observation, phase: Phase) -> bool:
    """The match is in this phase, and the viewer is to act."""
    return observation.phase == phase and observation.viewer in observation.to_act


def decision(observation: Observation) -> Decision | None:
    """What the viewer owes, None while others are to act."""
    if observation.viewer not in observation.to_act:
        return None
    match observation.phase:
        case "draft":
            return "draft"
        case "special" | "exchange" | "set_aside":
            return "option"
        case "take_row":
            return "rows"
        case _:
            return "hand"


def needs_privacy(observation: Observation, seat: int) -> bool:
    """The seat chooses face down, or holds cards that not everybody has seen (P6-B-17)."""
    known = len(observation.known[seat]) if observation.known else 0
    has_specials = bool(observation.special_counts) and observation.special_counts[seat] > 0
    return observation.phase == "choose" or observation.hand_sizes[seat] > known or has_specials


def own_cards(observation: Observation) -> tuple[int, ...]:
    """The number cards in the place of the hand: the hand, or the own pile while it is chosen from."""
    if owes(observation, "set_aside") and observation.viewer is not None:
        return tuple(sorted(observation.piles[observation.viewer]))
    return observation.hand


# ---------------------------------------------------------------- cards and rows


def lifted_card(key: CardKey | None) -> int | None:
    """The number of a known number card; None for a face-down one, a special one, or none at all."""
    return key[1] if key is not None and key[0] == "card" else None


def row_of(observation: Observation, zone: ZoneId | None) -> int | None:
    """The row a zone is, None for any other zone or a row that does not exist."""
    if zone is None or zone[0] != "row" or not 0 <= zone[1] < len(observation.rows):
        return None
    return zone[1]


def row_with(observation: Observation, card: int) -> int | None:
    """The row a card lies in, None when it lies in none."""
    return next((index for index, row in enumerate(observation.rows) if card in row.cards), None)


# ---------------------------------------------------------------- special cards


def own_keys(specials: Sequence[str]) -> tuple[tuple[CardKey, str], ...]:
    """Keys and kinds of these cards of the viewer, in the order of the catalog, equal ones counted from 0."""
    return tuple(((OWN, place, copy), kind) for place, kind in enumerate(KINDS) for copy in range(specials.count(kind)))


def marker_key(kind: str) -> CardKey:
    """The key of a card that lies beside the rows."""
    return (MARKER, KINDS.index(kind))


def discarded_key(kind: str, count: int) -> CardKey:
    """The key of the top of the discard pile; count: how many of its kind lie there, itself included."""
    return (DISCARDED, KINDS.index(kind), count)


def every_own_key(kind: str) -> tuple[CardKey, ...]:
    """Every key a card of this kind may have in somebody's tray."""
    return tuple((OWN, KINDS.index(kind), copy) for copy in range(COPIES))


def every_discarded_key(kind: str) -> tuple[CardKey, ...]:
    """Every key a card of this kind may have on the discard pile."""
    return tuple(discarded_key(kind, count) for count in range(1, COPIES + 1))


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


def drafted(observation: Observation, seat: int) -> tuple[tuple[int, bool], ...]:
    """What the seat has drafted openly this round, ascending, each card with whether it has been turned up since; a
    card that lies face down counts as held. Empty where nothing was drafted, or nobody may look (P6-P-06).
    """
    if not observation.picks or not observation.rules.shows_drafted or observation.phase == "draft":
        return ()
    played = {trick.cards[seat] for trick in observation.tricks}
    return tuple(sorted((card, card in played) for owner, card in observation.picks if owner == seat))


def forgotten(past: Sequence[object], observation: Observation) -> frozenset[int]:
    """The places, among these events, of the picks of drafts that are over: agreed to be remembered, nobody
    may look them up before the match is over (P6-P-06).
    """
    if observation.rules.shows_drafted or observation.score.outcome is not None:
        return frozenset()
    over = max((at for at, event in enumerate(past) if isinstance(event, RowsLaid)), default=0)
    return frozenset(at for at in range(over) if isinstance(past[at], CardDrafted | PickTakenBack))
