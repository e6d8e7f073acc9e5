"""Does the steps of the soak at the real window, with keys, mouse and the signals of its buttons.

Owns what each step means wherever the window happens to stand: what cannot be done there is left out. Waits for what a
player waits for, so that a step begins where it began the last time. Must not know what is counted.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import cast

import msgspec
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from pega6_desktop.app.assets import Assets
from pega6_desktop.games.catalog import GAMES
from pega6_desktop.records.profiles import Profile, with_pin
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.runtime import offered
from pega6_desktop.ui.screens.common.plan import BOT_NAMES, TablePlan
from tests.e2e.conftest import STANDARD, House
from tests.pilot import TablePilot
from tests.soak.steps import LANGUAGES, SCREENS, SIZES, TABLES, TEMPOS, TEXT_PERCENTS, THEMES, Draw, Step

PATIENCE_MS = 120_000
"""Longer than the busiest machine takes for a step: a program that is stuck never ends it."""
PIN = "4711"
PEOPLE = ("Bia", "Caio", "Davi", "Eva")
PROFILES = (with_pin(Profile("Bia"), PIN), Profile("Caio", avatar=3), with_pin(Profile("Eva", avatar=5), PIN))
KEYS = (
    *("Right", "Left", "Up", "Down", "Enter", "Esc", "Space", "Tab", "Home", "End", "1", "2", "3", "4", "5", "0"),
    *("h", "z", "y", "?", "F6", "F1", "F2", "c", "l", "t", "p", "n", "m", "Ctrl+1", "PgDown", "Right", "Enter"),
)
ROOMS = (
    *("home", "new_game", "table", "round_result", "match_result", "history", "replay", "statistics", "failure"),
    *("settings", "help", "lesson", "keys", "people", "about", "agreed", "leaving"),
)
"""Every screen there is: at a rest all are made, so that two windows can be compared."""
IDLE_S, ENOUGH_S = 1.0, 60.0
"""Seconds of the processor: who used less than the first did nothing, who used the second should have ended."""
DEEP, WIDE = 12, 60
"""How far a screen reader walks: levels, and children of one thing."""


class Stuck(Exception):
    """Something a player waits for does not come."""


class Patience:
    """The waiting of a qtbot, outside of pytest. A machine that others use is waited for: only who did nothing at all
    for so long, or enough to have come to an end, is stuck.
    """

    def waitUntil(self, fact: Callable[[], bool], *, timeout: int = PATIENCE_MS) -> None:  # noqa: N802
        limit, loop, began = QDeadlineTimer(max(timeout, PATIENCE_MS)), QEventLoop(), time.process_time()
        while not fact():
            spent = time.process_time() - began
            if limit.hasExpired() and not IDLE_S < spent < ENOUGH_S:
                raise Stuck(
                    f"waited too long, {spent:.1f} s of the processor\n{''.join(traceback.format_stack(limit=8))}"
                )
            loop.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents | QEventLoop.ProcessEventsFlag.AllEvents)

    def wait(self, ms: int) -> None:
        QTest.qWait(ms)


class Walker:
    """One player who never tires."""

    def __init__(self, assets: Assets, folder: Path) -> None:
        self._waiting = cast("QtBot", Patience())
        self._folder = folder
        self._house = House(self._waiting, assets, folder / "house")
        self._house.settle_in(msgspec.structs.replace(STANDARD, profiles=PROFILES, plan=None))
        self._pilot: TablePilot | None = None
        self.windows = self.matches = self._saved = 0

    @property
    def pilot(self) -> TablePilot:
        """Who plays at the window that is open; a closed one is opened again."""
        if self._pilot is None or not self._pilot.window.isVisible():
            self.close()
            self._pilot = self._house.open(size=None)
            self.windows += 1
        return self._pilot

    def close(self) -> None:
        """Close the window and take everything of the program apart."""
        self._pilot = None
        self._house.close()

    def do(self, step: Step) -> None:
        """Do this step."""
        draw = Draw(step.number)
        getattr(self, f"_{step.name}")(draw)
        self._put_away()

    # ---------------------------------------------------------------- the window

    def _window(self, draw: Draw) -> None:
        """Close it, in whatever state, and open it again."""
        if draw.below(2) and self._pilot is not None:
            self.pilot.press("Ctrl+Q")
        self.close()
        self.pilot.wait_for(self.pilot.window.isVisible)

    def _rest(self, _draw: Draw) -> None:
        """As at first: at home, without a match, in the standard dress."""
        window = self.pilot.window
        window.showNormal()
        window.go_home()
        window.resize(1280, 800)
        self._change(language="en", theme="light", text_percent=100, tempo="off", profiles=PROFILES)
        for screen in ROOMS:
            getattr(window.screens, screen)
        self.pilot.wait_for(lambda: window.controller.match is None)
        QTest.qWait(50)

    def let_go(self) -> None:
        """Nothing is kept of pictures that are not on the screen: in another theme none is asked for again."""
        self._change(theme="dark")
        self._change(theme="light")
        QPixmapCache.clear()

    def _size(self, draw: Draw) -> None:
        self.pilot.window.resize(*draw.one(SIZES))

    def _language(self, draw: Draw) -> None:
        self._change(language=draw.one(LANGUAGES))

    def _theme(self, draw: Draw) -> None:
        self._change(theme=draw.one(THEMES))

    def _text(self, draw: Draw) -> None:
        self._change(text_percent=draw.one(TEXT_PERCENTS))

    def _tempo(self, draw: Draw) -> None:
        self._change(tempo=draw.one(TEMPOS), is_confirming=draw.below(4) == 0, plays_forced=draw.below(3) == 0)
        self._change(plays_on_click=draw.below(3) == 0)

    def _change(self, **fields: object) -> None:
        self.pilot.program.preferences.change(**fields)

    # ---------------------------------------------------------------- screens

    def _screen(self, draw: Draw) -> None:
        """Open a screen from wherever we are, walk over it with Tab, and now and then go back."""
        self._come_in()
        window, menu_actions, name = self.pilot.window, self.pilot.window.menu_actions, draw.one(SCREENS)
        match name:
            case "help":
                window.toggle_help()
            case "replay":
                self._replay(draw)
            case "failure":
                window.show_failure("store_full", "4711")
            case _:
                getattr(menu_actions, name).trigger()
        self.pilot.press(*["Tab"] * (1 + draw.below(6)))
        if draw.below(3):
            self.pilot.press("Esc")

    def _click(self, draw: Draw) -> None:
        """Click on any button that is to be seen; a file dialog it opens is put away."""
        seen = [
            button
            for button in self.pilot.window.findChildren(QAbstractButton)
            if button.isVisible() and button.isEnabled() and not button.visibleRegion().isEmpty()
        ]
        if seen:
            button = draw.one(seen)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())

    def _form(self, draw: Draw) -> None:
        """Fill the form, with what can be played or not, and begin or leave it."""
        self._come_in()
        window = self.pilot.window
        window.open_new_game()
        form = window.screens.new_game
        form.show_plan(self._plan(draw))
        fields = [field for field in form.findChildren(QLineEdit) if field.isVisible() and field.isEnabled()]
        if fields and draw.below(2):
            field = draw.one(fields)
            field.setFocus()
            QTest.keyClicks(field, draw.one(("7", "0", "abc", "999", "Zé")))
        self.pilot.press("Enter" if draw.below(2) else "Esc")

    def _listen(self, draw: Draw) -> None:
        """As a screen reader: walk the whole tree, and press something in it."""
        if not QAccessible.isActive():
            return
        _hear(QAccessible.queryAccessibleInterface(self.pilot.window), DEEP)
        area = self.pilot.window.screens.made("table")
        if area is not None and area.isVisible() and draw.below(2):
            felt = QAccessible.queryAccessibleInterface(self.pilot.table.area)
            thing = felt.child(draw.below(felt.childCount())) if felt.childCount() else None
            action = thing.actionInterface() if thing is not None else None
            if action is not None:
                action.doAction("Press")

    # ---------------------------------------------------------------- matches

    def _plan(self, draw: Draw) -> TablePlan:
        game, name = draw.one(TABLES)
        variant = GAMES[game].variants[name]
        seats = draw.one(range(variant.min_seats, variant.max_seats + 1))
        people = min(seats - 1, draw.one((1, 1, 2, 3)))
        levels = offered.levels(game)
        names = ("", *PEOPLE)[:people] if people == 1 else PEOPLE[:people]
        humans = [SeatInfo(name, "human", avatar=place) for place, name in enumerate(names)]
        bots = [
            SeatInfo(bot, "bot", level=draw.one([level for level in levels if level != "master"]), avatar=place)
            for place, bot in enumerate([bot for bot in BOT_NAMES if bot not in PEOPLE][: seats - people], 4)
        ]
        spare = seats - people - len(bots)
        bots += [SeatInfo(f"Bot {place}", "bot", level=levels[0], avatar=place) for place in range(spare)]
        return TablePlan(game=game, variant=name, seats=(*humans, *bots), deal=str(1 + draw.below(500)))

    def _begin(self, draw: Draw) -> None:
        self._come_in()
        self._sit_down(self._plan(draw))

    def _sit_down(self, plan: TablePlan) -> None:
        before = self.pilot.program.client.epoch
        self.pilot.window.play(plan)
        self.pilot.wait_for(lambda: self.pilot.program.client.epoch != before and self.pilot.screen == "table")
        self.matches += 1

    def _resume(self, _draw: Draw) -> None:
        """Go on with what was left."""
        self._come_in()
        window = self.pilot.window
        window.go_home()
        if window.controller.unfinished is not None:
            window.screens.home.resume_button.click()
            self._until_asked()

    def _play(self, draw: Draw) -> None:
        """A few decisions, of whoever is asked."""
        for _ in range(1 + draw.below(5)):
            self._until_asked()
            screen = self.pilot.screen
            if screen == "round_result":
                self.pilot.press("Enter")
            elif screen == "match_result":
                self.pilot.press(draw.one(("Enter", "Esc", "n")))
            elif screen != "table":
                self.pilot.window.play_now()
                self.pilot.wait_for(lambda: self.pilot.screen == "table")
                self.matches += 1
            else:
                self._decide(draw)
        self._until_asked()

    def _decide(self, draw: Draw) -> None:
        moves, presenter = self.pilot.table.models.moves.items, self.pilot.table.presenter
        if moves and draw.below(4):
            presenter.submit_move(draw.one(moves).move)
        else:
            self.pilot.press(*["Right"] * (1 + draw.below(10)), "Enter", "Enter")

    def _keys(self, draw: Draw) -> None:
        """Any keys, one after the other, without waiting for anything."""
        for _ in range(1 + draw.below(5)):
            self.pilot.press(draw.one(KEYS))

    def _drag(self, draw: Draw) -> None:
        """Take a card of the hand and drop it somewhere; at times leave it in the air."""
        table = self.pilot.window.screens.made("table")
        if table is None or not table.isVisible() or not (hand := self.pilot.table.models.hand.items):
            return
        area, key = self.pilot.table.area, draw.one(hand).key
        viewport, start = area.viewport(), area.card_point(key)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for far in (8, 40):
            QTest.mouseMove(viewport, start - QPoint(0, far))
        end = QPoint(draw.below(max(1, viewport.width())), draw.below(max(1, viewport.height())))
        QTest.mouseMove(viewport, end)
        if draw.below(4):
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)
        else:
            self.pilot.press("Esc")
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=end)

    def _undo(self, draw: Draw) -> None:
        self._until_asked()
        if self.pilot.screen == "table":
            self.pilot.press(draw.one(("z", "z", "y")))
            self._until_asked()

    def _leave(self, draw: Draw) -> None:
        """Away in the middle of whatever moves, and on with something else."""
        self._change(tempo="normal")
        self._play(Draw(5 * draw.below(500)))
        if self.pilot.screen == "table":
            self._decide(draw)
        QTest.qWait(draw.below(150))
        window = self.pilot.window
        match draw.below(7):
            case 0:
                window.go_home()
            case 1:
                window.open_history()
            case 2:
                window.resize(*draw.one(SIZES))
            case 3:
                self._change(language=draw.one(LANGUAGES))
            case 4:
                self._begin(draw)
            case 5:
                self.pilot.press("F2")
            case 6:
                self.pilot.press("Esc", "Ctrl+H")
        self._change(tempo="off")

    def _tiger(self, draw: Draw) -> None:
        """The hidden tiger, left by a key and begun again from home, in a fresh window each time."""
        self.close()
        for number in range(2):
            plan = TablePlan(
                game="no_thanks",
                variant="tactical" if number else "tiger",
                options=(("hiddenTiger", True),) if number else (),
                seats=(SeatInfo("", "human"), *(SeatInfo(bot, "bot", level="random") for bot in BOT_NAMES[:2])),
                deal=str(1 + draw.below(900)),
            )
            self._sit_down(plan)
            self._play(Draw(draw.below(20)))
            self.pilot.press("Up", "Esc", "Ctrl+H")
            self.pilot.wait_for(lambda: self.pilot.screen == "home")
            self.pilot.press("Enter")
            self.pilot.wait_for(lambda: self.pilot.screen == "table")
            self._play(Draw(draw.below(20)))

    # ---------------------------------------------------------------- what was played

    def _replay(self, draw: Draw) -> None:
        """Watch a stored match, step by step, with open hands, and run."""
        if not self._in_history():
            return
        window = self.pilot.window
        shown = window.screens.history.detail.shown
        if shown is None:
            return
        window.watch(window.screens.history.detail.match_id)
        self.pilot.wait_for(lambda: window.screens.replay.projector.film_steps is not None)
        for _ in range(draw.below(8)):
            self.pilot.press(draw.one(("Right", "Right", "PgDown", "Left", "End", "Home", "m", "h", "Space", "Up")))
        self.pilot.press("Esc")

    def _export(self, draw: Draw) -> None:
        """Save a match and its score sheet, and open the saved file."""
        if not self._in_history():
            return
        history = self.pilot.window.screens.history
        self._saved += 1
        match = self._folder / f"{self._saved % 5}.pega6"
        history.save_file(match)
        history.detail.sheet_button.click()
        for dialog in self._dialogs():
            dialog.fileSelected.emit(str(match.with_suffix(draw.one((".pdf", ".csv")))))
        self._put_away()
        self.pilot.wait_for(match.exists)
        self.pilot.window.open_file(match)

    def _in_history(self) -> bool:
        """Open the history on its first match; False when there is none."""
        self._come_in()
        window = self.pilot.window
        window.go_home()
        window.open_history()
        history = window.screens.history
        QTest.qWait(100)
        if not history.model.lines:
            return False
        history.show_match(history.model.lines[0].match_id)
        self.pilot.wait_for(lambda: history.detail.shown is not None)
        return True

    # ---------------------------------------------------------------- waiting

    def _come_in(self) -> None:
        """Behind a closed curtain nothing can be opened: whoever is called opens it."""
        if self.pilot.window.passing.is_covered:
            self._until_asked()

    def _until_asked(self) -> None:
        """Wait until somebody has to decide something; the curtain is opened by whom it calls."""
        for _ in range(4):
            try:
                self.pilot.wait_for(lambda: self._is_asked or self._is_called)
            except Stuck as stuck:
                raise Stuck(f"{stuck}{self._moment()}") from None
            if not self._is_called:
                return
            self._open_curtain()

    def _moment(self) -> str:
        """What the window stands at, for whoever asks why nothing comes any more."""
        window, table = self.pilot.window, self.pilot.table
        passing, presenter = window.passing, table.presenter
        return (
            f"screen {self.pilot.screen}, stage {presenter.stage}, moving {table.area.is_moving},"
            f" epoch {self.pilot.program.client.epoch}, match {window.controller.match}\n"
            f"curtain: visible {passing.curtain.isVisible()}, drawn {passing.curtain.is_drawn},"
            f" peeking {passing.curtain.is_peeking}, called {passing.curtain.sheet.called},"
            f" sheet {passing.curtain.sheet.isVisible()}, due {presenter.handover.due},"
            f" sitting {presenter.handover.sitting}, last {presenter.handover.holder}\n"
            f"status: {table.models.view.title!r}; popup {QApplication.activePopupWidget()},"
            f" modal {QApplication.activeModalWidget()}"
        )

    @property
    def _is_asked(self) -> bool:
        return not self.pilot.window.passing.curtain.isVisible() and self.pilot.is_settled

    @property
    def _is_called(self) -> bool:
        curtain = self.pilot.window.passing.curtain
        called = curtain.sheet.called
        is_due = called is None or self.pilot.table.presenter.handover.due == called.seat
        return curtain.is_drawn and curtain.sheet.isVisible() and is_due

    def _open_curtain(self) -> None:
        curtain = self.pilot.window.passing.curtain
        called = curtain.sheet.called
        if called is not None and called.name in ("Bia", "Eva"):
            curtain.setFocus()
            QTest.qWait(1)
            for field in curtain.findChildren(QLineEdit):
                if field.isVisible():
                    field.setText(PIN)
        curtain.sheet.confirm()
        QTest.qWait(30)

    def _dialogs(self) -> list[QFileDialog]:
        return [dialog for dialog in QApplication.topLevelWidgets() if isinstance(dialog, QFileDialog)]

    def _put_away(self) -> None:
        """Menus and dialogs are put away, so that the next step finds the window in front."""
        while (popup := QApplication.activePopupWidget()) is not None:
            popup.close()
        for dialog in self._dialogs():
            dialog.reject()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QTest.qWait(1)


def _hear(thing: QAccessibleInterface | None, deep: int) -> None:
    """Read everything a screen reader may read of a thing and of what is in it."""
    if thing is None or not thing.isValid() or thing.state().invisible or not deep:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        thing.text(kind)
    thing.role(), thing.rect()
    for place in range(min(WIDE, thing.childCount())):
        _hear(thing.child(place), deep - 1)
