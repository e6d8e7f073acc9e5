"""What a test may not leave behind: threads, windows, running animations and timers.

Owns the comparison of before and after. Works on whatever Qt objects Python knows, so a test that never loads Qt pays
nothing.
"""

import gc
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

GRACE_S = 5.0
"""A thread that was told to stop may take this long to end."""


@dataclass(frozen=True, slots=True)
class Before:
    """What already ran when the test began: fixtures of wider scope may own it."""

    threads: frozenset[int]
    qt_objects: frozenset[int] | None


def note(*, has_windows: bool) -> Before:
    """Take down what is running now. has_windows: whether Qt objects may be made before it is compared."""
    busy = frozenset(key for key, _ in _busy_qt_objects()) if has_windows else None
    return Before(frozenset(map(id, threading.enumerate())), busy)


def since(before: Before) -> list[str]:
    """What is still running and was not before, in words; objects only waiting for the collector do not count."""
    found = [] if before.qt_objects is None else _busy_since(before.qt_objects)
    return found + [f"thread {thread.name}" for thread in _live_threads(before)]


def has_running_thread() -> bool:
    """Whether a thread of Qt's other than the main one runs now."""
    return any(words.startswith("running QThread") for _, words in _busy_qt_objects())


def _busy_since(known: frozenset[int]) -> list[str]:
    _finish_deletions()
    if _new(known):
        gc.collect()
        _finish_deletions()
        return _new(known)
    return []


def _new(known: frozenset[int]) -> list[str]:
    return [words for key, words in _busy_qt_objects() if key not in known]


def _live_threads(before: Before) -> list[threading.Thread]:
    started = [thread for thread in threading.enumerate() if id(thread) not in before.threads]
    ours = [thread for thread in started if not isinstance(thread, threading._DummyThread)]
    for thread in ours:
        thread.join(GRACE_S)
    return [thread for thread in ours if thread.is_alive()]


def _finish_deletions() -> None:
    if _has_application():
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _has_application() -> bool:
    if "PySide6.QtCore" not in sys.modules:
        return False
    from PySide6.QtCore import QCoreApplication

    return QCoreApplication.instance() is not None


def _busy_qt_objects() -> Iterator[tuple[int, str]]:
    """Address and description of each Qt object that is running or shown as a window of its own."""
    if not _has_application():
        return
    import shiboken6

    wrappers = shiboken6.getAllValidWrappers()
    for kind in set(map(type, wrappers)) - _looks.keys():
        _looks[kind] = _look_for(kind)
    # There are thousands of objects, and few whose type can run at all.
    able = {kind: look for kind, look in _looks.items() if look is not None}
    for wrapper in wrappers:
        look = able.get(type(wrapper))
        if look is not None and (words := look(wrapper)):
            yield shiboken6.getCppPointer(wrapper)[0], words
    yield from _windows()


_looks: dict[type, Callable[[Any], str | None] | None] = {}
"""What tells of an object of a type whether it runs; None for types that cannot run."""


def _look_for(kind: type) -> Callable[[Any], str | None] | None:
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer

    looks: dict[type, Callable[[Any], str | None]] = {QThread: _thread, QAbstractAnimation: _animation, QTimer: _timer}
    return next((look for base, look in looks.items() if issubclass(kind, base)), None)


def _thread(thread: "QThread") -> str | None:
    from PySide6.QtCore import QCoreApplication

    is_main = thread is QCoreApplication.instance().thread()  # type: ignore[union-attr]
    name = thread.objectName() or type(thread).__name__
    return f"running QThread {name}" if thread.isRunning() and not is_main else None


def _animation(animation: "QAbstractAnimation") -> str | None:
    is_running = animation.state() == type(animation).State.Running
    return f"running animation {type(animation).__name__}" if is_running else None


def _timer(timer: "QTimer") -> str | None:
    return f"active QTimer {timer.objectName()} of {timer.parent()!r}" if timer.isActive() else None


def _windows() -> Iterator[tuple[int, str]]:
    import shiboken6
    from PySide6.QtWidgets import QApplication

    if not isinstance(QApplication.instance(), QApplication):
        return
    for window in QApplication.topLevelWidgets():
        if window.parent() is None and window.metaObject().className() != "QTipLabel":  # Qt hides its tool tips itself
            yield shiboken6.getCppPointer(window)[0], f"window {type(window).__name__} {window.windowTitle()!r}"
