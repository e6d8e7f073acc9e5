"""Every match ever played: a list that can be searched, and beside it the match that is chosen.

Owns the questions to the stored matches and what becomes of the answers. Must not know where matches are kept, nor how
a file is chosen: it asks for that and is told.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal

from pega6_desktop.records.history import Line, Query
from pega6_desktop.runtime import shelf_messages
from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.listing import ViewRole
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton, SearchField, TopBar
from pega6_desktop.ui.screens.common.history_words import file_name, line_sentence
from pega6_desktop.ui.screens.common.screen import PageScreen, abreast, in_units, stacked
from pega6_desktop.ui.screens.common.words import number
from pega6_desktop.ui.screens.history.detail import HistoryDetail
from pega6_desktop.ui.screens.history.match_list import HistoryFilters, HistoryList, HistoryModel, query_of
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.messages import filled
from pega6_desktop.ui.words.record_faults import fault_sentence

_LOW = 470
"""Units of height at normal text size below which the filters give their place to one button."""

TYPING_MS = 150
"""After the last typed letter, before the list is searched."""


class HistoryScreen(PageScreen):
    """``wished(ShelfCommand)`` asks the store; ``answer`` takes what it says.

    ``watch_asked(str, str)``: watch a match, and the moment it was played. ``sheet_asked(MatchShown, Line)``: its
    score sheet as a file. ``resume_asked(MatchHeader)``, ``again_asked(MatchHeader, str)``: go on with a match, play
    its cards once more by their number.
    ``open_asked``, ``save_asked(str)``: a file is to be chosen, for saving with this name. ``told(str, bool)``: a
    sentence for the player and whether it is trouble. ``deleting(str)`` comes before a match is deleted.
    ``copy_asked(str)``: the number of a deal is wanted elsewhere.
    """

    wished = Signal(object)
    resume_asked = Signal(object)
    again_asked = Signal(object, str)
    open_asked = Signal()
    watch_asked = Signal(str, str)
    sheet_asked = Signal(object, object)
    save_asked = Signal(str)
    told = Signal(str, bool)
    deleting = Signal(str)
    copy_asked = Signal(str)

    def __init__(self, look: Look, art: CardArt, boards: Mapping[str, Board], bar: TopBar) -> None:
        back = PlateButton(look, icon="left", key="Esc", size=15, tall=44)
        super().__init__(look, bar, back=back)
        self._boards = boards
        self._ticket, self._wanted = 0, ""
        self._refused: Path | None = None
        self._is_gone = False
        self._typing = QTimer(self, singleShot=True, interval=TYPING_MS)
        self.model = HistoryModel(line_sentence, self)
        self.list = HistoryList(look, art, boards, self.model)
        self.detail = HistoryDetail(look, art, boards)
        self.search = SearchField(look)
        self.filters = HistoryFilters(look, boards)
        self.filter_button = PlateButton(look, icon="menu", size=15, tall=40)
        self.open_button = PlateButton(look, icon="book", size=15, tall=40)
        self.part_button = PlateButton(look, icon="check", size=15, tall=40)
        self._count = Label(look, size=13.5, weight=BOLD, colour="muted")
        self._empty = Label(look, size=16, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._trouble = Label(look, size=14, weight=BOLD, colour="accent", is_wrapped=True)
        self._arrange()
        self._wire()
        self._found: tuple[int, int] | None = None  # Until the store has answered
        self.retranslate()
        self.relayout()

    # ---------------------------------------------------------------- what the window says

    def arrive(self) -> None:
        """Look again: matches may have been played meanwhile."""
        self.ask_anew()
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_match(self, match_id: str) -> None:
        """Choose this match as soon as the list is there."""
        self._wanted = match_id

    def open_file(self, path: Path) -> None:
        """Take the match of a file in and show it."""
        self._say_trouble("")
        self.wished.emit(shelf_messages.OpenFile(path))

    def save_file(self, path: Path) -> None:
        """Write the chosen match as a file."""
        if self.detail.match_id:
            self.wished.emit(shelf_messages.SaveFile(self.detail.match_id, path))

    def answer(self, reply: shelf_messages.ShelfReply) -> None:
        """What the store says."""
        match reply:
            case shelf_messages.MatchesListed():
                self._show_page(reply)
            case shelf_messages.MatchShown() | shelf_messages.MatchUnreadable():
                self._show_match(reply)
            case shelf_messages.FileOpened():
                self._show_opened(reply)
            case shelf_messages.FileRefused():
                self._show_refused(reply)
            case shelf_messages.FileSaved(path, is_readable):
                self.told.emit(self._saved(path.name, is_readable=is_readable), False)
            case shelf_messages.Removed(match_id):
                self._show_removed(match_id)
            case shelf_messages.Restored(match_id):
                self._wanted = match_id
                self.ask_anew()
            case shelf_messages.ShelfFailed(code, params):
                self.told.emit(fault_sentence(code, dict(params)), True)
            case (
                shelf_messages.PeopleTold()
                | shelf_messages.NumbersTold()
                | shelf_messages.Filmed()
                | shelf_messages.BranchedOff()
                | shelf_messages.SameDealTold()
                | shelf_messages.MomentsTold()
                | shelf_messages.PlayerRenamed()
            ):
                pass
            case _:
                assert_never(reply)

    # ---------------------------------------------------------------- asking

    def ask_anew(self) -> None:
        """The list from its beginning, as the search and the filters want it."""
        self._typing.stop()
        self._ticket += 1
        self.wished.emit(shelf_messages.ListMatches(self._ticket, self._query()))

    def _start_typing(self) -> None:
        self._typing.start()

    def _ask_more(self, turn: int) -> None:
        self.wished.emit(shelf_messages.ListMatches(self._ticket, self._query(), turn))

    def _query(self) -> Query:
        filters = self.filters
        return query_of(self.search.text(), filters.game, filters.variant, filters.result)

    # ---------------------------------------------------------------- obeying

    def _show_page(self, listed: shelf_messages.MatchesListed) -> None:
        if listed.ticket != self._ticket:
            return
        self._found = (listed.page.found, listed.page.stored)
        if not listed.is_first:
            self.model.add(listed.page)
            return
        chosen = self._wanted or self.detail.match_id
        self._wanted = ""
        self.model.show_first(listed.page)
        self._say_counts()
        if self._is_gone:
            self._is_gone = False
        elif not self.model.lines:
            self.detail.show_nothing()
        else:
            self.list.setCurrentIndex(self.model.index(self.model.row_of(chosen) or 0))

    def _show_match(self, shown: shelf_messages.MatchShown | shelf_messages.MatchUnreadable) -> None:
        match_id = shown.header.match_id if isinstance(shown, shelf_messages.MatchShown) else shown.match_id
        row = self.model.row_of(match_id)
        if row is None or row != self.list.currentIndex().row():
            return
        self.detail.show_match(self.model.lines[row], shown)
        detail = self.detail
        if not isinstance(shown, shelf_messages.MatchShown):
            self.set_main(detail.save_button)
        elif shown.observation.score.outcome is None:
            self.set_main(detail.resume_button)
        else:
            self.set_main(detail.again_button if shown.deal else detail.watch_button)

    def _show_opened(self, opened: shelf_messages.FileOpened) -> None:
        self._say_trouble("")
        self._wanted = opened.match_id
        self._clear_filters()
        self.ask_anew()
        words = self.tr("Added to the history.") if opened.is_new else self.tr("This match is already here.")
        self.told.emit(words, False)

    def _show_refused(self, refused: shelf_messages.FileRefused) -> None:
        self._say_trouble(f"{refused.path.name[:80]}: {fault_sentence(refused.code, dict(refused.params))}")
        self._refused = refused.path if refused.has_part else None
        self.part_button.setVisible(refused.has_part)

    def _show_removed(self, match_id: str) -> None:
        if self.detail.match_id == match_id:
            self.detail.show_gone()
            # It stays on the right, where it can be had back; the list goes on without it.
            self._is_gone = True
        self.ask_anew()

    def _on_current(self, index: QModelIndex) -> None:
        line = index.data(ViewRole) if index.isValid() else None
        if isinstance(line, Line):
            self.wished.emit(shelf_messages.LookAt(line.match_id))

    def _keep_part(self) -> None:
        if self._refused is not None:
            path, self._refused = self._refused, None
            self._say_trouble("")
            self.wished.emit(shelf_messages.OpenFile(path, is_part_enough=True))

    def _delete(self) -> None:
        self.deleting.emit(self.detail.match_id)
        self.wished.emit(shelf_messages.Remove(self.detail.match_id))

    # ---------------------------------------------------------------- words and lengths

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Name, date, game, “won”…"))
        self.search.setAccessibleName(self.tr("Search the history"))
        self.search.clear_button.set_name(self.tr("Empty the search"))
        self.list.setAccessibleName(self.tr("Matches"))
        self.list.setAccessibleDescription(self.tr("The match played last comes first. Enter opens it."))
        self.open_button.set_label(self.tr("Open a file"))
        self.part_button.set_label(self.tr("Keep the intact part"))
        self.back_button.set_label(self.tr("Back"))
        self.filters.retranslate()
        self._fit_filters()
        self.model.say_anew()
        self.detail.retranslate()
        self._say_counts()

    def relayout(self) -> None:
        self.filters.relayout(self.look.u)
        self._fit_filters()

    def _fit_filters(self) -> None:
        """In a low window large type leaves them no room: they stand behind one button then, and stay as they are."""
        has_room = self.height() > _LOW * self.look.u * self.look.text_scale
        self.filters.setVisible(has_room)
        self.filter_button.setVisible(not has_room)
        words = self.tr("Filter")
        self.filter_button.set_label(f"{words} ({number(self.filters.count)})" if self.filters.count else words)

    def _offer_filters(self) -> None:
        menu = self.filters.menu(self.filter_button)
        menu.popup(self.filter_button.mapToGlobal(self.filter_button.rect().bottomLeft()))

    def _say_counts(self) -> None:
        self._empty.setVisible(False)
        if self._found is None:
            self._bar.set_title(self.tr("History"), "")
            return
        found, stored = self._found
        stored_words = self.tr("no match kept on this computer")
        if stored:
            stored_words = self.tr("%n match(es) kept on this computer", "", stored)
        self._bar.set_title(self.tr("History"), stored_words)
        is_narrowed = found != stored
        words = filled(self.tr("{found} of {stored}"), found=number(found), stored=number(stored))
        self._count.setText(words if is_narrowed else "")
        empty = self.tr("No matches found.") if stored else self.tr("No match has been played here yet.")
        self._empty.setText(empty if not found else "")
        self._empty.setVisible(not found)

    def _say_trouble(self, sentence: str) -> None:
        self._trouble.setText(sentence)
        self._trouble.setVisible(bool(sentence))
        self.part_button.setVisible(False)
        if sentence:
            self._trouble.setAccessibleName(sentence)

    def _saved(self, name: str, *, is_readable: bool) -> str:
        words = self.tr("Saved as {name}.")
        if not is_readable:
            words = self.tr(
                "Saved as {name}, just as it is stored: this version cannot read it, another one or a repair may."
            )
        return filled(words, name=name)

    def _clear_filters(self) -> None:
        self.filters.clear()
        self._fit_filters()
        was_blocked = self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(was_blocked)

    # ---------------------------------------------------------------- building

    def _arrange(self) -> None:
        page = self.begin(flags=(15, 9))
        body = abreast(page, (self._list_panel(), 61), (self.detail, 39), share=1)
        in_units(self.look, body, margins=(8, 0, 8, 0))
        self.end(page, self.back_button, None, below=6)

    def _list_panel(self) -> Panel:
        panel = Panel(self.look, radius=20, padding=14)
        column = in_units(self.look, stacked(panel), gap=5)
        abreast(column, (self.search, 1), self._count, self.filter_button, self.open_button, gap=8)
        for part in (self.filters, self._trouble):
            column.addWidget(part)
        column.addWidget(self.part_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._empty)
        column.addWidget(self.list, 1)
        self._trouble.hide()
        self.part_button.hide()
        return panel

    def _wire(self) -> None:
        self.model.wanted.connect(self._ask_more)
        self._typing.timeout.connect(self.ask_anew)
        self.search.textEdited.connect(self._start_typing)
        self.search.returnPressed.connect(self.ask_anew)
        self.search.cleared.connect(self.ask_anew)
        self.filters.chosen.connect(self.ask_anew)
        self.filters.chosen.connect(self._fit_filters)
        self.filter_button.clicked.connect(self._offer_filters)
        self.list.selectionModel().currentChanged.connect(self._on_current)
        self.list.chosen.connect(lambda: self._main.click() if self._main is not None else None)
        self.open_button.clicked.connect(self.open_asked)
        self.part_button.clicked.connect(self._keep_part)
        detail = self.detail
        detail.resume_asked.connect(self._resume)
        detail.again_asked.connect(self._play_again)
        detail.save_asked.connect(self._save)
        detail.watch_asked.connect(self._watch)
        detail.sheet_asked.connect(self._write_sheet)
        detail.delete_asked.connect(self._delete)
        detail.restore_asked.connect(lambda: self.wished.emit(shelf_messages.Restore(detail.match_id)))
        detail.copy_asked.connect(self.copy_asked)

    def _resume(self) -> None:
        if self.detail.shown is not None:
            self.resume_asked.emit(self.detail.shown.header)

    def _play_again(self) -> None:
        if self.detail.shown is not None:
            self.again_asked.emit(self.detail.shown.header, self.detail.shown.deal)

    def pressed(self, key: int) -> bool:
        """V watches the match that is looked at, P writes its score sheet."""
        buttons = {Qt.Key.Key_V: self.detail.watch_button, Qt.Key.Key_P: self.detail.sheet_button}
        button = next((button for wanted, button in buttons.items() if wanted == key), None)
        if button is None or not button.isVisible():
            return super().pressed(key)
        button.click()
        return True

    def _watch(self) -> None:
        if self.detail.line is not None:
            self.watch_asked.emit(self.detail.line.match_id, self.detail.line.played_at)

    def _write_sheet(self) -> None:
        if self.detail.shown is not None and self.detail.line is not None:
            self.sheet_asked.emit(self.detail.shown, self.detail.line)

    def _save(self) -> None:
        if self.detail.line is not None:
            self.save_asked.emit(file_name(self.detail.line))
