"""Takes the window in every look: a picture, and beside it what a screen reader finds.

Owns the looks, the stillness they are taken in, and the names of the files. Must not know any station.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from pega6_desktop.ui.table.surface.table_view import TableArea
from tests.e2e import seen
from tests.pilot import TablePilot

LANGUAGES = ("pt_BR", "en", "es", "fr", "de")
THEMES = ("light", "dark", "contrast")
SIZES = ((1280, 800), (1024, 640), (1920, 1080))
SHORT_MS = 250
"""A timer up to this long finishes what the window shows; a longer one takes something away again."""
PNG_QUALITY = 80
"""Little compression: faster than Qt's own choice."""
STATES = (
    *("checkable", "checked", "checkStateMixed", "collapsed", "defaultButton", "disabled", "editable", "expandable"),
    *("expanded", "focusable", "focused", "hasPopup", "linked", "modal", "multiLine", "multiSelectable"),
    *("passwordEdit", "pressed", "readOnly", "selectable", "selected"),
)
PLAIN = frozenset(
    getattr(QAccessible.Role, name)
    for name in ("NoRole", "Client", "Pane", "Grouping", "Border", "LayeredPane", "Splitter")
)
"""What only holds other things: told when it has a name, or can be walked to."""


@dataclass(frozen=True)
class Look:
    """How the window looks; its size in pixels, that of the text in percent."""

    language: str
    size: tuple[int, int]
    theme: str
    percent: int = 100

    def __str__(self) -> str:
        large = f"-{self.percent}" if self.percent != 100 else ""
        return f"{self.language}-{self.theme}-{self.size[0]}x{self.size[1]}{large}"

    @property
    def settings(self) -> Mapping[str, object]:
        """The settings of the program that make it look so."""
        return {"language": self.language, "theme": self.theme, "text_percent": self.percent}


_PAIRS = tuple(zip(SIZES, THEMES, strict=True))
EVERY_LOOK = (
    *(Look(language, size, theme) for size, theme in _PAIRS for language in LANGUAGES),
    *(Look("pt_BR", size, theme) for size, theme in product(SIZES, THEMES) if (size, theme) not in _PAIRS),
    *(Look(language, SIZES[0], THEMES[0], 200) for language in LANGUAGES),
)
"""Each language in each size, each theme in each size, and large text in each language. A language is changed at little
cost and comes last; a theme has no words, and is not crossed with it."""
QUICK_LOOKS = tuple(look for look in EVERY_LOOK if look.language == "pt_BR" and (look.size, look.theme) in _PAIRS)


class Camera:
    """Takes and counts pictures, each in all looks; the window comes in the first one and leaves in it."""

    def __init__(self, folder: Path, looks: Sequence[Look]) -> None:
        self._folder, self._looks = folder, looks
        self.first = looks[0]
        self.taken = 0

    def take(
        self, pilot: TablePilot, station: str, number: int, opening: Callable[[TablePilot], None] | None = None
    ) -> None:
        """Take what stands there.

        number: which moment of the station. opening: brings up a menu, anew in each look.
        """
        until_still(pilot)
        folder = self._folder / re.sub(r"\W+", "-", station)
        folder.mkdir(parents=True, exist_ok=True)
        held = _hold(pilot.window)
        for look in self._looks:
            put_on(pilot, look)
            if opening is not None:
                opening(pilot)
                let_everything_follow(pilot)
            held |= _hold(pilot.window)
            stem = folder / f"{number:02}-{pilot.screen.replace('_', '-')}.{look}"
            photograph(pilot.window).save(f"{stem}.png", quality=PNG_QUALITY)
            Path(f"{stem}.txt").write_text("\n".join(heard(pilot.window)) + "\n", "utf-8")
            self.taken += 1
            for menu in _menus():
                menu.close()
        put_on(pilot, self.first)
        for timer in held:
            if shiboken6.isValid(timer):
                timer.start()


# ---------------------------------------------------------------- stillness


def put_on(pilot: TablePilot, look: Look) -> None:
    """Change the window to this look, and wait until all of it has changed. Nothing drawn earlier is used again."""
    QPixmapCache.clear()
    pilot.program.preferences.change(**look.settings)
    pilot.window.resize(*look.size)
    let_everything_follow(pilot)


def let_everything_follow(pilot: TablePilot) -> None:
    """Wait until nothing is left to be told, laid out, moved or put away; one thing may ask the next."""
    for _ in range(3):
        seen.let_everything_follow()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        pilot.wait_for(lambda: not _is_busy(pilot.window))


def until_still(pilot: TablePilot) -> None:
    """Wait until the window has stayed as it is for a while: bots and the store answer from another thread."""
    before, now = QImage(), photograph(pilot.window)
    while before != now:
        pilot.qtbot.wait(100)
        let_everything_follow(pilot)
        before, now = now, photograph(pilot.window)


def _is_busy(window: QWidget) -> bool:
    timers = (timer for timer in window.findChildren(QTimer) if timer.isSingleShot() and timer.interval() <= SHORT_MS)
    return any(timer.isActive() for timer in timers) or any(area.is_moving for area in window.findChildren(TableArea))


def _hold(window: QWidget) -> set[QTimer]:
    """Stop what would take something away while the pictures are taken."""
    running = {timer for timer in window.findChildren(QTimer) if timer.isActive() and timer.interval() > SHORT_MS}
    for timer in running:
        timer.stop()
    return running


# ---------------------------------------------------------------- seeing and hearing


def photograph(window: QWidget) -> QImage:
    """The window with the menus that are open over it."""
    picture = window.grab().toImage()
    with QPainter(picture) as painter:
        for menu in _menus():
            painter.drawPixmap(menu.pos() - window.pos(), menu.grab())
    return picture


def heard(window: QWidget) -> Iterator[str]:
    """A line for each thing a screen reader finds in the window and its menus, in order: role, words, states."""
    for root in (window, *_menus()):
        interface = QAccessible.queryAccessibleInterface(root)
        if interface is not None:
            yield from filter(None, map(_line, seen.tree(interface)))


def _line(node: QAccessibleInterface) -> str:
    kinds = QAccessible.Text
    words = [node.text(kind) for kind in (kinds.Name, kinds.Value, kinds.Description)]
    state, role = node.state(), node.role()
    states = [name for name in STATES if getattr(state, name)]
    if role in PLAIN and not any(words) and not states:
        return ""
    return " | ".join([role.name, *(word.replace("\n", "\\n") for word in words), " ".join(states)]).rstrip()


def _menus() -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.inherits("QMenu")]
