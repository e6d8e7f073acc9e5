"""By which rules: variant, edition, kept rules, house rules and the deal, one under the other.

Owns these controls and how a touch on one moves the others. Must not know who plays; what is wrong it is told.
"""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from pega6_desktop.core.variant import Options, Variant
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime import offered
from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, text_width
from pega6_desktop.ui.look.widgets import Label, Option, Panel, PlateButton, SegmentedChoice
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.fields import LARGE_TYPE, NumberField, RuleRow, Trouble
from pega6_desktop.ui.screens.common.game_tiles import CardPair, GameOffer, TileWords
from pega6_desktop.ui.screens.common.house_rules import OWN_WAY, RuleSet, edition_words, lack_words, variant_words
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.screens.common.screen import Scroll, abreast, in_units, stacked, take_out
from pega6_desktop.ui.screens.common.typed_plan import DEAL, FieldId, TypedPlan, agreed_rules, deal_typed, typed_of
from pega6_desktop.ui.screens.new_game.kept_rules import KeptRules, RuleTiles
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.words.messages import filled


class GameHead(QWidget):
    """What is going to be played."""

    def __init__(self, look: Look, art: CardArt) -> None:
        super().__init__()
        self._look = look
        self._name = Label(look, size=20, weight=EXTRABOLD)
        self._players = Label(look, size=13, weight=SEMIBOLD, colour="muted")
        self._sentence = Label(look, size=13.5, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._cards = CardPair(look, art)
        words = stacked(abreast(self, self._cards, gap=10), share=1)
        self._line = abreast(words, self._name, (self._players, 1), gap=10)
        words.addWidget(self._sentence)
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        """Large type takes a line for each, and two for a long one."""
        is_large = self._look.text_scale > LARGE_TYPE
        self._line.setDirection(QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight)
        self._line.setSpacing(0 if is_large else 10)
        self._name.setWordWrap(is_large)
        self._players.setWordWrap(is_large)

    def show_variant(self, name: str, sentence: str, variant: Variant, pair: tuple[CardFace, CardFace]) -> None:
        """Introduce this variant in the present language, with two cards that stand for it."""
        self._cards.show_pair(pair)
        self._name.setText(name)
        self._sentence.setText(sentence)
        players = self.tr("{minimum} to {maximum} players")
        self._players.setText(filled(players, minimum=variant.min_seats, maximum=variant.max_seats))


class RulePanel(Panel):
    """The rules as chosen so far; ``edited`` after every change of any of them.

    ``deal_given(Agreement)``: the number of a game was put in, which lays down rules and seats as well.
    """

    edited = Signal()
    deal_given = Signal(object)

    def __init__(self, look: Look, art: CardArt, offers: Sequence[GameOffer], plan: TablePlan) -> None:
        """offers: what may be chosen; where a game has one variant there is no choice to show."""
        super().__init__(look, padding=14)
        self._offers = {offer.game: offer for offer in offers}
        self._plan = plan
        self.rows: list[RuleRow] = []
        self._make_parts(art)
        self._arrange()
        self._wire()
        self.show_plan(plan)

    @property
    def plan(self) -> TablePlan:
        """Game, variant and edition as chosen; its rules are those the controls were filled with."""
        return self._plan

    def typed(self, seats: tuple[SeatInfo, ...]) -> TypedPlan:
        """The form as typed so far, with these seats."""
        return TypedPlan(
            game=self._plan.game,
            variant=self._plan.variant,
            seats=seats,
            numbers={row.rule.key: row.text for row in self.rows if isinstance(row.control, NumberField)},
            values={row.rule.key: row.value for row in self.rows if not isinstance(row.control, NumberField)},
            deal=self.deal.text(),
            edition=self._plan.edition,
        )

    def show_plan(self, plan: TablePlan) -> None:
        """Fill every control from a plan."""
        self.deal.setText(typed_of(plan).deal)
        self._show_rules(plan)

    def follow(self, plan: TablePlan) -> None:
        """Fill the controls from a plan for the number that was put in, which stays as it was typed."""
        self._show_rules(plan)

    def say(self, said: dict[FieldId, str]) -> None:
        """Show these sentences at the controls they are about, and which edition the rules are."""
        for row in self.rows:
            row.say(said.get(("option", row.rule.key), ""))
        self._deal_trouble.say(said.get(DEAL, ""))
        self._deal_sentence.setVisible(DEAL not in said)
        self.obey_button.setVisible(DEAL in said and deal_typed(self.deal.text()) is not None)
        self.deal.set_trouble(said.get(DEAL, ""))
        self._show_in_force()

    def widget_of(self, field: FieldId) -> QWidget | None:
        """The control of a field, None for one that is not here."""
        if field == DEAL:
            return self.deal
        return next((row.control for row in self.rows if field == ("option", row.rule.key)), None)

    def retranslate(self) -> None:
        """Every word in the present language."""
        self._variant_word.setText(self.tr("Variant"))
        self.variant.setAccessibleName(self.tr("Variant"))
        self._edition_word.setText(self.tr("Edition"))
        self._edition_note.setText(self.tr("one touch sets all rules at once"))
        self.editions.setAccessibleName(self.tr("Edition"))
        self._house.setText(self.tr("House rules"))
        self._deal_word.setText(self.tr("Deal"))
        self.deal.setPlaceholderText(self.tr("new for every match"))
        self.deal.setAccessibleName(self.tr("Deal code"))
        self._widen_deal()
        self._deal_sentence.setText(
            self.tr("The same code deals the same cards; the code of a match also sets its rules and seats.")
        )
        self.obey_button.set_label(self.tr("Use the rules and seats of the code"))
        self.kept.retranslate()
        for row in self.rows:
            row.retranslate()
        self._name_choices()

    def relayout(self) -> None:
        """With large type the deal stands under its name."""
        for row in self.rows:
            row.relayout()
        is_large = self._look.text_scale > LARGE_TYPE
        self._deal_top.setDirection(QBoxLayout.Direction.TopToBottom if is_large else QBoxLayout.Direction.LeftToRight)
        self._widen_deal()

    def _widen_deal(self) -> None:
        """The field holds the longest number, and what stands in it while it is empty."""
        words = text_width(self.deal.placeholderText(), self._look.font(16, SEMIBOLD)) + 40 * self._look.u
        self.deal.setFixedWidth(round(max(200 * self._look.u, self._look.text_px(16) * 11, words)))

    # ---------------------------------------------------------------- building

    def _make_parts(self, art: CardArt) -> None:
        look = self._look
        self._variant_word = Label(look, size=15, weight=SEMIBOLD, colour="muted")
        self.variant = SegmentedChoice(look, "", [])
        self._head = GameHead(look, art)
        self._edition_word = Label(look, size=15, weight=SEMIBOLD, colour="muted")
        self._edition_note = Label(look, size=12.8, weight=SEMIBOLD, colour="muted", is_elided=True)
        self.editions = RuleTiles(look)
        self.kept = KeptRules(look, self._present)
        self._house = Label(look, size=17, weight=EXTRABOLD)
        self._deal_word = Label(look, size=15, weight=EXTRABOLD)
        self._deal_sentence = Label(look, size=12.8, weight=SEMIBOLD, colour="muted", is_wrapped=True)
        self._deal_trouble = Trouble(look)
        self.deal = NumberField(look)
        self.obey_button = PlateButton(look, icon="check", size=13.5, tall=34)
        self.obey_button.hide()

    def _arrange(self) -> None:
        content = QWidget()
        column = in_units(self._look, stacked(content), gap=7, margins=(0, 0, 6, 0))
        abreast(column, self._variant_word, (self.variant, 1), gap=8)
        column.addWidget(self._head)
        abreast(column, self._edition_word, (self._edition_note, 1), gap=8)
        for widget in (self.editions, self.kept, self._house):
            column.addWidget(widget)
        self._rule_list = in_units(self._look, stacked(column), gap=7)
        column.addWidget(self._deal_row())
        column.addStretch(1)
        stacked(self, Scroll(self._look, content))

    def _deal_row(self) -> Panel:
        row = Panel(self._look, kind="inset", radius=12, padding=10)
        column = stacked(row)
        self._deal_top = abreast(column, (self._deal_word, 1), self.deal)
        for part in (self._deal_trouble, self.obey_button, self._deal_sentence):
            column.addWidget(part)
        return row

    def _wire(self) -> None:
        self.variant.chosen.connect(self._choose_variant)
        self.editions.chosen.connect(self._choose_edition)
        self.kept.chosen.connect(self._choose_kept)
        self.deal.textEdited.connect(self._on_deal)
        self.obey_button.clicked.connect(self._obey_deal)

    # ---------------------------------------------------------------- what it shows

    def _show_rules(self, plan: TablePlan) -> None:
        """Other rules in the controls; the same rows stay where they are, and so does the focus."""
        self._plan = plan
        rules = plans.variant_of(plan).house_rules
        if tuple(row.rule for row in self.rows) != rules:
            self._rebuild_rows(plan)
        for row in self.rows:
            row.show_value(plans.option(plan, row.rule))
        self._name_choices()
        self._show_in_force()

    def _rebuild_rows(self, plan: TablePlan) -> None:
        take_out(self._rule_list, self.rows)
        self.rows = [RuleRow(self._look, plan.game, rule) for rule in plans.variant_of(plan).house_rules]
        for row in self.rows:
            self._rule_list.addWidget(row)
            row.relayout()
            row.edited.connect(self.edited)

    def _name_choices(self) -> None:
        game, variant = self._plan.game, self._plan.variant
        words = variant_words(game, variant)
        offer = self._offers[game]
        self._head.show_variant(words.name, words.sentence, plans.variant_of(self._plan), offer.emblem(variant))
        self.variant.set_options([Option(one, variant_words(game, one).short) for one in offer.variants], variant)
        for choice in (self._variant_word, self.variant):
            choice.setVisible(len(offer.variants) > 1)
        printed = self._printed()
        self.editions.set_tiles([*printed, _tile(game, OWN_WAY, None)])
        # A game that was printed in one way only needs no choice between printed ways.
        for widget in (self._edition_word, self._edition_note, self.editions):
            widget.setVisible(len(printed) > 1)

    def _printed(self) -> list[TileWords]:
        """The tiles of the printed editions; one without the present variant says so."""
        variant = self._plan.variant
        return [
            _tile(self._plan.game, edition.id, None if edition.options(variant) is not None else tuple(edition.rules))
            for edition in offered.editions(self._plan.game)
        ]

    def _show_in_force(self) -> None:
        agreed = self._agreed()
        edition = "" if agreed is None else plans.edition_in_force(plans.with_options(self._plan, agreed))
        self.editions.set_value(edition)
        # Where there is one rulebook only, its rules are nobody's own, whatever was chosen before.
        is_own = not edition and (bool(agreed) or len(offered.editions(self._plan.game)) > 1)
        self.kept.show_rules(self._plan.variant, agreed, is_own=is_own)

    def _agreed(self) -> Options | None:
        return agreed_rules(self.typed(()))[0]

    def _present(self) -> RuleSet | None:
        agreed = self._agreed()
        return None if agreed is None else RuleSet("", self._plan.game, self._plan.variant, agreed)

    # ---------------------------------------------------------------- what the player does

    def _on_deal(self) -> None:
        deal = deal_typed(self.deal.text())
        if deal is not None:
            self.deal_given.emit(deal)
        self.edited.emit()

    def _obey_deal(self) -> None:
        self._on_deal()
        self.deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose_variant(self, variant: str) -> None:
        agreed = self._agreed()
        self._show_rules(plans.with_variant(plans.with_options(self._plan, agreed or ()), variant))
        self.edited.emit()

    def _choose_edition(self, chosen: str) -> None:
        edition = next((one for one in offered.editions(self._plan.game) if one.id == chosen), None)
        if edition is None:
            self._plan = plans.without_edition(self._plan)
        else:
            self._show_rules(plans.with_edition(self._plan, edition))
        self.edited.emit()

    def _choose_kept(self, kept: RuleSet) -> None:
        self._show_rules(plans.with_options(plans.without_edition(self._plan), kept.options))
        self.edited.emit()


def _tile(game: str, edition: str, described: tuple[str, ...] | None) -> TileWords:
    """described: the variants an edition has when the present one is not among them."""
    words = edition_words(game, edition)
    if described is None:
        return TileWords(value=edition, label=words.name, note=words.note)
    return TileWords(value=edition, label=words.name, note=lack_words(game, described), is_possible=False)
