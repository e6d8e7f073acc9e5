"""The dark bar on top of every screen.

Owns title, subtitle and its four buttons, and a free place in the middle. Must not know what the buttons do.
"""

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets.buttons import IconButton
from pega6_desktop.ui.look.widgets.frames import Bar
from pega6_desktop.ui.look.widgets.reach import Drawn
from pega6_desktop.ui.look.widgets.words import Label

HEIGHT = 48


class TopBar(Bar):
    """Menu, title over subtitle (with dots for a round's progress), a middle slot, speed, sound, help."""

    menu_clicked = Signal()
    speed_clicked = Signal()
    sound_clicked = Signal()
    help_clicked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.menu_button = IconButton(look, "menu", "", parent=self)
        self.speed_button = IconButton(look, "speed", "", parent=self)
        self.sound_button = IconButton(look, "sound", "", parent=self)
        self.help_button = IconButton(look, "help", "", parent=self)
        self._title = Label(look, size=14.5, weight=EXTRABOLD, colour="bar_text", is_elided=True, parent=self)
        self._sub = Label(look, size=12.5, weight=SEMIBOLD, colour="bar_muted", is_elided=True, parent=self)
        self._dots = _Dots(look, self)
        self._is_heard = True
        self._in_middle: QWidget | None = None
        self._row = self._arrange()
        self._wire()
        self._retranslate()
        self._make_room()

    def set_title(self, title: str, sub: str = "") -> None:
        """The two lines at the left."""
        self._title.setText(title)
        self._sub.setText(sub)
        self._sub.setVisible(bool(sub))

    def set_progress(self, done: int, of: int) -> None:
        """Dots behind the subtitle: `done` of `of` filled; none for 0."""
        self._dots.show_progress(done, of)

    def set_middle(self, widget: QWidget) -> None:
        """Put a widget into the free place; it gets all the width that is left."""
        if self._in_middle is not None:
            self._middle.removeWidget(self._in_middle)
            self._in_middle.deleteLater()
        self._in_middle = widget
        self._middle.addWidget(widget)

    def set_speed(self, words: str) -> None:
        """The words on the speed button ("Normal")."""
        self.speed_button.set_shown(words)

    def set_sound(self, *, is_on: bool) -> None:
        """Whether the table is heard; the button does the opposite."""
        self._is_heard = is_on
        self.sound_button.set_icon("sound" if is_on else "mute")
        self._name_sound()

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        lines = self._title.sizeHint().height() + self._sub.sizeHint().height()
        return QSize(self._look.px(320), max(self._look.px(HEIGHT), lines + self._look.px(6)))

    def minimumSizeHint(self) -> QSize:
        """What must stay readable."""
        return QSize(0, self.sizeHint().height())

    def changeEvent(self, event: QEvent) -> None:
        """Follow what the change touches."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._make_room()
        super().changeEvent(event)

    def _arrange(self) -> QHBoxLayout:
        row = QHBoxLayout(self)
        row.addWidget(self.menu_button)
        words = QVBoxLayout()
        row.addLayout(words)  # before it is filled: of a full layout PySide keeps a wrapper of each item
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self._title)
        below = QHBoxLayout()
        words.addLayout(below)
        below.addWidget(self._sub)
        below.addWidget(self._dots)
        below.addStretch(1)
        words.addStretch(1)
        self._middle = QHBoxLayout()
        row.addLayout(self._middle, 1)
        for button in (self.speed_button, self.sound_button, self.help_button):
            row.addWidget(button)
        return row

    def _wire(self) -> None:
        # A click on these leaves the keyboard where it was, so that play goes on.
        for button in (self.speed_button, self.sound_button):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu_button.clicked.connect(self.menu_clicked)
        self.speed_button.clicked.connect(self.speed_clicked)
        self.sound_button.clicked.connect(self.sound_clicked)
        self.help_button.clicked.connect(self.help_clicked)

    def _retranslate(self) -> None:
        self.menu_button.set_name(QCoreApplication.translate("TopBar", "Menu"))
        self.speed_button.set_name(QCoreApplication.translate("TopBar", "Speed"))
        self._name_sound()
        self.help_button.set_name(QCoreApplication.translate("TopBar", "Help"))

    def _name_sound(self) -> None:
        on, off = QCoreApplication.translate("TopBar", "Sound on"), QCoreApplication.translate("TopBar", "Sound off")
        self.sound_button.set_name(on if self._is_heard else off)

    def _make_room(self) -> None:
        side = self._look.px(10)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(self._look.px(6))


class _Dots(Drawn):
    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._done, self._of = 0, 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def show_progress(self, done: int, of: int) -> None:
        self._done, self._of = done, of
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round((9 * self._of + 10) * self._look.u) if self._of else 0, self._look.px(8))

    def draw(self, painter: QPainter) -> None:
        u, theme = self._look.u, self._look.theme
        for index in range(self._of):
            at = QPointF((9 * index + 8) * u, self.height() / 2)
            fill = theme.gold if index < self._done else None
            paint.disc(painter, at, 2.8 * u, fill=fill, edge=paint.tint(theme.bar_text, 0.8), stroke=1)
