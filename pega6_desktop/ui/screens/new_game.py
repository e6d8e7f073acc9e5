"""The table before the match: who sits down, at which level, by which house rules, with which deal.

Owns the form. Must not know how a match is begun: it hands over a plan that can be played, and no other.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import BOLD, EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets import Panel, Pennants, PlateButton, PrimaryButton, TopBar, Words
from pega6_desktop.ui.screens import plan as plans
from pega6_desktop.ui.screens.draft import SEATS, SEED, Draft, FieldId, Problem, draft_of, judged
from pega6_desktop.ui.screens.fields import LARGE_TYPE, NumberField, RuleRow, Trouble
from pega6_desktop.ui.screens.game_head import GameHead
from pega6_desktop.ui.screens.plan import TablePlan
from pega6_desktop.ui.screens.screen import Screen, Scroll, abreast, stacked
from pega6_desktop.ui.screens.seat_row import SeatRow
from pega6_desktop.ui.screens.words import problem_sentence, variant_words
from pega6_desktop.ui.table.art import CardArt
from pega6_desktop.ui.text.people import own_word
from pega6_desktop.ui.text.speech import filled


class NewGameScreen(Screen):
    """Shows a plan, lets it be changed, and starts it: ``start_asked(TablePlan)``; ``back_asked`` by Esc."""

    start_asked = Signal(object)
    back_asked = Signal()

    def __init__(
        self, look: Look, art: CardArt, bar: TopBar, levels: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self._art, self._bar, self._levels = art, bar, tuple(levels)
        self._game_id, self._variant = "", ""
        self._own_shown = ""
        self.seat_rows: list[SeatRow] = []
        self.rule_rows: list[RuleRow] = []
        self._make_parts()
        self._arrange()
        self._wire()
        self.show_plan(plans.first_plan(levels))
        self.retranslate()
        self.relayout()

    # ---------------------------------------------------------------- what it shows

    @property
    def draft(self) -> Draft:
        """The form as typed so far."""
        return Draft(
            game=self._game_id,
            variant=self._variant,
            seats=tuple(row.seat for row in self.seat_rows),
            numbers={row.rule.key: row.text for row in self.rule_rows if isinstance(row.control, NumberField)},
            values={row.rule.key: row.value for row in self.rule_rows if not isinstance(row.control, NumberField)},
            seed=self.deal.text(),
        )

    def show_plan(self, plan: TablePlan) -> None:
        """Fill the whole form from a plan."""
        self._game_id, self._variant = plan.game, plan.variant
        self._show_rules(plan)
        self.deal.setText(draft_of(plan).seed)
        self._show_seats(plan)
        self._name_player()

    def _name_player(self) -> None:
        """A player who typed no name is called by the word for it, whatever the language is now."""
        human = self.seat_rows[plans.human_place(self._typed())]
        if human.name.text() in ("", self._own_shown):
            human.name.setText(own_word())
        self._own_shown = own_word()
        self._judge()

    def arrive(self) -> None:
        super().arrive()
        self._judge()

    def pressed(self, key: int) -> bool:
        if key == Qt.Key.Key_Escape:
            self.back_asked.emit()
            return True
        return False

    # ---------------------------------------------------------------- words and lengths

    def retranslate(self) -> None:
        self._bar.set_title(self.tr("New game"), self.tr("Table, players and rules"))
        self._who.setText(self.tr("Who plays"))
        self._house.setText(self.tr("House rules"))
        self._deal_word.setText(self.tr("Deal"))
        self.deal.setPlaceholderText(self.tr("new for every match"))
        self.deal.setAccessibleName(self.tr("Number of the deal"))
        self._deal_sentence.setText(self.tr("A fixed number deals the same cards again."))
        self.mix_button.set_label(self.tr("Shuffle seats"))
        self.add_button.set_label(self.tr("Put somebody else at the table"))
        self.back_button.set_label(self.tr("Back"))
        self.start_button.set_label(self.tr("Start"))
        name, sentence = variant_words(self._game_id, self._variant)
        self._game.set_words(name, sentence, plans.variant_of(self._typed()))
        for row in self.rule_rows:
            row.retranslate()
        for number, seat in enumerate(self.seat_rows, 1):
            seat.retranslate(number)
        self._name_player()

    def relayout(self) -> None:
        u = self.look.u
        self._body.setContentsMargins(round(8 * u), 0, round(8 * u), round(6 * u))
        self._body.setSpacing(0)
        self._feet.setContentsMargins(round(9 * u), 0, round(9 * u), round(8 * u))
        for column in (self._seats, self._rules):
            column.setSpacing(round(7 * u))
            column.setContentsMargins(0, 0, round(8 * u), 0)
        for row in self.rule_rows:
            row.relayout()
        self._deal_top.setDirection(
            QBoxLayout.Direction.TopToBottom if self.look.text_scale > LARGE_TYPE else QBoxLayout.Direction.LeftToRight
        )
        self.deal.setFixedWidth(round(max(200 * u, self.look.text_px(16) * 11)))

    # ---------------------------------------------------------------- building

    def _make_parts(self) -> None:
        look = self.look
        self._who = Words(look, size=20, weight=EXTRABOLD)
        self._count = Words(look, size=13, weight=SEMIBOLD, colour="muted")
        self._crowd = Trouble(look)
        self.mix_button = PlateButton(look, icon="shuffle", size=13.5, tall=34)
        self.add_button = PlateButton(look, icon="plus", size=15, tall=48)
        self._game = GameHead(look, self._art)
        self._house = Words(look, size=17, weight=EXTRABOLD)
        self._deal_word = Words(look, size=15, weight=EXTRABOLD)
        self._deal_sentence = Words(look, size=12.8, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._deal_trouble = Trouble(look)
        self.deal = NumberField(look)
        self.back_button = PlateButton(look, icon="undo", key="Esc", size=15.5, tall=54)
        self.start_button = PrimaryButton(look, icon="play", key="Enter", size=20, tall=54)
        self._why_not = Words(look, size=14, weight=BOLD, colour="wood_text", is_wrapped=True)
        self.set_main(self.start_button)

    def _arrange(self) -> None:
        page = stacked(self)
        page.addWidget(self._bar)
        page.addWidget(Pennants(self.look, size=15, sag=9))
        self._body = abreast()
        self._body.addWidget(self._seat_panel(), 1)
        self._body.addWidget(self._rule_panel(), 1)
        page.addLayout(self._body, 1)
        self._feet = abreast()
        self._feet.addWidget(self.back_button)
        self._feet.addStretch(1)
        self._feet.addWidget(self._why_not, 2)
        self._feet.addWidget(self.start_button)
        page.addLayout(self._feet)

    def _seat_panel(self) -> Panel:
        panel = Panel(self.look, padding=14)
        head = abreast(gap=8)
        head.addWidget(self._who)
        head.addWidget(self._count)
        head.addStretch(1)
        head.addWidget(self.mix_button)
        content = QWidget()
        self._seats = stacked(content)
        column = stacked(panel)
        column.addLayout(head)
        column.addWidget(self._crowd)
        column.addWidget(Scroll(self.look, content), 1)
        column.addWidget(self.add_button)
        return panel

    def _rule_panel(self) -> Panel:
        panel = Panel(self.look, padding=14)
        content = QWidget()
        self._rules = stacked(content)
        self._rules.addWidget(self._game)
        self._rules.addWidget(self._house)
        self._rule_place = self._rules.count()
        self._rules.addWidget(self._deal_row())
        self._rules.addStretch(1)
        column = stacked(panel)
        column.addWidget(Scroll(self.look, content))
        return panel

    def _deal_row(self) -> Panel:
        row = Panel(self.look, kind="inset", radius=12, padding=10)
        self._deal_top = abreast()
        self._deal_top.addWidget(self._deal_word, 1)
        self._deal_top.addWidget(self.deal)
        column = stacked(row)
        column.addLayout(self._deal_top)
        column.addWidget(self._deal_trouble)
        column.addWidget(self._deal_sentence)
        return row

    def _wire(self) -> None:
        self.back_button.clicked.connect(self.back_asked)
        self.start_button.clicked.connect(self._start)
        self.mix_button.clicked.connect(self._mix)
        self.add_button.clicked.connect(self._add)
        self.deal.textEdited.connect(self._judge)

    def _show_rules(self, plan: TablePlan) -> None:
        for row in self.rule_rows:
            self._rules.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rule_rows = [RuleRow(self.look, rule) for rule in plans.variant_of(plan).house_rules]
        for place, row in enumerate(self.rule_rows):
            self._rules.insertWidget(self._rule_place + place, row)
            row.show_value(plans.option(plan, row.rule))
            row.relayout()
            row.edited.connect(self._judge)

    def _show_seats(self, plan: TablePlan) -> None:
        for row in self.seat_rows:
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
        while self._seats.count():
            self._seats.takeAt(0)
        self.seat_rows = [SeatRow(self.look, self._art.pictures, seat, self._levels) for seat in plan.seats]
        for number, row in enumerate(self.seat_rows, 1):
            self._seats.addWidget(row)
            row.retranslate(number)
            row.edited.connect(self._judge)
            row.removed.connect(lambda row=row: self._remove(row))
            row.face_asked.connect(lambda row=row: self._next_face(row))
        self._seats.addStretch(1)
        self._judge()

    # ---------------------------------------------------------------- what the player does

    def _typed(self) -> TablePlan:
        return TablePlan(game=self._game_id, variant=self._variant, seats=self.draft.seats)

    def _mix(self) -> None:
        self._show_seats(plans.with_seats_mixed(self._typed()))

    def _add(self) -> None:
        self._show_seats(plans.with_one_more(self._typed(), self._levels[-1]))
        self.seat_rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.seat_rows[-1].name.selectAll()

    def _remove(self, row: SeatRow) -> None:
        place = self.seat_rows.index(row)
        self._show_seats(plans.without_seat(self._typed(), place))
        following = [row.remove for row in self.seat_rows[place:] if row.remove.isVisibleTo(row)]
        (following[0] if following else self.add_button).setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_face(self, row: SeatRow) -> None:
        taken = {other.seat.avatar for other in self.seat_rows if other is not row}
        faces = [(row.seat.avatar + step) % plans.AVATARS for step in range(1, plans.AVATARS + 1)]
        row.show_face(next((face for face in faces if face not in taken), faces[0]))
        self._judge()

    def _judge(self) -> tuple[TablePlan | None, tuple[Problem, ...]]:
        """Say at every field what is wrong with it, and tell the plan the form means."""
        draft = self.draft
        plan, problems = judged(draft, own_word())
        said = {problem.field: problem_sentence(problem) for problem in reversed(problems)}
        for place, seat in enumerate(self.seat_rows):
            seat.say(said.get(("name", place), ""))
        for row in self.rule_rows:
            row.say(said.get(("option", row.rule.key), ""))
        self._deal_trouble.say(said.get(SEED, ""))
        self._deal_sentence.setVisible(SEED not in said)
        self.deal.set_trouble(said.get(SEED, ""))
        self._crowd.say(said.get(SEATS, ""))
        self._count_seats(len(draft.seats))
        self._why_not.setText("" if plan else self.tr("Something above cannot be played yet."))
        return plan, problems

    def _count_seats(self, seats: int) -> None:
        variant = plans.variant_of(self._typed())
        words = self.tr("{seats} of {minimum} to {maximum} seats")
        self._count.setText(filled(words, seats=seats, minimum=variant.min_seats, maximum=variant.max_seats))
        self.add_button.setEnabled(seats < variant.max_seats)
        for row in self.seat_rows:
            row.set_removable(is_removable=seats > variant.min_seats)

    def _start(self) -> None:
        plan, problems = self._judge()
        if plan is not None:
            self.start_asked.emit(plan)
            return
        field = self._widget_of(problems[0].field)
        field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _widget_of(self, field: FieldId) -> QWidget:
        kind, key = field
        if kind == "name" and isinstance(key, int):
            return self.seat_rows[key].name
        if kind == "option":
            return next(row.control for row in self.rule_rows if row.rule.key == key)
        return self.deal if kind == "seed" else self.add_button
