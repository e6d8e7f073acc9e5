"""Every text a program shows, says or offers at this moment, and every text that is cut.

Owns the looking: words of widgets, actions and models, the accessibility tree, and what is painted, read from a vector
picture of each widget. Must not know any screen, nor what the words should be.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from xml.etree import ElementTree

from PySide6.QtCore import QBuffer, QCoreApplication, QModelIndex, QObject, QPoint, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
    QFont,
    QFontMetricsF,
    QPainter,
    QRegion,
    QTransform,
)
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from pega6_desktop.ui.look.type import elided
from pega6_desktop.ui.look.widgets.plots import Plot
from pega6_desktop.ui.screens.sheets import LicenceText

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
SVG = "{http://www.w3.org/2000/svg}"
LEEWAY = 2.0
"""Logical pixels by which soft edges and italics may stand over."""


@dataclass(frozen=True)
class Text:
    """A text and where it was found."""

    place: str
    words: str


def every_text(window: QWidget) -> set[Text]:
    """Everything that can be read, heard or pointed at in the window now."""
    found = {*_of_widgets(window), *_of_actions(window), *_of_models(window), *_of_the_ear(window)}
    for widget in shown(window):
        if isinstance(widget.parentWidget(), LicenceText):  # a licence stands as it was written
            continue
        found |= {Text(f"painted in {name_of(widget)}", line.words) for line in painted(widget)}
    return {text for text in found if text.words.strip()}


def every_cut(window: QWidget) -> set[Text]:
    """Painted lines that end in dots, or stand over the edge of what paints them, and what is cut in a picture."""
    with Scissors() as scissors:
        window.grab()
    found = scissors.cut
    for widget in shown(window):
        for line in painted(widget):
            if line.words.rstrip().endswith("…"):
                found.add(Text(f"dots in {name_of(widget)}", line.words))
            elif _stands_over(widget, line.box):
                found.add(Text(f"over the edge of {name_of(widget)}", line.words))
    return found


def let_everything_follow() -> None:
    """Deliver what waits to be told, laid out or drawn; one thing may ask the next."""
    for _ in range(5):
        QCoreApplication.processEvents()


def shown(window: QWidget) -> list[QWidget]:
    """The window and everything in it that is not hidden, scrolled out of sight included."""
    return [window, *(widget for widget in window.findChildren(QWidget) if widget.isVisible())]


def name_of(widget: QWidget) -> str:
    """The class of a widget and of what it lies in."""
    parent = widget.parentWidget()
    return type(widget).__name__ if parent is None else f"{type(parent).__name__}/{type(widget).__name__}"


class Scissors:
    """Listens for text that is elided on its way into a picture: ``cut`` holds it whole.

    What the felt shows is painted once and kept as pictures, in which no text can be found any more.
    """

    def __init__(self) -> None:
        self.cut: set[Text] = set()

    def __enter__(self) -> Scissors:
        sys.setprofile(self._listen)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _listen(self, frame: FrameType, event: str, given_back: object) -> None:
        if event == "return" and frame.f_code is elided.__code__ and given_back != frame.f_locals["text"]:
            self.cut.add(Text(f"elided in {_caller(frame)}", frame.f_locals["text"]))


def _caller(frame: FrameType) -> str:
    """The first function outside the module of type."""
    above = frame.f_back
    while above is not None and above.f_code.co_filename == frame.f_code.co_filename:
        above = above.f_back
    return "nowhere" if above is None else f"{Path(above.f_code.co_filename).stem}.{above.f_code.co_name}"


# ---------------------------------------------------------------- words


def _of_widgets(window: QWidget) -> Iterator[Text]:
    for widget in (window, *window.findChildren(QWidget)):
        if _is_of_a_plot(widget):
            continue
        words = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle()]
        words += [widget.whatsThis(), widget.statusTip()]
        match widget:
            case QLineEdit():
                words.append(widget.placeholderText())
            case QLabel() | QAbstractButton():
                words.append(widget.text())
        yield from (Text(name_of(widget), word) for word in words)


def _is_of_a_plot(thing: QObject) -> bool:
    """Whether it belongs to the menu the plotting library makes for each chart, which never opens."""
    menu: QObject | None = thing
    while menu is not None and not (isinstance(menu, QMenu) and isinstance(menu.parent(), Plot)):
        menu = menu.parent()
    return menu is not None


def _of_actions(window: QWidget) -> Iterator[Text]:
    for action in window.findChildren(QAction):
        if _is_of_a_plot(action):
            continue
        words = (action.text().partition("\t")[0], action.toolTip(), action.statusTip(), action.whatsThis())
        yield from (Text("an action", word) for word in words)


def _of_models(window: QWidget) -> Iterator[Text]:
    for view in window.findChildren(QAbstractItemView):
        model = view.model()
        for place in range(model.rowCount(QModelIndex())):
            index = model.index(place, 0)
            words = [model.data(index, role) for role in ROLES]
            yield from (Text(f"a line of {name_of(view)}", word) for word in words if isinstance(word, str))


def _of_the_ear(window: QWidget) -> Iterator[Text]:
    root = QAccessible.queryAccessibleInterface(window)
    if root is not None:
        for node in tree(root):
            if isinstance(node.object(), LicenceText):
                continue
            kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
            yield from (Text(f"the ear: {node.role().name}", node.text(kind)) for kind in kinds)


def tree(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What a screen reader finds here and below, in its order."""
    if node.state().invisible:  # screens behind the one in front are told anew when they come
        return
    yield node
    for place in range(node.childCount()):
        yield from tree(node.child(place))


# ---------------------------------------------------------------- paint


@dataclass(frozen=True)
class Line:
    """A line of painted text and its box in the widget."""

    words: str
    box: QRectF


def painted(widget: QWidget) -> list[Line]:
    """The lines this widget paints itself, without its children."""
    picture, buffer = QSvgGenerator(), QBuffer()
    picture.setOutputDevice(buffer)
    picture.setSize(widget.size())
    picture.setViewBox(widget.rect())
    painter = QPainter(picture)
    QWidget.render(widget, painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    return [
        line for group in ElementTree.fromstring(bytes(buffer.data().data())).iter(f"{SVG}g") for line in _in(group)
    ]


def _in(group: ElementTree.Element) -> Iterator[Line]:
    turn = _transform(group.get("transform", ""))
    for text in group.findall(f"{SVG}text"):
        words = text.text or ""
        if words.strip():
            start = (float(text.get("x", "0")), float(text.get("y", "0")))
            box = QFontMetricsF(_font(text)).tightBoundingRect(words.strip()).translated(*start)
            yield Line(words, turn.mapRect(box))


def _font(text: ElementTree.Element) -> QFont:
    font = QFont(text.get("font-family", ""))
    font.setPixelSize(max(1, round(float(text.get("font-size", "12")))))
    font.setWeight(QFont.Weight(int(text.get("font-weight", "400"))))
    return font


def _transform(text: str) -> QTransform:
    numbers = [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", text)]
    return QTransform(*numbers) if len(numbers) == 6 else QTransform()


def _stands_over(widget: QWidget, box: QRectF) -> bool:
    """Scrolled things have no lower edge of their own; what lies outside altogether is not seen at all."""
    edge = QRectF(widget.rect()).adjusted(-LEEWAY, -LEEWAY, LEEWAY, LEEWAY)
    if not edge.intersects(box):
        return False
    is_scrolled = isinstance(widget.parentWidget(), QAbstractItemView | QScrollArea | QPlainTextEdit)
    is_wide = box.left() < edge.left() or box.right() > edge.right()
    return is_wide or (not is_scrolled and (box.top() < edge.top() or box.bottom() > edge.bottom()))
