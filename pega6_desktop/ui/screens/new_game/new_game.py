"""The table before the match: who sits down, at which level, by which house rules, with which deal.

Owns the form as a whole: seats beside rules, what is wrong with them, the start. Must not know how a match is begun: it
hands over a plan that can be played, and no other.
"""

import itertools
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from pega6_desktop.records.deal_code import Agreement
from pega6_desktop.ui.look import BOLD, Look
from pega6_desktop.ui.look.widgets import Label, PlateButton, PrimaryButton, TopBar
from pega6_desktop.ui.look.widgets.frames import PANEL_BLEED
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE
from pega6_desktop.ui.screens.common.game_tiles import BLEED, GameOffer, GameTiles, tile_of
from pega6_desktop.ui.screens.common.house_rules import RuleSets
from pega6_desktop.ui.screens.common.plan import Lengths, Strengths, TablePlan, minutes
from pega6_desktop.ui.screens.common.preferences import PreferenceStore
from pega6_desktop.ui.screens.common.screen import PageScreen, abreast, focus_stops, in_units, show_in_sight, stacked
from pega6_desktop.ui.screens.common.typed_plan import SEATS, FieldId, Problem, TypedPlan, deal_typed, judged
from pega6_desktop.ui.screens.common.words import problem_sentence
from pega6_desktop.ui.screens.new_game.rule_panel import RulePanel
from pega6_desktop.ui.screens.new_game.seat_panel import SeatPanel
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.words.messages import filled, own_word


class NewGameScreen(PageScreen):
    """Shows a plan, lets it be changed, and starts it: ``start_asked(TablePlan)``.

    ``deal_asked(TablePlan)`` starts one whose cards somebody else has played: they are for this match only.
    """

    start_asked = Signal(object)
    deal_asked = Signal(object)

    def __init__(
        self,
        look: Look,
        art: CardArt,
        bar: TopBar,
        offers: Sequence[GameOffer],
        preferences: PreferenceStore,
        *,
        strengths: Strengths,
        lengths: Lengths,
    ) -> None:
        """offers: the games that may be chosen, the first one chosen at first. strengths, lengths: what was measured of
        their levels and matches.
        """
        super().__init__(look, bar, back=PlateButton(look, icon="undo", key="Esc", size=15.5, tall=54))
        self._preferences = preferences
        self._strengths, self._lengths = strengths, lengths
        self._stops: list[QWidget] = []
        self._offers = {offer.game: offer for offer in offers}
        plan = plans.first_plan(offers[0].levels, offers[0].game)
        self.games = GameTiles(look, art, is_modest=True)
        self.seats = SeatPanel(look, art.pictures, offers[0], plans.variant_of(plan))
        self.rules = RulePanel(look, art, offers, plan)
        self.start_button = PrimaryButton(look, icon="play", key="Enter", size=20, tall=54)
        self.length = Label(look, size=14, weight=BOLD, colour="wood_text", is_wrapped=True)
        self.length.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.set_main(self.start_button)
        self._arrange()
        self._wire()
        self.show_plan(plan)
        self.retranslate()
        self.relayout()

    # ---------------------------------------------------------------- what it shows

    @property
    def typed(self) -> TypedPlan:
        """The form as typed so far."""
        return self.rules.typed(self.seats.seats)

    def show_plan(self, plan: TablePlan) -> None:
        """Fill the whole form from a plan."""
        self.rules.show_plan(plan)
        self._name_games()
        self.seats.show_game(self._offers[plan.game])
        self.rules.kept.show_sets(self._preferences.value.rule_sets, plan.game)
        self.seats.show_variant(plans.variant_of(plan))
        self.seats.show_profiles(self._preferences.value.profiles)
        self.seats.show_seats(plan.seats)
        self._judge()

    def arrive(self) -> None:
        super().arrive()
        self.seats.show_profiles(self._preferences.value.profiles)
        self._judge()

    def retranslate(self) -> None:
        self._bar.set_title(self.tr("New game"), self.tr("Table, players and rules"))
        self.back_button.set_label(self.tr("Back"))
        self.start_button.set_label(self.tr("Start"))
        self._name_games()
        self.rules.retranslate()
        self.seats.retranslate()
        self._judge()

    def relayout(self) -> None:
        # In large type a seat needs more width than a rule, whose words may take another line.
        self._body.setStretch(0, 3 if self.look.text_scale > LARGE_TYPE else 2)
        self.seats.relayout()
        self.rules.relayout()

    # ---------------------------------------------------------------- building

    def _arrange(self) -> None:
        page = self.begin(flags=(15, 9))
        self._body = in_units(self.look, abreast(page, share=1), margins=(8, 0, 8, 6))
        column = stacked(self._body, share=2)
        # A tile keeps less room around itself than a panel does; their sides shall be in one line.
        beside = PANEL_BLEED - BLEED
        in_units(self.look, abreast(column, (self.games, 1)), margins=(beside, 0, beside, 0))
        column.addWidget(self.seats, 1)
        self._body.addWidget(self.rules, 2)
        feet = self.end(page, self.back_button, None, (self.length, 2), below=8)
        feet.addSpacing(10)
        feet.addWidget(self.start_button)

    def _wire(self) -> None:
        self.start_button.clicked.connect(self._start)
        self.games.chosen.connect(self._choose_game)
        self.seats.edited.connect(self._judge)
        self.rules.edited.connect(self._on_rules)
        self.rules.deal_given.connect(self._on_deal)
        self.rules.kept.changed.connect(self._on_kept)

    # ---------------------------------------------------------------- what the player does

    def _name_games(self) -> None:
        tiles = [tile_of(offer, plans.limits_of(offer.game)) for offer in self._offers.values()]
        self.games.set_games(tiles, self.rules.plan.game)

    def _choose_game(self, game: str) -> None:
        """The table of another game: as it was left, or laid for the same people."""
        now, _ = judged(self.typed, own_word())
        present = self.rules.plan if now is None else now
        seats = msgspec.structs.replace(present, seats=self.seats.seats)
        left = self._preferences.value.left
        if now is not None:
            self._preferences.change(left=plans.with_left(left, now))
        self.show_plan(plans.with_game(seats, left, game, self._offers[game].levels))

    def _on_rules(self) -> None:
        self.seats.show_variant(plans.variant_of(self.rules.plan))
        self._judge()

    def _on_deal(self, deal: Agreement) -> None:
        """The number of a game was put in: the whole table is as it says."""
        if deal.game not in self._offers:
            return
        present = msgspec.structs.replace(self.rules.plan, seats=self.seats.seats)
        levels = self._offers[deal.game].levels
        if deal.game != present.game:
            present = plans.with_game(present, (), deal.game, levels)
            self.seats.show_game(self._offers[deal.game])
        plan = plans.with_deal(present, deal, plans.middle(levels))
        self.rules.follow(plan)
        self._name_games()
        self.seats.show_variant(plans.variant_of(plan))
        if plan.seats != present.seats:
            self.seats.show_seats(plan.seats)

    def _on_kept(self, sets: RuleSets) -> None:
        self._preferences.change(rule_sets=sets)
        self._judge()

    def _judge(self) -> tuple[TablePlan | None, tuple[Problem, ...]]:
        """Say at every field what is wrong with it, and tell the plan the form means."""
        plan, problems = judged(self.typed, own_word())
        said = {problem.field: problem_sentence(problem) for problem in reversed(problems)}
        self.seats.say(said)
        self.rules.say(said)
        self.length.setText(self._length_said(plan) if plan else self._trouble_said(problems[0]))
        self.seats.show_strengths(self._strengths(self.rules.plan.game, self.rules.plan.variant, len(self.seats.rows)))
        self._set_tab_order()
        return plan, problems

    def _length_said(self, plan: TablePlan) -> str:
        """About how long it takes; nothing where that was not measured."""
        length = self._lengths(plan.game, plan.variant, len(plan.seats))
        return (
            "" if length is None else self.tr("about %n minute(s)", "how long the match takes", minutes(plan, length))
        )

    def _set_tab_order(self) -> None:
        """Seats and rules come and go; Tab follows what is seen, not when it was made."""
        stops = focus_stops(self.layout())
        if stops != self._stops:
            self._stops = stops
            for first, second in itertools.pairwise(stops):
                QWidget.setTabOrder(first, second)

    def _start(self) -> None:
        plan, problems = self._judge()
        if plan is not None:
            is_of_others = deal_typed(self.rules.deal.text()) is not None
            (self.deal_asked if is_of_others else self.start_asked).emit(plan)
        else:
            wrong = self._widget_of(problems[0].field)
            wrong.setFocus(Qt.FocusReason.OtherFocusReason)
            show_in_sight(wrong)

    def _trouble_said(self, problem: Problem) -> str:
        """What keeps the match from beginning, with the name of its field: that may be out of sight."""
        sentence = problem_sentence(problem)
        if problem.field == SEATS:
            return sentence
        field = self._widget_of(problem.field).accessibleName()
        return filled(self.tr("{field}: {trouble}"), field=field, trouble=sentence)

    def _widget_of(self, field: FieldId) -> QWidget:
        return self.rules.widget_of(field) or self.seats.widget_of(field)
