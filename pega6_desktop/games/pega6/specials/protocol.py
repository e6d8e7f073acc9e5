"""The contract of a special card. Owns what a card may look at and how it is asked."""

from typing import Protocol

import msgspec

from pega6_desktop.core.errors import IllegalMove
from pega6_desktop.games.pega6.event_builder import EventBuilder
from pega6_desktop.games.pega6.moves import PlaySpecial
from pega6_desktop.games.pega6.placement import Row, Rows, target
from pega6_desktop.games.pega6.state import State
from pega6_desktop.games.pega6.variants import HouseRules


class Turn(msgspec.Struct, frozen=True):
    """What decides whether a special card may be played: public, but for the own hand."""

    rows: Rows
    """The rows as they lie."""
    card: int
    """The number card about to be placed."""
    hand: tuple[int, ...]
    """The other number cards of its owner."""
    rules: HouseRules
    """The agreed house rules."""

    @property
    def goal(self) -> int | None:
        """The row the card goes to without a special card, None when it is low."""
        return target(self.rows, self.card)


def turn_of(state: State) -> Turn:
    """The turn of the card that waits first."""
    card, seat = state.queue[0]
    return Turn(state.rows, card, state.hands[seat], state.rules)


class SpecialCard(Protocol):
    """One of the seven kinds; every method is pure but for the builder it is handed."""

    @property
    def id(self) -> str:
        """Stable id (P6-C-04)."""

    @property
    def rule(self) -> str:
        """Id of the rule that says what it does."""

    def require(self, turn: Turn) -> None:
        """Raises IllegalMove when the card cannot be played at all in this turn."""

    def plays(self, turn: Turn) -> tuple[PlaySpecial, ...]:
        """Every legal way to play it; empty exactly when ``require`` refuses."""

    def check(self, turn: Turn, play: PlaySpecial) -> None:
        """Raises IllegalMove when these parameters are not among ``plays``, naming the rule."""

    def play(self, builder: EventBuilder, play: PlaySpecial) -> None:
        """Let the checked play happen, up to where normal placing goes on (P6-S-04, section 4.5)."""


def named_row(turn: Turn, play: PlaySpecial, rule: str, blocked: str) -> Row:
    """The open row the play names.

    Raises:
        IllegalMove: ``row_missing`` or ``no_such_row`` with this rule, ``row_blocked`` with that of blocked rows.
    """
    if play.row is None:
        raise IllegalMove("row_missing", rule, special=play.kind)
    if not 0 <= play.row < len(turn.rows):
        raise IllegalMove("no_such_row", rule, row=play.row)
    row = turn.rows[play.row]
    if row.is_blocked:
        raise IllegalMove("row_blocked", blocked, row=play.row)
    return row


def named_card(play: PlaySpecial, rule: str) -> int:
    """The number card the play names. Raises IllegalMove ``card_missing``.

    >>> named_card(PlaySpecial("move", card=24, row=2), "P6-S-60")
    24
    >>> named_card(PlaySpecial("move", row=2), "P6-S-60")
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalMove: card_missing [P6-S-60] special=move
    """
    if play.card is None:
        raise IllegalMove("card_missing", rule, special=play.kind)
    return play.card


def refuse_extras(play: PlaySpecial, *, has_card: bool = False, has_row: bool = False) -> None:
    """Raises IllegalMove ``parameter_not_wanted`` for a card or row this kind does not ask for (P6-S-04).

    >>> refuse_extras(PlaySpecial("block", row=2), has_row=True)
    >>> refuse_extras(PlaySpecial("block", card=24, row=2), has_row=True)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalMove: parameter_not_wanted [P6-S-04] special=block
    """
    if (play.card is not None and not has_card) or (play.row is not None and not has_row):
        raise IllegalMove("parameter_not_wanted", "P6-S-04", special=play.kind)
