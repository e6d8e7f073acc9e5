"""The form with all three variants in front of a player: choosing, refusing, and keeping rules under a name."""

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.app.i18n import Translations
from pega6_desktop.bots.lengths import MatchLength
from pega6_desktop.bots.ratings import LevelRating
from pega6_desktop.core.variant import OptionValue
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records import deal_code
from pega6_desktop.records.deal_code import Deal
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.boards.catalog import BOARDS
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.widgets import SegmentedChoice, Switch, TopBar
from pega6_desktop.ui.screens.common import plan as plans
from pega6_desktop.ui.screens.common.fields import NumberField
from pega6_desktop.ui.screens.common.game_tiles import GameOffer
from pega6_desktop.ui.screens.common.house_rules import RuleSet
from pega6_desktop.ui.screens.common.plan import TablePlan, minutes
from pega6_desktop.ui.screens.common.preferences import Preferences, PreferenceStore
from pega6_desktop.ui.screens.common.screen import Scroll
from pega6_desktop.ui.screens.new_game.new_game import NewGameScreen
from pega6_desktop.ui.table.cards.art import CardArt

pytestmark = pytest.mark.gui

LEVELS = ("random", "nearest", "careful", "strong", "master")
ALL = ("base", "pro", "special")


FOUR = (
    LevelRating("random", -200, -260, -140, 48),
    LevelRating("careful", 26, -28, 81, 48),
    LevelRating("master", 151, 93, 211, 60),
)
"""Measured at tables of four in the base game, and nowhere else."""


def measured_strengths(game: str, variant: str, seats: int) -> tuple[LevelRating, ...]:
    return FOUR if (game, variant, seats) == ("pega6", "base", 4) else ()


def measured_lengths(game: str, variant: str, seats: int) -> MatchLength | None:
    """Ten rounds of ten decisions in the base game of four; nothing else was measured."""
    return MatchLength(10.0, 100.0, 400) if (game, variant, seats) == ("pega6", "base", 4) else None


class Form:
    """A player at the form."""

    def __init__(self, screen: NewGameScreen, preferences: PreferenceStore) -> None:
        self.screen, self.preferences = screen, preferences
        self.started: list[TablePlan] = []
        screen.start_asked.connect(self.started.append)

    def click(self, widget: QWidget) -> None:
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def choose_variant(self, variant: str) -> None:
        self.click(self.screen.rules.variant.pill(variant))

    def tile(self, edition: str) -> QWidget:
        return next(tile for tile in self.screen.rules.editions.tiles if tile.words.value == edition)

    @property
    def length(self) -> str:
        """What stands beside the start button."""
        return self.screen.length.text()

    def strength(self, seat: int) -> str:
        """What is said of the level on a seat, beside its name and character."""
        return self.screen.seats.rows[seat].level.toolTip()

    @property
    def edition(self) -> str:
        return next(tile.words.value for tile in self.screen.rules.editions.tiles if tile.isChecked())

    def rule(self, key: str) -> NumberField | SegmentedChoice | Switch:
        return next(row.control for row in self.screen.rules.rows if row.rule.key == key)

    def write(self, field: QWidget, text: str) -> None:
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(field, Qt.Key.Key_Delete)
        for char in text:
            # QTest knows the keys of an English keyboard only.
            QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, char))

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.screen, key)

    def start(self) -> TablePlan | None:
        self.click(self.screen.start_button)
        return self.started[-1] if self.started else None

    def sees(self, words: str) -> bool:
        shown = [widget for widget in self.screen.findChildren(QWidget) if widget.isVisible()]
        said = [str(widget.property("text") or "") for widget in shown]
        return any(words in text for text in [*said, *(widget.accessibleDescription() for widget in shown)])

    def keep_under(self, name: str) -> None:
        kept = self.screen.rules.kept
        self.click(kept.keep_button)
        self.write(kept.name_line.field, name)
        self.press(Qt.Key.Key_Return)

    @property
    def kept(self) -> list[str]:
        return [line.kept.name for line in self.screen.rules.kept.lines]


MakeForm = Callable[..., Form]


@pytest.fixture
def make_form(
    qtbot: QtBot,
    look: Look,
    art: CardArt,
    show: Callable[[NewGameScreen], NewGameScreen],
    english: Translations,
) -> MakeForm:
    def make(
        variants: tuple[str, ...] = ALL, seats: int = 4, sets: tuple[RuleSet, ...] = (), plan: TablePlan | None = None
    ) -> Form:
        preferences = PreferenceStore(Preferences(rule_sets=sets))
        plan = plan or plans.first_plan(LEVELS)
        offer = GameOffer(plan.game, variants, LEVELS, BOARDS[plan.game].emblem)
        screen = NewGameScreen(
            look,
            art,
            TopBar(look),
            (offer,),
            preferences,
            strengths=measured_strengths,
            lengths=measured_lengths,
        )
        while len(plan.seats) < seats:
            plan = plans.with_one_more(plan, "careful")
        screen.show_plan(plan)
        show(screen).activateWindow()
        qtbot.waitUntil(screen.isActiveWindow)
        screen.arrive()
        return Form(screen, preferences)

    return make


@pytest.fixture
def form(make_form: MakeForm) -> Form:
    return make_form()


# ---------------------------------------------------------------- what was measured


def test_a_level_shows_how_strong_it_is_and_how_far_that_is_certain(form: Form) -> None:
    assert form.strength(1) == (
        "Strength 1026, with 95% certainty between 972 and 1081. Measured in 48 rounds at such a table; 1000 is the "
        "mean of all levels."
    )
    assert "Strength 1026" in form.screen.seats.rows[1].level.accessibleDescription()
    QTest.keyClick(form.screen.seats.rows[1].level, Qt.Key.Key_Up)
    assert form.strength(1) == ""
    QTest.keyClick(form.screen.seats.rows[1].level, Qt.Key.Key_Up)
    assert form.strength(1).startswith("Strength 1151, with 95% certainty between 1093 and 1211. Measured in 60 rounds")


def test_at_a_table_that_was_not_measured_nothing_is_said_of_strength(form: Form) -> None:
    with_numbers = form.screen.seats.rows[1].level.sizeHint()
    form.click(form.screen.seats.add_button)
    assert [form.strength(seat) for seat in range(1, 5)] == ["", "", "", ""]
    assert form.screen.seats.rows[1].level.sizeHint().height() <= with_numbers.height()
    form.click(form.screen.seats.rows[4].remove)
    assert form.strength(1).startswith("Strength 1026")
    form.choose_variant("special")
    assert form.strength(1) == ""


def test_the_form_says_about_how_long_the_match_takes(form: Form) -> None:
    assert form.length == "about 15 minutes"
    rounds = form.rule("fixedRounds")
    form.write(rounds, "2")
    assert form.length == "about 3 minutes"
    form.write(rounds, "")
    form.write(form.rule("endTarget"), "132")
    assert form.length == "about 25 minutes"


def test_how_long_a_match_takes_is_not_said_where_it_was_not_measured_or_cannot_be_played(form: Form) -> None:
    form.click(form.screen.seats.add_button)
    assert form.length == ""
    form.click(form.screen.seats.rows[4].remove)
    form.write(form.rule("endTarget"), "0")
    assert form.length == "Ends at: Enter 1 to 1,000,000."


def seen_at(form: Form, widget: QWidget) -> int:
    """How far down in the window its middle is."""
    return widget.mapTo(form.screen, widget.rect().center()).y()


def list_of(form: Form) -> QScrollArea:
    """What the seats are scrolled in."""
    area = form.screen.seats.findChild(QScrollArea)
    assert area is not None
    return area


@pytest.mark.parametrize("share", [0.0, 0.5, 1.0])
def test_the_button_that_makes_a_bot_a_person_stays_under_the_mouse(make_form: MakeForm, share: float) -> None:
    form = make_form(seats=10)
    seats, bar = form.screen.seats, list_of(form).verticalScrollBar()
    bar.setValue(round(share * bar.maximum()))
    place = next(at for at, row in enumerate(seats.rows) if at and row.y() >= bar.value())
    before = seen_at(form, seats.rows[place].kind)
    for _ in range(3):
        form.click(seats.rows[place].kind)
        QTest.qWait(0)
        assert abs(seen_at(form, seats.rows[place].kind) - before) < seats.rows[place].kind.height() / 2


def test_a_start_that_is_refused_says_what_is_wrong_and_scrolls_there(make_form: MakeForm) -> None:
    form = make_form(seats=10)
    seats, area = form.screen.seats, list_of(form)
    form.write(seats.rows[0].name, "Rosa")
    form.click(seats.rows[9].kind)
    form.write(seats.rows[9].name, "")
    area.verticalScrollBar().setValue(0)
    assert form.start() is None
    assert form.length == "Name on seat 10: A name is missing here."
    assert seats.rows[9].name.hasFocus()
    assert (
        area.viewport().rect().contains(seats.rows[9].name.mapTo(area.viewport(), seats.rows[9].name.rect().center()))
    )


def test_people_who_pass_the_screen_take_longer(form: Form) -> None:
    form.click(form.screen.seats.rows[1].kind)
    for row, name in zip(form.screen.seats.rows, ("Marina", "Rui"), strict=False):
        form.write(row.name, name)
    assert form.length == "about 35 minutes"


# ---------------------------------------------------------------- the number of a game


def number_of_a_game(variant: str, seats: int, **options: OptionValue) -> str:
    return deal_code.written(Deal("pega6", GAMES["pega6"].setup(variant, options, seats, 4711)))


def put_in(form: Form, number: str) -> None:
    QApplication.clipboard().setText(number)
    form.screen.rules.deal.setFocus()
    QTest.keyClick(form.screen.rules.deal, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(form.screen.rules.deal, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_number_of_a_game_sets_rules_and_seats(form: Form, seats: int) -> None:
    plans_begun: list[TablePlan] = []
    form.screen.deal_asked.connect(plans_begun.append)
    form.choose_variant("pro")
    put_in(form, f" {number_of_a_game('base', seats, endTarget=40)} ")
    form.click(form.screen.start_button)
    assert form.started == []
    (plan,) = plans_begun
    assert (plan.variant, len(plan.seats), plan.options) == ("base", seats, (("endTarget", 40),))
    assert deal_code.seed_of(plan.deal) == 4711
    assert plan.edition == ""
    assert plan.seats[0].kind == "human"


def test_the_number_of_a_game_by_the_rules_of_an_edition_chooses_it(form: Form) -> None:
    put_in(form, number_of_a_game("special", 3))
    assert form.edition == "pt2020"
    assert form.screen.rules.variant.value == "special"


@pytest.mark.parametrize("number", ["2K", "AAAA-AAAA-AAAA", "4 7 1 1", "hello"])
def test_a_number_that_is_none_says_so_and_starts_nothing(form: Form, number: str) -> None:
    put_in(form, number)
    assert form.sees("No match has this code.")
    assert form.start() is None
    assert form.screen.rules.deal.hasFocus()


def test_a_number_and_other_rules_do_not_go_together_until_it_is_obeyed_again(form: Form) -> None:
    put_in(form, number_of_a_game("base", 4))
    form.choose_variant("pro")
    form.click(form.screen.seats.add_button)
    assert form.sees("This code stands for other rules or seats (4 players).")
    assert form.start() is None
    form.click(form.screen.rules.obey_button)
    assert not form.sees("This code stands for")
    assert not form.screen.rules.obey_button.isVisible()
    assert form.screen.rules.variant.value == "base"
    assert len(form.screen.typed.seats) == 4


def test_a_plain_number_leaves_the_rules_alone(form: Form) -> None:
    form.choose_variant("pro")
    put_in(form, "4711")
    plan = form.start()
    assert plan is not None
    assert (plan.variant, plan.deal) == ("pro", "4711")


# ---------------------------------------------------------------- variants


@pytest.mark.parametrize("variant", ALL)
def test_every_variant_can_be_chosen_and_begun(form: Form, variant: str) -> None:
    form.choose_variant(variant)
    plan = form.start()
    assert plan is not None
    assert (plan.variant, plan.edition, plan.options) == (variant, "pt2020", ())


def test_with_one_variant_there_is_no_choice(make_form: MakeForm) -> None:
    assert not make_form(("base",)).screen.rules.variant.isVisible()


@pytest.mark.parametrize(("variant", "seats", "too_many"), [("pro", 7, 1), ("pro", 10, 4), ("special", 9, 1)])
def test_too_many_for_a_variant_are_refused_and_nobody_is_sent_away(
    make_form: MakeForm, variant: str, seats: int, too_many: int
) -> None:
    form = make_form(seats=seats)
    form.choose_variant(variant)
    assert form.sees(f"please take {too_many} seat")
    assert form.start() is None
    assert len(form.screen.seats.rows) == seats
    assert not form.screen.seats.add_button.isEnabled()
    for _ in range(too_many):
        assert isinstance(QApplication.focusWidget(), QWidget)
        form.click(form.screen.seats.rows[-1].remove)
    plan = form.start()
    assert plan is not None
    assert len(plan.seats) == seats - too_many


def test_after_a_refused_start_the_keyboard_stands_where_a_seat_can_be_taken_away(make_form: MakeForm) -> None:
    form = make_form(seats=7)
    form.choose_variant("pro")
    form.start()
    assert QApplication.focusWidget() is form.screen.seats.rows[1].remove


def test_each_variant_shows_its_own_rules(form: Form) -> None:
    shown = {}
    for variant in ALL:
        form.choose_variant(variant)
        shown[variant] = [row.rule.key for row in form.screen.rules.rows]
    assert shown["pro"] == [*shown["base"], "proDraft", "showsDrafted"]
    assert shown["special"] == ["insertAtEnd", "moveIntoFull", "negPosMode", "round2Specials"]


def test_every_rule_has_a_name_and_one_short_sentence(form: Form) -> None:
    for variant in ALL:
        form.choose_variant(variant)
        for row in form.screen.rules.rows:
            name, sentence = row.control.accessibleName(), row.control.accessibleDescription()
            assert name not in ("", row.rule.key)
            assert 10 < len(sentence) <= 80


# ---------------------------------------------------------------- editions


def test_an_edition_sets_the_rules_and_another_rule_makes_it_the_own_way(form: Form) -> None:
    form.click(form.tile("fr"))
    compare = form.rule("endCompare")
    assert isinstance(compare, SegmentedChoice)
    assert compare.value == "gt"
    form.click(compare.pill("gte"))
    assert form.edition == ""
    form.click(compare.pill("gt"))
    assert form.edition == "fr"
    plan = form.start()
    assert plan is not None
    assert (plan.edition, plan.options) == ("fr", (("endCompare", "gt"),))


def test_an_edition_without_the_variant_is_shown_with_the_reason(form: Form) -> None:
    form.choose_variant("special")
    classic = form.tile("ptClassic")
    assert not classic.isEnabled()
    assert classic.accessibleDescription() == "only the base game"
    form.choose_variant("base")
    assert form.tile("ptClassic").isEnabled()


def test_the_own_way_keeps_the_rules_of_the_edition(form: Form) -> None:
    form.click(form.tile("fr"))
    form.click(form.tile(""))
    plan = form.start()
    assert plan is not None
    assert (plan.edition, plan.options) == ("", (("endCompare", "gt"),))


def test_a_switch_says_yes_or_no(form: Form, qtbot: QtBot) -> None:
    form.choose_variant("pro")
    draft = form.rule("proDraft")
    qtbot.waitUntil(lambda: form.sees("yes"))
    form.click(draft)
    assert form.sees("no")
    plan = form.start()
    assert plan is not None
    assert plan.options == (("proDraft", False),)


# ---------------------------------------------------------------- keeping rules


def test_rules_are_kept_under_a_name_and_chosen_again(form: Form) -> None:
    form.write(form.rule("endTarget"), "40")
    form.keep_under("Casa da vovó")
    assert form.kept == ["Casa da vovó"]
    assert form.preferences.value.rule_sets == (RuleSet("Casa da vovó", "pega6", "base", (("endTarget", 40),)),)
    form.click(form.tile("pt2020"))
    form.click(form.screen.rules.kept.lines[0].tile)
    plan = form.start()
    assert plan is not None
    assert (plan.edition, plan.options) == ("", (("endTarget", 40),))
    assert form.screen.rules.kept.lines[0].tile.isChecked()


def test_the_rules_of_the_only_rulebook_are_nobodys_own(make_form: MakeForm) -> None:
    """Whoever changed a rule of the tactical game and came back to the standard one is not asked to keep that."""
    seats = (SeatInfo("", "human"), SeatInfo("Ana", "bot", "careful"), SeatInfo("Bia", "bot", "careful"))
    form = make_form(("base",), seats=3, plan=TablePlan(game="no_thanks", seats=seats, edition=""))
    assert not form.screen.rules.kept.keep_button.isVisible()
    form.write(form.rule("rounds"), "2")
    assert form.screen.rules.kept.keep_button.isVisible()


def test_enter_and_escape_in_the_name_stay_with_the_name(form: Form) -> None:
    left = []
    form.screen.back_asked.connect(lambda: left.append(True))
    form.click(form.tile(""))
    form.click(form.screen.rules.kept.keep_button)
    form.press(Qt.Key.Key_Escape)
    assert left == []
    assert not form.screen.rules.kept.name_line.isVisible()
    form.keep_under("A")
    assert form.started == []
    assert form.kept == ["A"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name is missing here."),
        ("x" * 200, "At most 40 characters"),
        ("casa", "Rules called “casa” are saved already."),
        ("\x01", "A name is missing"),
    ],
    ids=["empty", "200 characters", "twice", "control"],
)
def test_names_that_cannot_stand_are_refused_in_words(make_form: MakeForm, name: str, sentence: str) -> None:
    form = make_form(sets=(RuleSet("Casa", "pega6", "base", (("endTarget", 40),)),))
    form.click(form.tile(""))
    form.keep_under(name)
    assert form.sees(sentence)
    assert form.kept == ["Casa"]
    form.write(form.screen.rules.kept.name_line.field, "Rua")
    form.press(Qt.Key.Key_Return)
    assert form.kept == ["Casa", "Rua"]


def test_rules_that_cannot_be_played_are_not_kept(form: Form) -> None:
    form.click(form.tile(""))
    form.click(form.screen.rules.kept.keep_button)
    form.write(form.rule("endTarget"), "0")
    form.write(form.screen.rules.kept.name_line.field, "Zero")
    form.press(Qt.Key.Key_Return)
    assert form.sees("do not work together yet; fix them first")
    assert form.kept == []


def test_a_kept_set_is_renamed_and_given_up_and_taken_back(make_form: MakeForm) -> None:
    home = RuleSet("Casa", "pega6", "base", (("endTarget", 40),))
    form = make_form(sets=(home,))
    form.click(form.screen.rules.kept.lines[0].rename_button)
    form.write(form.screen.rules.kept.name_line.field, "Praia")
    form.press(Qt.Key.Key_Return)
    assert form.kept == ["Praia"]
    form.click(form.screen.rules.kept.lines[0].remove_button)
    assert form.kept == []
    assert form.sees("“Praia” was deleted.")
    form.press(Qt.Key.Key_Return)
    assert form.preferences.value.rule_sets == (msgspec.structs.replace(home, name="Praia"),)
    assert not form.sees("was deleted")


def test_a_kept_set_that_does_not_fit_says_why_and_can_still_be_given_up(make_form: MakeForm) -> None:
    form = make_form(
        sets=(
            RuleSet("Antiga", "pega6", "base", (("colour", "red"),)),
            RuleSet("Rapidinha", "pega6", "special", (("insertAtEnd", True),)),
        )
    )
    old, quick = form.screen.rules.kept.lines
    assert not old.tile.isEnabled()
    assert old.tile.accessibleDescription() == "holds a rule that is not there any more"
    assert not quick.tile.isEnabled()
    assert quick.tile.accessibleDescription() == "for another variant: Anniversary game"
    form.choose_variant("special")
    assert quick.tile.isEnabled()
    form.click(quick.tile)
    assert form.screen.typed.values["insertAtEnd"] is True
    form.click(old.remove_button)
    assert form.kept == ["Rapidinha"]


# ---------------------------------------------------------------- seats and keyboard


def test_a_new_bot_begins_at_the_middle_level(form: Form) -> None:
    form.click(form.screen.seats.add_button)
    assert form.screen.seats.rows[-1].level.value == "careful"


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_all_robots_take_the_level_of_one(form: Form) -> None:
    level = form.screen.seats.rows[1].level
    level.setFocus()
    form.press(Qt.Key.Key_Up)
    form.click(level)
    menu = form.screen.findChild(QMenu)
    assert menu is not None
    assert menu.actions()[-1].text() == "All robots: Strong"
    menu.actions()[-1].trigger()
    plan = form.start()
    assert plan is not None
    assert {seat.level for seat in plan.seats if seat.kind == "bot"} == {"strong"}
    assert {seat.level for seat in plan.seats if seat.kind == "human"} == {""}


def test_levels_are_chosen_with_the_arrow_keys(form: Form) -> None:
    level = form.screen.seats.rows[1].level
    level.setFocus()
    form.press(Qt.Key.Key_Up)
    assert level.value == "strong"
    for _ in range(9):
        form.press(Qt.Key.Key_Down)
    assert level.value == "random"
    assert level.accessibleName() == "Level on seat 2: Random"
    plan = form.start()
    assert plan is not None
    assert plan.seats[1].level == "random"


def test_tab_walks_through_everything_in_the_order_in_which_it_is_seen(make_form: MakeForm, qtbot: QtBot) -> None:
    form = make_form(sets=(RuleSet("Casa", "pega6", "special", (("insertAtEnd", True),)),))
    form.choose_variant("special")
    rules, seats, screen = form.screen.rules, form.screen.seats, form.screen
    form.click(seats.rows[-1].remove)
    form.click(seats.add_button)
    qtbot.waitUntil(lambda: form.rule("insertAtEnd").isVisible() and seats.rows[0].name.isVisible())
    seats.rows[0].name.setFocus()
    reached: list[QWidget | None] = [QApplication.focusWidget()]
    while reached[-1] is not screen.start_button and len(reached) < 60:
        form.press(Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    line = rules.kept.lines[0]
    wanted = [seats.rows[1].name, seats.rows[1].level, seats.rows[-1].level, seats.add_button]
    wanted += [rules.variant.pill("special"), form.tile("pt2020"), line.tile, line.rename_button, line.remove_button]
    wanted += [form.rule("insertAtEnd"), rules.deal, screen.start_button]
    assert [reached.index(widget) for widget in wanted] == sorted(reached.index(widget) for widget in wanted)


def test_agreed_rounds_set_the_length_in_every_game() -> None:
    """Four rounds are the standard of No Thanks!; two of them take half the time."""
    seats = (SeatInfo("", "human"), SeatInfo("Ana", "bot"), SeatInfo("Bia", "bot"))
    told = [
        minutes(TablePlan(game="no_thanks", seats=seats, options=(("rounds", rounds),)), MatchLength(4.0, 120.0, 100))
        for rounds in (4, 2)
    ]
    assert told == [15, 7]


def test_the_list_of_seats_stands_still_when_somebody_changes_or_goes(make_form: MakeForm) -> None:
    """What lies under the mouse after a click is what lay there before it, or what has moved up from below."""
    bots = [SeatInfo(name=f"Bot {number}", kind="bot", level="careful") for number in range(9)]
    form = make_form(plan=TablePlan(seats=(SeatInfo(name="", kind="human"), *bots)))
    panel = form.screen.seats
    QApplication.processEvents()
    area = next(area for area in panel.findChildren(Scroll) if area.isAncestorOf(panel.rows[0]))
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum() * 2 // 3)
    before = bar.value()
    assert before > 0
    for click in ("kind", "kind", "remove", "remove"):
        row = next(row for row in panel.rows[4:] if area.shows(row.kind))
        form.click(getattr(row, click))
        QApplication.processEvents()
        assert bar.value() == min(before, bar.maximum())
