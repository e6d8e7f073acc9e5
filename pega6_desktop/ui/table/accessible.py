"""The felt for screen readers: every player, row and card is a thing with a name, a place, a state and a press.

Owns what of the felt appears in the accessibility tree. Must not know any game, nor what pressing a thing means: it is
the same as a click there. Qt asks only while a screen reader listens.

Qt's cache owns every accessible interface, and frees it when the object it speaks for goes. So each interface here
has an object of its own (a card's is a hidden widget), none is kept, and none keeps anything: what it needs it asks
its object for.
"""

import functools
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from pega6_desktop.ui.look.widgets import Spoken
from pega6_desktop.ui.table.arrangement import Arrangement, in_order
from pega6_desktop.ui.table.places import Rect
from pega6_desktop.ui.table.surface.table_view import TableArea
from pega6_desktop.ui.table.turns import acts
from pega6_desktop.ui.table.view import CardKey, ZoneId

_Role, _Text = QAccessible.Role, QAccessible.Text


class Place(NamedTuple):
    """What a thing is: a zone, or a card."""

    is_zone: bool
    key: CardKey


class SpokenWords(NamedTuple):
    """Name and description of a thing."""

    name: str
    description: str = ""


def things(table: Arrangement) -> dict[Place, SpokenWords]:
    """Everything on the table in reading order: what the arrangement tells, then the other cards."""
    found = {Place(thing.is_zone, thing.key): SpokenWords(thing.name, thing.description) for thing in table.things()}
    passed = table.alike()
    for card in table.cards():
        if card.key not in passed:
            found.setdefault(_card(card.key), SpokenWords(card.name, card.note))
    return found | {_card(held.key): SpokenWords(held.name, held.description) for held in in_order(table.hand)}


def _zone(zone: ZoneId) -> Place:
    return Place(is_zone=True, key=zone)


def _card(key: CardKey) -> Place:
    return Place(is_zone=False, key=key)


class FeltTree(QObject):
    """What lies on one felt for screen readers: the things, and the stand-ins Qt knows them by; goes with its area."""

    def __init__(self, area: TableArea) -> None:
        super().__init__(area)
        self._area = area
        self._stand_ins: dict[Place, StandIn] = {}
        self._found: tuple[Arrangement, dict[Place, SpokenWords]] | None = None
        self._told: tuple[Place, ...] = ()
        area.shown.connect(self._tell_things)
        area.focus_moved.connect(self._tell_focus)

    @property
    def things(self) -> dict[Place, SpokenWords]:
        """What is told to be there now; asked for by every thing, so found once for each table that is told."""
        table = self._area.told
        if self._found is None or self._found[0] is not table:
            self._found = table, things(table)
        return self._found[1]

    @property
    def focused(self) -> Place | None:
        """What the keyboard's ring is around."""
        card, zone = self._area.felt.accents.focused, self._area.felt.accents.ringed
        return _card(card) if card is not None else _zone(zone) if zone is not None else None

    def stand_in(self, place: Place | None) -> "StandIn | None":
        """The object of what lies there, None where nothing does."""
        if place is None or place not in self.things:
            return None
        made = self._stand_ins.get(place)
        if made is None:
            made = self._stand_ins[place] = StandIn(self, self._area, place)
        return made

    def at(self, point: QPoint) -> "StandIn | None":
        """The object of what is seen at a point of the desktop."""
        at = self._area.viewport().mapFromGlobal(point).toPointF()
        card, zone = self._area.felt.card_under(at), self._area.felt.zone_under(at)
        return self.stand_in(_card(card) if card is not None else _zone(zone) if zone is not None else None)

    def is_chosen(self, place: Place) -> bool:
        """Whether it is in the air, or part of the move that is being made."""
        now = self._area.felt.accents
        return place.key in now.gathered or (now.lifted is not None and _card(now.lifted) == place)

    def is_liftable(self, place: Place) -> bool:
        """Whether the card there may be picked up now."""
        return not place.is_zone and place.key in self._area.felt.accents.liftable

    def rect_of(self, place: Place) -> QRect:
        """Where it is on the desktop."""
        felt = self._area.felt
        box = Rect(0, 0, 0, 0)
        if place.is_zone and len(place.key) == 2:
            box = felt.zone_rect(place.key)
        elif (pose := felt.poses().get(place.key)) is not None:
            box = pose.rect
        corner = self._area.viewport().mapToGlobal(QPoint(round(box.x), round(box.y)))
        return QRect(corner, QSize(round(box.width), round(box.height)))

    def is_seen(self) -> bool:
        """Whether the felt is before the player, and no other page."""
        return self._area.isVisible()

    def press(self, place: Place) -> None:
        """A click there."""
        area = self._area
        if area.is_moving:
            area.acted.emit(acts.AskSkip())
        elif place.is_zone and len(place.key) == 2:
            area.acted.emit(acts.TapZone(place.key))
        else:
            area.acted.emit(acts.Tap(place.key))

    def has_keyboard(self, place: Place) -> bool:
        """Whether the keyboard stands there."""
        return self.focused == place and self._area.hasFocus()

    def _tell_things(self) -> None:
        """Other things lie there now."""
        there = tuple(self.things)
        if there != self._told and QAccessible.isActive():
            self._told = there
            QAccessible.updateAccessibility(QAccessibleEvent(self._area, QAccessible.Event.ObjectReorder))

    def _tell_focus(self) -> None:
        """The keyboard's ring is around something else."""
        stand_in = self.stand_in(self.focused)
        if stand_in is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(stand_in, QAccessible.Event.Focus))


class StandIn(QWidget):
    """The object of one thing, never shown: its interface lives in Qt's cache as long as it does, and no longer.

    It stays the same for screen readers while the thing is gone and comes back.
    """

    def __init__(self, tree: FeltTree, area: TableArea, place: Place) -> None:
        super().__init__(area)
        self.tree, self.place = tree, place
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()


class ThingAccess(QAccessibleWidget):
    """One thing on the felt."""

    def __init__(self, stand_in: StandIn) -> None:
        super().__init__(stand_in, _Role.Button, "")

    @property
    def _there(self) -> tuple[FeltTree, Place] | None:
        """The tree and the place while the thing is there; also asked while its widget is being taken apart."""
        of = self.object()
        return (of.tree, of.place) if isinstance(of, StandIn) and of.place in of.tree.things else None

    def isValid(self) -> bool:
        return self._there is not None

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # Qt's stubs do not allow what Qt does

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def childCount(self) -> int:
        return 0

    def focusChild(self) -> QAccessibleInterface:
        return None  # type: ignore[return-value]  # as above

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def rect(self) -> QRect:
        there = self._there
        return QRect() if there is None else there[0].rect_of(there[1])

    def text(self, kind: QAccessible.Text) -> str:
        there = self._there
        words = SpokenWords("") if there is None else there[0].things[there[1]]
        if kind == _Text.Name:
            return words.name
        return words.description if kind == _Text.Description else ""

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        state.focusable = True
        there = self._there
        state.invisible = there is None or not there[0].is_seen()
        if there is not None:
            tree, place = there
            state.focused = tree.has_keyboard(place)
            state.selectable = tree.is_liftable(place)
            state.selected = tree.is_chosen(place)
        return state

    def actionNames(self) -> list[str]:
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, name: str) -> None:
        there = self._there
        if name == QAccessibleActionInterface.pressAction() and there is not None:
            there[0].press(there[1])

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class FeltAccess(QAccessibleWidget):
    """The table area as a pane with its things; its name is the widget's, which follows the language."""

    def __init__(self, area: TableArea) -> None:
        super().__init__(area, _Role.Pane)

    @property
    def _tree(self) -> FeltTree | None:
        """None while the area is being taken apart."""
        area = self.object()
        return _tree_of(area) if isinstance(area, TableArea) else None

    def childCount(self) -> int:
        return 0 if self._tree is None else len(self._tree.things)

    def child(self, index: int) -> QAccessibleInterface:
        tree = self._tree
        there = () if tree is None else tuple(tree.things)
        return _interface(tree.stand_in(there[index]) if tree is not None and 0 <= index < len(there) else None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        of, tree = child.object(), self._tree
        if tree is None or not isinstance(of, StandIn) or of.tree is not tree:
            return -1
        return next((i for i, place in enumerate(tree.things) if place == of.place), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return _interface(None if self._tree is None else self._tree.at(QPoint(x, y)))

    def focusChild(self) -> QAccessibleInterface:
        tree = self._tree
        return _interface(None if tree is None else tree.stand_in(tree.focused))


def _interface(stand_in: StandIn | None) -> QAccessibleInterface:
    """What Qt's cache has for it, or makes for it through ``_access``."""
    return None if stand_in is None else QAccessible.queryAccessibleInterface(stand_in)  # type: ignore[return-value]  # as above


def _tree_of(area: TableArea) -> FeltTree:
    if not isinstance(area.tree, FeltTree):
        area.tree = FeltTree(area)
    return area.tree


@functools.cache
def install() -> None:
    """Let Qt ask here for every felt and every painted picture, from now on."""
    QAccessible.installFactory(_access)


def _access(_name: str, thing: QObject) -> QAccessibleInterface | None:
    """A new interface for Qt's cache, which asks once for each object, and owns the answer."""
    match thing:
        case StandIn():
            return ThingAccess(thing)
        case TableArea():
            return FeltAccess(thing)
        case QWidget() if isinstance(thing, Spoken):
            return QAccessibleWidget(thing, thing.spoken_role)
    return None
