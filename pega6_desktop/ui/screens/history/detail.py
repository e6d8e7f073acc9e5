"""One stored match, closely: the score sheet, its dearest card, how others did with the same cards, what can be done.

Owns the right half of the history. Must not know the list or the store.
"""

from collections.abc import Mapping
from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.history import Line
from pega6_desktop.runtime.shelf_messages import MatchShown, MatchUnreadable
from pega6_desktop.ui.look import BOLD, EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton, PrimaryButton
from pega6_desktop.ui.screens.common.history_words import about, day_word, unreadable_word, viewer_of
from pega6_desktop.ui.screens.common.same_deal import DealLine, SameDealTable, compared
from pega6_desktop.ui.screens.common.score_table import RoundCard, ScoreTable
from pega6_desktop.ui.screens.common.screen import Scroll, flowing, stacked
from pega6_desktop.ui.table.board import Board
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Voice, filled
from pega6_desktop.ui.words.record_faults import fault_sentence

_LARGE_TYPE = 1.25

Asking = Literal["", "delete", "save"]
"""What the player is to be sure of; empty for nothing."""


class HistoryDetail(Panel):
    """Shows a match; the buttons tell what is wanted with it."""

    resume_asked = Signal()
    again_asked = Signal()
    watch_asked = Signal()
    sheet_asked = Signal()
    save_asked = Signal()
    delete_asked = Signal()
    restore_asked = Signal()
    copy_asked = Signal(str)

    def __init__(self, look: Look, art: CardArt, boards: Mapping[str, Board]) -> None:
        super().__init__(look, radius=20, padding=18)
        self._boards = boards
        self._line: Line | None = None
        self._shown: MatchShown | MatchUnreadable | None = None
        self._is_gone = False
        self._asking: Asking = ""
        self._title = Label(look, size=24, weight=EXTRABOLD, is_wrapped=True)
        self._about = Label(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self.table = ScoreTable(look, art.pictures, is_compact=True)
        self.card = RoundCard(look, art)
        self._others_head = Label(look, size=14.5, weight=EXTRABOLD)
        self.others = SameDealTable(look, art.pictures)
        self.deal = DealLine(look)
        self._question = Label(look, size=14, weight=BOLD, is_wrapped=True)
        self._make_buttons()
        self._arrange()
        self.retranslate()

    @property
    def match_id(self) -> str:
        """The match that is looked at, empty for none."""
        return self._line.match_id if self._line is not None else ""

    @property
    def shown(self) -> MatchShown | None:
        """The match as it is shown, None while there is none or it cannot be read."""
        return self._shown if isinstance(self._shown, MatchShown) else None

    @property
    def line(self) -> Line | None:
        """The line of the list that is looked at."""
        return self._line

    def show_nothing(self) -> None:
        """No match is chosen."""
        self._line = self._shown = None
        self._is_gone, self._asking = False, ""
        self._say()

    def show_match(self, line: Line, shown: MatchShown | MatchUnreadable) -> None:
        """Show this match."""
        self._line, self._shown = line, shown
        self._is_gone, self._asking = False, ""
        self._say()

    def show_gone(self) -> None:
        """The match has been deleted and can be had back."""
        self._is_gone, self._asking = True, ""
        self._say()
        self.restore_button.setFocus()

    def retranslate(self) -> None:
        """Every word in the present language."""
        self.resume_button.set_label(self.tr("Continue"))
        self.again_button.set_label(self.tr("Play the same cards again"))
        self.watch_button.set_label(self.tr("Watch"))
        self.sheet_button.set_label(self.tr("Score sheet as a file"))
        self.save_button.set_label(self.tr("Save as a file"))
        self.delete_button.set_label(self.tr("Delete"))
        self.restore_button.set_label(self.tr("Undo"))
        self._others_head.setText(self.tr("The same cards, compared"))
        self._say()

    # ---------------------------------------------------------------- saying

    def _say(self) -> None:
        shown, line = self._shown, self._line
        is_there = line is not None and not self._is_gone
        self._title.setText(self._head())
        self._show_sheet(shown if is_there and isinstance(shown, MatchShown) else None)
        if isinstance(shown, MatchUnreadable) and is_there:
            self._about.setText(fault_sentence(shown.code, dict(shown.params)))
        self._say_question()
        is_over = isinstance(shown, MatchShown) and shown.observation.score.outcome is not None
        is_quiet = is_there and not self._asking  # while something is asked, nothing but its answers
        is_sound = is_quiet and isinstance(shown, MatchShown)
        has_deal = isinstance(shown, MatchShown) and bool(shown.deal)
        self.resume_button.setVisible(is_sound and not is_over)
        self.again_button.setVisible(is_sound and is_over and has_deal)
        self.watch_button.setVisible(is_quiet and _can_be_watched(shown))
        has_score = isinstance(shown, MatchShown) and bool(shown.observation.score.rounds)
        self.sheet_button.setVisible(is_quiet and has_score)
        self.save_button.setVisible(is_quiet)
        self.delete_button.setVisible(is_quiet)
        self.sure_button.setVisible(is_there and bool(self._asking))
        self.keep_button.setVisible(is_there and bool(self._asking))
        self.restore_button.setVisible(self._is_gone)

    def _say_question(self) -> None:
        question = ""
        if self._asking == "delete":
            question = self.tr("Delete this match? You can undo this until tomorrow.")
            self.sure_button.set_label(self.tr("Yes, delete"))
            self.keep_button.set_label(self.tr("No, keep it"))
        elif self._asking == "save":
            question = self.tr(
                "This match is not over. The file holds everybody's cards, also those still hidden: whoever opens it "
                "can see them. Save it all the same?"
            )
            self.sure_button.set_label(self.tr("Yes, save"))
            self.keep_button.set_label(self.tr("No, do not save"))
        self._question.setText(question)
        self._question.setVisible(bool(question))

    def _head(self) -> str:
        if self._is_gone:
            return self.tr("The match was deleted.")
        if self._line is None:
            return self.tr("Choose a match.")
        when = day_word(self._line) or unreadable_word()
        return when[:1].upper() + when[1:]

    def _show_sheet(self, shown: MatchShown | None) -> None:
        has_score = shown is not None and bool(shown.observation.score.rounds)
        self.table.setVisible(has_score)
        self._about.setText("" if shown is None else about(shown))
        highlight = None
        if shown is not None and self._line is not None:
            viewer, seats = viewer_of(self._line), shown.header.seats
            voice = Voice(seats, viewer)
            named = [replace(seat, name=voice.name(place)) for place, seat in enumerate(seats)]
            board = self._boards.get(shown.header.game)
            parts = None if board is None else board.parts(shown.observation, seats)
            if has_score:
                self.table.show_score(WORDS[shown.header.game], shown.observation.score, named, viewer, parts)
            highlight = None if board is None else board.highlight(shown.observation, seats)
        if highlight is not None and shown is not None:
            score = shown.observation.score
            is_last = score.outcome is not None and len(score.rounds) > 1
            title = filled(self.tr("The card of round {round}"), round=len(score.rounds)) if is_last else ""
            self.card.show_card(highlight.face, highlight.text, title)
        self.card.setVisible(highlight is not None)
        self._show_others(shown)
        self.deal.show_number("" if shown is None else shown.deal)

    def _show_others(self, shown: MatchShown | None) -> None:
        lines = () if shown is None else compared(shown.observation.score, shown.header.seats, shown.same_deal)
        if shown is not None:
            self.others.show_lines(WORDS[shown.header.game], lines)
        for widget in (self.others, self._others_head):
            widget.setVisible(bool(lines))

    # ---------------------------------------------------------------- building

    def _make_buttons(self) -> None:
        look = self._look
        self.resume_button = PrimaryButton(look, icon="play", key="Enter", tall=54)
        self.again_button = PrimaryButton(look, icon="first", key="Enter", tall=54)
        self.watch_button = PlateButton(look, icon="eye", key="V", size=15, tall=46)
        self.sheet_button = PlateButton(look, icon="print", key="P", size=15, tall=46)
        self.save_button = PlateButton(look, icon="save", size=15, tall=46)
        self.delete_button = PlateButton(look, icon="trash", size=15, tall=46)
        self.sure_button = PlateButton(look, icon="trash", size=15, tall=46)
        self.keep_button = PlateButton(look, icon="x", size=15, tall=46)
        self.restore_button = PrimaryButton(look, icon="undo", tall=54)
        self.resume_button.clicked.connect(self.resume_asked)
        self.again_button.clicked.connect(self.again_asked)
        self.watch_button.clicked.connect(self.watch_asked)
        self.sheet_button.clicked.connect(self.sheet_asked)
        self.save_button.clicked.connect(self._save)
        self.delete_button.clicked.connect(lambda: self._ask("delete"))
        self.keep_button.clicked.connect(lambda: self._ask(""))
        self.sure_button.clicked.connect(self._on_sure)
        self.restore_button.clicked.connect(self.restore_asked)
        self.deal.copy_asked.connect(self.copy_asked)

    def _save(self) -> None:
        """Save, once the player knows whose cards such a file shows."""
        if self._line is not None and _hides_cards(self._line):
            self._ask("save")
        else:
            self.save_asked.emit()

    def _on_sure(self) -> None:
        if self._asking == "delete":
            self.delete_asked.emit()
        else:
            self._ask("")
            self.save_asked.emit()

    def _ask(self, asking: Asking) -> None:
        asked = self.save_button if self._asking == "save" else self.delete_button
        self._asking = asking
        self._say()
        button = self.keep_button if asking else asked
        button.setFocus()
        self._scroll.ensureWidgetVisible(button)

    def _arrange(self) -> None:
        content = QWidget()
        sheet = self._title, self._about, self.table, self.card, self._others_head, self.others, self.deal
        self._inside = stacked(content, *sheet, None, gap=8)
        self._scroll = Scroll(self._look, content)
        mains = self.resume_button, self.again_button, self.restore_button
        self._column = stacked(self, (self._scroll, 1), self._question, *mains)
        answers = self.keep_button, self.sure_button
        self._feet = flowing(self.watch_button, self.sheet_button, self.save_button, self.delete_button, *answers)
        self._place_feet()
        self._look.changed.connect(self._place_feet)

    def _place_feet(self) -> None:
        """Large type lets the lesser buttons scroll with the sheet, so that there is room for it."""
        is_large = self._look.text_scale > _LARGE_TYPE
        (self._inside if is_large else self._column).addWidget(self._feet)


def _hides_cards(line: Line) -> bool:
    """Whether the match still goes on between several people, or cannot tell."""
    people = sum(seat.kind == "human" for seat in line.seats)
    return not line.totals and (people > 1 or not line.is_readable)


def _can_be_watched(shown: MatchShown | MatchUnreadable | None) -> bool:
    """Whatever can be read, and the readable beginning of a match that goes wrong somewhere."""
    return isinstance(shown, MatchShown) or (shown is not None and shown.code in ("diverged", "hash_differs"))
