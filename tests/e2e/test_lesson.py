"""The lesson, learned by somebody at the window: by keys, by mouse, left and found again, and nothing is kept of it."""

from __future__ import annotations

import hashlib
import json

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from pega6_desktop.bots.catalog import LEVELS
from pega6_desktop.games.catalog import GAMES, LESSONS
from pega6_desktop.records.history import Query
from pega6_desktop.records.rescue.rolling_copy import COPY_NAME
from pega6_desktop.runtime.shelf_messages import ListMatches
from pega6_desktop.ui.screens.common.lessons import GUIDES, LessonWords
from pega6_desktop.ui.screens.common.plan import TablePlan, plan_of
from pega6_desktop.ui.screens.table.lesson_screen import LessonScreen
from pega6_desktop.ui.screens.table.lesson_strip import Rail
from pega6_desktop.ui.table.turns.acts import PLAYING
from pega6_desktop.ui.words.messages import filled
from tests.e2e.conftest import SHORT, House, preferences
from tests.lessons import ways
from tests.pilot import PATIENCE_MS, TablePilot

pytestmark = pytest.mark.gui

LESSON = LESSONS["pega6"]
LAST_WORDS = {
    "pega6": "You took nothing. Playing at random takes 7.6 heads on average.",
    "no_thanks": "Your cards count 63, less 3 chips: 60 points. Playing at random ends with 97.6 on average.",
    "qwixx_cards": (
        "Bia closed her second row, and that was the end. Your 12 came in time: red went from 15 to 28 points."
    ),
}
WHOLE = [game for game in GAMES if game in LESSONS]
"""Games with a lesson of their own."""


class Learner:
    """Somebody in the lesson: what is said, what stands in the rail, and hands."""

    def __init__(self, pilot: TablePilot, game: str = "pega6") -> None:
        self.pilot = pilot
        pilot.window.controller.choose_game(game)
        pilot.window.menu_actions.lesson.trigger()
        self.rest()

    @property
    def screen(self) -> LessonScreen:
        return self.pilot.window.screens.lesson

    @property
    def said(self) -> str:
        return self.screen.strip.sentence.text

    @property
    def button(self) -> str:
        return self.screen.action_button.label

    @property
    def step(self) -> str:
        """The step that runs, as a screen reader finds it on the rail."""
        return next(name for name in self.screen.strip.steps if name.endswith("now"))

    @property
    def is_at_rest(self) -> bool:
        """Whether the ox has said what belongs to the table as it lies."""
        is_mine = self.screen.presenter.stage in PLAYING or self.screen.is_answered
        return is_mine and not self.screen.area.is_moving and not self.screen.is_behind

    def rest(self) -> Learner:
        self.pilot.wait_for(lambda: self.is_at_rest)
        return self

    def press(self, *keys: str) -> Learner:
        for key in keys:
            self.pilot.press(key)
            self.rest()
        return self

    def drag(self, card: int, row: int) -> Learner:
        """Take a card of the hand and let it go over the row it belongs to, from 1."""
        area = self.screen.area
        start, end = area.card_point(("card", card)), area.zone_point(("row", row - 1))
        QTest.mousePress(area.viewport(), Qt.MouseButton.LeftButton, pos=start)
        for at in (start - QPoint(0, 40), end + QPoint(0, 30), end):
            QTest.mouseMove(area.viewport(), at)
        QTest.mouseRelease(area.viewport(), Qt.MouseButton.LeftButton, pos=end)
        return self.rest()


@pytest.fixture
def learner(pilot: TablePilot) -> Learner:
    return Learner(pilot)


@pytest.mark.parametrize("game", WHOLE)
def test_the_whole_lesson_by_asking_the_ox(pilot: TablePilot, game: str) -> None:
    """D climbs the ladder to the move itself; Enter leads on."""
    learner, lesson = Learner(pilot, game), LESSONS[game]
    for number, step in enumerate(lesson, 1):
        assert learner.step.startswith(f"{number}. ")
        for scene in step.scenes:
            for _ in scene.wanted:
                learner.press("d", "d", "d")
            assert learner.screen.is_answered
            if number < len(lesson) or scene is not step.scenes[-1]:
                learner.press("Enter")

    assert learner.said == f"{LAST_WORDS[game]} Done. How about a real match?"
    assert learner.button == "Play now"
    assert [name.rpartition(": ")[2] for name in learner.screen.strip.steps] == ["done"] * (len(lesson) - 1) + ["now"]
    learner.pilot.press("Enter").settle()
    assert learner.pilot.screen == "table"
    assert learner.pilot.program.client.game == game


MINUTES = {lesson: steps for lesson, steps in LESSONS.items() if lesson.startswith("pega6/")}


@pytest.mark.parametrize("lesson", MINUTES)
def test_a_minute_for_each_special_card_and_for_the_draft_by_asking_the_ox(learner: Learner, lesson: str) -> None:
    learner.pilot.window.lessons.open(lesson)
    learner.rest()
    for number, step in enumerate(MINUTES[lesson], 1):
        assert learner.step.startswith(f"{number}. ")
        for scene in step.scenes:
            learner.press(*"ddd" * len(scene.wanted))
            assert learner.screen.is_answered
            if learner.button != "Play now":
                learner.press("Enter")

    assert learner.said.endswith("Done. How about a real match?")
    assert learner.pilot.program.preferences.value.lessons[lesson].done == tuple(step.id for step in MINUTES[lesson])


def test_the_lesson_of_a_variant_keeps_a_place_of_its_own_and_is_that_of_the_table(house: House) -> None:
    house.settle_in(preferences(plan=TablePlan(variant="special", seats=SHORT.seats)))
    learner = Learner(house.open())
    assert learner.pilot.sees("Lesson: Anniversary game")
    learner.press("PgDown")
    assert learner.step == "2. Takes seven: now"

    learner.pilot.press("Esc")
    learner.pilot.window.lessons.open("pega6")
    assert learner.rest().step == "1. Choosing: now"
    learner.pilot.window.lessons.open("pega6/special")
    assert learner.rest().step == "2. Takes seven: now"


def test_a_special_card_that_does_not_help_is_played_out(learner: Learner) -> None:
    learner.pilot.window.lessons.open("pega6/special", 2)
    learner.rest().press("0")

    assert learner.said == "Without the special card the 34 took 14 heads."
    assert learner.press("Enter").screen.strip.aid_text.startswith("Help 1 of 3: Which row ends higher than the 34")
    learner.press("Right", "3", "Enter")
    assert learner.said == "The 34 begins row 3 and takes nothing. In a full row it would have taken."


@pytest.mark.parametrize("game", GAMES)
def test_a_training_match_is_one_round_against_the_weakest(pilot: TablePilot, game: str) -> None:
    pilot.window.lessons.play(game)
    pilot.settle()

    match = pilot.window.controller.match
    assert match is not None
    assert (match.game, match.is_training, pilot.window.controller.mark) == (game, True, "training")
    assert {seat.level for seat in match.seats} == {"", next(iter(LEVELS[game]))}
    rounds = {key: value for key, value in match.options if key in {"fixedRounds", "rounds"}}
    assert set(rounds.values()) <= {1}
    assert pilot.program.preferences.value.plan != plan_of(match)


def test_the_round_after_the_lesson_shows_its_sums_and_is_called_training(learner: Learner) -> None:
    learner.screen.go_to(len(LESSON) - 1)
    learner.rest().press(*"ddd" * 4)
    pilot = learner.pilot.press("Enter").settle()

    pilot.press("Right")
    speech = pilot.table.area.felt.speech
    pilot.wait_for(lambda: str(pilot.hand[0]) in " ".join(speech.words))
    pilot.window.go_home()
    pilot.wait_for(lambda: pilot.sees("Training · Pega em 6! · Round 1, trick 1"))
    pilot.click("Continue").settle()
    assert pilot.window.controller.mark == "training"
    while pilot.screen == "table":
        pilot.press(*(("1", "Enter") if pilot.owes_row else ("Right", "Enter"))).settle()

    assert pilot.screen == "match_result"
    pilot.window.open_history()
    history = pilot.window.screens.history
    pilot.wait_for(lambda: bool(history.model.lines))
    assert [line.is_training for line in history.model.lines] == [True]
    pilot.wait_for(lambda: pilot.sees("training"))


def test_a_wrong_card_is_seen_to_take_and_the_same_table_comes_back(learner: Learner) -> None:
    learner.screen.go_to(4)
    learner.rest().drag(40, 2)

    assert learner.said == "It looked safe. But 38 went in before, and the 40 took 12 heads."
    assert learner.pilot.sees("nothing is lost by trying")
    assert learner.button == "Again"
    learner.press("Enter")
    assert learner.said.endswith("Is the 40 safe?")
    assert learner.screen.strip.aid_text == "Help 1 of 3: 2 cards may go in before yours. 1 place is left."
    learner.drag(64, 3)
    assert learner.said == "The 64 follows the 63, and no card can come between: safe, whatever the others play."


def test_keys_play_as_at_every_table(learner: Learner) -> None:
    learner.press("Right", "Enter")

    assert learner.said.startswith("They went in from the lowest to the highest:")
    assert learner.button == "Next step"
    learner.press("r")
    assert learner.said.startswith("Everybody chooses at once")
    learner.press("z")
    assert learner.said.startswith("Everybody chooses at once")


def test_steps_are_skipped_and_gone_back_to(learner: Learner) -> None:
    learner.press("PgDown", "PgDown")
    assert learner.step == "3. The sixth takes: now"
    learner.press("PgUp")
    assert learner.step == "2. Where it goes: now"
    assert learner.screen.strip.steps[0] == "1. Choosing: still to come"
    for _ in range(9):
        learner.press("PgUp")
    assert learner.step == "1. Choosing: now"
    for _ in range(9):
        learner.press("PgDown")
    assert learner.step == "7. Your round: now"


def test_escape_puts_a_card_down_before_it_leaves(learner: Learner) -> None:
    learner.press("Right", "Esc")
    assert learner.pilot.screen == "lesson"

    learner.pilot.press("Esc")

    assert learner.pilot.screen == "home"


@pytest.mark.parametrize("step", range(len(LESSON)))
def test_the_place_is_kept_when_the_program_is_killed(house: House, learner: Learner, step: int) -> None:
    places = {game: min(step, len(LESSONS[game]) - 1) for game in WHOLE}
    for game, place in places.items():
        Learner(learner.pilot, game).screen.go_to(place)
        learner.rest()
        if place:
            learner.press("d", "d", "d")  # in the middle of it, or answered
        learner.screen.go_to(place)
    learner.pilot.wait_for(lambda: places_kept(house) == places)

    again = house.as_if_killed()
    try:
        opened = again.open()
        for game, place in places.items():
            assert Learner(opened, game).step.startswith(f"{place + 1}. ")
    finally:
        again.close()


def places_kept(house: House) -> dict[str, int]:
    """By game, the step that stands in the file of settings."""
    lessons = json.loads((house.folders.settings / "settings.json").read_text("utf-8"))["lessons"]
    return {game: place["step"] for game, place in lessons.items()}


def test_nothing_of_a_lesson_is_kept_with_the_matches(house: House, learner: Learner) -> None:
    def store() -> dict[str, str]:
        """Without the copy beside it, which is brought up to date whenever nothing else is to be done."""
        files = (file for file in house.folders.matches.rglob("*") if file.is_file())
        own = sorted(file for file in files if not file.name.startswith(COPY_NAME))
        return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in own}

    client = learner.pilot.program.client
    with learner.pilot.qtbot.waitSignal(client.answered, timeout=PATIENCE_MS):  # the store is there
        client.ask(ListMatches(1, Query()))
    before = store()
    assert before
    for game in WHOLE:
        Learner(learner.pilot, game).press("d", "d", "d", "Enter", "d", "d", "d")
        assert store() == before
    learner.pilot.press("Esc")
    assert not learner.pilot.window.screens.home.resume_button.isVisible()


def test_a_match_on_the_table_waits_until_the_lesson_is_left(pilot: TablePilot) -> None:
    pilot.click("Play now").settle()
    hand = pilot.hand
    learner = Learner(pilot)
    learner.press("d", "d", "d")

    pilot.press("Esc")

    assert pilot.screen == "table"
    assert pilot.settle().hand == hand


def test_the_language_changes_in_the_middle_of_a_step(learner: Learner) -> None:
    learner.press("PgDown", "d")
    learner.pilot.window.screens.home.languages.chosen.emit("pt_BR")
    learner.pilot.wait_for(lambda: "diferença" in learner.said)

    assert learner.said == (
        "A carta entra na fileira de menor diferença. Você escolhe a carta; a fileira, a conta escolhe."
    )
    assert learner.screen.strip.aid_text.startswith("Mostrar 1 de 3:")
    assert learner.screen.strip.steps[1] == "2. Onde entra: agora"


@pytest.mark.parametrize(
    ("game", "key", "hand"),
    [("pega6", "Right", "15 40 63"), ("qwixx_cards", "2", "red 7 red 10 yellow 4 green 6 blue 5")],
)
def test_leaving_in_mid_motion_leaves_no_card_behind(house: House, game: str, key: str, hand: str) -> None:
    house.settle_in(preferences(tempo="normal"))
    learner = Learner(house.open(), game)
    learner.pilot.press(key, "Enter", "Esc")
    learner.pilot.wait_for(lambda: learner.pilot.screen == "home")

    again = Learner(learner.pilot, game)

    assert again.step.startswith("1. ")
    assert " ".join(view.name.partition(",")[0] for view in again.screen.models.hand.items) == hand


@pytest.mark.parametrize("size", [(1280, 800), (640, 400)])
@pytest.mark.parametrize("language", ["en", "pt_BR", "de", "es", "fr"])
def test_every_sentence_fits_the_strip(house: House, language: str, size: tuple[int, int]) -> None:
    house.settle_in(preferences(language=language))
    strip = Learner(house.open(size=size)).screen.strip
    for lesson in LESSONS:
        for sentence, aid in told(lesson):
            strip.say(sentence, aid)
            assert strip.is_whole, (lesson, sentence, aid)


def told(lesson: str) -> set[tuple[str, str]]:
    """Everything that is said in a lesson, however it goes: sentence and aid."""
    guide, found = GUIDES[lesson], set()
    for step in LESSONS[lesson]:
        for at, way in ((at, way) for at, scene in enumerate(step.scenes) for way in ways(lesson, scene)):
            if way.answer:
                words = (guide.right if way.answer == "right" else guide.wrong)(step.id, at, way.seen)
                end = LessonWords.tr("Done. How about a real match?")
                found.add((f"{words} {end}" if step is LESSONS[lesson][-1] else words, ""))
            else:
                task = guide.task(step.id, at, way.seen)
                help_words = LessonWords.tr("Help {rung} of {count}: {words}")
                for words in (guide.look(step.id, at, way.seen), *map(guide.named, way.wanted)):
                    found.add((task, filled(help_words, rung=1, count=3, words=words)))
                found.add((task, ""))
    return found


@pytest.fixture
def stranger(house: House) -> TablePilot:
    """Somebody at the first start."""
    house.settle_in(preferences(plan=None, offers_lesson=True))
    return house.open(size=(1280, 800))


def test_the_first_page_offers_the_lesson_until_it_was_opened_once(stranger: TablePilot) -> None:
    offer = stranger.window.screens.home.lesson_offer
    assert offer.isVisible()

    stranger.press("a")
    assert stranger.screen == "lesson"
    stranger.press("Esc")

    assert stranger.screen == "home"
    assert not offer.isVisible()


def test_the_offer_can_be_put_away_and_the_keyboard_stays_on_the_page(stranger: TablePilot) -> None:
    home = stranger.window.screens.home

    stranger.click("Do not offer the lesson again")

    assert not home.lesson_offer.isVisible()
    stranger.press("a")
    assert stranger.screen == "home"
    assert home.play_button.hasFocus()


def test_the_offer_is_that_of_the_chosen_game(stranger: TablePilot) -> None:
    home = stranger.window.screens.home

    stranger.window.controller.choose_game("no_thanks")
    assert home.lesson_offer.isVisible()
    stranger.press("a")

    assert stranger.window.screens.lesson.strip.accessibleName() == "Lesson: No Thanks!"


def test_the_help_leads_to_the_lesson_and_the_lesson_back_to_it(pilot: TablePilot) -> None:
    pilot.press("h", "a", "Enter")
    assert pilot.screen == "lesson"

    pilot.press("Esc")
    assert pilot.screen == "help"

    pilot.press("r", "Enter")
    assert pilot.screen == "home"


def test_the_help_has_a_tab_for_the_lesson_that_tells_how_far_one_is(pilot: TablePilot) -> None:
    pilot.press("h")
    page = pilot.window.screens.help
    assert not page.lesson.isVisible()

    pilot.press("a")
    assert page.lesson.isVisible()
    assert pilot.sees("7 steps at the table. Nothing is lost by trying.")
    pilot.press("Tab", "Tab", "Space")
    pilot.wait_for(lambda: "2. Where it goes: now" in pilot.window.screens.lesson.strip.steps)
    pilot.press("PgDown").press("Esc")

    assert pilot.screen == "help"
    assert page.lesson.go_button.label == "Go on with step 3"
    pilot.press("r")
    assert not page.lesson.isVisible()


def test_each_special_card_has_its_minute_in_the_help(pilot: TablePilot) -> None:
    pilot.press("h")
    page = pilot.window.screens.help
    page.show_variant("special")
    pilot.press("a")

    pilot.click("6. Block")

    pilot.wait_for(lambda: "6. Block: now" in pilot.window.screens.lesson.strip.steps)
    assert pilot.window.screens.lesson.strip.accessibleName() == "Lesson: Anniversary game"


def test_a_rule_that_is_asked_for_is_told_in_the_summary(pilot: TablePilot) -> None:
    pilot.press("h")
    page = pilot.window.screens.help
    pilot.press("a")

    page.show_rule("pega6", "base", "P6-B-10")

    assert not page.lesson.isVisible()


def test_the_sums_are_shown_by_themselves_for_the_first_card_that_is_lifted(learner: Learner) -> None:
    learner.press("PgDown", "Right")
    speech = learner.screen.area.felt.speech
    learner.pilot.wait_for(lambda: "38" in " ".join(speech.words))

    learner.drag(46, 3)
    assert learner.said == "The 46 went behind the 41: a difference of 5, the smallest."


def test_hiding_everything_in_the_middle_of_a_step_loses_nothing(learner: Learner) -> None:
    learner.press("PgDown", "d")
    said = learner.said
    curtain = learner.pilot.window.passing.curtain

    learner.pilot.press("F2").wait_for(lambda: curtain.is_drawn)
    learner.pilot.press("Enter").wait_for(lambda: not curtain.isVisible())

    assert learner.rest().said == said
    assert learner.screen.strip.aid_text.startswith("Help 1 of 3:")
    learner.press("d", "d")
    assert learner.screen.is_answered


AT_ONCE_TURNS = 10
"""Turns of the event loop in which a table without animation has come to rest: two, and some to spare."""


@pytest.mark.blind
def test_at_once_no_clock_runs_between_a_move_and_the_answer(learner: Learner) -> None:
    window = learner.pilot.window
    for lesson, at in ((lesson, at) for lesson, steps in LESSONS.items() for at in range(len(steps))):
        learner.screen.open(lesson, at)
        learner.rest().pilot.press("d", "d", "d")

        turns = 0
        while not learner.is_at_rest:
            waiting = [timer for timer in window.findChildren(QTimer) if timer.isActive() and timer.interval() > 0]
            assert (waiting, turns < AT_ONCE_TURNS) == ([], True), (lesson, at)
            QApplication.processEvents()
            turns += 1


@pytest.mark.parametrize("lesson", ["pega6", "pega6/special", "no_thanks", "qwixx_cards"])
def test_no_key_of_the_table_takes_anything_from_a_step(learner: Learner, lesson: str) -> None:
    learner.pilot.window.lessons.open(lesson, 1)
    learner.rest().press("d")
    screen = learner.screen
    before = learner.said, screen.strip.aid_text, [view.face for view in screen.models.hand.items]

    learner.press("z", "y", "j", "u", "t", "p", "c", "Space", "9")
    learner.pilot.press("F1", "Esc").wait_for(lambda: learner.pilot.screen == "lesson")

    learner.rest()
    assert (learner.said, screen.strip.aid_text, [view.face for view in screen.models.hand.items]) == before
    learner.press("d", "d")
    assert screen.is_answered or screen.strip.aid_text == ""


def test_help_begins_anew_with_each_decision(learner: Learner) -> None:
    """Else the second rung would name the row before anybody has looked."""
    learner.screen.go_to(3)
    learner.rest().press("d", "d")
    assert learner.screen.strip.aid_text == "Help 2 of 3: Try the 5."

    learner.press("Right", "Enter")

    assert learner.screen.strip.aid_text == ""
    assert learner.said.startswith("The 5 takes a row of your choice.")


def test_a_smaller_window_and_another_theme_keep_the_step(learner: Learner) -> None:
    learner.press("PgDown", "PgDown")
    window, said = learner.pilot.window, learner.said

    for width, height in ((800, 600), (640, 400), (1280, 800)):
        window.resize(width, height)
        learner.pilot.program.preferences.change(theme="dark" if width == 640 else "contrast")
        assert learner.rest().said == said
    learner.press("d", "d", "d")
    assert learner.said == "The 53 took nothing. The full row still waits for its sixth card."


def test_in_a_smaller_window_the_help_that_was_asked_for_takes_the_place_of_the_sentence(learner: Learner) -> None:
    strip, window = learner.press("PgDown", "d").screen.strip, learner.pilot.window
    task, aid = learner.said, strip.aid_text
    rail = strip.findChild(Rail)

    for size, words, has_rail in (((800, 600), aid, True), ((640, 400), aid, False), ((1280, 800), task, True)):
        window.resize(*size)
        assert learner.rest().said == words
        assert rail is not None
        assert rail.isVisible() is has_rail
        assert strip.is_whole


def test_after_the_answer_nobody_goes_on_and_no_flag_hangs(learner: Learner) -> None:
    learner.press("Right", "Enter").rest()
    assert learner.screen.is_answered
    assert {seat.state for seat in learner.screen.models.seats.items} == {"idle"}
    assert learner.screen.area.felt.arrangement.flags == ()
    before = learner.pilot.program.preferences.value
    assert learner.press("u").pilot.program.preferences.value == before
