"""A whole program that a script leaves: started as `python -m pega6_desktop` starts it, in a process of its own.

Owns the ways to a moment and the ways out. Run by test_exits: words are the moment, the way out, and "heard" where a
screen reader listens. The exit code is the program's.
"""

from __future__ import annotations

import itertools
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QGuiApplication, QSessionManager
from PySide6.QtTest import QTest

from pega6_desktop.__main__ import main
from pega6_desktop.app.program import Program
from pega6_desktop.records.record import SeatInfo
from pega6_desktop.ui.screens.common.plan import TablePlan
from pega6_desktop.ui.table.turns.acts import PLAYING

PLAN = TablePlan(
    seats=(
        SeatInfo(name="", kind="human"),
        *(SeatInfo(name=name, kind="bot", level="master", avatar=at) for at, name in enumerate(("Ana", "Bia"), 1)),
    ),
    options=(("fixedRounds", 1),),
    deal="20",
)
PATIENCE_MS = 60_000
SCREENS = (
    *("home", "new_game", "settings", "history", "statistics", "people", "help", "keys", "about", "failure"),
    *("agreed", "replay"),
)


def until(fact: Callable[[], bool]) -> None:
    """Wait until something is so."""
    limit = QDeadlineTimer(PATIENCE_MS)
    while not fact():
        if limit.hasExpired():
            raise TimeoutError("what was waited for did not come")
        QTest.qWait(5)


# ---------------------------------------------------------------- moments


def at_screen(name: str) -> Callable[[Program], None]:
    """A screen is in front, over a match that has begun."""

    def go(program: Program) -> None:
        at_the_table(program)
        window = program.window
        if name == "home":
            window.go_home()
        elif name == "failure":
            window.show_failure("store_full", "4711")
        elif name == "agreed":
            window.open_rules()
        else:
            window.show_over(getattr(window.screens, name))
        until(lambda: window.screen_shown is window.screens.made(name))

    return go


def at_the_table(program: Program) -> None:
    """The first card is owed."""
    program.window.play(PLAN)
    table = program.window.screens.table
    until(lambda: table.presenter.stage in PLAYING and not table.area.is_moving)


def while_bots_think(program: Program) -> None:
    """The own card is laid, the others are at it."""
    at_the_table(program)
    table = program.window.screens.table
    table.presenter.submit_move(table.models.moves.items[0].move)
    until(lambda: table.presenter.stage not in PLAYING)


def in_the_middle_of_a_motion(program: Program) -> None:
    """The deal is on its way."""
    program.preferences.change(tempo="slow")
    program.window.play(PLAN)
    table = program.window.screens.table
    until(lambda: table.isVisible() and table.area.is_moving)


def at_the_result(program: Program) -> None:
    """The match is over."""
    program.preferences.change(tempo="off")
    at_the_table(program)
    window, table = program.window, program.window.screens.table
    while window.screen_shown is table:
        if table.presenter.stage in PLAYING and not table.area.is_moving and table.models.moves.items:
            table.presenter.submit_move(table.models.moves.items[0].move)
        QTest.qWait(5)


def at_home_in_large_type(program: Program) -> None:
    """Higher without a scroll bar than beside one: Qt let the bar come and go until the stack was full."""
    at_the_table(program)
    program.window.go_home()
    QTest.qWait(200)
    program.preferences.change(language="pt_BR")
    for percent, width, height in itertools.product((125, 150), (800, 1280), (560, 800)):
        program.preferences.change(text_percent=percent)
        program.window.resize(width, height)
        for theme in ("dark", "light"):
            program.preferences.change(theme=theme)
            QTest.qWait(0)


MOMENTS: dict[str, Callable[[Program], None]] = {
    "at the first picture": lambda _program: None,
    "at the table": at_the_table,
    "while bots think": while_bots_think,
    "in the middle of a motion": in_the_middle_of_a_motion,
    "at the result": at_the_result,
    "at home in large type": at_home_in_large_type,
    **{f"at {name}": at_screen(name) for name in SCREENS},
}

# ---------------------------------------------------------------- ways out


def by_window(program: Program) -> None:
    """The cross in the title bar."""
    program.window.close()


def by_key(program: Program) -> None:
    """Ctrl+Q."""
    program.window.menu_actions.quit.trigger()


def by_session(program: Program) -> None:
    """The desktop ends the session: it asks, every window is closed, and the application is told to quit."""
    application = QGuiApplication.instance()
    assert isinstance(application, QGuiApplication)
    session = application.findChild(QSessionManager)
    application.commitDataRequest.emit(session)
    application.saveStateRequest.emit(session)
    QTimer.singleShot(0, application.quit)
    program.window.close()


def by_application(_program: Program) -> None:
    """Something tells the application to quit, without a word to the window."""
    QCoreApplication.quit()


def by_signal(_program: Program) -> None:
    """kill, or the system that is shutting down."""
    os.kill(os.getpid(), signal.SIGTERM)


WAYS: dict[str, Callable[[Program], None]] = {
    "by window": by_window,
    "by key": by_key,
    "by session": by_session,
    "by application": by_application,
    "by SIGTERM": by_signal,
}


# ---------------------------------------------------------------- a screen reader


def listen(program: Program) -> None:
    """Read the whole tree as a screen reader does."""
    for thing in _walk(QAccessible.queryAccessibleInterface(program.window)):
        thing.text(QAccessible.Text.Name)


def _walk(thing: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    if thing is None or not thing.isValid() or thing.state().invisible:
        return
    yield thing
    for place in range(thing.childCount()):
        yield from _walk(thing.child(place))


def run(moment: str, way: str, *, is_heard: bool) -> int:
    """Start the program, let the script run in it, and return its exit code."""
    start = Program.start

    def started(self: Program) -> None:
        start(self)
        QTimer.singleShot(0, lambda: script(self))

    def script(program: Program) -> None:
        try:
            if is_heard:
                QAccessible.setActive(True)
            MOMENTS[moment](program)
            if is_heard:
                listen(program)
            WAYS[way](program)
        except Exception:  # noqa: BLE001 - whatever it was: a script that fails must not leave the window open
            traceback.print_exc()
            os._exit(70)

    Program.start = started  # type: ignore[method-assign]  # the program has no switch for scripts
    return main([])


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2], is_heard="heard" in sys.argv[3:]))
