"""After a round: the score sheet, the way of the totals, and what comes next.

Owns this screen, and what it shares with that after the match. Must not know the rules: it shows a score sheet, names
and what the board has to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QVBoxLayout, QWidget

from pega6_desktop.core.scores import ScoreSheet
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look
from pega6_desktop.ui.look.widgets import Flow, Label, LookButton, Panel, Pennants, PlateButton, PrimaryButton, TopBar
from pega6_desktop.ui.screens.common.score_table import Marked, RoundCard, ScoreTable, paths
from pega6_desktop.ui.screens.common.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.screens.common.shortcuts import meant
from pega6_desktop.ui.screens.results.finale import CALM_MS, Finale, Ranking
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.view import Bag, Highlight, Parts
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import GameWords, Voice, filled

if TYPE_CHECKING:
    from pega6_desktop.ui.screens.results.chart import PathChart


_WALKED = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""Keys that lead from button to button, and how far."""

_LINE = 20
"""Units of height within which things stand in one line."""


class ResultScreen(Screen):
    """A score sheet, the way of the totals, a card to remember. Subclasses give titles and buttons, and arrange them.

    The keyboard begins at the main button and goes through the page in reading order; arrows stay among its buttons.

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
        self._sentence = self._make_sentence()
        self._rules = Label(look, size=13, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self.table = ScoreTable(look, art.pictures)
        self._way_words = ""
        self.chart = self._make_chart()
        self.card = RoundCard(look, art)
        self.card.hide()
        self.watch_button = PlateButton(look, icon="eye", key="V", size=14, tall=40)
        self.watch_button.clicked.connect(self.watch_asked)
        self.sheet_button = PlateButton(look, icon="print", key="P", size=14, tall=40)
        self.sheet_button.clicked.connect(self.sheet_asked)
        self._arrange()

    def arrive(self) -> None:
        for button in self._own_buttons():
            button.installEventFilter(self)
        super().arrive()

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        step = _WALKED.get(Qt.Key(event.key())) if isinstance(event, QKeyEvent) else None
        if step is None or event.type() != QEvent.Type.KeyPress:
            return False
        own = self._own_buttons()
        self._step([one for one in self._walk() if one in own], self.focusWidget(), step)
        return True

    def _own_buttons(self) -> list[LookButton]:
        return [button for button in self.findChildren(LookButton) if not self._bar.isAncestorOf(button)]

    def focusNextPrevChild(self, is_next: bool, /) -> bool:  # noqa: FBT001 - Qt's
        """Tab, from anywhere on the page."""
        return self._step(self._walk(), self.focusWidget(), 1 if is_next else -1)

    def _step(self, walk: Sequence[QWidget], start: QWidget | None, step: int) -> bool:
        held = [index for index, one in enumerate(walk) if start in (one, one.focusProxy())]
        at = held[-1] if held else -1 if step > 0 else 0
        if walk:
            walk[(at + step) % len(walk)].setFocus(Qt.FocusReason.TabFocusReason)
        return bool(walk)

    def _walk(self) -> list[QWidget]:
        """Everything the keyboard comes to: the main button, what is shown, the buttons line by line, the bar."""
        line = _LINE * self.look.u

        def order(one: QWidget) -> tuple[bool, bool, int, int]:
            at = one.mapTo(self, one.rect().center())
            down = round(at.y() / line) if isinstance(one, QAbstractButton) else 0
            return one is not self._main, self._bar.isAncestorOf(one), down, at.x()

        stops = Qt.FocusPolicy.TabFocus
        found = [one for one in self.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
        return sorted((one for one in found if one.focusPolicy() & stops == stops), key=order)

    def _make_chart(self) -> PathChart:
        # Only now: loading the plotting library takes a moment, and many a start needs none.
        from pega6_desktop.ui.screens.results.chart import PathChart

        return PathChart(self.look, self._art.pictures)

    def _make_sentence(self) -> Label:
        return Label(self.look, size=16, weight=SEMIBOLD, colour="muted", is_wrapped=True)

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
        if score != self._score:
            self._forget()
        self._score, self._seats, self._viewer = score, tuple(seats), viewer
        self._title, self._parts = title, parts
        self._say()

    @property
    def rules(self) -> str:
        """The line about the rules."""
        return self._rules.text()

    def _forget(self) -> None:
        """Another result comes: what was told beside the last one is not true of it."""

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

    def _say(self) -> None:
        """Set all words about the score that is shown."""
        if self._score is None:
            return
        voice = self._voice()
        named = [msgspec.structs.replace(seat, name=voice.name(place)) for place, seat in enumerate(self._seats)]
        self.table.show_score(self._words, self._score, named, self._viewer, self._parts, self._told())
        target = self._score.target
        self.chart.show_paths(self.table.sheet.lines, paths(self._score), target)
        words = self.tr("The race to {target}") if target else self._words.point_words().way
        self._way_words = filled(words, target=target)

    def _told(self) -> Marked | None:
        """The cell of the sheet that is marked by a story; None where each round's best is."""
        return None

    def _voice(self) -> Voice:
        return Voice(self._seats, self._viewer)

    def _leaders(self) -> tuple[int, ...]:
        return tuple(line.seat for line in self.table.sheet.lines if line.is_leading)

    def _arrange(self) -> None:
        """Put everything where it belongs."""
        raise NotImplementedError


class RoundResult(ResultScreen):
    """Between two rounds: ``next_asked`` by Enter, ``leave_asked`` by S."""

    next_asked = Signal()
    leave_asked = Signal()
    sounded = Signal(str)

    def __init__(self, look: Look, art: CardArt, bar: TopBar) -> None:
        self._bags: tuple[Bag, ...] = ()
        super().__init__(look, art, bar)
        self.finale.sounded.connect(self.sounded)
        self.finale.over.connect(self._on_open)
        # Whoever still presses Space to see the end means nothing else by it.
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._take_keyboard_back)
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

    def show_bags(self, bags: Sequence[Bag]) -> None:
        """What was hidden in this round, most points first; empty: the sheet is shown instead. Before the result."""
        self._bags = tuple(bags)

    def open_bags(self, pace: float) -> None:
        """Open them from the first on; pace: ms for one of normal speed, 0: they stand open."""
        if self._bags:
            self.finale.begin(pace)
            self._rank()

    def arrive(self) -> None:
        """While bags are opened no button has the keyboard: Space is theirs."""
        if self._bags and not self.finale.opening.is_over:
            self.finale.setFocus()
        else:
            super().arrive()

    def pressed(self, key: int) -> bool:
        """Space goes on to the next bag, twice to the end."""
        found = meant("results", key)
        if found is not None and found.name == "next_bag":
            return bool(self._bags) and self.finale.go_on()
        return super().pressed(key)

    def relayout(self) -> None:
        u = self.look.u
        is_narrow = self.width() < 1000 or self.look.text_scale > 1.3
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._opening.setDirection(down if is_narrow else across)
        self._opening.setSpacing(round(8 * u))
        self._ranks.setMaximumWidth(16_777_215 if is_narrow else round(440 * u))
        is_low = self.height() < 720 * u
        side = round((16 if is_low or self._bags else 46) * u)
        self._body.setContentsMargins(side, 0, side, 0)
        self._feet.setContentsMargins(side, 0, side, round((6 if is_low else 18) * u))
        self._columns.setSpacing(round(26 * u))

    def _buttons(self) -> dict[str, LookButton]:
        return {**super()._buttons(), "leave": self.leave_button}

    def retranslate(self) -> None:
        self.leave_button.set_label(self.tr("Save and leave"))
        super().retranslate()

    def _say(self) -> None:
        super()._say()
        if self._score is None:
            return
        head = filled(self.tr("End of round {round}"), round=len(self._score.rounds))
        self._head.setText(head)
        self._bar.set_title(self._title, head)
        is_over = self._score.outcome is not None
        self.leave_button.setVisible(not is_over)
        self.next_button.set_label(self.tr("To the result") if is_over else self.tr("Next round"))
        self._sentence.setText("" if is_over else f"{self._course(self._score)} {self._lead(self._score)}")
        self._chart_head.setText(self._way_words)
        self._say_bags(head)

    def _say_bags(self, head: str) -> None:
        """The sheet, or the bags in its place."""
        self._panel.setVisible(not self._bags)
        self._page_of_bags.setVisible(bool(self._bags))
        self.relayout()
        home = self._ranks_column if self._bags else self._right
        home.addWidget(self.card)
        if not self._bags:
            self._left.addWidget(self._extras)
            return
        self._feet.insertWidget(1, self._extras, 0, Qt.AlignmentFlag.AlignVCenter)
        self._bags_head.setText(filled(self.tr("{end_of_round}: open the bags!"), end_of_round=head))
        rounds = self.tr("After %n round(s)", "", 0 if self._score is None else len(self._score.rounds))
        self._ranks_head.setText(f"{rounds} · {self._words.point_words().better}")
        self.finale.show_bags(self._bags)
        self._rank()

    def _on_open(self) -> None:
        self._rank()
        self._calm.start()

    def _take_keyboard_back(self) -> None:
        if self.finale.hasFocus():
            super().arrive()

    def _rank(self) -> None:
        """The ranking, with this round once all bags are open."""
        if self._score is not None and self._bags:
            voice = self._voice()
            named = [msgspec.structs.replace(seat, name=voice.name(place)) for place, seat in enumerate(self._seats)]
            is_over = self.finale.opening.is_over
            self.ranking.show_score(self._words, self._score, named, self._viewer, is_filled=is_over)

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

    def _arrange(self) -> None:
        page = stacked(self)
        page.addWidget(self._bar)
        page.addWidget(Pennants(self.look, size=22, sag=16))
        self._body = abreast(page, share=1)
        self._panel = Panel(self.look, radius=20, padding=20)
        self._body.addWidget(self._panel)
        self._body.addWidget(self._made_page_of_bags())
        self._feet = abreast(page)
        self._columns = abreast(self._panel)
        self._left = stacked(self._columns, gap=6, share=56)
        self._right = stacked(self._columns, gap=8, share=38)
        self._fill_left(self._left)
        self._fill_right(self._right)

    def _made_page_of_bags(self) -> QWidget:
        inside = QWidget()
        self._opening = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self._opening.setContentsMargins(0, 0, 0, 0)
        self.finale, self.ranking = Finale(self.look, self._art), Ranking(self.look, self._art.pictures)
        self._bags_head = Label(self.look, size=25, weight=EXTRABOLD, colour="title", is_wrapped=True)
        stacked(self._opening, self._bags_head, (self.finale, 1), share=68)
        self._ranks = Panel(self.look, radius=18, padding=14)
        self._opening.addWidget(self._ranks, 32)
        self._ranks_head = Label(self.look, size=17, weight=EXTRABOLD, is_wrapped=True)
        self._ranks_column = stacked(self._ranks, self._ranks_head, self.ranking, None, gap=6)
        self._page_of_bags = Scroll(self.look, inside)
        return self._page_of_bags

    def _fill_left(self, column: QVBoxLayout) -> None:
        column.addWidget(self._head)
        column.addWidget(self._sentence)
        column.addSpacing(8)
        column.addWidget(Scroll(self.look, self.table), 1)
        self._extras = Flow()
        self._extras.add(self.watch_button)
        self._extras.add(self.sheet_button)
        column.addWidget(self._extras)

    def _fill_right(self, column: QVBoxLayout) -> None:
        self._chart_head = Label(self.look, size=18, weight=EXTRABOLD)
        column.addWidget(self._chart_head)
        column.addWidget(self.chart, 1)
        column.addWidget(self._rules)
        column.addWidget(self.card)
