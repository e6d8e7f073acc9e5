"""The felt for screen readers: every player, row and card is a thing with a name, a place, a state and a press.

Owns what of the felt appears in the accessibility tree. Must not know any game, nor what pressing a thing means: it is
the same as a click there. Qt asks only while a screen reader listens.
"""

import functools
from collections.abc import Iterator
from typing import NamedTuple

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from pega6_desktop.ui.look.widgets import Spoken
from pega6_desktop.ui.table.layout import Rect
from pega6_desktop.ui.table.poses import Cards, zone_rect
from pega6_desktop.ui.table.scene import TableArea
from pega6_desktop.ui.table.view import CardKey, ZoneId

_Role, _Text = QAccessible.Role, QAccessible.Text


class Place(NamedTuple):
    """What a thing is: a zone, or a card."""

    is_zone: bool
    key: CardKey


class Words(NamedTuple):
    """Name and description of a thing."""

    name: str
    description: str = ""


def things(cards: Cards) -> dict[Place, Words]:
    """Everything on the table in reading order: others, rows with their cards, the viewer, the viewer's cards."""
    if cards.spread is not None:
        zones = {_zone(thing.zone): Words(thing.name, thing.description) for thing in cards.spread.things()}
        passed = cards.spread.alike()
        return zones | {_card(key): Words(card.name) for key, card in cards.faces().items() if key not in passed}
    found = {place: words for part in (_others(cards), _rows(cards), _own(cards)) for place, words in part}
    for key, face in cards.faces().items():
        found.setdefault(Place(is_zone=False, key=key), Words(face.name))
    return found


def _others(cards: Cards) -> Iterator[tuple[Place, Words]]:
    for seat in cards.others:
        yield _zone(("seat", seat.seat)), Words(seat.spoken)
        if seat.card is not None:
            yield _card(seat.card.key), Words(seat.card.name)
        yield from ((_card(card.key), Words(card.name)) for card in seat.hand or ())


def _rows(cards: Cards) -> Iterator[tuple[Place, Words]]:
    for row in cards.rows:
        yield _zone(row.zone), Words(row.name, row.note)
        yield from ((_card(card.key), Words(card.name)) for card in row.cards)


def _own(cards: Cards) -> Iterator[tuple[Place, Words]]:
    if cards.own is not None:
        yield _zone(("seat", cards.own.seat)), Words(cards.own.spoken)
    yield from ((_card(card.key), Words(card.name)) for card in cards.hand)


def _zone(zone: ZoneId) -> Place:
    return Place(is_zone=True, key=zone)


def _card(key: CardKey) -> Place:
    return Place(is_zone=False, key=key)


class Thing(QAccessibleWidget):
    """One thing on the felt; it stays the same thing for screen readers while it is gone and comes back."""

    def __init__(self, felt: "FeltAccess", area: TableArea, place: Place) -> None:
        super().__init__(area, _Role.Button, "")
        self._felt, self._area, self._place = felt, area, place

    def isValid(self) -> bool:
        return shiboken6.isValid(self._area) and self._place in self._felt.things

    def object(self) -> QObject:
        return None  # type: ignore[return-value]  # no object of its own: Qt's stubs do not allow what Qt does

    def parent(self) -> QAccessibleInterface:
        return self._felt

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def childCount(self) -> int:
        return 0

    def focusChild(self) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        box = self._felt.rect_of(self._place)
        corner = self._area.viewport().mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner, QSize(round(box.width), round(box.height)))

    def text(self, kind: QAccessible.Text) -> str:
        words = self._felt.things.get(self._place, Words(""))
        if kind == _Text.Name:
            return words.name
        return words.description if kind == _Text.Description else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        state.focused = self._felt.focused == self._place and self._area.hasFocus()
        state.selectable = self._felt.is_liftable(self._place)
        state.selected = self._felt.is_chosen(self._place)
        state.invisible = not self.isValid()
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        if name == QAccessibleActionInterface.pressAction() and self.isValid():
            self._felt.press(self._place)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class FeltAccess(QAccessibleWidget):
    """The table area as a pane with its things."""

    def __init__(self, area: TableArea) -> None:
        super().__init__(area, _Role.Pane)  # its name is the widget's, which follows the language
        self._area = area
        self._made: dict[Place, Thing] = {}
        self._found: tuple[Cards, dict[Place, Words]] | None = None
        self._told: tuple[Place, ...] = ()
        area.shown.connect(self._tell_things)
        area.focus_moved.connect(self._tell_focus)

    @property
    def things(self) -> dict[Place, Words]:
        """What is there now; asked for by every thing, so found once for each table that is shown."""
        cards = self._area.felt.cards
        if self._found is None or self._found[0] is not cards:
            self._found = cards, things(cards)
        return self._found[1]

    @property
    def focused(self) -> Place | None:
        """What the keyboard's ring is around."""
        card, zone = self._area.felt.focus
        return _card(card) if card is not None else _zone(zone) if zone is not None else None

    @property
    def lifted(self) -> Place | None:
        """The card in the air."""
        lifted = self._area.felt.lifted
        return None if lifted is None else _card(lifted)

    def is_chosen(self, place: Place) -> bool:
        """Whether it is in the air, or part of the move that is being made."""
        return self.lifted == place or place.key in self._area.felt.gathered

    def is_liftable(self, place: Place) -> bool:
        """Whether the card there may be picked up now."""
        return not place.is_zone and place.key in self._area.felt.liftable

    def rect_of(self, place: Place) -> Rect:
        """Where it is, in the viewport."""
        felt = self._area.felt
        if place.is_zone and len(place.key) == 2:
            return zone_rect(felt.layout, felt.cards, place.key)
        pose = felt.poses().get(place.key)
        return Rect(0, 0, 0, 0) if pose is None else pose.rect

    def press(self, place: Place) -> None:
        """A click there."""
        area = self._area
        if area.is_moving:
            area.skip_asked.emit()
        elif place.is_zone:
            area.zone_tapped.emit(place.key)
        else:
            area.card_tapped.emit(place.key)

    def childCount(self) -> int:
        return len(self.things)

    def child(self, index: int) -> QAccessibleInterface:
        there = tuple(self.things)
        return self._thing(there[index]) if 0 <= index < len(there) else None  # type: ignore[return-value]  # as above

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return next((i for i, place in enumerate(self.things) if self._made.get(place) is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        at = self._area.viewport().mapFromGlobal(QPoint(x, y)).toPointF()
        card, zone = self._area.felt.card_under(at), self._area.felt.zone_under(at)
        place = _card(card) if card is not None else _zone(zone) if zone is not None else None
        return self._thing(place) if place in self.things else None  # type: ignore[return-value]  # as above

    def focusChild(self) -> QAccessibleInterface:
        place = self.focused
        is_there = place is not None and place in self.things
        return self._thing(place) if is_there and place is not None else None  # type: ignore[return-value]  # as above

    def _thing(self, place: Place) -> Thing:
        made = self._made.get(place)
        if made is None:
            made = self._made[place] = Thing(self, self._area, place)
            QAccessible.registerAccessibleInterface(made)
        return made

    def _tell_things(self) -> None:
        """Other things lie there now."""
        there = tuple(self.things)
        if there != self._told and QAccessible.isActive():
            self._told = there
            QAccessible.updateAccessibility(QAccessibleEvent(self._area, QAccessible.Event.ObjectReorder))

    def _tell_focus(self) -> None:
        """The keyboard's ring is around something else."""
        place = self.focused
        if place is not None and place in self.things and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self._thing(place), QAccessible.Event.Focus))


@functools.cache
def install() -> None:
    """Let Qt ask here for every felt and every painted picture, from now on."""
    QAccessible.installFactory(_access)


def _access(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if isinstance(thing, QWidget) and isinstance(thing, Spoken):
        thing.access = thing.access or QAccessibleWidget(thing, thing.spoken_role)
        return thing.access
    if not isinstance(thing, TableArea):
        return None
    if thing.access is None:
        thing.access = FeltAccess(thing)
    return thing.access
