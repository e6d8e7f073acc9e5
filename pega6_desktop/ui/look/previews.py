"""What a preview says before a card is let go: one sentence with heads, or a sum with its total.

Owns plain frozen words and numbers that boards make and painters set. Must not know Qt, rules or cards.
"""

from enum import Enum

import msgspec


class PreviewTone(Enum):
    """Whether words are plain, good news (nothing is taken, heads are cancelled) or cost heads."""

    PLAIN = "plain"
    GOOD = "good"
    COSTS = "costs"


class Preview(msgspec.Struct, frozen=True):
    """What letting go would do: title, a quieter sentence, and `heads` with the words behind them.

    `heads` None shows the words alone.
    """

    title: str
    text: str
    heads: int | None
    words: str
    tone: PreviewTone = PreviewTone.PLAIN


class SumRow(msgspec.Struct, frozen=True):
    """One line of a sum: label at the left, its number ("+ 13") at the right."""

    label: str
    number: str
    tone: PreviewTone = PreviewTone.PLAIN


class SumPreview(msgspec.Struct, frozen=True):
    """A sum of heads: its lines, then below a rule what it comes to, and a quiet note ("without it: 19")."""

    title: str
    rows: tuple[SumRow, ...]
    total_label: str
    total: int
    note: str = ""
