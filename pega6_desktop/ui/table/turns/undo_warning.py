"""Going back past what has been seen: a word before the first time, and the second wish that means it.

Owns whether the player has been told, and which refusals of the match are answered by a quiet word. Must not know any
game, nor what the match looks like.
"""

from collections.abc import Mapping
from types import MappingProxyType

from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.turns.acts import PLAYING, Act, Stage
from pega6_desktop.ui.words.table_talk import Absorbed

_QUIET: Mapping[str, Absorbed] = MappingProxyType({"past_reveal": "past_reveal", "nothing_to_redo": "nothing_to_redo"})
"""Refusals that are no fault of the player's."""


class UndoWarning:
    """Given by asking back twice in a row, the second time after the word."""

    def __init__(self) -> None:
        self._is_warned = self._is_given = False

    @property
    def is_given(self) -> bool:
        """Whether the present wish to go back holds at the price that was named."""
        return self._is_given

    def note(self, act: Act) -> None:
        """The player does this; anything but asking back once more takes the consent away, aiming means nothing."""
        if not isinstance(act, acts.Aim):
            self._is_given, self._is_warned = self._is_warned and isinstance(act, acts.AskBack), False

    def word_for(self, code: str, stage: Stage) -> Absorbed | None:
        """The quiet word for a refusal, None where it wants a loud one. Who is to play has simply nothing to undo."""
        self._is_warned = code == "past_reveal"
        if code == "nothing_to_take_back" and stage in PLAYING:
            return "nothing_to_undo"
        return _QUIET.get(code)
