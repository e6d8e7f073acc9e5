"""After the match: the feast, its story, the score sheet, what was worth remembering, and the next match.

Owns this screen. Must not know the rules: it shows a score sheet, names, moments and what the board has to say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QBoxLayout, QLabel, QWidget

from pega6_desktop.records.finished.moments import MatchMoment, Moments
from pega6_desktop.records.finished.statistics import Mark
from pega6_desktop.records.finished.story import Story, story_of
from pega6_desktop.records.history import SameDeal
from pega6_desktop.ui.look import BOLD, SEMIBOLD, Look, paint
from pega6_desktop.ui.look.feast import FEAST_SOUND, Feast, FeastStage, draw_seal
from pega6_desktop.ui.look.widgets import (
    Flow,
    Label,
    LookButton,
    Option,
    Panel,
    PlateButton,
    PrimaryButton,
    SegmentedChoice,
    TopBar,
)
from pega6_desktop.ui.screens.common.same_deal import DealLine, SameDealTable, compared
from pega6_desktop.ui.screens.common.score_table import Marked, RoundCard, TakenRow
from pega6_desktop.ui.screens.common.screen import Scroll, abreast, stacked
from pega6_desktop.ui.screens.results.bars import BarTable, FinishedSheets
from pega6_desktop.ui.screens.results.results import ResultScreen
from pega6_desktop.ui.table.arrangement import SheetAtEnd
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.words import story as words
from pega6_desktop.ui.words.messages import as_tool_tip, filled, place_word

_STAGE, _STRIP, _NARROW = 556, 220, 1000
"""Units the stage is wide beside the sheet, and high above it; the width, px, below which it lies above."""
_LOW_STRIP, _SEAL = 108, 112


class MatchResult(ResultScreen):
    """After the match: ``rematch_asked`` by Enter, ``rotated_asked`` (other seats) by R, ``new_asked`` by N,
    ``again_asked`` (the same cards) by D, ``copy_asked(str)`` for the number of the deal, ``home_asked`` by Esc.
    ``sounded(str)``: the name of a sound to be heard with the feast.
    """

    again_asked = Signal()
    copy_asked = Signal(str)
    rematch_asked = Signal()
    rotated_asked = Signal()
    new_asked = Signal()
    home_asked = Signal()
    sounded = Signal(str)

    def __init__(self, look: Look, art: CardArt, bar: TopBar) -> None:
        self._others: tuple[SameDeal, ...] = ()
        self._story: Story | None = None
        self._moments = Moments()
        self._finished: tuple[SheetAtEnd, ...] = ()
        self._mark: Mark | None = None
        self._face_of: Callable[[int], CardFace] | None = None
        self.stage = FeastStage(look, art.pictures)
        self.stage.began.connect(lambda: self.sounded.emit(FEAST_SOUND))
        super().__init__(look, art, bar)
        self._head.set_colour("title")
        self.set_main(self.rematch_button)
        self.set_way_back(self.home_button)
        self.retranslate()
        self.show_deal("")
        self.relayout()

    # ---------------------------------------------------------------- what is told

    def celebrate(self, duration: int) -> None:
        """The page comes to the front for the first time: the feast begins, and takes so many ms."""
        self.view.set_value("sheet")
        self._turn_view()
        self.stage.celebrate(duration)

    def _forget(self) -> None:
        self._moments, self._mark = Moments(), None

    def show_faces(self, face_of: Callable[[int], CardFace]) -> None:
        """face_of: what the card of that number shows, in the game whose result comes next."""
        self._face_of = face_of

    def show_sheets(self, finished: Sequence[SheetAtEnd]) -> None:
        """What the players leave, by seat; empty for nothing. Before the result itself."""
        self._finished = tuple(finished)

    def show_moments(self, moments: Moments, mark: Mark | None) -> None:
        """What was worth remembering, and the record that was set."""
        self._moments, self._mark = moments, mark
        self._say()
        self.relayout()

    def show_deal(self, number: str) -> None:
        """The number of the deal, empty for a game without numbers; who else played it is asked for anew."""
        self.deal.show_number(number)
        self.show_others(())

    def show_others(self, others: Sequence[SameDeal]) -> None:
        """Others who have played the same cards to the end."""
        self._others = tuple(others)
        self._compare()
        self._offer_views()
        self.view.set_value("deal" if self.same_deal.lines else "sheet")
        self._turn_view()

    def retranslate(self) -> None:
        self.home_button.set_label(self.tr("Home"))
        self.new_button.set_label(self.tr("New game"))
        self.rotated_button.set_label(self.tr("Rematch, other seats"))
        self.rematch_button.set_label(self.tr("Rematch"))
        self.view.setAccessibleName(self.tr("What is shown"))
        super().retranslate()
        shorter = {
            self.watch_button: self.tr("Watch"),
            self.sheet_button: "",
            self.new_button: "",
            self.rotated_button: self.tr("Other seats"),
        }
        for button, short in shorter.items():
            whole = button.label
            button.set_label(short)
            button.setAccessibleName(whole)
            button.setToolTip(as_tool_tip(whole))

    @property
    def note(self) -> str:
        """Why the match is over, under the sheet."""
        return self._note.text()

    @property
    def detail(self) -> str:
        """What the story rests on."""
        return self._detail.text()

    # ---------------------------------------------------------------- words

    def _told(self) -> Marked | None:
        if self._score is None or self._score.outcome is None:
            return Marked()
        self._story = story_of(self._score, self._viewer)
        if self._story.cell is None:
            return Marked()
        told = words.told(self._story, self._score, self._words, self._voice())
        return Marked(self._story.hero, self._story.cell[0], told.tag)

    def _say(self) -> None:
        super()._say()
        if self._score is None or self._story is None:
            return
        voice, score = self._voice(), self._score
        self._head.setText(self._verdict())
        rounds = self.tr("%n round(s)", "", len(score.rounds)) if self._words.has_rounds else ""
        self._bar.set_title(self._title, " · ".join(filter(None, (self.tr("End of the match"), rounds))))
        told = words.told(self._story, score, self._words, voice)
        own = self._moments.own
        if own is not None and own.kind == "held" and self._story.kind == "close" and own.points > self._story.gap:
            told = words.saved(own)
        self._sentence.setText(told.sentence)
        self._detail.setText(told.detail)
        self._detail.setVisible(bool(told.detail))
        better = f"{self._words.point_words().better.capitalize()}."
        if self._parts is None:
            self._note.setText(f"{words.ended(score, self._words, voice)} {better}")
        else:
            # A match of one round is told by what ended it.
            self._sentence.setText(self._parts.why)
            self._detail.setText(told.sentence)
            self._detail.show()
            self._note.setText(" · ".join(filter(None, (self._parts.legend, self._words.point_words().better))))
            lines = self.table.sheet.lines
            self.bars.show_parts(self._words, lines, self._parts)
            self.sheets.show_sheets(tuple(self._finished[line.seat] for line in lines) if self._finished else ())
        self.stage.show_feast(self._feast(), self._feast_words())
        self._say_moments()
        self._say_mark()
        self._compare()
        self._offer_views()
        self._turn_view()

    def _feast(self) -> Feast:
        leaders, lines = self._leaders(), {line.seat: line for line in self.table.sheet.lines}
        own = None if self._viewer is None or self._viewer in leaders else lines[self._viewer]
        is_you = self._viewer is not None and self._viewer in leaders
        # Where several take turns at the screen, one of them has won it for all.
        is_own = is_you or (self._viewer is None and any(self._seats[seat].kind == "human" for seat in leaders))
        named = self._voice().all_called(leaders)
        return Feast(
            winners=tuple(lines[seat].avatar for seat in leaders),
            ribbon=filled(self.tr("{place} place"), place=place_word(1)) if is_you else named,
            is_own=is_own,
            own=None if own is None else (own.avatar, place_word(own.place)),
        )

    def _feast_words(self) -> str:
        return filled(self.tr("The feast of the ox. {verdict}"), verdict=self._verdict())

    def _verdict(self) -> str:
        leaders, voice = self._leaders(), self._voice()
        if len(leaders) == 1 and voice.is_you(leaders[0]):
            return self.tr("You have won!")
        if len(leaders) == 1:
            return filled(self.tr("{name} has won"), name=self._voice().name(leaders[0]))
        if self._viewer in leaders and voice.is_you(leaders[leaders.index(self._viewer)]):
            others = voice.all_called([seat for seat in leaders if seat != self._viewer])
            return filled(self.tr("You share the victory with {names}"), names=others)
        return filled(self.tr("{names} share the victory"), names=voice.all_called(leaders))

    def _say_moments(self) -> None:
        face, voice = self._face_of, self._voice()
        card, own = self._moments.card, self._moments.own
        self.card.setVisible(face is not None and card is not None)
        self.own_card.setVisible(face is not None and own is not None)
        if face is None:
            return
        if card is not None:
            title = self.tr("The card of the match")
            self.card.show_card(face(card.card), words.card_of_the_match(card, voice), title)
        if own is not None:
            title, row = self.tr("Your best moment"), self._row_of(own, face)
            self.own_card.show_card(face(own.card), words.own_moment(own, voice), f"{title} · {words.when(own)}", row)
            # Whoever has not won sees what went well, in full.
            self.card.setVisible(card is not None and row is None)

    def _row_of(self, own: MatchMoment, face: Callable[[int], CardFace]) -> TakenRow | None:
        """The row of the own best moment, for somebody who has not won."""
        if own.kind != "held" or self._viewer in self._leaders():
            return None
        return TakenRow(tuple(map(face, own.cards)), face(own.by), self._seats[own.other].avatar)

    def _say_mark(self) -> None:
        mark = self._mark
        self.seal.setVisible(mark is not None)
        if mark is None:
            return
        side, look, lines = self.look.px(_SEAL), self.look, words.seal(mark)

        def draw(painter: QPainter) -> None:
            draw_seal(painter, look, QRectF(0, 0, side, side), mark.points, lines, has_heads=self._words.has_heads)

        self.seal.setPixmap(paint.picture(QSizeF(side, side), self.devicePixelRatioF(), draw))
        self.seal.setAccessibleName(f"{self._words.points(mark.points)}: {' '.join(lines)}")
        self.seal.resize(side, side)

    # ---------------------------------------------------------------- views

    def _compare(self) -> None:
        lines = () if self._score is None else compared(self._score, self._seats, self._others)
        self.same_deal.show_lines(self._words, lines)

    def _offer_views(self) -> None:
        options = [Option("sheet", self.tr("The match"))]
        if self._parts is None:
            options.append(Option("way", self._way_words))
        if self.same_deal.lines:
            options.append(Option("deal", self.tr("The same cards")))
        self.view.set_options(options)
        self.view.setVisible(len(options) > 1)

    def _turn_view(self) -> None:
        """The sheet with what is told of it, the way of the totals, or who has played the same cards."""
        shown = self.view.value
        has_parts = self._parts is not None
        self.table.setVisible(shown == "sheet" and not has_parts)
        self.bars.setVisible(shown == "sheet" and has_parts)
        self.sheets.setVisible(shown == "sheet" and has_parts)
        self._note.setVisible(shown == "sheet")
        self._memories.setVisible(shown == "sheet" and not has_parts)
        self.chart.setVisible(shown == "way")
        self.same_deal.setVisible(shown == "deal")

    # ---------------------------------------------------------------- places

    def _buttons(self) -> dict[str, LookButton]:
        own: dict[str, LookButton] = {"new_game": self.new_button, "rotated": self.rotated_button}
        return {**super()._buttons(), **own, "again": self.deal.again_button}

    def _make_sentence(self) -> Label:
        return Label(self.look, size=19, weight=BOLD, is_wrapped=True)

    def _arrange(self) -> None:
        page = stacked(self)
        page.addWidget(self._bar)
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        page.addLayout(self._body, 1)
        self._body.setSpacing(0)
        self._body.addWidget(self.stage)
        self._right = stacked(self._body, share=1)
        panel = Panel(self.look, radius=20, padding=14)
        self._right.addWidget(panel, 1)
        column = stacked(panel, gap=8)
        self._sheet = QWidget()
        self._scroll = Scroll(self.look, self._sheet)
        column.addWidget(self._scroll, 1)
        self._fill_sheet()
        self._fill_feet(column)

    def _fill_sheet(self) -> None:
        look, column = self.look, stacked(self._sheet, gap=4)
        self._detail = Label(look, size=15, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._note = Label(look, size=13, weight=BOLD, colour="muted", is_wrapped=True)
        self.own_card = RoundCard(look, self._art, tilt=4)
        self.own_card.hide()
        self.same_deal = SameDealTable(look, self._art.pictures)
        self.deal = DealLine(look, has_again=True)
        heading = abreast(column)
        self._titles = stacked(heading, gap=2, share=1)
        self._strut = QWidget()
        heading.addWidget(self._strut)
        for label in (self._head, self._sentence, self._detail):
            self._titles.addWidget(label)
        self._titles.addStretch()
        self.bars, self.sheets = BarTable(look, self._art.pictures), FinishedSheets(look, self._art)
        for part in (self.table, self.bars, self._note, self.sheets):
            column.addWidget(part)
        self._memories = QWidget()
        self._cards = abreast(self._memories)
        self._cards.addWidget(self.card, 1)
        self._cards.addWidget(self.own_card, 1)
        column.addWidget(self._memories)
        column.addWidget(self.chart, 1)
        column.addWidget(self.same_deal, 1)
        column.addStretch(1)
        column.addWidget(self._rules)
        column.addWidget(self.deal)
        self.seal = QLabel(self._strut)
        self.seal.hide()
        self.deal.copy_asked.connect(self.copy_asked)
        self.deal.again_asked.connect(self.again_asked)

    def _fill_feet(self, column: QBoxLayout) -> None:
        look = self.look
        self.view = SegmentedChoice(look, "", ())
        self.view.chosen.connect(self._turn_view)
        self.new_button = PlateButton(look, icon="plus", key="N", size=14, tall=40)
        self.watch_button.sign = ""
        self._extras, self._inside = Flow(), column
        for part in (self.view, self.watch_button, self.sheet_button, self.new_button):
            self._extras.add(part)
        self._feet = abreast(self._right)
        self.home_button = PlateButton(look, icon="left", key="Esc", tall=58)
        self.rotated_button = PlateButton(look, icon="shuffle", key="R", tall=58)
        self.rematch_button = PrimaryButton(look, icon="play", key="Enter", tall=58)
        self._feet.addWidget(self.home_button)
        self._feet.addWidget(self.rotated_button)
        self._feet.addStretch(1)
        self._feet.addWidget(self.rematch_button)
        self.home_button.clicked.connect(self.home_asked)
        self.new_button.clicked.connect(self.new_asked)
        self.rotated_button.clicked.connect(self.rotated_asked)
        self.rematch_button.clicked.connect(self.rematch_asked)

    def relayout(self) -> None:
        u = self.look.u
        is_narrow = self.width() < _NARROW or self._parts is not None
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._body.setDirection(down if is_narrow else across)
        if is_narrow:
            most, share = (_STRIP, 0.24) if self._parts is None else (_LOW_STRIP, 0.14)
            self.stage.setFixedHeight(round(min(most * u, share * self.height())))
            self.stage.setMinimumWidth(0)
            self.stage.setMaximumWidth(16_777_215)
        else:
            self.stage.setFixedWidth(round(min(_STAGE * u, 0.44 * self.width())))
            self.stage.setMinimumHeight(0)
            self.stage.setMaximumHeight(16_777_215)
        side = round((6 if is_narrow else 16) * u)
        self._right.setContentsMargins(side, round((4 if is_narrow else 10) * u), side, round(14 * u))
        self._say_mark()
        room = self.look.px(_SEAL) if self._mark is not None else 0
        self._titles.setContentsMargins(round(10 * u), 0, 0, 0)
        self._strut.setFixedSize(room, room)
        is_stacked = self._sheet.width() < 480 * self.look.text_scale * u
        self._cards.setDirection(down if is_stacked else across)
        self._cards.setSpacing(round(12 * u))
        self.sheets.place(self._sheet.width())
        # Where everything is wide there is room for all buttons in one line.
        if self._parts is not None and self.width() >= _NARROW and self.look.text_scale <= 1:
            self._feet.insertWidget(2, self._extras, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._inside.addWidget(self._extras)
        size = 46 if len(self._head.text()) <= 20 and self._parts is None else 32
        self._head.set_size(size if self.look.text_scale < 1.4 else 30)
