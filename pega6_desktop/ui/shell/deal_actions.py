"""The deal of a match that is over: its number, who else has played it, and playing it again.

Owns what a deal is asked for and who hears the answer. Must not know how a number is made or how a comparison looks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QApplication

from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime.shelf_messages import AskSameDeal, SameDealTold, ShelfReply
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.shell.screen_window import ScreenWindow


class DealActions(QObject):
    """The deals of a window."""

    def __init__(self, window: ScreenWindow, levels: Callable[[str], Sequence[str]]) -> None:
        """levels: of the bots of a game."""
        super().__init__(window)
        self._window, self._levels = window, levels
        window.client.answered.connect(self._on_answered)

    def tell(self) -> None:
        """The match on the table is over: show its number and ask who else has played its cards."""
        match = self._window.controller.match
        if match is not None:
            self._window.screens.match_result.show_deal("")
            self._window.client.ask(AskSameDeal(match.match_id))

    def open(self, match: MatchHeader, number: str) -> None:
        """The form with the table of this match and the number of its deal, for whoever wants to play its cards now."""
        plan = plans.sound(plans.plan_of(match), self._levels(match.game))
        form = self._window.screens.new_game
        form.show_plan(replace(plan, deal=number))
        self._window.show_over(form)

    def open_table(self) -> None:
        """The same for the match that has just been played."""
        match, number = self._window.controller.match, self._window.screens.match_result.deal.number
        if match is not None and number:
            self.open(match, number)

    def copy(self, number: str) -> None:
        """Put the number of a deal on the clipboard."""
        QApplication.clipboard().setText(number)
        self._window.toast.announce(self.tr("The number of the deal was copied."), tone="good")

    @Slot(object)
    def _on_answered(self, reply: ShelfReply) -> None:
        match = self._window.controller.match
        if isinstance(reply, SameDealTold) and match is not None and match.match_id == reply.match_id:
            self._window.screens.match_result.show_deal(reply.deal)
            self._window.screens.match_result.show_others(reply.others)
