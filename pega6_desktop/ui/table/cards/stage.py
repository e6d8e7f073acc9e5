"""All card items on the table by their key; whatever moves, they can be brought to the truth at once.

Owns the items, their birth and burial. Must not know why a card moves or what a step is.
"""

from collections.abc import Collection, Iterable, Mapping

import shiboken6
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsScene

from pega6_desktop.ui.look.faces import BACK
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.table.cards.items import CardItem
from pega6_desktop.ui.table.cards.motions import Leg
from pega6_desktop.ui.table.cards.tempo import Motion
from pega6_desktop.ui.table.places import Pose
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace, OwnFace


class CardItems:
    """Card items by key. A held card hangs from the pointer: its pose may change, but it does not go there."""

    def __init__(self, scene: QGraphicsScene, art: CardArt, parent: QObject) -> None:
        self._scene, self._art = scene, art
        self.items: dict[CardKey, CardItem] = {}
        """The items by key; those that are only leaving do not count."""
        self._graves: list[CardItem] = []
        self._held: CardKey | None = None
        self._dpr = 1.0
        # An item may not be deleted from within a signal of its own animations.
        self._burial = QTimer(parent)
        self._burial.setInterval(0)
        self._burial.setSingleShot(True)
        self._burial.timeout.connect(self._delete_gone)

    @property
    def buried(self) -> int:
        """Items that have left the table and are not deleted yet."""
        return len(self._graves)

    @property
    def held(self) -> CardKey | None:
        """The card that hangs from the pointer, or waits where it was dropped."""
        return self._held

    def poses(self) -> dict[CardKey, Pose]:
        """Where every card belongs."""
        return {key: item.pose for key, item in self.items.items()}

    def redraw(self, dpr: float) -> None:
        """Make all pictures anew when next shown."""
        self._dpr = dpr
        for item in self.items.values():
            item.redraw(dpr)

    def hold(self, key: CardKey | None) -> None:
        """Let that card hang from the pointer, or let go of it."""
        self._held = key if key in self.items else None

    def rekey(self, pairs: Iterable[tuple[CardKey, CardKey]]) -> None:
        """Call cards by new keys: hidden ones that are revealed, known ones that are laid face down.

        Of several pairs with one key in common the first counts.
        """
        moved: dict[CardKey, CardItem] = {}
        for old, new in pairs:
            if old in self.items and new not in moved:
                moved[new] = self.items.pop(old)
        for new, item in moved.items():
            self._discard(self.items.get(new))
            self.items[new] = item
        if self._held not in self.items:
            self._held = None

    def trade_equals(self, staying: Collection[CardKey]) -> None:
        """Of equal extra cards the one that hangs from the pointer is the one that goes, whichever key goes."""
        held = self._held
        if held is None or held[0] != "extra" or held not in staying:
            return
        gone = next((key for key in self.items if key[:2] == held[:2] and key not in staying), None)
        if gone is not None:
            self.items[held], self.items[gone] = self.items[gone], self.items[held]
            self._held = gone

    def show(self, faces: Mapping[CardKey, CardView], poses: Mapping[CardKey, Pose]) -> None:
        """Exactly these cards, at once; only a held card stays in the air."""
        for key in [key for key in self.items if key not in poses]:
            self.remove(key)
        for key, pose in poses.items():
            item = self.items.get(key)
            if item is None:
                self.add(key, faces[key], pose)
            elif key == self._held:
                item.belong(pose)
            else:
                item.show_face(face_of(faces[key]))
                item.place(pose)

    def add(self, key: CardKey, card: CardView, pose: Pose) -> CardItem:
        """A new card at its pose."""
        item = CardItem(self._scene, self._art, face_of(card), pose, self._dpr)
        self.items[key] = item
        return item

    def remove(self, key: CardKey) -> None:
        """Take a card off the table."""
        self._discard(self.release(key))

    def release(self, key: CardKey) -> CardItem | None:
        """Forget a card that is leaving; it must be buried later."""
        if key == self._held:
            self._held = None
        return self.items.pop(key, None)

    def bury(self, items: Iterable[CardItem]) -> None:
        """Take released items off the table."""
        for item in items:
            self._discard(item)

    def travel(self, key: CardKey, leg: Leg) -> None:
        """Send a card on its way; a held one only learns where it belongs."""
        item = self.items.get(key)
        if item is None:
            return
        if key == self._held:
            item.belong(leg.pose)
        else:
            item.travel(leg)

    def regroup(self, poses: Mapping[CardKey, Pose], motion: Motion, ms: int) -> None:
        """Go to poses that differ from the present ones (a card was lifted, the others step aside)."""
        for key, pose in poses.items():
            item = self.items.get(key)
            if item is not None and item.pose != pose:
                self.travel(key, Leg(pose, motion, ms))

    def belong(self, poses: Mapping[CardKey, Pose]) -> None:
        """Let cards belong there without going: `settle` brings them."""
        for key, pose in poses.items():
            if key in self.items:
                self.items[key].belong(pose)

    def settle(self) -> None:
        """Bring every card to its pose, but not the held one."""
        for key, item in self.items.items():
            if key != self._held:
                item.settle()

    def _discard(self, item: CardItem | None) -> None:
        if item is None:
            return
        item.stop()
        self._scene.removeItem(item)
        self._graves.append(item)
        self._burial.start()

    def _delete_gone(self) -> None:
        """Delete in this thread, whatever still refers to an item: the collector may run in another one."""
        gone, self._graves = self._graves, []
        for item in gone:
            shiboken6.delete(item)


def face_of(card: CardView) -> CardFace:
    """The face as the card art knows it."""
    return card.face if isinstance(card.face, int | ExtraFace | OwnFace) else BACK
