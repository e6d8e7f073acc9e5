"""After a round and after the match: the score sheet, the way of the totals, and what comes next.

Owns these two screens. Must not know the rules: it shows a score sheet, names and what the board has to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.history import SameDeal
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import (
    Flow,
    Label,
    LookButton,
    Option,
    Panel,
    Pennants,
    PlateButton,
    PrimaryButton,
    SegmentedChoice,
    TopBar,
)
from pega6_desktop.ui.screens.common.same_deal import DealLine, SameDealTable, compared
from pega6_desktop.ui.screens.common.score_table import RoundCard, ScoreTable, paths
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.screens.common.shortcuts import meant
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import Highlight, Parts
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.game_words import GameWords
from pega6_desktop.ui.words.messages import Voice, filled, place_word, signed

if TYPE_CHECKING:
    from pega6_desktop.ui.screens.results.chart import PathChart


class ResultScreen(Screen):
    """Sheet at the left, way of the totals at the right, buttons below. Subclasses give titles and buttons.

    ``watch_asked`` by V: see it once more, step by step. ``sheet_asked`` by P: the sheet as a file, to be printed.
    """

    watch_asked = Signal()
    sheet_asked = Signal()

    def __init__(self, look: Look, art: CardArt, bar: TopBar, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._bar, self._art = bar, art
        self._words: GameWords = next(iter(WORDS.values()))
        self._score: ScoreSheet | None = None
        self._seats: tuple[SeatInfo, ...] = ()
        self._viewer: int | None = None
        self._title = ""
        self._parts: Parts | None = None
        self._head = Label(look, size=30, weight=EXTRABOLD, is_wrapped=True)
        self._sentence = Label(look, size=16, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._rules = Label(look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self.table = ScoreTable(look, art.pictures)
        self._chart_head = Label(look, size=18, weight=EXTRABOLD)
        self.chart = self._make_chart()
        self.card = RoundCard(look, art)
        self.card.hide()
        self.watch_button = PlateButton(look, icon="eye", key="V", size=14, tall=40)
        self.watch_button.clicked.connect(self.watch_asked)
        self.sheet_button = PlateButton(look, icon="print", key="P", size=14, tall=40)
        self.sheet_button.clicked.connect(self.sheet_asked)
        self._pennants = Pennants(look, size=22, sag=16)
        self._arrange()

    def _make_chart(self) -> PathChart:
        # Only now: loading the plotting library takes a moment, and many a start needs none.
        from pega6_desktop.ui.screens.results.chart import PathChart

        return PathChart(self.look, self._art.pictures)

    @property
    def head(self) -> str:
        """The title on the sheet."""
        return self._head.text()

    @property
    def sentence(self) -> str:
        """The sentence under the title."""
        return self._sentence.text()

    def show_result(
        self,
        game: str,
        score: ScoreSheet,
        seats: Sequence[SeatInfo],
        viewer: int | None,
        title: str,
        parts: Parts | None = None,
    ) -> None:
        """Show this score of a game. title: what the top bar calls the match. parts: what the totals consist of."""
        self._words = WORDS[game]
        self._score, self._seats, self._viewer = score, tuple(seats), viewer
        self._title, self._parts = title, parts
        self._say()

    @property
    def rules(self) -> str:
        """The line about the rules."""
        return self._rules.text()

    def show_rules(self, rules: str) -> None:
        """The rules that are not the standard, in one line."""
        self._rules.setText(rules)

    def show_card(self, highlight: Highlight | None) -> None:
        """Show the card of the round, or none."""
        if highlight is not None:
            self.card.show_card(highlight.face, highlight.text)
        self.card.setVisible(highlight is not None)

    def retranslate(self) -> None:
        self.watch_button.set_label(self.tr("Watch step by step"))
        self.sheet_button.set_label(self.tr("Score sheet as a file"))
        self._say()

    def pressed(self, key: int) -> bool:
        found = meant("results", key)
        button = None if found is None else self._buttons().get(found.name)
        if button is None:
            return super().pressed(key)
        button.click()
        return True

    def _buttons(self) -> dict[str, LookButton]:
        """The buttons with a key of their own, by the name of the shortcut."""
        return {"watch": self.watch_button, "print": self.sheet_button}

    def relayout(self) -> None:
        u = self.look.u
        is_low = self.height() < 720 * u
        side = round((16 if is_low else 46) * u)
        self._body.setContentsMargins(side, 0, side, 0)
        self._feet.setContentsMargins(side, 0, side, round((6 if is_low else 18) * u))
        self._columns.setSpacing(round(26 * u))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()

    def _say(self) -> None:
        """Set all words about the score that is shown."""
        if self._score is None:
            return
        voice = self._voice()
        named = [msgspec.structs.replace(seat, name=voice.name(place)) for place, seat in enumerate(self._seats)]
        self.table.show_score(self._words, self._score, named, self._viewer, self._parts)
        target, parts = self._score.target, self._parts
        if parts is None:
            self.chart.show_paths(self.table.sheet.lines, paths(self._score), target)
            words = self.tr("The race to {target}") if target else self._words.point_words().way
        else:
            self.chart.show_parts(self.table.sheet.lines, parts)
            words = parts.way
        self._chart_head.setText(filled(words, target=target))

    def _voice(self) -> Voice:
        return Voice(self._seats, self._viewer)

    def _leaders(self) -> tuple[int, ...]:
        return tuple(line.seat for line in self.table.sheet.lines if line.is_leading)

    def _arrange(self) -> None:
        page = stacked(self)
        page.addWidget(self._bar)
        page.addWidget(self._pennants)
        self._body = abreast(page, share=1)
        panel = Panel(self.look, radius=20, padding=20)
        self._body.addWidget(panel)
        self._feet = abreast(page)
        self._columns = abreast(panel)
        self._fill_left(stacked(self._columns, gap=6, share=56))
        self._fill_right(stacked(self._columns, gap=8, share=38))

    def _fill_left(self, column: QVBoxLayout) -> None:
        column.addWidget(self._head)
        column.addWidget(self._sentence)
        column.addSpacing(8)
        column.addWidget(Scroll(self.look, self.table), 1)
        extras = Flow()
        extras.add(self.watch_button)
        extras.add(self.sheet_button)
        column.addWidget(extras)

    def _fill_right(self, column: QVBoxLayout) -> None:
        column.addWidget(self._chart_head)
        column.addWidget(self.chart, 1)
        column.addWidget(self._rules)
        column.addWidget(self.card)


class RoundResult(ResultScreen):
    """Between two rounds: ``next_asked`` by Enter, ``leave_asked`` by S."""

    next_asked = Signal()
    leave_asked = Signal()

    def __init__(self, look: Look, art: CardArt, bar: TopBar, parent: QWidget | None = None) -> None:
        super().__init__(look, art, bar, parent)
        self.leave_button = PlateButton(look, icon="save", key="S", tall=60)
        self.next_button = PrimaryButton(look, icon="play", key="Enter", tall=60)
        self._feet.addWidget(self.leave_button)
        self._feet.addStretch(1)
        self._feet.addWidget(self.next_button)
        self.leave_button.clicked.connect(self.leave_asked)
        self.next_button.clicked.connect(self.next_asked)
        self.set_main(self.next_button)
        self.retranslate()
        self.relayout()

    def _buttons(self) -> dict[str, LookButton]:
        return {**super()._buttons(), "leave": self.leave_button}

    def retranslate(self) -> None:
        self.leave_button.set_label(self.tr("Save and leave"))
        self.next_button.set_label(self.tr("Next round"))
        super().retranslate()

    def _say(self) -> None:
        super()._say()
        if self._score is None:
            return
        head = filled(self.tr("End of round {round}"), round=len(self._score.rounds))
        self._head.setText(head)
        self._bar.set_title(self._title, head)
        self._sentence.setText(f"{self._course(self._score)} {self._lead(self._score)}")

    def _course(self, score: ScoreSheet) -> str:
        if score.round_limit is not None:
            left = score.round_limit - len(score.rounds)
            return self.tr("%n round(s) to go.", "", left)
        # Where more than the target is needed, somebody may stand exactly at it.
        is_reached = score.target is not None and max(score.totals) >= score.target
        passed = self.tr("Nobody has passed {target}: the match goes on.")
        reached = self.tr("Nobody has reached {target}: the match goes on.")
        return filled(passed if is_reached else reached, target=score.target)

    def _lead(self, score: ScoreSheet) -> str:
        leaders = self._leaders()
        best = self._words.points(score.totals[leaders[0]])
        none_yet = self._words.point_words().none_yet
        if score.totals[leaders[0]] == 0 and none_yet:
            return filled(none_yet, names=self._voice().all_called(leaders))
        if len(leaders) == 1 and self._voice().is_you(leaders[0]):
            return filled(self.tr("You are in the lead with {heads}."), heads=best)
        if len(leaders) == 1:
            return filled(
                self.tr("{name} is in the lead with {heads}."), name=self._voice().name(leaders[0]), heads=best
            )
        names = self._voice().all_called(leaders)
        return filled(self.tr("In the lead with {heads}: {names}."), heads=best, names=names)


class MatchResult(ResultScreen):
    """After the match: ``rematch_asked`` by Enter, ``rotated_asked`` (other seats) by R, ``new_asked`` by N,
    ``again_asked`` (the same cards) by D, ``copy_asked(str)`` for the number of the deal, ``home_asked`` by Esc.
    """

    again_asked = Signal()
    copy_asked = Signal(str)
    rematch_asked = Signal()
    rotated_asked = Signal()
    new_asked = Signal()
    home_asked = Signal()

    def __init__(self, look: Look, art: CardArt, bar: TopBar, parent: QWidget | None = None) -> None:
        self._others: tuple[SameDeal, ...] = ()
        super().__init__(look, art, bar, parent)
        self.home_button = PlateButton(look, icon="left", key="Esc", tall=60)
        self.new_button = PlateButton(look, icon="plus", key="N", tall=60)
        self.rotated_button = PlateButton(look, icon="shuffle", key="R", tall=60)
        self.rematch_button = PrimaryButton(look, icon="play", key="Enter", tall=60)
        self._feet.addWidget(self.home_button)
        self._feet.addStretch(1)
        self._feet.addWidget(self.new_button)
        self._feet.addWidget(self.rotated_button)
        self._feet.addWidget(self.rematch_button)
        self.home_button.clicked.connect(self.home_asked)
        self.new_button.clicked.connect(self.new_asked)
        self.rotated_button.clicked.connect(self.rotated_asked)
        self.rematch_button.clicked.connect(self.rematch_asked)
        self.set_main(self.rematch_button)
        self.set_way_back(self.home_button)
        self.retranslate()
        self.show_deal("")
        self.relayout()

    def _buttons(self) -> dict[str, LookButton]:
        own: dict[str, LookButton] = {"new_game": self.new_button, "rotated": self.rotated_button}
        return {**super()._buttons(), **own, "again": self.deal.again_button}

    def show_deal(self, number: str) -> None:
        """The number of the deal, empty for a game without numbers; who else played it is asked for anew."""
        self.deal.show_number(number)
        self.show_others(())

    def show_others(self, others: Sequence[SameDeal]) -> None:
        """Others who have played the same cards to the end; without any the way of the totals stands alone."""
        self._others = tuple(others)
        self._compare()
        self.view.set_value("deal" if self.same_deal.lines else "way")
        self._turn_view()

    def retranslate(self) -> None:
        self.home_button.set_label(self.tr("Home"))
        self.new_button.set_label(self.tr("New game"))
        self.rotated_button.set_label(self.tr("Rematch, other seats"))
        self.rematch_button.set_label(self.tr("Rematch"))
        self.view.setAccessibleName(self.tr("What is shown"))
        super().retranslate()

    def _say(self) -> None:
        super()._say()
        if self._score is None:
            return
        self._head.setText(self._verdict())
        self._bar.set_title(self._title, self.tr("End of the match"))
        leaders = self._leaders()
        rounds = self.tr("after %n round(s)", "", len(self._score.rounds))
        words = self._words.point_words().final
        best = filled(words, rounds=rounds, points=signed(self._score.totals[leaders[0]]))
        best = best if self._parts is None else self._parts.why
        self._sentence.setText(f"{best} {self._own_place()}".strip())
        self.view.set_options([Option("deal", self.tr("The same cards")), Option("way", self._chart_head.text())])
        self._compare()

    def _fill_right(self, column: QVBoxLayout) -> None:
        look = self.look
        self.view = SegmentedChoice(look, "", ())
        self.same_deal = SameDealTable(look, self._art.pictures)
        self._compared = Scroll(look, self.same_deal)
        self.deal = DealLine(look, has_again=True)
        super()._fill_right(column)
        column.insertWidget(0, self.view)
        column.insertWidget(column.indexOf(self.chart), self._compared, 1)
        column.addWidget(self.deal)
        self.view.chosen.connect(self._turn_view)
        self.deal.copy_asked.connect(self.copy_asked)
        self.deal.again_asked.connect(self.again_asked)

    def _compare(self) -> None:
        lines = () if self._score is None else compared(self._score, self._seats, self._others)
        self.same_deal.show_lines(self._words, lines)

    def _turn_view(self) -> None:
        """Comparison or chart; the choice between them stands only where there is one."""
        is_compared, has_others = self.view.value == "deal", bool(self.same_deal.lines)
        self.view.setVisible(has_others)
        self._chart_head.setVisible(not has_others)
        self._compared.setVisible(is_compared)
        self.chart.setVisible(not is_compared)

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

    def _own_place(self) -> str:
        own = next((line for line in self.table.sheet.lines if line.is_own), None)
        if own is None or own.is_leading:
            return ""
        words = self.tr("You came {place} of {count}.")
        return filled(words, place=place_word(own.place), count=len(self._seats))
