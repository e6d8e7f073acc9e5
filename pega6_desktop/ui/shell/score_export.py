"""From a score that is shown to a file of it: asks where, writes, and tells how it went.

Owns the questions this takes. Must not know how a sheet looks on paper.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QObject

from pega6_desktop.core.game import Observed
from pega6_desktop.records.history import Line
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.runtime.shelf_messages import MatchShown
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.screens.common.history_words import file_name, name_of_file, viewer_of
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.shell.paper import PDF, Paper, Unwritable, paper_of, write
from pega6_desktop.ui.shell.screen_window import ScreenWindow
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.words.messages import filled


class ScoreExport(QObject):
    """The score sheets of a window."""

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
