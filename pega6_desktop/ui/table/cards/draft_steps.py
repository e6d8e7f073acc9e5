"""What a step of a draft means for the cards: which have just been drafted, and what becomes of all of them at its end.

Owns these answers. Must not know how cards move.
"""

import msgspec

from pega6_desktop.ui.table.places.cards import Cards
from pega6_desktop.ui.table.view import CardKey, StepHint


def is_drafted(key: CardKey, former: Cards, cards: Cards) -> bool:
    """Whether the card was on offer and is no more."""
    return any(card.key == key for card in former.offer) and all(card.key != key for card in cards.offer)


def is_opening(hint: StepHint, cards: Cards) -> bool:
    """Whether the step lays out the open cards of a draft, whatever lay on the table before."""
    return hint.kind == "deal" and cards.draft is not None


def is_end_of_draft(former: Cards, cards: Cards) -> bool:
    """Whether the table goes from an open draft to rows and seats."""
    return former.draft is not None and cards.draft is None


def with_departures(hint: StepHint, former: Cards, cards: Cards) -> StepHint:
    """The step in which every drafted card that is open no longer flies to the face of whoever drafted it."""
    if former.draft is None:
        return hint
    named = {key for key, _ in hint.leaves} | cards.faces().keys()
    hidden = tuple(
        (card.key, ("hand", drafter.seat))
        for drafter in former.draft.drafters
        for card in drafter.cards
        if card.key not in named
    )
    return msgspec.structs.replace(hint, leaves=(*hint.leaves, *hidden))
