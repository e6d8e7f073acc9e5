"""What a test may not leave behind: threads, windows, running animations and timers.

Owns the comparison of before and after. Works on whatever Qt objects Python knows, so a test that never loads Qt pays
nothing.
"""

import gc
import sys
import threading
from collections.abc import Iterator
from dataclasses import dataclass

GRACE_S = 5.0
"""A thread that was told to stop may take this long to end."""


@dataclass(frozen=True, slots=True)
class Before:
    """What already ran when the test began: fixtures of wider scope may own it."""

    threads: frozenset[int]
    qt_objects: frozenset[int]


def note() -> Before:
    """Take down what is running now."""
    return Before(frozenset(map(id, threading.enumerate())), frozenset(key for key, _ in _busy_qt_objects()))


def since(before: Before) -> list[str]:
    """What is still running and was not before, in words; objects only waiting for the collector do not count."""
    _finish_deletions()
    if any(key not in before.qt_objects for key, _ in _busy_qt_objects()):
        gc.collect()
        _finish_deletions()
    found = [words for key, words in _busy_qt_objects() if key not in before.qt_objects]
    return found + [f"thread {thread.name}" for thread in _live_threads(before)]


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
    from PySide6.QtCore import QObject

    for wrapper in shiboken6.getAllValidWrappers():
        words = _what_it_does(wrapper) if isinstance(wrapper, QObject) else None
        if words:
            yield shiboken6.getCppPointer(wrapper)[0], words
    yield from _windows()


def _what_it_does(thing: object) -> str | None:
    from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QThread, QTimer

    match thing:
        case QThread() if thing.isRunning() and thing is not QCoreApplication.instance().thread():  # type: ignore[union-attr]
            return f"running QThread {thing.objectName() or type(thing).__name__}"
        case QAbstractAnimation() if thing.state() == QAbstractAnimation.State.Running:
            return f"running animation {type(thing).__name__}"
        case QTimer() if thing.isActive():
            return f"active QTimer {thing.objectName()} of {thing.parent()!r}"
        case _:
            return None


def _windows() -> Iterator[tuple[int, str]]:
    import shiboken6
    from PySide6.QtWidgets import QApplication

    if not isinstance(QApplication.instance(), QApplication):
        return
    for window in QApplication.topLevelWidgets():
        if window.parent() is None and window.metaObject().className() != "QTipLabel":  # Qt hides its tool tips itself
            yield shiboken6.getCppPointer(window)[0], f"window {type(window).__name__} {window.windowTitle()!r}"
