"""Cards on the table: items that Qt moves, turns and paints without asking Python, each by its key.

Owns how one card looks, which pose and face are true for it, the birth and burial of all of them, and that whatever
moves, they can be brought to the truth at once. Must not know where a card belongs, why it moves, or what a step is.
"""

from collections.abc import Collection, Iterable, Mapping

import shiboken6
from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtGui import QPixmap, QVector3D
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsScale, QGraphicsScene, QGraphicsWidget

from pega6_desktop.ui.look.faces import BACK
from pega6_desktop.ui.table.cards.art import CardArt, CardFace
from pega6_desktop.ui.table.cards.motions import CardMotions, Leg
from pega6_desktop.ui.table.cards.pieces import pixmap_item, snap
from pega6_desktop.ui.table.cards.tempo import Motion
from pega6_desktop.ui.table.places import Pose, Rect, card_height
from pega6_desktop.ui.table.view import CardKey, CardView, ExtraFace, OwnFace

_FINE_ENOUGH = 1.5
"""From this pixel ratio on a tilted card needs no finer picture."""

_TREMBLE, _TREMBLE_DEGREES = 0.02, 1.6


class CardItem(QGraphicsWidget):
    """One card; its origin is the middle of the card.

    Two pictures, at rest and lifted, are cross-faded. They are made for one width; on the way between two widths the
    larger picture is scaled. Truth is `pose` and `face`: whatever runs, `settle` shows exactly these.
    """

    def __init__(self, scene: QGraphicsScene, art: CardArt, face: CardFace, pose: Pose, dpr: float) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._art, self._dpr = art, dpr
        self.face = self._shown = face
        """What the card shows when nothing moves."""
        self.pose = pose
        """Where the card belongs; set by `place`, `belong` and `travel`."""
        self._is_veiled = False
        self._dressed: tuple[CardFace, int, float, bool, float] | None = None
        self._rest = pixmap_item(self)
        self._air = QGraphicsWidget()
        self._air.setParentItem(self)  # The constructor would leave it to Python, which may let go of it too early
        self._air.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self._airborne = pixmap_item(self._air)
        self._badges: dict[str, QGraphicsPixmapItem] = {}
        self._turn: QGraphicsScale | None = None
        self._motions = CardMotions(self, self._air, self._arrive)
        scene.addItem(self)
        self.settle()

    @property
    def shown_face(self) -> CardFace:
        """What the card shows now; while it turns over this may still be its other side."""
        return self._shown

    @property
    def is_moving(self) -> bool:
        """Whether the card travels, shakes or turns over."""
        return self._motions.is_running

    @property
    def shown_width(self) -> float:
        """Width on the screen now, logical px."""
        return self._width * self.scale()

    @property
    def seen_rect(self) -> Rect:
        """Where the card is on the screen now, as if it stood upright."""
        now, (x, y) = self.mapToScene(QPointF()), self.pose.middle
        return self.pose.rect.moved(now.x() - x, now.y() - y)

    @property
    def _width(self) -> int:
        return self._dressed[1] if self._dressed else self.pose.width

    def stop(self) -> None:
        """Stop everything where it is: the card is about to go."""
        self._motions.stop()

    def settle(self) -> None:
        """Stop everything and lie at the pose, showing the face."""
        self._motions.stop()
        self._shown = self.face
        if self._turn is not None:
            self._turn.setXScale(1.0)
        self._stand(self.pose)

    def place(self, pose: Pose) -> None:
        """Belong to that pose at once."""
        self.pose = pose
        self.settle()

    def redraw(self, dpr: float) -> None:
        """Make the pictures anew: the look or the pixel ratio has changed."""
        self._dpr, self._dressed = dpr, None

    def show_face(self, face: CardFace) -> None:
        """Show another face at once."""
        self.face = self._shown = face
        self._dress(self._width)

    def veil(self, *, is_veiled: bool) -> None:
        """Lay paper over an extra card that cannot be played now, or take it off."""
        if is_veiled != self._is_veiled:
            self._is_veiled = is_veiled
            self._dress(self._width)

    def belong(self, pose: Pose) -> None:
        """Belong to that pose without going there: the card hangs from the pointer or is on its way."""
        self.pose = pose

    def travel(self, leg: Leg) -> None:
        """Go from where the card is to the pose of the leg, which is its own from now on."""
        self.pose = leg.pose
        self._motions.stop_travel()
        if leg.ms + leg.delay <= 0:
            self._stand(leg.pose)
            return
        self._turn_around(QPointF())
        start = self.shown_width
        width = max(round(start), leg.pose.width)
        self._dress(width)
        self.setScale(start / width)
        self.setZValue(leg.pose.z if leg.z is None else leg.z)
        self.fade_lift(1.0 if leg.pose.is_lifted else 0.0, leg.ms)
        self._motions.travel(leg, self._home(leg.pose), leg.pose.width / width)

    def flip(self, face: CardFace, away_ms: int, back_ms: int) -> None:
        """Turn over to another face; the picture changes when the card stands on its edge."""
        self.face = face
        if away_ms + back_ms <= 0:
            self.show_face(face)
            return
        if self._turn is None:
            self._turn = QGraphicsScale(self)
            self._turn.setOrigin(QVector3D(0, 0, 0))
            self.setTransformations([self._turn])
        self._motions.flip(self._turn, away_ms, back_ms, self._show_other_side)

    def fade_lift(self, opacity: float, ms: int) -> None:
        """Fade the shadow of a lifted card in (1) or out (0)."""
        if opacity > 0 and self._airborne.pixmap().isNull():
            self._dress_airborne()
        self._motions.fade_lift(opacity, ms)

    def hold(self, grip: QPointF, z: float, ms: int) -> None:
        """Hang from the pointer by `grip`, a point of the card: it stays where it is while the card straightens."""
        self._motions.stop()
        self._shown = self.face
        self._turn_around(grip)
        self.setZValue(z)
        self.fade_lift(1.0, ms)
        self._motions.straighten(ms)

    def drag_to(self, point: QPointF) -> None:
        """Move so that the grip is at that point of the scene."""
        self.setPos(point - self.transformOriginPoint())

    def shake(self, reach: float, degrees: float, ms: int) -> None:
        """Shake where the card is; `reach` in px to each side."""
        self._motions.stop_travel()
        self._turn_around(QPointF())
        if ms > 0:
            self._motions.shake(reach, degrees, ms, swings=3)

    def tremble(self, ms: int) -> None:
        """Tremble where the card is."""
        if ms > 0:
            self._motions.shake(self._width * _TREMBLE, _TREMBLE_DEGREES, ms, swings=8)

    def set_badge(
        self,
        name: str,
        pixmap: QPixmap | None,
        offset: QPointF = QPointF(),  # noqa: B008
        *,
        z: float = 0.0,
    ) -> None:
        """Put a picture on the card (offset from its middle) that goes with it, or take it off with None.

        z: its layer among the pictures on this card.
        """
        if pixmap is None:
            badge = self._badges.pop(name, None)
            if badge is not None and (scene := badge.scene()) is not None:
                scene.removeItem(badge)
            return
        badge = self._badges.setdefault(name, pixmap_item(self))
        badge.setPixmap(pixmap)
        badge.setOffset(offset)
        badge.setZValue(z)

    def has_badge(self, name: str) -> bool:
        """Whether such a picture is on the card."""
        return name in self._badges

    def _arrive(self) -> None:
        opacity = self.opacity()
        self._stand(self.pose)
        self.setOpacity(opacity)

    def _show_other_side(self) -> None:
        self.show_face(self.face)

    def _stand(self, pose: Pose) -> None:
        self.setTransformOriginPoint(QPointF())
        self._dress(pose.width, is_tilted=pose.angle != 0)
        self.setScale(1.0)
        self.setRotation(pose.angle)
        self.setOpacity(1.0)
        self.setPos(self._home(pose))
        self.setZValue(pose.z)
        if pose.is_lifted and self._airborne.pixmap().isNull():
            self._dress_airborne()
        self._air.setOpacity(1.0 if pose.is_lifted else 0.0)

    def _home(self, pose: Pose) -> QPointF:
        """The middle of the card at the pose; an upright card covers whole device pixels."""
        if pose.angle:
            return QPointF(*pose.middle)
        x, y = snap(pose.x, self._dpr), snap(pose.y, self._dpr)
        return QPointF(x + pose.width / 2, y + pose.height / 2)

    def _turn_around(self, grip: QPointF) -> None:
        """Rotate and scale around another point of the card, without the card moving on the screen."""
        if self.transformOriginPoint() != grip:
            at = self.mapToScene(grip)
            self.setTransformOriginPoint(grip)
            self.setPos(at - grip)

    def _dress(self, width: int, *, is_tilted: bool | None = None) -> None:
        tilted = self.pose.angle != 0 if is_tilted is None else is_tilted
        fineness = 2.0 if tilted and self._dpr < _FINE_ENOUGH else 1.0
        wanted = (self._shown, width, self._dpr * fineness, self._is_veiled, self.pose.seen)
        if wanted == self._dressed:
            return
        self._dressed = wanted
        self._rest.setPixmap(self._picture(is_lifted=False))
        self._rest.setOffset(self._corner(is_lifted=False))
        if self._air.opacity() > 0 or self.pose.is_lifted:
            self._dress_airborne()
        else:
            self._airborne.setPixmap(QPixmap())

    def _dress_airborne(self) -> None:
        if self._dressed is not None:
            self._airborne.setPixmap(self._picture(is_lifted=True))
            self._airborne.setOffset(self._corner(is_lifted=True))

    def _picture(self, *, is_lifted: bool) -> QPixmap:
        if self._dressed is None:
            return QPixmap()
        face, width, dpr, is_veiled, seen = self._dressed
        return self._art.pixmap(face, width, dpr, is_lifted=is_lifted, is_veiled=is_veiled, seen=seen)

    def _corner(self, *, is_lifted: bool) -> QPointF:
        width, dpr = self._width, self._dressed[2] if self._dressed else self._dpr
        margin = self._art.margin(width, dpr, is_lifted=is_lifted)
        return QPointF(-width / 2 - margin, -card_height(width) / 2 - margin)


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
