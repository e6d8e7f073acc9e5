"""What every screen is: wood under it, words that follow the language, lengths that follow look and size.

Owns the course of a change of language or look, where the focus goes on arrival, and how rows, columns and pages are
put together. Must not know any one screen.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QScrollBar,
    QScroller,
    QScrollerProperties,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from pega6_desktop.ui.look import Look
from pega6_desktop.ui.look.widgets import Backdrop, Flow, LookButton, Pennants, PrimaryButton, TopBar

ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

Part = QWidget | tuple[QWidget, int] | tuple[QWidget, int, Qt.AlignmentFlag] | None
"""What stands in a row or column: a widget, one with its share of the room, or None where room is left free."""

_SCROLLS: dict[int, QScrollBar.SliderAction] = {
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QScrollBar.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QScrollBar.SliderAction.SliderToMaximum,
}
"""What these keys do to a page that is too high; arrows walk from button to button."""

_ROUNDS = 3


class Screen(Backdrop):
    """One page of the window. Subclasses put their words in ``retranslate`` and their lengths in ``relayout``."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._main: LookButton | None = None
        self._way_back: LookButton | None = None
        look.changed.connect(self._on_look_changed)

    @property
    def look(self) -> Look:
        return self._look

    def retranslate(self) -> None:
        """Set every word anew, in the present language."""

    def relayout(self) -> None:
        """Set lengths anew that no layout keeps, in the present unit, text size and size of the window."""

    def _on_look_changed(self) -> None:
        # Before all that scrolls settles in its place.
        for lengths in self.findChildren(_InUnits):
            lengths.set()
        self.relayout()

    def arrive(self) -> None:
        """The screen has come to the front: the focus stands on its main button."""
        if self._main is not None:
            self._main.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_main(self, button: LookButton) -> None:
        """The button Enter stands for wherever the focus is not on something that takes Enter itself."""
        self._main = button

    def set_way_back(self, button: LookButton) -> None:
        """The button Esc stands for."""
        self._way_back = button

    def pressed(self, key: int) -> bool:
        """Answer a single key of this screen; False leaves it to the window."""
        if key == Qt.Key.Key_Escape and self._way_back is not None:
            self._way_back.click()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Held keys act once, but for those that scroll; Enter is the main button."""
        is_held = event.isAutoRepeat() and event.key() not in _SCROLLS
        if is_held or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif event.key() in ENTER_KEYS and self._main is not None and self._main.isVisibleTo(self):
            self._main.click()
        elif not (self.pressed(event.key()) or self._scrolled(event.key())):
            super().keyPressEvent(event)

    def _scrolled(self, key: int) -> bool:
        """Keys that nothing else wanted move what is too high for the window."""
        step = _SCROLLS.get(key)
        bars = [area.verticalScrollBar() for area in self.findChildren(Scroll) if area.isVisible()]
        bar = max(bars, key=lambda bar: bar.maximum(), default=None)
        if step is None or bar is None or not bar.maximum():
            return False
        bar.triggerAction(step)
        return True

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.relayout()


class PageScreen(Screen):
    """A screen under its bar, with buttons along its foot; ``back_asked`` by Esc, and by Enter with the golden button.

    back: another button for the way, where Enter means something else. tall: units of height of the golden one.
    """

    back_asked = Signal()

    def __init__(
        self,
        look: Look,
        bar: TopBar,
        parent: QWidget | None = None,
        *,
        back: LookButton | None = None,
        tall: float = 56,
    ) -> None:
        super().__init__(look, parent)
        self._bar = bar
        self.back_button = back or PrimaryButton(look, icon="check", key="Esc", tall=tall)
        self.back_button.clicked.connect(self.back_asked)
        self.set_way_back(self.back_button)
        if back is None:
            self.set_main(self.back_button)

    def begin(self, *, flags: tuple[float, float] | None = None) -> QVBoxLayout:
        """The column of the page with the bar in it, and a string of pennants of this size and sag under the bar."""
        page = stacked(self, self._bar)
        if flags is not None:
            page.addWidget(Pennants(self.look, size=flags[0], sag=flags[1]))
        return page

    def end(self, page: QVBoxLayout, *foot: Part, below: float = 10) -> QHBoxLayout:
        """The buttons of the page along its foot, with so many units under them."""
        return in_units(self.look, abreast(page, *foot), margins=(9, 0, 9, below))

    def columns_of(self, least: float) -> int:
        """How many columns fit, of so many units at least at normal text size: one to three."""
        return max(1, min(3, int(self.width() // (least * self.look.u * max(1.0, self.look.text_scale)))))


def let_fingers_scroll(area: QAbstractScrollArea) -> None:
    """A finger drags what is in the area up and down, and never beyond its edges; the mouse does as before."""
    QScroller.grabGesture(area.viewport(), QScroller.ScrollerGestureType.TouchGesture)
    scroller = QScroller.scroller(area.viewport())
    properties = scroller.scrollerProperties()
    for edge in (
        QScrollerProperties.ScrollMetric.VerticalOvershootPolicy,
        QScrollerProperties.ScrollMetric.HorizontalOvershootPolicy,
    ):
        properties.setScrollMetric(edge, QScrollerProperties.OvershootPolicy.OvershootAlwaysOff)
    scroller.setScrollerProperties(properties)


class Scroll(QScrollArea):
    """A transparent area that scrolls upright when its content is higher than the window."""

    def __init__(self, look: Look, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is always kept (an idle bar paints nothing): where the content is higher without a bar than beside
        # one, Qt lets the bar come and go inside of itself until the stack is full.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._content = content
        self.setWidget(content)
        let_fingers_scroll(self)
        # setWidget has switched the fill on.
        content.setAutoFillBackground(False)
        self._following = QTimer(self, singleShot=True, interval=0)
        self._following.timeout.connect(self._follow)
        look.changed.connect(self._settle)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def _settle(self) -> None:
        """With other lengths everything stands at once where it belongs, and what has the keyboard stays in sight."""
        if not self.isVisible():
            return
        held = self._held()
        if held is None:
            self._fit_whole()
            return
        before, was_in_sight = held.mapTo(self.window(), QPoint()).y(), self._follows(held, self.viewport().size())
        self._fit_whole()
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + held.mapTo(self.window(), QPoint()).y() - before)
        if was_in_sight:
            self._following.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a lower window too: what has the keyboard stays in sight, unless it was scrolled away."""
        held = self._held()
        if held is not None and self._follows(held, event.oldSize()):
            self._following.start()
        super().resizeEvent(event)

    def _follows(self, held: QWidget, room: QSize) -> bool:
        """Whether it was to be seen in this much room, or is about to be."""
        return self._following.isActive() or QRect(QPoint(), room).contains(self._place_of(held))

    def _follow(self) -> None:
        """Once every height is known, move up or down, never sideways, until what has the keyboard is seen whole."""
        held = self._held()
        if held is not None:
            self._fit_whole()
            place, bar = self._place_of(held), self.verticalScrollBar()
            beyond = max(0, place.bottom() + 1 - self.viewport().height())
            bar.setValue(bar.value() + min(place.top(), beyond))

    def _held(self) -> QWidget | None:
        """What has the keyboard, if it is a part of the content."""
        focused = QApplication.focusWidget()
        return focused if focused is not None and self._content.isAncestorOf(focused) else None

    @contextmanager
    def staying(self) -> Iterator[None]:
        """Whatever is done to the content meanwhile, and wherever the keyboard goes: nothing scrolls."""
        bar = self.verticalScrollBar()
        before = bar.value()
        yield
        self._fit_whole()
        bar.setValue(before)

    def bring(self, part: QWidget) -> None:
        """Scroll until this part of a content that has just been made anew is seen."""
        self._fit_whole()
        self.ensureWidgetVisible(part)

    def shows(self, part: QWidget) -> bool:
        """Whether all of this part of the content is to be seen."""
        return self.viewport().rect().contains(self._place_of(part))

    def _place_of(self, part: QWidget) -> QRect:
        return QRect(part.mapTo(self.viewport(), QPoint()), part.size())

    def _fit_whole(self) -> None:
        # Heights follow widths, so that the first round is not always the last.
        for _ in range(_ROUNDS):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            self.fit_at_once()

    def fit_at_once(self) -> None:
        """Give the content its size now instead of with the next round of the event loop, one frame too late."""
        for part in (self._content, self):
            QCoreApplication.sendEvent(part, QEvent(QEvent.Type.LayoutRequest))


def show_in_sight(widget: QWidget) -> None:
    """Scroll whatever area it lies in until it is seen."""
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            parent.ensureWidgetVisible(widget)
        parent = parent.parentWidget()


def focus_stops(layout: QLayout | None) -> list[QWidget]:
    """Everything in a layout the Tab key can stop at, in the order in which it is laid out."""
    return [stop for part in _laid_out(layout) for stop in _stops_of(part)]


def _stops_of(part: QWidget | QLayout) -> list[QWidget]:
    if isinstance(part, QLayout):
        return focus_stops(part)
    widget = part.widget() if isinstance(part, QScrollArea) else part
    if widget is None:
        return []
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
        return [widget]
    if isinstance(widget, Flow):
        return [stop for inside in widget.parts for stop in _stops_of(inside)]
    return focus_stops(widget.layout())


def _laid_out(layout: QLayout | None) -> list[QWidget | QLayout]:
    """The widgets and layouts of a layout in order. Asked from outside: an item that is fetched from a layout stays
    known to Python after Qt has freed it.
    """
    owner = layout.parentWidget() if layout is not None else None
    if layout is None or owner is None:
        return []
    inside = [part for part in (*owner.children(), *layout.children()) if isinstance(part, QWidget | QLayout)]
    places = [(place, part) for part in inside if (place := layout.indexOf(part)) >= 0]
    return [part for _, part in sorted(places, key=lambda one: one[0])]


def stacked(owner: QWidget | QBoxLayout, *parts: Part, gap: int = 0, share: int = 0) -> QVBoxLayout:
    """A column of these without margins of its own; the owner's stand. In a row or column it takes this share of the
    room.

    It is where it belongs before it is filled: given a full layout PySide makes a wrapper of each item and keeps it.
    """
    if isinstance(owner, QWidget):
        column = QVBoxLayout(owner)
    else:
        column = QVBoxLayout()
        owner.addLayout(column, share)
    _fill(column, parts, gap)
    return column


def abreast(owner: QWidget | QBoxLayout, *parts: Part, gap: int = 0, share: int = 0) -> QHBoxLayout:
    """A row without margins of its own, placed and filled as a column of ``stacked`` is."""
    if isinstance(owner, QWidget):
        row = QHBoxLayout(owner)
    else:
        row = QHBoxLayout()
        owner.addLayout(row, share)
    _fill(row, parts, gap)
    return row


def _fill(box: QBoxLayout, parts: Iterable[Part], gap: int) -> None:
    box.setContentsMargins(0, 0, 0, 0)
    box.setSpacing(gap)
    for part in parts:
        if part is None:
            box.addStretch(1)
        elif isinstance(part, tuple):
            box.addWidget(*part)
        else:
            box.addWidget(part)


def flowing(*parts: QWidget) -> Flow:
    """These side by side, in as many lines as they need."""
    flow = Flow()
    for part in parts:
        flow.add(part)
    return flow


def take_out(layout: QLayout, widgets: Iterable[QWidget]) -> None:
    """These are gone at once, whenever Qt gets round to freeing them."""
    for widget in widgets:
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


_Layout = TypeVar("_Layout", bound=QLayout)


class _InUnits(QObject):
    """Lengths of a layout, which its screen sets anew with the look; gone with the layout."""

    def __init__(self, look: Look, layout: QLayout, gap: float | None, margins: Sequence[float] | None) -> None:
        super().__init__(layout)
        self._look, self._layout, self._gap, self._margins = look, layout, gap, margins
        self.set()

    def set(self) -> None:
        """In the present unit."""
        if self._gap is not None:
            self._layout.setSpacing(self._look.px(self._gap))
        if self._margins is not None:
            self._layout.setContentsMargins(*map(self._look.px, self._margins))


def in_units(
    look: Look, layout: _Layout, *, gap: float | None = None, margins: tuple[float, float, float, float] | None = None
) -> _Layout:
    """Gap and margins (from the left and clockwise) are so many units on its screen, however long a unit is."""
    _InUnits(look, layout, gap, margins)
    return layout
