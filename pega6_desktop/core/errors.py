"""Errors as codes with parameters, typed by whose fault they are.

Owns the error types every layer may raise; must not know display text (that is the interface's task).
"""

from typing import Never

Param = int | str | bool | None | tuple[int, ...]


class CodedError(Exception):
    """An error said in a code and parameters; the interface turns it into a sentence.

    Args:
        code: stable snake_case name of what is wrong.
        rule: id of the printed rule behind it (for example ``P6-B-04``), empty where none is.
        params: the facts a sentence needs, by name.

    >>> str(IllegalMove("card_not_in_hand", "P6-B-04", card=42))
    'card_not_in_hand [P6-B-04] card=42'
    """

    def __init__(self, code: str, rule: str = "", **params: Param) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.params: dict[str, Param] = params

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in sorted(self.params.items()))
        return f"{self.code} [{self.rule}] {facts}".strip()


class IllegalMove(CodedError):
    """The player's: the move breaks a rule; nothing has changed."""


def not_a_move(move: Never) -> IllegalMove:
    """What to raise at the end of a match over a game's moves: the type checker knows that nothing comes here, and
    whoever sends something else, which no type keeps, hears it as a refusal.

    >>> raise not_a_move(42)
    Traceback (most recent call last):
    ...
    pega6_desktop.core.errors.IllegalMove: not_a_move []
    """
    return IllegalMove("not_a_move")


class IllegalSetup(CodedError):
    """The host's: seats or house rules that cannot be played; refused before the match begins."""


class StaleRevision(CodedError):
    """Timing: the command was made against a table that has moved on; resync silently."""


class RecordError(CodedError):
    """The file's: unknown format, damaged, or it diverges from the rules at some move."""


class RuleBug(CodedError):
    """Ours: the rules reached a state they promise never to reach; keep the record, offer a report."""
