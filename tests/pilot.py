"""A player in front of the window: looks, points, drags, types, and waits until the table is still.

    pilot.click("Play now").settle()
    pilot.drag(card=42, to=row(2)).settle()
    pilot.drag(special="insert", to=row(3)).settle()
    assert pilot.sees("Your turn")

Owns the language of the GUI tests. Only real mouse and key events go in, only what a person could see comes out: the
public state of the screens, never a private attribute.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from pega6_desktop.app.program import Program
from pega6_desktop.runtime.messages import Opened
from pega6_desktop.ui.boards.pega6.rows.arrangement import RowsArrangement
from pega6_desktop.ui.screens.table.table_screen import TableScreen
from pega6_desktop.ui.shell.window import MainWindow
from pega6_desktop.ui.table.turns.acts import PLAYING
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace, ZoneId

W = TypeVar("W", bound=QWidget)

PATIENCE_MS = 60_000
"""How long a player waits for the table before giving up."""

KEYS = {
    "Enter": Qt.Key.Key_Return,
    "Esc": Qt.Key.Key_Escape,
    "Space": Qt.Key.Key_Space,
    "Tab": Qt.Key.Key_Tab,
    "Left": Qt.Key.Key_Left,
    "Right": Qt.Key.Key_Right,
    "Up": Qt.Key.Key_Up,
    "Down": Qt.Key.Key_Down,
    "Home": Qt.Key.Key_Home,
    "End": Qt.Key.Key_End,
    "PgDown": Qt.Key.Key_PageDown,
    "PgUp": Qt.Key.Key_PageUp,
    "F1": Qt.Key.Key_F1,
    "F2": Qt.Key.Key_F2,
    "F6": Qt.Key.Key_F6,
    "F11": Qt.Key.Key_F11,
    "?": Qt.Key.Key_Question,
}


MODIFIERS = {
    "Ctrl": Qt.KeyboardModifier.ControlModifier,
    "Alt": Qt.KeyboardModifier.AltModifier,
    "Shift": Qt.KeyboardModifier.ShiftModifier,
}


@dataclass(frozen=True)
class RowPlace:
    """A row of the table by its printed number."""

    number: int


def row(number: int) -> RowPlace:
    """Row ``number``, counted from 1 as on the felt."""
    return RowPlace(number)


@dataclass(frozen=True)
class CardPlace:
    """The place of a number card that lies open, wherever that is."""

    number: int


def on(number: int) -> CardPlace:
    """On the card of this number."""
    return CardPlace(number)


@dataclass(frozen=True)
class Spot:
    """Any other place of the table. is_edge: close below its upper edge, where no card lies, and not in its middle."""

    zone: ZoneId
    is_edge: bool = False


OWN_CARD = Spot(("turn", 0), is_edge=True)
DISCARD = Spot(("discard", 0))
OWN_STRIP = Spot(("hand", 0))
Place = RowPlace | CardPlace | Spot


class TablePilot:
    """One player at one running program."""

    def __init__(self, qtbot: QtBot, program: Program) -> None:
        self.qtbot, self.program = qtbot, program
        self.window: MainWindow = program.window
        self._opened = 0
        program.client.opened.connect(self._on_opened)

    def _on_opened(self, opened: Opened) -> None:
        self._opened = opened.epoch

    # ---------------------------------------------------------------- what the player sees

    @property
    def table(self) -> TableScreen:
        """The table screen."""
        return self.window.screens.table

    @property
    def screen(self) -> str:
        """The name of the screen in front: "home", "table", "round_result" …"""
        names = ("home", "new_game", "table", "round_result", "match_result", "failure", "settings", "help", "about")
        made = {
            name: self.window.screens.made(name)
            for name in (*names, "lesson", "history", "statistics", "people", "replay", "keys", "leaving", "agreed")
        }
        return next(name for name, screen in made.items() if screen is self.window.screen_shown)

    @property
    def hand(self) -> list[int]:
        """The numbers of the cards in the player's hand, as they lie."""
        return _numbers(self.table.models.hand.items)

    @property
    def rows(self) -> list[list[int]]:
        """The cards of each row."""
        table = self.table.models.view.arrangement
        return [_numbers(row.cards) for row in table.rows] if isinstance(table, RowsArrangement) else []

    @property
    def specials(self) -> list[str]:
        """The kinds of the special cards in the player's tray, as they lie."""
        return [one.face.kind for one in self.table.models.view.arrangement.extras if isinstance(one.face, ExtraFace)]

    @property
    def own_total(self) -> int:
        """The total on the player's own plate."""
        own = self.table.models.view.own
        assert own is not None
        return own.total

    @property
    def status(self) -> str:
        """The status line, lead and sentence."""
        status = self.table.status.status
        return f"{status.lead} {status.text}"

    @property
    def log(self) -> list[str]:
        """The lines of the log."""
        return [line.text for line in self.table.models.log.items]

    @property
    def words(self) -> str:
        """Every word that can be read in the window now."""
        return "\n".join(text for widget in self._visible(QWidget) for text in _texts(widget) if text)

    def sees(self, text: str) -> bool:
        """Whether these words stand anywhere in the window."""
        return text in self.words

    # ---------------------------------------------------------------- waiting

    def settle(self) -> TablePilot:
        """Wait until nothing moves and the player may act: own turn, a gate, or another screen."""
        self.qtbot.waitUntil(lambda: self.is_settled, timeout=PATIENCE_MS)
        return self

    @property
    def is_settled(self) -> bool:
        """Whether the table waits for this player (or is not in front)."""
        if self.window.screen_shown is not self.table:
            return True
        is_opened = self._opened == self.program.client.epoch
        return is_opened and self.table.presenter.stage in PLAYING and not self._is_in_motion

    @property
    def _is_in_motion(self) -> bool:
        """Whether a click would skip what moves, or be taken for one that came too late to."""
        area = self.table.area
        return area.is_moving or area.felt.is_just_over()

    def wait_for(self, fact: Callable[[], bool]) -> TablePilot:
        """Wait until something is so."""
        self.qtbot.waitUntil(fact, timeout=PATIENCE_MS)
        return self

    def wait_for_stage(self, *stages: str) -> TablePilot:
        """Wait until the table is in one of these moments."""
        return self.wait_for(lambda: self.table.presenter.stage in stages)

    # ---------------------------------------------------------------- hands

    def press(self, *keys: str) -> TablePilot:
        """Press keys one after the other: "Enter", "Left", "z", "Ctrl+N", "3"."""
        for name in keys:
            *held, last = name.split("+") if name != "+" else [name]
            modifiers = Qt.KeyboardModifier.NoModifier
            for modifier in held:
                modifiers |= MODIFIERS[modifier]
            if last in KEYS:
                QTest.keyClick(self._focused(), KEYS[last], modifiers)
            else:
                QTest.keyClick(self._focused(), Qt.Key(ord(last.upper())), modifiers)
        return self

    def hold(self, name: str, times: int = 8) -> TablePilot:
        """Keep a key down: one press, many repeats, one release."""
        key, target = KEYS.get(name), self._focused()
        assert key is not None
        QTest.keyPress(target, key)
        for _ in range(times):
            event = _repeat(key)
            QApplication.sendEvent(self._focused(), event)
        QTest.keyRelease(self._focused(), key)
        return self

    def write(self, text: str) -> TablePilot:
        """Replace the text of the focused field."""
        field = self._focused()
        assert isinstance(field, QLineEdit), f"the focus is on {field}"
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(field, Qt.Key.Key_Delete)
        for char in text:
            # QTest knows the keys of an English keyboard only.
            QApplication.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, char))
        return self

    def click(
        self, target: str | Place | None = None, *, card: int | None = None, special: str = "", times: int = 1
    ) -> TablePilot:
        """Click a button by its words, a place, or a card; several times for a double or triple click."""
        widget, at = self._spot(special or target, card)
        spot = widget.mapTo(self.window, at)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)
        for _ in range(times - 1):
            under = self.window.childAt(spot) or self.window
            QTest.mouseDClick(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(self.window, spot))
            if card is not None:  # a double click of QTest leaves the button down
                QTest.mouseRelease(under, Qt.MouseButton.LeftButton, pos=under.mapFrom(self.window, spot))
        return self

    def grab(self, card: int | None = None, *, special: str = "", key: CardKey | None = None) -> TablePilot:
        """Press on a card and pull it up, and keep hold of it."""
        meant = self._key(card, special) if key is None else key
        viewport, start = self.table.area.viewport(), self.table.area.card_point(meant)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in (8, 30, 60):
            QTest.mouseMove(viewport, start - QPoint(0, step))
        return self

    def carry(self, to: Place) -> TablePilot:
        """Move the grabbed card over a place."""
        viewport, end = self.table.area.viewport(), self._zone(to)
        QTest.mouseMove(viewport, end + QPoint(0, 40))
        QTest.mouseMove(viewport, end)
        return self

    def release(self, to: Place | None = None) -> TablePilot:
        """Let go over a place, or far from any."""
        at = self._zone(to) if to is not None else QPoint(6, self.table.area.height() - 6)
        if to is None:
            QTest.mouseMove(self.table.area.viewport(), at)
        QTest.mouseRelease(self.table.area.viewport(), Qt.MouseButton.LeftButton, pos=at)
        return self

    def drag(self, card: int | None = None, *, to: Place, special: str = "", key: CardKey | None = None) -> TablePilot:
        """Take a card and drop it on a place."""
        return self.grab(card, special=special, key=key).carry(to).release(to)

    def hover(self, over: Place) -> TablePilot:
        """Move the mouse there without a button."""
        viewport, end = self.table.area.viewport(), self._zone(over)
        QTest.mouseMove(viewport, end + QPoint(0, 7))
        QTest.mouseMove(viewport, end)
        return self

    # ---------------------------------------------------------------- playing without thinking

    def place_of(self, card: int) -> RowPlace:
        """The row a card would go to; the first one for a card that is lower than all ends."""
        ends = [(cards[-1], number) for number, cards in enumerate(self.rows, 1) if cards[-1] < card]
        return row(max(ends)[1]) if ends else row(1)

    @property
    def owes_row(self) -> bool:
        """Whether a row must be chosen."""
        return self.table.presenter.stage == "rows"

    # ---------------------------------------------------------------- details

    def _spot(self, target: str | Place | None, card: int | None) -> tuple[QWidget, QPoint]:
        if card is not None or (isinstance(target, str) and target in self.specials):
            key = self._key(card, target if isinstance(target, str) else "")
            return self.table.area.viewport(), self.table.area.card_point(key)
        if isinstance(target, RowPlace | CardPlace | Spot):
            return self.table.area.viewport(), self._zone(target)
        assert target is not None
        button = self.button(target)
        return button, button.rect().center()

    def button(self, words: str) -> QAbstractButton:
        """The visible button that says, or is called, this."""
        buttons = self._visible(QAbstractButton)
        for button in buttons:
            if words in (button.text().replace("&&", "&"), button.accessibleName()):
                return button
        raise AssertionError(f"no button {words!r} among {[button.accessibleName() for button in buttons]}")

    def _key(self, card: int | None, special: str) -> CardKey:
        if card is not None:
            return ("card", card)
        held = self.table.models.view.arrangement.extras
        return next(one.key for one in held if isinstance(one.face, ExtraFace) and one.face.kind == special)

    def _zone(self, place: Place) -> QPoint:
        match place:
            case RowPlace(number):
                return self.table.area.zone_point(("row", number - 1))
            case CardPlace(number):
                return self.table.area.card_point(("card", number))
            case Spot(zone, is_edge):
                box = self.table.area.felt.zone_rect(zone)
                return QPoint(round(box.middle[0]), round(box.y + 7 if is_edge else box.middle[1]))

    def _focused(self) -> QWidget:
        return QApplication.focusWidget() or self.window

    def _visible(self, kind: type[W]) -> list[W]:
        return [widget for widget in self.window.findChildren(kind) if widget.isVisible()]


def _numbers(cards: Iterable[CardView]) -> list[int]:
    return [card.face for card in cards if isinstance(card.face, int)]


def _repeat(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", True, 1)


def _texts(widget: QWidget) -> list[str]:
    texts = [widget.accessibleName(), widget.accessibleDescription()]
    match widget:
        case QLabel() | QLineEdit() | QAbstractButton():
            texts.append(widget.text())
        case QAbstractItemView():
            model = widget.model()
            texts += [str(model.index(place, 0).data()) for place in range(model.rowCount())]
    return texts
