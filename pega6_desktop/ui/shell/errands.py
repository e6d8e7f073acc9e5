"""What takes several steps and more than one screen: another name for a person, closing with matches that are kept
nowhere, learning a game, playing a deal again, writing a score sheet.

Owns the order of the steps: what is asked for, of the player and of the stored matches, and what becomes of the
answers. Must not know where matches are kept, nor how anything of it is shown or looks on paper.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QDate, QLocale, QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication

from pega6_desktop.core.game import Observed
from pega6_desktop.core.lesson import taught_in
from pega6_desktop.records import profiles as known
from pega6_desktop.records.finished.moments import Moments
from pega6_desktop.records.history import Line
from pega6_desktop.records.players import same_name
from pega6_desktop.records.profiles import Profile
from pega6_desktop.records.record import MatchHeader
from pega6_desktop.runtime.lesson_client import TAUGHT
from pega6_desktop.runtime.messages import Mark
from pega6_desktop.runtime.shelf_messages import (
    AskMoments,
    AskSameDeal,
    FileSaved,
    MatchShown,
    MomentsTold,
    RenamePlayer,
    SameDealTold,
    SaveFile,
    ShelfFailed,
    ShelfReply,
)
from pega6_desktop.ui.look import Look
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.history_words import file_name, name_of_file, viewer_of
from pega6_desktop.ui.screens.common.lessons import lesson_for
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.screens.common.words import when_word
from pega6_desktop.ui.screens.new_game.new_game import NewGameScreen
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.screens.trouble import LeavingScreen
from pega6_desktop.ui.shell.paper import PDF, Paper, Unwritable, paper_of, write
from pega6_desktop.ui.shell.screen_window import ScreenWindow
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.words.messages import filled


class PlayerProfiles(QObject):
    """The remembered people of a window."""

    def __init__(self, window: ScreenWindow, preferences: PreferenceStore) -> None:
        super().__init__(window)
        self._window, self._preferences = window, preferences

    def open(self) -> None:
        """Everybody, over whatever is shown."""
        self._window.screens.people.show_people(self._preferences.value.profiles)
        self._window.show_over(self._window.screens.people)

    def rename(self, old: str, new: str) -> None:
        """Another name, here and in the matches played here; a match at which the person sits is left, saved."""
        value, match = self._preferences.value, self._window.controller.match
        if match is not None and any(seat.kind == "human" and same_name(seat.name, old) for seat in match.seats):
            self._window.leave_match(match.match_id)
        profiles = known.renamed(value.profiles, old, new)
        tables = tuple(_called(table, old, new) for table in value.left)
        table = None if value.plan is None else _called(value.plan, old, new)
        self._preferences.change(profiles=profiles, left=tables, plan=table)
        self._window.client.ask(RenamePlayer(old, new))
        if isinstance(form := self._window.screens.made("new_game"), NewGameScreen):
            form.seats.call_otherwise(old, new)
        self._window.screens.people.show_people(profiles)

    def change(self, profiles: tuple[Profile, ...]) -> None:
        """These are all people now; whoever sits at the next table has the present face."""
        plan = self._preferences.value.plan
        self._preferences.change(profiles=profiles, plan=None if plan is None else _dressed(plan, profiles))
        self._window.screens.people.show_people(profiles)


def _called(table: TablePlan, old: str, new: str) -> TablePlan:
    """The table with another name for this person, unless somebody there is called so already."""
    if any(same_name(seat.name, new) and not same_name(seat.name, old) for seat in table.seats):
        return table
    seats = (
        replace(seat, name=new) if same_name(seat.name, old) and seat.kind == "human" else seat for seat in table.seats
    )
    return replace(table, seats=tuple(seats))


def _dressed(table: TablePlan, profiles: tuple[Profile, ...]) -> TablePlan:
    faces = {seat.name: known.found(profiles, seat.name) for seat in table.seats if seat.kind == "human"}
    seats = (
        seat if (one := faces.get(seat.name)) is None else replace(seat, avatar=one.avatar) for seat in table.seats
    )
    return replace(table, seats=tuple(seats))


UNASKED_MS = 30_000
"""A desktop that ends the session closes the window within this time; a session that goes on longer was kept."""


class Lessons(QObject):
    """Learning by playing."""

    def __init__(self, window: ScreenWindow) -> None:
        super().__init__(window)
        self._window = window
        window.menu_actions.lesson.triggered.connect(self._open_chosen)

    def open(self, lesson: str, step: int | None = None) -> None:
        """Show a lesson where it was left, or at this step, over whatever is shown."""
        self._window.screens.lesson.open(lesson, step)
        self._window.show_over(self._window.screens.lesson)

    def _open_chosen(self) -> None:
        """The lesson of what is played, else of its game, else the first there is."""
        match, plan = self._window.controller.match, self._window.controller.next_plan()
        game, variant = (plan.game, plan.variant) if match is None else (match.game, match.variant)
        self.open(lesson_for(game, variant) or TAUGHT[0])

    def play(self, lesson: str) -> None:
        """A real match of what this lesson teaches, for training."""
        game, variant = taught_in(lesson)
        self._window.go_home()
        self._window.controller.choose_game(game)
        self._window.screens.table  # noqa: B018  # it must listen before the match begins
        self._window.controller.train(game, variant)

    def watch(self, table: TableScreen) -> None:
        """In training the sums behind what is lifted are shown without being asked for; what is on offer has them on
        both of its actions, which nothing is to hide.
        """
        table.presenter.sounded.connect(lambda name: self._explain(table, name))

    def _explain(self, table: TableScreen, sound: str) -> None:
        match, moment = self._window.controller.match, (sound, table.presenter.stage)
        if match is not None and match.is_training and moment == ("lift", "hand"):
            QTimer.singleShot(0, table.presenter.ask_why)


class Leaving(QObject):
    """Lets the window close, at once or after the player has answered."""

    def __init__(self, window: ScreenWindow) -> None:
        super().__init__(window)
        self._window = window
        self._is_asking = self._is_settled = self._is_session = self._is_again = False
        self._files: set[Path] = set()
        self._unasked = QTimer(self, singleShot=True, interval=UNASKED_MS)
        window.client.unkept_told.connect(self._on_told)
        window.client.answered.connect(self._on_answered)

    def watch(self, leaving: LeavingScreen) -> None:
        """Do what is asked there."""
        leaving.again_asked.connect(self.try_again)
        leaving.files_asked.connect(self.choose_folder)
        leaving.back_asked.connect(self.stay)
        leaving.quit_asked.connect(self.quit_anyway)

    def may_close(self) -> bool:
        """Whether nothing can be lost by closing; else the window closes or asks as soon as that is known."""
        if self._is_settled or self._unasked.isActive() or not self._window.client.unkept:
            return True
        self.try_again()
        return False

    def let_go(self) -> None:
        """The session ends and nobody can answer: for a while the window closes without a question.

        What has no place is brought home once more with the end of the client; else it stays in the folder of the
        system's that it is in, where the next start looks for it.
        """
        self._unasked.start()

    def hold_session(self) -> None:
        """The session would have ended with a match that no later start finds: try to keep it, else ask."""
        self._is_session = True
        self.try_again()

    def try_again(self) -> None:
        """Try to save everything where it belongs, and quit."""
        self._is_asking = True
        self._is_again = isinstance(self._window.screen_shown, LeavingScreen)
        self._window.client.go_home()

    def stay(self) -> None:
        """Quit nothing."""
        self._is_asking = self._is_session = False
        self._window.back()

    def quit_anyway(self) -> None:
        """The player knows what may be lost."""
        self._is_settled = True
        self._window.close()

    def choose_folder(self) -> None:
        """Save the matches as files, and quit once all of them are written."""
        self._window.files.for_folder(self._save_to)

    def _save_to(self, folder: Path) -> None:
        matches = self._window.client.unkept
        self._files = {folder / f"Pega 6 {match_id[:12]}.pega6" for match_id in matches}
        for match_id in matches:
            self._window.client.ask(SaveFile(match_id, folder / f"Pega 6 {match_id[:12]}.pega6"))

    def _on_told(self) -> None:
        if not self._is_asking:
            return
        window = self._window
        if window.client.unkept:
            self._ask(is_again=self._is_again)
            window.toast.hide()  # the screen says more than the notice did, which would lie over it
            window.show_over(window.screens.leaving)
        elif self._is_session and window.screen_shown is not window.screens.made("leaving"):
            self._is_asking = self._is_session = False
            window.toast.announce(window.screens.leaving.session_sentence(), tone="good")
        else:
            self.quit_anyway()

    def _ask(self, fault: ShelfFailed | None = None, *, is_again: bool = False) -> None:
        count = len(self._window.client.unkept)
        self._window.screens.leaving.show_unkept(count, fault, is_session=self._is_session, is_again=is_again)

    def _on_answered(self, reply: ShelfReply) -> None:
        match reply:
            case FileSaved(path, _) if path in self._files:
                self._files.remove(path)
                if not self._files:
                    self.quit_anyway()
            case ShelfFailed() if self._files:
                self._files.clear()
                self._ask(reply)


class DealActions(QObject):
    """The number of a deal, who else has played it, and playing it again."""

    def __init__(self, window: ScreenWindow, levels: Callable[[str], Sequence[str]]) -> None:
        """levels: of the bots of a game."""
        super().__init__(window)
        self._window, self._levels = window, levels
        window.client.answered.connect(self._on_answered)

    def tell(self) -> None:
        """The match on the table is over: ask what was worth remembering, and who else has played its cards."""
        match = self._window.controller.match
        if match is not None:
            result = self._window.screens.match_result
            result.show_deal("")
            result.show_moments(Moments(), None)
            self._window.client.ask(AskMoments(match.match_id, self._window.client.viewer))
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
        self._window.toast.announce(self.tr("The deal code was copied."), tone="good")

    @Slot(object)
    def _on_answered(self, reply: ShelfReply) -> None:
        match = self._window.controller.match
        if not isinstance(reply, MomentsTold | SameDealTold) or match is None or match.match_id != reply.match_id:
            return
        result = self._window.screens.match_result
        if isinstance(reply, MomentsTold):
            result.show_moments(reply.moments, reply.mark)
        else:
            result.show_deal(reply.deal)
            result.show_others(reply.others)


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
        mark = "training" if shown.header.is_training else mark
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
