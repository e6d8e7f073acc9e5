"""What stands still on the table: the view, which neither scrolls nor paints more than it must, the still and the lit
pictures of an arrangement with the wood and mat below, and the pictures of widgets that lie under it.

Owns the settings of the view and what ends a drag; how pieces come and go, which of them is hidden by another, and how
a former table dissolves over the new one. Cards move over widgets, and nobody paints these again for that. Must not
know any game (the arrangement says what the pieces show), nor what a drag is.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPixmap, QRegion, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from pega6_desktop.ui.look import Look, paint
from pega6_desktop.ui.table.arrangement import Accents, Arrangement, Still
from pega6_desktop.ui.table.cards.art import CardArt
from pega6_desktop.ui.table.cards.pieces import Inking, Piece, Prints, margin_px, pixmap_item, qrect
from pega6_desktop.ui.table.cards.tempo import Pace
from pega6_desktop.ui.table.places import Rect, TableLayout

_MODIFIERS = frozenset({Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr})

_PAINTED = QEvent.Type(QEvent.registerEventType())


class _Scene(QGraphicsScene):
    """A scene that has everything painted anew where a paint has come between a change and its telling.

    An item that has moved is told to the view by an event that is posted then, and until it arrives only the item knows
    where it was painted last. A paint in between, of whatever part, overwrites that, and the old picture would stay on
    the table for as long as nothing else is painted there. Events arrive in the order in which they were posted: the
    telling of such a change arrives before the mark of the paint that came between.
    """

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._marks = 0
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    def on_paint(self) -> None:
        """Something of the scene is painted now."""
        self._marks += 1
        QCoreApplication.postEvent(self, QEvent(_PAINTED))

    def event(self, event: QEvent) -> bool:
        """Count the marks, and see whether one is still to come when changes are told."""
        if event.type() == _PAINTED:
            self._marks -= 1
            return True
        if event.type() == QEvent.Type.MetaCall and self._marks:
            for view in self.views():
                view.viewport().update()
        return super().event(event)


class StillView(QGraphicsView):
    """Scene coordinates are viewport coordinates. The scene must cover the view: nothing is painted beneath it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = _Scene(self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setInteractive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        viewport = self.viewport()
        viewport.setMouseTracking(True)
        viewport.setAutoFillBackground(False)
        viewport.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def fit_scene(self) -> QSize:
        """Make the scene as large as the viewport, and say how large that is."""
        size = self.viewport().size()
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        return size

    def viewportEvent(self, event: QEvent) -> bool:
        """Let the scene know of every paint."""
        if event.type() == QEvent.Type.Paint:
            self._scene.on_paint()
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    # ------------------------------------------------------------ what a subclass answers

    @property
    def is_dragging(self) -> bool:
        """Whether something hangs from the pointer."""
        return False

    def cancel_drag(self) -> bool:
        """Give up a drag; False when there was none."""
        return False

    def on_pixel_ratio(self) -> None:
        """The window has come to a screen with another pixel ratio."""

    # ------------------------------------------------------------ what ends a drag

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys belong to the screen around; only Escape in mid-drag is ours."""
        event.setAccepted(event.key() == Qt.Key.Key_Escape and self.cancel_drag())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag does not survive the loss of the keyboard."""
        self.cancel_drag()
        super().focusOutEvent(event)

    def event(self, event: QEvent) -> bool:
        """A shortcut ends a drag before it acts; Escape does nothing else then."""
        match event.type():
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and event.key() not in _MODIFIERS:
                if self.is_dragging and event.key() == Qt.Key.Key_Escape:
                    event.accept()  # so that it comes to keyPressEvent and to no shortcut
                    return True
                self.cancel_drag()
            case QEvent.Type.WindowDeactivate:
                self.cancel_drag()
            case QEvent.Type.DevicePixelRatioChange:
                self.on_pixel_ratio()
        return super().event(event)


_UNDERLAY_Z = 6.0


class Underlay(QObject):
    """One picture per widget, over the wood and under every card.

    Pictures are made when control is back in the event loop: once for many changes, and never from within a resize.
    """

    def __init__(self, scene: QGraphicsScene, table: QWidget) -> None:
        super().__init__(table)
        self._scene, self._table = scene, table
        self._widgets: tuple[QWidget, ...] = ()
        self._pictures: list[QGraphicsPixmapItem] = []
        self._due = QTimer(self)
        self._due.setInterval(0)
        self._due.setSingleShot(True)
        self._due.timeout.connect(self._refresh)

    def show(self, widgets: Sequence[QWidget]) -> None:
        """Show exactly these siblings of the table, as they look by then; hidden ones are not shown."""
        self._widgets = tuple(widgets)
        self.refresh_soon()

    def refresh_soon(self) -> None:
        """Take the pictures anew, unless nobody can see them."""
        if self._table.isVisible():
            self._due.start()

    def stop(self) -> None:
        """The table is hidden; pictures are taken when it is back."""
        self._due.stop()

    def _refresh(self) -> None:
        self._fit()
        dpr = self._table.devicePixelRatioF()
        for picture, widget in zip(self._pictures, self._widgets, strict=True):
            picture.setVisible(not widget.isHidden())
            if picture.isVisible():
                picture.setPixmap(snapshot(widget, dpr))
                picture.setPos((widget.pos() - self._table.pos()).toPointF())

    def tip(self, at: QPoint) -> str:
        """The tool tip of the widget shown at that point."""
        on_parent = at + self._table.pos()
        under = (widget for widget in self._widgets if not widget.isHidden() and widget.geometry().contains(on_parent))
        return next((widget.toolTip() for widget in under), "")

    def _fit(self) -> None:
        while len(self._pictures) > len(self._widgets):
            self._scene.removeItem(self._pictures.pop())
        while len(self._pictures) < len(self._widgets):
            picture = pixmap_item()
            picture.setZValue(_UNDERLAY_Z)
            self._scene.addItem(picture)
            self._pictures.append(picture)


def snapshot(widget: QWidget, dpr: float) -> QPixmap:
    """The widget as it paints itself, transparent where it paints nothing."""
    size = widget.size()
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    widget.render(pixmap, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return pixmap


_GROUND_Z = -10.0
_WRITTEN_MARGIN = 4


class _Shown:
    """Pieces by the name of what they show, each with that; those that only fade out are gone already.

    drawn: by name what is on the pictures, and where.
    """

    def __init__(self) -> None:
        self.pieces: dict[str, Piece] = {}
        self.stills: dict[str, Still] = {}
        self.drawn: dict[str, tuple[object, ...]] = {}


class StillPieces:
    """Everything on one table that is no card. Pieces of a name are the same from one picture to the next."""

    def __init__(self, scene: QGraphicsScene, look: Look, art: CardArt, prints: Prints, pace: Pace) -> None:
        self._scene, self._look, self._art, self._prints, self._pace = scene, look, art, prints, pace
        self._inking = Inking(scene, pace, scene)
        self._ground = Piece(scene, _GROUND_Z)
        self._still, self._following, self._lit = _Shown(), _Shown(), _Shown()
        look.changed.connect(self.forget)

    def forget(self) -> None:
        """The pictures are to be put on anew: they have been taken off, or another look makes others."""
        for shown in (self._still, self._following, self._lit):
            shown.drawn.clear()

    def lay_out(self, layout: TableLayout, dpr: float) -> None:
        """Draw wood and mat for another size, theme or pixel ratio; nothing is lit."""
        window = Rect(0, 0, layout.width, layout.height)

        def draw(painter: QPainter) -> None:
            paint.wood(painter, self._look, qrect(window))
            paint.felt_mat(painter, self._look, qrect(layout.mat))

        self._ground.put(self._prints.picture(("ground", layout.mat), window, 0, dpr, draw), window, 0, dpr)
        self._fade_out(self._lit, frozenset(), 0)

    def show(
        self, layout: TableLayout, table: Arrangement, dpr: float, owed: Mapping[int, int], *, is_moving: bool
    ) -> None:
        """Show what stands still now. owed: points that are still to be counted up. is_moving: a step is played."""
        self._replace(self._still, table.still(layout, owed), dpr, is_moving=is_moving)
        self._cover()

    def follow(self, layout: TableLayout, table: Arrangement, now: Accents, dpr: float) -> None:
        """Show what follows the card that is lifted or pointed at."""
        self._replace(self._following, table.following(layout, now), dpr, is_moving=False)

    def light(
        self, layout: TableLayout, table: Arrangement, now: Accents, dpr: float, fade_ms: tuple[int, int]
    ) -> None:
        """Let the targets stand out, the aimed one most of all. fade_ms: to light up, to go out."""
        names = set()
        for still in table.lit(layout, now) if now.is_lit else ():
            names.add(still.name)
            piece = self._lit.pieces.get(still.name)
            if piece is None:
                piece = self._lit.pieces[still.name] = Piece(self._scene, still.z)
                piece.fade(0.0, 0)
            self._put(self._lit, still, dpr)
            piece.fade(1.0, fade_ms[0])
        self._fade_out(self._lit, names, fade_ms[1])
        self._cover()

    def write(self, layout: TableLayout, table: Arrangement, former: Arrangement, dpr: float) -> None:
        """Let what is new since the former table be seen being written."""
        if type(table) is not type(former):
            return
        margin = margin_px(_WRITTEN_MARGIN, self._look, dpr)
        for writing in table.writings(former, layout):
            stills = [
                Still("writing", (*writing.content, part), writing.box, writing.z, draw)
                for part, draw in enumerate((writing.before, *(draw for draw, _ in writing.parts)))
            ]
            pixmaps = [self._picture(still, margin, dpr) for still in stills]
            ways = [way for _, way in writing.parts]
            parts = list(zip(pixmaps[1:], ways, strict=True))
            self._inking.write(writing.box, margin, writing.z, pixmaps[0], parts, dpr)

    def end_fades(self) -> None:
        """Bring whatever comes, goes or is being written to its end."""
        self._inking.finish()
        for piece in (*self._still.pieces.values(), *self._lit.pieces.values()):
            piece.end_fade()

    # ------------------------------------------------------------ inside

    def _replace(self, shown: _Shown, wanted: Iterable[Still], dpr: float, *, is_moving: bool) -> None:
        """Show exactly these; what comes or goes does so with its motion where the table moves."""
        names = set()
        for still in wanted:
            names.add(still.name)
            piece = shown.pieces.get(still.name)
            if piece is None:
                piece = shown.pieces[still.name] = Piece(self._scene, still.z)
                piece.fade(0.0, 0)
            self._put(shown, still, dpr)
            if not piece.is_wanted:
                self._bring(piece, still, is_moving=is_moving)
        for name in [name for name in shown.pieces if name not in names]:
            self._take_off(shown, name, is_moving=is_moving)

    def _bring(self, piece: Piece, still: Still, *, is_moving: bool) -> None:
        coming = still.coming
        ms = self._pace.ms(coming.motion.ms) if coming is not None and is_moving else 0
        if self._is_covered(still.name):
            piece.setOpacity(1.0)
        elif coming is None or ms <= 0:
            piece.fade(1.0, 0)
        elif coming.way == "fade":
            piece.fade(1.0, ms)
        else:
            piece.fade(1.0, 0)
            piece.enter(coming.way, coming.reach, still.box, coming.motion, ms)

    def _take_off(self, shown: _Shown, name: str, *, is_moving: bool) -> None:
        """What leaves a table in motion fades, unless something lit lies over it; it is deleted when it is not seen."""
        piece, coming = shown.pieces[name], shown.stills[name].coming
        ms = 0 if coming is None or not is_moving or self._is_covered(name) else self._pace.ms(coming.going.ms)
        if piece.is_wanted and ms > 0:
            piece.fade(0.0, ms)
        elif ms <= 0 or not piece.isVisible():
            for lit in self._lit.pieces.values():
                lit.let_go_of(piece)
            shown.pieces.pop(name).remove()
            del shown.stills[name]
            shown.drawn.pop(name, None)

    def _fade_out(self, shown: _Shown, names: Iterable[str], ms: int) -> None:
        for name in [name for name in shown.pieces if name not in names]:
            piece = shown.pieces.get(name)
            if piece is None:
                continue  # what ended while another one began to fade has lit the table anew
            if piece.is_shown:
                piece.fade(0.0, ms)
            elif not piece.isVisible():
                shown.pieces.pop(name).remove()
                del shown.stills[name]
                shown.drawn.pop(name, None)

    def _is_covered(self, name: str) -> bool:
        lit = self._lit
        return any(still.covers == name and lit.pieces[key].is_shown for key, still in lit.stills.items())

    def _cover(self) -> None:
        """What is lit lies over what it says anew, and hides what would shine through."""
        for name, still in self._lit.stills.items():
            piece = self._lit.pieces[name]
            if still.covers:
                piece.stand_in_for(self._still.pieces.get(still.covers))
            under = self._still.pieces.get(still.hides) if still.hides else None
            if under is not None:
                under.setVisible(not piece.is_shown)

    def _put(self, shown: _Shown, still: Still, dpr: float) -> None:
        shown.stills[still.name] = still
        drawn = still.content, still.box, still.z, still.margin, dpr
        if shown.drawn.get(still.name) == drawn:
            return
        shown.drawn[still.name] = drawn
        piece = shown.pieces[still.name]
        piece.setZValue(still.z)
        margin = margin_px(still.margin, self._look, dpr)
        piece.put(self._picture(still, margin, dpr), still.box, margin, dpr)

    def _picture(self, still: Still, margin: float, dpr: float) -> QPixmap:
        def draw(painter: QPainter) -> None:
            still.draw(painter, self._look, self._art, dpr)

        return self._prints.picture((still.name, *still.content), still.box, margin, dpr, draw)


_DISSOLVE_Z, _BELOW_CARDS_Z = 95.0, 9.0
"""Over everything that stands still, below the cards of the hand and those on their way; below all cards, where most of
them go on lying there.
"""


class Dissolve:
    """A picture of the table as it was, taken once and faded by Qt alone."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._picture = Piece(scene, _DISSOLVE_Z)
        self._picture.hide()
        self._picture.visibleChanged.connect(self._forget)

    def keep(self, window: Rect, cards: Collection[QGraphicsItem], dpr: float, *, is_below: bool) -> None:
        """Take the picture of what the window shows now, without these cards. is_below: it fades below all cards."""
        self._picture.setZValue(_BELOW_CARDS_Z if is_below else _DISSOLVE_Z)
        for card in cards:
            card.hide()
        pixmap = QPixmap(max(1, round(window.width * dpr)), max(1, round(window.height * dpr)))
        pixmap.setDevicePixelRatio(dpr)
        painter = QPainter(pixmap)
        area = QRectF(window.x, window.y, window.width, window.height)
        self._scene.render(painter, QRectF(0, 0, window.width, window.height), area)
        painter.end()
        for card in cards:
            card.show()
        self._picture.put(pixmap, window, 0, dpr)

    def begin(self, ms: int) -> None:
        """Let the picture fade away over the table as it is by now."""
        if not self._picture.picture.isNull():
            self._picture.fade(1.0, 0)
            self._picture.fade(0.0, ms)

    def end(self) -> None:
        """Only the new table is to be seen."""
        self._picture.end_fade()

    def _forget(self) -> None:
        """A picture as large as the window is not kept."""
        if not self._picture.isVisible():
            self._picture.put(QPixmap(), Rect(0, 0, 0, 0), 0, 1)
