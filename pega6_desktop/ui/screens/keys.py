"""The sheet of shortcuts: every key of the program, place by place.

Owns one line of words per shortcut, the words of the keys themselves, and where the lists stand. Must not know which
key means what: the table of shortcuts does.
"""

import itertools
import sys
from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from pega6_desktop.ui.look import EXTRABOLD, SEMIBOLD, Look, line_step, paint, wrapped
from pega6_desktop.ui.look.paint.marks import printed
from pega6_desktop.ui.look.widgets import Label, Panel, PlateButton, TopBar
from pega6_desktop.ui.screens.common.lists import LineList
from pega6_desktop.ui.screens.common.screen import PageScreen, Scroll, abreast, in_units, stacked
from pega6_desktop.ui.screens.common.shortcuts import AT_THE_TABLE, PLACES, Place, told
from pega6_desktop.ui.words.catalog import WORDS
from pega6_desktop.ui.words.messages import Messages


class Shortcuts(Messages):
    """Keys and what they do."""


_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}
_ON_MACOS = {"Ctrl": "⌘", "Alt": "⌥", "Shift": "⇧", "Meta": "⌃"}
"""As they stand on Apple's keyboards."""


def place_word(place: Place) -> str:
    """The head over the shortcuts of a place."""
    return {
        "everywhere": Shortcuts.tr("Everywhere"),
        "page": Shortcuts.tr("On every page"),
        "home": Shortcuts.tr("On the first page"),
        "help": Shortcuts.tr("How to play"),
        "form": Shortcuts.tr("Before a new game"),
        "table": Shortcuts.tr("At the table"),
        "reading": Shortcuts.tr("Read out at the table"),
        "lesson": Shortcuts.tr("In a lesson"),
        "replay": Shortcuts.tr("Watching a match"),
        "results": Shortcuts.tr("After a round or a match"),
        "curtain": Shortcuts.tr("Before the curtain"),
    }[place]


def lines(place: Place, game: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Line by line what the keys of a place do while this game is played, and the keys; see `told`."""
    own = WORDS[game].table_keys() if place in AT_THE_TABLE else {}
    words = {**_WORDS.get(place, _elsewhere)(), **own}
    for name, keys in told(place, own):
        if words[name]:
            yield words[name], keys


def key_word(key: str) -> str:
    """One key, or keys held together, as it stands on the keyboard; an empty one stays the dash of a range."""
    *held, last = key.split("+") if len(key) > 1 else [key]
    names = {
        **_ARROWS,
        "Home": Shortcuts.tr("Home", "the key"),
        "End": Shortcuts.tr("End", "the key"),
        "Ctrl": Shortcuts.tr("Ctrl", "the key"),
        "Shift": Shortcuts.tr("Shift", "the key"),
        **(_ON_MACOS if sys.platform == "darwin" else {}),
    }
    return "+".join(names.get(part) or printed(part) for part in (*held, last))


def key_spoken(key: str) -> str:
    """The same for the ear: arrows by their names, and Apple's keys by theirs."""
    *held, last = key.split("+") if len(key) > 1 else [key]
    names = {
        "Left": Shortcuts.tr("left arrow"),
        "Right": Shortcuts.tr("right arrow"),
        "Up": Shortcuts.tr("up arrow"),
        "Down": Shortcuts.tr("down arrow"),
        "": Shortcuts.tr("to", "between the first and the last of several keys"),
        "?": Shortcuts.tr("question mark"),
    }
    if sys.platform == "darwin":
        names |= {
            "Ctrl": Shortcuts.tr("Command", "the key"),
            "Alt": Shortcuts.tr("Option", "the key"),
            "Shift": Shortcuts.tr("Shift", "the key"),
            "Meta": Shortcuts.tr("Control", "the key"),
            ".": Shortcuts.tr("period"),
        }
    return "+".join(names.get(part) or key_word(part) for part in (*held, last))


def _everywhere() -> dict[str, str]:
    return {
        "keys": Shortcuts.tr("this list of keys"),
        "menu": Shortcuts.tr("menu"),
        "hide": Shortcuts.tr("hide everything at once"),
        "full_screen": Shortcuts.tr("full screen"),
        "new_game": Shortcuts.tr("new game"),
        "home": Shortcuts.tr("first page; the match stays saved"),
        "history": Shortcuts.tr("history"),
        "statistics": Shortcuts.tr("statistics"),
        "rules": Shortcuts.tr("rules of this match"),
        "settings": Shortcuts.tr("settings"),
        "quit": Shortcuts.tr("quit"),
    }


def _page() -> dict[str, str]:
    return {
        "next": Shortcuts.tr("to the next thing; with Shift back"),
        "main": Shortcuts.tr("the golden button"),
        "back": Shortcuts.tr("back"),
        "scroll": Shortcuts.tr("scroll"),
        "keys": Shortcuts.tr("this list of keys"),
    }


def _table() -> dict[str, str]:
    return {
        "let_go": Shortcuts.tr("let go"),
        "take_back": Shortcuts.tr("undo"),
        "redo": Shortcuts.tr("redo"),
        "why": Shortcuts.tr("why there? Without a card: this list"),
        "play_alone": "",
        "drafted": "",
        "skip": Shortcuts.tr("skip the animation"),
        "last_trick": Shortcuts.tr("show or hide the last trick"),
        "look_back": Shortcuts.tr("the last trick, card by card"),
        "lists": Shortcuts.tr("lists and log"),
        "regions": Shortcuts.tr("between felt, lists and bar"),
    }


def _reading() -> dict[str, str]:
    return {
        "hand": Shortcuts.tr("my cards"),
        "news": Shortcuts.tr("what has just happened"),
        "turn": Shortcuts.tr("whose turn it is"),
        "scores": Shortcuts.tr("the standings"),
    }


def _lesson() -> dict[str, str]:
    return {
        "step_back": Shortcuts.tr("one step of the lesson back, one on"),
        "show_me": Shortcuts.tr("show me: where to look, which card, then do it"),
        "again": Shortcuts.tr("the same once more"),
        "leave": Shortcuts.tr("leave the lesson; its place is kept"),
    }


def _replay() -> dict[str, str]:
    return {
        "step_back": Shortcuts.tr("one step back, one on"),
        "page_back": Shortcuts.tr("one chapter back, one on"),
        "first": Shortcuts.tr("to the beginning, to the end"),
        "run": Shortcuts.tr("play, pause"),
        "hands": Shortcuts.tr("see all hands"),
        "branch": Shortcuts.tr("play on from here"),
        "moves": Shortcuts.tr("the moves"),
        "regions": Shortcuts.tr("between felt, moves and bar"),
        "back": Shortcuts.tr("back"),
    }


def _elsewhere() -> dict[str, str]:
    return {
        "continue": Shortcuts.tr("go on with the match"),
        "play_now": Shortcuts.tr("play now"),
        "new_game": Shortcuts.tr("new game"),
        "help": Shortcuts.tr("how to play"),
        "lesson": Shortcuts.tr("learn by playing"),
        "summary": Shortcuts.tr("the rules in pictures"),
        "seat_up": Shortcuts.tr("a player one seat up, one down"),
        "watch": Shortcuts.tr("watch step by step"),
        "print": Shortcuts.tr("the score sheet as a page or a table"),
        "again": Shortcuts.tr("the same cards once more"),
        "leave": Shortcuts.tr("save and leave"),
        "rotated": Shortcuts.tr("rematch with other seats"),
        "next_bag": Shortcuts.tr("open the next bag, twice all of them"),
        "open": Shortcuts.tr("show my cards"),
        "take_back": Shortcuts.tr("take the last card back"),
    }


_WORDS = {
    "everywhere": _everywhere,
    "page": _page,
    "table": _table,
    "reading": _reading,
    "lesson": _lesson,
    "replay": _replay,
}


KEYS = int(Qt.ItemDataRole.UserRole)
_SPOKEN = Qt.ItemDataRole.AccessibleTextRole
_SIDE, _GAP = 10, 12
_DASH = "\N{EN DASH}"


class KeyDelegate(QStyledItemDelegate):
    """The words at the left, in as many lines as they need, and the keys at the right."""

    def __init__(self, look: Look, view: QListView) -> None:
        super().__init__(view)
        self._look, self._view = look, view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The width of the list, and the height of the words or keys."""
        width, font = self._view.viewport().width(), self._font()
        lines = len(wrapped(str(index.data()), font, self._room(index, width)))
        height = max(lines * line_step(font) + 10 * self._look.u, self._key_font().pixelSize() * 2.4)
        return QSize(width, round(height))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the line; the ring of the keyboard around the one it stands on."""
        painter.save()
        paint.smooth(painter)
        look, u = self._look, self._look.u
        rect, state = option.rect, option.state
        box = QRectF(rect).adjusted(2 * u, u, -2 * u, -u)
        font, room = self._font(), self._room(index, rect.width())
        lines = wrapped(str(index.data()), font, room)
        top = QPointF(box.left() + _SIDE * u, box.center().y() - (len(lines) - 1) * line_step(font) / 2)
        paint.paragraph(painter, str(index.data()), top, font, look.theme.ink, width=room)
        self._paint_keys(painter, index.data(KEYS), box)
        if state & QStyle.StateFlag.State_HasFocus:
            paint.focus_ring(painter, look, box.adjusted(3 * u, 3 * u, -3 * u, -3 * u), 8 * u)
        painter.restore()

    def _paint_keys(self, painter: QPainter, keys: list[str], box: QRectF) -> None:
        font, u = self._key_font(), self._look.u
        x = box.right() - _SIDE * u - self._keys_width(keys)
        for key in keys:
            if key:
                x += paint.keycap(painter, self._look, key_word(key), QPointF(x, box.center().y()), font) + 3 * u
            else:
                x += paint.text(painter, _DASH, QPointF(x, box.center().y()), font, self._look.theme.ink) + 3 * u

    def _room(self, index: QModelIndex | QPersistentModelIndex, width: int) -> float:
        """Width of the words."""
        u = self._look.u
        return max(60 * u, width - (4 + 2 * _SIDE + _GAP) * u - self._keys_width(index.data(KEYS)))

    def _keys_width(self, keys: list[str]) -> float:
        font, u = self._key_font(), self._look.u
        widths = [paint.keycap_size(key_word(key), font).width() if key else font.pixelSize() * 0.7 for key in keys]
        return sum(widths) + 3 * u * len(widths)

    def _font(self) -> QFont:
        return self._look.font(14, SEMIBOLD)

    def _key_font(self) -> QFont:
        return paint.hint_font(self._look)


class KeyList(LineList):
    """As high as its lines need; it never scrolls by itself."""

    def __init__(self, look: Look, place: Place) -> None:
        super().__init__(look, QStandardItemModel())
        self._place = place
        self.model().setParent(self)
        self.setItemDelegate(KeyDelegate(look, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._fit)

    def show_keys_of(self, game: str) -> None:
        """Tell what the keys do in this game, in the present language."""
        self.setAccessibleName(place_word(self._place))
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.clear()
        for words, keys in lines(self._place, game):
            item = QStandardItem(words)
            item.setData(list(keys), KEYS)
            item.setData(f"{words}: {' '.join(key_spoken(key) for key in keys)}", _SPOKEN)
            model.appendRow(item)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters jump to a line; Enter is the screen's."""
        QListView.keyPressEvent(self, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In another width the words need other lines."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        lines = range(self.model().rowCount())
        height = sum(self.sizeHintForIndex(self.model().index(line, 0)).height() for line in lines)
        if height != self.height():
            self.setFixedHeight(height)
        self.scheduleDelayedItemsLayout()


COLUMN = 400
"""Units a list wants at least; as many columns as fit, at most three."""

COLUMNS: dict[int, tuple[tuple[Place, ...], ...]] = {
    3: (
        ("table", "reading"),
        ("everywhere", "page", "help"),
        ("replay", "lesson", "results", "home", "form", "curtain"),
    ),
    2: (("table", "replay", "page", "help"), ("everywhere", "reading", "lesson", "results", "home", "form", "curtain")),
    1: (PLACES,),
}
"""The lists column by column, about equally high."""


class KeysScreen(PageScreen):
    """``back_asked`` by the key that led here, too; ``help_asked`` for the rules."""

    help_asked = Signal()

    def __init__(self, look: Look, bar: TopBar, game: str) -> None:
        """game: the one whose keys are told at first."""
        super().__init__(look, bar)
        self._game = game
        self.lists = {place: KeyList(look, place) for place in PLACES}
        self._heads = {place: Label(look, size=17, weight=EXTRABOLD) for place in PLACES}
        self._panels = {place: self._panel(place) for place in PLACES}
        self.help_button = PlateButton(look, icon="book", tall=56)
        self.help_button.clicked.connect(self.help_asked)
        self._columns = 0
        self._uprights: list[QVBoxLayout] = []
        self._arrange()
        self.retranslate()
        self.relayout()

    def show_keys_of(self, game: str) -> None:
        """Tell what the keys of the table do in this game."""
        self._game = game
        self.retranslate()

    def retranslate(self) -> None:
        """Heads, lines and buttons in the present language."""
        self._bar.set_title(self.tr("Keys"), self.tr("everything can be done without a mouse"))
        for place in PLACES:
            self._heads[place].setText(self._head(place))
            self.lists[place].show_keys_of(self._game)
        self.help_button.set_label(self.tr("How to play"))
        self.back_button.set_label(self.tr("Got it"))

    def _head(self, place: Place) -> str:
        """At the table the game is told, too: its keys are its own."""
        word = place_word(place)
        return f"{word} · {WORDS[self._game].name()}" if place == "table" else word

    def relayout(self) -> None:
        """As many columns as the width holds."""
        columns = self.columns_of(COLUMN)
        if columns != self._columns:
            self._fill(columns)

    def _panel(self, place: Place) -> Panel:
        panel = Panel(self.look, padding=12)
        stacked(panel, self._heads[place], self.lists[place], gap=4)
        self.lists[place].selectionModel().currentChanged.connect(lambda now: self._show_line(place, now))
        return panel

    def _arrange(self) -> None:
        self._content = QWidget()
        self._body = in_units(self.look, abreast(self._content), margins=(8, 8, 8, 0))
        self._scroll = Scroll(self.look, self._content)
        page = self.begin()
        page.addWidget(self._scroll, 1)
        self.end(page, self.help_button, None, self.back_button)

    def _fill(self, columns: int) -> None:
        self._columns = columns
        for panel in self._panels.values():
            for column in self._uprights:
                column.removeWidget(panel)
        for column in self._uprights:
            self._body.removeItem(column)
            column.deleteLater()
        self._uprights = [stacked(self._body, share=1) for _ in COLUMNS[columns]]
        for column, places in zip(self._uprights, COLUMNS[columns], strict=True):
            for place in places:
                column.addWidget(self._panels[place])
            column.addStretch(1)
        walked = [self.lists[place] for places in COLUMNS[columns] for place in places]
        for first, second in itertools.pairwise([*walked, self.help_button, self.back_button]):
            QWidget.setTabOrder(first, second)

    def _show_line(self, place: Place, line: QModelIndex) -> None:
        """Scroll to where the keyboard stands."""
        view = self.lists[place]
        box = view.visualRect(line)
        at = view.viewport().mapTo(self._content, box.center())
        self._scroll.ensureVisible(at.x(), at.y(), 0, box.height())
