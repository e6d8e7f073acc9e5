"""What holds other widgets: the wooden ground, paper panels, the dark bar on top of every screen, the string of flags,
lines that flow.

Owns ground, margins and positions, and of the bar on top its title, subtitle and four buttons. Must not know what is
inside, nor what the buttons do.
"""

from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QStyle, QVBoxLayout, QWidget

from pega6_desktop.ui.look import paint
from pega6_desktop.ui.look.look import Look
from pega6_desktop.ui.look.type import EXTRABOLD, SEMIBOLD
from pega6_desktop.ui.look.widgets.buttons import IconButton
from pega6_desktop.ui.look.widgets.reach import Drawn
from pega6_desktop.ui.look.widgets.words import Label

PANEL_BLEED = 10
"""Units around a raised panel that belong to its shadow."""


class Backdrop(Drawn):
    """The wooden ground of a screen, painted once per size and theme for all screens: only one is in front."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def draw(self, painter: QPainter) -> None:
        painter.drawPixmap(0, 0, self._wood(self.devicePixelRatioF()))

    def _wood(self, dpr: float) -> QPixmap:
        key = (self.width(), self.height(), dpr, self._look.theme.name, self._look.u)
        kept = self._look.ground
        if kept is None or kept[0] != key:
            pixmap = QPixmap(max(1, round(self.width() * dpr)), max(1, round(self.height() * dpr)))
            pixmap.setDevicePixelRatio(dpr)
            painter = QPainter(pixmap)
            paint.smooth(painter)
            paint.wood(painter, self._look, QRectF(self.rect()))
            painter.end()
            kept = self._look.ground = (key, pixmap)
        return kept[1]


class Panel(QFrame):
    """A rounded sheet: `raised` with a shadow, `inset` flat inside another panel, `chosen` with a gold edge."""

    def __init__(
        self,
        look: Look,
        *,
        kind: Literal["raised", "inset", "chosen"] = "raised",
        radius: float = 16,
        padding: float = 22,
        beside: float = 0,
        parent: QWidget | None = None,
    ) -> None:
        """padding: units around what lies on it. beside: units that stay free to its left, for a picture."""
        super().__init__(parent)
        self._look, self.sheet_kind, self.radius, self._padding, self._beside = look, kind, radius, padding, beside
        self._take_margins()

    @property
    def look(self) -> Look:
        """The look it follows."""
        return self._look

    def set_kind(self, kind: Literal["raised", "inset", "chosen"]) -> None:
        """Stand out or step back."""
        self.sheet_kind = kind
        self._take_margins()

    def stand_beside(self, units: float) -> None:
        """Leave so much free to the left of what lies on it."""
        if units != self._beside:
            self._beside = units
            self._take_margins()

    def sheet(self) -> QRect:
        """The visible sheet, without the room for its shadow."""
        bleed = self._bleed()
        return self.rect().adjusted(bleed, bleed, -bleed, -bleed)

    def margins(self) -> tuple[int, int, int, int]:
        """For the style: px between its edges and what lies on it, from the left and clockwise."""
        margin = self._bleed() + self.look.px(self._padding)
        return margin + self.look.px(self._beside), margin, margin, margin

    def _bleed(self) -> int:
        return self.look.px(PANEL_BLEED) if self.sheet_kind == "raised" else 0

    def _take_margins(self) -> None:
        """Qt asks the style for them when the style changes, and for the first time when the panel is shown."""
        QCoreApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))


class Bar(Drawn):
    """A dark ground with a gold edge below."""

    def draw(self, painter: QPainter) -> None:
        paint.bar(painter, self._look, QRectF(self.rect()))


class Pennants(Drawn):
    """A string of flags across its width; clicks go through it."""

    def __init__(self, look: Look, *, size: float = 22, sag: float = 24) -> None:
        super().__init__(look)
        self._size, self._sag = size, sag
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Room for everything that is painted."""
        return QSize(0, self._look.px(self._sag + 1.3 * self._size) + 2)

    def draw(self, painter: QPainter) -> None:
        u, width = self._look.u, self.width()
        size = self._size * u
        count = max(3, round((width + 40 * u) / (size * 1.75)))
        start, end = QPointF(-20 * u, 1), QPointF(width + 20 * u, 1)
        paint.pennants(painter, start, end, sag=self._sag * u, count=count, size=size, opacity=0.95)


class Flow(QWidget):
    """Widgets side by side with `gap` logical px between them, which go on in the next line when the width is used up.

    Large text and long languages make lines, they never cut words. Right-to-left is mirrored. No QLayout: one written
    in Python has to keep Qt's layout items, which Qt frees by itself.
    """

    def __init__(self, parent: QWidget | None = None, *, gap: int = 0) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        self._gap = gap
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def parts(self) -> tuple[QWidget, ...]:
        """The widgets in the order in which they stand."""
        return tuple(self._parts)

    def add(self, widget: QWidget) -> None:
        """Put a widget behind the others; it is seen unless it has been hidden."""
        is_hidden = widget.isHidden() and widget.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide)
        widget.setParent(self)
        widget.setHidden(is_hidden)
        self._parts.append(widget)
        self._arrange_anew()

    def remove(self, widget: QWidget) -> None:
        """Leave this widget out from now on; it is hidden, and stays a child."""
        self._parts.remove(widget)
        widget.hide()
        self._arrange_anew()

    def heightForWidth(self, width: int) -> int:
        """Height of all lines at that width."""
        return self._arrange(QRect(0, 0, width, 0), is_trial=True)

    def sizeHint(self) -> QSize:
        """Room for everything in one line."""
        hints = [part.sizeHint() for part in self._seen()]
        width = sum(hint.width() for hint in hints) + self._gap * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        """The widest widget must fit."""
        sizes = [_smallest(part) for part in self._seen()]
        width = max((size.width() for size in sizes), default=0)
        return QSize(width, max((size.height() for size in sizes), default=0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.rect(), is_trial=False)

    def event(self, event: QEvent) -> bool:
        """One of the widgets has another size, comes or goes; or the lines run the other way."""
        is_handled = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.LayoutDirectionChange):
            self._arrange_anew()
        return is_handled

    def _arrange_anew(self) -> None:
        self.updateGeometry()
        self._arrange(self.rect(), is_trial=False)

    def _seen(self) -> list[QWidget]:
        return [part for part in self._parts if not part.isHidden()]

    def _arrange(self, rect: QRect, *, is_trial: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for part in self._seen():
            hint = part.sizeHint().expandedTo(_smallest(part)).boundedTo(part.maximumSize())
            if x > rect.x() and x + hint.width() > rect.x() + rect.width():
                x, y, line = rect.x(), y + line + self._gap, 0
            if not is_trial:
                part.setGeometry(QStyle.visualRect(self.layoutDirection(), rect, QRect(QPoint(x, y), hint)))
            x += hint.width() + self._gap
            line = max(line, hint.height())
        return y + line - rect.y()


def _smallest(part: QWidget) -> QSize:
    """As a layout asks: what the widget was told, or else what it wishes itself; nothing where it may shrink."""
    wish, policy = part.minimumSizeHint(), part.sizePolicy()
    fixed, hint = QSizePolicy.Policy.Fixed, part.sizeHint()
    wide = hint.width() if policy.horizontalPolicy() in (fixed, QSizePolicy.Policy.Minimum) else wish.width()
    tall = hint.height() if policy.verticalPolicy() in (fixed, QSizePolicy.Policy.Minimum) else wish.height()
    told = part.minimumSize()
    return QSize(told.width() or wide, told.height() or tall)


HEIGHT = 48


class TopBar(Bar):
    """Menu, title over subtitle (with dots for a round's progress), a middle slot, speed, sound, help."""

    menu_clicked = Signal()
    speed_clicked = Signal()
    sound_clicked = Signal()
    help_clicked = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
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
