"""What can be done with a match that is over: playing its deal again, copying its number, writing its score sheet.

Owns what is asked for, of the player and of the stored matches, and what becomes of the answers. Must not know how a
number is made, nor how a comparison or a sheet on paper looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, Slot
from PySide6.QtWidgets import QApplication

from pega6_desktop.core.game import Observed
from pega6_desktop.records.history import Line
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.runtime.shelf_messages import AskSameDeal, MatchShown, SameDealTold, ShelfReply
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.history_words import file_name, name_of_file, viewer_of
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.shell.paper import PDF, Paper, Unwritable, paper_of, write
from pega6_desktop.ui.shell.screen_window import ScreenWindow
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.words.messages import filled


class DealActions(QObject):
    """The number of a deal, who else has played it, and playing it again."""

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


class ScoreExport(QObject):
    """From a score that is shown to a file of it: asks where, writes, and tells how it went."""

    def __init__(self, window: ScreenWindow, boards: Mapping[str, Board], look: Look) -> None:
        super().__init__(window)
        self._window, self._boards, self._look = window, boards, look

    def of_table(self) -> None:
        """Of the match on the table, which waits at the end of a round or of the match."""
        window = self._window
        match, seen = window.controller.match, window.table_result
        if match is None or seen is None:
            return
        today = QDate.currentDate()
        when = QLocale().toString(today, QLocale.FormatType.LongFormat)
        paper = self._paper(match, seen, window.client.viewer, when, window.controller.mark)
        self._ask(paper, name_of_file(today.toString("yyyy-MM-dd"), match.seats, PDF))

    def of_stored(self, shown: MatchShown, line: Line) -> None:
        """Of a stored match."""
        mark: Mark = "repeat" if shown.is_repeat else ""
        mark = "branch" if shown.branch is not None else "assisted" if shown.is_assisted else mark
        when = when_word(shown.played_at)
        paper = self._paper(shown.header, shown.observation, viewer_of(line), when, mark)
        self._ask(paper, file_name(line, PDF))

    def _paper(self, match: MatchHeader, seen: Observed[object], viewer: int | None, when: str, mark: Mark) -> Paper:
        board = self._boards.get(match.game)
        parts = None if board is None else board.parts(seen, match.seats)
        return paper_of(match, seen.score, viewer, when, mark, self._look.family, parts)

    def _ask(self, paper: Paper, name: str) -> None:
        self._window.files.for_sheet(name, lambda path: self._write(paper, path))

    def _write(self, paper: Paper, path: Path) -> None:
        try:
            write(paper, path)
        except Unwritable as error:
            words = filled(self.tr("The score sheet cannot be written: {reason}"), reason=str(error))
            self._window.toast.announce(words, tone="refused")
        else:
            self._window.toast.announce(filled(self.tr("Saved as {name}."), name=path.name), tone="good")
